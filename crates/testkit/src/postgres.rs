//! A PostgreSQL server of one's own, for tests and the bench: on a socket in a folder of its own, gone with this process.
//!
//! Where there is none to be started, tests that want one say so and are skipped; with `REQUIRE_POSTGRES=1` they fail.

#![allow(dead_code)] // Not everybody who shares this needs all of it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// Starts a server, says where, does what it is told, and ends the server when nobody can tell it anything any more.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d "${TMPDIR:-/tmp}/correio-postgres.XXXXXX")
trap 'rm -rf "$folder"' EXIT
as=
if [ "$(id -u)" = 0 ]; then
  for user in postgres nobody; do
    if id "$user" > /dev/null 2>&1; then
      as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
      chown "$user" "$folder"
      break
    fi
  done
fi
cd "$folder"
for bin in /usr/lib/postgresql/*/bin; do PATH=$PATH:$bin; done
server() { $as pg_ctl -D "$folder/data" -l "$folder/log" -w "$@" > /dev/null; }
$as initdb -D "$folder/data" -U correio -A trust -E UTF8 --locale=C --no-sync > /dev/null
cat >> "$folder/data/postgresql.conf" <<END
unix_socket_directories = '$folder'
listen_addresses = ''
max_connections = 300
fsync = ${FSYNC:-off}
deadlock_timeout = 100ms
END
server start
echo "$folder"
while read -r command; do
  server $command || true
  echo done
done
server -m immediate stop
"#;

/// A server that runs as long as this process.
pub struct Server {
    folder: String,
    _process: Child,
    talk: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    databases: AtomicU64,
}

/// The server of this process. None: none can be started here.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let server = SERVER.get_or_init(Server::start).as_ref();
    if server.is_none() {
        assert!(std::env::var_os("REQUIRE_POSTGRES").is_none(), "PostgreSQL cannot be started here");
        println!("skipped: PostgreSQL cannot be started here");
    }
    server
}

impl Server {
    fn start() -> Option<Server> {
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for the tests; the server ends after them.
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut process = shell.spawn().ok()?;
        let (stdin, stdout) = (process.stdin.take()?, process.stdout.take()?);
        let mut stdout = BufReader::new(stdout);
        let mut folder = String::new();
        stdout.read_line(&mut folder).ok()?;
        let folder = folder.trim().to_owned();
        let talk = Mutex::new((stdin, stdout));
        let databases = AtomicU64::new(0);
        (!folder.is_empty()).then_some(Server { folder, _process: process, talk, databases })
    }

    /// Where a database with this name is.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://correio@localhost/{name}?host={}", self.folder)
    }

    /// The socket on which the server listens.
    pub fn socket(&self) -> String {
        format!("{}/.s.PGSQL.5432", self.folder)
    }

    /// A new, empty database.
    pub async fn database(&self) -> String {
        let name = format!("correio_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnection::connect(&self.url("postgres")).await.expect("a connection");
        let create = AssertSqlSafe(format!("create database {name}"));
        sqlx::query(create).execute(&mut connection).await.expect("a database");
        connection.close().await.expect("closed");
        self.url(&name)
    }

    /// Ends the server as a crash would, and starts it again.
    pub fn restart(&self) {
        self.tell("-m immediate restart");
    }

    fn tell(&self, command: &str) {
        let mut talk = self.talk.lock().expect("no panic");
        writeln!(talk.0, "{command}").expect("the server listens");
        let mut done = String::new();
        talk.1.read_line(&mut done).expect("the server answers");
    }
}

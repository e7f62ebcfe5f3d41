//! The process is killed with SIGKILL two hundred times while it is played on: what was acknowledged is there, nothing
//! was done twice, and no message was lost or doubled.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use engine::{Seed, Stream};
use store::Database;
use table::editions::Editions;
use table::store::Store;
use table::{Answer, Catalogue, DeliveryState, GameId, InteractionId, Post, PostId, verify};

use super::terminal::{Terminal, database, messages};

const KILLS: u32 = 200;
const PEOPLE: [&str; 3] = ["ana", "ben", "cleo"];

/// The people at the table: they remember what they asked for and what they were told.
struct Players {
    random: Stream,
    asked: u32,
    /// What was asked for and never answered, with its id.
    pending: Option<(String, String)>,
    acknowledged: BTreeMap<String, (String, String)>,
    /// How often a kill came before, and how often after the commit of what was pending.
    lost: u32,
    kept: u32,
}

impl Players {
    /// The next thing somebody wants, with an id of its own. What was not answered comes first.
    fn next(&mut self, terminal: &mut Terminal) -> (String, String) {
        if let Some((id, wish)) = self.pending.take() {
            let said = terminal.ask(&format!("#{id} {wish}"));
            if said.end.ends_with(" again") {
                self.kept += 1
            } else {
                self.lost += 1
            }
            self.heard(id, wish, &said.end);
        }
        self.asked += 1;
        (format!("i{}", self.asked), self.wish(terminal))
    }

    fn wish(&mut self, terminal: &mut Terminal) -> String {
        let status = terminal.ask("ana status");
        if status.end.starts_with("no") {
            return "ana open".to_owned();
        }
        if status.lines[0].ends_with("lobby") {
            let seated = |name: &&&str| status.lines.iter().any(|line| line.ends_with(**name));
            let missing = PEOPLE.iter().find(|name| !seated(name));
            return missing.map_or("ana start".to_owned(), |name| format!("{name} join"));
        }
        let active: Vec<&str> = status.lines.iter().filter_map(|line| line.strip_suffix(" to act")).collect();
        let person =
            self.random.pick(&active).and_then(|line| line.split(' ').next_back()).expect("somebody").to_owned();
        let shown = terminal.ask(&format!("{person} show")).lines;
        if self.random.one_in(4) && shown.iter().any(|line| line.starts_with("unsettled")) {
            return format!("{person} undo");
        }
        let choices: Vec<&str> =
            shown.iter().filter_map(|line| line.strip_prefix("- ").or(line.strip_prefix("+ "))).collect();
        format!("{person} do {}", self.random.pick(&choices).expect("a choice"))
    }

    /// Takes note of an answer; the same request must always get the same.
    fn heard(&mut self, id: String, wish: String, answer: &str) {
        let answer = answer.strip_prefix("ok ").unwrap_or_else(|| panic!("{wish}: {answer}"));
        let answer = answer.strip_suffix(" again").unwrap_or(answer).to_owned();
        if let Some((_, before)) = self.acknowledged.insert(id, (wish, answer.clone())) {
            assert_eq!(before, answer);
        }
    }

    /// Asks again for something that was done long ago.
    fn repeat(&mut self, terminal: &mut Terminal) {
        let ids: Vec<_> = self.acknowledged.keys().cloned().collect();
        let Some(id) = self.random.pick(&ids).cloned() else { return };
        let (wish, _) = self.acknowledged[&id].clone();
        let said = terminal.ask(&format!("#{id} {wish}"));
        assert!(said.end.ends_with(" again"), "{wish}: {}", said.end);
        self.heard(id, wish, &said.end);
    }

    /// Plays until the process is killed.
    fn until_killed(&mut self, mut terminal: Terminal) {
        loop {
            let (id, wish) = self.next(&mut terminal);
            terminal.send(&format!("#{id} {wish}"));
            if self.random.one_in(6) {
                // After the commit, however long that takes: its answer is lost with the process.
                terminal.hear().expect("an answer");
                terminal.kill();
                self.pending = Some((id, wish));
                return;
            }
            if self.random.one_in(5) {
                // A commit takes a few hundred microseconds to a few milliseconds: hit before, in and after it.
                std::thread::sleep(Duration::from_micros(u64::from(self.random.below(5_000))));
                match terminal.kill() {
                    Some(said) => self.heard(id, wish, &said.end),
                    None => self.pending = Some((id, wish)),
                }
                return;
            }
            let said = terminal.hear().expect("an answer");
            self.heard(id, wish, &said.end);
            if self.random.one_in(8) {
                self.repeat(&mut terminal);
            }
        }
    }
}

#[test]
fn killed_two_hundred_times_nothing_is_lost_and_nothing_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let random = Seed::from_number(1755).stream("kills");
    let mut players = Players { random, asked: 0, pending: None, acknowledged: BTreeMap::new(), lost: 0, kept: 0 };
    for _ in 0..KILLS {
        players.until_killed(Terminal::start(folder.path()));
    }
    let mut terminal = Terminal::start(folder.path());
    let (id, wish) = players.next(&mut terminal);
    let said = terminal.ask(&format!("#{id} {wish}"));
    players.heard(id, wish, &said.end);
    terminal.close();
    let (lost, kept) = (players.lost, players.kept);
    assert!(lost > 5 && kept > 5, "kills must come on both sides of a commit: {lost} before, {kept} after");

    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(check(folder.path(), &players.acknowledged));
}

async fn check(folder: &Path, acknowledged: &BTreeMap<String, (String, String)>) {
    let store = Database::open(&database(folder)).await.expect("a store");
    let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await.expect("a report");
    assert_eq!(report.differences, []);

    // Every entry of every log belongs to just one acknowledged request, and says what was asked for.
    let mut entries: BTreeMap<(GameId, u32), &str> = BTreeMap::new();
    for (id, (wish, answer)) in acknowledged {
        let stored = store.answer(&InteractionId::new(id.as_str())).await.expect("the store answers");
        assert_eq!(stored.as_deref(), Some(answer.as_str()), "{wish}");
        let made = match serde_json::from_str(answer).expect("an answer") {
            Answer::Acted { game, entries: Some((first, last)), .. } => (first..=last).map(|n| (game, n)).collect(),
            Answer::Undone { game, entry, .. } => vec![(game, entry)],
            _ => Vec::new(),
        };
        for entry in made {
            assert_eq!(entries.insert(entry, wish), None, "{wish} was done twice, or in place of another");
        }
    }
    let mut game = GameId(0);
    let mut logged = 0;
    while let Some(next) = store.after(game).await.expect("a game") {
        game = next;
        for entry in store.log(game).await.expect("a log").entries {
            let wish = entries.get(&(game, entry.number)).expect("somebody asked for it");
            let done = entry.entry.to_string();
            let done = done.split_once(": ").map(|(_, done)| done).expect("an entry");
            assert!(wish.ends_with(done), "asked for '{wish}', done '{done}'");
            logged += 1;
        }
    }
    assert_eq!(logged, entries.len(), "everything that was acknowledged is in a log");

    // Every message went out once. Edits may come after what was posted later.
    let written = std::fs::read_to_string(messages(folder)).expect("messages");
    let nonce = |line: &str| {
        let line: serde_json::Value = serde_json::from_str(line).expect("a whole line");
        line["nonce"].as_str().expect("a nonce").to_owned()
    };
    let mut written: Vec<String> = written.lines().map(nonce).collect();
    let mut expected = Vec::new();
    for number in 1..=store.highest().await.expect("numbers").post {
        // A number may be missing: that of a change that was not kept, or of an edit that another made needless.
        let Some(post) = store.post(PostId(number)).await.expect("read") else { continue };
        // A message that waited until the next one took its place is not sent, nor is what would have changed it.
        // An edit may have been made just before a kill and be pointless after it.
        match (post.delivery, &post.post) {
            (DeliveryState::Dropped, Post::Turn { .. } | Post::Lobby { .. }) => continue,
            (DeliveryState::Dropped, Post::Shrink { .. } | Post::Refresh) => {
                written.retain(|nonce| *nonce != post.nonce);
                continue;
            }
            _ => {}
        }
        assert_eq!(post.delivery, DeliveryState::Sent, "{post:?}");
        expected.push(post.nonce);
    }
    written.sort();
    expected.sort();
    assert_eq!(written, expected);
    assert!(logged > 100 && written.len() > 100, "{logged} entries, {} messages", written.len());
}

//! The checks of `correio doctor`, each a function of what was gathered.

use super::{Backups, Facts};
use crate::discord::{CheckupError, RegisteredNow, clock_error};
use store::OpenError;

/// A check: its name, and how it judges.
pub struct Check {
    pub name: &'static str,
    /// Whether the bot makes it as it starts.
    pub at_start: bool,
    pub look: fn(&Facts) -> Finding,
}

pub const CHECKS: [Check; 14] = [
    Check { name: ".env", at_start: true, look: env_file },
    Check { name: "variables", at_start: false, look: values },
    Check { name: "token", at_start: false, look: token },
    Check { name: "interactions", at_start: false, look: interactions },
    Check { name: "servers", at_start: false, look: servers },
    Check { name: "commands", at_start: false, look: commands },
    Check { name: "database", at_start: false, look: database },
    Check { name: "disk", at_start: true, look: disk },
    Check { name: "backup", at_start: false, look: backup },
    Check { name: "time zone", at_start: true, look: zone },
    Check { name: "clock", at_start: true, look: clock },
    Check { name: "pages", at_start: false, look: pages },
    Check { name: "editions", at_start: false, look: editions },
    Check { name: "fonts", at_start: false, look: fonts },
];

/// What a check found, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Fine(String),
    Warning(String),
    Wrong(String),
    /// It could not be checked.
    Skipped(String),
}

use Finding::{Fine, Skipped, Warning, Wrong};

impl Finding {
    pub fn says(&self) -> &str {
        match self {
            Fine(text) | Warning(text) | Wrong(text) | Skipped(text) => text,
        }
    }

    pub fn sign(&self) -> char {
        match self {
            Fine(_) => '✓',
            Warning(_) => '!',
            Wrong(_) => '✗',
            Skipped(_) => '–',
        }
    }

    pub fn state(&self) -> &'static str {
        match self {
            Fine(_) => "ok",
            Warning(_) => "warning",
            Wrong(_) => "error",
            Skipped(_) => "skipped",
        }
    }

    /// The exit code if this is the worst.
    pub fn code(&self) -> u8 {
        match self {
            Fine(_) | Skipped(_) => 0,
            Warning(_) => 1,
            Wrong(_) => 2,
        }
    }
}

/// Every variable that the program reads.
fn known() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("../../../.env.example").lines().filter_map(|line| line.strip_prefix('#'));
    let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name);
    names.filter(|name| name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_'))
}

/// How many letters must be added, removed or replaced to make one name of another.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.bytes().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in other.bytes().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

/// The known name that is nearest, if it is near enough to be meant.
fn meant(name: &str) -> Option<&'static str> {
    let near = known().map(|known| (distance(name, known), known)).min();
    near.filter(|(distance, known)| *distance * 3 <= known.len()).map(|(_, known)| known)
}

fn env_file(facts: &Facts) -> Finding {
    if let Some(error) = &facts.env_error {
        return Wrong(error.clone());
    }
    let unknown = |name: &&String| !known().any(|known| known == **name);
    let in_file = facts.env_file.iter().flat_map(|(_, names)| names).filter(unknown);
    // The environment has many other names; only one that is almost known is likely to be meant.
    let nearly = |name: &&String| name.len() > 6 && meant(name).is_some_and(|known| distance(name, known) <= 2);
    let around = facts.environment.iter().filter(unknown).filter(nearly);
    let mut strange: Vec<&String> = in_file.chain(around).collect();
    strange.sort();
    strange.dedup();
    let said: Vec<String> = strange
        .into_iter()
        .map(|name| match meant(name) {
            Some(known) => format!("{name} is not a variable of correio; did you mean {known}?"),
            None => format!("{name} is not a variable of correio; .env.example lists them all"),
        })
        .collect();
    match &facts.env_file {
        _ if !said.is_empty() => Warning(said.join(" ")),
        Some((file, names)) => Fine(format!("{} sets {} variables", file.display(), names.len())),
        None => Fine("there is no such file; the environment alone counts".to_owned()),
    }
}

fn values(facts: &Facts) -> Finding {
    if facts.values.is_empty() { Fine("every value can be used".to_owned()) } else { Wrong(facts.values.join("; ")) }
}

fn token(facts: &Facts) -> Finding {
    match &facts.discord {
        _ if !facts.has_token => Wrong(
            "DISCORD_TOKEN is not set: create a bot at https://discord.com/developers and put its token there"
                .to_owned(),
        ),
        None => Skipped("not checked, because a variable is wrong".to_owned()),
        Some(Ok(checkup)) => {
            let (name, id) = &checkup.application;
            Fine(format!("accepted; it belongs to the application {name} ({id})"))
        }
        Some(Err(CheckupError::Token)) => Wrong(CheckupError::Token.to_string()),
        Some(Err(error)) => Warning(error.to_string()),
    }
}

/// What is said where Discord was not asked, or did not answer.
const UNASKED: &str = "not checked; that takes an answer from Discord";

fn interactions(facts: &Facts) -> Finding {
    let Some(Ok(checkup)) = &facts.discord else { return Skipped(UNASKED.to_owned()) };
    match (&checkup.endpoint, facts.by_http) {
        (None, false) => Fine("they come over the gateway".to_owned()),
        (Some(url), true) => Fine(format!("Discord delivers them to {url}")),
        (Some(url), false) => Wrong(format!(
            "Discord delivers them to {url}, but DISCORD_PUBLIC_KEY and INTERACTIONS_ADDR are not set; set both, or remove \
             the Interactions Endpoint URL at https://discord.com/developers"
        )),
        (None, true) => Warning(
            "Discord does not deliver them over HTTP yet; set the Interactions Endpoint URL at \
             https://discord.com/developers once the bot runs"
                .to_owned(),
        ),
    }
}

fn servers(facts: &Facts) -> Finding {
    let Some(Ok(checkup)) = &facts.discord else { return Skipped(UNASKED.to_owned()) };
    if checkup.servers.is_empty() {
        return Warning("the bot is in no server; open the link that correio invite prints".to_owned());
    }
    let lacking: Vec<_> = checkup
        .servers
        .iter()
        .filter(|server| !server.missing.is_empty())
        .map(|server| format!("in {} the bot lacks {}", server.name, server.missing.join(", ")))
        .collect();
    if lacking.is_empty() {
        Fine(format!("the bot has every permission in {} servers", checkup.servers.len()))
    } else {
        Warning(format!("{}; give its role these permissions there", lacking.join("; ")))
    }
}

fn commands(facts: &Facts) -> Finding {
    let Some(Ok(checkup)) = &facts.discord else { return Skipped(UNASKED.to_owned()) };
    match checkup.commands {
        RegisteredNow::These(count) => Fine(format!("{count} commands of this version are registered")),
        RegisteredNow::Others => {
            Warning("Discord has the commands of another version; correio run registers these".to_owned())
        }
        RegisteredNow::Nothing => Warning("none is registered yet; correio run registers them".to_owned()),
    }
}

fn database(facts: &Facts) -> Finding {
    match &facts.opened {
        None => Skipped("not opened".to_owned()),
        Some(Ok(())) => Fine(format!("{} can be read", facts.database)),
        Some(Err(error @ (OpenError::Missing { .. } | OpenError::Empty { .. }))) => {
            Warning(format!("{error}; correio run creates it"))
        }
        Some(Err(error @ OpenError::Older { .. })) => Warning(error.to_string()),
        Some(Err(error)) => Wrong(error.to_string()),
    }
}

/// For people: rounded down.
fn megabytes(bytes: u64) -> u64 {
    bytes >> 20
}

/// What the bot needs to go on for a while, in bytes.
const NEEDED: u64 = 64 << 20;

fn disk(facts: &Facts) -> Finding {
    let (size, free) = match &facts.room {
        None => return Skipped("the database is on a server of its own".to_owned()),
        Some(Err(error)) => return Wrong(format!("{error}; make it a folder in which the bot may write")),
        Some(Ok((size, free))) => (*size, *free),
    };
    let said = format!("{} MB are free beside the database, which has {} MB", megabytes(free), size.div_ceil(1 << 20));
    if free < NEEDED {
        Wrong(format!("{said}; delete something, or games stop soon"))
    } else if free < 2 * size + NEEDED {
        Warning(format!("{said}; backups and upgrades need more than twice its size"))
    } else {
        Fine(said)
    }
}

fn backup(facts: &Facts) -> Finding {
    match &facts.backups {
        Backups::OwnTools => Skipped("PostgreSQL is backed up with its own tools, such as pg_dump".to_owned()),
        Backups::Off => Warning("none is made, because BACKUP_DIR is not set; set it to a folder".to_owned()),
        Backups::Wrong(error) => Wrong(error.clone()),
        Backups::Newest(None) => Warning("there is none yet; correio run makes the first when it starts".to_owned()),
        Backups::Newest(Some((file, nights))) if *nights < 0 => Wrong(format!(
            "{} is of a later night than this one; set the clock right, or delete that file",
            file.display()
        )),
        Backups::Newest(Some((file, nights))) if *nights > 1 => Warning(format!(
            "the newest one, {}, is {nights} nights old; is the bot running? Its log says why there is no newer one",
            file.display()
        )),
        Backups::Newest(Some((file, _))) => Fine(format!("the newest one is {}", file.display())),
    }
}

fn zone(facts: &Facts) -> Finding {
    match &facts.zone {
        Ok(name) => Fine(format!("this machine is in {name}; the data for all zones is part of the program")),
        Err(error) => Warning(format!("{error}; set TZ to a name such as Europe/Lisbon, or nights begin by UTC")),
    }
}

fn clock(facts: &Facts) -> Finding {
    if store::is_before_this_program(facts.now) {
        return Wrong("it is set to a time before this program existed; set it right".to_owned());
    }
    let Some(theirs) = facts.discord.as_ref().and_then(|asked| asked.as_ref().ok()?.time) else {
        return Skipped(UNASKED.to_owned());
    };
    let seconds = clock_error(facts.now, theirs).as_secs();
    let said = format!("it differs from Discord's by {seconds} seconds");
    match seconds {
        0..5 => Fine("it agrees with Discord's".to_owned()),
        5..60 => Warning(format!("{said}; let the system set it (timedatectl set-ntp true)")),
        60.. => Wrong(format!("{said}; let the system set it (timedatectl set-ntp true)")),
    }
}

fn pages(facts: &Facts) -> Finding {
    match &facts.pages {
        None => Skipped("none are served, because WEB_ADDR is not set".to_owned()),
        Some(Ok(())) => Fine("they can be reached from here".to_owned()),
        Some(Err(error)) => Wrong(error.to_string()),
    }
}

fn editions(facts: &Facts) -> Finding {
    if facts.editions.is_empty() {
        Fine("the values of every game can be used".to_owned())
    } else {
        Wrong(facts.editions.join("; "))
    }
}

fn fonts(facts: &Facts) -> Finding {
    if facts.fonts {
        Fine("they are part of the program and have every letter".to_owned())
    } else {
        Wrong("the program's own fonts cannot be read; install it again".to_owned())
    }
}

#[cfg(test)]
mod tests;

//! A channel with a table and the people at it, who see only what Discord shows them.

use serde_json::json;

use crate::stored::Party;
use correio::engine::Stream;
use correio::present::{Language, Locale, People, Press, Script, Trail, Verb, words};
use correio::sandbox::{ChannelId, Message, NotDone, Person, Reply, Sandbox};

/// An action that somebody chose.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chosen {
    pub game: String,
    pub person: u64,
    pub text: String,
}

impl Chosen {
    /// One entry of a menu may stand for several actions; a log has each of them.
    pub fn actions(&self) -> impl Iterator<Item = Chosen> + '_ {
        self.text.split("; ").map(|text| Chosen { text: text.to_owned(), ..self.clone() })
    }
}

/// What came of a step.
#[derive(Clone, Debug)]
pub enum Stepped {
    /// An action was entered, and what that showed.
    Moved(Chosen, Box<Message>),
    /// An action was refused, as it seems: something unanswered was carried out later after all, so that the panel
    /// was old.
    Refused(Chosen),
    /// Something was opened or looked at on the way.
    Looked,
    /// Nobody is asked for anything now: the game is over, or a message is still on its way.
    Idle,
}

/// A channel and who plays there.
pub struct TestTable {
    sandbox: Sandbox,
    pub channel: ChannelId,
    pub people: Vec<Person>,
    party: Party,
    pub chance: Stream,
    /// Whose panel is open, and how it looks.
    panel: Option<(usize, Message)>,
    /// Who was last found not to be asked anything.
    passed: usize,
    /// What was chosen and not answered yet: whether it counts nobody here knows.
    pub trying: Option<Chosen>,
}

impl TestTable {
    /// A channel of its own with people of its own.
    pub fn new(sandbox: &Sandbox, number: usize, party: Party, chance: Stream) -> TestTable {
        const LOCALES: [&str; 4] = ["en-US", "de", "it", "ru"];
        let channel = sandbox.add_channel(sandbox.home(), &format!("table-{number}"));
        let person = |seat: usize| {
            let locale = LOCALES[(number + seat) % LOCALES.len()];
            sandbox.as_user(sandbox.add_user(&format!("Player {number} {seat}"), locale))
        };
        let people = (0..party.seats).map(person).collect();
        TestTable { sandbox: sandbox.clone(), channel, people, party, chance, panel: None, passed: 0, trying: None }
    }

    /// Opens a table, sits down and starts. Can be tried again after a failure in the middle.
    pub async fn begin(&mut self) -> Result<(), NotDone> {
        self.panel = None;
        for person in &self.people {
            person.slash(self.channel, "settings", &[("confirm", json!("never"))]).await?;
        }
        // A second one is refused in words; the table that is there serves as well.
        self.people[0].slash(self.channel, "game new", &[("game", json!(self.party.game))]).await?;
        for person in &self.people[1..] {
            let Some((lobby, id)) = self.button(Verb::Join).await? else { return Ok(()) };
            person.press(lobby.id, &id).await?;
        }
        if let Some((lobby, id)) = self.button(Verb::Start).await? {
            self.people[0].press(lobby.id, &id).await?;
        }
        Ok(())
    }

    /// The public button with this verb; none if the game is on already.
    async fn button(&self, verb: Verb) -> Result<Option<(Message, String)>, NotDone> {
        let found = |sandbox: &Sandbox| {
            let newest = sandbox.newest(self.channel, |message| {
                !message.is_private() && verbs(message).any(|found| found == verb || found == Verb::Turn)
            })?;
            let id = newest.custom_ids().into_iter().find(|id| verb_of(id) == Some(verb)).map(str::to_owned);
            Some(id.map(|id| (newest.clone(), id)))
        };
        self.sandbox.until(found).await
    }

    /// The address of the page on which the game can be watched.
    pub async fn page(&self) -> Result<String, NotDone> {
        let found = |sandbox: &Sandbox| {
            let newest = sandbox.newest(self.channel, |message| verbs(message).any(|verb| verb == Verb::Watch))?;
            let id = newest.custom_ids().into_iter().find(|id| verb_of(id) == Some(Verb::Watch)).map(str::to_owned);
            Some((newest.id, id?))
        };
        let (message, id) = self.sandbox.until(found).await?;
        let text = self.people[0].press(message, &id).await?.text();
        let link = text.split_whitespace().find(|word| word.starts_with("http"));
        Ok(link.unwrap_or_default().to_owned())
    }

    /// Whether the newest public message says that the game is over.
    pub fn is_over(&self) -> bool {
        let newest = self.sandbox.newest(self.channel, |message| !message.is_private());
        newest.is_some_and(|message| verbs(&message).any(|verb| verb == Verb::Rematch))
    }

    /// Whatever is shown may be old: the next step opens the panel anew.
    pub fn forget_panel(&mut self) {
        self.panel = None;
    }

    /// One press.
    pub async fn step(&mut self) -> Result<Stepped, NotDone> {
        let Some((who, panel)) = self.panel.take() else { return self.open().await };
        let choices = choices(&panel);
        let Some((id, value)) = self.chance.pick(&choices).cloned() else {
            self.passed = who;
            return Ok(Stepped::Idle);
        };
        let person = &self.people[who];
        self.trying = chosen(&id, value.as_deref(), person);
        let reply = match &value {
            Some(value) => person.select(panel.id, &id, &[value]).await?,
            None => person.press(panel.id, &id).await?,
        };
        // Acknowledged, and then left alone: the process may have been killed before it did anything.
        let shown = reply.message().cloned().ok_or(NotDone::NoAnswer)?;
        self.panel = Some((who, shown.clone()));
        match self.trying.take() {
            Some(chosen) if is_refusal(&shown) => Ok(Stepped::Refused(chosen)),
            Some(chosen) => Ok(Stepped::Moved(chosen, Box::new(shown))),
            None => Ok(Stepped::Looked),
        }
    }

    /// Opens the panel of somebody who is asked.
    async fn open(&mut self) -> Result<Stepped, NotDone> {
        let turn = |message: &Message| !message.is_private() && verbs(message).any(|verb| verb == Verb::Turn);
        // While nothing can be sent there may be none; people go on with `/turn`.
        let called = self.sandbox.newest(self.channel, turn).map(|message| message.mentions).unwrap_or_default();
        let mentioned = |who: &usize| called.contains(&self.people[*who].id());
        // Those who were called first; but with several, some have answered already.
        let next = (1..=self.people.len()).map(|step| (self.passed + step) % self.people.len());
        let (called, others): (Vec<usize>, Vec<usize>) = next.partition(mentioned);
        for who in called.into_iter().chain(others) {
            let reply = self.people[who].slash(self.channel, "turn", &[]).await?;
            let Some(message) = reply.message() else { continue };
            if !choices(message).is_empty() {
                self.panel = Some((who, message.clone()));
                return Ok(Stepped::Looked);
            }
        }
        Ok(Stepped::Idle)
    }

    /// Looks at the board, or types a few letters into a command.
    pub async fn look(&mut self) -> Result<Reply, NotDone> {
        let person = self.chance.pick(&self.people).unwrap_or(&self.people[0]).clone();
        match self.chance.below(2) {
            0 => person.slash(self.channel, "board", &[]).await,
            _ => person.autocomplete(self.channel, "do", &[], ("choice", "a")).await,
        }
    }
}

/// Buttons and entries of menus that lead on in a turn.
fn choices(panel: &Message) -> Vec<(String, Option<String>)> {
    let mut choices = Vec::new();
    for id in panel.custom_ids() {
        let values = panel.menu_values(id);
        match verb_of(id) {
            Some(Verb::Do | Verb::Sure) if values.is_empty() => choices.push((id.to_owned(), None)),
            Some(Verb::Do | Verb::Sure) => {
                choices.extend(values.into_iter().map(|value| (id.to_owned(), Some(value.to_owned()))));
            }
            _ => {}
        }
    }
    choices
}

fn verb_of(id: &str) -> Option<Verb> {
    id.parse::<Press>().ok().map(|press| press.verb)
}

fn verbs(message: &Message) -> impl Iterator<Item = Verb> {
    message.custom_ids().into_iter().filter_map(verb_of)
}

/// Whether somebody is told, in any language, that nothing was done; a game that is over says so in either case.
fn is_refusal(panel: &Message) -> bool {
    let (people, text) = (People::default(), panel.text());
    let reasons = [&words::STALE, &words::NOT_ASKED, &words::GAME_OVER, &words::TROUBLE];
    Language::ALL.iter().any(|language| {
        let manner = Locale::of(*language, Script::Markdown);
        let voice = manner.voice(&people);
        reasons.iter().any(|reason| text.contains(&voice.say(&reason.say())))
    })
}

/// The action that a press means, if it means one.
fn chosen(id: &str, value: Option<&str>, person: &Person) -> Option<Chosen> {
    let Press { verb, game, detail, .. } = id.parse().ok()?;
    let text = value.map_or(detail, str::to_owned);
    (matches!(verb, Verb::Do | Verb::Sure) && Trail::of_detail(&text).is_none()).then(|| Chosen {
        game,
        person: person.id().0,
        text,
    })
}

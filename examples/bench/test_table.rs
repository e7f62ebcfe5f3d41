//! A channel with a table and its players, who see only what Discord shows them.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::stored::GameSize;
use engine::Stream;
use present::words;
use present::{Language, Locale, People, Request, Script, TableRequest, Verb};
use sandbox::{ChannelId, Message, NotDone, Person, Reply, Sandbox};

/// The end of the id of the button that adds a bot.
const ADD_BOT: &str = ":add hard";

/// An action that a person chose.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChosenAction {
    pub game: String,
    pub person: u64,
    pub text: String,
}

impl ChosenAction {
    /// One menu entry may stand for several actions; a log has each of them.
    pub fn actions(&self) -> impl Iterator<Item = ChosenAction> + '_ {
        self.text.split("; ").map(|text| ChosenAction { text: text.to_owned(), ..self.clone() })
    }
}

/// The result of a step.
#[derive(Clone, Debug)]
pub enum StepResult {
    /// An action was entered, with what that showed.
    Moved(ChosenAction, Box<Message>),
    /// An action appears to have been refused: an unanswered one was carried out later after all, so the panel was
    /// outdated.
    Refused(ChosenAction),
    /// Something was opened or looked at on the way.
    Looked,
    /// Nobody has a question now: the game is over, or a message is still on its way.
    Idle,
}

/// A channel and who plays there.
pub struct TestTable {
    sandbox: Sandbox,
    pub channel: ChannelId,
    pub people: Vec<Person>,
    party: GameSize,
    /// How many seats hard bots take.
    bots: usize,
    pub chance: Stream,
    /// Whose panel is open, and its content.
    panel: Option<(usize, Message)>,
    /// Who was last found to have no question.
    passed: usize,
    /// When somebody here was last answered.
    answered: Instant,
    /// The longest that anybody went without an answer, and since when.
    pub longest: (Duration, Instant),
    /// Since when they wait for a message with a button that they need.
    awaiting: Option<Instant>,
    /// The longest they have waited for one.
    pub longest_for_message: Duration,
    /// What was chosen and not answered yet: nobody here knows whether it counts.
    pub trying: Option<ChosenAction>,
}

impl TestTable {
    /// A channel of its own with people of its own.
    pub fn new(sandbox: &Sandbox, number: usize, party: GameSize, chance: Stream) -> TestTable {
        const LOCALES: [&str; 4] = ["en-US", "de", "it", "ru"];
        let channel = sandbox.add_channel(sandbox.home(), &format!("table-{number}"));
        let person = |seat: usize| {
            let locale = LOCALES[(number + seat) % LOCALES.len()];
            sandbox.as_user(sandbox.add_user(&format!("Player {number} {seat}"), locale))
        };
        let people = (0..party.seats).map(person).collect();
        TestTable {
            sandbox: sandbox.clone(),
            channel,
            people,
            party,
            bots: 0,
            chance,
            panel: None,
            passed: 0,
            answered: Instant::now(),
            longest: (Duration::ZERO, Instant::now()),
            awaiting: None,
            longest_for_message: Duration::ZERO,
            trying: None,
        }
    }

    /// The same table with bots on all seats but the first.
    pub fn with_bots(self) -> TestTable {
        let bots = self.people.len() - 1;
        TestTable { people: self.people.into_iter().take(1).collect(), bots, ..self }
    }

    /// Opens a table, seats everybody and starts. Can be retried after a failure halfway.
    pub async fn begin(&mut self) -> Result<(), NotDone> {
        self.panel = None;
        for person in 0..self.people.len() {
            self.people[person].slash(self.channel, "settings", &[("confirm", json!("never"))]).await?;
            self.heard();
        }
        // A second one is refused in words; the existing table serves as well.
        self.people[0].slash(self.channel, "game new", &[("game", json!(self.party.game))]).await?;
        self.heard();
        for person in 1..self.people.len() {
            let Some((lobby, id)) = self.button(Verb::Join).await? else { return Ok(()) };
            self.people[person].press(lobby.id, &id).await?;
            self.heard();
        }
        if self.bots > 0
            && let Some((lobby, id)) = self.button(Verb::Bots).await?
        {
            let mut panel = self.people[0].press(lobby.id, &id).await?;
            for _ in 0..self.bots {
                let shown = panel.message().cloned().ok_or(NotDone::NoAnswer)?;
                let Some(add) = shown.custom_ids().into_iter().find(|id| id.ends_with(ADD_BOT)) else { break };
                panel = self.people[0].press(shown.id, add).await?;
            }
        }
        if let Some((lobby, id)) = self.button(Verb::Start).await? {
            self.people[0].press(lobby.id, &id).await?;
            self.heard();
        }
        Ok(())
    }

    /// Somebody was answered.
    fn heard(&mut self) {
        self.longest = self.longest.max((self.answered.elapsed(), self.answered));
        self.answered = Instant::now();
    }

    /// Nobody waited for an answer in the meantime.
    pub fn forgive(&mut self) {
        self.answered = Instant::now();
    }

    /// The public button with this verb; none if the game has already started.
    async fn button(&mut self, verb: Verb) -> Result<Option<(Message, String)>, NotDone> {
        let (channel, since) = (self.channel, *self.awaiting.get_or_insert_with(Instant::now));
        let found = |sandbox: &Sandbox| {
            let newest = sandbox.newest(channel, |message| {
                !message.is_private() && verbs(message).any(|found| found == verb || found == Verb::Turn)
            })?;
            let id = newest.custom_ids().into_iter().find(|id| verb_of(id) == Some(verb)).map(str::to_owned);
            Some(id.map(|id| (newest.clone(), id)))
        };
        let found = self.sandbox.until(found).await?;
        self.awaiting = None;
        self.longest_for_message = self.longest_for_message.max(since.elapsed());
        self.forgive();
        Ok(found)
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
        self.shows(Verb::Rematch)
    }

    /// Whether the newest public message has a button with this verb.
    fn shows(&self, verb: Verb) -> bool {
        let newest = self.sandbox.newest(self.channel, |message| !message.is_private());
        newest.is_some_and(|message| verbs(&message).any(|shown| shown == verb))
    }

    /// What is shown may be outdated: the next step opens the panel again.
    pub fn forget_panel(&mut self) {
        self.panel = None;
    }

    /// One press.
    pub async fn step(&mut self) -> Result<StepResult, NotDone> {
        let Some((who, panel)) = self.panel.take() else { return self.open().await };
        let choices = choices(&panel);
        let Some((id, value)) = self.chance.pick(&choices).cloned() else {
            self.passed = who;
            return Ok(StepResult::Idle);
        };
        let person = &self.people[who];
        self.trying = chosen(&id, value.as_deref(), person);
        let reply = match &value {
            Some(value) => person.select(panel.id, &id, &[value]).await?,
            None => person.press(panel.id, &id).await?,
        };
        // Acknowledged, and then nothing: the process may have been killed before it did anything.
        let shown = reply.message().cloned().ok_or(NotDone::NoAnswer)?;
        self.heard();
        self.panel = Some((who, shown.clone()));
        match self.trying.take() {
            Some(chosen) if is_refusal(&shown) => Ok(StepResult::Refused(chosen)),
            Some(chosen) => Ok(StepResult::Moved(chosen, Box::new(shown))),
            None => Ok(StepResult::Looked),
        }
    }

    /// Opens the panel of a person who is asked.
    async fn open(&mut self) -> Result<StepResult, NotDone> {
        let turn = |message: &Message| !message.is_private() && verbs(message).any(|verb| verb == Verb::Turn);
        // While nothing can be sent there may be no message; people use `/turn`.
        let called = self.sandbox.newest(self.channel, turn).map(|message| message.mentions).unwrap_or_default();
        let mentioned = |who: &usize| called.contains(&self.people[*who].id());
        // Those who were pinged first; with several, some have answered already.
        let next = (1..=self.people.len()).map(|step| (self.passed + step) % self.people.len());
        let (called, others): (Vec<usize>, Vec<usize>) = next.partition(mentioned);
        for who in called.into_iter().chain(others) {
            let reply = self.people[who].slash(self.channel, "turn", &[]).await?;
            let message = reply.message().ok_or(NotDone::NoAnswer)?;
            self.heard();
            if !choices(message).is_empty() {
                self.panel = Some((who, message.clone()));
                return Ok(StepResult::Looked);
            }
        }
        // The last turn message of an earlier game may have been taken for one of this game, which then has yet to start.
        if self.shows(Verb::Start) {
            self.begin().await?;
        }
        Ok(StepResult::Idle)
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

/// Buttons and menu entries that lead on in a turn.
fn choices(panel: &Message) -> Vec<(String, Option<String>)> {
    let mut choices = Vec::new();
    for id in panel.custom_ids() {
        let values = panel.menu_values(id);
        match verb_of(id) {
            Some(Verb::Answer | Verb::Confirm) if values.is_empty() => choices.push((id.to_owned(), None)),
            Some(Verb::Answer | Verb::Confirm) => {
                choices.extend(values.into_iter().map(|value| (id.to_owned(), Some(value.to_owned()))));
            }
            _ => {}
        }
    }
    choices
}

fn verb_of(id: &str) -> Option<Verb> {
    id.parse::<Request>().ok().map(|request| request.verb())
}

fn verbs(message: &Message) -> impl Iterator<Item = Verb> {
    message.custom_ids().into_iter().filter_map(verb_of)
}

/// Whether a person is told, in any language, that nothing was done; a finished game says so in either case.
fn is_refusal(panel: &Message) -> bool {
    let (people, text) = (People::default(), panel.text());
    let reasons = [&words::STALE, &words::NOT_ASKED, &words::GAME_OVER, &words::TROUBLE];
    Language::ALL.iter().any(|language| {
        let locale = Locale::of(*language, Script::Markdown);
        let renderer = locale.renderer(&people);
        reasons.iter().any(|reason| text.contains(&renderer.say(&reason.say())))
    })
}

/// The action that a button or an entry of a menu asks for, if it asks for one.
fn chosen(id: &str, value: Option<&str>, person: &Person) -> Option<ChosenAction> {
    let request = value.map_or_else(|| id.parse(), |value| Request::chosen(id, value)).ok()?;
    match request {
        Request::Table(game, TableRequest::Answer(_, text) | TableRequest::Confirm(_, text)) => {
            Some(ChosenAction { game: game.to_string(), person: person.id().0, text })
        }
        _ => None,
    }
}

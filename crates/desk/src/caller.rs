//! Who asks, from where, with which rights, and how they like to read.

use std::collections::BTreeMap;

pub use present::CONFIRM;
use present::{Language, Locale, Permission, Reader, ReaderId, Script, confirm_setting};
use table::{
    ChannelId, Illustrate, InteractionId, LANGUAGE, OFF, Owner, PICTURES, PersonId, Place, Refusal, Request, Requester,
    STATISTICS, ServerId, Tables,
};

/// Names of settings.
pub const ALOUD: &str = "aloud";

/// Why no thread can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadError {
    /// Direct messages and threads have none.
    Place,
    /// This person may not.
    Yours,
    /// The bot may not.
    Bots,
}

/// A person who asks for something.
#[derive(Clone, Debug)]
pub struct Caller {
    pub request: Request,
    pub server: Option<ServerId>,
    pub channel: ChannelId,
    /// Whether they may manage the server's events.
    pub events: bool,
    /// The permissions the bot lacks to post in this channel, as far as they are known.
    pub lacking: Vec<Permission>,
    /// Whether a thread may be opened in this channel: by this person, and by the bot as far as is known.
    pub threads: Result<(), ThreadError>,
    /// The language of their client.
    pub locale: String,
    /// The server's language, if it is not the default that most servers report.
    pub server_locale: Option<Language>,
    /// How their front end writes.
    pub script: Script,
    /// Whether their front end writes sentences in place of grids and words in place of signs, whoever reads.
    pub in_words: bool,
}

impl Caller {
    /// Somebody at the keyboard of the computer on which everything is stored.
    pub fn at_keyboard(request: Request, channel: ChannelId, language: Language) -> Caller {
        Caller {
            request,
            server: None,
            channel,
            events: false,
            lacking: Vec::new(),
            threads: Err(ThreadError::Place),
            locale: language.locale().to_owned(),
            server_locale: None,
            script: Script::Plain,
            in_words: false,
        }
    }

    pub fn person(&self) -> PersonId {
        self.request.person
    }

    /// Who asks, and from where.
    pub fn requester(&self) -> Requester {
        self.request.requester()
    }

    /// The request for a part that is committed by itself.
    pub fn part(&self, name: &str) -> Request {
        Request { id: InteractionId::new(format!("{}/{name}", self.request.id)), ..self.request.clone() }
    }

    pub fn place(&self) -> Place {
        Place::Channel { server: self.server, channel: self.channel }
    }

    /// This person's reading preferences.
    pub async fn reader(&self, tables: &Tables) -> Result<Reader, Refusal> {
        let chosen = tables.settings(Owner::Person(self.person())).await?;
        Ok(self.reader_with(&chosen))
    }

    /// The same where nothing can be looked up.
    pub fn plain_reader(&self) -> Reader {
        self.reader_with(&BTreeMap::new())
    }

    fn reader_with(&self, chosen: &BTreeMap<String, String>) -> Reader {
        let own = chosen.get(LANGUAGE).and_then(|language| language.parse().ok());
        let language = own.or_else(|| Language::of_locale(&self.locale)).unwrap_or_default();
        let is = |name: &str, value: &str| chosen.get(name).is_some_and(|chosen| chosen == value);
        let locale = Locale { language, script: self.script, aloud: self.in_words || is(ALOUD, "true") };
        let (confirm, pictures) = (confirm_setting(chosen.get(CONFIRM)), pictures(chosen.get(PICTURES)));
        Reader { id: ReaderId(self.person().0), locale, confirm, pictures, statistics: !is(STATISTICS, OFF) }
    }
}

/// The stored choice; at first it was only a switch.
fn pictures(chosen: Option<&String>) -> Illustrate {
    match chosen.map(String::as_str) {
        Some(OFF) => Illustrate::Nothing,
        chosen => chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or_default(),
    }
}

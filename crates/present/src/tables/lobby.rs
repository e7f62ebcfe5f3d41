//! A table in its lobby: who has joined, what will be played and how.

use super::bots;
use crate::context::Context;
use crate::panels::layout;
use crate::panels::limits;
use crate::panels::panel::{Panel, PublicPanel, Style};
use crate::request::{BotsRequest, TableRequest};
use crate::results::ending::{places, winners};
use crate::turn::board::titled;
use crate::wording::reader::Locale;
use crate::wording::text::clipped;
use crate::words;
use engine::{GameInfo, OptionSpec, Options, Outcome, Page, Phrase};

/// A table before its game.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// The host's name.
    pub host: &'a str,
    pub options: &'a Options,
    /// Whether it will be played in a thread; none: it cannot be.
    pub thread: Option<bool>,
    /// Whether bots can be added.
    pub bots: bool,
    /// Whether the result will count in the ratings; none: there are none here.
    pub rated: Option<bool>,
    /// Whether all hands will be shown once the game is over.
    pub hands: bool,
}

/// What became of a table that gathered.
#[derive(Clone, Copy, Debug)]
pub enum LobbyOutcome<'a> {
    /// It is played in the same channel.
    Here,
    /// It is played in a thread, with this link.
    InThread(&'a str),
    /// It has ended there.
    Ended(&'a Outcome, &'a str),
    /// Nothing came of it, or it was cancelled.
    Closed,
    /// It moved elsewhere before it started.
    Moved,
}

impl PublicPanel {
    /// A table that can be joined. The people of the context are those who have.
    pub fn lobby(context: &Context<'_>, locale: Locale, gathering: &LobbyView<'_>) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::LobbyTitle { game: context.name() }.say();
        let page = page(context, gathering, title.clone());
        let panel: Panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let enough = context.people.len() >= context.kind.seats.0;
        let start = if enough { Style::Main } else { Style::Side };
        let buttons = [
            context.opener(&renderer, TableRequest::Join, &words::JOIN).styled(Style::Main),
            context.opener(&renderer, TableRequest::Leave, &words::LEAVE),
            context.opener(&renderer, TableRequest::Start, &words::START).styled(start),
        ];
        let thread = gathering.thread.map(|on| {
            let (label, other) = if on { (&words::PLAY_HERE, false) } else { (&words::PLAY_IN_THREAD, true) };
            context.opener(&renderer, TableRequest::PlayInThread(other), label)
        });
        // Where bots have been switched off, those that were added before can still be removed.
        let bots = (gathering.bots || has_bots(context))
            .then(|| context.opener(&renderer, TableRequest::Bots(BotsRequest::Show), &words::BOTS));
        PublicPanel::of(panel.buttons(buttons.into_iter().chain(bots).chain(thread).collect()))
    }

    /// What is left of it in the channel when it does not gather any more: one line. The link is the front end's own.
    pub fn gathered(context: &Context<'_>, locale: Locale, became: &LobbyOutcome<'_>) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let game = || context.name();
        let who = || renderer.listing(context.people.seats().map(Phrase::Person).collect());
        let count = context.people.len().into();
        let (said, link) = match became {
            LobbyOutcome::Here => (words::LobbyPlays { game: game(), who: who(), count }.say(), ""),
            LobbyOutcome::InThread(link) => (words::LobbyPlaysThere { game: game(), who: who(), count }.say(), *link),
            LobbyOutcome::Ended(outcome, link) => {
                let result =
                    Phrase::Row(vec![winners(context, &renderer, outcome), Phrase::List(places(context, outcome))]);
                (words::LobbyEnded { game: game(), result }.say(), *link)
            }
            LobbyOutcome::Closed => (words::LobbyClosed { game: game() }.say(), ""),
            LobbyOutcome::Moved => (words::LobbyMoved { game: game() }.say(), ""),
        };
        let said = clipped(&renderer.say(&said), limits::CONTENT - link.len() - 1);
        PublicPanel::line(format!("{said} {link}").trim_end().to_owned())
    }
}

fn has_bots(context: &Context<'_>) -> bool {
    context.people.seats().any(|seat| context.people.get(seat).is_some_and(|person| person.bot.is_some()))
}

fn page(context: &Context<'_>, gathering: &LobbyView<'_>, title: Phrase) -> Page {
    let (fewest, most) = context.kind.seats;
    let count = context.people.len();
    let opponent = context.kind.automa.filter(|_| count == 1);
    let state = match (fewest.saturating_sub(count), opponent) {
        (0, Some(automa)) => words::LobbyReadyAlone { automa: automa.say() }.say(),
        (0, None) => words::LOBBY_READY.say(),
        (missing, _) => words::LobbyMissing { count: missing.into() }.say(),
    };
    let mut people: Vec<Phrase> = context.people.seats().map(|seat| bots::named(context, seat)).collect();
    if people.is_empty() {
        people.push(words::LOBBY_NOBODY.say());
    }
    let players = words::LobbyPlayers { count: count.into(), most: most.into() }.say();
    let host = gathering.host.to_owned();
    let page = Page::new(title).line(words::LobbyOpenedBy { host }.say()).line(state);
    let in_thread = (gathering.thread == Some(true)).then(|| words::LOBBY_IN_THREAD.say());
    let rated = gathering.rated.filter(|_| most > 1).map(|rated| match (rated, has_bots(context)) {
        (true, _) => words::LOBBY_RATED.say(),
        (false, true) => words::LOBBY_UNRATED_BOTS.say(),
        (false, false) => words::LOBBY_UNRATED.say(),
    });
    let hands = gathering.hands.then(|| words::LOBBY_HANDS.say());
    let page = in_thread.into_iter().chain(rated).chain(hands).fold(page, Page::line).field(players, people);
    let options: Vec<Phrase> =
        context.kind.options.iter().map(|spec| option(context.kind, spec, gathering.options)).collect();
    if options.is_empty() { page } else { page.field(words::LOBBY_OPTIONS.say(), options) }
}

/// "Draft: no"
pub(crate) fn option(kind: &GameInfo, spec: &OptionSpec, options: &Options) -> Phrase {
    let value = options.value(spec);
    let named = kind.option_words.iter().find(|words| words.id == spec.id);
    let name = named.map_or_else(|| Phrase::sign(spec.id), |words| words.name.say());
    let value_named = named.and_then(|words| words.values.iter().find(|(id, _)| *id == value));
    let value = value_named.map_or_else(|| Phrase::sign(value), |(_, key)| key.say());
    words::LobbyOption { name, value }.say()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::people::People;
    use table::GameId;

    fn lobby(game: &str, names: &[&str]) -> PublicPanel {
        let people = People::named(names.iter().copied());
        let context =
            Context { kind: games::find(game).expect("a game"), game: GameId(1), people: &people, title: None };
        let options = &Options::default();
        let gathering = LobbyView { host: "Ana", options, thread: None, bots: true, rated: None, hands: false };
        PublicPanel::lobby(&context, Locale::default(), &gathering)
    }

    #[test]
    fn whoever_sits_alone_is_told_whether_they_can_begin() {
        let text = |game: &str, names: &[&str]| lobby(game, names).panel().text.clone();
        assert!(text("lisboa", &["Ana"]).contains("alone against Lacerda"));
        assert!(text("lisboa", &["Ana", "Ben"]).contains("Ready to start."));
        assert!(text("madeira", &["Ana"]).contains("One more player is needed."));
    }
}

//! Comparing people: the ladder of a game, and statistics of a person or of a server.

use std::time::Duration;

use super::board::titled;
use super::compare_words as words;
use super::context::button;
use super::language::Language;
use super::panel::{Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Style};
use super::people::{People, Person};
use super::press::{Press, Verb};
use super::text::{clipped, hundredths};
use super::{Locale, Reader, Renderer, layout, life_words, limits};
use crate::engine::{Arg, GameInfo, Page, Phrase};
use crate::table::{KindStatistics, Ladder, Rating, Rung, Statistics, Whose};

/// How many are named on a ladder, and how many with provisional ratings.
const SHOWN: usize = 20;
const PROVISIONAL: usize = 10;
/// How long the longest bar is.
const BAR: usize = 12;

type Games = [&'static dyn GameInfo];

impl PublicPanel {
    /// Says that what is put to the vote would leave the game unrated.
    pub fn with_unrating(mut self, locale: Locale) -> PublicPanel {
        let note = locale.renderer(&People::default()).say(&words::VOTE_UNRATES.say());
        self.panel.text = format!("{}\n{note}", self.panel.text).trim().to_owned();
        self
    }

    /// Says whether a result counts in the ratings.
    pub fn with_rating(mut self, locale: Locale, rated: bool) -> PublicPanel {
        let said = if rated { words::RESULT_RATED.say() } else { words::LOBBY_UNRATED.say() };
        let note = locale.renderer(&People::default()).say(&said);
        self.panel.text = clipped(&format!("{}\n{note}", self.panel.text), limits::TEXT);
        self
    }
}

impl PrivatePanel {
    /// Who is how strong in a game on this server.
    pub fn ratings(reader: &Reader, kind: &'static dyn GameInfo, games: &Games, ladder: &Ladder) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let title = words::RATINGS_TITLE.with([("game", kind.name().say().into())]);
        let about = match ladder.games {
            0 => words::RATINGS_NONE.say(),
            games => words::RATINGS_ABOUT.with([("games", games.into())]),
        };
        let (provisional, known): (Vec<&Rung>, Vec<&Rung>) =
            ladder.rungs.iter().partition(|rung| rung.rating.is_provisional());
        let known_lines = known.iter().take(SHOWN).zip(1usize..).map(|(rung, place)| {
            let place = ("place", place.into());
            words::RATINGS_LINE.with([place, who(&rung.name), rated(&rung.rating), ("games", rung.rating.games.into())])
        });
        let page = Page::new(title.clone()).line(about);
        let page = known_lines.chain(more(known.len(), SHOWN)).fold(page, Page::line);
        let new_lines = provisional.iter().take(PROVISIONAL).map(|rung| {
            let games = ("games", rung.rating.games.into());
            words::RATINGS_PROVISIONAL_LINE.with([who(&rung.name), rated(&rung.rating), games])
        });
        let new_lines: Vec<Phrase> = new_lines.chain(more(provisional.len(), PROVISIONAL)).collect();
        let page = if new_lines.is_empty() { page } else { page.field(words::RATINGS_PROVISIONAL.say(), new_lines) };
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let others = games.iter().filter(|other| other.seats().1 > 1 && other.id() != kind.id());
        let entries: Vec<MenuEntry> =
            others.map(|other| entry(&renderer, other.id().to_owned(), &other.name().say())).collect();
        let menu = (!entries.is_empty()).then(|| Menu {
            press: Press::open(Verb::Ratings, "", ""),
            prompt: clipped(&renderer.label(&words::RATINGS_CHOOSE.say()), limits::ENTRY),
            entries,
        });
        let mine = Press::open(Verb::Stats, "", format!("me/{}", kind.id()));
        let ways = vec![button(&renderer, mine, &words::STATS_MINE)];
        PrivatePanel::of(reader, panel.menu(menu).buttons(ways))
    }

    /// What came of somebody's games, or of all games of this server. `kind` is the game it is about, if it is about one.
    pub fn statistics(
        reader: &Reader,
        statistics: &Statistics,
        kind: Option<&'static dyn GameInfo>,
        games: &Games,
    ) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let own = matches!(statistics.whose, Whose::Person(person) if person.0 == reader.id.0);
        let title = match (&statistics.whose, &statistics.name) {
            (Whose::Server, _) => words::STATS_SERVER.say(),
            (Whose::Person(_), _) if own => words::STATS_OWN.say(),
            (Whose::Person(_), Some(name)) => words::STATS_OF.with([who(name)]),
            (Whose::Person(_), None) => words::STATS.say(),
        };
        let mut page = Page::new(title.clone());
        if statistics.hidden {
            page = page.line(words::STATS_HIDDEN.say());
        }
        if statistics.kinds.is_empty() {
            page = page.line(words::STATS_NONE.say());
        }
        for one in &statistics.kinds {
            // Results of a game that is no longer offered stay where they are.
            let Some(kind) = games.iter().copied().find(|game| game.id() == one.kind) else { continue };
            page = of_kind(reader.locale, page, kind, one, statistics.whose);
        }
        let times = [
            statistics.turns.own.map(|time| words::STATS_TURNS_OWN.with([("time", span(time).into())])),
            statistics.turns.server.map(|time| words::STATS_TURNS_SERVER.with([("time", span(time).into())])),
        ];
        let times: Vec<Phrase> = times.into_iter().flatten().collect();
        if !times.is_empty() {
            page = page.field(words::STATS_TURNS.say(), times);
        }
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        PrivatePanel::of(reader, ways(&renderer, panel, statistics.whose, own, kind, games))
    }
}

/// A ladder, other statistics, another game.
fn ways(
    renderer: &Renderer<'_>,
    panel: Panel,
    whose: Whose,
    own: bool,
    kind: Option<&'static dyn GameInfo>,
    games: &Games,
) -> Panel {
    let subject = match whose {
        Whose::Server => "server".to_owned(),
        Whose::Person(_) if own => "me".to_owned(),
        Whose::Person(person) => person.to_string(),
    };
    let chosen = kind.map_or("", |kind| kind.id());
    let all = entry(renderer, format!("{subject}/"), &words::STATS_ALL.say());
    let entries = games.iter().map(|game| entry(renderer, format!("{subject}/{}", game.id()), &game.name().say()));
    let menu = Menu {
        press: Press::open(Verb::Stats, "", "games"),
        prompt: clipped(&renderer.label(&words::STATS_CHOOSE.say()), limits::ENTRY),
        entries: [all].into_iter().chain(entries).take(limits::ENTRIES).collect(),
    };
    let open =
        |subject: &str, label| button(renderer, Press::open(Verb::Stats, "", format!("{subject}/{chosen}")), label);
    let mine = (!own).then(|| open("me", &words::STATS_MINE));
    let server = (whose != Whose::Server).then(|| open("server", &words::STATS_OF_SERVER));
    let ladder = button(renderer, Press::open(Verb::Ratings, "", chosen), &words::RATINGS).styled(Style::Side);
    panel.menu(Some(menu)).buttons(mine.into_iter().chain(server).chain([ladder]).collect())
}

/// Everything about one game.
fn of_kind(locale: Locale, page: Page, kind: &'static dyn GameInfo, one: &KindStatistics, whose: Whose) -> Page {
    let mut lines = Vec::new();
    if one.games > 0 {
        lines.push(match whose {
            Whose::Server => words::STATS_GAMES.with([("games", one.games.into()), ("people", one.people.into())]),
            Whose::Person(_) => words::STATS_PLAYED.with([("games", one.games.into())]),
        });
    }
    let median = one.median().map(|median| ("median", kind.points(median).into()));
    let best = one.best.map(|best| ("best", kind.points(best).into()));
    lines.extend(median.map(|median| match best {
        Some(best) => words::STATS_POINTS.with([median, best]),
        None => words::STATS_MEDIAN.with([median]),
    }));
    lines.extend(one.rating.map(|rating| {
        let said = if rating.is_provisional() { &words::STATS_RATING_PROVISIONAL } else { &words::STATS_RATING };
        said.with([rated(&rating)])
    }));
    if whose != Whose::Server {
        lines.extend(places(locale, &one.places));
    }
    let solo = &one.solo;
    if solo.games > 0 {
        lines.push(words::STATS_SOLO.with([("games", solo.games.into())]));
    }
    if !solo.best.is_empty() {
        let best = Phrase::List(solo.best.iter().map(|total| kind.points(*total)).collect());
        lines.push(words::STATS_SOLO_BEST.with([("best", best.into())]));
    }
    if solo.with_par > 0 {
        lines.push(words::STATS_PAR.with([("above", solo.above_par.into()), ("challenges", solo.with_par.into())]));
    }
    let page = page.field(kind.name().say(), lines);
    let deeds = deeds(locale.language, kind, one, whose);
    if deeds.is_empty() { page } else { page.field(words::STATS_DEEDS.say(), deeds) }
}

/// How often each place was reached, with a bar for those who see it.
fn places(locale: Locale, counts: &[usize]) -> Vec<Phrase> {
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let line = |(place, count): (usize, &usize)| {
        let length = if locale.aloud { 0 } else { (count * BAR).div_ceil(most) };
        let bar = if length == 0 { String::new() } else { format!(" {}", "▰".repeat(length)) };
        words::STATS_PLACE.with([("place", (place + 1).into()), ("count", (*count).into()), ("bar", Arg::sign(bar))])
    };
    counts.iter().enumerate().map(line).collect()
}

/// What somebody builds most, compared with everybody here, first.
fn deeds(language: Language, kind: &'static dyn GameInfo, one: &KindStatistics, whose: Whose) -> Vec<Phrase> {
    let mut all: Vec<_> = one.deeds.iter().collect();
    // Ten times as many as usual are ten times as dear to them; what nobody builds comes last.
    all.sort_by_key(|(_, own, server)| std::cmp::Reverse((1_000 * own).checked_div(*server).unwrap_or_default()));
    let tenths = |tenths: u32| Arg::sign(hundredths(language, 10 * tenths));
    let said = all.into_iter().filter_map(|(id, own, server)| {
        let deed = ("deed", kind.deeds().iter().find(|deed| deed.id == id)?.name.say().into());
        Some(match whose {
            Whose::Server => words::STATS_DEED_SERVER.with([deed, ("server", tenths(*server))]),
            Whose::Person(_) => words::STATS_DEED.with([deed, ("own", tenths(*own)), ("server", tenths(*server))]),
        })
    });
    said.collect()
}

fn who(name: &str) -> (&'static str, Arg) {
    ("who", Arg::sign(Person::named(name).name.unwrap_or_default()))
}

/// `1540 ± 210`
fn rated(rating: &Rating) -> (&'static str, Arg) {
    let phrase = words::RATING.with([("points", rating.points().into()), ("uncertainty", rating.uncertainty().into())]);
    ("rating", phrase.into())
}

fn more(all: usize, most: usize) -> Option<Phrase> {
    let rest = all.saturating_sub(most);
    (rest > 0).then(|| super::words::AND_MORE.with([("count", rest.into())]))
}

fn entry(renderer: &Renderer<'_>, value: String, label: &Phrase) -> MenuEntry {
    MenuEntry { value, label: clipped(&renderer.label(label), limits::ENTRY), detail: None, grave: false }
}

/// A span of time in its largest unit that leaves at least two of it.
fn span(time: Duration) -> Phrase {
    let minutes = time.as_secs().div_ceil(60);
    let (key, count) = match minutes {
        0..120 => (&words::MINUTES, minutes),
        120..2_880 => (&life_words::HOURS, minutes / 60),
        _ => (&life_words::DAYS, minutes / 1_440),
    };
    key.with([("count", Arg::Number(count as i64))])
}

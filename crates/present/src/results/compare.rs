//! Comparing people: the ladder of a game, and statistics of a person or of a server.

use std::time::Duration;

use crate::context::button;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Style};
use crate::panels::{layout, limits};
use crate::request::{Request, StatisticsOf};
use crate::turn::board::titled;
use crate::wording::language::Language;
use crate::wording::people::{People, Person};
use crate::wording::text::{clipped, hundredths};
use crate::words;
use crate::{Locale, Reader, Renderer};
use engine::{GameInfo, Page, Phrase};
use table::{KindStatistics, Ladder, Rating, Rung, Statistics, Whose};

/// How many are named on a ladder, and how many with provisional ratings.
const SHOWN: usize = 20;
const PROVISIONAL: usize = 10;
/// How long the longest bar is.
const BAR: usize = 12;

type Games = [&'static GameInfo];

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
    pub fn ratings(reader: &Reader, kind: &'static GameInfo, games: &Games, ladder: &Ladder) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let title = words::RatingsTitle { game: kind.name.say() }.say();
        let about = match ladder.games {
            0 => words::RATINGS_NONE.say(),
            games => words::RatingsAbout { games: games.into() }.say(),
        };
        let (provisional, known): (Vec<&Rung>, Vec<&Rung>) =
            ladder.rungs.iter().partition(|rung| rung.rating.is_provisional());
        let known_lines = known.iter().take(SHOWN).zip(1usize..).map(|(rung, place)| {
            let (who, rating) = (who(&rung.name), rated(&rung.rating));
            words::RatingsLine { place: place.into(), who, rating, games: rung.rating.games.into() }.say()
        });
        let page = Page::new(title.clone()).line(about);
        let page = known_lines.chain(more(known.len(), SHOWN)).fold(page, Page::line);
        let new_lines = provisional.iter().take(PROVISIONAL).map(|rung| {
            let (who, rating) = (who(&rung.name), rated(&rung.rating));
            words::RatingsProvisionalLine { who, rating, games: rung.rating.games.into() }.say()
        });
        let new_lines: Vec<Phrase> = new_lines.chain(more(provisional.len(), PROVISIONAL)).collect();
        let page = if new_lines.is_empty() { page } else { page.field(words::RATINGS_PROVISIONAL.say(), new_lines) };
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let others = games.iter().filter(|other| other.seats.1 > 1 && other.id != kind.id);
        let ladder = |other: &&&'static GameInfo| Request::Ratings { game: other.id.to_owned() };
        let entries = others.map(|other| entry(&renderer, ladder(&other), &other.name.say())).collect();
        let menu = Menu::new("", &renderer.label(&words::RATINGS_CHOOSE.say()), entries);
        let mine = Request::Statistics { whose: StatisticsOf::Me, game: kind.id.to_owned() };
        let ways = vec![button(&renderer, mine, &words::STATS_MINE)];
        PrivatePanel::of(reader, panel.menu(menu).buttons(ways))
    }

    /// What came of somebody's games, or of all games of this server. `kind` is the game it is about, if it is about one.
    pub fn statistics(
        reader: &Reader,
        statistics: &Statistics,
        kind: Option<&'static GameInfo>,
        games: &Games,
    ) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let own = matches!(statistics.whose, Whose::Person(person) if person.0 == reader.id.0);
        let title = match (&statistics.whose, &statistics.name) {
            (Whose::Server, _) => words::STATS_SERVER.say(),
            (Whose::Person(_), _) if own => words::STATS_OWN.say(),
            (Whose::Person(_), Some(name)) => words::StatsOf { who: who(name) }.say(),
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
            let Some(kind) = games.iter().copied().find(|game| game.id == one.kind) else { continue };
            page = of_kind(reader.locale, page, kind, one, statistics.whose);
        }
        let times = [
            statistics.turns.own.map(|time| words::StatsTurnsOwn { time: span(time) }.say()),
            statistics.turns.server.map(|time| words::StatsTurnsServer { time: span(time) }.say()),
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
    kind: Option<&'static GameInfo>,
    games: &Games,
) -> Panel {
    let subject = match whose {
        Whose::Server => StatisticsOf::Server,
        Whose::Person(_) if own => StatisticsOf::Me,
        Whose::Person(person) => StatisticsOf::Person(person),
    };
    let chosen = kind.map_or("", |kind| kind.id);
    let statistics = |whose, game: &str| Request::Statistics { whose, game: game.to_owned() };
    let all = entry(renderer, statistics(subject, ""), &words::STATS_ALL.say());
    let entries = games.iter().map(|game| entry(renderer, statistics(subject, game.id), &game.name.say()));
    let entries = [all].into_iter().chain(entries).take(limits::ENTRIES).collect();
    let menu = Menu::new("games", &renderer.label(&words::STATS_CHOOSE.say()), entries);
    let open = |whose, label| button(renderer, statistics(whose, chosen), label);
    let mine = (!own).then(|| open(StatisticsOf::Me, &words::STATS_MINE));
    let server = (whose != Whose::Server).then(|| open(StatisticsOf::Server, &words::STATS_OF_SERVER));
    let ladder = Request::Ratings { game: chosen.to_owned() };
    let ladder = button(renderer, ladder, &words::RATINGS).styled(Style::Side);
    panel.menu(menu).buttons(mine.into_iter().chain(server).chain([ladder]).collect())
}

/// Everything about one game.
fn of_kind(locale: Locale, page: Page, kind: &'static GameInfo, one: &KindStatistics, whose: Whose) -> Page {
    let mut lines = Vec::new();
    if one.games > 0 {
        lines.push(match whose {
            Whose::Server => words::StatsGames { games: one.games.into(), people: one.people.into() }.say(),
            Whose::Person(_) => words::StatsPlayed { games: one.games.into() }.say(),
        });
    }
    let median = one.median().map(|median| (kind.points)(median));
    let best = one.best.map(|best| (kind.points)(best));
    lines.extend(median.map(|median| match best {
        Some(best) => words::StatsPoints { median, best }.say(),
        None => words::StatsMedian { median }.say(),
    }));
    lines.extend(one.rating.map(|rating| {
        let (provisional, rating) = (rating.is_provisional(), rated(&rating));
        match provisional {
            true => words::StatsRatingProvisional { rating }.say(),
            false => words::StatsRating { rating }.say(),
        }
    }));
    if whose != Whose::Server {
        lines.extend(places(locale, &one.places));
    }
    let solo = &one.solo;
    if solo.games > 0 {
        lines.push(words::StatsSolo { games: solo.games.into() }.say());
    }
    if !solo.best.is_empty() {
        let best = Phrase::List(solo.best.iter().map(|total| (kind.points)(*total)).collect());
        lines.push(words::StatsSoloBest { best }.say());
    }
    if solo.with_par > 0 {
        lines.push(words::StatsPar { above: solo.above_par.into(), challenges: solo.with_par.into() }.say());
    }
    let page = page.field(kind.name.say(), lines);
    let deeds = deeds(locale.language, kind, one, whose);
    if deeds.is_empty() { page } else { page.field(words::STATS_DEEDS.say(), deeds) }
}

/// How often each place was reached, with a bar for those who see it.
fn places(locale: Locale, counts: &[usize]) -> Vec<Phrase> {
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let line = |(place, count): (usize, &usize)| {
        let length = if locale.aloud { 0 } else { (count * BAR).div_ceil(most) };
        let bar = if length == 0 { String::new() } else { format!(" {}", "▰".repeat(length)) };
        words::StatsPlace { place: (place + 1).into(), count: (*count).into(), bar }.say()
    };
    counts.iter().enumerate().map(line).collect()
}

/// What somebody builds most, compared with everybody here, first.
fn deeds(language: Language, kind: &'static GameInfo, one: &KindStatistics, whose: Whose) -> Vec<Phrase> {
    let mut all: Vec<_> = one.deeds.iter().collect();
    // Ten times as many as usual are ten times as dear to them; what nobody builds comes last.
    all.sort_by_key(|(_, own, server)| std::cmp::Reverse((1_000 * own).checked_div(*server).unwrap_or_default()));
    let tenths = |tenths: u32| hundredths(language, 10 * tenths);
    let said = all.into_iter().filter_map(|(id, own, server)| {
        let deed = kind.deeds.iter().find(|deed| deed.id == id)?.name.say();
        Some(match whose {
            Whose::Server => words::StatsDeedServer { deed, server: tenths(*server) }.say(),
            Whose::Person(_) => words::StatsDeed { deed, own: tenths(*own), server: tenths(*server) }.say(),
        })
    });
    said.collect()
}

fn who(name: &str) -> String {
    Person::named(name).name.unwrap_or_default()
}

/// `1540 ± 210`
fn rated(rating: &Rating) -> Phrase {
    words::Rating { points: rating.points().into(), uncertainty: rating.uncertainty().into() }.say()
}

fn more(all: usize, most: usize) -> Option<Phrase> {
    let rest = all.saturating_sub(most);
    (rest > 0).then(|| words::AndMore { count: rest.into() }.say())
}

fn entry(renderer: &Renderer<'_>, request: Request, label: &Phrase) -> MenuEntry {
    MenuEntry::new(request, &renderer.label(label))
}

/// A span of time in its largest unit that leaves at least two of it.
fn span(time: Duration) -> Phrase {
    let minutes = time.as_secs().div_ceil(60);
    match minutes {
        0..120 => words::Minutes { count: minutes.into() }.say(),
        120..2_880 => words::Hours { count: (minutes / 60).into() }.say(),
        _ => words::Days { count: (minutes / 1_440).into() }.say(),
    }
}

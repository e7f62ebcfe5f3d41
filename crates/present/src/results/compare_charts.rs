//! Charts of statistics and seasons, next to panels that say the same in words.

use crate::picture::chart::{Bar, BarChart, LineChart, Mark, Series};
use crate::wording::people::People;
use crate::wording::text::hundredths;
use crate::words;
use crate::{Locale, Sketch};
use engine::picture::{Colour, seat_colour};
use engine::{GameInfo, Party, Phrase, Seat};
use table::{KindStatistics, PublicChallenge, SeasonLine, Statistics, Whose};

/// How many of a season are drawn.
const DRAWN: usize = 10;

/// The colour of what belongs to one person, or to nobody in particular.
fn colour() -> Colour {
    seat_colour(Party::Seat(Seat(1)))
}

/// Somebody's points over their latest games of the game they play most, or how often each game is played on a server. None:
/// there is too little to draw.
pub fn statistics_chart(locale: Locale, statistics: &Statistics, games: &[&'static GameInfo]) -> Option<Sketch> {
    let named = |one: &KindStatistics| games.iter().copied().find(|game| game.id == one.kind);
    match statistics.whose {
        Whose::Person(_) => {
            let most = statistics.kinds.iter().max_by_key(|one| one.games)?;
            points_chart(locale, statistics.name.as_deref().unwrap_or_default(), named(most)?, most.recent())
        }
        Whose::Server => {
            let bar = |one: &KindStatistics| {
                let all = one.games + one.solo.games;
                Some(Bar {
                    name: named(one)?.name.say(),
                    colour: colour(),
                    value: all as f32,
                    said: Phrase::sign(all.to_string()),
                })
            };
            let bars: Vec<Bar> = statistics.kinds.iter().filter_map(bar).collect();
            let chart = BarChart { title: words::STATS_SERVER.say(), values: words::STATS_FINISHED.say(), bars };
            (!chart.bars.is_empty()).then(|| chart.sketch(locale, &People::default()))
        }
    }
}

fn points_chart(locale: Locale, name: &str, kind: &'static GameInfo, points: &[i32]) -> Option<Sketch> {
    if points.len() < 2 {
        return None;
    }
    let points: Vec<(f32, f32)> = points.iter().zip(1..).map(|(total, game)| (game as f32, *total as f32)).collect();
    let mark = |(at, _): &(f32, f32)| {
        let name = Phrase::sign(at.to_string());
        Mark { at: *at, brief: name.clone(), name }
    };
    let chart = LineChart {
        title: kind.name.say(),
        values: words::STATS_CHART.say(),
        marks: points.iter().map(mark).collect(),
        series: vec![Series { name: Phrase::Person(Seat(0)), colour: colour(), points, marked: Vec::new() }],
    };
    Some(chart.sketch(locale, &People::named([name]), None))
}

/// The table of a season, a bar for each of the best. None: nobody has finished a week.
pub fn season_chart(locale: Locale, challenge: &PublicChallenge) -> Option<Sketch> {
    let lines = challenge.season()?.lines.iter().take(DRAWN);
    let people = People::named(lines.clone().map(|line| line.name.as_str()));
    let bar = |(line, place): (&SeasonLine, u8)| Bar {
        name: Phrase::Person(Seat(place)),
        colour: colour(),
        value: line.total as f32,
        said: Phrase::sign(hundredths(locale.language, line.total)),
    };
    let bars: Vec<Bar> = lines.zip(0..).map(bar).collect();
    let title = words::ChallengeSeasonTitle { title: challenge.title().to_string() }.say();
    let chart = BarChart { title, values: words::CHALLENGE_SEASON_POINTS.say(), bars };
    (!chart.bars.is_empty()).then(|| chart.sketch(locale, &people))
}

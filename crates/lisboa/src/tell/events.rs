//! What the words of events have in common: causes, gains and losses, where cubes come from.

use super::names::{self, party};
use crate::edition::Edition;
use crate::event::{Cause, CubeSource};
use crate::vocabulary::{Line, Plot};
use crate::words as w;
use engine::{Party, Phrase};

/// What something was gained or paid for.
pub fn cause(ed: &Edition, cause: Cause) -> Phrase {
    match cause {
        // A Treasury card was named just before, when it was played.
        Cause::Card(card) if card.noble().is_none() => ed.short_name_of(card),
        Cause::Card(card) => ed.name_of(card),
        Cause::Event(_) => w::CAUSE_EVENT.say(),
        Cause::Plot(plot) => w::CausePlot { plot: plot.to_string() }.say(),
        Cause::Site(site) => names::site(site),
        Cause::Tile(_) => w::CAUSE_TILE.say(),
        Cause::Ship(ship) => names::ship(ship),
        Cause::Store(plot) => w::CauseStore { plot: plot.to_string() }.say(),
        Cause::Building(site) => w::CauseBuilding { site: names::site(site) }.say(),
        Cause::Hire => w::CAUSE_HIRE.say(),
        Cause::Ten => w::CauseTen { max: ed.influence.max.into() }.say(),
        Cause::Rubble => w::CAUSE_RUBBLE.say(),
        Cause::Church => w::CAUSE_CHURCH.say(),
        Cause::Production => w::CAUSE_PRODUCTION.say(),
        Cause::Limit => w::CAUSE_LIMIT.say(),
        Cause::Gold => w::CAUSE_GOLD.say(),
    }
}

/// The line at whose end a cube lay.
pub fn line(plot: Plot, line: Line) -> Phrase {
    match line {
        Line::Row => w::Row { row: plot.row().to_string() }.say(),
        Line::Column => w::Column { column: plot.column().to_string() }.say(),
    }
}

pub fn source(from: CubeSource) -> Phrase {
    match from {
        CubeSource::Plot(plot, end) => line(plot, end),
        CubeSource::Site(site) => names::site(site),
        CubeSource::Pile => w::PILE.say(),
    }
}

/// Something gained, and what for.
pub fn gained(ed: &Edition, who: Party, what: Phrase, why: Cause) -> Phrase {
    w::Gained { who: party(who), what, cause: cause(ed, why) }.say()
}

/// Something lost, and what for.
pub fn lost(ed: &Edition, who: Party, what: Phrase, why: Cause) -> Phrase {
    w::Lost { who: party(who), what, cause: cause(ed, why) }.say()
}

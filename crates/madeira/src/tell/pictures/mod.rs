//! Madeira as pictures: the whole board, its parts enlarged, and each player.

mod buildings;
mod cities;
mod guilds;
mod island;
mod legend;
mod message;
mod pieces;
mod player;
mod ships;
mod source;
mod strips;
mod style;

use super::pages::title;
use crate::edition::Edition;
use crate::view::View;
use crate::words as w;
use engine::Phrase;
use engine::picture::{Area, Picture, PictureSubject, PictureViews};
pub use legend::signs;
use pieces::number;
use source::Source;
pub use style::THEME;

/// How high the board is in the overview, and a strip below it.
const BOARD: f32 = 480.0;

pub fn picture(edition: &Edition, views: &PictureViews<'_, View>, sheet: PictureSubject<'_>) -> Option<Picture> {
    let source = Source::of(edition, views);
    match sheet {
        PictureSubject::Page("board") => Some(overview(&source)),
        PictureSubject::Page("island") => Some(page(&source, w::PAGE_ISLAND.say(), 870.0, island::page)),
        PictureSubject::Page("cities") => Some(page(&source, w::PAGE_CITIES.say(), 724.0, cities::page)),
        PictureSubject::Page("ships") => Some(page(&source, w::PAGE_SHIPS.say(), 808.0, ships::page)),
        PictureSubject::Page("guilds") => {
            Some(page(&source, w::PAGE_GUILDS.say(), guilds_height(&source), guilds::page))
        }
        PictureSubject::Page("buildings") => Some(page(&source, w::PAGE_BUILDINGS.say(), 760.0, buildings::page)),
        PictureSubject::Page(_) => None,
        PictureSubject::Message => Some(message::board(&source)),
        PictureSubject::Player(seat) => player::page(&source, seat),
    }
}

/// The round, and what the picture shows.
fn page_title(source: &Source<'_>, page: Phrase) -> Phrase {
    match source.view.round {
        0 => w::PicturePageSetup { page }.say(),
        round => w::PicturePage { round: round.into(), page }.say(),
    }
}

/// A picture with its title, drawn into the area below the header.
fn page(source: &Source<'_>, name: Phrase, height: f32, draw: impl FnOnce(&mut Picture, &Source<'_>, Area)) -> Picture {
    let title = page_title(source, name);
    let mut pen = Picture::new(title, source.waiting, style::THEME, height);
    let body = pen.body();
    draw(&mut pen, source, body);
    pen
}

fn guilds_height(source: &Source<'_>) -> f32 {
    500.0 + number(source.seats()) * 84.0
}

/// The whole board with a strip for each player.
fn overview(source: &Source<'_>) -> Picture {
    let strip = if source.seats() < 4 { 92.0 } else { 76.0 };
    let strips = number(source.seats()) * (strip + 5.0);
    let height = Picture::HEADER + 12.0 + BOARD + strips + 13.0;
    let mut pen = Picture::new(title(source.view), source.waiting, style::THEME, height);
    let (board, below) = pen.body().take_top(BOARD, 6.0);
    strips::strips(&mut pen, source, below);
    let (left, right) = board.take_left(570.0, 6.0);

    let (regions, band) = left.take_bottom(72.0, 5.0);
    island::regions(&mut pen, source, regions);
    let (forest, rest) = band.take_left(126.0, 6.0);
    let (watch, windmill) = rest.take_left(208.0, 6.0);
    island::forest(&mut pen, source, forest);
    island::watch(&mut pen, source, watch);
    island::windmill(&mut pen, source, windmill);

    let (cities, rest) = right.take_top(172.0, 6.0);
    cities::overview(&mut pen, source, cities);
    let (ships, guilds) = rest.take_top(152.0, 6.0);
    let (posts, colonies) = ships.take_left(270.0, 6.0);
    ships::posts(&mut pen, source, posts);
    ships::colonies(&mut pen, source, colonies);
    let (rows, passes) = guilds.take_left(400.0, 6.0);
    guilds::rows(&mut pen, source, rows);
    guilds::passes(&mut pen, source, passes);
    pen
}

//! The whole board on one sheet: city, court, church, market, decrees, and a strip for each player.

use super::Drawing;
use crate::edition::Edition;
use crate::view::View;
use engine::picture::{Area, Picture, PictureViews};

const GAP: f32 = 8.0;
const MARGIN: f32 = 12.0;
/// How high the board is, above the strips.
const BOARD: f32 = 484.0;

/// How high a strip is: the fewer players, the more room.
fn strip(players: usize) -> f32 {
    match players {
        ..=2 => 106.0,
        3 => 92.0,
        _ => 78.0,
    }
}

pub fn board(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let players = views.now.players.len();
    let strips = strip(players);
    let top = Picture::HEADER + MARGIN - 2.0;
    let height = top + BOARD + GAP + players as f32 * (strips + GAP) + MARGIN - GAP;
    let mut drawing = Drawing::new(ed, views, height);
    let board = Area::new(MARGIN, top, Picture::WIDTH - 2.0 * MARGIN, BOARD);
    let (city, right) = board.split_left(752.0);
    drawing.city(city);
    let right = Area { x: right.x + GAP, width: right.width - GAP, ..right };
    let (court, right) = right.split_top(204.0);
    drawing.court(court);
    let (church, right) = right.moved(0.0, GAP).split_top(108.0);
    drawing.church(church);
    let (market, right) = right.moved(0.0, GAP).split_top(64.0);
    drawing.market(market);
    let decrees = right.moved(0.0, GAP);
    drawing.decrees(Area { height: board.bottom() - decrees.y, ..decrees });
    let mut y = board.bottom() + GAP;
    for player in &views.now.players {
        drawing.strip(Area::new(MARGIN, y, Picture::WIDTH - 2.0 * MARGIN, strips), player);
        y += strips + GAP;
    }
    drawing.p
}

//! Lisboa as pictures: the whole board, its parts in large, and the players.

mod board;
mod church;
mod city;
mod court;
mod decrees;
mod legend;
mod message;
mod palette;
mod player;
mod signs;
mod strips;

use crate::edition::Edition;
use crate::tell::names::party;
use crate::view::{PlayerView, View};
use engine::picture::{Area, Picture, PictureSubject, PictureViews};
use engine::{Party, Phrase, Seat};

use super::pages;
pub use legend::signs;
pub use palette::THEME;

/// The picture of a page or a player.
pub fn picture(ed: &Edition, views: &PictureViews<'_, View>, sheet: PictureSubject<'_>) -> Option<Picture> {
    match sheet {
        PictureSubject::Page("board") => Some(board::board(ed, views)),
        PictureSubject::Page("city") => Some(city::page(ed, views)),
        PictureSubject::Page("court") => Some(court::page(ed, views)),
        PictureSubject::Page("market") => Some(church::page(ed, views)),
        PictureSubject::Page("decrees") => Some(decrees::page(ed, views)),
        PictureSubject::Page(_) => None,
        PictureSubject::Message => Some(message::board(ed, views)),
        PictureSubject::Player(seat) => player::page(ed, views, seat),
    }
}

/// A picture of Lisboa in the making.
struct Drawing<'a> {
    p: Picture,
    ed: &'a Edition,
    views: &'a PictureViews<'a, View>,
}

impl<'a> Drawing<'a> {
    fn new(ed: &'a Edition, views: &'a PictureViews<'a, View>, height: f32) -> Drawing<'a> {
        let mut p = Picture::new(pages::title(views.now), views.waiting, THEME, height);
        p.note = pages::ending(views.now);
        Drawing { p, ed, views }
    }

    fn view(&self) -> &'a View {
        self.views.now
    }

    /// Rings an area if this part of the view has changed.
    fn ring<T: PartialEq>(&mut self, area: Area, round: f32, part: impl Fn(&View) -> T) {
        self.p.ring_if(self.views.changed(part), area, round);
    }

    /// Whoever has this seat, Lacerda included.
    fn who(&self, seat: Seat) -> Party {
        self.view().players.get(seat.index()).map_or(Party::Seat(seat), |player| player.who)
    }

    /// The sign of a party.
    fn chip(&mut self, at: (f32, f32), radius: f32, who: Party) {
        self.p.worker(at, radius, who, party(who));
    }

    fn is_to_play(&self, player: &PlayerView) -> bool {
        match player.who {
            Party::Seat(seat) => self.views.waiting.contains(seat),
            Party::Automa => false,
        }
    }
}

/// A number as it is written.
fn number(number: impl ToString) -> Phrase {
    Phrase::sign(number.to_string())
}

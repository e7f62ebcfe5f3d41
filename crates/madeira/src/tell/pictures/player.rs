//! The page of one player: supply, favours and requests in full, pieces and where they are, upkeep.

use super::message::strip;
use super::page_title;
use super::pieces::icon_of_request;
use super::source::Source;
use super::strips::favours;
use super::style;
use crate::tell::{names, pages};
use crate::words as w;
use engine::picture::{Amount, Icon, Paint, Picture, Size, Text};
use engine::{Phrase, Seat};

/// How high a favour is, and how wide its name.
const FAVOUR: f32 = 46.0;
const NAME: f32 = 122.0;

pub fn page(source: &Source<'_>, seat: Seat) -> Option<Picture> {
    let player = source.view.players.get(seat.index())?;
    let title = page_title(source, Phrase::Person(seat));
    let mut p = Picture::message(title, source.waiting, style::THEME, 0.0);
    let area = p.part(Amount::TWO_LINES);
    strip(&mut p, source, player, area);
    let pirates = match player.pirates {
        Some(count) => w::PiratesAre { count: count.into() }.say(),
        None => w::PIRATES_SECRET.say(),
    };
    p.fact((Icon::Skull, style::INK), pirates, 1);

    p.heading(w::UPKEEP.say());
    let [bread, wood, access] = pages::upkeep(player);
    p.fact((Icon::Bread, style::CRUST), bread, 1);
    p.fact((Icon::Log, style::WOOD), wood, 1);
    p.fact((Icon::Tree, style::LEAF), access, 1);
    if player.bought > 0 {
        p.fact((Icon::Log, style::WOOD), pages::owed(player), 1);
    }

    p.heading(w::REQUESTS.say());
    if player.requests.kinds().next().is_none() {
        p.fact((Icon::Scroll, style::PALE), w::NO_REQUESTS.say(), 1);
    }
    for request in player.requests.kinds() {
        let name = names::times(player.requests[request], names::request(request));
        let worth = w::PictureNow { pp: player.worth[request.index()].into() }.say();
        p.fact((icon_of_request(request), style::SEA), Phrase::Row(vec![name, Phrase::sign("·"), worth]), 1);
    }

    let all = favours(player);
    if !all.is_empty() {
        p.heading(w::FAVOURS.say());
    }
    for (favour, up) in all {
        let guild = source.edition.guild(favour);
        let colour = style::guild(guild);
        let (fill, ink) = if up { (colour, style::PAPER) } else { (style::PAPER, colour) };
        let (card, does) = p.part(FAVOUR).split_left(NAME);
        p.rect(card, 6.0, Paint::fill(fill).edged(colour, 1.5));
        let (name, side) = card.inset(3.0).split_top(22.0);
        p.text(Text::new(names::favour(favour), name, Size::Large, ink).bold());
        let of = names::guild(guild);
        let face = if up { of.clone() } else { w::PictureFaceDown { guild: of.clone() }.say() };
        p.text(Text::new(face, side, Size::Small, ink).or(of));
        let does = does.split_left(8.0).1;
        p.text(Text::new(names::favour_does(favour), does, Size::Medium, style::INK).left().lines(3));
        let known =
            source.player_changed(seat, |player| (player.face_up.contains(favour), player.face_down.contains(favour)));
        p.ring_if(known, card, 6.0);
    }

    let [workers, ships, markers] = pages::places(source.view, player);
    if workers.is_some() || ships.is_some() || markers.is_some() {
        p.heading(w::PIECES.say());
    }
    for (icon, places, lines) in [(Icon::Person, workers, 2), (Icon::Ship, ships, 2), (Icon::Check, markers, 2)] {
        if let Some(places) = places {
            p.fact((icon, style::SEA), places, lines);
        }
    }
    Some(p)
}

//! The only ways to see a game: [`PublicView`] for everybody, [`PrivateView`] for one seat.

use std::collections::BTreeMap;

use super::erased::ErasedSession;
use super::{Choice, Question, StandingQuestion};
use crate::chain::{Chain, Room};
use crate::narration::Narration;
use crate::outcome::Party;
use crate::page::Page;
use crate::phrase::Phrase;
use crate::picture::{Picture, PictureSubject};
use crate::refused::Declined;
use crate::search::{Advice, Settings, Weighed};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::Seed;
use crate::session::Finality;
use crate::stamp::Stamp;
use crate::tell::{GlanceLine, Term};

/// What each seat has of what statistics count, by the names of its game's `DEEDS`.
pub type Deeds = Vec<BTreeMap<String, u32>>;

/// What everybody may see of a game: the settled position as a spectator sees it.
#[derive(Clone, Copy)]
pub struct PublicView<'a>(pub(super) &'a dyn ErasedSession);

impl PublicView<'_> {
    /// The board at a glance, beside its picture.
    pub fn glance(&self) -> Vec<GlanceLine> {
        self.0.glance(Viewer::Spectator)
    }

    /// The points of everybody so far, seats in order, then automas; their totals once the game is over.
    pub fn points_so_far(&self) -> Vec<i32> {
        self.0.points_so_far()
    }

    /// The board in words, for the turn message without a picture.
    pub fn summary(&self) -> Page {
        self.0.summary(Viewer::Spectator)
    }

    /// How the game starts; useful before anybody has acted.
    pub fn set_up(&self) -> Page {
        self.0.set_up()
    }

    pub fn page(&self, page: &str) -> Option<Page> {
        self.0.page(Viewer::Spectator, page)
    }

    pub fn player(&self, seat: Seat) -> Option<Page> {
        (seat.index() < self.0.seats()).then(|| self.0.player(Viewer::Spectator, seat))
    }

    /// A picture of a page or a player, with changes since then ringed.
    pub fn picture(&self, sheet: PictureSubject<'_>, since: Option<PublicView<'_>>) -> Option<Picture> {
        self.0.picture(Viewer::Spectator, sheet, since.map(|since| since.0))
    }

    /// The question of an awaited seat, without its options.
    pub fn asked(&self, seat: Seat) -> Option<Phrase> {
        self.0.asked_in_public(seat)
    }

    /// The final scoring, once the game is over.
    pub fn scoring(&self) -> Option<Page> {
        self.0.scoring()
    }

    /// What each seat has of what statistics count, by name.
    pub fn deeds(&self) -> Deeds {
        Seat::all(self.0.seats()).map(|seat| self.0.deeds(seat)).collect()
    }

    /// The projected final scoring, as far as everybody may know.
    pub fn projection(&self) -> Option<Page> {
        self.0.projection(Viewer::Spectator)
    }

    pub fn waiting(&self) -> SeatSet {
        self.0.waiting()
    }

    /// What every party will score on average, seats in order, then automas, if everybody plays on from here as
    /// bots do that think this hard: the average of this many games. None: that cannot be said.
    pub fn expect(&self, games: u32, settings: &Settings, secret: &Seed) -> Option<Vec<f64>> {
        self.0.expect(games, settings, secret)
    }

    /// Whose turn it is, in a game of turns.
    pub fn turn(&self) -> Option<Party> {
        self.0.turn()
    }

    /// Whose turn comes after the one about to be taken, where everybody can see it.
    pub fn next(&self) -> Option<Seat> {
        self.0.next()
    }

    /// A term of the rules in a few sentences, with the values this game uses.
    pub fn explain(&self, term: &Term) -> Phrase {
        self.0.explain(term)
    }
}

/// What one seat may see of a game: its own live position.
#[derive(Clone, Copy)]
pub struct PrivateView<'a> {
    pub(super) play: &'a dyn ErasedSession,
    pub(super) seat: Seat,
}

impl PrivateView<'_> {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The stamp of its current question.
    pub fn stamp(&self) -> Stamp {
        self.play.stamp(self.seat)
    }

    /// The seats the game still waits for.
    pub fn waiting(&self) -> SeatSet {
        self.play.waiting()
    }

    /// Whose turn it is, in a game of turns.
    pub fn turn(&self) -> Option<Party> {
        self.play.turn_for(self.seat)
    }

    /// The question that this seat is asked.
    pub fn question(&self) -> Option<Question> {
        self.play.question(self.seat)
    }

    /// The shown answers to its question, by their places among the choices, each with the answers to further questions
    /// that belong to it, as far as there is room.
    pub fn chains(&self, asked: &Question, shown: &[usize], room: &Room<'_>) -> Vec<Chain> {
        self.play.chains(self.seat, asked, shown, room)
    }

    /// These actions of the seat one after another, in words: up to the first that is not possible then, or that cannot be
    /// undone.
    pub fn in_words(&self, actions: &[&str]) -> Vec<Choice> {
        self.play.in_words(self.seat, actions)
    }

    /// This seat's question, if it can be answered in advance.
    pub fn standing(&self) -> Option<StandingQuestion> {
        self.play.standing(self.seat)
    }

    /// The kind of question that this seat is asked.
    pub fn asked_kind(&self) -> Option<&'static str> {
        self.play.asked_kind(self.seat)
    }

    /// A standing answer in words.
    pub fn standing_words(&self, kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        self.play.standing_words(kind, answer, subject)
    }

    /// What this seat may do besides answering.
    pub fn offers(&self) -> Vec<Choice> {
        self.play.offers(self.seat)
    }

    /// Its secrets, one line each.
    pub fn hand(&self) -> Vec<Phrase> {
        self.play.hand(self.seat)
    }

    pub fn glance(&self) -> Vec<GlanceLine> {
        self.play.glance(Viewer::Seat(self.seat))
    }

    pub fn summary(&self) -> Page {
        self.play.summary(Viewer::Seat(self.seat))
    }

    pub fn page(&self, page: &str) -> Option<Page> {
        self.play.page(Viewer::Seat(self.seat), page)
    }

    pub fn player(&self, other: Seat) -> Option<Page> {
        (other.index() < self.play.seats()).then(|| self.play.player(Viewer::Seat(self.seat), other))
    }

    /// The projected final scoring, after this seat's unsettled steps.
    pub fn projection(&self) -> Option<Page> {
        self.play.projection(Viewer::Seat(self.seat))
    }

    /// A picture of a page or a player as this seat sees it, with changes since then ringed.
    pub fn picture(&self, sheet: PictureSubject<'_>, since: Option<PrivateView<'_>>) -> Option<Picture> {
        self.play.picture(Viewer::Seat(self.seat), sheet, since.map(|since| since.play))
    }

    /// What a search would do in this seat's place, and how it rates every option. None: the seat is not asked
    /// anything.
    ///
    /// The search knows what this seat knows. Its random numbers follow from the secret and the question, so it gives
    /// the same answer when asked again.
    pub fn advise(&self, settings: &Settings, secret: &Seed) -> Option<Advice> {
        self.play.advise(self.seat, settings, secret)
    }

    /// What a search thinks of these actions, each tried equally often. Those that this seat cannot take are left out.
    pub fn weigh(&self, actions: &[&str], settings: &Settings, secret: &Seed) -> Vec<Weighed<String>> {
        self.play.weigh(self.seat, actions, settings, secret)
    }

    /// How many steps it could undo.
    pub fn undoable(&self) -> usize {
        self.play.undoable(self.seat)
    }

    /// What it has after its unsettled steps, in at most two short lines.
    pub fn means(&self) -> Vec<Phrase> {
        self.play.means(self.seat)
    }

    /// The effects of its unsettled steps.
    pub fn unsettled(&self) -> Narration {
        self.play.unsettled(self.seat)
    }

    /// The finality of this action; or why this seat cannot take it.
    pub fn finality(&self, text: &str) -> Result<Finality, Declined> {
        self.play.finality(self.seat, text)
    }
}

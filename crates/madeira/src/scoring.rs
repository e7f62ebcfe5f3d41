//! The end of the game: resources, pirates, places (p. 15).

use super::event::{Event, Stock};
use super::play::{Look, Play};
use super::step::Stage;
use super::tell::names;
use super::{Madeira, event, words as w};
use engine::{Happen, Outcome, Party, Phrase, Score, Scores, Seat, Weight, small};

/// Reais for one PP.
const REAIS: u16 = 5;

/// What the final scoring gives and takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// Everything turned into reais.
    pub reais: u16,
    pub resources: u16,
    pub loss: u8,
    /// One more for each pirate above the limit.
    pub over: u16,
}

impl Look<'_> {
    /// Goods, wood and bread become one real each.
    fn everything_as_reais(&self, seat: Seat) -> u16 {
        let player = self.state.player(seat);
        player.reais + player.goods.total() + player.wood + player.bread
    }

    /// Where a seat stands in the pass column, from 0 at the top.
    pub fn place_in_order(&self, seat: Seat) -> usize {
        self.state.order.iter().position(|other| *other == seat).expect("everybody is in the order")
    }

    /// Whoever has more pirates loses more; of those with as many, whoever is lower in the order (ruling 13).
    fn pirate_loss(&self, seat: Seat) -> u8 {
        let badness = |seat: Seat| (self.state.player(seat).pirates, self.place_in_order(seat));
        if self.state.player(seat).pirates == 0 {
            return 0;
        }
        let worse = Seat::all(self.state.seats()).filter(|other| badness(*other) > badness(seat)).count();
        self.edition.pirates.loss[worse]
    }

    pub fn final_scoring(&self, seat: Seat) -> Final {
        let reais = self.everything_as_reais(seat);
        let over = self.state.player(seat).pirates.saturating_sub(self.edition.pirates.each_above.into());
        Final { reais, resources: reais / REAIS, loss: self.pirate_loss(seat), over }
    }

    /// What everybody would score now.
    pub fn scores(&self) -> Scores {
        let total = |seat: Seat| {
            let scored = self.final_scoring(seat);
            let (won, lost) = (self.state.player(seat).pp + scored.resources, scored.over + u16::from(scored.loss));
            i32::from(won) - i32::from(lost)
        };
        Seat::all(self.state.seats()).map(total).collect()
    }

    /// Places and scores; ties go to whoever is higher in the order.
    pub fn outcome(&self) -> Outcome {
        let score = |seat: Seat| {
            let scored = self.final_scoring(seat);
            let items = vec![
                ("prestige", i32::from(self.state.player(seat).pp)),
                ("resources", i32::from(scored.resources)),
                ("pirates", -i32::from(scored.loss)),
                ("pirates-over", -i32::from(scored.over)),
            ];
            Score::of(Party::Seat(seat), items, vec![-i32::from(small(self.place_in_order(seat)))])
        };
        Outcome::ranked(Seat::all(self.state.seats()).map(score).collect())
    }
}

impl Play<'_> {
    /// Tells the final scoring. Pirates are shown now.
    pub fn end_game(&mut self) {
        self.state.stage = Stage::Over;
        for who in Seat::all(self.state.seats()) {
            let Final { reais, resources, .. } = self.look().final_scoring(who);
            self.tell(Event::ResourcesScored { who, reais, pp: resources });
        }
        for who in Seat::all(self.state.seats()) {
            let Final { loss, over, .. } = self.look().final_scoring(who);
            let pirates = self.state.player(who).pirates;
            self.tell(Event::PiratesRevealed { who, pirates, loss, over });
        }
        self.mark(engine::Events::reveal);
        self.tell(Event::Ended);
    }
}

impl Happen<Madeira> for event::ResourcesScored {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let reais = names::amount(Stock::Reais, self.reais);
        Some(w::ResourcesScored { who: self.who, reais, pp: names::points(self.pp) }.say())
    }
}

impl Happen<Madeira> for event::PiratesRevealed {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let loss = names::points(u16::from(self.loss) + self.over);
        Some(match self.pirates {
            0 => w::PiratesRevealedNone { who: self.who }.say(),
            pirates => w::PiratesRevealed { who: self.who, pirates: names::pirates(pirates), loss }.say(),
        })
    }
}

impl Happen<Madeira> for event::Ended {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::ENDED.say())
    }
}

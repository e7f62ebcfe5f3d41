//! What a position is worth to a seat, for bots: its PP, and pieces of everything else that it has.

use super::action::Action;
use super::buildings::MANY;
use super::crown::{FAVOUR, LAST_ROUND, REAIS, SHIPS, requests_due};
use super::edition::scoring;
use super::play::Look;
use super::vocabulary::{City, Colony, Field, Good, Guild, Request, Requests};
use engine::{Judged, Seat, small};

/// Reais beyond this many are of little use.
const PURSE: f64 = 20.0;
/// Pirates that a seat takes in a round, and by how many two seats still drift apart in it.
const PIRATES: f64 = 2.0;
const DRIFT: f64 = 2.0;

/// A request that can still be chosen counts this much of one in hand.
const CHOICE: f64 = 0.8;
/// How many kinds of requests there are.
const REQUESTS: usize = Request::ALL.len();

/// How many kinds of pieces there are.
const KINDS: usize = 23;
/// What a piece is worth in PP at the start of the last round, and of the first. In the order of [`Look::pieces`].
const WORTH: [[f64; 2]; KINDS] = [
    // Reais, those beyond the purse; wheat, sugar, wine, wood.
    [0.45, 0.45],
    [0.20, 0.30],
    [0.60, 0.90],
    [0.70, 1.00],
    [1.00, 1.40],
    [0.60, 1.00],
    // Bread, and what the next feeding lacks; steps of the windmill.
    [0.50, 0.60],
    [-0.50, -0.50],
    [0.90, 1.80],
    // Workers in fields, regions with any, regions with many; workers in cities, in colonies, in the watch.
    [0.50, 1.80],
    [0.60, 1.00],
    [0.50, 0.80],
    [0.30, 0.50],
    [0.50, 2.50],
    [0.40, 0.80],
    // Ships at trade posts and in colonies; favours face up and face down.
    [0.20, 1.50],
    [0.30, 1.50],
    [0.60, 2.00],
    [0.20, 0.80],
    // PP of requests: at the next scoring, and at those after it.
    [0.85, 0.70],
    [0.50, 0.45],
    // PP that pirates will cost; being first.
    [-1.00, -1.00],
    [0.30, 0.50],
];

/// What bots do not try while something else can be done.
///
/// *Pass* waits until no die can be placed: what a die brings takes up to six further answers, which playouts seldom find.
/// The windmill is used where a player needs something for it: in the middle of a move it only multiplies the ways to do
/// the same. Answers to a question are never left out otherwise, so every move keeps its ways out.
pub fn leave_out(choices: &mut Vec<Action>) {
    use Action::*;
    if choices.iter().any(|action| matches!(action, Die(..) | Pirate(..))) {
        choices.retain(|action| !matches!(action, Pass(..)));
    }
    let (mut steps, mut exchanges, mut others) = (false, false, false);
    for action in choices.iter() {
        steps |= matches!(action, Die(..) | Pirate(..) | Pass(..) | Favour(_) | Pay | Pirates | Feed(_));
        exchanges |= matches!(action, Ship(_) | Feed(_));
        others |= !matches!(action, Windmill(_) | Exchange(_) | Done);
    }
    if others {
        choices.retain(|action| {
            let idle = matches!(action, Windmill(_)) && !steps || matches!(action, Exchange(_)) && !exchanges;
            !idle
        });
    }
}

impl Look<'_> {
    /// What the position is worth to everybody, in PP.
    pub fn judge(&self) -> Judged {
        Seat::all(self.state.seats()).map(|seat| self.worth_to(seat)).collect()
    }

    fn worth_to(&self, seat: Seat) -> f64 {
        let share = self.rounds_to_follow() / f64::from(LAST_ROUND - 1);
        let pieces = self.pieces(seat);
        let worth = pieces.iter().zip(WORTH).map(|(count, [last, first])| count * (last + (first - last) * share));
        f64::from(self.state.player(seat).pp) + worth.sum::<f64>()
    }

    /// The rounds after this one.
    fn rounds_to_follow(&self) -> f64 {
        f64::from(LAST_ROUND - self.state.round.clamp(1, LAST_ROUND))
    }

    /// What a seat has, in the order of [`WORTH`].
    fn pieces(&self, seat: Seat) -> [f64; KINDS] {
        let player = self.state.player(seat);
        let regions = [1, 2, 3].map(|region| self.state.workers_in(region, seat));
        let with = |workers: u8| f64::from(small(regions.iter().filter(|held| **held >= workers).count()));
        let forest = u8::from(self.state.field(Field::FOREST).workers.contains(seat));
        let (reais, bread) = (f64::from(player.reais), f64::from(player.bread));
        let [now, later] = self.requests_to_score(seat);
        let colonists = |colony: &Colony| self.state.colony(*colony).workers[seat.index()];
        [
            reais.min(PURSE),
            (reais - PURSE).max(0.0),
            player.goods[Good::Wheat].into(),
            player.goods[Good::Sugar].into(),
            player.goods[Good::Wine].into(),
            player.wood.into(),
            bread,
            (f64::from(self.bread_due(seat)) - bread).max(0.0),
            player.windmill.into(),
            (regions.iter().sum::<u8>() + forest).into(),
            with(1),
            with(MANY),
            City::ALL.iter().map(|city| self.state.population(*city, seat).0).sum::<u8>().into(),
            Colony::ALL.iter().map(colonists).sum::<u8>().into(),
            player.watch.into(),
            Good::ALL.iter().map(|good| self.state.traders(*good, seat)).sum::<u8>().into(),
            Colony::ALL.iter().map(|colony| self.state.explorers(*colony, seat)).sum::<u8>().into(),
            player.face_up.len().into(),
            player.face_down.len().into(),
            now,
            later,
            self.pirates_to_pay(seat),
            u8::from(self.state.order.first() == Some(&seat)).into(),
        ]
    }

    /// What requests will score with what is there now: at the next scoring, and at those after it.
    fn requests_to_score(&self, seat: Seat) -> [f64; 2] {
        let next = (self.state.round | 1).min(LAST_ROUND);
        let player = self.state.player(seat);
        let due = requests_due(next).saturating_sub(player.presenting.requests);
        let taken = u8::from(player.dice_left() > 0 || player.passed.is_some());
        let now = self.best_requests(seat, next, due, (player.requests, next + 1 - self.state.round - taken));
        let later = (next + 1..=LAST_ROUND).map(|round| {
            let due = requests_due(round);
            self.best_requests(seat, round, due, (Requests::default(), due))
        });
        [now, later.sum()]
    }

    /// What the best requests would score in a round: some of those in hand, and of those that can still be chosen.
    fn best_requests(&self, seat: Seat, round: u8, due: u8, (hand, free): (Requests, u8)) -> f64 {
        let sorted = |worths: &mut [f64]| worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let mut open = [0.0; 2 * REQUESTS];
        let mut worths = [0.0; 2 * REQUESTS];
        let mut held = 0;
        for (place, (request, count)) in hand.iter().enumerate() {
            for earlier in 0..count {
                if let Some(worth) = worths.get_mut(held) {
                    *worth = self.would_score(seat, request, earlier, round).into();
                    held += 1;
                }
            }
            for more in 0..2 {
                open[2 * place + usize::from(more)] =
                    CHOICE * f64::from(self.would_score(seat, request, count + more, round));
            }
        }
        sorted(&mut open);
        let free = usize::from(free).min(worths.len() - held);
        worths[held..held + free].copy_from_slice(&open[..free]);
        sorted(&mut worths);
        worths.iter().take(due.into()).sum()
    }

    /// What a request would score in a round with what is there now, after as many others of its kind.
    fn would_score(&self, seat: Seat, request: Request, earlier: u8, round: u8) -> u16 {
        let skipped = usize::from(earlier);
        match request {
            Request::Trade => {
                let post =
                    |good: &Good| (self.edition.trade(*good).pp[scoring(round)], self.state.traders(*good, seat));
                best_ships(Good::ALL.iter().map(post), skipped)
            }
            Request::Expedition => {
                let lands = |colony: &Colony| {
                    (self.edition.colony(*colony).pp[scoring(round)], self.state.explorers(*colony, seat))
                };
                best_ships(Colony::ALL.iter().map(lands), skipped)
            }
            Request::Guilds => {
                let favours = self.state.player(seat).face_up;
                let open = |guild: &&Guild| (favours & self.edition.favours(**guild)).len() > earlier;
                u16::from(FAVOUR) * u16::from(small(Guild::ALL.iter().filter(open).count()))
            }
            Request::Urban => {
                let mut cities = [City::PortoSanto, City::Funchal, City::Machico].map(|city| {
                    let [most, less] = self.edition.city(city).pp;
                    // It may be lost before it is shown.
                    if self.has_majority(city, seat) { (most + less) / 2 } else { less }
                });
                cities.sort_unstable_by(|one, other| other.cmp(one));
                cities.get(skipped).copied().unwrap_or_default().into()
            }
            Request::Wealth => {
                let before = u16::from(REAIS) * u16::from(earlier);
                self.state.player(seat).reais.saturating_sub(before).min(REAIS.into())
            }
        }
    }

    /// The PP that the pirates of a seat will probably cost: the loss of each place by how likely it is, as others may still
    /// take more.
    fn pirates_to_pay(&self, seat: Seat) -> f64 {
        let pirates = |seat: Seat| f64::from(self.state.player(seat).pirates);
        let (mine, left) = (pirates(seat), 1.0 + self.rounds_to_follow());
        let spread = DRIFT * left;
        let chance = |other: Seat| (0.5 + (pirates(other) - mine) / (2.0 * spread)).clamp(0.0, 1.0);
        let worse: f64 = Seat::all(self.state.seats()).filter(|other| *other != seat).map(chance).sum();
        let near = |place: u8| (1.0 - (worse - f64::from(place)).abs()).max(0.0);
        let loss: f64 = (0..).zip(self.edition.pirates.loss).map(|(place, loss)| f64::from(loss) * near(place)).sum();
        let some = (mine + PIRATES * left).min(1.0);
        let over = (mine + PIRATES * left - f64::from(self.edition.pirates.each_above)).max(0.0);
        some * loss + over
    }
}

/// The PP of up to three ships, the best after those of earlier requests.
fn best_ships(posts: impl Iterator<Item = (u8, u8)>, skipped: usize) -> u16 {
    let mut posts: arrayvec::ArrayVec<(u8, u8), 3> = posts.collect();
    posts.sort_unstable_by(|one, other| other.cmp(one));
    let worths = posts.into_iter().flat_map(|(pp, ships)| std::iter::repeat_n(u16::from(pp), ships.into()));
    worths.skip(skipped * usize::from(SHIPS)).take(SHIPS.into()).sum()
}

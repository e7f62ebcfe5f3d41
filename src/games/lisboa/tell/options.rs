//! Options in words, with what they cost and bring, and the subjects that group them.

use super::super::Lisboa;
use super::costs;
use super::names::{self, counted, party, reis, wigs};
use crate::engine::{Arg, Party, Phrase, Price, Seat};
use crate::games::lisboa::action::{Action, Spot};
use crate::games::lisboa::price::{GOODS, INFLUENCE, REIS};
use crate::games::lisboa::state::Church;
use crate::games::lisboa::step::FollowChoice;
use crate::games::lisboa::view::{OpeningView, PlayerView, View};
use crate::games::lisboa::vocabulary::{
    Architect, Card, Good, HouseGroup, Line, Plot, PortfolioCard, Reward, Ship, Side, Site, StateAction,
};
use crate::games::lisboa::words::names as n;
use crate::games::lisboa::words::options as o;

/// The subjects under which options are found when there are more than 25.
pub fn groups(action: Action) -> Vec<Phrase> {
    match action {
        Action::Plot(_, good) => vec![names::street(good)],
        Action::Sell(good, ship) => {
            vec![o::SELL_GROUP.with([("good", names::good(good).into())]), names::ship(ship)]
        }
        Action::Offer(_, action) => {
            vec![o::OFFER_GROUP.with([("noble", names::noble(action.noble()).into())]), names::state(action)]
        }
        Action::Keep(_)
        | Action::Draft(..)
        | Action::Gold(_)
        | Action::Add(_)
        | Action::Visit(_)
        | Action::Sponsor(_)
        | Action::Slot(_)
        | Action::State(_)
        | Action::Follow(_)
        | Action::Reis(_)
        | Action::Coins(_)
        | Action::Good(_)
        | Action::Rubble(_)
        | Action::Office(_)
        | Action::Recall(..)
        | Action::Plan(_)
        | Action::Ship(_)
        | Action::Pay(_)
        | Action::Cardinal(..)
        | Action::Favour(_)
        | Action::Cube(..)
        | Action::House(_)
        | Action::Decree(_)
        | Action::Site(_)
        | Action::Open(..)
        | Action::Take(_)
        | Action::Give(_)
        | Action::Shed(_)
        | Action::Discard(_)
        | Action::Done => Vec::new(),
    }
}

impl Lisboa {
    #[allow(clippy::too_many_lines)]
    pub(super) fn offer_words(&self, view: &View, seat: Seat, action: Action, price: &Price) -> Phrase {
        let ed = self.edition();
        let me = &view.players[seat.index()];
        match action {
            Action::Keep(tile) => ed.tile_text(tile),
            Action::Draft(card, None) => o::DRAFT.with([("cards", ed.card_and_effect(card).into())]),
            Action::Draft(card, Some(other)) => {
                o::DRAFT.with([("cards", Phrase::List(vec![ed.name_of(card), ed.name_of(other)]).into())])
            }
            Action::Gold(card) => {
                let key = if price.in_vain.is_some() { &o::GOLD_IN_VAIN } else { &o::GOLD };
                key.with([("card", ed.name_of(card).into())])
            }
            Action::Add(card) => self.add_words(view, seat, card, price),
            Action::Visit(card) => o::VISIT.with([
                ("card", Arg::sign(card)),
                ("noble", names::noble(card.noble().expect("a visit is paid with a noble card")).into()),
                ("cost", costs::visit(price).into()),
            ]),
            Action::Sponsor(card) => {
                let event =
                    ed.card_event(card).map_or_else(|| n::NOTHING.say(), |event| costs::gain(view, seat, event));
                o::SPONSOR.with([
                    ("card", Arg::sign(card)),
                    ("event", event.into()),
                    ("reis", costs::bill(price).into()),
                ])
            }
            Action::Slot(None) => o::SLOT_FREE.say(),
            Action::Slot(Some(card)) => o::SLOT_REPLACE.with([("card", self.portfolio_words(card).into())]),
            Action::Sell(good, ship) => self.sell_words(view, me, good, ship),
            Action::Offer(good, action) => o::OFFER.with([
                ("goods", names::goods_of(good, 1).into()),
                ("noble", names::noble(action.noble()).into()),
                ("action", names::state(action).into()),
            ]),
            Action::State(action) => state_words(view, action),
            Action::Follow(FollowChoice::Noble) => costs::with_cost(o::FOLLOW_NOBLE.say(), costs::visit(price)),
            Action::Follow(FollowChoice::State(action)) => {
                costs::with_cost(state_words(view, action), costs::visit(price))
            }
            Action::Take(kind) => {
                let top = view.piles[kind.index()].top;
                top.map_or_else(|| names::kind(kind), |top| ed.card_and_effect(top.card))
            }
            Action::Give(tile) => {
                o::GIVE.with([("tile", Arg::sign(tile)), ("wigs", wigs(ed.clergy(tile).wigs).into())])
            }
            Action::Shed(card) => self.portfolio_words(card),
            Action::Discard(card) => self.discard_words(view, seat, card),
            Action::Done if price.in_vain.is_some() => o::DECLINE.say(),
            Action::Done => o::DONE.say(),
            Action::Reis(_) => o::PAY.with([("cost", costs::visit(price).into())]),
            Action::Coins(coins) => coins_words(me, coins, price),
            Action::Good(good) => names::goods_of(good, 1),
            Action::Rubble(kind) => costs::cubes_of(me, kind, 1),
            Action::Office(noble) => o::OFFICE.with([
                ("noble", names::noble(noble).into()),
                ("officials", view.offices[noble.index()].occupied().into()),
                ("spaces", view.office_spaces.into()),
            ]),
            Action::Recall(noble, spot) => {
                let key = if spot == Spot::Plaza { &o::RECALL_PLAZA } else { &o::RECALL_OFFICE };
                key.with([("noble", names::noble(noble).into())])
            }
            Action::Plan(architect) => {
                let officials = view.architects[architect.index()].plans.first().copied().unwrap_or(0);
                names::plan(architect, officials)
            }
            Action::Ship(place) => self.ship_words(place, price),
            Action::Pay(goods) => names::one_each(goods),
            Action::Cardinal(steps, side) => cardinal_words(view, seat, steps, side),
            Action::Favour(noble) => o::FAVOUR.with([("noble", names::noble(noble).into())]),
            Action::Plot(plot, good) => plot_words(view, seat, plot, good, price),
            Action::Cube(kind, line) => {
                let key = if line == Line::Row { &o::CUBE_ROW } else { &o::CUBE_COLUMN };
                key.with([
                    ("cube", costs::cubes_of(me, kind, 1).into()),
                    ("reis", reis(ed.rubble_cost(kind)).into()),
                    ("cost", costs::bill(price).into()),
                ])
            }
            Action::House(group) => house_words(me, group),
            Action::Decree(decree) => {
                let seen = view.decree_row.iter().find(|seen| seen.decree == decree).and_then(|seen| seen.wigs);
                o::DECREE.with([("decree", ed.decree_text(decree).into()), ("wigs", seen.unwrap_or(0).into())])
            }
            Action::Site(site) => site_words(view, seat, site),
            Action::Open(architect, officials) => open_words(view, architect, officials, price),
        }
    }

    pub(super) fn more_words(&self, view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        let ed = self.edition();
        match action {
            Action::Add(card) => {
                let lasting = match ed.card_benefit(card) {
                    Some(benefit) => names::benefit(benefit),
                    None => counted(&n::INFLUENCE, ed.card_influence(card)),
                };
                Some(o::ADD_DETAIL.with([("what", lasting.into())]))
            }
            Action::Visit(card) => {
                let action = card.noble()?.action();
                Some(o::VISIT_DETAIL.with([("action", names::noble_action(action).into())]))
            }
            Action::Sell(_, ship) => self.sails_with(view, ship),
            Action::Cardinal(steps, _) => cardinal_detail(view, steps),
            Action::House(HouseGroup::Left) => Some(o::HOUSE_LEFT_DETAIL.say()),
            Action::House(HouseGroup::Middle) => Some(o::HOUSE_MIDDLE_DETAIL.say()),
            Action::House(HouseGroup::Right) => Some(o::HOUSE_RIGHT_DETAIL.say()),
            Action::Site(site) => self.opening_words(view, seat, site),
            Action::Give(tile) => {
                let benefit = ed.clergy(tile).benefit;
                benefit.at_once().is_none().then(|| o::GIVE_DETAIL.with([("benefit", names::benefit(benefit).into())]))
            }
            Action::Keep(_)
            | Action::Draft(..)
            | Action::Gold(_)
            | Action::Sponsor(_)
            | Action::Slot(_)
            | Action::Offer(..)
            | Action::State(_)
            | Action::Follow(_)
            | Action::Reis(_)
            | Action::Coins(_)
            | Action::Good(_)
            | Action::Rubble(_)
            | Action::Office(_)
            | Action::Recall(..)
            | Action::Plan(_)
            | Action::Ship(_)
            | Action::Pay(_)
            | Action::Favour(_)
            | Action::Plot(..)
            | Action::Cube(..)
            | Action::Decree(_)
            | Action::Open(..)
            | Action::Take(_)
            | Action::Shed(_)
            | Action::Discard(_)
            | Action::Done => None,
        }
    }

    fn add_words(&self, view: &View, seat: Seat, card: Card, price: &Price) -> Phrase {
        let what = match self.edition().card_reward(card) {
            Some(Reward::Gain(effect)) => costs::gain(view, seat, effect),
            Some(Reward::Lose(penalty)) => costs::penalty(&view.players[seat.index()], penalty, price),
            None => o::SUBSIDY.with([("reis", reis(view.treasury).into())]),
        };
        o::ADD.with([("card", self.edition().name_of(card).into()), ("what", what.into())])
    }

    /// A card that is discarded at the end of the period, with what that brings now.
    fn discard_words(&self, view: &View, seat: Seat, card: Card) -> Phrase {
        let brings = view.discards.iter().find(|(other, _)| *other == card).and_then(|(_, effect)| *effect);
        let card = ("card", self.edition().name_of(card).into());
        match brings {
            Some(effect) => o::DISCARD.with([card, ("what", costs::gain(view, seat, effect).into())]),
            None => o::DISCARD_IN_VAIN.with([card]),
        }
    }

    /// A card of a portfolio with what would be given up.
    fn portfolio_words(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Political(political) => match self.edition().card_benefit(political) {
                Some(benefit) => n::CARD_DOES.with([
                    ("card", self.edition().name_of(political).into()),
                    ("what", names::benefit(benefit).into()),
                ]),
                None => self.edition().name_of(political),
            },
            PortfolioCard::Ship(ship) => names::ship(ship),
        }
    }

    fn sell_words(&self, view: &View, me: &PlayerView, good: Good, ship: Ship) -> Phrase {
        let bonus = self.edition().ship(ship).bonus + me.sale_bonus[good.index()];
        o::SELL.with([
            ("goods", names::goods_of(good, 1).into()),
            ("ship", names::ship(ship).into()),
            ("owner", owner(view, ship).map_or_else(Phrase::empty, party).into()),
            ("reis", reis(view.market[good.index()] + bonus).into()),
        ])
    }

    /// The wigs for its owner if the next good sends a ship to sea.
    fn sails_with(&self, view: &View, ship: Ship) -> Option<Phrase> {
        let hull = self.edition().ship(ship).hull;
        let moored = view.players.iter().flat_map(|player| player.ships()).find(|moored| moored.ship == ship)?;
        let fills = moored.cargo.total() + 1 >= hull.into();
        let owner = party(owner(view, ship)?);
        fills.then(|| o::SELL_SAILS.with([("owner", owner.into()), ("wigs", wigs(hull).into())]))
    }

    fn ship_words(&self, place: Option<PortfolioCard>, price: &Price) -> Phrase {
        let (_, goods) = price.range(GOODS);
        let cost = if goods == 0 { n::NO_GOODS.say() } else { counted(&n::GOODS, goods) };
        match place {
            None => o::SHIP_FREE.with([("cost", cost.into())]),
            Some(card) => {
                o::SHIP_REPLACE.with([("card", self.edition().portfolio_card(card).into()), ("cost", cost.into())])
            }
        }
    }

    /// What each building on display would bring on a site: to this seat, and to everybody else.
    fn opening_words(&self, view: &View, seat: Seat, site: Site) -> Option<Phrase> {
        let seen = view.sites.iter().find(|seen| seen.site == site)?;
        let words = |opening: &OpeningView| {
            let you = opening.wigs.get(seat.index()).copied().unwrap_or(0);
            let colours = self.edition().colours(opening.building, opening.architect);
            o::SITE_OPENING.with([
                ("colours", Phrase::List(colours.iter().map(names::good).collect()).into()),
                ("you", you.into()),
                ("others", (opening.wigs.iter().sum::<u8>() - you).into()),
            ])
        };
        Some(Phrase::List(seen.openings.iter().map(words).collect()))
    }
}

fn owner(view: &View, ship: Ship) -> Option<Party> {
    view.players.iter().find(|player| player.ships().any(|moored| moored.ship == ship)).map(|player| player.who)
}

/// How a price or a penalty is paid, with some of its reis as coins of the influence track.
fn coins_words(me: &PlayerView, coins: u8, price: &Price) -> Phrase {
    let (_, influence) = price.range(INFLUENCE);
    let reis = price.range(REIS).1.saturating_sub(coins.into());
    let cost = ("cost", names::cost(influence, reis, 0).into());
    if influence == 0 {
        return o::PAY.with([cost]);
    }
    let left = u32::from(me.influence).saturating_sub(influence);
    o::COINS.with([cost, ("from", me.influence.into()), ("to", left.into())])
}

/// A State action with what it would bring now.
fn state_words(view: &View, action: StateAction) -> Phrase {
    let name = ("action", names::state(action).into());
    match action {
        StateAction::Ship => match view.yard.first() {
            Some(next) => o::STATE_SHIP.with([name, ("ship", names::ship(next.ship).into())]),
            None => o::STATE.with([name]),
        },
        StateAction::Plan => {
            let [blue, green] = [Architect::Blue, Architect::Green].map(|architect| {
                let next = view.architects[architect.index()].plans.first();
                next.map_or_else(|| Arg::sign("–"), Arg::sign)
            });
            o::STATE_PLANS.with([name, ("blue", blue), ("green", green)])
        }
        StateAction::Officials | StateAction::Produce | StateAction::Cardinal | StateAction::Favour => {
            o::STATE.with([name])
        }
    }
}

/// Shorter than the tile's own text, so that it fits into a menu.
fn cardinal_words(view: &View, seat: Seat, steps: u8, side: Side) -> Phrase {
    let gap = Church::gap_after(view.church.cardinal, steps);
    let Some(tile) = view.church.tiles[Church::space(gap, side)] else { return n::NOTHING.say() };
    o::CARDINAL.with([
        ("steps", steps.into()),
        ("tile", Arg::sign(tile.tile)),
        ("benefit", costs::benefit(view, seat, tile.benefit).into()),
        ("wigs", wigs(tile.wigs).into()),
    ])
}

/// The symbols that the Cardinal passes.
fn cardinal_detail(view: &View, steps: u8) -> Option<Phrase> {
    let passed = |gap: u8| (1..=steps).any(|step| Church::gap_after(view.church.cardinal, step) == gap);
    if passed(view.church.envelope_gap) {
        Some(o::CARDINAL_ENVELOPE.say())
    } else {
        passed(view.church.treasury_gap).then(|| o::CARDINAL_TREASURY.say())
    }
}

/// `B2 gold store: 9 to 12 réis, 2 influence, 8 wigs`
fn plot_words(view: &View, seat: Seat, plot: Plot, good: Good, price: &Price) -> Phrase {
    let Some(seen) = view.plots.iter().find(|seen| seen.plot == plot) else { return names::store(good) };
    let worth = seen.stores.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, wigs)| *wigs);
    o::PLOT.with([
        ("plot", Arg::sign(plot)),
        ("store", names::store(good).into()),
        ("reis", costs::bill(price).into()),
        ("reward", costs::gain(view, seat, seen.reward).into()),
        ("wigs", wigs(worth).into()),
    ])
}

fn house_words(me: &PlayerView, group: HouseGroup) -> Phrase {
    let key = match group {
        HouseGroup::Left => &o::HOUSE_LEFT,
        HouseGroup::Middle => &o::HOUSE_MIDDLE,
        HouseGroup::Right => &o::HOUSE_RIGHT,
    };
    key.with([("left", group.size().saturating_sub(me.houses[group.index()]).into())])
}

fn site_words(view: &View, seat: Seat, site: Site) -> Phrase {
    let Some(seen) = view.sites.iter().find(|seen| seen.site == site) else { return names::site(site) };
    o::SITE.with([
        ("site", names::site(site).into()),
        ("reward", costs::gain(view, seat, seen.reward).into()),
        ("cubes", costs::cubes(&view.players[seat.index()], seen.cubes).into()),
    ])
}

fn open_words(view: &View, architect: Architect, officials: u8, price: &Price) -> Phrase {
    let plan = names::plan(architect, officials);
    let wanted = view.staffing.iter().find(|staff| (staff.architect, staff.officials) == (architect, officials));
    match wanted {
        Some(staff) if staff.hired > 0 => o::OPEN_HIRED.with([
            ("plan", plan.into()),
            ("sent", (staff.sent - staff.hired).into()),
            ("hired", staff.hired.into()),
            ("reis", costs::bill(price).into()),
        ]),
        Some(staff) => o::OPEN_SENT.with([("plan", plan.into()), ("sent", staff.sent.into())]),
        None => plan,
    }
}

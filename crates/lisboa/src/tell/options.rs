//! Options in words, with what they cost and bring, and the subjects that group them.

use super::costs::{self, get, pay, terms};
use super::names::{self, dotted, party, reis, wigs};
use crate::action::Action;
use crate::play::Sight;
use crate::price::{GOODS, INFLUENCE, REIS};
use crate::state::Church;
use crate::view::{OpeningView, PlayerView, StaffView, View};
use crate::vocabulary::{
    Architect, Card, Effect, Good, HouseGroup, Noble, Plot, PortfolioCard, Reward, Ship, Side, Site, StateAction,
};
use crate::words as w;
use engine::{Party, Phrase, Price, Seat};

impl Sight<'_> {
    pub fn add_words(&self, view: &View, seat: Seat, card: Card, price: &Price) -> Phrase {
        let added = |name: Phrase| w::OptionAdd { card: name }.say();
        let noble = || added(self.edition().short_name_of(card));
        match self.edition().card_reward(card) {
            Some(Reward::Gain(effect)) => terms(noble(), [costs::brings(view, seat, effect)]),
            Some(Reward::Lose(penalty)) => {
                terms(noble(), [costs::penalty(&view.players[seat.index()], penalty, price)])
            }
            None => {
                terms(added(self.edition().name_of(card)), [get(reis(view.treasury)), w::OPTION_TREASURY_FALLS.say()])
            }
        }
    }

    /// A card that is discarded at the end of the period, with what that brings now.
    pub fn discard_words(&self, view: &View, seat: Seat, card: Card) -> Phrase {
        let brings = view.discards.iter().find(|(other, _)| *other == card).and_then(|(_, effect)| *effect);
        let card = self.edition().name_of(card);
        match brings {
            Some(effect) => terms(w::OptionDiscard { card }.say(), [costs::brings(view, seat, effect)]),
            None => w::OptionDiscardUnpaid { card }.say(),
        }
    }

    /// A card of a portfolio with what would be given up.
    pub fn portfolio_words(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Political(political) => match self.edition().card_benefit(political) {
                Some(benefit) => {
                    w::CardDoes { card: self.edition().short_name_of(political), what: names::benefit(benefit) }.say()
                }
                None => self.edition().name_of(political),
            },
            PortfolioCard::Ship(ship) => names::ship(ship),
        }
    }

    pub fn sell_words(&self, view: &View, me: &PlayerView, good: Good, ship: Ship) -> Phrase {
        let bonus = self.edition().ship(ship).bonus + me.sale_bonus[good.index()];
        let sold = w::OptionSell {
            goods: names::goods_of(good, 1),
            ship: names::ship(ship),
            owner: owner(view, ship).map_or_else(Phrase::empty, party),
        }
        .say();
        terms(sold, [get(reis(view.market[good.index()] + bonus))])
    }

    /// The wigs for its owner if the next good sends a ship to sea.
    pub fn sails_with(&self, view: &View, ship: Ship) -> Option<Phrase> {
        let hull = self.edition().ship(ship).hull;
        let moored = view.players.iter().flat_map(|player| player.ships()).find(|moored| moored.ship == ship)?;
        let fills = moored.cargo.total() + 1 >= hull.into();
        let owner = party(owner(view, ship)?);
        fills.then(|| w::OptionSellSails { owner, wigs: wigs(hull) }.say())
    }

    pub fn ship_words(&self, place: Option<PortfolioCard>, price: &Price) -> Phrase {
        let (_, goods) = price.range(GOODS);
        let cost = if goods == 0 { w::NO_GOODS.say() } else { w::Goods { count: goods.into() }.say() };
        let built = match place {
            None => w::OPTION_SHIP_FREE.say(),
            Some(card) => w::OptionShipReplace { card: self.edition().portfolio_card(card) }.say(),
        };
        terms(built, [pay(cost)])
    }

    /// What each building on display for which this seat has a plan would bring on a site, to this seat and to everybody
    /// else, and what hiring officials for it costs.
    pub fn opening_words(&self, view: &View, seat: Seat, site: Site) -> Option<Phrase> {
        let seen = view.sites.iter().find(|seen| seen.site == site)?;
        let words = |opening: &OpeningView| {
            let plans = view.staffing.iter().filter(|staff| staff.architect == opening.architect);
            let hiring = plans.map(|staff| staff.price).min()?;
            let you = opening.wigs.get(seat.index()).copied().unwrap_or(0);
            let colours = self.edition().colours(opening.building, opening.architect);
            let opened = w::OptionOpening {
                colours: names::beside(colours.iter().map(names::good_sign)),
                you: you.into(),
                others: wigs(opening.wigs.iter().sum::<u8>() - you),
            }
            .say();
            Some(dotted((hiring > 0).then(|| pay(reis(hiring))).into_iter().chain([opened])))
        };
        Some(dotted(seen.openings.iter().filter_map(words)))
    }
}

pub fn owner(view: &View, ship: Ship) -> Option<Party> {
    view.players.iter().find(|player| player.ships().any(|moored| moored.ship == ship)).map(|player| player.who)
}

/// How a price or a penalty is paid, with some of its reis as coins of the influence track.
pub fn coins_words(me: &PlayerView, coins: u8, price: &Price) -> Phrase {
    let (_, influence) = price.range(INFLUENCE);
    let reis = price.range(REIS).1.saturating_sub(coins.into());
    let cost = names::cost(influence, reis, 0);
    if influence == 0 {
        return w::OptionPay { cost }.say();
    }
    let left = u32::from(me.influence).saturating_sub(influence);
    let track = w::Track { from: me.influence.into(), to: left.into() }.say();
    w::OptionCoins { cost, track }.say()
}

/// The noble action of the visit that somebody may follow.
pub fn follow_action(view: &View) -> Phrase {
    view.visited.map_or_else(|| w::NOTHING.say(), |noble| names::noble_action(noble.action()))
}

/// A State action with what it would bring now.
pub fn state_words(view: &View, action: StateAction) -> Phrase {
    let name = names::state(action);
    match action {
        StateAction::Ship => match view.yard.first() {
            Some(next) => {
                w::OptionActionShip { action: name, ship: names::ship(next.ship), hull: next.hull.into() }.say()
            }
            None => name,
        },
        StateAction::Plan => {
            let [blue, green] = [Architect::Blue, Architect::Green].map(|architect| {
                let next = view.architects[architect.index()].plans.first();
                next.map_or_else(|| "–".to_owned(), u8::to_string)
            });
            w::OptionActionPlans { action: name, blue, green }.say()
        }
        StateAction::Officials | StateAction::Produce | StateAction::Cardinal | StateAction::Favour => name,
    }
}

pub fn cardinal_words(view: &View, seat: Seat, steps: u8, side: Side) -> Phrase {
    let gap = Church::gap_after(view.church.cardinal, steps);
    let Some(tile) = view.church.tiles[Church::space(gap, side)] else { return w::NOTHING.say() };
    w::OptionCardinal { steps: steps.into(), benefit: costs::benefit(view, seat, tile.benefit), wigs: wigs(tile.wigs) }
        .say()
}

/// The symbols that the Cardinal passes.
pub fn cardinal_detail(view: &View, steps: u8) -> Option<Phrase> {
    let passed = |gap: u8| (1..=steps).any(|step| Church::gap_after(view.church.cardinal, step) == gap);
    if passed(view.church.envelope_gap) {
        Some(w::OPTION_CARDINAL_ENVELOPE.say())
    } else {
        passed(view.church.treasury_gap).then(|| w::OPTION_CARDINAL_TREASURY.say())
    }
}

/// What a plot and the store on it bring.
pub fn plot_detail(view: &View, seat: Seat, plot: Plot, good: Good) -> Option<Phrase> {
    let seen = view.plots.iter().find(|seen| seen.plot == plot)?;
    let worth = seen.stores.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, wigs)| *wigs);
    Some(dotted([costs::brings(view, seat, seen.reward), wigs(worth)]))
}

/// The State actions with which a visit can begin, and what it leads to.
pub fn visit_detail(noble: Noble, next: &[Action]) -> Phrase {
    let action = names::noble_action(noble.action());
    let possible = noble.state_actions().into_iter().filter(|state| next.contains(&Action::State(*state)));
    let states = possible.map(names::state_short).reduce(|first, second| w::OptionVisitStates { first, second }.say());
    let Some(states) = states else { return action };
    if next.contains(&Action::Done) {
        w::OptionVisitDetail { states, action }.say()
    } else {
        w::OptionVisitDetailFirst { states, action }.say()
    }
}

/// A street, and the most that a store would bring at once there.
pub fn street_group(view: &View, good: Good) -> Phrase {
    let stores = view.plots.iter().flat_map(|seen| &seen.stores).filter(|(kind, _)| *kind == good);
    let most = stores.map(|(_, wigs)| *wigs).max().unwrap_or(0);
    w::OptionStreetGroup { sign: names::good_sign(good), street: names::street(good), wigs: wigs(most) }.say()
}

pub fn house_words(me: &PlayerView, group: HouseGroup) -> Phrase {
    let left = group.size().saturating_sub(me.houses[group.index()]).into();
    match group {
        HouseGroup::Left => w::OptionHouseLeft { left }.say(),
        HouseGroup::Middle => w::OptionHouseMiddle { left }.say(),
        HouseGroup::Right => w::OptionHouseRight { left }.say(),
    }
}

pub fn site_words(view: &View, seat: Seat, site: Site) -> Phrase {
    let Some(seen) = view.sites.iter().find(|seen| seen.site == site) else { return names::site(site) };
    let cubes = costs::cubes(&view.players[seat.index()], seen.cubes);
    terms(names::site(site), site_terms(costs::gain(view, seat, seen.reward), seen.reward, cubes))
}

/// What a site brings: what is got together, then what is done.
pub fn site_terms(reward: Phrase, effect: Effect, cubes: Vec<Phrase>) -> Vec<Phrase> {
    if costs::is_got(effect) {
        return vec![get(Phrase::List([reward].into_iter().chain(cubes).collect()))];
    }
    let got = (!cubes.is_empty()).then(|| get(Phrase::List(cubes)));
    got.into_iter().chain([reward]).collect()
}

pub fn open_words(view: &View, architect: Architect, officials: u8, price: &Price) -> Phrase {
    let plan = names::plan(architect, officials);
    let wanted = view.staffing.iter().find(|staff| (staff.architect, staff.officials) == (architect, officials));
    match wanted {
        Some(staff) if staff.hired > 0 => terms(plan, [staff_words(staff), pay(costs::bill(price))]),
        Some(staff) => terms(plan, [staff_words(staff)]),
        None => plan,
    }
}

pub fn staff_words(staff: &StaffView) -> Phrase {
    if staff.hired == 0 {
        return w::OptionOpenSent { sent: staff.sent.into() }.say();
    }
    w::OptionOpenHired { sent: (staff.sent - staff.hired).into(), hired: staff.hired.into() }.say()
}

/// What each open plan would take now: whom it sends, and what hiring the others costs.
pub fn plans_words(view: &View) -> Option<Phrase> {
    let words = |staff: &StaffView| {
        let hired = (staff.hired > 0).then(|| pay(reis(staff.price)));
        terms(names::plan(staff.architect, staff.officials), [staff_words(staff)].into_iter().chain(hired))
    };
    (!view.staffing.is_empty()).then(|| Phrase::List(view.staffing.iter().map(words).collect()))
}

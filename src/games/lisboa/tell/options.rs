//! Options in words, with what they cost and bring, and the subjects that group them.

use super::super::Lisboa;
use super::costs::{self, get, pay, terms};
use super::names::{self, counted, dotted, party, reis, wigs};
use crate::engine::{Arg, Party, Phrase, Price, Seat};
use crate::games::lisboa::action::{Action, Spot};
use crate::games::lisboa::price::{GOODS, INFLUENCE, REIS};
use crate::games::lisboa::state::Church;
use crate::games::lisboa::step::{FollowChoice, Question};
use crate::games::lisboa::view::{OpeningView, PlayerView, StaffView, View};
use crate::games::lisboa::vocabulary::{
    Architect, Card, Effect, Good, HouseGroup, Line, Plot, PortfolioCard, Reward, Ship, Side, Site, StateAction,
};
use crate::games::lisboa::words::costs as c;
use crate::games::lisboa::words::names as n;
use crate::games::lisboa::words::options as o;
use crate::games::lisboa::words::pieces as i;

impl Lisboa {
    /// The subjects of an option: the card for what a card is used for, the street for a plot.
    pub(super) fn subjects(&self, view: &View, action: Action) -> Vec<Phrase> {
        match action {
            Action::Gold(card) | Action::Add(card) | Action::Visit(card) | Action::Sponsor(card) => {
                vec![self.edition().card_and_effect(card)]
            }
            Action::Plot(_, good) => vec![street_group(view, good)],
            Action::Sell(good, ship) => {
                vec![o::SELL_GROUP.with([("good", names::good_named(good).into())]), names::ship(ship)]
            }
            Action::Offer(_, action) => {
                let noble = names::noble(action.noble());
                vec![o::OFFER_GROUP.with([("noble", noble.into())]), names::state(action)]
            }
            Action::Keep(_)
            | Action::Draft(..)
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

    #[allow(clippy::too_many_lines)]
    pub(super) fn offer_words(&self, view: &View, seat: Seat, action: Action, price: &Price) -> Phrase {
        let ed = self.edition();
        let me = &view.players[seat.index()];
        match action {
            Action::Keep(tile) => ed.tile_text(tile),
            Action::Draft(card, None) => o::DRAFT.with([("cards", ed.card_and_effect(card).into())]),
            Action::Draft(card, Some(other)) => {
                let short =
                    |card: Card| if card.noble().is_some() { ed.card_and_effect(card) } else { ed.name_of(card) };
                let cards = [card, other].map(short);
                o::DRAFT.with([("cards", Phrase::List(cards.into()).into())])
            }
            Action::Gold(card) => {
                let gold = names::goods_of(Good::Gold, 1);
                let gold = if price.in_vain.is_some() { c::NO_ROOM.with([("what", gold.into())]) } else { gold };
                terms(o::GOLD.with([("card", ed.short_name_of(card).into())]), [get(gold)])
            }
            Action::Add(card) => self.add_words(view, seat, card, price),
            Action::Visit(card) => {
                let noble = names::noble(card.noble().expect("a visit is paid with a noble card"));
                let visit = o::VISIT.with([("card", ed.number_of(card).into()), ("noble", noble.into())]);
                terms(visit, [pay(costs::visit_as_chosen(price))])
            }
            Action::Sponsor(card) => {
                let event =
                    ed.card_event(card).map_or_else(|| n::NOTHING.say(), |event| costs::brings(view, seat, event));
                let sponsor = o::SPONSOR.with([("card", ed.short_name_of(card).into())]);
                terms(sponsor, [pay(costs::bill(price)), event])
            }
            Action::Slot(None) => o::SLOT_FREE.say(),
            Action::Slot(Some(card)) => o::SLOT_REPLACE.with([("card", self.portfolio_words(card).into())]),
            Action::Sell(good, ship) => self.sell_words(view, me, good, ship),
            Action::Offer(good, action) => {
                terms(names::noble_named(action.noble()), [pay(names::goods_of(good, 1)), state_words(view, action)])
            }
            Action::State(action) => o::STATE.with([("action", state_words(view, action).into())]),
            Action::Follow(choice) => {
                let action = match choice {
                    FollowChoice::Noble => follow_action(view),
                    FollowChoice::State(action) => names::state(action),
                };
                o::FOLLOW.with([("cost", costs::visit(price).into()), ("action", action.into())])
            }
            Action::Take(kind) => {
                let top = view.piles[kind.index()].top;
                let card = top.map_or_else(|| names::kind_named(kind), |top| ed.card_and_effect(top.card));
                o::TAKE.with([("card", card.into())])
            }
            Action::Give(tile) => {
                let values = ed.clergy(tile);
                terms(o::GIVE.with([("benefit", names::benefit(values.benefit).into())]), [get(wigs(values.wigs))])
            }
            Action::Shed(card) => self.portfolio_words(card),
            Action::Discard(card) => self.discard_words(view, seat, card),
            Action::Done if price.in_vain.is_some() => o::DECLINE.say(),
            Action::Done => done_words(view),
            Action::Reis(_) => o::PAY.with([("cost", costs::visit(price).into())]),
            Action::Coins(coins) => coins_words(me, coins, price),
            Action::Good(good) => names::good_named(good),
            Action::Rubble(kind) => costs::cube_named(me, kind),
            Action::Office(noble) => o::OFFICE.with([
                ("noble", names::noble_named(noble).into()),
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
            Action::Pay(goods) => o::PAY.with([("cost", names::one_each(goods).into())]),
            Action::Cardinal(steps, side) => cardinal_words(view, seat, steps, side),
            Action::Favour(noble) => o::FAVOUR.with([("noble", names::noble(noble).into())]),
            Action::Plot(plot, good) => {
                let store = o::PLOT.with([("plot", Arg::sign(plot)), ("store", names::store_named(good).into())]);
                terms(store, [pay(costs::bill(price))])
            }
            Action::Cube(kind, line) => {
                let key = if line == Line::Row { &o::CUBE_ROW } else { &o::CUBE_COLUMN };
                terms(key.with([("cube", costs::cubes_of(me, kind, 1).into())]), [pay(costs::bill(price))])
            }
            Action::House(group) => house_words(me, group),
            Action::Decree(decree) => {
                let seen = view.decree_row.iter().find(|seen| seen.decree == decree).and_then(|seen| seen.wigs);
                o::DECREE.with([("decree", ed.decree_text(decree).into()), ("wigs", wigs(seen.unwrap_or(0)).into())])
            }
            Action::Site(site) => site_words(view, seat, site),
            Action::Open(architect, officials) => open_words(view, architect, officials, price),
        }
    }

    pub(super) fn more_words(&self, view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        let ed = self.edition();
        match action {
            Action::Add(card) => Some(match ed.card_benefit(card) {
                Some(benefit) => o::ADD_TREASURY.with([("benefit", names::benefit(benefit).into())]),
                None => o::ADD_NOBLE.with([("influence", names::influence(ed.card_influence(card)).into())]),
            }),
            Action::Visit(card) => {
                let noble = card.noble()?;
                let [first, second] = noble.state_actions().map(names::state_short);
                Some(o::VISIT_DETAIL.with([
                    ("first", first.into()),
                    ("second", second.into()),
                    ("action", names::noble_action(noble.action()).into()),
                ]))
            }
            Action::Follow(FollowChoice::State(action @ (StateAction::Ship | StateAction::Plan))) => {
                Some(state_words(view, action))
            }
            Action::Plot(plot, good) => plot_detail(view, seat, plot, good),
            Action::Sell(_, ship) => self.sails_with(view, ship),
            Action::Cardinal(steps, _) => cardinal_detail(view, steps),
            Action::House(HouseGroup::Left) => Some(o::HOUSE_LEFT_DETAIL.say()),
            Action::House(HouseGroup::Middle) => Some(o::HOUSE_MIDDLE_DETAIL.say()),
            Action::House(HouseGroup::Right) => Some(o::HOUSE_RIGHT_DETAIL.say()),
            Action::Site(site) => self.opening_words(view, seat, site),
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
            | Action::Cube(..)
            | Action::Decree(_)
            | Action::Open(..)
            | Action::Take(_)
            | Action::Give(_)
            | Action::Shed(_)
            | Action::Discard(_)
            | Action::Done => None,
        }
    }

    fn add_words(&self, view: &View, seat: Seat, card: Card, price: &Price) -> Phrase {
        let added = o::ADD.with([("card", self.edition().short_name_of(card).into())]);
        match self.edition().card_reward(card) {
            Some(Reward::Gain(effect)) => terms(added, [costs::brings(view, seat, effect)]),
            Some(Reward::Lose(penalty)) => terms(added, [costs::penalty(&view.players[seat.index()], penalty, price)]),
            None => terms(added, [get(reis(view.treasury)), o::TREASURY_FALLS.say()]),
        }
    }

    /// A card that is discarded at the end of the period, with what that brings now.
    fn discard_words(&self, view: &View, seat: Seat, card: Card) -> Phrase {
        let brings = view.discards.iter().find(|(other, _)| *other == card).and_then(|(_, effect)| *effect);
        let card = ("card", self.edition().name_of(card).into());
        match brings {
            Some(effect) => terms(o::DISCARD.with([card]), [costs::brings(view, seat, effect)]),
            None => o::DISCARD_IN_VAIN.with([card]),
        }
    }

    /// A card of a portfolio with what would be given up.
    fn portfolio_words(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Political(political) => match self.edition().card_benefit(political) {
                Some(benefit) => n::CARD_DOES.with([
                    ("card", self.edition().short_name_of(political).into()),
                    ("what", names::benefit(benefit).into()),
                ]),
                None => self.edition().name_of(political),
            },
            PortfolioCard::Ship(ship) => names::ship(ship),
        }
    }

    fn sell_words(&self, view: &View, me: &PlayerView, good: Good, ship: Ship) -> Phrase {
        let bonus = self.edition().ship(ship).bonus + me.sale_bonus[good.index()];
        let sold = o::SELL.with([
            ("goods", names::goods_of(good, 1).into()),
            ("ship", names::ship(ship).into()),
            ("owner", owner(view, ship).map_or_else(Phrase::empty, party).into()),
        ]);
        terms(sold, [get(reis(view.market[good.index()] + bonus))])
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
        let built = match place {
            None => o::SHIP_FREE.say(),
            Some(card) => o::SHIP_REPLACE.with([("card", self.edition().portfolio_card(card).into())]),
        };
        terms(built, [pay(cost)])
    }

    /// What each building on display for which this seat has a plan would bring on a site, to this seat and to everybody
    /// else, and what hiring officials for it costs.
    fn opening_words(&self, view: &View, seat: Seat, site: Site) -> Option<Phrase> {
        let seen = view.sites.iter().find(|seen| seen.site == site)?;
        let words = |opening: &OpeningView| {
            let plans = view.staffing.iter().filter(|staff| staff.architect == opening.architect);
            let hiring = plans.map(|staff| staff.price).min()?;
            let you = opening.wigs.get(seat.index()).copied().unwrap_or(0);
            let colours = self.edition().colours(opening.building, opening.architect);
            let opened = o::OPENING.with([
                ("colours", names::beside(colours.iter().map(names::good_sign)).into()),
                ("you", you.into()),
                ("others", wigs(opening.wigs.iter().sum::<u8>() - you).into()),
            ]);
            Some(dotted((hiring > 0).then(|| pay(reis(hiring))).into_iter().chain([opened])))
        };
        Some(dotted(seen.openings.iter().filter_map(words)))
    }

    /// What an action is called among those that cannot be taken now.
    pub(super) fn sought_words(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Visit(card) => match card.noble() {
                Some(noble) => o::SOUGHT_VISIT.with([("noble", names::noble(noble).into())]),
                None => self.edition().name_of(card),
            },
            Action::Sponsor(card) => match self.edition().card_event(card) {
                Some(event) => o::SOUGHT_EVENT.with([("event", names::effect(event).into())]),
                None => self.edition().name_of(card),
            },
            Action::Add(_) => o::SOUGHT_PORTFOLIO.say(),
            Action::State(action) | Action::Offer(_, action) | Action::Follow(FollowChoice::State(action)) => {
                names::state(action)
            }
            Action::Follow(FollowChoice::Noble) => follow_action(view),
            Action::Sell(_, ship) => names::ship(ship),
            Action::Plot(plot, _) => Phrase::sign(plot.to_string()),
            Action::Site(site) => names::site(site),
            Action::Open(architect, officials) => names::plan(architect, officials),
            Action::Office(noble) | Action::Favour(noble) => names::noble_named(noble),
            Action::Plan(architect) => names::architect(architect),
            Action::Take(kind) => names::kind_named(kind),
            Action::House(group) => names::house(group),
            Action::Ship(None) => o::SHIP_FREE.say(),
            Action::Slot(None) => o::SLOT_FREE.say(),
            Action::Keep(_)
            | Action::Draft(..)
            | Action::Gold(_)
            | Action::Slot(Some(_))
            | Action::Reis(_)
            | Action::Coins(_)
            | Action::Good(_)
            | Action::Rubble(_)
            | Action::Recall(..)
            | Action::Ship(Some(_))
            | Action::Pay(_)
            | Action::Cardinal(..)
            | Action::Cube(..)
            | Action::Decree(_)
            | Action::Give(_)
            | Action::Shed(_)
            | Action::Discard(_)
            | Action::Done => self.offer_words(view, seat, action, &Price::free()),
        }
    }
}

fn owner(view: &View, ship: Ship) -> Option<Party> {
    view.players.iter().find(|player| player.ships().any(|moored| moored.ship == ship)).map(|player| player.who)
}

/// Going without what is asked.
fn done_words(view: &View) -> Phrase {
    let key = match view.asked {
        Some(Question::VisitState { .. }) => &o::NO_STATE,
        Some(Question::Sell) => &o::NO_SALE,
        Some(Question::Offer) => &o::NO_TRADE,
        Some(Question::PlaceOfficial { .. }) => &o::NO_OFFICIAL,
        Some(Question::SecondDecree) => &o::NO_DECREE,
        _ => &o::DONE,
    };
    key.say()
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
    let track = i::TRACK.with([("from", me.influence.into()), ("to", left.into())]);
    o::COINS.with([cost, ("track", track.into())])
}

/// The noble action of the visit that somebody may follow.
fn follow_action(view: &View) -> Phrase {
    view.visited.map_or_else(|| n::NOTHING.say(), |noble| names::noble_action(noble.action()))
}

/// A State action with what it would bring now.
fn state_words(view: &View, action: StateAction) -> Phrase {
    let name = ("action", names::state(action).into());
    match action {
        StateAction::Ship => match view.yard.first() {
            Some(next) => {
                o::ACTION_SHIP.with([name, ("ship", names::ship(next.ship).into()), ("hull", next.hull.into())])
            }
            None => names::state(action),
        },
        StateAction::Plan => {
            let [blue, green] = [Architect::Blue, Architect::Green].map(|architect| {
                let next = view.architects[architect.index()].plans.first();
                next.map_or_else(|| Arg::sign("–"), Arg::sign)
            });
            o::ACTION_PLANS.with([name, ("blue", blue), ("green", green)])
        }
        StateAction::Officials | StateAction::Produce | StateAction::Cardinal | StateAction::Favour => {
            names::state(action)
        }
    }
}

fn cardinal_words(view: &View, seat: Seat, steps: u8, side: Side) -> Phrase {
    let gap = Church::gap_after(view.church.cardinal, steps);
    let Some(tile) = view.church.tiles[Church::space(gap, side)] else { return n::NOTHING.say() };
    o::CARDINAL.with([
        ("steps", steps.into()),
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

/// What a plot and the store on it bring.
fn plot_detail(view: &View, seat: Seat, plot: Plot, good: Good) -> Option<Phrase> {
    let seen = view.plots.iter().find(|seen| seen.plot == plot)?;
    let worth = seen.stores.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, wigs)| *wigs);
    Some(dotted([costs::brings(view, seat, seen.reward), wigs(worth)]))
}

/// A street, and the most that a store would bring at once there.
fn street_group(view: &View, good: Good) -> Phrase {
    let stores = view.plots.iter().flat_map(|seen| &seen.stores).filter(|(kind, _)| *kind == good);
    let most = stores.map(|(_, wigs)| *wigs).max().unwrap_or(0);
    o::STREET_GROUP.with([
        ("sign", names::good_sign(good).into()),
        ("street", names::street(good).into()),
        ("wigs", wigs(most).into()),
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

fn open_words(view: &View, architect: Architect, officials: u8, price: &Price) -> Phrase {
    let plan = names::plan(architect, officials);
    let wanted = view.staffing.iter().find(|staff| (staff.architect, staff.officials) == (architect, officials));
    match wanted {
        Some(staff) if staff.hired > 0 => terms(plan, [staff_words(staff), pay(costs::bill(price))]),
        Some(staff) => terms(plan, [staff_words(staff)]),
        None => plan,
    }
}

fn staff_words(staff: &StaffView) -> Phrase {
    if staff.hired == 0 {
        return o::OPEN_SENT.with([("sent", staff.sent.into())]);
    }
    o::OPEN_HIRED.with([("sent", (staff.sent - staff.hired).into()), ("hired", staff.hired.into())])
}

/// What each open plan would take now: whom it sends, and what hiring the others costs.
pub fn plans_words(view: &View) -> Option<Phrase> {
    let words = |staff: &StaffView| {
        let hired = (staff.hired > 0).then(|| pay(reis(staff.price)));
        terms(names::plan(staff.architect, staff.officials), [staff_words(staff)].into_iter().chain(hired))
    };
    (!view.staffing.is_empty()).then(|| Phrase::List(view.staffing.iter().map(words).collect()))
}

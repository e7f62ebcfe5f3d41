//! Options in words, with what they cost and bring, and the subjects that group them.

use super::super::Lisboa;
use super::super::action::{Action, Spot};
use super::super::cards::{Card, PortfolioCard, Ship};
use super::super::effects::Benefit;
use super::super::goods::Good;
use super::super::nobles::{Noble, StateAction};
use super::super::places::{Plot, Site};
use super::super::rubble::Line;
use super::super::state::Church;
use super::super::step::FollowChoice;
use super::super::tiles::{Architect, HouseGroup, Side};
use super::super::view::{OpeningView, PlayerView, View};
use super::super::words::nouns as n;
use super::super::words::options as o;
use super::nouns::{self, counted, party, reis, wigs};
use crate::engine::{Arg, Party, Phrase, Seat};

/// The subjects under which options are found when there are more than 25.
pub fn groups(action: Action) -> Vec<Phrase> {
    match action {
        Action::Plot(_, good) => vec![nouns::street(good)],
        Action::Sell(good, ship) => {
            vec![o::SELL_GROUP.with([("good", nouns::good(good).into())]), nouns::ship(ship)]
        }
        Action::Offer(_, action) => {
            vec![o::OFFER_GROUP.with([("noble", nouns::noble(action.noble()).into())]), nouns::state(action)]
        }
        _ => Vec::new(),
    }
}

impl Lisboa {
    pub(super) fn offer_words(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        let ed = self.edition();
        let me = &view.players[seat.index()];
        match action {
            Action::Keep(tile) => ed.tile_text(tile),
            Action::Draft(card, None) => o::DRAFT.with([("cards", ed.card_and_effect(card).into())]),
            Action::Draft(card, Some(other)) => {
                o::DRAFT.with([("cards", Phrase::List(vec![ed.name_of(card), ed.name_of(other)]).into())])
            }
            Action::Gold(card) => o::GOLD.with([("card", ed.name_of(card).into())]),
            Action::Add(card) => self.add_words(view, card),
            Action::Visit(card) => visit_words(me, card),
            Action::Sponsor(card) => o::SPONSOR.with([
                ("card", Arg::sign(card)),
                ("event", ed.card_event(card).map_or_else(|| n::NOTHING.say(), nouns::effect).into()),
                ("reis", reis(me.event_price).into()),
            ]),
            Action::Slot(None) => o::SLOT_FREE.say(),
            Action::Slot(Some(card)) => o::SLOT_REPLACE.with([("card", self.portfolio_words(card).into())]),
            Action::Sell(good, ship) => self.sell_words(view, me, good, ship),
            Action::Offer(good, action) => o::OFFER.with([
                ("goods", nouns::goods_of(good, 1).into()),
                ("noble", nouns::noble(action.noble()).into()),
                ("action", nouns::state(action).into()),
            ]),
            Action::State(action) => state_words(view, action),
            Action::Follow(FollowChoice::Noble) => o::FOLLOW_NOBLE.say(),
            Action::Follow(FollowChoice::State(action)) => state_words(view, action),
            Action::Take(kind) => {
                let top = view.piles[kind.index()].top;
                top.map_or_else(|| nouns::kind(kind), |top| ed.card_and_effect(top.card))
            }
            Action::Give(tile) => {
                o::GIVE.with([("tile", Arg::sign(tile)), ("wigs", wigs(ed.clergy(tile).wigs).into())])
            }
            Action::Shed(card) => self.portfolio_words(card),
            Action::Discard(card) => o::DISCARD.with([("card", ed.card_and_effect(card).into())]),
            Action::Done => o::DONE.say(),
            _ => self.detail_words(view, me, action),
        }
    }

    /// Everything that is asked on the way of an action.
    fn detail_words(&self, view: &View, me: &PlayerView, action: Action) -> Phrase {
        let ed = self.edition();
        match action {
            Action::Reis(count) => counted(&o::VISIT_REIS, count),
            Action::Coins(0) => o::COINS_NONE.say(),
            Action::Coins(count) => o::COINS.with([
                ("reis", reis(count).into()),
                ("from", me.influence.into()),
                ("to", ed.after_coins(me.influence, count).into()),
            ]),
            Action::Good(good) => nouns::goods_of(good, 1),
            Action::Rubble(kind) => nouns::cubes_of(kind, 1),
            Action::Office(noble) => o::OFFICE.with([
                ("noble", nouns::noble(noble).into()),
                ("officials", view.offices[noble.index()].occupied().into()),
                ("spaces", view.office_spaces.into()),
            ]),
            Action::Recall(noble, spot) => {
                let key = if spot == Spot::Plaza { &o::RECALL_PLAZA } else { &o::RECALL_OFFICE };
                key.with([("noble", nouns::noble(noble).into())])
            }
            Action::Plan(architect) => {
                let officials = view.architects[architect.index()].plans.first().copied().unwrap_or(0);
                nouns::plan(architect, officials)
            }
            Action::Ship(place) => self.ship_words(view, place),
            Action::Pay(goods) => nouns::one_each(goods),
            Action::Cardinal(steps, side) => cardinal_words(view, steps, side),
            Action::Favour(noble) => o::FAVOUR.with([("noble", nouns::noble(noble).into())]),
            Action::Plot(plot, good) => plot_words(view, plot, good),
            Action::Cube(kind, line) => {
                let key = if line == Line::Row { &o::CUBE_ROW } else { &o::CUBE_COLUMN };
                key.with([("cube", nouns::cubes_of(kind, 1).into()), ("reis", reis(ed.rubble_cost(kind)).into())])
            }
            Action::House(group) => house_words(me, group),
            Action::Decree(decree) => {
                let seen = view.decree_row.iter().find(|seen| seen.decree == decree).and_then(|seen| seen.wigs);
                o::DECREE.with([("decree", ed.decree_text(decree).into()), ("wigs", seen.unwrap_or(0).into())])
            }
            Action::Site(site) => site_words(view, site),
            Action::Open(architect, officials) => open_words(view, architect, officials),
            // Everything else is an action or an answer above.
            _ => Phrase::sign(action.to_string()),
        }
    }

    pub(super) fn more_words(&self, view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        let ed = self.edition();
        match action {
            Action::Add(card) => {
                let lasting = match ed.card_benefit(card) {
                    Some(benefit) => nouns::benefit(benefit),
                    None => counted(&n::INFLUENCE, ed.card_influence(card)),
                };
                Some(o::ADD_DETAIL.with([("what", lasting.into())]))
            }
            Action::Visit(card) => {
                let action = card.noble()?.action();
                Some(o::VISIT_DETAIL.with([("action", nouns::noble_action(action).into())]))
            }
            Action::Sell(_, ship) => self.sails_with(view, ship),
            Action::Cardinal(steps, _) => cardinal_detail(view, steps),
            Action::House(HouseGroup::Left) => Some(o::HOUSE_LEFT_DETAIL.say()),
            Action::House(HouseGroup::Middle) => Some(o::HOUSE_MIDDLE_DETAIL.say()),
            Action::House(HouseGroup::Right) => Some(o::HOUSE_RIGHT_DETAIL.say()),
            Action::Site(site) => self.opening_words(view, seat, site),
            Action::Give(tile) => match ed.clergy(tile).benefit {
                Benefit::Now(_) => None,
                lasting => Some(o::GIVE_DETAIL.with([("benefit", nouns::benefit(lasting).into())])),
            },
            _ => None,
        }
    }

    fn add_words(&self, view: &View, card: Card) -> Phrase {
        let what = match self.edition().card_reward(card) {
            Some(reward) => nouns::reward(reward),
            None => o::SUBSIDY.with([("reis", reis(view.treasury).into())]),
        };
        o::ADD.with([("card", self.edition().name_of(card).into()), ("what", what.into())])
    }

    /// A card of a portfolio with what would be given up.
    fn portfolio_words(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Political(political) => match self.edition().card_benefit(political) {
                Some(benefit) => n::CARD_DOES.with([
                    ("card", self.edition().name_of(political).into()),
                    ("what", nouns::benefit(benefit).into()),
                ]),
                None => self.edition().name_of(political),
            },
            PortfolioCard::Ship(ship) => nouns::ship(ship),
        }
    }

    fn sell_words(&self, view: &View, me: &PlayerView, good: Good, ship: Ship) -> Phrase {
        let bonus = self.edition().ship(ship).bonus + me.sale_bonus[good.index()];
        o::SELL.with([
            ("goods", nouns::goods_of(good, 1).into()),
            ("ship", nouns::ship(ship).into()),
            ("owner", owner(view, ship).map_or_else(Phrase::empty, party).into()),
            ("reis", reis(view.market[good.index()] + bonus).into()),
        ])
    }

    /// The wigs for its owner if the next good sends a ship to sea.
    fn sails_with(&self, view: &View, ship: Ship) -> Option<Phrase> {
        let hull = self.edition().ship(ship).hull;
        let moored = view.players.iter().flat_map(|player| player.ships()).find(|moored| moored.ship == ship)?;
        let fills = moored.cargo.total() + 1 >= hull;
        let owner = party(owner(view, ship)?);
        fills.then(|| o::SELL_SAILS.with([("owner", owner.into()), ("wigs", wigs(hull).into())]))
    }

    fn ship_words(&self, view: &View, place: Option<PortfolioCard>) -> Phrase {
        let goods = view.ship_places.iter().find(|(there, _)| *there == place).map_or(0, |(_, goods)| *goods);
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
                ("colours", Phrase::List(colours.iter().map(nouns::good).collect()).into()),
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

/// A visit with what is paid for it: influence first, then wigs.
fn visit_words(me: &PlayerView, card: Card) -> Phrase {
    let noble = card.noble().unwrap_or(Noble::Builder);
    let price = me.visit_costs[noble.index()];
    let influence = price.min(me.influence);
    o::VISIT.with([
        ("card", Arg::sign(card)),
        ("noble", nouns::noble(noble).into()),
        ("cost", nouns::cost(influence.into(), 0, (price - influence).into()).into()),
    ])
}

/// A State action with what it would bring now.
fn state_words(view: &View, action: StateAction) -> Phrase {
    let name = ("action", nouns::state(action).into());
    match action {
        StateAction::Ship => match view.yard.first() {
            Some(next) => o::STATE_SHIP.with([name, ("ship", nouns::ship(next.ship).into())]),
            None => o::STATE.with([name]),
        },
        StateAction::Plan => {
            let [blue, green] = [Architect::Blue, Architect::Green].map(|architect| {
                let next = view.architects[architect.index()].plans.first();
                next.map_or_else(|| Arg::sign("–"), Arg::sign)
            });
            o::STATE_PLANS.with([name, ("blue", blue), ("green", green)])
        }
        _ => o::STATE.with([name]),
    }
}

/// Shorter than the tile's own text, so that it fits into a menu.
fn cardinal_words(view: &View, steps: u8, side: Side) -> Phrase {
    let gap = Church::gap_after(view.church.cardinal, steps);
    let Some(tile) = view.church.tiles[Church::space(gap, side)] else { return n::NOTHING.say() };
    o::CARDINAL.with([
        ("steps", steps.into()),
        ("tile", Arg::sign(tile.tile)),
        ("benefit", nouns::benefit(tile.benefit).into()),
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
fn plot_words(view: &View, plot: Plot, good: Good) -> Phrase {
    let Some(seen) = view.plots.iter().find(|seen| seen.plot == plot) else { return nouns::store(good) };
    let price = match seen.price {
        Some((before, after)) if after < before => o::PLOT_RANGE.with([("low", after.into()), ("high", before.into())]),
        Some((price, _)) => reis(price),
        None => n::NOTHING.say(),
    };
    let worth = seen.stores.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, wigs)| *wigs);
    o::PLOT.with([
        ("plot", Arg::sign(plot)),
        ("store", nouns::store(good).into()),
        ("reis", price.into()),
        ("reward", nouns::effect(seen.reward).into()),
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

fn site_words(view: &View, site: Site) -> Phrase {
    let Some(seen) = view.sites.iter().find(|seen| seen.site == site) else { return nouns::site(site) };
    o::SITE.with([
        ("site", nouns::site(site).into()),
        ("reward", nouns::effect(seen.reward).into()),
        ("cubes", nouns::cubes(seen.cubes).into()),
    ])
}

fn open_words(view: &View, architect: Architect, officials: u8) -> Phrase {
    let plan = nouns::plan(architect, officials);
    let wanted = view.staffing.iter().find(|staff| (staff.architect, staff.officials) == (architect, officials));
    match wanted {
        Some(staff) if staff.hired > 0 => o::OPEN_HIRED.with([
            ("plan", plan.into()),
            ("sent", (staff.sent - staff.hired).into()),
            ("hired", staff.hired.into()),
            ("reis", reis(staff.price).into()),
        ]),
        Some(staff) => o::OPEN_SENT.with([("plan", plan.into()), ("sent", staff.sent.into())]),
        None => plan,
    }
}

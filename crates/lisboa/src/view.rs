//! What one viewer may see: everything but others' hands and what lies face down.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::building::Staff;
use super::city::City;
use super::edition::CHURCH_TILES;
use super::player::{Docked, Moored};
use super::prelude::*;
use super::rank::RankRow;
use super::scoring::{Items, total};
use super::state::{Ending, Lacerda, MAX_PARTIES, Office};
use engine::{Viewer, steps};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub viewer: Option<Seat>,
    pub turn: Party,
    pub round: u8,
    pub period: u8,
    pub ending: Ending,
    pub treasury: u8,
    /// What the treasury adds to every visit.
    pub treasury_influence: i8,
    pub market: [u8; 4],
    pub players: Vec<PlayerView>,
    pub lacerda: Option<Lacerda>,
    pub offices: [Office; 3],
    pub office_spaces: u8,
    /// Favours on the portraits.
    pub favours: [u8; 3],
    /// State actions that a good covers this turn.
    pub covered: StateActionSet,
    pub city: City,
    pub plots: Vec<PlotView>,
    pub sites: Vec<SiteView>,
    pub church: ChurchView,
    pub architects: [DeskView; 2],
    /// The ships of the yard, the next one first.
    pub yard: Vec<ShipView>,
    pub decree_row: Vec<DecreeView>,
    pub decrees_left: u8,
    pub piles: [PileView; 4],
    /// The tiles among which each seat chooses at the start.
    pub offered_tiles: Vec<[TileView; 2]>,
    /// The cards that the viewer has kept in the draft.
    pub drafted: Vec<CardView>,
    /// The last space of the influence track.
    pub influence_max: u8,
    /// Effects at hand that would bring the viewer nothing now.
    pub futile: Vec<Effect>,
    /// At the end of the period: what discarding each card of the viewer's hand brings.
    pub discards: Vec<(Card, Option<Effect>)>,
    /// What the viewer is asked.
    pub asked: Option<Question>,
    /// The noble whose visit may be followed now.
    pub visited: Option<Noble>,
    /// What each open plan of the viewer takes to be completed now.
    pub staffing: Vec<StaffView>,
    /// The final scoring if the game ended now.
    pub projection: Vec<ProjectionView>,
    /// The solo game: every rank, and what it would take.
    pub ranks: Vec<RankRow>,
}

/// A player as everybody sees them; the hand only as its owner does.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub who: Party,
    pub wigs: u16,
    pub reis: u16,
    pub influence: u8,
    /// Reis that the influence could pay.
    pub coins: u8,
    pub goods: Goods,
    /// Goods of a kind that can be stored.
    pub warehouse: u8,
    /// Reis more than the market price for each kind that is sold.
    pub sale_bonus: [u8; 4],
    pub rubble: Cubes,
    pub sets: u8,
    pub markers: u8,
    pub officials: u8,
    /// Officials in offices and on plazas.
    pub placed_officials: u8,
    pub houses: [u8; 3],
    pub stores: [u8; 4],
    pub favours: NobleSet,
    pub clergy: Vec<TileView>,
    pub docks: Vec<Docked>,
    pub bureau: Vec<CardView>,
    pub portfolio_limit: u8,
    /// What an envelope without a number brings.
    pub portfolio_influence: u8,
    /// Architect, officials, and how many such plans.
    pub open_plans: Vec<(Architect, u8, u8)>,
    pub completed_plans: Vec<(Architect, u8, u8)>,
    pub decrees: Vec<DecreeView>,
    /// What a visit to each noble costs, and following one.
    pub visits: [VisitView; 3],
    pub follows: [VisitView; 3],
    pub event_price: u8,
    pub hand_size: u8,
    pub hand: Option<Vec<CardView>>,
}

/// What a visit costs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VisitView {
    /// In influence, before anything replaces some of it.
    pub cost: u8,
    pub payable: bool,
    /// What is really paid for it; nothing if it cannot be.
    pub price: Price,
}

/// A political card with what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CardView {
    pub card: Card,
    /// A noble card: its influence.
    pub influence: u8,
    pub reward: Option<Reward>,
    pub event: Option<Effect>,
    pub benefit: Option<Benefit>,
}

/// A clergy tile with both its sides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TileView {
    pub tile: ClergyTile,
    pub benefit: Benefit,
    pub wigs: u8,
}

/// A decree and its wigs if the game ended now: for its owner, or for the viewer if it lies in the display.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct DecreeView {
    pub decree: Decree,
    pub wigs: Option<u16>,
}

/// A ship card with what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ShipView {
    pub ship: Ship,
    pub hull: u8,
    pub bonus: u8,
    pub influence: u8,
}

/// A plot that is still free.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlotView {
    pub plot: Plot,
    pub reward: Effect,
    /// The kinds of store for which there is a tile, and their wigs.
    pub stores: ArrayVec<(Good, u8), 2>,
}

/// A site without a building.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SiteView {
    pub site: Site,
    pub reward: Effect,
    pub cubes: Cubes,
    pub openings: ArrayVec<OpeningView, 2>,
}

/// What the building on an architect's desk would bring here, party by party.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpeningView {
    pub architect: Architect,
    pub building: Building,
    pub wigs: ArrayVec<u8, MAX_PARTIES>,
}

/// What a party would score.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectionView {
    pub who: Party,
    pub total: i32,
    /// By the names of the final scoring, in its order.
    pub items: Items,
}

/// What completing a plan takes: officials who are sent, some of them hired first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StaffView {
    pub architect: Architect,
    pub officials: u8,
    pub sent: u8,
    pub hired: u8,
    /// What the hired ones cost, if that is paid now.
    pub price: u8,
}

/// The church.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChurchView {
    pub tiles: [Option<TileView>; CHURCH_TILES],
    pub cardinal: u8,
    pub envelope_gap: u8,
    pub treasury_gap: u8,
    pub triggered: Option<Party>,
    pub bag: u8,
}

/// An architect's desk.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeskView {
    /// The building that can be opened, and the one after it.
    pub display: Option<BuildingView>,
    pub next: Option<BuildingView>,
    pub stack: u8,
    /// The officials of the plans, the next one first.
    pub plans: Vec<u8>,
}

/// A public building and its colours.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuildingView {
    pub building: Building,
    pub colours: ArrayVec<Good, 4>,
}

/// A pile of the court.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PileView {
    pub kind: CardKind,
    pub top: Option<CardView>,
    pub count: u8,
}

impl PlayerView {
    /// The ships in the docks, at sea or not.
    pub fn ships(&self) -> impl Iterator<Item = &Moored> {
        self.docks.iter().filter_map(Docked::ship)
    }
}

impl Look<'_> {
    pub fn view(self, viewer: Viewer) -> View {
        let s = self.state;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| !s.is_lacerda(*seat)),
            Viewer::Spectator => None,
        };
        let drafted = seat.map(|seat| s.setting_up.kept[seat.index()].as_slice()).unwrap_or_default();
        View {
            viewer: seat,
            turn: s.party(s.turn),
            round: s.round,
            period: s.period,
            ending: s.ending,
            treasury: s.treasury,
            treasury_influence: self.edition.treasury_influence(s.treasury),
            market: s.market,
            players: Seat::all(s.parties()).map(|player| self.player_view(player, viewer)).collect(),
            lacerda: s.lacerda,
            offices: s.offices,
            office_spaces: self.edition.offices.spaces,
            favours: s.favours,
            covered: s.covered,
            city: s.city.clone(),
            plots: Plot::all().filter(|plot| s.city.is_free(*plot)).map(|plot| self.plot_view(plot)).collect(),
            sites: Site::all().filter(|site| s.city.is_open(*site)).map(|site| self.site_view(site)).collect(),
            church: self.church_view(),
            architects: [self.desk_view(Architect::Blue), self.desk_view(Architect::Green)],
            yard: s.yard.iter().rev().map(|ship| self.ship_view(*ship)).collect(),
            decree_row: s.decree_row.iter().map(|decree| self.decree_view(seat, *decree)).collect(),
            decrees_left: small(s.decree_stack.len()),
            piles: [CardKind::Builder, CardKind::Minister, CardKind::King, CardKind::Treasury]
                .map(|kind| self.pile_view(kind)),
            offered_tiles: s.setting_up.offered.iter().map(|two| two.map(|tile| self.tile_view(tile))).collect(),
            drafted: drafted.iter().map(|card| self.card_view(*card)).collect(),
            influence_max: self.edition.influence.max,
            futile: seat.map_or_else(Vec::new, |seat| self.futile_view(seat)),
            discards: seat.map_or_else(Vec::new, |seat| self.discards_view(seat)),
            asked: seat.and_then(|seat| self.asked_view(seat)),
            visited: self.visited(),
            staffing: seat.map_or_else(Vec::new, |seat| self.staffing_view(seat)),
            projection: Seat::all(s.parties()).map(|player| self.projection_view(player)).collect(),
            ranks: self.ranks(),
        }
    }

    fn player_view(self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.state.player(seat);
        let cards = |cards: &[Card]| cards.iter().map(|card| self.card_view(*card)).collect::<Vec<_>>();
        let visits = |following: bool| {
            [Noble::Builder, Noble::Minister, Noble::King].map(|noble| self.visit_view(seat, noble, following))
        };
        let stores = |good| small(self.stores_of_kind(seat, good));
        PlayerView {
            who: self.state.party(seat),
            wigs: player.wigs,
            reis: player.reis,
            influence: player.influence,
            coins: self.edition.coins(player.influence),
            goods: player.goods,
            warehouse: self.warehouse(seat),
            sale_bonus: [Good::Gold, Good::Cloth, Good::Books, Good::Tools].map(|good| self.sale_bonus(seat, good)),
            rubble: player.rubble,
            sets: if self.state.is_lacerda(seat) { 0 } else { player.sets() },
            markers: player.markers,
            officials: player.officials,
            placed_officials: self.state.placed_officials(seat),
            houses: player.houses,
            stores: [Good::Gold, Good::Cloth, Good::Books, Good::Tools].map(stores),
            favours: player.favours,
            clergy: player.clergy.iter().map(|tile| self.tile_view(*tile)).collect(),
            docks: player.docks.to_vec(),
            bureau: cards(&player.bureau),
            portfolio_limit: small(self.portfolio_limit(seat)),
            portfolio_influence: self.portfolio_influence(seat),
            open_plans: player.open_plans.iter().collect(),
            completed_plans: player.completed_plans.iter().collect(),
            decrees: player.decrees.iter().map(|decree| self.decree_view(Some(seat), decree)).collect(),
            visits: visits(false),
            follows: visits(true),
            event_price: self.event_price(seat),
            hand_size: small(player.hand.len()),
            hand: viewer.knows(seat).then(|| cards(&player.hand)),
        }
    }

    fn card_view(self, card: Card) -> CardView {
        CardView {
            card,
            influence: self.edition.card_influence(card),
            reward: self.edition.card_reward(card),
            event: self.edition.card_event(card),
            benefit: self.edition.card_benefit(card),
        }
    }

    fn tile_view(self, tile: ClergyTile) -> TileView {
        let values = self.edition.clergy(tile);
        TileView { tile, benefit: values.benefit, wigs: values.wigs }
    }

    fn ship_view(self, ship: Ship) -> ShipView {
        let values = self.edition.ship(ship);
        ShipView { ship, hull: values.hull, bonus: values.bonus, influence: values.influence }
    }

    fn visit_view(self, seat: Seat, noble: Noble, following: bool) -> VisitView {
        let cost = self.visit_cost(seat, noble, following);
        VisitView {
            cost,
            payable: self.visit_payments(seat, cost).next().is_some(),
            price: self.visit_price(seat, noble, following, |_| true),
        }
    }

    /// The rewards of the hand, the plots, the sites and the church that would come to nothing.
    fn futile_view(self, seat: Seat) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self
            .state
            .player(seat)
            .hand
            .iter()
            .flat_map(|card| {
                let reward = match self.edition.card_reward(*card) {
                    Some(Reward::Gain(effect)) => Some(effect),
                    Some(Reward::Lose(_)) | None => None,
                };
                [reward, self.edition.card_event(*card)]
            })
            .flatten()
            .collect();
        effects.extend(Plot::all().map(|plot| self.edition.plot(plot)));
        effects.extend(Site::all().map(|site| self.edition.site(site)));
        let tiles = self.state.church.tiles.iter().flatten();
        effects.extend(tiles.filter_map(|tile| self.edition.clergy(*tile).benefit.at_once()));
        let mut futile: Vec<Effect> = Vec::new();
        for effect in effects {
            if !futile.contains(&effect) && !self.effect_possible(seat, effect) {
                futile.push(effect);
            }
        }
        futile
    }

    fn discards_view(self, seat: Seat) -> Vec<(Card, Option<Effect>)> {
        match self.state.top() {
            Some(Step::Ask(asked, Question::DiscardCard { paid })) if asked == seat => {
                let hand = self.state.player(seat).hand.iter();
                hand.map(|card| (*card, self.discard_brings(seat, *card, paid))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn asked_view(self, seat: Seat) -> Option<Question> {
        steps::question::<Lisboa>(self, seat)
    }

    fn visited(self) -> Option<Noble> {
        match self.state.top() {
            Some(Step::Ask(_, Question::Follow { noble })) => Some(noble),
            Some(Step::Ask(..) | Step::AskAll(_) | Step::Run(_)) | None => None,
        }
    }

    fn staffing_view(self, seat: Seat) -> Vec<StaffView> {
        let staff = |(architect, officials, _): (Architect, u8, u8)| {
            let Staff { needed, hired, price } = self.staff(seat, officials);
            StaffView { architect, officials, sent: needed, hired, price }
        };
        self.state.player(seat).open_plans.iter().map(staff).collect()
    }

    fn decree_view(self, seat: Option<Seat>, decree: Decree) -> DecreeView {
        let wigs = |seat: Seat| match self.state.is_lacerda(seat) {
            true => u16::from(self.edition.solo.decree_wigs),
            false => self.decree_wigs(seat, decree),
        };
        DecreeView { decree, wigs: seat.map(wigs) }
    }

    fn plot_view(self, plot: Plot) -> PlotView {
        PlotView {
            plot,
            reward: self.edition.plot(plot),
            stores: self.kinds_on(plot).map(|good| (good, self.store_wigs(plot, good))).collect(),
        }
    }

    fn site_view(self, site: Site) -> SiteView {
        let opening = |architect: &Architect| {
            let building = self.state.desk(*architect).display.filter(|_| self.fits(site, *architect))?;
            let wigs = self.building_wigs(site, self.edition.colours(building, *architect));
            Some(OpeningView {
                architect: *architect,
                building,
                wigs: wigs.into_iter().take(self.state.parties()).collect(),
            })
        };
        SiteView {
            site,
            reward: self.edition.site(site),
            cubes: self.state.city.site_cubes[site.index()],
            openings: Architect::ALL.iter().filter_map(opening).collect(),
        }
    }

    fn projection_view(self, seat: Seat) -> ProjectionView {
        let items = self.score_items(seat);
        ProjectionView { who: self.state.party(seat), total: total(&items), items }
    }

    fn church_view(self) -> ChurchView {
        let church = &self.state.church;
        ChurchView {
            tiles: church.tiles.map(|tile| tile.map(|tile| self.tile_view(tile))),
            cardinal: church.cardinal,
            envelope_gap: self.edition.church.envelope_gap,
            treasury_gap: self.edition.church.treasury_gap,
            triggered: church.triggered.map(|seat| self.state.party(seat)),
            bag: small(church.bag.len()),
        }
    }

    fn desk_view(self, architect: Architect) -> DeskView {
        let desk = self.state.desk(architect);
        let building = |building: Building| BuildingView {
            building,
            colours: self.edition.colours(building, architect).iter().collect(),
        };
        DeskView {
            display: desk.display.map(building),
            next: desk.stack.last().copied().map(building),
            stack: small(desk.stack.len()),
            plans: desk.plans.iter().rev().copied().collect(),
        }
    }

    fn pile_view(self, kind: CardKind) -> PileView {
        let pile = self.state.pile(kind);
        PileView { kind, top: pile.last().map(|card| self.card_view(*card)), count: small(pile.len()) }
    }
}

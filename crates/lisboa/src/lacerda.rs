//! Lacerda: how the opponent of the solo game plays his turns and follows (solo sheet, rulings 22-25).

use serde::{Deserialize, Serialize};

use super::lacerda_choice::{OpeningChoice, PlotChoice};
use super::pay::VisitPayment;
use super::player::{Docked, Moored};
use super::prelude::*;
use super::state::{Church, Lacerda};
use super::tell;

/// Lacerda is always party two.
pub(super) const LACERDA: Seat = Seat(1);
/// The soloist.
pub(super) const YOU: Seat = Seat(0);

/// Why Lacerda does what he does: step by step, as the solo sheet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// The helper's place decides between the two State actions.
    StateByHelper { action: StateAction, upper: bool, helper: CardKind },
    /// The State action would change nothing.
    StateImpossible { action: StateAction },
    /// The offices where he has the fewest officials, leftmost on a tie.
    FewestOfficials { first: Noble, second: Option<Noble> },
    /// The top plan with more officials, blue on a tie.
    LargerPlan { architect: Architect, officials: u8, tie: bool },
    /// The ship's influence and all of your docks.
    ShipInfluence { ship: Ship, own: u8, yours: u8 },
    /// His stores produce.
    Produces,
    /// The tile in front of the Cardinal goes; its back counts.
    TileInFront { tile: Option<ClergyTile>, wigs: u8 },
    /// The first favour that he lacks: Builder, Minister, King.
    FirstFavour { noble: Noble },
    /// He visits the noble where his courtier stands.
    Visits { noble: Noble, cost: u8 },
    /// The noble action cannot be done.
    NobleImpossible { action: NobleAction },
    /// The plot with the most wigs at once: of `equal` plots worth as much he took the topmost, then leftmost.
    BestPlot { plot: super::vocabulary::Plot, good: Good, wigs: u8, equal: u8, entrance: Entrance },
    /// The cheapest cube, that of the column on a tie.
    CheapestCube { cube: Rubble, line: Line, tie: bool },
    /// The leftmost decrees.
    LeftmostDecrees { count: u8 },
    /// The opening with the most wigs for him less yours: of `equal` sites worth as much he took the nearest.
    BestSite { site: Site, architect: Architect, his: u8, yours: u8, equal: u8, by_helper: bool },
    /// He returns a favour to follow.
    FollowsByFavour { noble: Noble, cost: u8 },
    /// He has the favour, but the noble action cannot be done.
    CannotFollow { noble: Noble },
    /// The influence of his ships and of your docks.
    ChurchInfluence { ships: u8, yours: u8 },
    /// The pile below his helper is empty.
    NothingToDiscard { pile: CardKind },
    /// All piles are empty.
    HelperStays,
}

/// How the entrance of his store was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entrance {
    /// Only one kind of store was possible.
    Only,
    /// Two kinds were possible: it faces left.
    Left,
}

impl Look<'_> {
    /// The upper State action if the helper stands above the King's or the Treasury pile, else the lower.
    fn lacerda_upper(helper: CardKind) -> bool {
        matches!(helper, CardKind::King | CardKind::Treasury)
    }

    /// The architect whose building he opens on a tie.
    pub fn helper_architect(helper: CardKind) -> Architect {
        if Look::lacerda_upper(helper) { Architect::Green } else { Architect::Blue }
    }

    fn lacerda_state_action(self, lacerda: Lacerda) -> StateAction {
        let solo = &self.edition.solo;
        let actions = if Look::lacerda_upper(lacerda.helper) { &solo.upper } else { &solo.lower };
        actions[lacerda.courtier.index()]
    }

    /// Whether he can do a noble action at all.
    pub fn lacerda_can(self, action: NobleAction) -> bool {
        match action {
            NobleAction::Store => self.best_plot().is_some(),
            NobleAction::Decree => !self.state.decree_row.is_empty(),
            NobleAction::Building => self.best_opening().is_some(),
        }
    }

    /// The influence that a church scoring or a ship brings him: his ships' (or the new one's), and your docks'.
    pub fn lacerda_ships_influence(self) -> u8 {
        self.state.player(LACERDA).ships().map(|moored| self.edition.ship(moored.ship).influence).sum()
    }
}

impl Play<'_> {
    fn lacerda(&mut self) -> &mut Lacerda {
        self.state.lacerda.as_mut().expect("Lacerda plays in the solo game only")
    }

    fn explain(&mut self, reason: Reason) {
        self.tell(Event::Lacerda { reason });
    }

    /// His set-up: the helper, the building of row D, the courtier.
    pub fn set_up_lacerda(&mut self) {
        let helper = self.reveal_blue().map_or(CardKind::Builder, |card| {
            self.tell(Event::HelperPlaced { kind: card.kind(), card });
            card.kind()
        });
        let architect = Look::helper_architect(helper);
        let site = if architect == Architect::Blue { Site::West(Row::D) } else { Site::East(Row::D) };
        self.give_building(site, architect);
        let courtier = loop {
            let Some(card) = self.reveal_blue() else { break Noble::Builder };
            if let Some(noble) = card.noble() {
                self.tell(Event::CourtierPlaced { noble, card });
                break noble;
            }
        };
        self.state.lacerda = Some(Lacerda { courtier, helper });
    }

    fn reveal_blue(&mut self) -> Option<super::vocabulary::Card> {
        let card = self.state.blue_rest.pop()?;
        self.state.discarded.insert(card);
        Some(card)
    }

    /// Ruling 23: the building on display, which is refilled. The cubes of the site leave the game.
    fn give_building(&mut self, site: Site, architect: Architect) {
        let cubes = std::mem::take(&mut self.state.city.site_cubes[site.index()]);
        self.state.city.lost += cubes;
        let building = self.state.desk_mut(architect).display.take().expect("each architect begins with a building");
        self.state.city.buildings[site.index()] = Some(super::city::Opened { building, side: architect });
        self.tell(Event::BuildingGiven { site, building, architect });
        self.refill_desk(architect);
    }

    /// Step 1: to the next noble on the right.
    pub fn lacerda_courtier(&mut self) {
        let noble = self.lacerda().courtier.next();
        self.lacerda().courtier = noble;
        self.tell(Event::CourtierMoved { noble });
    }

    /// Step 2: one of the noble's two State actions.
    pub fn lacerda_state(&mut self) {
        let lacerda = *self.lacerda();
        let action = self.look().lacerda_state_action(lacerda);
        let upper = Look::lacerda_upper(lacerda.helper);
        self.explain(Reason::StateByHelper { action, upper, helper: lacerda.helper });
        let done = match action {
            StateAction::Officials => self.lacerda_officials(),
            StateAction::Plan => self.lacerda_plan(),
            StateAction::Ship => self.lacerda_ship(),
            StateAction::Produce => self.lacerda_produce(),
            StateAction::Cardinal => self.lacerda_cardinal(),
            StateAction::Favour => self.lacerda_favour(),
        };
        if !done {
            self.explain(Reason::StateImpossible { action });
        }
    }

    /// One official each into the two offices where he has the fewest; with one left he places one.
    fn lacerda_officials(&mut self) -> bool {
        let mut offices: Vec<_> = Noble::ALL.iter().copied().filter(|noble| self.look().can_enter(*noble)).collect();
        offices.sort_by_key(|noble| self.state.office(*noble).inside[LACERDA.index()]);
        offices.truncate(usize::from(self.state.player(LACERDA).officials.min(2)));
        let Some(first) = offices.first().copied() else { return false };
        self.explain(Reason::FewestOfficials { first, second: offices.get(1).copied() });
        offices.into_iter().for_each(|noble| self.enter_office(LACERDA, noble));
        true
    }

    fn lacerda_plan(&mut self) -> bool {
        let [blue, green] = [Architect::Blue, Architect::Green].map(|one| self.state.desk(one).plans.last().copied());
        let architect = if blue >= green { Architect::Blue } else { Architect::Green };
        let Some(officials) = blue.max(green) else { return false };
        self.explain(Reason::LargerPlan { architect, officials, tie: blue == green });
        self.take_plan(LACERDA, architect);
        true
    }

    fn lacerda_ship(&mut self) -> bool {
        let Some(ship) = self.state.yard.pop() else { return false };
        let (own, yours) = (self.edition.ship(ship).influence, self.look().docks_influence(YOU));
        self.explain(Reason::ShipInfluence { ship, own, yours });
        let docked = Moored { ship, cargo: super::vocabulary::Goods::NONE, at_sea: false };
        self.state.player_mut(LACERDA).docks.push(Docked::Ship(docked));
        let goods = super::vocabulary::GoodSet::NONE;
        self.tell(Event::ShipBuilt { who: self.party(LACERDA), ship, replaced: None, goods });
        self.move_treasury(true);
        self.gain_influence(LACERDA, own + yours, Cause::Ship(ship));
        true
    }

    fn lacerda_produce(&mut self) -> bool {
        if !self.look().can_produce(LACERDA) {
            return false;
        }
        self.explain(Reason::Produces);
        let goods = self.look().production(LACERDA);
        for (good, count) in goods.iter() {
            self.gain_goods(LACERDA, good, count, Cause::Production);
        }
        goods.kinds().for_each(|good| self.lower_price(good));
        true
    }

    /// Two steps exactly; the tile in front is discarded for the wigs on its back.
    fn lacerda_cardinal(&mut self) -> bool {
        let symbols = self.walk_cardinal(LACERDA, 2);
        let space = Church::space(self.state.church.cardinal, Side::Right);
        let tile = self.state.church.tiles[space].take();
        let wigs = tile.map_or(0, |tile| self.edition.clergy(tile).wigs);
        self.explain(Reason::TileInFront { tile, wigs });
        if let Some(tile) = tile {
            self.state.church.lost += 1;
            self.gain_wigs(LACERDA, wigs, Cause::Tile(tile));
        }
        self.church_symbols(LACERDA, symbols);
        true
    }

    fn lacerda_favour(&mut self) -> bool {
        let Some(noble) = self.look().favours_to_take(LACERDA).next() else { return false };
        self.explain(Reason::FirstFavour { noble });
        self.take_favour(LACERDA, noble);
        true
    }

    /// Step 3: the visit, if its noble action is possible; you may follow.
    pub fn lacerda_noble(&mut self) {
        let lacerda = *self.lacerda();
        let action = lacerda.courtier.action();
        if !self.look().lacerda_can(action) {
            return self.explain(Reason::NobleImpossible { action });
        }
        let cost = self.look().visit_cost(LACERDA, lacerda.courtier, false);
        self.explain(Reason::Visits { noble: lacerda.courtier, cost });
        self.lacerda_acts(lacerda.courtier, cost);
        self.run(Task::Followers { noble: lacerda.courtier, passed: 0 });
    }

    /// He follows your visit whenever he holds the favour and the noble action is possible.
    pub fn lacerda_follows(&mut self, seat: Seat, noble: Noble) {
        if !self.state.player(seat).favours.contains(noble) {
            return;
        }
        if !self.look().lacerda_can(noble.action()) {
            return self.explain(Reason::CannotFollow { noble });
        }
        self.return_favour(seat, noble);
        let cost = self.look().visit_cost(seat, noble, true);
        self.explain(Reason::FollowsByFavour { noble, cost });
        self.lacerda_acts(noble, cost);
    }

    /// Pays what he has, influence before wigs (ruling 22), and acts.
    fn lacerda_acts(&mut self, noble: Noble, cost: u8) {
        let player = self.state.player(LACERDA);
        let influence = cost.min(player.influence);
        let wigs = at_most(cost - influence, player.wigs);
        self.pay_noble(LACERDA, noble, VisitPayment { influence, wigs, reis: 0, replaced: 0 });
        match noble.action() {
            NobleAction::Store => self.lacerda_store(),
            NobleAction::Decree => self.lacerda_decrees(),
            NobleAction::Building => self.lacerda_building(),
        }
    }

    fn lacerda_store(&mut self) {
        let choice = self.look().best_plot().expect("he builds a store only where there is a plot");
        let PlotChoice { plot, good, wigs, equal, entrance } = choice;
        self.explain(Reason::BestPlot { plot, good, wigs, equal, entrance });
        self.state.city.take_tile(plot.column(), good);
        if let Some((cube, line, tie)) = self.look().cheapest_cube(plot) {
            self.explain(Reason::CheapestCube { cube, line, tie });
            self.take_plot_cube(LACERDA, plot, cube, line);
        }
        self.build_store(LACERDA, plot, good, None);
    }

    /// Two decrees from the left; the display is filled at once.
    fn lacerda_decrees(&mut self) {
        let taken: Vec<_> = self.state.decree_row.iter().take(2).copied().collect();
        self.explain(Reason::LeftmostDecrees { count: small(taken.len()) });
        taken.into_iter().for_each(|decree| self.take_decree(LACERDA, decree));
        self.refill_decrees();
    }

    fn lacerda_building(&mut self) {
        let choice = self.look().best_opening().expect("he opens a building only where there is a site");
        let OpeningChoice { site, architect, his, yours, equal, by_helper } = choice;
        self.explain(Reason::BestSite { site, architect, his, yours, equal, by_helper });
        self.take_site_cubes(LACERDA, site);
        self.place_building(LACERDA, site, architect, None);
        self.score_building(LACERDA, site);
    }

    /// In a church scoring he always gains the influence of his ships and of your docks.
    pub fn lacerda_church(&mut self, seat: Seat) {
        let (ships, yours) = (self.look().lacerda_ships_influence(), self.look().docks_influence(YOU));
        self.explain(Reason::ChurchInfluence { ships, yours });
        self.gain_influence(seat, ships + yours, Cause::Church);
    }

    /// Step 4: the face-up card below the helper leaves the game.
    pub fn lacerda_discard(&mut self) {
        let kind = self.lacerda().helper;
        let pile = &mut self.state.piles[kind.index()];
        let Some(card) = pile.pop() else { return self.explain(Reason::NothingToDiscard { pile: kind }) };
        let next = pile.last().copied();
        self.state.discarded.insert(card);
        self.tell(Event::PileDiscarded { kind, card });
        if let Some(card) = next {
            self.reveal();
            self.tell(Event::CardRevealed { kind, card });
        }
    }

    /// Step 5: the helper goes on to the next pile, past empty ones.
    pub fn lacerda_helper(&mut self) {
        let helper = self.lacerda().helper;
        let kinds = CardKind::ALL;
        let next = (1..=kinds.len()).map(|step| kinds[(helper.index() + step) % kinds.len()]);
        let next = next.into_iter().find(|kind| !self.state.pile(*kind).is_empty());
        let Some(kind) = next else { return self.explain(Reason::HelperStays) };
        self.lacerda().helper = kind;
        self.tell(Event::HelperMoved { kind });
    }
}

impl Happen<Lisboa> for event::HelperPlaced {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::HelperPlaced { pile: names::kind(self.kind), card: game.edition().name_of(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::BuildingGiven {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(
            w::BuildingGiven {
                site: names::site(self.site),
                building: game.edition().building_text(self.building, self.architect),
            }
            .say(),
        )
    }
}

impl Happen<Lisboa> for event::CourtierPlaced {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CourtierPlaced { noble: names::noble(self.noble), card: game.edition().name_of(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::CourtierMoved {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::CourtierMoved { noble: names::noble(self.noble) }.say())
    }
}

impl Happen<Lisboa> for event::Lacerda {
    const WEIGHT: Weight = Weight::Reason;

    fn weight(&self) -> Weight {
        tell::lacerda::weight(self.reason)
    }

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(tell::lacerda::reason(game.edition(), self.reason))
    }
}

impl Happen<Lisboa> for event::PileDiscarded {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::PileDiscarded { card: game.edition().name_of(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::HelperMoved {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::HelperMoved { pile: names::kind(self.kind) }.say())
    }
}

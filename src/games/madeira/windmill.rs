//! The windmill: open to everybody in phases B, C and D, in and out of turn (p. 6, ruling 2).

use super::action::{Action, Exchange, Mill};
use super::event::{Event, Lost};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::Player;
use super::step::{Phase, Stage};
use super::vocabulary::Good;
use crate::engine::{Seat, SeatSet, small};

/// Wheat for a step up.
pub const WHEAT: u8 = 2;
/// Reais for a step down.
pub const REAIS: u16 = 3;

impl Look<'_> {
    /// The reais that a player could have by using the windmill for nothing else.
    pub fn purse(&self, player: &Player) -> u16 {
        let steps = u16::from(player.windmill - self.edition.windmill.bottom) + player.steps_up();
        player.reais + REAIS * steps + player.pp
    }

    /// Whether windmill steps could bring a player bread or reais.
    pub fn can_step_down(&self, player: &Player) -> bool {
        player.windmill > self.edition.windmill.bottom || player.pp > 0 || player.steps_up() > 0
    }

    /// The player after this step, if it is legal.
    pub fn milled(&self, seat: Seat, step: Mill) -> Allowed<Player> {
        self.windmill_is_open()?;
        if step.is_down() && self.state.stage.phase() == Phase::Upkeep {
            return Err(Refusal::NoSteppingDown);
        }
        let mut after = *self.state.player(seat);
        if step.is_down() {
            self.step_down(&mut after, step)?
        } else {
            self.step_up(&mut after, step)?
        }
        self.stays_solvent(seat, &after)?;
        Ok(after)
    }

    fn windmill_is_open(&self) -> Allowed {
        match self.state.stage.phase() {
            Phase::Characters | Phase::Buildings | Phase::Upkeep => Ok(()),
            Phase::Setup | Phase::Preparation | Phase::Requests | Phase::Over => Err(Refusal::WindmillClosed),
        }
    }

    fn step_down(&self, player: &mut Player, step: Mill) -> Allowed {
        let at_bottom = player.windmill == self.edition.windmill.bottom;
        if at_bottom {
            player.pp = player.pp.checked_sub(1).ok_or(Refusal::PrestigeMissing)?;
        } else {
            player.windmill -= 1;
        }
        if step == Mill::Bread {
            player.bread += 1;
        } else {
            player.reais += if at_bottom { 1 } else { REAIS };
        }
        Ok(())
    }

    fn step_up(&self, player: &mut Player, step: Mill) -> Allowed {
        let at_top = player.windmill == self.edition.windmill.top;
        if at_top != (step == Mill::Prestige) {
            return Err(if at_top { Refusal::WindmillAtTop } else { Refusal::WindmillNotAtTop });
        }
        let have = player.goods[Good::Wheat];
        let missing = Refusal::GoodsMissing { good: Good::Wheat, need: WHEAT, have };
        player.goods = player.goods.less(Good::Wheat, WHEAT).ok_or(missing)?;
        if at_top {
            player.pp += 1;
        } else {
            player.windmill += 1;
        }
        Ok(())
    }

    /// The player after this exchange, if it is legal.
    pub fn exchanged(&self, seat: Seat, exchange: Exchange) -> Allowed<Player> {
        self.windmill_is_open()?;
        let Exchange { give, get } = exchange;
        if give.contains(&get) {
            return Err(Refusal::NoEffect);
        }
        let mut after = *self.state.player(seat);
        for good in give {
            let need = small(give.iter().filter(|other| **other == good).count());
            let missing = Refusal::GoodsMissing { good, need, have: self.state.player(seat).goods[good] };
            after.goods = after.goods.less(good, 1).ok_or(missing)?;
        }
        after.goods[get] += 1;
        self.stays_solvent(seat, &after)?;
        Ok(after)
    }

    /// Everything a seat may do with the windmill now.
    pub fn windmill_options(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.windmill_is_open().is_err() {
            return;
        }
        let steps = Mill::ALL.into_iter().filter(|step| self.milled(seat, *step).is_ok());
        out.extend(steps.map(Action::Windmill));
        if self.state.player(seat).goods.total() >= 2 {
            let exchanges = Exchange::all().filter(|exchange| self.exchanged(seat, *exchange).is_ok());
            out.extend(exchanges.map(Action::Exchange));
        }
    }

    /// What brings reais, or leads to it, when wood must be paid at the end of a turn.
    pub fn raise_reais_options(&self, out: &mut Vec<Action>) {
        let seat = self.seat();
        let raises = |step: &Mill| self.milled(seat, *step).is_ok();
        out.extend([Mill::Reais].into_iter().filter(raises).map(Action::Windmill));
        if self.me().windmill > self.edition.windmill.bottom {
            return;
        }
        out.extend([Mill::Up].into_iter().filter(raises).map(Action::Windmill));
        let exchanges = Exchange::all().filter(|exchange| exchange.get == Good::Wheat);
        out.extend(exchanges.filter(|exchange| self.exchanged(seat, *exchange).is_ok()).map(Action::Exchange));
    }

    /// The steps down of the last question before phase D.
    pub fn last_windmill_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let steps = [Mill::Bread, Mill::Reais].into_iter().filter(|step| self.milled(seat, *step).is_ok());
        out.extend(steps.map(Action::Windmill));
        out.push(Action::Done);
    }

    /// Ruling 2: whoever could still step down with something to gain is asked. From the bottom a PP is given for a
    /// bread or a real, which is a gain only if it saves a pirate.
    fn gains_by_stepping_down(&self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        let steps = player.windmill > self.edition.windmill.bottom || player.steps_up() > 0;
        let hungry = u16::from(self.bread_due(seat)) > player.bread;
        let rotting = u16::from(self.ships_out(seat)) > player.wood && self.wood_in_reach(seat) > 0;
        steps || (player.pp > 0 && (hungry || rotting))
    }
}

impl Play<'_> {
    pub fn mill(&mut self, who: Seat, step: Mill) {
        let after = self.look().milled(who, step).expect("a listed step can be made");
        let prestige = after.pp < self.state.player(who).pp;
        *self.state.player_mut(who) = after;
        self.tell(Event::WindmillStepped { who, step, level: after.windmill, prestige });
    }

    pub fn exchange(&mut self, who: Seat, exchange: Exchange) {
        let after = self.look().exchanged(who, exchange).expect("a listed exchange can be made");
        *self.state.player_mut(who) = after;
        self.tell(Event::GoodsExchanged { who, exchange });
    }

    /// A step up for nothing: miller or the windmill reward. At the top it gives nothing.
    pub fn raise_windmill(&mut self) {
        let (who, top) = (self.seat(), self.edition.windmill.top);
        let me = self.me();
        if me.windmill == top {
            self.tell(Event::Lost { who, what: Lost::WindmillStep });
            return;
        }
        me.windmill += 1;
        let level = me.windmill;
        self.tell(Event::WindmillRaised { who, level });
    }

    /// Asks everybody who may want to step down before phase D, all together.
    pub fn ask_last_windmill(&mut self) {
        self.state.stage = Stage::LastWindmill;
        let look = self.look();
        let asked: SeatSet = Seat::all(look.state.seats()).filter(|seat| look.gains_by_stepping_down(*seat)).collect();
        self.state.asked = asked;
    }
}

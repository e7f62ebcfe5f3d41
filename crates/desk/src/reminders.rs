//! `/reminders`, the buttons of a reminder, and how long a table waits before it reminds.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::typed::Typed;
use present::words;
use present::{PrivatePanel, Suggestion, limits};
use table::{Answer as TableAnswer, GameId, Owner, Preference, Refusal, Time, Zone};

/// Names of options; except for the interval, they are also the names of the settings.
pub const REMINDERS: &str = "reminders";
pub const INTERVAL: &str = "interval";
pub const QUIET: &str = "quiet";
pub const ZONE: &str = "zone";
pub const WHERE: &str = "where";
pub const HEADS_UP: &str = "heads-up";
/// The interval of each table.
pub const TABLE: &str = "table";

impl Desk {
    /// `/reminders`: changes what is typed, and shows the current preferences.
    pub async fn reminders(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let named = [(INTERVAL, REMINDERS), (QUIET, QUIET), (ZONE, ZONE), (WHERE, WHERE), (HEADS_UP, HEADS_UP)];
        let typed = named.iter().filter_map(|(option, setting)| Some((*setting, typed.get(option)?)));
        let wanted: Result<Vec<Preference>, _> =
            typed.map(|(setting, text)| Preference::parse(setting, text)).collect();
        let wanted = wanted.map_err(Refusal::Unfit)?;
        let prefs = if wanted.is_empty() {
            self.tables.reminder_prefs(caller.person()).await?
        } else {
            self.tables.set_reminder_prefs(&caller.request, &wanted).await?
        };
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::prefs(&reader, &prefs, self.tables.now().0).into())
    }

    /// How long a table waits before it reminds, if that was typed.
    pub async fn set_reminders(&self, caller: &Caller, typed: &Typed, game: GameId) -> Result<(), Refusal> {
        match typed.get(REMINDERS) {
            Some(interval) => self.set(caller, Owner::Game(game), REMINDERS, interval).await,
            None => Ok(()),
        }
    }

    pub async fn snooze(&self, caller: &Caller, game: GameId, made: Time) -> DeskResult {
        let reply = self.tables.snooze(&caller.request, game, made).await?;
        let until = match reply.answer {
            TableAnswer::Snoozed { until, .. } => until,
            _ => self.tables.now(),
        };
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::snoozed(&self.context_of(&reply.table).context(), &reader, until.0).into())
    }

    pub async fn mute(&self, caller: &Caller, game: GameId, made: Time) -> DeskResult {
        let reply = self.tables.mute(&caller.request, game, made).await?;
        let reader = caller.reader(&self.tables).await?;
        let said = words::MUTED.say();
        Ok(Response::from(PrivatePanel::notice(&self.context_of(&reply.table).context(), &reader, &said)))
    }
}

/// The zones that contain the text typed.
pub fn zones(typed: &str) -> Vec<Suggestion> {
    let zones = Zone::like(typed).into_iter().take(limits::ENTRIES);
    zones.map(|zone| Suggestion { label: zone.replace('_', " "), value: zone }).collect()
}

//! `/reminders`, the buttons of a reminder, and how long a table waits before it reminds.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::response::Response;
use super::typed::Typed;
use crate::present::{PrivatePanel, Suggestion, limits, waiting_words};
use crate::table::{Answer as TableAnswer, GameId, Owner, Preference, Refusal, Time, Zone};

/// Names of options; except for the interval, they are also the names of the settings.
pub(super) const REMINDERS: &str = "reminders";
pub(super) const INTERVAL: &str = "interval";
pub(super) const QUIET: &str = "quiet";
pub(super) const ZONE: &str = "zone";
pub(super) const WHERE: &str = "where";
pub(super) const HEADS_UP: &str = "heads-up";
/// The interval of each table.
pub(super) const TABLE: &str = "table";

impl Handler {
    /// `/reminders`: changes what is typed, and shows the current preferences.
    pub async fn reminders(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let named = [(INTERVAL, REMINDERS), (QUIET, QUIET), (ZONE, ZONE), (WHERE, WHERE), (HEADS_UP, HEADS_UP)];
        let typed = named.iter().filter_map(|(option, setting)| Some((*setting, typed.get(option)?)));
        let wanted: Result<Vec<Preference>, _> =
            typed.map(|(setting, text)| Preference::parse(setting, text)).collect();
        let wanted = wanted.map_err(Refusal::Unfit)?;
        let prefs = if wanted.is_empty() {
            self.tables.reminder_prefs(invoker.person()).await?
        } else {
            self.tables.set_reminder_prefs(&invoker.request, &wanted).await?
        };
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::prefs(&reader, &prefs, self.tables.now().0).into())
    }

    /// A choice in the reminders panel, as `name=value`.
    pub async fn choose_reminder(&self, invoker: &Invoker, choice: &str) -> HandlerResult {
        let typed = match choice.split_once('=') {
            Some((name, value)) => Typed::with(name, value),
            None => Typed::default(),
        };
        self.reminders(invoker, &typed).await
    }

    /// How long a table waits before it reminds, if that was typed.
    pub async fn set_reminders(&self, invoker: &Invoker, typed: &Typed, game: GameId) -> Result<(), Refusal> {
        match typed.get(REMINDERS) {
            Some(interval) => self.set(invoker, Owner::Game(game), REMINDERS, interval).await,
            None => Ok(()),
        }
    }

    pub async fn snooze(&self, invoker: &Invoker, game: GameId, made: Time) -> HandlerResult {
        let reply = self.tables.snooze(&invoker.request, game, made).await?;
        let until = match reply.answer {
            TableAnswer::Snoozed { until, .. } => until,
            _ => self.tables.now(),
        };
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::snoozed(&TableContext::of(&reply.table).context(), &reader, until.0).into())
    }

    pub async fn mute(&self, invoker: &Invoker, game: GameId, made: Time) -> HandlerResult {
        let reply = self.tables.mute(&invoker.request, game, made).await?;
        let reader = invoker.reader(&self.tables).await?;
        let said = waiting_words::MUTED.say();
        Ok(Response::from(PrivatePanel::notice(&TableContext::of(&reply.table).context(), &reader, &said)))
    }
}

/// The zones that contain the text typed.
pub(super) fn zones(typed: &str) -> Vec<Suggestion> {
    let zones = Zone::like(typed).into_iter().take(limits::ENTRIES);
    zones.map(|zone| Suggestion { label: zone.replace('_', " "), value: zone }).collect()
}

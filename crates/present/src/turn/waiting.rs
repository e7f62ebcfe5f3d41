//! Messages about waiting: reminders, who is next, welcome back, and how somebody wants to be reminded.

use super::board::titled;
use super::message::asked;
use crate::context::{Context, everyone};
use crate::panels::limits;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Button, Panel, Ping, PrivatePanel, PublicPanel, Style};
use crate::request::{Request, TableRequest};
use crate::tables::mine::{self, Mine};
use crate::tables::notice::chooser;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::clipped;
use crate::words;
use engine::{Key, Phrase, PublicView, Seat, SeatSet};
use table::{Hours, Interval, InvalidPreference, Quiet, ReminderPrefs, ReminderTarget, Time, Zone};

/// Somebody at the table who is away.
#[derive(Clone, Copy, Debug)]
pub struct Away<'a> {
    pub seat: Seat,
    pub until: i64,
    /// In their own words.
    pub note: Option<&'a str>,
}

impl Away<'_> {
    /// "Ana is away, back in 5 days “at sea”"
    pub(crate) fn line(&self, renderer: &Renderer<'_>) -> String {
        let away = renderer.say(&words::Away { who: self.seat }.say());
        let note = self.note.map(|note| renderer.say(&words::AwayNote { note: note.to_string() }.say()));
        let parts = [Some(away), Some(renderer.script().moment(self.until)), note];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// A reminder of those who are still waited for.
#[derive(Clone, Copy, Debug)]
pub struct Reminder<'a> {
    pub called: SeatSet,
    /// Since when they are waited for.
    pub since: Option<i64>,
    /// When the reminder was made: what its buttons answer.
    pub made: i64,
    /// Where the game is, written as the front end writes links.
    pub link: &'a str,
}

impl PublicPanel {
    /// What is asked of those who are missing, as everybody may know it.
    pub fn reminder(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        reminder: &Reminder<'_>,
    ) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let mut lines = asked(&renderer, view, reminder.called);
        let since = |unix| format!("{} {}", renderer.say(&words::SINCE.say()), renderer.script().moment(unix));
        lines.extend(reminder.since.map(since));
        lines.push(reminder.link.to_owned());
        lines.retain(|line| !line.is_empty());
        let made = Time(reminder.made);
        let buttons: Vec<Button> = vec![
            context.opener(&renderer, TableRequest::Turn, &words::TAKE_TURN).styled(Style::Main),
            context.opener(&renderer, TableRequest::Snooze(made), &words::SNOOZE),
            context.opener(&renderer, TableRequest::Mute(made), &words::MUTE),
        ];
        let text = clipped(&lines.join("\n"), limits::TEXT);
        let panel = Panel { text, ..titled(&renderer, &context.name()) }.buttons(buttons);
        let count = reminder.called.len();
        let said = words::ReminderPing { game: context.name(), count: count.into() }.say();
        PublicPanel::of(panel).pinging(called(&renderer, reminder.called, &said))
    }

    /// To the player whose turn comes next.
    pub fn next_up(context: &Context<'_>, locale: Locale, playing: SeatSet, link: &str) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let who = everyone(&renderer, playing);
        let said = renderer.say(&words::NextUp { who, count: playing.len().into() }.say());
        let panel = Panel { text: format!("{said}\n{link}"), ..titled(&renderer, &context.name()) };
        PublicPanel::of(panel.buttons(vec![context.opener(
            &renderer,
            TableRequest::Board(PageRef::default()),
            &words::BOARD,
        )]))
    }

    /// To somebody who was away: the games that wait, as everybody may know them. The mention is the front end's own.
    pub fn returned(locale: Locale, mention: &str, games: &[Mine<'_>]) -> PublicPanel {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let said = renderer.say(&words::ReturnPing { count: games.len().into() }.say());
        let panel = Panel { text: mine::lines(locale, games), ..titled(&renderer, &words::RETURN_TITLE.say()) };
        let ping = Ping { seats: SeatSet::NONE, text: format!("{mention} {said}") };
        PublicPanel::of(panel.menu(mine::menu(locale, &renderer, games))).pinging(Some(ping))
    }

    /// A lobby that nobody came to was closed.
    pub fn expired(context: &Context<'_>, locale: Locale) -> PublicPanel {
        PublicPanel::said(context, locale, &words::EXPIRED.say())
    }
}

impl PrivatePanel {
    /// A reminder was put off until then.
    pub fn snoozed(context: &Context<'_>, reader: &Reader, until: i64) -> PrivatePanel {
        PrivatePanel::timed(context.people, reader, &context.name(), &words::SNOOZED, until)
    }

    /// Somebody is away until then.
    pub fn gone(reader: &Reader, until: i64) -> PrivatePanel {
        PrivatePanel::timed(&People::default(), reader, &words::REMINDERS_TITLE.say(), &words::AWAY_SET, until)
    }

    fn timed(people: &People, reader: &Reader, title: &Phrase, said: &'static Key, until: i64) -> PrivatePanel {
        let renderer = reader.locale.renderer(people);
        let text = format!("{} {}", renderer.say(&said.say()), renderer.script().moment(until));
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, title) })
    }

    /// What waits for somebody who says that they are back, whether they were away or not.
    pub fn back(reader: &Reader, was_away: bool, games: &[Mine<'_>]) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let title = if was_away { &words::RETURN_TITLE } else { &words::AWAY_NOT };
        let none = || renderer.say(&words::RETURN_NONE.say());
        let text = if games.is_empty() { none() } else { mine::lines(reader.locale, games) };
        let panel = Panel { text, ..titled(&renderer, &title.say()) };
        PrivatePanel::of(reader, panel.menu(mine::menu(reader.locale, &renderer, games)))
    }

    /// How this reader wants to be reminded.
    pub fn prefs(reader: &Reader, prefs: &ReminderPrefs, now: i64) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let heads_up = if prefs.heads_up { words::YES.say() } else { words::NO.say() };
        let after = words::RemindersInterval { value: interval(prefs.interval).say() }.say();
        let place = words::RemindersWhere { value: target(prefs.target.unwrap_or_default()).say() }.say();
        let warned = words::RemindersHeadsUp { value: heads_up }.say();
        let (quiet, zone) = quiet(prefs);
        let away = prefs.absence.as_ref().map(|absence| absence.until.0).filter(|until| *until > now);
        let away =
            away.map(|until| format!("{} {}", renderer.say(&words::AWAY_SET.say()), renderer.script().moment(until)));
        let how = renderer.say(&words::REMINDERS_HOW.say());
        let lines = [&after, &place, &warned, &quiet].into_iter().chain(&zone);
        let text = lines.map(|line| renderer.say(line)).chain(away).chain([String::new(), how]);
        let text = text.collect::<Vec<_>>().join("\n");
        let intervals = Interval::ALL.into_iter().map(|value| (value.to_string(), interval(Some(value)).say()));
        let intervals: Vec<_> = intervals.chain([(TABLE.to_owned(), interval(None).say())]).collect();
        let targets = [ReminderTarget::Channel, ReminderTarget::Direct].map(|to| (to.to_string(), target(to).say()));
        let heads_up = [("true", &words::YES), ("false", &words::NO)]
            .map(|(value, key)| (value.to_owned(), words::RemindersHeadsUp { value: key.say() }.say()));
        let zones = Zone::common().filter_map(|zone| {
            let time = zone.time_of_day(Time(now))?;
            Some((zone.name().to_owned(), words::ZoneNow { zone: written(&zone), time }.say()))
        });
        let hours =
            Hours::common().map(|hours| (hours.to_string(), words::RemindersQuiet { hours: hours.to_string() }.say()));
        let hours: Vec<_> = [(OFF.to_owned(), words::REMINDERS_NO_QUIET.say())].into_iter().chain(hours).collect();
        let menu = |name, now, values: &[(String, Phrase)]| chooser(&renderer, Request::Reminders, name, now, values);
        let panel = Panel { text, ..titled(&renderer, &words::REMINDERS_TITLE.say()) }
            .menu(menu("interval", &after, &intervals))
            .menu(menu("where", &place, &targets))
            .menu(menu("heads-up", &warned, &heads_up))
            .menu(menu("zone", zone.as_ref().unwrap_or(&words::CHOOSE_ZONE.say()), &zones.collect::<Vec<_>>()))
            // Hours mean nothing without a time zone.
            .menu(prefs.zone.as_ref().and_then(|_| menu("quiet", &quiet, &hours)));
        PrivatePanel::of(reader, panel)
    }
}

/// The interval of each table, as it is chosen.
const TABLE: &str = "table";
/// No quiet hours, as they are chosen.
const OFF: &str = "off";

fn called(renderer: &Renderer<'_>, seats: SeatSet, said: &Phrase) -> Option<Ping> {
    let mentions: Vec<_> = seats.iter().map(|seat| renderer.mention(seat)).collect();
    let text = format!("{} {}", mentions.join(" "), renderer.say(said));
    (!seats.is_empty()).then_some(Ping { seats, text })
}

/// Quiet hours, and the time zone in which they are counted.
fn quiet(prefs: &ReminderPrefs) -> (Phrase, Option<Phrase>) {
    let hours = |quiet: &Quiet| words::RemindersQuiet { hours: quiet.hours.to_string() }.say();
    let zone = |zone: &Zone| words::RemindersZone { zone: written(zone) }.say();
    let hours = prefs.quiet.as_ref().map_or_else(|| words::REMINDERS_NO_QUIET.say(), hours);
    (hours, prefs.zone.as_ref().map(zone))
}

/// A time zone as people read it.
fn written(zone: &Zone) -> String {
    zone.name().replace('_', " ")
}

/// An interval in words; none is that of each table.
pub fn interval(interval: Option<Interval>) -> &'static Key {
    match interval {
        Some(Interval::HalfADay) => &words::INTERVAL_12,
        Some(Interval::Day) => &words::INTERVAL_24,
        Some(Interval::TwoDays) => &words::INTERVAL_48,
        Some(Interval::Off) => &words::INTERVAL_OFF,
        None => &words::INTERVAL_TABLE,
    }
}

pub fn target(target: ReminderTarget) -> &'static Key {
    match target {
        ReminderTarget::Channel => &words::WHERE_CHANNEL,
        ReminderTarget::Direct => &words::WHERE_DIRECT,
    }
}

/// Why something about reminders or an absence cannot be.
pub(crate) fn invalid(invalid: &InvalidPreference) -> Phrase {
    let typed = |text: &str| clipped(text, 60);
    match invalid {
        InvalidPreference::Value(text) => words::MisfitValue { text: typed(text) }.say(),
        InvalidPreference::Hours(text) => words::MisfitHours { text: typed(text) }.say(),
        InvalidPreference::Zone(text) => words::MisfitZone { text: typed(text) }.say(),
        InvalidPreference::NoZone => words::MISFIT_NO_ZONE.say(),
        InvalidPreference::Until(text) => words::MisfitUntil { text: typed(text) }.say(),
        InvalidPreference::Past => words::MISFIT_PAST.say(),
        InvalidPreference::TooFar => words::MISFIT_TOO_FAR.say(),
        InvalidPreference::Note { most } => words::MisfitNote { most: (*most).into() }.say(),
    }
}

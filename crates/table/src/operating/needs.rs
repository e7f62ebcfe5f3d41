//! What only the host can mend: a full disk, a revoked token, a clock that jumped.
//!
//! Whoever notices reports it, each time again, and says when it is over. The log gets one line that says what, since
//! when, and what to do; it is repeated only after growing pauses. `/ready` and the metrics show the same state.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::{Clock, Time};

/// The pause before a line is repeated; it doubles each time, up to the longest.
const FIRST_PAUSE: Duration = Duration::from_secs(10 * 60);
const LONGEST_PAUSE: Duration = Duration::from_secs(6 * 60 * 60);

/// Something that needs the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Need {
    /// The disk is full.
    Space,
    /// The database may not be written.
    Permission,
    /// Discord no longer accepts the token.
    Token,
    /// There is no connection to Discord.
    Gateway,
    /// The clock was changed, or is wrong.
    Clock,
    /// The nightly copy of the database failed.
    Backup,
}

impl Need {
    /// What to do about it.
    fn advice(self) -> &'static str {
        match self {
            Need::Space => "make room on the disk; the bot goes on by itself",
            Need::Permission => "let the bot write to the database and its folder; it goes on by itself",
            Need::Token => {
                "copy the token again from https://discord.com/developers into DISCORD_TOKEN, then start the bot again"
            }
            Need::Gateway => "nothing, if Discord or the network is down: the bot keeps trying",
            Need::Clock => "check the clock of this machine; it should be set over the network",
            Need::Backup => "make room in BACKUP_DIR, or let the bot write there; the next night it tries again",
        }
    }

    /// Whether the bot is of no use meanwhile.
    fn stops_play(self) -> bool {
        !matches!(self, Need::Clock | Need::Backup)
    }
}

/// What needs the host now.
pub struct Needs {
    clock: Arc<dyn Clock>,
    known: Mutex<HashMap<Need, Reported>>,
}

struct Reported {
    problem: String,
    since: Time,
    is_open: bool,
    /// Whether the log says that it is open.
    is_told: bool,
    /// When the log said so last, by the clock that nobody can set, and when it may again.
    told: Duration,
    pause: Duration,
}

impl Needs {
    pub fn new(clock: Arc<dyn Clock>) -> Needs {
        Needs { clock, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Need, Reported>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something needs the host, or still does. The problem is a sentence without its full stop, such as "the disk is
    /// full".
    pub fn report(&self, need: Need, problem: impl fmt::Display) {
        let (now, elapsed) = (self.clock.now(), self.clock.elapsed());
        let mut known = self.known();
        let reported = known.entry(need).or_insert_with(|| Reported {
            problem: String::new(),
            since: now,
            is_open: false,
            is_told: false,
            told: elapsed,
            pause: Duration::ZERO,
        });
        reported.problem = problem.to_string();
        if !reported.is_open {
            (reported.is_open, reported.is_told, reported.since) = (true, false, now);
        }
        // What comes and goes is told no more often than what stays.
        if elapsed.saturating_sub(reported.told) < reported.pause {
            return;
        }
        let new = !reported.is_told && elapsed.saturating_sub(reported.told) >= 2 * reported.pause;
        reported.pause = if new { FIRST_PAUSE } else { (2 * reported.pause).min(LONGEST_PAUSE) };
        (reported.told, reported.is_told) = (elapsed, true);
        tracing::error!(%need, "{} (since {}): {}", reported.problem, moment(reported.since), need.advice());
    }

    /// It no longer does.
    pub fn over(&self, need: Need) {
        let mut known = self.known();
        let Some(reported) = known.get_mut(&need).filter(|reported| reported.is_open) else { return };
        reported.is_open = false;
        if reported.is_told {
            tracing::info!(%need, "over: {} (since {})", reported.problem, moment(reported.since));
        }
    }

    /// Why the bot is of no use until the host does something: then `/ready` fails.
    pub fn stop_play(&self) -> Option<String> {
        self.open().into_iter().find(|(need, _)| need.stops_play()).map(|(_, problem)| problem)
    }

    /// Everything that needs the host now, with its problem.
    pub fn open(&self) -> Vec<(Need, String)> {
        let known = self.known();
        let open = known.iter().filter(|(_, reported)| reported.is_open);
        open.map(|(need, reported)| (*need, reported.problem.clone())).collect()
    }
}

/// A moment as the log shows it.
fn moment(time: Time) -> String {
    jiff::Timestamp::from_second(time.0)
        .map_or_else(|_| time.0.to_string(), |moment| moment.strftime("%Y-%m-%d %H:%M UTC").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SetClock;

    /// The lines that this logs.
    fn logged(work: impl FnOnce()) -> Vec<String> {
        let lines = Arc::new(Mutex::new(Vec::new()));
        let writer = {
            let lines = lines.clone();
            move || Lines(lines.clone())
        };
        let subscriber = tracing_subscriber::fmt().with_writer(writer).with_ansi(false).without_time().finish();
        // With a single subscriber tracing would believe the thread of another test, which has none.
        let _second = tracing::Dispatch::new(tracing_subscriber::fmt().with_writer(std::io::sink).finish());
        tracing::subscriber::with_default(subscriber, work);
        let text = String::from_utf8(lines.lock().expect("no panic").clone()).expect("text");
        text.lines().map(str::to_owned).collect()
    }

    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().expect("no panic").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_needs_the_host_is_one_line_repeated_after_growing_pauses_and_one_when_it_is_over() {
        let clock = SetClock::at(Time(1_700_000_000));
        let needs = Needs::new(Arc::new(clock.clone()));
        let mut at = Vec::new();
        for minute in 0..=130 {
            let lines = logged(|| (0..50).for_each(|_| needs.report(Need::Space, "the disk is full")));
            at.extend(lines.iter().map(|_| minute));
            if minute == 0 {
                let line = "ERROR table::operating::needs: the disk is full (since 2023-11-14 22:13 UTC): make room on the \
                            disk; the bot goes on by itself need=space";
                assert_eq!(lines, [line]);
            }
            clock.advance(Duration::from_secs(60));
        }
        assert_eq!(at, [0, 10, 30, 70]);
        assert_eq!(needs.open(), [(Need::Space, "the disk is full".to_owned())]);
        let over = logged(|| (0..5).for_each(|_| needs.over(Need::Space)));
        assert_eq!(
            over,
            [" INFO table::operating::needs: over: the disk is full (since 2023-11-14 22:13 UTC) need=space"]
        );
        assert_eq!(needs.open(), []);
    }

    #[test]
    fn a_full_disk_stops_play_and_a_failed_backup_does_not() {
        let needs = Needs::new(Arc::new(SetClock::at(Time(1_700_000_000))));
        needs.report(Need::Backup, "no room");
        assert_eq!(needs.stop_play(), None);
        needs.report(Need::Space, "the disk is full");
        assert_eq!(needs.stop_play().as_deref(), Some("the disk is full"));
        needs.over(Need::Space);
        assert_eq!(needs.stop_play(), None);
    }

    #[test]
    fn what_comes_and_goes_is_not_told_each_time() {
        let clock = SetClock::at(Time(1_700_000_000));
        let needs = Needs::new(Arc::new(clock.clone()));
        let lines = logged(|| {
            for _ in 0..60 {
                needs.report(Need::Gateway, "no connection to Discord");
                needs.over(Need::Gateway);
                clock.advance(Duration::from_secs(5));
            }
        });
        assert_eq!(lines.len(), 2, "{lines:?}");
    }
}

//! Standing answers: what a player always answers to a recurring question.
//!
//! They are set under the question itself, so the first of its kind is always answered by hand. When a later one is
//! asked, the answer becomes an entry of that seat in the transaction that asked it: everything replays as if it had
//! been given by hand. An answer is dropped as soon as its basis has changed.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use crate::engine::{Entry, EntryResult, Move, Seat, StandingQuestion};
use crate::table::answer::{Answer, Refusal, Reply, Request};
use crate::table::draft::Draft;
use crate::table::ids::Which;
use crate::table::lobby::{running, seat_of};
use crate::table::store::Player;
use crate::table::{Decision, Tables};

/// How long an answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Span {
    /// Until this seat is asked something else.
    UntilTurn,
    /// For the rest of the game, wherever the question is about the same subject.
    Subject,
    /// For the rest of the game, unless another answer would be free.
    UnlessFree,
    /// For the rest of the game.
    Game,
}

impl Span {
    pub const ALL: [Span; 4] = [Span::UntilTurn, Span::Subject, Span::UnlessFree, Span::Game];

    /// Whether the question can be answered for this span: a question without subjects needs no answer per subject, and
    /// one that is free now is not answered "unless it is free".
    pub fn fits(self, question: &StandingQuestion) -> bool {
        match self {
            Span::UntilTurn | Span::Game => true,
            Span::Subject => !question.subject.is_empty(),
            Span::UnlessFree => question.price > 0,
        }
    }
}

/// An answer given in advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingAnswer {
    /// The kind of question.
    pub question: String,
    /// The name of the answer.
    pub answer: String,
    pub span: Span,
    /// What the question was about when the answer was given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// What the cheapest other answer cost then.
    pub price: u32,
    /// What else the answer is based on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub basis: String,
}

/// What a standing answer means for a question.
enum StandingVerdict {
    Answer(String),
    /// It is about something else, or the player wanted to be asked here.
    Ask,
    /// Its basis has changed.
    Drop,
}

impl StandingAnswer {
    fn given(question: &StandingQuestion, answer: &str, span: Span) -> StandingAnswer {
        StandingAnswer {
            question: question.kind.to_owned(),
            answer: answer.to_owned(),
            span,
            subject: question.subject.to_owned(),
            price: question.price,
            basis: question.basis.clone(),
        }
    }

    fn verdict(&self, question: &StandingQuestion) -> StandingVerdict {
        let elsewhere = self.question != question.kind
            || self.span == Span::Subject && self.subject != question.subject
            || self.span == Span::UnlessFree && question.price == 0;
        if elsewhere {
            return StandingVerdict::Ask;
        }
        let cheaper = self.span != Span::UnlessFree && question.price < self.price;
        let meant = question.answers.iter().find(|choice| choice.name == self.answer);
        match meant {
            Some(choice) if !cheaper && self.basis == question.basis => StandingVerdict::Answer(choice.text.clone()),
            _ => StandingVerdict::Drop,
        }
    }
}

/// More answers than any game asks questions: beyond this, people decide.
const MOST: usize = 64;

impl Draft<'_> {
    /// Gives the standing answers to what is asked now, and adds their effects to the entry's result.
    pub fn answer_in_advance(&mut self, step: &mut EntryResult) {
        for _ in 0..MOST {
            let Some((seat, text)) = self.next_standing() else { return };
            match self.enter_one(Entry { seat, what: Move::Act(text) }) {
                Ok(next) => {
                    step.told = std::mem::take(&mut step.told).and(next.told);
                    step.settled |= next.settled;
                }
                Err(reason) => {
                    tracing::error!(game = %self.row.id, %seat, ?reason, "a standing answer was refused");
                    self.player_mut(seat, |player| player.life.standing.clear());
                }
            }
        }
    }

    /// Drops answers that stood until the seat's next turn: anything else asked of a seat is its next turn.
    pub fn drop_expired_answers(&mut self) {
        let Some(play) = &self.play else { return };
        for seat in play.waiting().iter() {
            let asked = play.private(seat).and_then(|view| view.asked_kind());
            if let (Some(asked), Some(player)) = (asked, self.players.get_mut(seat.index())) {
                player.life.standing.retain(|answer| answer.span != Span::UntilTurn || asked == answer.question);
            }
        }
    }

    /// The next seat that has answered its question in advance. Drops answers that no longer hold.
    fn next_standing(&mut self) -> Option<(Seat, String)> {
        self.drop_expired_answers();
        if self.row.life.paused.is_some() {
            return None;
        }
        let play = self.play.as_ref()?;
        for seat in play.waiting().iter() {
            let (Some(view), Some(player)) = (play.private(seat), self.players.get_mut(seat.index())) else { continue };
            if player.life.standing.is_empty() || view.undoable() > 0 {
                continue;
            }
            if let Some(text) = said_in_advance(player, view.standing().as_ref()) {
                return Some((seat, text));
            }
        }
        None
    }

    pub fn player_mut<R>(&mut self, seat: Seat, change: impl FnOnce(&mut Player) -> R) -> Option<R> {
        self.players.iter_mut().find(|player| player.seat == seat).map(change)
    }
}

fn said_in_advance(player: &mut Player, question: Option<&StandingQuestion>) -> Option<String> {
    let standing = &mut player.life.standing;
    let mut said = None;
    standing.retain(|answer| match question.map_or(StandingVerdict::Ask, |question| answer.verdict(question)) {
        // The latest answer counts.
        StandingVerdict::Answer(text) => {
            said = Some(text);
            true
        }
        StandingVerdict::Ask => true,
        StandingVerdict::Drop => false,
    });
    said
}

impl Tables {
    /// Answers a question now and from now on. With a stamp, only if it is still the question the player saw.
    pub async fn answer_always(
        &self,
        request: &Request,
        which: impl Into<Which>,
        stamp: crate::engine::Stamp,
        answer: &str,
        span: Span,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = seat_of(draft, request).ok_or(Refusal::NotSeated)?;
            running(draft)?;
            let table = crate::table::acting::fresh(draft, seat, stamp)?;
            let question = table.sight().and_then(|view| view.standing()).filter(|question| span.fits(question));
            let Some(question) = question else { return Err(Refusal::NotRecurring) };
            let Some(choice) = question.answers.iter().find(|choice| choice.name == answer) else {
                return Err(Refusal::NotRecurring);
            };
            let given = StandingAnswer::given(&question, answer, span);
            draft.player_mut(seat, |player| {
                player.life.standing.retain(|other| other.question != given.question || other.subject != given.subject);
                player.life.standing.push(given);
            });
            let entry = Entry { seat, what: Move::Act(choice.text.clone()) };
            let step = draft.enter(entry).map_err(Refusal::Declined)?;
            let told = step.told.private(seat).cloned().collect();
            let (game, entry) = (draft.row.id, draft.row.entries);
            let entries = Some((entry, entry));
            Ok(Decision {
                answer: Answer::Acted { game, seat, entries, settled: step.settled, narrowed: Vec::new() },
                told,
            })
        })
        .await
    }

    /// Withdraws a standing answer by its index in the list that the seat was shown.
    pub async fn revoke(&self, request: &Request, which: impl Into<Which>, number: usize) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = seat_of(draft, request).ok_or(Refusal::NotSeated)?;
            let revoked = draft.player_mut(seat, |player| {
                let known = number < player.life.standing.len();
                known.then(|| player.life.standing.remove(number))
            });
            match revoked.flatten() {
                Some(_) => Ok(Answer::Kept { game: draft.row.id }.into()),
                None => Err(Refusal::NotRecurring),
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Options, Play, Seed, StandingChoice};
    use crate::games;
    use crate::table::life::SeatLife;
    use crate::table::reminders::policy::Nudges;

    const SEATS: usize = 3;

    /// How often players were awaited in a game, how often they were asked whether to follow, and how it ended.
    struct Played {
        waits: usize,
        asked: usize,
        log: Vec<String>,
        end: String,
    }

    /// A random game of Lisboa in which nobody follows unless it is free: answered by hand each time, or in advance.
    fn play(number: u128, in_advance: bool) -> Played {
        let info = games::find("lisboa").expect("the game");
        let kind = info.load(info.built_in_edition()).expect("an edition");
        let seed = Seed::from_number(number);
        let opening = info.opening(info.built_in_edition(), Options::default(), SEATS, seed).expect("an opening");
        let (mut play, _) = kind.begin(&opening);
        let mut chance = seed.stream("people");
        let player = |seat| Player {
            seat,
            person: None,
            name: String::new(),
            since: None,
            nudges: Nudges::default(),
            life: SeatLife::default(),
            bot: None,
        };
        let mut players: Vec<Player> = Seat::all(SEATS).map(player).collect();
        let (mut waits, mut asked, mut log, mut waited) = (0, 0, Vec::new(), crate::engine::SeatSet::NONE);
        while let Some(seat) = play.waiting().first() {
            let view = play.private(seat).expect("a seat");
            let question = view.standing();
            let in_time = said_in_advance(&mut players[seat.index()], question.as_ref());
            if in_time.is_none() {
                waits += play.waiting().iter().filter(|seat| !waited.contains(*seat)).count();
                waited = play.waiting();
                asked += usize::from(question.is_some());
            }
            let text = match (in_time, question) {
                (Some(text), _) => text,
                (None, Some(question)) if question.price > 0 => {
                    let answer = &question.answers[0];
                    if in_advance {
                        let given = StandingAnswer::given(&question, answer.name, Span::UnlessFree);
                        players[seat.index()].life.standing.push(given);
                    }
                    answer.text.clone()
                }
                (None, _) => {
                    let choices = view.question().expect("a question").choices;
                    chance.pick(&choices).expect("an option").text.clone()
                }
            };
            log.push(format!("{seat}: {text}"));
            play.enter(&Entry { seat, what: Move::Act(text) }).expect("a legal step");
        }
        Played { waits, asked, log, end: end(&play) }
    }

    fn end(play: &Play) -> String {
        play.to_store().expect("a position")
    }

    /// Plays this many games both ways. Returns how often players are awaited, and asked whether to follow: by hand and
    /// in advance.
    fn compared(games: u128) -> [[usize; 2]; 2] {
        let mut sums = [[0; 2]; 2];
        for number in 0..games {
            let (by_hand, in_advance) = (play(number, false), play(number, true));
            assert_eq!(by_hand.log, in_advance.log, "game {number}");
            assert_eq!(by_hand.end, in_advance.end, "game {number}");
            for (sum, played) in sums.iter_mut().zip([by_hand, in_advance]) {
                *sum = [sum[0] + played.waits, sum[1] + played.asked];
            }
        }
        sums
    }

    fn follow(subject: &'static str, price: u32, basis: &str) -> StandingQuestion {
        let answers = vec![StandingChoice { name: "no", text: format!("done {subject}") }];
        StandingQuestion { kind: "follow", subject, answers, price, basis: basis.to_owned() }
    }

    /// What the answers say to a question, and how many are left.
    fn asked(answers: &mut Vec<StandingAnswer>, question: &StandingQuestion) -> (Option<String>, usize) {
        let life = SeatLife { standing: std::mem::take(answers), ..SeatLife::default() };
        let mut player = Player {
            seat: Seat(0),
            person: None,
            name: String::new(),
            since: None,
            nudges: Nudges::default(),
            life,
            bot: None,
        };
        let said = said_in_advance(&mut player, Some(question));
        *answers = player.life.standing;
        (said, answers.len())
    }

    #[test]
    fn an_answer_is_dropped_with_what_it_rests_on_and_asks_about_anything_else() {
        let given = |span| vec![StandingAnswer::given(&follow("king", 2, "king"), "no", span)];
        let (yes, other) = (Some("done king".to_owned()), Some("done bishop".to_owned()));
        for (span, question, said, left) in [
            (Span::Game, follow("king", 2, "king"), &yes, 1),
            (Span::Game, follow("bishop", 3, "king"), &other, 1),
            // A lower price or other favours make people reconsider.
            (Span::Game, follow("king", 1, "king"), &None, 0),
            (Span::Game, follow("king", 2, "king bishop"), &None, 0),
            (Span::Subject, follow("king", 2, "king"), &yes, 1),
            (Span::Subject, follow("bishop", 2, "king"), &None, 1),
            (Span::UnlessFree, follow("king", 1, "king"), &yes, 1),
            (Span::UnlessFree, follow("king", 0, "king"), &None, 1),
            (Span::UnlessFree, follow("king", 1, ""), &None, 0),
            (Span::UntilTurn, follow("king", 2, "king"), &yes, 1),
        ] {
            assert_eq!(asked(&mut given(span), &question), (said.clone(), left), "{span} {question:?}");
        }
    }

    #[test]
    fn standing_answers_give_what_the_same_answers_by_hand_give_and_save_waiting() {
        let [by_hand, in_advance] = compared(3);
        assert!(in_advance < by_hand, "{in_advance:?} of {by_hand:?}");
    }

    /// Prints the figure: `cargo test --lib -- --ignored --nocapture how_often`.
    #[test]
    #[ignore = "a figure: 200 whole games, twice"]
    fn how_often_somebody_is_waited_for() {
        for (how, [waits, asked]) in ["by hand", "in advance"].into_iter().zip(compared(200)) {
            let each = |count: usize| count as f64 / 200.0;
            println!("{how}: {:.1} times a game waited for somebody, {:.1} asked to follow", each(waits), each(asked));
        }
    }
}

//! Standing answers: what a player always answers to a recurring question.
//!
//! A player sets one under the question itself, so the first question of its kind is always answered by hand. When the
//! question is asked again, the answer becomes an entry of that seat in the same transaction: everything replays as if it
//! had been given by hand. A standing answer is dropped as soon as its basis changes: its price rises, it brings less, or
//! something new speaks for another answer. One that names its price ("unless it is free") depends on the price alone.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use super::is_zero;
use crate::answer::{Answer, Refusal, Reply, Request};
use crate::change::draft::Draft;
use crate::change::lobby::{own_seat, running};
use crate::ids::Which;
use crate::store::Player;
use crate::{Decision, Tables};
use engine::{Entry, EntryResult, Move, Seat, Stance, StandingChoice, StandingQuestion};

/// How long an answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Span {
    /// Until this seat is asked something else.
    UntilTurn,
    /// For the rest of the game, wherever the question is about the same subject.
    Subject,
    /// No for the rest of the game, unless yes would be free.
    UnlessFree,
    /// Yes for the rest of the game, whenever it is free.
    WhenFree,
    /// For the rest of the game.
    Game,
}

impl Span {
    /// The spans that are offered for an answer: until the next turn, and for the rest of the game. For the rest of the
    /// game, yes is about this subject only, and no to something that costs does not mean something that is free.
    pub fn offered(question: &StandingQuestion, stance: Stance) -> [Span; 2] {
        let lasting = match stance {
            Stance::Declines if question.price.is_some_and(|price| price > 0) => Span::UnlessFree,
            Stance::Accepts { .. } if !question.subject.is_empty() => Span::Subject,
            Stance::Declines | Stance::Accepts { .. } => Span::Game,
        };
        [Span::UntilTurn, lasting]
    }

    /// Whether the question can be answered in this way for this span. A question without a subject cannot have an answer
    /// about one; yes always concerns the subject; and an answer that names its price must fit the current price. Menus
    /// of earlier releases offered all that fit.
    pub fn fits(self, question: &StandingQuestion, stance: Stance) -> bool {
        let accepts = stance != Stance::Declines;
        match self {
            Span::UntilTurn => true,
            Span::Subject => !question.subject.is_empty(),
            Span::UnlessFree => !accepts && question.price.is_some_and(|price| price > 0),
            Span::WhenFree => accepts && question.price == Some(0),
            Span::Game => !accepts || question.subject.is_empty(),
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
    /// The price of accepting at that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<u32>,
    /// How much the answer brought at that time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub brings: u32,
    /// The reasons for another answer at that time, about any subject: names separated by spaces.
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
    fn given(question: &StandingQuestion, choice: &StandingChoice, span: Span) -> StandingAnswer {
        let reasons: Vec<&str> = question.reasons.iter().chain(&question.elsewhere).copied().collect();
        StandingAnswer {
            question: question.kind.to_owned(),
            answer: choice.name.to_owned(),
            span,
            subject: question.subject.to_owned(),
            price: question.price,
            brings: brings(choice.stance),
            basis: reasons.join(" "),
        }
    }

    fn verdict(&self, question: &StandingQuestion) -> StandingVerdict {
        let elsewhere =
            self.question != question.kind || self.span == Span::Subject && self.subject != question.subject;
        let meant = question.answers.iter().find(|choice| choice.name == self.answer);
        let Some(choice) = meant.filter(|_| !elsewhere) else { return StandingVerdict::Ask };
        let holds = match self.span {
            // An answer that names its price is meant for no other.
            Span::UnlessFree if question.price == Some(0) => return StandingVerdict::Ask,
            Span::WhenFree if question.price != Some(0) => return StandingVerdict::Ask,
            Span::UnlessFree => true,
            Span::WhenFree => brings(choice.stance) >= self.brings,
            Span::UntilTurn | Span::Subject | Span::Game => self.still_holds(question, choice.stance),
        };
        if holds { StandingVerdict::Answer(choice.text.clone()) } else { StandingVerdict::Drop }
    }

    /// Whether nothing has changed that might change the player's mind.
    fn still_holds(&self, question: &StandingQuestion, stance: Stance) -> bool {
        let fits = |(then, now): (u32, u32)| match stance {
            Stance::Declines => now >= then,
            Stance::Accepts { .. } => now <= then,
        };
        let known: Vec<&str> = self.basis.split_whitespace().collect();
        self.price.zip(question.price).is_none_or(fits)
            && brings(stance) >= self.brings
            && question.reasons.iter().all(|reason| known.contains(reason))
    }
}

fn brings(stance: Stance) -> u32 {
    match stance {
        Stance::Declines => 0,
        Stance::Accepts { brings } => brings,
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

    pub fn player(&self, seat: Seat) -> Result<&Player, Refusal> {
        self.players.iter().find(|player| player.seat == seat).ok_or(Refusal::NotSeated)
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
        stamp: engine::Stamp,
        answer: &str,
        span: Span,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = own_seat(draft, request)?;
            running(draft)?;
            let table = crate::change::acting::check_stamp(draft, seat, stamp)?;
            let question = table.view().and_then(|view| view.standing()).ok_or(Refusal::NotRecurring)?;
            let fits = |choice: &&StandingChoice| choice.name == answer && span.fits(&question, choice.stance);
            let choice = question.answers.iter().find(fits).ok_or(Refusal::NotRecurring)?;
            let given = StandingAnswer::given(&question, choice, span);
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
            let seat = own_seat(draft, request)?;
            let revoked = draft.player_mut(seat, |player| {
                let known = number < player.life.standing.len();
                known.then(|| player.life.standing.remove(number))
            });
            match revoked.flatten() {
                Some(_) => Ok(draft.kept()),
                None => Err(Refusal::NotRecurring),
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::SeatLife;
    use crate::reminders::policy::Nudges;
    use engine::{Options, Play, Seed};

    const SEATS: usize = 3;

    /// How often somebody came to be waited for in a game, how often to be asked whether to follow, how often that was
    /// answered in advance, and how the game ended.
    struct Played {
        waits: usize,
        asked: usize,
        in_advance: usize,
        log: Vec<String>,
        end: String,
    }

    /// What everybody always says to a question that comes back, if it can be said now.
    type AlwaysSays = fn(&StandingQuestion) -> Option<(&StandingChoice, Span)>;

    /// Nobody follows unless it is free.
    fn no_unless_free(question: &StandingQuestion) -> Option<(&StandingChoice, Span)> {
        let choice = question.answers.iter().find(|choice| choice.stance == Stance::Declines)?;
        Span::UnlessFree.fits(question, choice.stance).then_some((choice, Span::UnlessFree))
    }

    /// Nobody follows, until something makes them think again; whoever is asked again says the same.
    fn always_no(question: &StandingQuestion) -> Option<(&StandingChoice, Span)> {
        question.answers.iter().find(|choice| choice.stance == Stance::Declines).map(|choice| (choice, Span::Game))
    }

    /// Whoever can follow to produce does.
    fn yes(question: &StandingQuestion) -> Option<(&StandingChoice, Span)> {
        question.answers.iter().find(|choice| choice.stance != Stance::Declines).map(|choice| (choice, Span::Subject))
    }

    fn player(seat: Seat, standing: Vec<StandingAnswer>) -> Player {
        let life = SeatLife { standing, ..SeatLife::default() };
        Player { seat, person: None, name: String::new(), since: None, nudges: Nudges::default(), life, bot: None }
    }

    /// A random game of Lisboa in which everybody has this habit: said by hand each time, or in advance.
    fn play(number: u128, habit: AlwaysSays, in_advance: bool) -> Played {
        let info = games::find("lisboa").expect("the game");
        let kind = info.load(info.built_in_edition).expect("an edition");
        let seed = Seed::from_number(number);
        let opening = info.opening(info.built_in_edition, Options::default(), SEATS, seed).expect("an opening");
        let (mut play, _) = kind.begin(&opening);
        let mut chance = seed.stream("people");
        let mut players: Vec<Player> = Seat::all(SEATS).map(|seat| player(seat, Vec::new())).collect();
        let mut played = Played { waits: 0, asked: 0, in_advance: 0, log: Vec::new(), end: String::new() };
        let mut waited = engine::SeatSet::NONE;
        while let Some(seat) = play.waiting().first() {
            let view = play.private(seat).expect("a seat");
            let question = view.standing();
            let in_time = said_in_advance(&mut players[seat.index()], question.as_ref());
            if in_time.is_none() {
                played.waits += play.waiting().iter().filter(|seat| !waited.contains(*seat)).count();
                waited = play.waiting();
                played.asked += usize::from(question.is_some());
            }
            played.in_advance += usize::from(in_time.is_some());
            let text = match (in_time, question.as_ref().and_then(habit)) {
                (Some(text), _) => text,
                (None, Some((choice, span))) => {
                    if in_advance {
                        let given = StandingAnswer::given(question.as_ref().expect("asked"), choice, span);
                        players[seat.index()].life.standing.push(given);
                    }
                    choice.text.clone()
                }
                (None, None) => {
                    let choices = view.question().expect("a question").choices;
                    chance.pick(&choices).expect("an option").text.clone()
                }
            };
            played.log.push(format!("{seat}: {text}"));
            let accepted = question.as_ref().filter(|question| {
                let said = question.answers.iter().find(|choice| choice.text == text);
                said.is_some_and(|choice| choice.stance != Stance::Declines)
            });
            let declined = accepted.and_then(|question| question.answers.first()).map(|no| {
                let mut declined = play.clone();
                declined.enter(&Entry { seat, what: Move::Act(no.text.clone()) }).expect("a legal step");
                declined
            });
            play.enter(&Entry { seat, what: Move::Act(text) }).expect("a legal step");
            let asked = |play: &Play| play.private(seat).and_then(|view| view.asked_kind());
            if let Some(declined) = declined {
                assert_eq!(asked(&play), asked(&declined), "what stands leads to no further choice");
            }
        }
        Played { end: end(&play), ..played }
    }

    fn end(play: &Play) -> String {
        play.to_store().expect("a position")
    }

    /// Plays so many games both ways. Gives how often somebody is waited for, asked whether to follow, and answers in
    /// advance: by hand and in advance.
    fn compared(games: u128, habit: AlwaysSays) -> [[usize; 3]; 2] {
        let mut sums = [[0; 3]; 2];
        for number in 0..games {
            let (by_hand, in_advance) = (play(number, habit, false), play(number, habit, true));
            assert_eq!(by_hand.log, in_advance.log, "game {number}");
            assert_eq!(by_hand.end, in_advance.end, "game {number}");
            for (sum, played) in sums.iter_mut().zip([by_hand, in_advance]) {
                *sum = [sum[0] + played.waits, sum[1] + played.asked, sum[2] + played.in_advance];
            }
        }
        sums
    }

    /// A noble asks whether one follows, at this price, for one of these reasons.
    fn follow(subject: &'static str, price: u32, reasons: &[&'static str]) -> StandingQuestion {
        let no = StandingChoice { name: "no", text: format!("done {subject}"), stance: Stance::Declines };
        let stance = Stance::Accepts { brings: 3 };
        let yes = StandingChoice { name: "produce", text: format!("produce {subject}"), stance };
        let answers = if subject == "minister" { vec![no, yes] } else { vec![no] };
        let (price, reasons) = (Some(price), reasons.to_vec());
        StandingQuestion { kind: "follow", subject, answers, price, reasons, elsewhere: vec!["store"] }
    }

    /// What the answers say to a question, and how many are left.
    fn asked(answers: Vec<StandingAnswer>, question: &StandingQuestion) -> (Option<String>, usize) {
        let mut player = player(Seat(0), answers);
        let said = said_in_advance(&mut player, Some(question));
        (said, player.life.standing.len())
    }

    #[test]
    fn no_is_dropped_with_what_it_rests_on_and_asks_about_anything_else() {
        let king = follow("king", 2, &["building", "favour"]);
        let given = |span| vec![StandingAnswer::given(&king, &king.answers[0], span)];
        let (no, other) = (Some("done king".to_owned()), Some("done builder".to_owned()));
        for (span, question, said, left) in [
            (Span::Game, follow("king", 2, &["building"]), &no, 1),
            (Span::Game, follow("builder", 3, &["store"]), &other, 1),
            // A lower price, more to gain or another favour make people think again.
            (Span::Game, follow("king", 1, &["building"]), &None, 0),
            (Span::Game, follow("king", 2, &["building", "cardinal"]), &None, 0),
            (Span::Game, follow("minister", 2, &["ship"]), &None, 0),
            (Span::Subject, follow("king", 2, &["favour"]), &no, 1),
            (Span::Subject, follow("king", 2, &["cardinal"]), &None, 0),
            (Span::Subject, follow("builder", 0, &["plan"]), &None, 1),
            // Only the price counts for whoever named it.
            (Span::UnlessFree, follow("king", 1, &["cardinal"]), &no, 1),
            (Span::UnlessFree, follow("builder", 1, &["plan"]), &other, 1),
            (Span::UnlessFree, follow("king", 0, &["building"]), &None, 1),
            (Span::UntilTurn, follow("king", 2, &["building"]), &no, 1),
        ] {
            assert_eq!(asked(given(span), &question), (said.clone(), left), "{span} {question:?}");
        }
    }

    #[test]
    fn yes_is_dropped_when_it_costs_more_or_brings_less() {
        let given = |price, span| {
            let minister = follow("minister", price, &["ship"]);
            vec![StandingAnswer::given(&minister, &minister.answers[1], span)]
        };
        let less = |mut question: StandingQuestion| {
            question.answers[1].stance = Stance::Accepts { brings: 2 };
            question
        };
        let yes = Some("produce minister".to_owned());
        for (price, span, question, said, left) in [
            (1, Span::Subject, follow("minister", 1, &["ship"]), &yes, 1),
            (1, Span::Subject, follow("minister", 0, &[]), &yes, 1),
            (1, Span::Subject, follow("minister", 2, &["ship"]), &None, 0),
            (1, Span::Subject, less(follow("minister", 1, &["ship"])), &None, 0),
            (1, Span::Subject, follow("minister", 1, &["ship", "decree"]), &None, 0),
            (1, Span::Subject, follow("king", 1, &["ship"]), &None, 1),
            (0, Span::WhenFree, follow("minister", 0, &["decree"]), &yes, 1),
            (0, Span::WhenFree, follow("minister", 1, &["ship"]), &None, 1),
            (0, Span::WhenFree, less(follow("minister", 0, &["ship"])), &None, 0),
            (0, Span::UntilTurn, follow("king", 0, &["ship"]), &None, 1),
        ] {
            assert_eq!(asked(given(price, span), &question), (said.clone(), left), "{span} {question:?}");
        }
        let free = follow("minister", 0, &[]);
        assert!(
            Span::WhenFree.fits(&free, Stance::Accepts { brings: 1 })
                && !Span::UnlessFree.fits(&free, Stance::Declines)
        );
    }

    #[test]
    fn an_answer_is_offered_until_the_next_turn_and_for_the_rest_of_the_game() {
        let (accepts, declines) = (Stance::Accepts { brings: 1 }, Stance::Declines);
        let guard = StandingQuestion { subject: "", price: None, ..follow("", 0, &[]) };
        for (question, stance, lasting) in [
            (follow("king", 2, &[]), declines, Span::UnlessFree),
            (follow("king", 0, &[]), declines, Span::Game),
            (follow("minister", 1, &[]), accepts, Span::Subject),
            (guard.clone(), declines, Span::Game),
            (guard, accepts, Span::Game),
        ] {
            let offered = Span::offered(&question, stance);
            assert_eq!(offered, [Span::UntilTurn, lasting], "{question:?}");
            assert!(offered.iter().all(|span| span.fits(&question, stance)), "{question:?}");
        }
    }

    #[test]
    fn standing_answers_give_what_the_same_answers_by_hand_give_and_save_waiting() {
        // Whoever follows gives the favour back, so that a yes is seldom asked for twice.
        for (games, habit) in [(3, no_unless_free as AlwaysSays), (3, always_no), (12, yes)] {
            let [by_hand, in_advance] = compared(games, habit);
            assert!(in_advance[0] < by_hand[0] && in_advance[2] > 0, "{in_advance:?} of {by_hand:?}");
        }
    }

    /// Prints the figure: `cargo test --lib -- --ignored --nocapture how_often`.
    #[test]
    #[ignore = "a figure: 200 whole games, twice"]
    fn how_often_somebody_is_waited_for() {
        for (name, habit) in [("no unless free", no_unless_free as AlwaysSays), ("always no", always_no), ("yes", yes)]
        {
            for (how, sums) in ["by hand", "in advance"].into_iter().zip(compared(200, habit)) {
                let [waits, asked, said] = sums.map(|sum| sum as f64 / 200.0);
                println!(
                    "{name}, {how}: {waits:.1} times a game waited for, {asked:.1} asked to follow, {said:.1} said"
                );
            }
        }
    }
}

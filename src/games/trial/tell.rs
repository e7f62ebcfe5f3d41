//! How the test-only game speaks of itself.

use super::setup::TOKENS;
use super::{Action, Event, Question, Refusal, Trial, View, words as w};
use crate::engine::{
    Arg, Command, Deed, FirstGame, Grid, Key, OptionWords, Outcome, Page, PageSpec, Party, Phrase, Price, Seat, Slot,
    SoloResult, Tell, Term, Weight, small,
};

const CARD: Slot = Slot { name: "card", about: &w::SLOT_CARD };
const SQUARE: Slot = Slot { name: "square", about: &w::SLOT_SQUARE };

impl Tell for Trial {
    const NAME: &'static Key = &w::NAME;
    const WORDS: &'static [&'static Key] = w::ALL;
    const COMMANDS: &'static [Command] = &[
        Command { name: "draw", about: &w::ABOUT_DRAW, slots: &[] },
        Command { name: "play", about: &w::ABOUT_PLAY, slots: &[CARD, SQUARE] },
        Command { name: "melt", about: &w::ABOUT_MELT, slots: &[] },
    ];
    const PAGES: &'static [PageSpec] = &[PageSpec { id: "board", name: &w::BOARD }];
    const TERMS: &'static [Term] = &[Term { id: "stake", name: &w::TERM_STAKE, text: &w::TERM_STAKE_TEXT }];
    const OPTION_WORDS: &'static [OptionWords] =
        &[OptionWords { id: TOKENS.id, name: &w::TOKENS, values: &[("on", &w::TOKENS_ON), ("off", &w::TOKENS_OFF)] }];

    const FIRST_GAME: Option<FirstGame> = Some(FirstGame {
        goal: &w::FIRST_GOAL,
        turn: &w::FIRST_TURN,
        help: &w::FIRST_HELP,
        first_turns: &w::FIRST_TURNS,
    });
    const DEEDS: &'static [Deed] = &[Deed { id: "squares", name: &w::DEED_SQUARES }];

    fn question(&self, _view: &View, _seat: Seat, question: Question) -> Phrase {
        match question {
            Question::Stake => w::ASK_STAKE.say(),
            Question::Turn => w::ASK_TURN.say(),
            Question::Square => w::ASK_SQUARE.say(),
            Question::Guard(_) => w::ASK_GUARD.say(),
        }
    }

    fn help(&self, _view: &View, question: Question) -> Option<&'static str> {
        (question == Question::Stake).then_some("stake")
    }

    fn standing_words(&self, _kind: &str, _answer: &str, _subject: Option<&str>) -> Phrase {
        w::YIELD.say()
    }

    fn option(&self, view: &View, _seat: Seat, action: Action, price: &Price) -> Phrase {
        match action {
            Action::Stake(card) => w::STAKE.with([("card", Arg::sign(card))]),
            Action::Draw => w::DRAW.with([("left", view.deck.into())]),
            Action::Play(card) => w::PLAY.with([("card", Arg::sign(card))]),
            Action::Mark(square) => w::MARK.with([("square", Arg::sign(square))]),
            Action::Guard(card) => w::GUARD.with([("card", Arg::sign(card))]),
            Action::Yield => w::YIELD.say(),
            Action::Melt => w::MELT.with([("tokens", price.range("token").0.into())]),
        }
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let player = &view.players[seat.index()];
        let tokens = w::AMOUNT_TOKENS.with([("count", player.tokens.into())]);
        let coins = w::AMOUNT_COINS.with([("count", player.coins.into())]);
        vec![w::MEANS.with([("tokens", tokens.into()), ("coins", coins.into())])]
    }

    fn sought(&self, _view: &View, _seat: Seat, question: Question) -> Vec<Action> {
        match question {
            Question::Turn => vec![Action::Draw, Action::Melt],
            Question::Stake | Question::Square | Question::Guard(_) => Vec::new(),
        }
    }

    fn sought_name(&self, _view: &View, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Draw => w::SOUGHT_DRAW.say(),
            Action::Melt => w::SOUGHT_MELT.say(),
            Action::Stake(card) | Action::Play(card) | Action::Guard(card) => Phrase::sign(card.to_string()),
            Action::Mark(square) => Phrase::sign(square.to_string()),
            Action::Yield => w::YIELD.say(),
        }
    }

    fn grouped(&self, question: Question) -> bool {
        match question {
            Question::Square => true,
            Question::Stake | Question::Turn | Question::Guard(_) => false,
        }
    }

    fn groups(&self, _view: &View, action: Action) -> Vec<Phrase> {
        match action {
            Action::Mark(square) => vec![w::ROW.with([("row", Arg::sign(square.row()))])],
            Action::Stake(_) | Action::Draw | Action::Play(_) | Action::Guard(_) | Action::Yield | Action::Melt => {
                Vec::new()
            }
        }
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        match action {
            Action::Draw => vec![("do", "draw".to_owned())],
            Action::Play(card) => vec![("do", "play".to_owned()), ("card", card.to_string())],
            Action::Mark(square) => vec![("square", square.to_string())],
            Action::Stake(card) | Action::Guard(card) => vec![("card", card.to_string())],
            Action::Yield => Vec::new(),
            Action::Melt => vec![("do", "melt".to_owned())],
        }
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Staked { seat, card } => w::STAKED.with([("who", (*seat).into()), ("card", Arg::sign(card))]),
            Event::Drew { seat, card: Some(card) } => {
                w::DREW_CARD.with([("who", (*seat).into()), ("card", Arg::sign(card))])
            }
            Event::Drew { seat, card: None } => w::DREW.with([("who", (*seat).into())]),
            Event::Played { seat, card } => w::PLAYED.with([("who", (*seat).into()), ("card", Arg::sign(card))]),
            Event::Marked { seat, square } => w::MARKED.with([("who", (*seat).into()), ("square", Arg::sign(square))]),
            Event::Guarded { seat, card, square } => {
                w::GUARDED.with([("who", (*seat).into()), ("card", Arg::sign(card)), ("square", Arg::sign(square))])
            }
            Event::Melted { seat, tokens } => w::MELTED.with([("who", (*seat).into()), ("tokens", (*tokens).into())]),
            Event::Ended => w::ENDED.say(),
        })
    }

    fn weight(&self, event: &Event) -> Weight {
        match event {
            Event::Staked { .. } | Event::Drew { .. } | Event::Played { .. } | Event::Melted { .. } => Weight::Action,
            Event::Marked { .. } | Event::Guarded { .. } | Event::Ended => Weight::Result,
        }
    }

    fn brief_reason(&self, refusal: &Refusal) -> Phrase {
        match refusal {
            Refusal::DeckEmpty => w::BRIEF_DECK_EMPTY.say(),
            Refusal::TooFewTokens => w::BRIEF_TOO_FEW_TOKENS.say(),
            Refusal::NotNow | Refusal::NotYourCard | Refusal::SquareTaken => self.reason(refusal),
        }
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        match refusal {
            Refusal::NotNow => w::NOT_NOW.say(),
            Refusal::NotYourCard => w::NOT_YOUR_CARD.say(),
            Refusal::SquareTaken => w::SQUARE_TAKEN.say(),
            Refusal::DeckEmpty => w::DECK_EMPTY.say(),
            Refusal::TooFewTokens => w::TOO_FEW_TOKENS.say(),
        }
    }

    fn summary(&self, view: &View) -> Page {
        let players = Seat::all(view.players.len()).map(|seat| player_line(view, seat)).collect();
        Page::new(w::NAME.say()).line(w::DECK.with([("cards", view.deck.into())])).field(w::BOARD.say(), players)
    }

    fn solo_result_line(solo_result: &SoloResult) -> Phrase {
        Trial::points(solo_result.merit("total"))
    }

    fn points(total: i32) -> Phrase {
        w::FEAT.with([("total", total.into())])
    }

    fn deeds(&self, view: &View, seat: Seat) -> Vec<u32> {
        vec![small(squares(view, seat)).into()]
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        (page == "board").then(|| {
            let sign = |owner: &Option<Seat>| Phrase::sign(owner.map_or(".".to_owned(), |seat| seat.to_string()));
            let rows = view.board.chunks(10).map(|row| row.iter().map(sign).collect()).collect();
            let plain = Seat::all(view.players.len()).map(|seat| squares_line(view, seat)).collect();
            self.summary(view).grid(Some(w::BOARD.say()), Grid { rows, gap: " " }, plain)
        })
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        Page::new(Phrase::Person(seat)).line(player_line(view, seat)).line(squares_line(view, seat))
    }

    fn hand(&self, view: &View, _seat: Seat) -> Vec<Phrase> {
        view.hand.iter().map(|card| Phrase::sign(card.to_string())).collect()
    }

    fn scoring(&self, outcome: &Outcome) -> Page {
        outcome.scores.iter().fold(Page::new(w::ENDED.say()), |page, score| {
            let Party::Seat(seat) = score.who else { return page };
            let points = |what: &str| score.items.iter().find(|item| item.what == what).map_or(0, |item| item.points);
            page.line(w::SCORE.with([
                ("who", seat.into()),
                ("total", score.total.into()),
                ("squares", points("squares").into()),
                ("coins", points("coins").into()),
                ("stake", points("stake").into()),
            ]))
        })
    }

    fn projection(&self, view: &View) -> Option<Page> {
        let lines = Seat::all(view.players.len()).map(|seat| squares_line(view, seat));
        Some(lines.fold(Page::new(w::BOARD.say()), Page::line))
    }
}

fn player_line(view: &View, seat: Seat) -> Phrase {
    let player = &view.players[seat.index()];
    w::PLAYER.with([
        ("who", seat.into()),
        ("cards", player.cards.into()),
        ("tokens", player.tokens.into()),
        ("coins", player.coins.into()),
    ])
}

fn squares_line(view: &View, seat: Seat) -> Phrase {
    w::SQUARES_OF.with([("who", seat.into()), ("squares", squares(view, seat).into())])
}

fn squares(view: &View, seat: Seat) -> usize {
    view.board.iter().filter(|owner| **owner == Some(seat)).count()
}

//! How the test-only game speaks of itself.

use super::setup::TOKENS;
use super::{Refusal, Trial, View};
use crate::words as w;
use engine::{
    Command, Deed, FirstGame, GlanceLine, Grid, Key, OptionWords, Outcome, Page, PageSpec, Party, Phrase, Seat, Slot,
    SoloResult, Tell, Term, small,
};

const CARD: Slot = Slot { name: "card", about: &w::SLOT_CARD };
const SQUARE: Slot = Slot { name: "square", about: &w::SLOT_SQUARE };

impl Tell for Trial {
    const NAME: &'static Key = &w::NAME;
    const COMMANDS: &'static [Command] = &[
        Command { name: "draw", about: &w::ABOUT_DRAW, slots: &[] },
        Command { name: "play", about: &w::ABOUT_PLAY, slots: &[CARD, SQUARE] },
        Command { name: "melt", about: &w::ABOUT_MELT, slots: &[] },
    ];
    const PAGES: &'static [PageSpec] = &[PageSpec { id: "board", name: &w::BOARD }];
    const TERMS: &'static [Term] = &[Term { id: "stake", name: &w::TERM_STAKE, text: Some(&w::TERM_STAKE_TEXT) }];
    const OPTION_WORDS: &'static [OptionWords] =
        &[OptionWords { id: TOKENS.id, name: &w::TOKENS, values: &[("on", &w::TOKENS_ON), ("off", &w::TOKENS_OFF)] }];

    const FIRST_GAME: Option<FirstGame> = Some(FirstGame {
        goal: &w::FIRST_GOAL,
        turn: &w::FIRST_TURN,
        help: &w::FIRST_HELP,
        first_turns: &w::FIRST_TURNS,
    });
    const DEEDS: &'static [Deed] = &[Deed { id: "squares", name: &w::DEED_SQUARES }];

    engine::told_by_steps! {}

    fn standing_words(&self, _kind: &str, _answer: &str, _subject: Option<&str>) -> Phrase {
        w::YIELD.say()
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let player = &view.players[seat.index()];
        let tokens = w::AmountTokens { count: player.tokens.into() }.say();
        let coins = w::AmountCoins { count: player.coins.into() }.say();
        vec![w::Means { tokens, coins }.say()]
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

    fn glance(&self, view: &View) -> Vec<GlanceLine> {
        Seat::all(view.players.len()).map(|seat| GlanceLine::of_all(player_line(view, seat))).collect()
    }

    fn summary(&self, view: &View) -> Page {
        let players = Seat::all(view.players.len()).map(|seat| player_line(view, seat)).collect();
        Page::new(w::NAME.say()).line(w::Deck { cards: view.deck.into() }.say()).field(w::BOARD.say(), players)
    }

    fn solo_result_line(solo_result: &SoloResult) -> Phrase {
        Trial::points(solo_result.merit("total"))
    }

    fn points(total: i32) -> Phrase {
        w::Feat { total: total.into() }.say()
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
            page.line(
                w::Score {
                    who: seat,
                    total: score.total.into(),
                    squares: points("squares").into(),
                    coins: points("coins").into(),
                    stake: points("stake").into(),
                }
                .say(),
            )
        })
    }

    fn projection(&self, view: &View) -> Option<Page> {
        let lines = Seat::all(view.players.len()).map(|seat| squares_line(view, seat));
        Some(lines.fold(Page::new(w::BOARD.say()), Page::line))
    }
}

fn player_line(view: &View, seat: Seat) -> Phrase {
    let player = &view.players[seat.index()];
    w::Player { who: seat, cards: player.cards.into(), tokens: player.tokens.into(), coins: player.coins.into() }.say()
}

fn squares_line(view: &View, seat: Seat) -> Phrase {
    w::SquaresOf { who: seat, squares: squares(view, seat).into() }.say()
}

fn squares(view: &View, seat: Seat) -> usize {
    view.board.iter().filter(|owner| **owner == Some(seat)).count()
}

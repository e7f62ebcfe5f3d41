//! What labels promise, and the questions that the windmill keeps open.

use std::collections::HashSet;

use super::*;
use crate::vocabulary::{Building, Character, Favour};
use crate::{Action, Madeira, Question};
use engine::{Events, Game, Options, Phrase, Position, Seat, Seed, Tell, Viewer};
use present::{Language, Locale, People, Script};

fn say(phrase: &Phrase) -> String {
    let people = People::named(["Red", "Blue", "Yellow", "Purple"]);
    Locale::of(Language::En, Script::Plain).renderer(&people).say(phrase)
}

/// The second line of something that a seat may do now.
fn detail(table: &board::Table, seat: Seat, action: &str) -> Option<String> {
    let action: Action = action.parse().expect("an action");
    let state = table.state();
    let view = table.game.view(state, Viewer::Seat(seat));
    table.game.option_detail(&view, seat, action, &table.game.announces(state, seat, action)).map(|said| say(&said))
}

/// Red has a die of 3 for the commander, who stands at the Moinho in region 2.
fn commander() -> Board {
    Board::of(3).character(Character::Commander, Building::Moinho).dice(RED, [3, 0, 0])
}

#[test]
fn a_die_says_what_it_can_be_used_for_and_no_more() {
    let of = |board: Board| detail(&board.turn(RED), RED, "die 3 commander");
    let neither = Some("neither action nor harvest is possible now".to_owned());
    assert_eq!(of(commander()), neither, "no goods, no worker in the region");
    assert_eq!(of(commander().workers(RED, "2a")), Some("only harvest 1 🌾".to_owned()));
    let ready = || commander().goods(RED, 0, 0, 1).wood(RED, 1);
    assert_eq!(of(ready()), Some("move up to 2 ships".to_owned()));
    assert_eq!(of(ready().workers(RED, "2a")), Some("move up to 2 ships; or harvest 1 🌾".to_owned()));
}

/// The worker of a pirate die comes home first, and may then move.
#[test]
fn a_pirate_die_says_what_is_possible_after_its_worker_has_gone_home() {
    let mut board = Board::of(3).character(Character::Steward, Building::Moinho).workers(RED, "watch");
    board.state.player_mut(RED).workers = 0;
    board.state.pirate_dice = [3].into_iter().collect();
    assert_eq!(detail(&board.turn(RED), RED, "pirate 3 steward"), Some("move up to 2 workers to fields".to_owned()));
}

#[test]
fn why_a_character_cannot_act_is_said() {
    let mut table = commander().workers(RED, "2a").turn(RED);
    table.does(RED, &["die 3 commander"]);
    let refusal = table.refuses(RED, "act");
    assert_eq!(refusal, Refusal::NothingToDo { character: Character::Commander });
    let brief = say(&table.game.brief_reason(&refusal));
    assert_eq!(brief, "no ship can sail: goods, wood or a free space are missing");
}

#[test]
fn a_windmill_step_that_also_takes_pirates_says_so() {
    // Six reais are in reach of two steps, but not after one of them has brought bread.
    let board = Board::of(3).markers(Building::Moinho, &[RED]).workers(RED, "2a").has(RED, |red| red.windmill = 2);
    let mut table = board.resolving(RED, Building::Moinho, 6, 4);
    assert_eq!(table.options(RED), ["pirates"]);
    let then = "and then, as nothing else is left: Take 4 🏴‍☠️";
    assert_eq!(detail(&table, RED, "windmill bread"), Some(then.to_owned()));
    assert_eq!(detail(&table, RED, "windmill reais"), None, "the cost can still be raised");
    table.does(RED, &["windmill bread"]);
    assert_eq!((table.player(RED).pirates, table.player(RED).bread), (4, 1));
}

#[test]
fn what_an_exchange_leaves_of_a_die_is_said() {
    let board = Board::of(4).character(Character::Commander, Building::Moinho).goods(RED, 1, 1, 0).wood(RED, 1);
    let table = board.placed(RED, Building::Moinho);
    assert_eq!(detail(&table, RED, "exchange wheat sugar wine"), None, "the wine pays for a ship");
    let table = Board::of(4)
        .character(Character::Commander, Building::Moinho)
        .goods(RED, 2, 0, 0)
        .wood(RED, 1)
        .ships(BLUE, "wheat-1")
        .placed(RED, Building::Moinho);
    assert_eq!(table.options(RED), ["done"]);
    let then = "and then, as nothing else is left: Neither action nor harvest";
    assert_eq!(detail(&table, RED, "windmill up"), Some(then.to_owned()));
}

#[test]
fn the_lady_keeps_a_question_open_only_where_the_windmill_could_pay_her() {
    let at_moinho = |pp: u16| {
        let board = Board::of(3).favours(RED, "lady", "").markers(Building::Moinho, &[RED]).workers(RED, "2a");
        board.has(RED, |red| red.pp = pp).resolving(RED, Building::Moinho, 6, 4)
    };
    let table = at_moinho(3);
    assert_eq!((table.player(RED).pirates, table.player(RED).pp), (4, 3), "3 PP are not 4 reais: nothing is asked");
    let mut table = at_moinho(4);
    assert_eq!(table.options(RED), ["pirates"]);
    table.does(RED, &["windmill reais", "windmill reais", "windmill reais", "windmill reais", "favour lady"]);
    assert!(!table.player(RED).face_up.contains(Favour::Lady));
}

#[test]
fn missing_reais_for_wood_are_said_with_what_they_count() {
    let refusal = Refusal::WoodTooDear { price: 15, reach: 13 };
    let said = Madeira::load(Madeira::EDITION).map(|game| (game.brief_reason(&refusal), game.reason(&refusal)));
    let (brief, whole) = said.expect("the built-in edition");
    assert_eq!(say(&brief), "15 💶 needed, at most 13 with the windmill");
    assert!(say(&whole).contains("with the windmill you can raise at most 13"), "{}", say(&whole));
}

#[test]
fn a_favour_for_another_phase_says_for_which() {
    let mut table = Board::of(3).favours(RED, "noble", "").turn(RED);
    let refusal = table.refuses(RED, "favour noble");
    assert_eq!(say(&table.game.brief_reason(&refusal)), "only in phase C");
}

/// Whether some uses of the windmill lead to another answer than the only one there is.
fn windmill_helps(game: &Madeira, position: &Position<Madeira>, seat: Seat) -> bool {
    let Some(asked) = position.question(seat).map(|open| open.asked.question) else { return false };
    let mut tried: HashSet<String> = HashSet::new();
    let mut open = vec![position.clone()];
    while let Some(from) = open.pop() {
        for offer in from.offers(game, seat) {
            let mut after = from.clone();
            after.apply_listed(game, seat, offer, &mut Events::default());
            match after.question(seat).filter(|open| open.asked.question == asked) {
                Some(now) if now.options.len() > 1 => return true,
                Some(_) if tried.insert(format!("{:?}", after.state().player(seat))) => open.push(after),
                Some(_) | None => {}
            }
        }
    }
    false
}

/// Over random games: a question with one answer waits only where the windmill leads to another one. The last questions
/// of a round also wait for what the goods are worth at the windmill itself.
#[test]
fn a_question_with_one_answer_is_asked_only_where_the_windmill_can_help() {
    let game = Madeira::load(Madeira::EDITION).expect("the built-in edition");
    let mut met = 0;
    for number in 0..20 * laws_games() {
        let seed = Seed::from_number(u128::from(number));
        let mut random = seed.stream("windmill");
        let mut position =
            Position::start(&game, &Options::default(), 2 + number as usize % 3, seed, &mut Events::default());
        while let Some(open) = random.pick(position.questions()).cloned() {
            if open.options.len() == 1 && !matches!(open.asked.question, Question::Feed | Question::LastWindmill) {
                met += 1;
                let helps = windmill_helps(&game, &position, open.seat);
                let me = position.state().player(open.seat);
                assert!(helps, "game {number}: {:?} is asked in vain of {me:?}", open.asked.question);
            }
            let offers = position.offers(&game, open.seat);
            let action = match random.pick(&offers).filter(|_| open.options.len() == 1) {
                Some(offer) => *offer,
                None => *random.pick(&open.options).expect("an answer"),
            };
            position.apply_listed(&game, open.seat, action, &mut Events::default());
        }
    }
    assert!(met > 0, "no question was kept open");
}

/// As many games as the laws play, by tens.
fn laws_games() -> u32 {
    u32::try_from(engine::laws::games_to_check(50)).unwrap_or(u32::MAX).div_ceil(10)
}

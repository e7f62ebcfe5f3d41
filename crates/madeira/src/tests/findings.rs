//! What differed from the books, each with the position in which it showed.

use std::sync::Arc;

use super::*;
use crate::event::{Event, Loss};
use crate::step::Stage;
use crate::vocabulary::{Building, Character, City, Colony, Favour, Good, Request, Reward, Space};
use crate::{Action, Edition, Madeira, Question};
use engine::seat::MAX_SEATS;
use engine::{Entry, Game, Move, Session, Tell, Viewer};
use present::{Language, Locale, People, Script};

const FIRST_RELEASE: &str = include_str!("first-release.toml");

/// The label of an option, as an English reader sees it.
fn label(table: &board::Table, seat: engine::Seat, action: &str) -> String {
    let state = table.state();
    let action: Action = action.parse().expect("an action");
    assert!(table.options(seat).contains(&action.to_string()), "{action} is not in {:?}", table.options(seat));
    let view = table.game.view(state, Viewer::Seat(seat));
    let phrase = table.game.option(&view, seat, action, &table.game.price(state, seat, action));
    let people = People::named(["Red", "Blue", "Yellow", "Purple"]);
    Locale::of(Language::En, Script::Plain).renderer(&people).say(&phrase)
}

/// The guildmaster is to be used; the only district costs four wood, which red has to buy.
fn four_wood_to_buy() -> Board {
    let mut board = Board::of(4).round(5).character(Character::Guildmaster, Building::Alfandega);
    board.state.districts = [[None, None, Some(Favour::Bishop), None], [None; 4], [None; 4]];
    board.workers(RED, "forest")
}

#[test]
fn finding_13_round_5_asks_whoever_has_goods_for_the_windmill() {
    // Blue's only ship is maintained last; then everybody is fed. Nobody owes bread.
    let last_maintenance = |round| {
        let mut board = Board::of(3)
            .round(round)
            .ships(BLUE, "wheat-1")
            .goods(RED, 0, 2, 2)
            .has(RED, |red| red.windmill = 6)
            .goods(YELLOW, 1, 0, 0);
        board.state.stage = Stage::Maintenance(2);
        // Blue has neither wood nor reais, so there is nothing to decide.
        board.asking(BLUE, Question::Maintain)
    };
    let mut table = last_maintenance(5);
    assert_eq!(
        (table.question(RED), table.seen(RED).bread_due),
        (Some(Question::Feed), 0),
        "at the top, with nothing due"
    );
    assert_eq!((table.question(BLUE), table.question(YELLOW)), (None, None), "nothing to mill");
    assert_eq!(table.options(RED), ["feed 0"]);
    assert_eq!(label(&table, RED, "feed 0"), "No");
    table.does(RED, &["exchange sugar sugar wheat", "exchange wine wine wheat", "windmill pp"]);
    assert_eq!(table.player(RED).pp, 1);
    assert_eq!(table.state().stage, Stage::Requests, "with nothing left the game goes on by itself");
    assert_eq!(
        (last_maintenance(3).question(RED), last_maintenance(3).seen(RED).requests_left),
        (Some(Question::Present), 2),
        "there is a next round"
    );
}

#[test]
fn finding_13_round_5_asks_at_the_top_of_the_windmill_with_bread_due() {
    let hungry = |round| {
        Board::of(3)
            .round(round)
            .workers(RED, "1a 1b 2a 2b 3a 3b forest")
            .goods(RED, 2, 0, 0)
            .has(RED, |red| red.windmill = 6)
            .all_asked(Stage::Feeding, &[RED])
    };
    let mut table = hungry(5);
    assert_eq!(table.options(RED), ["feed 0"], "without bread there is one answer, and the windmill");
    table.does(RED, &["windmill pp"]);
    assert_eq!((table.player(RED).pp, table.player(RED).pirates), (1, 1));
    assert_ne!(hungry(3).question(RED), Some(Question::Feed));
}

#[test]
fn finding_14_urban_scores_any_city() {
    let mut table = Board::of(4)
        .round(3)
        .citizens("")
        .workers(RED, "funchal-1l")
        .requests(RED, "urban urban trade")
        .all_asked(Stage::Requests, &[RED, BLUE]);
    let cities: Vec<_> = table.options(RED).into_iter().filter(|option| option.contains("urban")).collect();
    assert_eq!(cities, ["present urban porto-santo", "present urban funchal", "present urban machico"]);
    assert_eq!(label(&table, RED, "present urban machico"), "Urban Development, Machico: 7 ⭐");
    table.does(RED, &["present urban machico"]);
    table.told(Event::Presented { who: RED, request: Request::Urban, city: Some(City::Machico), count: 1, pp: 7 });
    assert_eq!(table.refuses(RED, "present urban machico"), Refusal::CityPresented { city: City::Machico });
    table.does(RED, &["present urban funchal"]);
    assert_eq!(table.player(RED).pp, 7 + 12);
}

#[test]
fn finding_15_engineer_needs_a_die_that_can_be_placed() {
    let engineer = || Board::of(4).round(3).favours(RED, "engineer", "").workers(RED, "1a");
    let mut table = engineer().turn(RED);
    assert_eq!(table.refuses(RED, "favour engineer"), Refusal::NoEffect, "no die is left");
    let mut table = engineer().dice(RED, [1, 2, 0]).turn(RED);
    table.does(RED, &["favour engineer"]);
    assert!(table.options(RED).iter().all(|option| option.starts_with("die")), "{:?}", table.options(RED));
    assert_eq!(table.refuses(RED, "pass 1 reais"), Refusal::DieMustFollow);
}

#[test]
fn finding_15_after_noble_or_diplomat_the_cost_is_paid() {
    let at_moinho = |favour| Board::of(4).round(3).favours(RED, favour, "").markers(Building::Moinho, &[RED]);
    let mut table = at_moinho("noble").workers(RED, "2a").resolving(RED, Building::Moinho, 6, 4);
    assert_eq!(label(&table, RED, "favour noble"), "Favor Noble: pay nothing · 2 🍞");
    table.does(RED, &["favour noble"]);
    table.told(Event::BuildingPaid { who: RED, building: Building::Moinho, reais: 0 });
    assert_eq!((table.player(RED).bread, table.player(RED).pirates), (2, 0));

    let mut table = at_moinho("diplomat").reais(RED, 6).resolving(RED, Building::Moinho, 6, 4);
    assert_eq!(label(&table, RED, "favour diplomat"), "Favor Diplomat: pay 6 💶 · with 2 more workers: 2 🍞");
    table.does(RED, &["favour diplomat"]);
    assert_eq!((table.player(RED).bread, table.player(RED).reais, table.player(RED).pirates), (2, 0, 0));

    // Reais are missing, but the windmill can bring them first.
    let poor = at_moinho("diplomat").reais(RED, 5).has(RED, |red| red.windmill = 1);
    let mut table = poor.resolving(RED, Building::Moinho, 6, 4);
    assert_eq!(table.refuses(RED, "favour diplomat"), Refusal::ReaisMissing { need: 6, have: 5 });
    table.does(RED, &["windmill reais", "favour diplomat"]);
    assert_eq!((table.player(RED).bread, table.player(RED).reais), (2, 2));
}

#[test]
fn finding_16_wood_that_takes_windmill_steps_says_so() {
    let raised = |reais, windmill, pp| {
        let board = four_wood_to_buy().reais(RED, reais).has(RED, |red| (red.windmill, red.pp) = (windmill, pp));
        let mut table = board.placed(RED, Building::Alfandega);
        table.does(RED, &["act"]);
        let label = label(&table, RED, "build bishop");
        table.does(RED, &["build bishop"]);
        let red = table.player(RED);
        (label, reais - red.reais, windmill - red.windmill, pp - red.pp)
    };
    let bishop = |paid: &str| format!("Bishop (Porto Santo 5): pay 4 🪵 (4 bought{paid})");
    assert_eq!(raised(10, 3, 3), (bishop(" for 10 💶"), 10, 0, 0));
    assert_eq!(raised(9, 3, 3), (bishop(": 7 💶 and 1 windmill step"), 7, 1, 0));
    assert_eq!(raised(5, 1, 3), (bishop(": 5 💶, 1 windmill step and 2 ⭐"), 5, 1, 2));
}

#[test]
fn finding_16_a_ship_from_home_says_what_its_wood_takes() {
    let mut table = Board::of(4)
        .favours(RED, "navigator", "")
        .workers(RED, "forest")
        .goods(RED, 2, 0, 1)
        .has(RED, |red| red.windmill = 1)
        .turn(RED);
    table.does(RED, &["favour navigator", "ship home"]);
    let azores = "Azores 1: pay 1 🍷, 1 🪵 (1 bought: 1 windmill step; 2 💶 left) · get a reward";
    assert_eq!(label(&table, RED, "sail azores-1"), azores);
    let wheat = "Wheat trade post 1: pay 2 🌾, 1 🪵 (1 bought for 1 💶) · get 5 💶";
    assert_eq!(label(&table, RED, "sail wheat-1"), wheat, "the income pays for it");
}

#[test]
fn finding_17_no_more_goes_back_to_the_choice_of_the_ship() {
    let mut table = Board::of(2)
        .round(3)
        .character(Character::Commander, Building::Moinho)
        .ships(RED, "wheat-1 india-1")
        .goods(RED, 6, 0, 2)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "ship india-1"]);
    assert_eq!(label(&table, RED, "done"), "Choose another ship");
    table.does(RED, &["done"]);
    assert_eq!(table.question(RED), Some(Question::Ship(2, None)));
    // The double space of two players: the ship that went there is not moved again.
    table.does(RED, &["ship wheat-1", "sail wheat-4", "ship india-1", "done"]);
    assert_eq!(table.question(RED), Some(Question::Ship(1, Some(Space::Trade(Good::Wheat, 2)))));
    assert_eq!(table.options(RED), ["ship india-1", "done"]);
}

#[test]
fn finding_18_loot_gives_what_the_edition_says() {
    let first_release = Edition::load(FIRST_RELEASE).expect("games began on it");
    assert_eq!(first_release.rewards.loot, 5, "which had no such number");
    let edition = Madeira::EDITION.replace("loot = 5", "loot = 8");
    let game = Madeira::load(&edition).expect("another edition");
    let rewards = [[Reward::Loot, Reward::Medal]; 3];
    let mut table =
        Board::on(game, 4).rewards(rewards).favours(RED, "navigator", "").goods(RED, 0, 0, 1).wood(RED, 1).turn(RED);
    table.does(RED, &["favour navigator", "ship home", "sail azores-1"]);
    assert_eq!(label(&table, RED, "reward azores loot"), "Azores, Loot: 8 💶");
    table.does(RED, &["reward azores loot"]);
    table.told(Event::RewardTaken { who: RED, colony: Colony::Azores, reward: Reward::Loot });
    assert_eq!(table.player(RED).reais, 8);
}

#[test]
fn finding_19_rules_take_their_numbers_from_the_edition() {
    let said = |edition: &str, term: &str| {
        let game = Madeira::load(edition).expect("an edition");
        let term = Madeira::TERMS.iter().find(|other| other.id == term).expect("a term");
        Locale::of(Language::En, Script::Plain).renderer(&People::default()).say(&game.explain(term))
    };
    let changes = [
        ("wood", "price = [1, 3, 6,", "price = [1, 3, 7,", "1, 3, 7, 10, 15, 21 reals for 1 to 6"),
        ("building-actions", "4 = 10 }", "4 = 11 }", "(8, 9 or 11 reals"),
        ("moinho", "\"moinho\",        region = 2", "\"moinho\",        region = 3", "building 1 in region 3"),
        ("guildmaster", "wood = [2, 3, 4, 5]", "wood = [1, 3, 4, 6]", "pay 1 to 6 wood"),
        ("trade-routes", "pp = { 1 = 3, 3 = 6, 5 = 4 }\nspaces", "pp = { 1 = 2, 3 = 6, 5 = 4 }\nspaces", "wheat 2–6–4"),
        ("expedition", "pp = { 1 = 4, 3 = 3, 5 = 6 }\nwine", "pp = { 1 = 4, 3 = 3, 5 = 7 }\nwine", "3 to 7 PP each"),
        ("urban-development", "pp = [12, 6]", "pp = [13, 5]", "Funchal 13 or 5"),
        ("pirates", "each_above = 20", "each_above = 30", "above 30"),
        ("pirates", "loss = [16,", "loss = [17,", "17 PP"),
        ("pirate-dice", "pirate_dice = 3", "pirate_dice = 2", "2 pirate dice"),
    ];
    for (term, from, to, expected) in changes {
        assert!(Madeira::EDITION.contains(from), "{from}");
        let changed = said(&Madeira::EDITION.replacen(from, to, 1), term);
        assert!(changed.contains(expected), "{term}: {changed}");
        assert!(!said(Madeira::EDITION, term).contains(expected), "{term}");
    }
}

#[test]
fn finding_20_phase_a_settles_at_its_end() {
    // Red takes the last row and is the first of phase B.
    let mut board = Board::of(2).round(2).requests(RED, "trade").dice(RED, [0; 3]);
    for row in &mut board.state.rows {
        (row.taken, row.dice) = (None, [1, 2, 3]);
    }
    board.state.rows[1].taken = Some(BLUE);
    board.state.order = [BLUE, RED].into_iter().collect();
    board.state.stage = Stage::Rows(2);
    let game = Arc::new(board.game().clone());
    let table = board.goods(BLUE, 2, 0, 0).asking(RED, Question::Row);
    let request = table.options(RED)[0].clone();
    let stored = engine::session::Settled { state: table.state().clone(), entries: [0; MAX_SEATS] };
    let (mut session, _) = Session::resume(game, 2, stored);
    let taken = session.enter(&Entry { seat: RED, what: Move::Act(request) }).expect("a request of the row");
    assert!(taken.settled, "red goes on, and phase A is over all the same");
    assert_eq!(session.question(RED).map(|open| open.asked.question), Some(Question::Turn));
    assert!(session.offers(BLUE).contains(&"windmill up".parse().expect("an action")));
}

#[test]
fn gains_that_do_not_fit_are_said_before_and_told_after() {
    let mut table = Board::of(4)
        .rewards([[Reward::Windmill, Reward::Guilds]; 3])
        .ships(RED, "wheat-1 wheat-2")
        .goods(RED, 0, 0, 3)
        .has(RED, |red| red.windmill = 6)
        .character(Character::Commander, Building::Moinho)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "ship wheat-1", "sail azores-1", "ship wheat-2", "sail brazil-1"]);
    let top = "Azores, Windmill: nothing (you are at the top of the windmill)";
    assert_eq!(label(&table, RED, "reward azores windmill"), top);
    let none = "Brazil, Guilds: nothing (no favor of yours is face down)";
    assert_eq!(label(&table, RED, "reward brazil guilds"), none);
    table.does(RED, &["reward azores windmill", "reward brazil guilds"]);
    table.told(Event::Lost { who: RED, what: Loss::WindmillStep });
    table.told(Event::Lost { who: RED, what: Loss::FavourTurnedUp });

    // The mayor's wood without access.
    let mut table = Board::of(4)
        .workers(RED, "machico-1l")
        .character(Character::Mayor, Building::Moinho)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "done"]);
    table.told(Event::Lost { who: RED, what: Loss::Wood(3) });

    // A full watch has no pirates to drive away.
    let mut table = Board::of(4).favours(RED, "scout", "").turn(RED);
    table.does(RED, &["favour scout", "from home"]);
    assert_eq!(label(&table, RED, "to watch"), "City Watch: you have no pirates to discard");
    assert_eq!(label(&table, RED, "to funchal-1l"), "Funchal 1 left: 1 ⭐");
}

#[test]
fn passing_is_possible_on_a_space_where_everything_comes_to_nothing() {
    let edition = Madeira::EDITION.replace("pass = [[\"reais 2\", \"pp 1 + city\"]", "pass = [[\"ship\"]");
    let game = Madeira::load(&edition).expect("another edition");
    let mut table = Board::on(game, 2).has(BLUE, |blue| blue.passed = Some(1)).turn(RED);
    table.does(RED, &[]);
    assert_eq!(table.state().player(RED).passed, Some(0), "the only space is taken without a choice");
}

//! Wrong actions are refused with the rule they break, and nothing changes.

use super::*;
use crate::Question;
use crate::step::Stage;
use crate::vocabulary::{Building, Character, Colony, Favour, Field, Good, Place, Request, Space, Spot};

#[test]
fn dice() {
    let mut board = Board::of(2).round(5).dice(RED, [1, 1, 2]).bread(RED, 1).workers(BLUE, "watch");
    board.state.pirate_dice = [3].into_iter().collect();
    board.state.sites[Building::Capitania.index()].guild_dice = 2;
    let mut table = board.character(Character::Steward, Building::Capitania).turn(RED);
    assert_eq!(table.refuses(RED, "die 3 mayor"), Refusal::NoSuchDie { value: 3 });
    assert_eq!(table.refuses(RED, "pirate 2 mayor"), Refusal::NoSuchPirateDie { value: 2 });
    assert_eq!(table.refuses(RED, "pirate 3 mayor"), Refusal::NoWorkerInWatch);
    let character = Character::Steward;
    assert_eq!(table.refuses(RED, "die 1 steward"), Refusal::CharacterFull { character });
    let dear = table.state().sites[Building::Fortaleza.index()].character;
    assert_eq!(table.refuses(RED, &format!("die 1 {dear}")), Refusal::BreadMissing { need: 2, have: 1 });
    assert_eq!(table.refuses(RED, "act"), Refusal::AskedOtherwise);
}

#[test]
fn one_pirate_die_per_character() {
    let mut board = Board::of(3).workers(RED, "watch");
    board.state.pirate_dice = [3].into_iter().collect();
    board.state.sites[Building::Alfandega.index()].pirate_die = true;
    let character = board.state.site(Building::Alfandega).character;
    let mut table = board.turn(RED);
    assert_eq!(table.refuses(RED, &format!("pirate 3 {character}")), Refusal::PirateDieThere { character });
}

#[test]
fn passing() {
    let mut table = Board::of(4).has(BLUE, |blue| blue.passed = Some(1)).turn(RED);
    assert_eq!(table.refuses(RED, "pass 2 reais"), Refusal::PassSpaceTaken { space: 2 });
    assert_eq!(table.refuses(RED, "pass 1 ship"), Refusal::NoSuchAlternative { space: 1 });
    assert_eq!(table.refuses(RED, "pass 5 reais"), Refusal::NoSuchPassSpace { space: 5 });
    assert_eq!(table.refuses(RED, "pass 4 ship"), Refusal::NoEffect, "no ship can move");
}

#[test]
fn somebody_elses_turn() {
    let mut table = Board::of(4).has(BLUE, |blue| blue.windmill = 1).turn(RED);
    assert_eq!(table.refuses(BLUE, "pass 1 reais"), Refusal::NotYourTurn);
}

#[test]
fn rows_and_requests() {
    let mut board = Board::of(4);
    board.state.stage = Stage::Rows(1);
    board.state.rows[0].taken = None;
    board.state.rows[1].taken = None;
    board.state.rows[0].requests = [Request::Trade, Request::Urban].into_iter().collect();
    let mut table = board.asking(RED, Question::Row);
    assert_eq!(table.refuses(RED, "row 3"), Refusal::RowTaken { row: 3 });
    assert_eq!(table.refuses(RED, "row 0"), Refusal::NoSuchRow { row: 0 });
    table.does(RED, &["row 1"]);
    assert_eq!(table.refuses(RED, "take wealth"), Refusal::NoSuchRequest { request: Request::Wealth });
}

#[test]
fn moving_workers() {
    let mut table = Board::of(4).round(5).workers(RED, "watch 1a").placed(RED, Building::Capitania);
    table.does(RED, &["act"]);
    assert_eq!(table.refuses(RED, "from watch"), Refusal::NotFromWatch);
    let place = Place::Colony(Colony::India);
    assert_eq!(table.refuses(RED, "from india"), Refusal::NobodyThere { place });
    table.does(RED, &["from home"]);
    let own = Field::new(1, 0).expect("a field");
    assert_eq!(table.refuses(RED, "to 1a"), Refusal::FieldTaken { field: own });
    assert_eq!(table.refuses(RED, "to india"), Refusal::NotThere { place });
    let none = Place::Field(Field::new(1, 4).expect("a place for a field"));
    assert_eq!(table.refuses(RED, "to 1e"), Refusal::NotThere { place: none });
}

#[test]
fn city_spots() {
    let mut table = Board::of(4).turn(RED);
    table.does(RED, &["pass 2 city", "from home"]);
    let spot = |text: &str| -> Spot { text.parse().expect("a spot") };
    assert_eq!(table.refuses(RED, "to funchal-2r"), Refusal::SpotTaken { spot: spot("funchal-2r") });
    assert_eq!(table.refuses(RED, "to funchal-3l"), Refusal::DistrictNotBuilt { spot: spot("funchal-3l") });
}

#[test]
fn ships() {
    let mut table = Board::of(3)
        .character(Character::Commander, Building::Moinho)
        .goods(RED, 2, 0, 0)
        .ships(RED, "wheat-1")
        .placed(RED, Building::Moinho);
    assert_eq!(
        table.refuses(RED, "act"),
        Refusal::NothingToDo { character: Character::Commander },
        "no space takes two wheat from a ship that is there"
    );
    table.does(RED, &["exchange wheat wheat wine", "act", "ship wheat-1"]);
    let missing = Refusal::GoodsMissing { good: Good::Sugar, need: 2, have: 0 };
    assert_eq!(table.refuses(RED, "sail sugar-1"), missing);
    let space = Space::Arrival(Colony::Azores, 4);
    assert_eq!(table.refuses(RED, "sail azores-5"), Refusal::SpaceClosed { space });
    table.does(RED, &["sail azores-1"]);
    assert_eq!(table.refuses(RED, "reward india medal"), Refusal::NoSuchReward);
}

#[test]
fn wood_and_districts() {
    let mut board =
        Board::of(4).character(Character::Guildmaster, Building::Moinho).wood(RED, 4).workers(RED, "forest");
    board.state.districts = [[Some(Favour::Monk), None, None, Some(Favour::Lady)], [None; 4], [None; 4]];
    let mut table = board.placed(RED, Building::Moinho);
    table.does(RED, &["act"]);
    assert_eq!(table.refuses(RED, "build lady"), Refusal::WoodTooDear { price: 1, reach: 0 });
    assert_eq!(table.refuses(RED, "build noble"), Refusal::DistrictBuilt { favour: Favour::Noble });
}

#[test]
fn buildings() {
    let mut table = Board::of(4)
        .favours(RED, "bishop", "")
        .workers(RED, "1a")
        .reais(RED, 3)
        .markers(Building::Moinho, &[RED])
        .resolving(RED, Building::Moinho, 6, 1);
    assert_eq!(table.refuses(RED, "pay"), Refusal::ReaisMissing { need: 6, have: 3 });
    table.does(RED, &["favour bishop"]);
    assert_eq!(table.refuses(RED, "marker alfandega moinho"), Refusal::NoMarker { building: Building::Alfandega });
    assert_eq!(table.refuses(RED, "marker moinho moinho"), Refusal::SameBuilding);
}

#[test]
fn the_lady_needs_a_worker_in_the_region() {
    let mut table = Board::of(4).favours(RED, "lady", "").workers(RED, "1a 2a").reais(RED, 4).turn(RED);
    table.does(RED, &["favour lady"]);
    assert_eq!(table.refuses(RED, "use fortaleza"), Refusal::NoWorkerInRegion { region: 3 });
}

#[test]
fn too_many() {
    let mut table = Board::of(4).workers(RED, "1a 1b").bread(RED, 1).all_asked(Stage::Feeding, &[RED]);
    assert_eq!(table.refuses(RED, "feed 2"), Refusal::TooMany { most: 1 });
    let mut table = Board::of(4).favours(RED, "scout", "").pirates(RED, 2).turn(RED);
    table.does(RED, &["favour scout", "from home", "to watch"]);
    assert_eq!(table.refuses(RED, "discard 3"), Refusal::TooMany { most: 2 });
}

#[test]
fn harvesting_again_needs_a_field_of_that_harvest() {
    let mut table = Board::of(4).round(3).workers(RED, "1a 2a").placed(RED, Building::Alfandega);
    table.does(RED, &["harvest"]);
    let field = Field::new(2, 0).expect("a field");
    assert_eq!(table.refuses(RED, "again 2a"), Refusal::NotHarvested { field });
}

//! What viewers see: pirates are secret, everything else is reckoned out for them.

use super::*;
use crate::state::Resolved;
use crate::vocabulary::{Building, City, Request, Space};
use engine::Viewer;

#[test]
fn pirates_are_their_owners_secret() {
    let table = Board::of(3).pirates(RED, 7).turn(RED);
    let seen = |viewer| table.position.view(&table.game, viewer).players[0].pirates;
    assert_eq!(seen(Viewer::Seat(RED)), Some(7));
    assert_eq!([Viewer::Seat(BLUE), Viewer::Spectator].map(seen), [None, None]);
}

#[test]
fn what_people_ask_for_is_there() {
    let table = Board::of(3)
        .round(3)
        .workers(RED, "1c 1d forest funchal-1l funchal-1r")
        .ships(RED, "wheat-1 brazil-1")
        .reais(RED, 20)
        .favours(RED, "monk", "")
        .has(RED, |red| red.windmill = 3)
        .markers(Building::Moinho, &[RED])
        .resolving(RED, Building::Moinho, 6, 2);
    let view = table.position.view(&table.game, Viewer::Spectator);
    let red = &view.players[0];
    let worth = |request: Request| red.worth[request.index()];
    assert_eq!(Request::ALL.iter().map(|request| worth(*request)).collect::<Vec<_>>(), [6, 6, 5, 12, 15]);
    assert_eq!((red.bread_due, red.wood_due, red.requests_left), (2, 2, 2));
    assert_eq!((red.wood_on_fields, red.forest, red.owed), (4, true, 0));
    assert_eq!(view.wood_prices[..6], [1, 3, 6, 10, 15, 21]);
    assert_eq!(view.buildings[0].base_cost, 9);
    let resolved = Some(Resolved { building: Building::Moinho, cost: 6, pirates: 2 });
    assert_eq!((view.buildings[0].resolved, view.buildings[0].markers[0]), (resolved, 1));
    let wheat = view.spaces.iter().find(|space| space.space.to_string() == "wheat-1").expect("a space");
    assert_eq!((wheat.count, wheat.reais, wheat.ship), (2, 5, Some(RED)));
    assert!(!view.spaces.iter().any(|space| matches!(space.space, Space::Arrival(_, 4))), "for four players");
    assert_eq!(view.cities[City::Funchal.index()].majority, Some(RED));
}

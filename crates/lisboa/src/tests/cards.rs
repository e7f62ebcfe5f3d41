//! Two cards never read alike: a deck may have two Kings of the same influence, and several Treasury cards.

use std::collections::BTreeMap;

use crate::Lisboa;
use crate::action::Action;
use crate::event::{Cause, Event};
use crate::vocabulary::{Card, Deck, GoodSet, PortfolioCard, Ship, ShipColour};
use engine::laws::games_to_check;
use engine::{Events, Game, Options, Party, Phrase, Position, Seat, Seed, Tell, Viewer};
use present::{Language, Locale, People, Script};

const ANA: Party = Party::Seat(Seat(0));

fn lisboa() -> Lisboa {
    Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole")
}

/// Every reader: each language, seen and heard.
fn readers() -> impl Iterator<Item = Locale> {
    let of = |language| [false, true].map(|aloud| Locale { aloud, ..Locale::of(language, Script::Plain) });
    Language::ALL.into_iter().flat_map(of)
}

fn said(locale: Locale, phrase: &Phrase) -> String {
    locale.renderer(&People::named(["Ana", "Bo", "Cem", "Dora"])).say(phrase)
}

fn cards(game: &Lisboa) -> Vec<Card> {
    Deck::ALL.iter().flat_map(|deck| game.edition().deck(*deck)).collect()
}

/// What is told of a card, wherever a line names one.
fn lines(card: Card) -> Vec<Event> {
    let who = ANA;
    let political = PortfolioCard::Political(card);
    let mut lines = vec![
        Event::CardsDealt { who, count: 1, cards: vec![card] },
        Event::CardTaken { who, card },
        Event::CardForGold { who, card },
        Event::CardPlayed { who, card },
        Event::CardShed { who, card: political },
        Event::CardAdded { who, card, replaced: Some(political) },
        Event::CardDiscarded { who, card, paid: false },
        Event::CardRevealed { kind: card.kind(), card },
        Event::PileDiscarded { kind: card.kind(), card },
        Event::HelperPlaced { kind: card.kind(), card },
        Event::Sponsored { who, card },
    ];
    if let Some(noble) = card.noble() {
        let ship = Ship::new(ShipColour::Red, 0);
        lines.extend([
            Event::Visited { who, noble, card },
            Event::CourtierPlaced { noble, card },
            Event::ReisGained { who, count: 1, cause: Cause::Card(card) },
            Event::ShipBuilt { who, ship, replaced: Some(political), goods: GoodSet::NONE },
        ]);
    }
    lines
}

#[test]
fn no_line_names_two_cards_alike() {
    let game = lisboa();
    for locale in readers() {
        let mut told: BTreeMap<String, Card> = BTreeMap::new();
        for card in cards(&game) {
            // An event can be sponsored with Treasury cards only.
            let lines = lines(card).into_iter();
            let lines = lines.filter(|line| card.noble().is_none() || !matches!(line, Event::Sponsored { .. }));
            for line in lines.filter_map(|line| game.event(&line)).map(|line| said(locale, &line)) {
                let other = told.insert(line.clone(), card);
                assert_eq!(other, None, "{line} means {card}, too");
            }
        }
    }
}

/// The cards that an action names, in their short form.
fn named(action: Action) -> Vec<Card> {
    action.to_string().split(' ').filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn no_question_offers_two_cards_alike() {
    let game = lisboa();
    let readers: Vec<Locale> = readers().collect();
    for number in 0..games_to_check(40) {
        let locale = readers[number % readers.len()];
        let seed = Seed::from_number(number as u128);
        let mut random = seed.stream("cards");
        let mut options = Options::default();
        options.choose(Lisboa::OPTIONS, "draft", ["off", "on"][number % 2]).expect("there is such an option");
        let seats = 1 + number % 4;
        let mut events = Events::default();
        let mut position = Position::<Lisboa>::start(&game, &options, seats, seed, &mut events);
        while let Some(open) = position.questions().first() {
            let (state, seat) = (position.state(), open.seat);
            let view = game.view(state, Viewer::Seat(seat));
            let mut labels: BTreeMap<String, Vec<Card>> = BTreeMap::new();
            for action in open.options.iter().copied() {
                let label = said(locale, &game.option(&view, seat, action, &game.price(state, seat, action)));
                if let Some(other) = labels.insert(label.clone(), named(action)) {
                    assert_eq!(other, named(action), "{label} means both in game {number}");
                }
            }
            let action = *random.pick(&open.options).expect("something can be done");
            position.apply_listed(&game, seat, action, &mut events);
        }
    }
}

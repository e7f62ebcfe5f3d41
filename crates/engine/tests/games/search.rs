//! A search knows what its seat knows, says the same when it is asked again, and plays better than chance.

use std::sync::Arc;

use engine::game::{Events, Game, Memory, VariantName};
use engine::log::{Entry, Move, Opening};
use engine::options::Options;
use engine::position::Position;
use engine::random;
use engine::search::{Level, SearchResult, Settings, memory, search};
use engine::seat::{Seat, Viewer};
use engine::seed::Seed;
use engine::session::Session;
use engine::{EditionHash, GameInfo, Party};
use lisboa::Lisboa;
use madeira::Madeira;
use trial::{Flaw, Flawed, Trial};

/// Few playouts, with everything that a search can do.
const QUICK: Settings = Settings { each: 24, most: 24, cuts_off: true, drawn: 4, widening: 2.0, exploration: 1.0 };

fn load<G: Game>() -> G {
    G::load(G::EDITION).expect("the built-in edition is whole")
}

fn found<G: Game>(game: &G, position: &Position<G>, seat: Seat, seats: usize) -> Option<SearchResult<G::Action>> {
    search(game, position, seat, seats, &QUICK, Seed::from_number(7).stream("search"))
}

/// How often a search says something else once everything its seat cannot know is dealt anew, in one random game.
fn betrayed<G: Game>(seats: usize) -> usize {
    let game = load::<G>();
    let seed = Seed::from_number(1755);
    let (mut random, mut events) = (seed.stream("play"), Events::default());
    let mut position = Position::start(&game, &Options::default(), seats, seed, &mut events);
    let (mut differ, mut first) = (0, true);
    while let Some(chosen) = random::choose(&game, &position, seats, &mut random) {
        if std::mem::take(&mut first) || random.one_in(4) {
            for seat in Seat::all(seats) {
                let dealt = game.redeal(position.state(), Viewer::Seat(seat), Memory::Perfect, &mut random);
                let dealt = Position::of(&game, dealt);
                differ += usize::from(found(&game, &position, seat, seats) != found(&game, &dealt, seat, seats));
            }
        }
        events.clear();
        position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
    }
    differ
}

#[test]
fn a_search_knows_only_what_its_seat_knows() {
    assert_eq!([betrayed::<Trial>(3), betrayed::<Lisboa>(1), betrayed::<Lisboa>(3), betrayed::<Madeira>(2)], [0; 4]);
    assert!(betrayed::<Flawed<{ Flaw::SamplesTruth as u8 }>>(3) > 0, "a sampler that peeks is noticed");
}

fn opening<G: Game>(seats: usize) -> Opening {
    let (options, edition) = (Options::default(), EditionHash::of(G::EDITION));
    Opening { game: G::ID.to_owned(), rules: G::RULES_VERSION, edition, options, seats, seed: Seed::from_number(1755) }
}

/// What another has answered under seal does not exist for a search.
#[test]
fn a_sealed_answer_is_not_known() {
    let (mut session, _) = Session::begin(Arc::new(load::<Trial>()), &opening::<Trial>(2));
    let advice = |session: &Session<Trial>| found(&**session.game(), session.live(Seat(0)), Seat(0), 2);
    let before = advice(&session);
    let answer = session.question(Seat(1)).expect("a question").options[0].to_string();
    session.enter(&Entry { seat: Seat(1), what: Move::Act(answer) }).expect("a listed answer");
    assert_eq!(advice(&session), before);
    assert!(before.is_some_and(|found| found.playouts > 0));
}

/// These numbers must stay the same on every machine. Whatever makes the search stronger may change them.
#[test]
fn the_same_secret_gives_the_same_move_on_every_machine() {
    fn summary<G: Game>(seats: usize) -> String {
        let game = load::<G>();
        let seed = Seed::from_number(1755);
        let mut events = Events::default();
        let position = Position::start(&game, &Options::default(), seats, seed, &mut events);
        let seat = position.questions().first().expect("somebody is asked").seat;
        let found = found(&game, &position, seat, seats).expect("this seat is asked");
        let best = &found.weighed[found.best];
        format!("{} {} of {}, {:x}", best.action, best.visits, found.playouts, best.value.to_bits())
    }
    let summaries = [summary::<Lisboa>(2), summary::<Trial>(4)];
    assert_eq!(summaries, SUMMARIES);
}

const SUMMARIES: [&str; 2] = ["keep 8 13 of 23, 3fdfeb7d877fb36c", "stake c7 11 of 19, 3fe51b43288fa040"];

#[test]
fn a_question_with_one_answer_takes_no_playouts() {
    let game = load::<Trial>();
    let mut events = Events::default();
    let mut position = Position::start(&game, &Options::default(), 2, Seed::from_number(1), &mut events);
    let mut random = Seed::from_number(1).stream("play");
    while let Some(chosen) = random::choose(&game, &position, 2, &mut random) {
        for seat in Seat::all(2) {
            let asked = position.question(seat).is_some();
            let found = found(&game, &position, seat, 2);
            assert_eq!(found.is_some(), asked);
            let forced = found.as_ref().is_some_and(|found| found.weighed.len() == 1);
            assert!(found.is_none_or(|found| (found.playouts == 0) == forced));
        }
        events.clear();
        position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
    }
}

#[test]
fn a_search_beats_chance() {
    let game = load::<Trial>();
    let mut wins = 0;
    for number in 0..20u8 {
        let seed = Seed::from_number(number.into());
        let searcher = Seat(number % 2);
        let (mut random, mut events) = (seed.stream("chance"), Events::default());
        let mut position = Position::start(&game, &Options::default(), 2, seed, &mut events);
        while let Some(chosen) = random::choose(&game, &position, 2, &mut random) {
            let (mut seat, mut action) = (chosen.seat, chosen.action);
            if let Some(found) = found(&game, &position, searcher, 2) {
                (seat, action) = (searcher, *found.action());
            }
            events.clear();
            position.apply_listed(&game, seat, action, &mut events);
        }
        let outcome = position.outcome(&game).expect("the game is over");
        wins += usize::from(outcome.winners().eq([Party::Seat(searcher)]));
    }
    assert!(wins >= 15, "{wins} of 20");
}

/// A game among bots, whichever it is: how many decisions it took. None: an answer was refused, or it does not end.
fn played_out(kind: &'static GameInfo, seats: usize) -> Option<usize> {
    let (seed, hurried) = (Seed::from_number(1755), Settings { each: 1, most: 2, ..QUICK });
    let opening = kind.opening(kind.built_in_edition, Options::default(), seats, seed).ok()?;
    let (mut play, _) = kind.load(kind.built_in_edition).ok()?.begin(&opening);
    let mut decisions = 0;
    while let Some(seat) = play.waiting().iter().next() {
        let action = play.private(seat)?.advise(&hurried, &seed)?.action().clone();
        play.act(seat, &action).ok()?;
        decisions += 1;
        if decisions > 5_000 {
            return None;
        }
    }
    play.outcome().map(|_| decisions)
}

/// `correio match` plays a thousand of them, as the README says.
#[test]
fn bots_play_games_of_every_size_to_their_end() {
    for kind in games::known() {
        let (fewest, most) = kind.seats;
        for seats in fewest..=most {
            let decisions = played_out(kind, seats);
            assert!(decisions.is_some_and(|decisions| decisions > 5), "{} for {seats}: {decisions:?}", kind.id);
        }
    }
}

/// How often a bot takes an action of one of these kinds in a game among its like, on average.
fn taken<G: Game>(seats: usize, kinds: &[&str]) -> f64 {
    let game = load::<G>();
    let hurried = Settings { each: 10, most: 60, ..QUICK };
    let seed = Seed::from_number(1582);
    let mut events = Events::default();
    let mut position = Position::start(&game, &Options::default(), seats, seed, &mut events);
    let (mut taken, mut decisions) = (0, 0);
    while let Some(open) = position.questions().first() {
        let (seat, random) = (open.seat, seed.stream(&format!("decision {decisions}")));
        let action = *search(&game, &position, seat, seats, &hurried, random).expect("this seat is asked").action();
        taken += usize::from(kinds.contains(&action.kind()));
        decisions += 1;
        events.clear();
        position.apply_listed(&game, seat, action, &mut events);
    }
    taken as f64 / seats as f64
}

/// Whoever only passes wins against random players, too, so wins do not show it.
#[test]
fn bots_play_the_game_and_do_not_just_pass() {
    assert!(taken::<Madeira>(3, &["die"]) > 10.0, "of 15 guild dice");
    assert!(taken::<Lisboa>(1, &["plot"]) >= 2.0, "stores");
}

/// What is left out never leaves a question without an answer, and never changes who is asked.
#[test]
fn something_to_try_always_remains() {
    fn check<G: Game>(seats: usize) {
        let (game, seed) = (load::<G>(), Seed::from_number(1419));
        let (mut random, mut events) = (seed.stream("play"), Events::default());
        let mut position = Position::start(&game, &Options::default(), seats, seed, &mut events);
        while let Some(chosen) = random::choose(&game, &position, seats, &mut random) {
            for open in position.questions() {
                let (mut offers, mut left) = (position.offers(&game, open.seat), open.options.clone());
                left.append(&mut offers);
                let all = left.clone();
                game.leave_out(position.state(), open.seat, &mut left);
                assert!(!left.is_empty() && left.iter().all(|action| all.contains(action)));
            }
            events.clear();
            position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
        }
    }
    [2, 3, 4].into_iter().for_each(check::<Madeira>);
    [1, 2, 4].into_iter().for_each(check::<Lisboa>);
}

/// The part of a search that is tried.
const PARTS: u32 = 32;

/// What a search for as many playouts as bots ever take would hold, from one for a small part of them: it grows no faster.
#[test]
fn a_search_takes_little_memory() {
    fn held<G: Game>() -> usize {
        let (game, (_, seats)) = (load::<G>(), G::SEATS);
        let (seed, mut events) = (Seed::from_number(1755), Events::default());
        let mut position = Position::start(&game, &Options::default(), seats, seed, &mut events);
        let mut random = seed.stream("play");
        for _ in 0..30 {
            let chosen = random::choose(&game, &position, seats, &mut random).expect("the game goes on");
            events.clear();
            position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
        }
        let (settings, seat) = (Level::Hard.settings(), position.questions()[0].seat);
        let part = Settings { most: settings.most / PARTS, ..settings };
        PARTS as usize * memory(&game, &position, (seat, seats), &part, seed.stream("search"))
    }
    let held = [held::<Lisboa>(), held::<Madeira>()];
    assert!(held.iter().all(|bytes| (100_000..50_000_000).contains(bytes)), "{held:?}");
}

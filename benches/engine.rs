//! The engine: whole random games, one apply, one listing of options, a clone, the replay of a long log.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use engine::simulate::{self, Simulation};
use engine::{EditionHash, Events, Game, Opening, Options, Position, Seed, Session, random};
use lisboa::Lisboa;
use madeira::Madeira;
use trial::Trial;

fn load<G: Game>() -> G {
    G::load(G::EDITION).unwrap_or_else(|error| panic!("{}: {error}", G::ID))
}

/// The position in the middle of a random game.
fn middle<G: Game>(game: &G, seats: usize) -> Position<G> {
    let seed = Seed::from_number(1755);
    let mut stream = seed.stream("bench");
    let mut events = Events::default();
    let mut position = Position::start(game, &Options::default(), seats, seed, &mut events);
    for _ in 0..60 {
        let Some(chosen) = random::choose(game, &position, seats, &mut stream) else { break };
        events.clear();
        position.apply_listed(game, chosen.seat, chosen.action, &mut events);
    }
    position
}

fn bench_game<G: Game>(criterion: &mut Criterion) {
    let game = load::<G>();
    let mut group = criterion.benchmark_group(G::ID);
    for seats in G::SEATS.0..=G::SEATS.1 {
        let simulation =
            Simulation { seats, games: 1, options: Options::default(), seed: Seed::from_number(1), keep: false };
        group.bench_function(format!("random game, {seats} players"), |bencher| {
            bencher.iter(|| simulate::run(&game, black_box(&simulation)).actions);
        });
    }
    let seats = G::SEATS.1;
    let position = middle(&game, seats);
    let question = position.questions().first().map(|open| (open.seat, open.options[0]));
    group.bench_function("clone of the state", |bencher| bencher.iter(|| black_box(position.state()).clone()));
    if let Some((seat, action)) = question {
        group.bench_function("one listing of options", |bencher| {
            let mut options = Vec::new();
            bencher.iter(|| {
                options.clear();
                game.options(black_box(position.state()), seat, &mut options);
                options.len()
            });
        });
        group.bench_function("clone and apply", |bencher| {
            let mut events = Events::default();
            bencher.iter(|| {
                events.clear();
                let mut position = position.clone();
                position.apply_listed(&game, seat, black_box(action), &mut events);
                position.waiting()
            });
        });
    }
    bench_replay(&game, seats, &mut group);
    group.finish();
}

/// The whole log of a random game, folded from its opening as a stored game is.
fn bench_replay<G: Game>(game: &G, seats: usize, group: &mut BenchmarkGroup<'_, WallTime>) {
    let seed = Seed::from_number(1);
    let simulation = Simulation { seats, games: 1, options: Options::default(), seed, keep: true };
    let log = simulate::run(game, &simulation).logs.remove(0);
    let opening = Opening {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        edition: EditionHash::of(G::EDITION),
        options: Options::default(),
        seats,
        seed: simulation.seed_of(0),
    };
    let game = Arc::new(game.clone());
    group.bench_function(format!("replay of {} entries", log.len()), |bencher| {
        bencher.iter(|| {
            let (mut session, _) = Session::begin(game.clone(), &opening);
            log.iter().filter(|entry| session.enter(entry).is_ok()).count()
        });
    });
}

fn benches(criterion: &mut Criterion) {
    bench_game::<Trial>(criterion);
    bench_game::<Lisboa>(criterion);
    bench_game::<Madeira>(criterion);
}

criterion_group! {
    name = engine;
    config = Criterion::default().measurement_time(Duration::from_secs(2)).warm_up_time(Duration::from_millis(500));
    targets = benches
}
criterion_main!(engine);

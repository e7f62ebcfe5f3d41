//! How long pictures take and how large they are: describing stands between a press and its answer, drawing does not.

use std::hint::black_box;

use correio::engine::{GameInfo, Options, Play, Seed};
use correio::games;
use correio::present::{Context, Language, Locale, PageRef, People, PublicPicture, Script};
use criterion::{Criterion, criterion_group, criterion_main};

/// How far into a random game the pictures are taken.
const ACTIONS: usize = 150;

/// A random game of as many as can play, well under way.
fn under_way(kind: &'static dyn GameInfo) -> Option<Play> {
    let seed = Seed::from_words("bench of pictures");
    let opening = kind.opening(kind.built_in_edition(), Options::default(), kind.seats().1, seed).ok()?;
    let (mut play, _) = kind.load(kind.built_in_edition()).ok()?.begin(&opening);
    let mut random = seed.stream("bench");
    for _ in 0..ACTIONS {
        let Some(seat) = play.waiting().iter().next() else { break };
        let choices = play.private(seat)?.question()?.choices;
        play.act(seat, &random.pick(&choices)?.text).ok()?;
    }
    Some(play)
}

fn pictures(criterion: &mut Criterion) {
    let people = People::named(["Ana", "Bruno", "Chiara", "Dmitri"]);
    for kind in games::ALL.iter().copied() {
        let Some(play) = under_way(kind) else { continue };
        let scene = Context { kind, game: "17", people: &people, title: None };
        let manner = Locale::of(Language::Ru, Script::Markdown);
        for page in kind.pages() {
            let look = PageRef::page(page.id);
            let describe = || PublicPicture::of(&scene, manner, play.public(), Some(play.public()), &look);
            let Some(picture) = describe() else { continue };
            let name = format!("{}, {}", kind.id(), page.id);
            let size = picture.sketch().png(1200).map_or(0, |png| png.len());
            println!("{name}: {} kB of PNG, {} kB of SVG", size / 1000, picture.sketch().svg().len() / 1000);
            criterion.bench_function(&format!("{name}: describe"), |bench| bench.iter(|| black_box(describe())));
            criterion.bench_function(&format!("{name}: SVG"), |bench| bench.iter(|| picture.sketch().svg()));
            criterion.bench_function(&format!("{name}: PNG of 1,200 pixels"), |bench| {
                bench.iter(|| picture.sketch().png(1200));
            });
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = pictures
}
criterion_main!(benches);

//! How long pictures take, how large they are and how much memory drawing needs: describing stands between a press and its
//! answer, drawing does not.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::{GameInfo, Options, Play, Seed};
use present::{Context, Language, Locale, PageRef, People, PublicPicture, Script};
use table::GameId;

/// How far into a random game the pictures are taken.
const ACTIONS: usize = 150;
/// How often a picture is drawn to find out what that costs.
const DRAWN: u32 = 20;

/// The memory of this process in kB, as the system counts it.
fn memory(what: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(what)).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}

/// The most memory is counted from now on.
fn forget_peak() {
    // Where that is not possible, the figure is of the whole run.
    drop(std::fs::write("/proc/self/clear_refs", "5"));
}

/// The processor time of this process, in milliseconds. The system counts in hundredths of a second.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let times = after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    times.sum::<f64>() * 10.0
}

/// A random game of as many as can play, well under way.
fn under_way(kind: &'static GameInfo) -> Option<Play> {
    let seed = Seed::from_words("bench of pictures");
    let opening = kind.opening(kind.built_in_edition, Options::default(), kind.seats.1, seed).ok()?;
    let (mut play, _) = kind.load(kind.built_in_edition).ok()?.begin(&opening);
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
        let context = Context { kind, game: GameId(17), people: &people, title: None };
        let locale = Locale::of(Language::Ru, Script::Markdown);
        let pages = kind.pages.iter().map(|page| (page.id, PageRef::page(page.id)));
        for (page, look) in pages.chain([("message", PageRef::default())]) {
            let describe = || {
                let draw = if page == "message" { PublicPicture::of } else { PublicPicture::sheet };
                draw(&context, locale, play.public(), Some(play.public()), &look)
            };
            let Some(picture) = describe() else { continue };
            let name = format!("{}, {page}", kind.id);
            let sketch = picture.sketch();
            let width = sketch.pixels();
            let size = sketch.png(width).map_or(0, |png| png.len());
            let (resident, began) = (memory("VmRSS:"), processor());
            forget_peak();
            for _ in 0..DRAWN {
                drop(black_box(sketch.png(width)));
            }
            let (took, peak) = ((processor() - began) / DRAWN as f64, memory("VmHWM:"));
            println!(
                "{name}: {} kB of PNG, {} kB of SVG; {took:.0} ms of processor; {} MB more while drawing, {} MB after",
                size / 1000,
                sketch.svg().len() / 1000,
                peak.saturating_sub(resident) / 1024,
                memory("VmRSS:").saturating_sub(resident) / 1024,
            );
            criterion.bench_function(&format!("{name}: describe"), |bench| bench.iter(|| black_box(describe())));
            criterion.bench_function(&format!("{name}: SVG"), |bench| bench.iter(|| picture.sketch().svg()));
            criterion.bench_function(&format!("{name}: PNG"), |bench| {
                bench.iter(|| picture.sketch().png(width));
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

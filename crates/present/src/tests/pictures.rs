//! Pictures of random games, the language rotating: every text stands in its area, is drawn whole and overlaps no other.

use std::collections::BTreeSet;

use crate::picture::{ALT, DrawError, PrivatePicture, PublicPicture, Sketch};
use crate::wording::text::length;
use crate::{Context, Language, Locale, PageRef, People, Reader, ReaderId, Script};
use engine::{GameInfo, Options, Play, Seat, Seed};
use table::GameId;

/// Games of each kind: every number of players in every language.
const GAMES: usize = 16;
/// One settlement in so many is drawn.
const DRAWN_ONCE_IN: u32 = 12;
/// As many faults are named.
const FEW: usize = 60;

/// Names as people choose them: as wide as can be, plain, foreign, with what no font has, and alike.
pub(super) const NAMES: [&str; 6] = [
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ana",
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "李小龍",
    "Ana 🎲",
    "<&> Wilhelmina Maximiliane",
];

#[test]
fn every_text_of_a_picture_stands_in_its_own_place() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let faults = std::thread::scope(|scope| {
        let share = |thread: usize| {
            let games = (thread..GAMES).step_by(threads);
            move || {
                games::known()
                    .flat_map(|kind| games.clone().flat_map(move |number| play(kind, number)))
                    .collect::<Vec<String>>()
            }
        };
        let shares: Vec<_> = (0..threads).map(|thread| scope.spawn(share(thread))).collect();
        shares.into_iter().flat_map(|share| share.join().expect("games are played")).collect::<BTreeSet<String>>()
    });
    let few: Vec<String> = faults.iter().take(FEW).cloned().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), few.join("\n"));
}

/// What is wrong with the pictures of a random game.
fn play(kind: &'static GameInfo, number: usize) -> Vec<String> {
    let (fewest, most) = kind.seats;
    let seats = fewest + number % (most - fewest + 1);
    let seed = Seed::from_words(&format!("pictures of {} {number}", kind.id));
    let opening = kind.opening(kind.built_in_edition, Options::default(), seats, seed).expect("it can be opened");
    let people = People::named(NAMES.iter().cycle().skip(number).take(seats).copied());
    let locale = Locale::of(Language::ALL[(number / 4) % 4], Script::Markdown);
    let (mut play, _) = kind.load(kind.built_in_edition).expect("the edition is right").begin(&opening);
    let context = Context { kind, game: GameId(1), people: &people, title: None };
    let mut random = seed.stream("pictures");
    let mut earlier = play.clone();
    let mut faults = Vec::new();
    draw(&context, locale, &play, &earlier, &mut faults);
    loop {
        let waiting: Vec<Seat> = play.waiting().iter().collect();
        let Some(seat) = random.pick(&waiting) else { break };
        let choices = play.private(*seat).and_then(|view| view.question()).map(|question| question.choices);
        let choices = choices.unwrap_or_default();
        let Some(choice) = random.pick(&choices) else { break };
        let step = play.act(*seat, &choice.text).expect("it is listed");
        if step.settled && random.one_in(DRAWN_ONCE_IN) {
            draw(&context, locale, &play, &earlier, &mut faults);
            earlier = play.clone();
        }
    }
    draw(&context, locale, &play, &earlier, &mut faults);
    let of = format!("{} for {seats} in {}", kind.id, locale.language);
    faults.into_iter().map(|fault| format!("{of}, {fault}")).collect()
}

/// Looks at every picture of a position, a spectator's and the first seat's.
fn draw(context: &Context<'_>, locale: Locale, play: &Play, earlier: &Play, faults: &mut Vec<String>) {
    let pages = context.kind.pages.iter().map(|page| PageRef::page(page.id));
    let reader = Reader::new(ReaderId(1), locale);
    let own = play.private(Seat(0)).expect("there is a first seat");
    if let Some(picture) =
        PublicPicture::of(context, locale, play.public(), Some(earlier.public()), &PageRef::default())
    {
        check("the board of a message", picture.sketch(), faults);
    }
    if let Some(picture) = PrivatePicture::of(context, &reader, own, earlier.private(Seat(0)), &PageRef::default()) {
        check("the board of a message to a seat", picture.sketch(), faults);
    }
    for look in pages.chain(Seat::all(play.seats()).map(PageRef::player)) {
        if let Some(picture) = PublicPicture::sheet(context, locale, play.public(), Some(earlier.public()), &look) {
            check(&format!("{look}"), picture.sketch(), faults);
        }
        if let Some(picture) = PrivatePicture::sheet(context, &reader, own, earlier.private(Seat(0)), &look) {
            check(&format!("{look} of a seat"), picture.sketch(), faults);
        }
    }
}

pub(super) fn check(what: &str, sketch: &Sketch, faults: &mut Vec<String>) {
    if sketch.alt().is_empty() || length(sketch.alt()) > ALT {
        faults.push(format!("{what}: {} letters describe it", length(sketch.alt())));
    }
    let texts = sketch.texts();
    for (number, text) in texts.iter().enumerate() {
        let words = &text.words;
        if !text.ink.within(text.area) && !text.is_low() {
            faults.push(format!("{what}: '{words}' leaves its {} by {}", text.area.width, text.area.height));
        }
        if !text.ink.within(sketch.area()) {
            faults.push(format!("{what}: '{words}' leaves the picture"));
        }
        if text.cut && !text.names_somebody {
            faults.push(format!("{what}: '{words}' is cut to {} by {}", text.area.width, text.area.height));
        }
        if !text.is_drawable() {
            faults.push(format!("{what}: '{words}' has letters that the font lacks"));
        }
        for other in texts[..number].iter().filter(|other| text.ink.overlaps(other.ink)) {
            faults.push(format!("{what}: '{words}' lies over '{}'", other.words));
        }
    }
}

/// The first position of every game that has pictures, as its overview.
fn overviews() -> Vec<Sketch> {
    let overview = |kind: &'static GameInfo| {
        let (_, seats) = kind.seats;
        let opening = kind.opening(kind.built_in_edition, Options::default(), seats, Seed::from_number(1755));
        let (play, _) = kind.load(kind.built_in_edition).ok()?.begin(&opening.ok()?);
        let people = People::named(NAMES.iter().take(seats).copied());
        let context = Context { kind, game: GameId(1), people: &people, title: None };
        let locale = Locale::of(Language::En, Script::Markdown);
        let picture = PublicPicture::of(&context, locale, play.public(), None, &PageRef::default())?;
        Some(picture.sketch().clone())
    };
    games::known().filter_map(overview).collect()
}

#[test]
fn pictures_are_drawn_alike_every_time_and_are_small() {
    let sketches = overviews();
    assert!(!sketches.is_empty());
    for sketch in sketches {
        let png = sketch.png(1200).expect("it can be drawn");
        assert!(png.starts_with(b"\x89PNG") && png.len() < 400_000, "{} bytes", png.len());
        assert_eq!(Ok(png), sketch.png(1200));
        assert_eq!(sketch.png(99), Err(DrawError::Width { width: 99 }));
        assert!(sketch.svg().contains("&lt;&amp;&gt; Wilhelmina") || sketch.svg().contains("WWW"));
    }
}

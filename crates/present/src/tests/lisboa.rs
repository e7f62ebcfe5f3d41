//! Lisboa as people read it, in four languages: a file for each language and subject.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::{
    Context, Language, Locale, PageRef, People, PrivatePanel, PublicPanel, Reader, ReaderId, Renderer, Script,
    TurnContext, TurnMessage, plain,
};
use engine::{GameInfo, Narration, Options, Play, PrivateView, Question, Seat, Seed, Stream};
use table::GameId;

/// Options that a snapshot of a question shows.
const OPTIONS: usize = 6;

struct Table {
    kind: &'static GameInfo,
    play: Play,
    told: Vec<Narration>,
    people: People,
    random: Stream,
}

impl Table {
    fn begin(seats: usize, name: &str, draft: bool) -> Table {
        let kind = games::find("lisboa").expect("it is listed");
        let seed = Seed::from_words(name);
        let mut options = Options::default();
        let chosen = if draft { "on" } else { "off" };
        options.choose(kind.options, "draft", chosen).expect("there is such an option");
        let opening = kind.opening(kind.built_in_edition, options, seats, seed).expect("it can be opened");
        let (play, told) = kind.load(kind.built_in_edition).expect("the edition is right").begin(&opening);
        let people = People::named(["Ana", "Bo", "Cem", "Dora"].into_iter().take(seats));
        Table { kind, play, told: vec![told], people, random: seed.stream("snapshots") }
    }

    fn context(&self) -> Context<'_> {
        Context { kind: self.kind, game: GameId(17), people: &self.people, title: None }
    }

    /// Somebody who waits does something; gold only if there is nothing else.
    fn step(&mut self) -> bool {
        let Some(seat) = self.play.waiting().iter().next() else { return false };
        let choices = self.play.private(seat).and_then(|view| view.question()).map(|question| question.choices);
        let mut actions: Vec<String> = choices.unwrap_or_default().into_iter().map(|choice| choice.text).collect();
        if actions.iter().any(|action| !action.starts_with("gold")) {
            actions.retain(|action| !action.starts_with("gold"));
        }
        let Some(action) = self.random.pick(&actions).cloned() else { return false };
        self.told.push(self.play.act(seat, &action).expect("it is legal").told);
        true
    }

    fn after(mut self, steps: usize) -> Table {
        (0..steps).take_while(|_| self.step()).count();
        self
    }

    /// At the beginning of somebody's turn.
    fn at_a_turn(mut self) -> Table {
        while !self.asks("turn") && self.step() {}
        self
    }

    fn asks(&self, kind: &str) -> bool {
        let view = self.play.waiting().iter().next().and_then(|seat| self.play.private(seat));
        view.and_then(|view| view.question()).is_some_and(|question| question.kind == kind)
    }
}

fn locale(language: Language) -> Locale {
    Locale::of(language, Script::Plain)
}

fn check(subject: &str, language: Language, text: &str) {
    insta::with_settings!({ omit_expression => true }, {
        insta::assert_snapshot!(format!("lisboa_{subject}_{language}"), text);
    });
}

#[test]
fn pages_read_well() {
    let table = Table::begin(3, "pages", false).after(150).at_a_turn();
    let seat = table.play.waiting().iter().next().expect("somebody is asked");
    for language in Language::ALL {
        let mut out = String::new();
        let turn = TurnMessage { recap: &table.told[table.told.len() - 8..], ..TurnMessage::default() };
        let message = PublicPanel::turn(&table.context(), locale(language), table.play.public(), &turn);
        let reader = Reader::new(ReaderId(1), locale(language));
        let view = table.play.private(seat).expect("there is such a seat");
        let own = PrivatePanel::turn(&table.context(), &reader, view, &TurnContext::default());
        let _ = write!(out, "{}\n\n=====\n{}", plain(message.panel()), plain(own.panel()));
        for page in ["city", "court", "market", "decrees", "@1"] {
            let look: PageRef = page.parse().expect("there is such a page");
            let panel = PublicPanel::board(&table.context(), locale(language), table.play.public(), &look);
            let _ = write!(out, "\n\n===== {page}\n{}", plain(panel.panel()));
        }
        let aloud = Locale { aloud: true, ..locale(language) };
        let city: PageRef = "city".parse().expect("there is such a page");
        let panel = PublicPanel::board(&table.context(), aloud, table.play.public(), &city);
        let _ = write!(out, "\n\n===== city, read aloud\n{}", plain(panel.panel()));
        check("pages", language, &out);
    }
}

/// A question with some of its options.
fn asked(renderer: &Renderer<'_>, question: &Question) -> String {
    let mut out = format!("[{}] {}\n", question.kind, renderer.say(&question.text));
    let every = question.choices.len().div_ceil(OPTIONS).max(1);
    for choice in question.choices.iter().step_by(every) {
        let detail = choice.detail.as_ref().map(|detail| format!("\n      {}", renderer.option(detail)));
        let _ = writeln!(out, "    {}{}", renderer.option(&choice.label), detail.unwrap_or_default());
    }
    out
}

#[test]
fn every_kind_of_question_reads_well() {
    let mut found: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for game in 0..24 {
        let mut table = Table::begin(1 + game % 4, &format!("questions {game}"), game % 2 == 1);
        loop {
            for seat in table.play.waiting().iter() {
                let view: PrivateView<'_> = table.play.private(seat).expect("there is such a seat");
                let Some(question) = view.question() else { continue };
                found.entry(question.kind).or_insert_with(|| {
                    Language::ALL.map(|language| asked(&locale(language).renderer(&table.people), &question)).to_vec()
                });
            }
            if !table.step() {
                break;
            }
        }
    }
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let all: Vec<&str> = found.values().map(|texts| texts[place].as_str()).collect();
        check("questions", language, &all.join("\n"));
    }
}

#[test]
fn logs_read_like_somebody_telling_the_turn() {
    let table = Table::begin(2, "log", false).after(70);
    let solo = Table::begin(1, "log of a soloist", false).after(70);
    for language in Language::ALL {
        let mut out = String::new();
        for (table, seat) in [(&table, None), (&solo, Some(Seat(0)))] {
            let renderer = locale(language).renderer(&table.people);
            for told in &table.told {
                let lines = seat.map_or_else(|| told.for_everybody(), |seat| told.only_for(seat));
                lines.lines().for_each(|line| {
                    let _ = writeln!(out, "{}", renderer.say(line));
                });
            }
            out.push('\n');
        }
        check("log", language, &out);
    }
}

#[test]
fn the_final_scoring_reads_well() {
    let table = Table::begin(4, "scoring", false).after(usize::MAX);
    let solo = Table::begin(1, "scoring of a soloist", false);
    let half = Table::begin(1, "scoring of a soloist", false).after(90);
    let solo = solo.after(usize::MAX);
    for language in Language::ALL {
        let mut out = String::new();
        for table in [&table, &solo] {
            let outcome = table.play.outcome().expect("it is over");
            let panel = PublicPanel::ending(&table.context(), locale(language), table.play.public(), &outcome);
            let _ = write!(out, "{}\n\n=====\n", plain(panel.panel()));
        }
        let panel = PublicPanel::projection(&half.context(), locale(language), half.play.public(), 0);
        out.push_str(&plain(panel.panel()));
        check("scoring", language, &out);
    }
}

//! Panels of the test-only game in four languages, as people would read them.

use std::fmt::Write;

use crate::panels::limits::{self, faults};
use crate::transcript;
use crate::words;
use crate::{
    Away, Context, GameStanding, Language, LobbyView, Locale, Mine, PageRef, Panel, People, Person, PrivatePanel,
    PublicPanel, Reader, ReaderId, Reminder, Request, Script, Situation, TableRequest, Trail, TurnContext, TurnMessage,
    answers, declined, no_path, plain, refused, slot_values,
};
use engine::path::{PathError, complete, walk};
use engine::review::{Explained, Moment};
use engine::{Declined, Finality, Narration, Options, Play, Seat, SeatSet, Seed, Term};
use games::{self, TRIAL};
use table::{
    Absence, Former, GameId, Interval, InvalidPreference, Limit, MadeReview, PersonId, Proposal, Quiet, Refusal,
    ReminderPrefs, ReminderTarget, Span, StandingAnswer, Time, Verdict, Vote, Zone,
};

const ANA: Seat = Seat(0);
const BO: Seat = Seat(1);
const CEM: Seat = Seat(2);

/// A game of three in which everything has its moment.
struct Game {
    play: Play,
    told: Vec<Narration>,
    people: People,
}

impl Game {
    fn begin() -> Game {
        let seed = Seed::from_words("panels");
        let edition = TRIAL.built_in_edition;
        let opening = TRIAL.opening(edition, Options::default(), 3, seed).expect("three can play");
        let (play, told) = TRIAL.load(edition).expect("the edition is right").begin(&opening);
        let people = [("Ana", 1), ("Bo", 2), ("Cem", 3)];
        let people = people.map(|(name, id)| Person::named(name).mentioned_as(format!("<@{id}>")));
        Game { play, told: vec![told], people: people.into_iter().collect() }
    }

    fn context(&self) -> Context<'_> {
        Context { kind: TRIAL, game: GameId(17), people: &self.people, title: None }
    }

    /// The first legal action that begins so.
    fn act(&mut self, seat: Seat, beginning: &str) {
        let view = self.play.private(seat).expect("there is such a seat");
        let asked = view.question().map(|question| question.choices).unwrap_or_default();
        let choice = asked.into_iter().chain(view.offers()).find(|choice| choice.text.starts_with(beginning));
        let choice = choice.unwrap_or_else(|| panic!("{seat} cannot {beginning}"));
        self.told.push(self.play.act(seat, &choice.text).expect("it is legal").told);
    }

    /// Everybody has set a card aside.
    fn staked() -> Game {
        let mut game = Game::begin();
        [ANA, BO, CEM].iter().for_each(|seat| game.act(*seat, "stake"));
        game
    }

    fn finish(&mut self) {
        let seed = Seed::from_words("panels");
        let edition = TRIAL.built_in_edition;
        let opening = TRIAL.opening(edition, Options::default(), 3, seed).expect("three can play");
        let (mut play, told) = TRIAL.load(edition).expect("the edition is right").begin(&opening);
        self.told = vec![told];
        while let Some(seat) = play.waiting().first() {
            let question = play.private(seat).and_then(|view| view.question()).expect("it waits");
            self.told.push(play.act(seat, &question.choices[0].text).expect("it is legal").told);
        }
        self.play = play;
    }
}

fn locale(language: Language) -> Locale {
    Locale::of(language, Script::Plain)
}

fn reader(language: Language) -> Reader {
    Reader::new(ReaderId(7), locale(language))
}

/// Panels one after another, each under a line that says what it is.
#[derive(Default)]
struct Album(String);

impl Album {
    fn add(&mut self, what: &str, panel: &Panel) {
        assert_eq!(faults(panel), Vec::<String>::new(), "{what}");
        let _ = writeln!(self.0, "---- {what}\n{}", plain(panel));
    }

    fn public(&mut self, what: &str, panel: &PublicPanel) {
        if let Some(ping) = panel.ping() {
            let _ = writeln!(self.0, "---- ping\n{}\n", ping.text);
        }
        if panel.is_line() {
            assert!(!panel.panel().text.is_empty() && panel.panel().text.len() <= limits::CONTENT);
            let _ = writeln!(self.0, "==== {what}\n{}\n", panel.panel().text);
            return;
        }
        self.add(what, panel.panel());
    }

    fn private(&mut self, what: &str, panel: &PrivatePanel) {
        assert_eq!(panel.to(), ReaderId(7));
        self.add(what, panel.panel());
    }
}

fn in_every_language(name: &str, album: impl Fn(Language) -> Album) {
    for language in Language::ALL {
        insta::assert_snapshot!(format!("{name}-{language}"), album(language).0);
    }
}

#[test]
fn tables() {
    in_every_language("tables", |language| {
        let mut album = Album::default();
        let options = Options::default();
        let (options, rated) = (&options, Some(true));
        let gathering = LobbyView { host: "Ana", options, thread: Some(true), bots: true, rated, hands: false };
        let lobby = |names: &[&'static str], gathering: &LobbyView<'_>| {
            let people = People::named(names.iter().copied());
            let context = Context { kind: TRIAL, game: GameId(17), people: &people, title: None };
            PublicPanel::lobby(&context, locale(language), gathering)
        };
        let both = ["Ana", "Bo"];
        album.public("lobby, empty", &lobby(&[], &gathering));
        album.public("lobby, ready", &lobby(&both, &gathering));
        album.public("lobby, open seed", &lobby(&both, &gathering).with_open_seed(locale(language)));
        album.public("lobby, hands shown after the end", &lobby(&both, &LobbyView { hands: true, ..gathering }));
        for situation in
            [Situation::Asked, Situation::Waiting, Situation::Watching, Situation::Lobby, Situation::NoGame]
        {
            album.public(&format!("help, {situation:?}"), &PublicPanel::help(locale(language), situation, true));
        }
        album.public("rules", &PublicPanel::rules(locale(language), TRIAL, Term::say, None));
        album.public("rules, a term", &PublicPanel::rules(locale(language), TRIAL, Term::say, Some("stake")));
        album.public("rules, unknown", &PublicPanel::rules(locale(language), TRIAL, Term::say, Some("king")));
        album
    });
}

#[test]
fn turns() {
    in_every_language("turns", |language| {
        let mut album = Album::default();
        let reader = reader(language);
        let mut game = Game::begin();
        let turn = |game: &Game, called| {
            let recap = &game.told[..];
            PublicPanel::turn(
                &game.context(),
                locale(language),
                game.play.public(),
                &TurnMessage { called, since: Some(0), recap, ..TurnMessage::default() },
            )
        };
        let mine = |game: &Game, seat, step: &TurnContext<'_>| {
            PrivatePanel::turn(&game.context(), &reader, game.play.private(seat).expect("a seat"), step)
        };
        album.public("turn message, all at once", &turn(&game, SeatSet::all(3)));
        album.private("turn panel, a secret choice", &mine(&game, ANA, &TurnContext::default()));
        game.act(ANA, "stake");
        album.private("turn panel, answered", &mine(&game, ANA, &TurnContext::default()));
        game.act(BO, "stake");
        game.act(CEM, "stake");
        album.public("turn message, one", &turn(&game, SeatSet::only(ANA)));
        let (context, locale) = (game.context(), locale(language));
        let public = game.play.public();
        album.public("question", &PublicPanel::question(&context, locale, public, SeatSet::only(ANA)));
        album.public("question, nobody called", &PublicPanel::question(&context, locale, public, SeatSet::NONE));
        album.public("story", &PublicPanel::story(&context, locale, &game.told));
        album.public("story, nothing happened", &PublicPanel::story(&context, locale, &[]));
        album.private("turn panel, draw or play", &mine(&game, ANA, &TurnContext::default()));
        let view = game.play.private(ANA).expect("a seat");
        assert_eq!(view.finality("draw"), Ok(Finality::EndsTurn));
        album
            .private("confirmation", &PrivatePanel::sure(&game.context(), &reader, view, "draw").expect("it is legal"));
        album.private("turn panel, not asked", &mine(&game, BO, &TurnContext::default()));
        game.act(ANA, "play");
        album.private("turn panel, many squares", &mine(&game, ANA, &TurnContext::default()));
        let trail = "1".parse().expect("a trail");
        album.private("turn panel, a row", &mine(&game, ANA, &TurnContext { trail, ..TurnContext::default() }));
        let refused = game.play.act(ANA, "draw").expect_err("a square is asked for");
        let notice = Some(declined(&refused));
        album.private("turn panel, refused", &mine(&game, ANA, &TurnContext { notice, ..TurnContext::default() }));
        album.private("hand", &PrivatePanel::hand(&game.context(), &reader, game.play.private(ANA).expect("a seat")));
        album
    });
}

#[test]
fn pages() {
    in_every_language("pages", |language| {
        let mut album = Album::default();
        let reader = reader(language);
        let mut game = Game::staked();
        game.act(ANA, "play");
        game.act(ANA, "mark A0");
        game.act(BO, "draw");
        game.act(CEM, "melt");
        let (context, public) = (game.context(), game.play.public());
        album.public("board", &PublicPanel::board(&context, locale(language), public, &PageRef::default()));
        let aloud = Locale { aloud: true, ..locale(language) };
        album.public("board, aloud", &PublicPanel::board(&context, aloud, public, &PageRef::page("board")));
        album.public("no such page", &PublicPanel::board(&context, locale(language), public, &PageRef::page("moon")));
        let view = game.play.private(BO).expect("a seat");
        album.private("a player", &PrivatePanel::board(&context, &reader, view, &PageRef::player(ANA)));
        album.public("log, public", &PublicPanel::log(&context, locale(language), &game.told, 0));
        album.private("log, of who drew", &PrivatePanel::log(&context, &reader, BO, &game.told, 0));
        album.private("recap, nothing", &PrivatePanel::recap(&context, &reader, ANA, &[], 0));
        album.private("recap", &PrivatePanel::recap(&context, &reader, ANA, &game.told[6..], 0));
        album.public("projection", &PublicPanel::projection(&context, locale(language), public, 0));
        let _ = writeln!(album.0, "---- transcript\n{}", transcript(&context, locale(language), &game.told));
        album
    });
}

#[test]
fn board_and_score_count_the_same_steps_and_say_what_is_not_final() {
    let mut game = Game::staked();
    game.act(ANA, "play");
    let (context, reader) = (game.context(), reader(Language::En));
    for (seat, unsettled) in [(ANA, true), (BO, false)] {
        let view = game.play.private(seat).expect("a seat");
        let board = PrivatePanel::board(&context, &reader, view, &PageRef::default());
        for panel in [board, PrivatePanel::projection(&context, &reader, view, 0)] {
            let text = plain(panel.panel());
            assert_eq!(text.contains("your steps that are not final yet"), unsettled, "{text}");
        }
    }
    // Alone, even a whole turn can be undone.
    let edition = TRIAL.built_in_edition;
    let opening = TRIAL.opening(edition, Options::default(), 1, Seed::from_words("alone")).expect("one can play");
    let (mut alone, _) = TRIAL.load(edition).expect("the edition is right").begin(&opening);
    for beginning in ["stake", "play", "mark"] {
        let asked = alone.private(ANA).and_then(|view| view.question()).expect("a question").choices;
        let choice = asked.into_iter().find(|choice| choice.text.starts_with(beginning)).expect("such a choice");
        alone.act(ANA, &choice.text).expect("it is legal");
    }
    let own = alone.private(ANA).expect("a seat");
    assert!(own.undoable() > 0 && own.projection() != alone.public().projection());
}

#[test]
fn endings() {
    in_every_language("endings", |language| {
        let mut album = Album::default();
        let mut game = Game::begin();
        game.finish();
        let outcome = game.play.outcome().expect("it is over");
        let context = game.context();
        let ending = PublicPanel::ending(&context, locale(language), game.play.public(), &outcome);
        album.public("ending", &ending);
        let rated = ending.clone().with_rating(locale(language), true).with_hands_to_show(&context, locale(language));
        album.public("ending, rated, hands to show", &rated);
        album.public("ending, not rated", &ending.with_rating(locale(language), false));
        album.public("log, oldest", &PublicPanel::log(&context, locale(language), &game.told, 99));
        album.public(
            "status",
            &PublicPanel::status(&context, locale(language), game.play.public(), &TurnMessage::default()),
        );
        let view = game.play.private(ANA).expect("a seat");
        album.private("turn panel", &PrivatePanel::turn(&context, &reader(language), view, &TurnContext::default()));
        album
    });
}

#[test]
fn reviews() {
    in_every_language("reviews", |language| {
        let mut album = Album::default();
        let game = Game::staked();
        let (context, reader) = (game.context(), reader(language));
        let asked = game.play.private(ANA).and_then(|view| view.question()).expect("a question");
        let decision = |round, turn, points| Explained {
            after: 0,
            seat: ANA,
            round,
            turn,
            question: asked.text.clone(),
            chosen: asked.choices[0].clone(),
            better: asked.choices[1].clone(),
            points,
        };
        let moment = |after, expected: [f64; 3]| Moment { after, expected: expected.to_vec() };
        let moments = vec![moment(0, [4.2, 4.0, 3.9]), moment(9, [5.0, 2.4, -1.6]), moment(20, [7.0, 3.0, -1.0])];
        let own = Some(vec![decision(3, 7, 12.4), decision(0, 2, 2.6), decision(1, 0, 1.1)]);
        let review = MadeReview { moments, rounds: vec![(0, 1), (9, 2)], own };
        album.private("review", &PrivatePanel::review(&context, &reader, &review, true));
        album.private("without a picture", &PrivatePanel::review(&context, &reader, &review, false));
        let shared = review.own.as_deref().unwrap_or_default();
        album.public("shared", &PublicPanel::shared_review(&context, locale(language), "Ana", shared));
        album.public("chart", &PublicPanel::review(&context, locale(language), &review));
        let faultless = MadeReview { own: Some(Vec::new()), ..review.clone() };
        album.private("no mistakes", &PrivatePanel::review(&context, &reader, &faultless, true));
        for before in [0, 1, 3] {
            album.private("waits", &PrivatePanel::review_waits(&context, &reader, before));
        }
        for refusal in [Refusal::TooManyReviews { most: 3 }, Refusal::NoReview, Refusal::NotOverYet] {
            album.private("refused", &PrivatePanel::notice(&context, &reader, &refused(None, &refusal)));
        }
        album
    });
}

#[test]
fn refusals() {
    in_every_language("refusals", |language| {
        let mut album = Album::default();
        let game = Game::staked();
        let reader = reader(language);
        let unreadable = Declined::Unreadable { text: "fly to the moon".to_owned(), problem: "no".to_owned() };
        let stuck = Declined::Stuck { action: "draw".to_owned() };
        let declines = [Declined::Over, Declined::NotAsked, unreadable, Declined::NoSuchSeat, Declined::NothingToUndo];
        for reason in declines.into_iter().chain([stuck]) {
            album.private("declined", &PrivatePanel::notice(&game.context(), &reader, &declined(&reason)));
        }
        let given = |slots: &[(&str, &str)]| -> Vec<(String, String)> {
            slots.iter().map(|(slot, text)| ((*slot).to_owned(), (*text).to_owned())).collect()
        };
        let unfit = walk(&game.play, ANA, &given(&[("do", "play"), ("card", "z9")])).expect_err("no such card");
        let nothing_fits = PathError::Unfit { slot: "square".to_owned(), given: "A1".to_owned(), fitting: vec![] };
        let typed = |slot: &str, given: &str| (slot.to_owned(), given.to_owned());
        let (slot, given) = typed("do", "play");
        let no_command = PathError::Unfit { slot: slot.clone(), given: given.clone(), fitting: vec![] };
        let too_far = PathError::TooFar { slot, given };
        for reason in [unfit, nothing_fits, no_command, too_far, PathError::NotAsked] {
            album.private("no path", &PrivatePanel::notice(&game.context(), &reader, &no_path(TRIAL, &reason)));
        }
        let limits = [Limit::OpenProposal, Limit::Proposal, Limit::OfferSeat, Limit::GiveUpSeat, Limit::Hint];
        for limit in limits {
            let refusal = Refusal::TooSoon { limit, again: Time(1_767_225_600) };
            album.private("too soon", &PrivatePanel::notice(&game.context(), &reader, &refused(None, &refusal)));
        }
        for rejection in [&words::NOT_YOURS, &words::NOT_PLAYING, &words::NO_GAME, &words::TROUBLE] {
            album.private("rejection", &PrivatePanel::word(&reader, &rejection.say()));
        }
        album
    });
}

#[test]
fn waiting() {
    in_every_language("waiting", |language| {
        let mut album = Album::default();
        let game = Game::begin();
        let (context, locale, reader) = (game.context(), locale(language), reader(language));
        let (view, link) = (game.play.public(), "(link)");
        let reminder = |called| Reminder { called, since: Some(0), made: 1_767_225_600, link };
        let two = SeatSet::only(BO).with(CEM);
        album.public("reminder", &PublicPanel::reminder(&context, locale, view, &reminder(SeatSet::only(BO))));
        album.public("reminder of two", &PublicPanel::reminder(&context, locale, view, &reminder(two)));
        album.private("snoozed", &PrivatePanel::snoozed(&context, &reader, 1_767_225_600));
        album.public("next", &PublicPanel::next_up(&context, locale, SeatSet::only(ANA), link));
        album.public("expired", &PublicPanel::expired(&context, locale));
        let away = |seat, note| Away { seat, until: 1_767_225_600, note };
        let turn =
            TurnMessage { asleep: true, away: &[away(BO, Some("at sea")), away(CEM, None)], ..TurnMessage::default() };
        album.public("turn, some away", &PublicPanel::status(&context, locale, view, &turn));
        let asked = view.asked(ANA).expect("a question");
        let (standing, since) = (GameStanding::Asks(&asked), Some(0));
        let people = &game.people;
        let mine = Mine { kind: TRIAL, game: GameId(17), people, standing, since, title: None, place: "Bo", link };
        album.public("returned", &PublicPanel::returned(locale, "@Ana", &[mine, Mine { game: GameId(18), ..mine }]));
        album.private("back", &PrivatePanel::back(&reader, true, &[mine]));
        album.private("back, nothing waits", &PrivatePanel::back(&reader, false, &[]));
        album.private("gone", &PrivatePanel::gone(&reader, 1_767_225_600));
        album
    });
}

#[test]
fn prefs() {
    in_every_language("habits", |language| {
        let mut album = Album::default();
        let reader = reader(language);
        album.private("none", &PrivatePanel::prefs(&reader, &ReminderPrefs::default(), 0));
        let zone: Zone = "Europe/Lisbon".parse().expect("a zone");
        let prefs = ReminderPrefs {
            interval: Some(Interval::HalfADay),
            quiet: Some(Quiet { hours: "22:00-08:00".parse().expect("hours"), zone: zone.clone() }),
            zone: Some(zone),
            target: Some(ReminderTarget::Direct),
            heads_up: true,
            absence: Some(Absence { until: Time(1_767_225_600), note: None }),
        };
        album.private("all", &PrivatePanel::prefs(&reader, &prefs, 0));
        let typed =
            [InvalidPreference::Value, InvalidPreference::Hours, InvalidPreference::Zone, InvalidPreference::Until]
                .map(|invalid| invalid("x".to_owned()));
        let others = [
            InvalidPreference::NoZone,
            InvalidPreference::Past,
            InvalidPreference::TooFar,
            InvalidPreference::Note { most: 200 },
        ];
        for invalid in typed.into_iter().chain(others) {
            album.private("misfit", &PrivatePanel::word(&reader, &refused(None, &Refusal::Unfit(invalid))));
        }
        album
    });
}

#[test]
fn my_games() {
    in_every_language("mine", |language| {
        let mut album = Album::default();
        let game = Game::staked();
        let reader = reader(language);
        album.private("none", &PrivatePanel::mine(&reader, &[]));
        let asked = game.play.public().asked(ANA);
        let at = |game_id, standing| Mine {
            title: None,
            kind: TRIAL,
            game: game_id,
            people: &game.people,
            standing,
            since: Some(0),
            place: "Boardgames",
            link: "(link)",
        };
        let asks = asked.as_ref().map_or(GameStanding::InLobby, GameStanding::Asks);
        let others = [GameStanding::Waits(SeatSet::only(BO)), GameStanding::Asleep, GameStanding::InLobby];
        let all: Vec<_> = [asks].into_iter().chain(others).map(|standing| at(GameId(17), standing)).collect();
        album.private("all", &PrivatePanel::mine(&reader, &all));
        let many = vec![at(GameId(17), asks); 200];
        let panel = PrivatePanel::mine(&reader, &many[..100]);
        assert!(panel.panel().text.lines().count() < 100, "a hundred games are too many for one panel");
        album
    });
}

#[test]
fn marks_of_a_front_end_are_written_where_they_belong() {
    let mut game = Game::staked();
    game.people = People::named(["*Ana*", "@everyone", "Cem"]);
    game.act(ANA, "play");
    game.act(ANA, "mark A0");
    let locale = Locale::of(Language::En, Script::Markdown);
    let turn = TurnMessage { called: SeatSet::only(BO), since: Some(0), recap: &game.told, ..TurnMessage::default() };
    let message = PublicPanel::turn(&game.context(), locale, game.play.public(), &turn);
    let board = PublicPanel::board(&game.context(), locale, game.play.public(), &PageRef::default());
    insta::assert_debug_snapshot!("markdown", (message, board));
}

#[test]
fn unsettled_steps_change_nothing_in_public() {
    let mut game = Game::staked();
    let seen = |game: &Game| {
        let turn = TurnMessage { recap: &game.told, ..TurnMessage::default() };
        let locale = locale(Language::En);
        let log = PublicPanel::log(&game.context(), locale, &game.told, 0);
        (PublicPanel::turn(&game.context(), locale, game.play.public(), &turn), log)
    };
    let before = seen(&game);
    game.act(ANA, "play");
    assert_eq!(seen(&game), before);
    game.act(ANA, "mark A0");
    assert_ne!(seen(&game), before);
}

/// The answers among these requests.
fn answered(requests: Vec<Request>) -> Vec<String> {
    let answer = |request| match request {
        Request::Table(_, TableRequest::Answer(_, answer)) => Some(answer),
        _ => None,
    };
    requests.into_iter().filter_map(answer).collect()
}

#[test]
fn every_option_can_be_pressed() {
    let mut game = Game::staked();
    game.act(ANA, "play");
    let reader = reader(Language::De);
    let panel = |trail: &str| {
        let step = TurnContext { trail: trail.parse().expect("a trail"), ..TurnContext::default() };
        let view = game.play.private(ANA).expect("a seat");
        PrivatePanel::turn(&game.context(), &reader, view, &step).panel().requests()
    };
    let below = |request: Request| match request {
        Request::Table(_, TableRequest::Level(_, trail)) => Some(trail),
        _ => None,
    };
    let rows: Vec<Trail> = panel("").into_iter().filter_map(below).collect();
    assert_eq!(rows.len(), 6);
    let marks = rows.iter().flat_map(|row| answered(panel(&row.to_string()))).filter(|answer| answer != "melt");
    let marks: Vec<String> = marks.collect();
    let question = game.play.private(ANA).and_then(|view| view.question()).expect("it waits");
    assert_eq!(marks, question.choices.iter().map(|choice| choice.text.clone()).collect::<Vec<_>>());
}

#[test]
fn a_typed_command_that_leaves_options_open_asks_among_them() {
    let game = Game::staked();
    let path = walk(&game.play, ANA, &[("do".to_owned(), "play".to_owned())]).expect("cards fit");
    assert!(path.narrowed.len() > 1);
    let step = TurnContext { narrowed: &path.narrowed, ..TurnContext::default() };
    let view = game.play.private(ANA).expect("a seat");
    let panel = PrivatePanel::turn(&game.context(), &reader(Language::En), view, &step);
    let answers = answered(panel.panel().requests());
    assert!(answers.iter().all(|answer| answer != "draw"), "{answers:?}");
    let back =
        panel.panel().requests().iter().any(|request| matches!(request, Request::Table(_, TableRequest::Back(..))));
    assert!(back, "there is a way back");
}

#[test]
fn typing_completes_to_what_is_legal() {
    let game = Game::staked();
    let view = game.play.private(ANA).expect("a seat");
    let typed = |text| answers(&game.context(), &reader(Language::De), view, text);
    assert_eq!(typed("ZIEHEN").iter().map(|found| &*found.value).collect::<Vec<_>>(), ["draw"]);
    assert_eq!(typed("draw")[0].label, "Karte ziehen (noch 24)");
    assert!(typed("").len() > 3);
    assert!(typed("nonsense").is_empty());
    let given = [("do".to_owned(), "play".to_owned()), ("card".to_owned(), String::new())];
    let fitting = complete(&game.play, ANA, &given, "card");
    let cards = slot_values(&game.context(), &reader(Language::En), fitting, "card", "");
    assert_eq!(cards.len(), 3);
    assert!(cards.iter().all(|card| card.label == format!("Play {}", card.value)), "{cards:?}");
}

/// Votes, clocks, seats and what was taken back; of the log also as it is read aloud.
#[test]
fn life() {
    in_every_language("life", |language| {
        let mut album = Album::default();
        let (game, locale, reader) = (Game::staked(), locale(language), reader(language));
        let (context, at) = (game.context(), Time(1_767_225_600));
        let proposals = [
            Proposal::TakeBack { to: 0 },
            Proposal::Pause,
            Proposal::GoOn,
            Proposal::Replace { seat: CEM },
            Proposal::End,
            Proposal::ShowHands,
        ];
        let vote = |proposal| Vote {
            number: 1,
            proposal,
            by: ANA,
            expires: at,
            yes: vec![ANA],
            no: vec![BO],
            turns: 2,
            seen: if matches!(proposal, Proposal::TakeBack { .. }) { vec![(BO, 1), (CEM, 2)] } else { Vec::new() },
            message: None,
        };
        let back: Vec<Narration> = game.told.iter().map(|told| told.clone().taken_back()).collect();
        for proposal in proposals {
            let told = if matches!(proposal, Proposal::TakeBack { .. }) { &game.told[1..] } else { &[] };
            album.public("vote", &PublicPanel::vote(&context, locale, &vote(proposal), told));
        }
        for verdict in [Verdict::Accepted, Verdict::Rejected, Verdict::Expired, Verdict::Void] {
            album.public("vote, closed", &PublicPanel::vote_closed(&context, locale, &vote(Proposal::Pause), verdict));
        }
        album.public("taken back", &PublicPanel::story(&context, locale, &back));
        album.private("log, taken back", &PrivatePanel::log(&context, &reader, ANA, &back, 0));
        album.public("time out", &PublicPanel::time_out(&context, locale, BO));
        for (what, vacant, to) in
            [("vacant", true, None), ("offered", false, None), ("offered to", false, Some("<@9>"))]
        {
            let panel = PublicPanel::seat_open(&context, locale, BO, vacant, to.map(str::to_owned));
            album.public(&format!("seat, {what}"), &panel);
        }
        for round in [Some(3), None] {
            album.public("followed", &PublicPanel::followed(&context, locale, round, "https://there"));
        }
        let question = PublicPanel::question(&context, locale, game.play.public(), SeatSet::only(ANA));
        album.public("question, with a clock", &question.with_deadlines(&context, locale, &[(ANA, at)]));
        let former = Former { seat: BO, person: Some(PersonId(5)), name: "Eva".to_owned(), until: at };
        album.public("sat before", &PublicPanel::story(&context, locale, &[]).with_former(&context, locale, &[former]));
        let view = game.play.private(ANA).expect("a seat");
        let standing = |span| StandingAnswer {
            question: "guard".to_owned(),
            answer: "no".to_owned(),
            span,
            subject: String::new(),
            price: None,
            brings: 0,
            basis: String::new(),
        };
        let answers = [Span::UntilTurn, Span::Subject, Span::UnlessFree, Span::WhenFree, Span::Game].map(standing);
        album.private("answers in advance", &PrivatePanel::standing(&context, &reader, view, &answers));
        album.private("no answers in advance", &PrivatePanel::standing(&context, &reader, view, &[]));
        for rule in ["1d+1h<2d", "36h+2d<14d"] {
            let rule = rule.parse().expect("a clock");
            album.private("own clock", &PrivatePanel::own_clock(&context, &reader, rule));
        }
        album
    });
}

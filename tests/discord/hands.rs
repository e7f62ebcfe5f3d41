//! All hands of a finished game: by the host's choice before the start, or by everybody's consent after the end.

use present::limits;
use present::words;
use present::{BoardForm, Language, Locale, PrivatePanel, Reader, ReaderId, ReplayStep, Script};
use sandbox::{Person, Reply};
use serde_json::json;
use table::{GameId, SetClock};

use crate::challenge::{DAY, NOON, begin, play, posted};
use crate::pages::Web;
use crate::pressing::{play_out, play_out_at_random};
use crate::stage::{Stage, TRIAL, eventually, person_id, shown};

/// Steps of a page whose game has ended, with the hands after each.
async fn hands(web: &Web, path: &str) -> Vec<serde_json::Value> {
    let steps = web.json(&format!("{path}/steps.json")).await;
    assert_eq!((&steps["over"], &steps["hands"]), (&json!(true), &json!(true)), "{steps}");
    let mut all = Vec::new();
    for step in 0..=steps["last"].as_u64().expect("a number") {
        all.push(web.json(&format!("{path}/step/{step}.hands.json")).await);
    }
    all
}

/// What these people hold at the end, as the page says it.
async fn held(stage: &Stage, game: GameId, people: &[Person]) -> Vec<(String, Vec<String>)> {
    let mut held = Vec::new();
    for person in stage.by_seat(game, people).await {
        let own = stage.tables.seat(game, person_id(&person)).await.expect("a seat");
        let nobody = Default::default();
        let renderer = Locale { aloud: true, ..Locale::of(Language::En, Script::Plain) }.renderer(&nobody);
        let hand = own.view().expect("a game").hand();
        let lines: Vec<String> = hand.iter().map(|line| renderer.label(line)).collect();
        let name = own.public().player(own.seat()).expect("a player").name.clone();
        held.push((name, if lines.is_empty() { vec!["nothing".to_owned()] } else { lines }));
    }
    held
}

fn as_told(hands: &serde_json::Value) -> Vec<(String, Vec<String>)> {
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let lines = |one: &serde_json::Value| one["lines"].as_array().expect("lines").iter().map(text).collect();
    hands.as_array().expect("hands").iter().map(|one| (text(&one["heading"]), lines(one))).collect()
}

async fn replayed(stage: &Stage, person: &Person) -> Reply {
    stage.press(person, stage.general(), "replay").await
}

#[tokio::test]
async fn the_host_can_have_them_shown_but_only_before_the_start() {
    let stage = Stage::new(TRIAL).await;
    let web = Web::of(&stage).await;
    let people = stage.people(3);
    for person in &people {
        stage.slash(person, "settings", &[("language", json!("en"))]).await;
    }
    let (ana, bruno) = (&people[0], &people[1]);
    stage.slash(ana, "game new", &[]).await;
    stage.press(bruno, stage.general(), "join").await;
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "join").expect("a lobby");
    let promised = || stage.sandbox.message(lobby).expect("the lobby").text().contains("everybody can see all hands");
    assert!(!promised(), "hidden unless somebody says otherwise");
    let shown_to_all = [("hands", json!(true))];
    let refused = stage.slash(bruno, "game options", &shown_to_all).await;
    assert!(refused.is_private() && !refused.text().contains("Hands after the end"), "{}", refused.text());
    let panel = stage.slash(ana, "game options", &[]).await;
    assert!(panel.text().contains("Hands after the end: hidden"), "{}", panel.text());
    let menu = shown(&panel).custom_ids().into_iter().find(|id| id.ends_with("switches")).map(str::to_owned);
    let chosen = ana.select(shown(&panel).id, &menu.expect("a menu"), &["hands=true"]).await.expect("an answer");
    assert!(chosen.text().contains("Hands after the end: shown"), "{}", chosen.text());
    eventually("the lobby says so", promised).await;

    stage.press(ana, stage.general(), "start").await;
    stage.quiet().await;
    let game = stage.table().await.id();
    let late = stage.slash(ana, "game options", &[("hands", json!(false))]).await;
    assert!(!late.text().contains("hidden"), "{}", late.text());
    let path = web.path(&stage.press(&people[2], stage.general(), "watch").await);
    let missing = web.get("/nothing").await;
    assert_eq!(web.get(&format!("{path}/step/0.hands.json")).await, missing, "not while it is played");
    assert_eq!(web.json(&format!("{path}/steps.json")).await["hands"], json!(false));
    play_out(&stage, game, &people).await;

    let all = hands(&web, &path).await;
    assert_eq!(as_told(all.last().expect("a step")), held(&stage, game, &people[..2]).await);
    let cards = |hands: &serde_json::Value| as_told(hands).iter().any(|(_, lines)| *lines != ["nothing"]);
    assert!(all.iter().filter(|hands| cards(hands)).count() > 3, "{all:?}");
    let (_, _, italian) = web.get(&format!("{path}?lang=it")).await;
    assert!(italian.contains("In mano"), "{italian}");
    for odd in ["/step/0.hands", "/step/9999.hands.json", "/step/00.hands.json"] {
        assert_eq!(web.get(&format!("{path}{odd}")).await, missing, "{odd}");
    }
    assert!(replayed(&stage, &people[2]).await.text().contains("Hand: Ana"));
    assert!(stage.with_button(stage.general(), "propose").is_none(), "there is nothing left to propose");
}

#[tokio::test]
async fn after_the_end_everybody_has_to_agree() {
    let stage = Stage::new(TRIAL).await;
    let web = Web::of(&stage).await;
    let people = stage.people(3);
    for person in &people {
        stage.slash(person, "settings", &[("language", json!("en"))]).await;
    }
    let (ana, bruno, cem) = (&people[0], &people[1], &people[2]);
    let game = stage.started(&people[..2], games::TRIAL, "agreed").await;
    let path = web.path(&stage.press(ana, stage.general(), "watch").await);
    let (message, _) = stage.with_button(stage.general(), "watch").expect("a turn");
    let early = ana.press_stale(message, &format!("propose:{game}:-:show-hands")).await.expect("an answer");
    assert!(early.is_private() && stage.with_button(stage.general(), "vote").is_none(), "{}", early.text());
    play_out(&stage, game, &people).await;
    stage.quiet().await;
    let last = web.json(&format!("{path}/steps.json")).await["last"].clone();
    let is_hidden = async || {
        let steps = web.json(&format!("{path}/steps.json")).await;
        steps["hands"] == json!(false) && web.get(&format!("{path}/step/0.hands.json")).await.0 == 404
    };
    let vote = |ballot: &str| {
        let posts = stage.posts(stage.general());
        let id = |post: &sandbox::Message| {
            let found = post.custom_ids().into_iter().find(|id| id.starts_with("vote:") && id.ends_with(ballot));
            found.map(|id| (post.id, id.to_owned()))
        };
        posts.iter().rev().find_map(id)
    };

    let outside = stage.press(cem, stage.general(), "propose").await;
    assert!(vote("yes").is_none(), "only people who sat there may: {}", outside.text());
    stage.press(ana, stage.general(), "propose").await;
    stage.quiet().await;
    let (post, no) = vote("no").expect("a vote");
    assert!(stage.sandbox.message(post).expect("the vote").text().contains("Show all hands"));
    assert!(is_hidden().await);
    bruno.press(post, &no).await.expect("an answer");
    eventually("it is rejected", || vote("no").is_none()).await;
    assert!(is_hidden().await);
    assert!(!replayed(&stage, cem).await.text().contains("Hand: "));

    // They can be asked again; whoever watches sees the hands at once.
    let mut events = reqwest::get(format!("{}{path}/events", web.url)).await.expect("an answer");
    let first = events.chunk().await.expect("an event").expect("an event");
    assert_eq!(first, format!("data: {{\"last\":{last},\"over\":true,\"hands\":false}}\n\n"));
    stage.press(bruno, stage.general(), "propose").await;
    stage.quiet().await;
    let (post, yes) = vote("yes").expect("a vote");
    let stranger = cem.press(post, &yes).await.expect("an answer");
    assert!(is_hidden().await, "{}", stranger.text());
    ana.press(post, &yes).await.expect("an answer");
    let next = events.chunk().await.expect("an event").expect("an event");
    assert_eq!(next, format!("data: {{\"last\":{last},\"over\":true,\"hands\":true}}\n\n"));
    let all = hands(&web, &path).await;
    assert_eq!(as_told(all.last().expect("a step")), held(&stage, game, &people[..2]).await);
    assert!(replayed(&stage, cem).await.text().contains("Hand: Bruno"));
    stage.quiet().await;
    let again = stage.press(ana, stage.general(), "propose").await;
    assert!(again.text().contains("already"), "{}", again.text());
}

/// Replays of the real games, with the most people, fit into a message with all hands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_hands_fit_into_every_step_of_a_replay() {
    let stage = Stage::new(games::ALL).await;
    let people = stage.people(4);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    for kind in games::ALL {
        stage.slash(&people[0], "game new", &[("game", json!(kind.id)), ("seed", json!("hands"))]).await;
        stage.slash(&people[0], "game options", &[("hands", json!(true))]).await;
        for person in &people[1..] {
            stage.press(person, stage.general(), "join").await;
        }
        stage.press(&people[0], stage.general(), "start").await;
        stage.quiet().await;
        let game = stage.table().await.id();
        play_out_at_random(&stage, game, &people, kind.id).await;
        let table = stage.tables.look(game, None).await.expect("the table");
        for step in 0..=stage.tables.last_step(&table).await.expect("steps") {
            let replayed = stage.tables.step_of(&table, step).await.expect("a step");
            let hands = replayed.hands().expect("they are shown");
            for language in Language::ALL {
                let seen: present::People = table.players().iter().map(present::Person::at).collect();
                let context = present::Context { kind, game, people: &seen, title: None };
                let reader = Reader::new(ReaderId(1), Locale::of(language, Script::Markdown));
                let (view, told, last) = (replayed.view(), replayed.told(), replayed.last);
                let at = ReplayStep {
                    view,
                    hands: Some(&hands),
                    told,
                    step,
                    last,
                    page: true,
                    reviews: true,
                    board: BoardForm::default(),
                };
                let panel = PrivatePanel::replay(&context, &reader, &at);
                assert_eq!(limits::faults(panel.panel()), Vec::<String>::new(), "{} {step}", kind.id);
                let fields = &panel.panel().fields;
                for (seat, _) in hands.iter() {
                    let name = reader.locale.renderer(&seen).say(&words::HandOf { who: seat }.say());
                    assert!(fields.iter().any(|field| field.name == name), "{} {step}: {fields:?}", kind.id);
                }
            }
        }
    }
}

#[tokio::test]
async fn a_finished_try_has_a_page_once_its_challenge_has_closed() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let web = Web::of(&stage).await;
    let people = stage.people(3);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never")), ("language", json!("en"))]).await;
    }
    let (challenge, post) = posted(&stage, &people[0], &[("closes", json!("1d")), ("title", json!("Cup"))]).await;
    let (finished, _) = begin(&stage, &people[0], post, challenge).await;
    let (unfinished, _) = begin(&stage, &people[1], post, challenge).await;
    let mut chance = engine::Seed::from_number(1).stream("policy");
    play(&stage, &people[0], finished, &mut chance, 1_000).await;
    play(&stage, &people[1], unfinished, &mut chance, 2).await;
    // A message on which buttons can be forged.
    let forge = async |person| shown(&stage.slash(person, "help", &[]).await).id;
    let early =
        people[0].press_stale(forge(&people[0]).await, &format!("watch:{finished}:-")).await.expect("an answer");
    assert!(!early.text().contains(&web.url), "not before it closes: {}", early.text());

    clock.advance(DAY);
    eventually("it closes", || stage.with_button(stage.general(), "replays").is_some()).await;
    // From the ranking to the replay, and from there to the page.
    let list = stage.press(&people[2], stage.general(), "replays").await;
    let menu = shown(&list).custom_ids().remove(0).to_owned();
    let replay = people[2].select(shown(&list).id, &menu, &[&format!("{finished}.0")]).await.expect("a replay");
    let watch = shown(&replay).custom_ids().into_iter().find(|id| id.starts_with("watch:")).map(str::to_owned);
    let link = people[2].press(shown(&replay).id, &watch.expect("a button")).await.expect("a link");
    let path = web.path(&link);
    let (status, _, page) = web.get(&path).await;
    assert!(status == 200 && page.contains("Cup") && page.contains("Ana"), "{page}");
    let steps = web.json(&format!("{path}/steps.json")).await;
    assert_eq!((&steps["over"], &steps["hands"]), (&json!(true), &json!(false)), "{steps}");
    assert_eq!(web.get(&format!("{path}/step/0.json")).await.0, 200);
    // Whoever played it can switch it off, and nobody else can.
    people[2].press_stale(forge(&people[2]).await, &format!("watch:{finished}:-:switch-off")).await.expect("an answer");
    assert_eq!(web.get(&path).await.0, 200);
    people[0].press_stale(forge(&people[0]).await, &format!("watch:{finished}:-:switch-off")).await.expect("an answer");
    assert_eq!(web.get(&path).await.0, 404);
    // What was not finished stays private, also to its player.
    let none =
        people[1].press_stale(forge(&people[1]).await, &format!("watch:{unfinished}:-")).await.expect("an answer");
    assert!(!none.text().contains(&web.url), "{}", none.text());
}

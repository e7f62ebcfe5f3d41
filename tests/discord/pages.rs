//! A game that is watched on its page: who gets the link, what it shows, and that every other address answers the same.

use engine::{Seed, Stream};
use sandbox::{Permissions, Person, Reply};
use serde_json::{Value, json};
use table::store::{Change, Interaction, Store, Write};
use table::{Answer, GameId, InteractionId, OFF, Owner, PAGE, SetClock, Time};
use web::{Config, Pages, Serving};

use crate::challenge::{NOON, begin, posted};
use crate::pressing::{play_on, play_out};
use crate::stage::{Stage, TRIAL, shown};

/// Pages of a stage's games.
pub struct Web {
    pub url: String,
    _serving: Serving,
}

impl Web {
    pub async fn of(stage: &Stage) -> Web {
        let pages = Pages::open(&Config::at(([127, 0, 0, 1], 0).into())).await.expect("a port");
        Web { url: pages.url().to_owned(), _serving: pages.serve(stage.desk()) }
    }

    /// Status, headers and body of whatever is at this path.
    pub async fn get(&self, path: &str) -> (u16, Vec<(String, String)>, String) {
        let response = reqwest::get(format!("{}{path}", self.url)).await.expect("an answer");
        let status = response.status().as_u16();
        let headers = response.headers().iter().filter(|(name, _)| *name != "date");
        let headers =
            headers.map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()));
        let headers = headers.collect();
        (status, headers, response.text().await.expect("a body"))
    }

    pub async fn json(&self, path: &str) -> Value {
        let (status, _, body) = self.get(path).await;
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    /// The path of the page that a panel links to.
    pub fn path(&self, reply: &Reply) -> String {
        let text = reply.text();
        let (_, rest) = text.split_once(&self.url).unwrap_or_else(|| panic!("no link in {text}"));
        rest.split_whitespace().next().expect("a path").to_owned()
    }
}

/// Presses the button with this verb and detail on somebody's private panel.
async fn press(person: &Person, panel: &Reply, id: &str) -> Reply {
    let message = shown(panel);
    let found = message.custom_ids().into_iter().find(|known| known.contains(id)).map(str::to_owned);
    person.press(message.id, &found.unwrap_or_else(|| panic!("{id} in {}", panel.text()))).await.expect("an answer")
}

#[tokio::test]
async fn whoever_has_the_link_can_watch_until_the_host_or_the_server_says_otherwise() {
    let stage = Stage::new(TRIAL).await;
    let web = Web::of(&stage).await;
    let people = stage.people(3);
    let game = stage.started(&people[..2], games::TRIAL, "watched").await;
    // Somebody who only looks on asks first.
    let path = web.path(&stage.press(&people[2], stage.general(), "watch").await);
    let hosts = stage.press(&people[0], stage.general(), "watch").await;
    assert_eq!(web.path(&hosts), path, "everybody gets the same link");
    let (status, headers, page) = web.get(&path).await;
    assert!(status == 200 && page.contains("Ana") && page.contains("<html lang=\"en\">"), "{page}");
    for (name, value) in [("referrer-policy", "no-referrer"), ("x-robots-tag", "noindex, nofollow")] {
        assert!(headers.contains(&(name.to_owned(), value.to_owned())), "{headers:?}");
    }
    let (_, _, german) = web.get(&format!("{path}?lang=de")).await;
    assert!(german.contains("<html lang=\"de\">") && german.contains("Verlauf"), "{german}");
    let before = web.json(&format!("{path}/steps.json")).await;
    assert_eq!((&before["last"], &before["over"]), (&json!(0), &json!(false)));

    let renewed = web.path(&press(&people[0], &hosts, ":renew").await);
    assert_ne!(renewed, path);
    assert_eq!((web.get(&path).await.0, web.get(&renewed).await.0), (404, 200));
    let (public, _) = stage.with_button(stage.general(), "watch").expect("a button");
    let forged = format!("watch:{game}:-:renew");
    let refused = people[1].press_stale(public, &forged).await.expect("an answer");
    assert!(refused.is_private() && web.get(&renewed).await.0 == 200, "only the host may: {}", refused.text());
    let hosts = stage.press(&people[0], stage.general(), "watch").await;
    let off = press(&people[0], &hosts, ":switch-off").await;
    assert!(!off.text().contains(&web.url) && web.get(&renewed).await.0 == 404, "{}", off.text());
    stage.quiet().await;
    assert!(stage.with_button(stage.general(), "watch").is_none(), "nobody is offered what is switched off");
    let path = web.path(&press(&people[0], &off, ":renew").await);
    assert_eq!(web.get(&path).await.0, 200);

    stage.sandbox.grant(stage.sandbox.home(), people[2].id(), Permissions::MANAGE_GUILD);
    stage.slash(&people[2], "settings", &[("server-pages", json!(false))]).await;
    assert_eq!(web.get(&path).await.0, 404);
    stage.slash(&people[2], "settings", &[("server-pages", json!(true))]).await;
    play_out(&stage, game, &people).await;
    let after = web.json(&format!("{path}/steps.json?lang=it")).await;
    assert!(after["last"].as_u64() > Some(3) && after["over"] == json!(true), "{after}");
    assert_eq!(after["steps"].as_array().map(Vec::len), after["last"].as_u64().map(|last| last as usize + 1));
    let end = web.json(&format!("{path}/step/{}.json", after["last"])).await;
    assert!(end.as_array().is_some_and(|pages| pages.len() > 2), "{end}");
}

/// Writes the key of a page behind the bot's back.
async fn set_key(stage: &Stage, game: GameId, key: &str) {
    let write = Write::Setting { owner: Owner::Game(game), name: PAGE.to_owned(), value: Some(key.to_owned()) };
    let id = InteractionId::new(format!("key {game} {key}"));
    let interaction = Interaction { id, game: None, person: None, at: Time(0), answer: Answer::Noted };
    stage.store.commit(&Change { interaction, writes: vec![write] }).await.expect("kept");
}

#[tokio::test]
async fn wrong_old_and_foreign_addresses_answer_the_same() {
    let stage = Stage::timed(TRIAL, &SetClock::at(NOON)).await;
    let web = Web::of(&stage).await;
    let people = stage.people(2);
    let (open, post) = posted(&stage, &people[0], &[]).await;
    let (tried, _) = begin(&stage, &people[0], post, open).await;
    let game = stage.started(&people, games::TRIAL, "watched").await;
    let keys = ["a", "b", "c"].map(|digit| digit.repeat(32));
    set_key(&stage, tried, &keys[0]).await;
    set_key(&stage, game, &keys[1]).await;
    set_key(&stage, game, &keys[2]).await;
    let missing = web.get("/nothing").await;
    assert_eq!(missing.0, 404);
    let there = format!("/g/{}", keys[2]);
    assert_eq!(web.get(&there).await.0, 200);
    let of = |key: &str| {
        ["", "/steps.json", "/events", "/step/0.svg", "/step/0.json", "/step/0.hands.json"]
            .map(|rest| format!("/g/{key}{rest}"))
            .to_vec()
    };
    let hidden = [keys[0].as_str(), &keys[1], &"d".repeat(32), &"C".repeat(32), OFF, "", "1", "%00", "..", "no-such"];
    let mut paths: Vec<String> = hidden.iter().flat_map(|key| of(key)).collect();
    let odd = [
        "/step/1.svg",
        "/step/99.json",
        "/step/00.json",
        "/step/-1.svg",
        "/step/0.png",
        "/step/0",
        "/",
        "/steps.json/",
    ];
    paths.extend(odd.iter().map(|rest| format!("{there}{rest}")));
    paths.extend(["/", "/g", "/g/", "/page/", "/page/index.html", "/page/..%2fgame.js"].map(str::to_owned));
    for path in &paths {
        assert_eq!(web.get(path).await, missing, "{path}");
    }
    // What is switched off answers like what never was, and nothing but looking is taken.
    set_key(&stage, game, OFF).await;
    assert_eq!(web.get(&there).await, missing);
    let posted = reqwest::Client::new().post(format!("{}{there}", web.url)).body("x".repeat(1_000)).send().await;
    assert_eq!(posted.expect("an answer").status().as_u16(), 404);
}

/// The text with a few letters lost, doubled or put in.
fn mutated(text: &str, chance: &mut Stream) -> String {
    const ODD: &[char] = &['/', '.', '%', '0', '9', 'f', 'é', '&', '=', '?', '\'', '<', '+'];
    let mut letters: Vec<char> = text.chars().collect();
    while !chance.one_in(3) && !letters.is_empty() {
        let places: Vec<usize> = (0..letters.len()).collect();
        let place = *chance.pick(&places).expect("a place");
        let odd = *chance.pick(ODD).expect("a letter");
        match chance.pick(&["lose", "double", "put in", "cut"]) {
            Some(&"lose") => drop(letters.remove(place)),
            Some(&"double") => letters.insert(place, letters[place]),
            Some(&"cut") => letters.truncate(place + 1),
            _ => letters.insert(place, odd),
        }
    }
    letters.into_iter().collect()
}

#[tokio::test]
async fn whatever_is_asked_for_is_answered_in_words_or_not_at_all() {
    let stage = Stage::new(TRIAL).await;
    let web = Web::of(&stage).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "watched").await;
    let path = web.path(&stage.press(&people[0], stage.general(), "watch").await);
    let known =
        ["", "?lang=de", "/steps.json?lang=it&from=0", "/step/0.json?lang=ru", "/step/0.svg", "/step/0.hands.json"];
    let mut chance = Seed::from_words("routes").stream("fuzz");
    let mut statuses = std::collections::BTreeSet::new();
    for round in 0..400 {
        let whole = format!("{path}{}", known[round % known.len()]);
        let text = mutated(&whole, &mut chance);
        let text: String = text.chars().filter(|letter| letter.is_ascii_graphic() && *letter != '#').collect();
        let (status, headers, _) = web.get(&format!("/{}", text.trim_start_matches('/'))).await;
        assert!([200, 400, 404].contains(&status), "{text}: {status}");
        assert!(status == 400 || headers.iter().any(|(name, _)| name == "content-security-policy"), "{text}");
        statuses.insert(status);
    }
    assert!(statuses.contains(&200) && statuses.contains(&404), "{statuses:?}");
}

#[tokio::test]
async fn a_finished_game_is_replayed_in_discord_forwards_and_backwards() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(3);
    let game = stage.started(&people[..2], games::TRIAL, "replayed").await;
    // While it goes on, what happened last is wanted.
    play_on(&stage, game, &people, 4).await;
    let own = stage.slash(&people[0], "replay", &[]).await;
    let steps = shown(&own).custom_ids().join(" ");
    assert!(steps.contains(&format!(":{game}.0")), "{}", own.text());
    assert!(own.text().contains("Step ") || own.text().contains("Passo "), "{}", own.text());
    play_out(&stage, game, &people).await;
    // Whoever can see the channel can look back, from the result or by command.
    let first = stage.press(&people[2], stage.general(), "replay").await;
    assert!(first.is_private() && first.text().contains("L’inizio"), "{}", first.text());
    let next = press(&people[2], &first, &format!(":{game}.1")).await;
    assert!(next.text().contains("Passo 1 di"), "{}", next.text());
    let back = press(&people[2], &next, &format!(":{game}.0")).await;
    assert_eq!(back.text(), first.text());
    let own = stage.slash(&people[0], "replay", &[]).await;
    assert!(shown(&own).custom_ids().iter().any(|id| id.contains(&format!(":{game}.1"))), "{}", own.text());
    let (stranger, porch) = stage.elsewhere("Eve").await;
    let panel = shown(&stranger.slash(porch, "help", &[]).await.expect("help")).id;
    let refused = stranger.press_stale(panel, &format!("replay:-:-:{game}.0")).await.expect("an answer");
    assert!(shown(&refused).custom_ids().is_empty(), "{}", refused.text());
}

/// The addresses of the buttons of a reply that open a page.
fn links(reply: &Reply) -> Vec<String> {
    shown(reply).controls().filter_map(|control| control["url"].as_str()).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_player_is_given_a_link_to_their_seat_that_stands_in_a_button_alone() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(3);
    let game = stage.started(&people[..2], games::TRIAL, "seated").await;
    let asked = stage.by_seat(game, &people[..2]).await;
    let before = stage.press(&asked[0], stage.general(), "turn").await;
    assert!(!shown(&before).custom_ids().iter().any(|id| id.starts_with("open:")), "no pages, no button");
    let web = Web::of(&stage).await;
    let panel = stage.press(&asked[0], stage.general(), "turn").await;
    let link = async || {
        let opened = press(&asked[0], &panel, "open:").await;
        let [link] = &links(&opened)[..] else { panic!("one link: {:?}", links(&opened)) };
        assert!(opened.is_private() && !opened.text().contains(&web.url), "{}", opened.text());
        link.strip_prefix(&web.url).expect("our page").to_owned()
    };
    let (first, second) = (link().await, link().await);
    let split = |link: &str| link.split_once('#').map(|(path, secret)| (path.to_owned(), secret.to_owned()));
    let [(path, secret), (_, other)] = [&first, &second].map(|link| split(link).expect("a secret"));
    assert!(secret.len() == 32 && secret != other, "made at that moment: {secret} {other}");
    assert_eq!(web.get(&path).await.0, 200);
    // Somebody who does not play has no seat to open.
    let help = shown(&stage.slash(&people[2], "help", &[]).await).id;
    let refused = people[2].press_stale(help, &format!("open:{game}:-")).await.expect("an answer");
    assert!(refused.is_private() && links(&refused).is_empty(), "{}", refused.text());

    let enter = async |secret: &str| {
        let client = reqwest::Client::new();
        let page = format!("{}{}", web.url, path.split('?').next().expect("a path"));
        let request = client.post(format!("{page}/enter")).header("Origin", &web.url);
        let body = json!({ "key": secret }).to_string();
        request.header("Content-Type", "application/json").body(body).send().await.expect("an answer").status()
    };
    assert_eq!(enter(&secret).await, 204);
    stage.slash(&asked[0], "settings", &[("sign-out", json!(true))]).await;
    assert_eq!(enter(&other).await, 403, "links that were not used end as well");
}

#[tokio::test]
async fn a_seat_is_not_offered_where_anybody_on_the_way_could_take_it() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.tables.serve_pages("http://games.example.org");
    let game = stage.started(&people, games::TRIAL, "seated").await;
    let asked = stage.by_seat(game, &people).await;
    let panel = stage.press(&asked[0], stage.general(), "turn").await;
    let refused = press(&asked[0], &panel, "open:").await;
    assert!(links(&refused).is_empty() && refused.text().contains("https"), "{}", refused.text());
}

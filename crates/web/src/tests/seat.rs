//! The page of a seat: who gets in, what is refused, and that it shows nothing that its seat may not know.

use std::collections::BTreeMap;
use std::time::Duration;

use reqwest::header::{CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};

use super::*;
use engine::Seat;
use present::{Locale, Reader, ReaderId, SeatPage};
use table::{Requester, SeatPageEvent, Status};

/// A browser that has come through a link.
struct Browser {
    client: Client,
    /// `http://127.0.0.1:1234`
    site: String,
    /// The page of the seat, without secrets.
    page: String,
    cookie: String,
}

/// A link as the bot makes it: the page that it opens, and the secret in its fragment.
async fn link(house: &House, person: PersonId) -> (String, String) {
    let link = house.tables.seat_link(&Requester::from(person), house.game, "en").await.expect("a link");
    let (page, secret) = link.split_once('#').expect("a fragment");
    (page.split('?').next().unwrap_or_default().to_owned(), secret.to_owned())
}

fn site(house: &House) -> String {
    house.url().split("/g/").next().expect("a site").to_owned()
}

fn enter(house: &House, page: &str, secret: &str) -> RequestBuilder {
    let request = Client::new().post(format!("{page}/enter")).header(ORIGIN, site(house));
    request.header(CONTENT_TYPE, "application/json").body(json!({ "key": secret }).to_string())
}

async fn status(request: RequestBuilder) -> u16 {
    request.send().await.expect("an answer").status().as_u16()
}

impl Browser {
    async fn of(house: &House, person: PersonId) -> Browser {
        let (page, secret) = link(house, person).await;
        let entered = enter(house, &page, &secret).send().await.expect("an answer");
        assert_eq!(entered.status(), 204);
        let cookie =
            entered.headers()[SET_COOKIE].to_str().expect("text").split(';').next().expect("a pair").to_owned();
        Browser { client: Client::new(), site: site(house), page, cookie }
    }

    async fn get(&self, part: &str) -> Response {
        let request = self.client.get(format!("{}{part}", self.page)).header(COOKIE, &self.cookie);
        request.send().await.expect("an answer")
    }

    async fn seat(&self) -> Value {
        serde_json::from_str(&self.get("/seat.json").await.text().await.expect("a body")).expect("JSON")
    }

    fn post(&self, body: &str) -> RequestBuilder {
        let request = self.client.post(format!("{}/press", self.page)).header(COOKIE, &self.cookie);
        request.header(ORIGIN, &self.site).header(CONTENT_TYPE, "application/json").body(body.to_owned())
    }

    async fn press(&self, id: &str, press: &str) -> Value {
        let answered = self.post(&json!({ "id": id, "press": press }).to_string()).send().await.expect("an answer");
        assert_eq!(answered.status(), 200, "{press}");
        serde_json::from_str(&answered.text().await.expect("a body")).expect("JSON")
    }
}

/// Everything that can be pressed.
fn presses(seat: &Value) -> Vec<String> {
    let rows = seat["panel"]["rows"].as_array().expect("rows");
    let choices = rows.iter().flat_map(|row| row["choices"].as_array().expect("choices"));
    choices.map(|choice| choice["press"].as_str().expect("a press").to_owned()).collect()
}

fn answers(seat: &Value) -> Vec<String> {
    presses(seat).into_iter().filter(|press| press.starts_with("do:")).collect()
}

async fn entries(house: &House) -> u32 {
    house.tables.look(house.game, None).await.expect("a table").entries()
}

/// Somebody who is asked, and their browser.
async fn asked(house: &House) -> (PersonId, Browser) {
    let table = house.tables.look(house.game, None).await.expect("a table");
    let seat = table.waiting().first().expect("somebody is asked");
    let person = table.player(seat).and_then(|player| player.person).expect("somebody");
    (person, Browser::of(house, person).await)
}

#[tokio::test]
async fn a_link_opens_one_session_at_its_own_seat_within_ten_minutes() {
    let house = House::new(Trial::ID, 3).await.served().await;
    let (page, secret) = link(&house, PEOPLE[0]).await;
    let (other, _) = link(&house, PEOPLE[1]).await;
    // Opening it spends nothing: whoever fetches it gets the same as for a seat that does not exist.
    let door = reqwest::get(&page).await.expect("an answer").text().await.expect("a body");
    let nowhere = reqwest::get(format!("{}/s/999-1", site(&house))).await.expect("an answer").text().await;
    assert_eq!(nowhere.expect("a body"), door);
    for (page, secret) in [(&other, &*secret), (&page, "0123456789abcdef0123456789abcdef"), (&page, "x")] {
        assert_eq!(status(enter(&house, page, secret)).await, 403);
    }
    let entered = enter(&house, &page, &secret).send().await.expect("an answer");
    let cookie = entered.headers()[SET_COOKIE].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/s/", "Max-Age=2592000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure") && !cookie.contains(&secret), "{cookie}");
    assert_eq!(status(enter(&house, &page, &secret)).await, 403, "it was used");
    let (page, late) = link(&house, PEOPLE[0]).await;
    house.clock.advance(Duration::from_secs(10 * 60));
    assert_eq!(status(enter(&house, &page, &late)).await, 403, "it is too old");
    let counts = house.tables.seat_page_counts();
    assert_eq!((counts.get(SeatPageEvent::Entered), counts.get(SeatPageEvent::BadLink)), (1, 5));
}

#[tokio::test]
async fn a_session_ends_with_time_seat_wish_and_oblivion() {
    let house = House::new(Trial::ID, 3).await.served().await;
    let seen = async |browser: &Browser| browser.get("/seat.json").await.status().as_u16();
    let [ana, ben] = [Browser::of(&house, PEOPLE[0]).await, Browser::of(&house, PEOPLE[1]).await];
    assert_eq!((seen(&ana).await, seen(&ben).await), (200, 200));
    // The cookie of one seat is none at another.
    let stolen =
        Browser { client: Client::new(), page: ben.page.clone(), site: ben.site.clone(), cookie: ana.cookie.clone() };
    assert_eq!(seen(&stolen).await, 401);
    house.tables.sign_out_everywhere(PEOPLE[0]).await.expect("signed out");
    assert_eq!((seen(&ana).await, seen(&ben).await), (401, 200));
    house.tables.forget(&house.by(PEOPLE[1])).await.expect("forgotten");
    assert_eq!(seen(&ben).await, 401);
    let ana = Browser::of(&house, PEOPLE[0]).await;
    house.clock.advance(table::SESSION - Duration::from_secs(1));
    assert_eq!(seen(&ana).await, 200);
    house.clock.advance(Duration::from_secs(1));
    assert_eq!(seen(&ana).await, 401);
    let door = ana.get("").await.text().await.expect("a body");
    assert!(door.contains("door.js"), "{door}");
}

#[tokio::test]
async fn a_seat_is_played_on_its_page_and_nothing_is_done_twice() {
    let house = House::new(Trial::ID, 6).await.served().await;
    let (person, browser) = asked(&house).await;
    let seat = browser.seat().await;
    assert_eq!(seat["panel"]["turn"]["asked"], true, "{seat}");
    let press = answers(&seat).first().expect("an answer").clone();
    let before = entries(&house).await;
    let answered = browser.press("one-and-only", &press).await;
    let after = entries(&house).await;
    assert!(after > before, "{answered}");
    browser.press("one-and-only", &press).await;
    assert_eq!(entries(&house).await, after, "the same request changes nothing more");
    // Another request with the stamp of a question that has been answered gets the question of now.
    let stale = browser.press("another-one", &press).await;
    assert_eq!((entries(&house).await, &stale["mark"]), (after, &browser.seat().await["mark"]));
    let own = house.tables.seat(house.game, person).await.expect("a seat");
    assert_eq!(stale["mark"], super::super::live::mark_of(&own));
}

#[tokio::test]
async fn what_no_page_of_ours_sends_changes_nothing() {
    let house = House::new(Trial::ID, 6).await.served().await;
    let (_, browser) = asked(&house).await;
    let press = answers(&browser.seat().await).first().expect("an answer").clone();
    let before = entries(&house).await;
    let good = json!({ "id": "0123-4567", "press": press }).to_string();
    let elsewhere = press.replacen(&format!(":{}:", house.game), ":999:", 1);
    let bodies = [
        String::new(),
        "{".to_owned(),
        "[]".to_owned(),
        json!({ "press": press }).to_string(),
        json!({ "id": "x y!\n-----", "press": press }).to_string(),
        json!({ "id": "0123-4567" }).to_string(),
        json!({ "id": "0123-4567", "press": 7 }).to_string(),
        json!({ "id": "0123-4567", "press": "fly:1:-" }).to_string(),
        json!({ "id": "0123-4567", "press": elsewhere }).to_string(),
        json!({ "id": "0123-4567", "press": press, "more": "x".repeat(5_000) }).to_string(),
    ];
    for body in bodies {
        assert_eq!(status(browser.post(&body)).await, 400, "{body}");
    }
    let bare = browser.client.post(format!("{}/press", browser.page)).header(COOKIE, &browser.cookie);
    let text = bare.try_clone().expect("a request").header(ORIGIN, &browser.site).body(good.clone());
    assert_eq!(status(text.header(CONTENT_TYPE, "text/plain")).await, 400);
    let json = bare.header(CONTENT_TYPE, "application/json").body(good.clone());
    assert_eq!(status(json.try_clone().expect("a request")).await, 403, "without an origin");
    for origin in ["null", "https://discord.com", "http://127.0.0.1:1"] {
        assert_eq!(status(json.try_clone().expect("a request").header(ORIGIN, origin)).await, 403, "{origin}");
    }
    assert_eq!(status(browser.post(&good).header("Sec-Fetch-Site", "cross-site")).await, 403);
    assert_eq!(entries(&house).await, before);
    assert_eq!(status(browser.post(&good)).await, 200);
    let events = browser.client.get(format!("{}/events", browser.page)).header(COOKIE, &browser.cookie);
    for (name, value) in [("Origin", "https://discord.com"), ("Sec-Fetch-Site", "cross-site")] {
        assert_eq!(status(events.try_clone().expect("a request").header(name, value)).await, 403, "{value}");
    }
    let nobody = Browser { cookie: String::new(), ..browser };
    assert_eq!(status(nobody.post(&good)).await, 401);
    let after = entries(&house).await;
    assert!(after > before, "only the good request was carried out");
    let (_, browser) = asked(&house).await;
    let listed = answers(&browser.seat().await).first().expect("an answer").clone();
    let unlisted = format!("{}:no such answer", listed.splitn(4, ':').take(3).collect::<Vec<_>>().join(":"));
    browser.press("not-listed", &unlisted).await;
    // Whoever asks with GET gets the page or nothing, and changes nothing.
    for part in ["/press", "/enter"] {
        assert_eq!(browser.get(part).await.status(), 404);
    }
    assert_eq!(entries(&house).await, after);
}

#[tokio::test]
async fn a_seat_hears_of_its_own_steps_and_of_nothing_unsettled_of_others() {
    let house = House::new(Trial::ID, 6).await.served().await;
    let (person, browser) = asked(&house).await;
    let other = PEOPLE.into_iter().find(|other| *other != person).expect("another");
    let watching = Browser::of(&house, other).await;
    let (mut own, mut others) = (browser.get("/events").await, watching.get("/events").await);
    let first = own.chunk().await.expect("an event").expect("an event");
    others.chunk().await.expect("an event").expect("an event");
    let seen = watching.seat().await;
    let table = house.tables.seat(house.game, person).await.expect("a seat");
    let view = table.view().expect("a game");
    let undoable = |text: &str| view.finality(text).is_ok_and(|finality| finality == engine::Finality::Undoable);
    let Some(choice) = table.choices().into_iter().find(|choice| undoable(&choice.text)) else { return };
    let act = Act::Press { stamp: table.stamp().expect("a stamp"), choice: choice.text };
    house.tables.act(&house.by(person), house.game, act).await.expect("a legal action");
    let next = own.chunk().await.expect("an event").expect("an event");
    assert_ne!(next, first, "their own page hears of it");
    assert_eq!(watching.seat().await, seen);
    assert!(tokio::time::timeout(Duration::from_millis(600), others.chunk()).await.is_err(), "nobody else does");
}

/// Everything that a seat's page gets, by its path.
async fn everything(browser: &Browser, last: usize) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let mut paths = ["", "/seat.json", "/board.svg", "/board.svg?small=1", "/steps.json"].map(str::to_owned).to_vec();
    paths.extend([format!("/step/{last}.svg"), format!("/step/{last}.json"), format!("/step/{last}.hands.json")]);
    for path in paths {
        let bytes = browser.get(&path).await.bytes().await.expect("a body").to_vec();
        all.push((path, bytes));
    }
    let event = browser.get("/events").await.chunk().await.expect("an event").expect("an event");
    all.push(("/events".to_owned(), event.to_vec()));
    // What is looked up changes nothing.
    let looks = presses(&browser.seat().await).into_iter().filter(|press| !press.starts_with("do:"));
    for (number, press) in looks.enumerate() {
        if ["rules", "not-now", "revoke", "turn"].contains(&press.split(':').next().unwrap_or_default()) {
            let seen = browser.press(&format!("look-at-{number}"), &press).await;
            all.push((press, seen.to_string().into_bytes()));
        }
    }
    all
}

/// Two players whose games differ in everything that is hidden from them read the same, byte for byte.
async fn seats_betray_nothing<G: Game>(actions: usize) {
    for seat in [Seat(0), Seat(1)] {
        let mut seen = Vec::new();
        for number in [1, 2] {
            let house = House::new(G::ID, actions).await;
            let house = house.dealt_anew_for::<G>(Viewer::Seat(seat), number).await.served().await;
            let table = house.tables.look(house.game, None).await.expect("a table");
            let person = table.player(seat).and_then(|player| player.person).expect("somebody");
            let browser = Browser::of(&house, person).await;
            let last = house.last().await;
            seen.push(everything(&browser, last).await);
        }
        assert!(seen[0].iter().filter(|(_, bytes)| bytes.len() > 100).count() >= 4, "{}", G::ID);
        assert_eq!(seen[0].len(), seen[1].len());
        for (one, other) in seen[0].iter().zip(&seen[1]) {
            assert!(one == other, "{} of seat {seat} of {} shows what is hidden", one.0, G::ID);
        }
    }
}

#[tokio::test]
async fn a_seat_is_shown_the_same_when_everything_hidden_from_it_is_dealt_anew() {
    seats_betray_nothing::<Trial>(9).await;
    seats_betray_nothing::<Lisboa>(40).await;
    seats_betray_nothing::<Madeira>(40).await;
}

/// Somebody plays alone from now on, and the page of their seat offers hints.
async fn alone(mut house: House) -> (House, Browser) {
    let place = Place::Channel { server: None, channel: ChannelId(10) };
    let seed = Some(Seed::from_words("alone"));
    let table = NewTable { place, game: Lisboa::ID.to_owned(), options: Vec::new(), seed, settings: Vec::new() };
    house.game = house.tables.open(&house.by(PEOPLE[0]), table).await.expect("a table").table.id();
    house.tables.start(&house.by(PEOPLE[0]), house.game).await.expect("a game");
    let browser = Browser::of(&house, PEOPLE[0]).await;
    (house, browser)
}

#[tokio::test]
async fn whoever_plays_alone_gets_a_hint_and_answers_in_progress_are_finished() {
    let (mut house, browser) = alone(House::new(Trial::ID, 0).await.served().await).await;
    let mut events = browser.get("/events").await;
    events.chunk().await.expect("an event").expect("an event");
    let hint = presses(&browser.seat().await).into_iter().find(|press| press.starts_with("hint:")).expect("a hint");
    let thinking = async { browser.press("hint-one", &hint).await };
    let stopping = async {
        // A hint is noted before anybody thinks about it.
        while house.tables.look(house.game, None).await.expect("a table").life().hints == 0 {
            tokio::task::yield_now().await;
        }
        let (_, serving) = house.page.take().expect("a page");
        serving.stop().await;
    };
    let (hinted, ()) = tokio::join!(thinking, stopping);
    assert!(!answers(&hinted).is_empty() && hinted["panel"]["turn"] == Value::Null, "{hinted}");
    while let Some(event) = events.chunk().await.expect("an end") {
        assert!(event.starts_with(b"data:") || event.starts_with(b":"), "{event:?}");
    }
}

#[tokio::test]
async fn a_flood_is_refused_in_a_sentence_and_counted_and_changes_nothing() {
    let house = House::new(Trial::ID, 6).await.served().await;
    let (_, browser) = asked(&house).await;
    let before = entries(&house).await;
    let mut refused = None;
    for number in 0..60 {
        let press = json!({ "id": format!("flood-{number:03}"), "press": format!("turn:{}:-", house.game) });
        let answered = browser.post(&press.to_string()).send().await.expect("an answer");
        if answered.status() == 429 {
            assert_eq!(answered.headers()["retry-after"], "1");
            refused = Some(answered.text().await.expect("a body"));
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("These are too many requests. Wait a moment.\n"));
    assert_eq!(house.tables.seat_page_counts().get(SeatPageEvent::Flood), 1);
    assert_eq!(entries(&house).await, before);
}

#[tokio::test]
async fn what_belongs_to_the_table_is_not_done_on_the_page_of_a_seat() {
    let house = House::new(Trial::ID, 6).await.served().await;
    let (person, browser) = asked(&house).await;
    let game = house.game;
    let others = ["seat:{}:-:give-up sure", "propose:{}:-:end", "vote:{}:-:1 yes", "cancel:{}:-", "watch:{}:-:renew"];
    let others = others.iter().map(|press| press.replace("{}", &game.to_string()));
    let more = ["forget:-:-", "settings:-:-:language=de", "open:{}:-", "rematch:{}:-", "clock:{}:-:off"];
    let more = more.iter().map(|press| press.replace("{}", &game.to_string()));
    for press in others.chain(more) {
        assert!(press.parse::<present::Request>().is_ok(), "{press}");
        let body = json!({ "id": "elsewhere", "press": press }).to_string();
        assert_eq!(status(browser.post(&body)).await, 400, "{press}");
    }
    assert!(house.tables.seat(game, person).await.is_ok(), "nobody lost their seat");
}

#[tokio::test]
async fn notes_rules_and_refusals_are_there_as_in_the_panel() {
    let house = House::new(Lisboa::ID, 0).await.served().await;
    let (person, browser) = asked(&house).await;
    let note = async |id: &str, text: &str| {
        let body = json!({ "id": id, "text": text }).to_string();
        let post = browser.client.post(format!("{}/note", browser.page)).header(COOKIE, &browser.cookie);
        let post = post.header(ORIGIN, &browser.site).header(CONTENT_TYPE, "application/json").body(body);
        let answered = post.send().await.expect("an answer").text().await.expect("a body");
        serde_json::from_str::<Value>(&answered).expect("JSON")
    };
    let kept = note("note-one", "Sell <b>gold</b> first").await;
    assert_eq!(kept["panel"]["turn"], Value::Null, "it is said beside the question");
    assert_eq!(browser.seat().await["panel"]["turn"]["note"], "Sell <b>gold</b> first");
    let long = note("note-two", &"x".repeat(501)).await;
    assert!(long["panel"]["title"].to_string().contains("500"), "{long}");
    let kept = house.tables.note(person, house.game).await.expect("read");
    assert_eq!(kept.as_deref(), Some("Sell <b>gold</b> first"));
    note("note-three", "").await;
    assert_eq!(browser.seat().await["panel"]["turn"]["note"], Value::Null);

    let seat = browser.seat().await;
    let rules = presses(&seat).into_iter().find(|press| press.starts_with("rules:")).expect("rules");
    let rules = browser.press("rules-one", &rules).await;
    assert!(rules["panel"]["turn"] == Value::Null && rules["mark"] == Value::Null, "{rules}");
    let term = presses(&rules).into_iter().find(|press| press.starts_with("rules:")).expect("another term");
    let term = browser.press("term-one", &term).await;
    let back = presses(&term).into_iter().find(|press| press.starts_with("turn:")).expect("a way back");
    assert_eq!(browser.press("back-one", &back).await["panel"]["turn"]["asked"], true);
    // Others play along, so nobody is offered a hint, and whoever asks nevertheless is told why there is none.
    assert!(!presses(&seat).iter().any(|press| press.starts_with("hint:")));
    let before = entries(&house).await;
    let hint = browser.press("hint-one", &format!("hint:{}:-", house.game)).await;
    assert!(hint["panel"].to_string().contains("no other person") && presses(&hint).is_empty(), "{hint}");
    assert_eq!(entries(&house).await, before);
    assert!(house.tables.seat_page_counts().get(SeatPageEvent::Declined) >= 2);
}

#[tokio::test]
async fn a_finished_game_leads_from_its_seats_to_the_page_of_everybody() {
    let house = House::new(Trial::ID, 3).await.served().await;
    let browser = Browser::of(&house, PEOPLE[0]).await;
    assert!(browser.get("").await.url().path().starts_with("/s/"));
    let mut random = Seed::from_words("to the end").stream("play");
    while house.tables.look(house.game, None).await.expect("a table").status() == Status::Running {
        house.act(&mut random).await;
    }
    assert_eq!(browser.seat().await["over"], true);
    let page = browser.get("").await;
    assert_eq!(page.url().as_str(), house.url());
    assert_eq!(page.status(), 200);
}

#[tokio::test]
async fn the_page_of_everybody_is_the_same_for_whoever_sits_at_the_table() {
    let house = House::new(Lisboa::ID, 12).await.served().await;
    let (_, browser) = asked(&house).await;
    let last = house.last().await;
    for part in ["", "/steps.json", &format!("/step/{last}.svg"), &format!("/step/{last}.json")] {
        let address = format!("{}{part}", house.url());
        let plain = browser.client.get(&address).send().await.expect("an answer");
        let own = browser.client.get(&address).header(COOKIE, &browser.cookie).send().await.expect("an answer");
        assert_eq!(headers(&plain), headers(&own), "{part}");
        assert_eq!(plain.bytes().await.expect("a body"), own.bytes().await.expect("a body"), "{part}");
    }
}

/// The first words of answers that belong to places of the board.
struct OnBoard {
    answers: &'static [&'static str],
    /// Those to which random games hardly come.
    rare: &'static [&'static str],
    /// How places are named that only the large board has.
    only_large: &'static [&'static str],
}

/// In positions of random games, every answer that belongs to a place has one, and the pictures have every place.
async fn answers_are_on_the_board<G: Game>(games: &[&str], OnBoard { answers, rare, only_large }: OnBoard) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for words in games {
        let house = House::new(G::ID, 0).await.served().await;
        let mut random = Seed::from_words(words).stream("play");
        while house.tables.look(house.game, None).await.expect("a table").status() == Status::Running {
            let table = house.tables.look(house.game, None).await.expect("a table");
            let person = table.waiting().first().and_then(|seat| table.player(seat)?.person).expect("somebody");
            let own = house.tables.seat(house.game, person).await.expect("a seat");
            let mut wanted: Vec<String> = Vec::new();
            for choice in own.choices() {
                let kind = choice.text.split(' ').next().unwrap_or_default();
                let from_home = choice.text.ends_with(" home");
                assert_eq!(
                    answers.contains(&kind) && !from_home,
                    !choice.places.is_empty(),
                    "{}: {} belongs to {:?}",
                    G::ID,
                    choice.text,
                    choice.places
                );
                let count = seen.entry(kind.to_owned()).or_default();
                if !choice.places.is_empty() && *count < 12 {
                    *count += 1;
                    wanted.extend(choice.places);
                }
            }
            if !wanted.is_empty() {
                let reader = Reader::new(ReaderId(person.0), Locale::default());
                let page = SeatPage::of(&own, reader);
                let (large, small) = (page.board(false).expect("a board"), page.board(true).expect("a board"));
                for place in wanted {
                    let drawn = format!("data-place=\"{place}\"");
                    let (first, _) = place.split_once(' ').unwrap_or((&place, ""));
                    assert!(large.contains(&drawn), "{}: there is no {place}", G::ID);
                    assert_eq!(small.contains(&drawn), !only_large.contains(&first), "{}: {place}", G::ID);
                }
            }
            house.act(&mut random).await;
        }
    }
    let missing: Vec<_> = answers.iter().filter(|kind| !seen.contains_key(**kind) && !rare.contains(kind)).collect();
    assert!(missing.is_empty(), "{}: {missing:?} never came up", G::ID);
}

#[tokio::test]
async fn answers_that_belong_to_a_place_are_on_the_board() {
    let lisboa = OnBoard {
        answers: &[
            "visit", "sponsor", "sell", "good", "rubble", "office", "recall", "ship", "cardinal", "favour", "plot",
            "decree", "site", "take",
        ],
        rare: &["good"],
        only_large: &["church", "tile", "decree", "ship"],
    };
    answers_are_on_the_board::<Lisboa>(&["one", "two"], lisboa).await;
    let madeira = OnBoard {
        answers: &[
            "row", "pass", "die", "pirate", "again", "wood", "from", "to", "ship", "sail", "reward", "build", "marker",
            "use", "honour", "windmill", "exchange",
        ],
        rare: &["reward", "marker", "use"],
        only_large: &["windmill"],
    };
    answers_are_on_the_board::<Madeira>(&["one", "two", "three"], madeira).await;
}

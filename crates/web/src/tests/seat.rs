//! The page of a seat: who gets in, what is refused, and that it shows nothing that its seat may not know.

use std::collections::BTreeSet;
use std::time::Duration;

use reqwest::header::{CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};

use super::*;
use engine::Seat;
use table::{Requester, SeatPageEvent};

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
    assert_eq!(seat["panel"]["asked"], true, "{seat}");
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
    let mut paths = vec![String::new(), "/seat.json".to_owned(), "/board.svg".to_owned(), "/steps.json".to_owned()];
    paths.extend([format!("/step/{last}.svg"), format!("/step/{last}.json"), format!("/step/{last}.hands.json")]);
    for path in paths {
        let bytes = browser.get(&path).await.bytes().await.expect("a body").to_vec();
        all.push((path, bytes));
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

#[tokio::test]
async fn answers_in_progress_are_finished_and_live_updates_end() {
    let mut house = House::new(Trial::ID, 3).await.served().await;
    let browser = Browser::of(&house, PEOPLE[0]).await;
    let mut events = browser.get("/events").await;
    events.chunk().await.expect("an event").expect("an event");
    let (_, serving) = house.page.take().expect("a page");
    serving.stop().await;
    assert_eq!(events.chunk().await.expect("an end"), None);
}

/// What a game names beside its labels, its pictures have: in positions of a random game.
async fn places_are_in_the_picture<G: Game>(actions: usize) {
    let house = House::new(G::ID, 0).await.served().await;
    let mut random = Seed::from_words("places").stream("play");
    let (mut found, mut missing) = (BTreeSet::new(), BTreeSet::new());
    for action in 0..actions {
        if action % 4 == 0 {
            let (_, browser) = asked(&house).await;
            let (seat, board) = (browser.seat().await, browser.get("/board.svg").await.text().await.expect("a body"));
            for place in seat["panel"]["places"].as_object().expect("places").keys() {
                let there = board.contains(&format!("data-place=\"{place}\""));
                if there {
                    found.insert(place.clone())
                } else {
                    missing.insert(place.clone())
                };
            }
        }
        house.act(&mut random).await;
    }
    assert!(found.len() > 12, "{}: {found:?}, but not {missing:?}", G::ID);
}

#[tokio::test]
async fn answers_are_marked_on_the_board() {
    places_are_in_the_picture::<Lisboa>(120).await;
    places_are_in_the_picture::<Madeira>(100).await;
}

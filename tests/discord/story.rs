//! A channel that reads like a story: the newest turn with its board, and above it a line or two for each turn before.

use std::time::Duration;

use present::text::length;
use sandbox::{ChannelId, Fault, Message, Person, Reply};
use serde_json::json;
use table::store::Store;
use table::{Act, Clock, GameId, InteractionId, SetClock, Time};

use crate::stage::{Stage, TRIAL, eventually, person_id, shown};

const NOON: Time = Time(1_767_225_600);
const HOUR: Duration = Duration::from_secs(60 * 60);
const CHANGE: &str = "/channels/{channel_id}/messages/{message_id}";

/// How much there is to read in a channel: public messages of the bot, and letters in them.
pub fn left_in(stage: &Stage, channel: ChannelId) -> (usize, usize) {
    let posts = stage.posts(channel);
    (posts.len(), posts.iter().map(|post| length(&post.text())).sum())
}

/// A game in a channel, with a clock of its own. The stakes are set, and the first is to take a turn.
struct Tale {
    stage: Stage,
    clock: SetClock,
    channel: ChannelId,
    game: GameId,
    /// In the order of their seats.
    people: Vec<Person>,
}

impl Tale {
    async fn new() -> Tale {
        Tale::of(2).await
    }

    async fn of(seats: usize) -> Tale {
        let clock = SetClock::at(NOON);
        let stage = Stage::timed(TRIAL, &clock).await;
        let people = stage.people(seats);
        for person in &people {
            stage.slash(person, "settings", &[("language", json!("en"))]).await;
        }
        let game = stage.started(&people, games::TRIAL, "a tale").await;
        let people = stage.by_seat(game, &people).await;
        let tale = Tale { channel: stage.general(), stage, clock, game, people };
        for seat in 0..seats {
            tale.act(seat, "stake").await;
        }
        tale.stage.quiet().await;
        tale
    }

    /// Does the first legal thing that begins so, without Discord knowing of it.
    async fn act(&self, seat: usize, verb: &str) {
        act(&self.stage, self.game, &self.people[seat], verb).await;
    }

    /// Waits until all that can be delivered now has been.
    async fn idle(&self) {
        for _ in 0..20_000 {
            if self.stage.store.due(self.clock.now()).await.expect("the outbox").is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("something is still tried");
    }

    fn posts(&self) -> Vec<Message> {
        self.stage.posts(self.channel)
    }

    /// The messages with a board.
    fn boards(&self) -> Vec<Message> {
        self.posts().into_iter().filter(|post| !post.embeds.is_empty()).collect()
    }
}

/// Does the first legal thing that begins so, without Discord knowing of it.
pub async fn act(stage: &Stage, game: GameId, person: &Person, verb: &str) {
    let own = stage.tables.seat(game, person_id(person)).await.expect("a seat");
    let choice = own.choices().into_iter().find(|choice| choice.text.starts_with(verb)).expect("such a choice");
    let entries = own.public().entries();
    let request = crate::pressing::request(InteractionId::new(format!("told-{entries}-{}", person.id())), person);
    let press = Act::Press { stamp: own.stamp().expect("a stamp"), choice: choice.text };
    stage.tables.act(&request, game, press).await.expect("a legal step");
}

/// What hangs on a message besides its line.
fn is_line(message: &Message) -> bool {
    message.embeds.is_empty() && message.components.is_empty() && message.attachments.is_empty()
}

#[tokio::test]
async fn the_new_message_comes_first_and_the_old_one_shrinks_by_one_edit() {
    let tale = Tale::new().await;
    let old = tale.boards().pop().expect("a board");
    let since = tale.stage.sandbox.requests();
    tale.act(0, "draw").await;
    tale.stage.quiet().await;
    let asked: Vec<_> =
        tale.stage.sandbox.recorded_since(since).into_iter().map(|one| (one.method, one.body)).collect();
    assert_eq!(asked.iter().map(|(method, _)| method.as_str()).collect::<Vec<_>>(), ["POST", "PATCH"]);
    let edit = &asked[1].1;
    assert_eq!((&edit["embeds"], &edit["components"], &edit["attachments"]), (&json!([]), &json!([]), &json!([])));
    let shrunk = tale.stage.sandbox.message(old.id).expect("it is there");
    assert!(is_line(&shrunk) && shrunk.content.contains("draws") && shrunk.mentions.is_empty(), "{}", shrunk.content);
    assert!(!shrunk.content.contains("<@"), "{}", shrunk.content);
    assert_eq!(tale.boards().len(), 1);
    assert!(tale.posts().iter().all(|post| post.id == tale.boards()[0].id || is_line(post)));
}

#[tokio::test]
async fn whoever_ends_the_bot_between_the_two_leaves_nothing_undone() {
    let mut tale = Tale::new().await;
    let old = tale.boards().pop().expect("a board");
    let pings = tale.stage.sandbox.pings();
    tale.stage.sandbox.inject(Fault::fail(500).times(u32::MAX).on("PATCH", CHANGE));
    tale.act(0, "draw").await;
    tale.idle().await;
    assert_eq!(tale.boards().len(), 2, "rather one too many than none");
    tale.stage.stop().await;
    tale.stage.sandbox.clear_faults();
    tale.stage.restart().await;
    tale.stage.quiet().await;
    assert!(is_line(&tale.stage.sandbox.message(old.id).expect("it is there")));
    assert_eq!((tale.boards().len(), tale.stage.sandbox.pings()), (1, pings + 1));
}

#[tokio::test]
async fn old_messages_shrink_later_and_their_buttons_work_until_then() {
    let tale = Tale::new().await;
    let old = tale.boards().pop().expect("a board");
    tale.stage.sandbox.advance(2 * HOUR);
    tale.stage.sandbox.cap_old_edits(0);
    let pings = tale.stage.sandbox.pings();
    for seat in [0, 1, 0] {
        tale.act(seat, "draw").await;
        tale.idle().await;
    }
    assert_eq!(tale.stage.sandbox.pings(), pings + 3, "nobody waits for an edit");
    let capped = tale.stage.sandbox.message(old.id).expect("it is there");
    assert!(!capped.embeds.is_empty(), "Discord lets nobody change it");
    let button = capped.custom_ids().into_iter().find(|id| id.starts_with("turn:")).expect("a button").to_owned();
    let panel = tale.people[1].press(old.id, &button).await.expect("a panel");
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", panel.text());
    tale.stage.sandbox.cap_old_edits(1);
    tale.clock.advance(HOUR);
    tale.idle().await;
    tale.stage.quiet().await;
    let shrunk = tale.stage.sandbox.message(old.id).expect("it is there");
    assert!(is_line(&shrunk) && shrunk.content.contains("draws"), "{}", shrunk.content);
}

#[tokio::test]
async fn in_an_archived_thread_messages_shrink_when_somebody_writes() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let owner = stage.sandbox.add_user("Owner", "en-US");
    let thread = stage.sandbox.add_thread(stage.general(), owner, "game").expect("a thread");
    let person = stage.people(1).remove(0);
    person.slash(thread, "game new", &[]).await.expect("a table");
    stage.quiet().await;
    let lobby = stage.posts(thread).pop().expect("a lobby");
    assert!(lobby.custom_ids().iter().all(|id| !id.starts_with("thread:")), "threads have no threads");
    // The edit of the lobby is refused while the thread sleeps.
    stage.sandbox.archive_thread(thread);
    stage
        .tables
        .choose(&crate::pressing::request(InteractionId::new("tokens"), &person), stage.place(thread), "tokens", "off")
        .await
        .expect("an option");
    let refused =
        || stage.sandbox.recorded_since(0).iter().any(|request| request.method == "PATCH" && request.status == 400);
    eventually("it is tried", refused).await;
    stage.press_now(&person, thread, "start").await;
    // The clock stands still: only the message that wakes the thread brings the edit forward.
    stage.quiet().await;
    assert!(is_line(&stage.sandbox.message(lobby.id).expect("the lobby")), "{}", lobby.text());
}

#[tokio::test]
async fn what_nobody_was_told_in_an_outage_is_in_the_next_line() {
    let tale = Tale::new().await;
    let first = tale.boards().pop().expect("a board");
    tale.stage.sandbox.inject(Fault::fail(503).times(u32::MAX).on("POST", "/channels/{channel_id}/messages"));
    for seat in [0, 1, 0] {
        tale.act(seat, "draw").await;
    }
    tale.idle().await;
    tale.stage.sandbox.clear_faults();
    tale.clock.advance(HOUR);
    tale.stage.quiet().await;
    // One message takes the place of the first; the two between them were never delivered.
    assert_eq!(tale.posts().len(), 4, "the lobby, the stakes, the first turn, the newest");
    tale.act(1, "draw").await;
    tale.stage.quiet().await;
    let posts = tale.posts();
    let draws = |post: &Message| post.content.to_lowercase().matches("draws").count();
    assert_eq!(draws(&tale.stage.sandbox.message(first.id).expect("the first")), 1);
    assert_eq!(posts[1..].iter().map(draws).sum::<usize>(), 4, "every turn is told once: {posts:#?}");
}

#[tokio::test]
async fn a_question_within_a_turn_is_short_and_goes_when_it_is_answered() {
    let tale = Tale::of(3).await;
    let mark = async |seat: usize, square: &str| {
        tale.act(seat, "play").await;
        tale.act(seat, square).await;
        tale.stage.quiet().await;
    };
    mark(0, "mark A0").await;
    let board = tale.boards().pop().expect("a board");
    let pings = tale.stage.sandbox.pings();
    mark(1, "mark A1").await;
    let question = tale.posts().pop().expect("a question");
    assert!(question.embeds.is_empty() && question.mentions == [tale.people[0].id()], "{question:#?}");
    assert!(question.custom_ids().iter().any(|id| id.starts_with("turn:")) && length(&question.text()) < 300);
    assert_eq!(tale.boards().iter().map(|board| board.id).collect::<Vec<_>>(), [board.id], "the board stays");
    assert_eq!(tale.stage.sandbox.pings(), pings + 1);
    tale.act(0, "yield").await;
    tale.stage.quiet().await;
    assert_eq!(tale.stage.sandbox.message(question.id).map(|gone| gone.text()), None);
    let told = tale.stage.sandbox.message(board.id).expect("the turn");
    assert!(is_line(&told), "{}", told.text());
    assert_eq!(tale.boards().len(), 1);
}

#[tokio::test]
async fn a_new_panel_takes_the_earlier_one_away() {
    let tale = Tale::new().await;
    let person = &tale.people[0];
    let first = tale.stage.press(person, tale.channel, "turn").await;
    let second = tale.stage.press(person, tale.channel, "turn").await;
    let (first, second) = (shown(&first).id, shown(&second).id);
    eventually("the first is gone", || tale.stage.sandbox.message(first).is_none()).await;
    assert!(tale.stage.sandbox.message(second).is_some());
    // Changed in place it is the same panel still; a look at the board leaves it alone.
    let panel = tale.stage.sandbox.message(second).expect("the panel");
    let play = panel.custom_ids().into_iter().find(|id| id.starts_with("board:")).expect("a board").to_owned();
    person.press(second, &play).await.expect("the board");
    assert!(tale.stage.sandbox.message(second).is_some());
    let third = tale.stage.slash(person, "turn", &[]).await;
    eventually("the second is gone", || tale.stage.sandbox.message(second).is_none()).await;
    assert!(tale.stage.sandbox.message(shown(&third).id).is_some());
}

#[tokio::test]
async fn start_answers_with_a_line_and_the_message_below_has_the_turn() {
    let stage = Stage::new(TRIAL).await;
    let person = stage.people(1).remove(0);
    stage.slash(&person, "game new", &[]).await;
    let started = stage.press(&person, stage.general(), "start").await;
    assert!(matches!(started, Reply::Message(_)) && started.is_private());
    assert!(shown(&started).custom_ids().is_empty() && started.text().contains("begins"), "{}", started.text());
    stage.quiet().await;
    stage.with_button(stage.general(), "turn").expect("a turn message");
}

/// Prints what is left of a game in its channel, for README.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_leaves_a_quarter_of_what_it_left() {
    let stage = Stage::new(games::ALL).await;
    let people = stage.people(4);
    let kind = games::find("lisboa").expect("Lisboa");
    let game = stage.started(&people, kind, "characters").await;
    crate::pressing::play_out_at_random(&stage, game, &people, "characters").await;
    stage.quiet().await;
    let (messages, letters) = left_in(&stage, stage.general());
    println!("{messages} messages, {letters} letters");
    assert!(letters < 125_000 / 4, "{messages} messages with {letters} letters");
}

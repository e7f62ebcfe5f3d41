//! What every backend must do, independent of the backend: each check gets an empty store.

use engine::search::Level;
use engine::{EditionHash, Options, Seat, Seed};
use table::store::{
    Base, Change, CommitError, DeliveryMark, Highest, Interaction, LoggedEntry, Player, Scope, Snapshot, Status, Store,
    TableRow, Write,
};
use table::{
    Address, Answer, BotSeat, ChallengeId, ChannelId, DeliveryState, GameId, InteractionId, Job, MAX_SESSIONS, Nudges,
    Outgoing, Owner, PAGE, PersonId, Place, Post, PostId, ScheduledJob, SeatLife, SeatOf, SecretHash, ServerId,
    SessionRow, TableLife, Time,
};

mod challenge;
mod finished;
mod review;

pub(super) use challenge::{challenge as challenge_row, challenges_take_tries_until_they_close};
pub(super) use finished::finished_games_are_read_with_everybody_who_sat_there;
pub(super) use review::reviews_are_made_once_and_forgotten_with_their_people;

const HOST: PersonId = PersonId(u64::MAX - 1);
const GUEST: PersonId = PersonId(2);
/// The answer to every change here, as it is stored.
const SET: &str = r#"{"done":"set"}"#;
const NOW: Time = Time(1_000);

fn place(channel: u64) -> Place {
    Place::Channel { server: Some(ServerId(7)), channel: ChannelId(channel) }
}

fn row(id: i64, place: Place) -> TableRow {
    TableRow {
        id: GameId(id),
        place,
        game: "trial".to_owned(),
        status: Status::Lobby,
        version: 1,
        host: Some(HOST),
        options: Options::default(),
        seed: Some(engine::Seed::from_number(3)),
        open_seed: true,
        rated: true,
        life: TableLife { voted: 3, ..TableLife::default() },
        edition: None,
        begun: None,
        rules: None,
        entries: 0,
        outcome: None,
        message: None,
        board: None,
        lobby: None,
        opened: NOW,
        started: None,
        moved: NOW,
        ended: None,
    }
}

fn change(id: &str, writes: Vec<Write>) -> Change {
    let id = InteractionId::new(id);
    let interaction = Interaction { answer: Answer::Set, id, game: None, person: Some(HOST), at: NOW };
    Change { interaction, writes }
}

fn nudges(sent: u32) -> Nudges {
    Nudges { from: Some(Time(6)), sent, put_off: Some(Time(9)), muted: true }
}

fn players() -> Vec<Player> {
    let player = |seat, person, since: Option<Time>| Player {
        seat: Seat(seat),
        person: Some(person),
        name: "n".to_owned(),
        bot: None,
        since,
        nudges: since.map_or_else(Nudges::default, |_| nudges(2)),
        life: SeatLife { vacant: since.is_none(), ..SeatLife::default() },
    };
    vec![player(0, HOST, Some(Time(5))), player(1, GUEST, None)]
}

fn opened(id: i64, place: Place) -> Vec<Write> {
    vec![Write::Open(row(id, place)), Write::Players { game: GameId(id), players: players() }]
}

fn outgoing(id: i64, channel: u64, post: Post, about: Option<i64>) -> Outgoing {
    Outgoing {
        id: PostId(id),
        game: None,
        address: Address::Channel(ChannelId(channel)),
        post,
        about: about.map(PostId),
        nonce: format!("nonce {id}"),
        delivery: DeliveryState::Waiting,
        due: NOW,
        attempts: 0,
        begun: None,
        error: None,
        message: None,
    }
}

pub(super) fn lobby_post(id: i64) -> Outgoing {
    outgoing(id, 1, Post::Lobby { again: None }, None)
}

/// A person opens a table and sits there alone.
pub(super) fn opened_by(id: &str, game: i64, person: PersonId, name: &str) -> Change {
    let players = vec![Player {
        seat: Seat(0),
        person: Some(person),
        name: name.to_owned(),
        bot: None,
        since: None,
        nudges: Nudges::default(),
        life: SeatLife::default(),
    }];
    let row = TableRow { host: Some(person), ..row(game, place(game as u64)) };
    let mut opened = change(id, vec![Write::Open(row), Write::Players { game: GameId(game), players }]);
    opened.interaction.person = Some(person);
    opened
}

pub(super) fn setting(owner: Owner, name: &str, value: &str) -> Write {
    Write::Setting { owner, name: name.to_owned(), value: Some(value.to_owned()) }
}

/// A change with everything that people do every day.
pub(super) fn everyday() -> Change {
    let (game, job) = (GameId(1), Job::CloseLobby(GameId(1)));
    let by = InteractionId::new("everyday");
    let logged = LoggedEntry { number: 1, entry: "1: draw".parse().expect("an entry"), by, at: NOW };
    let mut writes = opened(1, place(1));
    writes.extend([
        Write::Quota { host: HOST, server: None, most: 1 },
        Write::Table(TableRow { version: 2, ..row(1, place(1)) }),
        Write::Entry { game, logged },
        Write::Snapshot { game, snapshot: Snapshot { number: 1, form: 1, state: String::new() } },
        Write::Since { game, seat: Seat(1), since: Some(NOW), nudges: nudges(3), life: SeatLife::default() },
        Write::Post(outgoing(1, 1, Post::Lobby { again: None }, None)),
        Write::Post(outgoing(2, 1, Post::Refresh, Some(1))),
        Write::Due { job, due: Some(NOW) },
        Write::Due { job, due: None },
        Write::BringForward(ScheduledJob { job, due: NOW }),
        Write::Done(ScheduledJob { job, due: NOW }),
        Write::Setting { owner: Owner::Game(game), name: "n".to_owned(), value: Some("v".to_owned()) },
    ]);
    change("everyday", writes)
}

async fn commit(store: &dyn Store, id: &str, writes: Vec<Write>) -> Result<(), CommitError> {
    store.commit(&change(id, writes)).await
}

pub(super) async fn what_is_kept_can_be_read_back(store: &dyn Store) {
    assert_eq!(store.highest().await, Ok(Highest::default()));
    let game = GameId(1);
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let hash = EditionHash::of("content");
    let edition = Write::Edition { hash: hash.clone(), game: "trial".to_owned(), content: "content".to_owned() };
    let started = TableRow {
        version: 2,
        status: Status::Running,
        edition: Some(hash.clone()),
        begun: Some(1),
        rules: Some(1),
        entries: 2,
        started: Some(NOW),
        ..row(1, place(1))
    };
    let entry = |number, text: &str| {
        let (entry, by) = (text.parse().expect("an entry"), InteractionId::new("b"));
        LoggedEntry { number, entry, by, at: NOW }
    };
    let entries = [entry(1, "1: draw"), entry(2, "2: undo")];
    let mut writes = vec![edition, Write::Table(started.clone())];
    writes.extend(entries.iter().map(|logged| Write::Entry { game, logged: logged.clone() }));
    let snapshot = Snapshot { number: 1, form: 3, state: "{}".to_owned() };
    writes.push(Write::Snapshot { game, snapshot: snapshot.clone() });
    writes.push(Write::Since { game, seat: Seat(1), since: Some(NOW), nudges: nudges(3), life: SeatLife::default() });
    commit(store, "b", writes).await.expect("kept");

    let stored = store.table(game).await.expect("read").expect("a table");
    assert_eq!((stored.row, stored.snapshot, stored.tail.as_slice()), (started, Some(snapshot), &entries[1..]));
    assert_eq!((stored.players[0].nudges, stored.players[1].nudges), (nudges(2), nudges(3)));
    assert_eq!(stored.players[1].since, Some(NOW));
    let log = store.log(game).await.expect("a log");
    assert_eq!((log.bases, log.entries.as_slice()), (Vec::new(), entries.as_slice()));
    assert_eq!(store.edition(&hash).await, Ok(Some("content".to_owned())));
    assert_eq!(store.at(place(1)).await, Ok(Some(game)));
    assert_eq!((store.after(GameId(0)).await, store.after(game).await), (Ok(Some(game)), Ok(None)));
    assert_eq!(store.highest().await, Ok(Highest { game: 1, post: 0, challenge: 0 }));
    assert_eq!(store.table(GameId(2)).await, Ok(None));

    let base = |number, given_up| {
        let snapshot = Snapshot { number, form: 2, state: format!("base {number}") };
        Base { snapshot, rules: number, given_up, at: NOW }
    };
    let (first, second) = (base(1, true), base(2, false));
    let writes = [&second, &first].map(|base| Write::Base { game, base: base.clone() });
    commit(store, "c", writes.to_vec()).await.expect("kept");
    assert_eq!(store.log(game).await.expect("a log").bases, [first, second]);
}

pub(super) async fn a_change_is_kept_whole_or_not_at_all(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let late = TableRow { version: 3, ..row(1, place(1)) };
    let mut writes = opened(2, place(2));
    writes.push(Write::Table(late));
    assert_eq!(commit(store, "b", writes).await, Err(CommitError::Conflict));
    assert_eq!((store.at(place(2)).await, store.answer(&InteractionId::new("b")).await), (Ok(None), Ok(None)));
    let mut writes = opened(3, place(3));
    writes.extend(opened(4, place(1)));
    assert_eq!(commit(store, "c", writes).await, Err(CommitError::PlaceTaken));
    assert_eq!(store.at(place(3)).await, Ok(None));
    commit(store, "d", opened(5, place(5))).await.expect("a failed change is in nobody's way");
}

pub(super) async fn an_interaction_is_carried_out_once(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let again = commit(store, "a", opened(2, place(2))).await;
    assert_eq!(again, Err(CommitError::Repeated(SET.to_owned())));
    assert_eq!(store.at(place(2)).await, Ok(None));
    assert_eq!(store.answer(&InteractionId::new("a")).await, Ok(Some(SET.to_owned())));
}

pub(super) async fn a_place_has_one_open_table_and_a_try_happens_once(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let over = TableRow { version: 2, status: Status::Over, ..row(1, place(1)) };
    commit(store, "b", vec![Write::Table(over)]).await.expect("kept");
    commit(store, "c", opened(2, place(1))).await.expect("the place is free again");
    let attempt = Place::Try { challenge: ChallengeId(1), person: GUEST };
    commit(store, "d", opened(3, attempt)).await.expect("kept");
    let over = TableRow { version: 2, status: Status::Over, ..row(3, attempt) };
    commit(store, "e", vec![Write::Table(over)]).await.expect("kept");
    assert_eq!(commit(store, "f", opened(4, attempt)).await, Err(CommitError::PlaceTaken));
    let number_taken = commit(store, "g", opened(1, place(9))).await;
    assert!(matches!(number_taken, Err(CommitError::Store(_))), "that is no place: {number_taken:?}");
}

pub(super) async fn quotas_count_open_tables_in_one_server(store: &dyn Store) {
    let quota = |server| Write::Quota { host: HOST, server, most: 2 };
    let server = Some(ServerId(7));
    for number in 1..=2 {
        let mut writes = vec![quota(server)];
        writes.extend(opened(number, place(number as u64)));
        commit(store, &number.to_string(), writes).await.expect("kept");
    }
    assert_eq!(commit(store, "c", vec![quota(server)]).await, Err(CommitError::TooMany));
    commit(store, "d", vec![quota(None)]).await.expect("elsewhere none is open");
    commit(store, "e", opened(3, Place::Try { challenge: ChallengeId(1), person: HOST })).await.expect("kept");
    commit(store, "f", vec![Write::Quota { host: HOST, server: None, most: 1 }]).await.expect("tries do not count");
}

pub(super) async fn lists_begin_with_what_waits_longest(store: &dyn Store) {
    for (number, since) in [(1, None), (2, Some(Time(20))), (3, Some(Time(10)))] {
        let nudges = Nudges::default();
        let player = Player {
            seat: Seat(0),
            person: Some(GUEST),
            name: "n".to_owned(),
            bot: None,
            since,
            nudges,
            life: SeatLife::default(),
        };
        let players = Write::Players { game: GameId(number), players: vec![player] };
        let writes = vec![Write::Open(row(number, place(number as u64))), players];
        commit(store, &number.to_string(), writes).await.expect("kept");
    }
    let listed = |ended| async move {
        let list = store.tables_of(GUEST, ended).await.expect("a list");
        list.into_iter().map(|table| table.game.0).collect::<Vec<_>>()
    };
    assert_eq!(listed(false).await, [3, 2, 1]);
    let over = TableRow { version: 2, status: Status::Over, ..row(1, place(1)) };
    commit(store, "over", vec![Write::Table(over)]).await.expect("kept");
    assert_eq!((listed(false).await, listed(true).await), (vec![3, 2], vec![3, 2, 1]));
}

pub(super) async fn bots_that_are_asked_are_found(store: &dyn Store) {
    let seated = |since: Option<Time>| {
        let mut players = players();
        let bot = BotSeat { level: Level::Hard, secret: Seed::from_number(7) };
        players[1] = Player { person: None, bot: Some(bot), since, nudges: Nudges::default(), ..players[1].clone() };
        players
    };
    for (number, since) in [(1, None), (2, Some(Time(20)))] {
        let players = seated(since);
        let writes = vec![
            Write::Open(row(number, place(number as u64))),
            Write::Players { game: GameId(number), players: players.clone() },
        ];
        commit(store, &number.to_string(), writes).await.expect("kept");
        let stored = store.row(GameId(number)).await.expect("a row").expect("a table").1;
        assert_eq!(stored, players);
    }
    assert_eq!(store.bots_asked().await, Ok(vec![GameId(2)]), "people are nobody's to play for");
    let (seat, life) = (Seat(1), SeatLife::default());
    let answered = Write::Since { game: GameId(2), seat, since: None, nudges: Nudges::default(), life };
    commit(store, "answered", vec![answered]).await.expect("kept");
    assert_eq!(store.bots_asked().await, Ok(Vec::new()));
}

pub(super) async fn posts_are_due_in_order_at_each_address(store: &dyn Store) {
    assert_eq!(store.lead().await, Ok(true));
    let lobby = || Post::Lobby { again: None };
    let writes = vec![
        Write::Post(outgoing(1, 1, lobby(), None)),
        Write::Post(outgoing(2, 1, Post::Shrink { until: None, last: None }, Some(1))),
        Write::Post(Outgoing { due: Time(1_050), ..outgoing(3, 2, lobby(), None) }),
        Write::Post(outgoing(4, 3, Post::Refresh, Some(1))),
        Write::Post(outgoing(5, 3, Post::Refresh, Some(1))),
    ];
    commit(store, "a", writes).await.expect("kept");
    let due = |now| async move {
        let due = store.due(Time(now)).await.expect("posts");
        due.into_iter().map(|post| post.id.0).collect::<Vec<_>>()
    };
    assert_eq!(due(999).await, [] as [i64; 0]);
    assert_eq!(due(1_000).await, [1], "what changes a message waits until it is there");
    assert_eq!(store.post(PostId(5)).await, Ok(None), "a second refresh of the same message says nothing new");
    assert_eq!(due(1_050).await, [1, 3]);
    assert_eq!(store.next_due().await, Ok(Some(NOW)));

    store.mark(PostId(1), DeliveryMark::Sending { at: Time(1_001) }).await.expect("marked");
    let post = store.post(PostId(1)).await.expect("read").expect("a post");
    assert_eq!((post.delivery, post.attempts, post.begun), (DeliveryState::Sending, 0, Some(Time(1_001))));
    assert_eq!(due(1_001).await, [1], "after a crash it is due again");
    let again = DeliveryMark::Again { due: Time(1_100), error: "e".to_owned(), begun: None };
    store.mark(PostId(1), again).await.expect("marked");
    assert_eq!(store.post(PostId(1)).await.map(|post| post.map(|post| post.attempts)), Ok(Some(1)));
    commit(store, "b", vec![Write::Post(outgoing(6, 1, lobby(), None))]).await.expect("kept");
    assert_eq!(due(1_099).await, [3], "the one behind it waits");
    store.make_due(Some(&[PostId(1)]), Time(1_099)).await.expect("brought forward");
    assert_eq!(due(1_099).await, [3, 1]);
    store.mark(PostId(1), DeliveryMark::Sent { message: Some("m".to_owned()) }).await.expect("marked");
    assert_eq!(due(1_099).await, [6, 3, 2], "changes hold up no message, and are made one after another");
    let later = DeliveryMark::Again { due: Time(5_000), error: "e".to_owned(), begun: None };
    store.mark(PostId(6), later).await.expect("marked");
    assert_eq!(due(1_099).await, [3, 2]);
    store.make_due(None, Time(1_099)).await.expect("brought forward");
    assert_eq!(due(1_099).await, [3, 6, 2]);
    let behind = Post::Shrink { until: Some(1), last: None };
    let writes = vec![Write::Post(outgoing(7, 9, lobby(), None)), Write::Post(outgoing(8, 9, behind, Some(3)))];
    store.mark(PostId(3), DeliveryMark::Sent { message: None }).await.expect("marked");
    commit(store, "c", writes).await.expect("kept");
    assert_eq!(due(1_099).await, [7, 6, 2], "what takes the place of a message is there before that shrinks");
    store.mark(PostId(7), DeliveryMark::Sent { message: None }).await.expect("marked");
    assert_eq!(due(1_099).await, [6, 2, 8]);
    for post in [2, 3, 4, 6, 8] {
        store.mark(PostId(post), DeliveryMark::Dropped { error: "e".to_owned() }).await.expect("marked");
    }
    assert_eq!((due(9_999).await, store.next_due().await), (vec![], Ok(None)));
    let writes = vec![
        Write::Post(outgoing(10, 1, lobby(), None)),
        Write::Post(outgoing(11, 1, Post::Refresh, Some(10))),
        Write::Post(outgoing(12, 1, Post::Call { seat: Seat(0) }, Some(10))),
    ];
    commit(store, "d", writes).await.expect("kept");
    store.mark(PostId(10), DeliveryMark::Dropped { error: "e".to_owned() }).await.expect("marked");
    assert_eq!(due(1_099).await, [12], "the edits of a message are dropped with it");
    let sent = store.post(PostId(1)).await.expect("read").expect("a post");
    assert_eq!((sent.delivery, sent.message.as_deref(), sent.error), (DeliveryState::Sent, Some("m"), None));
}

pub(super) async fn jobs_are_due_oldest_first_and_done_once(store: &dyn Store) {
    let (early, late) = (Job::CloseLobby(GameId(1)), Job::CloseLobby(GameId(2)));
    let due = |job, due: i64| Write::Due { job, due: Some(Time(due)) };
    commit(store, "a", vec![due(late, 9), due(early, 5)]).await.expect("kept");
    assert_eq!(store.next_job().await, Ok(Some(Time(5))));
    assert_eq!(store.jobs(Time(4), 9).await, Ok(vec![]));
    let scheduled = |job, due| ScheduledJob { job, due: Time(due) };
    assert_eq!(store.jobs(Time(9), 9).await, Ok(vec![scheduled(early, 5), scheduled(late, 9)]));
    assert_eq!(store.jobs(Time(9), 1).await, Ok(vec![scheduled(early, 5)]));
    commit(store, "b", vec![due(early, 12), due(late, 20)]).await.expect("moved");
    assert_eq!(store.jobs(Time(12), 9).await, Ok(vec![scheduled(early, 12)]));
    let stale = vec![due(late, 1), Write::Done(scheduled(early, 5))];
    assert_eq!(commit(store, "c", stale).await, Err(CommitError::Conflict), "it was moved");
    let bring_forward = |job, due| Write::BringForward(scheduled(job, due));
    commit(store, "bring_forward", vec![bring_forward(early, 15), bring_forward(late, 19)])
        .await
        .expect("brought forward");
    assert_eq!(store.jobs(Time(30), 9).await, Ok(vec![scheduled(early, 12), scheduled(late, 19)]));
    commit(store, "d", vec![Write::Done(scheduled(early, 12))]).await.expect("done");
    commit(store, "e", vec![Write::Due { job: late, due: None }]).await.expect("taken off");
    assert_eq!(store.next_job().await, Ok(None));
}

pub(super) async fn settings_are_kept_by_owner_and_taken_away(store: &dyn Store) {
    let (person, server) = (Owner::Person(GUEST), Owner::Server(ServerId(2)));
    let set = |owner, value: Option<&str>| Write::Setting {
        owner,
        name: "language".to_owned(),
        value: value.map(str::to_owned),
    };
    commit(store, "a", vec![set(person, Some("de")), set(server, Some("it"))]).await.expect("kept");
    commit(store, "b", vec![set(person, Some("ru"))]).await.expect("kept");
    let language = |owner| async move { store.settings(owner).await.expect("settings").remove("language") };
    assert_eq!((language(person).await.as_deref(), language(server).await.as_deref()), (Some("ru"), Some("it")));
    commit(store, "c", vec![set(person, None)]).await.expect("kept");
    assert_eq!(language(person).await, None);
    let (page, key) =
        (setting(Owner::Game(GameId(7)), PAGE, "key"), setting(Owner::Server(ServerId(7)), PAGE, "other"));
    commit(store, "d", vec![page, key]).await.expect("kept");
    assert_eq!(store.table_with_page("key").await, Ok(Some(GameId(7))));
    assert_eq!((store.table_with_page("other").await, store.table_with_page("ke").await), (Ok(None), Ok(None)));
}

pub(super) async fn a_forgotten_person_is_named_nowhere(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let notice = Outgoing { address: Address::Person(HOST), ..outgoing(1, 1, Post::Lobby { again: None }, None) };
    commit(store, "b", vec![Write::Post(notice)]).await.expect("kept");
    commit(store, "c", vec![Write::Forget(HOST)]).await.expect("kept");
    let (row, players) = store.row(GameId(1)).await.expect("read").expect("a table");
    assert_eq!((row.host, players[0].person, players[0].name.as_str()), (None, None, ""));
    assert_eq!(players[1].person, Some(GUEST), "nobody else is forgotten");
    assert_eq!(store.games(Scope::Person(HOST)).await, Ok(Vec::new()));
    assert_eq!(store.tables_of(HOST, true).await, Ok(Vec::new()));
    assert_eq!(store.post(PostId(1)).await, Ok(None));
}

fn link(number: i64, person: PersonId, seat: u8) -> SessionRow {
    let of = SeatOf { game: GameId(1), seat: Seat(seat) };
    SessionRow { hash: hash(&format!("link {number}")), person, of, begun: Time(number), ends: Time(number + 600) }
}

fn hash(text: &str) -> SecretHash {
    SecretHash(text.to_owned())
}

pub(super) async fn a_link_becomes_one_session_at_its_seat_in_time(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let (host, ends) = (link(10, HOST, 0), Time(9_000));
    store.add_link(&host).await.expect("added");
    assert_eq!(store.session(&host.hash).await, Ok(None), "a link is no session");
    let other = SeatOf { seat: Seat(1), ..host.of };
    let exchange = async |link: &SessionRow, of, session: &str, now| {
        store.exchange(&link.hash, of, &hash(session), Time(now), ends).await
    };
    assert_eq!(exchange(&host, other, "other seat", 20).await, Ok(false));
    assert_eq!(exchange(&host, host.of, "late", host.ends.0).await, Ok(false));
    let (one, two) = tokio::join!(exchange(&host, host.of, "one", 20), exchange(&host, host.of, "two", 20));
    assert!(matches!((&one, &two), (Ok(true), Ok(false)) | (Ok(false), Ok(true))), "{one:?} {two:?}");
    let kept = if one == Ok(true) { "one" } else { "two" };
    assert_eq!(exchange(&host, host.of, "again", 21).await, Ok(false));
    let session = SessionRow { hash: hash(kept), begun: Time(20), ends, ..host };
    assert_eq!(store.session(&hash(kept)).await, Ok(Some(session)));
}

pub(super) async fn sessions_are_few_and_end_with_their_seat_or_person(store: &dyn Store) {
    commit(store, "a", opened(1, place(1))).await.expect("kept");
    let begin = async |number: i64, person, seat| {
        let link = link(number, person, seat);
        store.add_link(&link).await.expect("added");
        let session = hash(&format!("session {number}"));
        let begun = store.exchange(&link.hash, link.of, &session, Time(number), Time(9_000)).await;
        assert_eq!(begun, Ok(true), "{number}");
    };
    let there = async |number: i64| store.session(&hash(&format!("session {number}"))).await.expect("read").is_some();
    for number in 1..=i64::from(MAX_SESSIONS) + 1 {
        begin(number, HOST, 0).await;
    }
    begin(50, GUEST, 1).await;
    assert!(!there(1).await && there(2).await && there(50).await, "one more ends the oldest");
    // Somebody else sits down in the seat of the host.
    let mut moved = players();
    moved.swap(0, 1);
    (moved[0].seat, moved[1].seat) = (Seat(0), Seat(1));
    commit(store, "b", vec![Write::Players { game: GameId(1), players: moved }]).await.expect("kept");
    assert!(!there(2).await && !there(50).await);
    begin(51, GUEST, 0).await;
    begin(52, HOST, 1).await;
    store.end_sessions(GUEST).await.expect("signed out");
    assert!(!there(51).await && there(52).await);
    commit(store, "c", vec![Write::Forget(HOST)]).await.expect("kept");
    assert!(!there(52).await);
}

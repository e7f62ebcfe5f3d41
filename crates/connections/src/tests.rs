//! Clients that send half, that send nothing, that read nothing; and those that must not suffer for it.

use std::convert::Infallible;
use std::net::Ipv4Addr;

use axum::body::{Body, Bytes};
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::routing::{get, post};
use futures_util::StreamExt;
use futures_util::stream::{repeat, unfold};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::*;

const AGES: Duration = Duration::from_secs(3_600);
const SOON: Duration = Duration::from_millis(50);

/// Limits that no test reaches.
const GENEROUS: Limits =
    Limits { connections: 100, per_client: None, headers: AGES, body: AGES, unread: AGES, keep_alive: true };

const WHOLE: &str = "GET /hello HTTP/1.1\r\nHost: here\r\n\r\n";
const HALF_HEADERS: &str = "GET /hello HTTP/1.1\r\nHos";
const HALF_BODY: &str = "POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nand then";

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    async fn start(limits: Limits, router: Router) -> Server {
        let router = router.route("/hello", get(async || "hello")).route("/echo", post(async |body: Bytes| body));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(serve(listener, router, limits, async {
            let _ = stopped.await;
        }));
        Server { address, stop, task }
    }

    /// A client that has sent this.
    async fn client(&self, sent: &str) -> TcpStream {
        let mut client = TcpStream::connect(self.address).await.expect("a connection");
        client.write_all(sent.as_bytes()).await.expect("sent");
        client
    }

    async fn is_answered(&self) {
        assert!(answer(&mut self.client(WHOLE).await).await.ends_with("hello"));
    }
}

/// What comes next.
async fn answer(client: &mut TcpStream) -> String {
    let mut bytes = vec![0; 1_000];
    let read = client.read(&mut bytes).await.expect("an answer");
    String::from_utf8_lossy(&bytes[..read]).into_owned()
}

/// Waits until the server has closed the connection; all that came before.
async fn until_closed(client: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // An unread rest makes the system reset the connection.
    let _ = client.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn a_connection_without_whole_headers_is_closed() {
    let server = Server::start(Limits { headers: SOON, ..GENEROUS }, Router::new()).await;
    for sent in ["", HALF_HEADERS] {
        assert_eq!(until_closed(&mut server.client(sent).await).await, "", "{sent}");
    }
    let idle = until_closed(&mut server.client(WHOLE).await).await;
    assert!(idle.ends_with("hello"), "answered, and closed when nothing else came: {idle}");
}

#[tokio::test]
async fn a_body_has_one_deadline_however_many_pieces_it_comes_in() {
    let server = Server::start(Limits { body: 4 * SOON, ..GENEROUS }, Router::new()).await;
    let (mut reading, mut writing) = server.client(HALF_BODY).await.into_split();
    let dribble = tokio::spawn(async move {
        for _ in 0..900 {
            tokio::time::sleep(SOON / 5).await;
            if writing.write_all(b".").await.is_err() {
                return;
            }
        }
    });
    let mut bytes = Vec::new();
    let _ = reading.read_to_end(&mut bytes).await;
    assert!(String::from_utf8_lossy(&bytes).starts_with("HTTP/1.1 400 "), "refused before it was whole");
    dribble.abort();
}

#[tokio::test]
async fn a_connection_carries_one_request_where_it_is_not_kept() {
    let server = Server::start(Limits { keep_alive: false, ..GENEROUS }, Router::new()).await;
    let text = until_closed(&mut server.client(&WHOLE.repeat(2)).await).await;
    assert!(text.contains("connection: close") && text.matches("200 OK").count() == 1, "{text}");
}

#[tokio::test]
async fn whoever_sends_a_whole_request_finds_room_among_those_who_do_not() {
    let server = Server::start(Limits { connections: 10, ..GENEROUS }, Router::new()).await;
    let mut held = Vec::new();
    for round in 0..100 {
        held.push(server.client(["", HALF_HEADERS, HALF_BODY][round % 3]).await);
    }
    server.is_answered().await;
    // The oldest gave way.
    assert_eq!(until_closed(&mut held[0]).await, "");
    held[98].write_all(b"t: here\r\n\r\n").await.expect("sent");
    server.is_answered().await;
}

#[tokio::test]
async fn live_streams_and_upgraded_connections_stay() {
    let (send, receive) = mpsc::unbounded_channel::<&str>();
    let receive = Arc::new(tokio::sync::Mutex::new(receive));
    let events = get(async move || {
        let lines = unfold(receive, async |receive| {
            let next = receive.lock().await.recv().await?;
            Some((Ok::<_, Infallible>(next), receive))
        });
        Body::from_stream(lines)
    });
    let echo = get(async |upgrade: WebSocketUpgrade| {
        upgrade.on_upgrade(async |mut socket| {
            while let Some(Ok(Message::Text(text))) = socket.recv().await {
                let _ = socket.send(Message::Text(text)).await;
            }
        })
    });
    let router = Router::new().route("/events", events).route("/gateway", echo);
    let limits = Limits { connections: 3, headers: SOON, body: SOON, unread: SOON, ..GENEROUS };
    let server = Server::start(limits, router).await;
    let mut live = server.client("GET /events HTTP/1.1\r\nHost: here\r\n\r\n").await;
    let upgrade = "GET /gateway HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                   Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    let mut upgraded = server.client(upgrade).await;
    assert!(answer(&mut upgraded).await.starts_with("HTTP/1.1 101 "));
    send.send("first").expect("it is read");
    while !answer(&mut live).await.contains("first") {}
    // Others come and go; all timeouts have passed when the last one is closed.
    let mut others = Vec::new();
    for _ in 0..10 {
        others.push(server.client(HALF_HEADERS).await);
    }
    for other in &mut others {
        until_closed(other).await;
    }
    send.send("second").expect("it is read");
    assert!(answer(&mut live).await.contains("second"));
    // A frame with "hi", masked with zeros.
    upgraded.write_all(&[0x81, 0x82, 0, 0, 0, 0, b'h', b'i']).await.expect("sent");
    assert!(answer(&mut upgraded).await.ends_with("hi"));
}

#[tokio::test]
async fn whoever_reads_nothing_is_left() {
    let (ended, end) = oneshot::channel::<()>();
    let ended = Arc::new(std::sync::Mutex::new(Some(ended)));
    let endless = get(async move || {
        let held = ended.lock().expect("no panic").take();
        Body::from_stream(repeat("x".repeat(100_000)).map(move |text| {
            let _until_dropped = &held;
            Ok::<_, Infallible>(text)
        }))
    });
    let server = Server::start(Limits { unread: SOON, ..GENEROUS }, Router::new().route("/endless", endless)).await;
    let _client = server.client("GET /endless HTTP/1.1\r\nHost: here\r\n\r\n").await;
    assert!(end.await.is_err(), "the response is dropped");
}

#[tokio::test]
async fn the_end_waits_for_whole_requests_and_for_nothing_else() {
    let (asked, mut heard) = mpsc::unbounded_channel();
    let (answer, answered) = tokio::sync::watch::channel(false);
    let slow = get(async move || {
        let _ = asked.send(());
        let _ = answered.clone().wait_for(|answered| *answered).await;
        "at last"
    });
    let server = Server::start(GENEROUS, Router::new().route("/slow", slow)).await;
    let mut whole = server.client("GET /slow HTTP/1.1\r\nHost: here\r\n\r\n").await;
    heard.recv().await.expect("it is asked");
    let mut halves = Vec::new();
    for sent in ["", HALF_HEADERS, HALF_BODY] {
        halves.push(server.client(sent).await);
    }
    // Accepted in this order, so all of them are there.
    server.is_answered().await;
    server.stop.send(()).expect("it runs");
    for half in &mut halves {
        assert_eq!(until_closed(half).await, "");
    }
    assert!(!server.task.is_finished());
    answer.send_replace(true);
    assert!(until_closed(&mut whole).await.ends_with("at last"));
    server.task.await.expect("no panic");
}

#[tokio::test]
async fn a_client_at_its_limit_costs_nobody_else_a_connection() {
    let freed = Arc::new(Notify::new());
    let open = |host: u8| Open {
        client: client([203, 0, 113, host].into()),
        progress: Arc::new(Progress::new(freed.clone())),
        task: tokio::spawn(std::future::pending::<()>()).abort_handle(),
    };
    let limits = Limits { per_client: Some(2), ..GENEROUS };
    let (eve, ana) = (client([203, 0, 113, 1].into()), client([203, 0, 113, 2].into()));
    let mut all = vec![open(2), open(1), open(1)];
    assert!(make_room(&mut all, &limits, eve, &freed).await);
    let left: Vec<_> = all.iter().map(|connection| connection.client).collect();
    assert_eq!(left, [ana, eve], "the older one of the same client");
    assert!(make_room(&mut all, &limits, ana, &freed).await && all.len() == 2);
    let local = client(Ipv4Addr::LOCALHOST.into());
    assert!(local.is_none(), "a proxy on this machine has the connections of everybody");
}

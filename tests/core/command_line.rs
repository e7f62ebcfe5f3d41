//! The command line: what it prints, and one clear sentence for what it cannot do.

use std::process::{Command, Output};

fn correio(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_correio")).args(arguments).output().expect("the binary runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn simulate_prints_one_json_object() {
    let output = correio(&["simulate", "trial", "--players", "2", "--games", "20", "--seed", "s", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("one object");
    for key in [
        "game",
        "players",
        "games",
        "actions",
        "seconds",
        "actions_per_second",
        "games_per_second",
        "score_median",
        "length_median",
    ] {
        assert!(report.get(key).is_some(), "{key} is missing in {report}");
    }
    assert_eq!(report["games"], 20);
}

/// Everybody sits on every seat, and the same series comes out the same.
#[test]
fn match_prints_one_json_object() {
    let reports = [(); 2].map(|()| {
        let seats = "plain:20,random,easy";
        let output = correio(&["match", "trial", "--seats", seats, "--games", "6", "--seed", "s", "--json"]);
        let report: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("one object");
        report
    });
    let entrants = reports[0]["entrants"].as_array().expect("a list");
    let wins: f64 = entrants.iter().filter_map(|entrant| entrant["wins"].as_f64()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{}", reports[0]);
    for key in ["name", "interval", "points", "decisions", "seconds_median", "seconds_mean", "playouts_per_second"] {
        assert!(entrants.iter().all(|entrant| entrant.get(key).is_some()), "{key} is missing in {}", reports[0]);
    }
    for key in ["wins", "points", "decisions"] {
        let [one, other] = [0, 1].map(|run: usize| {
            reports[run]["entrants"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|entrant| entrant[key].clone())
                .collect::<Vec<_>>()
        });
        assert_eq!(one, other);
    }
}

#[test]
fn exported_records_check_and_a_changed_one_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    assert!(correio(&["simulate", "trial", "--players", "3", "--games", "4", "--export", path]).status.success());
    let output = correio(&["check", path]);
    assert_eq!((output.status.code(), stdout(&output).trim()), (Some(0), "4 records, 0 differ"));

    let file = folder.path().join("trial-3-0001.json");
    let text = std::fs::read_to_string(&file).expect("a record");
    let total = text.find("\"total\": ").expect("a total") + "\"total\": ".len();
    let changed = format!("{}9{}", &text[..total], &text[total..]);
    std::fs::write(&file, changed).expect("written");
    let output = correio(&["check", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("4 records, 1 differ"), "{}", stdout(&output));
}

/// A record of other rules is not wrong if it differs: the step is named, and what comes before it is shown.
#[test]
fn a_record_of_other_rules_is_checked_and_shown_up_to_where_it_differs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    assert!(correio(&["simulate", "trial", "--players", "2", "--games", "2", "--export", path]).status.success());
    let file = folder.path().join("trial-2-0001.json");
    let mut record: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("a record")).expect("a record");
    record["rules"] = 0.into();
    record["actions"][4] = "1: dance".into();
    std::fs::write(&file, record.to_string()).expect("written");
    let output = correio(&["check", path]);
    assert_eq!(output.status.code(), Some(0));
    let said = "played under rules 0; under rules 1 it differs from action 5 on: '1: dance' is not legal there";
    assert!(stdout(&output).contains(said), "{}", stdout(&output));
    assert!(stdout(&output).contains("2 records, 0 differ; 1 more differ under today's rules"));
    let file = file.to_str().expect("a path");
    let replayed = stdout(&correio(&["replay", file]));
    let end = "Played under rules 0. Under rules 1 it goes no further: action 5, “1: dance”, is not legal here.";
    assert!(replayed.contains("\n4. ") && !replayed.contains("\n5. ") && replayed.trim().ends_with(end), "{replayed}");
    let shown = stdout(&correio(&["show", file]));
    assert!(shown.trim().ends_with(end), "{shown}");
    assert!(!stdout(&correio(&["show", file, "--at", "3"])).contains("no further"));
}

/// Madeira has sealed answers and offers out of turn: random players may do only what a table would take at once.
#[test]
fn exported_games_of_every_game_replay() {
    for (game, players) in [("lisboa", "4"), ("madeira", "2"), ("madeira", "4")] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("a path");
        let output =
            correio(&["simulate", game, "--players", players, "--games", "15", "--seed", "7", "--export", path]);
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(stdout(&correio(&["check", path])).trim(), "15 records, 0 differ", "{game}");
    }
}

#[test]
fn mistakes_get_one_sentence_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let no_record = folder.path().join("notes.json");
    std::fs::write(&no_record, "{}").expect("written");
    let no_record = no_record.to_str().expect("a path");
    for arguments in [
        &["simulate", "chess"][..],
        &["simulate", "trial", "--players", "9"],
        &["simulate", "trial", "--games", "0"],
        &["simulate", "trial", "--games", "many"],
        &["simulate", "trial", "--option", "colour=red"],
        &["match", "trial"],
        &["match", "trial", "--seats", "easy,strong"],
        &["match", "madeira", "--seats", "random"],
        &["match", "trial", "--seats", "random,random", "--games", "0"],
        &["replay", "no-such-file"],
        &["replay", no_record],
        &["check", no_record],
        &["play", "madeira", "--solo"],
        &["play", "lisboa", "--players", "5"],
        &["play", "lisboa", "--names", "Ana,Ana"],
        &["play", "lisboa", "--players", "2", "--bots", "easy,easy,easy"],
        &["play", "lisboa", "--bots", "strong"],
        &["play", "lisboa", "--solo", "--bots", "easy"],
        &["play", "lisboa", "--solo", "--names", "Ana,Ben"],
        &["play", "lisboa", "--option", "colour=red"],
        &["play", "lisboa", "--lang", "klingon"],
    ] {
        let output = correio(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(!said.trim().is_empty() && !said.contains("panicked"), "{arguments:?}: {said}");
    }
}

#[test]
fn a_game_that_is_not_for_so_many_is_refused_in_ones_own_language() {
    for (language, sentence) in [
        ("en", "Madeira is for 2 to 4 players."),
        ("de", "Madeira ist für 2 bis 4 Personen."),
        ("it", "Madeira è per 2–4 giocatori."),
        ("ru", "Мадейра: игра на 2–4 игроков."),
    ] {
        let output = correio(&["play", "madeira", "--solo", "--lang", language]);
        assert_eq!(String::from_utf8_lossy(&output.stderr).trim(), format!("correio: {sentence}"));
    }
}

#[test]
fn a_moment_of_a_record_is_drawn_and_described() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("board");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/lisboa-2-0001.json");
    let draw = |more: &[&str]| {
        let asked = ["picture", record, "--at", "20", "--names", "Ana,Bo", "--out", out.to_str().expect("a path")];
        correio(&[&asked, more].concat())
    };
    let output = draw(&["--width", "390"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(stdout(&output).starts_with("Lisboa") && stdout(&output).contains("Ana: "), "{}", stdout(&output));
    assert!(std::fs::read(&out).expect("a picture").starts_with(b"\x89PNG"));
    assert!(draw(&["--format", "svg", "--page", "@2", "--seat", "2", "--lang", "ru"]).status.success());
    assert!(std::fs::read(&out).expect("a picture").starts_with(b"<svg "));
    for wrong in [["--width", "9"], ["--page", "moon"], ["--seat", "4"]] {
        let output = draw(&wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{wrong:?}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let said = stdout(&correio(&["--version"]));
    assert!(said.starts_with(concat!("correio ", env!("CARGO_PKG_VERSION"))), "{said}");
}

#[test]
fn health_says_whether_the_bot_answers() {
    use std::io::{BufRead, BufReader, Write};

    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let served = std::thread::spawn(move || {
        for status in ["200 OK", "503 Service Unavailable"] {
            let (mut stream, _) = listener.accept().expect("somebody asks");
            let lines = BufReader::new(&stream).lines().map(|line| line.expect("a line"));
            let request: Vec<_> = lines.take_while(|line| !line.is_empty()).collect();
            assert_eq!(request[0], "GET /health HTTP/1.1");
            write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").expect("answered");
        }
    });
    let ask = |address: &str| {
        Command::new(env!("CARGO_BIN_EXE_correio"))
            .arg("health")
            .env("METRICS_ADDR", address)
            .output()
            .expect("it runs")
    };
    // A bot in a container listens on every address.
    let everywhere = format!("0.0.0.0:{}", address.port());
    assert!(ask(&everywhere).status.success());
    let ill = ask(&everywhere);
    assert_eq!(ill.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&ill.stderr).contains("503"), "{ill:?}");
    served.join().expect("asked twice");
    for nobody in [everywhere.as_str(), "nowhere", ""] {
        assert_eq!(ask(nobody).status.code(), Some(2), "{nobody}");
    }
}

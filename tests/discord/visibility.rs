//! Nobody sees or changes a table from where they may not: a number that may not be seen answers as one that does not
//! exist. Every command, autocompletion and press that takes a number is tried; a new one must be added here.

use std::collections::BTreeMap;

use engine::Seed;
use present::Verb;
use sandbox::{ChannelId, MessageId, Permissions, Person, Reply};
use serde_json::{Value, json};
use strum::IntoEnumIterator;
use table::store::Store;
use table::{ChallengeId, GameId, SetClock, Status};

use crate::challenge::{DAY, NOON, begin, play, posted};
use crate::pressing::play_out;
use crate::stage::{Stage, TRIAL, eventually, shown};

/// A number that nothing has.
const NOTHING: i64 = 999_999;

/// Everything in the home server that has a number, and somebody from another server who manages that one.
struct Neighbourhood {
    stage: Stage,
    people: Vec<Person>,
    /// A running game, a lobby, a finished game, a running try, and a finished try of a challenge that has closed.
    tables: Vec<GameId>,
    challenges: Vec<ChallengeId>,
    stranger: Person,
    porch: ChannelId,
}

impl Neighbourhood {
    async fn new() -> Neighbourhood {
        let clock = SetClock::at(NOON);
        let stage = Stage::timed(TRIAL, &clock).await;
        let people = stage.people(3);
        for person in &people {
            stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
        }
        let (closed, post) = posted(&stage, &people[0], &[("closes", json!("1d"))]).await;
        let (finished, _) = begin(&stage, &people[0], post, closed).await;
        play(&stage, &people[0], finished, &mut Seed::from_number(1).stream("policy"), 1_000).await;
        clock.advance(DAY);
        eventually("it closes", || stage.with_button(stage.general(), "replays").is_some()).await;
        let (open, post) = posted(&stage, &people[0], &[]).await;
        let (trying, _) = begin(&stage, &people[0], post, open).await;
        let over = stage.started(&people[..2], games::TRIAL, "over").await;
        play_out(&stage, over, &people).await;
        let running = stage.started(&people[..2], games::TRIAL, "running").await;
        let lounge = stage.sandbox.add_channel(stage.sandbox.home(), "lounge");
        people[0].slash(lounge, "game new", &[]).await.expect("a lobby");
        let lobby = stage.tables.look(stage.place(lounge), None).await.expect("a lobby").id();
        let (stranger, porch) = stage.elsewhere("Eve").await;
        let tables = vec![running, lobby, over, trying, finished];
        Neighbourhood { stage, people, tables, challenges: vec![open, closed], stranger, porch }
    }

    /// What is stored of every table and challenge, to see whether anything has changed.
    async fn stored(&self) -> Vec<String> {
        let mut rows = Vec::new();
        for game in &self.tables {
            rows.push(format!("{:?}", self.stage.store.table(*game).await.expect("the store")));
        }
        for challenge in &self.challenges {
            rows.push(format!("{:?}", self.stage.store.challenge(*challenge).await.expect("the store")));
            let tries = self.stage.store.tries(table::TriesOf::Challenge(*challenge)).await;
            rows.push(format!("{:?}", tries.expect("the store")));
        }
        rows
    }

    /// A message of the bot's in this channel, on which buttons can be forged.
    async fn panel(&self, person: &Person, channel: ChannelId) -> MessageId {
        shown(&person.slash(channel, "help", &[]).await.expect("help")).id
    }
}

/// What a press of this verb carries for a table or challenge with this number; none: it carries no number.
fn forged(verb: Verb, number: i64) -> Option<Vec<String>> {
    let stamp = "0a1b2c3d";
    Some(match verb {
        Verb::Join
        | Verb::Leave
        | Verb::Start
        | Verb::Turn
        | Verb::Board
        | Verb::Hand
        | Verb::Log
        | Verb::Recap
        | Verb::Score
        | Verb::Rules
        | Verb::Rematch
        | Verb::Record
        | Verb::Review
        | Verb::WhyNot
        | Verb::FirstTurns
        | Verb::Cancel => vec![format!("{verb}:{number}:-"), format!("{verb}:-:-:{number}")],
        Verb::Answer | Verb::Confirm | Verb::ConfirmAlways => vec![format!("{verb}:{number}:{stamp}:draw")],
        Verb::Back | Verb::Undo | Verb::StartOver => vec![format!("{verb}:{number}:{stamp}")],
        Verb::Bots => ["", ":add easy", ":remove Inês"].map(|what| format!("{verb}:{number}:-{what}")).to_vec(),
        Verb::Table | Verb::Open | Verb::Hint => vec![format!("{verb}:{number}:-")],
        Verb::Propose => ["pause", "take-back 0", "replace 0", "end", "show-hands"]
            .map(|what| format!("{verb}:{number}:-:{what}"))
            .to_vec(),
        Verb::Vote => vec![format!("{verb}:{number}:-:1 yes")],
        Verb::Seat => ["take 0", "offer", "keep", "give-up", "give-up sure", "wait 0", "remind 0", "bot 0 easy"]
            .map(|what| format!("{verb}:{number}:-:{what}"))
            .to_vec(),
        Verb::Clock => vec![format!("{verb}:{number}:-:fast")],
        Verb::Options => vec![format!("{verb}:{number}:-"), format!("{verb}:{number}:-:language=it")],
        Verb::Host => vec![format!("{verb}:{number}:-:0")],
        Verb::Follow => vec![format!("{verb}:{number}:-:end")],
        Verb::Watch => ["", ":renew", ":switch-off"].map(|what| format!("{verb}:{number}:-{what}")).to_vec(),
        Verb::AnswerAlways => vec![format!("{verb}:{number}:{stamp}:no game")],
        Verb::Revoke => vec![format!("{verb}:{number}:-"), format!("{verb}:{number}:-:0")],
        Verb::Snooze | Verb::Mute => vec![format!("{verb}:{number}:-:{}", NOON.0)],
        Verb::Replay => vec![format!("{verb}:-:-:{number}.0")],
        Verb::Ranking => vec![format!("{verb}:{number}:-"), format!("{verb}:-:-:{number}")],
        Verb::Play | Verb::Replays | Verb::Season => vec![format!("{verb}:{number}:-")],
        Verb::Thread | Verb::Forget | Verb::Nudge | Verb::Settings | Verb::Reminders | Verb::Term => return None,
        // Always of the server in which it is pressed.
        Verb::Ratings | Verb::Stats => return None,
        // Lessons belong to nobody.
        Verb::Learn => return None,
    })
}

fn names_a_challenge(verb: Verb) -> bool {
    matches!(verb, Verb::Play | Verb::Ranking | Verb::Replays | Verb::Season)
}

/// Everything somebody gets to see.
fn seen(reply: &Reply) -> (String, Vec<String>, usize) {
    let message = shown(reply);
    let buttons = message.custom_ids().into_iter().map(str::to_owned).collect();
    (reply.text(), buttons, message.attachments.len())
}

#[tokio::test]
async fn a_forged_press_from_elsewhere_is_answered_as_if_there_were_no_such_table() {
    let there = Neighbourhood::new().await;
    let before = there.stored().await;
    let (stranger, direct) = (&there.stranger, there.stranger.direct_channel());
    let attic = there.stage.sandbox.add_channel(there.stage.sandbox.home(), "attic");
    let mut tried = 0;
    for (person, channel) in [(stranger, there.porch), (stranger, direct), (&there.people[2], attic)] {
        let panel = there.panel(person, channel).await;
        for verb in Verb::iter() {
            let Some(unknown) = forged(verb, NOTHING) else { continue };
            let numbers: Vec<i64> = match names_a_challenge(verb) {
                // In the server of a challenge everybody may see it.
                true if channel == attic => continue,
                true => there.challenges.iter().map(|challenge| challenge.0).collect(),
                false => there.tables.iter().map(|game| game.0).collect(),
            };
            for (form, unknown) in unknown.iter().enumerate() {
                let expected = seen(&person.press_stale(panel, unknown).await.expect("an answer"));
                for number in &numbers {
                    let closed_try = *number == there.tables[4].0 && !names_a_challenge(verb);
                    if closed_try && channel == attic {
                        // A finished try is open to the server once its challenge has closed.
                        continue;
                    }
                    let press = &forged(verb, *number).expect("a number")[form];
                    let answer = person.press_stale(panel, press).await.expect("an answer");
                    assert_eq!(seen(&answer), expected, "{press} tells that there is something");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 300, "{tried}");
    assert_eq!(there.stored().await, before, "and nothing has changed");
}

/// What is typed into an option: a number that must be checked, or something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Table,
    Challenge,
    NoNumber,
}

/// Every option into which anything can be typed. A new one must be added, and checked if it takes a number.
fn takes(command: &str, option: &str) -> Option<Takes> {
    Some(match (command, option) {
        ("challenge ranking" | "challenge replay" | "challenge close", "challenge") => Takes::Challenge,
        ("challenge replay", "player") | ("challenge post", "from") | ("game move", "game") => Takes::Table,
        ("challenge post", "closes" | "title" | "seed")
        | ("game new", "seed")
        | ("do", "choice")
        | ("board", "page")
        | ("rules", "term")
        | ("reminders", "quiet" | "zone")
        | ("away set", "until" | "note")
        | ("note", "text") => Takes::NoNumber,
        // Slots of actions lead into the questions of one's own games.
        (game, _) if game.starts_with("trial ") => Takes::NoNumber,
        _ => return None,
    })
}

/// Commands with their options, those of subcommands under `command sub`.
fn typed_options(commands: &[Value]) -> BTreeMap<String, Vec<Value>> {
    let list = |value: &Value| value["options"].as_array().cloned().unwrap_or_default();
    let mut found = BTreeMap::new();
    for command in commands {
        let name = command["name"].as_str().expect("a name").to_owned();
        let (subs, own): (Vec<_>, Vec<_>) = list(command).into_iter().partition(|option| option["type"] == 1);
        for sub in &subs {
            found.insert(format!("{name} {}", sub["name"].as_str().expect("a name")), list(sub));
        }
        if subs.is_empty() {
            found.insert(name, own);
        }
    }
    found
}

/// Texts, whole numbers and numbers that are not chosen from a list.
fn is_typed(option: &Value) -> bool {
    let chosen = option["choices"].as_array().is_some_and(|choices| !choices.is_empty());
    !chosen && matches!(option["type"].as_u64(), Some(3 | 4 | 10))
}

#[tokio::test]
async fn a_typed_number_from_elsewhere_is_answered_as_if_there_were_no_such_table() {
    let there = Neighbourhood::new().await;
    let before = there.stored().await;
    let stranger = &there.stranger;
    let (mut tried, mut completed) = (0, 0);
    for (command, options) in typed_options(&there.stage.sandbox.commands(None)) {
        for option in options.iter().filter(|option| is_typed(option)) {
            let name = option["name"].as_str().expect("a name");
            let takes = takes(&command, name).unwrap_or_else(|| panic!("does /{command} {name} take a number?"));
            let numbers: Vec<i64> = match takes {
                Takes::Table => there.tables.iter().map(|game| game.0).collect(),
                Takes::Challenge => there.challenges.iter().map(|challenge| challenge.0).collect(),
                Takes::NoNumber => continue,
            };
            // What else the command needs: something that is there as little as what is asked for.
            let needed = |number: i64| {
                let others = options.iter().filter(|other| other["required"] == true && other["name"] != name);
                let others = others.map(|other| (other["name"].as_str().expect("a name"), json!(NOTHING.to_string())));
                others.chain([(name, json!(number.to_string()))]).collect::<Vec<_>>()
            };
            let ask = async |number: i64| {
                let answer = stranger.slash(there.porch, &command, &needed(number)).await;
                seen(&answer.unwrap_or_else(|error| panic!("/{command} {name}: {error}")))
            };
            let expected = ask(NOTHING).await;
            for number in &numbers {
                assert_eq!(ask(*number).await, expected, "/{command} {name}:{number} tells that there is something");
                tried += 1;
            }
            if option["autocomplete"] == true {
                for challenge in &there.challenges {
                    let known = [("challenge", json!(challenge.to_string()))];
                    let known =
                        if name == "challenge" || !command.starts_with("challenge") { &[][..] } else { &known[..] };
                    let typing = stranger.autocomplete(there.porch, &command, known, (name, "")).await;
                    assert!(typing.expect("choices").choice_values().is_empty(), "/{command} {name} completes");
                    completed += 1;
                }
            }
        }
    }
    assert!(tried >= 16 && completed >= 8, "{tried} {completed}");
    assert_eq!(there.stored().await, before, "and nothing has changed");
    assert!(there.stage.posts(there.porch).is_empty());
}

#[tokio::test]
async fn a_replay_opens_only_tries_of_the_challenge_that_is_named() {
    let there = Neighbourhood::new().await;
    let [open, closed] = there.challenges[..] else { panic!("two challenges") };
    let cem = &there.people[2];
    let replay = async |person: &Person, challenge: ChallengeId, game: i64| {
        let options = [("challenge", json!(challenge.to_string())), ("player", json!(game.to_string()))];
        person.slash(there.stage.general(), "challenge replay", &options).await.expect("an answer")
    };
    let nothing = seen(&replay(cem, closed, NOTHING).await);
    for game in &there.tables[..4] {
        assert_eq!(seen(&replay(cem, closed, game.0).await), nothing, "game {game} is no try of it");
        assert_eq!(seen(&replay(&there.people[0], closed, game.0).await).2, 0);
    }
    let finished = there.tables[4].0;
    assert_eq!(seen(&replay(cem, open, finished).await), nothing, "a try of another challenge");
    let opened = replay(cem, closed, finished).await;
    assert!(shown(&opened).custom_ids().iter().any(|id| id.starts_with("record:")), "{}", opened.text());
    let typing = [("challenge", json!(open.to_string()))];
    let typing = cem.autocomplete(there.stage.general(), "challenge replay", &typing, ("player", "")).await;
    assert!(typing.expect("choices").choice_values().is_empty(), "nothing of an open challenge can be opened");
}

#[tokio::test]
async fn rights_in_one_server_are_none_in_another() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let (_, porch) = stage.elsewhere("Eve").await;
    let guild = stage.sandbox.guild_of(porch).expect("a server");
    let game = stage.started(&people, games::TRIAL, "rights").await;
    // Bruno sits at the table, and manages the other server.
    stage.sandbox.join(guild, people[1].id());
    stage.sandbox.grant(guild, people[1].id(), Permissions::MANAGE_GUILD);
    let panel = shown(&people[1].slash(porch, "help", &[]).await.expect("help")).id;
    let refused = people[1].press_stale(panel, &format!("cancel:{game}:-")).await.expect("an answer");
    assert!(refused.text().contains("Das darf nur"), "{}", refused.text());
    assert_eq!(stage.tables.look(game, None).await.expect("the table").status(), Status::Running);
    // Whoever sits at a table plays from everywhere.
    let turn = people[0].direct_channel();
    let panel = shown(&people[0].slash(turn, "help", &[]).await.expect("help")).id;
    let turn = people[0].press_stale(panel, &format!("hand:{game}:-")).await.expect("an answer");
    assert!(turn.is_private() && turn.text().contains("Your hand"), "{}", turn.text());
    stage.sandbox.grant(stage.sandbox.home(), people[1].id(), Permissions::MANAGE_GUILD);
    let panel = shown(&stage.slash(&people[1], "help", &[]).await).id;
    people[1].press_stale(panel, &format!("cancel:{game}:-")).await.expect("an answer");
    assert_eq!(stage.tables.look(game, None).await.expect("the table").status(), Status::Cancelled);
}

//! People at one keyboard: whole games in every language, hidden hands, and ends in the middle.

use std::path::Path;

use engine::{Seed, Stream};

use super::keyboard::{Keyboard, Shown};

/// A language, and what can be typed in it besides answers.
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["?", "b", "hand", "l", "n", "s", "u", "rules", "rules gold", "b Ana", "k", "nonsense", "4711"]),
    ("de", &["hilfe", "p", "h", "v", "n", "w", "r", "regeln", "regeln gold", "p Ana", "t", "Unsinn", "4711"]),
    ("it", &["aiuto", "b", "m", "c", "n", "p", "a", "regole", "regole oro", "b Ana", "k", "assurdo", "4711"]),
    ("ru", &["помощь", "п", "р", "ж", "н", "с", "о", "правила", "правила золото", "п Ana", "к", "чушь", "4711"]),
];

/// Somebody who answers at random, and looks around now and then.
struct Anybody {
    random: Stream,
    looks: &'static [&'static str],
}

impl Anybody {
    fn new(seed: &str, looks: &'static [&'static str]) -> Anybody {
        Anybody { random: Seed::from_words(seed).stream("typing"), looks }
    }

    fn line(&mut self, shown: &Shown) -> String {
        let answers = shown.answers();
        if self.random.one_in(15) {
            return self.random.pick(self.looks).map_or_else(String::new, |look| (*look).to_owned());
        }
        self.random.pick(&answers).map_or_else(String::new, |number| (*number).to_owned())
    }

    /// Plays to the end of the game.
    fn play(&mut self, keyboard: &mut Keyboard) -> Shown {
        let mut shown = keyboard.look().expect("something to type");
        for _ in 0..20_000 {
            if shown.name.is_empty() {
                return shown;
            }
            shown = keyboard.say(&self.line(&shown));
        }
        panic!("the game does not end");
    }
}

fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Plays a whole game, and looks for what no person should see.
fn whole_game(language: usize, game: &str, names: &str) {
    let folder = temporary();
    let (code, looks) = LANGUAGES[language];
    let mut keyboard = Keyboard::start(folder.path(), &[game, "--names", names, "--seed", code, "--lang", code]);
    let end = Anybody::new(code, looks).play(&mut keyboard);
    // But for a rematch, which comes first, whatever is offered can be looked at, and Enter leads back.
    for number in end.answers().into_iter().skip(1) {
        let shown = keyboard.say(number);
        assert!(shown.name.is_empty() && shown.text.contains("\n── "), "{code} {game}, {number}: {}", shown.text);
        if shown.answers() != end.answers() {
            assert_eq!(keyboard.say("").answers(), end.answers(), "{code} {game}, after {number}");
        }
    }
    keyboard.enter("");
    assert!(keyboard.look().is_none(), "Enter leaves after the end");
    for (number, line) in keyboard.shown.lines().enumerate() {
        let key = ["lisboa-", "madeira-", "terminal-", "trial-"].iter().any(|key| line.contains(key));
        assert!(!key && !line.contains(['{', '}', '\x1b']), "{code} {game}, line {number}: {line}");
        let wide = unicode_width::UnicodeWidthStr::width(line);
        assert!(wide <= 100, "{code} {game}, line {number} is too wide: {line}");
    }
}

/// Bots answer by themselves, nobody hands them the keyboard, and after a break they are still there.
#[test]
fn bots_play_along_and_stay_after_a_break() {
    for (code, looks) in LANGUAGES {
        let folder = temporary();
        let arguments = ["trial", "--names", "Ana", "--bots", "easy,easy", "--seed", code, "--lang", code];
        let mut keyboard = Keyboard::start(folder.path(), &arguments);
        let shown = keyboard.look().expect("something to type");
        assert!(shown.name.contains("Ana"), "{}", shown.name);
        let answer = shown.answers().first().expect("an answer").to_string();
        keyboard.enter(&answer);
        keyboard.close();
        let (_, last) = keyboard.ended();
        assert!(last.contains("correio play trial"), "{last}");

        let mut keyboard = Keyboard::start(folder.path(), &["trial", "--lang", code]);
        keyboard.look().expect("a choice of games");
        keyboard.enter("1");
        Anybody::new(code, looks).play(&mut keyboard);
        assert!(keyboard.shown.contains("🤖 Inês ("), "{}", keyboard.shown);
    }
}

#[test]
fn a_solo_game_of_lisboa_in_every_language() {
    (0..LANGUAGES.len()).for_each(|language| whole_game(language, "lisboa", "Ana"));
}

#[test]
fn a_game_of_lisboa_for_two_in_every_language() {
    (0..LANGUAGES.len()).for_each(|language| whole_game(language, "lisboa", "Ana,Ben"));
}

#[test]
fn a_game_of_madeira_in_every_language() {
    (0..LANGUAGES.len()).for_each(|language| whole_game(language, "madeira", "Ana,Ben"));
}

/// In Madeira somebody's own turn can lead to a question to everybody, bots included.
#[test]
fn a_game_of_madeira_with_a_bot() {
    let folder = temporary();
    let (code, looks) = LANGUAGES[0];
    let arguments = ["madeira", "--names", "Ana", "--bots", "easy", "--seed", code, "--lang", code];
    let mut keyboard = Keyboard::start(folder.path(), &arguments);
    Anybody::new(code, looks).play(&mut keyboard);
}

/// Starts a game for two at the first question.
fn two(folder: &Path) -> (Keyboard, Shown) {
    let mut keyboard = Keyboard::start(folder, &["lisboa", "--names", "Ana,Ben", "--seed", "quake"]);
    let shown = keyboard.look().expect("the keyboard is passed on");
    (keyboard, shown)
}

/// The lines of a hand.
fn hand(keyboard: &mut Keyboard) -> Vec<String> {
    let shown = keyboard.say("hand").text;
    let cards = shown.lines().skip_while(|line| !line.starts_with("── ")).skip(1);
    cards.take_while(|line| !line.is_empty()).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn nothing_of_a_hand_is_shown_until_its_owner_has_the_keyboard() {
    let folder = temporary();
    let (mut keyboard, mut shown) = two(folder.path());
    let mut anybody = Anybody::new("hands", &["t"]);
    let mut hands: Vec<(String, Vec<String>)> = Vec::new();
    let mut passed = 0;
    while passed < 40 {
        if shown.text.contains("Pass the keyboard to") {
            passed += 1;
            assert!(!shown.text.contains("Your hand"), "{}", shown.text);
            let start = shown.text.find("────").expect("what was before is cut off");
            let between = &shown.text[start..];
            assert!(between.contains(&format!("Pass the keyboard to {}.", shown.name)), "{between}");
            for card in hands.iter().flat_map(|(_, cards)| cards) {
                assert!(!between.lines().any(|line| line.trim() == card), "{card} is shown in {between}");
            }
            // Only Enter opens the panel.
            assert!(!keyboard.say("1").text.contains("Your hand"));
            shown = keyboard.say("");
            assert!(shown.text.contains("Your hand"), "{}", shown.text);
            let cards = hand(&mut keyboard);
            assert!(cards.len() >= 3, "{cards:?}");
            hands.retain(|(name, _)| *name != shown.name);
            hands.push((shown.name.clone(), cards));
            shown = keyboard.say("turn");
        }
        let line = anybody.line(&shown);
        shown = keyboard.say(&line);
    }
    assert_eq!(hands.len(), 2);
}

/// Ana answers a few questions of her turn.
fn some_steps(keyboard: &mut Keyboard) -> Shown {
    let mut anybody = Anybody::new("steps", &["turn"]);
    let mut shown = keyboard.say("");
    for _ in 0..25 {
        let line = anybody.line(&shown);
        shown = keyboard.say(&line);
    }
    while shown.answers().is_empty() {
        shown = keyboard.say("");
    }
    keyboard.say("turn")
}

/// Takes the game up again, and gives what is asked.
fn continued(folder: &Path) -> (Keyboard, Shown) {
    let mut keyboard = Keyboard::start(folder, &["lisboa"]);
    let shown = keyboard.look().expect("a choice");
    assert!(shown.text.contains("Games you have begun") && shown.answers() == ["1", "2"], "{}", shown.text);
    assert!(keyboard.say("7").text.contains("There is no 7 to choose here."));
    let shown = keyboard.say("1");
    assert!(shown.text.contains("Pass the keyboard to"), "{}", shown.text);
    keyboard.say("");
    let shown = keyboard.say("turn");
    (keyboard, shown)
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was() {
    let folder = temporary();
    let (mut keyboard, _) = two(folder.path());
    let before = some_steps(&mut keyboard);
    keyboard.signal("KILL");
    assert!(!keyboard.ended().0.success());
    let (mut keyboard, after) = continued(folder.path());
    assert_eq!((after.name, after.text), (before.name, before.text));
    // A second game has a place of its own, and both can be continued.
    keyboard.close();
    keyboard.ended();
    let mut keyboard = Keyboard::start(folder.path(), &["lisboa", "--solo"]);
    keyboard.look().expect("a choice");
    assert!(keyboard.say("2").text.contains("Who is player 1?"));
    keyboard.say("Cleo");
    assert!(keyboard.say("board").text.contains("Lacerda"));
    keyboard.close();
    keyboard.ended();
    let mut keyboard = Keyboard::start(folder.path(), &["lisboa"]);
    let shown = keyboard.look().expect("a choice");
    assert_eq!(shown.answers(), ["1", "2", "3"], "{}", shown.text);
    assert!(shown.text.contains("(Cleo)"), "{}", shown.text);
}

#[test]
fn closed_input_and_signals_lose_nothing_and_say_how_to_continue() {
    let folder = temporary();
    let (mut keyboard, _) = two(folder.path());
    let before = some_steps(&mut keyboard);
    let last = "Everything is saved. To continue, type: correio play lisboa";
    keyboard.close();
    let (status, words) = keyboard.ended();
    assert!(status.success() && words == last, "{words}");
    for signal in ["INT", "TERM", "HUP"] {
        let (keyboard, shown) = continued(folder.path());
        assert_eq!(shown.text, before.text);
        keyboard.signal(signal);
        let (status, words) = keyboard.ended();
        assert!(status.success() && words == last, "{signal}: {words}");
    }
}

#[test]
fn answers_can_be_typed_in_part_and_wrong_ones_get_a_sentence() {
    let folder = temporary();
    let mut keyboard = Keyboard::start(folder.path(), &["lisboa", "--solo", "--seed", "x"]);
    assert!(keyboard.look().expect("a prompt").text.contains("Who is player 1?"));
    let shown = keyboard.say("Ana");
    assert!(shown.text.contains("Which clergy tile do you keep?"), "{}", shown.text);
    assert!(keyboard.say("visit noble=king").text.contains("Nothing here is called “visit”."));
    assert!(keyboard.say("xyzzy").text.contains("Nothing here is called “xyzzy”."));
    assert!(keyboard.say("undo").text.contains("There is nothing to undo"));
    assert!(keyboard.say("k Ben").text.contains("You play alone"));
    // Answers are found whatever is looked at meanwhile.
    for look in ["?", "l", "hand"] {
        keyboard.say(look);
        assert_eq!(keyboard.say("back").answers().len(), 2, "after {look}");
    }
    // A term of the rules is opened by its number.
    assert!(keyboard.say("rules wigs").text.contains("[3] Influence"));
    assert!(keyboard.say("3").text.contains("Lisboa: Influence"));
    // Both contain it; then just one does.
    assert_eq!(keyboard.say("back").answers().len(), 2);
    let shown = keyboard.say("immediately");
    assert!(shown.text.contains("Which card do you play"), "{}", shown.text);
    // An action as it is written, and the way back.
    assert!(keyboard.say("GOLD bt4").text.contains("card"));
    assert!(keyboard.say("undo").text.contains("Which card do you play"));
}

#[test]
fn commands_of_a_game_are_typed_in_ones_own_language() {
    // The slot of a worker's destination, and a part of the words of what fills it.
    let commands = [
        ("en", "to=funchal 1 left"),
        ("de", "nach=funchal 1 links"),
        ("it", "a=funchal 1 sinistra"),
        ("ru", "куда=фуншал 1 слева"),
    ];
    for (language, command) in commands {
        let folder = temporary();
        let arguments = ["madeira", "--names", "Ana,Ben", "--seed", "x", "--lang", language];
        let mut keyboard = Keyboard::start(folder.path(), &arguments);
        keyboard.look().expect("the keyboard is passed on");
        keyboard.say("");
        let help = keyboard.say("?").text;
        let slot = command.split_once('=').map_or("", |(slot, _)| slot);
        assert!(help.contains(&format!(" {slot}=…")), "{language}: {help}");
        let shown = keyboard.say(command);
        assert!(!shown.text.contains('“') && !shown.text.contains('«'), "{language}: {}", shown.text);
    }
}

#[test]
fn what_is_longer_than_the_window_is_shown_in_parts() {
    let folder = temporary();
    let mut keyboard = Keyboard::in_window(folder.path(), &["lisboa", "--solo", "--seed", "x"], 24);
    keyboard.look().expect("a prompt");
    let mut shown = keyboard.say("Ana");
    assert!(shown.name.contains("Enter shows more"), "{}", shown.text);
    assert!(shown.text.contains("── "), "the head of the opening message is seen: {}", shown.text);
    let mut all = shown.text.clone();
    while shown.name.contains("Enter shows more") {
        let panel = shown.text.rsplit("\n── ").next().unwrap_or_default();
        assert!(panel.lines().count() <= 24, "{panel}");
        shown = keyboard.say("");
        all.push_str(&shown.text);
    }
    assert!(all.contains("Which clergy tile do you keep?"), "{all}");
}

#[test]
fn what_is_typed_at_the_pager_is_the_answer_and_what_fits_is_shown_at_once() {
    let folder = temporary();
    let mut keyboard = Keyboard::in_window(folder.path(), &["lisboa", "--solo", "--names", "Ana", "--seed", "x"], 24);
    let mut shown = keyboard.look().expect("a prompt");
    assert!(shown.name.contains("Enter shows more"), "{}", shown.text);
    shown = keyboard.say("rules gold");
    while shown.name.contains("Enter shows more") {
        shown = keyboard.say("");
    }
    assert!(
        keyboard.shown.contains("> rules gold\n") && keyboard.shown.contains("Lisboa: Taking gold"),
        "{}",
        keyboard.shown
    );
    let folder = temporary();
    let arguments = ["lisboa", "--solo", "--names", "Ana", "--seed", "x"];
    let mut keyboard = Keyboard::in_window(folder.path(), &arguments, 200);
    let shown = keyboard.look().expect("a prompt");
    assert!(shown.name == "Ana" && shown.text.matches("\n── ").count() == 2, "{}", shown.text);
}

#[test]
fn a_new_game_introduces_itself_until_the_first_answer() {
    let folder = temporary();
    let mut keyboard = Keyboard::start(folder.path(), &["lisboa", "--solo", "--names", "Ana", "--seed", "x"]);
    let goal = "You rebuild Lisbon after the earthquake";
    let shown = keyboard.look().expect("a question");
    assert!(shown.text.contains(goal) && shown.text.contains("A question mark shows"), "{}", shown.text);
    assert!(keyboard.say("good first").text.contains("Visit the Minister"));
    assert!(keyboard.say("").text.contains(goal));
    assert!(!keyboard.say("1").text.contains(goal));
}

#[test]
fn whoever_finds_the_database_in_use_is_told_in_their_language() {
    let folder = temporary();
    let mut keyboard = Keyboard::start(folder.path(), &["trial", "--names", "Ana,Ben"]);
    keyboard.look().expect("the keyboard is passed on");
    for (language, says) in
        [("en", "Another process"), ("de", "Ein anderer Prozess"), ("it", "Un altro"), ("ru", "Базу")]
    {
        let second = Keyboard::command(folder.path(), &["trial", "--names", "Cleo,Dan", "--lang", language]).output();
        let said = second.expect("the binary runs").stderr;
        assert!(String::from_utf8_lossy(&said).starts_with(&format!("correio: {says}")), "{language}");
    }
}

#[test]
fn people_are_asked_for_what_was_not_said() {
    let folder = temporary();
    let mut keyboard = Keyboard::start(folder.path(), &["madeira"]);
    assert!(keyboard.look().expect("a prompt").text.contains("How many of you play? (2–4)"));
    assert!(keyboard.say("one").text.contains("Please type a number from 2 to 4."));
    assert!(keyboard.say("1").text.contains("Please type a number from 2 to 4."));
    assert!(keyboard.say("2").text.contains("Who is player 1? (Enter alone: Player 1)"));
    assert!(keyboard.say("Ben").text.contains("Who is player 2?"));
    assert!(keyboard.say("ben").text.contains("There is a “ben” already."));
    let shown = keyboard.say("\u{1b}[2JAna");
    assert!(shown.text.contains("Pass the keyboard to"), "{}", shown.text);
    assert!(!shown.text.contains('\u{1b}'), "a name is never obeyed: {}", shown.text);
}

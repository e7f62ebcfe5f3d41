//! Random games of every listed game, the language rotating: whatever is shown fits, and nothing had to be cut.

use std::collections::BTreeSet;

use crate::panels::layout;
use crate::panels::limits::{self, faults, ping_faults, total};
use crate::panels::panel::{MenuEntry, Row};
use crate::results::ending::results;
use crate::wording::text::length;
use crate::wording::text::signs;
use crate::{
    Context, Language, Locale, PageRef, Panel, People, PrivatePanel, PublicPanel, Reader, ReaderId, Renderer, Script,
    Trail, TurnContext, TurnMessage, plain,
};
use engine::menu::{GroupSubject, MenuLevel, level};
use engine::price::Cost;
use engine::{
    Block, Choice, Finality, GameInfo, Narration, Options, Page, Phrase, Play, Price, Seat, SeatSet, Seed, Stream,
    chain,
};
use table::GameId;

/// Games of each kind.
const GAMES: usize = 50;
/// Every so many steps, what options say is held against what they cost.
const PRICED: usize = 8;

/// Signs that stand for no piece of a game.
const COMMON: [&str; 8] = ["🔓", "💤", "⏳", "⌛", "⏸", "⛳", "🤖", "💡"];

/// The most that a summary may take of a turn message, so that there is room for the rest.
const SUMMARY: usize = 3_500;

/// The most that stands beside a picture: lines of the board at a glance, and letters in all.
const GLANCE: usize = 6;
const BESIDE: usize = 1_400;

/// Names as people choose them: plain, foreign, long, and full of marks.
const NAMES: [&str; 6] =
    ["Ana", "Евгения", "||*_~@everyone~_*||`x`", "Wilhelmina Maximiliane von Sowie", "李小龍", "<@123> # - 1."];

/// One table at which everything that is shown is checked.
struct Inspection<'a> {
    context: Context<'a>,
    locale: Locale,
    told: Vec<Narration>,
    faults: Vec<String>,
}

#[test]
fn everything_fits_in_random_games() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let share = move || (thread..GAMES).step_by(threads);
            scope.spawn(move || share().for_each(|number| games::known().for_each(|kind| play(kind, number))));
        }
    });
}

#[test]
fn every_term_of_the_rules_fits() {
    for (kind, language) in games::known().flat_map(|kind| Language::ALL.map(|language| (kind, language))) {
        let locale = Locale::of(language, Script::Markdown);
        let people = People::default();
        let edition = kind.load(kind.built_in_edition).expect("the edition is right");
        let rules = |term: Option<&str>| PublicPanel::rules(locale, kind, |term| edition.explain(term), term);
        let chapters = (0..kind.chapters.len()).map(|place| format!("#{place}"));
        let wanted: Vec<String> = kind.terms.iter().map(|term| term.id.to_owned()).chain(chapters).collect();
        for id in wanted.iter().map(|id| Some(id.as_str())).chain([None]) {
            let panel = rules(id);
            assert_eq!(faults(panel.panel()), Vec::<String>::new(), "{id:?} in {language}");
        }
        let named = rules(None).panel().clone();
        for term in kind.terms {
            let name = locale.renderer(&people).say(&term.name.say());
            let listed = named.text.contains(&name) || named.fields.iter().any(|field| field.value.contains(&name));
            assert!(listed, "{name} is in no chapter in {language}");
        }
        for term in kind.terms {
            let name = locale.renderer(&people).label(&term.name.say());
            let [by_id, by_name] = [term.id, &name].map(|term| rules(Some(term)));
            assert_eq!(by_id, by_name, "{name} in {language} means two terms");
        }
    }
}

/// Everything that can be chosen: what is read there, with the heading of its menu, and what it does.
fn options(panel: &Panel) -> Vec<(String, String)> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            // What has no room on a button stands whole above the question.
            let whole = |label: &str| panel.text.lines().find(|line| line.starts_with(label)).unwrap_or_default();
            let text = |label: &str| format!("{label} {}", whole(label.split(" · ").next().unwrap_or_default()));
            buttons.iter().map(|button| (text(&button.label), button.request.value())).collect::<Vec<_>>()
        }
        Row::Menu(menu) => {
            let text = |entry: &MenuEntry| {
                format!("{} {} {}", menu.prompt, entry.label, entry.detail.as_deref().unwrap_or_default())
            };
            menu.entries.iter().map(|entry| (text(entry), entry.request.value())).collect()
        }
    };
    panel.rows.iter().flat_map(of_row).collect()
}

/// Whether a text has the sign of what is paid, or its word where it has none, with the least or the most. What is given up by name needs no sign.
fn says(text: &str, cost: &Cost) -> bool {
    let signs = match cost.currency {
        "reis" | "reais" => &["💶"][..],
        "influence" => &["influen", "Einfluss", "punt", "влияни"],
        "wigs" => &["wig", "Perücke", "parrucc", "ПО"],
        "bread" => &["🍞"],
        "wood" => &["🪵"],
        "PP" => &["⭐"],
        "wheat" => &["🌾"],
        "sugar" => &["🍬"],
        "wine" => &["🍷"],
        _ => return true,
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut amounts = words
        .windows(2)
        .filter(|pair| signs.iter().any(|sign| pair[1].starts_with(sign)))
        .flat_map(|pair| numbers(pair[0]));
    cost.least == 0 || amounts.any(|amount| [cost.least, cost.most].contains(&amount))
}

/// Whether some of a cost is paid in another currency: money with influence.
fn stands_in(other: &Cost, cost: &Cost) -> bool {
    (cost.currency, other.currency) == ("reis", "influence")
}

/// All numbers in a text.
fn numbers(text: &str) -> Vec<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Whether a text says what wood costs: how much of it is needed and, in brackets behind it, how much is bought, and for
/// what: reais, windmill steps, prestige, prestige or wheat, and what is left over.
fn says_wood(text: &str, price: &Price) -> bool {
    let most = |currency: &str| price.range(currency).1;
    let (own, reais) = (most("wood"), most("reais"));
    let raised = [3 * most("windmill steps"), most("PP"), most("PP or wheat")].iter().sum::<u32>();
    let paid = [
        reais.saturating_sub(raised),
        most("windmill steps"),
        most("PP"),
        most("PP or wheat"),
        raised.saturating_sub(reais),
    ];
    let paid: Vec<u32> = paid.into_iter().filter(|count| *count > 0).collect();
    text.match_indices(" 🪵").any(|(at, sign)| {
        let Some(need) = numbers(&text[..at]).pop() else { return false };
        let bracket = text[at + sign.len()..].strip_prefix(" (").and_then(|rest| rest.split(')').next());
        match need.checked_sub(own) {
            Some(0) => paid.is_empty(),
            Some(bought) => bracket.map(numbers) == Some([bought].into_iter().chain(paid.clone()).collect()),
            None => false,
        }
    })
}

/// Whether a text says all that an option costs. What is paid with something else is said as such.
fn says_all(text: &str, price: &Price) -> bool {
    let is_wood = |cost: &Cost| matches!(cost.currency, "wood" | "reais" | "windmill steps" | "PP" | "PP or wheat");
    let takes_wood = matches!(price.purpose.as_str(), "voyage" | "district" | "maintenance");
    let (wood, others): (Vec<&Cost>, Vec<&Cost>) = price.costs.iter().partition(|cost| takes_wood && is_wood(cost));
    let said =
        |cost: &&Cost| says(text, cost) || price.costs.iter().any(|other| stands_in(other, cost) && says(text, other));
    others.iter().all(said) && (wood.is_empty() || says_wood(text, price))
}

#[test]
fn a_price_that_is_not_said_is_noticed() {
    let cost = |least, most| Cost { currency: "reis", least, most };
    assert!(says("Pay 5–9 💶", &cost(5, 9)) && says("Pay 9 💶", &cost(9, 9)));
    assert!(!says("Pay 5 💶", &cost(9, 9)) && !says("Pay 19 💶", &cost(9, 9)));
    assert!(!says("Build a store", &cost(1, 2)) && !says("9 influence", &cost(9, 9)));
}

#[test]
fn a_price_of_wood_that_is_not_said_is_noticed() {
    let price = |own: u8, reais: u8, steps: u8, pp: u8| {
        let price = Price::of("district").costs("wood", own).costs("reais", reais);
        price.costs_within("windmill steps", 0u8, steps).costs_within("PP", 0u8, pp)
    };
    assert!(says_all("Mayor 2: pay 3 🪵", &price(3, 0, 0, 0)) && !says_all("Mayor 2: pay 3 🪵", &price(2, 1, 0, 0)));
    let bought = price(1, 7, 0, 0);
    assert!(says_all("Pay 5 🪵 (4 bought for 7 💶)", &bought) && !says_all("Pay 5 🪵 (4 bought for 6 💶)", &bought));
    assert!(!says_all("Pay 5 🪵 (3 bought for 7 💶)", &bought) && !says_all("Pay 5 🪵 · 7 💶", &bought));
    assert!(says_all("Pay 5 🪵 (4 bought: 3 💶, 1 windmill step and 1 ⭐)", &price(1, 7, 1, 1)));
    assert!(says_all("Pay 5 🪵 (4 bought: 3 windmill steps; 2 💶 left)", &price(1, 7, 3, 0)));
    assert!(!says_all("Pay 5 🪵 (4 bought: 2 windmill steps; 2 💶 left)", &price(1, 7, 3, 0)));
}

fn play(kind: &'static GameInfo, number: usize) {
    let (fewest, most) = kind.seats;
    let seats = fewest + number % (most - fewest + 1);
    let seed = Seed::from_words(&format!("limits of {} {number}", kind.id));
    let opening = kind.opening(kind.built_in_edition, Options::default(), seats, seed).expect("it can be opened");
    let people: People = People::named(NAMES.iter().cycle().skip(number).take(seats).copied());
    let locale = Locale {
        language: Language::ALL[number % 4],
        script: Script::Markdown,
        // Every few games are read aloud.
        aloud: number % 20 >= 16,
    };
    let (mut play, told) = kind.load(kind.built_in_edition).expect("the edition is right").begin(&opening);
    let context = Context { kind, game: GameId(123456789012), people: &people, title: None };
    let mut inspection = Inspection { context, locale, told: vec![told], faults: Vec::new() };
    let mut random = seed.stream("limits");
    inspection.settlement(&play);
    while let Some((seat, action)) = inspection.next(&play, &mut random) {
        let step = play.act(seat, &action).unwrap_or_else(|reason| panic!("{action}: {reason:?}"));
        inspection.told.push(step.told);
        if step.settled {
            inspection.settlement(&play);
        }
    }
    let faults = &inspection.faults;
    assert!(
        faults.is_empty(),
        "{} game {number} in {}:\n{}",
        kind.id,
        locale.language,
        faults[..faults.len().min(20)].join("\n")
    );
}

impl Inspection<'_> {
    fn renderer(&self) -> Renderer<'_> {
        self.locale.renderer(self.context.people)
    }

    fn add(&mut self, fault: String) {
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    fn check(&mut self, what: &str, panel: &Panel) {
        faults(panel).into_iter().for_each(|fault| self.add(format!("{what}: {fault}")));
        if self.locale.aloud {
            let spoken = signs(&plain(panel)).into_iter().filter(|sign| !COMMON.contains(&sign.as_str()));
            spoken.for_each(|sign| self.add(format!("{what}: {sign} is read aloud")));
        }
        for row in &panel.rows {
            if let Row::Menu(menu) = row {
                let mut labels = BTreeSet::new();
                let twice = menu.entries.iter().map(|entry| &entry.label).filter(|label| !labels.insert(*label));
                twice.for_each(|label| self.add(format!("{what}: two entries are called '{label}'")));
            }
            let labels: Vec<&String> = match row {
                Row::Buttons(buttons) => buttons.iter().map(|button| &button.label).collect(),
                Row::Menu(menu) => {
                    menu.entries.iter().flat_map(|entry| [&entry.label].into_iter().chain(&entry.detail)).collect()
                }
            };
            labels
                .iter()
                .filter(|label| label.ends_with('…'))
                .for_each(|label| self.add(format!("{what}: '{label}' is cut")));
        }
    }

    /// Checks the panel of a seat that is asked, and chooses what it does.
    fn next(&mut self, play: &Play, random: &mut Stream) -> Option<(Seat, String)> {
        let seats: Vec<Seat> = play.waiting().iter().collect();
        let seat = *random.pick(&seats)?;
        let view = play.private(seat)?;
        let question = view.question()?;
        if question.help.is_some_and(|help| self.context.kind.terms.iter().all(|term| term.id != help)) {
            self.add(format!("no term of the rules explains {}: {:?}", question.kind, question.help));
        }
        self.levels(play, seat, &question.choices, question.grouped, &Trail::default());
        let offers = view.offers();
        self.levels(play, seat, &offers, false, &Trail { offers: true, path: Vec::new() });
        if random.one_in(16)
            && let Some(offer) = random.pick(&offers)
        {
            return Some((seat, offer.text.clone()));
        }
        let choice = random.pick(&question.choices)?;
        self.sure(play, seat, &choice.text);
        Some((seat, choice.text.clone()))
    }

    fn reader(&self) -> Reader {
        Reader::new(ReaderId(1), self.locale)
    }

    /// Every level of a menu fits, and its groups are subjects with words of their own.
    fn levels(&mut self, play: &Play, seat: Seat, choices: &[Choice], grouped: bool, trail: &Trail) {
        let Some(view) = play.private(seat) else { return };
        let history = self.told[self.told.len().saturating_sub(8)..].to_vec();
        let step = TurnContext { trail: trail.clone(), history: &history, first: true, ..TurnContext::default() };
        let panel = PrivatePanel::turn(&self.context, &self.reader(), view, &step);
        self.check("turn panel", panel.panel());
        // Signs are words for those who listen; that they have them is a law of its own.
        if !self.locale.aloud && self.told.len().is_multiple_of(PRICED) {
            self.prices(play, seat, panel.panel());
        }
        let subjects: Vec<Vec<Phrase>> = choices.iter().map(|choice| choice.groups.clone()).collect();
        let MenuLevel::Groups(groups) = level(&subjects, &trail.path, grouped) else { return };
        for (place, group) in groups.iter().enumerate().filter(|(_, group)| group.members.len() > 1) {
            match &group.subject {
                GroupSubject::Part { .. } => self.add(format!("{} options are only parted", choices.len())),
                GroupSubject::Named(subject) if self.renderer().label(subject).is_empty() => {
                    self.add(format!("a group without words among {} options", choices.len()));
                }
                GroupSubject::Named(_) => {}
            }
            self.levels(play, seat, choices, grouped, &trail.entering(place));
        }
    }

    /// Every option says what it costs, and one that answers several questions says what each answer costs.
    fn prices(&mut self, play: &Play, seat: Seat, panel: &Panel) {
        for (text, value) in options(panel) {
            let mut play = play.clone();
            for action in chain::actions(&value) {
                let Some(view) = play.private(seat) else { break };
                let asked = view.question().into_iter().flat_map(|question| question.choices);
                let Some(choice) = asked.chain(view.offers()).find(|choice| choice.text == action) else { break };
                if !says_all(&text, &choice.price) {
                    self.add(format!("'{text}' does not say what {action} costs: {:?}", choice.price));
                }
                if play.act(seat, action).is_err() {
                    break;
                }
            }
        }
    }

    fn sure(&mut self, play: &Play, seat: Seat, action: &str) {
        let Some(view) = play.private(seat) else { return };
        if view.finality(action) != Ok(Finality::Undoable) {
            let panel = PrivatePanel::sure(&self.context, &self.reader(), view, action);
            let panel = panel.unwrap_or_else(|| panic!("{action} is legal"));
            self.check("confirmation", panel.panel());
        }
    }

    /// Checks everything that anybody can look at now.
    fn settlement(&mut self, play: &Play) {
        self.turn_message(play);
        let pages = self.context.kind.pages.iter().map(|page| PageRef::page(page.id));
        let looks: Vec<PageRef> = pages.chain(Seat::all(play.seats()).map(PageRef::player)).collect();
        let reader = self.reader();
        for look in looks {
            let public = PublicPanel::board(&self.context, self.locale, play.public(), &look);
            self.check(&format!("page {look}"), public.panel());
            let seat = Seat(0);
            let Some(view) = play.private(seat) else { continue };
            let private = PrivatePanel::board(&self.context, &reader, view, &look);
            self.check(&format!("page {look} of a seat"), private.panel());
        }
        self.grids(play);
        if let Some(outcome) = play.outcome() {
            let panel = PublicPanel::ending(&self.context, self.locale, play.public(), &outcome);
            let panel = panel.with_open_seed(self.locale);
            self.check("ending", panel.panel());
            let page = results(&self.context, &self.renderer(), play.public(), &outcome);
            let sheets = layout::sheets(&self.renderer(), &page).len();
            if sheets > 1 {
                self.add(format!("the final scoring has {sheets} sheets"));
            }
        } else {
            let panel = PublicPanel::projection(&self.context, self.locale, play.public(), 0);
            self.check("projection", panel.panel());
        }
        let log = PublicPanel::log(&self.context, self.locale, &self.told, 0);
        if log.panel().text.lines().any(|line| line.ends_with('…')) {
            self.add(format!("log: a line is cut in {:?}", log.panel().text));
        }
        self.check("log", log.panel());
    }

    fn turn_message(&mut self, play: &Play) {
        let recap = &self.told[self.told.len().saturating_sub(12)..].to_vec();
        let turn = TurnMessage {
            called: SeatSet::all(play.seats()),
            since: Some(1_767_225_600),
            recap,
            open_seed: true,
            ..TurnMessage::default()
        };
        let beside =
            PublicPanel::turn(&self.context, self.locale, play.public(), &TurnMessage { illustrated: true, ..turn });
        self.check("turn message with a picture", beside.panel());
        let (glance, room) = (play.public().glance(), total(beside.panel()));
        if glance.len() > GLANCE || room > BESIDE {
            self.add(format!("beside the picture there are {} lines and {room} letters", glance.len()));
        }
        let message = PublicPanel::turn(&self.context, self.locale, play.public(), &turn);
        self.check("turn message", message.panel());
        message.ping().map(ping_faults).into_iter().flatten().for_each(|fault| self.add(format!("ping: {fault}")));
        let question = PublicPanel::question(&self.context, self.locale, play.public(), SeatSet::all(play.seats()));
        let story = PublicPanel::story(&self.context, self.locale, recap);
        for line in [question, story] {
            let text = &line.panel().text;
            if length(text) > limits::CONTENT || text.is_empty() && !play.is_over() {
                self.add(format!("a line of {} letters: {text}", length(text)));
            }
        }
        let page = play.public().summary();
        let sheets = layout::sheets(&self.renderer(), &page);
        let bare = Panel::default().bearing(sheets[0].clone());
        if sheets.len() > 1 || total(&bare) > SUMMARY {
            self.add(format!("the summary has {} sheets and {} letters", sheets.len(), total(&bare)));
        }
    }

    /// No grid had to be told in sentences because it is too wide.
    fn grids(&mut self, play: &Play) {
        let view = play.public();
        let pages = self.context.kind.pages.iter().filter_map(|page| view.page(page.id));
        let all: Vec<Page> = pages.chain([view.summary()]).collect();
        for block in all.iter().flat_map(|page| &page.blocks) {
            if let Block::Grid { grid, plain, .. } = block {
                if layout::drawn(&self.renderer(), grid).is_none() {
                    self.add(format!("a grid is too large: {grid:?}"));
                }
                if plain.is_empty() {
                    self.add("a grid is not told in sentences".to_owned());
                }
            }
        }
    }
}

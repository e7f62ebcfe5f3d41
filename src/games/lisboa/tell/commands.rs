//! Commands as paths into the questions: which slots an action fills.

use super::super::DRAFT;
use crate::engine::{Command, OptionWords, Slot};
use crate::games::lisboa::action::Action;
use crate::games::lisboa::step::FollowChoice;
use crate::games::lisboa::words::commands as w;

const CARD: Slot = Slot { name: "card", about: &w::CARD };
const PLACE: Slot = Slot { name: "place", about: &w::PLACE };
const GOOD: Slot = Slot { name: "good", about: &w::GOOD };
const SHIP: Slot = Slot { name: "ship", about: &w::SHIP };
const STATE: Slot = Slot { name: "state", about: &w::STATE };
const NOBLE: Slot = Slot { name: "noble", about: &w::NOBLE };
const OFFICE: Slot = Slot { name: "office", about: &w::OFFICE };
const ARCHITECT: Slot = Slot { name: "architect", about: &w::ARCHITECT };
const CHOICE: Slot = Slot { name: "choice", about: &w::CHOICE };
const PLOT: Slot = Slot { name: "plot", about: &w::PLOT };
const STREET: Slot = Slot { name: "street", about: &w::STREET };
const CUBE: Slot = Slot { name: "cube", about: &w::CUBE };
const LINE: Slot = Slot { name: "line", about: &w::LINE };
const HOUSE: Slot = Slot { name: "house", about: &w::HOUSE };
const DECREE: Slot = Slot { name: "decree", about: &w::DECREE };
const SITE: Slot = Slot { name: "site", about: &w::SITE };
const PLAN: Slot = Slot { name: "plan", about: &w::PLAN };
const FAVOUR: Slot = Slot { name: "favour", about: &w::FAVOUR };
const PILE: Slot = Slot { name: "pile", about: &w::PILE };

pub const COMMANDS: &[Command] = &[
    Command { name: "gold", about: &w::GOLD, slots: &[CARD, PILE] },
    Command { name: "sell", about: &w::SELL, slots: &[CARD, PLACE, GOOD, SHIP] },
    Command { name: "offer", about: &w::OFFER, slots: &[CARD, PLACE, GOOD, STATE, OFFICE, ARCHITECT, FAVOUR] },
    Command {
        name: "visit",
        about: &w::VISIT,
        slots: &[NOBLE, CARD, STATE, OFFICE, ARCHITECT, FAVOUR, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command {
        name: "sponsor",
        about: &w::SPONSOR,
        slots: &[CARD, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command {
        name: "follow",
        about: &w::FOLLOW,
        slots: &[CHOICE, OFFICE, ARCHITECT, FAVOUR, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command { name: "take", about: &w::TAKE, slots: &[PILE] },
];

pub const OPTION_WORDS: &[OptionWords] =
    &[OptionWords { id: DRAFT.id, name: &w::DRAFT, values: &[("off", &w::DRAFT_OFF), ("on", &w::DRAFT_ON)] }];

/// The slots that an action fills, main actions first with their command.
///
/// A card for the portfolio names no command: what follows it, a sale or a trade, does.
pub fn slots(action: Action) -> Vec<(&'static str, String)> {
    let does = |command: &str| ("do", command.to_owned());
    match action {
        Action::Gold(card) => vec![does("gold"), ("card", card.to_string())],
        Action::Add(card) | Action::Discard(card) => vec![("card", card.to_string())],
        Action::Visit(card) => {
            vec![does("visit"), ("noble", card.kind().to_string()), ("card", card.to_string())]
        }
        Action::Sponsor(card) => vec![does("sponsor"), ("card", card.to_string())],
        Action::Slot(place) | Action::Ship(place) => {
            vec![("place", place.map_or_else(|| "free".to_owned(), |card| card.to_string()))]
        }
        Action::Sell(good, ship) => vec![does("sell"), ("good", good.to_string()), ("ship", ship.to_string())],
        Action::Offer(good, action) => {
            vec![does("offer"), ("good", good.to_string()), ("state", action.to_string())]
        }
        Action::State(action) => vec![("state", action.to_string())],
        Action::Follow(FollowChoice::Noble) => vec![does("follow"), ("choice", "noble".to_owned())],
        Action::Follow(FollowChoice::State(action)) => vec![does("follow"), ("choice", action.to_string())],
        Action::Good(good) => vec![("good", good.to_string())],
        Action::Rubble(kind) => vec![("cube", kind.to_string())],
        Action::Office(noble) => vec![("office", noble.to_string())],
        Action::Recall(noble, _) => vec![("office", noble.to_string())],
        Action::Plan(architect) => vec![("architect", architect.to_string())],
        Action::Favour(noble) => vec![("favour", noble.to_string())],
        Action::Plot(plot, good) => vec![("plot", plot.to_string()), ("street", good.to_string())],
        Action::Cube(kind, line) => vec![("cube", kind.to_string()), ("line", line.to_string())],
        Action::House(group) => vec![("house", group.to_string())],
        Action::Decree(decree) => vec![("decree", decree.to_string())],
        Action::Site(site) => vec![("site", site.to_string())],
        Action::Open(architect, officials) => vec![("plan", format!("{architect} {officials}"))],
        Action::Take(kind) => vec![does("take"), ("pile", kind.to_string())],
        Action::Draft(..)
        | Action::Keep(_)
        | Action::Reis(_)
        | Action::Coins(_)
        | Action::Pay(_)
        | Action::Cardinal(..)
        | Action::Give(_)
        | Action::Shed(_)
        | Action::Done => Vec::new(),
    }
}

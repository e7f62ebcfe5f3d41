//! Commands as paths into the questions.
//!
//! A card for the portfolio names no command: what follows it, a sale or a trade, does.

use super::super::DRAFT;
use crate::words as w;
use engine::{Command, OptionWords, Slot};

const CARD: Slot = Slot { name: "card", about: &w::SLOT_CARD };
const PLACE: Slot = Slot { name: "place", about: &w::SLOT_PLACE };
const GOOD: Slot = Slot { name: "good", about: &w::SLOT_GOOD };
const SHIP: Slot = Slot { name: "ship", about: &w::SLOT_SHIP };
const STATE: Slot = Slot { name: "state", about: &w::SLOT_STATE };
const NOBLE: Slot = Slot { name: "noble", about: &w::SLOT_NOBLE };
const OFFICE: Slot = Slot { name: "office", about: &w::SLOT_OFFICE };
const ARCHITECT: Slot = Slot { name: "architect", about: &w::SLOT_ARCHITECT };
const CHOICE: Slot = Slot { name: "choice", about: &w::SLOT_CHOICE };
const PLOT: Slot = Slot { name: "plot", about: &w::SLOT_PLOT };
const STREET: Slot = Slot { name: "street", about: &w::SLOT_STREET };
const CUBE: Slot = Slot { name: "cube", about: &w::SLOT_CUBE };
const LINE: Slot = Slot { name: "line", about: &w::SLOT_LINE };
const HOUSE: Slot = Slot { name: "house", about: &w::SLOT_HOUSE };
const DECREE: Slot = Slot { name: "decree", about: &w::SLOT_DECREE };
const SITE: Slot = Slot { name: "site", about: &w::SLOT_SITE };
const PLAN: Slot = Slot { name: "plan", about: &w::SLOT_PLAN };
const FAVOUR: Slot = Slot { name: "favour", about: &w::SLOT_FAVOUR };
const PILE: Slot = Slot { name: "pile", about: &w::SLOT_PILE };

pub const COMMANDS: &[Command] = &[
    Command { name: "gold", about: &w::COMMAND_GOLD, slots: &[CARD, PILE] },
    Command { name: "sell", about: &w::COMMAND_SELL, slots: &[CARD, PLACE, GOOD, SHIP] },
    Command { name: "offer", about: &w::COMMAND_OFFER, slots: &[CARD, PLACE, GOOD, STATE, OFFICE, ARCHITECT, FAVOUR] },
    Command {
        name: "visit",
        about: &w::COMMAND_VISIT,
        slots: &[NOBLE, CARD, STATE, OFFICE, ARCHITECT, FAVOUR, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command {
        name: "sponsor",
        about: &w::COMMAND_SPONSOR,
        slots: &[CARD, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command {
        name: "follow",
        about: &w::COMMAND_FOLLOW,
        slots: &[CHOICE, OFFICE, ARCHITECT, FAVOUR, PLOT, STREET, CUBE, LINE, HOUSE, DECREE, SITE, PLAN],
    },
    Command { name: "take", about: &w::COMMAND_TAKE, slots: &[PILE] },
];

pub const OPTION_WORDS: &[OptionWords] = &[OptionWords {
    id: DRAFT.id,
    name: &w::OPTION_OF_DRAFT,
    values: &[("off", &w::OPTION_OF_DRAFT_OFF), ("on", &w::OPTION_OF_DRAFT_ON)],
}];

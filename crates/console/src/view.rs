//! What the person at the keyboard looks at: their question, or something else.

use super::bots::bot_on;
use super::command;
use engine::{Choice, Narration};
use present::{PageRef, Panel, Person, PrivatePanel, PublicPanel, Reader, TableContext, Trail, TurnContext};
use table::{History, PrivateTable, PublicTable, Refusal, Since, Tables};

/// What is shown.
#[derive(Clone, Debug)]
pub(super) enum View {
    Turn {
        trail: Trail,
        /// Only these answers, if not all.
        narrowed: Vec<Choice>,
    },
    /// Asks for confirmation of this action.
    Sure(String),
    /// What is not possible now, and why.
    NotNow,
    Board(PageRef),
    Hand,
    Log(usize),
    Recap(usize),
    Score(usize),
    Rules(String),
    FirstTurns,
    Help,
}

impl View {
    /// The question, from its top level.
    pub fn turn() -> View {
        View::at(Trail::default())
    }

    /// Only some of the answers.
    pub fn narrowed(narrowed: Vec<Choice>) -> View {
        View::Turn { trail: Trail::default(), narrowed }
    }

    pub fn at(trail: Trail) -> View {
        View::Turn { trail, narrowed: Vec::new() }
    }

    /// The panel as this seat sees it.
    pub async fn panel(
        &self,
        tables: &Tables,
        reader: &Reader,
        table: &PrivateTable,
        first: bool,
    ) -> Result<Panel, Refusal> {
        let seen = context_of(&table.public());
        let (context, view) = (seen.context(), table.view().ok_or(Refusal::NotStarted)?);
        let told = async |since| Ok::<_, Refusal>(told(tables.private_history(table, since).await?));
        let (locale, seat) = (reader.locale, table.seat());
        let panel = match self {
            View::Turn { trail, narrowed } => {
                let history = &told(Since::OwnTurn(seat)).await?;
                let step = TurnContext { trail: trail.clone(), history, narrowed, first, ..TurnContext::default() };
                PrivatePanel::turn(&context, reader, view, &step)
            }
            View::Sure(action) => PrivatePanel::sure(&context, reader, view, action)
                .unwrap_or_else(|| PrivatePanel::turn(&context, reader, view, &TurnContext::default())),
            View::NotNow => PrivatePanel::not_now(&context, reader, view),
            View::Board(look) => PrivatePanel::board(&context, reader, view, look),
            View::Hand => PrivatePanel::hand(&context, reader, view),
            View::Log(sheet) => PrivatePanel::log(&context, reader, seat, &told(Since::Start).await?, *sheet),
            View::Recap(sheet) => {
                PrivatePanel::recap(&context, reader, seat, &told(Since::OwnTurn(seat)).await?, *sheet)
            }
            View::Score(sheet) => PrivatePanel::projection(&context, reader, view, *sheet),
            View::Rules(term) => {
                let public = table.public();
                let explain = tables.explain(context.kind, Some(&public))?;
                PublicPanel::rules(locale, context.kind, explain, Some(term)).only_for(reader)
            }
            View::FirstTurns => PublicPanel::first_turns(&context, locale).only_for(reader),
            View::Help => return Ok(command::help(&locale.renderer(seen.people()), context.kind)),
        };
        Ok(panel.panel().clone())
    }
}

/// A table in words; a bot with its level.
pub(super) fn context_of(table: &PublicTable) -> TableContext {
    TableContext::of(table, |player| {
        let level = bot_on(table, player.seat).map(|bot| bot.level).or(player.bot.map(|bot| bot.level));
        match (level, player.person) {
            (Some(level), _) => Person::bot(&player.name, level),
            (None, Some(_)) => Person::named(&player.name),
            (None, None) => Person::former(),
        }
    })
}

/// What happened, settlement by settlement.
pub(super) fn told(history: History) -> Vec<Narration> {
    history.lines.into_iter().map(|line| line.told).collect()
}

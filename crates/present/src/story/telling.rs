//! What happened, told turn by turn: a heading for each turn, what was done and what it brought.

use crate::context::Context;
use crate::wording::renderer::Renderer;
use crate::wording::text::{clipped, length};
use crate::words;
use engine::{Chapter, Phrase, Scene, ToldLine};

/// The longest line that is told.
const LINE: usize = 200;

/// The line with which the turn began, or whose turn it was.
pub(crate) fn heading(context: &Context<'_>, renderer: &Renderer<'_>, chapter: &Chapter<'_>) -> Option<String> {
    let said = match (chapter.heading, chapter.turn()) {
        (Some(heading), _) => Some(renderer.say(heading)),
        (None, turn) => turn.map(|party| renderer.say(&context.party(party))),
    };
    said.map(|said| renderer.script().strong(&clipped(&said, LINE)))
}

/// What stands above what belongs to nobody's turn, wherever that follows a turn.
fn between_turns(renderer: &Renderer<'_>, chapter: &Chapter<'_>) -> Option<String> {
    let said = || renderer.script().strong(&renderer.say(&words::BETWEEN_TURNS.say()));
    (chapter.scene == Some(Scene::BetweenTurns)).then(said)
}

/// Every line, with a heading before each turn.
pub(crate) fn headed(context: &Context<'_>, renderer: &Renderer<'_>, chapters: &[Chapter<'_>]) -> Vec<String> {
    let of = |(number, chapter): (usize, &Chapter<'_>)| {
        let between = between_turns(renderer, chapter).filter(|_| number > 0);
        let lines = chapter.lines.iter().map(|told| told_line(renderer, told, &renderer.say(told.phrase)));
        heading(context, renderer, chapter).or(between).into_iter().chain(lines).collect::<Vec<_>>()
    };
    chapters.iter().enumerate().flat_map(of).collect()
}

/// Whose turn a paragraph tells of: named once, and again only after somebody or something else.
pub(crate) struct Subject {
    name: Option<String>,
    is_clear: bool,
}

impl Subject {
    /// `named` says whether a heading has named whose turn it is.
    pub(crate) fn of(context: &Context<'_>, renderer: &Renderer<'_>, chapter: &Chapter<'_>, named: bool) -> Subject {
        Subject { name: chapter.turn().map(|party| renderer.say(&context.party(party))), is_clear: named }
    }

    /// What is told, in sentences. Where a language needs subjects, what one subject did is one sentence: "Ana visits the
    /// King, pays 3 and takes a card."; elsewhere each sentence after the first does without. With `goes_on`, the first
    /// one goes on from a heading. `mark` puts the finishing touch to the words of a line.
    pub(crate) fn sentences<'l, 't: 'l>(
        &mut self,
        renderer: &Renderer<'_>,
        lines: impl IntoIterator<Item = (&'l ToldLine<'t>, String)>,
        goes_on: bool,
        mark: impl Fn(&ToldLine<'_>, &str) -> String,
    ) -> Vec<String> {
        let drops = renderer.language().drops_subjects();
        let mut sentences: Vec<Vec<(&ToldLine<'_>, String)>> = Vec::new();
        for (line, said) in lines {
            let words = match self.follow(&said) {
                Some(Told::Did(rest)) if goes_on && sentences.is_empty() => rest,
                Some(Told::Did(rest)) if drops => capital(&rest),
                Some(Told::Did(rest)) => match sentences.last_mut() {
                    Some(last) if last.last().is_some_and(|(_, words)| takes_more(words)) => {
                        last.push((line, rest));
                        continue;
                    }
                    _ => said,
                },
                Some(Told::Happened(rest)) => capital(&rest),
                None => said,
            };
            sentences.push(vec![(line, words)]);
        }
        let joined = |clauses: Vec<(&ToldLine<'_>, String)>| match clauses.as_slice() {
            [(line, words)] => mark(line, words),
            _ => {
                let clause = |(line, words): (&ToldLine<'_>, String)| {
                    Phrase::sign(mark(line, words.strip_suffix(STOP).unwrap_or(&words)))
                };
                let clauses = clauses.into_iter().map(clause).collect();
                // What is said already is not said once more: a label has no marks of its own.
                format!("{}{STOP}", renderer.label(&renderer.listing(clauses)))
            }
        };
        sentences.into_iter().map(joined).collect()
    }

    /// What a sentence says of the subject, if that is clear.
    fn follow(&mut self, sentence: &str) -> Option<Told> {
        let rest = self.name.as_ref().and_then(|name| sentence.strip_prefix(name.as_str()));
        let about = rest.and_then(|rest| rest.strip_prefix(": "));
        let done = rest.and_then(|rest| rest.strip_prefix(' '));
        let was_clear = std::mem::replace(&mut self.is_clear, done.is_some());
        let told = done.map(|rest| Told::Did(rest.to_owned())).or(about.map(|rest| Told::Happened(rest.to_owned())));
        told.filter(|_| was_clear)
    }
}

/// What a sentence tells, without its subject.
enum Told {
    /// "Ana visits the King."
    Did(String),
    /// "Ana: the ship comes home." tells of something else than Ana.
    Happened(String),
}

/// The end of a sentence.
const STOP: char = '.';

/// Whether a sentence can go on with another verb. A list after a colon would swallow it.
fn takes_more(sentence: &str) -> bool {
    sentence.strip_suffix(STOP).is_some_and(|words| !words.contains([':', ';']) && !words.contains(". "))
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// One line of what happened, in these words; what was taken back since is marked.
fn told_line(renderer: &Renderer<'_>, told: &ToldLine<'_>, sentence: &str) -> String {
    if told.taken_back { taken_back(renderer, sentence, LINE) } else { clipped(sentence, LINE) }
}

/// A sentence that was taken back, in this room: struck through, or in words where that is not seen or heard.
pub(crate) fn taken_back(renderer: &Renderer<'_>, sentence: &str, room: usize) -> String {
    let mark = renderer.say(&words::TAKEN_BACK_MARK.say());
    let sentence = clipped(sentence, room.saturating_sub(length(&mark) + 1));
    let struck = renderer.script().struck(&sentence).filter(|_| !renderer.aloud());
    struck.unwrap_or_else(|| format!("{sentence} {mark}"))
}

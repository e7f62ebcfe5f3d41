//! What happened, told turn by turn: a heading for each turn, what was done and what it brought, reasons last.
//!
//! **Invariant:** whatever has no room is counted, and the text says that it is in the log.

use super::context::Context;
use super::life_words;
use super::renderer::Renderer;
use super::text::{clipped, length};
use super::words;
use crate::engine::{Chapter, Phrase, ToldLine, Weight};

/// The longest line that is told.
const LINE: usize = 200;

/// What happened as paragraphs, one for each turn: the newest lines that fit, and how many more the log has.
pub(super) fn paragraphs(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    chapters: &[Chapter<'_>],
    room: usize,
) -> Option<String> {
    let count: usize = chapters.iter().map(|chapter| chapter.lines.len()).sum();
    let reasons =
        chapters.iter().flat_map(|chapter| &chapter.lines).filter(|line| line.weight == Weight::Reason).count();
    if count == 0 {
        return None;
    }
    let whole = told(context, renderer, chapters, 0, |_| true);
    if length(&whole) <= room {
        return Some(whole);
    }
    // Reasons go first, then what is oldest.
    let without = |left_out: usize| {
        let text = told(context, renderer, chapters, left_out, |line| line.weight != Weight::Reason);
        let hidden = left_out + reasons_after(chapters, left_out).min(reasons);
        let more = renderer.say(&words::MORE_IN_LOG.with([("count", hidden.into())]));
        if text.is_empty() { more } else { format!("{more}\n{text}") }
    };
    let fitting = (0..=count).map(without).find(|text| length(text) <= room);
    Some(fitting.unwrap_or_else(|| clipped(&without(count), room)))
}

/// The number of reasons after this many lines.
fn reasons_after(chapters: &[Chapter<'_>], lines: usize) -> usize {
    let all = chapters.iter().flat_map(|chapter| &chapter.lines).skip(lines);
    all.filter(|line| line.weight == Weight::Reason).count()
}

/// The chapters without their first lines, and of the others those that are wanted.
fn told(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    chapters: &[Chapter<'_>],
    left_out: usize,
    wanted: impl Fn(&ToldLine<'_>) -> bool,
) -> String {
    let mut before = 0;
    let mut paragraphs = Vec::new();
    for chapter in chapters {
        let skipped = left_out.saturating_sub(before).min(chapter.lines.len());
        before += chapter.lines.len();
        let lines: Vec<&ToldLine<'_>> = chapter.lines[skipped..].iter().filter(|line| wanted(line)).collect();
        if !lines.is_empty() {
            paragraphs.push(paragraph(context, renderer, chapter, &lines));
        }
    }
    paragraphs.join("\n")
}

fn paragraph(context: &Context<'_>, renderer: &Renderer<'_>, chapter: &Chapter<'_>, lines: &[&ToldLine<'_>]) -> String {
    let (reasons, done): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.weight == Weight::Reason);
    let mut subject = Subject::of(context, renderer, chapter, chapter.turn.is_some());
    let mut say = |line: &&ToldLine<'_>| {
        let sentence = renderer.say(line.phrase);
        let shorter = subject.shorten(&sentence).map(|rest| capital(&rest));
        told_line(renderer, line, &shorter.unwrap_or(sentence))
    };
    let sentences: Vec<String> = done.into_iter().map(&mut say).collect();
    let reasons: Vec<String> = reasons.into_iter().map(say).collect();
    let reasons = (!reasons.is_empty()).then(|| renderer.script().small(&reasons.join(" ")));
    // What belongs to no turn is no paragraph.
    let between = if chapter.turn.is_some() { " " } else { "\n" };
    let sentences = (!sentences.is_empty()).then(|| sentences.join(between));
    heading(context, renderer, chapter).into_iter().chain(sentences).chain(reasons).collect::<Vec<_>>().join("\n")
}

/// The line with which the turn began, or whose turn it was.
pub(super) fn heading(context: &Context<'_>, renderer: &Renderer<'_>, chapter: &Chapter<'_>) -> Option<String> {
    let said = match (chapter.heading, chapter.turn) {
        (Some(heading), _) => Some(renderer.say(heading)),
        (None, turn) => turn.map(|party| renderer.say(&context.party(party))),
    };
    said.map(|said| renderer.script().strong(&clipped(&said, LINE)))
}

/// Every line, with a heading before each turn.
pub(super) fn headed(context: &Context<'_>, renderer: &Renderer<'_>, chapters: &[Chapter<'_>]) -> Vec<String> {
    let of = |chapter: &Chapter<'_>| {
        let lines: Vec<String> =
            chapter.lines.iter().map(|told| told_line(renderer, told, &renderer.say(told.phrase))).collect();
        heading(context, renderer, chapter).into_iter().chain(lines).collect::<Vec<_>>()
    };
    chapters.iter().flat_map(of).collect()
}

/// Whose turn a paragraph tells of: named once, and again only after somebody or something else.
pub(super) struct Subject {
    name: Option<String>,
    is_clear: bool,
}

impl Subject {
    /// `named` says whether a heading has named whose turn it is.
    pub(super) fn of(context: &Context<'_>, renderer: &Renderer<'_>, chapter: &Chapter<'_>, named: bool) -> Subject {
        Subject { name: chapter.turn.map(|party| renderer.say(&context.party(party))), is_clear: named }
    }

    /// The next sentence, without its subject where that is clear.
    pub(super) fn shorten(&mut self, sentence: &str) -> Option<String> {
        let rest = self.name.as_ref().and_then(|name| sentence.strip_prefix(name.as_str()));
        // "Ana: the ship comes home." tells of something else than Ana.
        let about = rest.and_then(|rest| rest.strip_prefix(": "));
        let done = rest.and_then(|rest| rest.strip_prefix(' '));
        let was_clear = std::mem::replace(&mut self.is_clear, done.is_some());
        done.map(str::to_owned).or(about.map(capital)).filter(|_| was_clear)
    }
}

pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// One line of what happened, in these words; what was taken back since is marked.
fn told_line(renderer: &Renderer<'_>, told: &ToldLine<'_>, sentence: &str) -> String {
    if told.taken_back { taken_back(renderer, sentence, LINE) } else { clipped(sentence, LINE) }
}

/// A sentence that was taken back, in this room: struck through, or in words where that is not seen or heard.
pub(super) fn taken_back(renderer: &Renderer<'_>, sentence: &str, room: usize) -> String {
    let mark = renderer.say(&life_words::TAKEN_BACK_MARK.say());
    let sentence = clipped(sentence, room.saturating_sub(length(&mark) + 1));
    let struck = renderer.script().struck(&sentence).filter(|_| !renderer.aloud());
    struck.unwrap_or_else(|| format!("{sentence} {mark}"))
}

/// One line of what happened.
pub(super) fn line(renderer: &Renderer<'_>, phrase: &Phrase) -> String {
    clipped(&renderer.say(phrase), LINE)
}

#[cfg(test)]
mod tests {
    use super::super::people::People;
    use super::super::reader::Locale;
    use super::*;
    use crate::engine::{Party, Seat};
    use crate::games::TRIAL;

    /// Whatever room there is, each line is either there or counted.
    #[test]
    fn no_line_is_dropped_without_a_word() {
        let people = People::named(["Ana", "Bo"]);
        let (context, locale) = (Context { kind: TRIAL, game: "1", people: &people, title: None }, Locale::default());
        let renderer = locale.renderer(&people);
        let phrases: Vec<Phrase> = (0..40).map(|line| Phrase::sign(format!("Line {line} tells something."))).collect();
        fn told((number, phrase): (usize, &Phrase)) -> ToldLine<'_> {
            ToldLine {
                phrase,
                weight: if number % 5 == 4 { Weight::Reason } else { Weight::Result },
                turn: Some(Party::Seat(Seat(number as u8 / 20))),
                begins: false,
                taken_back: false,
            }
        }
        let lines: Vec<ToldLine<'_>> = phrases.iter().enumerate().map(told).collect();
        let chapters = crate::engine::chapters(lines);
        for room in (60..2_000).step_by(7) {
            let text = paragraphs(&context, &renderer, &chapters, room).expect("there is something to tell");
            assert!(length(&text) <= room, "{room}: {text}");
            let there = (0..40).filter(|line| text.contains(&format!("Line {line} "))).count();
            let counted =
                |left: &usize| text.contains(&renderer.say(&words::MORE_IN_LOG.with([("count", (*left).into())])));
            let left = 40 - there;
            assert!(left == 0 || counted(&left), "{room}: {left} of 40 lines are missing in {text}");
        }
    }
}

//! What happened, as people tell it: a paragraph for each turn, with who had it, what they did and what it brought. Turn
//! messages show it, and become it when the turn is over, so that a channel reads like a story.

use super::context::Context;
use super::life_words;
use super::limits;
use super::log::chapters_for_all;
use super::panel::PublicPanel;
use super::reader::Locale;
use super::renderer::Renderer;
use super::telling::{Subject, capital, heading};
use super::text::{clipped, length};
use super::words;
use crate::engine::{Chapter, Narration, ToldLine, Weight};

/// The longest paragraph: a line or two on a screen, a few on a phone.
const PARAGRAPH: usize = 320;
/// The longest sentence in it.
const SENTENCE: usize = 200;

impl PublicPanel {
    /// What a turn message becomes when the turn is over.
    pub fn story(context: &Context<'_>, locale: Locale, told: &[Narration]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let story = story(context, &renderer, told, limits::CONTENT);
        // A message cannot be empty.
        PublicPanel::line(if story.is_empty() { renderer.say(&words::STORY_EMPTY.say()) } else { story })
    }
}

/// The newest turns that fit, one below the other, with how much more there is in the log.
pub(super) fn story(context: &Context<'_>, renderer: &Renderer<'_>, told: &[Narration], room: usize) -> String {
    // A turn in which nothing happened yet is left out.
    let turns: Vec<Chapter<'_>> =
        chapters_for_all(told).into_iter().filter(|chapter| !chapter.lines.is_empty()).collect();
    let lines = |turns: &[Chapter<'_>]| turns.iter().map(|turn| turn.lines.len()).sum();
    let mut paragraphs: Vec<String> = Vec::new();
    for (index, turn) in turns.iter().enumerate().rev() {
        let earlier = earlier(renderer, lines(&turns[..index]));
        let next = paragraph(context, renderer, turn);
        let used: usize = paragraphs.iter().chain([&earlier, &next]).map(|part| length(part) + 1).sum();
        if used > room {
            paragraphs.push(self::earlier(renderer, lines(&turns[..=index])));
            break;
        }
        paragraphs.push(next);
    }
    paragraphs.reverse();
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs.join("\n")
}

fn earlier(renderer: &Renderer<'_>, count: usize) -> String {
    if count == 0 { String::new() } else { renderer.say(&words::EARLIER_IN_LOG.with([("count", count.into())])) }
}

/// A turn in sentences, under its heading: what was done, what it brought and why, as much of it as there is room for. The
/// rest is counted.
fn paragraph(context: &Context<'_>, renderer: &Renderer<'_>, turn: &Chapter<'_>) -> String {
    let head = turn.heading.and_then(|_| heading(context, renderer, turn));
    let (reasons, done): (Vec<&ToldLine<'_>>, Vec<_>) =
        turn.lines.iter().partition(|told| told.weight == Weight::Reason);
    let lines: Vec<(&ToldLine<'_>, String)> =
        done.into_iter().chain(reasons).map(|told| (told, clipped(&renderer.say(told.phrase), SENTENCE))).collect();
    let told = |shown: &[bool]| {
        let mut subject = Subject::of(context, renderer, turn, head.is_some());
        let mut sentences: Vec<String> = Vec::new();
        for ((told, sentence), _) in lines.iter().zip(shown).filter(|(_, shown)| **shown) {
            let sentence = match subject.shorten(sentence) {
                // The first sentence goes on from the heading.
                Some(rest) if sentences.is_empty() => rest,
                Some(rest) => capital(&rest),
                None => sentence.clone(),
            };
            let struck = renderer.script().struck(&sentence).filter(|_| told.taken_back);
            sentences.push(struck.unwrap_or(sentence));
        }
        let mark = turn.lines.iter().any(|told| told.taken_back);
        let mark = mark.then(|| renderer.say(&life_words::TAKEN_BACK_MARK.say()));
        let left_out = shown.iter().filter(|shown| !**shown).count();
        let more = (left_out > 0).then(|| renderer.say(&words::STORY_MORE.with([("count", left_out.into())])));
        head.clone().into_iter().chain(mark).chain(sentences).chain(more).collect::<Vec<_>>().join(" ")
    };
    let mut shown = vec![false; lines.len()];
    for weight in [Weight::Action, Weight::Result, Weight::Reason] {
        // Why something happened is of no use to people who are not told what happened.
        let untold = lines.iter().zip(&shown).any(|((told, _), shown)| told.weight != Weight::Reason && !shown);
        if weight == Weight::Reason && untold {
            break;
        }
        let of_weight =
            |(index, (told, _)): (usize, &(&ToldLine<'_>, String))| (told.weight == weight).then_some(index);
        for index in lines.iter().enumerate().filter_map(of_weight).collect::<Vec<_>>() {
            shown[index] = true;
            if length(&told(&shown)) > PARAGRAPH {
                shown[index] = false;
            }
        }
    }
    told(&shown)
}

#[cfg(test)]
mod tests {
    use super::super::people::People;
    use super::*;
    use crate::engine::{Party, Phrase, Seat, chapters};
    use crate::games::TRIAL;

    /// However long a turn is, each of its lines is either told or counted.
    #[test]
    fn no_line_of_a_turn_is_left_out_without_a_word() {
        let people = People::named(["Ana"]);
        let (context, locale) = (Context { kind: TRIAL, game: "1", people: &people, title: None }, Locale::default());
        let renderer = locale.renderer(&people);
        let turn = Some(Party::Seat(Seat(0)));
        for count in 1..30 {
            let phrases: Vec<Phrase> = (0..count).map(|line| Phrase::sign(format!("Line {line} of it."))).collect();
            let weights = [Weight::Reason, Weight::Action, Weight::Result];
            let told = |(phrase, weight)| ToldLine { phrase, weight, turn, begins: false, taken_back: false };
            let chapters = chapters(phrases.iter().zip(weights.into_iter().cycle()).map(told));
            let text = paragraph(&context, &renderer, &chapters[0]);
            assert!(length(&text) <= PARAGRAPH, "{text}");
            let left = count - (0..count).filter(|line| text.contains(&format!("Line {line} "))).count();
            let counted = renderer.say(&words::STORY_MORE.with([("count", left.into())]));
            assert_eq!(text.ends_with(&counted), left > 0, "{left} of {count} lines are missing in {text}");
        }
    }

    /// Whose turn it is, is said once, and again after somebody else did something.
    #[test]
    fn a_name_is_repeated_only_where_it_is_needed() {
        let people = People::named(["Ana", "Bo"]);
        let (context, locale) = (Context { kind: TRIAL, game: "1", people: &people, title: None }, Locale::default());
        let phrases = ["Ana visits.", "Ana pays.", "Bo follows.", "Ana takes a card.", "Ana rests."].map(Phrase::sign);
        let turn = Some(Party::Seat(Seat(0)));
        let told = |phrase| ToldLine { phrase, weight: Weight::Action, turn, begins: false, taken_back: false };
        let chapters = chapters(phrases.iter().map(told));
        let text = paragraph(&context, &locale.renderer(&people), &chapters[0]);
        assert_eq!(text, "Ana visits. Pays. Bo follows. Ana takes a card. Rests.");
    }
}

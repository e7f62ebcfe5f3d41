//! What happened, as people tell it: a paragraph for each turn, with who had it, what they did and what it brought. Turn
//! messages show it, and become it when the turn is over, so that a channel reads like a story.

use super::log::chapters_for_all;
use super::telling::{Subject, heading};
use crate::context::Context;
use crate::panels::panel::PublicPanel;
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::wording::text::{clipped, length};
use crate::words;
use engine::{Chapter, Narration, ToldLine, Weight};

/// The longest paragraph: a line or two on a screen, a few on a phone.
const PARAGRAPH: usize = 320;
/// The longest sentence in it.
const SENTENCE: usize = 200;
/// Room for how much more there is in the log.
const EARLIER: usize = 80;
/// The longest story that a message becomes: in a solo game it may have had many turns.
const SHRUNK: usize = 480;

impl PublicPanel {
    /// What a turn message becomes when the turn is over.
    pub fn story(context: &Context<'_>, locale: Locale, told: &[Narration]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let story = story(context, &renderer, told, SHRUNK);
        // A message cannot be empty.
        PublicPanel::line(if story.is_empty() { renderer.say(&words::STORY_EMPTY.say()) } else { story })
    }
}

/// The newest turns that fit, one below the other, with how much more there is in the log.
pub(crate) fn story(context: &Context<'_>, renderer: &Renderer<'_>, told: &[Narration], room: usize) -> String {
    let turns = eventful(chapters_for_all(told));
    let (paragraphs, left) = newest(context, renderer, &turns, room.saturating_sub(EARLIER));
    let earlier = earlier(renderer, turns[..left].iter().map(|turn| turn.lines.len()).sum());
    let told = [earlier].into_iter().chain(paragraphs).filter(|part| !part.is_empty());
    told.collect::<Vec<_>>().join("\n")
}

/// The turns in which something happened.
pub(crate) fn eventful(turns: Vec<Chapter<'_>>) -> Vec<Chapter<'_>> {
    turns.into_iter().filter(|turn| !turn.lines.is_empty()).collect()
}

/// A paragraph for each of the newest turns that fit, the oldest first, and how many earlier turns there are.
pub(crate) fn newest(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    turns: &[Chapter<'_>],
    room: usize,
) -> (Vec<String>, usize) {
    let (mut paragraphs, mut used) = (Vec::new(), 0);
    for turn in turns.iter().rev() {
        let next = paragraph(context, renderer, turn, PARAGRAPH.min(room));
        used += length(&next) + 1;
        if used > room + 1 {
            break;
        }
        paragraphs.push(next);
    }
    paragraphs.reverse();
    let left = turns.len() - paragraphs.len();
    (paragraphs, left)
}

fn earlier(renderer: &Renderer<'_>, count: usize) -> String {
    if count == 0 { String::new() } else { renderer.say(&words::EarlierInLog { count: count.into() }.say()) }
}

/// A turn in sentences, under its heading, in the order in which it happened: what was done, what it brought and why, as much
/// of it as there is room for. The rest is counted.
fn paragraph(context: &Context<'_>, renderer: &Renderer<'_>, turn: &Chapter<'_>, room: usize) -> String {
    let head = turn.heading.and_then(|_| heading(context, renderer, turn));
    let lines: Vec<(&ToldLine<'_>, String)> =
        turn.lines.iter().map(|told| (told, clipped(&renderer.say(told.phrase), SENTENCE))).collect();
    let told = |shown: &[bool]| {
        let mut subject = Subject::of(context, renderer, turn, head.is_some());
        let said = lines.iter().zip(shown).filter(|(_, shown)| **shown).map(|((told, said), _)| (*told, said.clone()));
        let sentences = subject.sentences(renderer, said, true, |told, words| {
            let struck = renderer.script().struck(words).filter(|_| told.taken_back);
            struck.unwrap_or_else(|| words.to_owned())
        });
        let mark = turn.lines.iter().any(|told| told.taken_back);
        let mark = mark.then(|| renderer.say(&words::TAKEN_BACK_MARK.say()));
        let left_out = shown.iter().filter(|shown| !**shown).count();
        let more = (left_out > 0).then(|| renderer.say(&words::StoryMore { count: left_out.into() }.say()));
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
            if length(&told(&shown)) > room {
                shown[index] = false;
            }
        }
    }
    told(&shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::language::Language;
    use crate::wording::people::People;
    use crate::wording::script::Script;
    use engine::{Party, Phrase, Scene, Seat, chapters};
    use games::TRIAL;
    use table::GameId;

    /// However long a turn is, each of its lines is either told or counted.
    #[test]
    fn no_line_of_a_turn_is_left_out_without_a_word() {
        let people = People::named(["Ana"]);
        let (context, locale) =
            (Context { kind: TRIAL, game: GameId(1), people: &people, title: None }, Locale::default());
        let renderer = locale.renderer(&people);
        let scene = Some(Scene::Turn(Party::Seat(Seat(0))));
        for count in 1..30 {
            let phrases: Vec<Phrase> = (0..count).map(|line| Phrase::sign(format!("Line {line} of it."))).collect();
            let weights = [Weight::Reason, Weight::Action, Weight::Result];
            let told = |(phrase, weight)| ToldLine { phrase, weight, scene, begins: false, taken_back: false };
            let chapters = chapters(phrases.iter().zip(weights.into_iter().cycle()).map(told));
            let text = paragraph(&context, &renderer, &chapters[0], PARAGRAPH);
            assert!(length(&text) <= PARAGRAPH, "{text}");
            let left = count - (0..count).filter(|line| text.contains(&format!("Line {line} "))).count();
            let counted = renderer.say(&words::StoryMore { count: left.into() }.say());
            assert_eq!(text.ends_with(&counted), left > 0, "{left} of {count} lines are missing in {text}");
        }
    }

    /// What a turn of Ana's is told as, after her name.
    fn turn_of_ana(locale: Locale, lines: &[&str]) -> String {
        let people = People::named(["Ana", "Bo"]);
        let context = Context { kind: TRIAL, game: GameId(1), people: &people, title: None };
        let phrases: Vec<Phrase> = lines.iter().map(|line| Phrase::sign(*line)).collect();
        let scene = Some(Scene::Turn(Party::Seat(Seat(0))));
        let told = |phrase| ToldLine { phrase, weight: Weight::Action, scene, begins: false, taken_back: false };
        let chapters = chapters(phrases.iter().map(told));
        paragraph(&context, &locale.renderer(&people), &chapters[0], PARAGRAPH)
    }

    /// Whose turn it is, is said once, and again after somebody else did something.
    #[test]
    fn a_name_is_repeated_only_where_it_is_needed() {
        let lines = ["Ana visits.", "Ana pays.", "Bo follows.", "Ana takes a card.", "Ana rests.", "Ana: it rains."];
        let told = |language| turn_of_ana(Locale::of(language, Script::Plain), &lines);
        for language in [Language::En, Language::De] {
            let and = if language == Language::En { "and" } else { "und" };
            let joined = format!("Ana visits {and} pays. Bo follows. Ana takes a card {and} rests. It rains.");
            assert_eq!(told(language), joined);
        }
        for language in [Language::It, Language::Ru] {
            assert_eq!(told(language), "Ana visits. Pays. Bo follows. Ana takes a card. Rests. It rains.");
        }
    }

    /// What one person did is one sentence, which ends where it would be misread.
    #[test]
    fn verbs_of_one_subject_are_joined() {
        let english = Locale::default();
        assert_eq!(
            turn_of_ana(english, &["Ana places 3.", "Ana harvests 1.", "Ana passes.", "Ana gains 2."]),
            "Ana places 3, harvests 1, passes and gains 2."
        );
        assert_eq!(
            turn_of_ana(english, &["Ana pays.", "Ana takes a decree: 2 a row, 3 a set.", "Ana rests.", "Ana sleeps."]),
            "Ana pays and takes a decree: 2 a row, 3 a set. Ana rests and sleeps."
        );
        // Marks of a front end are escaped once.
        let marks = ["Ana pays 2* of it.", "Ana takes <#1>."];
        let discord = Locale::of(Language::En, Script::Markdown);
        assert_eq!(turn_of_ana(discord, &marks), "Ana pays 2\\* of it and takes \\<\\#1\\>.");
    }
}

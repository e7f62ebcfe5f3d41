//! The review of a finished game: a chart of what everybody could expect, and the decisions that cost most.

use crate::context::Context;
use crate::panels::limits;
use crate::panels::panel::{Field, Panel, PrivatePanel, PublicPanel, Style};
use crate::picture::Sketch;
use crate::picture::chart::{LineChart, Mark, Series};
use crate::request::TableRequest;
use crate::turn::board::titled;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::clipped;
use crate::words;
use engine::picture::seat_colour;
use engine::review::Explained;
use engine::{Choice, Party, Phrase, Seat};
use table::MadeReview;

/// The chart, ready to be drawn.
pub fn review_chart(review: &MadeReview, context: &Context<'_>, locale: Locale) -> Sketch {
    let time = in_rounds(&review.rounds, review.moments.last().map_or(0, |moment| moment.after));
    let parties = Seat::all(context.people.len()).map(Party::Seat).chain([Party::Automa]);
    let series = parties.enumerate().map(|(place, party)| {
        let points = review
            .moments
            .iter()
            .filter_map(|moment| Some((time(moment.after), moment.expected.get(place).copied()? as f32)));
        let own = review.own.iter().flatten().filter(|decision| Party::Seat(decision.seat) == party);
        let marked = own.map(|decision| time(decision.after)).collect();
        Series { name: context.party(party), colour: seat_colour(party), points: points.collect(), marked }
    });
    let marks = marks(&review.rounds, &time);
    let chart = LineChart {
        title: words::ReviewTitle { game: context.name() }.say(),
        values: words::REVIEW_VALUES.say(),
        marks,
        series: series.filter(|series| !series.points.is_empty()).collect(),
    };
    chart.sketch(locale, context.people, context.kind.automa)
}

/// The beginnings of rounds.
pub(crate) fn marks(rounds: &[(usize, u32)], time: impl Fn(usize) -> f32) -> Vec<Mark> {
    let mark = |(after, round): &(usize, u32)| Mark {
        at: time(*after),
        name: words::ReviewRound { round: (*round).into() }.say(),
        brief: Phrase::sign(round.to_string()),
    };
    rounds.iter().filter(|(_, round)| *round > 0).map(mark).collect()
}

/// Actions as time in which all rounds, of which each begins after so many actions, take equally long; what comes before
/// the first one is left of 0.
pub(crate) fn in_rounds(rounds: &[(usize, u32)], last: usize) -> impl Fn(usize) -> f32 {
    let begins: Vec<usize> = rounds.iter().filter(|(_, round)| *round > 0).map(|(after, _)| *after).collect();
    move |after| match begins.iter().rposition(|begin| *begin <= after) {
        Some(place) => {
            let begin = begins[place];
            let end = begins.get(place + 1).copied().unwrap_or(last).max(begin + 1);
            place as f32 + (after - begin) as f32 / (end - begin) as f32
        }
        None => after as f32 / begins.first().copied().unwrap_or(last).max(1) as f32 - 1.0,
    }
}

impl PrivatePanel {
    /// The review of a game, with the reader's own decisions. If the chart is not drawn, it is given in words.
    pub fn review(context: &Context<'_>, reader: &Reader, review: &MadeReview, drawn: bool) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::ReviewTitle { game: context.name() }.say();
        let mut lines = Vec::new();
        if !drawn || reader.locale.aloud {
            lines.extend(told(&renderer, &review_chart(review, context, reader.locale)));
        }
        let own = review.own.as_deref();
        match own {
            Some([]) => lines.push(renderer.say(&words::REVIEW_NOTHING_COST.say())),
            Some(_) => lines.push(renderer.script().strong(&renderer.say(&words::REVIEW_COST_MOST.say()))),
            None => {}
        }
        let mut panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let decisions = own.unwrap_or_default();
        if !decisions.is_empty() {
            panel.fields = fields(&renderer, decisions);
            panel.footer = Some(clipped(&renderer.label(&words::REVIEW_HOW.say()), limits::FOOTER));
            let share = context.opener(&renderer, TableRequest::Review { share: true }, &words::REVIEW_SHARE);
            panel = panel.buttons(vec![share]);
        }
        PrivatePanel::of(reader, panel)
    }

    /// A review that is still to be made, and how many others come first.
    pub fn review_waits(context: &Context<'_>, reader: &Reader, before: usize) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::ReviewTitle { game: context.name() }.say();
        let text = renderer.say(&words::ReviewWaits { before: before.into() }.say());
        let again = TableRequest::Review { share: false };
        let again = context.opener(&renderer, again, &words::REVIEW_LOOK_AGAIN).styled(Style::Main);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(vec![again]))
    }
}

impl PublicPanel {
    /// The chart of a review that was made, in words for where it is not drawn.
    pub fn review(context: &Context<'_>, locale: Locale, review: &MadeReview) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::ReviewTitle { game: context.name() }.say();
        let text = clipped(&told(&renderer, &review_chart(review, context, locale)).join("\n"), limits::TEXT);
        let own = TableRequest::Review { share: false };
        let own = context.opener(&renderer, own, &words::REVIEW_OWN).styled(Style::Main);
        PublicPanel::of(Panel { text, ..titled(&renderer, &title) }.buttons(vec![own]))
    }

    /// The decisions that cost somebody most, which they show to everybody.
    pub fn shared_review(context: &Context<'_>, locale: Locale, who: &str, decisions: &[Explained]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::ReviewShared { who: who.to_string(), game: context.name() }.say();
        let footer = Some(clipped(&renderer.label(&words::REVIEW_HOW.say()), limits::FOOTER));
        PublicPanel::of(Panel { fields: fields(&renderer, decisions), footer, ..titled(&renderer, &title) })
    }
}

/// A chart in words, without its title.
fn told(renderer: &Renderer<'_>, chart: &Sketch) -> Vec<String> {
    chart.alt().lines().skip(1).map(|line| renderer.say(&Phrase::sign(line))).collect()
}

/// Each decision with its question, what was chosen, and what would have been better.
fn fields(renderer: &Renderer<'_>, decisions: &[Explained]) -> Vec<Field> {
    let field = |decision: &Explained| {
        let Explained { round, turn, question, chosen, better, points, .. } = decision;
        let when = match (*round, *turn) {
            (_, 0) => words::REVIEW_AT_FIRST.say(),
            (0, turn) => words::ReviewInTurn { turn: turn.into() }.say(),
            (round, turn) => words::ReviewInRound { round: round.into(), turn: turn.into() }.say(),
        };
        let points = points.round() as i64;
        let lines = [
            renderer.say(question),
            renderer.say(&words::ReviewChosen { option: whole(renderer, chosen) }.say()),
            renderer.say(&words::ReviewBetter { option: whole(renderer, better), points: points.into() }.say()),
        ];
        Field {
            name: clipped(&renderer.label(&when), limits::FIELD_NAME),
            value: clipped(&lines.join("\n"), limits::FIELD_VALUE),
        }
    };
    decisions.iter().map(field).collect()
}

/// An option with the subjects that it is found under.
pub(crate) fn whole(renderer: &Renderer<'_>, choice: &Choice) -> Phrase {
    let parts = choice.groups.iter().chain([&choice.label]).map(|part| renderer.label(part));
    Phrase::sign(parts.collect::<Vec<_>>().join(" · "))
}

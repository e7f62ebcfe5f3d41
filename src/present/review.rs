//! The review of a finished game: a chart of what everybody could expect, and the decisions that cost most.

use super::board::titled;
use super::context::{Context, button};
use super::limits;
use super::panel::{Field, Panel, PrivatePanel, PublicPanel, Style};
use super::picture::Sketch;
use super::picture::chart::{LineChart, Mark, Series};
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::renderer::Renderer;
use super::review_words as words;
use super::text::clipped;
use crate::engine::picture::seat_colour;
use crate::engine::review::Explained;
use crate::engine::{Arg, Choice, Party, Phrase, Seat};
use crate::table::MadeReview;

/// What shares one's decisions, as the detail of a press.
pub const SHARE: &str = "share";

impl MadeReview {
    /// The chart, ready to be drawn.
    pub fn chart(&self, context: &Context<'_>, locale: Locale) -> Sketch {
        let parties = Seat::all(context.people.len()).map(Party::Seat).chain([Party::Automa]);
        let series = parties.enumerate().map(|(place, party)| {
            let points = self
                .moments
                .iter()
                .filter_map(|moment| Some((moment.after as f32, moment.expected.get(place).copied()? as f32)));
            Series { name: context.party(party), colour: seat_colour(party), points: points.collect() }
        });
        let marks = self.rounds.iter().filter(|(_, round)| *round > 0).map(|(after, round)| Mark {
            at: *after as f32,
            name: words::ROUND.with([("round", (*round).into())]),
            brief: Phrase::sign(round.to_string()),
        });
        let chart = LineChart {
            title: words::TITLE.with([("game", context.name().into())]),
            values: words::VALUES.say(),
            marks: marks.collect(),
            series: series.filter(|series| !series.points.is_empty()).collect(),
        };
        chart.sketch(locale, context.people, context.kind.automa())
    }
}

impl PrivatePanel {
    /// The review of a game, with the reader's own decisions. If the chart is not drawn, it is given in words.
    pub fn review(context: &Context<'_>, reader: &Reader, review: &MadeReview, drawn: bool) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::TITLE.with([("game", context.name().into())]);
        let mut lines = Vec::new();
        if !drawn || reader.locale.aloud {
            lines.extend(told(&renderer, &review.chart(context, reader.locale)));
        }
        let own = review.own.as_deref();
        match own {
            Some([]) => lines.push(renderer.say(&words::NOTHING_COST.say())),
            Some(_) => lines.push(renderer.script().strong(&renderer.say(&words::COST_MOST.say()))),
            None => {}
        }
        let mut panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let decisions = own.unwrap_or_default();
        if !decisions.is_empty() {
            panel.fields = fields(&renderer, decisions);
            panel.footer = Some(clipped(&renderer.label(&words::HOW.say()), limits::FOOTER));
            let share = Press::open(Verb::Review, context.game, SHARE);
            panel = panel.buttons(vec![button(&renderer, share, &words::SHARE)]);
        }
        PrivatePanel::of(reader, panel)
    }

    /// A review that is still to be made, and how many others come first.
    pub fn review_waits(context: &Context<'_>, reader: &Reader, before: usize) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::TITLE.with([("game", context.name().into())]);
        let text = renderer.say(&words::WAITS.with([("before", before.into())]));
        let again = context.opener(&renderer, Verb::Review, &words::LOOK_AGAIN).styled(Style::Main);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(vec![again]))
    }
}

impl PublicPanel {
    /// The chart of a review that was made, in words for where it is not drawn.
    pub fn review(context: &Context<'_>, locale: Locale, review: &MadeReview) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::TITLE.with([("game", context.name().into())]);
        let text = clipped(&told(&renderer, &review.chart(context, locale)).join("\n"), limits::TEXT);
        let own = context.opener(&renderer, Verb::Review, &words::OWN).styled(Style::Main);
        PublicPanel::of(Panel { text, ..titled(&renderer, &title) }.buttons(vec![own]))
    }

    /// The decisions that cost somebody most, which they show to everybody.
    pub fn shared_review(context: &Context<'_>, locale: Locale, who: &str, decisions: &[Explained]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::SHARED.with([("who", Arg::sign(who)), ("game", context.name().into())]);
        let footer = Some(clipped(&renderer.label(&words::HOW.say()), limits::FOOTER));
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
            (_, 0) => words::AT_FIRST.say(),
            (0, turn) => words::IN_TURN.with([("turn", turn.into())]),
            (round, turn) => words::IN_ROUND.with([("round", round.into()), ("turn", turn.into())]),
        };
        let points = points.round() as i64;
        let lines = [
            renderer.say(question),
            renderer.say(&words::CHOSEN.with([("option", whole(renderer, chosen).into())])),
            renderer.say(&words::BETTER.with([("option", whole(renderer, better).into()), ("points", points.into())])),
        ];
        Field {
            name: clipped(&renderer.label(&when), limits::FIELD_NAME),
            value: clipped(&lines.join("\n"), limits::FIELD_VALUE),
        }
    };
    decisions.iter().map(field).collect()
}

/// An option with the subjects that it is found under.
pub(super) fn whole(renderer: &Renderer<'_>, choice: &Choice) -> Phrase {
    let parts = choice.groups.iter().chain([&choice.label]).map(|part| renderer.label(part));
    Phrase::sign(parts.collect::<Vec<_>>().join(" · "))
}

//! Chains: answers that form one decision although the rules ask for them one after another, such as where a worker
//! comes from and where it goes. Front ends show them as one menu entry wherever there is room.

use super::menu::MENU;
use super::phrase::Phrase;
use super::play::{Choice, Question, choice};
use super::position::{OpenQuestion, Position};
use super::seat::{Seat, Viewer};
use super::session::{Finality, Session};
use super::tell::Tell;

/// Separates the actions of a chain in its text form. No action contains it.
const THEN: &str = "; ";

/// The most steps of a chain: nobody would read more.
const LONGEST: usize = 4;

/// An answer, and the answers to the following questions that belong to the same decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// At least one; all but the last can be undone.
    pub steps: Vec<Choice>,
    /// The finality of the last step.
    pub finality: Finality,
}

impl Chain {
    /// A single answer.
    pub fn of(choice: Choice, finality: Finality) -> Chain {
        Chain { steps: vec![choice], finality }
    }

    /// Its actions in their text form, joined.
    pub fn text(&self) -> String {
        self.steps.iter().map(|step| step.text.as_str()).collect::<Vec<_>>().join(THEN)
    }

    /// The subjects it is found under: those of its first step.
    pub fn groups(&self) -> &[Phrase] {
        self.steps.first().map_or(&[], |step| &step.groups)
    }
}

/// The actions of a chain in its text form.
pub fn actions(text: &str) -> impl Iterator<Item = &str> {
    text.split(THEN)
}

/// A chain and the position it leads to.
struct Link<G: Tell> {
    chain: Chain,
    /// The position after it, as long as it can be undone.
    after: Option<Position<G>>,
    /// Whether the next question belongs to it.
    next: bool,
    /// The index of its subject among all subjects.
    group: usize,
}

/// The answers to a seat's question, each extended by what belongs to it as long as it `fits` and no menu gets too
/// long. Where there is not enough room for all extensions, the first ones win.
pub(super) fn chains<G: Tell>(
    session: &Session<G>,
    seat: Seat,
    asked: &Question,
    fits: &dyn Fn(&Chain) -> bool,
) -> Vec<Chain> {
    let mut links = single(session, seat, asked);
    // One step longer each time, so that all grow before any grows further.
    for length in 1..LONGEST {
        let mut longer: Vec<Link<G>> = Vec::new();
        let mut rest = links.into_iter();
        while let Some(link) = rest.next() {
            let taken = |other: &&Link<G>| other.group == link.group;
            let others = longer.iter().filter(taken).count() + rest.as_slice().iter().filter(taken).count();
            let may_grow = link.next && link.chain.steps.len() == length;
            match may_grow.then(|| grown(session, seat, &link, &longer, fits)).flatten() {
                Some(grown) if !grown.is_empty() && others + grown.len() <= MENU => longer.extend(grown),
                Some(_) | None => longer.push(link),
            }
        }
        links = longer;
    }
    links.into_iter().map(|link| link.chain).collect()
}

/// Every answer by itself.
fn single<G: Tell>(session: &Session<G>, seat: Seat, asked: &Question) -> Vec<Link<G>> {
    let Some(open) = session.question(seat) else { return Vec::new() };
    let by_group = asked.grouped || asked.choices.len() > MENU;
    let mut subjects: Vec<Option<&Phrase>> = Vec::new();
    let mut links = Vec::new();
    for (action, choice) in open.options.iter().zip(&asked.choices) {
        let subject = choice.groups.first().filter(|_| by_group);
        let group = subjects.iter().position(|other| *other == subject).unwrap_or(subjects.len());
        if group == subjects.len() {
            subjects.push(subject);
        }
        links.push(link(session, seat, session.live(seat), *action, vec![choice.clone()], group));
    }
    links
}

/// A chain extended by every answer that belongs to it; none if one of them does not fit. Leaves out those that lead to
/// the same position as another.
fn grown<G: Tell>(
    session: &Session<G>,
    seat: Seat,
    shorter: &Link<G>,
    others: &[Link<G>],
    fits: &dyn Fn(&Chain) -> bool,
) -> Option<Vec<Link<G>>> {
    let after = shorter.after.as_ref()?;
    let open = after.question(seat).filter(|open| open.options.len() <= MENU)?;
    let view = after.view(session.game(), Viewer::Seat(seat));
    let mut longer: Vec<Link<G>> = Vec::new();
    for action in &open.options {
        let choice = choice(&**session.game(), after.state(), &view, seat, *action);
        let steps = shorter.chain.steps.iter().cloned().chain([choice]).collect();
        let link = link(session, seat, after, *action, steps, shorter.group);
        let same = |other: &Link<G>| link.after.is_some() && link.after == other.after;
        if others.iter().chain(&longer).any(same) {
            continue;
        }
        if !fits(&link.chain) {
            return None;
        }
        longer.push(link);
    }
    Some(longer)
}

fn link<G: Tell>(
    session: &Session<G>,
    seat: Seat,
    from: &Position<G>,
    action: G::Action,
    steps: Vec<Choice>,
    group: usize,
) -> Link<G> {
    // A step counts as final unless it is known that it can be undone.
    let (after, finality) = match session.judged(seat, from, action) {
        Ok((after, finality)) => (Some(after).filter(|_| finality == Finality::Undoable), finality),
        Err(_) => (None, Finality::Irreversible),
    };
    // A question that is asked despite having one answer waits for something else to be done first.
    let goes_on = |next: &&OpenQuestion<G>| next.options.len() > 1 && session.game().completes(next.asked.question);
    let next = after.as_ref().and_then(|after| after.question(seat)).filter(goes_on).is_some();
    Link { chain: Chain { steps, finality }, after, next, group }
}

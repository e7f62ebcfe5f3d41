//! Chains: answers that form one decision although the rules ask for them one after another, such as where a worker
//! comes from and where it goes. Front ends show them as one menu entry wherever there is room.

use super::game::VariantName;
use super::menu::MENU;
use super::play::{Choice, Question, choice};
use super::position::{OpenQuestion, Position};
use super::seat::{Seat, Viewer};
use super::session::{Finality, Session};
use super::tell::Tell;

/// Separates the actions of a chain in its text form. No action contains it.
const THEN: &str = "; ";

/// The most steps of a chain: nobody would read more.
const LONGEST: usize = 4;

/// As many ways of paying are listed one by one.
const FEW: usize = 2;

/// An answer, and the answers to the following questions that belong to the same decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// At least one; all but the last can be undone.
    pub steps: Vec<Choice>,
    /// The finality of the last step.
    pub finality: Finality,
    /// Whether its first step heads a menu of its own, which lists what follows.
    pub headed: bool,
    /// Whether it stands for all ways of paying but the usual one, which is an entry of its own.
    pub otherwise: bool,
}

impl Chain {
    /// A single answer.
    pub fn of(choice: Choice, finality: Finality) -> Chain {
        Chain { steps: vec![choice], finality, headed: false, otherwise: false }
    }

    /// Just its first answer.
    pub fn begun(&self) -> Chain {
        let finality = if self.steps.len() > 1 { Finality::Undoable } else { self.finality };
        let steps = self.steps.iter().take(1).cloned().collect();
        Chain { steps, finality, headed: false, otherwise: false }
    }

    /// Its actions in their text form, joined.
    pub fn text(&self) -> String {
        self.steps.iter().map(|step| step.text.as_str()).collect::<Vec<_>>().join(THEN)
    }

    /// Its first action in its text form.
    pub fn first(&self) -> Option<&str> {
        self.steps.first().map(|step| step.text.as_str())
    }
}

/// The actions of a chain in its text form.
pub fn actions(text: &str) -> impl Iterator<Item = &str> {
    text.split(THEN)
}

/// How a front end shows chains.
pub struct Room<'a> {
    /// How many menus it has for the answers to a question, or for those about one subject.
    pub menus: usize,
    /// Whether an entry shows all of a chain, apart from a first step that heads its menu.
    pub fits: &'a dyn Fn(&Chain) -> bool,
}

/// A chain and the position it leads to.
struct Link<G: Tell> {
    chain: Chain,
    /// The position after it, as long as it can be undone.
    after: Option<Position<G>>,
    /// The kind of the next question, if that goes with it.
    next: Option<&'static str>,
    /// The menu it stands in.
    menu: Menu,
}

/// A menu: that of the first answer about some subject, which others about it share, or that of one answer alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Menu {
    Shared(usize),
    Headed(usize),
}

/// Those answers to the question of a seat that are shown, by their places among its choices, each with what goes with it as
/// far as there is room. Those with the same question to follow grow together or not at all, so that what is alike looks
/// alike.
pub(super) fn chains<G: Tell>(
    session: &Session<G>,
    seat: Seat,
    asked: &Question,
    shown: &[usize],
    room: &Room<'_>,
) -> Vec<Chain> {
    let mut links = single(session, seat, asked, shown, room.menus);
    // One step longer each time, so that all grow before any grows further.
    for length in 1..LONGEST {
        let mut kinds: Vec<(Menu, &'static str)> = Vec::new();
        for link in links.iter().filter(|link| link.chain.steps.len() == length) {
            let kind = link.next.map(|next| (link.menu, next));
            kinds.extend(kind.filter(|kind| !kinds.contains(kind)));
        }
        for (menu, next) in kinds {
            let grows =
                |link: &Link<G>| link.menu == menu && link.next == Some(next) && link.chain.steps.len() == length;
            if let Some(longer) = grown(session, seat, &links, grows, room) {
                let mut longer = longer.into_iter();
                let or_longer = |link| if grows(&link) { longer.next().unwrap_or_default() } else { vec![link] };
                links = links.into_iter().flat_map(or_longer).collect();
            }
        }
    }
    links.into_iter().map(|link| link.chain).collect()
}

/// Every answer by itself, in the menu in which it may grow.
fn single<G: Tell>(session: &Session<G>, seat: Seat, asked: &Question, shown: &[usize], menus: usize) -> Vec<Link<G>> {
    let Some(open) = session.question(seat) else { return Vec::new() };
    let by_subject = asked.grouped || asked.choices.len() > MENU;
    let answers: Vec<(&G::Action, &Choice)> =
        shown.iter().filter_map(|place| open.options.get(*place).zip(asked.choices.get(*place))).collect();
    let is_alike = |one: &Choice, other: &Choice| !by_subject || one.groups.first() == other.groups.first();
    let mut links = Vec::new();
    for (action, choice) in &answers {
        let first = answers.iter().position(|(_, other)| is_alike(other, choice)).unwrap_or(links.len());
        let reached = reach(session, seat, session.live(seat), **action);
        links.push(reached.link(Chain::of((*choice).clone(), Finality::Undoable), Menu::Shared(first)));
    }
    for place in headings(seat, &links, menus) {
        links[place].menu = Menu::Headed(place);
        links[place].chain.headed = true;
    }
    links
}

/// The answers that head a menu of their own: all that go on, if there are menus enough; else, if all go on alike, those that
/// go on in most ways, where only without them the others have room in one menu.
fn headings<G: Tell>(seat: Seat, links: &[Link<G>], menus: usize) -> Vec<usize> {
    let ways = |link: &Link<G>| match (&link.after, link.next) {
        (Some(after), Some(_)) => after.question(seat).map_or(1, |open| open.options.len()),
        _ => 1,
    };
    let mut headings = Vec::new();
    for (first, _) in links.iter().enumerate().filter(|(place, link)| link.menu == Menu::Shared(*place)) {
        let members = || links.iter().enumerate().filter(|(_, link)| link.menu == Menu::Shared(first));
        let mut going_on: Vec<usize> =
            members().filter(|(_, link)| link.next.is_some()).map(|(place, _)| place).collect();
        let others = usize::from(going_on.len() < members().count());
        if going_on.len() + others <= menus {
            headings.extend(going_on);
            continue;
        }
        // Of several kinds, none may look different from its like.
        if going_on.iter().any(|place| links[*place].next != links[going_on[0]].next) {
            continue;
        }
        going_on.sort_by_key(|place| std::cmp::Reverse(ways(&links[*place])));
        let mut entries: usize = members().map(|(_, link)| ways(link)).sum();
        let mut taken_out = Vec::new();
        for place in going_on.into_iter().take(menus.saturating_sub(1)) {
            if entries > MENU {
                entries -= ways(&links[place]);
                taken_out.push(place);
            }
        }
        if entries <= MENU {
            headings.extend(taken_out);
        }
    }
    headings
}

/// Each link that `grows`, with every answer that goes with it. What leads to the same position as another one is left out.
/// None if there is no room for all of them.
fn grown<G: Tell>(
    session: &Session<G>,
    seat: Seat,
    links: &[Link<G>],
    grows: impl Fn(&Link<G>) -> bool,
    room: &Room<'_>,
) -> Option<Vec<Vec<Link<G>>>> {
    let menu = links.iter().find(|link| grows(link))?.menu;
    let mut entries = links.iter().filter(|link| link.menu == menu && !grows(link)).count();
    // Where everything leads comes first: words cost more.
    let mut reached: Vec<(&Link<G>, Vec<Reached<G>>)> = Vec::new();
    for link in links.iter().filter(|link| grows(link)) {
        let after = link.after.as_ref()?;
        let mut further: Vec<Reached<G>> = Vec::new();
        let asked = after.question(seat)?;
        let ways = if is_payment(session, asked) { 1 } else { asked.options.len() };
        entries += usize::from(ways < asked.options.len());
        for action in asked.options.iter().take(ways) {
            let next = reach(session, seat, after, *action);
            let others = links.iter().filter(|other| !grows(other)).map(|other| &other.after);
            let these = reached.iter().flat_map(|(_, further)| further).chain(&further).map(|other| &other.after);
            if next.after.is_some() && others.chain(these).any(|other| *other == next.after) {
                continue;
            }
            entries += 1;
            if entries > MENU {
                return None;
            }
            further.push(next);
        }
        reached.push((link, further));
    }
    let mut grown = Vec::new();
    for (link, further) in reached {
        let after = link.after.as_ref()?;
        let view = after.view(session.game(), Viewer::Seat(seat));
        let mut longer: Vec<Link<G>> = Vec::new();
        for next in further {
            let choice = choice(&**session.game(), after.state(), &view, seat, next.action);
            let steps = link.chain.steps.iter().cloned().chain([choice]).collect();
            let next = next.link(Chain { steps, ..link.chain }, link.menu);
            if !(room.fits)(&next.chain) {
                return None;
            }
            longer.push(next);
        }
        if after.question(seat).is_some_and(|asked| is_payment(session, asked)) {
            let chain = Chain { otherwise: true, ..link.chain.clone() };
            if !(room.fits)(&chain) {
                return None;
            }
            longer.push(Link { chain, after: link.after.clone(), next: None, menu: link.menu });
        }
        grown.push(longer);
    }
    Some(grown)
}

/// Answers of a seat one after another, as far as each is possible after the others and none before it is final.
pub(super) fn in_words<G: Tell>(session: &Session<G>, seat: Seat, actions: &[G::Action]) -> Vec<Choice> {
    let game = &**session.game();
    let mut position = session.live(seat).clone();
    let mut words = Vec::new();
    for action in actions {
        if !position.is_legal(game, seat, *action) {
            break;
        }
        words.push(choice(game, position.state(), &position.view(game, Viewer::Seat(seat)), seat, *action));
        match session.judged(seat, &position, *action) {
            Ok((after, Finality::Undoable)) => position = after,
            _ => break,
        }
    }
    words
}

/// Whether a question only asks how something is paid, in more ways than a menu should list.
fn is_payment<G: Tell>(session: &Session<G>, asked: &OpenQuestion<G>) -> bool {
    asked.options.len() > FEW && session.game().pays(asked.asked.question)
}

/// Where an answer leads.
struct Reached<G: Tell> {
    action: G::Action,
    after: Option<Position<G>>,
    finality: Finality,
    next: Option<&'static str>,
}

impl<G: Tell> Reached<G> {
    /// The chain that ends with this answer.
    fn link(self, chain: Chain, menu: Menu) -> Link<G> {
        let Reached { after, finality, next, .. } = self;
        Link { chain: Chain { finality, ..chain }, after, next, menu }
    }
}

fn reach<G: Tell>(session: &Session<G>, seat: Seat, from: &Position<G>, action: G::Action) -> Reached<G> {
    // A step counts as final unless it is known that it can be undone.
    let (after, finality) = match session.judged(seat, from, action) {
        Ok((after, finality)) => (Some(after).filter(|_| finality == Finality::Undoable), finality),
        Err(_) => (None, Finality::Irreversible),
    };
    // A question that is asked despite having one answer waits for something else to be done first.
    let goes_on =
        |next: &&OpenQuestion<G>| next.options.len() > 1 && session.game().completes(action, next.asked.question);
    let next = after.as_ref().and_then(|after| after.question(seat)).filter(goes_on);
    let next = next.map(|open| open.asked.question.kind());
    Reached { action, after, finality, next }
}

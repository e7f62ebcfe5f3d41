//! The tree shared by all playouts of a search.
//!
//! A node stands for the actions since the root, whatever was dealt; so its choices differ between playouts, and a
//! choice is compared by how often it could have been made.

use super::Weighed;
use super::level::Settings;
use super::reward::Reward;
use crate::seat::Seat;

/// The most answers that are foreseen after a choice.
const FORESEEN: usize = 6;
/// How often something must have been tried to be foreseen.
const TRIED_OFTEN: u32 = 10;

/// A choice in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    node: usize,
    place: usize,
}

/// Everything that was tried, and with what result.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

struct Node<A> {
    visits: u32,
    edges: Vec<Edge<A>>,
}

/// An action tried at a node.
struct Edge<A> {
    action: A,
    seat: Seat,
    /// The node it leads to, once something was tried there.
    below: usize,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    sum: f64,
    squares: f64,
    leads: f64,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub const ROOT: usize = 0;

    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Node { visits: 0, edges: Vec::new() }] }
    }

    pub fn action(&self, choice: Choice) -> A {
        self.edge(choice).action
    }

    fn edge(&self, choice: Choice) -> &Edge<A> {
        &self.nodes[choice.node].edges[choice.place]
    }

    /// The node that a choice leads to.
    pub fn below(&mut self, choice: Choice) -> usize {
        let below = self.edge(choice).below;
        if below != Self::ROOT {
            return below;
        }
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        let below = self.nodes.len() - 1;
        self.nodes[choice.node].edges[choice.place].below = below;
        below
    }

    /// Chooses one of these at a node, and returns whether it was never tried before.
    ///
    /// Something new is tried while few choices have been, relative to the visits of the node: first what did well
    /// elsewhere. Otherwise it takes the choice with the highest upper confidence bound, which accounts for the
    /// variance of its results.
    pub fn choose(
        &mut self,
        at: usize,
        seat: Seat,
        choices: &[A],
        settings: &Settings,
        prior: impl Fn(&A) -> f64,
    ) -> (Choice, bool) {
        let node = &mut self.nodes[at];
        let mut best: Option<(f64, usize)> = None;
        let mut tried = 0u32;
        for (place, edge) in node.edges.iter_mut().enumerate() {
            if edge.seat != seat || !choices.contains(&edge.action) {
                continue;
            }
            tried += 1;
            edge.available += 1;
            let bound = edge.bound(settings.exploration);
            if best.is_none_or(|(highest, _)| bound > highest) {
                best = Some((bound, place));
            }
        }
        let wide_enough = f64::from(tried) >= settings.widening * f64::from(node.visits + 1).sqrt();
        node.visits += 1;
        if let Some((_, place)) = best
            && (wide_enough || tried as usize >= choices.len())
        {
            return (Choice { node: at, place }, false);
        }
        let known = |action: &A| node.edges.iter().any(|edge| edge.seat == seat && edge.action == *action);
        let mut fresh: Option<(f64, A)> = None;
        for action in choices.iter().filter(|action| !known(action)) {
            let promise = prior(action);
            if fresh.is_none_or(|(most, _)| promise > most) {
                fresh = Some((promise, *action));
            }
        }
        match (fresh, best) {
            (Some((_, action)), _) => {
                node.edges.push(Edge::new(seat, action));
                (Choice { node: at, place: node.edges.len() - 1 }, true)
            }
            (None, Some((_, place))) => (Choice { node: at, place }, false),
            (None, None) => unreachable!("whoever is asked has something to choose"),
        }
    }

    /// Credits the result of a playout to every choice it made.
    pub fn learn(&mut self, path: &[Choice], reward: &Reward) {
        for choice in path {
            let edge = &mut self.nodes[choice.node].edges[choice.place];
            let value = reward.values[edge.seat.index()];
            edge.visits += 1;
            edge.sum += value;
            edge.squares += value * value;
            edge.leads += reward.leads[edge.seat.index()];
        }
    }

    /// Whether no other choice can be tried more often than the favourite, with this many playouts left.
    pub fn is_decided(&self, left: u32) -> bool {
        let [mut most, mut second] = [0; 2];
        for edge in &self.nodes[Self::ROOT].edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else if edge.visits > second {
                second = edge.visits;
            }
        }
        most > second + left
    }

    /// What this seat would do next after a choice at the root: what was tried most, until somebody else answers or hardly
    /// anything was tried.
    pub fn continuation(&self, action: A, seat: Seat) -> Vec<A> {
        let mut next = self.nodes[Self::ROOT].edges.iter().find(|edge| edge.action == action);
        let mut found = Vec::new();
        while let Some(below) = next.map(|edge| edge.below).filter(|below| *below != Self::ROOT)
            && found.len() < FORESEEN
        {
            let edges = &self.nodes[below].edges;
            next = edges.iter().reduce(|most, other| if other.visits > most.visits { other } else { most });
            next = next.filter(|edge| edge.seat == seat && edge.visits >= TRIED_OFTEN);
            found.extend(next.map(|edge| edge.action));
        }
        found
    }

    /// How many bytes it takes.
    pub fn held(&self) -> usize {
        let edges: usize = self.nodes.iter().map(|node| node.edges.capacity()).sum();
        self.nodes.capacity() * size_of::<Node<A>>() + edges * size_of::<Edge<A>>()
    }

    /// The result of a choice at the root.
    pub fn weighed(&self, action: A) -> Weighed<A> {
        match self.nodes[Self::ROOT].edges.iter().find(|edge| edge.action == action) {
            Some(edge) if edge.visits > 0 => {
                let visits = f64::from(edge.visits);
                Weighed { action, visits: edge.visits, value: edge.sum / visits, lead: edge.leads / visits }
            }
            _ => Weighed { action, visits: 0, value: 0.0, lead: 0.0 },
        }
    }
}

impl<A> Edge<A> {
    fn new(seat: Seat, action: A) -> Edge<A> {
        Edge { action, seat, below: 0, visits: 0, available: 1, sum: 0.0, squares: 0.0, leads: 0.0 }
    }

    /// UCB1-tuned, over the times at which this could have been chosen.
    fn bound(&self, exploration: f64) -> f64 {
        let visits = f64::from(self.visits);
        let mean = self.sum / visits;
        let rate = logarithm(self.available) / visits;
        let variance = self.squares / visits - mean * mean + (2.0 * rate).sqrt();
        mean + exploration * (rate * variance.clamp(0.0, 0.25)).sqrt()
    }
}

/// The natural logarithm, piecewise linear between powers of two: the same on every machine.
fn logarithm(number: u32) -> f64 {
    let number = number.max(1);
    let power = number.ilog2();
    let above = f64::from(number - (1 << power)) / f64::from(1u32 << power);
    (f64::from(power) + above) * std::f64::consts::LN_2
}

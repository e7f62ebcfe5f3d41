//! Recurring questions, which can be answered in advance.

/// A recurring question, as one seat is asked it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurring<A> {
    /// What the question is about, such as the noble being visited; empty if it is always the same. A standing answer
    /// may be limited to it.
    pub subject: &'static str,
    /// The answers that can stand.
    pub answers: Vec<InAdvance<A>>,
    /// What it costs not to decline; none if the price says nothing here. Whoever declines is asked again when it falls,
    /// whoever accepts when it rises.
    pub price: Option<u32>,
    /// What speaks for another answer now, as the seat knows it: if something new does, the question is asked again.
    pub reasons: Vec<&'static str>,
    /// What would speak for another answer if the question were about another subject now.
    pub elsewhere: Vec<&'static str>,
}

/// An answer that can be given in advance. It asks its seat nothing more: what leads to a further choice cannot stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InAdvance<A> {
    /// Its name, which stays the same while the action may differ from time to time.
    pub name: &'static str,
    pub action: A,
    pub stance: Stance,
}

/// What an answer does about the price of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    Declines,
    /// Pays it. Whoever accepted is asked again when the answer would bring less than it did then.
    Accepts {
        brings: u32,
    },
}

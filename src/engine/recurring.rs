//! Recurring questions, which can be answered in advance.

/// A recurring question, as one seat is asked it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurring<A> {
    /// What the question is about, such as the noble being visited; empty if it is always the same. A standing answer
    /// may be limited to it.
    pub subject: &'static str,
    /// The answers that can stand. Their names stay the same while the actions may differ from time to time.
    pub answers: Vec<(&'static str, A)>,
    /// What the cheapest other answer costs: a standing answer given at a higher price is asked again.
    pub price: u32,
    /// What else the answer is based on, as the seat knows it: if that changes, the question is asked again.
    pub basis: String,
}

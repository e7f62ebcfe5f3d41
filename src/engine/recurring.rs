//! Questions that come back, so that they can be answered in advance.

/// A question that comes back, as it is asked of one seat now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurring<A> {
    /// What the question is about, such as the noble who is visited; empty if it is always about the same. A standing answer
    /// may be limited to it.
    pub subject: &'static str,
    /// The answers that can stand. Their names stay the same while the actions may differ from time to time.
    pub answers: Vec<(&'static str, A)>,
    /// What the cheapest other answer costs: a standing answer that was given at a higher price is asked about again.
    pub price: u32,
    /// What else the answer rests on, as the seat knows it: if that changes, the question is asked again.
    pub basis: String,
}

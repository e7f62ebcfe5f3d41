//! The end of a game and what is compared afterwards: scoring, reviews, ratings, statistics.

pub(crate) mod compare;
pub(crate) mod compare_charts;
pub(crate) mod ending;
pub(crate) mod review;

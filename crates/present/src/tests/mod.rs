//! Texts, panels and limits, for every game in the list.

mod challenge;
mod charts;
mod commands;
mod compare;
mod first_panels;
mod limits;
mod lisboa;
mod panels;
mod pictures;
mod renderer;
mod terms;

//! The card of a finished game: who won, with how many points of what kind, and the board as it was left.

use super::{PublicPicture, Sketch, in_message};
use crate::context::Context;
use crate::panels::page_ref::PageRef;
use crate::results::ending::results;
use crate::wording::reader::Locale;
use crate::wording::text::length;
use engine::picture::{Area, Colour, Format, Item, Paint, Picture, Size, Text, seat_colour};
use engine::{Block, Outcome, Phrase, PublicView, Score, SeatSet};

const GAP: f32 = 5.0;
/// How large the board is beside the places, compared to that of a message.
const BOARD: f32 = 0.5;
/// The rows of the winners, of everybody else, of the heads of the table and of its lines.
const WINNER: f32 = 50.0;
const PLACE: f32 = 26.0;
const HEAD: f32 = 20.0;
const KIND: f32 = 16.0;
/// A line of the words beside the board: how high it is, and how many letters it surely takes.
const LINE: f32 = 17.0;
const LETTERS: usize = 18;
/// How wide the names of the kinds of points are.
const NAME: f32 = 138.0;

impl PublicPicture {
    /// The card of a finished game. None: this game has no pictures.
    pub fn result(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        outcome: &Outcome,
    ) -> Option<PublicPicture> {
        PublicPicture::result_with(context, locale, (view, outcome), &[])
    }

    /// The same with more to say beside the board.
    pub(crate) fn result_with(
        context: &Context<'_>,
        locale: Locale,
        (view, outcome): (PublicView<'_>, &Outcome),
        more: &[Phrase],
    ) -> Option<PublicPicture> {
        let board = in_message(context, &PageRef::default(), |subject| view.picture(subject, None))?;
        let locale = Locale { aloud: true, ..locale };
        let renderer = locale.renderer(context.people);
        let page = results(context, &renderer, view, outcome);
        let kinds: Vec<(Phrase, Vec<i32>)> = kinds(&page.blocks, |cell| renderer.label(cell).parse().ok());
        let said = page.blocks.iter().filter_map(|block| match block {
            Block::Field { lines, .. } => Some(lines.as_slice()),
            Block::Line(_) | Block::Grid { .. } => None,
        });
        let said: Vec<&Phrase> = more.iter().chain(said.flatten()).collect();

        let scale = BOARD * Format::Message.width() / board.format.width();
        let size = (board.format.width() * scale, (board.height - board.format.header()) * scale);
        let mut scores: Vec<&Score> = outcome.scores.iter().collect();
        scores.sort_by_key(|score| score.place);
        let least: f32 = scores.iter().map(|score| row(score)).sum();
        let heights: Vec<f32> =
            said.iter().map(|line| LINE * (1 + length(&renderer.label(line)) / LETTERS) as f32 + GAP).collect();
        let words: f32 = heights.iter().sum();
        let upper = (least + words + GAP).max(size.1);
        // What is not taken by words makes the places larger.
        let stretch = ((upper - words - GAP) / least).min(1.5);
        let places = least * stretch;
        let table = if kinds.is_empty() { 0.0 } else { GAP + HEAD + kinds.len() as f32 * KIND };
        let mut picture = Picture::message(context.name(), SeatSet::default(), board.theme, upper + table);
        let (top, table) = picture.body().split_top(upper);
        let (left, right) = top.split_right(size.0);
        let left = Area { width: left.width - GAP, ..left };
        picture.add(Item::Inset { picture: Box::new(board), at: (right.x, right.y), scale });
        let (list, words) = left.split_top(places);
        let mut y = list.y;
        for score in &scores {
            let height = row(score) * stretch;
            place(&mut picture, context, score, Area { y, height: height - 3.0, ..list });
            y += height;
        }
        let ink = picture.theme.ink;
        let mut rest = words.split_top(GAP).1;
        for (line, height) in said.iter().zip(heights) {
            let (area, below) = rest.split_top(height - GAP);
            rest = below.split_top(GAP).1;
            let lines = (area.height / LINE).round() as usize;
            picture.text(Text::new((*line).clone(), area, Size::Medium, ink).left().top().lines(lines));
        }
        let table = table.split_top(GAP).1;
        table_of(&mut picture, context, &outcome.scores, &kinds, table);
        Some(PublicPicture(Sketch::of(context, locale, picture, Some(page), &[])))
    }
}

fn points(points: i32) -> Phrase {
    Phrase::sign(points.to_string().replace('-', "−"))
}

fn row(score: &Score) -> f32 {
    if score.place == 1 { WINNER } else { PLACE }
}

/// The lines of the scoring that brought somebody something, without its heads and its sum.
fn kinds(blocks: &[Block], number: impl Fn(&Phrase) -> Option<i32>) -> Vec<(Phrase, Vec<i32>)> {
    let grid = blocks.iter().find_map(|block| match block {
        Block::Grid { grid, .. } => Some(&grid.rows),
        Block::Line(_) | Block::Field { .. } => None,
    });
    let rows = grid.map_or(&[][..], Vec::as_slice);
    let rows = rows.get(1..rows.len().saturating_sub(1)).unwrap_or_default().iter();
    let rows = rows.filter_map(|row| row.split_first());
    let rows = rows.map(|(name, cells)| (name.clone(), cells.iter().map(|cell| number(cell).unwrap_or(0)).collect()));
    rows.filter(|(_, points): &(Phrase, Vec<i32>)| points.iter().any(|points| *points != 0)).collect()
}

/// A party with its sign and its total; winners are larger, with a gold edge.
fn place(picture: &mut Picture, context: &Context<'_>, score: &Score, area: Area) {
    let (theme, colour, won) = (picture.theme, seat_colour(score.who), score.place == 1);
    let edge = if won { (colour, 2.5) } else { (theme.edge, 1.0) };
    picture.rect(area, 6.0, Paint::fill(theme.panel).edged(edge.0, edge.1));
    let (radius, size) = if won { (15.0, Size::Huge) } else { (9.0, Size::Large) };
    let name = context.party(score.who);
    let (sign, rest) = area.split_left(2.0 * radius + 9.0);
    if won {
        picture.disc(sign.centre(), radius + 3.5, Paint::fill(Colour::GOLD));
    }
    picture.worker(sign.centre(), radius, score.who, name.clone());
    let (who, total) = Area { width: rest.width - 6.0, ..rest }.split_right(50.0);
    picture.text(Text::new(name, who, Size::Large, theme.ink).bold().left());
    picture.text(Text::new(points(score.total), total, size, theme.ink).bold().right());
}

/// The points of each kind, a bar for each party.
fn table_of(picture: &mut Picture, context: &Context<'_>, scores: &[Score], kinds: &[(Phrase, Vec<i32>)], area: Area) {
    let theme = picture.theme;
    let most = kinds.iter().flat_map(|(_, points)| points).copied().max().unwrap_or(1).max(1) as f32;
    let mut lines = Area { height: HEAD, ..area }.rows(1, 0.0).chain(area.split_top(HEAD).1.rows(kinds.len(), 0.0));
    let columns = |line: Area| line.split_left(NAME).1.columns(scores.len(), 5.0);
    if let Some(head) = lines.next() {
        for (score, cell) in scores.iter().zip(columns(head)) {
            picture.worker(cell.centre(), 8.5, score.who, context.party(score.who));
        }
    }
    for ((name, counts), line) in kinds.iter().zip(lines) {
        let label = Area { width: NAME - 4.0, ..line };
        picture.text(Text::new(name.clone(), label, Size::Medium, theme.ink).left());
        for ((score, count), cell) in scores.iter().zip(counts).zip(columns(line)) {
            let (bar, number) = cell.split_right(26.0);
            let bar = bar.middle(bar.width, 9.0);
            picture.rect(bar, 2.0, Paint::fill(theme.blank));
            if *count > 0 {
                let width = (bar.width * *count as f32 / most).max(1.5);
                picture.rect(Area { width, ..bar }, 2.0, Paint::fill(seat_colour(score.who)));
            }
            let ink = if *count == 0 { theme.faint } else { theme.ink };
            picture.text(Text::new(points(*count), number, Size::Medium, ink).bold().right());
        }
    }
}

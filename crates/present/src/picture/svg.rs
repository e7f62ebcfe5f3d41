//! A picture as SVG.

use std::fmt::Write;

use super::fit::Fitted;
use super::{Tips, font, icons};
use engine::picture::{Align, Colour, Format, Item, Paint, Picture, Text};

/// How thick rings are, and how far they stand off.
const RING: f32 = 4.0;
const SMALL_RING: f32 = 2.2;

/// Draws items one after another.
pub(super) struct Svg<'a> {
    out: String,
    tips: &'a Tips,
}

impl<'a> Svg<'a> {
    /// An empty picture with its description.
    pub fn begin(picture: &Picture, alt: &str, tips: &'a Tips) -> Svg<'a> {
        let (width, height) = (Number(picture.format.width()), Number(picture.height));
        let mut svg = Svg { out: String::with_capacity(64 * 1024), tips };
        let _ = write!(
            svg.out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"{}\">\n<title>",
            font::FAMILY
        );
        escape(alt, &mut svg.out);
        svg.out.push_str("</title>\n");
        svg
    }

    pub fn end(mut self) -> String {
        self.out.push_str("</svg>\n");
        self.out
    }

    /// Draws an item; a text is drawn as it was fitted.
    pub fn item(&mut self, item: &Item) {
        let out = &mut self.out;
        match item {
            Item::Box { area, round, paint } => {
                let _ = write!(
                    out,
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                    Number(area.x),
                    Number(area.y),
                    Number(area.width),
                    Number(area.height)
                );
                if *round > 0.0 {
                    let _ = write!(out, " rx=\"{}\"", Number(*round));
                }
                painted(paint, out);
            }
            Item::Disc { at, radius, paint } => {
                let _ =
                    write!(out, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", Number(at.0), Number(at.1), Number(*radius));
                painted(paint, out);
            }
            Item::Polygon { points, paint } => {
                out.push_str("<polygon points=\"");
                for (x, y) in points {
                    let _ = write!(out, "{},{} ", Number(*x), Number(*y));
                }
                out.push('"');
                painted(paint, out);
            }
            Item::Line { from, to, width, colour } => {
                let _ = write!(
                    out,
                    "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"",
                    Number(from.0),
                    Number(from.1),
                    Number(to.0),
                    Number(to.1)
                );
                painted(&Paint::edge(*colour, *width), out);
            }
            Item::Icon { icon, area, colour } => {
                let side = area.width.min(area.height);
                let (x, y) = (area.x + (area.width - side) / 2.0, area.y + (area.height - side) / 2.0);
                let _ = write!(
                    out,
                    "<path transform=\"translate({} {}) scale({:.4})\" fill-rule=\"evenodd\" d=\"{}\"",
                    Number(x),
                    Number(y),
                    side / icons::GRID,
                    icons::path(*icon)
                );
                match self.tips.of(*icon, *colour) {
                    Some(tip) => {
                        filled(*colour, out);
                        out.push_str("><title>");
                        escape(tip, out);
                        out.push_str("</title></path>\n");
                    }
                    None => painted(&Paint::fill(*colour), out),
                }
            }
            // Texts and insets need words; rings come last.
            Item::Text(_) | Item::Inset { .. } | Item::Ring { .. } | Item::Place { .. } => {}
        }
    }

    pub fn text(&mut self, text: &Text, fitted: &Fitted) {
        let out = &mut self.out;
        for line in fitted.lines.iter().filter(|line| !line.words.is_empty()) {
            let (x, y) = (Number(line.at.0), Number(line.at.1));
            if text.turned {
                let _ = write!(out, "<text transform=\"translate({x} {y}) rotate(-90)\"");
            } else {
                let _ = write!(out, "<text x=\"{x}\" y=\"{y}\"");
            }
            let _ = write!(out, " font-size=\"{}\"", Number(fitted.size.units()));
            out.push_str(match text.align {
                Align::Left => "",
                Align::Centre => " text-anchor=\"middle\"",
                Align::Right => " text-anchor=\"end\"",
            });
            if text.bold {
                out.push_str(" font-weight=\"bold\"");
            }
            filled(text.colour, out);
            out.push('>');
            escape(&line.words, out);
            out.push_str("</text>\n");
        }
    }

    /// What follows is moved and made smaller.
    pub fn begin_inset(&mut self, at: (f32, f32), scale: f32) {
        let _ = writeln!(self.out, "<g transform=\"translate({} {}) scale({scale:.3})\">", Number(at.0), Number(at.1));
    }

    pub fn end_inset(&mut self) {
        self.out.push_str("</g>\n");
    }

    /// The rings, above everything.
    pub fn rings(&mut self, picture: &Picture) {
        let thick = match picture.format {
            Format::Sheet => RING,
            Format::Message => SMALL_RING,
        };
        for item in &picture.items {
            if let Item::Ring { area, round } = item {
                let around = area.inset(-thick / 2.0);
                let paint = Paint::edge(Colour::GOLD, thick);
                self.item(&Item::Box { area: around, round: round + thick / 2.0, paint });
            }
        }
    }
}

impl Svg<'_> {
    /// The places that can be pressed on a page, above everything.
    pub fn places(&mut self, items: &[Item]) {
        for item in items {
            if let Item::Place { name, area, round } = item {
                let _ = write!(
                    self.out,
                    "<rect data-place=\"{name}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"none\"/>",
                    Number(area.x),
                    Number(area.y),
                    Number(area.width),
                    Number(area.height),
                    Number(*round)
                );
            }
        }
    }
}

/// The end of a shape.
fn painted(paint: &Paint, out: &mut String) {
    match paint.fill {
        Some(colour) => filled(colour, out),
        None => out.push_str(" fill=\"none\""),
    }
    if let Some((colour, width)) = paint.edge {
        let _ = write!(out, " stroke=\"#{:06X}\" stroke-width=\"{}\"", colour.rgb, Number(width));
        if colour.opacity < 255 {
            let _ = write!(out, " stroke-opacity=\"{:.2}\"", f32::from(colour.opacity) / 255.0);
        }
        if paint.dashed {
            out.push_str(" stroke-dasharray=\"3 2\"");
        }
    }
    out.push_str("/>\n");
}

fn filled(colour: Colour, out: &mut String) {
    let _ = write!(out, " fill=\"#{:06X}\"", colour.rgb);
    if colour.opacity < 255 {
        let _ = write!(out, " fill-opacity=\"{:.2}\"", f32::from(colour.opacity) / 255.0);
    }
}

/// A number with at most one decimal.
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round();
        if tenths % 10.0 == 0.0 { write!(f, "{:.0}", tenths / 10.0) } else { write!(f, "{:.1}", tenths / 10.0) }
    }
}

fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
}

//! The font that ships with the program, and how wide its letters are.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use resvg::usvg::fontdb::{Database, Source};
use skrifa::instance::{LocationRef, Size as Scale};
use skrifa::{FontRef, MetadataProvider};

/// How the font calls itself.
pub(super) const FAMILY: &str = "DejaVu Sans";

/// Latin, Greek and Cyrillic letters without ligatures and kerning: a text is as wide as its letters are together.
pub const REGULAR: &[u8] = include_bytes!("fonts/DejaVuSans.ttf");
pub const BOLD: &[u8] = include_bytes!("fonts/DejaVuSans-Bold.ttf");

/// Letters with their widths, for a size of 1.
struct Widths(HashMap<char, f32>);

impl Widths {
    /// Nothing of a font that cannot be read; the tests read both.
    fn of(font: &[u8]) -> Widths {
        let Ok(font) = FontRef::new(font) else { return Widths(HashMap::new()) };
        let metrics = font.glyph_metrics(Scale::new(1.0), LocationRef::default());
        let letters = font
            .charmap()
            .mappings()
            .filter_map(|(letter, glyph)| Some((char::from_u32(letter)?, metrics.advance_width(glyph)?)));
        Widths(letters.collect())
    }
}

fn widths(bold: bool) -> &'static Widths {
    static WIDTHS: OnceLock<[Widths; 2]> = OnceLock::new();
    &WIDTHS.get_or_init(|| [Widths::of(REGULAR), Widths::of(BOLD)])[usize::from(bold)]
}

/// Whether every letter of a text can be drawn.
pub fn draws(text: &str) -> bool {
    text.chars().all(|letter| widths(true).0.contains_key(&letter) && widths(false).0.contains_key(&letter))
}

/// How wide a text is.
pub(super) fn width(text: &str, size: f32, bold: bool) -> f32 {
    let widths = widths(bold);
    size * text.chars().map(|letter| widths.0.get(&letter).copied().unwrap_or(1.0)).sum::<f32>()
}

/// The font as the renderer wants it; there is no other.
pub(super) fn database() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let load = || {
        let mut fonts = Database::new();
        for font in [REGULAR, BOLD] {
            fonts.load_font_source(Source::Binary(Arc::new(font)));
        }
        Arc::new(fonts)
    };
    FONTS.get_or_init(load).clone()
}

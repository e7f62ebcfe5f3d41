//! SVG as PNG.

use png::{ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::font;

/// The narrowest and the widest picture that is drawn.
const WIDTHS: std::ops::RangeInclusive<u32> = 100..=2400;

/// Why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    #[error("a picture is {} to {} pixels wide, not {width}", WIDTHS.start(), WIDTHS.end())]
    Width { width: u32 },
    #[error("the picture cannot be drawn: {0}")]
    Svg(String),
}

pub(super) fn draw(svg: &str, size: (f32, f32), width: u32) -> Result<Vec<u8>, DrawError> {
    if !WIDTHS.contains(&width) {
        return Err(DrawError::Width { width });
    }
    let options = Options { fontdb: font::database(), font_family: font::FAMILY.to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| DrawError::Svg(error.to_string()))?;
    let scale = width as f32 / size.0;
    let mut pixels =
        Pixmap::new(width, (size.1 * scale).round() as u32).ok_or_else(|| DrawError::Svg("it is empty".to_owned()))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    encode(&pixels).map_err(|error| DrawError::Svg(error.to_string()))
}

/// A picture has no transparent pixels. Large areas of one colour compress well without filters and at the lowest level, in
/// a seventh of the time that the usual settings take.
fn encode(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let colours: Vec<u8> =
        pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    writer.finish()?;
    Ok(file)
}

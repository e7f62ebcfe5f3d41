//! Rectangles, and how to divide them.

/// A rectangle of a picture; the origin is the upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    /// A square around a point.
    pub fn around(at: (f32, f32), side: f32) -> Area {
        Area::new(at.0 - side / 2.0, at.1 - side / 2.0, side, side)
    }

    pub fn centre(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    pub fn right(self) -> f32 {
        self.x + self.width
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Smaller by this much on every side.
    pub fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    pub fn moved(self, right: f32, down: f32) -> Area {
        Area { x: self.x + right, y: self.y + down, ..self }
    }

    /// The left part of this width, and the rest.
    pub fn split_left(self, width: f32) -> (Area, Area) {
        let rest = Area { x: self.x + width, width: self.width - width, ..self };
        (Area { width, ..self }, rest)
    }

    /// The rest, and the right part of this width.
    pub fn split_right(self, width: f32) -> (Area, Area) {
        self.split_left(self.width - width)
    }

    /// The upper part of this height, and the rest.
    pub fn split_top(self, height: f32) -> (Area, Area) {
        let rest = Area { y: self.y + height, height: self.height - height, ..self };
        (Area { height, ..self }, rest)
    }

    /// The rest, and the lower part of this height.
    pub fn split_bottom(self, height: f32) -> (Area, Area) {
        self.split_top(self.height - height)
    }

    /// This much on the left, and the rest after a gap.
    pub fn take_left(self, width: f32, gap: f32) -> (Area, Area) {
        let (left, rest) = self.split_left(width);
        (left, rest.split_left(gap).1)
    }

    /// The rest, and this much on the right after a gap.
    pub fn take_right(self, width: f32, gap: f32) -> (Area, Area) {
        let (rest, right) = self.split_right(width);
        (rest.split_right(gap).0, right)
    }

    /// This much at the top, and the rest below a gap.
    pub fn take_top(self, height: f32, gap: f32) -> (Area, Area) {
        let (top, rest) = self.split_top(height);
        (top, rest.split_top(gap).1)
    }

    /// The rest, and this much at the bottom below a gap.
    pub fn take_bottom(self, height: f32, gap: f32) -> (Area, Area) {
        let (rest, bottom) = self.split_bottom(height);
        (rest.split_bottom(gap).0, bottom)
    }

    /// Smaller by this much at both sides, and by that much above and below.
    pub fn padded(self, x: f32, y: f32) -> Area {
        Area::new(self.x + x, self.y + y, self.width - 2.0 * x, self.height - 2.0 * y)
    }

    /// Equal parts side by side.
    pub fn columns(self, count: usize, gap: f32) -> impl Iterator<Item = Area> + Clone {
        let width = (self.width - gap * (count.max(1) - 1) as f32) / count.max(1) as f32;
        (0..count).map(move |place| Area { x: self.x + place as f32 * (width + gap), width, ..self })
    }

    /// Equal parts one below the other.
    pub fn rows(self, count: usize, gap: f32) -> impl Iterator<Item = Area> + Clone {
        let height = (self.height - gap * (count.max(1) - 1) as f32) / count.max(1) as f32;
        (0..count).map(move |place| Area { y: self.y + place as f32 * (height + gap), height, ..self })
    }

    /// Lines of this height, all together in the middle; lower ones if there is not enough room.
    pub fn lines(self, count: usize, height: f32) -> impl Iterator<Item = Area> + Clone {
        let all = (count as f32 * height).min(self.height);
        Area { y: self.y + (self.height - all) / 2.0, height: all, ..self }.rows(count, 0.0)
    }

    /// This many squares side by side from the left, as high as the area.
    pub fn squares(self, gap: f32) -> impl Iterator<Item = Area> + Clone {
        let side = self.height;
        (0..).map(move |place| Area { x: self.x + place as f32 * (side + gap), width: side, ..self })
    }

    /// A centred part of this size.
    pub fn middle(self, width: f32, height: f32) -> Area {
        let (x, y) = self.centre();
        Area::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// Whether it lies within another, with a tolerance for rounding.
    pub fn within(self, other: Area) -> bool {
        const ROUNDING: f32 = 0.1;
        self.x >= other.x - ROUNDING
            && self.y >= other.y - ROUNDING
            && self.right() <= other.right() + ROUNDING
            && self.bottom() <= other.bottom() + ROUNDING
    }

    /// Whether it overlaps another.
    pub fn overlaps(self, other: Area) -> bool {
        const ROUNDING: f32 = 0.1;
        self.x < other.right() - ROUNDING
            && other.x < self.right() - ROUNDING
            && self.y < other.bottom() - ROUNDING
            && other.y < self.bottom() - ROUNDING
    }
}

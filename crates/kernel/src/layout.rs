//! Where a game's zones lie on the table and what is drawn on a card, as data.

use crate::ids::{Stat, Zone};

/// The table of a game. A client draws it without knowing the game.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// How many columns and rows one seat's half has.
    pub grid: (u8, u8),
    /// The zones of one seat's half.
    pub zones: Vec<ZonePlace>,
    /// Which stats are drawn on a card, and in which corner.
    pub stats: Vec<(Stat, Corner)>,
}

/// Where a zone lies on its owner's half, seen by the owner.
#[derive(Clone, Debug)]
pub struct ZonePlace {
    /// The zone.
    pub zone: Zone,
    /// Its first column and row, from the upper left.
    pub at: (u8, u8),
    /// How many columns and rows it takes.
    pub size: (u8, u8),
    /// How its cards lie.
    pub lie: Lie,
}

impl ZonePlace {
    /// A zone of one place.
    pub fn new(zone: Zone, at: (u8, u8), lie: Lie) -> ZonePlace {
        ZonePlace { zone, at, size: (1, 1), lie }
    }

    /// The same zone over several columns.
    pub fn wide(self, columns: u8) -> ZonePlace {
        ZonePlace { size: (columns, self.size.1), ..self }
    }
}

/// How the cards of a zone lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lie {
    /// On one another; only the top is seen.
    Stack,
    /// Beside one another.
    Row,
    /// Held in the hand.
    Fan,
    /// One place for one card.
    Spot,
    /// Under the card they are attached to.
    Under,
}

/// A corner of a card's face.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Corner {
    /// Upper left.
    UpperLeft,
    /// Upper right.
    UpperRight,
    /// Lower left.
    LowerLeft,
    /// Lower right.
    LowerRight,
    /// On the left edge.
    LeftEdge,
}

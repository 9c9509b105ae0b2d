//! Where a game's zones lie on the table and what is drawn on a card, as data.
//!
//! ```
//! use baize_kernel::Options;
//!
//! let book = baize_spark::book();
//! let layout = book.layout(&Options::default());
//! assert!(layout.problems(book.vocabulary()).is_empty(), "every zone has a place, and no two share one");
//! ```

use crate::ids::{Stat, Verb, Zone};
use crate::vocabulary::Vocabulary;

/// The table of a game. A client draws it without knowing the game.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// How many columns and rows one seat's half has.
    pub grid: (u8, u8),
    /// The zones of one seat's half.
    pub zones: Vec<ZonePlace>,
    /// Which stats are drawn on a card, and in which corner.
    pub stats: Vec<(Stat, Corner)>,
    /// What a player must not run out of: it stands beside the name.
    pub vital: Option<Vital>,
    /// What is done with the cards of a zone: putting one of them on a card means that verb, which is
    /// offered for the card it is put on.
    pub gestures: Vec<(Zone, Verb)>,
    /// Verbs that turn an offer down. They are offered quietly.
    pub declines: Vec<Verb>,
}

impl Layout {
    /// Returns the place of a zone.
    pub fn place(&self, zone: Zone) -> Option<&ZonePlace> {
        self.zones.iter().find(|p| p.zone == zone)
    }

    /// Returns what is wrong with the layout, for a game with these words: zones that lie twice, on
    /// one another or beside the table, and zones and stats that do not exist.
    pub fn problems(&self, vocabulary: &Vocabulary) -> Vec<String> {
        let name = |place: &ZonePlace| vocabulary.zone(place.zone);
        let mut problems = Vec::new();
        for (i, place) in self.zones.iter().enumerate() {
            if place.zone.index() >= vocabulary.zones.len() {
                problems.push(format!("zone {} does not exist", place.zone.0));
            }
            let (right, bottom) = (place.at.0 + place.size.0, place.at.1 + place.size.1);
            if place.takes_place() && (right > self.grid.0 || bottom > self.grid.1) {
                problems.push(format!("{} lies beside the table", name(place)));
            }
            for other in &self.zones[..i] {
                if place.zone == other.zone {
                    problems.push(format!("{} lies in two places", name(place)));
                } else if place.takes_place() && other.takes_place() && place.overlaps(other) {
                    problems.push(format!("{} lies on {}", name(place), name(other)));
                }
            }
        }
        let unknown = self.stats.iter().filter(|(stat, _)| stat.index() >= vocabulary.stats.len());
        problems.extend(unknown.map(|(stat, _)| format!("stat {} does not exist", stat.0)));
        problems
    }
}

/// What a player must not run out of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Vital {
    /// The cards of a zone.
    Cards(Zone),
    /// A number of the player's own, by its place in the view.
    Score(u8),
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
    pub lie: Arrangement,
    /// Whether a team has one pile of it, which lies at its first seat.
    pub shared: bool,
    /// Whether it lies between the halves, not on one. Its column and row are then those of the
    /// middle, where the piles of all seats lie beside one another.
    pub middle: bool,
    /// How many places for cards are drawn in it; 0 draws none.
    pub slots: u8,
    /// Whether its cards are all alike, and only how many there are matters: they lie close together.
    pub stock: bool,
}

impl ZonePlace {
    /// A zone of one place.
    pub fn new(zone: Zone, at: (u8, u8), lie: Arrangement) -> ZonePlace {
        ZonePlace { zone, at, size: (1, 1), lie, shared: false, middle: false, slots: 0, stock: false }
    }

    /// The same zone over several columns.
    pub fn wide(self, columns: u8) -> ZonePlace {
        ZonePlace { size: (columns, self.size.1), ..self }
    }

    /// The same zone, one for a team.
    pub fn shared(self) -> ZonePlace {
        ZonePlace { shared: true, ..self }
    }

    /// The same zone in the middle of the table.
    pub fn middle(self) -> ZonePlace {
        ZonePlace { middle: true, ..self }
    }

    /// The same zone with so many places for cards.
    pub fn slots(self, slots: u8) -> ZonePlace {
        ZonePlace { slots, ..self }
    }

    /// The same zone with cards that are only counted.
    pub fn stock(self) -> ZonePlace {
        ZonePlace { stock: true, ..self }
    }

    /// Returns whether the zone takes up its own place on a half: not in the middle, and not under
    /// cards of another.
    fn takes_place(&self) -> bool {
        !self.middle && self.lie != Arrangement::Under
    }

    fn overlaps(&self, other: &ZonePlace) -> bool {
        let meet = |at: u8, size: u8, b: u8, b_size: u8| at < b + b_size && b < at + size;
        meet(self.at.0, self.size.0, other.at.0, other.size.0) && meet(self.at.1, self.size.1, other.at.1, other.size.1)
    }
}

/// How the cards of a zone lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Arrangement {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{Sight, ZoneSpec};

    fn problems(zones: Vec<ZonePlace>) -> Vec<String> {
        let words = ["deck", "hand", "middle"].map(|word| ZoneSpec::new(word, Sight::All)).into();
        let vocabulary = Vocabulary { zones: words, ..Vocabulary::default() };
        Layout { grid: (3, 2), zones, ..Layout::default() }.problems(&vocabulary)
    }

    fn place(zone: u8, at: (u8, u8)) -> ZonePlace {
        ZonePlace::new(Zone(zone), at, Arrangement::Row)
    }

    #[test]
    fn zones_lie_side_by_side_within_the_grid() {
        assert!(problems(vec![place(0, (0, 0)).wide(2), place(1, (2, 0)), place(2, (0, 1)).wide(3)]).is_empty());
        assert_eq!(problems(vec![place(0, (0, 0)).wide(2), place(1, (1, 0))]), ["hand lies on deck"]);
        assert_eq!(problems(vec![place(0, (2, 0)).wide(2)]), ["deck lies beside the table"]);
        assert_eq!(problems(vec![place(0, (0, 0)), place(0, (1, 0))]), ["deck lies in two places"]);
        assert_eq!(problems(vec![place(3, (0, 0))]), ["zone 3 does not exist"]);
    }

    #[test]
    fn what_lies_in_the_middle_or_under_a_card_is_in_nobodys_way() {
        let under = ZonePlace::new(Zone(1), (0, 0), Arrangement::Under);
        assert!(problems(vec![place(0, (0, 0)), under, place(2, (0, 0)).middle()]).is_empty());
    }
}

//! Small ids for everything a match refers to.
//!
//! A game declares its zones, stats, kinds, keywords and so on as constants of these types and
//! names them in its [`Vocabulary`](crate::vocabulary::Vocabulary). The kernel only ever
//! compares them.

use serde::{Deserialize, Serialize};

macro_rules! small_ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub $inner);

        impl $name {
            /// Returns the id as an index into a table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

small_ids! {
    /// A place at the table, counted from 0.
    Seat(u8);
    /// A card definition in the [`Pool`](crate::pool::Pool) of a match.
    DefId(u16);
    /// A kind of zone; each seat has one pile of each.
    Zone(u8);
    /// A printed or computed number of a card, such as power or cost.
    Stat(u8);
    /// A card category, such as Leader or Event.
    Kind(u8);
    /// A keyword that is either there or not, such as Blocker.
    Keyword(u8);
    /// A colour, an attribute or another label of a closed list.
    Label(u8);
    /// An interned word: a card name, a trait, or text to look for in one.
    Word(u16);
    /// Something a player or an effect does: play, attack, rest, draw.
    Verb(u8);
    /// Something that happens and that abilities wait for.
    Cue(u8);
    /// A phase or step of the turn.
    Phase(u8);
    /// A moment at which a continuous effect lapses.
    Point(u8);
    /// Something that can be forbidden to a card or a player.
    Ban(u8);
    /// A number of the game's own that conditions may read, such as the DON!! cards on a field.
    Gauge(u8);
}

impl Zone {
    /// Where a card is that has ceased to exist: in no pile of anybody.
    pub const GONE: Zone = Zone(31);
}

/// A card of this match. It stays the same wherever the card goes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// Stands where no card is meant.
    pub const NONE: CardId = CardId(u16::MAX);

    /// Returns the id as an index into the cards of a match.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether a card is meant at all.
    #[inline]
    pub fn is_some(self) -> bool {
        self != CardId::NONE
    }
}

impl Default for CardId {
    fn default() -> Self {
        CardId::NONE
    }
}

/// A card as it was at one time: it goes stale when the card changes zone.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ref {
    /// The card.
    pub card: CardId,
    /// Which life of it is meant.
    pub incarnation: u16,
}

impl Ref {
    /// Stands where no card is meant.
    pub const NONE: Ref = Ref { card: CardId::NONE, incarnation: 0 };
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody, watchers included.
    pub const ALL: SeatSet = SeatSet(0xff);

    /// Returns the set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Returns whether `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the seats of either set.
    #[inline]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

/// An ability by its place: the definition it is printed on and its number there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct AbilityRef {
    /// The definition that holds the ability.
    pub def: DefId,
    /// Its number among the abilities of that definition.
    pub index: u8,
}

/// The clause of a rules document, in the document's own numbering.
///
/// ```
/// use baize_kernel::Clause;
/// const BLOCK: Clause = Clause::new("7-1-2-1");
/// assert_eq!(BLOCK.to_string(), "7-1-2-1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Clause([u8; 12]);

impl Clause {
    /// No clause: something that is bookkeeping and not caused by the rules.
    pub const NONE: Clause = Clause([0; 12]);

    /// Makes a clause from its number.
    ///
    /// # Panics
    /// When the number is longer than 12 bytes; used in constants, so that is a build error.
    pub const fn new(number: &str) -> Clause {
        let bytes = number.as_bytes();
        assert!(bytes.len() <= 12, "a clause number has at most 12 bytes");
        let mut out = [0; 12];
        let mut i = 0;
        while i < bytes.len() {
            out[i] = bytes[i];
            i += 1;
        }
        Clause(out)
    }

    /// Reads a clause number that came from outside.
    pub fn parse(number: &str) -> Option<Clause> {
        let fits = !number.is_empty() && number.len() <= 12 && number.bytes().all(|b| b.is_ascii_graphic());
        fits.then(|| Clause::new(number))
    }

    /// Returns the number as text; empty for [`Clause::NONE`].
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&b| b == 0).unwrap_or(12);
        std::str::from_utf8(&self.0[..end]).unwrap_or("")
    }
}

impl std::fmt::Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

impl std::fmt::Debug for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clause({})", self.as_str())
    }
}

/// Numbers constants of the id types from 0, in the order of the game's word lists.
///
/// ```
/// use baize_kernel::{Verb, Zone};
/// baize_kernel::ids!(Zone: DECK, HAND; Verb: DRAW);
/// assert_eq!((HAND, DRAW), (Zone(1), Verb(0)));
/// # let _ = DECK;
/// ```
#[macro_export]
macro_rules! ids {
    ($($id:ident: $($name:ident),+);+ $(;)?) => {$($crate::ids!(@ $id, 0, $($name)+);)+};
    (@ $id:ident, $n:expr,) => {};
    (@ $id:ident, $n:expr, $name:ident $($rest:ident)*) => {
        const $name: $id = $id($n);
        $crate::ids!(@ $id, $n + 1, $($rest)*);
    };
}

impl Zone {
    /// Returns a set of zones, as bits.
    pub const fn set(zones: &[Zone]) -> u32 {
        let (mut set, mut i) = (0, 0);
        while i < zones.len() {
            set |= 1 << zones[i].0;
            i += 1;
        }
        set
    }

    /// Returns the zones of a set, in the order of their numbers.
    #[inline]
    pub fn all(set: u32) -> impl Iterator<Item = Zone> {
        let mut left = set;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (first < 32).then_some(Zone(first as u8))
        })
    }
}

impl Phase {
    /// Returns a set of phases, as bits.
    pub const fn set(phases: &[Phase]) -> u32 {
        let (mut set, mut i) = (0, 0);
        while i < phases.len() {
            set |= 1 << phases[i].0;
            i += 1;
        }
        set
    }
}

impl Kind {
    /// Returns a set of kinds, as bits.
    pub const fn set(kinds: &[Kind]) -> u16 {
        let (mut set, mut i) = (0, 0);
        while i < kinds.len() {
            set |= 1 << kinds[i].0;
            i += 1;
        }
        set
    }
}

/// Names the ids of one sort in a module of their own, counted from 0 or from where it says. A row may
/// say what its word is or how it is used; `table()` then lists them all.
///
/// ```
/// baize_kernel::words!(stat: Stat = &'static str {
///     /// How strong a card is.
///     POWER = "power",
///     /// What it costs.
///     COST = "cost",
/// });
/// assert_eq!((stat::COST, stat::table()[1]), (baize_kernel::Stat(1), "cost"));
/// ```
///
/// ```
/// baize_kernel::words!(zone: Zone {
///     /// The deck.
///     DECK,
///     /// The hand.
///     HAND,
/// });
/// assert_eq!(zone::HAND, baize_kernel::Zone(1));
/// ```
#[macro_export]
macro_rules! words {
    ($module:ident: $id:ident = $spec:ty { $($(#[$doc:meta])* $name:ident = $row:expr),* $(,)? }) => {
        #[doc = concat!("Constants of [`", stringify!($id), "`](baize_kernel::", stringify!($id), ").")]
        pub mod $module {
            #[allow(unused_imports, reason = "rows may name other words of the game")]
            use super::*;
            use $crate::$id;
            $crate::words!(@each $id, 0; $($(#[$doc])* $name),*);

            /// The rows, by number.
            pub fn table() -> Vec<$spec> {
                vec![$($row),*]
            }
        }
    };
    ($module:ident: $id:ident { $($(#[$doc:meta])* $name:ident),* $(,)? }) => {
        $crate::words!($module: $id from 0; { $($(#[$doc])* $name),* });
    };
    ($module:ident: $id:ident from $first:expr; { $($(#[$doc:meta])* $name:ident),* $(,)? }) => {
        #[doc = concat!("Constants of [`", stringify!($id), "`](baize_kernel::", stringify!($id), ").")]
        pub mod $module {
            use $crate::$id;
            $crate::words!(@each $id, $first; $($(#[$doc])* $name),*);
        }
    };
    (@each $id:ident, $n:expr; ) => {};
    (@each $id:ident, $n:expr; $(#[$doc:meta])* $name:ident $(, $(#[$docs:meta])* $rest:ident)*) => {
        $(#[$doc])*
        pub const $name: $id = $id($n);
        $crate::words!(@each $id, $n + 1; $($(#[$docs])* $rest),*);
    };
}

/// Writes a rulebook of one's own: a table of clauses and a constant for each, to cite it by.
///
/// ```
/// baize_kernel::clauses! { RULES: A1 "Cards are drawn."; A2 "The last card wins."; }
/// assert_eq!(RULES[1], (A2, "The last card wins."));
/// # let _ = A1;
/// ```
#[macro_export]
macro_rules! clauses {
    ($table:ident: $($name:ident $text:literal;)+) => {
        $(const $name: $crate::Clause = $crate::Clause::new(stringify!($name));)+
        const $table: &[($crate::Clause, &str)] = &[$(($name, $text)),+];
    };
}

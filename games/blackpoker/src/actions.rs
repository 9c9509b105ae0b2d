//! The ninety actions as data: what each costs, is made of, aims at and does.
//!
//! The engine plays from these tables, and a player is shown, searches and is explained the same
//! tables in words: see `phrases` and [`reference`](crate::reference).

pub mod basic;
pub mod frame;
pub mod key;
pub mod main_magic;
pub mod op;
mod phrases;
pub mod quick_magic;
pub mod summon;
pub mod trump;
pub mod trump_units;

use crate::cards::Face;
pub use key::{Filter, Key};
pub use op::{Op, Step};

use baize_kernel::Clause;

/// Every action; `A01` is the first.
pub static ACTIONS: [Action; 90] = {
    let parts: [&[Action]; 7] = [
        &basic::BASIC,
        &summon::SUMMONS,
        &quick_magic::QUICK,
        &main_magic::MAIN,
        &frame::FRAME,
        &trump::TRUMP,
        &trump_units::UNITS,
    ];
    let mut all = [basic::BASIC[0]; 90];
    let (mut part, mut placed) = (0, 0);
    while part < parts.len() {
        let mut i = 0;
        while i < parts[part].len() {
            let action = parts[part][i];
            all[action.number as usize - 1] = action;
            placed += 1;
            i += 1;
        }
        part += 1;
    }
    assert!(placed == 90, "there are ninety actions");
    all
};

/// An action of the list (sections 10 to 12).
#[derive(Copy, Clone, Debug)]
pub struct Action {
    /// Its number in the list.
    pub number: u8,
    /// Its word.
    pub word: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// From which format or frame on it is there.
    pub level: Level,
    /// Its type.
    pub sort: Sort,
    /// Who starts it.
    pub start: Start,
    /// What sets it off, where the rules start it.
    pub when: Option<When>,
    /// Whether it goes through the stage.
    pub speed: Speed,
    /// When it may be requested.
    pub timing: Timing,
    /// What is paid, from left to right.
    pub cost: &'static [Cost],
    /// The same, counted.
    pub price: Price,
    /// The key cards.
    pub key: Key,
    /// The key unit that cost C drives.
    pub unit: Option<Driver>,
    /// The target line.
    pub target: Target,
    /// What must be true when it is requested.
    pub needs: &'static [Need],
    /// The clause that allows it once per turn only.
    pub once: Option<Clause>,
    /// The action's own clause.
    pub clause: Clause,
    /// The clause of cost and key.
    pub pay: Clause,
    /// The clause of its target.
    pub aim: Clause,
    /// What it does.
    pub effect: &'static [Step],
}

/// From which format or frame on an action is there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// From this format on, 1 to 4.
    Format(u8),
    /// From this frame on, 2 to 5, whatever the format (R2.1).
    Frame(u8),
}

impl Level {
    /// Returns whether a format and frame have what is of this level (6.1, 6.2).
    pub fn is_in(self, format: u8, frame: u8) -> bool {
        match self {
            Level::Format(n) => format >= n,
            // Obeys R2.1.
            Level::Frame(n) => frame >= n,
        }
    }
}

/// The type of an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Basic.
    Basic,
    /// Summon.
    Summon,
    /// Quick magic; a magician takes D off its cost.
    QuickMagic,
    /// Main magic.
    MainMagic,
    /// Triggered magic.
    TriggeredMagic,
    /// Pack action.
    Pack,
    /// Rare action.
    Rare,
    /// Trump action.
    Trump,
    /// Unit-driven.
    UnitDriven,
}

/// Who starts an action (7.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A player.
    Direct,
    /// The rules, when its condition occurs.
    Triggered,
}

/// Whether an action goes through the stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Speed {
    /// It resolves at once.
    Instant,
    /// It goes on the stage.
    Normal,
}

/// When an action may be requested.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Timing {
    /// In one's own turn, on an empty stage.
    Main,
    /// Whenever one has the chance.
    Quick,
}

/// A letter of a cost (section 8).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Drive a wall.
    B,
    /// Take 1 damage.
    L,
    /// Discard a hand card.
    D,
    /// Move a character of one's own to the graveyard.
    S,
    /// Drive the key unit.
    C,
}

/// How much of each sort a cost takes; the key unit is not counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Walls to be driven (B).
    pub walls: u8,
    /// Damage to be taken (L).
    pub life: u8,
    /// Cards to be discarded (D).
    pub discards: u8,
    /// Characters to be given up (S).
    pub victims: u8,
}

impl Price {
    const fn of(cost: &[Cost]) -> Price {
        let mut price = Price { walls: 0, life: 0, discards: 0, victims: 0 };
        let mut i = 0;
        while i < cost.len() {
            match cost[i] {
                Cost::B => price.walls += 1,
                Cost::L => price.life += 1,
                Cost::D => price.discards += 1,
                Cost::S => price.victims += 1,
                Cost::C => {}
            }
            i += 1;
        }
        price
    }
}

/// Which unit may be the key unit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Driver {
    /// A soldier of a suit, while this trump is open.
    SoldierOf(Face),
    /// A wall, while this trump is open.
    WallBy(Face),
    /// A character made of this jack and another card.
    JackOf(Face),
}

/// The target line of an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// It has none.
    None,
    /// Any soldier.
    Soldier,
    /// An own soldier of the key card's suit.
    OwnOfKeySuit,
    /// An own soldier with a ♢ card from two to ten.
    OwnWithDiamond,
    /// Any character.
    Character,
    /// An own character.
    OwnCharacter,
    /// Any wall.
    Wall,
    /// The opponent.
    Opponent,
    /// Any player.
    Player,
    /// A request with 1 or 2 key cards; Counter also leaves A34-A37 alone.
    Keyed {
        /// Whether it is Counter that aims.
        counter: bool,
    },
    /// A request with at least one key card.
    AnyKeyed,
    /// A request of this action.
    RequestOf(u8),
    /// A request that has a target.
    Aimed,
    /// An open trump.
    OpenTrump,
}

impl Target {
    /// Returns whether it is a character.
    pub fn is_unit(self) -> bool {
        use Target::{Character, OwnCharacter, OwnOfKeySuit, OwnWithDiamond, Soldier, Wall};
        matches!(self, Soldier | OwnOfKeySuit | OwnWithDiamond | Character | OwnCharacter | Wall)
    }
}

/// What must be true when an action is requested.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// This trump of one's own is open.
    Trump(Face),
    /// It is the other player's turn.
    OtherTurn,
    /// One's pack is unopened.
    ClosedPack,
    /// One has a rare card.
    RareCard,
    /// One's life is 9 or less.
    LowLife,
    /// One's life is 9 or less, where the errata of 8.2.1 are played.
    LowLifeByErrata,
    /// One has a closed trump that may be opened.
    ClosedTrump,
    /// One has a hand card to act on.
    HandCard,
    /// One has a character.
    OwnCharacter,
    /// One has a soldier.
    OwnSoldier,
}

/// What sets a triggered action off (7.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// An action has resolved.
    Resolved(u8),
    /// Attack has resolved with at least one attacker.
    Attacked,
    /// A Joker, A, J, Q or K goes from one's field to the graveyard.
    LegacyDies,
    /// An own attacker was not blocked, while this trump is open.
    Unblocked(Face),
    /// End is requested while this trump is open.
    EndAsked(Face),
    /// End is requested while one has a Demon Lord.
    EndWithDemonLord,
    /// The character made of this jack goes from one's field to the graveyard.
    JackDies(Face),
    /// The opponent discards, while this trump is open.
    Discarded(Face),
}

impl Action {
    /// An action that a player starts.
    pub const fn direct(number: u8, word: &'static str, name: &'static str, level: Level, sort: Sort) -> Action {
        let clause = clause_of(number);
        Action {
            number,
            word,
            name,
            level,
            sort,
            start: Start::Direct,
            when: None,
            speed: Speed::Normal,
            timing: Timing::Main,
            cost: &[],
            price: Price::of(&[]),
            key: Key::None,
            unit: None,
            target: Target::None,
            needs: &[],
            once: None,
            clause,
            pay: clause,
            aim: clause,
            effect: &[],
        }
    }

    /// The same, started by the rules.
    pub const fn when(self, when: When) -> Action {
        Action { start: Start::Triggered, when: Some(when), ..self }
    }

    /// The same with instant speed.
    pub const fn instant(self) -> Action {
        Action { speed: Speed::Instant, ..self }
    }

    /// The same with quick timing.
    pub const fn quick(self) -> Action {
        Action { timing: Timing::Quick, ..self }
    }

    /// The same with a cost and key cards.
    pub const fn costs(self, cost: &'static [Cost], key: Key) -> Action {
        Action { cost, price: Price::of(cost), key, ..self }
    }

    /// The same with a clause of its own for cost and key.
    pub const fn pay(self, clause: Clause) -> Action {
        Action { pay: clause, ..self }
    }

    /// The same with a key unit.
    pub const fn driven(self, unit: Driver) -> Action {
        Action { cost: &[Cost::C], unit: Some(unit), ..self }
    }

    /// The same with a target.
    pub const fn aims(self, target: Target) -> Action {
        Action { target, ..self }
    }

    /// The same with a target that has a clause of its own.
    pub const fn aims_by(self, target: Target, clause: Clause) -> Action {
        Action { target, aim: clause, ..self }
    }

    /// The same with conditions.
    pub const fn needs(self, needs: &'static [Need]) -> Action {
        Action { needs, ..self }
    }

    /// The same, once per turn.
    pub const fn once(self, clause: Clause) -> Action {
        Action { once: Some(clause), ..self }
    }

    /// The same with an effect.
    pub const fn does(self, effect: &'static [Step]) -> Action {
        Action { effect, ..self }
    }

    /// C04.1, R41: returns whether a magician of its player takes D off its cost.
    #[inline]
    pub fn is_eased_by(&self, magician: bool) -> bool {
        magician && self.sort == Sort::QuickMagic
    }

    /// Returns whether a format and frame have the action (6.1, 6.2).
    pub fn is_in(&self, format: u8, frame: u8) -> bool {
        self.level.is_in(format, frame)
    }

    /// Returns the bit that notes its use where it may be used once per turn, and none elsewhere (R25).
    #[inline]
    pub const fn once_bit(&self) -> u8 {
        match self.number {
            4 => 1,
            8 => 2,
            58 => 4,
            61 => 8,
            70 => 16,
            _ => 0,
        }
    }

    /// Returns the trump that must be open for it.
    pub fn trump(&self) -> Option<Face> {
        let needed = self.needs.iter().find_map(|need| match need {
            Need::Trump(face) => Some(*face),
            _ => None,
        });
        let driven = match self.unit {
            Some(Driver::SoldierOf(face) | Driver::WallBy(face)) => Some(face),
            _ => None,
        };
        let set_off = match self.when {
            Some(When::Unblocked(face) | When::EndAsked(face) | When::Discarded(face)) => Some(face),
            _ => None,
        };
        needed.or(driven).or(set_off)
    }
}

/// Returns the clause of an action by its number.
const fn clause_of(number: u8) -> Clause {
    let digits = [b'A', b'0' + number / 10, b'0' + number % 10];
    match std::str::from_utf8(&digits) {
        Ok(text) => Clause::new(text),
        Err(_) => Clause::NONE,
    }
}

/// Returns actions as bits by their numbers.
pub fn set<'a>(actions: impl IntoIterator<Item = &'a Action>) -> u128 {
    actions.into_iter().fold(0, |set, action| set | 1 << action.number)
}

/// Returns the numbers of a set of actions, in their order.
#[inline]
pub fn each(set: u128) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let first = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

/// Returns an action by its number.
#[inline]
pub fn get(number: u8) -> &'static Action {
    &ACTIONS[number as usize - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clauses;

    #[test]
    fn actions_stand_at_their_numbers_and_their_clauses_exist() {
        for (i, action) in ACTIONS.iter().enumerate() {
            assert_eq!(usize::from(action.number), i + 1, "{}", action.name);
            assert!(!action.effect.is_empty(), "{} does nothing", action.name);
            let steps = action.effect.iter().map(|step| step.clause);
            for clause in [action.clause, action.pay, action.aim].into_iter().chain(action.once).chain(steps) {
                assert!(clauses::find(clause).is_some(), "{}: there is no clause {clause}", action.name);
            }
        }
    }

    #[test]
    fn formats_and_frames_have_as_many_actions_as_the_digest_says() {
        let count = |format, frame| ACTIONS.iter().filter(|a| a.is_in(format, frame)).count();
        assert_eq!([1, 2, 3, 4].map(|format| count(format, 0)), [19, 25, 31, 37]);
        assert_eq!([0, 1, 2, 3, 4, 5].map(|frame| count(4, frame) - 37), [0, 0, 1, 4, 4, 53]);
    }

    #[test]
    fn what_the_rules_start_has_something_that_sets_it_off_and_nothing_else_has() {
        for action in &ACTIONS {
            assert_eq!(action.start == Start::Triggered, action.when.is_some(), "{}", action.name);
            assert!(action.start == Start::Direct || action.cost.is_empty() && action.key == Key::None);
        }
    }

    #[test]
    fn exactly_what_may_be_used_once_has_a_bit_of_its_own() {
        let mut seen = 0;
        for action in &ACTIONS {
            assert_eq!(action.once.is_some(), action.once_bit() != 0, "{}", action.name);
            assert_eq!(seen & action.once_bit(), 0, "{}", action.name);
            seen |= action.once_bit();
        }
    }
}

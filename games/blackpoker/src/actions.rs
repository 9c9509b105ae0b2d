//! The ninety actions as data: what each costs, is made of, aims at and does.
//!
//! The engine plays from these tables, and a player is shown, searches and is explained the same
//! tables: see [`Action::describe`] and [`search`].

pub mod basic;
pub mod frame;
pub mod key;
pub mod main_magic;
pub mod op;
pub mod quick_magic;
pub mod summon;
pub mod trump;
pub mod trump_units;

use crate::cards::Face;
use crate::clauses;
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
    /// Whether it goes through the stage.
    pub speed: Speed,
    /// When it may be requested.
    pub timing: Timing,
    /// What is paid, from left to right.
    pub cost: &'static [Cost],
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
            speed: Speed::Normal,
            timing: Timing::Main,
            cost: &[],
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

    /// An action that the rules start.
    pub const fn triggered(number: u8, word: &'static str, name: &'static str, level: Level, sort: Sort) -> Action {
        Action { start: Start::Triggered, ..Action::direct(number, word, name, level, sort) }
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
        Action { cost, key, ..self }
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

    /// Returns how often a letter stands in the cost.
    pub fn letters(&self, letter: Cost) -> usize {
        self.cost.iter().filter(|&&c| c == letter).count()
    }

    /// Returns whether a format and frame have the action (6.1, 6.2).
    pub fn is_in(&self, format: u8, frame: u8) -> bool {
        match self.level {
            Level::Format(n) => format >= n,
            Level::Frame(n) => frame >= n,
        }
    }

    /// Says in a few lines what the action is: the list's line and what each clause demands.
    pub fn describe(&self) -> String {
        let level = match self.level {
            Level::Format(n) => format!("[{n}]"),
            Level::Frame(n) => format!("F{n}"),
        };
        let cost: String = self.cost.iter().map(|c| format!("{c:?}")).collect();
        let cost = if cost.is_empty() { "-" } else { &cost };
        let words = format!("{:?}-{:?}-{:?}", self.start, self.speed, self.timing).to_lowercase();
        let mut text = format!("{} {}: {level}, {words}, cost {cost}, key {}", self.clause, self.name, self.key);
        let own = format!("{}.", self.clause);
        let mine =
            |row: &&baize_kernel::table::ClauseRow| row.clause == self.clause || row.clause.as_str().starts_with(&own);
        for row in clauses::table().iter().filter(mine) {
            text.push_str(&format!("\n  {} {}", row.clause, row.text));
        }
        text
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

/// Returns an action by its number.
#[inline]
pub fn get(number: u8) -> &'static Action {
    &ACTIONS[number as usize - 1]
}

/// Finds the actions whose word, name or clauses have these words.
pub fn search(words: &str) -> impl Iterator<Item = &'static Action> {
    let words = words.to_lowercase();
    ACTIONS.iter().filter(move |a| a.word.contains(&words) || a.describe().to_lowercase().contains(&words))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn actions_are_found_and_explained_by_words() {
        let found: Vec<&str> = search("truce").map(|a| a.word).collect();
        assert_eq!(found, ["truce"]);
        let text = get(15).describe();
        assert!(text.starts_with("A15 Up: [1], direct-normal-quick, cost D, key one ♡A-10"), "{text}");
        assert!(text.contains("A15.2 Up targets any soldier"), "{text}");
    }
}

//! The rules, one module per chapter of the document, in its order.
//!
//! Clause numbers are those of revision 1.1.8; where 2023-01-19 has another number or another
//! rule, [`Rules::since`] or [`Rules::is_2023`] stands at the line. `R..` names a reading of an
//! unclear place, and readings that could go either way are the fields of [`Rules`].

pub mod defeat;
pub mod outline;
pub mod setup;
pub mod turn;
pub mod main_phase;
pub mod playing;
pub mod battle;
pub mod counter;
pub mod damage;
pub mod removal;
pub mod replacement;
pub mod activation;
pub mod pools;
pub mod verbs;
pub mod loops;
pub mod notes;
pub mod wishes;
pub mod windows;

use baize_kernel::Clause;

/// Cites a clause, checked to fit when the program is built.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;

/// The revision and the readings a match is played by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Which document.
    pub revision: Revision,
    /// R23: where an own effect fulfilled meanwhile goes.
    pub own_new_trigger: NewTrigger,
    /// R36: when "deals damage to Life" effects resolve.
    pub dealt_damage_timing: DealtDamage,
    /// R37: whose start-of-game effects come first.
    pub start_effects: StartEffects,
    /// R3: when values other than power are cut off at 0.
    pub nonpower_clamp: Clamp,
    /// What counts as base power in tests.
    pub base_power: BasePower,
    /// Fair play: whether windows open whatever is held.
    pub fair: bool,
}

/// A revision of the rules document.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Revision {
    /// 1.1.8 of 2025-02-12.
    V118,
    /// The revision of 2023-01-19.
    V2023,
}

/// R23: an own effect that is fulfilled while others of one's own wait.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NewTrigger {
    /// It waits behind them.
    AfterPending,
    /// It comes before them, while the opponent has nothing waiting.
    BeforePending,
}

/// R36: effects that wait for damage dealt to Life.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DealtDamage {
    /// They resolve before the first Life card's [Trigger].
    BeforeTrigger,
    /// They resolve after all of the damage.
    AfterDamage,
}

/// R37: start-of-game effects.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StartEffects {
    /// Those of the player who chose come first.
    Chooser,
    /// Those of the player who goes first come first.
    FirstPlayer,
}

/// R3: values other than power below 0.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Clamp {
    /// The running sum keeps its sign and reads as 0.
    OnRead,
    /// Every addition stops at 0.
    OnWrite,
}

/// 4-9-2 and later rulings: what a test of base power finds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BasePower {
    /// What an effect has set it to, if one has.
    Set,
    /// What is printed.
    Printed,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            revision: Revision::V118,
            own_new_trigger: NewTrigger::AfterPending,
            dealt_damage_timing: DealtDamage::BeforeTrigger,
            start_effects: StartEffects::Chooser,
            nonpower_clamp: Clamp::OnRead,
            base_power: BasePower::Set,
            fair: false,
        }
    }
}

impl Rules {
    /// Returns whether the older document is played by.
    pub fn is_2023(&self) -> bool {
        self.revision == Revision::V2023
    }

    /// Returns the clause's number in the revision played by.
    pub fn since(&self, v118: Clause, v2023: Clause) -> Clause {
        if self.is_2023() { v2023 } else { v118 }
    }
}

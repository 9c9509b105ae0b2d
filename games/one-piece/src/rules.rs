//! The rules, one module per chapter of the document, in its order.
//!
//! Clause numbers are those of revision 1.1.8; where 2023-01-19 has another number or another
//! rule, [`Rules::since`] or [`Rules::is_2023`] stands at the line. `R..` names a reading of an
//! unclear place, and readings that could go either way are the fields of [`Rules`].

pub mod defeat;
pub mod refusals;
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
pub mod windows;

use baize_kernel::Clause;

/// Cites a clause, checked to fit when the program is built.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;

baize_kernel::policies! {
    /// The revision and the readings a match is played by.
    pub struct Rules {
        /// Which document.
        revision: Revision = Revision::V118,
        /// Fair play: whether windows open whatever is held.
        fair: bool = false,
    }
    readings {
        own_new_trigger: NewTrigger ("R23")
            "Where an effect goes that a player fulfils while others of that player wait (8-6-1-1)."
        {
            /// It waits behind them.
            AfterPending = "after_pending",
            /// It comes before them, while the opponent has nothing waiting.
            BeforePending = "before_pending",
        }
        dealt_damage_timing: DealtDamage ("R36")
            "Whether \"deals damage to Life\" resolves before the [Trigger] of the first Life card (8-6-2)."
        {
            /// They resolve before the first Life card's \[Trigger\].
            BeforeTrigger = "before_trigger",
            /// They resolve after all of the damage.
            AfterDamage = "after_damage",
        }
        start_effects: StartEffects ("R37") "Whose start-of-game effects come first (5-2-1-5-1)." {
            /// Those of the player who chose come first.
            Chooser = "chooser",
            /// Those of the player who goes first come first.
            FirstPlayer = "first_player",
        }
        nonpower_clamp: Clamp ("R3")
            "Whether values other than power keep a signed sum or stop at 0 with every change (1-3-6)."
        {
            /// The running sum keeps its sign and reads as 0.
            OnRead = "on_read",
            /// Every addition stops at 0.
            OnWrite = "on_write",
        }
        base_power: BasePower ("4-9-2")
            "Whether a test of base power finds what an effect has set it to (later rulings) or what is printed."
        {
            /// What an effect has set it to, if one has.
            Set = "set",
            /// What is printed.
            Printed = "printed",
        }
    }
    switches {}
}

/// A revision of the rules document.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Revision {
    /// 1.1.8 of 2025-02-12.
    V118,
    /// The revision of 2023-01-19.
    V2023,
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

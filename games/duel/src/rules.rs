//! The rules, one module per subject, in the order of the rulebook.
//!
//! Clause numbers are those of `data/clauses.tsv`. `R..` names a reading of an unclear place, and
//! readings that could go either way are the fields of [`Rules`].

use crate::game::{Duel, St};
use baize_kernel::bans::Attempt;
use baize_kernel::lasting::StepRef;
use baize_kernel::{AbilityRef, Clause, DefId, Refusal};

pub mod summon;
pub mod attempt;
pub mod ritual;
pub mod activation;
pub mod habits;
pub mod setup;
pub mod life;
pub mod matches;
pub mod turn;
pub mod main_phase;
pub mod battle;
pub mod calculation;
pub mod chain;
pub mod triggers;
pub mod priority;
pub mod leaving;
pub mod verbs;
pub mod crush;
pub mod refusals;
pub mod windows;

/// Cites a clause, checked to fit when the program is built.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;

/// Stands for the step of an ability where a rule or a verb itself puts a change in force.
const NO_STEP: StepRef = StepRef { ability: AbilityRef { def: DefId(0), index: u8::MAX }, pc: 0 };

/// Whether no card forbids something; if one does, that card is named.
fn forbidden(game: &Duel, s: &St, attempt: Attempt, number: Clause) -> Result<(), Refusal> {
    match attempt.forbidden_by(game, s) {
        Some(by) => Err(Refusal::new(number, "forbidden").about(by.source.card)),
        None => Ok(()),
    }
}

/// Readings of unclear places; the default is the book's own words where it has any.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// R14: whether a drawn duel counts as one of the three of a match.
    pub draws_count: bool,
    /// R16: whether Main Phase 2 is there only after a Battle Phase.
    pub main2_needs_battle: bool,
    /// R28: whether two attackers with 0 ATK destroy each other.
    pub zero_tie_destroys: bool,
    /// R33: whether a player is asked although there is nothing to answer with.
    pub always_prompt: bool,
    /// R43: whether an event may be answered only if it was the last of a chain.
    pub missed_timing: bool,
    /// R44: whether the same monster's new attack after a replay is declared anew.
    pub replay_redeclares: bool,
    /// R46: whether a card may be activated that would do nothing.
    pub empty_activation: bool,
    /// Whether any three tributes will do for Gate Guardian.
    pub gate_guardian_any_three: bool,
    /// Whether Closed Forest locks field spells also when it is destroyed before it has worked.
    pub closed_forest_unworked: bool,
    /// Whether Scanner reads the graveyard for monsters removed from play.
    pub scanner_reads_graveyard: bool,
    /// Fair play: whether windows open whatever is held.
    pub fair: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            draws_count: true,
            main2_needs_battle: true,
            zero_tie_destroys: true,
            always_prompt: false,
            missed_timing: false,
            replay_redeclares: false,
            empty_activation: false,
            gate_guardian_any_three: false,
            closed_forest_unworked: false,
            scanner_reads_graveyard: false,
            fair: false,
        }
    }
}

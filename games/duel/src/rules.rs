//! The rules, one module per subject, in the order of the rulebook.
//!
//! Clause numbers are those of `data/clauses.tsv`. `R..` names a reading of an unclear place, and
//! readings that could go either way are the fields of [`Rules`].

use crate::game::{Duel, St};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::StepRef;
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
fn forbidden(game: &Duel, s: &St, attempt: Attempt, clause: Clause) -> Result<(), Refusal> {
    match attempt.forbidden_by(game, s) {
        Some(by) => Err(Refusal::new(clause, "forbidden").about(by.source.card)),
        None => Ok(()),
    }
}

baize_kernel::policies! {
    /// Readings of unclear places; the default is the book's own words where it has any.
    pub struct Rules {
        /// Fair play: whether windows open whatever is held.
        fair: bool = false,
    }
    readings {
        match_draws: MatchDraws ("R14")
            "Whether a drawn duel counts as one of the three of a match or is played again (D6.2)."
        {
            /// It counts.
            Count = "count",
            /// It is played again.
            Replay = "replay",
        }
    }
    switches {
        main2_needs_battle ("R16") "Whether Main Phase 2 is there only after a Battle Phase (D7.21)."
            = true ["true", "false"],
        zero_tie_destroys ("R28") "Whether 0 ATK against 0 ATK destroys both monsters (D8.25)." = true ["true", "false"],
        always_prompt ("R33") "Whether players are asked although they have no answer (D9.6)."
            = false ["true", "false"],
        missed_timing ("R43") "Whether only the last event of a chain may be answered (D9.30)."
            = false ["true", "false"],
        replay_redeclares ("R44") "Whether an attack after a replay is declared anew (D8.12)." = false ["true", "false"],
        empty_activation ("R46") "Whether a card may be activated that would do nothing (D9.31)."
            = false ["true", "false"],
        gate_guardian_any_three ("card") "Whether Gate Guardian takes any three monsters as tributes."
            = false ["true", "false"],
        closed_forest_unworked ("card")
            "Whether Closed Forest locks field spells for the turn also when it is destroyed face-down or before it resolved."
            = false ["true", "false"],
        scanner_reads_graveyard ("card") "Whether Scanner copies from the opponent's graveyard."
            = false ["true", "false"],
    }
}

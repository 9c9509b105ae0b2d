//! Why a card cannot be used: every way it could be meant, and what stands against each.

use super::{Known, Presenter};
use baize_kernel::rulebook::Intent;
use baize_kernel::{Clause, Match, Rejected};

/// A way in which a card could be meant, and why it cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What would be done; empty for what cannot be said without naming a hidden card.
    pub words: String,
    /// The clause that forbids it, if one does.
    pub clause: Clause,
    /// Why not.
    pub text: String,
}

impl Presenter<'_> {
    /// Returns what stands against each of these wishes; at least one reason, each once.
    pub fn reasons(&self, table: &dyn Match, wishes: Vec<Intent>, known: &Known) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for wish in wishes {
            let words = self.option(&table.phrase(&wish.choice), known).unwrap_or_default();
            let (clause, text) = match wish.refusal {
                None => (Clause::NONE, self.say("offered", &[])),
                Some(refusal) => (clause_of(&refusal), self.refusal(&refusal, known)),
            };
            let reason = Reason { words, clause, text };
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        if reasons.is_empty() {
            let text = self.say("nothing-to-do", &[]);
            reasons.push(Reason { words: String::new(), clause: Clause::NONE, text });
        }
        reasons
    }
}

/// Returns the clause that a refusal rests on.
fn clause_of(refusal: &Rejected) -> Clause {
    match refusal {
        Rejected::Forbidden { clause, .. } => *clause,
        _ => Clause::NONE,
    }
}

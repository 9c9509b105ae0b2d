//! Why a card cannot be used: every way it could be meant, and what stands against each.

use super::{Known, Presenter};
use baize_kernel::rulebook::Intent;
use baize_kernel::{Clause, Match, Rejected, Seat, Zone};

/// What a refusal says of everything that the open question is not about.
const NOT_ASKED: &str = "not-asked";

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
    /// Returns what stands against each of these wishes with a card of a pile; at least one reason, each once.
    pub fn reasons(&self, table: &dyn Match, pile: (Seat, Zone), wishes: Vec<Intent>, known: &Known) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for wish in wishes {
            // Whatever was meant, another question is to be answered first: that is said once.
            let first = matches!(&wish.refusal, Some(Rejected::Forbidden { reason, .. }) if reason.key == NOT_ASKED);
            let words = if first { None } else { self.option(&table.phrase(&wish.choice), known) };
            let words = words.unwrap_or_default();
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
            let text = self.idle(pile);
            reasons.push(Reason { words: String::new(), clause: Clause::NONE, text });
        }
        reasons
    }

    /// Says what a card of a pile is there for that cannot be meant for anything.
    fn idle(&self, (seat, zone): (Seat, Zone)) -> String {
        let place = self.vocabulary.zones.get(zone.index()).map_or("", |zone| zone.word);
        let whose = if self.you == Some(seat) { place } else { "theirs" };
        self.language.find(&format!("idle-{whose}"), &[]).unwrap_or_else(|| self.say("nothing-to-do", &[]))
    }
}

/// Returns the clause that a refusal rests on.
fn clause_of(refusal: &Rejected) -> Clause {
    match refusal {
        Rejected::Forbidden { clause, .. } => *clause,
        _ => Clause::NONE,
    }
}

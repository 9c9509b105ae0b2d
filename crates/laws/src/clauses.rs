//! Whatever is cited stands in the rulebook.

use baize_kernel::{Clause, Event, Prompt, Rejected, Rulebook};
use std::collections::BTreeSet;

/// The clauses of a revision, to look citations up in.
pub struct Clauses(BTreeSet<Clause>);

impl Clauses {
    /// Reads the clauses of a revision; the default one when it is empty.
    pub fn of(book: &dyn Rulebook, revision: &str) -> Clauses {
        let default = book.menu().revisions.first().copied().unwrap_or("");
        let revision = if revision.is_empty() { default } else { revision };
        Clauses(book.clauses(revision).iter().map(|row| row.clause).collect())
    }

    fn has(&self, clause: Clause) -> bool {
        clause == Clause::NONE || self.0.contains(&clause)
    }

    /// Checks what events cite. Bookkeeping may cite nothing.
    ///
    /// # Errors
    /// Names the first citation that is not in the rulebook.
    pub fn check_events(&self, events: &[Event]) -> Result<(), String> {
        match events.iter().find(|e| !self.has(e.clause)) {
            Some(e) => Err(format!("there is no clause {}, cited by {:?}", e.clause, e.what)),
            None => Ok(()),
        }
    }

    /// Checks what a question cites. A question always has a reason.
    ///
    /// # Errors
    /// When the question cites nothing, or what is not in the rulebook.
    pub fn check_prompt(&self, prompt: &Prompt) -> Result<(), String> {
        match prompt.why.clause {
            Clause::NONE => Err(format!("a question cites no clause: {:?}", prompt.why)),
            clause if !self.has(clause) => Err(format!("there is no clause {clause}, cited by a question")),
            _ => Ok(()),
        }
    }

    /// Checks what a refusal cites.
    ///
    /// # Errors
    /// When it forbids by a clause that is not in the rulebook.
    pub fn check_refusal(&self, refusal: &Rejected) -> Result<(), String> {
        match refusal {
            Rejected::Forbidden { clause, what, .. } if !self.has(*clause) => {
                Err(format!("there is no clause {clause}, cited by a refusal: {what}"))
            }
            _ => Ok(()),
        }
    }
}

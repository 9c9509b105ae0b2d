//! Questions in two steps that are one to a person: whether to take something at all, and then what for.

use baize_kernel::{Answer, Ask, Match, Seat, What};

/// Returns the match after "one", when a seat is asked "none or one?" and all that comes of "one" is the next question to
/// it: which. Nothing happened in between that "none" would not have told as well.
pub fn after_one(table: &dyn Match, seat: Seat) -> Option<Box<dyn Match>> {
    let asked = table.prompt().filter(|prompt| prompt.seat == seat && prompt.ask == Ask::Number { min: 0, max: 1 })?;
    let mut next = table.copy();
    let events = next.answer(seat, &Answer::Number(1)).ok()?;
    let quiet = events.iter().all(|event| matches!(event.what, What::Applied { .. }));
    let which = next.prompt().is_some_and(|p| p.seat == seat && p.ask == Ask::Pick && p.why.source == asked.why.source);
    (quiet && which).then_some(next)
}

//! What a table is worth to a seat, from 0 (lost) to 1 (won).

use baize_kernel::{Match, Outcome, Seat};

/// How far ahead, in hundredths of a card, a seat is worth three quarters of a won game.
const HALFWAY: f64 = 1000.0;

/// What an undecided table is worth at most, apart from the middle: the rest is for won games.
const UNDECIDED: f64 = 0.9;

/// Returns what a table is worth to a seat.
pub(crate) fn value(table: &dyn Match, seat: Seat) -> f64 {
    match table.outcome() {
        Some(Outcome::Won(winners)) => f64::from(u8::from(winners.has(seat))),
        Some(Outcome::Draw) => 0.5,
        None => squash(table.evaluate(seat)),
    }
}

/// Puts a lead between 0 and 1. Only sums and quotients, which are the same on every machine.
fn squash(lead: i32) -> f64 {
    let x = f64::from(lead) / HALFWAY;
    0.5 + 0.5 * UNDECIDED * x / (1.0 + x.abs())
}

#[cfg(test)]
mod tests {
    use super::squash;

    #[test]
    fn a_lead_counts_and_never_as_much_as_a_won_game() {
        assert!((squash(0) - 0.5).abs() < 1e-12);
        assert!(squash(100) > squash(50));
        assert!((squash(300) + squash(-300) - 1.0).abs() < 1e-12);
        assert!(squash(i32::MAX) < 1.0 && squash(-i32::MAX) > 0.0);
    }
}

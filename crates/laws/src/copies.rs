//! Copied, written down and read again, or replayed, a match goes on the same.

use baize_kernel::chance::Chance;
use baize_kernel::replay::{Move, Replay, VERSION};
use baize_kernel::{Answer, Event, Match, Pool, Rulebook, Seat};
use std::sync::Arc;

/// A copy and a saved match that follow the original for one answer.
pub struct Twins {
    copy: Box<dyn Match>,
    loaded: Box<dyn Match>,
}

impl Twins {
    /// Copies a match in both ways.
    ///
    /// # Errors
    /// When a twin differs from the original at once.
    pub fn of(table: &dyn Match) -> Result<Twins, String> {
        let copy = table.copy();
        let loaded = table.load(&table.save()).map_err(|e| format!("a saved match cannot be read: {e}"))?;
        for (twin, way) in [(&copy, "copied"), (&loaded, "saved")] {
            if twin.digest() != table.digest() || twin.prompt() != table.prompt() {
                return Err(format!("a {way} match differs at once"));
            }
        }
        Ok(Twins { copy, loaded })
    }

    /// Gives the twins the answer the original got and compares what came of it.
    ///
    /// # Errors
    /// Says which twin went another way.
    pub fn follow(self, table: &dyn Match, seat: Seat, answer: &Answer, events: &[Event]) -> Result<(), String> {
        for (mut twin, way) in [(self.copy, "copied"), (self.loaded, "saved")] {
            let told = twin.answer(seat, answer).map_err(|e| format!("a {way} match refuses {answer:?}: {e}"))?;
            if told != events {
                return Err(format!("a {way} match tells other events after {answer:?}"));
            }
            if twin.digest() != table.digest() || twin.prompt() != table.prompt() {
                return Err(format!("a {way} match differs after {answer:?}"));
            }
        }
        Ok(())
    }
}

/// A match written down in mid-game, to be resumed when the original has ended.
pub struct Bookmark {
    bytes: Vec<u8>,
    after: usize,
}

impl Bookmark {
    /// Writes a match down after so many answers.
    pub fn at(table: &dyn Match, after: usize) -> Bookmark {
        Bookmark { bytes: table.save(), after }
    }

    /// Checks that the bytes are refused when some are changed, missing or too many.
    ///
    /// # Errors
    /// Says which damage went unnoticed.
    pub fn is_sealed(&self, table: &dyn Match, seed: u64) -> Result<(), String> {
        let mut places = Chance::new(seed);
        for _ in 0..4 {
            let mut damaged = self.bytes.clone();
            let at = places.below(damaged.len() as u32) as usize;
            match places.below(3) {
                0 => damaged.truncate(at),
                1 => damaged.push(at as u8),
                _ => damaged[at] ^= 1 << places.below(8),
            }
            if table.load(&damaged).is_ok() {
                return Err(format!("a saved match is read although byte {at} of {} is damaged", self.bytes.len()));
            }
        }
        Ok(())
    }

    /// Resumes with the answers the original got and compares each digest.
    ///
    /// # Errors
    /// Says after how many answers it differs.
    pub fn resume(&self, table: &dyn Match, moves: &[Move]) -> Result<(), String> {
        let mut resumed = table.load(&self.bytes)?;
        for (i, step) in moves.iter().enumerate().skip(self.after) {
            let refused = |e| format!("resumed after {} answers, answer {i} is refused: {e}", self.after);
            resumed.answer(step.seat, &step.answer).map_err(refused)?;
            if resumed.digest() != step.digest {
                return Err(format!("resumed after {} answers, answer {i} leads elsewhere", self.after));
            }
        }
        Ok(())
    }
}

/// Checks that game, options, decks, seed and answers give the same match again.
///
/// # Errors
/// Names the first difference.
pub fn replays(book: &dyn Rulebook, pool: Arc<Pool>, replay: &Replay) -> Result<(), String> {
    debug_assert_eq!(replay.version, VERSION, "laws record replays of today's version");
    replay.run(book, pool, |_, _, _| {}).map(drop).map_err(|e| e.to_string())
}

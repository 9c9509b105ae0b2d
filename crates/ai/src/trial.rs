//! A first look at answers: each is tried on the same imagined tables.
//!
//! After the answer the turn is played to its end by hasty players, since what an answer brings
//! (a battle, the target of an effect) often shows only then.

use crate::candidates::Candidate;
use crate::observation::Observation;
use crate::value::value;
use baize_kernel::chance::Chance;

/// The most answers that are played after the one that is tried.
const HORIZON: u32 = 48;

/// What answers came to so far.
pub(crate) struct Trial {
    /// The sum of what came of each answer, and on how many tables it was tried.
    tried: Vec<(f64, u32)>,
}

impl Trial {
    /// Nothing has been tried yet.
    pub(crate) fn new(answers: usize) -> Trial {
        Trial { tried: vec![(0.0, 0); answers] }
    }

    /// Returns what an answer came to on average.
    pub(crate) fn mean(&self, answer: usize) -> f64 {
        let (sum, tables) = self.tried[answer];
        sum / f64::from(tables.max(1))
    }

    /// Returns the answer that came to most, the first of equals.
    pub(crate) fn best(&self) -> Option<usize> {
        (0..self.tried.len()).reduce(|best, next| if self.mean(next) > self.mean(best) { next } else { best })
    }

    /// Tries some of the answers on another table, each on the same one and with the same haste, so
    /// that luck cancels out. A look that is broken off, because `goes_on` says so, is not counted.
    pub(crate) fn look(
        &mut self,
        eyes: &Observation,
        answers: &[Candidate],
        which: &[usize],
        chance: &mut Chance,
        goes_on: impl Fn() -> bool,
    ) {
        let (imagined, haste) = (eyes.imagine(chance.draw()), chance.draw());
        let mut values = Vec::with_capacity(which.len());
        for &i in which {
            if !goes_on() {
                return;
            }
            let mut table = imagined.copy();
            if table.play(&answers[i].answer).is_ok() {
                table.rollout(haste, HORIZON, 0);
            }
            values.push(value(&*table, eyes.seat()));
        }
        for (&i, value) in which.iter().zip(values) {
            self.tried[i].0 += value;
            self.tried[i].1 += 1;
        }
    }
}

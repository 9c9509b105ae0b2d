//! A first look at answers: each is tried on the same imagined tables.
//!
//! After the answer the turn is played to its end by hasty players, since what an answer brings
//! (a battle, the target of an effect) often shows only then.

use crate::candidates::Candidate;
use crate::eyes::Eyes;
use crate::value::value;
use baize_kernel::chance::Chance;

/// The most answers that are played after the one that is tried.
const HORIZON: u32 = 48;

/// Returns what the answers come to on so many tables, on average; fewer tables if `goes_on` says so.
pub(crate) fn first_look(
    eyes: &Eyes,
    answers: &[Candidate],
    tables: u32,
    chance: &mut Chance,
    goes_on: impl Fn() -> bool,
) -> Vec<f64> {
    let mut means = vec![0.0; answers.len()];
    for looked in 0..tables {
        // The same table and the same haste for every answer, so that luck cancels out.
        let (imagined, haste) = (eyes.imagine(chance.draw()), chance.draw());
        let mut values = Vec::with_capacity(answers.len());
        for candidate in answers {
            if !goes_on() {
                return means;
            }
            let mut table = imagined.copy();
            if table.play(&candidate.answer).is_ok() {
                table.rollout(haste, HORIZON, 0);
            }
            values.push(value(&*table, eyes.seat()));
        }
        for (mean, value) in means.iter_mut().zip(values) {
            *mean += (value - *mean) / f64::from(looked + 1);
        }
    }
    means
}

//! Tries each answer on imagined tables and takes the one after which it stands best.
//!
//! After the answer the turn is played to its end by hasty players, since what an answer brings
//! (a battle, the target of an effect) often shows only then.

use crate::bot::Bot;
use crate::candidates::candidates;
use crate::eyes::Eyes;
use crate::value::value;
use baize_kernel::Answer;
use baize_kernel::chance::Chance;

/// The most answers that are played after the one that is tried.
const HORIZON: u32 = 32;

/// Takes the answer after which it stands best at the end of the turn.
pub(crate) struct Greedy {
    chance: Chance,
    tables: u32,
}

impl Greedy {
    pub(crate) fn new(seed: u64, tables: u32) -> Greedy {
        Greedy { chance: Chance::new(seed), tables }
    }
}

impl Bot for Greedy {
    fn answer(&mut self, eyes: &Eyes) -> Answer {
        let mut tried: Vec<(f64, Answer)> =
            candidates(&*eyes.imagine(0)).into_iter().map(|c| (0.0, c.answer)).collect();
        if tried.len() > 1 {
            for _ in 0..self.tables {
                // The same table and the same haste for every answer, so that luck cancels out.
                let (imagined, haste) = (eyes.imagine(self.chance.draw()), self.chance.draw());
                for (sum, answer) in &mut tried {
                    let mut table = imagined.copy();
                    if table.play(answer).is_ok() {
                        table.rollout(haste, HORIZON, 0);
                    }
                    *sum += value(&*table, eyes.seat());
                }
            }
        }
        let best = tried.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Answer::Concede, |(_, answer)| answer)
    }
}

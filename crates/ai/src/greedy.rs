//! Tries each answer on imagined tables and takes the one after which it stands best.

use crate::bot::Bot;
use crate::candidates::candidates;
use crate::eyes::Eyes;
use crate::trial::first_look;
use baize_kernel::Answer;
use baize_kernel::chance::Chance;

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
        let answers = candidates(&*eyes.imagine(0));
        let tables = if answers.len() > 1 { self.tables } else { 0 };
        let means = first_look(eyes, &answers, tables, &mut self.chance, || true);
        let tried = answers.into_iter().zip(means);
        let best = tried.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(Answer::Concede, |(candidate, _)| candidate.answer)
    }
}

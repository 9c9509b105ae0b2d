//! Tries each answer on imagined tables and takes the one after which it stands best.

use crate::bot::Bot;
use crate::candidates::candidates;
use crate::observation::Observation;
use crate::trial::Trial;
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
    fn answer(&mut self, eyes: &Observation) -> Answer {
        let answers = candidates(&*eyes.imagine(0));
        let everything: Vec<usize> = (0..answers.len()).collect();
        let mut trial = Trial::new(answers.len());
        for _ in 0..if answers.len() > 1 { self.tables } else { 0 } {
            trial.look(eyes, &answers, &everything, &mut self.chance, || true);
        }
        trial.best().map_or(Answer::Concede, |best| answers[best].answer.clone())
    }
}

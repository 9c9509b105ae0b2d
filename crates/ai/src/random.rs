//! Takes any legal answer, each as likely.

use crate::bot::Bot;
use crate::observation::Observation;
use baize_kernel::Answer;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;

/// Takes any legal answer, each as likely.
pub(crate) struct Random {
    chance: Chance,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random { chance: Chance::new(seed) }
    }
}

impl Bot for Random {
    fn answer(&mut self, eyes: &Observation) -> Answer {
        random_answer(eyes.prompt(), &mut self.chance)
    }
}

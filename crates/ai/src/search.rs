//! A tree search over what players can know (information-set Monte Carlo tree search).
//!
//! Every round imagines another table that could be the real one, walks down one tree shared by
//! all of them, adds a place to it, lets hasty players go on for a while and remembers, along the
//! way it came, what the table was worth to whoever chose. An answer that is not possible on every
//! imagined table is compared by how often it could have been taken. Everyone chooses for
//! themselves, so any number of seats and teams will do.

mod tree;

use crate::bot::{Bot, Budget};
use crate::candidates::{Candidate, candidates};
use crate::observation::Observation;
use crate::trial::Trial;
use crate::value::value;
use baize_kernel::chance::Chance;
use baize_kernel::{Answer, Match, Seat};
use std::time::Instant;
use tree::{Tree, Walk};

/// On how many tables answers are tried before the tree is begun: all, the better half, and so on.
const LOOKS: [u32; 3] = [8, 8, 16];

/// How much worse than the best an answer looks at first for a quarter of its attention.
const CLOSE: f64 = 0.02;

/// The most choices of a round inside the tree.
const DEPTH: usize = 64;

/// The most answers of a round where there is no choice, which the tree does not remember.
const FORCED: usize = 256;

/// The most answers of hasty players after that.
const HORIZON: u32 = 48;

/// How many turns after the one that is asked about a round looks at most.
const TURNS: u16 = 1;

/// Looks ahead on imagined tables.
pub(crate) struct Search {
    chance: Chance,
    budget: Budget,
}

impl Search {
    pub(crate) fn new(seed: u64, budget: Budget) -> Search {
        Search { chance: Chance::new(seed), budget }
    }

    /// Gives the answers to the question attention by how they look at first. The better half of
    /// them is looked at more closely, and of these the better half again.
    fn weigh(&mut self, eyes: &Observation, answers: &mut [Candidate], begin: Instant) {
        let budget = self.budget;
        let goes_on = || match budget {
            Budget::Time(time) => begin.elapsed() < time / 3,
            Budget::Rounds(_) => true,
        };
        let mut trial = Trial::new(answers.len());
        let mut which: Vec<usize> = (0..answers.len()).collect();
        let most = if let Budget::Rounds(most) = budget { most } else { u32::MAX };
        for looks in LOOKS {
            for _ in 0..looks.min(most) {
                trial.look(eyes, answers, &which, &mut self.chance, goes_on);
            }
            which.sort_by(|&a, &b| trial.mean(b).total_cmp(&trial.mean(a)));
            // Those left behind are compared with the best on the tables they have in common.
            let top = trial.mean(which[0]);
            for &i in &which {
                let behind = 1.0 + (top - trial.mean(i)) / CLOSE;
                answers[i].appeal = 1.0 / (behind * behind);
            }
            which.truncate(which.len().div_ceil(2).max(2));
        }
    }

    /// Walks down the tree on an imagined table, plays on and remembers what came of it.
    fn round(&mut self, tree: &mut Tree, answers: &[Candidate], mut table: Box<dyn Match>) {
        let mut walk = Walk::default();
        let (start, mut forced) = (table.clock().1, 0);
        while walk.len() < DEPTH && forced < FORCED && !walk.is_new() {
            let Some(seat) = table.prompt().map(|p| p.seat) else { break };
            // At the root the answers are known, and weighed.
            let here = if walk.len() == 0 { answers.to_vec() } else { candidates(&*table) };
            let answer = match &here[..] {
                [] => break,
                [only] => {
                    forced += 1;
                    &only.answer
                }
                _ => &here[tree.choose(&mut walk, seat, &here)].answer,
            };
            if table.play(answer).is_err() {
                break;
            }
        }
        let gone = table.clock().1.saturating_sub(start);
        table.rollout(self.chance.draw(), HORIZON, TURNS.saturating_sub(gone));
        let values: Vec<f64> = (0..table.seats()).map(|seat| value(&*table, Seat(seat))).collect();
        tree.learn(&walk, &values);
    }
}

impl Bot for Search {
    fn answer(&mut self, eyes: &Observation) -> Answer {
        let begin = Instant::now();
        let mut answers = candidates(&*eyes.imagine(0));
        let mut tree = Tree::default();
        if answers.len() > 1 {
            self.weigh(eyes, &mut answers, begin);
            let mut rounds = 0;
            while match self.budget {
                Budget::Time(time) => begin.elapsed() < time,
                Budget::Rounds(most) => rounds < most,
            } {
                let table = eyes.imagine(self.chance.draw());
                self.round(&mut tree, &answers, table);
                rounds += 1;
            }
        }
        let merit = |c: &Candidate| (tree.taken(c.key), c.appeal);
        let best = answers.into_iter().reduce(|best, next| if merit(&next) > merit(&best) { next } else { best });
        best.map_or(Answer::Concede, |c| c.answer)
    }
}

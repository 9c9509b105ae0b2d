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
use crate::eyes::Eyes;
use crate::value::value;
use baize_kernel::chance::Chance;
use baize_kernel::{Answer, Seat, Table};
use std::time::Instant;
use tree::{Tree, Walk};

/// The most answers of a round inside the tree.
const DEPTH: usize = 64;

/// The most answers of hasty players after that.
const HORIZON: u32 = 48;

/// How many turns after the one that is asked about a round looks at most.
const TURNS: u16 = 2;

/// Looks ahead on imagined tables.
pub(crate) struct Search {
    chance: Chance,
    budget: Budget,
}

impl Search {
    pub(crate) fn new(seed: u64, budget: Budget) -> Search {
        Search { chance: Chance::new(seed), budget }
    }

    /// Walks down the tree on an imagined table, plays on and remembers what came of it.
    fn round(&mut self, tree: &mut Tree, mut table: Box<dyn Table>) {
        let mut walk = Walk::new();
        let start = table.clock().1;
        while walk.len() < DEPTH && !walk.is_new() {
            let answers = candidates(&*table);
            let Some(seat) = table.prompt().map(|p| p.seat) else { break };
            let answer = match &answers[..] {
                [] => break,
                // Where there is no choice there is nothing to remember.
                [only] => &only.answer,
                _ => &answers[tree.choose(&mut walk, seat, &answers, &mut self.chance)].answer,
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
    fn answer(&mut self, eyes: &Eyes) -> Answer {
        let begin = Instant::now();
        let answers = candidates(&*eyes.imagine(0));
        let mut tree = Tree::default();
        if answers.len() > 1 {
            let mut rounds = 0;
            while match self.budget {
                Budget::Time(time) => begin.elapsed() < time,
                Budget::Rounds(most) => rounds < most,
            } {
                let table = eyes.imagine(self.chance.draw());
                self.round(&mut tree, table);
                rounds += 1;
            }
        }
        let most = |c: &Candidate| tree.merit(c.key);
        let best = answers.into_iter().reduce(|best, next| if most(&next) > most(&best) { next } else { best });
        best.map_or(Answer::Concede, |c| c.answer)
    }
}

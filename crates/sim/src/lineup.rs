//! The bots of a match, each in its seat.

use crate::seeds::{Stream, derive};
use baize_ai::{Bot, BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Ask, Match, Prompt, Seat};

/// The bots of a match.
pub enum Lineup {
    /// Each in its seat.
    Seated(Vec<Box<dyn Bot>>),
    /// Chance answers for all, as [`Match::playout`] does.
    Random(Chance),
}

impl Lineup {
    /// Seats the bots of game `index` of a batch.
    pub fn seat<'a>(bots: impl IntoIterator<Item = &'a BotSpec>, seed: u64, index: u64) -> Lineup {
        let seated = |(seat, spec): (u8, &BotSpec)| spec.seat(derive(seed, index, Stream::Bot(seat)));
        Lineup::Seated((0..).zip(bots).map(seated).collect())
    }

    /// Lets chance answer for all.
    pub fn random(seed: u64) -> Lineup {
        Lineup::Random(Chance::new(seed))
    }

    /// Lets the bot that is asked answer; `None` when the match is over or no bot sits there. The
    /// bot is shown what its seat may know and nothing else.
    pub fn answer(&mut self, table: &dyn Match) -> Option<(Seat, Answer)> {
        match self {
            Lineup::Seated(bots) => {
                let eyes = Observation::open(table)?;
                let bot = bots.get_mut(eyes.seat().index())?;
                Some((eyes.seat(), bot.answer(&eyes)))
            }
            Lineup::Random(chance) => table.prompt().map(|prompt| (prompt.seat, as_in_playout(prompt, chance))),
        }
    }
}

/// Answers by chance, asking it for the same as a playout does.
fn as_in_playout(prompt: &Prompt, chance: &mut Chance) -> Answer {
    let Ask::Several { min, max } = prompt.ask else { return random_answer(prompt, chance) };
    let n = u32::from(min) + chance.below(u32::from(max - min) + 1);
    let all: Vec<u16> = (0..prompt.options.len() as u16).collect();
    let mut chosen = Vec::new();
    chance.sample(&all, n, &mut chosen);
    Answer::Several(chosen)
}

//! The bots of a match, each in its seat.

use crate::seeds::{Stream, derive};
use baize_ai::{Bot, BotSpec, Observation};
use baize_kernel::{Answer, Match, Seat};

/// The bots of a match, seat by seat.
pub struct Lineup(Vec<Box<dyn Bot>>);

impl Lineup {
    /// Seats the bots of game `index` of a batch.
    pub fn seat<'a>(bots: impl IntoIterator<Item = &'a BotSpec>, seed: u64, index: u64) -> Lineup {
        let seated = |(seat, spec): (u8, &BotSpec)| spec.seat(derive(seed, index, Stream::Bot(seat)));
        Lineup((0..).zip(bots).map(seated).collect())
    }

    /// Lets the bot that is asked answer; `None` when the match is over or no bot sits there. The
    /// bot is shown what its seat may know and nothing else.
    pub fn answer(&mut self, table: &dyn Match) -> Option<(Seat, Answer)> {
        let eyes = Observation::open(table)?;
        let bot = self.0.get_mut(eyes.seat().index())?;
        Some((eyes.seat(), bot.answer(&eyes)))
    }
}

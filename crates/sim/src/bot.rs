//! Players that are programs. A bot sees what its seat sees, and nothing else.

use crate::seeds::{Stream, derive};
use baize_kernel::chance::Chance;
use baize_kernel::seated::random_answer;
use baize_kernel::{Answer, Prompt, Seat, View};

/// Someone who answers for a seat.
pub trait Bot: Send {
    /// Answers a question to the seat whose view this is.
    fn answer(&mut self, view: &View, prompt: &Prompt) -> Answer;
}

/// A kind of bot that can be asked for by name.
#[derive(Debug)]
pub struct BotKind {
    /// Its name.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub about: &'static str,
    make: fn(u64) -> Box<dyn Bot>,
    /// Whether it answers like [`Table::playout`](baize_kernel::Table::playout), so that batches
    /// may take that faster way.
    pub(crate) is_random: bool,
}

impl BotKind {
    /// Seats a bot of this kind for game `index` of a batch.
    pub fn seat(&self, seed: u64, index: u64, seat: Seat) -> Box<dyn Bot> {
        (self.make)(derive(seed, index, Stream::Bot(seat.0)))
    }
}

/// Every kind of bot; the first is the usual one.
static BOTS: [BotKind; 1] = [BotKind {
    name: "random",
    about: "takes any legal answer, each as likely",
    make: |seed| Box::new(Random(Chance::new(seed))),
    is_random: true,
}];

/// Returns every kind of bot; the first is the usual one.
pub fn bots() -> &'static [BotKind] {
    &BOTS
}

/// Finds a kind of bot by its name.
pub fn find(name: &str) -> Option<&'static BotKind> {
    bots().iter().find(|kind| kind.name == name)
}

/// Takes any legal answer, each as likely.
#[derive(Debug)]
struct Random(Chance);

impl Bot for Random {
    fn answer(&mut self, _: &View, prompt: &Prompt) -> Answer {
        random_answer(prompt, &mut self.0)
    }
}

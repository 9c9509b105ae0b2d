//! What a bot is shown: the table as its seat may know it, and nothing else.

use baize_kernel::rulebook::{Hidden, Match};
use baize_kernel::{Choice, Prompt, Seat, View};

/// The table as the seat that is asked may know it.
///
/// What the seat cannot know was drawn anew when the eyes were opened, so the truth is not even in
/// here. Whatever a bot does with them, two tables that look the same to a seat get the same answer
/// from the same bot. Observation own what they hold and can be sent to another thread.
pub struct Observation {
    table: Box<dyn Match>,
    prompt: Prompt,
    /// What the seat cannot know, listed once for all tables that are imagined.
    hidden: Hidden,
}

impl Observation {
    /// Opens the eyes of whoever is asked; `None` once the match is over.
    pub fn open(table: &dyn Match) -> Option<Observation> {
        let prompt = table.prompt()?.clone();
        let table = table.resample(prompt.seat, 0);
        Some(Observation { hidden: table.hidden(prompt.seat), table, prompt })
    }

    /// Returns whose eyes they are.
    pub fn seat(&self) -> Seat {
        self.prompt.seat
    }

    /// Returns the question.
    pub fn prompt(&self) -> &Prompt {
        &self.prompt
    }

    /// Returns what the seat sees.
    pub fn view(&self) -> View {
        self.table.view(Some(self.seat()))
    }

    /// Returns the words for an option.
    pub fn words(&self, choice: &Choice) -> String {
        self.table.words(choice)
    }

    /// Returns a table that could be the one the seat sits at, to try things on. The seed decides
    /// what lies where the seat cannot see, and what chance brings.
    pub fn imagine(&self, seed: u64) -> Box<dyn Match> {
        self.table.redraw(&self.hidden, seed)
    }
}

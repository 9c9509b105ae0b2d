//! Matches as replay files: those that are over, and those on which the engine panicked.

use super::{Room, TableTask};
use crate::now::now;
use crate::store::AnswerRow;
use baize_kernel::replay::{Move, Replay, VERSION};
use baize_kernel::{Answer, Rulebook, Seat};
use std::any::Any;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// What went wrong.
pub(super) struct Fault {
    why: String,
    /// The answer on which it did, when it is not among those stored.
    last: Option<(Seat, Answer)>,
}

impl Fault {
    /// A panic of the engine, on an answer that is not stored.
    pub fn panic(panic: &(dyn Any + Send), last: Option<(Seat, &Answer)>) -> Fault {
        let why = baize_record::panic_text(panic).to_owned();
        Fault { why, last: last.map(|(seat, answer)| (seat, answer.clone())) }
    }

    /// Returns what went wrong, in words.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// Something else.
    pub fn plain(why: impl Into<String>) -> Fault {
        Fault { why: why.into(), last: None }
    }
}

impl TableTask {
    /// Writes a replay that leads to the fault, and notes where it is.
    pub(super) fn report(&self, fault: &Fault, room: &Room, answers: &[AnswerRow]) {
        let mut replay = replay(self.book, room, answers);
        let last = fault.last.iter().map(|(seat, answer)| Move { seat: *seat, answer: answer.clone(), digest: 0 });
        replay.moves.extend(last);
        let note = format!("table {} after {} stored answers: {}", self.id, answers.len(), fault.why);
        let name = format!("{}-{}-{}.json", self.id, answers.len(), now());
        match write(&self.hub.config.reports, &name, &baize_record::file::write(&replay, Some(&note))) {
            Ok(()) => {
                tracing::error!(table = self.id, game = room.game, why = fault.why, report = name, "a match failed")
            }
            Err(error) => {
                tracing::error!(table = self.id, game = room.game, why = fault.why, %error, "a match failed, unreported");
            }
        }
    }
}

/// Returns a match as it is stored.
pub fn replay(book: &dyn Rulebook, room: &Room, answers: &[AnswerRow]) -> Replay {
    let step = |row: &AnswerRow| Move { seat: Seat(row.seat), answer: row.answer.clone(), digest: row.digest };
    let seed = room.seed();
    // A match that panics as it is opened has no digest then.
    let opened = catch_unwind(AssertUnwindSafe(|| crate::review::open(book, room)));
    Replay {
        version: VERSION,
        game: room.game.clone(),
        options: room.options.clone(),
        decks: room.decks(),
        seed,
        moves: answers.iter().map(step).collect(),
        start: opened.ok().and_then(Result::ok).map_or(0, |table| table.digest()),
    }
}

fn write(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut options = std::fs::OpenOptions::new();
    options.create_new(true).write(true);
    // Hidden cards are in it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(folder.join(name))?.write_all(text.as_bytes())
}

//! Standard output: text for people, or JSON for programs.

use crate::failure::Failure;
use crate::words::Words;
use baize_kernel::{Message, Rulebook};
use baize_presenter::{Language, tell};
use baize_text::render::Arg;
use serde::Serialize;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::sync::Arc;

/// Where a command writes.
pub struct Out {
    /// Whether JSON is wanted.
    pub json: bool,
    /// What is said, in the language that is wanted.
    pub words: Words,
    to: BufWriter<StdoutLock<'static>>,
}

/// How a command ended, when nothing went wrong on the way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// All is well.
    Well,
    /// What was looked at is not as it should be; the output says how.
    Badly,
}

impl Done {
    /// Returns whether all is well as an ending.
    pub fn from_ok(ok: bool) -> Done {
        if ok { Done::Well } else { Done::Badly }
    }
}

impl Out {
    /// Opens standard output.
    pub fn new(json: bool, lang: &'static str) -> Out {
        Out { json, words: Words::new(lang), to: BufWriter::new(io::stdout().lock()) }
    }

    /// Returns the words of a game in the language that is wanted.
    pub fn language(&self, book: &dyn Rulebook) -> Arc<Language> {
        Language::of(book, self.words.tag)
    }

    /// Writes a message on a line of its own.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn say(&mut self, id: &str, args: &[(&'static str, Arg)]) -> Result<(), Failure> {
        let text = self.words.say(id, args);
        Ok(writeln!(self, "{text}")?)
    }

    /// Writes something in the language that is wanted, on a line of its own.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        let text = tell(self.words.tag, message);
        Ok(writeln!(self, "{text}")?)
    }

    /// Writes an object on a line of its own.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn object(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.to, value)?;
        self.to.write_all(b"\n")?;
        Ok(self.to.flush()?)
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

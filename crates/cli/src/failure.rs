//! What went wrong, for people: what, where, and how to mend it.

use baize_kernel::{Message, message};
use baize_presenter::tell;
use std::io;

/// A failure that ends the command.
#[derive(Debug)]
pub struct Failure {
    /// What is wrong.
    pub what: Message,
    /// Where, such as a file and a line.
    pub place: Option<Message>,
    /// How to mend it.
    pub hint: Option<Message>,
    /// Whose fault it is.
    pub fault: Fault,
}

/// Whose fault a failure is, which decides the exit code.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The command was called wrongly.
    Usage,
    /// The work failed.
    Work,
    /// The reader of our output has gone away, which is no failure at all.
    Reader,
}

impl Failure {
    /// The work failed.
    pub fn new(what: impl Into<Message>) -> Failure {
        Failure { what: what.into(), place: None, hint: None, fault: Fault::Work }
    }

    /// The command was called wrongly.
    pub fn usage(what: impl Into<Message>) -> Failure {
        Failure { fault: Fault::Usage, ..Failure::new(what) }
    }

    /// Says where.
    pub fn at(self, place: impl Into<Message>) -> Failure {
        Failure { place: Some(place.into()), ..self }
    }

    /// Says how to mend it.
    pub fn hint(self, hint: impl Into<Message>) -> Failure {
        Failure { hint: Some(hint.into()), ..self }
    }

    /// Says how to mend it, when there is something to say.
    pub fn maybe_hint(self, hint: Option<Message>) -> Failure {
        Failure { hint, ..self }
    }
}

impl Failure {
    /// Returns the failure in a language.
    pub fn told(&self, lang: &str) -> String {
        let place = self.place.iter().map(|place| format!("\n  --> {}", tell(lang, place)));
        let hint = self.hint.iter().map(|hint| format!("\n{}", tell(lang, &message!("hint: {hint}", hint))));
        let what = tell(lang, &message!("error: {what}", what = self.what));
        std::iter::once(what).chain(place).chain(hint).collect()
    }
}

/// Only writing output reports a bare I/O error; files are read and written through `files`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        let fault = if error.kind() == io::ErrorKind::BrokenPipe { Fault::Reader } else { Fault::Work };
        Failure { fault, ..Failure::new(message!("the output cannot be written: {error}", error = error.to_string())) }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

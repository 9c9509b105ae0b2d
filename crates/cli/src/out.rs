//! Standard output: text for people, or JSON for programs.

use crate::failure::Failure;
use serde::Serialize;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Where a command writes.
pub struct Out {
    /// Whether JSON is wanted.
    pub json: bool,
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
    pub fn new(json: bool) -> Out {
        Out { json, to: BufWriter::new(io::stdout().lock()) }
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

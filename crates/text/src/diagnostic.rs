//! Diagnostics: what is wrong in a text, where, and how to mend it.

use baize_kernel::{Message, message};
use std::ops::Range;

/// One thing wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The bytes it is about.
    pub span: Range<usize>,
    /// The line it starts on, counted from 1.
    pub line: usize,
    /// The column it starts at, in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Message,
    /// How to mend it.
    pub hint: Option<Message>,
}

impl Diagnostic {
    /// Makes a diagnostic about some bytes of `text`.
    pub fn new(text: &str, span: Range<usize>, message: Message) -> Diagnostic {
        let start = floor(text, span.start);
        let end = floor(text, span.end).max(start);
        let (line, column) = position(text, start);
        Diagnostic { span: start..end, line, column, message, hint: None }
    }

    /// The same diagnostic with a hint.
    pub fn hint(self, hint: Message) -> Diagnostic {
        Diagnostic { hint: Some(hint), ..self }
    }

    /// The diagnostic as one message: where, what, and how to mend it.
    pub fn told(&self) -> Message {
        let told = message!("{line}:{column}: {what}", line = self.line, column = self.column, what = self.message);
        match &self.hint {
            Some(hint) => message!("{told} ({hint})", told, hint),
            None => told,
        }
    }
}

impl std::fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.told().fmt(f)
    }
}

impl std::error::Error for Diagnostic {}

/// Returns the last character boundary at or before a byte.
fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Returns line and column of a byte, both counted from 1.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// How much of a line is shown on each side of what is wrong.
const SHOWN: usize = 60;

/// Draws diagnostics with the lines of the text they are about, as one message that any language can say.
pub fn report(name: &str, text: &str, diagnostics: &[Diagnostic]) -> Message {
    let drawn = diagnostics.iter().map(|one| message!("{name}:{drawn}", name, drawn = one.drawn(text)));
    Message::list(drawn.collect(), "\n")
}

impl Diagnostic {
    /// What is wrong, the line with a mark under it, and the hint.
    fn drawn(&self, text: &str) -> Message {
        let line = text.lines().nth(self.line - 1).unwrap_or_default();
        let skipped = (self.column - 1).saturating_sub(SHOWN);
        let shown: String = line.chars().skip(skipped).take(2 * SHOWN).collect();
        let before: String = shown.chars().take(self.column - 1 - skipped).map(blank).collect();
        let room = shown.chars().count() - before.chars().count();
        let wrong = text.get(self.span.clone()).unwrap_or_default().lines().next().unwrap_or_default();
        let mark = "^".repeat(wrong.chars().count().clamp(1, room.max(1)));
        let (line, column, what) = (self.line, self.column, &self.message);
        let told = message!(
            "{line}:{column}: {what}\n  | {shown}\n  | {before}{mark}",
            line,
            column,
            what,
            shown,
            before,
            mark
        );
        match &self.hint {
            Some(hint) => message!("{told}\n  = {hint}", told, hint),
            None => told,
        }
    }
}

/// What stands under a letter before the mark, so that tabs stay tabs.
fn blank(letter: char) -> char {
    if letter == '\t' { letter } else { ' ' }
}

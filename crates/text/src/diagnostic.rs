//! Diagnostics: what is wrong in a text, where, and how to mend it.

use std::io::IsTerminal;
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
    pub message: String,
    /// How to mend it.
    pub hint: Option<String>,
}

impl Diagnostic {
    /// Makes a diagnostic about some bytes of `text`.
    pub fn new(text: &str, span: Range<usize>, message: impl Into<String>) -> Diagnostic {
        let start = floor(text, span.start);
        let end = floor(text, span.end).max(start);
        let (line, column) = position(text, start);
        Diagnostic { span: start..end, line, column, message: message.into(), hint: None }
    }

    /// The same diagnostic with a hint.
    pub fn hint(self, hint: impl Into<String>) -> Diagnostic {
        Diagnostic { hint: Some(hint.into()), ..self }
    }
}

impl std::fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)?;
        match &self.hint {
            Some(hint) => write!(f, " ({hint})"),
            None => Ok(()),
        }
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

/// Whether a report is coloured.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Colour {
    /// When standard error is a terminal and `NO_COLOR` is not set.
    Auto,
    /// Never.
    Never,
    /// Always.
    Always,
}

/// Draws diagnostics with the lines of the text they are about.
pub fn report(name: &str, text: &str, diagnostics: &[Diagnostic], colour: Colour) -> String {
    let coloured = match colour {
        Colour::Auto => std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
        Colour::Never => false,
        Colour::Always => true,
    };
    let theme = if coloured { miette::GraphicalTheme::unicode() } else { miette::GraphicalTheme::unicode_nocolor() };
    let handler = miette::GraphicalReportHandler::new_themed(theme).with_width(100).with_links(false);
    let source = miette::NamedSource::new(name, text.to_owned());
    let mut out = String::new();
    for diagnostic in diagnostics {
        let shown = Shown { diagnostic, source: &source };
        // Drawing writes into a string and only fails on a span outside the text; then the plain line stands.
        if handler.render_report(&mut out, &shown).is_err() {
            out.push_str(&format!("{name}:{diagnostic}\n"));
        }
    }
    out
}

/// A diagnostic together with its text, as miette wants it.
#[derive(Debug)]
struct Shown<'a> {
    diagnostic: &'a Diagnostic,
    source: &'a miette::NamedSource<String>,
}

impl std::fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.diagnostic.message)
    }
}

impl std::error::Error for Shown<'_> {}

impl miette::Diagnostic for Shown<'_> {
    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        self.diagnostic.hint.as_ref().map(|hint| Box::new(hint) as Box<dyn std::fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(self.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = miette::LabeledSpan> + '_>> {
        let label = miette::LabeledSpan::new_with_span(Some("here".to_owned()), self.diagnostic.span.clone());
        Some(Box::new(std::iter::once(label)))
    }
}

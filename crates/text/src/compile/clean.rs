//! Cleaning: typography, entities, minus signs and known misprints. Every change is kept.

use super::RawCard;
use super::wording::Wording;

/// A text whose typography is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CleanText {
    /// The text.
    pub text: String,
    /// What was changed: what stood there, and what stands there now.
    pub changes: Vec<(String, String)>,
}

/// What is written in more than one way, and the one way it is written after cleaning.
const TYPOGRAPHY: [(&str, &str); 18] = [
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&amp;", "&"),
    ("&quot;", "\""),
    ("<br>", "\n"),
    ("\u{a0}", " "),
    ("\u{3000}", " "),
    ("’", "'"),
    ("‘", "'"),
    ("“", "\""),
    ("”", "\""),
    ("＜", "<"),
    ("＞", ">"),
    ("–", "−"),
    ("・", "･"),
    ("·", "･"),
    ("‼", "!!"),
    ("\r", ""),
];

impl CleanText {
    /// Cleans the text of a card.
    pub fn new(card: &RawCard, wording: &Wording) -> CleanText {
        let mut clean = CleanText { text: card.text.clone(), changes: Vec::new() };
        for (from, to) in TYPOGRAPHY {
            clean.replace(from, to);
        }
        for patch in wording.patches.iter().filter(|p| p.card == card.id) {
            clean.replace(&patch.from, &patch.to);
        }
        clean
    }

    fn replace(&mut self, from: &str, to: &str) {
        if self.text.contains(from) {
            self.text = self.text.replace(from, to);
            self.changes.push((from.to_owned(), to.to_owned()));
        }
    }

    /// The lines of ability text; options stand on the line that they are options of.
    pub fn lines(&self) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        for line in self.text.lines().map(str::trim).filter(|l| !l.is_empty()) {
            let option = line.strip_prefix(['•', '･']).or_else(|| line.strip_prefix("- "));
            match (option, out.last_mut()) {
                (Some(option), Some(last)) => {
                    last.push_str(" • ");
                    last.push_str(option.trim());
                }
                (None, Some(last)) if line.starts_with("Then, ") => {
                    last.push_str(if last.contains('•') { " ‡ " } else { " " });
                    last.push_str(line);
                }
                _ => out.push(line.to_owned()),
            }
        }
        out
    }
}

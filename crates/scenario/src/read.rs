//! Strict reading of the YAML tree: every key is asked for by name, and what is left over is wrong.

use crate::diagnostic::{Position, Problems};
use crate::suggest::hint;
use crate::yaml::{Entry, Node, Value};
use baize_kernel::message::AsValue;
use baize_kernel::{Message, Seat, message};

/// A value and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<T> {
    /// Where.
    pub spot: Position,
    /// What.
    pub value: T,
}

impl<T> At<T> {
    /// Puts a value at a place.
    pub fn new(spot: Position, value: T) -> At<T> {
        At { spot, value }
    }
}

/// The keys of a map that have not been asked for yet.
pub struct Fields<'a> {
    /// Where the map begins.
    pub spot: Position,
    entries: Vec<&'a Entry>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// Takes a map; anything else is a problem.
    pub fn of(node: &'a Node, what: impl Into<Message>, p: &mut Problems) -> Option<Fields<'a>> {
        match &node.value {
            Value::Map(entries) => {
                Some(Fields { spot: node.spot, entries: entries.iter().collect(), known: Vec::new() })
            }
            other => {
                p.add(
                    node.spot,
                    message!("{what} must be a map of keys, not {found}", what = what.into(), found = other.what()),
                );
                None
            }
        }
    }

    /// Takes the value of a key, if it is there.
    pub fn take(&mut self, key: &'static str) -> Option<&'a Node> {
        self.known.push(key);
        let at = self.entries.iter().position(|e| e.key == key)?;
        Some(&self.entries.remove(at).value)
    }

    /// Takes the entries whose key passes a test.
    pub fn take_where(&mut self, is: impl Fn(&str) -> bool) -> Vec<&'a Entry> {
        let (taken, left) = self.entries.iter().partition(|e| is(&e.key));
        self.entries = left;
        taken
    }

    /// Takes all entries that are left.
    pub fn rest(&mut self) -> Vec<&'a Entry> {
        std::mem::take(&mut self.entries)
    }

    /// Reports every key that nobody asked for. `more` are further words that would be right.
    pub fn finish(self, what: impl Into<Message>, more: &[&str], p: &mut Problems) {
        let what = what.into();
        for entry in self.entries {
            let known = self.known.iter().chain(more).copied();
            p.add(
                entry.spot,
                message!("{what} has no key `{key}`{near}", what, key = entry.key, near = hint(&entry.key, known)),
            );
        }
    }
}

/// Reads a text.
pub fn text(node: &Node, what: impl Into<Message>, p: &mut Problems) -> Option<At<String>> {
    match &node.value {
        Value::Text(text) if !text.trim().is_empty() => Some(At::new(node.spot, text.trim().to_owned())),
        Value::Text(_) => {
            p.add(node.spot, message!("{what} is empty: write a text", what = what.into()));
            None
        }
        other => {
            p.add(node.spot, message!("{what} must be a text, not {found}", what = what.into(), found = other.what()));
            None
        }
    }
}

/// Reads a truth value.
pub fn truth(node: &Node, what: impl Into<Message>, p: &mut Problems) -> Option<bool> {
    match &node.value {
        Value::Text(t) if t == "true" => Some(true),
        Value::Text(t) if t == "false" => Some(false),
        _ => {
            p.add(node.spot, message!("{what} must be `true` or `false`", what = what.into()));
            None
        }
    }
}

/// Reads a number between two bounds.
pub fn number<T>(node: &Node, what: impl Into<Message>, least: T, most: T, p: &mut Problems) -> Option<T>
where
    T: std::str::FromStr + PartialOrd + AsValue,
{
    let read = as_text(node).and_then(|t| t.parse::<T>().ok()).filter(|n| *n >= least && *n <= most);
    if read.is_none() {
        p.add(
            node.spot,
            message!("{what} must be a whole number from {least} to {most}", what = what.into(), least, most),
        );
    }
    read
}

/// Returns the text of a scalar.
pub fn as_text(node: &Node) -> Option<&str> {
    match &node.value {
        Value::Text(text) => Some(text.trim()),
        _ => None,
    }
}

/// Reads a list; a single value counts as a list of one, and nothing as an empty one.
pub fn list(node: &Node) -> Vec<&Node> {
    match &node.value {
        Value::List(list) => list.iter().collect(),
        Value::Nothing => Vec::new(),
        _ => vec![node],
    }
}

/// Reads a list of texts; a single text counts as a list of one.
pub fn texts(node: &Node, what: impl Into<Message>, p: &mut Problems) -> Vec<At<String>> {
    let what = what.into();
    list(node).into_iter().filter_map(|n| text(n, what.clone(), p)).collect()
}

/// The most seats a table has.
pub const MAX_SEATS: u8 = 8;

/// Returns the seat a letter stands for.
pub fn seat_of(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [letter @ b'A'..=b'H'] => Some(Seat(letter - b'A')),
        _ => None,
    }
}

/// Returns the letter of a seat.
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0.min(MAX_SEATS - 1))
}

/// Reads a seat.
pub fn seat(node: &Node, what: impl Into<Message>, p: &mut Problems) -> Option<Seat> {
    let read = as_text(node).and_then(seat_of);
    if read.is_none() {
        p.add(node.spot, message!("{what} must be a seat: A, B and so on", what = what.into()));
    }
    read
}

/// Reads `3 x Name`; without a number there is one.
pub fn counted(text: &str) -> (u16, &str) {
    let parts = text.split_once(" x ").and_then(|(n, rest)| Some((n.trim().parse::<u16>().ok()?, rest.trim())));
    parts.unwrap_or((1, text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stand_in_front_of_an_x() {
        assert_eq!(counted("3 x ST01-003"), (3, "ST01-003"));
        assert_eq!(counted("Malcolm x Two"), (1, "Malcolm x Two"));
        assert_eq!(counted("70000 x Y"), (1, "70000 x Y"));
    }

    #[test]
    fn seats_are_capital_letters() {
        assert_eq!(seat_of("B"), Some(Seat(1)));
        assert_eq!(seat_of("b"), None);
        assert_eq!(seat_of("I"), None);
        assert_eq!(letter(Seat(2)), 'C');
    }
}

//! YAML as a tree in which every node knows its place.
//!
//! The parser gives events with positions; this module builds the tree and refuses what a
//! scenario has no use for: aliases and anchors, tags, keys that stand twice, keys that are
//! not text, and files that are too large or too deep. All scalars stay text, so `1.10` and
//! `2023-01-19` mean what they say.

use crate::diagnostic::{Diagnostic, Position};
use baize_kernel::{Message, message};
use saphyr_parser::{Event, Marker, Parser, ScalarStyle, Span};
use std::collections::BTreeMap;

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The deepest nesting that is read.
pub const MAX_DEPTH: usize = 64;
/// The most nodes a file may have.
const MAX_NODES: usize = 200_000;

/// A value and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Where it begins.
    pub spot: Position,
    /// What it is.
    pub value: Value,
}

/// The shapes of values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing: a key without a value.
    Nothing,
    /// A text, quoted or not. Numbers and truth values are texts until someone wants them.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// Keys with their values, in the order of the file.
    Map(Vec<Entry>),
}

/// A key and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub spot: Position,
    /// The value.
    pub value: Node,
}

impl Value {
    /// Returns what the value is, for messages.
    pub fn what(&self) -> Message {
        match self {
            Value::Nothing => message!("nothing"),
            Value::Text(_) => message!("a text"),
            Value::List(_) => message!("a list"),
            Value::Map(_) => message!("a map of keys"),
        }
    }
}

/// Reads the documents of a file.
///
/// # Errors
/// With the first place that cannot be read.
pub fn documents(file: &str, bytes: &[u8]) -> Result<Vec<Node>, Diagnostic> {
    read(bytes).map_err(|(spot, message)| Diagnostic { file: file.to_owned(), spot, message })
}

type Failure = (Position, Message);

fn read(bytes: &[u8]) -> Result<Vec<Node>, Failure> {
    if bytes.len() > MAX_BYTES {
        let size = bytes.len();
        return Err((
            Position::START,
            message!("the file has {size} bytes; at most {most} are read: split it", size, most = MAX_BYTES),
        ));
    }
    let text = std::str::from_utf8(bytes).map_err(|e| not_text(bytes, e.valid_up_to()))?;
    if let Some(at) = text.find(|c: char| c == '\0' || c.is_control() && !matches!(c, '\n' | '\r' | '\t')) {
        return Err(not_text(bytes, at));
    }
    let mut builder = Builder::default();
    for event in Parser::new_from_str(text.trim_start_matches('\u{feff}')) {
        let (event, span) =
            event.map_err(|e| (spot(*e.marker()), message!("this is not YAML: {why}", why = e.info())))?;
        builder.take(event, span)?;
    }
    Ok(builder.documents)
}

fn not_text(bytes: &[u8], at: usize) -> Failure {
    let line = bytes[..at].iter().filter(|b| **b == b'\n').count() as u32 + 1;
    (Position { line, column: 1 }, message!("the file is not text: save it as UTF-8 without control characters"))
}

fn spot(marker: Marker) -> Position {
    Position { line: marker.line() as u32, column: marker.col() as u32 + 1 }
}

/// A list or map that is not closed yet.
enum Open {
    List(Position, Vec<Node>),
    /// With the places of its keys, and the key whose value comes next.
    Map(Position, Vec<Entry>, BTreeMap<String, Position>, Option<(String, Position)>),
}

#[derive(Default)]
struct Builder {
    documents: Vec<Node>,
    open: Vec<Open>,
    nodes: usize,
}

impl Builder {
    fn take(&mut self, event: Event<'_>, span: Span) -> Result<(), Failure> {
        let at = spot(span.start);
        match event {
            Event::Alias(_) => Err((at, message!("aliases (`*name`) are not read here: write the value out"))),
            Event::Scalar(text, style, anchor, tag) => {
                plain(at, anchor, tag.is_some())?;
                self.scalar(at, &text, style)
            }
            Event::SequenceStart(anchor, tag) => {
                plain(at, anchor, tag.is_some())?;
                self.begin(at, Open::List(at, Vec::new()))
            }
            Event::MappingStart(anchor, tag) => {
                plain(at, anchor, tag.is_some())?;
                self.begin(at, Open::Map(at, Vec::new(), BTreeMap::new(), None))
            }
            Event::SequenceEnd | Event::MappingEnd => match self.open.pop() {
                Some(Open::List(spot, list)) => self.put(Node { spot, value: Value::List(list) }),
                Some(Open::Map(spot, map, ..)) => self.put(Node { spot, value: Value::Map(map) }),
                None => Ok(()),
            },
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentStart(_) | Event::DocumentEnd => {
                Ok(())
            }
        }
    }

    fn begin(&mut self, at: Position, open: Open) -> Result<(), Failure> {
        if self.open.len() >= MAX_DEPTH {
            return Err((at, message!("nested more than {most} deep", most = MAX_DEPTH)));
        }
        if let Some(Open::Map(_, _, _, None)) = self.open.last() {
            return Err((at, message!("a key must be a text")));
        }
        self.open.push(open);
        Ok(())
    }

    fn scalar(&mut self, at: Position, text: &str, style: ScalarStyle) -> Result<(), Failure> {
        if let Some(Open::Map(_, _, keys, key @ None)) = self.open.last_mut() {
            if let Some(first) = keys.insert(text.to_owned(), at) {
                let line = first.line;
                return Err((
                    at,
                    message!("the key `{key}` stands twice; the first is in line {line}: keep one", key = text, line),
                ));
            }
            *key = Some((text.to_owned(), at));
            return Ok(());
        }
        let bare = style == ScalarStyle::Plain;
        let value = match text {
            "" | "~" | "null" if bare => Value::Nothing,
            _ => Value::Text(text.to_owned()),
        };
        self.put(Node { spot: at, value })
    }

    fn put(&mut self, node: Node) -> Result<(), Failure> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return Err((node.spot, message!("the file has more than {most} values: split it", most = MAX_NODES)));
        }
        match self.open.last_mut() {
            None => self.documents.push(node),
            Some(Open::List(_, list)) => list.push(node),
            Some(Open::Map(_, entries, _, key)) => {
                let (key, spot) = key.take().ok_or((node.spot, message!("a key must be a text")))?;
                entries.push(Entry { key, spot, value: node });
            }
        }
        Ok(())
    }
}

/// Refuses anchors and tags.
fn plain(at: Position, anchor: usize, tagged: bool) -> Result<(), Failure> {
    if anchor != 0 {
        return Err((at, message!("anchors (`&name`) are not read here: write the value out where it is needed")));
    }
    if tagged {
        return Err((at, message!("tags (`!name`) are not read here: leave the tag away")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fails(text: &str) -> String {
        documents("t.yaml", text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn places_are_counted_from_one() {
        let docs = documents("t.yaml", b"a: 1\nb: [x,\n  y]\n").unwrap();
        let Value::Map(map) = &docs[0].value else { panic!("a map") };
        assert_eq!((map[0].spot, map[1].spot), (Position { line: 1, column: 1 }, Position { line: 2, column: 1 }));
        let Value::List(list) = &map[1].value.value else { panic!("a list") };
        assert_eq!(list[1].spot, Position { line: 3, column: 3 });
    }

    #[test]
    fn documents_are_parted_by_dashes() {
        assert_eq!(documents("t.yaml", b"a: 1\n---\nb: 2\n").unwrap().len(), 2);
        assert!(documents("t.yaml", b"").unwrap().is_empty());
    }

    #[test]
    fn double_keys_are_refused() {
        assert_eq!(
            fails("a: 1\nb: 2\na: 3\n"),
            "t.yaml:3:1: the key `a` stands twice; the first is in line 1: keep one"
        );
    }

    #[test]
    fn aliases_anchors_and_tags_are_refused() {
        assert!(fails("a: &x [1]\nb: *x\n").contains("anchors"));
        assert!(fails("a: !!python/object 1\n").contains("tags"));
        let bomb = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n";
        assert!(fails(bomb).contains("anchors"));
    }

    #[test]
    fn depth_and_size_are_limited() {
        assert!(fails(&"[".repeat(100)).contains("deep"));
        assert!(fails(&"- ".repeat(100)).contains("deep"));
        // The parser has a limit of its own, which much deeper nesting meets first.
        assert!(fails(&"[".repeat(100_000)).contains("not YAML"));
        assert!(fails(&" ".repeat(MAX_BYTES + 1)).contains("split it"));
        assert!(fails(&"- 1\n".repeat(MAX_NODES + 1)).contains("split it"));
    }

    #[test]
    fn what_is_not_text_is_refused() {
        let binary: Vec<u8> = (0..=255).collect();
        assert!(documents("t.yaml", &binary).unwrap_err().message.contains("not text"));
        assert!(documents("t.yaml", b"a: \xff").unwrap_err().message.contains("not text"));
        assert!(fails("a: [1, 2").contains("not YAML"));
        assert!(fails("a: \"x").contains("not YAML"));
    }

    #[test]
    fn foreign_scripts_are_text_like_any_other() {
        let docs = documents("t.yaml", "ชื่อ: モンキー・D・ルフィ\n".as_bytes()).unwrap();
        let Value::Map(map) = &docs[0].value else { panic!("a map") };
        assert_eq!(map[0].value.value, Value::Text("モンキー・D・ルフィ".into()));
    }
}

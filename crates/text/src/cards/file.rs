//! Card files: TOML with one `[[card]]` table for each card.

use super::{CardSource, Field, Flaw, FlawPlace, check, wrongly_created};
use crate::diagnostic::{Diagnostic, report};
use crate::suggest;
use baize_kernel::{CardDef, DefId, Lexicon, Pool, Vocabulary};
use baize_kernel::{Message, message};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest card file, in bytes.
pub const MAX_FILE: usize = 4 << 20;

/// The most cards of a pool.
const MAX_CARDS: usize = u16::MAX as usize;

/// The most lines of text that a card may have unread.
const MAX_UNREAD: i64 = 20;

/// The most problems reported at once.
const MAX_ERRORS: usize = 200;

/// Reads the card files that are part of a game, each with its name.
///
/// # Panics
/// When one has a mistake: they are part of the program, so the tests find it.
pub fn shipped(files: &[(&str, &str)], vocabulary: &Vocabulary) -> Pool {
    let mut pool = Pool::new(Lexicon::default());
    for (name, text) in files {
        if let Err(mistakes) = load(text, vocabulary, &mut pool) {
            panic!("{}", report(name, text, &mistakes));
        }
    }
    pool
}

/// Reads a card file and adds its cards to a pool, all of them or none.
///
/// # Errors
/// Everything that is wrong with the file.
pub fn load(text: &str, vocabulary: &Vocabulary, pool: &mut Pool) -> Result<Vec<DefId>, Vec<Diagnostic>> {
    let defs = read(text, vocabulary, pool, false)?;
    Ok(defs.into_iter().map(|(def, _)| pool.add(def)).collect())
}

/// A file that has mistakes: which of those that were given, and every mistake in it.
pub type Mistaken = (usize, Vec<Diagnostic>);

/// Reads card files of one's own beside the cards that a pool has, all of them or nothing; effects may bring cards of any of
/// the files into being. A card that the pool has whole stays as it is; one with text that was not understood is replaced.
/// Returns the cards that were added.
///
/// # Errors
/// Everything that is wrong with the first file that has mistakes.
pub fn load_beside(files: &[&str], vocabulary: &Vocabulary, pool: &mut Pool) -> Result<Vec<DefId>, Mistaken> {
    let (mut defs, mut places) = (Vec::new(), Vec::new());
    for (file, text) in files.iter().enumerate() {
        let read = read(text, vocabulary, pool, true).map_err(|mistakes| (file, mistakes))?;
        places.extend(read.iter().map(|(_, at)| (file, *at)));
        defs.extend(read.into_iter().map(|(def, _)| def));
        if pool.len() + defs.len() > MAX_CARDS {
            return Err((file, vec![Diagnostic::new(text, 0..0, too_many())]));
        }
    }
    for (def, (file, at)) in defs.iter().zip(places) {
        if let Some(message) = wrongly_created(def, vocabulary, pool, &defs) {
            return Err((file, vec![Diagnostic::new(files[file], at..at, message)]));
        }
    }
    let new = |pool: &Pool, def: &CardDef| pool.find(&def.id).is_none_or(|old| !pool.def(old).unread.is_empty());
    Ok(defs.into_iter().filter_map(|def| new(pool, &def).then(|| pool.add(def))).collect())
}

fn too_many() -> Message {
    message!("there are more than {max} cards", max = MAX_CARDS)
}

/// Reads the cards of a file, each with the place where it begins.
fn read(
    text: &str,
    vocabulary: &Vocabulary,
    pool: &mut Pool,
    beside: bool,
) -> Result<Vec<(CardDef, usize)>, Vec<Diagnostic>> {
    if text.len() > MAX_FILE {
        let error = Diagnostic::new(text, 0..0, message!("this file is larger than {n} MiB", n = MAX_FILE >> 20));
        return Err(vec![error.hint(message!("split it into several files"))]);
    }
    let lines = line_starts(text);
    let mut loader = Loader { text, lines, vocabulary, pool, beside, errors: Vec::new(), first: BTreeMap::new() };
    let defs = loader.file();
    let mut errors = loader.errors;
    if errors.is_empty() {
        let placed = |def: CardDef| {
            let at = loader.first.get(&def.id).copied().unwrap_or_default();
            (def, at)
        };
        return Ok(defs.into_iter().map(placed).collect());
    }
    errors.sort_by_key(|e| e.span.start);
    Err(errors)
}

struct Loader<'a> {
    text: &'a str,
    vocabulary: &'a Vocabulary,
    pool: &'a mut Pool,
    /// Where each line begins.
    lines: Vec<usize>,
    /// Whether the pool may have some of the cards already.
    beside: bool,
    errors: Vec<Diagnostic>,
    /// Where each card number was first used.
    first: BTreeMap<String, usize>,
}

/// Where the keys of a card stand.
struct Spans {
    card: Range<usize>,
    keys: BTreeMap<String, KeySpans>,
}

struct KeySpans {
    key: Range<usize>,
    value: Range<usize>,
    items: Vec<Range<usize>>,
}

impl Loader<'_> {
    fn file(&mut self) -> Vec<CardDef> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            self.error(error.span().unwrap_or(0..0), message!("this is not TOML: {why}", why = error.message()), None);
        }
        let mut defs = Vec::new();
        for (key, value) in table.get_ref().iter() {
            if key.get_ref() != "card" {
                let hint = suggest::hint(key.get_ref(), ["card"]);
                let hint = hint.or_else(|| Some(message!("a card file holds `[[card]]` tables only")));
                self.error(key.span(), message!("unknown key `{key}`", key = clip(key.get_ref())), hint);
                continue;
            }
            let Some(cards) = value.get_ref().as_array() else {
                self.error(key.span(), message!("expected a list of cards"), Some(message!("write `[[card]]`")));
                continue;
            };
            defs.extend(cards.iter().filter_map(|card| self.card(card)));
        }
        if self.pool.len() + defs.len() > MAX_CARDS {
            self.error(0..0, too_many(), None);
        }
        defs
    }

    fn error(&mut self, span: Range<usize>, message: Message, hint: Option<Message>) {
        // Finding the line takes as long as the file is, so what nobody would read is not worked out.
        if self.errors.len() < MAX_ERRORS {
            let mut error = Diagnostic::new(self.text, span, message);
            error.hint = hint;
            self.errors.push(error);
        }
    }

    fn card(&mut self, value: &Spanned<DeValue<'_>>) -> Option<CardDef> {
        let Some(table) = value.get_ref().as_table() else {
            self.error(
                value.span(),
                message!("expected a card"),
                Some(message!("write `[[card]]` and its keys below")),
            );
            return None;
        };
        let before = self.errors.len();
        let (source, spans) = self.source(table, value.span());
        self.refuse_repeat(&source, &spans);
        let readable = self.errors.len() == before;
        match check(&source, self.vocabulary, self.pool.lexicon_mut()) {
            Ok(def) => readable.then_some(def),
            Err(flaws) => {
                for flaw in flaws {
                    self.flaw(flaw, &source, &spans);
                }
                None
            }
        }
    }

    /// Reads the keys of a card without asking what they mean in the game.
    fn source(&mut self, table: &DeTable<'_>, card: Range<usize>) -> (CardSource, Spans) {
        let mut source = CardSource::default();
        let mut keys = BTreeMap::new();
        for (key, value) in table.iter() {
            let items = value.get_ref().as_array().map(|a| a.iter().map(Spanned::span).collect()).unwrap_or_default();
            let name = key.get_ref().to_string();
            self.key(&mut source, &name, value);
            keys.insert(name, KeySpans { key: key.span(), value: value.span(), items });
        }
        for key in ["id", "kind"] {
            if !keys.contains_key(key) {
                self.error(
                    card.clone(),
                    message!("this card has no `{key}`", key),
                    Some(message!("add `{key} = \"…\"`", key)),
                );
            }
        }
        // The missing kind has been reported; any kind will do to check the rest.
        if !keys.contains_key("kind") {
            source.kind = self.vocabulary.kinds.first().copied().unwrap_or_default().to_owned();
        }
        (source, Spans { card, keys })
    }

    fn key(&mut self, source: &mut CardSource, key: &str, value: &Spanned<DeValue<'_>>) {
        match key {
            "id" => source.id = self.string(key, value),
            "name" => source.name = self.string(key, value),
            "kind" => source.kind = self.string(key, value),
            "effect" => source.effect = self.string(key, value),
            "codes" => source.codes = self.list(key, value),
            "types" => source.types = self.list(key, value),
            "keywords" => source.keywords = self.list(key, value),
            "unread" => source.unread = self.unread(key, value),
            _ => {
                if let Some(field) = self.field(key, value) {
                    source.rest.insert(key.to_owned(), field);
                }
            }
        }
    }

    fn string(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> String {
        match value.get_ref().as_str() {
            Some("") if key != "effect" => {
                self.error(value.span(), message!("`{key}` is empty", key), None);
                "?".to_owned()
            }
            Some(text) => text.to_owned(),
            None => {
                self.mistyped(key, message!("a text"), value, message!("write {key} = \"…\"", key));
                // A stand-in keeps the same thing from being reported as missing.
                let first = self.vocabulary.kinds.first().copied().unwrap_or_default();
                if key == "effect" { String::new() } else { first.to_owned() }
            }
        }
    }

    fn list(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Vec<String> {
        let Some(items) = value.get_ref().as_array() else {
            self.mistyped(key, message!("a list of texts"), value, message!("write a list: {key} = [\"…\"]", key));
            return Vec::new();
        };
        items.iter().map(|item| self.string(key, item)).collect()
    }

    /// Reads the lines that are not understood, or how many there are.
    fn unread(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Vec<String> {
        match self.field(key, value) {
            Some(Field::Words(lines)) => lines,
            Some(Field::Number(n)) if (1..=MAX_UNREAD).contains(&n) => vec!["…".to_owned(); n as usize],
            Some(_) => {
                let hint = message!("write the lines of text, or how many there are");
                self.error(value.span(), message!("this is no number of lines"), Some(hint));
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn field(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Field> {
        match value.get_ref() {
            DeValue::Integer(n) => match i64::from_str_radix(n.as_str(), n.radix()) {
                Ok(n) => Some(Field::Number(n)),
                Err(_) => {
                    self.error(value.span(), message!("this number is out of range"), None);
                    None
                }
            },
            DeValue::String(word) => Some(Field::Word(word.to_string())),
            DeValue::Array(_) => Some(Field::Words(self.list(key, value))),
            _ => {
                self.mistyped(
                    key,
                    message!("a whole number, a text or a list of texts"),
                    value,
                    message!("see the keys of the game"),
                );
                None
            }
        }
    }

    fn mistyped(&mut self, key: &str, wanted: Message, value: &Spanned<DeValue<'_>>, hint: Message) {
        let found = value.get_ref().type_str();
        self.error(
            value.span(),
            message!("`{key}` must be {wanted}, not a TOML {found}", key = clip(key), wanted, found),
            Some(hint),
        );
    }

    fn refuse_repeat(&mut self, source: &CardSource, spans: &Spans) {
        let Some(at) = spans.keys.get("id").map(|id| id.value.clone()) else { return };
        let line = self.lines.partition_point(|start| *start <= at.start);
        if let Some(first) = self.first.get(&source.id) {
            let message = message!("the card number `{id}` is used twice", id = clip(&source.id));
            let hint = message!("it is first used in line {first}", first);
            self.error(at, message, Some(hint));
        } else if !self.beside && self.pool.find(&source.id).is_some() {
            self.error(at, message!("there is a card `{id}` already, from another file", id = clip(&source.id)), None);
        } else {
            self.first.insert(source.id.clone(), line);
        }
    }

    /// Puts a flaw of a card where it stands in the file.
    fn flaw(&mut self, flaw: Flaw, source: &CardSource, spans: &Spans) {
        let Some(at) = spans.keys.get(&flaw.key) else {
            return self.error(spans.card.clone(), flaw.what.message, flaw.what.hint);
        };
        if flaw.key == "effect" {
            // Where the text stands in the file as it is, the very words can be pointed at.
            let raw = self.text.get(at.value.clone()).unwrap_or_default();
            return match raw.find(&source.effect) {
                Some(start) => {
                    let start = at.value.start + start;
                    let span = start + flaw.what.span.start..start + flaw.what.span.end;
                    self.error(span, flaw.what.message, flaw.what.hint)
                }
                None => self.error(at.value.clone(), flaw.what.told(), None),
            };
        }
        let span = match flaw.spot {
            FlawPlace::Key => &at.key,
            FlawPlace::Value => &at.value,
            FlawPlace::Item(i) => at.items.get(i).unwrap_or(&at.value),
        };
        self.error(span.clone(), flaw.what.message, flaw.what.hint);
    }
}

/// Returns where each line begins.
fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect()
}

/// Shortens a text from outside for a message.
fn clip(text: &str) -> String {
    text.chars().take(60).collect()
}

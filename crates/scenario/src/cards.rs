//! Invented cards: written like those of a card file, and checked by the same code.

use crate::diagnostic::{Position, Problems};
use crate::read::{as_text, text, texts};
use crate::yaml::{Entry, Node, Value};
use baize_kernel::rulebook::Rulebook;
use baize_kernel::{CardDef, Kind, Message, Pool, message};
use baize_text::CardSource;
use baize_text::cards::{self, Field, Flaw, check, wrongly_created};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the cards of a game with some more.
pub fn pool(book: &dyn Rulebook, cards: &[Node], p: &mut Problems) -> Arc<Pool> {
    if cards.is_empty() {
        return book.pool();
    }
    let mut pool = Pool::clone(&book.pool());
    let mut seen: BTreeMap<String, Position> = BTreeMap::new();
    for node in cards {
        let Value::Map(entries) = &node.value else {
            p.add(node.spot, message!("a card must be a map of keys, not {found}", found = node.value.what()));
            continue;
        };
        let source = source(entries, p);
        let checked = check(&source, book.vocabulary(), pool.lexicon_mut());
        let def = match checked {
            Ok(def) => def,
            Err(flaws) => {
                flaws.iter().for_each(|flaw| tell(flaw, node.spot, entries, p));
                stand_in(&source, &mut pool)
            }
        };
        if let Some(first) = seen.insert(def.id.clone(), node.spot) {
            p.add(
                node.spot,
                message!("two cards have the id `{id}`; the first is in line {line}", id = def.id, line = first.line),
            );
        } else if pool.find(&def.id).is_some() {
            p.add(node.spot, message!("the game has a card `{id}` already: give yours another id", id = def.id));
        } else if pool.len() >= usize::from(u16::MAX) {
            p.add(node.spot, message!("there are too many cards"));
        } else {
            pool.add(def);
        }
    }
    for (id, spot) in &seen {
        let def = pool.find(id).map(|id| pool.def(id));
        if let Some(wrong) = def.and_then(|def| wrongly_created(def, book.vocabulary(), &pool, &[])) {
            p.add(*spot, wrong);
        }
    }
    Arc::new(pool)
}

/// A blank card for one that is wrong, so that the board is not blamed for naming it.
fn stand_in(source: &CardSource, pool: &mut Pool) -> CardDef {
    let id = if source.id.is_empty() { &source.name } else { &source.id };
    let name = if source.name.is_empty() { id } else { &source.name };
    CardDef::new(id.as_str(), pool.lexicon_mut().intern(name), Kind(0))
}

/// Reads the keys of a card without asking what they mean in the game.
fn source(entries: &[Entry], p: &mut Problems) -> CardSource {
    let mut card = CardSource::default();
    for Entry { key, value: node, .. } in entries {
        let word = |what: Message, p: &mut Problems| text(node, what, p).map(|t| t.value).unwrap_or_default();
        let words = |what: Message, p: &mut Problems| texts(node, what, p).into_iter().map(|t| t.value).collect();
        match key.as_str() {
            "id" => card.id = word("`id`".into(), p),
            "name" => card.name = word("`name`".into(), p),
            "kind" => card.kind = word("`kind`".into(), p),
            "effect" => card.effect = word("`effect`".into(), p),
            "types" => card.types = words(message!("a type"), p),
            "keywords" => card.keywords = words(message!("a keyword"), p),
            _ => {
                let number = as_text(node).and_then(|t| t.parse::<i64>().ok());
                let field = number.map_or_else(|| Field::Words(words(message!("a label"), p)), Field::Number);
                card.rest.insert(key.clone(), field);
            }
        }
    }
    card
}

/// Puts a flaw of a card where it stands in the file.
fn tell(flaw: &Flaw, card: Position, entries: &[Entry], p: &mut Problems) {
    let entry = entries.iter().find(|e| e.key == flaw.key);
    let spot = entry.map_or(card, |e| match (flaw.spot, &e.value.value) {
        (cards::FlawPlace::Key, _) => e.spot,
        (cards::FlawPlace::Item(i), Value::List(list)) => list.get(i).map_or(e.value.spot, |n| n.spot),
        _ => e.value.spot,
    });
    let hint = flaw.what.hint.as_ref().map(|hint| message!(" ({hint})", hint)).unwrap_or_default();
    let place = match flaw.key.as_str() {
        "effect" => {
            message!("in the effect, at its {line}:{column}: ", line = flaw.what.line, column = flaw.what.column)
        }
        _ => Message::default(),
    };
    p.add(spot, message!("{place}{message}{hint}", place, message = flaw.what.message, hint));
}

//! Invented cards, read with the words of the game: its kinds, stats, labels and keywords.

use crate::diagnostic::{Problems, Spot};
use crate::read::{Fields, as_text, text, texts};
use crate::suggest::hint;
use crate::yaml::Node;
use baize_kernel::table::Rulebook;
use baize_kernel::{CardDef, Pool, Stat, Vocabulary};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most traits of one card.
const MAX_TRAITS: usize = 10;

/// Returns the cards of a game with some more.
pub fn pool(book: &dyn Rulebook, cards: &[Node], p: &mut Problems) -> Arc<Pool> {
    if cards.is_empty() {
        return book.pool();
    }
    let mut pool = Pool::clone(&book.pool());
    let mut seen: BTreeMap<String, Spot> = BTreeMap::new();
    for node in cards {
        let Some(def) = card(book.vocabulary(), node, &mut pool, p) else { continue };
        if let Some(first) = seen.insert(def.id.clone(), node.spot) {
            p.add(node.spot, format!("two cards have the id `{}`; the first is in line {}", def.id, first.line));
        } else if pool.find(&def.id).is_some() {
            p.add(node.spot, format!("the game has a card `{}` already: give yours another id", def.id));
        } else {
            pool.add(def);
        }
    }
    Arc::new(pool)
}

fn card(vocabulary: &Vocabulary, node: &Node, pool: &mut Pool, p: &mut Problems) -> Option<CardDef> {
    let mut fields = Fields::of(node, "a card", p)?;
    let spot = fields.spot;
    let id = fields.take("id").and_then(|n| text(n, "`id`", p));
    let name = fields.take("name").and_then(|n| text(n, "`name`", p));
    let kind = fields.take("kind").and_then(|n| text(n, "`kind`", p));
    let (Some(id), Some(kind)) = (id.clone().or_else(|| name.clone()), kind) else {
        p.add(spot, "a card needs `id:` (or `name:`) and `kind:`");
        return None;
    };
    let Some(kind_id) = vocabulary.find_kind(&kind.value) else {
        p.add(kind.spot, format!("there is no kind `{}`{}", kind.value, hint(&kind.value, words(&vocabulary.kinds))));
        return None;
    };
    let name = name.map_or_else(|| id.value.clone(), |n| n.value);
    let mut def = CardDef::new(id.value, pool.lexicon_mut().intern(&name), kind_id);
    stats(vocabulary, &mut fields, &mut def, p);
    labels(vocabulary, &mut fields, &mut def, p);
    keywords(vocabulary, &mut fields, &mut def, p);
    for key in ["traits", "types"] {
        let found = fields.take(key).map(|n| texts(n, "a trait", p)).unwrap_or_default();
        def.traits.extend(found.iter().take(MAX_TRAITS).map(|t| pool.lexicon_mut().intern(&t.value)));
    }
    if let Some(effect) = fields.take("effect").and_then(|n| text(n, "`effect`", p)) {
        match baize_text::parse(&effect.value, vocabulary, pool.lexicon_mut()) {
            Ok(abilities) => def.abilities = abilities,
            Err(wrong) => wrong.iter().for_each(|w| p.add(effect.spot, format!("in the effect, {w}"))),
        }
    }
    let groups = vocabulary.labels.iter().map(|l| l.group);
    let more: Vec<&str> = vocabulary.stats.iter().copied().chain(groups).collect();
    fields.finish("a card", &more, p);
    Some(def)
}

fn words<'a>(list: &'a [&'static str]) -> impl Iterator<Item = &'a str> {
    list.iter().copied()
}

fn stats(vocabulary: &Vocabulary, fields: &mut Fields<'_>, def: &mut CardDef, p: &mut Problems) {
    for entry in fields.take_where(|key| vocabulary.find_stat(key).is_some()) {
        let value = as_text(&entry.value).and_then(|t| t.parse::<i32>().ok()).filter(|n| n.abs() <= 1_000_000);
        match (vocabulary.find_stat(&entry.key), value) {
            (Some(Stat(i)), Some(value)) => {
                if let Some(place) = def.stats.get_mut(usize::from(i)) {
                    *place = value;
                }
            }
            _ => p.add(entry.value.spot, format!("`{}` must be a whole number", entry.key)),
        }
    }
}

/// Reads labels under the word of their group or its plural, such as `colour` and `colours`.
fn labels(vocabulary: &Vocabulary, fields: &mut Fields<'_>, def: &mut CardDef, p: &mut Problems) {
    let is_group = |key: &str, group: &str| key == group || key.strip_suffix('s') == Some(group);
    for entry in fields.take_where(|key| vocabulary.labels.iter().any(|l| is_group(key, l.group))) {
        for word in texts(&entry.value, "a label", p) {
            let found = vocabulary.find_label(&word.value);
            match found.filter(|l| is_group(&entry.key, vocabulary.labels[l.index()].group)) {
                Some(label) => def.labels |= 1 << label.0,
                None => {
                    let known = vocabulary.labels.iter().filter(|l| is_group(&entry.key, l.group)).map(|l| l.word);
                    let near = hint(&word.value, known);
                    p.add(word.spot, format!("`{}` is not among the {}{near}", word.value, entry.key));
                }
            }
        }
    }
}

fn keywords(vocabulary: &Vocabulary, fields: &mut Fields<'_>, def: &mut CardDef, p: &mut Problems) {
    let Some(node) = fields.take("keywords") else { return };
    for word in texts(node, "a keyword", p) {
        match vocabulary.find_keyword(&word.value) {
            Some(keyword) => def.keywords |= 1 << keyword.0,
            None => {
                let near = hint(&word.value, words(&vocabulary.keywords));
                p.add(word.spot, format!("there is no keyword `{}`{near}", word.value));
            }
        }
    }
}

//! `baize cards search`: cards by words, and cards by what people call them.

use super::show;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{DefId, Pool, Rulebook, message};
use baize_presenter::{Language, spoken, tell};
use baize_text::render;
use serde::Serialize;
use std::io::Write;

/// Returns the cards that a person can mean by a word: one with this number, else those with this name in any language
/// that was imported, else those with a part of it, whatever the capitals.
pub fn called(book: &dyn Rulebook, pool: &Pool, word: &str) -> Vec<DefId> {
    if let Some(def) = pool.find(word).or_else(|| pool.find(&word.to_uppercase())) {
        return vec![def];
    }
    let wanted = word.trim().to_lowercase();
    let all = |fits: &dyn Fn(&str) -> bool| -> Vec<DefId> {
        pool.iter()
            .map(|(id, _)| id)
            .filter(|id| names(book, pool, *id).any(|name| fits(&name.to_lowercase())))
            .collect()
    };
    let whole = all(&|name| name == wanted);
    if whole.is_empty() && !wanted.is_empty() { all(&|name| name.contains(&wanted)) } else { whole }
}

/// Returns what a card is called, in English and in the languages that were imported.
fn names<'a>(book: &'a dyn Rulebook, pool: &'a Pool, id: DefId) -> impl Iterator<Item = &'a str> {
    let print = move |tag| baize_registry::printed(book.id(), tag, &pool.def(id).id);
    std::iter::once(pool.name(id)).chain(spoken().filter_map(print).map(|print| print.name.as_str()))
}

/// The shape of `baize cards search --json`, one object a line.
#[derive(Serialize)]
struct Hit<'a> {
    id: &'a str,
    name: &'a str,
    kind: &'a str,
    grade: &'static str,
}

/// Lists the cards on which all words occur.
///
/// # Errors
/// When there is no such game.
pub fn run(out: &mut Out, game: &str, words: &[String]) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let (pool, language) = (book.pool(), out.language(book));
    let words: Vec<String> = words.iter().flat_map(|w| w.split_whitespace()).map(str::to_lowercase).collect();
    let mut found = 0;
    for (id, def) in pool.iter() {
        let about = about(book, &pool, id, &language);
        if !words.iter().all(|word| about.contains(word)) {
            continue;
        }
        found += 1;
        let kind = book.vocabulary().kind(def.kind);
        let hit = Hit { id: &def.id, name: pool.name(id), kind, grade: show::grade(book, def) };
        if out.json {
            out.object(&hit)?;
        } else {
            let tag = out.words.tag;
            let kind = if tag == "en" { kind.to_owned() } else { language.name("kind", kind) };
            let unread = tell(tag, &message!("unread"));
            let unread = if def.unread.is_empty() { String::new() } else { format!(" ({unread})") };
            writeln!(out, "{:<10} {kind:<10} {}{unread}", hit.id, hit.name)?;
        }
    }
    if !out.json {
        out.tell(&message!("{found} cards", found))?;
    }
    Ok(Done::from_ok(found > 0))
}

/// Returns all that can be searched for on a card, in small letters: as it is written down, and as it is told in the
/// language that is spoken.
fn about(book: &dyn Rulebook, pool: &Pool, id: DefId, language: &Language) -> String {
    let (words, def) = (book.vocabulary(), pool.def(id));
    let mut parts = vec![def.id.clone(), words.kind(def.kind).to_owned()];
    parts.extend(names(book, pool, id).map(str::to_owned));
    parts.extend(show::labels(words, def).into_values().flatten().map(str::to_owned));
    parts.extend(def.traits.iter().map(|&word| pool.lexicon().text(word).to_owned()));
    parts.extend(show::keywords(words, def).into_iter().map(str::to_owned));
    parts.push(baize_text::print::abilities(&def.abilities, words, pool.lexicon()));
    parts.push(render::card(def, words, pool.lexicon(), language.locale()).replace(['\u{2068}', '\u{2069}'], ""));
    parts.join("\n").to_lowercase()
}

//! `baize cards show`: what is printed on a card, its effect notation, and its text in each language.

use super::search;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{CardDef, DefId, Keyword, Label, Pool, Rulebook, Stat, Vocabulary};
use baize_text::{Locale, print, render};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::Arc;

/// Shows a card.
///
/// # Errors
/// When there is no such game, card or language.
pub fn run(out: &mut Out, words: &[String], lang: Option<&str>) -> Result<Done, Failure> {
    for (i, Found { book, pool, def }) in find(words)?.iter().enumerate() {
        let shown = Shown::new(*book, pool, *def, lang)?;
        if out.json {
            out.object(&shown)?;
        } else {
            if i > 0 {
                writeln!(out)?;
            }
            shown.tell(out)?;
        }
    }
    Ok(Done::Well)
}

/// Shows one card of a pool, in English.
///
/// # Errors
/// When it cannot be written.
pub fn one(out: &mut Out, book: &dyn Rulebook, pool: &Pool, def: DefId) -> Result<(), Failure> {
    let shown = Shown::new(book, pool, def, Some("en"))?;
    if out.json { out.object(&shown) } else { shown.tell(out) }
}

/// A card and the game it belongs to.
struct Found {
    book: &'static dyn Rulebook,
    pool: Arc<Pool>,
    def: DefId,
}

/// Finds a card by the words of a person: a game in front when the first word is one.
fn find(words: &[String]) -> Result<Vec<Found>, Failure> {
    match words {
        [game, rest @ ..] if !rest.is_empty() && baize_registry::find(game).is_ok() => {
            Ok(vec![find_in(choose::game(game)?, &rest.join(" "))?])
        }
        [game, id] if looks_like_number(id) => Ok(vec![find_in(choose::game(game)?, id)?]),
        _ => find_anywhere(&words.join(" ")),
    }
}

fn looks_like_number(word: &str) -> bool {
    word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit())
}

fn find_in(book: &'static dyn Rulebook, id: &str) -> Result<Found, Failure> {
    let pool = book.pool();
    match search::called(&pool, id)[..] {
        [def] => Ok(Found { book, pool, def }),
        [] => {
            let known = pool.iter().flat_map(|(at, def)| [def.id.as_str(), pool.name(at)]);
            let near = baize_registry::nearest(id, known).map(|near| format!("did you mean `{near}`?"));
            let near = referred(book, id).or(near);
            Err(Failure::usage(format!("{} has no card `{id}`", book.id())).maybe_hint(near))
        }
        ref several => {
            let one = |def: &DefId| format!("{} {}", pool.def(*def).id, pool.name(*def));
            let few: Vec<String> = several.iter().take(12).map(one).collect();
            let more = several.len().saturating_sub(few.len());
            let rest = if more > 0 { format!("\n  and {more} more") } else { String::new() };
            let what = format!("{} cards of {} are called so:\n  {}{rest}", several.len(), book.id(), few.join("\n  "));
            Err(Failure::usage(what).hint("give the number of one"))
        }
    }
}

/// Where to look up something that is no card, such as an action.
fn referred(book: &dyn Rulebook, id: &str) -> Option<String> {
    let called = |name: &str| name.eq_ignore_ascii_case(id);
    let mut entries = book.reference(None).into_iter();
    let entry = entries.find(|e| [e.clause.as_str(), &e.word, &e.title].into_iter().any(called))?;
    let lookup = format!("baize reference {} {id}", book.id());
    Some(format!("it is no card but the {} {}: `{lookup}` shows it", entry.sort, entry.title))
}

/// Finds a card in every game that has it.
fn find_anywhere(id: &str) -> Result<Vec<Found>, Failure> {
    let searched = baize_registry::games().iter().map(|book| find_in(*book, id));
    let (found, missed): (Vec<_>, Vec<_>) = searched.partition(Result::is_ok);
    if !found.is_empty() {
        return Ok(found.into_iter().flatten().collect());
    }
    let mut missed: Vec<Failure> = missed.into_iter().filter_map(Result::err).collect();
    if let Some(several) = missed.iter().position(|failure| failure.what.contains("are called so")) {
        return Err(missed.swap_remove(several));
    }
    let hint = missed.into_iter().find_map(|failure| failure.hint);
    Err(Failure::usage(format!("no game has a card `{id}`")).maybe_hint(hint))
}

/// The shape of `baize cards show --json`.
#[derive(Serialize)]
struct Shown {
    game: &'static str,
    id: String,
    name: String,
    kind: &'static str,
    stats: BTreeMap<&'static str, i32>,
    labels: BTreeMap<&'static str, Vec<&'static str>>,
    traits: Vec<String>,
    keywords: Vec<&'static str>,
    notation: String,
    /// The text by language.
    text: BTreeMap<String, String>,
    /// How far its text is understood.
    grade: &'static str,
    /// Text that was not understood.
    unread: Vec<String>,
}

impl Shown {
    fn new(book: &dyn Rulebook, pool: &Pool, id: DefId, lang: Option<&str>) -> Result<Shown, Failure> {
        let (words, def) = (book.vocabulary(), pool.def(id));
        Ok(Shown {
            game: book.id(),
            id: def.id.clone(),
            name: pool.name(id).to_owned(),
            kind: words.kind(def.kind),
            stats: stats(words, def),
            labels: labels(words, def),
            traits: def.traits.iter().map(|&word| pool.lexicon().text(word).to_owned()).collect(),
            keywords: keywords(words, def),
            notation: print::abilities(&def.abilities, words, pool.lexicon()),
            text: texts(book, pool, def, lang)?,
            grade: grade(def),
            unread: def.unread.clone(),
        })
    }

    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        writeln!(out, "{} {} ({}, {})", self.id, self.name, self.kind, self.game)?;
        for (stat, value) in &self.stats {
            writeln!(out, "  {stat:<10} {value}")?;
        }
        for (group, labels) in &self.labels {
            writeln!(out, "  {group:<10} {}", labels.join(", "))?;
        }
        for (what, list) in [("traits", self.traits.join(", ")), ("keywords", self.keywords.join(", "))] {
            if !list.is_empty() {
                writeln!(out, "  {what:<10} {list}")?;
            }
        }
        writeln!(out, "  {:<10} {}", "grade", self.grade)?;
        let texts = self.text.iter().map(|(lang, text)| (format!("Text ({lang})"), text.as_str()));
        let sections = texts.chain([("Notation".to_owned(), self.notation.as_str())]);
        for (title, text) in sections.filter(|(_, text)| !text.is_empty()) {
            writeln!(out, "\n{title}")?;
            text.lines().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        for text in &self.unread {
            writeln!(out, "\nNot understood, so the card cannot be played:\n  {text}")?;
        }
        Ok(())
    }
}

/// Returns how far the text of a card is understood, in a word.
pub fn grade(def: &CardDef) -> &'static str {
    match (def.unread.is_empty(), def.abilities.is_empty() && def.keywords == 0) {
        (true, _) => "read",
        (false, false) => "partly read",
        (false, true) => "unread",
    }
}

fn stats(words: &Vocabulary, def: &CardDef) -> BTreeMap<&'static str, i32> {
    let all = (0..words.stats.len().min(def.stats.len()) as u8).map(Stat);
    all.filter(|&stat| def.has_stat(stat)).map(|stat| (words.stat(stat), def.stat(stat))).collect()
}

pub fn labels(words: &Vocabulary, def: &CardDef) -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (i, spec) in words.labels.iter().enumerate() {
        if def.has_label(Label(i as u8)) {
            groups.entry(spec.group).or_default().push(spec.word);
        }
    }
    groups
}

pub fn keywords(words: &Vocabulary, def: &CardDef) -> Vec<&'static str> {
    let all = (0..words.keywords.len() as u8).map(Keyword);
    all.filter(|&keyword| def.has_keyword(keyword)).map(|keyword| words.keyword(keyword)).collect()
}

/// Returns the text of a card in the language asked for, or in each the game has words in.
///
/// # Errors
/// When the game has no such language.
pub fn texts(
    book: &dyn Rulebook,
    pool: &Pool,
    def: &CardDef,
    lang: Option<&str>,
) -> Result<BTreeMap<String, String>, Failure> {
    let mut out = BTreeMap::new();
    for (tag, locale) in locales(book, lang)? {
        out.insert(tag, render::text(def, book.vocabulary(), pool.lexicon(), &locale));
    }
    Ok(out)
}

fn locales(book: &dyn Rulebook, lang: Option<&str>) -> Result<Vec<(String, Locale)>, Failure> {
    let broken = |d: baize_text::Diagnostic| Failure::new(format!("the words of {} cannot be read: {d}", book.id()));
    let shipped = book.locales();
    if let Some(lang) = lang.filter(|lang| shipped.iter().all(|(tag, _)| tag != lang) && *lang != "en") {
        let what = format!("{} has no words in the language `{lang}`", book.id());
        return Err(choose::unknown(&what, lang, shipped.iter().map(|(tag, _)| *tag)));
    }
    let asked = |tag: &str| lang.is_none_or(|lang| lang == tag);
    if shipped.is_empty() && asked("en") {
        return Ok(vec![("en".to_owned(), Locale::english())]);
    }
    let tags: BTreeSet<&str> = shipped.iter().map(|(tag, _)| *tag).filter(|tag| asked(tag)).collect();
    let mut out = Vec::new();
    for tag in tags {
        let mut locale = Locale::new(tag).map_err(broken)?;
        for (_, words) in shipped.iter().filter(|(of, _)| *of == "en") {
            locale = locale.with_english(words).map_err(broken)?;
        }
        for (_, words) in shipped.iter().filter(|(of, _)| *of == tag) {
            locale = locale.with(words).map_err(broken)?;
        }
        out.push((tag.to_owned(), locale));
    }
    Ok(out)
}

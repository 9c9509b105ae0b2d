//! `baize cards show`: what is printed on a card, its effect notation, and its text in each language.

use super::search;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{CardDef, DefId, Keyword, Label, Message, Pool, Rulebook, Stat, Vocabulary, message};
use baize_presenter::{Language, spoken, tell};
use baize_text::{print, render};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

/// Shows a card.
///
/// # Errors
/// When there is no such game, card or language.
pub fn run(out: &mut Out, words: &[String], one_language: bool) -> Result<Done, Failure> {
    let languages: Vec<&str> = if one_language { vec![out.words.tag] } else { spoken().collect() };
    for (i, Found { book, pool, def }) in find(words)?.iter().enumerate() {
        let shown = Shown::new(*book, pool, *def, &languages);
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
    let shown = Shown::new(book, pool, def, &[out.words.tag]);
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
    match search::called(book, &pool, id)[..] {
        [def] => Ok(Found { book, pool, def }),
        [] => {
            let known = pool.iter().flat_map(|(at, def)| [def.id.as_str(), pool.name(at)]);
            let near = baize_text::nearest(id, known).map(|near| message!("did you mean `{near}`?", near));
            let near = referred(book, id).or(near);
            Err(Failure::usage(message!("{game} has no card `{card}`", game = book.id(), card = id)).maybe_hint(near))
        }
        ref several => {
            let one = |def: &DefId| format!("{} {}", pool.def(*def).id, pool.name(*def));
            let few: Vec<String> = several.iter().take(12).map(one).collect();
            let more = several.len().saturating_sub(few.len());
            let rest = if more > 0 { message!("\n  and {more} more", more) } else { Message::default() };
            let what = message!(
                "{n} cards of {game} are called so:\n  {few}{rest}",
                n = several.len(),
                game = book.id(),
                few = few.join("\n  "),
                rest
            );
            Err(Failure::usage(what).hint(message!("give the number of one")))
        }
    }
}

/// Where to look up something that is no card, such as an action.
fn referred(book: &dyn Rulebook, id: &str) -> Option<Message> {
    let called = |name: &str| name.eq_ignore_ascii_case(id);
    let mut entries = book.reference(None).into_iter();
    let entry = entries.find(|e| [e.clause.as_str(), &e.word, &e.title].into_iter().any(called))?;
    let lookup = format!("baize reference {} {id}", book.id());
    Some(message!(
        "it is no card but the {sort} {title}: `{lookup}` shows it",
        sort = entry.sort,
        title = entry.title,
        lookup
    ))
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
    Err(Failure::usage(message!("no game has a card `{card}`", card = id)).maybe_hint(hint))
}

/// What is printed on a card in a language.
#[derive(Serialize)]
struct Printed {
    name: &'static str,
    types: &'static [String],
    text: &'static str,
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
    /// What the publisher prints, by language, where it was imported.
    printed: BTreeMap<String, Printed>,
    /// The text by language.
    text: BTreeMap<String, String>,
    /// How far its text is understood.
    grade: &'static str,
    /// Text that was not understood.
    unread: Vec<String>,
}

impl Shown {
    fn new(book: &dyn Rulebook, pool: &Pool, id: DefId, languages: &[&str]) -> Shown {
        let (words, def) = (book.vocabulary(), pool.def(id));
        Shown {
            game: book.id(),
            id: def.id.clone(),
            name: pool.name(id).to_owned(),
            kind: words.kind(def.kind),
            stats: stats(words, def),
            labels: labels(words, def),
            traits: def.traits.iter().map(|&word| pool.lexicon().text(word).to_owned()).collect(),
            keywords: keywords(words, def),
            notation: print::abilities(&def.abilities, words, pool.lexicon()),
            printed: printed(book, def, languages),
            text: texts(book, pool, def, languages),
            grade: grade(book, def),
            unread: def.unread.clone(),
        }
    }

    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        let language = out.language(choose::game(self.game)?);
        let name = |sort: &str, word: &str| language.name(sort, word);
        writeln!(out, "{} {} ({}, {})", self.id, self.name, name("kind", self.kind), self.game)?;
        for (stat, value) in &self.stats {
            writeln!(out, "  {:<10} {value}", name("stat", stat))?;
        }
        for (group, labels) in &self.labels {
            let labels: Vec<String> = labels.iter().map(|label| name("label", label)).collect();
            writeln!(out, "  {:<10} {}", name("group", group), labels.join(", "))?;
        }
        let keywords: Vec<String> = self.keywords.iter().map(|keyword| name("keyword", keyword)).collect();
        for (what, list) in [("card-traits", self.traits.join(", ")), ("card-keywords", keywords.join(", "))] {
            if !list.is_empty() {
                let what = out.words.tell(what);
                writeln!(out, "  {what:<10} {list}")?;
            }
        }
        let (grade, told) = (out.words.tell("card-grade"), tell(out.words.tag, &told_grade(self.grade)));
        writeln!(out, "  {grade:<10} {told}")?;
        for (lang, print) in &self.printed {
            let title = out.words.say("card-printed", &[("lang", lang.clone().into())]);
            writeln!(out, "\n{title}\n  {} ({})", print.name, print.types.join(", "))?;
            print.text.lines().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        let title = |lang: &String| out.words.say("card-text", &[("lang", lang.clone().into())]);
        let texts: Vec<_> = self.text.iter().map(|(lang, text)| (title(lang), text.as_str())).collect();
        let notation = out.words.tell("card-notation");
        let sections = texts.into_iter().chain([(notation, self.notation.as_str())]);
        for (title, text) in sections.filter(|(_, text)| !text.is_empty()) {
            writeln!(out, "\n{title}")?;
            text.lines().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        for text in &self.unread {
            let note = out.words.tell("card-unread-note");
            writeln!(out, "\n{note}\n  {text}")?;
        }
        Ok(())
    }
}

/// Returns how far the text of a card is understood and what it does is proven, in a word or two.
pub fn grade(book: &dyn Rulebook, def: &CardDef) -> &'static str {
    match (def.unread.is_empty(), def.abilities.is_empty() && def.keywords == 0) {
        (true, _) => proven(book, &def.id),
        (false, false) => "partly read",
        (false, true) => "unread",
    }
}

/// Returns a grade for people.
pub fn told_grade(grade: &str) -> Message {
    match grade {
        "by hand" => message!("written by hand"),
        "proven" => message!("proven"),
        "compiled" => message!("compiled"),
        "read" => message!("read whole"),
        "partly read" => message!("partly read"),
        "unread" => message!("unread"),
        other => other.into(),
    }
}

/// Returns the grade that the game's list has for a card number. Games without a list write their cards by hand.
fn proven(book: &dyn Rulebook, number: &str) -> &'static str {
    if book.spec().grades.is_empty() {
        return "by hand";
    }
    let graded =
        book.spec().grades.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    let mut found = graded.filter(|(_, numbers)| numbers.split(' ').any(|n| n == number));
    found.next().map_or("compiled", |(grade, _)| grade)
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

/// Returns what the publisher prints on a card in some languages, where it was imported.
fn printed(book: &dyn Rulebook, def: &CardDef, languages: &[&str]) -> BTreeMap<String, Printed> {
    let print = |tag: &&str| {
        let found = baize_registry::printed(book.id(), tag, &def.id)?;
        Some(((*tag).to_owned(), Printed { name: &found.name, types: &found.types, text: &found.text }))
    };
    languages.iter().filter_map(print).collect()
}

/// Returns the text of a card in some languages.
fn texts(book: &dyn Rulebook, pool: &Pool, def: &CardDef, languages: &[&str]) -> BTreeMap<String, String> {
    let text = |language: &Language| render::text(def, book.vocabulary(), pool.lexicon(), language.locale());
    languages.iter().map(|tag| ((*tag).to_owned(), text(&Language::of(book, tag)))).collect()
}

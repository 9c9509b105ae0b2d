//! `baize reference`: what a game lets its players look up, such as a list of actions.

use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::reference::{Entry, Line, search};
use baize_kernel::{Clause, Lexicon, Options, Rulebook, message};
use baize_presenter::{Language, spellings, spoken};
use baize_text::notation::examples::{self, WordEntry};
use baize_text::notation::parse;
use baize_text::render;
use serde_json::{Value, json};
use std::io::Write;

/// What is asked for.
pub struct Query<'a> {
    /// Words that must all occur.
    pub words: String,
    /// The format; everything there is when left out.
    pub format: Option<&'a str>,
    /// The sort of entry, such as `action`; all when left out.
    pub sort: Option<&'a str>,
}

/// Lists the entries that fit, or shows one in full.
///
/// # Errors
/// When there is no such game, format or sort, or nothing has the words.
pub fn run(out: &mut Out, game: &str, query: &Query<'_>) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let options = query.format.map(|format| options(book, format)).transpose()?;
    let language = out.language(book);
    let mut all = language.reference(book, options.as_ref());
    all.extend(notation(book, &language, out.words.tag));
    all.extend(conditions(book, &language, out.words.tag));
    let mut sorts: Vec<&str> = all.iter().map(|entry| entry.sort).collect();
    sorts.dedup();
    if let Some(sort) = query.sort.filter(|sort| !sorts.contains(sort)) {
        let what = message!("{id} has nothing of the sort `{sort}` to look up", id = book.id(), sort);
        return Err(choose::unknown(what, sort, sorts.into_iter()));
    }
    let is_empty = all.is_empty();
    let kept = all.into_iter().filter(|entry| query.sort.is_none_or(|sort| entry.sort == sort)).collect();
    let found = search(kept, &query.words);
    if out.json {
        out.object(&json!({ "game": book.id(), "entries": found.iter().map(describe).collect::<Vec<_>>() }))?;
        return Ok(Done::Well);
    }
    if is_empty {
        out.say("reference-empty", &[("game", language.title(book).into())])?;
        return Ok(Done::Well);
    }
    if found.is_empty() {
        // A word may be one of the rules alone, such as a chain, which is no word of cards.
        let rules = if query.sort.is_none() { in_clauses(book, &language, &query.words) } else { Vec::new() };
        if !rules.is_empty() {
            rules.iter().try_for_each(|line| writeln!(out, "{:<8} {}", line.clause, line.text))?;
            return Ok(Done::Well);
        }
        let args = [("game", language.title(book).into()), ("words", query.words.clone().into())];
        let failure = Failure::new(out.words.say("reference-nothing", &args));
        return Err(failure.hint(out.words.tell("reference-hint")));
    }
    match alone(&found, &query.words) {
        Some(entry) => show(out, &language, entry)?,
        None => found.iter().try_for_each(|entry| line(out, &language, entry))?,
    }
    Ok(Done::Well)
}

/// The clauses of the newest revision in which all words occur.
fn in_clauses(book: &dyn Rulebook, language: &Language, words: &str) -> Vec<Line> {
    let revision = book.menu().revisions.first().copied().unwrap_or("");
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has_all = |line: &Line| words.iter().all(|word| line.text.to_lowercase().contains(word));
    let lines = book.clauses(revision).iter().map(|row| Line::new(row.clause, language.clause(revision, row)));
    lines.filter(has_all).collect()
}

/// The words of the game's effect notation, with an example each and what it says.
fn notation(book: &dyn Rulebook, language: &Language, tag: &str) -> Vec<Entry> {
    let languages: Vec<_> = spoken().map(|tag| Language::of(book, tag)).collect();
    let entry = |word: WordEntry| {
        let mut lexicon = Lexicon::default();
        let read = parse(&word.example, book.vocabulary(), &mut lexicon).unwrap_or_default();
        let said = |first| render::ability(first, &read, book.vocabulary(), &lexicon, language.locale());
        let sort = named_as(word.sort);
        Entry {
            word: word.word.to_owned(),
            title: if tag == "en" { word.word.to_owned() } else { language.name(sort, word.word) },
            also: languages.iter().flat_map(|language| spellings(&language.name(sort, word.word))).collect(),
            sort: word.sort,
            tags: vec!["notation".to_owned()],
            facts: vec![("example", word.example)],
            lines: read.first().map(|first| Line::new(Clause::NONE, said(first))).into_iter().collect(),
            clause: Clause::NONE,
        }
    };
    examples::words(book.vocabulary()).into_iter().map(entry).collect()
}

/// What cards print before an effect besides its moment: how often, in whose turn, with what attached.
fn conditions(book: &dyn Rulebook, language: &Language, tag: &str) -> Vec<Entry> {
    let v = book.vocabulary();
    let Some(moment) = examples::words(v).into_iter().find(|word| word.sort == "moment") else { return Vec::new() };
    let mut gates = vec![("once".to_owned(), "tag-once".to_owned(), None)];
    gates.extend(["mine", "theirs"].map(|side| {
        let whose = if side == "mine" { "my turn" } else { "their turn" };
        (whose.to_owned(), "tag-turn".to_owned(), Some(side))
    }));
    gates.push((format!("{} 1", v.attached), "tag-attached".to_owned(), None));
    gates.extend(v.keywords.iter().map(|k| (format!("while this is with {k}"), format!("tag-while-{k}"), None)));
    let languages: Vec<_> = spoken().map(|tag| Language::of(book, tag)).collect();
    let printed = |language: &Language, id: &str, side: Option<&'static str>| {
        let word = language.locale().find(&format!("attached-{}", v.attached), None, &[]).unwrap_or_default();
        let args = [("side", side.unwrap_or_default().into()), ("word", word.into()), ("n", 1.into())];
        language.locale().find(id, None, &args)
    };
    let entry = |(gate, id, side): (String, String, Option<&'static str>)| {
        let mut lexicon = Lexicon::default();
        let example = moment.example.replacen(':', &format!(", {gate}:"), 1);
        let read = parse(&example, v, &mut lexicon).ok()?;
        let line = render::ability(read.first()?, &read, v, &lexicon, language.locale());
        let title = printed(language, &id, side)?;
        let also = languages.iter().filter_map(|language| printed(language, &id, side));
        Some(Entry {
            title: if tag == "en" { gate.clone() } else { title },
            also: also.flat_map(|name| spellings(&name)).collect(),
            word: gate,
            sort: "condition",
            tags: vec!["notation".to_owned()],
            facts: vec![("example", example)],
            lines: vec![Line::new(Clause::NONE, line)],
            clause: Clause::NONE,
        })
    };
    gates.into_iter().filter_map(entry).collect()
}

/// The sort under which a language names the words of an entry.
fn named_as(sort: &'static str) -> &'static str {
    match sort {
        "moment" | "replaced" => "cue",
        "forbidden" | "allowed" => "ban",
        "duration" => "until",
        "number" => "gauge",
        other => other,
    }
}

fn options(book: &dyn Rulebook, format: &str) -> Result<Options, Failure> {
    let formats = book.menu().formats;
    if formats.contains(&format) {
        return Ok(Options { format: format.to_owned(), ..Options::default() });
    }
    Err(choose::unknown(message!("{id} has no format `{format}`", id = book.id(), format), format, formats.into_iter()))
}

/// Returns the entry that is meant: the only one, or the one that is called exactly so.
fn alone<'a>(found: &'a [Entry], words: &str) -> Option<&'a Entry> {
    if let [only] = found {
        return Some(only);
    }
    let mut exact = found.iter().filter(|entry| entry.is_named(words));
    exact.next().filter(|_| exact.next().is_none())
}

fn line(out: &mut Out, language: &Language, entry: &Entry) -> Result<(), Failure> {
    let facts = |name: &str| entry.facts.iter().filter(|f| f.0 == name).map(|f| f.1.as_str()).next();
    let brief: Vec<&str> = ["use", "made of", "left by", "card", "example"].into_iter().filter_map(facts).collect();
    Ok(writeln!(
        out,
        "{:<6} {:<10} {:<22} {}",
        entry.clause,
        language.name("sort", entry.sort),
        entry.title,
        brief.join("; ")
    )?)
}

fn show(out: &mut Out, language: &Language, entry: &Entry) -> Result<(), Failure> {
    let sort = language.name("sort", entry.sort);
    let about = if entry.clause == Clause::NONE { sort } else { format!("{sort}, {}", entry.clause) };
    writeln!(out, "{} ({about})", entry.title)?;
    for (name, value) in &entry.facts {
        writeln!(out, "  {:<8} {value}", language.name("fact", name))?;
    }
    for line in &entry.lines {
        writeln!(out, "  {:<8} {}", line.clause, line.text)?;
    }
    Ok(())
}

fn describe(entry: &Entry) -> Value {
    let facts: Vec<Value> = entry.facts.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    let lines: Vec<Value> =
        entry.lines.iter().map(|line| json!({ "clause": line.clause.as_str(), "text": line.text })).collect();
    json!({
        "word": entry.word,
        "title": entry.title,
        "also": entry.also,
        "sort": entry.sort,
        "tags": entry.tags,
        "facts": facts,
        "lines": lines,
        "clause": entry.clause.as_str(),
    })
}

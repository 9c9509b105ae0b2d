//! `baize cards`: what is printed on a card, its effect notation, and its text in each language.

use crate::args::CardsCommand;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{CardDef, DefId, Keyword, Label, Pool, Rulebook, Stat, Vocabulary};
use baize_presenter::{Tongue, spoken};
use baize_text::{print, render};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

/// Runs a command about cards.
///
/// # Errors
/// When there is no such game, card or language.
pub fn run(out: &mut Out, command: &CardsCommand, one_language: bool) -> Result<Done, Failure> {
    let CardsCommand::Show { card } = command;
    let languages: Vec<&str> = if one_language { vec![out.words.tag] } else { spoken().collect() };
    let found = match card.as_slice() {
        [game, id] => vec![find_in(choose::game(game)?, id)?],
        [id] => find_anywhere(id)?,
        _ => return Err(Failure::usage("a card number is wanted")),
    };
    for (i, Found { book, pool, def }) in found.iter().enumerate() {
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

/// A card and the game it belongs to.
struct Found {
    book: &'static dyn Rulebook,
    pool: Arc<Pool>,
    def: DefId,
}

fn find_in(book: &'static dyn Rulebook, id: &str) -> Result<Found, Failure> {
    let pool = book.pool();
    match pool.find(id).or_else(|| pool.find(&id.to_uppercase())) {
        Some(def) => Ok(Found { book, pool, def }),
        None => {
            let ids = pool.iter().map(|(_, def)| def.id.as_str());
            let near = baize_registry::nearest(id, ids).map(|near| format!("did you mean `{near}`?"));
            Err(Failure::usage(format!("{} has no card `{id}`", book.id())).maybe_hint(near))
        }
    }
}

/// Finds a card number in every game that has it.
fn find_anywhere(id: &str) -> Result<Vec<Found>, Failure> {
    let searched = baize_registry::games().iter().map(|book| find_in(*book, id));
    let (found, missed): (Vec<_>, Vec<_>) = searched.partition(Result::is_ok);
    if found.is_empty() {
        let hint = missed.into_iter().filter_map(Result::err).find_map(|failure| failure.hint);
        return Err(Failure::usage(format!("no game has a card `{id}`")).maybe_hint(hint));
    }
    Ok(found.into_iter().flatten().collect())
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
            text: texts(book, pool, def, languages),
            unread: def.unread.clone(),
        }
    }

    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        let tongue = out.tongue(choose::game(self.game)?);
        let name = |sort: &str, word: &str| tongue.name(sort, word);
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

fn stats(words: &Vocabulary, def: &CardDef) -> BTreeMap<&'static str, i32> {
    let all = (0..words.stats.len().min(def.stats.len()) as u8).map(Stat);
    all.filter(|&stat| def.has_stat(stat)).map(|stat| (words.stat(stat), def.stat(stat))).collect()
}

fn labels(words: &Vocabulary, def: &CardDef) -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (i, spec) in words.labels.iter().enumerate() {
        if def.has_label(Label(i as u8)) {
            groups.entry(spec.group).or_default().push(spec.word);
        }
    }
    groups
}

fn keywords(words: &Vocabulary, def: &CardDef) -> Vec<&'static str> {
    let all = (0..words.keywords.len() as u8).map(Keyword);
    all.filter(|&keyword| def.has_keyword(keyword)).map(|keyword| words.keyword(keyword)).collect()
}

/// Returns the text of a card in some languages.
fn texts(book: &dyn Rulebook, pool: &Pool, def: &CardDef, languages: &[&str]) -> BTreeMap<String, String> {
    let text = |tongue: &Tongue| render::text(def, book.vocabulary(), pool.lexicon(), tongue.locale());
    languages.iter().map(|tag| ((*tag).to_owned(), text(&Tongue::of(book, tag)))).collect()
}

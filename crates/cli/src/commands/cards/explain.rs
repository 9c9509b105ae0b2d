//! `baize cards explain`: how a text is read, phrase by phrase.

use super::{importer, read};
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_import::gather::gather;
use baize_import::shape::Printed;
use serde::Serialize;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

/// What is to be explained.
pub struct Asked<'a> {
    /// A card of the lists.
    pub card: Option<&'a str>,
    /// Or a text.
    pub text: Option<&'a str>,
    /// The kind of card it is on.
    pub kind: Option<&'a str>,
}

/// The shape of `baize cards explain --json`.
#[derive(Serialize)]
struct Explained {
    game: &'static str,
    id: String,
    grade: &'static str,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    text: String,
    notation: Vec<String>,
    facts: Vec<String>,
    readings: Vec<String>,
    /// Each step with the bytes of the line it comes from.
    steps: Vec<Step>,
    /// The phrase trees.
    tree: String,
    unread: Vec<Stuck>,
}

#[derive(Serialize)]
struct Step {
    step: String,
    span: Range<usize>,
}

#[derive(Serialize)]
struct Stuck {
    at: String,
    span: Range<usize>,
    expected: String,
}

/// Explains how a text is read.
///
/// # Errors
/// When there is no such game, card or list.
pub fn run(out: &mut Out, game: &str, asked: &Asked<'_>, lists: &[PathBuf]) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let mut importer = importer(book)?;
    let printed = match (asked.card, asked.text) {
        (Some(card), _) => {
            if lists.is_empty() {
                let failure = Failure::usage("the text of cards does not ship");
                return Err(failure.hint("give a card list that has it: baize cards explain GAME CARD FILE"));
            }
            let gathered = gather(read(&importer, lists)?);
            importer.learn_tokens(gathered.cards.values());
            let found = gathered.cards.get(card).or_else(|| gathered.cards.get(&card.to_uppercase()));
            let numbers = || gathered.cards.keys().map(String::as_str);
            found
                .cloned()
                .ok_or_else(|| choose::unknown(&format!("the lists have no card `{card}`"), card, numbers()))?
        }
        (None, text) => Printed {
            number: "text".to_owned(),
            kind: asked.kind.unwrap_or_default().to_owned(),
            text: text.unwrap_or_default().to_owned(),
            ..Printed::default()
        },
    };
    let mut made = importer.card(&printed);
    if asked.card.is_none() && asked.kind.is_none() {
        // Of whatever kind of card the text can stand on.
        let kinds = book.vocabulary().kinds.iter().map(|kind| Printed { kind: (*kind).to_owned(), ..printed.clone() });
        made = kinds.map(|printed| importer.card(&printed)).find(|made| made.is_whole()).unwrap_or(made);
    }
    let lines = made.certificate.lines.iter().map(|(text, read)| match read {
        Ok(read) => Line {
            text: text.clone(),
            notation: read.notation.clone(),
            facts: read.facts.iter().map(|(sort, value)| format!("{sort} {value}")).collect(),
            readings: read.readings.iter().map(|r| (*r).to_owned()).collect(),
            steps: read.sources.iter().map(|(step, span)| Step { step: step.clone(), span: span.clone() }).collect(),
            tree: format!("{:#?}", read.tree.sentences),
            unread: Vec::new(),
        },
        Err(stuck) => Line {
            text: text.clone(),
            notation: Vec::new(),
            facts: Vec::new(),
            readings: Vec::new(),
            steps: Vec::new(),
            tree: String::new(),
            unread: stuck
                .iter()
                .map(|u| Stuck { at: u.at.clone(), span: u.span.clone(), expected: u.expected.clone() })
                .collect(),
        },
    });
    let explained =
        Explained { game: book.id(), id: printed.number.clone(), grade: made.grade(), lines: lines.collect() };
    if out.json {
        out.object(&explained)?;
    } else {
        explained.tell(out)?;
        for (notation, why) in &made.waiting {
            writeln!(out, "not in the language yet: {why}\n  {notation}")?;
        }
    }
    Ok(Done::from_ok(made.is_whole()))
}

impl Explained {
    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        writeln!(out, "{} ({}): {}", self.id, self.game, self.grade)?;
        for line in &self.lines {
            writeln!(out, "\n{}", line.text)?;
            line.facts.iter().try_for_each(|fact| writeln!(out, "  is    {fact}"))?;
            line.notation.iter().try_for_each(|ability| writeln!(out, "  means {ability}"))?;
            for Step { step, span } in &line.steps {
                let words = line.text.get(span.clone()).unwrap_or_default();
                writeln!(out, "  step  {step}\n        {}–{} {words}", span.start, span.end)?;
            }
            line.readings.iter().try_for_each(|reading| writeln!(out, "  by    {reading}"))?;
            for Stuck { at, expected, .. } in &line.unread {
                writeln!(out, "  stops at `{at}`\n  expected {expected}")?;
            }
        }
        Ok(())
    }
}

//! `baize cards explain`: how a text is read, phrase by phrase.

use super::show::told_grade;
use super::{importer, read};
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_import::Imported;
use baize_import::gather::gather;
use baize_import::shape::Printed;
use baize_kernel::message;
use baize_presenter::tell;
use baize_text::compile::Wording;
use baize_text::compile::atom::Atom;
use baize_text::compile::chart::Node;
use baize_text::compile::line::Tree;
use serde::Serialize;
use std::collections::BTreeMap;
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
    /// The phrases of its sentences, each with the bytes of the line and what its row means.
    phrases: Vec<Phrase>,
    unread: Vec<Stuck>,
}

#[derive(Serialize)]
struct Phrase {
    depth: usize,
    text: String,
    span: Range<usize>,
    means: String,
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
                let failure = Failure::usage(message!("the text of cards does not ship"));
                return Err(failure.hint(message!("give a card list that has it: baize cards explain GAME CARD FILE")));
            }
            let mut gathered = gather(read(&importer, lists)?);
            importer.learn_tokens(&mut gathered.cards);
            let found = gathered.cards.get(card).or_else(|| gathered.cards.get(&card.to_uppercase()));
            let numbers = || gathered.cards.keys().map(String::as_str);
            found
                .cloned()
                .ok_or_else(|| choose::unknown(message!("the lists have no card `{card}`", card), card, numbers()))?
        }
        (None, text) => {
            let text = Printed {
                number: "text".to_owned(),
                kind: asked.kind.unwrap_or_default().to_owned(),
                text: text.unwrap_or_default().to_owned(),
                ..Printed::default()
            };
            importer.learn_tokens(&mut BTreeMap::from([(text.number.clone(), text.clone())]));
            text
        }
    };
    let mut made = importer.card(&printed);
    if asked.card.is_none() && asked.kind.is_none() {
        // Of whatever kind of card the text can stand on; on some nothing that is printed is a rule.
        let kinds = book.vocabulary().kinds.iter().map(|kind| Printed { kind: (*kind).to_owned(), ..printed.clone() });
        let reads = |made: &Imported| made.is_whole() && !made.certificate.lines.is_empty();
        made = kinds.map(|printed| importer.card(&printed)).find(reads).unwrap_or(made);
    }
    let lines = made.certificate.lines.iter().map(|(text, read)| match read {
        Ok(read) => Line {
            text: text.clone(),
            notation: read.notation.clone(),
            facts: read.facts.iter().map(|(sort, value)| format!("{sort} {value}")).collect(),
            readings: read.readings.iter().map(|r| (*r).to_owned()).collect(),
            phrases: phrases(text, &read.tree, importer.wording()),
            unread: Vec::new(),
        },
        Err(stuck) => Line {
            text: text.clone(),
            notation: Vec::new(),
            facts: Vec::new(),
            readings: Vec::new(),
            phrases: Vec::new(),
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
            out.tell(&message!("not in the notation yet: {why}", why))?;
            writeln!(out, "  {notation}")?;
        }
    }
    Ok(Done::from_ok(made.is_whole()))
}

impl Explained {
    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        let grade = tell(out.words.tag, &told_grade(self.grade));
        writeln!(out, "{} ({}): {grade}", self.id, self.game)?;
        for line in &self.lines {
            writeln!(out, "\n{}", line.text)?;
            line.facts.iter().try_for_each(|fact| out.tell(&message!("  is {fact}", fact)))?;
            line.notation.iter().try_for_each(|ability| out.tell(&message!("  means {ability}", ability)))?;
            for Phrase { depth, text, span, means } in &line.phrases {
                writeln!(
                    out,
                    "  {:<7} {}{text}  ⇒ {means}",
                    format!("{}–{}", span.start, span.end),
                    "  ".repeat(*depth)
                )?;
            }
            line.readings.iter().try_for_each(|reading| out.tell(&message!("  by the reading {reading}", reading)))?;
            for Stuck { at, expected, .. } in &line.unread {
                out.tell(&message!("  stops at `{at}`, where `{expected}` was expected", at, expected))?;
            }
        }
        Ok(())
    }
}

/// Returns the phrases of a line's sentences, those that hold others first.
fn phrases(text: &str, tree: &Tree, wording: &Wording) -> Vec<Phrase> {
    let mut out = Vec::new();
    let cost = tree.cost.iter().zip(&tree.line.cost);
    for (node, atoms) in cost.chain(tree.sentences.iter().zip(&tree.line.sentences)) {
        phrase(node, &tree.line.atoms[atoms.clone()], (text, wording), 0, &mut out);
    }
    out
}

fn phrase(node: &Node, atoms: &[Atom], of: (&str, &Wording), depth: usize, out: &mut Vec<Phrase>) {
    let span = match (atoms.get(node.start), atoms.get(node.end.saturating_sub(1))) {
        (Some(first), Some(last)) if first.span.start <= last.span.end => first.span.start..last.span.end,
        _ => 0..0,
    };
    if let Some(row) = node.row {
        let text = of.0.get(span.clone()).unwrap_or_default().to_owned();
        out.push(Phrase { depth, text, span, means: of.1.rows[row].ir.clone() });
    }
    for inner in node.slots.iter().flat_map(|(_, nodes)| nodes) {
        phrase(inner, atoms, of, depth + 1, out);
    }
}

//! The compiler of official card text: what a card says becomes effect notation, and the notation effects.
//!
//! Stages, a type each: [`RawCard`] is what an importer read; [`clean::CleanText`] the text with typography
//! and known misprints mended; [`line::Line`] tags, cost, sentences and options as atoms;
//! [`chart::Node`] the phrase tree that the rows of the wording tables read; [`bind::Bound`] scope and
//! references decided, every decision by a named reading; then effect notation with a source for each step, and
//! the [`Certificate`]. Words are data: see [`wording::Wording`].

pub mod act;
pub mod atom;
pub mod bind;
pub mod chart;
pub mod clean;
pub mod eval;
pub mod line;
mod list;
pub mod noun;
pub mod phrase;
pub mod say;
pub mod sentence;
pub mod wording;

use clean::CleanText;
use line::{Read, Unread};
pub use wording::Wording;

/// The productions that every game shares.
pub const GRAMMAR: &str = include_str!("grammar.toml");

/// A card as an importer read it: its number and its lines of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RawCard {
    /// The number.
    pub id: String,
    /// The kind of card, in the game's words.
    pub kind: String,
    /// The text, with its line breaks.
    pub text: String,
    /// The condition to be linked, of games that print one.
    pub link: String,
}

/// What became of a card's text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Certificate {
    /// The lines after cleaning, each with what it means or what of it was not read.
    pub lines: Vec<(String, Result<Read, Vec<Unread>>)>,
}

impl Certificate {
    /// Whether all of the text was read.
    pub fn whole(&self) -> bool {
        self.lines.iter().all(|(_, read)| read.is_ok())
    }

    /// The effect notation of the lines that were read.
    pub fn notation(&self) -> String {
        let read = self.lines.iter().filter_map(|(_, read)| read.as_ref().ok());
        read.flat_map(|r| r.notation.iter().cloned()).collect::<Vec<_>>().join("\n")
    }
}

/// The condition to be linked, as an ability.
fn link(text: &str, wording: &Wording) -> Result<Read, Vec<Unread>> {
    let mut conds = Vec::new();
    for part in text.split(" / ") {
        conds.push(line::phrase(part, "linkitem", wording)?);
    }
    let notation = format!("always, while {}: this gain linked", conds.join(" or "));
    Ok(Read { notation: vec![notation], ..Read::default() })
}

/// Abilities that a card of this kind gives to another card.
fn wrapped(mut read: Read, card: &RawCard, wording: &Wording) -> Read {
    let Some(wrap) = wording.wraps.iter().find(|w| w.kind == card.kind) else { return read };
    for ability in &mut read.notation {
        if !wrap.except.iter().any(|e| ability.starts_with(e)) {
            *ability = wrap.ir.replace("{ability}", ability);
        }
    }
    // A keyword that such a card has is one of the card it is given to.
    let (own, facts): (Vec<_>, Vec<_>) = read.facts.into_iter().partition(|fact| line::gained(fact).is_some());
    read.facts = facts;
    read.notation.extend(own.iter().filter_map(line::gained).map(|gain| format!("always: {} {gain}", wrap.to)));
    read
}

/// Compiles the text of a card.
pub fn compile(card: &RawCard, wording: &Wording) -> Certificate {
    let clean = CleanText::new(card, wording);
    let mut lines = Vec::new();
    if !card.link.is_empty() {
        lines.push((card.link.clone(), link(&card.link, wording)));
    }
    for text in clean.lines() {
        let read = line::read(&text, wording).map(|read| wrapped(read, card, wording));
        lines.push((text, read));
    }
    Certificate { lines }
}

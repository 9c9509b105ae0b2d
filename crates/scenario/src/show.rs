//! The table as text, for people who must find out why a scenario fails.

use crate::answer::{Ear, shape};
use crate::events::outcome_words;
use crate::read::letter;
use baize_kernel::pool::NO_STAT;
use baize_kernel::{CardId, Message, Seat, Stat, Zone, message};
use std::fmt::Write;

/// The most cards of a pile that are written out.
const MOST: usize = 12;

/// Returns the board and the open question as text.
pub fn table(ear: &Ear<'_>) -> Message {
    Message::list(vec![board(ear), prompt(ear)], "")
}

/// Returns the board as text: whose turn it is, and a line for each pile that has cards in the words of scenarios.
pub fn board(ear: &Ear<'_>) -> Message {
    let (active, turn, phase) = ear.table.clock();
    let phase = ear.table.vocabulary().phase(phase);
    let clock = message!("turn {turn} of {seat}, phase `{phase}`", turn, seat = letter(active), phase);
    Message::list(vec![clock, piles(ear).into()], "\n")
}

fn piles(ear: &Ear<'_>) -> String {
    let vocabulary = ear.table.vocabulary();
    let mut out = String::new();
    let scores = ear.table.view(None).scores;
    for seat in (0..ear.table.seats()).map(Seat) {
        if let Some(scores) = scores.get(seat.index()).filter(|s| !s.is_empty()) {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "  {} scores {scores:?}", letter(seat));
        }
        for zone in (0..vocabulary.zones.len() as u8).map(Zone) {
            let pile = ear.table.pile(seat, zone);
            if !pile.is_empty() {
                let word = vocabulary.zone(zone);
                let _ = writeln!(out, "  {}.{word} ({}): {}", letter(seat), pile.len(), cards(ear, &pile));
            }
        }
    }
    out
}

fn cards(ear: &Ear<'_>, pile: &[CardId]) -> String {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for &id in pile {
        let name = ear.table.pool().name(ear.table.card(id).def);
        let called = if ear.names.has_alias(id) {
            format!("{name} as {}", ear.names.call(ear.table, id))
        } else {
            name.to_owned()
        };
        let text = format!("{called}{}", condition(ear, id));
        match runs.last_mut() {
            Some((last, n)) if *last == text => *n += 1,
            _ => runs.push((text, 1)),
        }
    }
    let shown = |(text, n): &(String, usize)| if *n > 1 { format!("{n} x {text}") } else { text.clone() };
    let mut out: Vec<String> = runs.iter().take(MOST).map(shown).collect();
    if runs.len() > MOST {
        out.push("…".to_owned());
    }
    out.join(", ")
}

/// Returns what is special about a card on the table.
fn condition(ear: &Ear<'_>, id: CardId) -> String {
    let card = ear.table.card(id);
    let def = ear.table.pool().def(card.def);
    let mut notes = Vec::new();
    for (i, printed) in def.stats.iter().enumerate() {
        let now = ear.table.stat(id, Stat(i as u8));
        if *printed != NO_STAT && *printed != now {
            notes.push(format!("{} {now}", ear.table.vocabulary().stat(Stat(i as u8))));
        }
    }
    let flags = [(card.rested, "rested"), (card.face_up, "face up")];
    notes.extend(flags.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    if card.marks != 0 {
        notes.push(format!("marks {}", card.marks));
    }
    if card.attached != 0 {
        notes.push(format!("attached {}", card.attached));
    }
    if notes.is_empty() { String::new() } else { format!(" [{}]", notes.join(", ")) }
}

/// Returns the open question with all that is offered, as text.
pub fn prompt(ear: &Ear<'_>) -> Message {
    let Some(prompt) = ear.table.prompt() else {
        let over = message!("nobody is asked; outcome: `{outcome}`", outcome = outcome_words(ear.table.outcome()));
        return Message::list(vec![over, "".into()], "\n");
    };
    let verb = ear.table.vocabulary().verb(prompt.why.verb);
    let by = match prompt.why.source.is_some() {
        true => message!(" by {card}", card = ear.names.call(ear.table, prompt.why.source)),
        false => Message::default(),
    };
    let asked = message!(
        "{seat} is asked to `{verb}`{by} ({clause}) and answers {wants}:",
        seat = letter(prompt.seat),
        verb,
        by,
        clause = prompt.why.clause.as_str(),
        wants = shape(prompt.ask)
    );
    let options = prompt.options.iter().fold(String::new(), |out, option| out + "  - " + &ear.told(option) + "\n");
    Message::list(vec![asked, options.into()], "\n")
}

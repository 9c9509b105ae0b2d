//! Events in words: one compact form for each kind, to print and to match.
//!
//! A pattern is the form with whatever the writer leaves away at its optional places; `*` stands
//! for any one card, place or word. `docs/scenarios.md` lists the forms.

use crate::names::Names;
use crate::read::letter;
use baize_kernel::lasting::Shift;
use baize_kernel::{CardId, Event, Outcome, Seat, Table, What, Zone};

/// A piece of an event in words.
enum Part {
    /// One of these, the first being the usual one.
    Word(Vec<String>),
    /// A card, under any name it goes by.
    Card(CardId),
    /// These, or nothing.
    Maybe(Vec<Part>),
}

fn word(text: impl Into<String>) -> Part {
    Part::Word(vec![text.into()])
}

fn maybe(parts: impl Into<Vec<Part>>) -> Part {
    Part::Maybe(parts.into())
}

/// Returns an event in words.
pub fn told(names: &Names, table: &dyn Table, event: &Event) -> String {
    let mut out = Vec::new();
    write(names, table, &parts(table, event), &mut out);
    out.join(" ")
}

fn write(names: &Names, table: &dyn Table, parts: &[Part], out: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Word(forms) => out.push(forms[0].clone()),
            Part::Card(card) => out.push(names.call(table, *card)),
            Part::Maybe(inner) => write(names, table, inner, out),
        }
    }
}

/// Returns whether a pattern fits an event.
pub fn matches(names: &Names, table: &dyn Table, pattern: &str, event: &Event) -> bool {
    let pattern = pattern.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts = parts(table, event);
    fits(names, table, &pattern, &parts.iter().collect::<Vec<_>>())
}

fn fits(names: &Names, table: &dyn Table, pattern: &str, parts: &[&Part]) -> bool {
    let Some((first, rest)) = parts.split_first() else { return pattern.is_empty() };
    match first {
        Part::Word(forms) => {
            let star = ["*".to_owned()];
            let after = |form: &String| after_word(pattern, form);
            forms.iter().chain(&star).filter_map(after).any(|left| fits(names, table, left, rest))
        }
        Part::Card(card) => splits(pattern).any(|(slot, left)| {
            (slot == "*" || names.means(table, slot, *card)) && fits(names, table, left, rest)
        }),
        Part::Maybe(inner) => {
            let with: Vec<&Part> = inner.iter().chain(rest.iter().copied()).collect();
            fits(names, table, pattern, rest) || fits(names, table, pattern, &with)
        }
    }
}

/// Returns what follows a word at the beginning of a pattern.
fn after_word<'a>(pattern: &'a str, form: &str) -> Option<&'a str> {
    let head = pattern.get(..form.len())?;
    let left = &pattern[form.len()..];
    let ends = left.is_empty() || left.starts_with(' ');
    (head.eq_ignore_ascii_case(form) && ends).then(|| left.trim_start())
}

/// Returns every way to cut a pattern in two between words, the first part not empty.
fn splits(pattern: &str) -> impl Iterator<Item = (&str, &str)> {
    let cuts = pattern.match_indices(' ').map(|(i, _)| i).chain([pattern.len()]);
    cuts.filter(|&i| i > 0).map(|i| (&pattern[..i], pattern[i..].trim_start()))
}

/// Returns the pieces of an event in words, the clause last.
fn parts(table: &dyn Table, event: &Event) -> Vec<Part> {
    let mut out = what(table, &event.what);
    if event.clause != baize_kernel::Clause::NONE {
        out.push(maybe([word(format!("({})", event.clause))]));
    }
    out
}

fn what(table: &dyn Table, what: &What) -> Vec<Part> {
    let v = table.vocabulary();
    let seat = |s: Seat| word(letter(s));
    let card = |c: CardId| if c.is_some() { vec![Part::Card(c)] } else { Vec::new() };
    match *what {
        What::Moved { card: c, from, to, at, face_up, host, verb, .. } => {
            let mut out = vec![word("moved"), Part::Card(c), pile(table, from), word("->"), pile(table, to)];
            out.push(maybe([word("by"), word(v.verb(verb))]));
            out.push(maybe([word("at"), Part::Word(place(at))]));
            if face_up {
                out.push(maybe([word("face"), word("up")]));
            }
            if host.is_some() {
                out.push(maybe([word("onto"), Part::Card(host)]));
            }
            out
        }
        What::Created { card: c, to, .. } => vec![word("created"), Part::Card(c), word("in"), pile(table, to)],
        What::Removed { card: c, from } => vec![word("removed"), Part::Card(c), word("from"), pile(table, from)],
        What::Turned { card: c, rested } => {
            vec![word("turned"), Part::Card(c), word(if rested { "rested" } else { "active" })]
        }
        What::Flipped { card: c, face_up, .. } => {
            vec![word("flipped"), Part::Card(c), word("face"), word(if face_up { "up" } else { "down" })]
        }
        What::Marked { card: c, marks } => vec![word("marked"), Part::Card(c), word(marks.to_string())],
        What::Shuffled { seat, zone } => vec![word("shuffled"), pile(table, (seat, zone))],
        What::TurnBegan { seat: s, number } => {
            vec![word("turn"), word(number.to_string()), word("of"), seat(s)]
        }
        What::PhaseBegan { phase } => vec![word("phase"), word(v.phase(phase))],
        What::Scored { seat: s, score, value } => {
            let which = maybe([word("score"), word((u16::from(score) + 1).to_string())]);
            vec![word("scored"), seat(s), word(value.to_string()), which]
        }
        What::Ended { outcome } => vec![word("ended"), word(outcome_words(Some(outcome)))],
        What::Did { seat: s, verb, card: c, other, n } => {
            let mut out = vec![word("did"), seat(s), word(v.verb(verb))];
            if c.is_some() {
                let mut cards = vec![Part::Card(c)];
                if other.is_some() {
                    cards.push(maybe([word("->"), Part::Card(other)]));
                }
                out.push(maybe(cards));
            } else if other.is_some() {
                out.push(maybe([word("->"), Part::Card(other)]));
            }
            if n != 0 {
                out.push(maybe([word(n.to_string())]));
            }
            out
        }
        What::Seen { seat: s, card: c, reveal, .. } => {
            vec![word(if reveal { "revealed" } else { "looked" }), seat(s), Part::Card(c)]
        }
        What::Began { card: c, seat: s, change, source } => lasting("began", table, c, s, change, source),
        What::Lapsed { card: c, seat: s, change, source } => lasting("lapsed", table, c, s, change, source),
        What::Activated { seat: s, card: c, ability } => {
            let mut out = vec![word("activated"), seat(s)];
            out.extend(card(c));
            out.push(maybe([word("ability"), word((u16::from(ability) + 1).to_string())]));
            out
        }
        What::Skipped { seat: s, verb, card: c } => {
            let mut out = vec![word("skipped"), seat(s), word(v.verb(verb))];
            out.push(maybe(card(c)));
            out
        }
        What::Applied { seat: s, card: c } => {
            let mut out = vec![word("applied"), maybe([seat(s)])];
            out.push(maybe(card(c)));
            out
        }
        What::Rolled { seat: s, of, result } => {
            vec![word("rolled"), seat(s), word(result.to_string()), maybe([word("of"), word(of.to_string())])]
        }
    }
}

fn lasting(verb: &str, table: &dyn Table, card: CardId, seat: Seat, change: Shift, source: CardId) -> Vec<Part> {
    let on = if card.is_some() { Part::Card(card) } else { word(letter(seat)) };
    let mut out = vec![word(verb), on];
    out.extend(shift_words(table, change).split(' ').map(word));
    if source.is_some() {
        out.push(maybe([word("from"), Part::Card(source)]));
    }
    out
}

/// Returns a pile in words: `A.hand`, or `hand` for short.
fn pile(table: &dyn Table, (seat, zone): (Seat, Zone)) -> Part {
    let zone = table.vocabulary().zone(zone);
    Part::Word(vec![format!("{}.{zone}", letter(seat)), zone.to_owned()])
}

/// Returns a place in a pile in words: `top`, `bottom`, or its number from the front.
fn place(at: u16) -> Vec<String> {
    match at {
        0 => vec!["top".to_owned(), "1".to_owned()],
        u16::MAX => vec!["bottom".to_owned()],
        at => vec![(at + 1).to_string()],
    }
}

/// Returns a change in words.
fn shift_words(table: &dyn Table, shift: Shift) -> String {
    let v = table.vocabulary();
    let text = |w| table.pool().lexicon().text(w);
    match shift {
        Shift::Add(stat, n) => format!("{n:+} {}", v.stat(stat)),
        Shift::Base(stat, n) => format!("base {} {n}", v.stat(stat)),
        Shift::Gain(keyword) => format!("gains {}", v.keyword(keyword)),
        Shift::Lose(keyword) => format!("loses {}", v.keyword(keyword)),
        Shift::Forbid(ban) => format!("cannot {}", v.ban(ban)),
        Shift::Mute => "muted".to_owned(),
        Shift::MuteCue(cue) => format!("muted {}", v.cue(cue)),
        Shift::Ability(_) => "gains ability".to_owned(),
        Shift::Name(name) => format!("named {}", text(name)),
        Shift::Trait(name) => format!("trait {}", text(name)),
        Shift::Label(label) => format!("label {}", v.label(label)),
    }
}

/// Returns an outcome in words.
pub fn outcome_words(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Won(seats)) => {
            let won: Vec<String> =
                (0..crate::read::MAX_SEATS).map(Seat).filter(|s| seats.has(*s)).map(|s| letter(s).into()).collect();
            let verb = if won.len() == 1 { "wins" } else { "win" };
            format!("{} {verb}", won.join(" and "))
        }
    }
}

/// The words a pattern may begin with.
pub const FORMS: [&str; 21] = [
    "moved", "created", "removed", "turned", "flipped", "marked", "shuffled", "turn", "phase", "scored", "ended",
    "did", "looked", "revealed", "began", "lapsed", "activated", "skipped", "applied", "rolled", "*",
];

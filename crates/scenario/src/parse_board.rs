//! From the YAML tree to boards, set-ups and decks.

use crate::diagnostic::Problems;
use crate::model::{BoardText, CardText, DeckText, Heap, SeatText, SetupText};
use crate::parse::clauses;
use crate::read::{At, Fields, as_text, counted, list, number, seat, seat_of, text, truth};
use crate::suggest::hint;
use crate::yaml::{Entry, Node, Value};
use baize_kernel::chance::Scripted;
use baize_kernel::message;

/// The most cards that one line of a board or deck may stand for.
const MAX_COPIES: u16 = 200;
/// The most cards of one pile.
const MAX_PILE: u16 = 400;

/// Reads a board.
pub(crate) fn board(node: &Node, p: &mut Problems) -> Option<BoardText> {
    let mut fields = Fields::of(node, "`board`", p)?;
    let board = BoardText {
        spot: fields.spot,
        turn: fields.take("turn").and_then(|n| number(n, "`turn`", 1, 10_000, p)),
        active: fields.take("active").and_then(|n| seat(n, "`active`", p)),
        first: fields.take("first").and_then(|n| seat(n, "`first`", p)),
        phase: fields.take("phase").and_then(|n| text(n, "`phase`", p)),
        chance: fields.take("chance").map(|n| chance(n, p)).unwrap_or_default(),
        refused: fields.take("refused").map(|n| clauses(n, p)),
        seats: fields.take_where(|key| seat_of(key).is_some()).into_iter().filter_map(|e| seat_text(e, p)).collect(),
    };
    fields.finish("`board`", &["A", "B"], p);
    Some(board)
}

fn seat_text(entry: &Entry, p: &mut Problems) -> Option<SeatText> {
    let seat = seat_of(&entry.key)?;
    let mut fields = Fields::of(&entry.value, message!("a seat's board"), p)?;
    let scores = fields.take("scores").map(|n| scores(n, p)).unwrap_or_default();
    let mut zones = Vec::new();
    for zone in fields.rest() {
        zones.push((At::new(zone.spot, zone.key.clone()), heap(&zone.value, MAX_PILE, p)));
    }
    Some(SeatText { seat, zones, scores })
}

fn scores(node: &Node, p: &mut Problems) -> Vec<(String, i32)> {
    let Some(mut fields) = Fields::of(node, "`scores`", p) else { return Vec::new() };
    let value = |e: &Entry, p: &mut Problems| number(&e.value, message!("a score"), -1_000_000, 1_000_000, p);
    fields.rest().into_iter().filter_map(|e| Some((e.key.clone(), value(e, p)?))).collect()
}

/// Reads cards: a number of whichever cards, one card, or a list.
fn heap(node: &Node, most: u16, p: &mut Problems) -> Heap {
    if let Some(count) = as_text(node).and_then(|t| t.parse::<u16>().ok()) {
        if count > most {
            p.add(node.spot, message!("at most {most} cards fit here", most));
        }
        return Heap::Count(count.min(most));
    }
    let cards: Vec<CardText> = list(node).into_iter().filter_map(|n| card(n, p)).collect();
    let total: u32 = cards.iter().map(|c| u32::from(c.count)).sum();
    if total > u32::from(most) {
        p.add(node.spot, message!("at most {most} cards fit here, not {total}", most, total));
        return Heap::Cards(Vec::new());
    }
    Heap::Cards(cards)
}

fn card(node: &Node, p: &mut Problems) -> Option<CardText> {
    if !matches!(node.value, Value::Map(_)) {
        let words = text(node, message!("a card"), p)?;
        let (count, name) = copies(&words, p);
        return Some(plain_card(At::new(words.spot, name), count));
    }
    let mut fields = Fields::of(node, message!("a card"), p)?;
    let spot = fields.spot;
    let named = fields.take("card").and_then(|n| text(n, "`card`", p));
    if named.is_none() {
        p.add(spot, message!("a card on a board needs `card:` with its id or name"));
    }
    let alias = fields.take("as").and_then(|n| text(n, "`as`", p));
    let rested = fields.take("rested").and_then(|n| truth(n, "`rested`", p)).unwrap_or(false);
    let face_up = fields.take("face_up").and_then(|n| truth(n, "`face_up`", p));
    let marks = fields.take("marks").and_then(|n| number(n, "`marks`", -30_000, 30_000, p)).unwrap_or(0);
    let new = fields.take("new").and_then(|n| truth(n, "`new`", p)).unwrap_or(false);
    let attached = fields.take("attached").map_or(Heap::Count(0), |n| heap(n, 100, p));
    fields.finish(message!("a card"), &[], p);
    let named = named?;
    let (count, name) = copies(&named, p);
    if let (Some(alias), true) = (&alias, count != 1) {
        p.add(alias.spot, message!("`as` names one card, not {count}: write the cards one by one", count));
    }
    let card = At::new(named.spot, name);
    Some(CardText { alias, rested, face_up, marks, new, attached, ..plain_card(card, count) })
}

fn plain_card(card: At<String>, count: u16) -> CardText {
    CardText { card, count, alias: None, rested: false, face_up: None, marks: 0, new: false, attached: Heap::Count(0) }
}

fn copies(words: &At<String>, p: &mut Problems) -> (u16, String) {
    let (count, name) = counted(&words.value);
    if count > MAX_COPIES {
        p.add(words.spot, message!("at most {most} copies can be written in one line", most = MAX_COPIES));
    }
    (count.min(MAX_COPIES), name.to_owned())
}

/// Reads results of chance by name.
fn chance(node: &Node, p: &mut Problems) -> Vec<Scripted> {
    list(node).into_iter().filter_map(|n| result(n, p)).collect()
}

const RESULTS: [&str; 5] = ["heads", "tails", "keep order", "reverse", "roll 0"];

fn result(node: &Node, p: &mut Problems) -> Option<Scripted> {
    let words = text(node, message!("a result of chance"), p)?;
    let roll = || words.value.strip_prefix("roll ").and_then(|n| n.trim().parse().ok()).map(Scripted::Roll);
    let read = match words.value.as_str() {
        "heads" => Some(Scripted::Roll(0)),
        "tails" => Some(Scripted::Roll(1)),
        "keep order" => Some(Scripted::KeepOrder),
        "reverse" => Some(Scripted::Reverse),
        _ => roll(),
    };
    if read.is_none() {
        p.add(
            words.spot,
            message!("chance has no result `{word}`{near}", word = words.value, near = hint(&words.value, RESULTS)),
        );
    }
    read
}

/// Reads a set-up.
pub(crate) fn setup(node: &Node, p: &mut Problems) -> Option<SetupText> {
    let mut fields = Fields::of(node, "`setup`", p)?;
    let spot = fields.spot;
    let decks = fields.take("decks");
    if decks.is_none() {
        p.add(spot, message!("`setup` needs `decks:`, one for each seat"));
    }
    let setup = SetupText {
        spot,
        decks: decks.map(|n| list(n).into_iter().filter_map(|n| deck(n, p)).collect()).unwrap_or_default(),
        chance: fields.take("chance").map(|n| chance(n, p)).unwrap_or_default(),
        refused: fields.take("refused").map(|n| clauses(n, p)),
    };
    fields.finish("`setup`", &[], p);
    Some(setup)
}

fn deck(node: &Node, p: &mut Problems) -> Option<DeckText> {
    match &node.value {
        Value::Text(_) => text(node, message!("a deck"), p).map(DeckText::Named),
        Value::List(_) => Some(DeckText::Lines(deck_lines("", node, p))),
        Value::Map(parts) => {
            let part = |e: &Entry, p: &mut Problems| deck_lines(if e.key == "main" { "" } else { &e.key }, &e.value, p);
            Some(DeckText::Lines(parts.iter().flat_map(|e| part(e, p)).collect()))
        }
        Value::Nothing => {
            p.add(
                node.spot,
                message!("a deck is the name of one that ships, a list of cards, or parts with lists of cards"),
            );
            None
        }
    }
}

fn deck_lines(part: &str, node: &Node, p: &mut Problems) -> Vec<(String, u16, At<String>)> {
    let line = |n: &Node, p: &mut Problems| {
        let words = text(n, message!("a line of a deck"), p)?;
        let (count, name) = copies(&words, p);
        Some((part.to_owned(), count, At::new(words.spot, name)))
    };
    list(node).into_iter().filter_map(|n| line(n, p)).collect()
}

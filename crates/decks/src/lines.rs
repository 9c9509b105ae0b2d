//! One line of a list in the spellings that people and programs use.

use crate::read::MOST_COPIES;
use baize_kernel::{Deck, Message, message};
use serde_json::Value;

/// Takes the count off the front of a line.
pub fn uncounted(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
    rest.strip_prefix(['x', 'X']).unwrap_or(rest).trim()
}

/// Takes a comment off a line. A mark inside a word is part of the word.
pub fn uncomment(line: &str) -> &str {
    let comment = line.char_indices().find(|&(at, _)| {
        let starts_word = line[..at].chars().next_back().is_none_or(char::is_whitespace);
        starts_word && (line[at..].starts_with('#') || line[at..].starts_with("//"))
    });
    comment.map_or(line, |(at, _)| &line[..at])
}

/// Returns the part that a mark of a `.ydk` list begins; the main part has no name.
pub fn mark(line: &str) -> Option<&'static str> {
    match line.trim() {
        "#main" => Some(""),
        "#extra" => Some("extra"),
        "!side" => Some("side"),
        _ => None,
    }
}

/// Splits a line into count and card number.
pub fn split(line: &str) -> Result<(u32, &str), Message> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (first, last) = (words[0], words[words.len() - 1]);
    if words.len() > 1
        && let Some(digits) = last.strip_prefix(['x', 'X'])
        && is_number(digits)
    {
        return Ok((number(digits)?, first));
    }
    let digits = first.len() - first.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (count, rest) = first.split_at(digits);
    match (count, rest, words.get(1)) {
        ("", ..) => Err(message!("`{first}` has no number of copies; write `4x{first}`", first)),
        (_, "", Some(&("x" | "X"))) if words.len() > 2 => Ok((number(count)?, words[2])),
        (_, "" | "x" | "X", Some(id)) => Ok((number(count)?, id)),
        (_, "" | "x" | "X", None) => Err(message!("`{line}` names no card; write `4xID`", line)),
        (_, rest, _) => match rest.strip_prefix(['x', 'X']) {
            Some(id) => Ok((number(count)?, id)),
            None => Err(message!("`{first}` has no number of copies; write `4x{first}`", first)),
        },
    }
}

/// Returns whether a word is a whole number.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn number(digits: &str) -> Result<u32, Message> {
    digits.parse().map_err(|_| message!("{n} copies; write 1 to {most}", n = digits, most = MOST_COPIES))
}

/// Returns the part that a line begins which only heads others, such as `Side Deck (15):`.
pub fn heading(line: &str) -> Option<String> {
    let line = line.trim_start_matches(['=', '-', '*', ' ']).trim_end_matches(['=', '-', '*', ' ']);
    let counted = |c: char| c.is_ascii_digit() || "()[]:, /".contains(c);
    let words = line.trim_end_matches(counted).to_lowercase();
    let word = words.strip_suffix(" deck").or_else(|| words.strip_suffix(" cards")).unwrap_or(&words).trim();
    match word {
        "side" | "sideboard" => Some("side".to_owned()),
        "extra" => Some("extra".to_owned()),
        "main" | "deck" | "leader" | "leaders" | "character" | "characters" | "event" | "events" | "stage"
        | "stages" | "unit" | "units" | "pilot" | "pilots" | "command" | "commands" | "base" | "bases" | "monster"
        | "monsters" | "spell" | "spells" | "trap" | "traps" | "resource" | "resources" => Some(String::new()),
        _ => None,
    }
}

/// Returns what a line says about the whole deck: `name: …`, or the format it is for.
pub fn setting(line: &str) -> Option<(&'static str, &str)> {
    let (key, value) = line.split_once(':')?;
    let key = match key.trim().to_lowercase().as_str() {
        "name" | "title" | "deck name" => "name",
        "format" | "frame" => "format",
        _ => return None,
    };
    Some((key, value.trim())).filter(|(_, value)| !value.is_empty())
}

/// Understands a line that has its card numbers anywhere: `4 Nami (OP01-016)`, `OP01-016,4`, `OP01-016: 4`, several
/// numbers for one copy each, or the cards of a suit: `♠ A 2 10`.
pub fn loosely(line: &str, find: impl Fn(&str) -> Option<String>) -> Option<Vec<(u32, String)>> {
    if let Some(cards) = suited(line, &find) {
        return Some(cards);
    }
    let bare = |c: char| "()[]{}<>,;:|\t\"'".contains(c) || c.is_whitespace();
    let words: Vec<&str> = line.split(bare).filter(|word| !word.is_empty()).collect();
    let found: Vec<(usize, String)> =
        words.iter().enumerate().filter_map(|(at, word)| Some((at, find(word)?))).collect();
    if found.len() > 1 && found.len() == words.len() {
        return Some(found.into_iter().map(|(_, id)| (1, id)).collect());
    }
    let (at, id) = found.first().filter(|_| found.len() == 1)?;
    let others = words.iter().enumerate().filter(|(i, _)| i != at).map(|(_, word)| *word);
    let counts: Vec<u32> = others.filter_map(copies).collect();
    // A name may hold a number, so the count is the first word or the last.
    let ends = [words.first(), words.last()].into_iter().flatten().find_map(|word| copies(word));
    let count = if counts.len() == 1 { counts.first().copied() } else { ends };
    Some(vec![(count?, id.clone())])
}

/// Reads a count: `4`, `4x`, `x4`, `×4`.
fn copies(word: &str) -> Option<u32> {
    let digits = word.trim_start_matches(['x', 'X', '×']).trim_end_matches(['x', 'X', '×']);
    Some(digits).filter(|digits| is_number(digits)).and_then(|digits| digits.parse().ok())
}

const SUITS: [(&str, char); 4] = [("♠", 'S'), ("♥", 'H'), ("♦", 'D'), ("♣", 'C')];

fn suited(line: &str, find: &impl Fn(&str) -> Option<String>) -> Option<Vec<(u32, String)>> {
    let (sign, letter) = SUITS.into_iter().find(|(sign, _)| line.starts_with(sign))?;
    let ranks = line[sign.len()..].trim_start_matches(['\u{fe0f}', ':', ' ']);
    ranks
        .split([' ', ','])
        .filter(|rank| !rank.is_empty())
        .map(|rank| Some((1, find(&format!("{letter}{rank}"))?)))
        .collect()
}

/// Writes the cards of suits a line each, and others as usual.
pub fn write_suits(deck: &Deck) -> String {
    let mut out = String::new();
    let is_suited = |id: &str| SUITS.iter().any(|(_, letter)| id.starts_with(*letter)) && id.len() <= 3;
    for (sign, letter) in SUITS {
        let own = deck.lines.iter().filter(|l| l.part.is_empty() && l.count == 1 && is_suited(&l.id));
        let ranks: Vec<&str> = own.filter_map(|l| l.id.strip_prefix(letter)).collect();
        if !ranks.is_empty() {
            out += &format!("{sign} {}\n", ranks.join(" "));
        }
    }
    let mut part = "";
    for line in deck.lines.iter().filter(|l| !(l.part.is_empty() && l.count == 1 && is_suited(&l.id))) {
        if line.part != part {
            part = &line.part;
            out += &format!("[{part}]\n");
        }
        out += &format!("{}x{}\n", line.count, line.id);
    }
    out
}

/// What programs call the number of a card, and how many there are.
const NUMBERS: [&str; 8] = ["id", "number", "code", "card", "card_id", "cardId", "cardNumber", "card_number"];
const COUNTS: [&str; 6] = ["count", "quantity", "qty", "amount", "copies", "n"];

/// Collects the cards of a JSON value: count, number and part.
///
/// # Errors
/// When it has no shape of a list.
pub fn json_cards(json: &Value, part: &str, found: &mut Vec<(u32, String, String)>) -> Result<(), Message> {
    match json {
        Value::Array(all) => all.iter().try_for_each(|one| json_card(one, part, found)),
        Value::Object(object) => {
            for (key, value) in object {
                match value {
                    Value::Array(_) | Value::Object(_) => {
                        let lower = key.to_lowercase();
                        let own = heading(&lower).unwrap_or(if lower == "lines" { part.to_owned() } else { lower });
                        json_cards(value, if own == "cards" || own == "list" { part } else { &own }, found)?;
                    }
                    Value::Number(n) => push(found, number_of(n)?, key, part),
                    _ => {}
                }
            }
            Ok(())
        }
        other => Err(message!("`{other}` is no card", other = other.to_string())),
    }
}

fn json_card(json: &Value, part: &str, found: &mut Vec<(u32, String, String)>) -> Result<(), Message> {
    let word = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(n) => Some(n.to_string()),
        _ => None,
    };
    if let Some(id) = word(json) {
        push(found, 1, &id, part);
        return Ok(());
    }
    let id = NUMBERS.iter().find_map(|key| json.get(key).and_then(word));
    let id = id.ok_or_else(|| message!("a card has no `{key}`", key = NUMBERS[0]))?;
    let count = COUNTS.iter().find_map(|key| json.get(key));
    let count =
        count.map_or(Ok(1), |n| n.as_number().ok_or_else(|| message!("a count is no number")).and_then(number_of))?;
    let own = json.get("part").and_then(Value::as_str).unwrap_or(part);
    push(found, count, &id, own);
    Ok(())
}

fn number_of(n: &serde_json::Number) -> Result<u32, Message> {
    n.as_u64()
        .and_then(|n| u32::try_from(n).ok())
        .ok_or_else(|| message!("{n} copies; write 1 to {most}", n = n.to_string(), most = MOST_COPIES))
}

/// Adds copies to the card that came last, or begins another: lists repeat a number once for each copy.
fn push(found: &mut Vec<(u32, String, String)>, count: u32, id: &str, part: &str) {
    match found.iter_mut().rev().take(200).find(|(_, other, own)| other == id && own == part) {
        Some((n, ..)) => *n = n.saturating_add(count),
        None => found.push((count, id.to_owned(), part.to_owned())),
    }
}

//! Deck lists as the community writes them, read strictly and with every problem at once; codes that carry a
//! deck in a link; and what can be worked out about a deck: its curve and the odds of drawing.

pub mod codes;
mod lines;
pub mod odds;
pub mod profile;
mod read;
pub mod restrictions;
#[cfg(test)]
mod tests;

pub use read::{Read, parse, read};

use baize_kernel::{Deck, DeckLine, Pool};
use std::collections::BTreeMap;

/// The largest list that is read, in bytes.
pub const LARGEST: u64 = 256 << 10;

/// Formats of deck lists.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum ListFormat {
    /// `4xOP01-016`
    Count,
    /// `4 OP01-016 Name`
    Named,
    /// `OP01-016 x4`
    Trailing,
    /// `4 Name`
    Names,
    /// `#main` and `!side` with one passcode a line; the name where a card has none
    Ydk,
    /// A JSON array with every card number as often as the deck has it
    Tts,
    /// A JSON object with name and lines
    Json,
    /// `1nOP01-001a4nOP01-016`, as links to deck pages have it
    Deckgen,
    /// `ydke://` with the passcodes of each part
    Ydke,
    /// A line for each suit: `♠ A 2 10 K`; other cards as `4xID`
    Suits,
}

impl ListFormat {
    /// Every format.
    pub const ALL: [ListFormat; 10] = [
        ListFormat::Count,
        ListFormat::Named,
        ListFormat::Trailing,
        ListFormat::Names,
        ListFormat::Ydk,
        ListFormat::Tts,
        ListFormat::Json,
        ListFormat::Deckgen,
        ListFormat::Ydke,
        ListFormat::Suits,
    ];
}

/// Writes a deck in a format.
pub fn write(deck: &Deck, pool: &Pool, format: ListFormat) -> String {
    let by_line = |line: fn(&DeckLine, &str) -> String| {
        let mut out = String::new();
        let mut part = "";
        for one in &deck.lines {
            if one.part != part {
                part = &one.part;
                out += &format!("[{part}]\n");
            }
            let name = pool.find(&one.id).map_or("", |def| pool.name(def));
            out += line(one, name).trim_end();
            out.push('\n');
        }
        out
    };
    match format {
        ListFormat::Count => by_line(|line, _| format!("{}x{}", line.count, line.id)),
        ListFormat::Named => by_line(|line, name| format!("{} {} {name}", line.count, line.id)),
        ListFormat::Trailing => by_line(|line, _| format!("{} x{}", line.id, line.count)),
        ListFormat::Names => by_line(|line, name| format!("{} {name}", line.count)),
        ListFormat::Ydk => write_ydk(deck, pool),
        ListFormat::Tts => {
            let ids: Vec<&str> =
                deck.lines.iter().flat_map(|l| std::iter::repeat_n(l.id.as_str(), l.count.into())).collect();
            serde_json::to_string(&ids).expect("a list of texts is JSON") + "\n"
        }
        ListFormat::Json => serde_json::to_string_pretty(deck).expect("a deck is plain data") + "\n",
        ListFormat::Deckgen => codes::deckgen(deck) + "\n",
        ListFormat::Ydke => codes::ydke(deck, pool) + "\n",
        ListFormat::Suits => lines::write_suits(deck),
    }
}

/// Writes one passcode a line after the marks of the parts; other programs skip the name that
/// stands where a card has no passcode, ours reads it.
fn write_ydk(deck: &Deck, pool: &Pool) -> String {
    let mut out = format!("#created by Baize: {}\n", deck.name.replace(['\n', '\r'], " "));
    for (heading, parts) in [("#main", ["", "main"]), ("#extra", ["extra"; 2]), ("!side", ["side"; 2])] {
        out += heading;
        out.push('\n');
        for line in deck.lines.iter().filter(|line| parts.contains(&line.part.as_str())) {
            let def = pool.find(&line.id);
            let code = def.and_then(|def| pool.def(def).codes.first());
            // Programs that read such lists expect plain numbers.
            let one = match code {
                Some(code) => code.trim_start_matches('0'),
                None => def.map_or(line.id.as_str(), |def| pool.name(def)),
            };
            (0..line.count).for_each(|_| out += &format!("{one}\n"));
        }
    }
    out
}

/// Returns whether a deck written in a format is read back as it is: not every card has a passcode, and not every
/// format has parts.
pub fn keeps(deck: &Deck, pool: &Pool, format: ListFormat) -> bool {
    let text = write(deck, pool, format);
    let (read, problems) = parse("", text.as_bytes(), pool);
    // Without a suit the lines of suits are plain ones.
    let is_plain = format == ListFormat::Suits && !text.starts_with(['♠', '♥', '♦', '♣']);
    !is_plain && problems.is_empty() && contents(&read) == contents(deck)
}

/// Returns how many of each card each part has, whatever the order of the lines.
fn contents(deck: &Deck) -> BTreeMap<(&str, &str), u32> {
    let mut counts = BTreeMap::new();
    for line in &deck.lines {
        let part = if line.part == "main" { "" } else { line.part.as_str() };
        *counts.entry((part, line.id.as_str())).or_default() += u32::from(line.count);
    }
    counts
}

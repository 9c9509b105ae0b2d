//! Card lists as others publish them: which field is which, told by the game's `import.toml`.

use baize_kernel::{Message, message};
use baize_text::CardSource;
use baize_text::compile::RawCard;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The largest list that is read, in bytes.
pub const LARGEST: u64 = 64 << 20;

/// The most cards of a list.
const MOST_CARDS: usize = 60_000;

/// The longest text of a card, in bytes.
const LONGEST_TEXT: usize = 8 << 10;

/// How lists name what is printed. Of several names the first that a card has counts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    number: Vec<String>,
    name: Vec<String>,
    kind: Vec<String>,
    types: Vec<String>,
    #[serde(default)]
    link: Vec<String>,
    /// Each of these is part of the text.
    text: Vec<String>,
    /// Words of a game's vocabulary, by group.
    labels: BTreeMap<String, Vec<String>>,
    kinds: Vec<KindShape>,
    /// The piles of a board on which cards are probed.
    #[serde(default)]
    pub probe: Vec<Pile>,
    /// Invented cards that set off what others wait for, on the boards of the probe.
    #[serde(default)]
    pub helper: Vec<Helper>,
}

/// An invented card with an effect that brings something about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Helper {
    /// The events that it brings about and the bans that it tries, in the words of the game.
    pub brings: Vec<String>,
    /// The card.
    pub card: CardSource,
}

/// A pile of a board on which cards are probed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The zone.
    pub zone: String,
    /// The kinds of cards in it; `command+pilot-part` are Commands with that keyword.
    pub kinds: Vec<String>,
    /// Whether tokens lie there too.
    #[serde(default)]
    pub tokens: bool,
    /// At least so many.
    #[serde(default)]
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// Whether some of them lie sideways.
    #[serde(default)]
    pub turned: bool,
    /// The zone of the cards under which these lie.
    #[serde(default)]
    pub under: Option<String>,
}

/// What lists print for a kind of card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindShape {
    /// What lists call it.
    pub says: String,
    /// What the game calls it.
    pub kind: String,
    /// Whether such cards are made by effects and never part of a deck.
    #[serde(default)]
    pub token: bool,
    /// The zones where a card of this kind is probed.
    #[serde(default)]
    pub lies: Vec<String>,
    /// Whether the text only reminds of the rules.
    #[serde(default)]
    pub reminder: bool,
    /// The names of its stats in lists.
    #[serde(default)]
    stats: BTreeMap<String, Vec<String>>,
    /// Stats that are 0 where a list gives none.
    #[serde(default)]
    zero: Vec<String>,
}

/// What is printed on a card, as a list has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Printed {
    /// The number, without the mark of another artwork.
    pub number: String,
    /// Whether the list gives it as another artwork.
    pub alternate: bool,
    /// The name.
    pub name: String,
    /// The kind, in the words of the list.
    pub kind: String,
    /// Types or traits.
    pub types: Vec<String>,
    /// The condition to be linked.
    pub link: String,
    /// The text, with line breaks.
    pub text: String,
    /// Stats by the game's word.
    pub stats: BTreeMap<String, i64>,
    /// Labels by group, in the game's words.
    pub labels: BTreeMap<String, Vec<String>>,
    /// The file it is from, and the place in it, counted from 1.
    pub place: (String, usize),
}

impl Printed {
    /// What the compiler reads of it.
    pub fn raw(&self) -> RawCard {
        let Printed { number, kind, text, link, .. } = self.clone();
        RawCard { id: number, kind, text, link }
    }
}

/// Something wrong with a list: what, where, and how to mend it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub what: Message,
    /// Where.
    pub place: Message,
    /// How to mend it.
    pub hint: Message,
}

impl Fault {
    fn new(what: Message, place: impl Into<Message>, hint: Message) -> Fault {
        Fault { what, place: place.into(), hint }
    }
}

impl Shape {
    /// Returns the zones where cards of a kind of the game are probed.
    pub fn lies(&self, kind: &str) -> &[String] {
        self.kinds.iter().find(|k| k.kind == kind).map_or(&[], |k| &k.lies)
    }

    /// Returns what is known of a kind of card, by the word of a list.
    pub fn kind(&self, says: &str) -> Option<&KindShape> {
        self.kinds.iter().find(|k| k.says.eq_ignore_ascii_case(says))
    }

    /// Returns a token without a name, of the kind that texts describe; what is not said of its stats is 0.
    pub fn token(&self) -> Option<Printed> {
        let kind = self.kinds.iter().find(|kind| kind.token && !kind.reminder)?;
        let stats = kind.zero.iter().map(|stat| (stat.clone(), 0)).collect();
        Some(Printed { kind: kind.says.clone(), stats, ..Printed::default() })
    }

    /// Reads a list.
    ///
    /// # Errors
    /// Everything that is wrong with it, up to twenty faults.
    pub fn read(&self, file: &str, bytes: &[u8]) -> Result<Vec<Printed>, Vec<Fault>> {
        let list = cards_of(file, bytes).map_err(|fault| vec![fault])?;
        let (mut cards, mut faults) = (Vec::new(), Vec::new());
        for (index, value) in (1..).zip(list) {
            match self.card(file, index, &value) {
                Ok(card) => cards.push(card),
                Err(fault) => faults.push(fault),
            }
        }
        faults.truncate(20);
        if faults.is_empty() { Ok(cards) } else { Err(faults) }
    }

    /// Reads a list of what is printed in one language: numbers, names, types and texts, and nothing else.
    ///
    /// # Errors
    /// Everything that is wrong with it, up to twenty faults.
    pub fn read_language(&self, file: &str, bytes: &[u8]) -> Result<Vec<Printed>, Vec<Fault>> {
        let list = cards_of(file, bytes).map_err(|fault| vec![fault])?;
        let (mut cards, mut faults) = (Vec::new(), Vec::new());
        for (index, value) in (1..).zip(list) {
            let place = message!("{file}, card {index}", file, index);
            let fields = value.as_object();
            let number = fields.and_then(|fields| word(fields, &self.number)).filter(|text| text.len() <= 256);
            let (Some(fields), Some(number)) = (fields, number) else {
                let hint = message!("it is looked for as {names}", names = quoted(&self.number));
                faults.push(Fault::new(message!("this card has no number"), place, hint));
                continue;
            };
            let (number, alternate) = plain_number(&number);
            let text = self.text_of(fields);
            if text.len() > LONGEST_TEXT {
                let what = message!("the text is longer than any card's");
                faults.push(Fault::new(what, place, message!("see whether the list is damaged")));
                continue;
            }
            let (name, types) = (word(fields, &self.name).unwrap_or_default(), words(fields, &self.types));
            let place = (file.to_owned(), index);
            cards.push(Printed { number, alternate, name, types, text, place, ..Printed::default() });
        }
        faults.truncate(20);
        if faults.is_empty() { Ok(cards) } else { Err(faults) }
    }

    /// Returns the text of a card, with line breaks.
    fn text_of(&self, fields: &Map<String, Value>) -> String {
        let text: Vec<String> = self.text.iter().filter_map(|name| word(fields, std::slice::from_ref(name))).collect();
        let text = text.join("\n").replace("<br>", "\n").replace("<br/>", "\n").replace("<br />", "\n");
        text.trim().to_owned()
    }

    fn card(&self, file: &str, index: usize, value: &Value) -> Result<Printed, Fault> {
        let place = message!("{file}, card {index}", file, index);
        let Value::Object(fields) = value else {
            return Err(Fault::new(
                message!("this is no card"),
                place,
                message!("a list holds one object for each card"),
            ));
        };
        let wanted = |names: &[String], what: Message| {
            let found = word(fields, names).filter(|text| text.len() <= 256);
            let hint = message!("it is looked for as {names}", names = quoted(names));
            found.ok_or_else(|| Fault::new(what, place.clone(), hint))
        };
        let (number, alternate) = plain_number(&wanted(&self.number, message!("this card has no number"))?);
        let name = wanted(&self.name, message!("this card has no name"));
        let kind = wanted(&self.kind, message!("this card has no kind"))?;
        let place = message!("{file}, card {index} ({number})", file, index, number);
        let Some(known) = self.kind(&kind) else {
            let all = self.kinds.iter().map(|k| k.says.as_str()).collect::<Vec<_>>().join(", ");
            return Err(Fault::new(
                message!("unknown kind `{kind}`", kind = clip(&kind)),
                place,
                message!("known are {all}", all),
            ));
        };
        let text = self.text_of(fields);
        if text.len() > LONGEST_TEXT {
            let what = message!("the text is longer than any card's");
            return Err(Fault::new(what, place, message!("see whether the list is damaged")));
        }
        let labels = self.labels.iter().map(|(group, names)| (group.clone(), lower(words(fields, names))));
        Ok(Printed {
            number,
            alternate,
            name: name?,
            kind: known.says.clone(),
            types: words(fields, &self.types),
            link: word(fields, &self.link).unwrap_or_default(),
            text,
            stats: known.stats(fields).map_err(|(what, hint)| Fault::new(what, place, hint))?,
            labels: labels.collect(),
            place: (file.to_owned(), index),
        })
    }
}

impl KindShape {
    fn stats(&self, fields: &Map<String, Value>) -> Result<BTreeMap<String, i64>, (Message, Message)> {
        let mut stats = BTreeMap::new();
        for (stat, names) in &self.stats {
            let found = word(fields, names);
            let number = found.as_deref().map(|text| text.trim_start_matches('+').replace(',', "").parse::<i64>());
            match number {
                Some(Ok(n)) if (0..=1_000_000).contains(&n) => _ = stats.insert(stat.clone(), n),
                Some(_) => {
                    let text = clip(&found.unwrap_or_default());
                    let what = message!("`{text}` is no number for `{stat}`", text, stat);
                    return Err((what, message!("write a whole number, or - for none")));
                }
                None if self.zero.contains(stat) => _ = stats.insert(stat.clone(), 0),
                None => {}
            }
        }
        Ok(stats)
    }
}

/// Returns the cards of a list: an array, or an object with an array of cards in it.
fn cards_of(file: &str, bytes: &[u8]) -> Result<Vec<Value>, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|_| {
        Fault::new(message!("the file is not text"), file, message!("give the list as `JSON` in `UTF-8`"))
    })?;
    let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
        let place = format!("{file}:{}:{}", error.line(), error.column());
        let cut = error.is_eof();
        let hint = match cut {
            true => message!("the file ends too early: fetch it again"),
            false => message!("a card list is a `JSON` array of objects"),
        };
        Fault::new(message!("the file is not `JSON`"), place, hint)
    })?;
    let list = match value {
        Value::Array(list) => list,
        Value::Object(mut fields) => {
            let inside = ["cards", "data"].iter().find_map(|key| match fields.remove(*key) {
                Some(Value::Array(list)) => Some(list),
                _ => None,
            });
            inside.ok_or_else(|| no_cards(file))?
        }
        _ => return Err(no_cards(file)),
    };
    match list.len() {
        0 => Err(Fault::new(message!("the list is empty"), file, message!("give a list with cards"))),
        n if n > MOST_CARDS => {
            Err(Fault::new(message!("the list has {n} cards", n), file, message!("split it into several files")))
        }
        _ => Ok(list),
    }
}

fn no_cards(file: &str) -> Fault {
    Fault::new(message!("there are no cards in this file"), file, message!("a list is a `JSON` array of cards"))
}

/// Returns a number without the mark of another artwork, and whether it had one.
fn plain_number(number: &str) -> (String, bool) {
    let plain = number.split('_').next().unwrap_or(number);
    let plain = match plain.rsplit_once("-p").or_else(|| plain.rsplit_once("-P")) {
        Some((before, mark)) if before.contains('-') && mark.bytes().all(|b| b.is_ascii_digit()) => before,
        _ => plain,
    };
    (plain.to_owned(), plain != number)
}

/// Returns the first field that says something: lists write - or nothing for "none".
fn field<'a>(fields: &'a Map<String, Value>, names: &[String]) -> Option<&'a Value> {
    names.iter().filter_map(|name| fields.get(name)).find(|value| match value {
        Value::Null => false,
        Value::String(text) => !matches!(text.trim(), "" | "-"),
        _ => true,
    })
}

fn word(fields: &Map<String, Value>, names: &[String]) -> Option<String> {
    match field(fields, names)? {
        Value::String(text) => Some(unescaped(text.trim())),
        Value::Number(n) => Some(n.to_string()),
        _ => None,
    }
}

/// Returns the words of a list, or of one text such as `(A) (B)` or `Space Earth`.
fn words(fields: &Map<String, Value>, names: &[String]) -> Vec<String> {
    match field(fields, names) {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).map(|t| unescaped(t.trim())).collect(),
        Some(Value::String(text)) if text.trim_start().starts_with('(') => {
            let inside = text.split('(').skip(1).map(|part| part.split(')').next().unwrap_or_default());
            inside.map(|t| unescaped(t.trim())).collect()
        }
        Some(Value::String(text)) => text.split_whitespace().map(unescaped).collect(),
        _ => Vec::new(),
    }
}

/// Returns words as the game writes them. A list that says "unknown" or "?" says nothing.
fn lower(words: Vec<String>) -> Vec<String> {
    let words = words.into_iter().map(|word| word.to_lowercase());
    words.filter(|word| !matches!(word.as_str(), "unknown" | "?")).collect()
}

/// Replaces the entities that lists taken from web pages have.
fn unescaped(text: &str) -> String {
    let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#039;", "'"), ("&#39;", "'"), ("&amp;", "&")];
    pairs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

fn quoted(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn clip(text: &str) -> String {
    text.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_of_another_artwork_is_no_part_of_the_number() {
        let plain = |text: &str| plain_number(text);
        assert_eq!(plain("ST01-001"), ("ST01-001".to_owned(), false));
        assert_eq!(plain("ST01-001_p1"), ("ST01-001".to_owned(), true));
        assert_eq!(plain("ST01-001-p12"), ("ST01-001".to_owned(), true));
        assert_eq!(plain("P-001"), ("P-001".to_owned(), false));
        assert_eq!(plain("OP01-P05"), ("OP01-P05".to_owned(), false));
    }
}

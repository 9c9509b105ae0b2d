//! Reading a list: what shape it has, then card by card, with every problem and its line.

use crate::codes;
use crate::lines::{self, heading, is_number, mark, setting, split, uncomment, uncounted};
use baize_kernel::{Deck, DeckLine, DefId, Message, Pool, Problem, message};
use baize_text::nearest;
use serde_json::Value;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// The most cards on one line.
pub const MOST_COPIES: u16 = 999;

/// The most lines of a list; what is longer is no deck.
const MOST_LINES: usize = 2000;

/// The most problems that are told; the rest are counted.
pub const MOST_PROBLEMS: usize = 50;

/// How many problems come with what may be meant, and the longest name for which that is looked up.
const MOST_HINTS: usize = 10;
const LONGEST_NAME: usize = 100;

/// What is said of a list without cards.
fn empty() -> Message {
    message!("the list is empty; write one card a line, such as `4xID`")
}

/// A list that was read. Lines with problems are left out of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The deck.
    pub deck: Deck,
    /// The game that the list says it is for, if it does.
    pub game: Option<String>,
    /// The format that the list says it is for, such as a frame.
    pub format: Option<String>,
    /// Everything that is wrong with the list.
    pub problems: Vec<Problem>,
}

/// Reads a deck list. Lines with problems are left out of the deck.
pub fn parse(name: &str, bytes: &[u8], pool: &Pool) -> (Deck, Vec<Problem>) {
    let read = read(name, bytes, pool);
    (read.deck, read.problems)
}

/// Reads a deck list in any spelling, with what it says of itself.
pub fn read(name: &str, bytes: &[u8], pool: &Pool) -> Read {
    let deck = Deck { name: name.to_owned(), lines: Vec::new() };
    let (codes, names) = (OnceCell::new(), OnceCell::new());
    let mut reader = Reader { pool, codes, names, deck, game: None, format: None, problems: Vec::new() };
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.contains('\0') => reader.unfold(text.trim_start_matches('\u{feff}')),
        _ => reader.object(message!("the file is not text; save the list as `UTF-8` text")),
    }
    if reader.deck.lines.is_empty() && reader.problems.is_empty() {
        reader.object(empty());
    }
    shorten(&mut reader.problems);
    Read { deck: reader.deck, game: reader.game, format: reader.format, problems: reader.problems }
}

struct Reader<'a> {
    pool: &'a Pool,
    /// Cards by passcode, once one is asked for.
    codes: OnceCell<BTreeMap<&'a str, DefId>>,
    /// Cards by name in small letters, once one is asked for.
    names: OnceCell<BTreeMap<String, Vec<DefId>>>,
    deck: Deck,
    game: Option<String>,
    format: Option<String>,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn object(&mut self, message: Message) {
        self.problems.push(Problem::plain(message));
    }

    /// Reads a code as the list it stands for, and anything else as it is.
    fn unfold(&mut self, text: &str) {
        match codes::unfold(text) {
            None => self.read(text),
            Some(Ok(code)) => {
                (self.game, self.format) = (code.game, code.format);
                if let Some(name) = code.name {
                    self.deck.name = name;
                }
                self.read(&code.list);
            }
            Some(Err(why)) => self.object(why),
        }
    }

    fn read(&mut self, text: &str) {
        if text.trim().is_empty() {
            return self.object(empty());
        }
        if let Some(json) = json(text) {
            return match json {
                Ok(json) => self.read_json(&json),
                Err(why) => self.object(message!("the list is not the JSON of a deck: {why}", why = why.to_string())),
            };
        }
        if text.lines().count() > MOST_LINES {
            return self.object(message!("the list has more than {most} lines; a deck is shorter", most = MOST_LINES));
        }
        if text.lines().any(|line| mark(line).is_some()) {
            return self.read_ydk(text);
        }
        let mut part = String::new();
        for (index, line) in text.lines().enumerate() {
            let line = uncomment(line).trim();
            if line.is_empty() || self.is_setting(line) {
                continue;
            }
            let bracketed = line.strip_prefix('[').and_then(|l| l.strip_suffix(']'));
            if let Some(name) = bracketed.map(|name| name.trim().to_lowercase()).or_else(|| heading(line)) {
                part = name;
                continue;
            }
            self.read_line(&message!("line {n}: ", n = index + 1), line, &part);
        }
    }

    /// Takes note of a line that says something about the whole deck.
    fn is_setting(&mut self, line: &str) -> bool {
        match setting(line) {
            Some(("name", name)) => self.deck.name = name.to_owned(),
            Some((_, format)) => self.format = Some(format.to_owned()),
            None => return false,
        }
        true
    }

    fn read_line(&mut self, place: &Message, line: &str, part: &str) {
        if let Some((count, id)) = self.by_name(line) {
            return self.add(place, count, &id, part);
        }
        let split = split(line);
        if !split.as_ref().is_ok_and(|(_, id)| self.find(id).is_some())
            && let Some(cards) = lines::loosely(line, |id| self.find(id))
        {
            return cards.iter().for_each(|(count, id)| self.add(place, *count, id, part));
        }
        match split {
            Ok((count, id)) => {
                // A name of several words that several cards have is better asked back whole.
                let name = uncounted(line);
                let id = if self.all_called(name).next().is_some() { name } else { id };
                self.add(place, count, id, part);
            }
            Err(why) => self.object(message!("{place}{why}", place, why)),
        }
    }

    /// Reads a `.ydk` list: marks before its parts, then one copy a line by passcode, which is a
    /// further number of the card; a name or number does as well, also with a count.
    fn read_ydk(&mut self, text: &str) {
        let mut part = "";
        for (index, line) in text.lines().enumerate() {
            if let Some(next) = mark(line) {
                part = next;
                continue;
            }
            let line = uncomment(line).trim();
            if line.is_empty() {
                continue;
            }
            let place = message!("line {n}: ", n = index + 1);
            let one = self.by_code(line).or_else(|| self.called(line)).or_else(|| self.find(line));
            match one.map(|id| (1, id)).or_else(|| self.by_name(line)) {
                Some((count, id)) => self.add(&place, count, &id, part),
                None if is_number(line) => self.object(message!("{place}no card has the passcode {line}", place, line)),
                None => match split(line) {
                    Ok((count, id)) => self.add(&place, count, id, part),
                    Err(_) => self.unknown(&place, line),
                },
            }
        }
        // With one copy a line the same card stands several times in a row.
        self.deck.lines.dedup_by(|next, last| {
            let sum = last.count.saturating_add(next.count);
            let same = next.id == last.id && next.part == last.part && sum <= MOST_COPIES;
            if same {
                last.count = sum;
            }
            same
        });
    }

    /// Reads the shapes of lists that programs write: card numbers as often as the deck has them, numbers with
    /// their counts, objects with both, and parts by name.
    fn read_json(&mut self, json: &Value) {
        if let Some(name) = json.get("name").and_then(Value::as_str) {
            self.deck.name = name.to_owned();
        }
        let mut found = Vec::new();
        let shape = lines::json_cards(json, "", &mut found);
        if let Err(why) = shape {
            return self.object(message!("the list is not the JSON of a deck: {why}", why));
        }
        if found.len() > MOST_LINES {
            return self.object(message!("the list has more than {most} different cards", most = MOST_LINES));
        }
        found.iter().for_each(|(count, id, part)| self.add(&Message::default(), *count, id, part));
    }

    fn add(&mut self, place: &Message, count: u32, id: &str, part: &str) {
        let count = match u16::try_from(count) {
            Ok(count @ 1..=MOST_COPIES) => count,
            _ => {
                return self.object(message!(
                    "{place}{count} copies of {id}; write 1 to {most}",
                    place,
                    count,
                    id,
                    most = MOST_COPIES
                ));
            }
        };
        let Some(id) = self.find(id) else { return self.unknown(place, id) };
        self.deck.lines.push(DeckLine { count, id, part: part.to_owned() });
    }

    fn unknown(&mut self, place: &Message, id: &str) {
        if self.problems.len() > MOST_PROBLEMS {
            return self.object(Message::default());
        }
        let several: Vec<&str> = self.all_called(id).map(|def| self.pool.def(def).id.as_str()).take(6).collect();
        if several.len() > 1 {
            let few = several[..several.len().min(5)].join(", ");
            let more = if several.len() > 5 { message!(" and more") } else { Message::default() };
            return self.object(message!(
                "{place}several cards are called {id}: write the number, one of {few}{more}",
                place,
                id,
                few,
                more
            ));
        }
        let hint = self.similar(id).map(|n| message!("; did you mean {similar}?", similar = n)).unwrap_or_default();
        self.object(message!("{place}there is no card `{id}`{hint}", place, id, hint));
    }

    /// Returns what may be meant. Looking through all names takes a while, so it is done for the first only.
    fn similar(&self, id: &str) -> Option<&str> {
        if self.problems.len() >= MOST_HINTS || id.len() > LONGEST_NAME {
            return None;
        }
        nearest(id, self.pool.iter().flat_map(|(at, def)| [def.id.as_str(), self.pool.name(at)]))
    }

    /// Understands a line without a card number: a card's whole name, with a count before or after it.
    fn by_name(&self, line: &str) -> Option<(u32, String)> {
        let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (count, rest) = line.split_at(digits);
        if let Ok(count) = count.parse() {
            let unmarked = rest.trim_start().strip_prefix(['x', 'X']);
            let names = [rest.strip_prefix(' '), unmarked];
            return names.into_iter().flatten().find_map(|name| Some((count, self.called(name.trim())?)));
        }
        let (name, count) = line.rsplit_once(' ')?;
        Some((count.strip_prefix(['x', 'X'])?.parse().ok()?, self.called(name.trim())?))
    }

    /// Finds the one card that is called so, whatever the capitals.
    fn called(&self, name: &str) -> Option<String> {
        // A list of nonsense is told by its first lines; the others are only counted.
        if self.problems.len() > MOST_PROBLEMS {
            return None;
        }
        let mut found = self.all_called(name);
        let only = found.next().filter(|_| found.next().is_none())?;
        Some(self.pool.def(only).id.clone())
    }

    fn all_called(&self, name: &str) -> impl Iterator<Item = DefId> {
        let names = self.names.get_or_init(|| {
            let mut names = BTreeMap::<String, Vec<DefId>>::new();
            for (id, _) in self.pool.iter() {
                names.entry(self.pool.name(id).to_ascii_lowercase()).or_default().push(id);
            }
            names
        });
        names.get(&name.to_ascii_lowercase()).into_iter().flatten().copied()
    }

    /// Finds a card by its passcode.
    fn by_code(&self, code: &str) -> Option<String> {
        let codes = self.codes.get_or_init(|| {
            let numbers = self.pool.iter().flat_map(|(at, def)| def.codes.iter().map(move |code| (bare(code), at)));
            // Where two cards have one number, the first is meant.
            numbers.collect::<Vec<_>>().into_iter().rev().collect()
        });
        codes.get(bare(code)).filter(|_| is_number(code)).map(|id| self.pool.def(*id).id.clone())
    }

    /// Finds a card number as written, in capitals, or without the mark of another artwork.
    fn find(&self, id: &str) -> Option<String> {
        let capitals = id.to_uppercase();
        let plain = capitals.split_once('_').map(|(plain, _)| plain.to_owned());
        let spellings = [Some(id.to_owned()), Some(capitals), plain];
        spellings.into_iter().flatten().find(|id| self.pool.find(id).is_some())
    }
}

/// Keeps the first problems and counts the rest.
fn shorten(problems: &mut Vec<Problem>) {
    let more = problems.len().saturating_sub(MOST_PROBLEMS);
    problems.truncate(MOST_PROBLEMS);
    if more > 0 {
        problems.push(Problem::plain(message!("and {more} more problems", more)));
    }
}

/// Reads JSON, if the text looks like it: an object, or an array on more than a header line.
fn json(text: &str) -> Option<serde_json::Result<Value>> {
    let text = text.trim();
    let is_array = text.starts_with('[') && text[1..].trim_start().starts_with(['"', '{', ']']);
    (is_array || text.starts_with('{')).then(|| serde_json::from_str(text))
}

/// Returns a passcode without the zeros in front, which make no difference.
fn bare(code: &str) -> &str {
    code.trim_start_matches('0')
}

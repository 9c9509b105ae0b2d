//! Deck lists as the community writes them, read strictly and with every problem at once.

use baize_kernel::{Deck, DeckLine, DefId, Pool, Problem};
use baize_registry::nearest;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// The largest list that is read, in bytes.
pub const LARGEST: u64 = 256 << 10;

/// The most cards on one line.
const MOST_COPIES: u16 = 999;

/// The most lines of a list; what is longer is no deck.
const MOST_LINES: usize = 2000;

/// The most problems that are told; the rest are counted.
const MOST_PROBLEMS: usize = 50;

/// How many problems come with what may be meant, and the longest name for which that is looked up.
const MOST_HINTS: usize = 10;
const LONGEST_NAME: usize = 100;

/// Formats of deck lists.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
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
}

impl ListFormat {
    /// Every format.
    pub const ALL: [ListFormat; 7] = [
        ListFormat::Count,
        ListFormat::Named,
        ListFormat::Trailing,
        ListFormat::Names,
        ListFormat::Ydk,
        ListFormat::Tts,
        ListFormat::Json,
    ];
}

/// Reads a deck list. Lines with problems are left out of the deck.
pub fn parse(name: &str, bytes: &[u8], pool: &Pool) -> (Deck, Vec<Problem>) {
    let deck = Deck { name: name.to_owned(), lines: Vec::new() };
    let mut reader = Reader { pool, codes: OnceCell::new(), deck, problems: Vec::new() };
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.contains('\0') => reader.read(text.trim_start_matches('\u{feff}')),
        _ => reader.object("the file is not text; save the list as UTF-8 text".into()),
    }
    shorten(&mut reader.problems);
    (reader.deck, reader.problems)
}

struct Reader<'a> {
    pool: &'a Pool,
    /// Cards by passcode, once one is asked for.
    codes: OnceCell<BTreeMap<&'a str, DefId>>,
    deck: Deck,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn object(&mut self, message: String) {
        self.problems.push(Problem::plain(message));
    }

    fn read(&mut self, text: &str) {
        if text.trim().is_empty() {
            return self.object("the list is empty; write one card a line, such as `4xID`".into());
        }
        if let Some(json) = json(text) {
            return self.read_json(json);
        }
        if text.lines().count() > MOST_LINES {
            return self.object(format!("the list has more than {MOST_LINES} lines; a deck is shorter"));
        }
        if text.lines().any(|line| mark(line).is_some()) {
            return self.read_ydk(text);
        }
        let mut part = String::new();
        for (index, line) in text.lines().enumerate() {
            let line = uncomment(line).trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                part = name.trim().to_lowercase();
                continue;
            }
            let place = format!("line {}: ", index + 1);
            if let Some((count, id)) = self.by_name(line) {
                self.add(&place, count, &id, &part);
                continue;
            }
            match split(line) {
                Ok((count, id)) => {
                    // A name of several words that several cards have is better asked back whole.
                    let name = uncounted(line);
                    let id = if self.all_called(name).next().is_some() { name } else { id };
                    self.add(&place, count, id, &part);
                }
                Err(why) => self.object(format!("{place}{why}")),
            }
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
            let place = format!("line {}: ", index + 1);
            let one = self.by_code(line).or_else(|| self.called(line)).or_else(|| self.find(line));
            match one.map(|id| (1, id)).or_else(|| self.by_name(line)) {
                Some((count, id)) => self.add(&place, count, &id, part),
                None if is_number(line) => self.object(format!("{place}no card has the passcode {line}")),
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

    fn read_json(&mut self, json: Json) {
        match json {
            Json::Ids(ids) => {
                let mut lines: Vec<(u32, String)> = Vec::new();
                for id in ids {
                    match lines.iter().position(|(_, other)| *other == id) {
                        Some(at) => lines[at].0 += 1,
                        None if lines.len() >= MOST_LINES => {
                            return self.object(format!("the list has more than {MOST_LINES} different cards"));
                        }
                        None => lines.push((1, id)),
                    }
                }
                lines.iter().for_each(|(count, id)| self.add("", *count, id, ""));
            }
            Json::Deck(deck) => {
                if deck.lines.len() > MOST_LINES {
                    return self.object(format!("the list has more than {MOST_LINES} lines; a deck is shorter"));
                }
                self.deck.name = deck.name;
                deck.lines.iter().for_each(|line| self.add("", line.count.into(), &line.id, &line.part));
            }
            Json::Broken(why) => self.object(format!("the list is not the JSON of a deck: {why}")),
        }
    }

    fn add(&mut self, place: &str, count: u32, id: &str, part: &str) {
        let count = match u16::try_from(count) {
            Ok(count @ 1..=MOST_COPIES) => count,
            _ => return self.object(format!("{place}{count} copies of {id}; write 1 to {MOST_COPIES}")),
        };
        let Some(id) = self.find(id) else { return self.unknown(place, id) };
        self.deck.lines.push(DeckLine { count, id, part: part.to_owned() });
    }

    fn unknown(&mut self, place: &str, id: &str) {
        if self.problems.len() > MOST_PROBLEMS {
            return self.object(String::new());
        }
        let several: Vec<&str> = self.all_called(id).map(|def| self.pool.def(def).id.as_str()).take(6).collect();
        if several.len() > 1 {
            let few = several[..several.len().min(5)].join(", ");
            let more = if several.len() > 5 { " and more" } else { "" };
            return self.object(format!("{place}several cards are called {id}: write the number, one of {few}{more}"));
        }
        let hint = self.similar(id).map(|n| format!("; did you mean {n}?")).unwrap_or_default();
        self.object(format!("{place}there is no card `{id}`{hint}"));
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
        let called = move |id: &DefId| self.pool.name(*id).eq_ignore_ascii_case(name);
        self.pool.iter().map(|(id, _)| id).filter(called)
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

/// Takes the count off the front of a line.
fn uncounted(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
    rest.strip_prefix(['x', 'X']).unwrap_or(rest).trim()
}

/// Keeps the first problems and counts the rest.
fn shorten(problems: &mut Vec<Problem>) {
    let more = problems.len().saturating_sub(MOST_PROBLEMS);
    problems.truncate(MOST_PROBLEMS);
    if more > 0 {
        problems.push(Problem::plain(format!("and {more} more problems")));
    }
}

/// A list written as JSON.
enum Json {
    Ids(Vec<String>),
    Deck(Deck),
    Broken(serde_json::Error),
}

/// Reads JSON, if the text looks like it: an object, or an array on more than a header line.
fn json(text: &str) -> Option<Json> {
    let text = text.trim();
    if text.starts_with('{') {
        return Some(serde_json::from_str(text).map_or_else(Json::Broken, Json::Deck));
    }
    let is_array = text.starts_with('[') && text[1..].trim_start().starts_with(['"', ']']);
    is_array.then(|| serde_json::from_str(text).map_or_else(Json::Broken, Json::Ids))
}

/// Takes a comment off a line. A mark inside a word is part of the word.
fn uncomment(line: &str) -> &str {
    let comment = line.char_indices().find(|&(at, _)| {
        let starts_word = line[..at].chars().next_back().is_none_or(char::is_whitespace);
        starts_word && (line[at..].starts_with('#') || line[at..].starts_with("//"))
    });
    comment.map_or(line, |(at, _)| &line[..at])
}

/// Returns the part that a mark of a `.ydk` list begins; the main part has no name.
fn mark(line: &str) -> Option<&'static str> {
    match line.trim() {
        "#main" => Some(""),
        "#extra" => Some("extra"),
        "!side" => Some("side"),
        _ => None,
    }
}

/// Splits a line into count and card number.
fn split(line: &str) -> Result<(u32, &str), String> {
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
        ("", ..) => Err(format!("`{first}` has no number of copies; write `4x{first}`")),
        (_, "", Some(&("x" | "X"))) if words.len() > 2 => Ok((number(count)?, words[2])),
        (_, "" | "x" | "X", Some(id)) => Ok((number(count)?, id)),
        (_, "" | "x" | "X", None) => Err(format!("`{line}` names no card; write `4xID`")),
        (_, rest, _) => match rest.strip_prefix(['x', 'X']) {
            Some(id) => Ok((number(count)?, id)),
            None => Err(format!("`{first}` has no number of copies; write `4x{first}`")),
        },
    }
}

/// Returns a passcode without the zeros in front, which make no difference.
fn bare(code: &str) -> &str {
    code.trim_start_matches('0')
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn number(digits: &str) -> Result<u32, String> {
    digits.parse().map_err(|_| format!("{digits} copies; write 1 to {MOST_COPIES}"))
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

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{CardDef, Kind, Lexicon};

    fn pool() -> Pool {
        let mut lexicon = Lexicon::default();
        let names = [("OP01-016", "Nami"), ("OP01-025", "Roronoa Zoro"), ("7", "Seven")];
        let mut defs = names.map(|(id, name)| CardDef::new(id, lexicon.intern(name), Kind(0)));
        defs[1].codes = vec!["05053103".to_owned(), "5053104".to_owned()];
        let mut pool = Pool::new(lexicon);
        defs.into_iter().for_each(|def| {
            pool.add(def);
        });
        pool
    }

    fn lines(text: &str) -> Vec<(u16, String)> {
        let (deck, problems) = parse("t", text.as_bytes(), &pool());
        assert_eq!(problems, [], "{text}");
        deck.lines.into_iter().map(|l| (l.count, l.id)).collect()
    }

    fn problems(text: &[u8]) -> Vec<String> {
        parse("t", text, &pool()).1.into_iter().map(|p| p.message).collect()
    }

    #[test]
    fn names_are_counted_as_people_count_them() {
        let zoro = |n| (n, "OP01-025".to_owned());
        for text in ["2xRoronoa Zoro", "2x Roronoa Zoro", "2 roronoa zoro", "2 x RORONOA ZORO", "Roronoa Zoro x2"] {
            assert_eq!(lines(text), [zoro(2)], "{text}");
        }
        assert_eq!(lines("3xNami"), [(3, "OP01-016".to_owned())]);
        assert_eq!(lines("4xOP01-016\n4 OP01-016\nOP01-016 x4"), vec![(4, "OP01-016".to_owned()); 3]);
    }

    #[test]
    fn a_name_that_several_cards_have_is_asked_back() {
        let mut pool = pool();
        let name = pool.lexicon_mut().intern("Nami");
        pool.add(CardDef::new("OP02-036", name, Kind(0)));
        let told = parse("t", b"4 Nami", &pool).1;
        assert_eq!(
            told[0].message,
            "line 1: several cards are called Nami: write the number, one of OP01-016, OP02-036"
        );
    }

    #[test]
    fn names_stand_for_numbers_and_a_mark_begins_the_side_deck() {
        let (deck, problems) = parse("t", b"#main\n3 roronoa zoro\nNami\nOP01-016\n!side\n2x Seven\n", &pool());
        assert_eq!(problems, []);
        let lines: Vec<(u16, &str, &str)> =
            deck.lines.iter().map(|l| (l.count, l.id.as_str(), l.part.as_str())).collect();
        assert_eq!(lines, [(3, "OP01-025", ""), (2, "OP01-016", ""), (2, "7", "side")]);
    }

    #[test]
    fn passcodes_stand_for_numbers_in_ydk_lists() {
        let text = "#created by somebody\n#main\n5053103\n05053103\n5053104\nNami\n#extra\n!side\r\n5053103\n";
        let (deck, problems) = parse("t", text.as_bytes(), &pool());
        assert_eq!(problems, []);
        let lines: Vec<(u16, &str, &str)> =
            deck.lines.iter().map(|l| (l.count, l.id.as_str(), l.part.as_str())).collect();
        assert_eq!(lines, [(3, "OP01-025", ""), (1, "OP01-016", ""), (1, "OP01-025", "side")]);
        let written = write(&deck, &pool(), ListFormat::Ydk);
        let wanted = "#created by Baize: t\n#main\n5053103\n5053103\n5053103\nNami\n#extra\n!side\n5053103\n";
        assert_eq!(written, wanted);
    }

    #[test]
    fn cards_after_the_mark_of_the_extra_deck_are_not_in_the_main_deck() {
        let (deck, _) = parse("t", b"#main\n#extra\n5053103\n!side\n", &pool());
        assert_eq!(deck.lines[0].part, "extra");
    }

    #[test]
    fn every_unknown_passcode_is_told_with_its_line() {
        assert_eq!(
            problems(b"#main\n5053103\n12345678\n\nNaim\n99999999999999999999\n"),
            [
                "line 3: no card has the passcode 12345678",
                "line 5: there is no card `Naim`; did you mean Nami?",
                "line 6: no card has the passcode 99999999999999999999",
            ]
        );
    }

    #[test]
    fn every_way_to_write_a_line_is_read() {
        for text in [
            "4xOP01-016",
            "4x OP01-016",
            "4 x OP01-016",
            "4 OP01-016 Nami",
            "4 OP01-016",
            "OP01-016 x4",
            "OP01-016 Nami X4",
            "  4Xop01-016  # the navigator",
            "4xOP01-016_p2",
            "\u{feff}4xOP01-016\r\n",
            "// a deck\n\n4xOP01-016 // four",
            "[\"OP01-016\",\"OP01-016\",\"OP01-016\",\"OP01-016\"]",
        ] {
            assert_eq!(lines(text), [(4, "OP01-016".to_owned())], "{text}");
        }
        assert_eq!(lines("7 x4\n4x7\n4 7"), [(4, "7".into()), (4, "7".into()), (4, "7".into())]);
    }

    #[test]
    fn parts_of_a_deck_have_headings() {
        let (deck, problems) = parse("t", b"4xOP01-016\n[Side]\n1xOP01-025\n", &pool());
        assert_eq!(problems, []);
        assert_eq!(deck.lines.iter().map(|l| l.part.as_str()).collect::<Vec<_>>(), ["", "side"]);
    }

    #[test]
    fn every_problem_is_told_with_its_line() {
        assert_eq!(
            problems(b"4xOP01-016\nOP01-016\n0xOP01-016\n4xOP01-061\n99999999999x7\n4x\n"),
            [
                "line 2: `OP01-016` has no number of copies; write `4xOP01-016`",
                "line 3: 0 copies of OP01-016; write 1 to 999",
                "line 4: there is no card `OP01-061`; did you mean OP01-016?",
                "line 5: 99999999999 copies; write 1 to 999",
                "line 6: `4x` names no card; write `4xID`",
            ]
        );
    }

    #[test]
    fn hostile_lists_are_refused() {
        assert_eq!(problems(b""), ["the list is empty; write one card a line, such as `4xID`"]);
        assert_eq!(problems(&[0xff, 0x00, 0x12]), ["the file is not text; save the list as UTF-8 text"]);
        assert_eq!(problems(b"{\"name\":").len(), 1);
        assert_eq!(problems("x\n".repeat(3000).as_bytes()), ["the list has more than 2000 lines; a deck is shorter"]);
        assert_eq!(problems("x\n".repeat(100).as_bytes()).len(), MOST_PROBLEMS + 1);
        for odd in ["é", "4é", "[", "]", "[]", "x", "xx", "4xé\u{301}", "\u{feff}", "#", "[\"", "4 x", "x4 x4"] {
            problems(odd.as_bytes());
        }
    }

    #[test]
    fn what_is_written_is_read_in_every_format() {
        let (deck, _) = parse("t", b"4xOP01-016\n2x7\n[side]\n1xOP01-025\n", &pool());
        for format in ListFormat::ALL {
            let text = write(&deck, &pool(), format);
            let (read, problems) = parse("t", text.as_bytes(), &pool());
            assert_eq!(problems, [], "{format:?}");
            let bare = |deck: &Deck| deck.lines.iter().map(|l| (l.count, l.id.clone())).collect::<Vec<_>>();
            assert_eq!(bare(&read), bare(&deck), "{format:?}");
        }
    }

    #[test]
    fn a_list_of_nonsense_is_refused_quickly() {
        let book = baize_registry::find("one-piece").expect("a game");
        let text: String = (0..2000).map(|n| format!("4 Naim {n}\n")).collect();
        let pool = book.pool();
        let began = std::time::Instant::now();
        let (_, problems) = parse("nonsense", text.as_bytes(), &pool);
        assert!(began.elapsed() < std::time::Duration::from_millis(500), "{:?}", began.elapsed());
        assert_eq!(problems.len(), MOST_PROBLEMS + 1);
        let hints = problems.iter().filter(|problem| problem.message.contains("did you mean")).count();
        assert!(hints <= MOST_HINTS, "{hints}");
    }
}

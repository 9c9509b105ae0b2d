//! Cards whose meaning was written by hand from the printed text alone, against what the compiler makes of that text.
//!
//! Each list beside this file is of one game. A card begins with a line `# NUMBER`; its abilities follow in
//! effect notation, and `keywords: blocker, repair 2` names the keywords and numbers that it has without a condition.
//! Where the text cannot be compiled, what the card file says is compared. Any difference fails, unless a line says
//! `#= why both mean the same`, or `#! what the compiler gets wrong`, which in turn fails once both agree. `## ` begins a remark.

mod normal;
mod steps;

use baize_kernel::{Lexicon, Vocabulary};
use baize_text::compile::{GRAMMAR, RawCard, Wording, compile};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A card of the list.
#[derive(Default)]
struct Gold<'a> {
    number: &'a str,
    meaning: Meaning,
    /// Why another meaning is the same.
    same: Option<&'a str>,
    /// What the compiler gets wrong.
    wrong: Option<&'a str>,
}

/// What a card does.
#[derive(Default, Clone)]
struct Meaning {
    notation: String,
    keywords: BTreeSet<String>,
}

/// A game and its list.
struct Game {
    name: &'static str,
    vocabulary: Vocabulary,
    wording: &'static str,
    list: &'static str,
    /// How many cards the list must have.
    least: usize,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The cards of the list that lies beside the tree, where it does, by their number.
fn printed(game: &str) -> Option<Vec<Value>> {
    let text = std::fs::read_to_string(root().join(format!("../shared/data/{game}/cards.json"))).ok()?;
    Some(serde_json::from_str(&text).expect("card data is JSON"))
}

/// The cards of a list.
fn gold(list: &str) -> Vec<Gold<'_>> {
    let mut out: Vec<Gold<'_>> = Vec::new();
    for line in list.lines() {
        if let Some(number) = line.strip_prefix("# ") {
            out.push(Gold { number, ..Gold::default() });
            continue;
        }
        let Some(card) = out.last_mut() else { continue };
        if let Some(why) = line.strip_prefix("#= ") {
            card.same = Some(why);
        } else if let Some(what) = line.strip_prefix("#! ") {
            card.wrong = Some(what);
        } else if let Some(list) = line.strip_prefix("keywords: ") {
            card.meaning.keywords.extend(list.split(", ").map(str::to_owned));
        } else {
            card.meaning.notation.push_str(line);
            card.meaning.notation.push('\n');
        }
    }
    out
}

/// What the text of a card means, if all of it is read.
fn compiled(card: &Value, wording: &Wording) -> Option<Meaning> {
    let text = |key: &str| card[key].as_str().unwrap_or_default().to_owned();
    let kind = if card["category"].is_string() { text("category") } else { text("type") };
    let raw = RawCard { id: text("id"), kind, text: [text("effect"), text("trigger")].join("\n"), link: text("link") };
    let certificate = compile(&raw, wording);
    let facts = certificate.lines.iter().filter_map(|(_, read)| read.as_ref().ok()).flat_map(|read| &read.facts);
    let keywords = facts.map(|(sort, value)| if sort == "pilot" { "pilot-part".to_owned() } else { value.clone() });
    certificate.whole().then(|| Meaning { notation: certificate.notation(), keywords: keywords.collect() })
}

/// What the card files of a game say, by number.
fn shipped(game: &str) -> BTreeMap<String, Meaning> {
    let mut out = BTreeMap::new();
    for file in std::fs::read_dir(root().join(format!("games/{game}/cards"))).expect("the game has cards") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("it is text");
        let table: toml::Table = text.parse().expect("it is TOML");
        for card in table.get("card").and_then(|cards| cards.as_array()).into_iter().flatten() {
            let field = |key: &str| card.get(key).and_then(|v| v.as_str()).unwrap_or_default().to_owned();
            let keywords = card.get("keywords").and_then(|k| k.as_array()).into_iter().flatten();
            let keywords = keywords.filter_map(|k| k.as_str()).map(str::to_owned).collect();
            out.insert(field("id"), Meaning { notation: field("effect"), keywords });
        }
    }
    out
}

/// How texts describe the tokens of a list.
fn add_tokens(wording: &mut Wording, cards: &[Value]) {
    for card in cards.iter().filter(|card| card["type"] == "UNIT TOKEN") {
        let text = |key: &str| card[key].as_str().unwrap_or_default();
        let traits = card["traits"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let traits: Vec<String> = traits.map(|t| format!("({t})")).collect();
        let spec = format!("{}･AP{}･HP{}", traits.join("･"), card["ap"], card["hp"]);
        wording.add_token(text("id"), text("name"), &spec);
    }
}

impl Game {
    /// A meaning in the form in which two of them are compared.
    fn normal(&self, meaning: &Meaning, lexicon: &mut Lexicon) -> Result<Vec<String>, String> {
        let abilities = baize_text::parse(&meaning.notation, &self.vocabulary, lexicon)
            .map_err(|errors| baize_text::report("notation", &meaning.notation, &errors))?;
        let mut out = normal::card(&abilities, &self.vocabulary, lexicon);
        out.extend(meaning.keywords.iter().map(|keyword| format!("keyword {keyword}")));
        Ok(out)
    }

    /// What is wrong with a card, if anything is: `found` is what the compiler or the card file says.
    fn judge(&self, card: &Gold<'_>, found: &Meaning) -> Option<String> {
        let mut lexicon = Lexicon::default();
        let (written, found) = (self.normal(&card.meaning, &mut lexicon), self.normal(found, &mut lexicon));
        let (written, found) = match (written, found) {
            (Ok(written), Ok(found)) => (written, found),
            (written, found) => return written.err().or(found.err()),
        };
        match (written == found, card.same.or(card.wrong)) {
            (true, None) | (false, Some(_)) => None,
            (true, Some(mark)) => Some(format!("the line “{mark}” is needed no more")),
            (false, None) => Some(difference(&written, &found)),
        }
    }

    fn check(&self) {
        let Some(cards) = printed(self.name) else {
            assert!(std::env::var_os("CI").is_none(), "the card texts must lie beside the tree in CI");
            return;
        };
        let mut wording = Wording::read(&[GRAMMAR, self.wording]).expect("the tables are right");
        add_tokens(&mut wording, &cards);
        let (files, list) = (shipped(self.name), gold(self.list));
        let mut told = Vec::new();
        for card in &list {
            let text = cards.iter().find(|c| c["id"] == card.number);
            let found = text.and_then(|c| compiled(c, &wording)).or_else(|| files.get(card.number).cloned());
            let wrong = match &found {
                Some(found) => self.judge(card, found),
                None => Some("there is no such card".to_owned()),
            };
            told.extend(wrong.map(|wrong| format!("# {}\n{wrong}", card.number)));
        }
        assert!(told.is_empty(), "{} of {} cards differ:\n{}", told.len(), list.len(), told.join("\n"));
        let numbers: BTreeSet<&str> = list.iter().map(|card| card.number).collect();
        assert_eq!(numbers.len(), list.len(), "a card is there twice");
        assert!(list.len() >= self.least, "only {} cards", list.len());
    }
}

/// The abilities that only one of two meanings has.
fn difference(written: &[String], found: &[String]) -> String {
    let only = |mark: &str, a: &[String], b: &[String]| -> Vec<String> {
        a.iter().filter(|line| !b.contains(line)).map(|line| format!("  {mark} {line}")).collect()
    };
    [only("gold ", written, found), only("found", found, written)].concat().join("\n")
}

#[test]
fn one_piece_cards_mean_what_was_written_by_hand() {
    let game = Game {
        name: "one-piece",
        vocabulary: baize_one_piece::words::vocabulary(),
        wording: include_str!("../../../../games/one-piece/wording/en.toml"),
        list: include_str!("one-piece.txt"),
        least: 250,
    };
    game.check();
}

#[test]
fn gundam_cards_mean_what_was_written_by_hand() {
    let game = Game {
        name: "gundam",
        vocabulary: baize_gundam::words::vocabulary(),
        wording: include_str!("../../../../games/gundam/wording/en.toml"),
        list: include_str!("gundam.txt"),
        least: 250,
    };
    game.check();
}

/// Two ways to write one meaning are one, and another number, owner, test or order is not.
#[test]
fn the_form_keeps_what_differs() {
    let vocabulary = baize_one_piece::words::vocabulary();
    let form = |text: &str| {
        let mut lexicon = Lexicon::default();
        // The same words have the same numbers in both.
        lexicon.intern("A");
        lexicon.intern("B");
        let abilities = baize_text::parse(text, &vocabulary, &mut lexicon).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        normal::card(&abilities, &vocabulary, &lexicon)
    };
    for (one, other) in [
        ("on-play: choose 1 their character; rest it", "on-play: rest 1 their character"),
        ("always, while my turn: this gain rush", "always: if my turn { this gain rush }"),
        ("always: this gain rush; this gain banish", "always: this gain banish\nalways: this gain rush"),
        ("main: ko 1 their character type \"A\" red", "main: ko 1 their red character kind character type \"A\""),
        (
            "main: ko 1 their character (red, rested) or (blue, rested)",
            "main: ko 1 their rested character (blue) or (red)",
        ),
        ("main: if not (count(my character) > 2) { draw 1 }", "main: if count(my character) <= 2 { draw 1 }"),
        (
            "main: look at top 3 my deck-card; move seen to my deck bottom",
            "main: look at top 3 my deck-card; move all of seen to owner's deck bottom",
        ),
        ("main: discard 1; mill 2", "main: trash 1 my hand-card; trash top 2 my deck-card"),
        ("main: choose 1 my character as a; a gain rush this-turn", "main: 1 my character gain rush this-turn"),
        ("main: return 1 my character", "main: move 1 my character to my hand"),
        ("main: may { return any number my character }", "main: return any number my character"),
        (
            "main: choose 1 my character as a; rest a; a gain rush this-turn",
            "main: rest 1 my character; it gain rush this-turn",
        ),
        (
            "main: one of { draw 1; discard 1 } or { mill 1; discard 1 }",
            "main: one of { draw 1 } or { mill 1 }; discard 1",
        ),
        ("main: choose 1 their hand-card; reveal all of it", "main: reveal 1 their hand-card"),
        (
            "main: look at top 2 my deck-card; move seen to my deck top or bottom",
            "main: look at top 2 my deck-card; one of { move seen to my deck top } or { move seen to my deck bottom }",
        ),
    ] {
        assert_eq!(form(one), form(other));
    }
    for (one, other) in [
        ("main: draw 1", "main: draw 2"),
        ("main: draw 1; discard 1", "main: discard 1; draw 1"),
        ("main: ko 1 their character", "main: ko 1 any character"),
        ("main: ko 1 their character", "main: ko up to 1 their character"),
        ("main: ko 1 their character", "main: ko 1 their character named \"A\""),
        ("main: ko 1 their character named \"A\"", "main: ko 1 their character named \"B\""),
        ("main: if my turn { draw 1; discard 1 }", "main: if my turn { draw 1 }; discard 1"),
        ("activate-main, while my turn: draw 1", "activate-main: if my turn { draw 1 }"),
        (
            "main: choose 1 my character as a; rest 1 their character; a gain rush this-turn",
            "main: choose 1 my character; rest 1 their character; it gain rush this-turn",
        ),
        (
            "main: may { return up to 1 my character }; if did { draw 1 }",
            "main: return up to 1 my character; if did { draw 1 }",
        ),
        ("main: draw 1", "main: move top 1 my deck-card to my hand"),
        (
            "main: choose 1 my character; choose 1 their character as a; rest a",
            "main: choose 1 my character; choose 1 their character; rest it",
        ),
        ("main: may { draw 1 }; if did { discard 1 }", "main: may { draw 1; discard 1 }"),
        (
            "main: this gain ability { on-play: draw 1 } this-turn",
            "main: this gain ability { on-play: draw 2 } this-turn",
        ),
    ] {
        assert_ne!(form(one), form(other));
    }
}

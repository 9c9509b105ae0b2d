//! How an option is said: a key and parts. A language makes a sentence of them, and scenario files have a spelling.
//!
//! ```
//! use baize_kernel::Options;
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let table = book.open(&options, book.pool(), &decks, 7).expect("these decks are legal");
//! let prompt = table.prompt().expect("somebody is asked");
//! let first = prompt.options.first().expect("something can be done");
//! // What a language makes a sentence of, and how a scenario spells it.
//! assert!(!table.phrase(first).key.is_empty());
//! assert!(!table.words(first).is_empty());
//! ```

use crate::ids::{CardId, DefId, Seat};
use crate::pool::Pool;
use crate::prompt::Choice;

/// How an option is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// What is said; the message of a language is named after it.
    pub key: &'static str,
    /// How scenario files spell it, with `{name}` where a part stands.
    pub spelling: &'static str,
    /// What stands in it, by name.
    pub parts: Vec<(&'static str, Part)>,
}

/// Something that stands in a phrase.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A card of the match. Whoever does not see it must not be told its name.
    Card(CardId),
    /// What is printed on a card.
    Def(DefId),
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(i64),
    /// A word of the game: its sort, such as `verb`, and the word.
    Word(&'static str, &'static str),
}

impl Phrase {
    /// Something that is said in its own way.
    pub fn new(key: &'static str, spelling: &'static str) -> Phrase {
        Phrase { key, spelling, parts: Vec::new() }
    }

    /// The same with a part more.
    pub fn with(mut self, name: &'static str, part: Part) -> Phrase {
        self.parts.push((name, part));
        self
    }

    /// The same with a card.
    pub fn card(self, card: CardId) -> Phrase {
        self.with("card", Part::Card(card))
    }

    /// The same with a number.
    pub fn number(self, n: impl Into<i64>) -> Phrase {
        self.with("n", Part::Number(n.into()))
    }

    /// The usual way to say an option: its verb, the card, and the second card.
    pub fn usual(verb: &'static str, choice: &Choice) -> Phrase {
        let spelling = match (choice.a.is_some(), choice.b.is_some()) {
            (false, false) => "{verb}",
            (true, false) => "{verb} {card}",
            (true, true) => "{verb} {card} -> {other}",
            (false, true) => "{verb} -> {other}",
        };
        let mut phrase = Phrase::new(verb, spelling).with("verb", Part::Word("verb", verb));
        for (name, card) in [("card", choice.a), ("other", choice.b)] {
            if card.is_some() {
                phrase = phrase.with(name, Part::Card(card));
            }
        }
        phrase
    }

    /// Returns a part by its name.
    pub fn part(&self, name: &str) -> Option<Part> {
        self.parts.iter().find(|(known, _)| *known == name).map(|(_, part)| *part)
    }

    /// Spells it as scenario files do.
    pub fn spelled(&self, pool: &Pool, def: impl Fn(CardId) -> DefId) -> String {
        let mut out = String::new();
        let mut rest = self.spelling;
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            match self.part(name) {
                Some(Part::Card(card)) => out.push_str(pool.name(def(card))),
                Some(Part::Def(def)) => out.push_str(pool.name(def)),
                Some(Part::Seat(seat)) => out.push(char::from(b'A' + seat.0 % 26)),
                Some(Part::Number(n)) => out.push_str(&n.to_string()),
                Some(Part::Word(_, word)) => out.push_str(word),
                None => out.push('?'),
            }
            rest = after;
        }
        out + rest
    }
}

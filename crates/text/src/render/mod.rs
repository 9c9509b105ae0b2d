//! Renders effects as card text in a language.
//!
//! An ability becomes a phrase tree (`tree`), made once by `plan`; a language says the tree. Patterns and words are
//! Fluent messages: the shared ones are in `locales`, a game adds its own for its vocabulary (`cue-on-play`,
//! `verb-draw`, `noun-character`) and may replace any shared one. What a pattern cannot say, such as how verbs are
//! joined, is in `grammar`. A word without a message is said as it is spelled in the notation, so a new game is
//! readable before it has any.

mod cards;
mod clause;
mod condition;
pub mod digits;
mod event;
mod grammar;
mod isolates;
mod line;
mod locale;
mod number;
mod plan;
mod property;
mod tree;

pub use locale::{Arg, Locale};

use baize_kernel::ir::{Ability, Cmp, Side};
use baize_kernel::{CardDef, Lexicon, Vocabulary};
use grammar::Grammar;

/// Renders a card: its name, its line of stats, and each ability on a line of its own.
pub fn card(def: &CardDef, vocabulary: &Vocabulary, lexicon: &Lexicon, locale: &Locale) -> String {
    of_card(def, vocabulary, lexicon, locale).card(def)
}

/// Renders the text of a card: keywords and abilities, one to a line.
pub fn text(def: &CardDef, vocabulary: &Vocabulary, lexicon: &Lexicon, locale: &Locale) -> String {
    of_card(def, vocabulary, lexicon, locale).text(def).join("\n")
}

fn of_card<'a>(def: &'a CardDef, vocabulary: &'a Vocabulary, lexicon: &'a Lexicon, locale: &'a Locale) -> Renderer<'a> {
    Renderer { own: vocabulary.kind(def.kind), ..of_abilities(&def.abilities, vocabulary, lexicon, locale) }
}

fn of_abilities<'a>(
    abilities: &'a [Ability],
    vocabulary: &'a Vocabulary,
    lexicon: &'a Lexicon,
    locale: &'a Locale,
) -> Renderer<'a> {
    Renderer {
        vocabulary,
        lexicon,
        locale,
        abilities,
        own: "",
        cue: "",
        event: "",
        shown: false,
        may: false,
        doer: Side::Mine,
        several: false,
        noun: "",
        on_table: false,
    }
}

/// Renders one ability. `all` are the abilities of its card, for those it grants.
pub fn ability(
    ability: &Ability,
    all: &[Ability],
    vocabulary: &Vocabulary,
    lexicon: &Lexicon,
    locale: &Locale,
) -> String {
    of_abilities(all, vocabulary, lexicon, locale).ability(ability)
}

/// What rendering needs to know.
#[derive(Copy, Clone)]
struct Renderer<'a> {
    vocabulary: &'a Vocabulary,
    lexicon: &'a Lexicon,
    locale: &'a Locale,
    abilities: &'a [Ability],
    /// The kind of card whose text it is, so that it can call itself by it; `host` for one that it is attached to.
    own: &'static str,
    /// The moment of the ability, in some of which a card is not what it is on the table.
    cue: &'static str,
    /// The kind of card that the event of the ability happens to, so that it can be told from others.
    event: &'static str,
    /// Whether the cards that the ability looks at are shown to all.
    shown: bool,
    /// Whether what is told may be left undone.
    may: bool,
    /// Who may have done what was told before.
    doer: Side,
    /// Whether the ability names more than one set of cards, so that they must be told apart.
    several: bool,
    /// What the cards that a condition speaks of were called when they were chosen.
    noun: &'static str,
    /// Whether all cards that the ability deals with lie on the table, so that "it" is what it is called there.
    on_table: bool,
}

/// What messages are given.
type Args = Vec<(&'static str, Arg)>;

impl Renderer<'_> {
    /// Says a message of the shared files.
    fn say(self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.locale.find(id, None, args).unwrap_or_else(|| id.to_owned())
    }

    /// Whether there is a message of this name.
    fn is_said(self, id: &str) -> bool {
        self.locale.find(id, None, &[]).is_some()
    }

    /// Says the first of these messages that there is.
    fn say_first(self, ids: &[String], args: &[(&'static str, Arg)]) -> String {
        let found = ids.iter().find_map(|id| self.locale.find(id, None, args));
        found.unwrap_or_else(|| ids.last().cloned().unwrap_or_default())
    }

    /// Says the game's message for a word, or the shared one when the game has none.
    fn say_word(self, sort: &str, word: &str, shared: &str, args: &[(&'static str, Arg)]) -> String {
        let own = self.locale.find(&format!("{sort}-{word}"), None, args);
        own.unwrap_or_else(|| {
            let mut args = args.to_vec();
            args.push(("word", spelled(word).into()));
            self.say(shared, &args)
        })
    }

    /// Says a word of the game by itself.
    fn word(self, sort: &str, word: &str) -> String {
        let own = self.locale.find(&format!("{sort}-{word}"), None, &[]);
        // English spells words small within a sentence; other languages have no such forms.
        let named = || match self.grammar() {
            Grammar::English => None,
            _ => self.locale.find(&format!("name-{sort}-{word}"), None, &[]),
        };
        own.or_else(named).unwrap_or_else(|| spelled(word))
    }

    /// A name or type that cards print, as it is printed in this language.
    fn printed(self, sort: &str, word: baize_kernel::Word) -> String {
        let text = self.lexicon.text(word);
        self.locale.find(&format!("{sort}-{}", slug(text)), None, &[]).unwrap_or_else(|| text.to_owned())
    }

    /// Phrases as a list, with "and" before the last.
    fn listed(self, mut list: Vec<String>) -> String {
        let last = list.pop();
        let before = Some(self.join("join-list", list)).filter(|before| !before.is_empty());
        self.join("join-and", before.into_iter().chain(last))
    }

    /// Joins phrases two by two.
    fn join(self, how: &str, list: impl IntoIterator<Item = String>) -> String {
        let joined = list.into_iter().reduce(|a, b| self.say(how, &[("a", a.into()), ("b", b.into())]));
        joined.unwrap_or_default()
    }
}

/// A word of the notation as plain words.
fn spelled(word: &str) -> String {
    word.replace('-', " ")
}

/// A name as part of the name of a message.
fn slug(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

/// The name of a side in messages.
fn side(side: Side) -> Arg {
    Arg::from(match side {
        Side::Mine => "mine",
        Side::Friendly => "friendly",
        Side::Theirs => "theirs",
        Side::Any => "any",
    })
}

/// The name of a comparison in messages.
fn comparison(cmp: Cmp) -> Arg {
    Arg::from(match cmp {
        Cmp::Eq => "eq",
        Cmp::Le => "le",
        Cmp::Ge => "ge",
        Cmp::Lt => "lt",
        Cmp::Gt => "gt",
        Cmp::Ne => "ne",
    })
}

/// Yes or no in messages.
fn whether(yes: bool) -> Arg {
    Arg::from(if yes { "yes" } else { "no" })
}

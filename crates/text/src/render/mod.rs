//! Renders effects as card text in a language.
//!
//! Patterns and words are Fluent messages. The shared ones are in `locales`; a game adds its own
//! for its vocabulary: `cue-on-play`, `verb-draw`, `noun-character`. A word without a message is
//! said as it is spelled in the notation, so a new game is readable before it has any.

mod ability;
mod cards;
pub mod digits;
mod locale;
mod number;
mod property;
mod step;

pub use locale::{Arg, Locale};

use baize_kernel::ir::{Ability, Cmp, Side};
use baize_kernel::{CardDef, Lexicon, Vocabulary};

/// Renders a card: its name, its line of stats, and each ability on a line of its own.
pub fn card(def: &CardDef, vocabulary: &Vocabulary, lexicon: &Lexicon, locale: &Locale) -> String {
    Renderer { vocabulary, lexicon, locale, abilities: &def.abilities }.card(def)
}

/// Renders the text of a card: keywords and abilities, one to a line.
pub fn text(def: &CardDef, vocabulary: &Vocabulary, lexicon: &Lexicon, locale: &Locale) -> String {
    Renderer { vocabulary, lexicon, locale, abilities: &def.abilities }.text(def).join("\n")
}

/// Renders one ability. `all` are the abilities of its card, for those it grants.
pub fn ability(
    ability: &Ability,
    all: &[Ability],
    vocabulary: &Vocabulary,
    lexicon: &Lexicon,
    locale: &Locale,
) -> String {
    Renderer { vocabulary, lexicon, locale, abilities: all }.ability(ability)
}

/// What rendering needs to know.
#[derive(Copy, Clone)]
struct Renderer<'a> {
    vocabulary: &'a Vocabulary,
    lexicon: &'a Lexicon,
    locale: &'a Locale,
    abilities: &'a [Ability],
}

impl Renderer<'_> {
    /// Says a message of the shared files.
    fn say(self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.locale.find(id, None, args).unwrap_or_else(|| id.to_owned())
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
        self.locale.find(&format!("{sort}-{word}"), None, &[]).unwrap_or_else(|| spelled(word))
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

/// Makes the first letter large.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

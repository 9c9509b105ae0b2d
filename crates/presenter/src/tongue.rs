//! A language with the words of one game, and the pseudo-languages that show what is not yet ready
//! for another.

use baize_kernel::Rulebook;
use baize_text::render::{Arg, Locale};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The languages that ship, with what tables say in them.
const SHIPPED: [(&str, &str); 1] = [("en", include_str!("../locales/en/table.ftl"))];

/// Languages made by transformation: English with accents and more letters, and English written
/// from right to left.
const PSEUDO: [&str; 2] = ["en-XA", "ar-XB"];

/// Returns the tags of all languages; the first is the usual one.
pub fn languages() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(tag, _)| *tag).chain(PSEUDO)
}

/// Returns the language that serves someone who asks for `tag`: that one, its relative, or English.
pub fn serve(tag: &str) -> &'static str {
    let language = |tag: &str| tag.split('-').next().unwrap_or("").to_lowercase();
    let exact = languages().find(|known| known.eq_ignore_ascii_case(tag));
    let related = || SHIPPED.iter().map(|(known, _)| *known).find(|known| language(known) == language(tag));
    exact.or_else(related).unwrap_or("en")
}

/// A language with the words of one game.
#[derive(Debug)]
pub struct Tongue {
    tag: &'static str,
    locale: Locale,
}

/// The words of a game by id and language, made when they are first asked for.
static MADE: Mutex<BTreeMap<(&'static str, &'static str), Arc<Tongue>>> = Mutex::new(BTreeMap::new());

impl Tongue {
    /// Returns a game's words in the language that serves someone who asks for `tag`.
    pub fn of(book: &dyn Rulebook, tag: &str) -> Arc<Tongue> {
        let key = (book.id(), serve(tag));
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry(key).or_insert_with(|| Arc::new(Tongue::new(book, key.1))).clone()
    }

    fn new(book: &dyn Rulebook, tag: &'static str) -> Tongue {
        let spoken = if PSEUDO.contains(&tag) { "en" } else { tag };
        let mut locale = Locale::new(spoken).unwrap_or_else(|_| Locale::english());
        // Words that cannot be read are left out, and said as they are spelled: a test of each game reads them.
        for (_, table) in SHIPPED.iter().filter(|(tag, _)| *tag == spoken) {
            locale = locale.with_or_without(table);
        }
        for (_, words) in book.locales().iter().filter(|(tag, _)| *tag == spoken) {
            locale = locale.with_or_without(words);
        }
        Tongue { tag, locale }
    }

    /// Returns the tag of the language.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns the language of card texts.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Says a message in the language itself; its name when there is none such.
    pub(crate) fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.locale.find(id, None, args).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the name of a word of the game, such as a zone, for people. Words the language has no
    /// name for are said as they are spelled.
    pub fn name(&self, sort: &str, word: &str) -> String {
        self.locale.find(&format!("name-{sort}-{word}"), None, &[]).unwrap_or_else(|| word.replace('-', " "))
    }

    /// Returns a finished text as it is shown: unchanged, but for pseudo-languages.
    pub fn shown(&self, text: String) -> String {
        match self.tag {
            "en-XA" => accented(&text),
            "ar-XB" => mirrored(&text),
            _ => text,
        }
    }
}

/// Puts accents on letters and adds as much as a longer language would.
fn accented(text: &str) -> String {
    const PLAIN: &str = "AaCcEeIiNnOoSsUuYyZz";
    const ACCENTED: &str = "ÅåÇçÉéÎîÑñÖöŠšÛûÝýŽž";
    let accent = |c: char| PLAIN.chars().position(|p| p == c).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(c);
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let longer = "·".repeat(letters.div_ceil(3));
    if letters == 0 { text.to_owned() } else { format!("[{}{longer}]", text.chars().map(accent).collect::<String>()) }
}

/// Writes each line from right to left.
fn mirrored(text: &str) -> String {
    let line = |line: &str| format!("\u{202e}{line}\u{202c}");
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_serves_its_relatives_and_english_everybody_else() {
        let served = ["en", "EN-gb", "en-xa", "ar-XB", "th", "", "\u{0}", "en-US-x-private"].map(serve);
        assert_eq!(served, ["en", "en", "en-XA", "ar-XB", "en", "en", "en", "en"]);
    }

    #[test]
    fn pseudo_languages_change_every_text() {
        let book = baize_registry::find("tiny").expect("the example game is there");
        assert_eq!(Tongue::of(book, "en-XA").shown("Turn 1: You".into()), "[Tûrñ 1: Ýöû···]");
        assert_eq!(Tongue::of(book, "ar-XB").shown("Turn".into()), "\u{202e}Turn\u{202c}");
        assert_eq!(Tongue::of(book, "en").shown("Turn".into()), "Turn");
    }

    #[test]
    fn the_words_of_every_game_can_be_read() {
        for book in baize_registry::games() {
            for (tag, words) in book.locales() {
                let locale = Locale::new(tag).expect("a game's tag is one");
                locale.with(words).unwrap_or_else(|d| panic!("{} {tag}: {d}", book.id()));
            }
        }
        for (tag, table) in SHIPPED {
            Locale::new(tag).and_then(|l| l.with(table)).unwrap_or_else(|d| panic!("{tag}: {d}"));
        }
    }
}

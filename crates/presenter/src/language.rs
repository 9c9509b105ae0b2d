//! A language with the words of one game, and the pseudo-languages that show what is not yet ready
//! for another.

use crate::translation::{Translation, every_name};
use baize_kernel::reference::Entry;
use baize_kernel::rulebook::{ClauseRow, Policy};
use baize_kernel::{Options, Rulebook};
use baize_text::render::{Arg, Locale, digits};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The languages that ship, with what tables say in them.
const SHIPPED: [(&str, &str); 4] = [
    ("en", include_str!("../locales/en/table.ftl")),
    ("th", include_str!("../locales/th/table.ftl")),
    ("ja", include_str!("../locales/ja/table.ftl")),
    ("fa", include_str!("../locales/fa/table.ftl")),
];

/// How the messages of a language are changed to make another of it.
pub(crate) type Change = fn(&str) -> Cow<'_, str>;

/// Languages made by changing the messages of English: with accents and more letters, and written
/// from right to left. What they show unchanged is a name, or never went through a message.
pub(crate) const PSEUDO: [(&str, Change); 2] = [("en-XA", accented), ("ar-XB", mirrored)];

/// Persian with its own digits, for those who set it so.
pub(crate) const PERSIAN_DIGITS: (&str, Change) = ("fa-u-nu-arabext", digits::persian);

/// Returns the tags of all languages; the first is the usual one.
pub fn languages() -> impl Iterator<Item = &'static str> {
    spoken().chain(PSEUDO.map(|(tag, _)| tag))
}

/// Returns the tags of the languages that people speak.
pub fn spoken() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(tag, _)| *tag)
}

/// Returns the language that serves someone who asks for `tag`: that one, its relative, or English.
pub fn serve(tag: &str) -> &'static str {
    let language = |tag: &str| tag.split('-').next().unwrap_or("").to_lowercase();
    let exact = languages().chain([PERSIAN_DIGITS.0]).find(|known| known.eq_ignore_ascii_case(tag));
    let related = || spoken().find(|known| language(known) == language(tag));
    exact.or_else(related).unwrap_or("en")
}

/// Sorts of words whose names in card texts do for every other place.
const TEXTS: [&str; 11] =
    ["zone", "stat", "kind", "keyword", "label", "group", "ban", "cue", "attached", "until", "gauge"];

/// A language with the words of one game.
#[derive(Debug)]
pub struct Language {
    tag: &'static str,
    locale: Locale,
    translation: Translation,
    change: Option<Change>,
}

/// The words of a game by id and language, made when they are first asked for.
static MADE: Mutex<BTreeMap<(&'static str, &'static str), Arc<Language>>> = Mutex::new(BTreeMap::new());

impl Language {
    /// Returns a game's words in the language that serves someone who asks for `tag`.
    pub fn of(book: &dyn Rulebook, tag: &str) -> Arc<Language> {
        let key = (book.id(), serve(tag));
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry(key).or_insert_with(|| Arc::new(Language::new(book, key.1))).clone()
    }

    fn new(book: &dyn Rulebook, tag: &'static str) -> Language {
        let changed = PSEUDO.iter().chain([&PERSIAN_DIGITS]).find(|(known, _)| *known == tag);
        let change = changed.map(|(_, change)| *change);
        let spoken = match tag {
            _ if tag == PERSIAN_DIGITS.0 => "fa",
            _ if change.is_some() => "en",
            _ => tag,
        };
        let mut locale = Locale::new(spoken).unwrap_or_else(|_| Locale::english());
        // Words that cannot be read are left out, and said as they are spelled: a test of each game reads them.
        for (of, words) in SHIPPED.iter().chain(book.spec().locales) {
            if *of == spoken {
                locale = locale.with_or_without(words);
            } else if *of == "en" {
                locale = locale.with_english_or_without(words);
            }
        }
        if tag == PERSIAN_DIGITS.0 {
            locale = locale.in_persian_digits();
        } else if let Some(change) = change {
            locale = locale.transformed(change);
        }
        Language { tag, locale, translation: Translation::new(book, spoken), change }
    }

    /// Returns the tag of the language.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns the language of card texts.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Says a message of the table; its name when there is none such.
    pub fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// Says a message, if the language has it.
    pub(crate) fn find(&self, id: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        self.locale.find(id, None, args)
    }

    /// Returns the name of a word of the game, such as a zone, for people. Words the language has no
    /// name for are said as they are spelled: a test finds them.
    pub fn name(&self, sort: &str, word: &str) -> String {
        // What is two things at once, such as a format with a frame, is called by both.
        if let Some((one, other)) = word.split_once('/') {
            return format!("{} · {}", self.name(sort, one), self.name(sort, other));
        }
        let own = self.find(&format!("name-{sort}-{word}"), &[]);
        // Some words are called the same in card texts.
        let printed = || TEXTS.contains(&sort).then(|| self.find(&format!("{sort}-{word}"), &[])).flatten();
        own.or_else(printed).unwrap_or_else(|| word.replace('-', " "))
    }

    /// Returns what a clause demands in a revision: in the language, or in English when it is not there.
    pub fn clause(&self, revision: &str, row: &ClauseRow) -> String {
        self.shown(self.translation.clause(revision, row.clause).unwrap_or(&row.text))
    }

    /// Returns what may be looked up in a game with these options, or all there is, in the language.
    /// Each entry knows what it is called elsewhere, too.
    pub fn reference(&self, book: &dyn Rulebook, options: Option<&Options>) -> Vec<Entry> {
        let revision = options.map_or("", |o| o.revision.as_str());
        let clauses = book.clauses(revision);
        let mut entries = book.reference(options);
        for entry in &mut entries {
            entry.also = every_name(book, entry.clause);
        }
        let told = |entry: Entry| self.shown_entry(self.translation.entry(entry, clauses, revision));
        entries.into_iter().map(told).collect()
    }

    fn shown_entry(&self, mut entry: Entry) -> Entry {
        entry.title = self.shown(&entry.title);
        entry.facts.iter_mut().for_each(|(_, value)| *value = self.shown(value));
        entry.lines.iter_mut().for_each(|line| line.text = self.shown(&line.text));
        entry
    }

    /// Returns the name of a game.
    pub fn title(&self, book: &dyn Rulebook) -> String {
        self.find("game-title", &[]).unwrap_or_else(|| self.shown(book.title()))
    }

    /// Returns what playing a game is like.
    pub fn blurb(&self, book: &dyn Rulebook) -> String {
        self.find("game-blurb", &[]).unwrap_or_else(|| self.shown(book.spec().blurb))
    }

    /// Returns what a reading of an unclear place decides.
    pub fn policy(&self, policy: &Policy) -> String {
        self.find(&format!("policy-{}", policy.name), &[]).unwrap_or_else(|| self.shown(policy.about))
    }

    /// Returns a text that ships in one language, as it is shown: unchanged, but for pseudo-languages
    /// and other digits.
    pub fn shown(&self, text: &str) -> String {
        self.change.map_or_else(|| text.to_owned(), |change| change(text).into_owned())
    }
}

/// Puts accents on all letters, and doubles vowels to add as much as a longer language would.
fn accented(text: &str) -> Cow<'_, str> {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀçďéƒĝĥíĵķĺɱñóþɋřšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹḾÑÓÞɊŘŠŤÚṼŴẊÝŽ";
    let mut out = String::with_capacity(text.len() * 3);
    for letter in text.chars() {
        let accent = PLAIN.find(letter).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter);
        out.push(accent);
        if "aeiouAEIOU".contains(letter) {
            out.push(accent);
        }
    }
    out.into()
}

/// Writes each word from right to left. White space stays outside, so that lines still break.
fn mirrored(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for word in text.split_inclusive(char::is_whitespace) {
        let bare = word.trim_end();
        if bare.is_empty() {
            out.push_str(word);
        } else {
            out.extend(["\u{202e}", bare, "\u{202c}", &word[bare.len()..]]);
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_serves_its_relatives_and_english_everybody_else() {
        let served = ["en", "EN-gb", "en-xa", "ar-XB", "", "\u{0}", "en-US-x-private", "de"].map(serve);
        assert_eq!(served, ["en", "en", "en-XA", "ar-XB", "en", "en", "en", "en"]);
        let served = ["th-TH", "JA", "fa-IR", "fa-u-nu-arabext"].map(serve);
        assert_eq!(served, ["th", "ja", "fa", "fa-u-nu-arabext"]);
    }

    #[test]
    fn pseudo_languages_change_every_text() {
        let book = baize_registry::find("tiny").expect("the example game is there");
        let turn = |tag| Language::of(book, tag).say("turn", &[("n", 1.into()), ("who", "Zoro".into())]);
        assert_eq!(["en", "en-XA"].map(turn), ["Turn 1: Zoro", "Ťúúřñ 1: Zoro"], "what is put in stays as it is");
        assert_eq!(Language::of(book, "ar-XB").shown("a turn"), "\u{202e}a\u{202c} \u{202e}turn\u{202c}");
        assert_eq!(Language::of(book, "en").shown("a turn"), "a turn");
    }

    /// A message of the table with the name of one in card texts would be said in its place.
    #[test]
    fn words_of_the_table_leave_those_of_card_texts_alone() {
        let ids = |text: &'static str| text.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
        let cards: Vec<&str> = ids(include_str!("../../text/locales/en/card.ftl")).collect();
        let taken: Vec<&str> = ids(SHIPPED[0].1).filter(|id| cards.contains(id)).collect();
        assert!(taken.is_empty(), "said in card texts already: {taken:?}");
    }

    #[test]
    fn persian_has_its_own_digits_where_they_are_wanted() {
        let book = baize_registry::find("tiny").expect("the example game is there");
        let turn = |tag| Language::of(book, tag).say("turn", &[("n", 12.into()), ("who", "Zoro 3".into())]);
        let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!(["fa", PERSIAN_DIGITS.0].map(|tag| plain(turn(tag))), ["نوبت 12: Zoro 3", "نوبت ۱۲: Zoro 3"]);
        let shown = |text: &str| Language::of(book, PERSIAN_DIGITS.0).shown(text);
        assert_eq!(shown("در 7-1-2 و A15 و (10)، 5."), "در 7-1-2 و A15 و (۱۰)، ۵.");
    }

    #[test]
    fn the_words_of_every_game_can_be_read() {
        for book in baize_registry::games() {
            for (tag, words) in book.spec().locales {
                let locale = Locale::new(tag).expect("a game's tag is one");
                locale.with(words).unwrap_or_else(|d| panic!("{} {tag}: {d}", book.id()));
            }
        }
        for (tag, table) in SHIPPED {
            Locale::new(tag).and_then(|l| l.with(table)).unwrap_or_else(|d| panic!("{tag}: {d}"));
        }
    }
}

//! What the command line says, in the language that is wanted.

use crate::failure::Failure;
use baize_kernel::message;
use baize_presenter::{languages, serve, spoken};
use baize_text::nearest;
use baize_text::render::{Arg, Locale};
use std::io::IsTerminal;

/// The languages of the command line, with what it says in them.
const SHIPPED: [(&str, &str); 4] = [
    ("en", include_str!("../locales/en.ftl")),
    ("th", include_str!("../locales/th.ftl")),
    ("ja", include_str!("../locales/ja.ftl")),
    ("fa", include_str!("../locales/fa.ftl")),
];

/// Marks that keep directions apart, which terminals do not need within a word that is typed.
const ISOLATES: [char; 4] = ['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'];

/// The messages of the command line in a language.
#[derive(Debug)]
pub struct Words {
    /// The tag of the language.
    pub tag: &'static str,
    locale: Locale,
}

impl Words {
    /// Makes the messages of a language that ships.
    pub fn new(tag: &'static str) -> Words {
        let mut locale = Locale::new(tag).unwrap_or_else(|_| Locale::english());
        for (of, file) in SHIPPED {
            // Pseudo-languages and what is missing are said in English.
            locale = if of == tag { locale.with_or_without(file) } else { locale };
            locale = if of == "en" { locale.with_english_or_without(file) } else { locale };
        }
        Words { tag, locale }
    }

    /// Says a message; its name when there is none such.
    pub fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.locale.find(id, None, args).unwrap_or_else(|| id.to_owned())
    }

    /// Says a message that is given nothing.
    pub fn tell(&self, id: &str) -> String {
        self.say(id, &[])
    }
}

/// Returns the language to speak: the one asked for, or on a terminal that of the environment.
///
/// # Errors
/// When there is no such language.
pub fn language(asked: Option<&str>, json: bool) -> Result<&'static str, Failure> {
    let Some(asked) = asked else {
        let here = !json && std::io::stdout().is_terminal();
        return Ok(if here { of_environment(|name| std::env::var(name).ok()) } else { "en" });
    };
    let served = serve(asked);
    let is_known = |tag: &str| tag.split('-').next().is_some_and(|tag| languages().any(|known| known == tag));
    if served != "en" || is_known(asked) {
        return Ok(served);
    }
    let hint = match nearest(asked, spoken()) {
        Some(near) => message!("did you mean `{near}`?", near),
        None => message!("there are {all}", all = spoken().collect::<Vec<_>>().join(", ")),
    };
    Err(Failure::usage(message!("there is no language `{asked}`", asked)).hint(hint))
}

/// Returns the language that the environment names, as `th_TH.UTF-8` does.
fn of_environment(get: impl Fn(&str) -> Option<String>) -> &'static str {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(get).find(|value| !value.is_empty());
    set.map_or("en", |value| serve(value.split(['_', '.', '@']).next().unwrap_or("")))
}

/// Returns a text without the marks that keep directions apart.
pub fn bare(text: &str) -> String {
    text.replace(ISOLATES, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn languages_are_found_by_tag_and_by_environment() {
        assert_eq!(language(Some("th"), false).ok(), Some("th"));
        assert_eq!(language(Some("fa-IR"), true).ok(), Some("fa"));
        assert_eq!(language(Some("en-GB"), true).ok(), Some("en"));
        assert!(language(Some("xx"), false).is_err_and(|failure| failure.hint.is_some()));
        let env = |value: &'static str| of_environment(move |name| (name == "LANG").then(|| value.to_owned()));
        assert_eq!(["ja_JP.UTF-8", "th", "C", "", "de_DE@euro"].map(env), ["ja", "th", "en", "en", "en"]);
    }

    #[test]
    fn every_language_says_the_same_messages() {
        let ids = |file: &str| -> BTreeSet<String> {
            let lines = file.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
        };
        for (tag, file) in SHIPPED {
            Locale::new(tag).and_then(|l| l.with(file)).unwrap_or_else(|d| panic!("{tag}: {d}"));
            assert_eq!(ids(file), ids(SHIPPED[0].1), "{tag}");
        }
    }
}

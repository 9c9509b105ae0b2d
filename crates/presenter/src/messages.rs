//! What is said when something is wrong, in each language. Programs write these messages in English where they are
//! needed; the files of the other languages name each by its English sentence.

use crate::language::{PERSIAN_DIGITS, PSEUDO, serve};
use baize_kernel::message::{Form, Message, Value, fill};
use baize_text::render::{Arg, Locale};
use std::collections::BTreeMap;
use std::sync::LazyLock;

macro_rules! files {
    ($tag:literal: $($file:literal)*) => {
        ($tag, &[$(include_str!(concat!("../locales/", $tag, "/", $file, ".ftl"))),*])
    };
    ($tag:literal) => {
        files!($tag: "messages" "scenario" "notation" "server" "command" "help")
    };
}

/// The languages other than English, each with its files.
const SHIPPED: [(&str, &[&str]); 3] = [files!("th"), files!("ja"), files!("fa")];

static LOCALES: LazyLock<BTreeMap<&str, Locale>> = LazyLock::new(|| {
    let made = |tag: &str, digits: bool| {
        let locale = Locale::new(tag).unwrap_or_else(|_| Locale::english());
        let files = SHIPPED.iter().filter(|(known, _)| *known == tag).flat_map(|(_, files)| *files);
        // Files that cannot be read are left out, and said in English: a test reads them.
        let locale = files.fold(locale, |locale, file| locale.with_or_without(file));
        if digits { locale.in_persian_digits() } else { locale }
    };
    let plain = SHIPPED.iter().map(|(tag, _)| (*tag, made(tag, false)));
    plain.chain([(PERSIAN_DIGITS.0, made("fa", true))]).collect()
});

/// Says a message in the language that serves someone who asks for `tag`.
pub fn tell(tag: &str, message: &Message) -> String {
    match message.form() {
        Form::Foreign => message.to_string(),
        Form::List(of, between) => {
            of.iter().map(|m| tell(tag, m)).collect::<Vec<_>>().join(&sentence(serve(tag), between, &[]))
        }
        Form::Sentence(text, parts) => sentence(serve(tag), text, parts),
    }
}

/// Says a text that is given nothing, such as the help of a command.
pub fn tell_text(tag: &str, text: &str) -> String {
    sentence(serve(tag), text, &[])
}

fn sentence(tag: &'static str, text: &str, parts: &[(&'static str, Value)]) -> String {
    let given = |value: &Value| match value {
        Value::Number(n) => Arg::Number(*n),
        Value::Text(text) => Arg::Text(text.clone()),
        Value::Message(message) => Arg::Text(tell(tag, message)),
    };
    let args: Vec<_> = parts.iter().map(|(name, value)| (*name, given(value))).collect();
    let found = |locale: &Locale| locale.find(&message_id(text), None, &args);
    if let Some(said) = LOCALES.get(tag).filter(|_| has_words(text)).and_then(found) {
        return said;
    }
    let said = |value: &Value| match value {
        Value::Message(message) => tell(tag, message),
        plain => plain.to_string(),
    };
    match PSEUDO.iter().find(|(known, _)| *known == tag) {
        Some((_, change)) => fill(&outside_braces(text, *change), parts, said),
        None => fill(text, parts, said),
    }
}

/// Returns whether a sentence says anything besides what is put into it.
fn has_words(text: &str) -> bool {
    let outside = |piece: &str| piece.rsplit('}').next().is_some_and(|rest| rest.contains(|c: char| c.is_alphabetic()));
    text.split('{').any(outside)
}

/// Changes a sentence, but for the names of its parts.
fn outside_braces(text: &str, change: crate::language::Change) -> String {
    let piece = |piece: &str| match piece.split_once('}') {
        Some((name, rest)) => format!("{{{name}}}{}", change(rest)),
        None => change(piece).into_owned(),
    };
    text.split('{').map(piece).collect()
}

/// Returns the name of a sentence in the files: its letters and digits, with dashes for all else.
pub fn message_id(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// Returns the files of the languages other than English.
pub fn message_files() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    SHIPPED.iter().map(|(tag, files)| (*tag, *files))
}

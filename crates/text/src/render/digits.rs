//! Persian digits.

use std::borrow::Cow;

/// Puts Persian digits for numbers. The numbers of clauses and cards, which have letters, dashes or
/// dots in them, are names and stay as they are.
pub fn persian(text: &str) -> Cow<'_, str> {
    if !text.bytes().any(|b| b.is_ascii_digit()) {
        return text.into();
    }
    let write = |word: &str| if is_name(word) { word.to_owned() } else { word.chars().map(digit).collect() };
    text.split_inclusive(char::is_whitespace).map(write).collect::<String>().into()
}

fn is_name(word: &str) -> bool {
    let core = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    core.contains(|c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '.'))
}

fn digit(c: char) -> char {
    c.to_digit(10).and_then(|n| char::from_u32('۰' as u32 + n)).unwrap_or(c)
}

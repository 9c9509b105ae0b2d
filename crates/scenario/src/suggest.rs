//! "Did you mean": the nearest of the words that would have been right.

use baize_kernel::{Message, message};
use baize_text::nearest;

/// Returns ` did you mean X?` for the nearest of the known words, or all of them when few, or
/// nothing to add.
pub fn hint<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Message {
    let known: Vec<&str> = known.into_iter().collect();
    match nearest(word, known.iter().copied()) {
        Some(near) => message!("; did you mean `{nearest}`?", nearest = near),
        None if known.is_empty() || known.len() > 30 => Message::default(),
        None => message!("; known here: {known}", known = known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_nearest_word() {
        assert_eq!(&*hint("charcters", ["hand", "characters"]), "; did you mean `characters`?");
        assert_eq!(&*hint("Stri", ["striker", "guard"]), "; did you mean `striker`?");
    }

    #[test]
    fn lists_few_words_when_none_is_near() {
        assert_eq!(&*hint("xyzzy", ["hand", "deck"]), "; known here: hand, deck");
        assert_eq!(&*hint("xyzzy", []), "");
    }
}

//! "Did you mean": the nearest of the words that would have been right.

/// Returns ` did you mean X?` for the nearest of the known words, or all of them when few, or
/// nothing to add.
pub fn hint<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match nearest(word, &known) {
        Some(near) => format!("; did you mean `{near}`?"),
        None if known.is_empty() || known.len() > 30 => String::new(),
        None => format!("; known here: {}", known.join(", ")),
    }
}

/// Returns the known word that is nearest, if one is near enough.
fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let distance = |k: &str| {
        let k = k.to_lowercase();
        // A word that begins alike is near however much is missing.
        let prefix = word.chars().count() >= 3 && (k.starts_with(&word) || word.starts_with(&k) && k.len() >= 3);
        let typed = strsim::damerau_levenshtein(&word, &k);
        if prefix { typed.min(2) } else { typed }
    };
    let near = known.iter().map(|k| (distance(k), *k)).min_by_key(|(d, _)| *d)?;
    (near.0 <= 1 + word.chars().count() / 4).then_some(near.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_nearest_word() {
        assert_eq!(hint("charcters", ["hand", "characters"]), "; did you mean `characters`?");
        assert_eq!(hint("Stri", ["striker", "guard"]), "; did you mean `striker`?");
    }

    #[test]
    fn lists_few_words_when_none_is_near() {
        assert_eq!(hint("xyzzy", ["hand", "deck"]), "; known here: hand, deck");
        assert_eq!(hint("xyzzy", []), "");
    }
}

//! Suggestions for words that are not known.

/// The longest list of words that a hint spells out.
const LISTED: usize = 14;

/// Returns a hint for a word that is none of `known`: the nearest of them, or all when they are few.
pub(crate) fn hint<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut known: Vec<&str> = known.into_iter().collect();
    known.sort_unstable();
    known.dedup();
    if let Some(near) = nearest(word, &known) {
        return Some(format!("did you mean `{near}`?"));
    }
    let listed = !known.is_empty() && known.len() <= LISTED;
    listed.then(|| format!("known here: {}", known.join(", ")))
}

/// Returns the word nearest in spelling, if any is near.
fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    // A hostile word of great length is near to nothing, and measuring it would take long.
    if word.len() > 64 {
        return None;
    }
    let word = word.to_lowercase();
    let scored = known.iter().map(|k| (strsim::damerau_levenshtein(&word, &k.to_lowercase()), *k));
    let (distance, best) = scored.min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + word.chars().count() / 4).then_some(best)
}

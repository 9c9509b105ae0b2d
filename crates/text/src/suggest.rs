//! Suggestions for words that are not known.

use baize_kernel::{Message, message};

/// The longest list of words that a hint spells out.
const LISTED: usize = 14;

/// Returns a hint for a word that is none of `known`: the nearest of them, or all when they are few.
pub(crate) fn hint<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    let mut known: Vec<&str> = known.into_iter().collect();
    known.sort_unstable();
    known.dedup();
    if let Some(near) = nearest(word, known.iter().copied()) {
        return Some(message!("did you mean `{near}`?", near));
    }
    let listed = !known.is_empty() && known.len() <= LISTED;
    listed.then(|| message!("known here: {list}", list = known.join(", ")))
}

/// Returns the word nearest in spelling, if any is near enough to have been meant.
///
/// ```
/// let words = ["one-piece", "gundam"];
/// assert_eq!(baize_text::nearest("onepiece", words), Some("one-piece"));
/// assert_eq!(baize_text::nearest("chess", words), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A hostile word of great length is near to nothing, and measuring it would take long.
    if word.len() > 64 {
        return None;
    }
    let word = word.to_lowercase();
    let distance = |k: &str| {
        let k = k.to_lowercase();
        // A word that begins alike is near however much is missing.
        let begins = word.chars().count() >= 3 && (k.starts_with(&word) || word.starts_with(&k) && k.len() >= 3);
        let typed = strsim::damerau_levenshtein(&word, &k);
        if begins { typed.min(2) } else { typed }
    };
    let scored = known.into_iter().map(|k| (distance(k), k));
    let (distance, best) = scored.min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + word.chars().count() / 4).then_some(best)
}

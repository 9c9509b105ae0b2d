//! One card of its prints: alternate artworks and several lists come together by number.

use crate::shape::Printed;
use baize_kernel::{Message, message};
use std::collections::BTreeMap;

/// The cards of several lists, each number once.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// The cards by number.
    pub cards: BTreeMap<String, Printed>,
    /// How many prints were merged into another.
    pub merged: usize,
    /// What two lists say differently of one card.
    pub differences: Vec<Difference>,
    /// Cards whose text is cut off in every list.
    pub cut: Vec<Printed>,
}

/// Something that two prints of one card disagree about. What the first says counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The card number.
    pub number: String,
    /// What it is about.
    pub about: String,
    /// What the first says, and where it stands.
    pub first: (String, Message),
    /// What the other says, and where it stands.
    pub other: (String, Message),
}

/// Brings prints together. The plain print goes before alternate artworks, whole text before text that is
/// cut off, and earlier lists before later ones.
pub fn gather(prints: impl IntoIterator<Item = Printed>) -> Gathered {
    let mut by_number: BTreeMap<String, Vec<Printed>> = BTreeMap::new();
    for print in prints {
        by_number.entry(print.number.clone()).or_default().push(print);
    }
    let mut out = Gathered::default();
    for (number, mut prints) in by_number {
        prints.sort_by_key(|print| (cut_off(&print.text).is_some(), print.alternate));
        let others = prints.split_off(1);
        let Some(first) = prints.pop() else { continue };
        out.merged += others.len();
        for other in others.iter().filter(|other| cut_off(&other.text).is_none()) {
            out.differences.extend(differences(&first, other));
        }
        match cut_off(&first.text) {
            None => _ = out.cards.insert(number, first),
            Some(_) => out.cut.push(first),
        }
    }
    out
}

fn differences(first: &Printed, other: &Printed) -> Vec<Difference> {
    let place = |print: &Printed| message!("{file}, card {index}", file = print.place.0, index = print.place.1);
    let differ = |about: &str, a: String, b: String| {
        (a != b).then(|| Difference {
            number: first.number.clone(),
            about: about.to_owned(),
            first: (a, place(first)),
            other: (b, place(other)),
        })
    };
    let sorted = |words: &[String]| {
        let mut words = words.to_vec();
        words.sort();
        words.join(", ")
    };
    let mut out: Vec<Option<Difference>> = vec![
        differ("name", first.name.clone(), other.name.clone()),
        differ("kind", first.kind.clone(), other.kind.clone()),
        differ("types", sorted(&first.types), sorted(&other.types)),
        differ("link", first.link.clone(), other.link.clone()),
        differ("text", plain(&first.text), plain(&other.text)),
    ];
    let stat = |print: &Printed, stat: &str| print.stats.get(stat).map_or("-".to_owned(), i64::to_string);
    let stats = first.stats.keys().chain(other.stats.keys()).collect::<std::collections::BTreeSet<_>>();
    out.extend(stats.into_iter().map(|name| differ(name, stat(first, name), stat(other, name))));
    out.extend(first.labels.iter().map(|(group, words)| {
        differ(group, sorted(words), other.labels.get(group).map(|w| sorted(w)).unwrap_or_default())
    }));
    out.into_iter().flatten().collect()
}

/// A text as far as typography makes no difference.
fn plain(text: &str) -> String {
    let same = text.replace(['’', '‘'], "'").replace(['“', '”'], "\"").replace(['−', '–'], "-").replace('・', "･");
    same.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the line of a text that ends in the middle of a sentence, if there is one.
pub fn cut_off(text: &str) -> Option<&str> {
    let ends =
        |line: &str| line.ends_with(['.', ')', ']', '】', '>', '}', '"', '!', '?', ':', '”', '」', '＞', '；', ';']);
    text.lines().map(str::trim).filter(|line| !line.is_empty()).find(|line| !ends(line) || is_open(line))
}

/// Returns whether a line opens a bracket that it does not close.
fn is_open(line: &str) -> bool {
    let pairs = [('(', ')'), ('[', ']'), ('{', '}'), ('【', '】'), ('（', '）'), ('「', '」'), ('《', '》')];
    pairs.iter().any(|&(a, b)| line.matches(a).count() > line.matches(b).count())
}

/// Brings what is printed in one language together by number. Sentences do not end alike in every language, so a text
/// counts as cut off when a bracket is left open.
pub fn gather_language(prints: impl IntoIterator<Item = Printed>) -> Gathered {
    let mut out = Gathered::default();
    for print in prints {
        if print.text.lines().any(is_open) {
            out.cut.push(print);
            continue;
        }
        match out.cards.get(&print.number) {
            None => _ = out.cards.insert(print.number.clone(), print),
            Some(first) => {
                out.merged += 1;
                out.differences.extend(differences(first, &print));
            }
        }
    }
    out.cut.retain(|print| !out.cards.contains_key(&print.number));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(number: &str, text: &str, file: &str) -> Printed {
        let stats = BTreeMap::from([("cost".to_owned(), 3)]);
        Printed { number: number.into(), text: text.into(), stats, place: (file.into(), 1), ..Printed::default() }
    }

    #[test]
    fn prints_of_one_number_come_together_and_whole_text_goes_first() {
        let gathered = gather([print("A-1", "Draw 1 card and", "a"), print("A-1", "Draw 1 card and go.", "b")]);
        assert_eq!((gathered.cards.len(), gathered.merged, gathered.cut.len()), (1, 1, 0));
        assert_eq!(gathered.cards["A-1"].text, "Draw 1 card and go.");
        assert_eq!(gathered.differences, []);
        let cut = gather([print("A-1", "K.O. up to 1 of your opponent's", "a")]);
        assert_eq!((cut.cards.len(), cut.cut.len()), (0, 1));
    }

    #[test]
    fn a_text_in_another_language_is_cut_off_where_a_bracket_is_left_open() {
        let lists = [print("A-1", "จั่ว 1 ใบ", "a"), print("A-2", "[เมื่อโจมตี", "a"), print("A-1", "จั่ว 2 ใบ", "b")];
        let gathered = gather_language(lists);
        assert_eq!((gathered.cards.len(), gathered.merged, gathered.cut.len()), (1, 1, 1));
        assert_eq!(gathered.cards["A-1"].text, "จั่ว 1 ใบ", "the first counts");
        assert_eq!(gathered.differences.len(), 1);
    }

    #[test]
    fn what_two_lists_say_differently_is_told() {
        let mut other = print("A-1", "Draw 1.", "b");
        other.stats.insert("cost".into(), 4);
        let gathered = gather([print("A-1", "Draw  1.", "a"), other]);
        let told: Vec<_> = gathered.differences.iter().map(|d| (d.about.as_str(), d.first.0.as_str())).collect();
        assert_eq!(told, [("cost", "3")]);
    }
}

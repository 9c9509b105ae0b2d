//! Which stretches of a text that runs from right to left are kept apart from it.

/// Opens and closes a stretch whose direction is that of its first letter.
const MARKS: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Keeps the marks around names in Latin letters and around numbers. A stretch with words of the language runs
/// as the text around it does: marked, it would turn round where it begins with a Latin letter ("HP 4 یا کمتر").
pub fn needed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // Where each open stretch begins, and whether it is foreign, of the language, or neither so far.
    let mut open: Vec<(usize, bool, bool)> = Vec::new();
    for letter in text.chars() {
        match letter {
            '\u{2068}' => open.push((out.len(), false, false)),
            '\u{2069}' => {
                let Some((start, foreign, native)) = open.pop() else { continue };
                if foreign && !native {
                    out.insert(start, MARKS[0]);
                    out.push(MARKS[1]);
                }
                if let Some(outer) = open.last_mut() {
                    outer.1 |= foreign;
                    outer.2 |= native;
                }
                continue;
            }
            _ => {
                if let Some(inner) = open.last_mut() {
                    inner.1 |= letter.is_ascii_alphanumeric() || ('۰'..='۹').contains(&letter);
                    inner.2 |=
                        matches!(letter, '\u{600}'..='\u{6ef}' | '\u{6fa}'..='\u{6ff}' | '\u{fb50}'..='\u{fefc}');
                }
                out.push(letter);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_names_and_numbers_are_kept_apart_and_words_are_not() {
        assert_eq!(needed("\u{2068}شخصیت\u{2069} \u{2068}Nami\u{2069}"), "شخصیت \u{2068}Nami\u{2069}");
        assert_eq!(needed("\u{2068}HP \u{2068}4\u{2069} یا کمتر\u{2069}"), "HP \u{2068}4\u{2069} یا کمتر");
        assert_eq!(needed("\u{2068}AP\u{2068}−3\u{2069}\u{2069}"), "\u{2068}AP\u{2068}−3\u{2069}\u{2069}");
        assert_eq!(needed("\u{2068}\u{2069}\u{2068}، \u{2069}"), "، ");
    }
}

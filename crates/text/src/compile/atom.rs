//! Atoms: the indivisible pieces of a line of card text. Names, types, quotes, tokens, attributes and
//! numbers are one atom each, so that no dot, colon or slash inside them parts a sentence.

use std::ops::Range;

/// What sort of piece an atom is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A word, with the dots and hyphens that belong to it.
    Word,
    /// A number.
    Number(i32),
    /// A number with its sign, such as `+1000`.
    Signed(i32),
    /// `[…]`: a name, or a keyword or tag of some games.
    Bracket,
    /// `{…}` or `(…)`: a type.
    Type,
    /// `<…>`: an attribute or a keyword.
    Angle,
    /// `"…"`: quoted text.
    Quote,
    /// `①`: a cost in a circle.
    Circle(u8),
    /// `【…】`: a tag.
    Tag,
    /// What a token is like, in brackets after its name.
    Token,
    /// A text in brackets that explains what the rules say anyway.
    Reminder,
    /// A punctuation mark.
    Mark(char),
}

/// One piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Atom {
    /// What it is.
    pub sort: Sort,
    /// What is inside the brackets, or the piece itself.
    pub value: String,
    /// The piece in lower case, by which literal words of the tables are compared.
    pub key: String,
    /// The bytes of the line.
    pub span: Range<usize>,
}

/// Words that keep their dots and exclamation marks, longest first.
const DOTTED: [&str; 6] = ["K.O.'d", "K.O.'s", "K.O.s", "K.O.", "DON!!", "Lv."];

/// Cuts a line into atoms. The second result is the first place where no atom begins.
pub fn atoms(line: &str) -> Result<Vec<Atom>, usize> {
    let mut out: Vec<Atom> = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = &line[at..];
        let space = rest.len() - rest.trim_start().len();
        if space > 0 {
            at += space;
            continue;
        }
        let (sort, len, value) = piece(rest, out.last(), at).ok_or(at)?;
        let key = match rest[..len].to_lowercase() {
            level if level == "lv" => "lv.".to_owned(),
            key => key,
        };
        out.push(Atom { sort, value, key, span: at..at + len });
        at += len;
    }
    Ok(out)
}

/// The next piece: its sort, its length in bytes, and what is inside.
fn piece(rest: &str, before: Option<&Atom>, at: usize) -> Option<(Sort, usize, String)> {
    let first = rest.chars().next()?;
    let enclosed = |sort, close: char| {
        let end = rest.find(close)?;
        Some((sort, end + close.len_utf8(), rest[first.len_utf8()..end].trim().to_owned()))
    };
    match first {
        '[' => enclosed(Sort::Bracket, ']'),
        '{' => enclosed(Sort::Type, '}'),
        '<' => enclosed(Sort::Angle, '>'),
        '【' => enclosed(Sort::Tag, '】'),
        '「' => enclosed(Sort::Bracket, '」'),
        '《' => enclosed(Sort::Type, '》'),
        '"' => {
            let end = rest[1..].find('"')? + 1;
            Some((Sort::Quote, end + 1, rest[1..end].to_owned()))
        }
        '(' => brackets(rest, before, at),
        '0'..='9' => number(rest),
        '+' | '-' | '−' => signed(rest),
        c if circled(c).is_some() => Some((Sort::Circle(circled(c)?), c.len_utf8(), c.to_string())),
        c if is_unspaced(c) => Some((Sort::Word, c.len_utf8(), c.to_string())),
        c if c.is_alphabetic() => Some(word(rest)),
        ',' | '.' | ':' | ';' | '/' | '･' | '!' | '×' => {
            Some((Sort::Mark(first), first.len_utf8(), first.to_string()))
        }
        '：' => Some((Sort::Mark(':'), first.len_utf8(), ":".to_owned())),
        '。' => Some((Sort::Mark('.'), first.len_utf8(), first.to_string())),
        '、' | '，' => Some((Sort::Mark(','), first.len_utf8(), first.to_string())),
        _ => None,
    }
}

/// Whether a letter belongs to a script that sets no spaces between words: each is an atom.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{3007}' | '\u{3041}'..='\u{30fa}' | '\u{30fc}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// `(…)`: a type, what a token is like, or a reminder.
fn brackets(rest: &str, before: Option<&Atom>, at: usize) -> Option<(Sort, usize, String)> {
    let mut depth = 0;
    let end = rest.char_indices().find_map(|(i, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(i)
    })?;
    let inside = &rest[1..end];
    let sentence = inside.ends_with('.') || inside.ends_with(".)") || inside.ends_with('!');
    let sort = match before {
        Some(b) if b.sort == Sort::Bracket && b.span.end == at => Sort::Token,
        _ if sentence => Sort::Reminder,
        _ => Sort::Type,
    };
    Some((sort, end + 1, inside.trim().to_owned()))
}

fn number(rest: &str) -> Option<(Sort, usize, String)> {
    let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let n = rest[..len].parse().ok()?;
    Some((Sort::Number(n), len, rest[..len].to_owned()))
}

fn signed(rest: &str) -> Option<(Sort, usize, String)> {
    let sign = rest.chars().next()?;
    let (Sort::Number(n), len, _) = number(&rest[sign.len_utf8()..])? else { return None };
    let n = if sign == '+' { n } else { -n };
    Some((Sort::Signed(n), sign.len_utf8() + len, n.to_string()))
}

/// The number in a circle, of either of the two rows of such digits.
fn circled(c: char) -> Option<u8> {
    let n = match c {
        '①'..='⑩' => c as u32 - '①' as u32,
        '➀'..='➉' => c as u32 - '➀' as u32,
        _ => return None,
    };
    Some(n as u8 + 1)
}

fn word(rest: &str) -> (Sort, usize, String) {
    let starts = |w: &&&str| rest.get(..w.len()).is_some_and(|s| s.eq_ignore_ascii_case(w));
    // The dot of “Lv.” also ends a sentence, where the next one begins after it.
    if rest.strip_prefix("Lv.").is_some_and(|r| r.starts_with(" ") && r.trim_start().starts_with(char::is_uppercase)) {
        return (Sort::Word, 2, "Lv.".to_owned());
    }
    if let Some(dotted) = DOTTED.iter().find(starts) {
        return (Sort::Word, dotted.len(), rest[..dotted.len()].to_owned());
    }
    let mut len = 0;
    let mut chars = rest.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        let next = chars.peek().map(|&(_, c)| c);
        let joins = c == '-' && next.is_some_and(char::is_alphabetic) || c == '\'';
        if !c.is_alphabetic() && !joins || is_unspaced(c) {
            break;
        }
        len = i + c.len_utf8();
    }
    (Sort::Word, len, rest[..len].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorts(line: &str) -> Vec<Sort> {
        atoms(line).expect("all of it is atoms").into_iter().map(|a| a.sort).collect()
    }

    #[test]
    fn names_and_dots_are_not_sentence_ends() {
        let found = sorts("K.O. [Mr.3] (Lv.4).");
        assert_eq!(found, [Sort::Word, Sort::Bracket, Sort::Type, Sort::Mark('.')]);
    }

    #[test]
    fn brackets_have_three_purposes() {
        let found = sorts("(Zeon) [Zaku Ⅱ]((Zeon)･AP1･HP1) (This Unit can't be blocked.)");
        assert_eq!(found, [Sort::Type, Sort::Bracket, Sort::Token, Sort::Reminder]);
    }

    #[test]
    fn letters_without_spaces_are_atoms() {
        let found = sorts("相手のKO。");
        assert_eq!(found, [Sort::Word, Sort::Word, Sort::Word, Sort::Word, Sort::Mark('.')]);
    }

    #[test]
    fn signs_belong_to_numbers() {
        assert_eq!(sorts("AP-1 −2000 +1"), [Sort::Word, Sort::Signed(-1), Sort::Signed(-2000), Sort::Signed(1)]);
    }
}

//! What patterns cannot say: how a language joins verbs, and how it sets spaces and marks.

/// The languages with rules of their own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Grammar {
    /// Verbs agree with who acts; articles with what follows.
    English,
    /// Verbs come last and are joined by their form; no spaces.
    Japanese,
    /// Some verbs lose their helper after another verb.
    Thai,
    /// Words and clauses are parted by patterns alone.
    Other,
}

/// Endings of verbs, and what they become before another verb.
const JOINING: [(&str, &str); 14] = [
    ("する", "し"),
    ("なる", "なり"),
    ("戻る", "戻り"),
    ("見る", "見て"),
    ("得る", "得て"),
    ("く", "き"),
    ("す", "し"),
    ("ぶ", "び"),
    ("む", "み"),
    ("つ", "ち"),
    ("う", "い"),
    ("ない", "ず"),
    ("ぐ", "ぎ"),
    ("る", ""),
];

/// Endings of verbs, and what they become before "もよい".
const PERMITTING: [(&str, &str); 10] = [
    ("する", "して"),
    ("なる", "なって"),
    ("戻る", "戻って"),
    ("く", "いて"),
    ("す", "して"),
    ("う", "って"),
    ("つ", "って"),
    ("ぶ", "んで"),
    ("む", "んで"),
    ("る", "て"),
];

impl Grammar {
    /// The rules of a language by its tag.
    pub fn of(tag: &str) -> Grammar {
        match tag.split('-').next() {
            Some("en") => Grammar::English,
            Some("ja") => Grammar::Japanese,
            Some("th") => Grammar::Thai,
            _ => Grammar::Other,
        }
    }

    /// What stands between sentences and tags.
    pub fn gap(self) -> &'static str {
        if self == Grammar::Japanese { "" } else { " " }
    }

    /// A clause as it stands before another that goes on from it.
    pub fn joining(self, clause: &str) -> String {
        if self != Grammar::Japanese {
            return clause.to_owned();
        }
        let found = JOINING.iter().find_map(|(end, form)| Some(format!("{}{form}", clause.strip_suffix(end)?)));
        found.unwrap_or_else(|| format!("{clause}し"))
    }

    /// A condition as it stands before another that must hold as well.
    pub fn condition_before(self, cond: &str) -> String {
        match (self, cond.strip_suffix('の'), cond.strip_suffix("いる"), cond.strip_suffix("ある")) {
            (Grammar::Japanese, Some(stem), ..) => format!("{stem}で"),
            (Grammar::Japanese, _, Some(stem), _) => format!("{stem}いて"),
            (Grammar::Japanese, .., Some(stem)) => format!("{stem}あり"),
            _ => self.joining(cond),
        }
    }

    /// A condition as it stands before another that may hold instead.
    pub fn condition_or(self, cond: &str) -> String {
        let named = cond.strip_suffix('の').filter(|_| self == Grammar::Japanese);
        named.map_or_else(|| cond.to_owned(), |stem| format!("{stem}である"))
    }

    /// A clause as something that a player can do, to pay for something or instead of something.
    pub fn possible(self, clause: &str) -> String {
        match self {
            Grammar::Japanese => {
                let plain = clause.chars().last().is_some_and(|c| c.is_ascii_digit());
                match clause.strip_suffix("する") {
                    Some(stem) if !stem.ends_with("公開") => format!("{stem}できる"),
                    _ if plain => format!("{clause}することができる"),
                    _ => format!("{clause}ことができる"),
                }
            }
            // "ทำการ" makes a verb of a noun; after "สามารถ" and "และ" it is not said.
            Grammar::Thai if clause.starts_with("ใน") => format!("ทำให้{clause}"),
            Grammar::Thai => clause.replace("ทำการ เรสต์", " เรสต์").replace("ทำการ แอ็คทีฟ", " แอ็คทีฟ"),
            Grammar::English | Grammar::Other => clause.to_owned(),
        }
    }

    /// A clause as something that a player may leave undone.
    pub fn optional(self, clause: &str) -> String {
        if self != Grammar::Japanese {
            return self.possible(clause);
        }
        let found =
            PERMITTING.iter().find_map(|(end, form)| Some(format!("{}{form}もよい", clause.strip_suffix(end)?)));
        found.unwrap_or_else(|| self.possible(clause))
    }

    /// A clause as it stands after a condition.
    pub fn consequent(self, clause: &str) -> String {
        let helped = self == Grammar::Thai && clause.starts_with("ทำการ");
        if helped { format!("จะ{clause}") } else { clause.to_owned() }
    }

    /// A clause that someone else than "you" carries out.
    pub fn third_person(self, clause: &str) -> String {
        if self != Grammar::English {
            return clause.to_owned();
        }
        let (verb, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        let verb = match verb {
            v if v.ends_with(['s', 'x']) || v.ends_with("sh") || v.ends_with("ch") => format!("{v}es"),
            "K.O." => "K.O.'s".to_owned(),
            v => format!("{v}s"),
        };
        if rest.is_empty() { verb } else { format!("{verb} {rest}") }
    }

    /// Sets spaces and marks as the language does.
    pub fn tidy(self, text: &str) -> String {
        match self {
            Grammar::Japanese => japanese(text),
            Grammar::English => articles(&spaced(text)),
            // A colon stands by itself, between spaces.
            Grammar::Thai => {
                consequents(&spaced(&text.replace(" :", "\u{a0}:")).replace('\u{a0}', " ").replace("  :", " :"))
            }
            Grammar::Other => spaced(text),
        }
    }
}

/// Thai says "ละก็" after a condition, but mostly not after a number, and rather "จะ" before "นำ".
fn consequents(text: &str) -> String {
    text.replace(" ละก็, นำ", ", จะนำ").replace("กว่า ละก็,", "กว่า,")
}

/// One space between words, none before marks, no empty isolates.
fn spaced(text: &str) -> String {
    const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];
    let mut text = text.to_owned();
    while text.contains("\u{2068}\u{2069}") || text.contains("\u{2068} \u{2069}") {
        text = text.replace("\u{2068}\u{2069}", "").replace("\u{2068} \u{2069}", "");
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let shown = out.trim_end_matches(ISOLATES);
        let tight = matches!(c, ' ' | ',' | '.' | ':' | ';' | '\n' | '!' | '،' | '؛' | '】');
        if tight && shown.ends_with(' ') {
            out.remove(shown.len() - 1);
        }
        let shown = out.trim_end_matches(ISOLATES);
        if !(c == ' ' && (shown.is_empty() || shown.ends_with(['\n', '】', '/', '･']))) {
            out.push(c);
        }
    }
    out.trim_end().to_owned()
}

/// "An" before a vowel, in brackets or not; "another" is one word.
fn articles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_inclusive(' ') {
        let letters = word.trim_start_matches(|c: char| !c.is_alphanumeric());
        let vowel = letters.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
        if vowel && (out.ends_with(" a ") || out == "a ") {
            out.insert(out.len() - 1, 'n');
        }
        out.push_str(word);
    }
    out.replace(" an other ", " another ")
}

/// A pause after what is done something to only where it is long: "…1枚までを、" but "このキャラを".
fn japanese(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let kept = c == '，';
        let long = out.ends_with("までを") || out.ends_with("すべてを");
        let c = if c == '，' { '、' } else { c };
        let short = c == '、' && (out.ends_with('を') && !long && !kept || out.ends_with(['、', '。']));
        if !short {
            out.push(c);
        }
    }
    out
}

/// Makes the first letter large.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_verbs_are_joined_by_their_form() {
        let joined = ["カード1枚を引く", "KOする", "手札を捨てる", "5枚を見る", "トラッシュに置く", "パワー+1000"];
        let joined = joined.map(|clause| Grammar::Japanese.joining(clause));
        assert_eq!(joined, ["カード1枚を引き", "KOし", "手札を捨て", "5枚を見て", "トラッシュに置き", "パワー+1000し"]);
        let possible = ["レストにする", "手札に戻す"].map(|clause| Grammar::Japanese.possible(clause));
        assert_eq!(Grammar::Japanese.optional("トラッシュに置く"), "トラッシュに置いてもよい");
        assert_eq!(possible, ["レストにできる", "手札に戻すことができる"]);
        assert_eq!(Grammar::Japanese.tidy("このキャラを、KOする"), "このキャラをKOする");
        assert_eq!(Grammar::Japanese.tidy("キャラ1枚までを、KOする"), "キャラ1枚までを、KOする");
    }

    #[test]
    fn english_verbs_agree_and_articles_fit() {
        let acts = ["trash 1 card", "place it", "draw"].map(|clause| Grammar::English.third_person(clause));
        assert_eq!(acts, ["trashes 1 card", "places it", "draws"]);
        assert_eq!(Grammar::English.tidy("you have  a active  Unit ."), "you have an active Unit.");
        assert_eq!(Grammar::English.tidy("you have a (AGE System) Unit ."), "you have an (AGE System) Unit.");
        assert_eq!(Grammar::English.tidy("you have a other Unit ."), "you have another Unit.");
    }
}

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
    /// Verbs come last and agree with who acts; a noun is tied to whose it is.
    Persian,
    /// Words and clauses are parted by patterns alone.
    Other,
}

/// What a verb agrees with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Person {
    /// The reader.
    You,
    /// One card, or a player who is not the reader.
    It,
    /// Several cards.
    They,
}

impl Person {
    /// The name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::It => "it",
            Person::They => "they",
        }
    }
}

/// How the end of a condition is turned before another that must hold as well: "3枚あり、", "キャラがなく、".
const BEFORE: [(&str, &str); 8] = [
    ("の", "で"),
    ("いる", "いて"),
    ("ある", "あり"),
    ("がない", "がなく"),
    ("ではない", "ではなく"),
    ("いない", "おらず"),
    ("少ない", "少なく"),
    ("多い", "多く"),
];

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

/// Endings of conditions, and what they become when they are turned round.
const NEGATED: [(&str, &str); 7] = [
    ("いる", "いない"),
    ("がある", "がない"),
    ("持つ", "持たない"),
    ("持たない", "持つ"),
    ("いない", "いる"),
    ("の", "ではない"),
    ("た", "ていない"),
];

impl Grammar {
    /// The rules of a language by its tag.
    pub fn of(tag: &str) -> Grammar {
        match tag.split('-').next() {
            Some("en") => Grammar::English,
            Some("ja") => Grammar::Japanese,
            Some("th") => Grammar::Thai,
            Some("fa") => Grammar::Persian,
            _ => Grammar::Other,
        }
    }

    /// What stands between sentences and tags.
    pub fn gap(self) -> &'static str {
        if self == Grammar::Japanese { "" } else { " " }
    }

    /// What cards are like, at the beginning of a phrase: there is nothing that it could be tied to.
    pub fn untied(self, like: String) -> String {
        if self == Grammar::Persian { like.trim_start_matches([' ', TIE]).to_owned() } else { like }
    }

    /// How many a noun is said to be. After a number a Persian noun stays as it is for one.
    pub fn noun_count(self, count: i64, whole: bool) -> i64 {
        match self {
            Grammar::Persian if whole => 2,
            Grammar::Persian => 1,
            _ => count,
        }
    }

    /// Whether what cards are not is told after what they are: "Units that are Lv.3 or lower other than tokens".
    pub fn leaves_out_last(self) -> bool {
        self == Grammar::English
    }

    /// Whether what makes a link is told by what the attached card is, not by a sentence about it.
    pub fn names_what_links(self) -> bool {
        matches!(self, Grammar::English | Grammar::Japanese)
    }

    /// Whether a card on the table is called by its kind alone: "if it is a Character", not "a Character card".
    pub fn calls_it_by_kind(self) -> bool {
        matches!(self, Grammar::English | Grammar::Japanese)
    }

    /// Whether what is told by a clause stands before whose the cards are: "コストが…以下の相手のキャラ".
    pub fn puts_clauses_first(self) -> bool {
        self == Grammar::Japanese
    }

    /// Whether cards that are told by their name alone are called cards where all are meant: "همه‌ی کارت‌های «X»".
    pub fn calls_all_cards(self) -> bool {
        self == Grammar::Persian
    }

    /// What is forbidden or allowed, with the verb in the person of who it is.
    pub fn agreeing(self, verb: &str, person: Person) -> String {
        match (verb.strip_suffix('د').filter(|_| self == Grammar::Persian), person) {
            (Some(stem), Person::You) => format!("{stem}ید"),
            (Some(stem), Person::They) => format!("{stem}ند"),
            _ => verb.to_owned(),
        }
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
        let found = BEFORE.iter().find_map(|(end, form)| Some(format!("{}{form}", cond.strip_suffix(end)?)));
        found.filter(|_| self == Grammar::Japanese).unwrap_or_else(|| self.joining(cond))
    }

    /// A condition as it stands before another that may hold instead.
    pub fn condition_or(self, cond: &str) -> String {
        let named = cond.strip_suffix('の').filter(|_| self == Grammar::Japanese);
        named.map_or_else(|| cond.to_owned(), |stem| format!("{stem}である"))
    }

    /// Whether somebody's cards are told as some of several: "up to 1 of your Characters".
    pub fn says_some_of(self) -> bool {
        self == Grammar::English
    }

    /// Whether the end of a verb says that something is not so.
    pub fn turns_verbs(self) -> bool {
        self == Grammar::Japanese
    }

    /// A condition turned round, where the language turns the verb: "いない", "配備されていない".
    pub fn negated(self, cond: &str) -> Option<String> {
        if !self.turns_verbs() {
            return None;
        }
        NEGATED.iter().find_map(|(end, form)| Some(format!("{}{form}", cond.strip_suffix(end)?)))
    }

    /// What cards are like, as it stands before another way that they may be: "コスト0かコスト8以上の".
    pub fn alternative(self, like: &str) -> String {
        let plain = like.strip_suffix('の').filter(|_| self == Grammar::Japanese);
        plain.unwrap_or(like).to_owned()
    }

    /// A clause as something that a player can do, to pay for something or instead of something.
    pub fn possible(self, clause: &str) -> String {
        match self {
            Grammar::Japanese => {
                let plain = clause.chars().last().is_some_and(|c| c.is_ascii_digit());
                match clause.strip_suffix("する") {
                    Some(stem) if !stem.ends_with("公開") => format!("{stem}できる"),
                    _ if plain => format!("{clause}できる"),
                    _ => format!("{clause}ことができる"),
                }
            }
            // "ทำการ" makes a verb of a noun; after "สามารถ" and "และ" it is not said.
            Grammar::Thai if clause.starts_with("ใน") => format!("ทำให้{clause}"),
            Grammar::Thai => clause.replace("ทำการ เรสต์", " เรสต์").replace("ทำการ แอ็คทีฟ", " แอ็คทีฟ"),
            Grammar::English | Grammar::Persian | Grammar::Other => clause.to_owned(),
        }
    }

    /// A clause as something that cannot be: "アタックできない", but "破壊されない" of what is not its own doing.
    pub fn impossible(self, clause: &str) -> String {
        match (clause.strip_suffix('る'), clause.strip_suffix("する")) {
            _ if self != Grammar::Japanese => clause.to_owned(),
            (Some(stem), _) if clause.ends_with("なる") => format!("{stem}らない"),
            (Some(stem), _) if is_suffered(clause) => format!("{stem}ない"),
            (_, Some(stem)) => format!("{stem}できない"),
            _ => format!("{clause}ことができない"),
        }
    }

    /// A clause as something that may be, though rules forbid it.
    pub fn allowed(self, clause: &str) -> String {
        if self == Grammar::Japanese && is_suffered(clause) { clause.to_owned() } else { self.possible(clause) }
    }

    /// An event without what it happens to, which the event before has told.
    pub fn without_topic(self, event: &str, before: &str) -> String {
        if self == Grammar::English {
            let same = event.split(' ').zip(before.split(' ')).take_while(|(a, b)| a == b).count();
            let rest: Vec<&str> = event.split(' ').skip(same).collect();
            return if rest.is_empty() { event.to_owned() } else { rest.join(" ") };
        }
        let same: usize =
            event.chars().zip(before.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        let end = match self {
            Grammar::Japanese => 'が',
            // Thai words that belong together are not parted: all that both begin with is said once.
            Grammar::Thai => ' ',
            _ => return event.to_owned(),
        };
        event[..same].rfind(end).map_or(event, |at| &event[at + end.len_utf8()..]).to_owned()
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
            return self.permitted(clause);
        }
        let (verb, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        let verb = match verb {
            v if v.ends_with(['s', 'x']) || v.ends_with("sh") || v.ends_with("ch") => format!("{v}es"),
            "K.O." => "K.O.'s".to_owned(),
            v => format!("{v}s"),
        };
        if rest.is_empty() { verb } else { format!("{verb} {rest}") }
    }

    /// A clause that someone else than "you" may carry out.
    pub fn permitted(self, clause: &str) -> String {
        match clause.strip_suffix("ید").filter(|_| self == Grammar::Persian) {
            Some(stem) => format!("{stem}د"),
            None => clause.to_owned(),
        }
    }

    /// Sets spaces and marks as the language does.
    pub fn tidy(self, text: &str) -> String {
        match self {
            // "同じ" stands before a noun by itself, and a number that is free stands before the verb.
            Grammar::Japanese => {
                let text = text.replace("と同じの", "と同じ").replace("好きな枚数を、", "好きな枚数を");
                japanese(&text.replace("好きな枚数を", "を好きな枚数"))
            }
            Grammar::English => articles(&spaced(text)),
            // A colon stands by itself, between spaces.
            Grammar::Thai => {
                let spaced = spaced(&text.replace(" :", "\u{a0}:")).replace('\u{a0}', " ").replace("  :", " :");
                particles(&scripts(&consequents(&spaced)))
            }
            Grammar::Persian => in_brackets(&tied(&spaced(&with_ties(text)))),
            Grammar::Other => spaced(text),
        }
    }
}

/// What Thai cards print between a condition and what follows from it, by how the one ends and the other begins.
/// They are not of one mind; these are the commonest ways. The first that fits counts.
const CONSEQUENTS: [(&str, &str, &str); 29] = [
    ("ด้วย", "นำการ์ด", " ละก็, จะ"),
    ("ด้วย", "นำ", " ละก็, ให้"),
    ("กว่า", "นำการ์ด", ", จะ"),
    ("กว่า", "นำ ด้ง", ", จะ"),
    ("กว่า", "นำ", ", "),
    (">", "นำ", ", "),
    ("]", "นำการ์ด", ", จะ"),
    ("]", "นำ", ", "),
    ("อยู่", "นำ", " ละก็, จะ"),
    ("คู่แข่ง", "นำ ด้ง", ", จะได้"),
    ("", "นำ", ", จะ"),
    (">", "ทำการ", ", "),
    ("มากกว่า", "ทำการ KO", ", จะ"),
    ("มากกว่า", "ทำการ", " ละก็, จะ"),
    ("กว่า", "ทำการ", ", จะ"),
    ("", "ทำการ", " ละก็, จะ"),
    ("", "ทำให้", " ละก็, จะ"),
    ("น้อยกว่า", "จั่ว", ", จะได้"),
    ("คู่แข่ง", "จั่ว", " ละก็, "),
    (">", "จั่ว", ", "),
    ("", "จั่ว", " ละก็, จะ"),
    ("กว่า", "คาแรกเตอร์นี้", ", "),
    ("พอดี", "คาแรกเตอร์", ", "),
    ("ก็ตาม", "คาแรกเตอร์", ", "),
    ("คู่แข่ง", "คาแรกเตอร์นี้", ", "),
    (">", "ใน", ", "),
    ("คุณสมบัติ", "ใน", ", "),
    ("กว่า", "ใน", ", "),
    ("คุณสมบัติ", "ดู", ", "),
];

/// Joins conditions to what follows from them.
fn consequents(text: &str) -> String {
    const JOINT: &str = " ละก็, ";
    let mut parts = text.split(JOINT);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.strip_prefix("จะ").filter(|rest| rest.starts_with("ทำการ")).unwrap_or(part);
        let fits = |(end, start, _): &&(&str, &str, &str)| out.ends_with(end) && rest.starts_with(start);
        let found = CONSEQUENTS.iter().find(fits);
        out.push_str(found.map_or(JOINT, |(_, _, joint)| joint));
        out.push_str(rest);
    }
    out
}

/// A space between Thai and Latin letters or names: "มี Lv.", "มี [X]", but none within "EXเบส".
fn scripts(text: &str) -> String {
    let is_thai = |c: char| ('\u{e00}'..='\u{e7f}').contains(&c);
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let before = out.chars().next_back().unwrap_or(' ');
        let one_word = out.ends_with("EX");
        let into_thai = is_thai(c) && (before == ']' || before.is_ascii_alphabetic() && !one_word);
        if into_thai || is_thai(before) && (c.is_ascii_alphabetic() || c == '[') {
            out.push(' ');
        }
        out.push(c);
    }
    out
}

/// Thai words that change after others: "ซึ่ง" and "และ" after a measure, whose a named card is, "อยู่" said once,
/// "ได้" after "แทน", what cards are not, a rule that is called one already; and a space on both sides of a stroke.
const PARTICLES: [(&str, &str); 9] = [
    ("กว่า ที่กำลัง", "กว่า ซึ่งกำลัง"),
    ("กว่า ที่แอคทีฟ", "กว่า ซึ่งแอคทีฟ"),
    ("กว่า ที่ระบุ", "กว่า และระบุ"),
    ("] ของเรา", "] ของฝ่ายเรา"),
    ("อยู่ อยู่", "อยู่"),
    ("ได้ แทน", "แทนได้"),
    ("ที่ไม่เป็น", "ที่ไม่ใช่"),
    ("เด็คตามกฎ", "เด็ค"),
    ("] /[", "] / ["),
];

fn particles(text: &str) -> String {
    PARTICLES.iter().fold(text.to_owned(), |text, (found, said)| text.replace(found, said))
}

/// What Persian patterns put before a word that is tied to the one before it, as by a spoken "-e".
const TIE: char = '~';

/// No spaces within brackets at what they enclose.
fn in_brackets(text: &str) -> String {
    ["( ", "(\u{2068} "].iter().fold(text.replace(" )", ")"), |text, open| text.replace(open, open.trim_end()))
}

/// Leaves out the ties before words that are not said.
fn with_ties(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let rest = text[at + c.len_utf8()..].trim_start_matches('\u{2068}');
        if c != TIE || rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '«' | '<')) {
            out.push(c);
        }
    }
    out
}

/// Ties Persian nouns to whose they are and what they are like: "صحنه‌ی حریف", "هیولای به رو".
fn tied(text: &str) -> String {
    const WHOSE: [&str; 7] = ["شما", "حریف", "خود", "خودش", "صاحبش", "صاحبشان", "خودی"];
    const PREPOSITIONS: [&str; 6] = ["با", "از", "در", "بدون", "جز", "روی"];
    let words: Vec<&str> = text.split(' ').collect();
    let mut out = String::with_capacity(text.len());
    for (at, word) in words.iter().enumerate() {
        let word = word.trim_start_matches(TIE);
        out.push_str(word);
        let next = words.get(at + 1).map(|next| next.trim_end_matches(['.', '،', ':', ')', '»']));
        let follows = next.is_some_and(|next| match next.strip_prefix(TIE) {
            // "همه‌ی شخصیت‌های با قدرت 3000", but "1 صحنه با هزینه‌ی 1".
            Some(like) => word.ends_with("ها") || !PREPOSITIONS.contains(&like),
            None => WHOSE.contains(&next),
        });
        if follows {
            out.push_str(tie_after(word));
        }
        if at + 1 < words.len() {
            out.push(' ');
        }
    }
    out
}

/// What ties a Persian word to the next: nothing is written after a consonant.
fn tie_after(word: &str) -> &'static str {
    if word == "رو" {
        return "ی";
    }
    // Short words such as "به" and "یا" are no nouns, and nothing is tied to "them" and "otherwise".
    if word.chars().count() <= 3 || ["آن\u{200c}ها", "وگرنه"].contains(&word) {
        return "";
    }
    // After a long vowel the "ه" is spoken.
    let silent = word.ends_with('ه') && !word.ends_with("اه") && !word.ends_with("وه");
    match silent {
        true => "\u{200c}ی",
        false if word.ends_with('ا') => "ی",
        false => "",
    }
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
        let vowel = letters.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) || letters.starts_with("X-");
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

/// Whether a Japanese clause tells what befalls something.
fn is_suffered(clause: &str) -> bool {
    ["れる", "受ける", "なる"].iter().any(|end| clause.ends_with(end))
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
    fn japanese_verbs_are_turned_round_by_their_form() {
        let bans = ["アタックする", "破壊される", "アクティブになる", "ダメージを受ける", "カードを引く"];
        let not = bans.map(|clause| Grammar::Japanese.impossible(clause));
        let told = [
            "アタックできない",
            "破壊されない",
            "アクティブにならない",
            "ダメージを受けない",
            "カードを引くことができない",
        ];
        assert_eq!(not, told);
        let allowed = ["アタックする", "対象に選ばれる"].map(|clause| Grammar::Japanese.allowed(clause));
        assert_eq!(allowed, ["アタックできる", "対象に選ばれる"]);
        let conditions = ["ユニットがいる", "カードがある", "特徴を持つ", "自分のターンの", "配備された"];
        let turned = conditions.map(|cond| Grammar::Japanese.negated(cond).unwrap_or_default());
        let told = ["ユニットがいない", "カードがない", "特徴を持たない", "自分のターンではない", "配備されていない"];
        assert_eq!(turned, told);
        assert_eq!(Grammar::Japanese.without_topic("キャラがKOされた", "キャラが登場した"), "KOされた");
        assert_eq!(Grammar::English.negated("you have 2 Units"), None);
    }

    #[test]
    fn persian_verbs_agree_and_nouns_are_tied() {
        let acts = ["1 کارت بردارید", "آن را بازی کنید"].map(|clause| Grammar::Persian.third_person(clause));
        assert_eq!(acts, ["1 کارت بردارد", "آن را بازی کند"]);
        assert_eq!(Grammar::Persian.tidy("1 صحنه حریف  را به خود بدهید"), "1 صحنه‌ی حریف را به خود بدهید");
        let ties = ["1 هیولا ~به رو ~ ~حریف را", "همه‌ی هیولاها ~با ویژگی آب", "1 هیولا ~در میدان", "کارت ~ ~."];
        let said = ["1 هیولای به روی حریف را", "همه‌ی هیولاهای با ویژگی آب", "1 هیولا در میدان", "کارت."];
        assert_eq!(ties.map(|text| Grammar::Persian.tidy(text)), said);
        let bans = [Person::You, Person::It, Person::They].map(|who| Grammar::Persian.agreeing("حمله کند", who));
        assert_eq!(bans, ["حمله کنید", "حمله کند", "حمله کنند"]);
    }

    #[test]
    fn thai_and_latin_letters_stand_apart() {
        assert_eq!(Grammar::Thai.tidy("ยูนิตที่มีLv.ไม่เกิน 3 มีAP+2"), "ยูนิตที่มี Lv.ไม่เกิน 3 มี AP+2");
        assert_eq!(Grammar::Thai.tidy("วางEXเบส นำ[X]ของเรา"), "วาง EXเบส นำ [X] ของฝ่ายเรา");
    }

    #[test]
    fn thai_conditions_are_joined_as_cards_print_them() {
        let joined = ["ถ้าเรามีการ์ด 4 ใบ หรือน้อยกว่า ละก็, จั่วการ์ด", "ถ้ามี [X] อยู่ด้วย ละก็, คาแรกเตอร์นี้"];
        let joined = joined.map(|line| Grammar::Thai.tidy(line));
        assert_eq!(joined, ["ถ้าเรามีการ์ด 4 ใบ หรือน้อยกว่า, จะได้จั่วการ์ด", "ถ้ามี [X] อยู่ด้วย ละก็, คาแรกเตอร์นี้"]);
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

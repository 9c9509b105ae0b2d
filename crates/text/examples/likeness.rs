//! How like the printed cards our card text is.
//!
//! `cargo run -p baize-text --example likeness -- GAME LANG [option…]`, from the root of the tree: renders every card
//! that ships and compares each printed line with ours, after typography, spaces and reminders are made alike. Options:
//! `card=OP01-001`, `show=60` (lines that differ), `shapes=40` (what differs most often), `read=200` (our lines, by
//! chance), `seed=7`.

use baize_kernel::{Pool, Rulebook, Vocabulary};
use baize_text::{Locale, render};
use serde_json::Value;
use std::collections::BTreeMap;

/// What is asked for.
struct Options(Vec<String>);

impl Options {
    fn value(&self, key: &str) -> Option<&str> {
        self.0.iter().find_map(|a| a.strip_prefix(key)?.strip_prefix('='))
    }

    fn number(&self, key: &str) -> usize {
        self.value(key).and_then(|n| n.parse().ok()).unwrap_or(0)
    }
}

/// A printed line, ours that is nearest to it, and how like they are.
struct Pair {
    card: String,
    printed: String,
    ours: String,
    likeness: f64,
}

fn main() {
    let options = Options(std::env::args().skip(1).collect());
    let game = options.0.first().map_or("one-piece", String::as_str);
    let lang = options.0.get(1).map_or("en", String::as_str);
    let book: &dyn Rulebook = match game {
        "gundam" => baize_gundam::book(),
        _ => baize_one_piece::book(),
    };
    let (pool, locale) = (book.pool(), locale(game, lang));
    let begun = std::time::Instant::now();
    let ours = rendered(&pool, book.vocabulary(), &locale);
    let took = begun.elapsed();
    if options.number("read") > 0 {
        return read(&ours, &options);
    }
    let (pairs, left_out) = compare(&printed(game, lang), &ours, lang, &options);
    report(&pairs, left_out, lang, &options);
    println!("{} cards rendered in {took:.2?}", ours.len());
}

/// The words of a game in a language, from the files of the tree.
fn locale(game: &str, lang: &str) -> Locale {
    let mut locale = Locale::new(lang).expect("a language tag");
    for tag in ["en", lang] {
        let shared = ["ability", "card", "number", "step"].map(|f| format!("crates/text/locales/{tag}/{f}.ftl"));
        let own = ["", "-names", "-table"].map(|f| format!("games/{game}/locales/{tag}{f}.ftl"));
        let tokens = [format!("games/{game}/locales/tokens.ftl")];
        let table = [format!("crates/presenter/locales/{tag}/table.ftl")];
        for words in
            table.iter().chain(&shared).chain(&tokens).chain(&own).filter_map(|path| std::fs::read_to_string(path).ok())
        {
            let put = if tag == lang { Locale::with } else { Locale::with_english };
            locale = put(locale, &words).unwrap_or_else(|e| panic!("{tag}: {e}"));
        }
    }
    locale
}

/// The lines of every card that has been read whole.
fn rendered(pool: &Pool, vocabulary: &Vocabulary, locale: &Locale) -> BTreeMap<String, Vec<String>> {
    let whole = pool.iter().filter(|(_, def)| def.unread.is_empty());
    let lines = |text: String| text.replace("\n  •", " •").replace("\n•", " •").lines().map(str::to_owned).collect();
    whole.map(|(_, def)| (def.id.clone(), lines(render::text(def, vocabulary, pool.lexicon(), locale)))).collect()
}

/// The printed lines of every card.
fn printed(game: &str, lang: &str) -> BTreeMap<String, Vec<String>> {
    let name = if lang == "en" { "cards.json".to_owned() } else { format!("cards.{lang}.json") };
    let path = format!("../shared/data/{game}/{name}");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let cards: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let text = |card: &Value, key: &str| card[key].as_str().unwrap_or_default().to_owned();
    let lines = |card: &Value| split(&[text(card, "effect"), text(card, "trigger")].join("\n"));
    cards.iter().map(|card| (text(card, "id"), lines(card))).collect()
}

/// Lines, with the options of a choice on the line of the choice.
fn split(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let option = line.strip_prefix(['•', '・', '-']);
        match (option, out.last_mut()) {
            (Some(option), Some(last)) => last.push_str(&format!(" •{option}")),
            _ => out.push(line.to_owned()),
        }
    }
    out
}

/// Pairs each printed line with ours; also how many printed lines belong to cards that do not ship whole.
fn compare(
    printed: &BTreeMap<String, Vec<String>>,
    ours: &BTreeMap<String, Vec<String>>,
    lang: &str,
    options: &Options,
) -> (Vec<Pair>, usize) {
    let (mut pairs, mut left_out) = (Vec::new(), 0);
    for (card, lines) in printed.iter().filter(|(id, _)| options.value("card").is_none_or(|c| c == id.as_str())) {
        let lines: Vec<String> = lines.iter().map(|l| alike(l, lang)).filter(|l| !l.is_empty()).collect();
        let Some(ours) = ours.get(card) else {
            left_out += lines.len();
            continue;
        };
        let mut ours: Vec<String> = ours.iter().map(|l| alike(l, lang)).collect();
        for line in lines {
            let like = |other: &String| strsim::normalized_levenshtein(&line, other);
            let best = (0..ours.len()).max_by(|&a, &b| like(&ours[a]).total_cmp(&like(&ours[b])));
            let mine = best.map(|i| if ours[i] == line { ours.remove(i) } else { ours[i].clone() }).unwrap_or_default();
            pairs.push(Pair { card: card.clone(), likeness: like(&mine), printed: line, ours: mine });
        }
    }
    (pairs, left_out)
}

/// A line without reminders, with one typography.
fn alike(line: &str, lang: &str) -> String {
    let mut out = String::new();
    for c in without_reminders(&line.chars().map(plain).collect::<String>(), lang).chars() {
        match c {
            ' ' | '\u{3000}' | '\u{a0}' | '\u{2068}' | '\u{2069}' | '\u{200b}' => {}
            ',' if lang == "th" => {}
            ',' if lang == "ja" => out.push('、'),
            '‼' => out.push_str("!!"),
            '①'..='⑩' => out.push_str(&format!("({})", c as u32 - '①' as u32 + 1)),
            '➀'..='➉' => out.push_str(&format!("({})", c as u32 - '➀' as u32 + 1)),
            c => out.push(c),
        }
    }
    if lang == "th" { out.trim_end_matches('.').to_owned() } else { out }
}

/// One form of letters and marks that are printed in several.
fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xff01 + 0x21).unwrap_or(c),
        '−' | '–' | '—' | '‐' => '-',
        '×' => 'x',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '･' | '·' => '・',
        '〈' => '<',
        '〉' => '>',
        c => c,
    }
}

/// Takes out what stands in round brackets and explains: whole sentences, not types or attributes.
fn without_reminders(line: &str, lang: &str) -> String {
    let explains = |inner: &str| match lang {
        "en" => inner.split(' ').count() > 4,
        "ja" => inner.chars().count() > 9 && inner.contains(['は', 'を', 'に', 'が']),
        _ => inner.chars().count() > 22,
    };
    let (mut out, mut rest) = (String::new(), line);
    while let Some(open) = rest.find('(') {
        let close = rest[open..].find(')').map_or(rest.len(), |i| open + i + 1);
        let inner = &rest[open + 1..close.saturating_sub(1).max(open + 1)];
        out.push_str(&rest[..open]);
        if !explains(inner) {
            out.push_str(&rest[open..close]);
        } else if rest[close..].starts_with('.') {
            rest = &rest[close + 1..];
            continue;
        }
        rest = &rest[close..];
    }
    out + rest
}

/// Particles that Thai cards print or leave out at will, by no rule: after conditions, and "side" in "our side's".
const PARTICLES: [&str; 7] = ["ละก็", "จะได้", "จะต้อง", "จะ", "ให้", "ของฝ่าย", "ของ"];

/// A line without them.
fn bare(line: &str) -> String {
    PARTICLES.iter().fold(line.to_owned(), |line, particle| line.replace(particle, ""))
}

fn report(pairs: &[Pair], left_out: usize, lang: &str, options: &Options) {
    if lang == "th" {
        let equal = pairs.iter().filter(|p| bare(&p.printed) == bare(&p.ours)).count();
        let share = 100.0 * equal as f64 / pairs.len().max(1) as f64;
        println!("all lines, but for particles: {equal} of {} equal ({share:.1} %)", pairs.len());
    }
    let worded = |p: &&Pair| p.printed.chars().count() > 22;
    differing(pairs, options);
    for (name, pairs) in [
        ("all lines", pairs.iter().collect::<Vec<_>>()),
        ("lines with a sentence", pairs.iter().filter(worded).collect()),
    ] {
        let equal = pairs.iter().filter(|p| p.printed == p.ours).count();
        let mean = pairs.iter().map(|p| p.likeness).sum::<f64>() / pairs.len().max(1) as f64;
        let share = 100.0 * equal as f64 / pairs.len().max(1) as f64;
        println!("{name}: {equal} of {} equal ({share:.1} %), mean likeness {mean:.3}", pairs.len());
    }
    println!("{left_out} lines of cards that do not ship whole are left out");
}

/// Shows lines that differ, and by what they differ most often.
fn differing(pairs: &[Pair], options: &Options) {
    let different: Vec<&Pair> = pairs.iter().filter(|p| p.printed != p.ours).collect();
    let step = (different.len() / options.number("show").max(1)).max(1);
    if options.number("show") > 0 {
        for pair in different.iter().step_by(step) {
            println!("{}\n  - {}\n  + {}", pair.card, pair.printed, pair.ours);
        }
    }
    let mut shapes: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    for pair in &different {
        shapes.entry(edit(&pair.printed, &pair.ours)).or_insert((0, &pair.card)).0 += 1;
    }
    let mut shapes: Vec<_> = shapes.into_iter().collect();
    shapes.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (shape, (count, card)) in shapes.iter().take(options.number("shapes")) {
        println!("{count:4} {card} {shape}");
    }
}

/// What of a line is printed otherwise: the stretch between what is the same in front and behind.
fn edit(printed: &str, ours: &str) -> String {
    let (a, b): (Vec<char>, Vec<char>) = (printed.chars().collect(), ours.chars().collect());
    let front = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let most = a.len().min(b.len()) - front;
    let back = a.iter().rev().zip(b.iter().rev()).take(most).take_while(|(x, y)| x == y).count();
    let cut = |text: &[char]| {
        text[front.saturating_sub(6)..(text.len() - back + 4).min(text.len())].iter().collect::<String>()
    };
    format!("{} ≠ {}", cut(&a), cut(&b))
}

/// Prints some of our lines, chosen by chance.
fn read(ours: &BTreeMap<String, Vec<String>>, options: &Options) {
    let lines: Vec<(&String, &String)> =
        ours.iter().flat_map(|(id, lines)| lines.iter().map(move |l| (id, l))).collect();
    let mut state = options.number("seed") as u64 ^ 0x9e37_79b9_7f4a_7c15;
    for _ in 0..options.number("read") {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (id, line) = lines[(state >> 33) as usize % lines.len()];
        println!("{id} {line}");
    }
}

//! How much of the official text of a game compiles.
//!
//! `cargo run -p baize-text --example coverage -- GAME [FILE] [option…]`, from the root of the tree, with
//! `hold=OP12-,OP13-` (sets counted apart), `blind` (wordings that only the sets held use are forgotten: what would have
//! been read had they not been known; `rows` forgets only rows of which they use every wording), `sets` (each set held in
//! turn, blind), `card=OP01-001`, `lang=ja` (the text in another language), `show` (every card that compiles whole), `trips` (lines
//! that are said otherwise than printed), `mix=1000` (that many lines in which one phrase was put in the place of another
//! of its sort: how freely known phrases combine), `lines=FILE` (the lines of a file, with `show` what each means; `~` how one is said otherwise), `full` (unread sentences at length), `top=40`.

use baize_kernel::{Lexicon, Vocabulary};
use baize_text::compile::atom::Atom;
use baize_text::compile::chart::Node;
use baize_text::compile::line::Tree;
use baize_text::compile::wording::Elem;
use baize_text::compile::{Certificate, GRAMMAR, RawCard, Wording, compile, say};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What is asked for.
struct Options(Vec<String>);

impl Options {
    fn has(&self, word: &str) -> bool {
        self.0.iter().any(|a| a == word)
    }

    fn value(&self, key: &str) -> Option<&str> {
        self.0.iter().find_map(|a| a.strip_prefix(key)?.strip_prefix('='))
    }

    fn game(&self) -> &str {
        self.0.first().map_or("one-piece", String::as_str)
    }
}

/// The figures of some sets.
#[derive(Default)]
struct Tally {
    cards: usize,
    whole: usize,
    accepted: usize,
    lines: usize,
    read: usize,
    same: usize,
}

/// What occurs how often, with an example.
type Counted = BTreeMap<String, (usize, String)>;

fn main() {
    let options = Options(std::env::args().skip(1).collect());
    let game = options.game();
    let language = options.value("lang").unwrap_or("en");
    let list = if language == "en" { "cards.json".to_owned() } else { format!("cards.{language}.json") };
    let default = format!("../shared/data/{game}/{list}");
    let file = options.0.iter().find(|a| a.ends_with(".json")).unwrap_or(&default);
    let cards: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(file).expect("card data")).expect("JSON");
    let tables = std::fs::read_to_string(format!("games/{game}/wording/{language}.toml")).expect("wording tables");
    // The productions of the other languages stand in their own tables.
    let grammar =
        std::fs::read_to_string("crates/text/src/compile/grammar.toml").unwrap_or_else(|_| GRAMMAR.to_owned());
    let tables = if language == "en" { vec![grammar.as_str(), &tables] } else { vec![tables.as_str()] };
    let mut wording = Wording::read(&tables).unwrap_or_else(|e| panic!("{e}"));
    cards.iter().filter(|c| c["type"] == "UNIT TOKEN").for_each(|card| add_token(&mut wording, card));
    let vocabulary = match game {
        "gundam" => baize_gundam::words::vocabulary(),
        _ => baize_one_piece::words::vocabulary(),
    };
    if let Some(file) = options.value("lines") {
        return lines(file, &wording, &vocabulary, options.has("show"));
    }
    if options.has("sets") {
        return one_by_one(&cards, &wording, &vocabulary, options.has("rows"));
    }
    if let Some(times) = options.value("mix").and_then(|n| n.parse().ok()) {
        return mix(&cards, &wording, &vocabulary, times, options.value("of"));
    }
    if options.has("blind") {
        let held = options.value("hold").unwrap_or_default();
        wording = without(&cards, &wording, options.has("rows"), |raw| held.split(',').any(|s| raw.id.starts_with(s)));
    }
    let (mut tallies, mut unread, mut waiting) = (BTreeMap::<_, Tally>::new(), Counted::new(), Counted::new());
    let asked = |raw: &RawCard| options.value("card").is_none_or(|id| id == raw.id);
    for raw in cards.iter().filter_map(raw_card).filter(asked) {
        let held = options.value("hold").is_some_and(|sets| sets.split(',').any(|s| raw.id.starts_with(s)));
        let certificate = compile(&raw, &wording);
        let errors = check(&certificate, &vocabulary);
        let tally = tallies.entry(if held { "held" } else { "dev" }).or_default();
        count(tally, &raw, &certificate, &errors, &wording);
        if held != options.has("blind") {
            continue;
        }
        show(&options, &raw, &certificate, &wording, &errors);
        note_unread(&options, &raw, &certificate, &mut unread);
        for (notation, error) in errors {
            waiting.entry(error).or_insert((0, format!("{} {notation}", raw.id))).0 += 1;
        }
    }
    tallies.iter().for_each(|(name, tally)| print(name, tally));
    let most = options.value("top").and_then(|n| n.parse().ok()).unwrap_or(40);
    top("unread", unread, most);
    top("waiting for the language", waiting, most);
}

/// The wordings that would be known had some cards never been seen.
fn without(cards: &[Value], wording: &Wording, rows: bool, held: impl Fn(&RawCard) -> bool) -> Wording {
    let (mut known, mut only) = (BTreeSet::new(), BTreeSet::new());
    for raw in cards.iter().filter_map(raw_card) {
        let uses = if held(&raw) { &mut only } else { &mut known };
        let certificate = compile(&raw, wording);
        for read in certificate.lines.iter().filter_map(|(_, read)| read.as_ref().ok()) {
            wordings(&read.tree, uses);
        }
    }
    let mut out = wording.clone();
    let kept = |row: usize| rows && known.iter().any(|(r, _)| *r == row);
    for (row, say) in only.difference(&known).filter(|(row, _)| !kept(*row)) {
        // A pattern that nothing matches keeps the numbers of the others.
        out.rows[*row].says[*say] = vec![Elem::Literal { keys: vec![String::new()], forms: vec![String::new()] }];
    }
    out
}

fn wordings(tree: &Tree, out: &mut BTreeSet<(usize, usize)>) {
    tree.cost.iter().chain(&tree.sentences).for_each(|node| wordings_of(node, out));
    tree.options.iter().for_each(|option| wordings(option, out));
}

fn wordings_of(node: &Node, out: &mut BTreeSet<(usize, usize)>) {
    out.extend(node.row.map(|row| (row, node.say)));
    node.slots.iter().flat_map(|(_, nodes)| nodes).for_each(|inner| wordings_of(inner, out));
}

/// A phrase of a line that compiles: where it stands, its category, and which line.
struct Phrase {
    line: usize,
    cat: usize,
    bytes: std::ops::Range<usize>,
}

/// The phrases of a tree.
fn phrases(line: usize, tree: &Tree, out: &mut Vec<Phrase>) {
    let cost = tree.cost.iter().zip(&tree.line.cost);
    for (node, range) in cost.chain(tree.sentences.iter().zip(&tree.line.sentences)) {
        phrases_of(line, node, &tree.line.atoms[range.clone()], out);
    }
}

fn phrases_of(line: usize, node: &Node, atoms: &[Atom], out: &mut Vec<Phrase>) {
    if node.row.is_some() && node.end > node.start {
        let bytes = atoms[node.start].span.start..atoms[node.end - 1].span.end;
        out.push(Phrase { line, cat: node.cat, bytes });
    }
    node.slots.iter().flat_map(|(_, nodes)| nodes).for_each(|inner| phrases_of(line, inner, atoms, out));
}

/// Lines in which one phrase stands in the place of another of its sort, and how many of them are read.
fn mix(cards: &[Value], wording: &Wording, vocabulary: &Vocabulary, times: usize, of: Option<&str>) {
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for raw in cards.iter().filter_map(raw_card) {
        for (text, read) in compile(&raw, wording).lines {
            let Ok(read) = read else { continue };
            if read.tree.options.is_empty() && text != raw.link {
                phrases(lines.len(), &read.tree, &mut all);
                lines.push((raw.id.clone(), raw.kind.clone(), text));
            }
        }
    }
    all.retain(|p| {
        !matches!(wording.cats[p.cat].as_str(), "sentence" | "statement" | "clauses" | "clause" | "costitem" | "cost")
    });
    all.retain(|p| of.is_none_or(|of| wording.cats[p.cat] == of));
    let (mut by_cat, mut unread, mut seed) = (BTreeMap::<&str, (usize, usize)>::new(), Counted::new(), 7u64);
    let mut random = |n: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % n
    };
    for _ in 0..times {
        let place = &all[random(all.len())];
        let same: Vec<&Phrase> = all.iter().filter(|p| p.cat == place.cat).collect();
        let other = same[random(same.len())];
        let (id, kind, text) = &lines[place.line];
        let put = &lines[other.line].2[other.bytes.clone()];
        let text = [&text[..place.bytes.start], put, &text[place.bytes.end..]].concat();
        let raw = RawCard { id: id.clone(), kind: kind.clone(), text, link: String::new() };
        let certificate = compile(&raw, wording);
        let errors = check(&certificate, vocabulary);
        let tally = by_cat.entry(&wording.cats[place.cat]).or_default();
        tally.0 += 1;
        tally.1 += usize::from(certificate.whole() && errors.is_empty());
        let why = certificate.lines.iter().filter_map(|(_, read)| read.as_ref().err()).flatten();
        let why = why.map(|u| format!("{} «{}»", wording.cats[place.cat], u.expected));
        for why in why.chain(errors.iter().map(|(n, e)| format!("{e} ({n})"))) {
            let example = format!("{id} [{put}] {}", raw.text);
            unread.entry(why).or_insert((0, example)).0 += 1;
        }
    }
    for (cat, (all, read)) in by_cat {
        println!("{cat}: {read} of {all} ({:.0} %)", 100.0 * read as f64 / all as f64);
    }
    top("unread", unread, 60);
}

/// Each set as if it were new.
fn one_by_one(cards: &[Value], wording: &Wording, vocabulary: &Vocabulary, rows: bool) {
    let set = |raw: &RawCard| raw.id.split('-').next().unwrap_or_default().to_owned();
    let sets: BTreeSet<String> = cards.iter().filter_map(raw_card).map(|raw| set(&raw)).collect();
    let mut all = Tally::default();
    for name in sets {
        let wording = without(cards, wording, rows, |raw| set(raw) == name);
        let mut tally = Tally::default();
        for raw in cards.iter().filter_map(raw_card).filter(|raw| set(raw) == name) {
            let certificate = compile(&raw, &wording);
            let errors = check(&certificate, vocabulary);
            count(&mut tally, &raw, &certificate, &errors, &wording);
            count(&mut all, &raw, &certificate, &errors, &wording);
        }
        print(&name, &tally);
    }
    print("all, each set as if it were new", &all);
}

/// Lines of a file, each by itself: what is unread and, if asked, what each means.
fn lines(file: &str, wording: &Wording, vocabulary: &Vocabulary, show: bool) {
    let text = std::fs::read_to_string(file).expect("a file of lines");
    let (mut all, mut whole) = (0, 0);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '='])) {
        let raw = RawCard { id: "X".to_owned(), kind: "UNIT".to_owned(), text: line.to_owned(), link: String::new() };
        let certificate = compile(&raw, wording);
        let errors = check(&certificate, vocabulary);
        let read = certificate.whole() && errors.is_empty();
        (all, whole) = (all + 1, whole + usize::from(read));
        if show || !read {
            println!("{line}\n= {}", certificate.notation().replace('\n', "\n= "));
        }
        let unread = certificate.lines.iter().filter_map(|(_, read)| read.as_ref().err()).flatten();
        unread.for_each(|u| println!("! {} ⟂ {}", u.at, u.expected));
        errors.iter().for_each(|(_, error)| println!("? {error}"));
        for (text, read) in &certificate.lines {
            let said = read.as_ref().map_or_else(|_| say::plain(text), |read| say::line(&read.tree, wording));
            if said != say::plain(text) {
                println!("~ {said}");
            }
        }
    }
    println!("{whole} of {all} lines are read");
}

fn add_token(wording: &mut Wording, card: &Value) {
    let text = |key: &str| card[key].as_str().unwrap_or_default();
    let traits = card["traits"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let traits: Vec<String> = traits.map(|t| format!("({t})")).collect();
    let spec = format!("{}･AP{}･HP{}", traits.join("･"), card["ap"], card["hp"]);
    wording.add_token(text("id"), text("name"), &spec);
}

/// A card with text of its own.
fn raw_card(card: &Value) -> Option<RawCard> {
    let text = |key: &str| card[key].as_str().unwrap_or_default().to_owned();
    let kind = if card["category"].is_string() { text("category") } else { text("type") };
    let raw = RawCard { id: text("id"), kind, text: [text("effect"), text("trigger")].join("\n"), link: text("link") };
    let rule_card = raw.kind.contains("RESOURCE") || raw.kind == "EX BASE";
    (!rule_card && !raw.text.trim().is_empty()).then_some(raw)
}

fn count(tally: &mut Tally, raw: &RawCard, certificate: &Certificate, errors: &[(String, String)], wording: &Wording) {
    let read = certificate.lines.iter().filter_map(|(text, read)| Some((text, read.as_ref().ok()?)));
    tally.cards += 1;
    tally.lines += certificate.lines.len();
    tally.read += read.clone().count();
    tally.same += read.filter(|(t, r)| **t == raw.link || say::line(&r.tree, wording) == say::plain(t)).count();
    tally.whole += usize::from(certificate.whole());
    tally.accepted += usize::from(certificate.whole() && errors.is_empty());
}

/// What the parser of notation says of each ability.
fn check(certificate: &Certificate, vocabulary: &Vocabulary) -> Vec<(String, String)> {
    let read = certificate.lines.iter().filter_map(|(_, read)| read.as_ref().ok());
    let wrong = |notation: &String| {
        let errors = baize_text::parse(notation, vocabulary, &mut Lexicon::default()).err()?;
        Some((notation.clone(), errors[0].message.to_string()))
    };
    read.flat_map(|r| &r.notation).filter_map(wrong).collect()
}

fn show(options: &Options, raw: &RawCard, card: &Certificate, wording: &Wording, errors: &[(String, String)]) {
    for (text, read) in &card.lines {
        let Ok(read) = read else { continue };
        let (said, printed) = (say::line(&read.tree, wording), say::plain(text));
        if options.has("trips") && *text != raw.link && said != printed {
            println!("{}\n  - {printed}\n  + {said}", raw.id);
        }
    }
    if options.value("card").is_none() && !(options.has("show") && card.whole()) {
        return;
    }
    println!("== {}", raw.id);
    for (text, read) in &card.lines {
        println!("   {text}");
        match read {
            Ok(read) => {
                read.facts.iter().for_each(|(k, v)| println!("     # {k} {v}"));
                println!("     ~ {}", read.readings.join(" "));
                read.notation.iter().for_each(|n| println!("     > {n}"));
            }
            Err(unread) => unread.iter().for_each(|u| println!("     ! {} ⟂ {} ⟂ {}", u.text, u.at, u.expected)),
        }
    }
    errors.iter().for_each(|(_, error)| println!("     ? {error}"));
}

fn note_unread(options: &Options, raw: &RawCard, certificate: &Certificate, unread: &mut Counted) {
    for (text, read) in &certificate.lines {
        for stretch in read.as_ref().err().into_iter().flatten() {
            let short: Vec<&str> = stretch.at.split(' ').take(4).collect();
            let key = match options.has("full") {
                true => format!("{} ⟂ {} ⟂ {}", stretch.text, stretch.at, stretch.expected),
                false => format!("{}   «{}»", short.join(" "), stretch.expected),
            };
            unread.entry(key).or_insert((0, format!("{} {text}", raw.id))).0 += 1;
        }
    }
}

fn print(name: &str, t: &Tally) {
    let percent = |n: usize, of: usize| format!("{n} ({:.1} %)", 100.0 * n as f64 / of.max(1) as f64);
    println!(
        "{name}: cards with text {}, whole {}, accepted by the parser {}, lines {} of {}, round trip equal {}",
        t.cards,
        percent(t.whole, t.cards),
        percent(t.accepted, t.cards),
        percent(t.read, t.lines),
        t.lines,
        percent(t.same, t.read)
    );
}

fn top(title: &str, list: Counted, most: usize) {
    let mut list: Vec<_> = list.into_iter().collect();
    list.sort_by_key(|(_, (n, _))| std::cmp::Reverse(*n));
    println!("-- {title}: {}", list.len());
    for (key, (count, example)) in list.into_iter().take(most) {
        println!("{count:4} {key}\n       e.g. {example}");
    }
}

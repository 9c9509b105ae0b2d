//! How much of the official text of a game compiles: `cargo run -p baize-text --example coverage GAME FILE [held|dev|all] [show N]`.

use baize_kernel::{Lexicon, Vocabulary};
use baize_text::compile::{say, Certificate, GRAMMAR, RawCard, Wording, compile};
use std::collections::BTreeMap;

/// Sets that are kept aside: only their figures are looked at.
const HELD: [&str; 8] = ["OP13-", "GD04-07", "GD04-08", "GD04-09", "GD04-10", "GD04-11", "GD04-12", "GD04-13"];

struct Tally {
    cards: usize,
    whole: usize,
    accepted: usize,
    lines: usize,
    read: usize,
    same: usize,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = args.first().map_or("one-piece", String::as_str);
    let default = format!("../shared/data/{game}/cards.json");
    let file = args.get(1).filter(|f| f.ends_with(".json")).cloned().unwrap_or(default);
    let has = |word: &str| args.iter().any(|a| a == word);
    let wording = std::fs::read_to_string(format!("games/{game}/wording/en.toml")).expect("the wording tables");
    let mut wording = Wording::read(&[GRAMMAR, &wording]).unwrap_or_else(|e| panic!("{e}"));
    let vocabulary = match game {
        "gundam" => baize_gundam::words::vocabulary(),
        _ => baize_one_piece::words::vocabulary(),
    };
    let cards: Vec<serde_json::Value> =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the card data")).expect("JSON");
    for card in cards.iter().filter(|c| c["type"] == "UNIT TOKEN") {
        let traits: Vec<String> = card["traits"].as_array().into_iter().flatten().filter_map(|t| t.as_str()).map(|t| format!("({t})")).collect();
        let spec = format!("{}･AP{}･HP{}", traits.join("･"), card["ap"], card["hp"]);
        let key = baize_text::compile::eval::token_key(card["name"].as_str().unwrap_or_default(), &spec);
        wording.tokens.push((key, card["id"].as_str().unwrap_or_default().to_owned()));
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut blocked: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut waiting: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let only = args.iter().position(|a| a == "card").and_then(|i| args.get(i + 1)).cloned();
    let sample = args.iter().position(|a| a == "sample").and_then(|i| args.get(i + 1)).and_then(|n| n.parse::<u64>().ok());
    let mut seed = args.iter().position(|a| a == "seed").and_then(|i| args.get(i + 1)).and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    for card in &cards {
        let text = |key: &str| card[key].as_str().unwrap_or_default().to_owned();
        let id = text("id");
        if only.as_ref().is_some_and(|o| *o != id) {
            continue;
        }
        let kind = if game == "gundam" { text("type") } else { text("category") };
        if kind.contains("RESOURCE") || kind == "EX BASE" {
            continue;
        }
        let both = [text("effect"), text("trigger")].join("\n");
        if both.trim().is_empty() {
            continue;
        }
        let raw = RawCard { id: id.clone(), kind, text: both, link: text("link") };
        let certificate = compile(&raw, &wording);
        let held = HELD.iter().any(|h| id.starts_with(h)) && !has("held");
        let tally = tallies.entry(if held { "held" } else { "dev" }).or_insert(Tally { cards: 0, whole: 0, accepted: 0, lines: 0, read: 0, same: 0 });
        tally.cards += 1;
        tally.lines += certificate.lines.len();
        tally.read += certificate.lines.iter().filter(|(_, r)| r.is_ok()).count();
        for (text, read) in &certificate.lines {
            let Ok(read) = read else { continue };
            if *text == raw.link {
                tally.same += 1;
                continue;
            }
            let (said, printed) = (say::line(&read.tree, &wording), say::plain(text));
            tally.same += usize::from(said == printed);
            if said != printed && !held && has("trips") {
                println!("{id}\n  - {printed}\n  + {said}");
            }
        }
        tally.whole += usize::from(certificate.whole());
        let errors = check(&certificate, &vocabulary);
        tally.accepted += usize::from(certificate.whole() && errors.is_empty());
        if held && !has("held") {
            continue;
        }
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let shown = sample.is_some_and(|n| certificate.whole() && (seed >> 33) % 1000 < n);
        if only.is_some() || shown {
            show(&id, &certificate, &errors);
        }
        for (text, read) in &certificate.lines {
            for unread in read.as_ref().err().into_iter().flatten() {
                let key = if has("full") { format!("{} ⟂ {} ⟂ {}", unread.text, unread.at, unread.expected) } else {
                    let at: String = unread.at.split(' ').take(4).collect::<Vec<_>>().join(" ");
                    let expected: String = unread.expected.chars().take(40).collect();
                    format!("{at}   «{expected}»")
                };
                let entry = blocked.entry(key).or_insert((0, format!("{id} {text}")));
                entry.0 += 1;
            }
        }
        for (notation, error) in errors {
            let entry = waiting.entry(error).or_insert((0, format!("{id} {notation}")));
            entry.0 += 1;
        }
    }
    for (name, t) in &tallies {
        let percent = |n: usize, of: usize| 100.0 * n as f64 / of.max(1) as f64;
        println!(
            "{name}: cards with text {}, whole {} ({:.1} %), accepted by the parser {} ({:.1} %), lines {} of {} ({:.1} %), round trip equal {} ({:.1} %)",
            t.cards, t.whole, percent(t.whole, t.cards), t.accepted, percent(t.accepted, t.cards), t.read, t.lines, percent(t.read, t.lines), t.same, percent(t.same, t.read)
        );
    }
    let top = |title: &str, list: BTreeMap<String, (usize, String)>, n: usize| {
        let mut list: Vec<_> = list.into_iter().collect();
        list.sort_by_key(|(_, (n, _))| std::cmp::Reverse(*n));
        println!("-- {title}: {}", list.len());
        for (key, (count, example)) in list.into_iter().take(n) {
            println!("{count:4} {key}\n       e.g. {example}");
        }
    };
    let n = args.iter().position(|a| a == "top").and_then(|i| args.get(i + 1)).and_then(|n| n.parse().ok()).unwrap_or(40);
    if !has("waiting") {
        top("unread", blocked, n);
    }
    if !has("unread") {
        top("waiting for the language", waiting, n);
    }
}

fn check(certificate: &Certificate, vocabulary: &Vocabulary) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for (_, read) in &certificate.lines {
        for notation in read.as_ref().map(|r| r.notation.clone()).unwrap_or_default() {
            if let Err(errors) = baize_text::parse(&notation, vocabulary, &mut Lexicon::default()) {
                out.push((notation, errors[0].message.clone()));
            }
        }
    }
    out
}

fn show(id: &str, certificate: &Certificate, errors: &[(String, String)]) {
    println!("== {id}");
    for (text, read) in &certificate.lines {
        println!("   {text}");
        match read {
            Ok(read) => {
                for (k, v) in &read.facts {
                    println!("     # {k} {v}");
                }
                println!("     ~ {}", read.readings.join(" "));
                for notation in &read.notation {
                    println!("     > {notation}");
                }
            }
            Err(unread) => unread.iter().for_each(|u| println!("     ! {} ⟂ {} ⟂ {}", u.text, u.at, u.expected)),
        }
    }
    for (_, error) in errors {
        println!("     ? {error}");
    }
}

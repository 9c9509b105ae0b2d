//! Japanese is a further wording table: the starter decks mean the same in both languages.

use baize_kernel::Lexicon;
use baize_text::compile::{Certificate, GRAMMAR, RawCard, Wording, compile};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Sets whose Japanese text is read whole.
const SETS: [&str; 10] = ["ST01", "ST02", "ST03", "ST04", "ST05", "ST06", "ST07", "ST08", "ST09", "ST10"];

/// The cards of a file that lies beside the tree, where it does.
fn shared(file: &str) -> Option<Vec<Value>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/one-piece").join(file);
    std::fs::read_to_string(&path).ok().map(|text| serde_json::from_str(&text).expect("card data is JSON"))
}

fn text<'a>(card: &'a Value, key: &str) -> &'a str {
    card[key].as_str().unwrap_or_default()
}

fn compiled(card: &Value, wording: &Wording) -> Certificate {
    let raw = RawCard {
        id: text(card, "id").to_owned(),
        kind: text(card, "category").to_owned(),
        text: [text(card, "effect"), text(card, "trigger")].join("\n"),
        link: String::new(),
    };
    compile(&raw, wording)
}

/// What names and types are called in English, by what they are called in Japanese.
fn dictionary(english: &BTreeMap<&str, &Value>, japanese: &[Value]) -> BTreeMap<String, String> {
    let mut out = BTreeMap::new();
    for card in japanese {
        let Some(other) = english.get(text(card, "id")) else { continue };
        out.insert(quoted(&text(card, "name").replace('・', "･")), quoted(text(other, "name")));
        let list = |card: &Value| card["types"].as_array().cloned().unwrap_or_default();
        let (there, here) = (list(card), list(other));
        if there.len() == here.len() {
            for (there, here) in there.iter().zip(&here).filter_map(|(a, b)| Some((a.as_str()?, b.as_str()?))) {
                out.insert(quoted(there), quoted(here));
            }
        }
    }
    out
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

fn translated(notation: &str, dictionary: &BTreeMap<String, String>) -> String {
    let mut out = notation.to_owned();
    for (there, here) in dictionary.iter().filter(|(there, _)| notation.contains(there.as_str())) {
        out = out.replace(there, here);
    }
    out
}

#[test]
fn starter_decks_mean_the_same_in_both_languages() {
    let (Some(english), Some(japanese)) = (shared("cards.json"), shared("cards.ja.json")) else {
        assert!(std::env::var_os("CI").is_none(), "the card texts must lie beside the tree in CI");
        return;
    };
    let read = |tables: &[&str]| Wording::read(tables).expect("the tables are right");
    let en = read(&[GRAMMAR, include_str!("../../../games/one-piece/wording/en.toml")]);
    let ja = read(&[include_str!("../../../games/one-piece/wording/ja.toml")]);
    let by_id: BTreeMap<&str, &Value> = english.iter().map(|c| (text(c, "id"), c)).collect();
    let words = dictionary(&by_id, &japanese);
    let vocabulary = baize_one_piece::words::vocabulary();
    let meaning = |notation: &str| {
        let mut lexicon = Lexicon::default();
        let abilities = baize_text::parse(notation, &vocabulary, &mut lexicon).expect("the notation is sound");
        baize_text::print::abilities(&abilities, &vocabulary, &lexicon)
    };
    let (mut same, mut told) = (0, Vec::new());
    for card in japanese.iter().filter(|c| SETS.iter().any(|set| text(c, "id").starts_with(set))) {
        let Some(other) = by_id.get(text(card, "id")) else { continue };
        let (there, here) = (compiled(card, &ja), compiled(other, &en));
        let (said, meant) = (meaning(&translated(&there.notation(), &words)), meaning(&here.notation()));
        if there.whole() && said == meant {
            same += 1;
        } else {
            told.push(format!("{}\n  ja {said}\n  en {meant}", text(card, "id")));
        }
    }
    assert!(told.is_empty(), "{same} the same, {} not:\n{}", told.len(), told.join("\n"));
    assert!(same >= 160, "only {same} cards were compared");
}

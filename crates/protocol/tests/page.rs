//! Every example of `docs/protocol.md` is what it claims to be.

use baize_protocol::catalog::{DeckCheck, DeckVerdict};
use baize_protocol::decks::{DeckDraft, DeckRead, DeckText, Trial, TrialWish};
use baize_protocol::{DeckWish, Received, Sent, ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

/// Returns the examples of the page: the type each claims, its line and its text.
fn examples(page: &str) -> Vec<(&str, usize, String)> {
    let mut found = Vec::new();
    let mut lines = (1..).zip(page.lines());
    while let Some((line, text)) = lines.next() {
        if let Some(kind) = text.strip_prefix("```json ") {
            let body: Vec<&str> = lines.by_ref().map(|(_, l)| l).take_while(|l| *l != "```").collect();
            found.push((kind, line, body.join("\n")));
        }
    }
    found
}

/// Reads an example as its type; what is written again has everything that the example says.
fn read<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, String> {
    let read: T = serde_json::from_str(text).map_err(|e| e.to_string())?;
    let (said, written) = (serde_json::from_str(text), serde_json::to_value(&read));
    let (said, written) = (said.map_err(|e| e.to_string())?, written.map_err(|e| e.to_string())?);
    missing(&said, &written, "").map_or(Ok(read), Err)
}

/// Finds something that `said` has and `written` has not.
fn missing(said: &Value, written: &Value, at: &str) -> Option<String> {
    match (said, written) {
        (Value::Object(a), Value::Object(b)) => a.iter().find_map(|(key, value)| match b.get(key) {
            Some(other) => missing(value, other, &format!("{at}.{key}")),
            None => Some(format!("{at}.{key} is not part of the type")),
        }),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().find_map(|(i, (x, y))| missing(x, y, &format!("{at}[{i}]")))
        }
        _ => (said != written).then(|| format!("{at} is {written}, not {said}")),
    }
}

fn tag(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value["type"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn every_example_is_what_it_claims() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    let (mut asked, mut said) = (BTreeSet::new(), BTreeSet::new());
    for (kind, line, text) in examples(&page) {
        let read = match kind {
            "Sent" => read::<Sent>(&text).map(|sent| {
                asked.insert(tag(&sent.body));
            }),
            "Received" => read::<Received>(&text).map(|received| {
                said.insert(tag(&received.body));
            }),
            "DeckWish" => read::<DeckWish>(&text).map(drop),
            "DeckCheck" => read::<DeckCheck>(&text).map(drop),
            "DeckVerdict" => read::<DeckVerdict>(&text).map(drop),
            "DeckText" => read::<DeckText>(&text).map(drop),
            "DeckRead" => read::<DeckRead>(&text).map(drop),
            "DeckDraft" => read::<DeckDraft>(&text).map(drop),
            "TrialWish" => read::<TrialWish>(&text).map(drop),
            "Trial" => read::<Trial>(&text).map(drop),
            other => Err(format!("no example is a `{other}`")),
        };
        read.unwrap_or_else(|why| panic!("docs/protocol.md:{line}: {why}"));
    }
    // The page shows everything that can be said.
    assert_eq!(asked, tags(&ToServer::Ping { n: 0 }, include_str!("../src/send.rs"), "enum ToServer"));
    assert_eq!(said, tags(&ToClient::Done, include_str!("../src/receive.rs"), "enum ToClient"));
}

/// Returns the tags of all variants of an enum, read from its source.
fn tags(known: &impl Serialize, source: &str, head: &str) -> BTreeSet<String> {
    let body = source.split_once(head).map_or("", |(_, rest)| rest);
    let body = body.split("\n}\n").next().unwrap_or_default();
    let variant = |line: &str| {
        let name = line.strip_prefix("    ")?.split([' ', ',', '{']).next()?;
        let starts = name.chars().next().is_some_and(|c| c.is_ascii_uppercase());
        starts.then(|| name.chars().fold(String::new(), snake))
    };
    let found: BTreeSet<String> = body.lines().filter_map(variant).collect();
    assert!(found.contains(&tag(known)), "the variants of {head} are not found: {found:?}");
    found
}

fn snake(mut out: String, c: char) -> String {
    if c.is_ascii_uppercase() && !out.is_empty() {
        out.push('_');
    }
    out.push(c.to_ascii_lowercase());
    out
}

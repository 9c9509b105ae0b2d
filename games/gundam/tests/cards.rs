//! The cards that ship: their facts against the public card list, their effects, and the decks.

use baize_gundam::rules::Colours;
use baize_gundam::words::{cue, keyword, kind, label, stat, vocabulary};
use baize_gundam::{cards, decks};
use baize_kernel::{CardDef, Cue, Deck, DefId, Pool, Stat};
use serde_json::Value;
use std::path::Path;

const SETS: [&str; 4] = ["ST01", "ST02", "ST03", "ST04"];

/// Returns the cards of the public list that ship, or `None` on a machine that does not have it.
fn public_list() -> Option<Vec<Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/gundam/cards.json");
    if !path.exists() && std::env::var_os("CI").is_none() {
        return None;
    }
    let text = std::fs::read_to_string(&path).expect("the public card list is needed to check the cards");
    let list: Value = serde_json::from_str(&text).expect("the public card list is JSON");
    let pool = cards::pool();
    let shipped = |card: &Value| pool.find(card["id"].as_str().unwrap_or_default()).is_some();
    Some(list.as_array().expect("the public card list is a list").iter().filter(|c| shipped(c)).cloned().collect())
}

fn find(pool: &Pool, id: &str) -> DefId {
    pool.find(id).unwrap_or_else(|| panic!("{id} is missing"))
}

fn words(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_lowercase).collect()
}

fn labels(def: &CardDef, group: &str) -> Vec<String> {
    let vocabulary = vocabulary();
    let labels = vocabulary.labels.iter().enumerate();
    let printed = labels.filter(|(i, label)| label.group == group && def.labels & (1 << i) != 0);
    printed.map(|(_, label)| label.word.to_owned()).collect()
}

fn printed(def: &CardDef, which: Stat) -> Option<i64> {
    def.has_stat(which).then(|| def.stat(which).into())
}

/// Returns whether an ability of the card, or one it grants, is for this moment.
fn has(def: &CardDef, which: Cue) -> bool {
    def.abilities.iter().any(|a| baize_kernel::pool::cues_of(a) & (1 << which.0) != 0)
}

#[test]
fn the_pool_has_every_card_of_the_starter_decks_and_what_the_rules_need() {
    let pool = cards::pool();
    for set in SETS {
        (1..=16).for_each(|number| _ = find(&pool, &format!("{set}-{number:03}")));
    }
    (1..=10).for_each(|number| assert!(pool.def(find(&pool, &format!("T-{number:03}"))).has_label(label::TOKEN)));
    assert_eq!(pool.def(find(&pool, decks::RESOURCE_ID)).kind, kind::RESOURCE);
    let playable = pool.iter().filter(|(id, _)| pool.unread(*id).is_none()).count();
    assert!(playable >= 600, "{playable} cards can be played");
}

#[test]
fn every_card_file_ships() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards");
    let files = std::fs::read_dir(folder).expect("the folder of cards is there").filter_map(Result::ok);
    let mut names: Vec<String> = files.map(|f| format!("cards/{}", f.file_name().to_string_lossy())).collect();
    let mut shipped: Vec<String> = cards::FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
    names.sort();
    shipped.sort();
    assert_eq!(names, shipped);
}

/// What is not understood is never "no effect": such a card is known, and in no deck.
#[test]
fn a_card_with_unread_text_is_refused_in_a_deck() {
    let pool = cards::pool();
    let (id, def) = pool.iter().find(|(_, def)| !def.unread.is_empty()).expect("some cards are not understood yet");
    assert!(!def.is_blank());
    let told = decks::check(&pool, &Deck::new("test", [(4, def.id.as_str())]), Colours::Any);
    let why = format!("{} ({}) cannot be played: some of its text is not understood yet.", pool.name(id), def.id);
    assert!(told.iter().any(|problem| *problem.message == *why), "{told:?}");
}

#[test]
fn every_fact_is_as_the_public_list_has_it() {
    let Some(list) = public_list() else { return };
    let (pool, vocabulary) = (cards::pool(), vocabulary());
    assert!(list.len() >= 700, "{} cards are compared", list.len());
    for card in &list {
        let id = card["id"].as_str().expect("a card has a number");
        let def = pool.def(find(&pool, id));
        assert_eq!(pool.name(find(&pool, id)), card["name"], "{id}");
        let sort = card["type"].as_str().unwrap_or_default();
        let token = sort.contains("TOKEN") || sort.starts_with("EX ");
        let plain = sort.replace(" TOKEN", "").replace("EX ", "").to_lowercase();
        assert_eq!(vocabulary.kind(def.kind), plain, "{id}");
        assert_eq!(def.has_label(label::TOKEN), token, "{id}");
        // 2-9-3, 2-10-3: tokens count as Lv 0 and cost 0, which is not printed.
        for (which, key) in [(stat::LV, "level"), (stat::COST, "cost")] {
            let expected = if token && def.kind != kind::RESOURCE { Some(0) } else { card[key].as_i64() };
            assert_eq!(printed(def, which), expected, "{key} of {id}");
        }
        // 3-5-3-1: a Base without a printed AP has AP 0.
        let ap = card["ap"].as_i64().or((def.kind == kind::BASE).then_some(0));
        assert_eq!(printed(def, stat::AP), ap, "AP of {id}");
        assert_eq!(printed(def, stat::HP), card["hp"].as_i64(), "HP of {id}");
        let colour: Vec<String> = card["color"].as_str().into_iter().map(str::to_lowercase).collect();
        assert_eq!(labels(def, "colour"), colour, "{id}");
        assert_eq!(labels(def, "terrain"), words(&card["zone"]), "{id}");
        let traits: Vec<&str> = def.traits.iter().map(|w| pool.lexicon().text(*w)).collect();
        let listed: Vec<&str> = card["traits"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(traits, listed, "{id}");
    }
}

#[test]
fn keywords_and_timings_are_those_that_are_printed() {
    let Some(list) = public_list() else { return };
    let pool = cards::pool();
    let by_hand = |c: &&Value| SETS.iter().any(|set| c["id"].as_str().unwrap_or_default().starts_with(set));
    for card in list.iter().filter(by_hand) {
        let id = card["id"].as_str().expect("a card has a number");
        let (def, text) = (pool.def(find(&pool, id)), card["effect"].as_str().unwrap_or_default());
        let starts = |tag: &str| text.lines().any(|line| line.starts_with(tag));
        assert_eq!(def.has_keyword(keyword::BLOCKER), starts("<Blocker>"), "Blocker of {id}");
        assert_eq!(def.has_keyword(keyword::PILOT_PART), starts("【Pilot】"), "【Pilot】 of {id}");
        for (which, tag) in [(stat::REPAIR, "<Repair "), (stat::BREACH, "<Breach "), (stat::SUPPORT, "<Support ")] {
            let line = text.lines().map(|line| line.trim_start_matches("【Activate･Main】"));
            let number = line.filter_map(|l| l.strip_prefix(tag)?.split('>').next()?.parse::<i64>().ok()).next();
            assert_eq!(printed(def, which), number, "{tag} of {id}");
        }
        let tags = [
            (cue::BURST, "【Burst】"),
            (cue::DEPLOY, "【Deploy】"),
            (cue::ATTACK, "【Attack】"),
            (cue::DESTROYED, "【Destroyed】"),
            (cue::WHEN_PAIRED, "【When Paired"),
            (cue::WHEN_LINKED, "【When Linked】"),
            (cue::MAIN, "【Main】"),
            (cue::ACTION, "【Action】"),
        ];
        for (which, tag) in tags {
            let quoted = text.replace("this card's 【Main】", "");
            assert_eq!(has(def, which), quoted.contains(tag), "{tag} of {id}");
        }
        let linked = def.abilities.iter().any(|a| !a.quoted && format!("{:?}", a.body).contains("Gain(Keyword(3))"));
        assert_eq!(linked, card["link"].is_string(), "link condition of {id}");
        assert_eq!(def.abilities.iter().any(|a| a.once), text.contains("【Once per Turn】"), "{id}");
    }
}

#[test]
fn effects_survive_being_printed_and_read_again() {
    let (pool, vocabulary) = (cards::pool(), vocabulary());
    let mut lexicon = pool.lexicon().clone();
    for (id, def) in pool.iter() {
        let text = baize_text::print::abilities(&def.abilities, &vocabulary, pool.lexicon());
        let again = baize_text::parse(&text, &vocabulary, &mut lexicon);
        assert_eq!(again.as_ref(), Ok(&def.abilities), "{} printed as\n{text}", pool.name(id));
    }
}

#[test]
fn the_decks_that_ship_are_legal() {
    let pool = cards::pool();
    let shipped = decks::shipped();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks");
    assert_eq!(shipped.len(), std::fs::read_dir(&folder).expect("the folder of decks is there").count());
    for deck in shipped {
        assert_eq!(decks::check(&pool, deck, Colours::Any), [], "{}", deck.name);
    }
}

#[test]
fn every_reason_against_a_deck_is_given_at_once() {
    let pool = cards::pool();
    let clauses = |lines: &[(u16, &str)]| -> Vec<String> {
        let deck = Deck::new("test", lines.iter().copied());
        decks::check(&pool, &deck, Colours::Any).into_iter().map(|p| p.clause.to_string()).collect()
    };
    assert_eq!(clauses(&[]), ["6-1-1"]);
    let wrong =
        [(5, "ST01-003"), (4, "ST02-004"), (4, "ST03-001"), (1, "T-001"), (9, "R-001"), (1, "X-1"), (0, "ST01-005")];
    assert_eq!(clauses(&wrong), ["6-1-1-1", "", "", "6-1-1", "6-1-1", "6-1-1-2", "6-1-1-3"]);
    let huge = vec![(65_535, "ST01-003"); 70_000];
    assert_eq!(clauses(&huge), ["6-1-1", "6-1-1-3"]);
}

//! The cards that ship: their facts against the public card list, and their effects.

use baize_kernel::{CardDef, DefId, Pool, Stat};
use baize_one_piece::words::{kind, stat, vocabulary};
use baize_one_piece::{cards, decks};
use serde_json::Value;
use std::path::Path;

/// Returns the public card list by card number, or `None` on a machine that does not have it.
fn public_list() -> Option<Vec<Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/one-piece/cards.json");
    if !path.exists() && std::env::var_os("CI").is_none() {
        return None;
    }
    let text = std::fs::read_to_string(&path).expect("the public card list is needed to check the cards");
    let list: Value = serde_json::from_str(&text).expect("the public card list is JSON");
    Some(list.as_array().expect("the public card list is a list").clone())
}

/// Returns the words of a list in lower case.
fn words(list: &Value) -> Vec<String> {
    let words = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    words.map(str::to_lowercase).collect()
}

/// Returns the labels of a definition that belong to a group.
fn labels(def: &CardDef, group: &str) -> Vec<String> {
    let vocabulary = vocabulary();
    let labels = vocabulary.labels.iter().enumerate();
    let printed = labels.filter(|(i, label)| label.group == group && def.labels & (1 << i) != 0);
    printed.map(|(_, label)| label.word.to_owned()).collect()
}

/// The list writes "unknown" for an attribute that is printed as a question mark.
fn known(words: Vec<String>) -> Vec<String> {
    words.into_iter().filter(|word| word != "unknown").collect()
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

fn printed(def: &CardDef, which: Stat) -> Option<i64> {
    def.has_stat(which).then(|| def.stat(which).into())
}

fn find(pool: &Pool, id: &str) -> DefId {
    pool.find(id).unwrap_or_else(|| panic!("{id} is missing"))
}

#[test]
fn the_pool_has_thousands_of_cards_the_starter_decks_and_the_don_card() {
    let pool = cards::pool();
    let playable = pool.iter().filter(|(id, _)| pool.unread(*id).is_none()).count();
    assert!(playable >= 2000, "{playable} cards can be played");
    for set in 1..=4 {
        for number in 1..=17 {
            find(&pool, &format!("ST{set:02}-{number:03}"));
        }
    }
    assert_eq!(pool.def(find(&pool, decks::DON_ID)).kind, kind::DON);
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
    let deck = baize_kernel::Deck::new("test", [(1, "ST01-001"), (4, def.id.as_str())]);
    let told = decks::check(&pool, &deck);
    let why = format!("{} ({}) cannot be played: some of its text is not understood yet.", pool.name(id), def.id);
    assert!(told.iter().any(|problem| *problem.message == *why), "{told:?}");
}

#[test]
fn every_fact_is_as_the_public_list_has_it() {
    let Some(list) = public_list() else { return };
    let (pool, vocabulary) = (cards::pool(), vocabulary());
    assert_eq!(pool.len(), list.len() + 1, "every card of the list, and the DON!! card");
    for card in &list {
        let id = card["id"].as_str().expect("a card has a number");
        let def_id = find(&pool, id);
        let def = pool.def(def_id);
        assert_eq!(pool.name(def_id), card["name"], "{id}");
        assert_eq!(vocabulary.kind(def.kind), words(&Value::Array(vec![card["category"].clone()]))[0], "{id}");
        for (which, key) in
            [(stat::COST, "cost"), (stat::POWER, "power"), (stat::COUNTER, "counter"), (stat::LIFE, "life")]
        {
            assert_eq!(printed(def, which), card[key].as_i64(), "{key} of {id}");
        }
        assert_eq!(sorted(labels(def, "colour")), sorted(words(&card["colors"])), "{id}");
        assert_eq!(sorted(labels(def, "attribute")), sorted(known(words(&card["attributes"]))), "{id}");
        let types: Vec<&str> = def.traits.iter().map(|w| pool.lexicon().text(*w)).collect();
        let listed: Vec<&str> = card["types"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(types, listed, "{id}");
    }
}

#[test]
fn a_card_does_something_exactly_when_it_has_text() {
    let Some(list) = public_list() else { return };
    let pool = cards::pool();
    let vocabulary = vocabulary();
    let by_hand = |card: &&Value| ["ST01", "ST02", "ST03", "ST04"].contains(&card["set"].as_str().unwrap_or_default());
    for card in &list {
        let text = |key: &str| card[key].as_str().unwrap_or_default();
        let def = pool.def(find(&pool, text("id")));
        assert_eq!(def.is_blank(), text("effect").is_empty() && text("trigger").is_empty(), "{}", def.id);
    }
    for card in list.iter().filter(by_hand) {
        let id = card["id"].as_str().expect("a card has a number");
        let (effect, trigger) =
            (card["effect"].as_str().unwrap_or_default(), card["trigger"].as_str().unwrap_or_default());
        let def_id = find(&pool, id);
        let def = pool.def(def_id);
        let tags = [
            ("[On Play]", "on-play"),
            ("[When Attacking]", "when-attacking"),
            ("[On Block]", "on-block"),
            ("[Activate: Main]", "activate-main"),
            ("[Main]", "main"),
            ("[Counter]", "counter"),
            ("[End of Your Turn]", "end-of-your-turn"),
        ];
        for (tag, word) in tags {
            let cue = vocabulary.find_cue(word).expect("a cue of the game");
            assert_eq!(pool.has_cue(def_id, cue), effect.contains(tag), "{tag} of {id}");
        }
        let cue = vocabulary.find_cue("trigger").expect("a cue of the game");
        assert_eq!(pool.has_cue(def_id, cue), !trigger.is_empty(), "[Trigger] of {id}");
        for (tag, word) in [("[Blocker] (", "blocker"), ("[Rush] (", "rush")] {
            let keyword = vocabulary.find_keyword(word).expect("a keyword of the game");
            assert_eq!(def.has_keyword(keyword), effect.starts_with(tag), "{tag} of {id}");
        }
        assert_eq!(def.abilities.iter().any(|a| a.once), effect.contains("[Once Per Turn]"), "{id}");
        let costs = effect.contains("You may");
        assert_eq!(def.abilities.iter().any(|a| !a.cost.is_empty()), costs, "the cost of {id}");
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
fn the_decks_that_ship_are_legal_and_say_the_right_names() {
    let pool = cards::pool();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks");
    let shipped = decks::shipped();
    assert_eq!(shipped.len(), std::fs::read_dir(&folder).expect("the folder of decks is there").count());
    for deck in shipped {
        let file = std::fs::read_to_string(folder.join(format!("{}.txt", deck.name))).expect("a deck is a file");
        assert_eq!(decks::check(&pool, deck), [], "{}", deck.name);
        for line in &deck.lines {
            let name = pool.name(find(&pool, &line.id));
            assert!(file.contains(&format!("{} {} {name}\n", line.count, line.id)), "{} {name}", line.id);
        }
    }
}

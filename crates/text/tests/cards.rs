//! Card files and inline cards.

mod common;

use baize_kernel::{Keyword, Kind, Label, Lexicon, Pool, Stat};
use baize_text::cards::{Field, FlawPlace, check};
use baize_text::{CardSource, build, load};
use common::vocabulary;

const FILE: &str = r#"
# Two birds.
[[card]]
id = "B-001"
name = "Wren"
kind = "hero"
colours = ["red", "blue"]
age = "old"
price = 2
might = 3000
types = ["Bird", "Small"]
keywords = ["swift"]
effect = """
arrives: draw 1
dusk: this get +1 might tonight
"""

[[card]]
id = "B-002"
name = "Wren"
kind = "spell"
"#;

/// Checks what is wrong with a file: each complaint as `line:column: message (hint)`.
#[track_caller]
fn check_wrong(text: &str, complaints: &[&str]) {
    let mut pool = Pool::default();
    let errors = load(text, &vocabulary(), &mut pool).expect_err("the file is wrong");
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, complaints);
    assert!(pool.is_empty());
}

#[test]
fn a_card_file_fills_a_pool() {
    let mut pool = Pool::default();
    let ids = load(FILE, &vocabulary(), &mut pool).expect("the file is right");
    assert_eq!(ids.len(), 2);

    let wren = pool.def(ids[0]);
    assert_eq!((wren.id.as_str(), pool.name(ids[0]), wren.kind), ("B-001", "Wren", Kind(0)));
    assert_eq!((wren.stat(Stat(0)), wren.stat(Stat(1))), (3000, 2));
    assert!(
        wren.has_label(Label(0)) && wren.has_label(Label(1)) && wren.has_label(Label(2)) && !wren.has_label(Label(3))
    );
    assert!(wren.has_keyword(Keyword(0)));
    assert_eq!((wren.traits.len(), wren.abilities.len()), (2, 2));

    let blank = pool.def(ids[1]);
    assert!(blank.is_blank() && !blank.has_stat(Stat(0)));
    assert_eq!(blank.name, wren.name);
}

#[test]
fn every_complaint_about_a_file_has_its_line() {
    let text = FILE
        .replace("kind = \"hero\"", "kind = \"herro\"")
        .replace("\"blue\"]", "\"bleu\"]")
        .replace("price = 2", "price = \"two\"")
        .replace("might = 3000", "mihgt = 3000")
        .replace("types = [\"Bird\", \"Small\"]", "types = [\"Bird\", 7, \"Bird\"]")
        .replace("\"swift\"", "\"swfit\"")
        .replace("draw 1", "draw up 1")
        .replace("B-002", "B-001");
    check_wrong(
        &text,
        &[
            "6:8: unknown kind `herro` (did you mean `hero`?)",
            "7:19: unknown `colour` `bleu` (did you mean `blue`?)",
            "9:9: expected a number (such as price = 1)",
            "10:1: unknown key `mihgt` (did you mean `might`?)",
            "11:18: `types` must be a text, not a TOML integer (write types = \"…\")",
            "11:21: `Bird` is in this list twice",
            "12:13: unknown keyword `swfit` (did you mean `swift`?)",
            "14:15: expected a number, found `up`",
            "19:6: the card number `B-001` is used twice (it is first used in line 4)",
        ],
    );
}

#[test]
fn a_file_holds_cards_only() {
    check_wrong("[[crad]]\nid = \"A\"", &["1:3: unknown key `crad` (did you mean `card`?)"]);
    check_wrong("card = 1", &["1:1: expected a list of cards (write `[[card]]`)"]);
    check_wrong("card = [1]", &["1:9: expected a card (write `[[card]]` and its keys below)"]);
    check_wrong(
        "[[card]]\nname = \"A\"",
        &["1:1: this card has no `id` (add `id = \"…\"`)", "1:1: this card has no `kind` (add `kind = \"…\"`)"],
    );
    check_wrong("[[card]]\nid = \"A\"\nid = \"B\"\nkind = \"hero\"", &["3:1: this is not TOML: duplicate key"]);
    check_wrong("[[card]]\nid = \"\"\nkind = \"hero\"", &["2:6: `id` is empty"]);
    check_wrong("[[card]]\nid = \"A\"\nkind = \"hero\"\nmight = 2147483648", &["4:9: 2147483648 is out of range"]);
    check_wrong(
        "[[card]]\nid = \"A\"\nkind = \"hero\"\nmight = 99999999999999999999",
        &["4:9: this number is out of range"],
    );
    check_wrong(
        "[[card]]\nid = \"A\"\nkind = \"hero\"\nmight = 1.5",
        &[
            "4:9: `might` must be a whole number, a text or a list of texts, not a TOML float (see the keys of the game)",
        ],
    );
}

#[test]
fn a_complaint_about_an_effect_points_at_its_words() {
    check_wrong(
        "[[card]]\nid = \"A\"\nkind = \"hero\"\neffect = 'arrives: drow 1'",
        &["4:20: unknown word `drow`; expected a step (did you mean `draw`?)"],
    );
    // Escapes move the words about; then the complaint says where in the effect.
    check_wrong(
        "[[card]]\nid = \"A\"\nkind = \"hero\"\neffect = \"arrives:\\tdrow 1\"",
        &["4:10: 1:10: unknown word `drow`; expected a step (did you mean `draw`?)"],
    );
}

#[test]
fn a_number_taken_by_another_file_is_refused() {
    let mut pool = Pool::default();
    load(FILE, &vocabulary(), &mut pool).expect("the file is right");
    let errors = load(FILE, &vocabulary(), &mut pool).expect_err("its cards are there already");
    assert_eq!(errors[0].to_string(), "4:6: there is a card `B-001` already, from another file");
    assert_eq!(pool.len(), 2);
}

#[test]
fn a_large_file_is_refused() {
    let errors = load(&" ".repeat((4 << 20) + 1), &vocabulary(), &mut Pool::default()).expect_err("it is too large");
    assert_eq!(&*errors[0].message, "this file is larger than 4 MiB");
}

#[test]
fn an_inline_card_needs_only_a_name_and_a_kind() {
    let card: CardSource =
        toml::from_str("name = 'Guard'\nkind = 'hero'\nmight = 2\ncolour = 'red'").expect("serde reads it");
    assert_eq!(card.rest.get("might"), Some(&Field::Number(2)));
    let mut lexicon = Lexicon::default();
    let def = build(&card, &vocabulary(), &mut lexicon).expect("the card is right");
    assert_eq!((def.id.as_str(), lexicon.text(def.name), def.stat(Stat(0))), ("Guard", "Guard", 2));
}

#[test]
fn flaws_of_an_inline_card_name_their_key() {
    let card = CardSource {
        kind: "hero".to_owned(),
        keywords: vec!["swift".to_owned(), "swfit".to_owned()],
        effect: "arrives: drow 1".to_owned(),
        rest: [("mihgt".to_owned(), Field::Number(1))].into(),
        ..CardSource::default()
    };
    let flaws = check(&card, &vocabulary(), &mut Lexicon::default()).expect_err("the card is wrong");
    let places: Vec<_> = flaws.iter().map(|f| (f.key.as_str(), f.spot)).collect();
    let wanted = [
        ("", FlawPlace::Value),
        ("keywords", FlawPlace::Item(1)),
        ("mihgt", FlawPlace::Key),
        ("effect", FlawPlace::Value),
    ];
    assert_eq!(places, wanted);

    let errors = build(&card, &vocabulary(), &mut Lexicon::default()).expect_err("the card is wrong");
    assert_eq!(&*errors[1].message, "`keywords`: unknown keyword `swfit`");
}

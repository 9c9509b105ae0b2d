//! Card text: what effects are said to be.

mod common;

use baize_kernel::{Lexicon, Pool};
use baize_text::{Locale, load, render};
use common::{EFFECTS, read, vocabulary};

/// Words of the invented game, for some of its vocabulary only: the rest is said as it is spelled.
const WORDS: &str = "
cue-arrives = [On Arrival]
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} { $count ->
    [one] card
   *[other] cards
}
noun-hero = { $count ->
    [one] Hero
   *[other] Heroes
}
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
until-tonight = until the end of the night
event-slain = { $would ->
    [yes] { $what } would be slain { $cause }
   *[no] { $what } is slain { $cause }
}
";

fn english() -> Locale {
    Locale::english().with(WORDS).expect("the words are Fluent")
}

fn rendered(effect: &str, locale: &Locale) -> String {
    let mut lexicon = Lexicon::default();
    let abilities = read(effect, &mut lexicon);
    let own = abilities.iter().filter(|a| !a.quoted);
    let lines = own.map(|a| render::ability(a, &abilities, &vocabulary(), &lexicon, locale));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn effects_as_card_text() {
    let english = english();
    let lines: Vec<String> = EFFECTS.iter().map(|e| format!("{e}\n    {}", rendered(e, &english))).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_whole_card() {
    let file = r#"
[[card]]
id = "B-001"
name = "Wren"
kind = "hero"
colours = ["red", "blue"]
price = 2
might = 3000
types = ["Bird", "Small"]
keywords = ["swift"]
effect = "arrives: draw 1"
"#;
    let mut pool = Pool::default();
    let ids = load(file, &vocabulary(), &mut pool).expect("the card is right");
    insta::assert_snapshot!(render::card(pool.def(ids[0]), &vocabulary(), pool.lexicon(), &english()), @r"
    Wren (B-001)
    hero · red, blue · might 3000, price 2
    Bird, Small
    [Swift]
    [On Arrival] Draw 1 card.
    ");
    assert_eq!(
        render::text(pool.def(ids[0]), &vocabulary(), pool.lexicon(), &english()),
        "[Swift]\n[On Arrival] Draw 1 card."
    );
}

/// A made-up language, to see that nothing of a sentence is fixed in code.
const BACKWARDS: &str = "
sentence = ¡{ $text }!
verb-draw = kardoj { $n } prenu
verb-tap = { $cards } klinu
cards-of = { $noun } { $state } { $whose } { $n }
whose = { $side ->
    [mine] mia
   *[other] ilia
}
state = klinita
noun-hero = heroo
cue-arrives = «alveno»
";

#[test]
fn another_language_has_its_own_order_of_words() {
    let locale = Locale::new("eo").expect("a language tag").with(BACKWARDS).expect("the words are Fluent");
    let locale = locale.with_english(WORDS).expect("the words are Fluent");
    assert_eq!(rendered("arrives: draw 2", &locale), "«alveno» ¡Kardoj 2 prenu!");
    assert_eq!(rendered("arrives: tap 1 their active hero", &locale), "«alveno» ¡Heroo klinita ilia 1 klinu!");
    // What it lacks is said in English.
    assert_eq!(rendered("arrives: choose 1 my hand-card", &locale), "«alveno» ¡Choose 1 card from mia hand!");
}

#[test]
fn what_is_not_a_language_or_not_fluent_is_refused() {
    let error = Locale::new("not a tag").expect_err("it is not a tag");
    assert_eq!(&*error.message, "this is not a language tag");
    let error = Locale::english().with("a = b\n= c").expect_err("it is not Fluent");
    assert_eq!(error.line, 2);
}

#[test]
fn every_shared_message_is_said_somewhere_and_every_one_said_is_there() {
    let files = ["ability", "card", "number", "step"];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let read = |name: &str| std::fs::read_to_string(folder.join(format!("{name}.ftl"))).expect("the file is there");
    let text: String = files.into_iter().map(read).collect();
    let ids: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split(" =").next())
        .collect();
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/render");
    let mut code = String::new();
    for entry in std::fs::read_dir(sources).expect("the folder is there") {
        code += &std::fs::read_to_string(entry.expect("an entry").path()).expect("a source file");
    }
    let unused: Vec<_> = ids.iter().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    let english = english();
    for effect in EFFECTS {
        let said = rendered(effect, &english);
        let id = ids.iter().filter(|id| id.contains('-')).find(|id| said.contains(**id));
        assert_eq!(id, None, "{effect} is said as {said}");
    }
}

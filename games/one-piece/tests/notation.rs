//! The effect notation in the words of the game: the handbook's examples are read, printed and rendered.

use baize_kernel::{Lexicon, Pool};
use baize_one_piece::words::vocabulary;
use baize_text::{Locale, load, parse, print, render, report};

const HANDBOOK: &str = include_str!("../../../docs/notation.md");
const ENGLISH: &str = include_str!("../locales/en.ftl");

/// The blocks of the handbook in a language, each with the line it starts on.
fn examples(language: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let mut lines = HANDBOOK.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if line.strip_prefix("```") == Some(language) {
            let block: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            out.push((number + 2, block.join("\n")));
        }
    }
    out
}

/// Every message that a rendering lacks shows as its name, such as `verb-cards`; none may.
fn assert_rendered(text: &str, line: usize) {
    let stray =
        ["verb-", "cond-", "test-", "num-", "step-", "change-", "pick", "cards-", "place-", "ability-", "{ ", "$"];
    assert!(stray.iter().all(|id| !text.contains(id)), "line {line} is rendered as {text}");
    assert!(text.ends_with(['.', '”', ']']), "line {line} is rendered as {text}");
}

#[test]
fn every_example_of_the_handbook_makes_the_round_trip() {
    let words = vocabulary();
    let english = Locale::english().with(ENGLISH).expect("the words of the game are Fluent");
    let examples = examples("notation");
    assert!(examples.len() >= 25, "the handbook has examples");
    for (line, text) in examples {
        let mut lexicon = Lexicon::default();
        let abilities = parse(&text, &words, &mut lexicon)
            .unwrap_or_else(|errors| panic!("line {line}:\n{}", report("notation.md", &text, &errors)));
        let printed = print::abilities(&abilities, &words, &lexicon);
        assert_eq!(parse(&printed, &words, &mut lexicon).as_ref(), Ok(&abilities), "line {line}: {printed}");
        for ability in abilities.iter().filter(|a| !a.quoted) {
            assert_rendered(&render::ability(ability, &abilities, &words, &lexicon, &english), line);
        }
    }
}

#[test]
fn the_card_file_of_the_handbook_loads() {
    for (line, text) in examples("toml") {
        let mut pool = Pool::default();
        let loaded = load(&text, &vocabulary(), &mut pool);
        assert!(loaded.is_ok_and(|cards| !cards.is_empty()), "line {line}");
    }
}

#[test]
fn quotes_of_the_handbook_are_what_is_rendered() {
    let words = vocabulary();
    let english = Locale::english().with(ENGLISH).expect("the words of the game are Fluent");
    let rendered = |text: &str| {
        let mut lexicon = Lexicon::default();
        let abilities = parse(text, &words, &mut lexicon).expect("the example is right");
        render::ability(&abilities[0], &abilities, &words, &lexicon, &english)
    };
    let texts: Vec<String> = examples("notation").iter().map(|(_, text)| rendered(text)).collect();
    let quotes: Vec<&str> = HANDBOOK.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert!(!quotes.is_empty(), "the handbook quotes card text");
    for quote in quotes {
        assert!(texts.iter().any(|text| text == quote), "no example is rendered as: {quote}");
    }
}

#[test]
fn every_word_of_the_game_that_needs_one_has_a_message() {
    let words = vocabulary();
    let has = |id: String| ENGLISH.lines().any(|line| line.split(" =").next() == Some(id.as_str()));
    use baize_kernel::vocabulary::{Role, Shape};
    for verb in words.verbs.iter().filter(|v| v.shape != Shape::Action) {
        assert!(has(format!("verb-{}", verb.word)), "verb {}", verb.word);
    }
    for cue in &words.cues {
        let sort = if cue.role == Role::Event { "event" } else { "cue" };
        assert!(has(format!("{sort}-{}", cue.word)), "{sort} {}", cue.word);
    }
    words.nouns.iter().for_each(|noun| assert!(has(format!("noun-{}", noun.word)), "noun {}", noun.word));
    words.points.iter().for_each(|point| assert!(has(format!("until-{point}")), "point {point}"));
    words.bans.iter().for_each(|ban| assert!(has(format!("ban-{}", ban.word)), "ban {}", ban.word));
}

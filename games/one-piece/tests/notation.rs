//! The effect notation in the words of the game: the handbook's examples are read, printed and rendered.

use baize_kernel::{Lexicon, Pool};
use baize_one_piece::words::vocabulary;
use baize_text::cards::load_beside;
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

/// What is wrong with a card of a kind that has this effect, or nothing.
fn refusal(kind: &str, effect: &str) -> Option<String> {
    let facts = if kind == "leader" { "life = 4\npower = 5000" } else { "cost = 1" };
    let card = format!(
        "[[card]]\nid = \"X-1\"\nkind = \"{kind}\"\ncolours = [\"red\"]\n{facts}\neffect = '''\n{effect}\n'''\n"
    );
    let mut pool = (*baize_one_piece::cards::pool()).clone();
    let (_, wrong) = load_beside(&[&card], &vocabulary(), &mut pool).err()?;
    Some(wrong.iter().map(|one| one.message.to_string()).collect::<Vec<_>>().join("; "))
}

#[test]
fn what_would_do_nothing_is_refused_and_the_like_of_it_is_read() {
    // Each row: the kind of card, what is refused, a part of the reason, and what is read instead.
    let rows = [
        ("character", "always: this cannot attack by effect", "brings `attack` about", "always: this cannot attack"),
        ("character", "always: they cannot draw by rule", "brings `draw` about", "always: they cannot draw by effect"),
        ("character", "always: this may attack-active by effect", "about", "always: this may attack-active"),
        ("character", "always: this cannot be-rested by battle", "about", "always: this cannot be-rested by rule"),
        ("character", "when attacks this by effect: draw 1", "brings `attacks` about", "when attacks this: draw 1"),
        ("character", "when attacks this from trash: draw 1", "came from", "when played this from trash: draw 1"),
        ("character", "when ko mine 2 or more: draw 1", "at once", "when don-returned mine 2 or more: draw 1"),
        ("event", "main: they damage up to 1", "up to a number of times", "main: they damage 1"),
        (
            "event",
            "counter: redirect-attack to all my character",
            "to one card",
            "counter: redirect-attack to 1 my character",
        ),
        (
            "event",
            "main: move 1 my hand-card to their hand",
            "of their owner",
            "main: move 1 my hand-card to my deck top",
        ),
        (
            "event",
            "main: move 1 their character to my hand",
            "of their owner",
            "main: move 1 their character to owner's hand",
        ),
        (
            "event",
            "main: move 1 my character to my hand rested",
            "neither rested",
            "main: move 1 my given-don to my cost rested",
        ),
        ("event", "main: draw 0", "at least 1", "main: draw 1"),
        (
            "character",
            "activate-main: pay may { discard 1 }: draw 1",
            "paid whole",
            "activate-main: pay discard 1: draw 1",
        ),
        (
            "character",
            "always: this gain ability 9",
            "no ability 9",
            "always: this gain ability 2\nquoted, activate-main: draw 1",
        ),
        (
            "character",
            "always: 1 my character get +1000 power",
            "chooses no cards",
            "always: all my character get +1000 power; 1 my leader get +1000 power",
        ),
        ("character", "always: this copies any", "for decks", "rule: copies any"),
        (
            "character",
            "on-play / when ko their character: draw 1",
            "a moment is not joined",
            "on-play / when-attacking: draw 1\nwhen ko their character: draw 1",
        ),
        ("event", "main: put 1 my trash-card kind event", "does nothing", "main: put 1 my trash-card kind stage"),
        (
            "event",
            "main: draw cost of each",
            "`each` means nothing here",
            "main: all my character get +(cost of each) power this-turn",
        ),
        (
            "event",
            "main: they cannot draw red this-turn",
            "no other card is concerned",
            "main: they cannot draw this-turn",
        ),
        ("event", "main: rest up to 0 their character", "at least 1", "main: rest up to 1 their character"),
        (
            "event",
            "main: 1 my leader get +0 power this-turn",
            "changes nothing",
            "main: 1 my leader get +1 power this-turn",
        ),
        ("event", "main: may { }", "nothing is done", "main: may { draw 1 }"),
        ("event", "main: one of { } or { }", "nothing is done", "main: one of { draw 1 } or { }"),
        ("event", "main: rest it", "means nothing here", "main: choose 1 my character; rest it"),
        (
            "event",
            "main: move seen to my hand",
            "means nothing here",
            "main: look at top 1 my deck-card; move seen to my hand",
        ),
        ("event", "main: rest event", "means nothing here", "main: rest 1 my character"),
        (
            "event",
            "main: attacker get +1000 power this-turn",
            "means nothing here",
            "counter: attacker get -1000 power this-turn",
        ),
        ("event", "main: trash 1 my rested active character", "never such cards", "main: trash 1 my rested character"),
        ("event", "main: trash 1 my face-down character", "never such cards", "main: turn-up 1 my face-down life-card"),
        ("event", "main: trash 1 my rested hand-card", "never such cards", "main: trash 1 my hand-card"),
        ("event", "main: trash 1 my damaged character", "never such cards", "main: trash 1 my character"),
        ("event", "main: trash 1 my character theirs", "never such cards", "main: trash 1 any character theirs"),
        (
            "event",
            "main: trash 1 my character with cost >= 5 with cost <= 3",
            "never such cards",
            "main: trash 1 my character with cost >= 3 with cost <= 5",
        ),
        ("event", "main: trash 1 my stage with 2 don", "never such cards", "main: trash 1 my character with 2 don"),
        (
            "event",
            "main: trash 1 my character with cue main",
            "never such cards",
            "main: trash 1 my hand-card with cue main",
        ),
        ("event", "main: rest 1 my rested character", "does nothing", "main: rest 1 my active character"),
        ("event", "main: move 1 my character to my hand top", "no order", "main: move 1 my character to my deck top"),
        (
            "event",
            "main: use main of 1 my hand-card kind character",
            "no effect for",
            "main: use main of 1 my hand-card kind event",
        ),
        ("event", "main: trash 1 my leader", "never lie", "main: trash 1 my stage"),
        (
            "event",
            "main: 1 my leader get +1 life this-turn",
            "means nothing",
            "main: 1 my leader get +1 power this-turn",
        ),
        ("stage", "always: this cannot attack", "means nothing", "always: this cannot be-ko"),
        ("stage", "when attacks this: draw 1", "never comes", "when ko this: draw 1"),
        ("character", "always, once: this get +1000 power", "all the time", "always: this get +1000 power"),
        (
            "character",
            "always: all their character lose main effects",
            "means nothing",
            "always: all their character lose on-play effects",
        ),
        ("character", "when turn-starts my character: draw 1", "happens to players", "when turn-starts mine: draw 1"),
        ("character", "when life-zero mine by effect: draw 1", "about", "when life-zero mine: draw 1"),
        ("event", "main: put 1 my hand-card kind event", "does nothing", "main: put 1 my hand-card kind stage"),
        ("event", "main: draw 1; use main", "without an end", "main: draw 1\ntrigger: use main"),
        ("event", "main: use trigger\ntrigger: use main", "without an end", "main: draw 1\ntrigger: use main"),
        ("event", "trigger: use on-play", "no effect for `on-play`", "main: draw 1\ntrigger: use main"),
        ("event", "counter, don 1: draw 1", "never holds", "counter, their turn: draw 1"),
        ("event", "counter, my turn: draw 1", "`counter` never comes", "counter, their turn: draw 1"),
        ("event", "main, during counter: draw 1", "`main` never comes", "main, during main: draw 1"),
        (
            "character",
            "on-play, my turn, their turn: draw 1",
            "never hold together",
            "on-play, my turn: draw 1\non-ko, their turn: draw 1",
        ),
        (
            "character",
            "always, during block, during end: this get +1000 power",
            "never hold",
            "always, during block: this get +1000 power",
        ),
        (
            "character",
            "when turn-starts theirs, my turn: draw 1",
            "never comes",
            "when turn-starts theirs, their turn: draw 1",
        ),
        ("event", "main: later this-battle { draw 1 }", "no `this-battle`", "main: later end-of-turn { draw 1 }"),
        (
            "event",
            "main: 1 my leader get +1000 power this-battle",
            "no `this-battle`",
            "main: 1 my leader get +1000 power this-battle\ntrigger: use main",
        ),
        (
            "event",
            "main: 1 my stage get +1000 power this-turn",
            "means nothing",
            "main: 1 my character get +1000 power this-turn",
        ),
        ("event", "main: 1 my leader get -1 cost this-turn", "means nothing", "main: 1 my stage get -1 cost this-turn"),
        ("event", "main: 1 my stage gain rush this-turn", "means nothing", "main: 1 my character gain rush this-turn"),
        ("stage", "always: this get +1000 power", "means nothing", "always: this get +1 cost"),
        (
            "event",
            "main: choose 1 my stage with power >= 1000; trash it",
            "never such cards",
            "main: choose 1 my stage with cost >= 1; trash it",
        ),
        ("event", "main: trash 1 my stage kind event", "never such cards", "main: trash 1 my hand-card kind event"),
        ("character", "when attacks my stage: draw 1", "never happens", "when attacks my leader: draw 1"),
        ("character", "when played my event: draw 1", "never happens", "when event-activated mine: draw 1"),
        (
            "event",
            "main: 1 my leader gain ability { on-play: draw 1 } this-turn",
            "never comes",
            "main: 1 my leader gain ability { when-attacking: draw 1 } this-turn",
        ),
        (
            "character",
            "always: all my stage gain ability { when-attacking: draw 1 }",
            "never comes",
            "always: all my character gain ability { when-attacking: draw 1 }",
        ),
    ];
    for (kind, refused, why, read) in rows {
        let said = refusal(kind, refused).unwrap_or_else(|| panic!("{kind}: {refused} is read"));
        assert!(said.contains(why), "{kind}: {refused}: {said}");
        assert_eq!(refusal(kind, read), None, "{kind}: {read}");
    }
}

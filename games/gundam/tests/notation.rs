//! The words of the game: every one that needs a message has it, and card text is rendered whole.

use baize_gundam::words::vocabulary;
use baize_kernel::vocabulary::{Role, Shape};
use baize_text::cards::load_beside;
use baize_text::{Locale, render};

const ENGLISH: &str = include_str!("../locales/en.ftl");

#[test]
fn every_word_of_the_game_that_needs_one_has_a_message() {
    let words = vocabulary();
    let has = |id: String| ENGLISH.lines().any(|line| line.split(" =").next() == Some(id.as_str()));
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

#[test]
fn the_text_of_every_card_is_rendered_without_a_gap() {
    let (pool, words) = (baize_gundam::cards::pool(), vocabulary());
    let english = Locale::english().with(ENGLISH).expect("the words of the game are Fluent");
    let stray = ["verb-", "cond-", "test-", "num-", "step-", "change-", "place-", "event-", "{", "$"];
    for (id, def) in pool.iter() {
        for ability in def.abilities.iter().filter(|a| !a.quoted) {
            let text = render::ability(ability, &def.abilities, &words, pool.lexicon(), &english);
            assert!(!text.is_empty() && stray.iter().all(|gap| !text.contains(gap)), "{}: {text}", pool.name(id));
        }
    }
}

/// What is wrong with a card of a kind that has this effect, or nothing.
fn refusal(kind: &str, effect: &str) -> Option<String> {
    let facts = if kind == "command" { "" } else { "ap = 1\nhp = 1\n" };
    let card = format!(
        "[[card]]\nid = \"X-1\"\nkind = \"{kind}\"\ncolours = [\"red\"]\nlv = 1\ncost = 1\n{facts}effect = '''\n{effect}\n'''\n"
    );
    let mut pool = (*baize_gundam::cards::pool()).clone();
    let (_, wrong) = load_beside(&[&card], &vocabulary(), &mut pool).err()?;
    Some(wrong.iter().map(|one| one.message.to_string()).collect::<Vec<_>>().join("; "))
}

#[test]
fn what_would_do_nothing_is_refused_and_the_like_of_it_is_read() {
    // Each row: the kind of card, what is refused, a part of the reason, and what is read instead.
    let rows = [
        ("command", "main: damage 0 to 1 their unit", "at least 1", "main: damage 1 to 1 their unit"),
        (
            "command",
            "main: damage (lv of each) to all their unit",
            "`each` means nothing here",
            "main: all their unit get +(lv of each) ap this-turn",
        ),
        (
            "unit",
            "always: this cannot attack-player with lv >= 3",
            "no other card is concerned",
            "always: this cannot attack with lv >= 3",
        ),
        ("command", "main: rest it", "means nothing here", "main: choose 1 my unit; rest it"),
        ("command", "main: attacker get +1 ap this-turn", "means nothing here", "action: attacker get +1 ap this-turn"),
        ("command", "main: rest 1 my damaged resource", "never such cards", "main: rest 1 my damaged unit"),
        (
            "command",
            "main: destroy 1 their unit with lv >= 5 with lv <= 3",
            "never such cards",
            "main: destroy 1 their unit with lv >= 3",
        ),
        (
            "command",
            "main: destroy 1 their unit with cue main",
            "never such cards",
            "main: destroy 1 their unit with cue burst",
        ),
        ("command", "main: move 1 my unit to my hand top", "no order", "main: move 1 my unit to my deck top"),
        ("command", "main: 1 my pilot get +1 ap this-turn", "means nothing", "main: 1 my unit get +1 ap this-turn"),
        ("command", "main: 1 my shield get +1 hp this-turn", "means nothing", "main: 1 my base get +1 hp this-turn"),
        ("command", "main: ready 1 my active unit", "does nothing", "main: ready 1 my rested unit"),
        ("base", "always: this cannot attack", "means nothing", "always: this cannot be-damaged"),
        ("base", "when attacks this: draw 1", "never comes", "when damaged this: draw 1"),
        (
            "unit",
            "always: all their base lose attack effects",
            "means nothing",
            "always: all their unit lose attack effects",
        ),
        ("unit", "when turn-starts my unit: draw 1", "happens to players", "when turn-starts mine: draw 1"),
        ("unit", "when drawn mine by battle: draw 1", "about", "when drawn mine by effect: draw 1"),
        ("unit", "always: this cannot block by effect", "brings `block` about", "always: this cannot block"),
        ("unit", "always: this cannot lose-ap by battle", "about", "always: this cannot lose-ap by their effect"),
        ("unit", "when kills this by effect: draw 1", "brings `kills` about", "when kills this: draw 1"),
        ("unit", "when ex-left mine by their effect: draw 1", "about", "when ex-left mine: draw 1"),
        ("unit", "when attacks my unit from trash: draw 1", "came from", "when deployed my unit from trash: draw 1"),
        ("unit", "when dies my unit 2 or more: draw 1", "at once", "when damaged this 2 or more: draw 1"),
        ("command", "main: breach up to 2", "up to a number of times", "main: breach 2"),
        ("command", "main: spend up to 2; if did { draw 1 }", "up to a number", "main: spend 2; if did { draw 1 }"),
        ("command", "main: fight all my unit to 1 their unit", "to one card", "main: fight 1 my unit to 1 their unit"),
        (
            "command",
            "main: pair-up 2 my hand-card kind pilot to all my unit",
            "to one card",
            "main: pair-up 1 my hand-card kind pilot to 1 my unit",
        ),
        (
            "command",
            "main: pair-up 1 my hand-card kind unit to 1 my unit",
            "does nothing",
            "main: pair-up 1 my hand-card kind command to 1 my unit",
        ),
        ("command", "main: put 1 my hand-card kind command", "does nothing", "main: put 1 my hand-card kind base"),
        (
            "command",
            "main: move 1 my trash-card kind unit to my resources",
            "never lie",
            "main: move 1 my trash-card kind unit to my shields top",
        ),
        ("command", "main: move 1 their unit to my hand", "of their owner", "main: move 1 their unit to owner's hand"),
        (
            "command",
            "main: move 1 my unit to my deck top rested",
            "neither rested",
            "main: move 1 my unit to my deck top",
        ),
        ("command", "main: deploy-token 1 \"NOPE\"", "no card `NOPE`", "main: deploy-token 1 \"T-001\""),
        ("command", "main: deploy-token 1 \"R-001\"", "kind `resource`", "main: deploy-token 1 \"EXB-001\""),
        ("pilot", "attack: draw 1", "never comes", "always: host gain ability { attack: draw 1 }"),
        ("pilot", "deploy: draw 1", "never comes", "always: host gain ability { destroyed: draw 1 }"),
        (
            "pilot",
            "always: host gain ability { main: draw 1 }",
            "never comes",
            "always: host gain ability { activate-main: draw 1 }",
        ),
        ("base", "always, pilot 1: this get +1 hp", "never holds", "always, my turn: this get +1 hp"),
        ("command", "main, during action: draw 1", "`main` never comes", "action, during action: draw 1"),
        ("unit", "attack, their turn: draw 1", "`attack` never comes", "attack, my turn: draw 1"),
        ("command", "main: later this-battle { draw 1 }", "no `this-battle`", "action: later this-battle { draw 1 }"),
        ("command", "main: 1 my resource get +1 ap this-turn", "means nothing", "main: 1 my unit get +1 ap this-turn"),
        (
            "command",
            "main: 1 my base gain blocker this-turn",
            "means nothing",
            "main: 1 my unit gain blocker this-turn",
        ),
        ("base", "always: this get +1 breach", "means nothing", "always: this get +1 hp"),
        ("unit", "when attacks my base: draw 1", "never happens", "when attacks my unit: draw 1"),
        ("command", "main: use action\naction: use main", "without an end", "main: draw 1\nburst: use main"),
    ];
    for (kind, refused, why, read) in rows {
        let said = refusal(kind, refused).unwrap_or_else(|| panic!("{kind}: {refused} is read"));
        assert!(said.contains(why), "{kind}: {refused}: {said}");
        assert_eq!(refusal(kind, read), None, "{kind}: {read}");
    }
}

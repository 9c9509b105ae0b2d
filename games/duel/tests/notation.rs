//! The cards' effects are printed and read back the same, and every one is said in English.

use baize_duel::words::vocabulary;
use baize_kernel::Lexicon;
use baize_kernel::vocabulary::{Role, Shape};
use baize_text::{Locale, parse, print, render};

const ENGLISH: &str = include_str!("../locales/en.ftl");

#[test]
fn every_effect_makes_the_round_trip_and_is_said_in_english() {
    let (words, pool) = (vocabulary(), baize_duel::cards::pool());
    let english = Locale::english().with(ENGLISH).expect("the words of the game are Fluent");
    for (_, def) in pool.iter().filter(|(_, def)| !def.abilities.is_empty()) {
        let mut lexicon: Lexicon = pool.lexicon().clone();
        let printed = print::abilities(&def.abilities, &words, &lexicon);
        let again = parse(&printed, &words, &mut lexicon).unwrap_or_else(|e| panic!("{}: {printed}: {e:?}", def.id));
        assert_eq!(again, def.abilities, "{}", def.id);
        for ability in def.abilities.iter().filter(|a| !a.quoted) {
            let text = render::ability(ability, &def.abilities, &words, &lexicon, &english);
            let stray = ["verb-", "cond-", "test-", "step-", "change-", "{", "$", "ban-", "noun-", "event-"];
            assert!(stray.iter().all(|id| !text.contains(id)), "{} is said as {text}", def.id);
        }
    }
}

#[test]
fn every_word_that_needs_one_has_a_message() {
    let words = vocabulary();
    let has = |id: String| ENGLISH.lines().any(|line| line.split(" =").next() == Some(id.as_str()));
    for verb in words.verbs.iter().filter(|v| v.shape != Shape::Action) {
        assert!(has(format!("verb-{}", verb.word)), "verb {}", verb.word);
    }
    for cue in &words.cues {
        let sort = if cue.role == Role::Event { "event" } else { "cue" };
        assert!(has(format!("{sort}-{}", cue.word)), "{sort} {}", cue.word);
    }
    let named = [
        ("zone", words.zones.iter().map(|z| z.word).collect::<Vec<_>>()),
        ("phase", words.phases.clone()),
        ("stat", words.stats.clone()),
        ("kind", words.kinds.clone()),
        ("keyword", words.keywords.clone()),
        ("label", words.labels.iter().map(|l| l.word).collect()),
        ("verb", words.verbs.iter().map(|v| v.word).collect()),
    ];
    for (sort, list) in named {
        list.iter().for_each(|word| assert!(has(format!("name-{sort}-{word}")), "name of {sort} {word}"));
    }
    words.nouns.iter().for_each(|noun| assert!(has(format!("noun-{}", noun.word)), "noun {}", noun.word));
    words.points.iter().for_each(|point| assert!(has(format!("until-{point}")), "point {point}"));
    words.bans.iter().for_each(|ban| assert!(has(format!("ban-{}", ban.word)), "ban {}", ban.word));
}

#[test]
fn what_nothing_carries_out_is_refused() {
    let words = vocabulary();
    for text in [
        "ignition: draw 0",
        "ignition: destroy it",
        "ignition: attacker get +100 atk this-turn",
        "ignition: destroy 1 their rested active monster",
        "ignition: destroy 1 their rested spell-trap",
        "ignition: destroy 1 their damaged monster",
        "ignition: destroy 1 their monster with level >= 5 with level <= 3",
        "ignition: destroy 1 their monster with cue activate",
        "ignition: move 1 my monster to my hand top",
        "ignition: to-attack 1 my active monster",
        "ignition: use activate of 1 my gy-card kind monster",
        "ignition: 1 my monster lose activate effects this-turn",
        "always, once: this get +100 atk",
        "when standby my monster: draw 1",
        "when attacked this by effect: draw 1",
        "ignition: may { }",
        "instead of destroyed this: draw 1",
        "always: this may attack",
        "ignition: move 1 my hand-card to my monsters",
        "ignition: move 1 my hand-card to my side",
        "ignition: later this-turn { draw 1 }",
        "ignition: this get +100 atk opponents-next-turn",
        "ignition: they gain harmless this-turn",
        "ignition: turn-up 1 my hand-card",
        "ignition: take-control 1 their spell-trap",
        "ignition: special-summon 1 my monster",
        "always: this lose effects",
        "ignition, their turn: draw 1",
        "upkeep, during main1: draw 1",
        "when standby theirs, my turn: draw 1",
        "ignition: 1 my monster get +100 atk this-calculation",
        "ignition: 1 my spell-trap kind trap get +100 atk this-turn",
        "ignition: destroy 1 my spell-trap kind spell with level >= 4",
        "when attack-declared my spell: draw 1",
    ] {
        let errors = parse(text, &words, &mut Lexicon::default()).expect_err(text);
        assert!(errors.iter().all(|e| !format!("{e:?}").is_empty()), "{text}");
    }
    parse("ignition: special-summon 1 my gy-card", &words, &mut Lexicon::default()).expect("monsters come from there");
}

//! The words of the game: every one that needs a message has it, and card text is rendered whole.

use baize_gundam::words::vocabulary;
use baize_kernel::vocabulary::{Role, Shape};
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

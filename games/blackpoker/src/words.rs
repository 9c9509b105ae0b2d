//! The ids of the game and the words for them. Constants and tables stand in the same order.

use crate::actions::ACTIONS;
use baize_kernel::vocabulary::{LabelSpec, Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::{Verb, words};

words!(zone: Zone from 0; {
    /// Life, the draw pile (Z1).
    LIFE,
    /// The graveyard (Z2).
    GRAVE,
    /// Walls of the field, the first next to life (Z3, R42).
    WALLS,
    /// Soldiers of the field, each by its first card (Z3).
    SOLDIERS,
    /// Further cards of soldiers with several, under the first (R38).
    GEAR,
    /// The hand (Z4).
    HAND,
    /// Markers for effects that last this turn (Z5).
    FOG,
    /// The pack (Z6).
    PACK,
    /// The rare card (Z7).
    RARE,
    /// Trumps (Z8); an open one lies face up.
    TRUMP,
    /// Key cards of requests on the stage (Z9).
    STAGE,
    /// Cards turned up by an effect under way (R16).
    OPEN,
    /// The deck before the set-up (U1).
    DECK,
});

words!(kind: Kind from 0; {
    /// 2 to 10.
    NUMBER,
    /// An ace.
    ACE,
    /// Jack, queen or king.
    COURT,
    /// A Joker.
    JOKER,
});

words!(stat: Stat from 0; {
    /// The printed number (R3).
    NUMBER,
    /// The size of a soldier (R36).
    SIZE,
});

words!(phase: Phase from 0; {
    /// Before the first turn.
    SETUP,
    /// The game; it has no phases.
    PLAY,
});

words!(point: Point from 0; {
    /// The end of this turn (R49).
    TURN_END,
});

words!(verb: Verb from 90; {
    /// Leave the chance to the other player.
    PASS,
    /// Turn a unit sideways.
    DRIVE,
    /// Pay life.
    PAY,
    /// Put a hand card into the graveyard.
    DISCARD,
    /// Put a unit of one's own into the graveyard.
    SACRIFICE,
    /// Lay a key card.
    KEY,
    /// Use a key unit.
    UNIT,
    /// Aim a request.
    TARGET,
    /// Choose a suit.
    SUIT,
    /// Choose a number.
    NUMBER,
    /// Take damage.
    DAMAGE,
    /// Go to the graveyard.
    DIE,
    /// Enter as a soldier.
    ENTER,
    /// Enter as a wall.
    WALL,
    /// Become a soldier or a wall.
    CONVERT,
    /// Take a card.
    TAKE,
    /// Choose a card.
    CHOOSE,
    /// Do it.
    YES,
    /// Leave it.
    NO,
    /// Turn up another card.
    HIT,
    /// Take what was turned up.
    STAND,
    /// Block with soldiers.
    SOLDIERS,
    /// Put in an order.
    ORDER,
    /// To the top.
    TOP,
    /// To the bottom.
    BOTTOM,
    /// Lay a trump.
    LAY_TRUMP,
    /// Lay the rare card.
    LAY_RARE,
    /// Choose a card of the opening hand.
    KEEP,
    /// Deal.
    DEAL,
    /// Open a trump.
    OPEN,
    /// Close a trump.
    SHUT,
    /// Stop a request.
    NEGATE,
    /// Carry a request out.
    RESOLVE,
    /// Request what a rule demands.
    TRIGGER,
    /// Give up.
    CONCEDE,
    /// Go to the fog.
    LINGER,
    /// Enter as an ace.
    ACE,
    /// Make charged.
    READY,
    /// Make driven.
    TIRE,
    /// One wall.
    ONE,
    /// Two walls.
    TWO,
    /// Turn up.
    TURN_UP,
    /// Aim anew.
    REDIRECT,
    /// Be outdone in the comparison for the first turn.
    COMPARE,
    /// Choose the graveyard's top.
    SHOW,
});

/// The word for each verb that is no action, in the order of [`verb`].
const VERBS: [&str; 45] = [
    "pass",
    "drive",
    "pay",
    "discard",
    "sacrifice",
    "key",
    "unit",
    "target",
    "suit",
    "number",
    "damage",
    "die",
    "enter",
    "wall",
    "convert",
    "take",
    "choose",
    "yes",
    "no",
    "hit",
    "stand",
    "soldiers",
    "order",
    "top",
    "bottom",
    "lay-trump",
    "lay-rare",
    "keep",
    "deal",
    "open",
    "shut",
    "negate",
    "resolve",
    "trigger",
    "concede",
    "linger",
    "ace",
    "ready",
    "tire",
    "one",
    "two",
    "turn-up",
    "redirect",
    "compare",
    "show",
];

/// Suits as labels, in this order.
pub const SUITS: [(&str, &str); 4] = [("spade", "♠"), ("heart", "♡"), ("diamond", "♢"), ("club", "♣")];

/// Returns the verb of an action by its number.
pub const fn action(number: u8) -> Verb {
    Verb(number - 1)
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    let zone = ZoneSpec::new;
    let actions = ACTIONS.iter().map(|a| VerbSpec::action(a.word));
    Vocabulary {
        zones: vec![
            zone("life", Sight::Nobody).ordered(),
            zone("grave", Sight::Owner).ordered(),
            zone("walls", Sight::Owner).ordered(),
            zone("soldiers", Sight::Owner),
            zone("gear", Sight::All),
            zone("hand", Sight::Owner),
            zone("fog", Sight::All),
            zone("pack", Sight::Nobody),
            zone("rare", Sight::Owner),
            zone("trump", Sight::Owner),
            zone("stage", Sight::All).ordered(),
            zone("open", Sight::All).ordered(),
            zone("deck", Sight::Owner).ordered(),
        ],
        stats: vec!["number", "size"],
        kinds: vec!["number", "ace", "court", "joker"],
        labels: SUITS.iter().map(|&(word, _)| LabelSpec { word, group: "suit" }).collect(),
        verbs: actions.chain(VERBS.map(VerbSpec::action)).collect(),
        phases: vec!["setup", "play"],
        points: vec!["turn-end"],
        scores: vec!["opened"],
        ..Vocabulary::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_has_one_word_and_every_word_one_verb() {
        let vocabulary = vocabulary();
        assert_eq!(vocabulary.verb(verb::SHOW), "show");
        assert_eq!(vocabulary.verbs.len(), usize::from(verb::SHOW.0) + 1);
        for (i, spec) in vocabulary.verbs.iter().enumerate() {
            assert_eq!(vocabulary.find_verb(spec.word).map(|v| v.index()), Some(i), "{} stands twice", spec.word);
        }
    }

    #[test]
    fn every_word_has_a_name_in_every_language_and_actions_have_that_of_the_list() {
        let vocabulary = vocabulary();
        let mut wanted: Vec<String> = vec!["name-score-opened".into()];
        let mut want = |sort: &str, word: &str| wanted.push(format!("name-{sort}-{word}"));
        vocabulary.zones.iter().for_each(|zone| want("zone", zone.word));
        vocabulary.verbs.iter().for_each(|verb| want("verb", verb.word));
        vocabulary.labels.iter().for_each(|label| want("label", label.word));
        let plain = [("stat", &vocabulary.stats), ("kind", &vocabulary.kinds)];
        let timed = [("phase", &vocabulary.phases), ("point", &vocabulary.points)];
        for (sort, words) in plain.into_iter().chain(timed) {
            words.iter().for_each(|word| want(sort, word));
        }
        for (tag, file) in crate::book().spec().locales.iter().step_by(2) {
            let names: std::collections::BTreeMap<&str, &str> = file
                .lines()
                .filter(|line| line.starts_with("name-"))
                .filter_map(|line| line.split_once(" = "))
                .collect();
            let missing: Vec<&String> = wanted.iter().filter(|id| !names.contains_key(id.as_str())).collect();
            assert!(missing.is_empty() && names.len() == wanted.len(), "{tag}: {missing:?}");
        }
        let english = crate::book().spec().locales[0].1;
        for action in &ACTIONS {
            assert!(english.contains(&format!("name-verb-{} = {}\n", action.word, action.name)), "{}", action.word);
        }
    }
}

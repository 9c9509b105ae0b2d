//! How the interpreter of effects works in a game: the constants in which games differ.

use crate::ids::{Clause, Verb, Zone};
use crate::vocabulary::Vocabulary;

/// How effects work in a game, as plain data.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct EffectRules {
    /// The clauses cited for what the interpreter does.
    pub clauses: EffectClauses,
    /// The verbs of its questions.
    pub verbs: EffectVerbs,
    /// The zones in which abilities work unless they say otherwise, as a bit set.
    pub live_zones: u32,
    /// The zone in which attached cards are.
    pub attach_zone: Option<Zone>,
    /// The zones that each of several opponents has alone when a condition counts their cards, as a
    /// bit set; cards of other zones are counted together.
    pub apiece: u32,
    /// The fewest cards to take where "up to" some are chosen and there is one.
    pub least_of_up_to: i32,
    /// The clause by which an effect ends when it cannot choose as many cards as it asks for. Without one it
    /// makes do with as many as there are.
    pub all_or_nothing: Option<Clause>,
    /// Whether what happens to several cards or players at once is one event to an ability that waits for it.
    pub at_once: bool,
    /// Whether what is done to pay for an effect is done by it, to an ability that waits for that.
    pub costs_are_effects: bool,
    /// Whether whoever must choose by a property among hidden cards may take none, since nobody can
    /// prove that there is one.
    pub may_fail_to_find: bool,
    /// Keywords that are no effects but facts of a card, as a bit set: a card that loses its effects keeps them and the
    /// abilities that give it nothing else.
    pub facts: u32,
}

impl EffectRules {
    /// For games whose cards have no effects.
    pub const NONE: EffectRules = EffectRules {
        clauses: EffectClauses::NONE,
        verbs: EffectVerbs::NONE,
        live_zones: 0,
        attach_zone: None,
        apiece: 0,
        least_of_up_to: 0,
        all_or_nothing: None,
        at_once: false,
        costs_are_effects: false,
        may_fail_to_find: true,
        facts: 0,
    };

    /// Takes the verbs and the zones in which abilities work from a game's words.
    pub fn new(words: &Vocabulary, clauses: EffectClauses) -> EffectRules {
        EffectRules { clauses, verbs: EffectVerbs::of(words), live_zones: words.live_zones(), ..EffectRules::NONE }
    }
}

/// The verbs a game has for the questions of the interpreter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct EffectVerbs {
    /// Choose a card.
    pub choose: Verb,
    /// Stop choosing.
    pub done: Verb,
    /// Do the optional part.
    pub yes: Verb,
    /// Leave it.
    pub no: Verb,
    /// Take one of several options, by number.
    pub option: Verb,
    /// Put cards in an order.
    pub order: Verb,
    /// Put on top.
    pub top: Verb,
    /// Put at the bottom.
    pub bottom: Verb,
    /// Name a number.
    pub name: Verb,
    /// Take one of several waiting effects next.
    pub next: Verb,
    /// Do it no more.
    pub pass: Verb,
}

impl EffectVerbs {
    /// For games whose cards have no effects: the interpreter never asks.
    pub const NONE: EffectVerbs = {
        let none = Verb(0);
        EffectVerbs {
            choose: none,
            done: none,
            yes: none,
            no: none,
            option: none,
            order: none,
            top: none,
            bottom: none,
            name: none,
            next: none,
            pass: none,
        }
    };

    /// Finds them among a game's words. A game without a word for a question asks it in the words for choosing and for
    /// leaving it.
    pub fn of(words: &Vocabulary) -> EffectVerbs {
        let find = |word| words.find_verb(word);
        let choose = find("choose").unwrap_or_default();
        let done = find("done").or(find("no")).or(find("pass")).unwrap_or_default();
        let (choosing, leaving) = (|word| find(word).unwrap_or(choose), |word| find(word).unwrap_or(done));
        EffectVerbs {
            choose,
            done,
            yes: choosing("yes"),
            no: leaving("no"),
            option: choosing("option"),
            order: choosing("order"),
            top: choosing("top"),
            bottom: leaving("bottom"),
            name: choosing("name"),
            next: choosing("next"),
            pass: leaving("pass"),
        }
    }
}

/// Clauses that a game names for what the interpreter does on its behalf.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct EffectClauses {
    /// Carrying out a body in printed order.
    pub resolve: Clause,
    /// Choosing when the text calls for it.
    pub choose: Clause,
    /// Ordering cards that arrive together.
    pub order: Clause,
    /// Looking through a hidden pile to choose from it.
    pub search: Clause,
    /// Declining an optional part.
    pub may: Clause,
    /// A continuous effect coming into force.
    pub change: Clause,
    /// A permanent effect coming into or going out of force.
    pub permanent: Clause,
    /// Looking at cards.
    pub look: Clause,
    /// Revealing cards.
    pub reveal: Clause,
    /// An "if" that fails.
    pub unmet: Clause,
    /// Paying an activation cost.
    pub pay: Clause,
    /// Doing something no times, or fewer.
    pub no_times: Clause,
    /// Putting a card to another place of its own pile.
    pub stay: Clause,
}

impl EffectClauses {
    /// For games whose cards have no effects.
    pub const NONE: EffectClauses = EffectClauses::all(Clause::NONE);

    /// For games with one clause about all that effects do.
    pub const fn all(clause: Clause) -> EffectClauses {
        EffectClauses {
            resolve: clause,
            choose: clause,
            order: clause,
            search: clause,
            may: clause,
            change: clause,
            permanent: clause,
            look: clause,
            reveal: clause,
            unmet: clause,
            pay: clause,
            no_times: clause,
            stay: clause,
        }
    }
}

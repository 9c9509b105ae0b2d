//! Effect notation: abilities as text a card maker writes.
//!
//! The grammar is fixed and small; every other word comes from the game's vocabulary. The parser
//! is recursive descent, one module for each sort of phrase, and the printer in [`mod@print`] mirrors
//! it module by module. `docs/notation.md` teaches the notation.
//!
//! A body is read straight into the flat form of the kernel: a step that governs others is pushed
//! first and told the number of its steps when its block ends.

use baize_kernel::message;
mod cards;
mod condition;
mod cursor;
pub mod examples;
mod header;
mod idle;
mod moments;
mod number;
mod objects;
pub mod print;
mod property;
mod step;
mod token;

use crate::diagnostic::Diagnostic;
use baize_kernel::ir::{Ability, Change, Num, Place, Side, Slot, Step, Subject, Test, Trigger};
use baize_kernel::vocabulary::{Role, Shape, Vocabulary};
use baize_kernel::{Cue, Lexicon, Point, Verb};
use cursor::Parser;
pub(crate) use cursor::intern;
pub(crate) use objects::{changes_nothing, kinds_changed, zones_changed};

/// The longest effect text of one card, in bytes.
pub const MAX_TEXT: usize = 64 << 10;

/// The deepest nesting of brackets and of words that govern a phrase, such as `not`.
pub const MAX_DEPTH: usize = 64;

/// The most abilities of one card, those it grants included.
pub const MAX_ABILITIES: usize = 100;

/// The most errors reported at once.
const MAX_ERRORS: usize = 50;

/// How long the changes of an `always` or `rule` ability last: as long as it is in force.
pub const IN_FORCE: Point = Point(u8::MAX);

/// The number of verbs that take none.
pub const ONCE: Num = Num::Const(1);

/// Abilities granted inline carry this mark in their number until the number is known.
const INLINE: u8 = 0x80;

/// Reads the abilities of one card.
///
/// Abilities that are granted inline (`gain ability { … }`) come after the others, in the order
/// in which they are granted.
///
/// # Errors
/// Everything that is wrong with the text.
pub fn parse(text: &str, vocabulary: &Vocabulary, lexicon: &mut Lexicon) -> Result<Vec<Ability>, Vec<Diagnostic>> {
    if text.len() > MAX_TEXT {
        let error = Diagnostic::new(text, 0..0, message!("this effect is longer than {n} KiB", n = MAX_TEXT >> 10));
        return Err(vec![error.hint(message!("split it over several cards"))]);
    }
    let mut errors = Vec::new();
    let tokens = token::tokens(text, &mut errors);
    let mut parser = Parser::new(text, &tokens, vocabulary, lexicon, errors);
    let mut abilities = parser.abilities();
    let mut granted = std::mem::take(&mut parser.granted);
    if abilities.len() + granted.len() > MAX_ABILITIES {
        parser.report(0..0, message!("a card has at most {max} abilities", max = MAX_ABILITIES), None);
    }
    let own = abilities.len();
    for (number, span) in std::mem::take(&mut parser.numbered) {
        if usize::from(number) > own {
            let hint = message!("abilities are counted from 1 in the order of their lines: {own} here", own);
            parser.report(span, message!("this card has no ability {number}", number), Some(hint));
        }
    }
    abilities.append(&mut granted);
    number_granted(&mut abilities, own);
    let mut errors = parser.errors;
    if errors.is_empty() {
        return Ok(abilities);
    }
    errors.sort_by_key(|e| e.span.start);
    Err(errors)
}

/// Gives the abilities granted inline their numbers, now that the others are counted.
fn number_granted(abilities: &mut [Ability], own: usize) {
    let steps = abilities.iter_mut().flat_map(|a| a.cost.iter_mut().chain(&mut a.body));
    for step in steps {
        if let Step::Change { change: Change::Ability(number) | Change::Need(number), .. } = step
            && *number & INLINE != 0
        {
            *number = (own + usize::from(*number & !INLINE)).min(MAX_ABILITIES) as u8;
        }
    }
}

/// Returns the trigger that the bare word of a cue stands for.
///
/// A tag about this very card waits for the event to happen to it; a tag about the table waits
/// for the event to be its controller's.
pub fn tag(vocabulary: &Vocabulary, cue: Cue) -> Trigger {
    let own = vocabulary.cues.get(cue.index()).is_some_and(|c| c.role == Role::Own);
    let (side, tests) = if own { (Side::Any, vec![Test::Is(Subject::This)]) } else { (Side::Mine, vec![]) };
    Trigger::new(cue, side, tests)
}

/// Returns where a verb with a fixed place puts cards when nothing else is said.
pub(crate) fn usual_place(vocabulary: &Vocabulary, verb: Verb) -> Option<Place> {
    let Shape::MoveTo { zone, end } = vocabulary.verbs.get(verb.index())?.shape else { return None };
    let order = vocabulary.usual_order(zone);
    Some(Place { side: Side::Any, zone, end, order, face_up: None, rested: false, reveal: false })
}

/// The subjects and their words.
pub(crate) const SUBJECTS: [(&str, Subject); 14] = [
    ("this", Subject::This),
    ("it", Subject::It),
    ("event", Subject::Event),
    ("other", Subject::Other),
    ("seen", Subject::Seen),
    ("host", Subject::Host),
    ("attached", Subject::Attached),
    ("attacker", Subject::Attacker),
    ("attacked", Subject::Attacked),
    ("each", Subject::Each),
    ("x", Subject::Slot(Slot(0))),
    ("y", Subject::Slot(Slot(1))),
    ("z", Subject::Slot(Slot(2))),
    ("w", Subject::Slot(Slot(3))),
];

/// How many of them stand for names that steps give, at the end; a text has names of its own for those.
pub(crate) const NAMED: usize = 4;

/// The words for whose cards are meant.
pub(crate) const OWNERS: [(&str, Side); 4] =
    [("my", Side::Mine), ("friendly", Side::Friendly), ("their", Side::Theirs), ("any", Side::Any)];

/// The words for whose a card is, where no noun follows.
pub(crate) const OWNED: [(&str, Side); 4] =
    [("mine", Side::Mine), ("allied", Side::Friendly), ("theirs", Side::Theirs), ("anyone's", Side::Any)];

/// The words for players who do something.
pub(crate) const PLAYERS: [(&str, Side); 4] =
    [("you", Side::Mine), ("allies", Side::Friendly), ("they", Side::Theirs), ("both", Side::Any)];

/// The states and their words.
pub(crate) const STATES: [(&str, baize_kernel::ir::State); 6] = [
    ("rested", baize_kernel::ir::State::Rested),
    ("active", baize_kernel::ir::State::Active),
    ("face-up", baize_kernel::ir::State::FaceUp),
    ("face-down", baize_kernel::ir::State::FaceDown),
    ("new", baize_kernel::ir::State::New),
    ("damaged", baize_kernel::ir::State::Damaged),
];

/// Finds a word in one of the lists above.
pub(crate) fn lookup<T: Copy>(list: &[(&str, T)], word: &str) -> Option<T> {
    list.iter().find(|(w, _)| *w == word).map(|(_, value)| *value)
}

/// Finds the word for a value in one of the lists above.
pub(crate) fn word_for<T: Copy + PartialEq>(list: &[(&'static str, T)], value: T) -> &'static str {
    list.iter().find(|(_, v)| *v == value).map_or("?", |(w, _)| w)
}

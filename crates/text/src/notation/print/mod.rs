//! Prints abilities in canonical notation, so that reading the print gives the same abilities.
//!
//! The modules mirror those of the parser. What the parser can never make (a verb with the
//! wrong sort of step, a run of steps longer than the body) is printed as well as can be.

mod cards;
mod condition;
mod header;
mod number;
mod property;
mod step;

use super::IN_FORCE;
use baize_kernel::ir::{Ability, Change, Mode, Step};
use baize_kernel::vocabulary::Vocabulary;
use baize_kernel::{Lexicon, Point, Word};

/// Prints the abilities of one card, one to a line.
///
/// Abilities that are only granted stand inline where they are granted, as long as reading them
/// there would give them the same number; otherwise they stand on lines of their own.
pub fn abilities(abilities: &[Ability], vocabulary: &Vocabulary, lexicon: &Lexicon) -> String {
    let own = abilities.iter().rposition(|a| !a.quoted).map_or(0, |last| last + 1);
    let inline = granted_in_order(abilities, own);
    let own = if inline { own } else { abilities.len() };
    let granted = if inline { abilities } else { &[] };
    let printer = Printer { vocabulary, lexicon, granted, in_force: false };
    abilities[..own].iter().map(|a| printer.ability(a)).collect::<Vec<_>>().join("\n")
}

/// Prints one ability. Abilities it grants are referred to by number.
pub fn ability(ability: &Ability, vocabulary: &Vocabulary, lexicon: &Lexicon) -> String {
    Printer { vocabulary, lexicon, granted: &[], in_force: false }.ability(ability)
}

/// Returns whether every ability from `own` on is granted exactly once, in the order in which
/// the parser would number them.
fn granted_in_order(abilities: &[Ability], own: usize) -> bool {
    let mut met = Vec::new();
    for ability in &abilities[..own] {
        if ability.quoted || !collect_granted(abilities, ability, own, &mut met) {
            return false;
        }
    }
    met.iter().copied().eq(own..abilities.len())
}

/// Collects the abilities that one grants, innermost first, as the parser does.
fn collect_granted(abilities: &[Ability], ability: &Ability, own: usize, met: &mut Vec<usize>) -> bool {
    ability.cost.iter().chain(&ability.body).all(|step| match step {
        Step::Change { change: Change::Ability(number) | Change::Need(number), .. } => {
            let number = usize::from(*number);
            // One that grants itself, or one twice, cannot stand inline.
            let fresh = number >= own && number < abilities.len() && met.len() < abilities.len();
            let inner = fresh && collect_granted(&abilities[..number], &abilities[number], own, met);
            met.push(number);
            inner
        }
        _ => true,
    })
}

/// What printing needs to know.
#[derive(Copy, Clone)]
struct Printer<'a> {
    vocabulary: &'a Vocabulary,
    lexicon: &'a Lexicon,
    /// The abilities of the card, when those that are granted stand inline.
    granted: &'a [Ability],
    /// Whether changes last as long as the ability is in force.
    in_force: bool,
}

impl Printer<'_> {
    fn ability(self, ability: &Ability) -> String {
        let in_force = matches!(ability.mode, Mode::Always | Mode::Rule);
        let printer = Printer { in_force, ..self };
        let mut out = printer.header(ability);
        out.push(':');
        if !ability.cost.is_empty() {
            out.push_str(&format!(" pay {}:", printer.steps(&ability.cost, ", ")));
        }
        out.push(' ');
        out.push_str(&printer.steps(&ability.body, "; "));
        out
    }

    /// What abilities need besides what they say themselves.
    fn demand(self, ability: &Ability) -> String {
        let printer = Printer { in_force: false, ..self };
        let mut out = printer.header(ability);
        if !ability.cost.is_empty() {
            out.push_str(&format!(": pay {}", printer.steps(&ability.cost, ", ")));
        }
        out
    }

    /// A text in quotes.
    fn quoted(self, word: Word) -> String {
        let text = self.lexicon.text(word);
        format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
    }

    /// A duration, with a space in front, if it is said.
    fn until(self, point: Point) -> String {
        if self.in_force && point == IN_FORCE { String::new() } else { format!(" {}", self.vocabulary.point(point)) }
    }
}

/// Joins the words for the members of a bit set.
fn joined(set: u32, word: impl Fn(u8) -> &'static str) -> String {
    let members = (0..32).filter(|i| set & (1 << i) != 0);
    members.map(word).collect::<Vec<_>>().join("/")
}

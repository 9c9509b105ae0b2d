//! Prints conditions.

use super::super::{OWNERS, SUBJECTS, word_for};
use super::Printer;
use super::property::sign;
use baize_kernel::ir::{Cmp, Cond, From, Num, Pick, Sel, Side};

impl Printer<'_> {
    pub fn condition(self, cond: &Cond) -> String {
        match cond {
            Cond::Any(list) if list.len() > 1 => self.joined_conditions(list, " or "),
            Cond::All(list) if list.len() > 1 => self.joined_conditions(list, " and "),
            Cond::Any(list) | Cond::All(list) => self.joined_conditions(list, " "),
            Cond::Compare(Num::Count(sel), Cmp::Ge, Num::Const(1)) if is_plain(sel) => {
                format!("any {}", self.uncounted(sel))
            }
            Cond::Compare(Num::Count(sel), Cmp::Eq, Num::Const(0)) if is_plain(sel) => {
                format!("no {}", self.uncounted(sel))
            }
            Cond::Compare(a, cmp, b) => format!("{} {} {}", self.number(a), sign(*cmp), self.number(b)),
            Cond::Matches(subject, tests) if tests.is_empty() => {
                format!("{} is anything", word_for(&SUBJECTS, *subject))
            }
            Cond::Matches(subject, tests) => format!("{} is{}", word_for(&SUBJECTS, *subject), self.tests(tests)),
            Cond::Turn(side) => format!("{} turn", word_for(&OWNERS, *side)),
            Cond::Did => "did".to_owned(),
            Cond::Not(inner) => format!("not {}", self.part(inner)),
        }
    }

    fn joined_conditions(self, list: &[Cond], with: &str) -> String {
        list.iter().map(|cond| self.part(cond)).collect::<Vec<_>>().join(with)
    }

    /// A condition within another, in brackets where it could be misread.
    fn part(self, cond: &Cond) -> String {
        let text = self.condition(cond);
        let joined = matches!(cond, Cond::Any(_) | Cond::All(_));
        // A list of tests in brackets would go on with an `or` that follows.
        if joined || text.ends_with(')') { format!("({text})") } else { text }
    }
}

/// Returns whether a selection says neither how many nor who chooses, so that `any` can stand for it.
fn is_plain(sel: &Sel) -> bool {
    let mixed = match &sel.from {
        From::Zones(sources) => sources.iter().skip(1).any(|s| s.side == Side::Any && s.side != sources[0].side),
        From::Group(_) => false,
    };
    sel.pick == Pick::All && sel.chooser == Side::Mine && !mixed
}

//! Prints numbers.

use super::super::{OWNERS, SUBJECTS, word_for};
use super::Printer;
use baize_kernel::ir::Num;

impl Printer<'_> {
    pub fn number(self, n: &Num) -> String {
        match n {
            Num::Plus(a, b) => format!("{} + {}", self.number(a), self.atom(b)),
            _ => self.atom(n),
        }
    }

    /// A number that can stand where a sum cannot.
    fn atom(self, n: &Num) -> String {
        let v = self.vocabulary;
        match n {
            Num::Const(n) => n.to_string(),
            Num::Count(sel) => format!("count({})", self.counted(sel)),
            Num::Total(sel, stat) => format!("total({}, {})", self.counted(sel), v.stat(*stat)),
            Num::Stat(subject, stat) => format!("{} of {}", v.stat(*stat), word_for(&SUBJECTS, *subject)),
            Num::Base(subject, stat) => format!("base {} of {}", v.stat(*stat), word_for(&SUBJECTS, *subject)),
            Num::Gauge(gauge, side) => format!("{} {}", word_for(&OWNERS, *side), v.gauge(*gauge)),
            Num::Per { times, each, of } => format!("{times} per {each} {}", self.atom(of)),
            Num::Plus(..) => format!("({})", self.number(n)),
            Num::Named => "named".to_owned(),
            Num::Moved => "moved".to_owned(),
        }
    }
}

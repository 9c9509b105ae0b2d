//! Prints numbers.

use super::super::{OWNERS, SUBJECTS, word_for};
use super::Printer;
use baize_kernel::ir::Num;

impl Printer<'_> {
    pub fn number(self, n: &Num) -> String {
        match n {
            Num::Plus(a, b) => format!("{} + {}", self.number(a), self.atom(b)),
            Num::Minus(a, b) => format!("{} - {}", self.number(a), self.subtrahend(b)),
            _ => self.atom(n),
        }
    }

    /// What is taken away: in brackets where it would read as a number with a sign.
    fn subtrahend(self, n: &Num) -> String {
        match n {
            Num::Const(_) | Num::Per { .. } => format!("({})", self.atom(n)),
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
            Num::Plus(..) | Num::Minus(..) => format!("({})", self.number(n)),
            Num::Times(event) => format!("times({})", self.event(event)),
            Num::Named => "named".to_owned(),
            Num::Moved => "moved".to_owned(),
        }
    }
}

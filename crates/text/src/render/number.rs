//! Renders numbers and conditions.

use super::{Renderer, comparison, locale::Arg, side};
use baize_kernel::ir::{Cmp, Cond, Num, Sel};
use baize_kernel::{Gauge, Stat};

impl Renderer<'_> {
    pub fn number(self, n: &Num) -> String {
        match n {
            Num::Const(n) => n.to_string(),
            Num::Count(sel) => self.say("num-count", &[("cards", self.counted(sel).into())]),
            Num::Total(sel, stat) => {
                self.say("num-total", &[("stat", self.stat(*stat).into()), ("cards", self.counted(sel).into())])
            }
            Num::Stat(subject, stat) => {
                let subject = self.subject(*subject);
                self.say("num-stat", &[("stat", self.stat(*stat).into()), ("subject", subject.into())])
            }
            Num::Base(subject, stat) => {
                let subject = self.subject(*subject);
                self.say("num-base", &[("stat", self.stat(*stat).into()), ("subject", subject.into())])
            }
            Num::Gauge(gauge, whose) => self.gauge(*gauge, side(*whose)),
            Num::Per { times, each, of } => {
                let args = [
                    ("times", i64::from(*times).into()),
                    ("each", i64::from(*each).into()),
                    ("of", self.measured(*each, of).into()),
                ];
                self.say("num-per", &args)
            }
            Num::Plus(a, b) => self.say("num-plus", &[("a", self.number(a).into()), ("b", self.number(b).into())]),
            Num::Minus(a, b) => self.say("num-minus", &[("a", self.number(a).into()), ("b", self.number(b).into())]),
            Num::Times(event) => self.say("num-times", &[("event", self.event(event, false).into())]),
            Num::Named => self.say("num-named", &[]),
            Num::Moved => self.say("num-moved", &[]),
        }
    }

    /// What a measure counts: the cards themselves rather than their number.
    pub fn measured(self, each: i32, n: &Num) -> String {
        match n {
            Num::Count(sel) => self.numbered(sel, i64::from(each)),
            n => self.say("num-per-of", &[("of", self.number(n).into())]),
        }
    }

    fn gauge(self, gauge: Gauge, whose: Arg) -> String {
        let gauge = self.word("gauge", self.vocabulary.gauge(gauge));
        let whose = self.say("whose", &[("side", whose)]);
        self.say("num-gauge", &[("whose", whose.into()), ("gauge", gauge.into())])
    }

    pub fn stat(self, stat: Stat) -> String {
        self.word("stat", self.vocabulary.stat(stat))
    }

    /// How a number compares: "3 or less".
    pub fn measure(self, cmp: Cmp, n: &Num) -> String {
        self.say("measure", &[("cmp", comparison(cmp)), ("n", self.number(n).into())])
    }

    pub fn condition(self, cond: &Cond) -> String {
        match cond {
            Cond::Compare(Num::Count(sel), Cmp::Ge, Num::Const(1)) => self.existence("cond-any", sel),
            Cond::Compare(Num::Count(sel), Cmp::Eq, Num::Const(0)) => self.existence("cond-no", sel),
            Cond::Compare(a, cmp, b) => {
                let args = [("a", self.number(a).into()), ("measure", self.measure(*cmp, b).into())];
                self.say("cond-compare", &args)
            }
            Cond::Matches(subject, tests) if tests.is_empty() => {
                self.say("cond-is-anything", &[("subject", self.subject(*subject).into())])
            }
            Cond::Matches(subject, tests) => self.matches(*subject, tests),
            Cond::Turn(whose) => self.say("cond-turn", &[("side", side(*whose))]),
            Cond::Did => self.say("cond-did", &[]),
            Cond::All(list) => self.join("join-and", list.iter().map(|c| self.part(c))),
            Cond::Any(list) => self.join("join-or", list.iter().map(|c| self.part(c))),
            Cond::Not(inner) => self.say("cond-not", &[("cond", self.part(inner).into())]),
        }
    }

    /// A condition within another, so that "and" and "or" cannot be mixed up.
    fn part(self, cond: &Cond) -> String {
        let list = self.condition(cond);
        match cond {
            Cond::All(_) => self.say("cond-both", &[("list", list.into())]),
            Cond::Any(_) => self.say("cond-either", &[("list", list.into())]),
            _ => list,
        }
    }

    fn existence(self, id: &str, sel: &Sel) -> String {
        self.say(id, &[("cards", self.numbered(sel, 1).into())])
    }
}

//! Prints what a card must be like.

use super::super::{OWNED, STATES, SUBJECTS, word_for};
use super::Printer;
use baize_kernel::ir::{Cmp, Limit, Test};

impl Printer<'_> {
    /// Splits off the leading tests that can stand before a noun; each with a space after it.
    pub fn adjectives(self, tests: &[Test]) -> (String, &[Test]) {
        let stays = |test: &Test| !matches!(test, Test::State(_) | Test::Label(_));
        let split = tests.iter().position(stays).unwrap_or(tests.len());
        let words: String = tests[..split].iter().map(|test| format!("{} ", self.test(test))).collect();
        (words, &tests[split..])
    }

    /// Tests one after the other, each with a space in front.
    pub fn tests(self, tests: &[Test]) -> String {
        tests.iter().map(|test| format!(" {}", self.test(test))).collect()
    }

    pub fn test(self, test: &Test) -> String {
        let v = self.vocabulary;
        let subject = |subject| word_for(&SUBJECTS, subject);
        match test {
            Test::Stat(stat, cmp, n) => format!("with {} {} {}", v.stat(*stat), sign(*cmp), self.number(n)),
            Test::Base(stat, cmp, n) => format!("with base {} {} {}", v.stat(*stat), sign(*cmp), self.number(n)),
            Test::Named(word) => format!("named {}", self.quoted(*word)),
            Test::NameHas(word) => format!("name has {}", self.quoted(*word)),
            Test::Trait(word) => format!("type {}", self.quoted(*word)),
            Test::TraitHas(word) => format!("type has {}", self.quoted(*word)),
            Test::Label(label) => v.label(*label).to_owned(),
            Test::Many(label) => self.many(*label),
            Test::Kind(kind) => format!("kind {}", v.kind(*kind)),
            Test::Keyword(keyword) => format!("with {}", v.keyword(*keyword)),
            Test::State(state) => word_for(&STATES, *state).to_owned(),
            Test::Has(cue) => format!("with cue {}", v.cue(*cue)),
            Test::Blank => "blank".to_owned(),
            Test::Is(s) => format!("exactly {}", subject(*s)),
            Test::Number(word) => format!("number {}", self.quoted(*word)),
            Test::SameName(s) => format!("same name as {}", subject(*s)),
            Test::SameStat(stat, s) => format!("same {} as {}", v.stat(*stat), subject(*s)),
            Test::SameLabel(label, s) => {
                let group = v.labels.get(label.index()).map_or("?", |l| l.group);
                format!("same {group} as {}", subject(*s))
            }
            Test::Carries(tests) => format!("with attached {}", self.list(tests)),
            Test::Attached(n) => format!("with {n} {}", v.attached),
            Test::Highest(stat) => format!("highest {}", v.stat(*stat)),
            Test::Lowest(stat) => format!("lowest {}", v.stat(*stat)),
            Test::Side(side) => word_for(&OWNED, *side).to_owned(),
            Test::Any(lists) => lists.iter().map(|list| self.list(list)).collect::<Vec<_>>().join(" or "),
            Test::Not(inner) => match &**inner {
                Test::Is(s) => format!("other than {}", subject(*s)),
                inner => format!("not {}", self.test(inner)),
            },
        }
    }

    pub fn list(self, tests: &[Test]) -> String {
        let tests: Vec<_> = tests.iter().map(|test| self.test(test)).collect();
        format!("({})", tests.join(", "))
    }

    /// The group is named by itself where the label is the first of it, and by the label otherwise.
    fn many(self, label: baize_kernel::Label) -> String {
        let labels = &self.vocabulary.labels;
        let group = labels.get(label.index()).map_or("?", |l| l.group);
        let first = labels.iter().position(|l| l.group == group) == Some(label.index());
        format!("many {}", if first { group } else { self.vocabulary.label(label) })
    }

    pub fn limit(self, limit: &Limit) -> String {
        match limit {
            Limit::Total(stat, n) => format!("with total {} <= {}", self.vocabulary.stat(*stat), self.number(n)),
            Limit::DifferentNames => "with different names".to_owned(),
            Limit::SameName => "with same name".to_owned(),
        }
    }
}

/// The sign of a comparison.
pub fn sign(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::Eq => "=",
        Cmp::Le => "<=",
        Cmp::Ge => ">=",
        Cmp::Lt => "<",
        Cmp::Gt => ">",
        Cmp::Ne => "!=",
    }
}

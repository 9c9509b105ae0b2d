//! Renders what a card must be like.

use super::{Renderer, locale::Arg, side};
use baize_kernel::ir::{Limit, State, Test};
use baize_kernel::{Label, Word};

impl Renderer<'_> {
    /// Splits off the leading tests that can stand before a noun; each with a space after it.
    pub fn adjectives<'t>(self, tests: &'t [Test]) -> (String, &'t [Test]) {
        let stays = |test: &Test| !matches!(test, Test::State(_) | Test::Label(_));
        let split = tests.iter().position(stays).unwrap_or(tests.len());
        let words: String = tests[..split].iter().map(|test| format!("{} ", self.predicate(test))).collect();
        (words, &tests[split..])
    }

    /// Tests one after the other, each with a space in front.
    pub fn tests(self, tests: &[Test]) -> String {
        tests.iter().map(|test| format!(" {}", self.test(test))).collect()
    }

    /// A test as it follows "is": adjectives stand by themselves.
    pub fn predicate(self, test: &Test) -> String {
        match test {
            Test::State(state) => self.say("state", &[("state", state_name(*state))]),
            Test::Label(label) => self.label(*label),
            test => self.test(test),
        }
    }

    pub fn label(self, label: Label) -> String {
        self.word("label", self.vocabulary.label(label))
    }

    fn quoting(self, id: &str, word: Word) -> String {
        self.say(id, &[("text", self.lexicon.text(word).into())])
    }

    /// A test as it follows a noun.
    pub fn test(self, test: &Test) -> String {
        let v = self.vocabulary;
        let stat = |id: &str, stat| self.say(id, &[("stat", self.stat(stat).into())]);
        let subject = |id: &str, subject| self.say(id, &[("subject", self.subject(subject).into())]);
        match test {
            Test::Stat(s, cmp, n) => {
                self.say("test-stat", &[("stat", self.stat(*s).into()), ("measure", self.measure(*cmp, n).into())])
            }
            Test::Base(s, cmp, n) => {
                self.say("test-base", &[("stat", self.stat(*s).into()), ("measure", self.measure(*cmp, n).into())])
            }
            Test::Named(word) => self.quoting("test-named", *word),
            Test::NameHas(word) => self.quoting("test-name-has", *word),
            Test::Trait(word) => self.quoting("test-type", *word),
            Test::TraitHas(word) => self.quoting("test-type-has", *word),
            Test::Number(word) => self.quoting("test-number", *word),
            Test::Label(_) => self.say("test-label", &[("label", self.predicate(test).into())]),
            Test::State(_) => self.say("test-state", &[("state", self.predicate(test).into())]),
            Test::Many(label) => {
                let group = v.labels.get(label.index()).map_or("?", |l| l.group);
                self.say("test-many", &[("group", self.word("group", group).into())])
            }
            Test::Kind(kind) => self.say("test-kind", &[("kind", self.word("kind", v.kind(*kind)).into())]),
            Test::Keyword(keyword) => self.say("test-keyword", &[("keyword", self.keyword_tag(*keyword).into())]),
            Test::Has(cue) => self.say("test-has", &[("cue", self.cue_tag(*cue).into())]),
            Test::Blank => self.say("test-blank", &[]),
            Test::Is(s) => subject("test-is", *s),
            Test::SameName(s) => subject("test-same-name", *s),
            Test::Attached(n) => {
                let word = self.word("attached", v.attached);
                self.say("test-attached", &[("n", i64::from(*n).into()), ("word", word.into())])
            }
            Test::Highest(s) => stat("test-highest", *s),
            Test::Lowest(s) => stat("test-lowest", *s),
            Test::Side(whose) => self.say("test-side", &[("side", side(*whose))]),
            Test::Any(lists) => {
                let lists = self.join("join-or", lists.iter().map(|list| self.list(list)));
                self.say("test-any", &[("lists", lists.into())])
            }
            Test::Not(inner) => match &**inner {
                Test::Is(s) => subject("test-not-is", *s),
                inner => self.say("test-not", &[("test", self.predicate(inner).into())]),
            },
        }
    }

    fn list(self, tests: &[Test]) -> String {
        let tests = self.join("join-and", tests.iter().map(|test| self.predicate(test)));
        self.say("test-list", &[("tests", tests.into())])
    }

    pub fn limit(self, limit: &Limit) -> String {
        match limit {
            Limit::Total(stat, n) => {
                self.say("limit-total", &[("stat", self.stat(*stat).into()), ("n", self.number(n).into())])
            }
            Limit::DifferentNames => self.say("limit-different", &[]),
            Limit::SameName => self.say("limit-same", &[]),
        }
    }
}

/// The name of a state in messages.
fn state_name(state: State) -> Arg {
    Arg::from(crate::notation::word_for(&crate::notation::STATES, state))
}

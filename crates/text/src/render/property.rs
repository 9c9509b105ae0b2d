//! Renders what a card must be like.

use super::{Renderer, locale::Arg, side};
use baize_kernel::ir::{Limit, State, Subject, Test};
use baize_kernel::{Label, Word};

impl Renderer<'_> {
    /// Parts the tests that can stand before a noun, each said with a space after it, from the rest.
    pub fn adjectives(self, tests: &[Test]) -> (String, impl Iterator<Item = &Test>) {
        let kind = |test: &&Test| matches!(test, Test::Kind(_));
        let first = tests.iter().filter(|test| is_adjective(test)).chain(tests.iter().filter(kind));
        let words: String = first.map(|test| format!("{} ", self.predicate(test))).collect();
        (words, tests.iter().filter(move |test| !is_adjective(test) && !kind(test)))
    }

    /// Tests one after the other, each with a space in front.
    pub fn tests<'t>(self, tests: impl IntoIterator<Item = &'t Test>) -> String {
        tests.into_iter().map(|test| format!(" {}", self.test(test))).collect()
    }

    /// What a card is said to be: "is rested", "is a card with a cost of 3 or less".
    pub fn matches(self, subject: Subject, tests: &[Test]) -> String {
        let subject = self.subject(subject);
        let adjectives = tests.iter().filter(|test| is_adjective(test));
        let adjectives = self.join("join-and", adjectives.map(|test| self.predicate(test)));
        let rest = self.tests(tests.iter().filter(|test| !is_adjective(test)));
        let said = [("cond-is", adjectives), ("cond-is-card", rest)];
        let said = said.into_iter().filter(|(_, tests)| !tests.is_empty());
        let said =
            said.map(|(id, tests)| self.say(id, &[("subject", subject.clone().into()), ("tests", tests.into())]));
        self.join("join-and", said)
    }

    /// A test as it follows "is": adjectives stand by themselves.
    pub fn predicate(self, test: &Test) -> String {
        match test {
            Test::State(state) => self.say("state", &[("state", state_name(*state))]),
            Test::Label(label) => self.label(*label),
            Test::Kind(kind) => {
                let kind = self.word("kind", self.vocabulary.kind(*kind));
                self.say("adjective-kind", &[("kind", kind.into())])
            }
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
            Test::SameStat(stat, s) => {
                let args = [("what", self.stat(*stat).into()), ("subject", self.subject(*s).into())];
                self.say("test-same", &args)
            }
            Test::SameLabel(label, s) => {
                let group = v.labels.get(label.index()).map_or("?", |l| l.group);
                let args = [("what", self.word("group", group).into()), ("subject", self.subject(*s).into())];
                self.say("test-same", &args)
            }
            Test::Carries(tests) => self.say("test-carries", &[("tests", self.tests(tests).into())]),
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
                inner => {
                    let id = if is_adjective(inner) { "test-not-adjective" } else { "test-not" };
                    self.say(id, &[("test", self.predicate(inner).into())])
                }
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

/// Returns whether a test is a single word that can stand before a noun or after "is".
fn is_adjective(test: &Test) -> bool {
    matches!(test, Test::State(_) | Test::Label(_))
}

/// The name of a state in messages.
fn state_name(state: State) -> Arg {
    Arg::from(crate::notation::word_for(&crate::notation::STATES, state))
}

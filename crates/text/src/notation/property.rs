//! What a card must be like: tests, and demands on a whole selection.

use super::cursor::{Parse, Parser};
use super::token::Tok;
use super::{OWNED, PLAYERS, STATES, lookup};
use baize_kernel::Label;
use baize_kernel::ir::{Cmp, Limit, Num, Side, Subject, Test};
use baize_kernel::message;

/// What trailing tests may be mixed with.
#[derive(Default)]
pub(crate) struct Trailing {
    pub tests: Vec<Test>,
    pub limits: Vec<Limit>,
    pub chooser: Option<Side>,
}

/// Words that begin a test whatever the game.
const STARTERS: [&str; 16] = [
    "with", "named", "name", "type", "kind", "many", "blank", "other", "number", "same", "highest", "lowest", "not",
    "exactly", "label", "chosen",
];

impl Parser<'_> {
    /// Returns whether a test begins here.
    pub fn at_test(&self) -> bool {
        let next = self.peek_word_at(1);
        match self.peek() {
            Tok::Open => true,
            Tok::Word("name") => next == Some("has"),
            Tok::Word("other") => next == Some("than"),
            Tok::Word("same") => self.peek_word_at(2) == Some("as"),
            Tok::Word("paired") => next == Some("with"),
            Tok::Word("chosen") => next == Some("by"),
            Tok::Word(word) => STARTERS.contains(word) || self.at_adjective() || owned(word).is_some(),
            _ => false,
        }
    }

    /// Words that begin a test, for hints.
    pub fn test_words(&self) -> Vec<&'static str> {
        let mut words = STARTERS.to_vec();
        words.extend(STATES.map(|(word, _)| word));
        words.extend(self.vocabulary.labels.iter().map(|l| l.word));
        words
    }

    /// Returns whether a state or label is next.
    pub fn at_adjective(&self) -> bool {
        let Some(word) = self.peek_word() else { return false };
        lookup(&STATES, word).is_some() || self.vocabulary.find_label(word).is_some()
    }

    /// Takes a state or label.
    pub fn adjective(&mut self) -> Option<Test> {
        let word = self.peek_word()?;
        let state = lookup(&STATES, word).map(Test::State);
        let test = state.or_else(|| self.vocabulary.find_label(word).map(Test::Label))?;
        self.advance();
        Some(test)
    }

    /// Takes tests only.
    pub fn tests(&mut self) -> Parse<Vec<Test>> {
        let start = self.span().start;
        let all = self.trailing()?;
        if !all.limits.is_empty() || all.chooser.is_some() {
            let span = self.span_from(start);
            return Err(self.report(
                span,
                message!("totals, different names and who chooses belong to a selection of cards"),
                None,
            ));
        }
        Ok(all.tests)
    }

    /// Takes tests, demands on the whole selection, and who chooses.
    pub fn trailing(&mut self) -> Parse<Trailing> {
        let mut out = Trailing::default();
        while self.at_test() {
            if self.eat_word("chosen") {
                out.chooser = Some(self.chosen_by()?);
            } else if self.peek_word() == Some("with") && self.at_limit() {
                out.limits.push(self.limit()?);
            } else {
                out.tests.push(self.test()?);
            }
        }
        Ok(out)
    }

    /// `chosen by them`.
    fn chosen_by(&mut self) -> Parse<Side> {
        self.expect_word("by")?;
        let side = match self.peek_word() {
            Some("them") => Some(Side::Theirs),
            Some(word) => lookup(&PLAYERS, word),
            None => None,
        };
        let Some(side) = side else {
            return Err(self.unknown(message!("who chooses"), ["you", "them", "allies", "both"]));
        };
        self.advance();
        Ok(side)
    }

    fn at_limit(&self) -> bool {
        matches!(self.peek_word_at(1), Some("total" | "different" | "same"))
    }

    fn limit(&mut self) -> Parse<Limit> {
        self.advance();
        if self.eat_words(&["different", "names"]) {
            return Ok(Limit::DifferentNames);
        }
        if self.eat_words(&["same", "name"]) {
            return Ok(Limit::SameName);
        }
        self.expect_word("total")?;
        let stat = self.stat()?;
        let span = self.span();
        if self.comparison()? != Cmp::Le {
            return Err(self.report(
                span,
                message!("a total can only be limited from above"),
                Some(message!("write `<=`")),
            ));
        }
        Ok(Limit::Total(stat, self.number()?))
    }

    fn test(&mut self) -> Parse<Test> {
        if let Some(test) = self.adjective() {
            return Ok(test);
        }
        if *self.peek() == Tok::Open {
            return self.alternatives();
        }
        let Some(word) = self.peek_word() else { return Err(self.unexpected(message!("what the card must be like"))) };
        if let Some(side) = owned(word) {
            self.advance();
            return Ok(Test::Side(side));
        }
        self.advance();
        match word {
            "with" => self.with(),
            "named" => Ok(Test::Named(self.text(|| message!("a name"))?)),
            "name" => {
                self.expect_word("has")?;
                Ok(Test::NameHas(self.text(|| message!("a part of a name"))?))
            }
            "type" if self.eat_word("has") => Ok(Test::TraitHas(self.text(|| message!("a part of a type"))?)),
            "type" => Ok(Test::Trait(self.text(|| message!("a type"))?)),
            "kind" => {
                Ok(Test::Kind(self.known(|| message!("a kind of card"), |v, w| v.find_kind(w), |v| v.kinds.clone())?))
            }
            "many" => self.many(),
            "label" => Ok(Test::Label(self.label()?)),
            "blank" => Ok(Test::Blank),
            "number" => Ok(Test::Number(self.text(|| message!("a card number"))?)),
            "same" => {
                let same = self.shared()?;
                self.expect_word("as")?;
                Ok(same(self.subject()?))
            }
            "paired" => {
                self.expect_word("with")?;
                Ok(Test::Carries(self.list()?))
            }
            "highest" => Ok(Test::Highest(self.stat()?)),
            "lowest" => Ok(Test::Lowest(self.stat()?)),
            "exactly" => Ok(Test::Is(self.subject()?)),
            "other" => {
                self.expect_word("than")?;
                Ok(Test::Not(Box::new(Test::Is(self.subject()?))))
            }
            // Only `not` is left of the words that begin a test.
            _ => Ok(Test::Not(Box::new(self.deeper(|p| p.test())?))),
        }
    }

    /// What follows `with`: a stat, a keyword, a cue or attached cards.
    fn with(&mut self) -> Parse<Test> {
        if self.eat_word("base") {
            let stat = self.stat()?;
            let (cmp, n) = self.measure()?;
            return Ok(Test::Base(stat, cmp, n));
        }
        if self.eat_word("cue") {
            return Ok(Test::Has(self.cue()?));
        }
        if self.eat_word("attached") {
            return Ok(Test::Carries(self.list()?));
        }
        if matches!(self.peek_word(), Some("type" | "name")) {
            return self.test();
        }
        if matches!(self.peek(), Tok::Int(_)) {
            let n = self.small(|| message!("a number"))?;
            self.expect_word(self.vocabulary.attached)?;
            return Ok(Test::Attached(n));
        }
        let word = self.peek_word().unwrap_or_default();
        let measured = matches!(self.peek_at(1), Tok::Compare(_) | Tok::Int(_));
        match (self.vocabulary.find_stat(word), self.vocabulary.find_keyword(word)) {
            (Some(stat), _) if measured => {
                self.advance();
                let (cmp, n) = self.measure()?;
                Ok(Test::Stat(stat, cmp, n))
            }
            (_, Some(keyword)) => {
                self.advance();
                Ok(Test::Keyword(keyword))
            }
            (Some(_), None) => {
                let span = self.span();
                Err(self.report(
                    span,
                    message!("how much {word}?", word),
                    Some(message!("write `with {word} >= 1`", word)),
                ))
            }
            (None, None) => {
                let known: Vec<_> = self.vocabulary.stats.iter().chain(&self.vocabulary.keywords).copied().collect();
                Err(self.unknown(message!("a stat or keyword"), known))
            }
        }
    }

    /// `<= NUM`, `NUM or less`, `NUM or more`, or `NUM` alone for exactly that.
    fn measure(&mut self) -> Parse<(Cmp, Num)> {
        if !matches!(self.peek(), Tok::Int(_)) {
            let cmp = self.comparison()?;
            return Ok((cmp, self.number()?));
        }
        let n = self.number()?;
        if self.eat_words(&["or", "less"]) {
            return Ok((Cmp::Le, n));
        }
        let cmp = if self.eat_words(&["or", "more"]) { Cmp::Ge } else { Cmp::Eq };
        Ok((cmp, n))
    }

    /// `many GROUP`, or `many LABEL` for the group of that label.
    fn many(&mut self) -> Parse<Test> {
        let labels = &self.vocabulary.labels;
        let word = self.peek_word().unwrap_or_default();
        let found = labels.iter().position(|l| l.group == word).or_else(|| labels.iter().position(|l| l.word == word));
        let Some(index) = found else {
            let known: Vec<_> = labels.iter().map(|l| l.group).collect();
            return Err(self.unknown(message!("a group of labels"), known));
        };
        self.advance();
        Ok(Test::Many(Label(index as u8)))
    }

    /// Takes a label.
    pub fn label(&mut self) -> Parse<Label> {
        self.known(|| message!("a label"), |v, w| v.find_label(w), |v| v.labels.iter().map(|l| l.word).collect())
    }

    /// `(TESTS) or (TESTS) …`.
    fn alternatives(&mut self) -> Parse<Test> {
        let mut lists = vec![self.list()?];
        while self.peek_word() == Some("or") && *self.peek_at(1) == Tok::Open {
            self.advance();
            lists.push(self.list()?);
        }
        Ok(Test::Any(lists))
    }

    /// What two cards have in common: `name`, a stat or a group of labels.
    fn shared(&mut self) -> Parse<Box<dyn Fn(Subject) -> Test>> {
        if self.eat_word("name") {
            return Ok(Box::new(Test::SameName));
        }
        let word = self.peek_word().unwrap_or_default();
        if let Some(place) = self.vocabulary.labels.iter().position(|l| l.group == word) {
            self.advance();
            return Ok(Box::new(move |subject| Test::SameLabel(Label(place as u8), subject)));
        }
        if let Some(stat) = self.vocabulary.find_stat(word) {
            self.advance();
            return Ok(Box::new(move |subject| Test::SameStat(stat, subject)));
        }
        let groups = self.vocabulary.labels.iter().map(|l| l.group);
        let known: Vec<_> = ["name"].into_iter().chain(groups).chain(self.vocabulary.stats.iter().copied()).collect();
        Err(self.unknown(message!("what they have in common"), known))
    }

    /// `(TEST, TEST …)`; the commas may be left out.
    pub fn list(&mut self) -> Parse<Vec<Test>> {
        self.deeper(|p| {
            p.expect(&Tok::Open, || message!("`(`"))?;
            let mut tests = Vec::new();
            while *p.peek() != Tok::Close {
                if !p.at_test() {
                    let known = p.test_words();
                    return Err(p.unknown(message!("what the card must be like"), known));
                }
                tests.append(&mut p.tests()?);
                p.eat(&Tok::Comma);
            }
            p.advance();
            Ok(tests)
        })
    }
}

/// Returns the side that a word such as `mine` stands for.
pub(crate) fn owned(word: &str) -> Option<Side> {
    lookup(&OWNED, if word == "anyone’s" { "anyone's" } else { word })
}

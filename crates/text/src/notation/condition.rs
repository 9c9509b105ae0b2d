//! Conditions: comparisons, properties of a card at hand, whose turn it is, and their combinations.

use super::cards::Counted;
use super::cursor::{Parse, Parser};
use super::token::Tok;
use super::{OWNERS, lookup};
use baize_kernel::ir::{Cmp, Cond, Num, Side};
use baize_kernel::message;

impl Parser<'_> {
    /// `COND = AND ("or" AND)*`.
    pub fn condition(&mut self) -> Parse<Cond> {
        let mut list = vec![self.conjunction()?];
        while self.eat_word("or") {
            list.push(self.conjunction()?);
        }
        Ok(one_or(list, Cond::Any))
    }

    /// `AND = UNARY ("and" UNARY)*`.
    fn conjunction(&mut self) -> Parse<Cond> {
        let mut list = vec![self.single_condition()?];
        while self.eat_word("and") {
            list.push(self.single_condition()?);
        }
        Ok(one_or(list, Cond::All))
    }

    fn single_condition(&mut self) -> Parse<Cond> {
        if self.eat_word("not") {
            let inner = self.deeper(|p| p.single_condition())?;
            return Ok(Cond::Not(Box::new(inner)));
        }
        if *self.peek() == Tok::Open && !self.is_number_in_brackets() {
            return self.deeper(|p| {
                p.advance();
                let inner = p.condition()?;
                p.expect(&Tok::Close, || message!("`)`"))?;
                Ok(inner)
            });
        }
        if let Some(side) = self.turn() {
            return Ok(Cond::Turn(side));
        }
        if self.eat_word("did") {
            return Ok(Cond::Did);
        }
        if self.peek_subject().is_some() && matches!(self.peek_word_at(1), Some("is" | "are")) {
            return self.matches();
        }
        if !self.at_number() && matches!(self.peek_word(), Some("any" | "no")) {
            return self.existence();
        }
        if !self.at_number() && *self.peek() != Tok::Open {
            let message = message!("expected a condition, found {found}", found = self.found());
            let noun = self.vocabulary.nouns.first().map_or("card in …", |n| n.word);
            let hint =
                message!("such as `any my {noun}`, `count(their {noun}) >= 3`, `this is rested`, `my turn`", noun);
            return Err(self.report(self.span(), message, Some(hint)));
        }
        let left = self.number()?;
        let cmp = self.comparison()?;
        Ok(Cond::Compare(left, cmp, self.number()?))
    }

    /// `SUBJECT is TESTS`.
    fn matches(&mut self) -> Parse<Cond> {
        let subject = self.subject()?;
        self.advance();
        if self.eat_word("anything") {
            return Ok(Cond::Matches(subject, Vec::new()));
        }
        if !self.at_test() {
            let known = self.test_words();
            return Err(self.unknown(message!("what the card must be like"), known));
        }
        Ok(Cond::Matches(subject, self.tests()?))
    }

    /// `any CARDS` or `no CARDS`.
    fn existence(&mut self) -> Parse<Cond> {
        let any = self.eat_word("any");
        if !any {
            self.advance();
        }
        let sel = self.deeper(|p| p.selection(Counted::Never))?;
        let (cmp, n) = if any { (Cmp::Ge, 1) } else { (Cmp::Eq, 0) };
        Ok(Cond::Compare(Num::Count(Box::new(sel)), cmp, Num::Const(n)))
    }

    /// Takes `my turn` and the like.
    pub fn turn(&mut self) -> Option<Side> {
        let side = lookup(&OWNERS, self.peek_word()?)?;
        if self.peek_word_at(1) != Some("turn") {
            return None;
        }
        self.advance();
        self.advance();
        Some(side)
    }

    /// Returns whether the bracket that is next holds a number rather than a condition.
    fn is_number_in_brackets(&self) -> bool {
        matches!(self.peek_after_bracket(), Tok::Compare(_) | Tok::Plus | Tok::Minus)
    }
}

/// Returns the only element, or all of them joined.
fn one_or(mut list: Vec<Cond>, join: fn(Vec<Cond>) -> Cond) -> Cond {
    match list.pop() {
        Some(only) if list.is_empty() => only,
        last => {
            list.extend(last);
            join(list)
        }
    }
}

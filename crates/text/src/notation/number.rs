//! Numbers: constants, counts, sums and stats.

use super::cards::Counted;
use super::cursor::{Parse, Parser};
use super::token::Tok;
use super::{OWNERS, lookup};
use baize_kernel::Stat;
use baize_kernel::ir::{Cmp, Num};
use baize_kernel::message;

impl Parser<'_> {
    /// `NUM = ATOM (("+" | "-") ATOM)*`.
    pub fn number(&mut self) -> Parse<Num> {
        let mut sum = self.atom()?;
        loop {
            if self.eat(&Tok::Plus) {
                let more = self.atom()?;
                sum = Num::Plus(Box::new(sum), Box::new(more));
            } else if *self.peek() == Tok::Minus {
                sum = match self.peek_at(1) {
                    Tok::Int(_) => Num::Plus(Box::new(sum), Box::new(Num::Const(self.int(|| message!("a number"))?))),
                    _ => {
                        self.advance();
                        Num::Minus(Box::new(sum), Box::new(self.atom()?))
                    }
                };
            } else {
                return Ok(sum);
            }
        }
    }

    /// A number of times or of cards.
    pub fn amount(&mut self) -> Parse<Num> {
        let start = self.span().start;
        let n = self.number()?;
        let span = self.span_from(start);
        self.some(n, span)
    }

    /// Refuses an amount of nothing.
    pub fn some(&mut self, n: Num, span: std::ops::Range<usize>) -> Parse<Num> {
        match n {
            // A number that is too large has been complained about.
            Num::Const(..=0) if self.errors.iter().all(|e| e.span.start != span.start) => {
                Err(self.report(span, message!("an amount is at least 1"), None))
            }
            n => Ok(n),
        }
    }

    /// Returns whether a number begins here.
    pub fn at_number(&self) -> bool {
        let vocabulary = self.vocabulary;
        let stat_of = |ahead| {
            self.peek_word_at(ahead).is_some_and(|w| vocabulary.find_stat(w).is_some())
                && self.peek_word_at(ahead + 1) == Some("of")
        };
        match self.peek() {
            Tok::Int(_) => true,
            Tok::Minus => matches!(self.peek_at(1), Tok::Int(_)),
            Tok::Word("count" | "total" | "times") => *self.peek_at(1) == Tok::Open,
            Tok::Word("named") => !matches!(self.peek_at(1), Tok::Text(_)),
            Tok::Word("moved") => true,
            Tok::Word("base") => stat_of(1),
            Tok::Word(word) if lookup(&OWNERS, word).is_some() => self.at_gauge(),
            Tok::Word(_) => stat_of(0),
            _ => false,
        }
    }

    /// Returns whether a side and a number of the game begin here.
    fn at_gauge(&self) -> bool {
        let Some(word) = self.peek_word_at(1) else { return false };
        self.vocabulary.find_gauge(word).is_some() && self.vocabulary.nouns.iter().all(|n| n.word != word)
    }

    fn atom(&mut self) -> Parse<Num> {
        if !self.at_number() && *self.peek() != Tok::Open {
            return Err(self.unexpected(message!("a number")));
        }
        match *self.peek() {
            Tok::Int(_) | Tok::Minus => self.constant(),
            Tok::Open => self.deeper(|p| {
                p.advance();
                let inner = p.number()?;
                p.expect(&Tok::Close, || message!("`)`"))?;
                Ok(inner)
            }),
            Tok::Word("count") => self.deeper(|p| p.count()),
            Tok::Word("total") => self.deeper(|p| p.total()),
            Tok::Word("times") => self.deeper(|p| p.times()),
            Tok::Word("named") => self.just(Num::Named),
            Tok::Word("moved") => self.just(Num::Moved),
            Tok::Word("base") => {
                self.advance();
                let stat = self.stat()?;
                self.expect_word("of")?;
                Ok(Num::Base(self.subject()?, stat))
            }
            Tok::Word(word) if lookup(&OWNERS, word).is_some() => self.gauge(),
            _ => {
                let stat = self.stat()?;
                self.expect_word("of")?;
                Ok(Num::Stat(self.subject()?, stat))
            }
        }
    }

    fn just(&mut self, num: Num) -> Parse<Num> {
        self.advance();
        Ok(num)
    }

    /// `INT`, or `INT per INT ATOM`.
    fn constant(&mut self) -> Parse<Num> {
        let times = self.int(|| message!("a number"))?;
        if !self.eat_word("per") {
            return Ok(Num::Const(times));
        }
        let span = self.span();
        let each = self.int(|| message!("how many make one measure"))?;
        if each < 1 {
            return Err(self.report(span, message!("a measure must be at least 1"), None));
        }
        let of = self.deeper(|p| p.atom())?;
        Ok(Num::Per { times, each, of: Box::new(of) })
    }

    fn count(&mut self) -> Parse<Num> {
        self.advance();
        self.expect(&Tok::Open, || message!("`(`"))?;
        let sel = self.selection(Counted::Maybe)?;
        self.expect(&Tok::Close, || message!("`)`"))?;
        Ok(Num::Count(Box::new(sel)))
    }

    /// `times(EVENT)`: how often it happened this turn.
    fn times(&mut self) -> Parse<Num> {
        self.advance();
        self.expect(&Tok::Open, || message!("`(`"))?;
        let event = self.event()?;
        self.expect(&Tok::Close, || message!("`)`"))?;
        Ok(Num::Times(Box::new(event)))
    }

    fn total(&mut self) -> Parse<Num> {
        self.advance();
        self.expect(&Tok::Open, || message!("`(`"))?;
        let sel = self.selection(Counted::Maybe)?;
        self.expect(&Tok::Comma, || message!("`,` and the stat to add up"))?;
        let stat = self.stat()?;
        self.expect(&Tok::Close, || message!("`)`"))?;
        Ok(Num::Total(Box::new(sel), stat))
    }

    fn gauge(&mut self) -> Parse<Num> {
        let side = self.owner().unwrap_or_default();
        let gauge = self.known(|| message!("a number of the game"), |v, w| v.find_gauge(w), |v| v.gauges.clone())?;
        Ok(Num::Gauge(gauge, side))
    }

    /// Takes a stat.
    pub fn stat(&mut self) -> Parse<Stat> {
        self.known(|| message!("a stat"), |v, w| v.find_stat(w), |v| v.stats.clone())
    }

    /// Takes a comparison sign.
    pub fn comparison(&mut self) -> Parse<Cmp> {
        let Tok::Compare(cmp) = *self.peek() else {
            return Err(self.unexpected(message!("a comparison such as `>=`")));
        };
        self.advance();
        Ok(cmp)
    }
}

//! Which cards: those at hand, and selections of others.

use super::cursor::{Parse, Parser};
use super::token::Tok;
use super::{OWNERS, lookup};
use baize_kernel::ir::{End, From, Num, Order, Pick, Place, Sel, Side, Source, Target};
use baize_kernel::message;

/// Whether a selection says how many.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Counted {
    /// It must.
    Must,
    /// All are meant when it does not.
    Maybe,
    /// It does not: all are meant, and a condition goes on after it.
    Never,
}

impl Parser<'_> {
    /// `CARDS = SUBJECT | SELECTION`.
    pub fn target(&mut self) -> Parse<Target> {
        match self.peek_subject() {
            Some(_) => self.subjects(),
            None => Ok(Target::Cards(self.selection(Counted::Must)?)),
        }
    }

    /// Returns whether a selection that says how many begins here.
    pub fn at_pick(&self) -> bool {
        match self.peek() {
            Tok::Word("all") => true,
            Tok::Word("any") if self.peek_word_at(1) == Some("number") => true,
            Tok::Word("up") => self.peek_word_at(1) == Some("to"),
            Tok::Word("top" | "bottom" | "random") => !matches!(self.peek_at(1), Tok::Newline | Tok::End),
            _ => self.at_number(),
        }
    }

    /// `SELECTION = [they choose] COUNT (of SUBJECT | [OWNER] ADJECTIVE* NOUN) TESTS`.
    pub fn selection(&mut self, counted: Counted) -> Parse<Sel> {
        let start = self.span().start;
        let theirs = self.eat_words(&["they", "choose"]);
        let pick = self.pick(counted)?;
        let mut tests = Vec::new();
        let from = if self.eat_word("of") {
            From::Group(self.subject()?)
        } else {
            let side = self.owner();
            while !self.at_noun() {
                match self.adjective() {
                    Some(test) => tests.push(test),
                    None => break,
                }
            }
            From::Zones(self.sources(side.unwrap_or_default(), counted)?)
        };
        let more = self.trailing()?;
        tests.extend(more.tests);
        let chooser = more.chooser.unwrap_or(if theirs { Side::Theirs } else { Side::Mine });
        let sel = Sel { pick, chooser, from, tests, limits: more.limits };
        let span = self.span_from(start);
        self.check_cards(&sel, span)?;
        Ok(sel)
    }

    fn pick(&mut self, counted: Counted) -> Parse<Pick> {
        if counted == Counted::Never || counted == Counted::Maybe && !self.at_pick() {
            return Ok(Pick::All);
        }
        if !self.at_pick() {
            let message = message!("expected which cards, found {found}", found = self.found());
            let known = self.subject_words().into_iter().chain(["all", "up", "top", "bottom", "random"]);
            let near = self.peek_word().filter(|w| lookup(&OWNERS, w).is_none() && *w != "a" && *w != "an");
            let hint = near.and_then(|word| crate::suggest::hint(word, known)).filter(|h| h.starts_with("did"));
            let hint =
                hint.unwrap_or_else(|| message!("say how many, such as `all`, `1` or `up to 2`, or `this`, `it`"));
            return Err(self.report(self.span(), message, Some(hint)));
        }
        if self.eat_word("all") {
            return Ok(Pick::All);
        }
        if self.eat_words(&["any", "number"]) {
            return Ok(Pick::UpTo(Num::Const(99)));
        }
        if self.eat_words(&["up", "to", "top"]) {
            return Ok(Pick::UpToTop(self.amount()?));
        }
        if self.eat_words(&["up", "to"]) {
            return Ok(Pick::UpTo(self.amount()?));
        }
        if self.eat_words(&["top", "or", "bottom"]) {
            return self.either_end();
        }
        for (word, pick) in [("top", Pick::Top as fn(_) -> _), ("bottom", Pick::Bottom), ("random", Pick::Random)] {
            if self.eat_word(word) {
                return Ok(pick(self.amount()?));
            }
        }
        let start = self.span().start;
        let least = self.number()?;
        if self.eat_word("to") {
            return Ok(Pick::Between(least, self.amount()?));
        }
        let span = self.span_from(start);
        Ok(Pick::Exactly(self.some(least, span)?))
    }

    /// `top or bottom 1`: one card from whichever end.
    fn either_end(&mut self) -> Parse<Pick> {
        let span = self.span();
        if matches!(self.peek(), Tok::Int(_)) && self.int(|| message!("1"))? != 1 {
            let hint = message!("write `top or bottom 1`; repeat the step for more");
            return Err(self.report(span, message!("only one card at a time is taken from either end"), Some(hint)));
        }
        Ok(Pick::EitherEnd)
    }

    /// `NOUN ("or" [OWNER] NOUN)*`.
    fn sources(&mut self, side: Side, counted: Counted) -> Parse<Vec<Source>> {
        let mut out = vec![self.noun(side)?];
        while self.peek_word() == Some("or") {
            let owner = self.peek_word_at(1).and_then(|w| lookup(&OWNERS, w));
            // After a condition with `any`, the words `or any` begin the next condition.
            let next_condition = counted == Counted::Never && owner == Some(Side::Any);
            let ahead = if owner.is_some() { 2 } else { 1 };
            if next_condition || !self.at_noun_after(ahead) {
                break;
            }
            (0..ahead).for_each(|_| self.advance());
            out.push(self.noun(owner.unwrap_or(side))?);
        }
        Ok(out)
    }

    fn at_noun(&self) -> bool {
        self.at_noun_after(0)
    }

    fn at_noun_after(&self, ahead: usize) -> bool {
        let Some(word) = self.peek_word_at(ahead) else { return false };
        self.find_noun(word).is_some() || self.at_kinds_in(ahead)
    }

    /// Returns whether `card in ZONE` or `KIND/KIND in ZONE` stands there.
    fn at_kinds_in(&self, mut ahead: usize) -> bool {
        loop {
            let word = self.peek_word_at(ahead).unwrap_or_default();
            if !matches!(word, "card" | "cards") && self.vocabulary.find_kind(word).is_none() {
                return false;
            }
            match self.peek_at(ahead + 1) {
                Tok::Slash => ahead += 2,
                next => return *next == Tok::Word("in"),
            }
        }
    }

    /// Finds a noun of the game, in the singular or with an `s`.
    fn find_noun(&self, word: &str) -> Option<(u32, u16)> {
        let find = |w: &str| self.vocabulary.nouns.iter().find(|n| n.word == w).map(|n| (n.zones, n.kinds));
        find(word).or_else(|| find(word.strip_suffix('s')?))
    }

    fn noun(&mut self, side: Side) -> Parse<Source> {
        if self.at_kinds_in(0) {
            let kinds = self.kinds()?;
            self.expect_word("in")?;
            return Ok(Source { side, zones: self.zones()?, kinds });
        }
        let word = self.peek_word().unwrap_or_default();
        let Some((zones, kinds)) = self.find_noun(word) else {
            let states = super::STATES.map(|(word, _)| word);
            let nouns = self.vocabulary.nouns.iter().map(|n| n.word);
            let labels = self.vocabulary.labels.iter().map(|l| l.word);
            let owners = OWNERS.map(|(word, _)| word);
            let known: Vec<_> = nouns.chain(labels).chain(states).chain(owners).collect();
            return Err(self.unknown(message!("what cards are called"), known));
        };
        self.advance();
        Ok(Source { side, zones, kinds })
    }

    /// `card`, or kinds joined by `/`.
    fn kinds(&mut self) -> Parse<u16> {
        let mut set = 0;
        loop {
            if !self.eat_word("card") && !self.eat_word("cards") {
                let kind = self.known(|| message!("a kind of card"), |v, w| v.find_kind(w), |v| v.kinds.clone())?;
                set |= 1u16.checked_shl(u32::from(kind.0)).unwrap_or(0);
            }
            if !self.eat(&Tok::Slash) {
                return Ok(set);
            }
        }
    }

    /// Zones joined by `/`, as a bit set.
    pub fn zones(&mut self) -> Parse<u32> {
        let mut set = 0;
        loop {
            set |= self.zone_bit()?;
            if !self.eat(&Tok::Slash) {
                return Ok(set);
            }
        }
    }

    /// A zone, as the bit of a set.
    pub fn zone_bit(&mut self) -> Parse<u32> {
        let zone =
            self.known(|| message!("a zone"), |v, w| v.find_zone(w), |v| v.zones.iter().map(|z| z.word).collect())?;
        Ok(1u32.checked_shl(u32::from(zone.0)).unwrap_or(0))
    }

    /// `PLACE = OWNER ZONE` and how the cards arrive there.
    pub fn place(&mut self) -> Parse<Place> {
        let side = self.place_owner();
        let zone = self.known(
            || message!("a zone to move to"),
            |v, w| v.find_zone(w).filter(|zone| !v.zones[zone.index()].by_rule),
            |v| v.zones.iter().filter(|zone| !zone.by_rule).map(|zone| zone.word).collect(),
        )?;
        let order = self.vocabulary.usual_order(zone);
        let mut place = Place { side, zone, end: End::Bottom, order, face_up: None, rested: false, reveal: false };
        loop {
            let span = self.span();
            if let Some(end) = self.end_of_pile() {
                self.check_end(zone, span)?;
                place.end = end;
            } else if self.eat_words(&["in", "any", "order"]) {
                place.order = Order::Chosen;
            } else if self.eat_words(&["in", "random", "order"]) || self.eat_word("random") {
                place.order = Order::Random;
            } else if self.eat_word("kept") {
                place.order = Order::Kept;
            } else if self.eat_word("face-up") {
                place.face_up = Some(true);
            } else if self.eat_word("face-down") {
                place.face_up = Some(false);
            } else if self.eat_word("rested") {
                place.rested = true;
            } else if self.eat_word("revealed") {
                place.reveal = true;
            } else {
                return Ok(place);
            }
        }
    }

    /// `top or bottom`, `top` or `bottom`.
    fn end_of_pile(&mut self) -> Option<End> {
        if self.eat_words(&["top", "or", "bottom"]) {
            return Some(End::Either);
        }
        let top = self.eat_word("top").then_some(End::Top);
        top.or_else(|| self.eat_word("bottom").then_some(End::Bottom))
    }

    fn place_owner(&mut self) -> Side {
        self.eat_word("its");
        if self.eat_word("owner's") || self.eat_word("owner’s") {
            return Side::Any;
        }
        self.owner().unwrap_or(Side::Any)
    }
}

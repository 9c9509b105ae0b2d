//! The steps of a body or a cost.

use super::cards::Counted;
use super::cursor::{Parse, Parser};
use super::token::Tok;
use super::{IN_FORCE, INLINE, MAX_ABILITIES, ONCE, OWNERS, PLAYERS, lookup, usual_place};
use baize_kernel::ir::{
    Cause, Change, From, Mode, Num, Pick, SLOTS, Scope, Sel, Side, Slot, Step, Subject, Target, Test,
};
use baize_kernel::vocabulary::{BanSpec, Shape};
use baize_kernel::{Ban, Point, Verb};
use baize_kernel::{Message, message};
use std::ops::Range;

/// Words a step may begin with, besides verbs and cards.
const STARTERS: [&str; 14] =
    ["if", "may", "one", "later", "look", "reveal", "choose", "name", "use", "copies", "they", "both", "you", "allies"];

/// What parts one step from the next.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Parted {
    /// `;` or a new line, up to the end or to `}`.
    Body,
    /// Also `,`, up to `:`.
    Cost,
}

impl Parted {
    fn ends(self, tok: &Tok<'_>) -> bool {
        matches!(tok, Tok::CloseBrace | Tok::End) || self == Parted::Cost && *tok == Tok::Colon
    }

    fn parts(self, tok: &Tok<'_>) -> bool {
        matches!(tok, Tok::Semicolon | Tok::Newline) || self == Parted::Cost && *tok == Tok::Comma
    }
}

impl Parser<'_> {
    /// The steps of a body, up to the end of the ability or of the block.
    pub fn body(&mut self) -> Vec<Step> {
        let mut out = Vec::new();
        self.steps(Parted::Body, &mut out);
        out
    }

    /// The steps of a cost, and the `:` after them.
    pub fn cost(&mut self) -> Vec<Step> {
        let mut out = Vec::new();
        let span = self.span();
        self.steps(Parted::Cost, &mut out);
        if !self.eat(&Tok::Colon) {
            self.unexpected(message!("`:` after the cost"));
        } else if out.is_empty() {
            self.report(span, message!("this cost is empty"), Some(message!("write what is paid, or leave `pay` out")));
        } else {
            self.check_cost(&out, span);
        }
        out
    }

    /// The steps of a cost that stands at the end of a block.
    pub fn last_cost(&mut self) -> Vec<Step> {
        let mut out = Vec::new();
        let span = self.span();
        self.steps(Parted::Cost, &mut out);
        self.check_cost(&out, span);
        out
    }

    /// Refuses a cost of which a part can be left or comes later.
    fn check_cost(&mut self, cost: &[Step], span: Range<usize>) {
        if cost.iter().any(|step| matches!(step, Step::May { .. } | Step::Later { .. })) {
            let hint = message!("whoever would not pay leaves the effect: write only what is paid");
            self.report(span, message!("a cost is paid whole and at once"), Some(hint));
        }
    }

    /// Takes steps up to the end. One that cannot be read is reported and skipped.
    fn steps(&mut self, parted: Parted, out: &mut Vec<Step>) {
        loop {
            while parted.parts(self.peek()) {
                self.advance();
            }
            if parted.ends(self.peek()) {
                return;
            }
            let whole = out.len();
            let read = self.step(out).and_then(|()| self.named_as(out));
            self.told.hear(&out[whole.min(out.len())..]);
            let done = parted.parts(self.peek()) || parted.ends(self.peek());
            if read.is_ok() && !done {
                self.stray();
            }
            if read.is_err() || !done {
                out.truncate(whole);
                self.skip_until(|tok| parted.parts(tok) || parted.ends(tok));
            }
        }
    }

    /// `as NAME`: what the step dealt with goes by that name from now on.
    fn named_as(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        if !self.eat_word("as") {
            return Ok(());
        }
        let span = self.span();
        if !out.last().is_some_and(binds) {
            let hint = message!("only a step that chooses, looks at or deals with cards can name them");
            return Err(self.report(span, message!("there are no cards here to name"), Some(hint)));
        }
        let Some(name) = self.peek_word() else { return Err(self.unexpected(message!("a name for these cards"))) };
        if self.is_taken(name) {
            let hint = message!("choose a name that is no word of the game or of the notation");
            return Err(self.report(span, message!("`{name}` means something else already", name), Some(hint)));
        }
        if self.slots.len() >= SLOTS {
            return Err(self.report(
                span,
                message!("an ability can name at most {max} groups of cards", max = SLOTS),
                None,
            ));
        }
        out.push(Step::Name(Slot(self.slots.len() as u8)));
        self.slots.push(name);
        self.advance();
        Ok(())
    }

    /// Returns whether a word cannot be a name, for it means something.
    fn is_taken(&self, word: &str) -> bool {
        let v = self.vocabulary;
        let of_game = v.find_verb(word).is_some()
            || v.find_zone(word).is_some()
            || v.find_stat(word).is_some()
            || v.find_label(word).is_some()
            || v.find_keyword(word).is_some()
            || v.find_point(word).is_some()
            || v.nouns.iter().any(|n| n.word == word);
        let fixed = ["and", "or", "of", "to", "is", "are", "as", "by", "with", "all", "top", "bottom", "else", "count"];
        of_game
            || self.subject_words().contains(&word)
            || word == "them"
            || fixed.contains(&word)
            || STARTERS.contains(&word)
            || is_change_word(word)
            || lookup(&OWNERS, word).is_some()
    }

    /// Reports something after a step that does not belong to it.
    fn stray(&mut self) {
        let message = message!("expected the end of the step, found {found}", found = self.found());
        let hint = match self.peek() {
            Tok::CloseBrace => message!("there is no {brace} before it: leave it out", brace = "`{`"),
            Tok::Comma => message!("part steps with `;` or a new line; only costs are parted with `,`"),
            Tok::Colon => message!("an ability begins on a line of its own, as far to the left as the first one"),
            Tok::Word("then") => message!("steps are done in order anyway: part them with `;` or a new line"),
            _ => message!("part steps with `;` or a new line"),
        };
        self.report(self.span(), message, Some(hint));
    }

    fn step(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        let next = self.peek_word_at(1);
        match self.peek_word() {
            Some("if") => self.if_step(out),
            Some("may") => self.may(Side::Mine, out),
            Some("one") if next == Some("of") => self.one_of(Side::Mine, out),
            Some("later") => self.later(out),
            Some("look") if next == Some("at") => self.look(false, out),
            Some("reveal") => self.look(true, out),
            Some("choose") => self.choose(Side::Mine, out),
            Some("name") if next == Some("number") => self.name_number(Side::Mine, out),
            Some("use") => self.use_cue(out),
            Some("copies") => self.change(Scope::Cards(Target::Subject(Subject::This)), out),
            Some("else") => {
                let hint = message!("{block} comes right after the block of an `if`", block = "`else { … }`");
                Err(self.report(self.span(), message!("this `else` has no `if` before it"), Some(hint)))
            }
            Some(word) if lookup(&PLAYERS, word).is_some() => self.player_step(out),
            _ if self.at_changed_cards() => {
                let target = self.target()?;
                self.change(Scope::Cards(target), out)
            }
            _ => self.verb_step(Side::Mine, out),
        }
    }

    /// Returns whether cards stand here that something is said about, rather than a verb.
    fn at_changed_cards(&self) -> bool {
        let ahead = self.subjects_ahead();
        let subject = ahead > 0 && self.peek_word_at(ahead).is_some_and(is_change_word);
        subject || self.at_pick()
    }

    /// `they …`: a player does something, or something is said about them.
    fn player_step(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        let word = self.peek_word().unwrap_or_default();
        let who = lookup(&PLAYERS, word).unwrap_or_default();
        self.advance();
        let next = self.peek_word_at(1);
        match self.peek_word() {
            Some("may") if *self.peek_at(1) == Tok::OpenBrace => self.may(who, out),
            Some("choose") => self.choose(who, out),
            Some("name") if next == Some("number") => self.name_number(who, out),
            Some("lose" | "loses") if !self.at_lost_thing() => self.verb_step(who, out),
            Some(word) if is_change_word(word) => self.change(Scope::Players(who), out),
            _ => self.verb_step(who, out),
        }
    }

    /// Returns whether `lose` is followed by something a card can lose.
    fn at_lost_thing(&self) -> bool {
        let Some(word) = self.peek_word_at(1) else { return false };
        word == "effects"
            || self.vocabulary.find_keyword(word).is_some()
            || self.vocabulary.find_cue(word).is_some() && self.peek_word_at(2) == Some("effects")
    }

    fn verb_step(&mut self, who: Side, out: &mut Vec<Step>) -> Parse<()> {
        let Some((verb, shape)) = self.peek_verb() else { return Err(self.no_verb(who)) };
        let for_players = matches!(shape, Shape::Number | Shape::Plain | Shape::Chance);
        if who != Side::Mine && !for_players {
            let word = self.peek_word().unwrap_or_default();
            let hint = message!("write `{word} … chosen by them` when they choose the cards", word);
            return Err(self.report(
                self.span(),
                message!("`{word}` is done by the effect, not by a player", word),
                Some(hint),
            ));
        }
        let start = self.span().start;
        self.advance();
        let step = match shape {
            Shape::MoveTo { .. } | Shape::Move => {
                let what = self.target()?;
                let to = match usual_place(self.vocabulary, verb) {
                    Some(usual) if self.peek_word() != Some("to") => usual,
                    _ => {
                        self.expect_word("to")?;
                        self.place()?
                    }
                };
                Step::Move { verb, what, to }
            }
            Shape::Cards => {
                self.eat_word("to");
                Step::Do { verb, what: self.target()?, to: None, n: ONCE }
            }
            Shape::CardsTo => {
                let what = self.target()?;
                self.expect_word("to")?;
                Step::Do { verb, what, to: Some(self.target()?), n: ONCE }
            }
            Shape::NumberCards => {
                let n = self.amount()?;
                self.eat_word("to");
                Step::Do { verb, what: self.target()?, to: None, n }
            }
            Shape::NumberOf => {
                let n = self.amount()?;
                Step::Create { verb, n, card: self.text(|| message!("a card number"))? }
            }
            Shape::Number => {
                let up_to = self.eat_words(&["up", "to"]);
                Step::Player { verb, who, n: self.amount()?, up_to }
            }
            Shape::Plain | Shape::Chance | Shape::Action => Step::Player { verb, who, n: ONCE, up_to: false },
        };
        let span = self.span_from(start);
        self.check_objects(verb, &step, span)?;
        out.push(step);
        Ok(())
    }

    /// The verb that is next, if effects can use it.
    fn peek_verb(&self) -> Option<(Verb, Shape)> {
        let word = self.peek_word()?;
        let mut verbs = self.vocabulary.verbs.iter().enumerate();
        let (index, spec) = verbs.find(|(_, v)| v.word == word && v.shape != Shape::Action)?;
        Some((Verb(index as u8), spec.shape.clone()))
    }

    fn no_verb(&mut self, who: Side) -> super::cursor::Reported {
        let word = self.peek_word();
        if let Some(word) = word.filter(|w| self.vocabulary.find_verb(w).is_some()) {
            let message = message!("`{word}` is something players do by themselves, not a step of an effect", word);
            return self.report(self.span(), message, None);
        }
        if word.is_none() {
            return self.unexpected(message!("a step"));
        }
        let verbs = self.vocabulary.verbs.iter();
        let fits = |shape: &Shape| match who {
            Side::Mine => *shape != Shape::Action,
            _ => matches!(shape, Shape::Number | Shape::Plain | Shape::Chance),
        };
        let verbs = verbs.filter(|v| fits(&v.shape)).map(|v| v.word);
        let known: Vec<&str> = verbs.chain(STARTERS).chain(self.subject_words()).chain(["all", "up", "top"]).collect();
        if let Some(word) = word.filter(|word| known.contains(word)) {
            // The word is right, and what stands after it is not.
            self.advance();
            return self.unexpected(message!("what goes with `{word}`", word));
        }
        self.unknown(message!("a step"), known)
    }

    /// `{ STEPS }`; returns how many steps it holds.
    fn block(&mut self, out: &mut Vec<Step>) -> Parse<u16> {
        let open = self.span();
        self.expect(&Tok::OpenBrace, || message!("{brace}", brace = "`{`"))?;
        let before = out.len();
        self.deeper(|p| {
            p.steps(Parted::Body, out);
            Ok(())
        })?;
        if !self.eat(&Tok::CloseBrace) {
            return Err(self.report(
                open,
                message!("this {brace} is never closed", brace = "`{`"),
                Some(message!("add {brace}", brace = "`}`")),
            ));
        }
        // A text of the greatest length cannot hold more steps than fit.
        Ok((out.len() - before) as u16)
    }

    /// Pushes a step that governs a block, then the block.
    fn governed(&mut self, out: &mut Vec<Step>, step: impl FnOnce(u16) -> Step) -> Parse<()> {
        let place = out.len();
        out.push(Step::Else { len: 0 });
        let (open, before) = (self.span(), self.errors.len());
        let len = self.block(out)?;
        if len == 0 && self.errors.len() == before {
            return Err(self.empty_block(open));
        }
        out[place] = step(len);
        Ok(())
    }

    /// `if COND { … } [else { … }]`, or `else if …`.
    fn if_step(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        let cond = self.condition()?;
        self.governed(out, |len| Step::If { cond, len })?;
        if !self.eat_word("else") {
            return Ok(());
        }
        if self.peek_word() != Some("if") {
            return self.governed(out, |len| Step::Else { len });
        }
        let place = out.len();
        out.push(Step::Else { len: 0 });
        self.deeper(|p| p.if_step(out))?;
        out[place] = Step::Else { len: (out.len() - place - 1) as u16 };
        Ok(())
    }

    fn may(&mut self, who: Side, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        self.governed(out, |len| Step::May { who, len })
    }

    /// `one of { … } or { … }`.
    fn one_of(&mut self, who: Side, out: &mut Vec<Step>) -> Parse<()> {
        self.expect_word("one")?;
        self.expect_word("of")?;
        let place = out.len();
        out.push(Step::OneOf { who, lens: Vec::new() });
        let (open, before) = (self.span(), self.errors.len());
        let mut lens = vec![self.block(out)?];
        while self.eat_word("or") {
            lens.push(self.block(out)?);
        }
        if lens.iter().all(|&len| len == 0) && self.errors.len() == before {
            return Err(self.empty_block(open));
        }
        out[place] = Step::OneOf { who, lens };
        Ok(())
    }

    fn later(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        let span = self.span();
        let point = self.point()?;
        let v = self.vocabulary;
        if v.moments != 0 && v.moments & 1 << point.0 == 0 {
            let fit: Vec<_> = (0..v.points.len()).filter(|i| v.moments & 1 << i != 0).map(|i| v.points[i]).collect();
            let message = message!("nothing can be put off to `{point}`", point = v.point(point));
            return Err(self.report(span, message, Some(message!("moments are: {list}", list = fit.join(", ")))));
        }
        self.check_point(point, span)?;
        // What is put off works at another time.
        let phases = std::mem::replace(&mut self.phases, !0);
        let read = self.governed(out, |len| Step::Later { point, len });
        self.phases = phases;
        read
    }

    fn point(&mut self) -> Parse<Point> {
        self.known(|| message!("a moment"), |v, w| v.find_point(w), |v| v.points.clone())
    }

    fn look(&mut self, reveal: bool, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        if !reveal {
            self.expect_word("at")?;
        }
        let what = match self.peek_subject() {
            Some(subject) => {
                self.advance();
                let (pick, from) = (Pick::All, From::Group(subject));
                Sel { pick, chooser: Side::Mine, from, tests: Vec::new(), limits: Vec::new() }
            }
            None => self.selection(Counted::Must)?,
        };
        out.push(Step::Look { what, reveal });
        Ok(())
    }

    /// `choose CARDS`, or `choose one of { … } or { … }`.
    fn choose(&mut self, who: Side, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        if self.peek_word() == Some("one") {
            return self.one_of(who, out);
        }
        let mut sel = self.selection(Counted::Must)?;
        if who != Side::Mine {
            sel.chooser = who;
        }
        out.push(Step::Choose(sel));
        Ok(())
    }

    /// `name number up to NUM`.
    fn name_number(&mut self, who: Side, out: &mut Vec<Step>) -> Parse<()> {
        for word in ["name", "number", "up", "to"] {
            self.expect_word(word)?;
        }
        out.push(Step::Number { who, max: self.amount()? });
        Ok(())
    }

    fn use_cue(&mut self, out: &mut Vec<Step>) -> Parse<()> {
        self.advance();
        let start = self.span().start;
        let cue = self.cue()?;
        let of = if self.eat_word("of") { Some(self.target()?) } else { None };
        let span = self.span_from(start);
        self.check_used(cue, of.as_ref(), span)?;
        out.push(Step::Use { cue, of });
        Ok(())
    }

    /// What is said about cards or players, and for how long.
    fn change(&mut self, on: Scope, out: &mut Vec<Step>) -> Parse<()> {
        let start = self.span().start;
        let change = match self.peek_word() {
            Some("get" | "gets") => self.get()?,
            Some("gain" | "gains") => self.gain()?,
            Some("lose" | "loses") => self.lose()?,
            Some("cannot") => self.cannot()?,
            Some("may") => self.permitted()?,
            Some("copies") => self.copies()?,
            Some("need" | "needs") => self.need()?,
            Some("discount") => self.discount()?,
            _ => return Err(self.unknown(message!("what happens to these cards"), CHANGES)),
        };
        let span = self.span_from(start);
        let on_rules = matches!(change, Change::Forbid(..) | Change::Permit(..));
        let discount = matches!(change, Change::Discount(..));
        let of_players =
            on_rules || discount || matches!(change, Change::Mute | Change::MuteCue(_)) || self.waits(&change);
        if discount && !matches!(on, Scope::Players(_)) {
            let hint = message!("write `you …` or `they …`");
            return Err(self.report(
                span,
                message!("`{word}` is for players, not for cards", word = "discount"),
                Some(hint),
            ));
        }
        if matches!(on, Scope::Players(_)) && !of_players {
            let hint = message!(
                "players can be forbidden or allowed something, lose effects, or gain a `when` ability; name cards for the rest"
            );
            return Err(self.report(span, message!("this changes nothing about a player"), Some(hint)));
        }
        let until_span = self.span();
        let until = self.until()?;
        if until != IN_FORCE && self.vocabulary.windows & 1 << until.0 != 0 && !on_rules {
            let message =
                message!("only `cannot …` and `may …` can be for `{point}`", point = self.vocabulary.point(until));
            return Err(self.report(until_span, message, None));
        }
        if until != IN_FORCE {
            self.check_point(until, until_span)?;
        }
        let (on, change) = self.checked_change(on, change, span)?;
        out.push(Step::Change { on, change, until });
        Ok(())
    }

    fn until(&mut self) -> Parse<Point> {
        if let Some(point) = self.peek_word().and_then(|w| self.vocabulary.find_point(w)) {
            self.advance();
            return Ok(point);
        }
        if self.in_force {
            return Ok(IN_FORCE);
        }
        let ends = matches!(self.peek(), Tok::End | Tok::Newline | Tok::Semicolon | Tok::CloseBrace | Tok::Comma);
        if !ends {
            return self.point();
        }
        let hint = message!("say how long: {list}", list = self.vocabulary.points.join(", "));
        Err(self.report(self.span(), message!("this change has no duration"), Some(hint)))
    }

    /// `get +NUM STAT`, `get base STAT NUM` or `get STAT NUM`.
    fn get(&mut self) -> Parse<Change> {
        self.advance();
        // Before anything was chosen, "it" can only mean each card that is changed.
        self.own_it = !self.told.it;
        self.in_change = true;
        let change = self.get_what();
        (self.own_it, self.in_change) = (false, false);
        change
    }

    fn get_what(&mut self) -> Parse<Change> {
        let sets = self.peek_word().is_some_and(|w| self.vocabulary.find_stat(w).is_some());
        if sets && self.peek_word_at(1) != Some("of") {
            let stat = self.stat()?;
            return Ok(Change::Set(stat, self.number()?));
        }
        let sets_base = self.peek_word() == Some("base") && self.peek_word_at(2) != Some("of");
        if sets_base {
            self.advance();
            let stat = self.stat()?;
            return Ok(Change::SetBase(stat, self.number()?));
        }
        self.eat(&Tok::Plus);
        let start = self.span().start;
        let n = self.number()?;
        if n == Num::Const(0) {
            let span = self.span_from(start);
            return Err(self.report(span, message!("to add 0 changes nothing"), None));
        }
        Ok(Change::Add(self.stat()?, n))
    }

    fn gain(&mut self) -> Parse<Change> {
        self.advance();
        if self.eat_word("name") {
            return Ok(Change::Name(self.text(|| message!("a name"))?));
        }
        if self.eat_word("type") {
            return Ok(Change::Trait(self.text(|| message!("a type"))?));
        }
        if self.eat_word("label") {
            return Ok(Change::Label(self.label()?));
        }
        if self.eat_word("ability") {
            return self.gain_ability();
        }
        let word = self.peek_word().unwrap_or_default();
        let keyword = self.vocabulary.find_keyword(word).map(Change::Gain);
        let Some(change) = keyword.or_else(|| self.vocabulary.find_label(word).map(Change::Label)) else {
            let labels = self.vocabulary.labels.iter().map(|l| l.word);
            let known: Vec<_> = self.vocabulary.keywords.iter().copied().chain(labels).collect();
            return Err(self.unknown(message!("a keyword, a label, `name`, `type` or `ability`"), known));
        };
        self.advance();
        Ok(change)
    }

    /// Whether what is gained is an ability, written out, that waits for something to happen.
    fn waits(&self, change: &Change) -> bool {
        let Change::Ability(number) = change else { return false };
        let granted = self.granted.get(usize::from(number & !INLINE)).filter(|_| number & INLINE != 0);
        granted.is_some_and(|ability| matches!(ability.mode, Mode::Auto(_)) && !ability.once)
    }

    /// `gain ability { … }`, or `gain ability N` for the Nth ability of the card.
    fn gain_ability(&mut self) -> Parse<Change> {
        if matches!(self.peek(), Tok::Int(_)) {
            return Ok(Change::Ability(self.ability_number()?));
        }
        Ok(Change::Ability(self.inline(|p| p.ability())?))
    }

    /// `need { HEADER [: pay COST] }`, or `need ability N` for the Nth ability of the card.
    fn need(&mut self) -> Parse<Change> {
        self.advance();
        if self.eat_word("ability") {
            return Ok(Change::Need(self.ability_number()?));
        }
        Ok(Change::Need(self.inline(|p| p.demand())?))
    }

    /// The number of an ability of the card, counted from 1 in the text.
    fn ability_number(&mut self) -> Parse<u8> {
        let span = self.span();
        let n = self.small(|| message!("a number"))?;
        if n == 0 || usize::from(n) > MAX_ABILITIES {
            let message = message!("abilities are counted from 1 to {max}", max = MAX_ABILITIES);
            return Err(self.report(span, message, None));
        }
        self.numbered.push((n, span));
        Ok(n - 1)
    }

    /// `{ ABILITY }`, kept for the card; returns its number as long as the others are not counted.
    fn inline(&mut self, read: impl FnOnce(&mut Self) -> Parse<baize_kernel::ir::Ability>) -> Parse<u8> {
        let open = self.span();
        self.expect(&Tok::OpenBrace, || message!("{brace} and an ability, or the number of one", brace = "`{`"))?;
        while *self.peek() == Tok::Newline {
            self.advance();
        }
        if self.granted.len() >= MAX_ABILITIES {
            return Err(self.report(open, message!("a card has at most {max} abilities", max = MAX_ABILITIES), None));
        }
        let ability = self.deeper(read)?;
        if !self.eat(&Tok::CloseBrace) {
            return Err(self.report(
                open,
                message!("this {brace} is never closed", brace = "`{`"),
                Some(message!("add {brace}", brace = "`}`")),
            ));
        }
        // An ability that this one grants in turn has been put in already and comes before it.
        let place = self.granted.len();
        self.granted.push(baize_kernel::ir::Ability { quoted: true, ..ability });
        Ok(INLINE | place as u8)
    }

    /// `lose effects`, `lose CUE effects` or `lose KEYWORD`.
    fn lose(&mut self) -> Parse<Change> {
        self.advance();
        if self.eat_word("effects") {
            return Ok(Change::Mute);
        }
        if self.peek_word_at(1) == Some("effects") {
            let cue = self.cue()?;
            self.advance();
            return Ok(Change::MuteCue(cue));
        }
        Ok(Change::Lose(self.known(
            || message!("a keyword, or `effects`"),
            |v, w| v.find_keyword(w),
            |v| v.keywords.clone(),
        )?))
    }

    /// `cannot BAN [TESTS] [by CAUSE]`.
    fn cannot(&mut self) -> Parse<Change> {
        self.advance();
        let ban = self.ban(Bar::Forbid)?;
        let tests = self.tests_of_ban(ban)?;
        Ok(Change::Forbid(ban, tests, self.cause_of_ban(ban)?))
    }

    /// `may BAN TESTS`: what the rules would bar is allowed.
    fn permitted(&mut self) -> Parse<Change> {
        self.advance();
        let ban = self.ban(Bar::Allow)?;
        let tests = self.tests_of_ban(ban)?;
        Ok(Change::Permit(ban, tests, self.cause_of_ban(ban)?))
    }

    /// Takes the tests of the card concerned, where there is one.
    fn tests_of_ban(&mut self, ban: Ban) -> Parse<Vec<Test>> {
        let start = self.span().start;
        let tests = self.tests()?;
        if tests.is_empty() || self.vocabulary.bans[ban.index()].tested {
            return Ok(tests);
        }
        let message = message!("no other card is concerned by `{ban}`", ban = self.vocabulary.ban(ban));
        Err(self.report(self.span_from(start), message, Some(message!("leave out what it must be like"))))
    }

    fn cause_of_ban(&mut self, ban: Ban) -> Parse<Cause> {
        let v = self.vocabulary;
        self.cause_of(v.ban(ban), v.bans[ban.index()].causes)
    }

    /// `discount NUM TESTS`: the next such card costs the player so much less.
    fn discount(&mut self) -> Parse<Change> {
        self.advance();
        let n = self.amount()?;
        Ok(Change::Discount(n, self.tests()?))
    }

    /// Takes something that can be forbidden, or allowed.
    fn ban(&mut self, bar: Bar) -> Parse<Ban> {
        let v = self.vocabulary;
        let known: Vec<_> = v.bans.iter().filter(|b| bar.fits(b)).map(|b| b.word).collect();
        let Some(ban) = self.peek_word().and_then(|word| v.find_ban(word)) else {
            return Err(self.unknown(bar.wanted(), known));
        };
        if !bar.fits(&v.bans[ban.index()]) {
            let (message, hint) = bar.refusal(v.ban(ban), &known.join(", "));
            return Err(self.report(self.span(), message, Some(hint)));
        }
        self.advance();
        Ok(ban)
    }

    /// `copies any` or `copies N`.
    fn copies(&mut self) -> Parse<Change> {
        self.advance();
        if self.eat_word("any") {
            return Ok(Change::Copies(-1));
        }
        Ok(Change::Copies(self.int(|| message!("a number, or `any`"))?))
    }
}

/// Returns whether a step deals with cards, which are "it" from then on.
pub(super) fn binds(step: &Step) -> bool {
    let changes = matches!(step, Step::Change { on: Scope::Cards(_), .. } | Step::Use { of: Some(_), .. });
    let deals = matches!(step, Step::Choose(_) | Step::Look { .. } | Step::Move { .. } | Step::Do { .. });
    changes || deals || matches!(step, Step::Create { .. })
}

/// Words that say something about cards or players.
const CHANGES: [&str; 8] = ["get", "gain", "lose", "cannot", "may", "copies", "need", "discount"];

fn is_change_word(word: &str) -> bool {
    CHANGES.contains(&word) || matches!(word, "gets" | "gains" | "loses" | "needs")
}

/// What is said of something that players are otherwise free to do, or barred from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Bar {
    /// It is forbidden.
    Forbid,
    /// It is allowed.
    Allow,
}

impl Bar {
    fn fits(self, spec: &BanSpec) -> bool {
        if self == Bar::Forbid { spec.forbid } else { spec.permit }
    }

    fn wanted(self) -> Message {
        if self == Bar::Forbid { message!("something to forbid") } else { message!("something to allow") }
    }

    /// What is wrong with a word that cannot be said so, and which can.
    fn refusal(self, ban: &str, list: &str) -> (Message, Message) {
        match self {
            Bar::Forbid => (
                message!("there is no rule by which one could forbid `{ban}`", ban),
                message!("what one can forbid: {list}", list),
            ),
            Bar::Allow => (
                message!("there is no rule by which one could allow `{ban}`", ban),
                message!("what one can allow: {list}", list),
            ),
        }
    }
}

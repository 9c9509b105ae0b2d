//! The header of an ability: what sets it off, and what must hold.

use super::cursor::{Parse, Parser, Reported};
use super::idle::Told;
use super::property::owned;
use super::token::Tok;
use super::{IN_FORCE, OWNERS, lookup, tag};
use baize_kernel::Cue;
use baize_kernel::ir::parts::{Part, each_part};
use baize_kernel::ir::{
    Ability, By, Cause, Change, Gate, Mode, Pick, SLOTS, Scope, Side, Step, Subject, Target, Test, Trigger,
};
use baize_kernel::vocabulary::{CueSpec, Role};
use baize_kernel::{Message, message};

/// Words a header may begin an item with, besides cues.
const ITEMS: [&str; 11] =
    ["always", "rule", "when", "instead", "once", "my", "their", "during", "while", "in", "quoted"];

/// A header being read.
#[derive(Default)]
struct Header {
    mode: Option<Mode>,
    gates: Vec<Gate>,
    once: bool,
    zones: u32,
    quoted: bool,
}

impl Parser<'_> {
    /// Takes all abilities of the text.
    pub fn abilities(&mut self) -> Vec<Ability> {
        let mut out = Vec::new();
        while self.next_ability() {
            let start = self.span();
            if let Ok(ability) = self.ability() {
                out.push(ability);
            }
            if *self.peek() != Tok::End {
                let message = message!("expected a step or the next ability, found {found}", found = self.found());
                // One complaint about an ability is enough when reading it has gone astray.
                if self.errors.iter().all(|e| e.span.start < start.start) {
                    self.report(self.span(), message, None);
                }
                self.skip_until(|_| false);
            }
        }
        out
    }

    /// `ABILITY = HEADER ":" ["pay" COST ":"] BODY`.
    pub fn ability(&mut self) -> Parse<Ability> {
        let start = self.span().start;
        let before = self.errors.len();
        let told = std::mem::replace(&mut self.told, Told::ALL);
        let read = self.header();
        self.told = told;
        let header = read?;
        // What is only referred to may leave open which moments it is about.
        let any = header.quoted.then(|| Mode::Use(Vec::new()));
        let Some(mode) = header.mode.or(any) else {
            if self.errors.len() == before {
                let span = self.span_from(start);
                let tag = self.vocabulary.cues.iter().find(|c| c.role != Role::Event).map_or("…", |c| c.word);
                let hint =
                    message!("begin with a moment such as `{tag}`, or `always`, `when …`, `instead of …`, `rule`", tag);
                self.report(span, message!("nothing says when this ability works"), Some(hint));
            }
            self.skip_until(|tok| *tok == Tok::CloseBrace);
            return Err(Reported);
        };
        let header_span = self.span_from(start);
        self.check_gates(&mode, &header.gates, &header_span);
        let phases = self.phases_at(&mode, &header.gates);
        let phases = std::mem::replace(&mut self.phases, phases);
        let in_force = std::mem::replace(&mut self.in_force, matches!(mode, Mode::Always | Mode::Rule));
        let slots = std::mem::take(&mut self.slots);
        let told = std::mem::replace(&mut self.told, if header.quoted { Told::ALL } else { Told::at(&mode) });
        let cost = if self.eat_word("pay") { self.cost() } else { Vec::new() };
        let body_start = self.span();
        let body = self.body();
        (self.in_force, self.phases) = (in_force, phases);
        let named = std::mem::replace(&mut self.slots, slots);
        self.told = told;
        if body.is_empty() && !header.quoted && self.errors.len() == before {
            self.report(
                body_start.clone(),
                message!("this ability does nothing"),
                Some(message!("write its steps after the `:`")),
            );
        }
        if matches!(mode, Mode::Always | Mode::Rule) {
            self.check_in_force(body_start.start, &mode, &body);
        }
        let Header { gates, once, zones, quoted, .. } = header;
        let ability = Ability { mode, gates, once, cost, body, zones, quoted };
        if self.errors.len() == before {
            self.look_over(start, &ability, &named);
        }
        Ok(ability)
    }

    /// Complains about what could be read but cannot be meant.
    fn look_over(&mut self, start: usize, ability: &Ability, named: &[&str]) {
        let mut used = [false; SLOTS];
        let mut optional = false;
        each_part(ability, &mut |part| match part {
            Part::Subject(Subject::Slot(slot)) => used[usize::from(slot.0)] = true,
            Part::Sel(sel) => optional |= matches!(sel.pick, Pick::UpTo(_) | Pick::UpToTop(_)),
            _ => {}
        });
        let span = self.span_from(start);
        if let Some(name) = named.iter().zip(used).find(|(_, used)| !used).map(|(name, _)| *name) {
            self.report(
                span.clone(),
                message!("`{name}` is named and never used", name),
                Some(message!("leave `as …` out")),
            );
        }
        let chosen = ability.body.iter().skip(1).any(|step| matches!(step, Step::May { .. }));
        if matches!(ability.mode, Mode::Instead(_)) && (optional || chosen) {
            let hint = message!(
                "write how many instead of `up to`; {may} around the whole makes the replacement optional",
                may = "`may { … }`"
            );
            let message = message!("what happens instead must happen, so no part of it can be left out");
            self.report(span.clone(), message, Some(hint));
        }
        if ability.once && matches!(ability.mode, Mode::Always | Mode::Rule) {
            let hint = message!("leave `once` away, or begin with a moment");
            self.report(span.clone(), message!("what holds all the time does not happen `once`"), Some(hint));
        }
        let mutes = |step: &Step| match step {
            Step::Change { on: Scope::Cards(Target::Subject(Subject::This)), change, .. } => *change == Change::Mute,
            _ => false,
        };
        if ability.mode == Mode::Always && ability.body.iter().any(mutes) {
            let hint = message!("an ability that takes itself away would come and go for ever");
            self.report(span.clone(), message!("this takes away the ability that says so"), Some(hint));
        }
        self.check_in_place(ability, span);
    }

    /// `DEMAND = [HEADER] [":" "pay" COST]`: what abilities need besides what they say themselves.
    /// A moment in the header says which abilities are meant.
    pub fn demand(&mut self) -> Parse<Ability> {
        let start = self.span().start;
        let mut header = Header::default();
        while !matches!(self.peek(), Tok::Colon | Tok::CloseBrace) {
            self.header_item(&mut header)?;
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        let mut cost = Vec::new();
        if self.eat(&Tok::Colon) {
            self.expect_word("pay")?;
            cost = self.last_cost();
        }
        let mode = header.mode.unwrap_or_else(|| Mode::Use(Vec::new()));
        let span = self.span_from(start);
        if matches!(mode, Mode::Always | Mode::Rule) {
            let hint = message!("name a moment such as `on-play`, or none to mean all effects that are used");
            return Err(self.report(span, message!("what is always in force cannot be made to need more"), Some(hint)));
        }
        if header.gates.is_empty() && cost.is_empty() {
            let hint = message!("say a condition such as `my turn`, or what is paid after `: pay`");
            return Err(self.report(span, message!("this demands nothing"), Some(hint)));
        }
        let Header { gates, once, zones, quoted, .. } = header;
        Ok(Ability { mode, gates, once, cost, body: Vec::new(), zones, quoted })
    }

    /// Complains about steps that an ability which is always in force cannot have.
    fn check_in_force(&mut self, start: usize, mode: &Mode, body: &[Step]) {
        let fits = |step: &Step| match step {
            Step::Change { until, .. } => *until == IN_FORCE,
            Step::If { .. } | Step::Else { .. } => *mode == Mode::Always,
            _ => false,
        };
        if !body.iter().all(fits) {
            let span = self.span_from(start);
            let word = if *mode == Mode::Always { "always" } else { "rule" };
            let message =
                message!("what is `{word}` only changes what cards and players are, for as long as it holds", word);
            let hint =
                message!("such as `this get …` or `they cannot …`, without a duration; other steps need a moment");
            self.report(span, message, Some(hint));
        }
        // What holds does not choose: a number is for what a side has one of.
        let counts = |step: &Step| match step {
            Step::Change { on: Scope::Cards(Target::Cards(sel)), .. } => sel.pick != Pick::All && !self.is_lone(sel),
            _ => false,
        };
        if body.iter().any(counts) {
            let span = self.span_from(start);
            let hint = message!("write `all`, with tests that say which");
            self.report(span, message!("what holds all the time chooses no cards"), Some(hint));
        }
    }

    fn header(&mut self) -> Parse<Header> {
        let mut header = Header::default();
        let mut lost = false;
        loop {
            if self.header_item(&mut header).is_err() {
                lost = true;
                self.skip_until(|tok| matches!(tok, Tok::Comma | Tok::Colon | Tok::CloseBrace | Tok::Newline));
            }
            if self.eat(&Tok::Comma) {
                continue;
            }
            if self.eat(&Tok::Colon) {
                break;
            }
            if !lost {
                self.unexpected(message!("`,` or `:` after this part of the header"));
            }
            self.skip_until(|tok| matches!(tok, Tok::CloseBrace | Tok::Colon));
            if !self.eat(&Tok::Colon) {
                return Err(Reported);
            }
            lost = true;
            break;
        }
        // The body is read all the same, to report what is wrong there too.
        if lost && header.mode.is_none() {
            header.mode = Some(Mode::Use(Vec::new()));
        }
        Ok(header)
    }

    fn header_item(&mut self, header: &mut Header) -> Parse<()> {
        if self.peek_word() == Some(self.vocabulary.attached) && matches!(self.peek_at(1), Tok::Int(_)) {
            self.advance();
            header.gates.push(Gate::Attached(self.small(|| message!("a number"))?));
            return Ok(());
        }
        if let Some(side) = self.turn() {
            header.gates.push(Gate::Turn(side));
            return Ok(());
        }
        if self.eat_word("once") {
            header.once = true;
        } else if self.eat_word("quoted") {
            header.quoted = true;
        } else if self.eat_word("in") {
            header.zones |= self.zones()?;
        } else if self.eat_word("during") {
            header.gates.push(self.during()?);
        } else if self.eat_word("while") {
            header.gates.push(Gate::While(self.condition()?));
        } else {
            let start = self.span().start;
            let mode = self.mode()?;
            if header.mode.is_some() {
                let span = self.span_from(start);
                let hint = message!("join moments with `/`, or write two abilities");
                return Err(self.report(span, message!("an ability has only one way to work"), Some(hint)));
            }
            header.mode = Some(mode);
        }
        Ok(())
    }

    fn during(&mut self) -> Parse<Gate> {
        let mut phases = Vec::new();
        loop {
            phases.push(self.known(|| message!("a phase"), |v, w| v.find_phase(w), |v| v.phases.clone())?);
            if !self.eat(&Tok::Slash) {
                return Ok(Gate::During(phases));
            }
        }
    }

    fn mode(&mut self) -> Parse<Mode> {
        if self.eat_word("always") {
            return Ok(Mode::Always);
        }
        if self.eat_word("rule") {
            return Ok(Mode::Rule);
        }
        if self.eat_words(&["instead", "of"]) {
            return Ok(Mode::Instead(self.events(true)?));
        }
        if self.eat_word("when") {
            return Ok(Mode::Auto(self.events(false)?));
        }
        self.tags()
    }

    /// `EVENT ("/" EVENT)*`.
    fn events(&mut self, replaced: bool) -> Parse<Vec<Trigger>> {
        let mut out = Vec::new();
        loop {
            let span = self.span();
            let event = self.event()?;
            let spec = &self.vocabulary.cues[event.cue.index()];
            if !replaced && !spec.waits && !spec.answered {
                let message = message!("nothing can wait for `{cue}`", cue = self.vocabulary.cue(event.cue));
                let hint = message!("write `instead of {cue}`", cue = self.vocabulary.cue(event.cue));
                return Err(self.report(span, message, Some(hint)));
            }
            if replaced && !self.vocabulary.cues[event.cue.index()].replaced {
                let fit = self.vocabulary.cues.iter().filter(|c| c.replaced).map(|c| c.word).collect::<Vec<_>>();
                let message = message!("nothing can happen instead of `{cue}`", cue = self.vocabulary.cue(event.cue));
                return Err(self.report(
                    span,
                    message,
                    Some(message!("what can be replaced: {list}", list = fit.join(", "))),
                ));
            }
            out.push(event);
            if !self.eat(&Tok::Slash) {
                return Ok(out);
            }
            self.eat_word("when");
        }
    }

    /// `EVENT = CUE [WHOSE] ["from" ZONES] [INT "or more"] ["by" CAUSE]`, the last three in any order.
    pub fn event(&mut self) -> Parse<Trigger> {
        let start = self.span().start;
        let cue = self.cue()?;
        let (side, tests) = self.happens_to()?;
        let span = self.span_from(start);
        self.check_victim(cue, &tests, span)?;
        let (mut origin, mut at_least, mut cause) = (0, 0, Cause::default());
        loop {
            if origin == 0 && self.peek_word() == Some("from") {
                self.must_tell(
                    cue,
                    |spec| spec.has_origin,
                    |cue| message!("`{cue}` does not tell where a card came from", cue),
                )?;
                self.advance();
                origin = self.origin()?;
            } else if at_least == 0 && matches!(self.peek(), Tok::Int(_)) {
                self.must_tell(
                    cue,
                    |spec| spec.counts,
                    |cue| message!("`{cue}` does not tell how many there were at once", cue),
                )?;
                at_least = self.small(|| message!("how many cards at once"))?;
                self.expect_word("or")?;
                self.expect_word("more")?;
            } else if cause == Cause::default() && self.peek_word() == Some("by") {
                let v = self.vocabulary;
                cause = self.cause_of(v.cue(cue), v.cues[cue.index()].causes)?;
            } else {
                break;
            }
        }
        Ok(Trigger { cue, side, tests, cause, at_least, origin })
    }

    /// Refuses to ask of a moment what nobody tells of it.
    fn must_tell(&mut self, cue: Cue, tells: fn(&CueSpec) -> bool, refusal: fn(&str) -> Message) -> Parse<()> {
        let v = self.vocabulary;
        if tells(&v.cues[cue.index()]) {
            return Ok(());
        }
        let known: Vec<_> = v.cues.iter().filter(|spec| tells(spec)).map(|spec| spec.word).collect();
        let hint = message!("moments that do: {list}", list = known.join(", "));
        Err(self.report(self.span(), refusal(v.cue(cue)), Some(hint)))
    }

    /// `ZONE ("or" ZONE)*`, as a bit set.
    fn origin(&mut self) -> Parse<u32> {
        let mut set = self.zone_bit()?;
        while self.peek_word() == Some("or") && self.peek_word_at(1) != Some("more") {
            self.advance();
            set |= self.zone_bit()?;
        }
        Ok(set)
    }

    /// To what an event happens: nothing said, a card at hand, a side, or a side's cards.
    fn happens_to(&mut self) -> Parse<(Side, Vec<Test>)> {
        if let Some(subject) = self.peek_subject() {
            self.advance();
            let mut tests = vec![Test::Is(subject)];
            tests.append(&mut self.tests()?);
            return Ok((Side::Any, tests));
        }
        if let Some(side) = self.peek_word().and_then(owned) {
            self.advance();
            return Ok((side, Vec::new()));
        }
        let Some(side) = self.owner() else { return Ok((Side::Any, Vec::new())) };
        let mut tests = Vec::new();
        while let Some(test) = self.adjective() {
            tests.push(test);
        }
        if !self.eat_word("card") {
            tests.push(self.kind_test()?);
        }
        tests.append(&mut self.tests()?);
        Ok((side, tests))
    }

    /// `KIND ("or" KIND)*`.
    fn kind_test(&mut self) -> Parse<Test> {
        let mut kinds = Vec::new();
        loop {
            let known: Vec<_> = self.vocabulary.kinds.iter().copied().chain(["card"]).collect();
            let found = self.peek_word().and_then(|w| self.vocabulary.find_kind(w));
            let Some(kind) = found else { return Err(self.unknown(message!("a kind of card, or `card`"), known)) };
            self.advance();
            kinds.push(Test::Kind(kind));
            let more = self.peek_word() == Some("or") && self.peek_word_at(1).is_some();
            if !more || !self.eat_word("or") {
                break;
            }
        }
        match <[Test; 1]>::try_from(kinds) {
            Ok([only]) => Ok(only),
            Err(kinds) => Ok(Test::Any(kinds.into_iter().map(|kind| vec![kind]).collect())),
        }
    }

    /// `["by" CAUSE]`.
    pub fn cause(&mut self) -> Parse<Cause> {
        let mut by = By::Anything;
        if self.eat_word("by") {
            by = self.agency()?;
        } else if self.peek_word() != Some("with") || *self.peek_at(1) != Tok::Open {
            return Ok(Cause::default());
        }
        // Tests on the card behind it: the one whose effect it is, or the other one of the battle.
        if !matches!(self.peek_word(), Some("with" | "of")) {
            return Ok(Cause { by, tests: Vec::new() });
        }
        if let Some(subject) = self.peek_subject_at(1) {
            self.advance();
            self.advance();
            return Ok(Cause { by, tests: vec![Test::Is(subject)] });
        }
        if *self.peek_at(1) != Tok::Open {
            return Ok(Cause { by, tests: Vec::new() });
        }
        self.advance();
        Ok(Cause { by, tests: self.list()? })
    }

    fn agency(&mut self) -> Parse<By> {
        for (word, by) in [("battle", By::Battle), ("rule", By::Rule), ("effect", By::Effect(Side::Any))] {
            if self.eat_word(word) {
                return Ok(by);
            }
        }
        let Some(side) = self.peek_word().and_then(|w| lookup(&OWNERS, w)) else {
            return Err(self.unknown(message!("what brings it about"), ["battle", "rule", "effect", "my", "their"]));
        };
        self.advance();
        self.expect_word("effect")?;
        Ok(By::Effect(side))
    }

    /// `TAG ("/" TAG)*`, all used by the player or all automatic.
    fn tags(&mut self) -> Parse<Mode> {
        let start = self.span().start;
        let mut used = Vec::new();
        let mut automatic = Vec::new();
        loop {
            let cue = self.tag_cue()?;
            match self.role(cue) {
                Role::Use => used.push(cue),
                _ => automatic.push(tag(self.vocabulary, cue)),
            }
            if !self.eat(&Tok::Slash) {
                break;
            }
            if self.peek_word().is_some_and(|word| ITEMS.contains(&word)) {
                let message = message!("a moment is not joined with {found}", found = self.found());
                return Err(self.report(self.span(), message, Some(message!("write two abilities"))));
            }
        }
        if !used.is_empty() && !automatic.is_empty() {
            let span = self.span_from(start);
            let message = message!("some of these moments are chosen by the player and some come by themselves");
            return Err(self.report(span, message, Some(message!("write two abilities"))));
        }
        Ok(if automatic.is_empty() { Mode::Use(used) } else { Mode::Auto(automatic) })
    }

    fn tag_cue(&mut self) -> Parse<Cue> {
        let Some(cue) = self.peek_word().and_then(|w| self.vocabulary.find_cue(w)) else {
            let tags = self.vocabulary.cues.iter().filter(|c| c.role != Role::Event).map(|c| c.word);
            let known: Vec<_> = tags.chain(ITEMS).chain([self.vocabulary.attached]).collect();
            let step = self.peek_word().is_some_and(|w| self.vocabulary.find_verb(w).is_some());
            if step {
                let message = message!("expected the header of an ability, found {found}", found = self.found());
                let hint = message!("to make this line a step of the ability above, indent it");
                return Err(self.report(self.span(), message, Some(hint)));
            }
            return Err(self.unknown(message!("a moment or condition"), known));
        };
        if self.role(cue) == Role::Event {
            let word = self.vocabulary.cue(cue);
            let message = message!("`{word}` needs to know to what it happens", word);
            return Err(self.report(
                self.span(),
                message,
                Some(message!("write `when {word} this` or `when {word} my card`", word)),
            ));
        }
        self.advance();
        Ok(cue)
    }

    fn role(&self, cue: Cue) -> Role {
        self.vocabulary.cues.get(cue.index()).map_or(Role::Event, |c| c.role)
    }

    /// Takes a cue.
    pub fn cue(&mut self) -> Parse<Cue> {
        self.known(
            || message!("something that happens"),
            |v, w| v.find_cue(w),
            |v| v.cues.iter().map(|c| c.word).collect(),
        )
    }
}

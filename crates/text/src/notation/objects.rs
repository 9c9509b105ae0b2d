//! What a step is done to: refused when the words of the game say that nothing would come of it.

use super::cursor::{Parse, Parser};
use baize_kernel::ir::{
    Ability, Cause, Change, Cmp, From, Mode, Num, Pick, Place, Scope, Sel, Side, Source, State, Step, Subject, Target,
    Test,
};
use baize_kernel::verb_rule::{Operation, VerbRule};
use baize_kernel::vocabulary::{Role, VerbSpec, Vocabulary, ZoneSpec, causes};
use baize_kernel::{Cue, Kind, Message, Stat, Verb, message};
use std::ops::Range;

impl Parser<'_> {
    /// Refuses to do something to cards to which it does nothing, or with cards with which it does nothing.
    pub(super) fn check_objects(&mut self, verb: Verb, step: &Step, span: Range<usize>) -> Parse<()> {
        if let Step::Move { what: Target::Cards(sel), .. } | Step::Do { what: Target::Cards(sel), .. } = step {
            self.check_object(verb, sel, span.clone())?;
        }
        if let Step::Move { what, to, .. } = step {
            self.check_owner(what, to, span.clone())?;
            self.check_turned(to, span.clone())?;
            if let Target::Cards(sel) = what {
                self.check_place(sel, to, span.clone())?;
            }
        }
        self.check_number(verb, step, span.clone())?;
        match (step, self.vocabulary.verbs.get(verb.index())) {
            (Step::Do { to: Some(Target::Cards(sel)), .. }, Some(spec)) if !lies_in(sel, spec.onto) => {
                let message = message!("`{word}` does nothing to the cards after `to`", word = spec.word);
                Err(self.report(
                    span,
                    message,
                    Some(message!("cards there are in: {zones}", zones = self.zone_words(spec.onto))),
                ))
            }
            _ => Ok(()),
        }
    }

    /// Refuses cards that are nowhere: their kind never lies there, or has no such stat or keyword.
    pub(super) fn check_cards(&mut self, sel: &Sel, span: Range<usize>) -> Parse<()> {
        if kinds_meant(self.vocabulary, sel) != 0 && !is_contradiction(self.vocabulary, sel) {
            return Ok(());
        }
        let hint = message!("no card that lies there is all of this");
        Err(self.report(span, message!("there are never such cards"), Some(hint)))
    }

    /// Refuses events that never happen to such cards.
    pub(super) fn check_victim(&mut self, cue: Cue, tests: &[Test], span: Range<usize>) -> Parse<()> {
        let v = self.vocabulary;
        if v.cues[cue.index()].players && !tests.is_empty() {
            let hint = message!("write `mine` or `theirs`");
            let message = message!("`{cue}` happens to players, not to cards", cue = v.cue(cue));
            return Err(self.report(span, message, Some(hint)));
        }
        let kinds = v.cues[cue.index()].kinds;
        if kinds == 0 || kinds_passing_all(v, tests) & kinds != 0 {
            return Ok(());
        }
        let hint = message!("it happens to cards of these kinds: {list}", list = v.kind_words(kinds));
        Err(self.report(span, message!("`{cue}` never happens to such cards", cue = v.cue(cue)), Some(hint)))
    }

    /// Refuses to move cards to where their kind never lies.
    fn check_place(&mut self, sel: &Sel, to: &Place, span: Range<usize>) -> Parse<()> {
        if kinds_meant(self.vocabulary, sel) & self.vocabulary.kinds_in(1 << to.zone.0) != 0 {
            return Ok(());
        }
        let message = message!("such cards never lie in `{zone}`", zone = self.vocabulary.zone(to.zone));
        Err(self.report(span, message, None))
    }

    /// Refuses to move cards to a pile of somebody else than their owner.
    fn check_owner(&mut self, what: &Target, to: &Place, span: Range<usize>) -> Parse<()> {
        let other = |side: Side| side != to.side && (side, to.side) != (Side::Mine, Side::Friendly);
        let strays = match what {
            _ if to.side == Side::Any => false,
            Target::Cards(Sel { from: From::Zones(sources), .. }) => sources.iter().any(|source| other(source.side)),
            Target::Subject(Subject::This) => other(Side::Mine),
            _ => false,
        };
        if !strays {
            return Ok(());
        }
        let hint = message!("write `{place}`", place = format!("owner's {}", self.vocabulary.zone(to.zone)));
        Err(self.report(span, message!("cards go to a pile of their owner"), Some(hint)))
    }

    /// Refuses `rested` where cards are neither rested nor active.
    fn check_turned(&mut self, to: &Place, span: Range<usize>) -> Parse<()> {
        let v = self.vocabulary;
        if !to.rested || zones_with(v, State::Rested) & 1 << to.zone.0 != 0 {
            return Ok(());
        }
        let message = message!("cards in `{zone}` are neither rested nor active", zone = v.zone(to.zone));
        Err(self.report(span, message, Some(message!("leave away `rested`"))))
    }

    /// Refuses `up to` for what is done as often as it says, and several cards for what is done to one.
    fn check_number(&mut self, verb: Verb, step: &Step, span: Range<usize>) -> Parse<()> {
        let Some(spec) = self.vocabulary.verbs.get(verb.index()) else { return Ok(()) };
        let (message, hint) = match step {
            Step::Player { up_to: true, .. } if !spec.up_to => (
                message!("`{word}` cannot be done up to a number of times", word = spec.word),
                message!("leave away `up to`, or put the step into {may}", may = "`may { … }`"),
            ),
            Step::Do { what, to, .. } if spec.single && (is_many(what) || to.as_ref().is_some_and(is_many)) => {
                (message!("`{word}` is done to one card", word = spec.word), message!("write `1 …` or `up to 1 …`"))
            }
            _ => return Ok(()),
        };
        Err(self.report(span, message, Some(hint)))
    }

    /// Refuses to turn cards that lie so already.
    fn check_turning(&mut self, spec: &VerbSpec, sel: &Sel, span: Range<usize>) -> Parse<()> {
        let state = match spec.rule.as_ref().map(|rule| rule.operation) {
            Some(Operation::Turn { rested: true }) => State::Rested,
            Some(Operation::Turn { rested: false }) => State::Active,
            Some(Operation::Flip { face_up: true }) => State::FaceUp,
            Some(Operation::Flip { face_up: false }) => State::FaceDown,
            _ => return Ok(()),
        };
        if !sel.tests.contains(&Test::State(state)) {
            return Ok(());
        }
        let message = message!("`{word}` does nothing to these cards", word = spec.word);
        Err(self.report(span, message, Some(message!("they are so already"))))
    }

    /// Takes what brings something about, of which the words of the game say what can.
    pub(super) fn cause_of(&mut self, word: &str, causes: u8) -> Parse<Cause> {
        let start = self.span().start;
        let cause = self.cause()?;
        let named = cause.by.causes();
        if named & !causes == 0 && (causes != 0 || cause.tests.is_empty()) {
            return Ok(cause);
        }
        let known = causes::WORDS.iter().enumerate().filter(|(i, _)| causes & 1 << i != 0);
        let list = known.map(|(_, word)| *word).collect::<Vec<_>>().join(", ");
        let hint = match list.is_empty() {
            true => message!("leave it away: there is nothing to tell apart"),
            false => message!("what brings it about: {list}", list),
        };
        let span = self.span_from(start);
        Err(self.report(span, message!("nothing like this brings `{word}` about", word), Some(hint)))
    }

    fn zone_words(&self, zones: u32) -> String {
        let words = self.vocabulary.zones.iter().enumerate().filter(|(i, _)| zones & 1 << i != 0);
        words.map(|(_, zone)| zone.word).collect::<Vec<_>>().join(", ")
    }

    /// Refuses to do something to cards to which it does nothing.
    fn check_object(&mut self, verb: Verb, sel: &Sel, span: Range<usize>) -> Parse<()> {
        let (From::Zones(sources), Some(spec)) = (&sel.from, self.vocabulary.verbs.get(verb.index())) else {
            return Ok(());
        };
        self.check_turning(spec, sel, span.clone())?;
        let in_zone = |source: &Source| spec.zones == 0 || source.zones & spec.zones != 0;
        let kinds = |source: &Source| kinds_of(self.vocabulary, source, &sel.tests);
        let of_kind = |source: &Source| spec.kinds == 0 || kinds(source) & spec.kinds != 0;
        if sources.iter().any(|source| in_zone(source) && of_kind(source)) {
            return Ok(());
        }
        let message = message!("`{word}` does nothing to these cards", word = spec.word);
        let hint = match self.zone_words(spec.zones).as_str() {
            _ if sources.iter().any(in_zone) => {
                message!("it is for cards of the kinds: {list}", list = self.vocabulary.kind_words(spec.kinds))
            }
            "" => message!("it is for the card of an event: `{word} event`", word = spec.word),
            zones => message!("it is for cards in: {zones}", zones),
        };
        Err(self.report(span, message, Some(hint)))
    }

    /// Refuses to forbid or allow cards something that means nothing where they lie. What players do with cards
    /// (`all my character cannot enter-active`) is said of the players.
    pub(super) fn checked_change(&mut self, on: Scope, change: Change, span: Range<usize>) -> Parse<(Scope, Change)> {
        if let Scope::Cards(Target::Cards(sel)) = &on
            && let Err((message, hint)) = self.means_something(sel, &change)
        {
            return Err(self.report(span, message, hint));
        }
        let (Scope::Cards(target), Change::Forbid(ban, ..) | Change::Permit(ban, ..)) = (&on, &change) else {
            return Ok((on, change));
        };
        let Some(spec) = self.vocabulary.bans.get(ban.index()) else { return Ok((on, change)) };
        match target {
            _ if spec.zones == 0 => {
                let hint = message!("write `you …` or `they …`");
                let meant = self.of_players(target, &change, spec.said_of);
                meant.ok_or_else(|| {
                    self.report(span, message!("`{word}` is for players, not for cards", word = spec.word), Some(hint))
                })
            }
            Target::Cards(sel) if !lies_in(sel, spec.zones) => {
                let message = message!("`{word}` means nothing for these cards", word = spec.word);
                Err(self.report(
                    span,
                    message,
                    Some(message!("it is for cards in: {zones}", zones = self.zone_words(spec.zones))),
                ))
            }
            _ => Ok((on, change)),
        }
    }

    /// Says why a change means nothing for these cards, if that is so: of their kind, or where they lie.
    fn means_something(&self, sel: &Sel, change: &Change) -> Result<(), (Message, Option<Message>)> {
        let v = self.vocabulary;
        if kinds_meant(v, sel) & kinds_changed(v, change).0 == 0 {
            let (message, hint) = changes_nothing(v, change);
            return Err((message, Some(hint)));
        }
        let zones = zones_changed(v, change);
        if zones != 0 && lies_in(sel, zones) {
            return Ok(());
        }
        let message = message!("`{word}` means nothing for these cards", word = kinds_changed(v, change).1);
        let there = || message!("it is for cards in: {zones}", zones = self.zone_words(zones));
        Err((message, (zones != 0).then(there)))
    }

    /// Returns what is said of all cards of a player as something said of the player, tests and kind included.
    fn of_players(&self, target: &Target, change: &Change, zones: u32) -> Option<(Scope, Change)> {
        let Target::Cards(Sel { pick: Pick::All, from: From::Zones(sources), tests, .. }) = target else { return None };
        let [source] = &sources[..] else { return None };
        if source.zones & zones == 0 {
            return None;
        }
        let zone = self.vocabulary.zones.get(source.zones.trailing_zeros() as usize)?;
        let kinds = if source.kinds == 0 { zone.kinds } else { source.kinds };
        let kind = (kinds != 0).then(|| Test::Kind(Kind(kinds.trailing_zeros() as u8)));
        let told = |own: &[Test]| kind.iter().chain(tests).chain(own).cloned().collect();
        let change = match change {
            Change::Forbid(ban, own, cause) => Change::Forbid(*ban, told(own), cause.clone()),
            Change::Permit(ban, own, cause) => Change::Permit(*ban, told(own), cause.clone()),
            _ => return None,
        };
        Some((Scope::Players(source.side), change))
    }

    /// Returns whether a selection means cards of which each side has one at most.
    pub(super) fn is_lone(&self, sel: &Sel) -> bool {
        let From::Zones(sources) = &sel.from else { return false };
        let zones = sources.iter().fold(0, |set, source| set | source.zones);
        let is_meant = |(i, _): &(usize, &ZoneSpec)| zones & 1 << i != 0;
        sel.pick == Pick::Exactly(Num::Const(1))
            && self.vocabulary.zones.iter().enumerate().filter(is_meant).all(|(_, zone)| zone.lone)
    }

    /// Refuses what an ability in force says of its own card, or of decks, where it means nothing.
    pub(super) fn check_in_place(&mut self, ability: &Ability, span: Range<usize>) {
        let zones = self.vocabulary.zones_of(ability.zones);
        for step in &ability.body {
            if let Step::Do { verb, .. } | Step::Player { verb, .. } = step
                && let Some(spec) = self.vocabulary.verbs.get(verb.index())
                && spec.instead
                && !matches!(ability.mode, Mode::Instead(_))
            {
                let hint = message!("write it in an ability that begins with `instead of`");
                self.report(
                    span.clone(),
                    message!("there is nothing that `{word}` could be about", word = spec.word),
                    Some(hint),
                );
            }
            if matches!(step, Step::Change { change: Change::Copies(_), .. }) && ability.mode != Mode::Rule {
                let hint = message!("begin with `rule:`");
                self.report(span.clone(), message!("`{word}` is for decks that are made", word = "copies"), Some(hint));
            }
            let Step::Change { on, change: Change::Forbid(ban, ..) | Change::Permit(ban, ..), .. } = step else {
                continue;
            };
            let Some(spec) = self.vocabulary.bans.get(ban.index()) else { continue };
            if spec.rule && ability.mode != Mode::Rule {
                let hint = message!("begin with `rule:`");
                self.report(
                    span.clone(),
                    message!("`{word}` is for decks that are made", word = spec.word),
                    Some(hint),
                );
            }
            let own = matches!(on, Scope::Cards(Target::Subject(Subject::This)));
            if own && ability.mode == Mode::Always && !ability.quoted && zones & spec.zones == 0 {
                let message = message!("`{word}` means nothing for a card where this works", word = spec.word);
                let hint =
                    message!("say where: `in {zones}`", zones = self.zone_words(spec.zones).replace(", ", " or "));
                self.report(span.clone(), message, Some(hint));
            }
        }
    }
}

/// Returns whether cards of a selection can lie in one of the zones; 0 means all zones.
fn lies_in(sel: &Sel, zones: u32) -> bool {
    let From::Zones(sources) = &sel.from else { return true };
    zones == 0 || sources.iter().any(|source| source.zones & zones != 0)
}

/// Returns whether no card is all that a selection says, whatever its kind.
fn is_contradiction(v: &Vocabulary, sel: &Sel) -> bool {
    let has = |test: &Test| sel.tests.contains(test);
    let against = |test: &Test| match test {
        Test::State(State::Rested) => has(&Test::State(State::Active)),
        Test::State(State::FaceUp) => has(&Test::State(State::FaceDown)),
        Test::Not(inner) => has(inner),
        Test::Stat(stat, ..) => is_empty_range(sel.tests.iter().filter_map(|test| bound(test, *stat))),
        _ => false,
    };
    let From::Zones(sources) = &sel.from else { return sel.tests.iter().any(against) };
    let placed = |source: &Source| {
        sel.tests.iter().all(|test| match test {
            Test::State(state) => source.zones & zones_with(v, *state) != 0,
            Test::Side(side) => !is_opposed(source.side, *side),
            _ => true,
        })
    };
    sel.tests.iter().any(against) || !sources.iter().any(placed)
}

/// Returns whether cards of one side are never cards of the other.
fn is_opposed(a: Side, b: Side) -> bool {
    let own = |side: Side| matches!(side, Side::Mine | Side::Friendly);
    own(a) && b == Side::Theirs || a == Side::Theirs && own(b)
}

/// The least and the greatest value that a test leaves to a stat.
fn bound(test: &Test, of: Stat) -> Option<(i32, i32)> {
    let Test::Stat(stat, cmp, Num::Const(n)) = test else { return None };
    let range = match cmp {
        Cmp::Eq => (*n, *n),
        Cmp::Le => (i32::MIN, *n),
        Cmp::Lt => (i32::MIN, n.saturating_sub(1)),
        Cmp::Ge => (*n, i32::MAX),
        Cmp::Gt => (n.saturating_add(1), i32::MAX),
        Cmp::Ne => (i32::MIN, i32::MAX),
    };
    (*stat == of).then_some(range)
}

fn is_empty_range(bounds: impl Iterator<Item = (i32, i32)>) -> bool {
    let (least, most) = bounds.fold((i32::MIN, i32::MAX), |(a, b), (c, d)| (a.max(c), b.min(d)));
    least > most
}

/// Returns the zones whose cards can be in a state, as a bit set: those in which a verb brings it about, all if none does.
fn zones_with(v: &Vocabulary, state: State) -> u32 {
    let brings = |rule: &VerbRule| match state {
        State::Rested | State::Active => matches!(rule.operation, Operation::Turn { .. }),
        State::FaceUp | State::FaceDown => matches!(rule.operation, Operation::Flip { .. }),
        State::Damaged => rule.operation == Operation::Harm,
        State::New => false,
    };
    let in_zones = |verb: &VerbSpec| if verb.zones == 0 { !0 } else { verb.zones };
    let verbs = v.verbs.iter().filter(|verb| verb.rule.as_ref().is_some_and(brings));
    match verbs.fold(0, |set, verb| set | in_zones(verb)) {
        0 if state != State::Damaged => !0,
        zones => zones,
    }
}

/// Returns the kinds of cards that can have an ability for a moment, as a bit set.
pub(super) fn kinds_for(v: &Vocabulary, cue: Cue) -> u16 {
    let spec = &v.cues[cue.index()];
    let own = spec.role != Role::Event && spec.kinds != 0;
    if own { spec.kinds | spec.with.map_or(0, |(kinds, _)| kinds) } else { !0 }
}

/// Returns the kinds of cards that a selection can mean, as a bit set.
pub(super) fn kinds_meant(v: &Vocabulary, sel: &Sel) -> u16 {
    let From::Zones(sources) = &sel.from else { return !0 };
    sources.iter().fold(0, |set, source| set | v.kinds_in(source.zones) & kinds_of(v, source, &sel.tests))
}

/// Returns the kinds of cards that a source and tests leave, as a bit set.
fn kinds_of(v: &Vocabulary, source: &Source, tests: &[Test]) -> u16 {
    let named = if source.kinds == 0 { !0 } else { source.kinds };
    named & kinds_passing_all(v, tests)
}

fn kinds_passing_all(v: &Vocabulary, tests: &[Test]) -> u16 {
    tests.iter().fold(!0, |set, test| set & kinds_passing(v, test))
}

/// Returns the kinds of cards that can pass a test, as a bit set.
fn kinds_passing(v: &Vocabulary, test: &Test) -> u16 {
    match test {
        Test::Kind(kind) => 1 << kind.0,
        Test::Stat(stat, ..) | Test::Base(stat, ..) | Test::SameStat(stat, _) => v.kinds_with_stat(*stat),
        Test::Highest(stat) | Test::Lowest(stat) => v.kinds_with_stat(*stat),
        Test::Keyword(keyword) => v.kinds_with_keyword(*keyword),
        Test::Has(cue) => kinds_for(v, *cue),
        Test::Attached(1..) if v.hosts != 0 => v.hosts,
        Test::Any(lists) => lists.iter().fold(0, |set, list| set | kinds_passing_all(v, list)),
        _ => !0,
    }
}

/// Returns the kinds of cards for which a change means something, as a bit set, and the word for what it changes.
pub(crate) fn kinds_changed(v: &Vocabulary, change: &Change) -> (u16, &'static str) {
    match change {
        Change::Add(stat, _) | Change::Set(stat, _) | Change::SetBase(stat, _) => {
            (v.kinds_with_stat(*stat), v.stat(*stat))
        }
        Change::Gain(keyword) | Change::Lose(keyword) => (v.kinds_with_keyword(*keyword), v.keyword(*keyword)),
        Change::MuteCue(cue) => (kinds_for(v, *cue), v.cue(*cue)),
        Change::Forbid(ban, ..) | Change::Permit(ban, ..) => (!0, v.ban(*ban)),
        _ => (!0, ""),
    }
}

/// Returns the zones in which a change means something, as a bit set.
pub(crate) fn zones_changed(v: &Vocabulary, change: &Change) -> u32 {
    match change {
        Change::Add(stat, _) | Change::Set(stat, _) | Change::SetBase(stat, _) => v.zones_with_stat(*stat),
        // What is for players is said of cards in another way.
        Change::Forbid(ban, ..) | Change::Permit(ban, ..) => match v.bans[ban.index()].zones {
            0 => !0,
            zones => zones,
        },
        _ => !0,
    }
}

/// Says that a change means nothing for cards of their kind, and for which it would.
pub(crate) fn changes_nothing(v: &Vocabulary, change: &Change) -> (Message, Message) {
    let (kinds, word) = kinds_changed(v, change);
    let hint = message!("kinds of cards that have it: {list}", list = v.kind_words(kinds));
    (message!("`{word}` means nothing for cards of this kind", word), hint)
}

/// Returns whether several cards are meant for certain.
fn is_many(what: &Target) -> bool {
    match what {
        Target::Cards(Sel { pick: Pick::Exactly(n) | Pick::UpTo(n) | Pick::Top(n) | Pick::Bottom(n), .. }) => {
            *n != Num::Const(1)
        }
        Target::Cards(Sel { pick: Pick::Random(n) | Pick::UpToTop(n), .. }) => *n != Num::Const(1),
        Target::Cards(Sel { pick: Pick::All | Pick::Between(..), .. }) | Target::Union(_) => true,
        Target::Cards(Sel { pick: Pick::EitherEnd, .. }) | Target::Subject(_) => false,
    }
}

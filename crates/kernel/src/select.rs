//! Selecting cards, working out numbers and conditions.

use crate::continuous::{self, Modifier, touch};
use crate::effect::{Agent, TriggerEvent};
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Ref, Seat, Word, Zone};
use crate::ir::{
    Ability, By, Cause, Cond, From, Gate, Limit, Num, SLOTS, Sel, Side, Source, State, Subject, Target, Test, Trigger,
};
use crate::state::{Memory, State as Match};
use serde::{Deserialize, Serialize};

/// A stretch of the cards that effects have at hand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Span {
    /// Where it starts.
    pub start: u16,
    /// How long it is.
    pub len: u16,
}

/// What the words of an ability refer to while it is read.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Env {
    /// The controller.
    pub you: Seat,
    /// The card the ability is on.
    pub this: Ref,
    /// The card of the event that set it off.
    pub event: Ref,
    /// The other card of that event.
    pub other: Ref,
    /// What was chosen or dealt with last.
    pub it: Span,
    /// What steps gave names.
    pub slots: [Span; SLOTS],
    /// The card that the present step is about, where it is about several.
    pub each: Ref,
    /// The cards being looked at.
    pub seen: Span,
    /// The number named.
    pub named: i32,
    /// How many cards the last step that dealt with cards dealt with.
    pub moved: i16,
    /// Whether all of the step before was done.
    pub did: bool,
    /// Whether the ability goes on although its card has gone, for the going set it off. What is
    /// done to "this" is done to the card where it went.
    pub outlives: bool,
    /// The one opponent meant, where each of several follows an order alone.
    pub they: Option<Seat>,
}

impl Env {
    /// The surroundings of an ability of a card that nothing has set off.
    pub fn of_card<D, F>(s: &Match<D, F>, card: CardId) -> Env {
        Env {
            you: s.card(card).side,
            this: s.refer(card),
            event: Ref::NONE,
            other: Ref::NONE,
            it: Span::default(),
            slots: [Span::default(); SLOTS],
            each: Ref::NONE,
            seen: Span::default(),
            named: 0,
            moved: 0,
            did: false,
            outlives: false,
            they: None,
        }
    }

    /// The stretches of cards that it refers to.
    fn spans(&mut self) -> impl Iterator<Item = &mut Span> {
        [&mut self.it, &mut self.seen].into_iter().chain(&mut self.slots)
    }

    /// Copies the cards that it refers to, of which its stretches then are.
    pub fn take_cards<D, F>(&mut self, s: &Match<D, F>) -> Vec<Ref> {
        let mut cards = Vec::new();
        for span in self.spans() {
            let start = cards.len() as u16;
            cards.extend_from_slice(stretch(s, *span));
            span.start = start;
        }
        cards
    }

    /// Moves its stretches on, after its cards were put further on.
    pub(crate) fn shift_by(&mut self, base: u16) {
        self.spans().for_each(|span| span.start += base);
    }
}

/// The cards that a subject stands for.
#[derive(Clone, Debug)]
pub struct Subjects<'a> {
    one: Option<Ref>,
    many: &'a [Ref],
    attached: Option<(CardId, crate::state::PileIter<'a>, &'a [crate::state::Card])>,
}

impl Subjects<'_> {
    /// Returns whether the card is among them.
    pub fn contains(&self, r: &Ref) -> bool {
        self.clone().any(|x| x == *r)
    }
}

impl Iterator for Subjects<'_> {
    type Item = Ref;

    fn next(&mut self) -> Option<Ref> {
        if let Some(r) = self.one.take() {
            return Some(r);
        }
        if let Some((&first, rest)) = self.many.split_first() {
            self.many = rest;
            return Some(first);
        }
        let (host, pile, cards) = self.attached.as_mut()?;
        let card = pile.find(|c| cards[c.index()].host == *host)?;
        Some(Ref { card, incarnation: cards[card.index()].incarnation })
    }
}

/// Returns the cards a subject stands for. Some may have gone stale.
pub fn subjects<'a, G: Game>(game: &G, s: &'a StateOf<G>, env: &Env, subject: Subject) -> Subjects<'a> {
    let mut out = Subjects { one: None, many: &[], attached: None };
    let some = |r: Ref| Some(r).filter(|r| r.card.is_some());
    match subject {
        Subject::This => out.one = some(env.this),
        Subject::Event => out.one = some(env.event),
        Subject::Other => out.one = some(env.other),
        Subject::It => out.many = stretch(s, env.it),
        Subject::Slot(slot) => out.many = env.slots.get(usize::from(slot.0)).map_or(&[], |span| stretch(s, *span)),
        Subject::Each => out.one = some(env.each),
        Subject::Seen => out.many = stretch(s, env.seen),
        Subject::Host => {
            let host = s.card(env.this.card).host;
            out.one = host.is_some().then(|| s.refer(host));
        }
        Subject::Attached => {
            let card = s.card(env.this.card);
            if let Some(memory) = s.recall(env.this).filter(|_| !s.is_current(env.this)) {
                // A card that has gone had them; they are meant where they went with it.
                out.many = &memory.carried;
            } else if let Some(zone) = game.effect_rules().attach_zone {
                out.attached = Some((env.this.card, s.iter(card.side, zone), &s.cards));
            }
        }
        Subject::Attacker => out.one = some(game.battle(s).0),
        Subject::Attacked => out.one = some(game.battle(s).1),
    }
    out
}

/// Returns a card as it is now, if the effect goes on although it has gone: the card that the effect is
/// on, and what was attached to it.
pub(crate) fn reach<D, F>(s: &Match<D, F>, env: &Env, r: Ref) -> Ref {
    let now = s.refer(r.card);
    let went = || r == env.this || s.recall(env.this).is_some_and(|memory| memory.carried.contains(&r));
    if env.outlives && now.incarnation == r.incarnation.wrapping_add(1) && went() { now } else { r }
}

pub(crate) fn stretch<D, F>(s: &Match<D, F>, span: Span) -> &[Ref] {
    let start = span.start as usize;
    s.bound_cards.get(start..start + span.len as usize).unwrap_or(&[])
}

/// Calls `f` for every card that a selection could take, whatever its number.
pub fn each<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel, mut f: impl FnMut(CardId)) {
    each_while(game, s, env, sel, |card| {
        f(card);
        true
    });
}

/// Calls `f` for every card that a selection could take until it says `false`.
pub fn each_while<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel, mut f: impl FnMut(CardId) -> bool) {
    match extreme(game, s, env, sel) {
        None => each_unranked(game, s, env, sel, &mut f),
        Some((stat, value)) => {
            each_unranked(game, s, env, sel, &mut |card| continuous::stat(game, s, card, stat) != value || f(card))
        }
    }
}

fn each_unranked<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel, f: &mut impl FnMut(CardId) -> bool) {
    match &sel.from {
        From::Zones(sources) => {
            for source in sources {
                for seat in s.all_seats() {
                    if !each_in(game, s, env, sel, source, seat, f) {
                        return;
                    }
                }
            }
        }
        From::Group(subject) => {
            for r in subjects(game, s, env, *subject) {
                if s.is_current(r) && passes_all(game, s, env, r.card, &sel.tests) && !f(r.card) {
                    return;
                }
            }
        }
    }
}

/// Goes through one seat's zones of a source; returns whether to go on.
fn each_in<G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    sel: &Sel,
    source: &Source,
    seat: Seat,
    f: &mut impl FnMut(CardId) -> bool,
) -> bool {
    for zone in Zone::all(source.zones) {
        if s.pile(seat, zone).len == 0 || !is_source(game, s, env, source, seat, zone) {
            continue;
        }
        for card in s.iter(seat, zone) {
            if is_of_kind(game, s, source, card) && passes_all(game, s, env, card, &sel.tests) && !f(card) {
                return false;
            }
        }
    }
    true
}

/// Returns whether a pile is one that a source means.
#[inline]
fn is_source<G: Game>(game: &G, s: &StateOf<G>, env: &Env, source: &Source, seat: Seat, zone: Zone) -> bool {
    // Of several opponents the one who is meant, with what that one shares.
    let other = |they| source.side == Side::Theirs && !game.is_side_at(s, Side::Mine, they, seat, zone);
    game.is_side_at(s, source.side, env.you, seat, zone) && !env.they.is_some_and(other)
}

#[inline]
fn is_of_kind<G: Game>(game: &G, s: &StateOf<G>, source: &Source, card: CardId) -> bool {
    source.kinds == 0 || source.kinds & (1 << game.kind_of(s, card).0) != 0
}

/// Returns whether a selection could take this card.
pub fn takes<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel, card: CardId) -> bool {
    let at = s.card(card);
    let means = |source: &Source| {
        source.zones & 1 << at.zone.0 != 0
            && is_source(game, s, env, source, at.side, at.zone)
            && is_of_kind(game, s, source, card)
    };
    let among = match &sel.from {
        From::Zones(sources) => at.zone != Zone::GONE && sources.iter().any(means),
        From::Group(subject) => subjects(game, s, env, *subject).contains(&s.refer(card)),
    };
    let ranks = || extreme(game, s, env, sel).is_none_or(|(stat, best)| continuous::stat(game, s, card, stat) == best);
    among && passes_all(game, s, env, card, &sel.tests) && ranks()
}

/// Returns the best value when a selection asks for the highest or lowest of a stat.
fn extreme<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel) -> Option<(crate::ids::Stat, i32)> {
    let (stat, highest) = sel.tests.iter().find_map(|t| match t {
        Test::Highest(stat) => Some((*stat, true)),
        Test::Lowest(stat) => Some((*stat, false)),
        _ => None,
    })?;
    let mut best: Option<i32> = None;
    each_unranked(game, s, env, sel, &mut |card| {
        let value = continuous::stat(game, s, card, stat);
        best = Some(best.map_or(value, |b| if highest { b.max(value) } else { b.min(value) }));
        true
    });
    best.map(|b| (stat, b))
}

/// Returns how many cards a selection could take.
pub fn count<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel) -> usize {
    let mut n = 0;
    each(game, s, env, sel, |_| n += 1);
    n
}

/// Returns whether a selection could take so many cards.
pub fn has_at_least<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel, wanted: i32) -> bool {
    let mut left = wanted;
    if left > 0 {
        each_while(game, s, env, sel, |_| {
            left -= 1;
            left > 0
        });
    }
    left <= 0
}

/// Returns whether a card passes every test.
#[inline]
pub fn passes_all<G: Game>(game: &G, s: &StateOf<G>, env: &Env, card: CardId, tests: &[Test]) -> bool {
    tests.iter().all(|t| passes(game, s, env, card, t))
}

/// Returns whether a card passes a test.
pub fn passes<G: Game>(game: &G, s: &StateOf<G>, env: &Env, id: CardId, test: &Test) -> bool {
    let card = s.card(id);
    let def = game.pool().def(card.def);
    match test {
        Test::Stat(stat, cmp, n) => {
            continuous::has_stat(game, s, id, *stat)
                && cmp.holds(continuous::stat(game, s, id, *stat), number(game, s, env, n))
        }
        Test::Base(stat, cmp, n) => {
            def.has_stat(*stat) && cmp.holds(game.tested_base(s, id, *stat), number(game, s, env, n))
        }
        Test::Named(word) => names_any(game, s, id, |w| w == *word),
        Test::NameHas(part) => {
            let part = game.pool().lexicon().text(*part);
            names_any(game, s, id, |w| game.pool().lexicon().text(w).contains(part))
        }
        Test::Trait(word) => traits_any(game, s, id, |w| w == *word),
        Test::TraitHas(part) => {
            let part = game.pool().lexicon().text(*part);
            traits_any(game, s, id, |w| game.pool().lexicon().text(w).contains(part))
        }
        Test::Label(label) => labels(game, s, id) & (1 << label.0) != 0,
        Test::Many(label) => (labels(game, s, id) & game.vocabulary().group_of(*label)).count_ones() >= 2,
        Test::Kind(kind) => game.kind_of(s, id) == *kind,
        Test::Keyword(keyword) => continuous::has_keyword(game, s, id, *keyword),
        Test::State(state) => is_in_state(s, id, *state),
        Test::Has(cue) => game.has_cue(s, id, *cue),
        Test::Blank => def.is_blank(),
        Test::Is(subject) => subjects(game, s, env, *subject).any(|r| reach(s, env, r) == s.refer(id)),
        Test::Number(word) => game.pool().lexicon().text(*word) == def.id,
        Test::SameName(subject) => subjects(game, s, env, *subject).any(|r| {
            let other: Word = game.pool().def(s.card(r.card).def).name;
            names_any(game, s, id, |w| w == other)
        }),
        Test::SameStat(stat, subject) => {
            let own = continuous::stat(game, s, id, *stat);
            subjects(game, s, env, *subject).any(|r| continuous::stat(game, s, r.card, *stat) == own)
        }
        Test::SameLabel(label, subject) => {
            let own = labels(game, s, id) & game.vocabulary().group_of(*label);
            subjects(game, s, env, *subject).any(|r| labels(game, s, r.card) & own != 0)
        }
        Test::Attached(n) => card.attached >= *n,
        Test::Carries(tests) => carries(game, s, env, id, tests),
        // Ranked tests are about the whole selection: see `extreme`.
        Test::Highest(_) | Test::Lowest(_) => true,
        Test::Side(side) => is_meant(game, s, env, *side, card.side),
        Test::Any(lists) => lists.iter().any(|tests| passes_all(game, s, env, id, tests)),
        Test::Not(inner) => !passes(game, s, env, id, inner),
    }
}

/// Returns whether a card that has gone passed a test when it went.
fn passed<G: Game>(game: &G, s: &StateOf<G>, env: &Env, memory: &Memory, test: &Test) -> bool {
    match test {
        Test::Stat(stat, cmp, n) => cmp.holds(memory.stats[stat.index()], number(game, s, env, n)),
        Test::Keyword(keyword) => memory.keywords & (1 << keyword.0) != 0,
        Test::Attached(n) => memory.attached >= *n,
        Test::Carries(tests) => memory.carried.iter().any(|r| passes_all(game, s, env, r.card, tests)),
        Test::State(State::Rested) => memory.rested,
        Test::State(State::Active) => !memory.rested,
        Test::State(State::Damaged) => memory.marks > 0,
        Test::Any(lists) => lists.iter().any(|tests| tests.iter().all(|t| passed(game, s, env, memory, t))),
        Test::Not(inner) => !passed(game, s, env, memory, inner),
        // What is printed stays as it was.
        _ => passes(game, s, env, memory.card.card, test),
    }
}

fn names_any<G: Game>(game: &G, s: &StateOf<G>, id: CardId, f: impl Fn(Word) -> bool) -> bool {
    let card = s.card(id);
    let renamed = card.affected != 0 && game.is_renamed(s, id);
    !renamed && game.pool().names(card.def).any(&f)
        || card.affected & touch::WORD != 0
            && continuous::shifts_on(s, id).any(|x| matches!(x, Modifier::Name(w) if f(w)))
}

fn traits_any<G: Game>(game: &G, s: &StateOf<G>, id: CardId, f: impl Fn(Word) -> bool) -> bool {
    let card = s.card(id);
    game.pool().traits(card.def).any(&f)
        || card.affected & touch::WORD != 0
            && continuous::shifts_on(s, id).any(|x| matches!(x, Modifier::Trait(w) if f(w)))
}

/// Returns the labels of a card as they are now, as a bit set.
pub fn labels<G: Game>(game: &G, s: &StateOf<G>, id: CardId) -> u64 {
    let card = s.card(id);
    let mut set = game.pool().labels(card.def);
    if card.affected != 0 {
        set &= !game.lost_labels(s, id);
        for shift in continuous::shifts_on(s, id) {
            if let Modifier::Label(l) = shift {
                set |= 1 << l.0;
            }
        }
    }
    set
}

fn is_in_state<D, F>(s: &Match<D, F>, id: CardId, state: State) -> bool {
    let card = s.card(id);
    match state {
        State::Rested => card.rested,
        State::Active => !card.rested,
        State::FaceUp => card.face_up,
        State::FaceDown => !card.face_up,
        State::New => card.since == s.turn,
        State::Damaged => card.marks > 0,
    }
}

/// Works out a number; most are printed as they are.
#[inline]
pub fn number<G: Game>(game: &G, s: &StateOf<G>, env: &Env, n: &Num) -> i32 {
    if let Num::Const(n) = n { *n } else { worked_out(game, s, env, n) }
}

/// Returns whether the card whose stat a number is, if it is one, is there: without it there is no such number.
pub fn is_known<G: Game>(game: &G, s: &StateOf<G>, env: &Env, n: &Num) -> bool {
    match n {
        Num::Stat(subject, _) | Num::Base(subject, _) => subjects(game, s, env, *subject).next().is_some(),
        _ => true,
    }
}

/// Works out a number that is not printed as it is.
fn worked_out<G: Game>(game: &G, s: &StateOf<G>, env: &Env, n: &Num) -> i32 {
    match n {
        Num::Const(n) => *n,
        Num::Count(sel) if sel.limits.contains(&Limit::DifferentNames) => names(game, s, env, sel) as i32,
        Num::Count(sel) => count(game, s, env, sel) as i32,
        Num::Total(sel, stat) => {
            let mut sum = 0;
            each(game, s, env, sel, |card| sum += continuous::stat(game, s, card, *stat));
            sum
        }
        Num::Stat(subject, stat) => subjects(game, s, env, *subject)
            .map(|r| match s.recall(r) {
                _ if s.is_current(r) => continuous::stat(game, s, r.card, *stat),
                Some(memory) => memory.stats[stat.index()],
                None => game.pool().def(s.card(r.card).def).stat(*stat),
            })
            .sum(),
        Num::Base(subject, stat) => {
            subjects(game, s, env, *subject).map(|r| continuous::base(game, s, r.card, *stat)).sum()
        }
        Num::Gauge(gauge, side) => {
            s.all_seats().filter(|&x| is_meant(game, s, env, *side, x)).map(|x| game.gauge(s, *gauge, x)).sum()
        }
        Num::Per { times, each, of } => (number(game, s, env, of) / (*each).max(1)).saturating_mul(*times),
        Num::Plus(a, b) => number(game, s, env, a).saturating_add(number(game, s, env, b)),
        Num::Minus(a, b) => number(game, s, env, a).saturating_sub(number(game, s, env, b)),
        Num::Named => env.named,
        Num::Moved => i32::from(env.moved),
        Num::Times(event) => times(game, s, env, event),
    }
}

/// Returns whether a condition holds.
pub fn holds<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cond: &Cond) -> bool {
    match cond {
        Cond::Compare(a, cmp, b) => {
            let holds = |env: &Env| cmp.holds(number(game, s, env, a), number(game, s, env, b));
            if s.seats() > 2 && env.they.is_none() && (is_apiece(game, a) || is_apiece(game, b)) {
                // A condition on an opponent's own state: any one who meets it will do.
                let opponents = continuous::seats_of(game, s, Side::Theirs, env.you);
                return opponents.into_iter().any(|seat| holds(&Env { they: Some(seat), ..*env }));
            }
            holds(env)
        }
        Cond::Matches(subject, tests) => subjects(game, s, env, *subject).any(|r| match s.recall(r) {
            Some(memory) if !s.is_current(r) => tests.iter().all(|t| passed(game, s, env, memory, t)),
            _ => passes_all(game, s, env, r.card, tests),
        }),
        Cond::Turn(side) => game.is_turn(s, *side, env.you),
        Cond::Did => env.did,
        Cond::All(list) => list.iter().all(|c| holds(game, s, env, c)),
        Cond::Any(list) => list.iter().any(|c| holds(game, s, env, c)),
        Cond::Not(inner) => !holds(game, s, env, inner),
    }
}

/// Returns whether a card has one attached, or is attached to one, that passes every test.
fn carries<G: Game>(game: &G, s: &StateOf<G>, env: &Env, card: CardId, tests: &[Test]) -> bool {
    let Some(zone) = game.effect_rules().attach_zone else { return false };
    let c = s.card(card);
    if c.zone == zone {
        return c.host.is_some() && passes_all(game, s, env, c.host, tests);
    }
    let mut attached = s.iter(c.side, zone).filter(|&other| s.card(other).host == card);
    c.attached > 0 && attached.any(|other| passes_all(game, s, env, other, tests))
}

/// Counts how often something has happened this turn.
fn times<G: Game>(game: &G, s: &StateOf<G>, env: &Env, event: &Trigger) -> i32 {
    let met = |n: &&TriggerEvent| crate::effect::is_met(game, s, env, event, n);
    s.happened.iter().filter(met).map(|n| i32::from(n.count.max(1))).sum()
}

/// Returns whether something was brought about in the way that a text asks for. `other` is the card
/// on the other side of a battle.
pub fn is_caused<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cause: &Cause, agent: Agent, other: CardId) -> bool {
    let source = match (cause.by, agent) {
        (By::Anything, Agent::Effect { source, .. }) => source.card,
        (By::Anything, _) => other,
        (By::Battle, Agent::Battle) | (By::Rule, Agent::Rule | Agent::Cost { .. }) => other,
        (By::Effect(side), Agent::Effect { seat, source }) if game.is_side(s, side, env.you, seat) => source.card,
        _ => return false,
    };
    cause.tests.is_empty() || source.is_some() && passes_all(game, s, env, source, &cause.tests)
}

/// Returns the cards that the subjects of a step stand for, each once.
pub fn targets<'a, G: Game>(
    game: &'a G,
    s: &'a StateOf<G>,
    env: &'a Env,
    target: &'a Target,
) -> impl Iterator<Item = Ref> + 'a {
    let list: &[Subject] = match target {
        Target::Subject(subject) => std::slice::from_ref(subject),
        Target::Union(list) => list,
        Target::Cards(_) => &[],
    };
    list.iter().enumerate().flat_map(move |(i, subject)| {
        let earlier = &list[..i];
        let is_new = move |r: &Ref| !earlier.iter().any(|x| subjects(game, s, env, *x).contains(r));
        subjects(game, s, env, *subject).filter(is_new)
    })
}

/// Counts the different names among the cards of a selection.
fn names<G: Game>(game: &G, s: &StateOf<G>, env: &Env, sel: &Sel) -> usize {
    let mut found = Vec::new();
    each(game, s, env, sel, |card| {
        let name = game.pool().def(s.card(card).def).name;
        if !found.contains(&name) {
            found.push(name);
        }
    });
    found.len()
}

/// Returns whether a number counts cards that each opponent has alone.
fn is_apiece<G: Game>(game: &G, n: &Num) -> bool {
    match n {
        Num::Count(sel) | Num::Total(sel, _) => match &sel.from {
            From::Zones(sources) => {
                sources.iter().any(|s| s.side == Side::Theirs && s.zones & game.effect_rules().apiece != 0)
            }
            From::Group(_) => false,
        },
        Num::Per { of, .. } => is_apiece(game, of),
        Num::Plus(a, b) | Num::Minus(a, b) => is_apiece(game, a) || is_apiece(game, b),
        _ => false,
    }
}

/// Returns whether a seat is on a side and, where one opponent is meant, is that one.
pub fn is_meant<G: Game>(game: &G, s: &StateOf<G>, env: &Env, side: Side, seat: Seat) -> bool {
    game.is_side(s, side, env.you, seat) && (side != Side::Theirs || env.they.is_none_or(|they| they == seat))
}

/// Returns whether every gate is open.
pub fn gates_hold<G: Game>(game: &G, s: &StateOf<G>, env: &Env, gates: &[Gate]) -> bool {
    gates.iter().all(|gate| gate_holds(game, s, env, gate))
}

/// Returns whether a gate is open.
pub fn gate_holds<G: Game>(game: &G, s: &StateOf<G>, env: &Env, gate: &Gate) -> bool {
    match gate {
        Gate::Turn(side) => game.is_turn(s, *side, env.you),
        Gate::Attached(n) => s.card(env.this.card).attached >= *n,
        Gate::During(phases) => phases.contains(&s.phase),
        Gate::While(cond) => holds(game, s, env, cond),
    }
}

/// Returns whether an ability works while its card is in this zone.
pub fn works_in<G: Game>(game: &G, ability: &Ability, zone: Zone) -> bool {
    match ability.zones {
        0 => game.effect_rules().live_zones & (1 << zone.0) != 0,
        zones => zones & (1 << zone.0) != 0,
    }
}

/// Returns whether `seat` is on a side, seen from `you`, in a game without teams.
pub fn is_side_of_two(side: Side, you: Seat, seat: Seat) -> bool {
    match side {
        Side::Mine | Side::Friendly => seat == you,
        Side::Theirs => seat != you,
        Side::Any => true,
    }
}

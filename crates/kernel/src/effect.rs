//! Resolving effects: one frame per effect under way, stepped until its text is done.
//!
//! A step that deals with cards first *binds* them: it finds the candidates and, when there is
//! a choice, asks. Then, if several cards go to an ordered zone, their order is asked. Then the
//! game performs the verb, which may push frames of its own; when those are done the effect goes
//! on. So the life of a step is `Fresh → (Asked →) Bound → (Ordering →) Acting`, and at each
//! arrow the match can be saved and resumed.

use crate::event::What;
use crate::game::{Cx, Game, StateOf};
use crate::ids::{AbilityRef, CardId, Clause, Ref, Seat, SeatSet, Verb};
use crate::ir::{Change, Cond, End, From, Gate, Mode, Num, Order, Pick, Place, Scope, Sel, Side, Step, Target};
use crate::lasting::{self, Lasting, On, StepRef, Until};
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::select::{self, Env, Span};
use crate::state::{Job, State};
use crate::vocabulary::Sight;
use serde::{Deserialize, Serialize};

/// An effect being resolved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// The ability whose text is being read: the one in use or, while a cost is paid that
    /// another effect adds to it, the one that says so.
    pub at: AbilityRef,
    /// The ability in use.
    used: AbilityRef,
    /// What other effects add to its cost.
    needs: Span,
    /// How many of those have been begun.
    begun: u16,
    /// Whether the cost is being paid or the body carried out.
    pub part: Part,
    /// The step it is at.
    pub pc: u16,
    /// Where it stops.
    end: u16,
    /// Where the chosen one of several runs ends, and where to go on from there.
    hop: (u16, u16),
    /// How far the present step is.
    wait: Wait,
    /// What its words refer to.
    pub env: Env,
    /// The first object of the present step.
    first: Span,
    /// The second object of the present step.
    second: Span,
    /// How many cards the present step is expected to deal with.
    expected: u16,
    /// How long the list of cards at hand was before.
    base: u16,
    /// Whether the cost could not be paid as printed.
    pub failed: bool,
    /// Whether the cards go on top, where there is a choice.
    on_top: bool,
    /// How many steps of the body were dealt with before it began, such as an agreed `May`.
    skip: u16,
    /// The game's own note about how the effect came to be used.
    pub tag: u8,
    /// Whether its body has done anything so far.
    pub did: bool,
}

/// Which part of an ability is under way.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The activation cost.
    Cost,
    /// The body.
    Body,
}

/// How far a step is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Wait {
    Fresh,
    Asked,
    AskedHowMany,
    Picking,
    Bound,
    AskedSecond,
    BoundSecond,
    AskedOrder,
    Ordered,
    AskedEnd,
    Placed,
    AskedMay,
    AskedOne,
    AskedNumber,
    Acting,
}

/// A verb to be carried out on cards.
#[derive(Clone, Debug)]
pub struct Act {
    /// What to do.
    pub verb: Verb,
    /// To which cards; stale ones are to be left alone.
    pub cards: Span,
    /// The second object: what to attach to.
    pub onto: Span,
    /// The number.
    pub n: i32,
    /// Where to, for moves.
    pub place: Option<Place>,
    /// Whether they go on top rather than to the bottom.
    pub on_top: bool,
}

/// A verb to be carried out by players.
#[derive(Copy, Clone, Debug)]
pub struct Deed {
    /// What to do.
    pub verb: Verb,
    /// Who does it.
    pub who: Side,
    /// How much.
    pub n: i32,
    /// Whether less may be done.
    pub up_to: bool,
}

/// An ability that waits to be used.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The ability.
    pub at: AbilityRef,
    /// Its card when the cue came.
    pub source: Ref,
    /// Its controller.
    pub you: Seat,
    /// The card of the event.
    pub event: Ref,
    /// The other card of the event.
    pub other: Ref,
    /// The generation it belongs to.
    pub wave: u16,
    /// The cue.
    pub cue: crate::ids::Cue,
    /// Whether it stays although its card goes: the going itself was the cue.
    pub sticky: bool,
}

/// A part of an effect put off.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// The ability.
    pub at: AbilityRef,
    /// The first step.
    pub pc: u16,
    /// How many steps.
    pub len: u16,
    /// What its words refer to.
    pub env: Env,
    /// What `It` was, if one card.
    pub it: Ref,
    /// When it is due.
    pub until: Until,
}

/// Something that happened, for abilities that wait for it.
#[derive(Copy, Clone, Debug)]
pub struct Notice {
    /// What.
    pub cue: crate::ids::Cue,
    /// To whose card, or to whom.
    pub seat: Seat,
    /// To which card.
    pub card: Ref,
    /// The other card concerned.
    pub other: Ref,
    /// What brought it about.
    pub agent: Agent,
    /// Whose abilities may be set off; everybody's when absent.
    pub only: Option<Seat>,
}

/// What brought something about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Agent {
    /// An effect of a card on this side.
    Effect(Seat),
    /// A battle.
    Battle,
    /// A rule or a cost.
    Rule,
}

impl Effect {
    /// Makes an effect ready to pay its cost and resolve.
    pub fn new(at: AbilityRef, env: Env) -> Effect {
        Effect {
            at,
            used: at,
            needs: Span::default(),
            begun: 0,
            part: Part::Cost,
            pc: 0,
            end: u16::MAX,
            hop: (u16::MAX, 0),
            wait: Wait::Fresh,
            env,
            first: Span::default(),
            second: Span::default(),
            expected: 0,
            base: 0,
            failed: false,
            on_top: false,
            skip: 0,
            tag: 0,
            did: false,
        }
    }

    /// The same effect with a note of the game's own.
    pub fn tagged(self, tag: u8) -> Effect {
        Effect { tag, ..self }
    }

    /// The same effect without the first steps of its body.
    pub fn skipping(self, steps: u16) -> Effect {
        Effect { skip: steps, ..self }
    }

    /// Returns whether a cost is being paid that another effect adds.
    pub fn is_paying_added(&self) -> bool {
        self.part == Part::Cost && self.begun > 0
    }

    /// The agent that stands behind what this effect does.
    pub fn agent(&self) -> Agent {
        match self.part {
            Part::Cost => Agent::Rule,
            Part::Body => Agent::Effect(self.env.you),
        }
    }
}

impl<G: Game> Cx<'_, G> {
    /// Starts an effect: its cost, then its body.
    pub fn start(&mut self, effect: Effect) {
        let base = self.s.scratch.len() as u16;
        let start = self.s.needs.len() as u16;
        let this = effect.env.this.card;
        if this.is_some() && self.s.card(this).affected {
            let mut needs = std::mem::take(&mut self.s.needs);
            needs.extend(lasting::needs(self.game, self.s, this, effect.at));
            self.s.needs = needs;
        }
        let needs = Span { start, len: self.s.needs.len() as u16 - start };
        self.s.agenda.push(Job::Effect(Effect { base, needs, ..effect }));
    }

    /// Carries out a part of an effect that was put off.
    pub fn start_delayed(&mut self, delayed: &Delayed) {
        let base = self.s.scratch.len() as u16;
        let mut effect = Effect::new(delayed.at, delayed.env);
        effect.part = Part::Body;
        effect.pc = delayed.pc;
        effect.end = delayed.pc + delayed.len;
        effect.base = base;
        effect.needs.start = self.s.needs.len() as u16;
        effect.env.seen = Span::default();
        effect.env.it = Span::default();
        if delayed.it.card.is_some() {
            self.s.scratch.push(delayed.it);
            effect.env.it = Span { start: base, len: 1 };
        }
        self.s.agenda.push(Job::Effect(effect));
    }

    /// Carries out the body of an ability whose cost was paid before, from a step on, with the
    /// cards that were chosen then.
    pub fn start_body(&mut self, at: AbilityRef, env: Env, from: u16, chosen: &[Ref]) {
        let start = self.s.scratch.len() as u16;
        self.s.scratch.extend_from_slice(chosen);
        let mut effect = Effect::new(at, env);
        (effect.part, effect.pc) = (Part::Body, from);
        effect.end = self.game.pool().ability(at).body.len() as u16;
        effect.base = start;
        effect.env.seen = Span::default();
        effect.env.it = Span { start, len: chosen.len() as u16 };
        self.s.agenda.push(Job::Effect(effect));
    }

    /// Returns the card at a place of a stretch, if it is still the one meant.
    #[inline]
    pub fn at_hand(&self, span: Span, i: u16) -> Option<CardId> {
        let r = *select::stretch(self.s, span).get(i as usize)?;
        self.s.is_current(r).then_some(r.card)
    }

    /// Returns what was put at a place of a stretch, stale or not.
    pub fn raw_at_hand(&self, span: Span, i: u16) -> Option<Ref> {
        select::stretch(self.s, span).get(i as usize).copied()
    }

    /// Returns how many cards of a stretch are still the ones meant.
    pub fn current_in(&self, span: Span) -> u16 {
        (0..span.len).filter(|&i| self.at_hand(span, i).is_some()).count() as u16
    }

    /// Puts cards at hand for frames of the game; give it back with [`Cx::drop_span`].
    pub fn keep_span(&mut self, cards: impl IntoIterator<Item = Ref>) -> Span {
        let start = self.s.scratch.len();
        self.s.scratch.extend(cards);
        Span { start: start as u16, len: (self.s.scratch.len() - start) as u16 }
    }

    /// Gives back a stretch that was put at hand last.
    pub fn drop_span(&mut self, span: Span) {
        self.s.scratch.truncate(span.start as usize);
    }

    /// Gives back all stretches; only where no effect is under way.
    #[inline]
    pub fn clear_hands(&mut self) {
        self.s.scratch.clear();
    }

    /// Replaces a card of a stretch, after it has moved and is still meant.
    pub fn set_at_hand(&mut self, span: Span, i: u16, r: Ref) {
        if let Some(place) = self.s.scratch.get_mut((span.start + i) as usize) {
            *place = r;
        }
    }

    /// Lets abilities wait that are set off by what happened.
    #[inline]
    pub fn notice(&mut self, n: &Notice) {
        let game = self.game;
        let odd = game.pool().odd_zones();
        if odd != 0 && game.pool().any_cue(n.cue) || self.s.cues & (1 << n.cue.0) != 0 {
            notice(self, n, game.live_zones() | odd);
        }
    }
}

/// Returns whether an ability of a card could be used: see [`Cx::usable`].
pub fn usable<G: Game>(game: &G, s: &StateOf<G>, card: CardId, at: AbilityRef) -> bool {
    let ability = game.pool().ability(at);
    let env = Env::of_card(s, card);
    select::works_in(game, ability, s.card(card).zone)
        && game.works(s, card, at)
        && !(ability.once && is_spent(s, card, at))
        && unmet_gate(game, s, &env, at).is_none()
        && can_be_paid(game, s, &env, at)
}

/// Returns a gate of an ability that is closed, and whether another effect has added it.
pub fn unmet_gate<'a, G: Game>(game: &'a G, s: &StateOf<G>, env: &Env, at: AbilityRef) -> Option<(&'a Gate, bool)> {
    let gates = |at| game.pool().ability(at).gates.iter();
    let own = gates(at).map(|gate| (gate, false));
    let added = lasting::needs(game, s, env.this.card, at).flat_map(|need| gates(need).map(|gate| (gate, true)));
    own.chain(added).find(|(gate, _)| !select::gate_holds(game, s, env, gate))
}

/// Returns whether the whole cost of an ability can be paid, with what other effects add to it.
pub fn can_be_paid<G: Game>(game: &G, s: &StateOf<G>, env: &Env, at: AbilityRef) -> bool {
    let cost = |at| game.pool().ability(at).cost.iter();
    all_payable(game, s, env, cost(at).chain(lasting::needs(game, s, env.this.card, at).flat_map(cost)))
}

/// Returns whether a once-per-turn ability has been used this turn by this incarnation.
pub fn is_spent<D, F>(s: &State<D, F>, card: CardId, at: AbilityRef) -> bool {
    s.card(card).spent & spent_bit(s, card, at) != 0
}

/// Gives a once-per-turn ability its use back, when it came to nothing.
pub fn unspend<D, F>(s: &mut State<D, F>, card: CardId, at: AbilityRef) {
    s.cards[card.index()].spent &= !spent_bit(s, card, at);
}

/// Marks a once-per-turn ability as used.
pub fn spend<D, F>(s: &mut State<D, F>, card: CardId, at: AbilityRef) {
    s.cards[card.index()].spent |= spent_bit(s, card, at);
}

/// The mark for a used ability: one each for those printed on the card, and the last four for
/// granted ones.
fn spent_bit<D, F>(s: &State<D, F>, card: CardId, at: AbilityRef) -> u16 {
    let granted = s.card(card).def != at.def;
    1 << if granted { 12 + at.index % 4 } else { at.index.min(11) }
}

/// Returns whether a whole cost can be paid.
pub fn is_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, cost: &[Step]) -> bool {
    all_payable(game, s, env, cost.iter())
}

fn all_payable<'a, G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    steps: impl Iterator<Item = &'a Step> + Clone,
) -> bool {
    // Several parts that are paid from the same cards need all of them together.
    steps.clone().enumerate().all(|(i, step)| {
        let same = steps.clone().take(i).filter(|earlier| pays_alike(earlier, step));
        let before = same.map(|earlier| amount(game, s, env, earlier)).sum();
        is_step_payable(game, s, env, step, before)
    })
}

/// Returns whether two parts of a cost are paid in the same way from the same cards.
fn pays_alike(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (Step::Player { verb, who, .. }, Step::Player { verb: other, who: others, .. }) => (verb, who) == (other, others),
        _ => match (paid_from(a), paid_from(b)) {
            (Some((verb, a)), Some((other, b))) => verb == other && (&a.from, &a.tests) == (&b.from, &b.tests),
            _ => false,
        },
    }
}

fn paid_from(step: &Step) -> Option<(Verb, &Sel)> {
    match step {
        Step::Move { verb, what: Target::Cards(sel), .. } | Step::Do { verb, what: Target::Cards(sel), .. } => {
            Some((*verb, sel))
        }
        _ => None,
    }
}

/// Returns how many cards a part of a cost takes at least.
fn amount<G: Game>(game: &G, s: &StateOf<G>, env: &Env, step: &Step) -> i32 {
    match (step, paid_from(step)) {
        (Step::Player { n, .. }, _) => select::number(game, s, env, n),
        (_, Some((_, sel))) => least(game, s, env, &sel.pick),
        _ => 0,
    }
}

fn is_step_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, step: &Step, before: i32) -> bool {
    match step {
        Step::Move { verb, what, .. } | Step::Do { verb, what, to: None, .. } => {
            is_target_payable(game, s, env, *verb, what, before)
        }
        Step::Do { verb, what, to: Some(to), .. } => {
            is_target_payable(game, s, env, *verb, what, before) && has_any(game, s, env, to)
        }
        Step::Player { verb, who, n, .. } => {
            let n = select::number(game, s, env, n) + before;
            lasting::seats_of(game, s, *who, env.you).all(|seat| game.can_pay_player(s, *verb, seat, n))
        }
        Step::Look { what, .. } | Step::Choose(what) => has_enough(game, s, env, what, 0, |_| true),
        Step::Change { on: Scope::Cards(target), .. } => has_any(game, s, env, target),
        _ => true,
    }
}

fn is_target_payable<G: Game>(game: &G, s: &StateOf<G>, env: &Env, verb: Verb, what: &Target, before: i32) -> bool {
    let can = |card| game.can_pay(s, verb, card, env.you);
    match what {
        Target::Subject(subject) => {
            let mut all = select::subjects(game, s, env, *subject).filter(|r| s.is_current(*r)).peekable();
            all.peek().is_some() && all.all(|r| can(r.card))
        }
        Target::Cards(sel) => has_enough(game, s, env, sel, before, can),
    }
}

fn has_enough<G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    sel: &Sel,
    before: i32,
    can: impl Fn(CardId) -> bool,
) -> bool {
    let mut wanted = before + least(game, s, env, &sel.pick).max(1);
    match sel.pick {
        // The cards at an end are meant, not the next ones that could pay.
        Pick::Bottom(_) | Pick::EitherEnd => return ends_can(game, s, env, sel, wanted, can),
        Pick::Top(_) => select::each_while(game, s, env, sel, |card| {
            let able = can(card);
            wanted -= i32::from(able);
            able && wanted > 0
        }),
        _ => select::each_while(game, s, env, sel, |card| {
            wanted -= i32::from(can(card));
            wanted > 0
        }),
    }
    wanted <= 0
}

/// Returns whether the last cards of a selection can pay, or for either end one of its ends.
fn ends_can<G: Game>(
    game: &G,
    s: &StateOf<G>,
    env: &Env,
    sel: &Sel,
    wanted: i32,
    can: impl Fn(CardId) -> bool,
) -> bool {
    let (mut first, mut run) = (None, 0);
    select::each(game, s, env, sel, |card| {
        let able = can(card);
        first.get_or_insert(able);
        run = if able { run + 1 } else { 0 };
    });
    run >= wanted || sel.pick == Pick::EitherEnd && first == Some(true)
}

fn has_any<G: Game>(game: &G, s: &StateOf<G>, env: &Env, target: &Target) -> bool {
    match target {
        Target::Subject(subject) => select::subjects(game, s, env, *subject).any(|r| s.is_current(r)),
        Target::Cards(sel) => select::count(game, s, env, sel) > 0,
    }
}

/// Returns the fewest cards a payment by this selection takes.
fn least<G: Game>(game: &G, s: &StateOf<G>, env: &Env, pick: &Pick) -> i32 {
    match pick {
        Pick::All | Pick::UpTo(_) => 0,
        Pick::EitherEnd => 1,
        Pick::Exactly(n) | Pick::Between(n, _) | Pick::Top(n) | Pick::Bottom(n) | Pick::Random(n) => {
            select::number(game, s, env, n)
        }
    }
}

/// Does the next thing of an effect.
pub fn step<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    let mut ability = cx.game.pool().ability(e.at);
    if e.part == Part::Cost && e.pc as usize >= ability.cost.len() {
        if e.begun < e.needs.len {
            e.at = cx.s.needs[(e.needs.start + e.begun) as usize];
            (e.pc, e.begun) = (0, e.begun + 1);
            return cx.s.agenda.push(Job::Effect(e));
        }
        e.at = e.used;
        ability = cx.game.pool().ability(e.at);
        e.part = Part::Body;
        (e.pc, e.wait) = (e.skip, Wait::Fresh);
        e.end = e.end.min(ability.body.len() as u16);
        if !G::activated(cx, &mut e) || e.failed {
            return finish(cx, &e);
        }
    }
    if e.pc == e.hop.0 {
        e.pc = e.hop.1;
        e.hop.0 = u16::MAX;
    }
    if e.part == Part::Body && e.pc >= e.end {
        return finish(cx, &e);
    }
    let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
    if e.wait == Wait::Fresh && cx.log.is_on() {
        G::annotate(cx, &e, &steps[e.pc as usize]);
    }
    match &steps[e.pc as usize] {
        Step::Choose(sel) => {
            if let Some(span) = bind_cards(cx, &mut e, sel, None) {
                cx.s.tally = span.len as i16;
                e.env.it = span;
                next(cx, e);
            }
        }
        Step::Move { verb, what, to } => step_move(cx, e, *verb, what, to),
        Step::Do { verb, what, to, n } => step_do(cx, e, *verb, what, to.as_ref(), n),
        Step::Player { verb, who, n, up_to } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            if e.wait == Wait::Acting {
                return next(cx, e);
            }
            act_next(cx, e, n.max(0) as u16);
            let deed = Deed { verb: *verb, who: *who, n, up_to: *up_to };
            G::perform_players(cx, &e, &deed);
        }
        Step::Change { on, change, until } => step_change(cx, e, on, change, *until),
        Step::Look { what, reveal } => step_look(cx, e, what, *reveal),
        Step::If { cond, len } => step_if(cx, e, cond, *len),
        Step::Else { len } => {
            // Reached by running on from the `If` part: that one held.
            e.pc += len;
            next(cx, e);
        }
        Step::May { who, .. } => ask_may(cx, e, *who),
        Step::OneOf { who, lens } => ask_one(cx, e, *who, lens.len() as u16),
        Step::Later { point, len } => {
            let it = select::stretch(cx.s, e.env.it).first().copied().unwrap_or(Ref::NONE);
            let until = cx.game.until(cx.s, *point, e.env.you);
            cx.s.delayed.push(Delayed { at: e.at, pc: e.pc + 1, len: *len, env: e.env, it, until });
            cx.s.tally = 1;
            e.pc += len;
            next(cx, e);
        }
        Step::Number { who, max } => ask_number(cx, e, *who, max),
        Step::Create { verb, card, n } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            let def = cx.game.pool().find(cx.game.pool().lexicon().text(*card));
            match def {
                Some(def) if e.wait != Wait::Acting => {
                    act_next(cx, e, n.max(0) as u16);
                    G::create(cx, &e, *verb, def, n);
                }
                _ => next(cx, e),
            }
        }
        Step::Use { cue } => {
            let def = e.at.def;
            let found = cx.game.pool().def(def).abilities.iter().position(|a| match &a.mode {
                Mode::Use(cues) => cues.contains(cue),
                Mode::Auto(triggers) => triggers.iter().any(|t| t.cue == *cue),
                _ => false,
            });
            let env = Env { it: Span::default(), seen: Span::default(), ..e.env };
            let tag = e.tag;
            next(cx, e);
            if let Some(index) = found {
                let at = AbilityRef { def, index: index as u8 };
                let open = unmet_gate(cx.game, cx.s, &env, at).is_none();
                if open && can_be_paid(cx.game, cx.s, &env, at) {
                    cx.start(Effect::new(at, env).tagged(tag));
                }
            }
        }
    }
}

/// Gives an effect the answer to what it asked.
pub fn resume<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, reply: Reply<'_>) {
    let verbs = *cx.game.verbs();
    match e.wait {
        Wait::Asked => {
            let span = keep_chosen(cx, reply);
            (e.first, e.wait) = (span, Wait::Bound);
        }
        Wait::AskedSecond => {
            let span = keep_chosen(cx, reply);
            (e.second, e.wait) = (span, Wait::BoundSecond);
        }
        Wait::AskedHowMany => {
            e.expected = reply.number as u16;
            e.wait = Wait::AskedHowMany;
        }
        Wait::Picking => {
            let choice = reply.one();
            if choice.verb == verbs.done {
                e.wait = Wait::Bound;
            } else {
                if e.first.len == 0 {
                    e.first.start = cx.s.scratch.len() as u16;
                }
                let r = cx.s.refer(choice.a);
                cx.s.scratch.push(r);
                e.first.len += 1;
            }
        }
        Wait::AskedOrder => {
            reorder(cx, e.second, reply.chosen);
            e.wait = Wait::Ordered;
        }
        Wait::AskedEnd => {
            e.on_top = reply.one().verb == verbs.top;
            e.wait = Wait::Placed;
        }
        Wait::AskedMay => {
            let ability = cx.game.pool().ability(e.at);
            let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
            let Step::May { len, .. } = &steps[e.pc as usize] else { return finish(cx, &e) };
            e.wait = Wait::Fresh;
            let yes = reply.one().verb == verbs.yes;
            cx.s.tally = i16::from(yes);
            if !yes {
                let clause = cx.game.effect_clauses().may;
                cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: verbs.no, card: e.env.this.card });
                e.pc += len;
            }
            return next(cx, e);
        }
        Wait::AskedOne => {
            let ability = cx.game.pool().ability(e.at);
            let Step::OneOf { lens, .. } = &ability.body[e.pc as usize] else { return finish(cx, &e) };
            let which = reply.one().n as usize;
            let start = e.pc + 1 + lens[..which].iter().sum::<u16>();
            e.hop = (start + lens[which], e.pc + 1 + lens.iter().sum::<u16>());
            e.wait = Wait::Fresh;
            e.pc = start;
            return cx.s.agenda.push(Job::Effect(e));
        }
        Wait::AskedNumber => {
            e.env.named = reply.number as i32;
            cx.s.tally = 1;
            let clause = cx.game.effect_clauses().choose;
            cx.tell_did(clause, cx.s.prompt.seat, verbs.name, e.env.this.card, CardId::NONE, reply.number as i32);
            return next(cx, e);
        }
        Wait::Fresh | Wait::Bound | Wait::BoundSecond | Wait::Ordered | Wait::Placed | Wait::Acting => {}
    }
    cx.s.agenda.push(Job::Effect(e));
}

/// Goes on to the next step.
fn next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    if e.wait == Wait::Acting && e.part == Part::Cost && cx.s.tally < e.expected as i16 {
        e.failed = true;
    }
    e.did |= e.wait == Wait::Acting && e.part == Part::Body && cx.s.tally > 0;
    e.pc += 1;
    e.wait = Wait::Fresh;
    (e.first, e.second) = (Span::default(), Span::default());
    cx.s.agenda.push(Job::Effect(e));
}

/// Puts the effect back to go on when what is about to be performed is done.
fn act_next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, expected: u16) {
    e.wait = Wait::Acting;
    e.expected = expected;
    cx.s.agenda.push(Job::Effect(e));
}

fn finish<G: Game>(cx: &mut Cx<'_, G>, e: &Effect) {
    G::resolved(cx, e);
    cx.s.scratch.truncate(e.base as usize);
    cx.s.needs.truncate(e.needs.start as usize);
}

fn keep_chosen<G: Game>(cx: &mut Cx<'_, G>, reply: Reply<'_>) -> Span {
    let start = cx.s.scratch.len() as u16;
    for choice in reply.chosen {
        let r = cx.s.refer(choice.a);
        cx.s.scratch.push(r);
    }
    Span { start, len: reply.chosen.len() as u16 }
}

/// Puts the chosen cards of a stretch first, in the order given; the rest follow as they were.
fn reorder<G: Game>(cx: &mut Cx<'_, G>, span: Span, chosen: &[Choice]) {
    let start = span.start as usize;
    for (i, choice) in chosen.iter().enumerate() {
        let rest = &mut cx.s.scratch[start + i..start + span.len as usize];
        if let Some(found) = rest.iter().position(|r| r.card == choice.a) {
            rest[..=found].rotate_right(1);
        }
    }
}

/// Finds the cards a step deals with. `None` means that a question is open.
fn bind<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, target: &Target, verb: Option<Verb>) -> Option<Span> {
    match target {
        Target::Subject(subject) => {
            if e.wait == Wait::Bound {
                return Some(e.first);
            }
            let start = cx.s.scratch.len() as u16;
            let mut refs = std::mem::take(&mut cx.s.refs);
            refs.clear();
            refs.extend(select::subjects(cx.game, cx.s, &e.env, *subject).filter(|r| cx.s.is_current(*r)));
            cx.s.scratch.extend_from_slice(&refs);
            let span = Span { start, len: refs.len() as u16 };
            cx.s.refs = refs;
            (e.first, e.wait) = (span, Wait::Bound);
            Some(span)
        }
        Target::Cards(sel) => bind_cards(cx, e, sel, verb),
    }
}

/// Finds the cards of a selection, asking when there is a choice.
fn bind_cards<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel, verb: Option<Verb>) -> Option<Span> {
    match e.wait {
        Wait::Bound => return Some(e.first),
        Wait::BoundSecond => return Some(e.second),
        _ => {}
    }
    let paying = if e.part == Part::Cost { verb } else { None };
    if e.wait == Wait::Fresh && is_search(cx.game, sel) {
        look_through(cx, e, sel);
    }
    collect(cx, e, sel, paying);
    let game = cx.game;
    let found = cx.s.prompt.options.len() as i32;
    let number = |n: &Num| select::number(game, cx.s, &e.env, n).max(0);
    let (min, max) = match &sel.pick {
        Pick::All => (found, found),
        Pick::Exactly(n) => (number(n), number(n)),
        Pick::UpTo(n) => (game.least_of_up_to().min(number(n)), number(n)),
        Pick::Between(a, b) => (number(a), number(b)),
        Pick::Top(n) | Pick::Bottom(n) | Pick::Random(n) => (number(n), number(n)),
        Pick::EitherEnd => (1, 1),
    };
    if min > found
        && e.part == Part::Body
        && let Some(clause) = game.all_or_nothing()
        && names_targets(game, sel)
    {
        // Not all that the text names can be chosen, so nothing more of it is done.
        cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: game.verbs().choose, card: e.env.this.card });
        finish(cx, e);
        return None;
    }
    let (mut min, max) = (min.min(found), max.min(found));
    match &sel.pick {
        Pick::Bottom(_) => {
            let drop = (found - max) as usize;
            cx.s.prompt.options.drain(..drop);
        }
        Pick::Random(_) => {
            let mut options = std::mem::take(&mut cx.s.prompt.options);
            cx.s.chance.shuffle(&mut options);
            cx.s.prompt.options = options;
        }
        Pick::EitherEnd => {
            let mut options = std::mem::take(&mut cx.s.prompt.options);
            let last = options.len().saturating_sub(1);
            let mut place = 0..;
            options.retain(|c| {
                let is_end = place.next().is_some_and(|i| i == 0 || i == last);
                is_end && paying.is_none_or(|v| game.can_pay(cx.s, v, c.a, e.env.you))
            });
            cx.s.prompt.options = options;
        }
        Pick::Exactly(_) | Pick::Between(..) if e.part == Part::Body && game.may_fail_to_find() && may_fail_to_find(game, sel) => {
            min = 0;
        }
        _ => {}
    }
    let found = cx.s.prompt.options.len() as i32;
    let free = matches!(sel.pick, Pick::Exactly(_) | Pick::UpTo(_) | Pick::Between(..) | Pick::EitherEnd);
    if !free || max == 0 || (min == max && max == found && sel.limits.is_empty()) {
        return Some(take_first(cx, e, max as usize));
    }
    let like_first = |c: &Choice| game.alike(cx.s, cx.s.prompt.options[0].a, c.a);
    let all_alike = cx.s.prompt.options.iter().all(like_first);
    if all_alike && sel.limits.is_empty() {
        if e.wait == Wait::AskedHowMany {
            return Some(take_first(cx, e, e.expected as usize));
        }
        if min == max {
            return Some(take_first(cx, e, max as usize));
        }
    }
    let second = e.wait == Wait::BoundSecond || e.second_turn();
    let seat = chooser(cx, sel.chooser, e.env.you);
    let verbs = *game.verbs();
    let why = Why { verb: verb.unwrap_or(verbs.choose), source: e.env.this.card, clause: game.effect_clauses().choose };
    let ask = if all_alike && sel.limits.is_empty() {
        e.wait = Wait::AskedHowMany;
        cx.s.prompt.options.clear();
        Ask::Number { min: min as u32, max: max as u32 }
    } else if !second && (!sel.limits.is_empty() || has_twins(cx)) {
        if e.wait == Wait::Picking && i32::from(e.first.len) >= max {
            return Some(e.first);
        }
        keep_representatives(cx, e, sel);
        if cx.s.prompt.options.is_empty() {
            return Some(e.first);
        }
        e.wait = Wait::Picking;
        if i32::from(e.first.len) >= min {
            cx.offer(Choice::plain(verbs.done));
        }
        Ask::Pick
    } else {
        e.wait = if second { Wait::AskedSecond } else { Wait::Asked };
        if min == 1 && max == 1 { Ask::Pick } else { Ask::Several { min: min as u8, max: max as u8 } }
    };
    cx.s.agenda.push(Job::Effect(*e));
    cx.ask(seat, why, ask);
    None
}

impl Effect {
    fn second_turn(&self) -> bool {
        self.wait == Wait::AskedSecond
    }
}

/// Lists the candidates of a selection as options.
fn collect<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, sel: &Sel, paying: Option<Verb>) {
    let mut options = std::mem::take(&mut cx.s.prompt.options);
    options.clear();
    let (game, s) = (cx.game, &*cx.s);
    let verb = game.verbs().choose;
    select::each(game, s, &e.env, sel, |card| {
        if paying.is_none_or(|v| is_at_end(&sel.pick) || game.can_pay(s, v, card, e.env.you)) {
            options.push(Choice::card(verb, card));
        }
    });
    cx.s.prompt.options = options;
}

/// Returns whether a selection means the cards at an end, whatever they are like.
fn is_at_end(pick: &Pick) -> bool {
    matches!(pick, Pick::Top(_) | Pick::Bottom(_) | Pick::EitherEnd)
}

/// Returns whether a selection names so many cards that everybody sees, to be chosen among others.
pub fn names_targets<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    let zones = &game.vocabulary().zones;
    let hidden = |mask: u32| zones.iter().enumerate().any(|(i, z)| mask & (1 << i) != 0 && z.sight != Sight::All);
    matches!(sel.pick, Pick::Exactly(_) | Pick::Between(..)) && !sources.iter().any(|s| hidden(s.zones))
}

/// A property of hidden cards cannot be proved, so the chooser may take none.
fn may_fail_to_find<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    let zones = &game.vocabulary().zones;
    let hidden = |mask: u32| zones.iter().enumerate().any(|(i, z)| mask & (1 << i) != 0 && z.sight != Sight::All);
    !sel.tests.is_empty() && sources.iter().any(|s| hidden(s.zones))
}

/// Returns whether choosing means looking through a pile that nobody sees into.
fn is_search<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    let zones = &game.vocabulary().zones;
    let unseen = |mask: u32| zones.iter().enumerate().any(|(i, z)| mask & (1 << i) != 0 && z.sight == Sight::Nobody);
    !sel.tests.is_empty()
        && matches!(sel.pick, Pick::Exactly(_) | Pick::UpTo(_) | Pick::Between(..))
        && sources.iter().any(|s| unseen(s.zones))
}

/// Lets the chooser look at all cards of the zones a selection is made from.
fn look_through<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel) {
    let all = Sel { tests: Vec::new(), limits: Vec::new(), ..sel.clone() };
    let seat = chooser(cx, sel.chooser, e.env.you);
    let start = cx.s.scratch.len() as u16;
    let mut refs = std::mem::take(&mut cx.s.refs);
    refs.clear();
    select::each(cx.game, cx.s, &e.env, &all, |card| refs.push(cx.s.refer(card)));
    cx.s.scratch.extend_from_slice(&refs);
    e.env.seen = Span { start, len: refs.len() as u16 };
    let clause = cx.game.effect_clauses().search;
    for r in refs.iter() {
        tell_seen(cx, clause, seat, r.card, SeatSet::one(seat));
    }
    cx.s.refs = refs;
}

fn has_twins<G: Game>(cx: &Cx<'_, G>) -> bool {
    let options = &cx.s.prompt.options;
    options.windows(2).any(|w| cx.game.alike(cx.s, w[0].a, w[1].a))
}

/// Leaves one option of each set of cards that are alike, without those taken already and those
/// that would break a limit.
fn keep_representatives<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, sel: &Sel) {
    let mut options = std::mem::take(&mut cx.s.prompt.options);
    let (game, s) = (cx.game, &*cx.s);
    let taken = select::stretch(s, e.first);
    options.retain(|c| !taken.iter().any(|r| r.card == c.a) && within_limits(game, s, e, sel, taken, c.a));
    let mut i = 0;
    while i < options.len() {
        let card = options[i].a;
        if options[..i].iter().any(|c| game.alike(s, c.a, card)) {
            options.remove(i);
        } else {
            i += 1;
        }
    }
    cx.s.prompt.options = options;
}

fn within_limits<G: Game>(game: &G, s: &StateOf<G>, e: &Effect, sel: &Sel, taken: &[Ref], card: CardId) -> bool {
    use crate::ir::Limit;
    let name = |c: CardId| game.pool().def(s.card(c).def).name;
    sel.limits.iter().all(|limit| match limit {
        Limit::Total(stat, max) => {
            let sum: i32 = taken.iter().map(|r| lasting::stat(game, s, r.card, *stat)).sum();
            sum + lasting::stat(game, s, card, *stat) <= select::number(game, s, &e.env, max)
        }
        Limit::DifferentNames => taken.iter().all(|r| name(r.card) != name(card)),
        Limit::SameName => taken.iter().all(|r| name(r.card) == name(card)),
    })
}

fn take_first<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, n: usize) -> Span {
    let start = cx.s.scratch.len() as u16;
    for i in 0..n {
        let r = cx.s.refer(cx.s.prompt.options[i].a);
        cx.s.scratch.push(r);
    }
    let span = Span { start, len: n as u16 };
    if e.second_turn() {
        (e.second, e.wait) = (span, Wait::BoundSecond);
    } else {
        (e.first, e.wait) = (span, Wait::Bound);
    }
    span
}

/// Returns the seat that a side means when one player is to choose or decide.
pub fn chooser<G: Game>(cx: &Cx<'_, G>, side: Side, you: Seat) -> Seat {
    match side {
        Side::Mine | Side::Friendly | Side::Any => you,
        Side::Theirs => lasting::seats_of(cx.game, cx.s, side, you).next().unwrap_or(you),
    }
}

fn step_move<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: &Place) {
    match e.wait {
        Wait::Acting => return next(cx, e),
        Wait::Placed => {}
        Wait::Ordered => {
            if ask_order(cx, e) {
                return;
            }
        }
        _ => {
            let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
            e.env.it = span;
            e.first = span;
            let ordered = cx.game.vocabulary().zones[to.zone.index()].ordered;
            match to.order {
                Order::Chosen if ordered && span.len > 1 => {
                    e.second = Span { start: span.start, len: 0 };
                    if e.env.seen.len == 0 {
                        group_by_owner(cx, span);
                    }
                    if ask_order(cx, e) {
                        return;
                    }
                }
                Order::Random if span.len > 1 => shuffle_span(cx, span),
                _ => {}
            }
        }
    }
    if to.end == End::Either && e.first.len > 0 && e.wait != Wait::Placed {
        return ask_end(cx, e);
    }
    let on_top = to.end == End::Top || to.end == End::Either && e.on_top;
    let act = Act { verb, cards: e.first, onto: Span::default(), n: 0, place: Some(*to), on_top };
    let expected = e.first.len;
    act_next(cx, e, expected);
    G::perform(cx, &e, &act);
}

fn shuffle_span<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let (start, end) = (span.start as usize, (span.start + span.len) as usize);
    let State { scratch, chance, .. } = cx.s;
    chance.shuffle(&mut scratch[start..end]);
}

/// Asks whether the cards go on top or to the bottom, all of them together.
fn ask_end<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    e.wait = Wait::AskedEnd;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    cx.offer(Choice::plain(verbs.top));
    cx.offer(Choice::plain(verbs.bottom));
    let why = Why { verb: verbs.top, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    cx.ask(e.env.you, why, Ask::Pick);
}

/// Puts the cards of a stretch together by their owners, the active player's first.
fn group_by_owner<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let State { scratch, cards, active, seats, .. } = cx.s;
    let (first, seats) = (active.0, *seats);
    let turn = |r: &Ref| (cards[r.card.index()].owner.0 + seats - first) % seats;
    scratch[span.start as usize..(span.start + span.len) as usize].sort_by_key(turn);
}

/// Asks in which order the cards after `second` arrive: whoever looked at them, or else each
/// owner in turn. Returns whether there was something to ask.
fn ask_order<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) -> bool {
    let Some(group) = next_group(cx, &e) else { return false };
    offer_span(cx, group);
    (e.second, e.wait) = (group, Wait::AskedOrder);
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    let why = Why { verb: verbs.order, source: e.env.this.card, clause: cx.game.effect_clauses().order };
    let owner = cx.at_hand(group, 0).map_or(e.env.you, |c| cx.s.card(c).owner);
    cx.ask(if e.env.seen.len > 0 { e.env.you } else { owner }, why, Ask::Arrange);
    true
}

/// Returns the next cards of one owner that are in need of an order.
fn next_group<G: Game>(cx: &Cx<'_, G>, e: &Effect) -> Option<Span> {
    let end = e.first.start + e.first.len;
    let mut start = e.second.start + e.second.len;
    while start < end {
        let rest = select::stretch(cx.s, Span { start, len: end - start });
        let owner = |r: &Ref| cx.s.card(r.card).owner;
        let len = match e.env.seen.len {
            0 => rest.iter().take_while(|r| owner(r) == owner(&rest[0])).count() as u16,
            _ => end - start,
        };
        if len > 1 {
            return Some(Span { start, len });
        }
        start += len;
    }
    None
}

fn offer_span<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let verb = cx.game.verbs().choose;
    cx.options();
    for i in 0..span.len {
        if let Some(card) = cx.at_hand(span, i) {
            cx.offer(Choice::card(verb, card));
        }
    }
}

fn step_do<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: Option<&Target>, n: &Num) {
    if e.wait == Wait::Acting {
        return next(cx, e);
    }
    if !matches!(e.wait, Wait::AskedSecond | Wait::BoundSecond) {
        let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
        e.first = span;
        e.env.it = span;
        e.second = Span::default();
        if let Some(to) = to {
            if span.len == 0 {
                cx.s.tally = 0;
                return next(cx, e);
            }
            match to {
                Target::Subject(_) => {
                    let first = e.first;
                    e.wait = Wait::Fresh;
                    let Some(second) = bind(cx, &mut e, to, None) else { return };
                    (e.first, e.second) = (first, second);
                }
                Target::Cards(_) => e.wait = Wait::AskedSecond,
            }
        }
    }
    if let (Some(Target::Cards(sel)), Wait::AskedSecond | Wait::BoundSecond) = (to, e.wait) {
        let Some(second) = bind_cards(cx, &mut e, sel, Some(verb)) else { return };
        e.second = second;
    }
    let n = select::number(cx.game, cx.s, &e.env, n);
    let act = Act { verb, cards: e.first, onto: e.second, n, place: None, on_top: false };
    let expected = e.first.len;
    act_next(cx, e, expected);
    G::perform(cx, &e, &act);
}

fn step_change<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, on: &Scope, change: &Change, point: crate::ids::Point) {
    let clause = cx.game.effect_clauses().change;
    let at = StepRef { ability: e.at, pc: e.pc };
    let until = cx.game.until(cx.s, point, e.env.you);
    let (by, source) = (e.env.you, e.env.this);
    match on {
        Scope::Players(side) => {
            let Some(shift) = lasting::shift_of(cx.game, cx.s, &e.env, e.at, change) else { return next(cx, e) };
            for i in 0..cx.s.seats() {
                let seat = Seat((cx.s.active.0 + i) % cx.s.seats());
                if cx.game.is_side(cx.s, *side, by, seat) {
                    cx.begin(clause, Lasting { on: On::Seat(seat), shift, until, by, source, at });
                }
            }
            cx.s.tally = 1;
            e.did = true;
        }
        Scope::Cards(target) => {
            let Some(span) = bind(cx, &mut e, target, None) else { return };
            e.env.it = span;
            // Counted once the cards are chosen: the amount may depend on them.
            let Some(shift) = lasting::shift_of(cx.game, cx.s, &e.env, e.at, change) else { return next(cx, e) };
            cx.s.tally = 0;
            for i in 0..span.len {
                if let Some(card) = cx.at_hand(span, i) {
                    let on = On::Card(cx.s.refer(card));
                    cx.begin(clause, Lasting { on, shift, until, by, source, at });
                    cx.s.tally += 1;
                    e.did = true;
                }
            }
        }
    }
    next(cx, e);
}

fn step_look<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, what: &Sel, reveal: bool) {
    let Some(span) = bind_cards(cx, &mut e, what, None) else { return };
    e.env.seen = span;
    e.env.it = span;
    let clauses = cx.game.effect_clauses();
    let (clause, seats) = if reveal {
        (clauses.reveal, SeatSet::ALL)
    } else {
        (clauses.look, SeatSet::one(e.env.you))
    };
    for i in 0..span.len {
        if let Some(card) = cx.at_hand(span, i) {
            tell_seen(cx, clause, e.env.you, card, seats);
        }
    }
    cx.s.tally = span.len as i16;
    next(cx, e);
}

/// Lets seats see a card and tells it.
pub fn tell_seen<G: Game>(cx: &mut Cx<'_, G>, clause: Clause, seat: Seat, card: CardId, seats: SeatSet) {
    cx.inform(card, seats);
    let def = cx.s.card(card).def;
    cx.log.tell_to(clause, seats, What::Seen { seat, card, def, reveal: seats == SeatSet::ALL });
}

fn step_if<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, cond: &Cond, len: u16) {
    if !select::holds(cx.game, cx.s, &e.env, cond) {
        let clause = cx.game.effect_clauses().unmet;
        cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: cx.game.verbs().no, card: e.env.this.card });
        e.pc += len;
        let ability = cx.game.pool().ability(e.at);
        let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
        // Into the `Else` rather than over it.
        if matches!(steps.get(e.pc as usize + 1), Some(Step::Else { .. })) {
            e.pc += 1;
        }
    }
    next(cx, e);
}

fn ask_may<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side) {
    e.wait = Wait::AskedMay;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    cx.offer(Choice::plain(verbs.yes));
    cx.offer(Choice::plain(verbs.no));
    let why = Why { verb: verbs.yes, source: e.env.this.card, clause: cx.game.effect_clauses().may };
    let seat = chooser(cx, who, e.env.you);
    cx.ask(seat, why, Ask::Pick);
}

fn ask_one<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, count: u16) {
    e.wait = Wait::AskedOne;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    for n in 0..count {
        cx.offer(Choice::plain(verbs.option).numbered(n));
    }
    let why = Why { verb: verbs.option, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    let seat = chooser(cx, who, e.env.you);
    cx.ask(seat, why, Ask::Pick);
}

fn ask_number<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, max: &Num) {
    let max = select::number(cx.game, cx.s, &e.env, max).max(0) as u32;
    e.wait = Wait::AskedNumber;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    let why = Why { verb: verbs.name, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    let seat = chooser(cx, who, e.env.you);
    cx.ask(seat, why, Ask::Number { min: 0, max });
}

fn notice<G: Game>(cx: &mut Cx<'_, G>, n: &Notice, zones: u32) {
    let game = cx.game;
    for i in 0..cx.s.seats() {
        let seat = Seat((cx.s.active.0 + i) % cx.s.seats());
        if n.only.is_some_and(|only| only != seat) {
            continue;
        }
        let mut left = zones;
        while left != 0 {
            let zone = crate::ids::Zone(left.trailing_zeros() as u8);
            left &= left - 1;
            let mut at = cx.s.pile(seat, zone).front;
            while at.is_some() {
                let card = at;
                at = cx.s.card(card).next;
                if game.pool().has_cue(cx.s.card(card).def, n.cue) || cx.s.card(card).affected {
                    notice_card(cx, n, card);
                }
            }
        }
    }
}

fn notice_card<G: Game>(cx: &mut Cx<'_, G>, n: &Notice, card: CardId) {
    let game = cx.game;
    let def = cx.s.card(card).def;
    let own = game.pool().def(def).abilities.len();
    for index in 0..own {
        let at = AbilityRef { def, index: index as u8 };
        if !game.pool().ability(at).quoted && lasting::is_valid(game, cx.s, card, at, Some(n.cue)) {
            notice_ability(cx, n, card, at);
        }
    }
    if cx.s.card(card).affected {
        let mut i = 0;
        while i < cx.s.lasting.len() {
            let l = cx.s.lasting[i];
            if let (On::Card(r), lasting::Shift::Ability(at)) = (l.on, l.shift)
                && r.card == card
                && lasting::is_valid(game, cx.s, card, at, Some(n.cue))
            {
                notice_ability(cx, n, card, at);
            }
            i += 1;
        }
    }
}

fn notice_ability<G: Game>(cx: &mut Cx<'_, G>, n: &Notice, card: CardId, at: AbilityRef) {
    let game = cx.game;
    let ability = game.pool().ability(at);
    let Mode::Auto(triggers) = &ability.mode else { return };
    let mut env = Env::of_card(cx.s, card);
    (env.event, env.other) = (n.card, n.other);
    let met = triggers.iter().any(|t| is_met(game, cx.s, &env, t, n));
    if met
        && select::works_in(game, ability, cx.s.card(card).zone)
        && game.works(cx.s, card, at)
        && !(ability.once && is_spent(cx.s, card, at))
        && unmet_gate(game, cx.s, &env, at).is_none()
    {
        let sticky = n.card.card == card;
        let wave = cx.s.wave;
        let (you, source) = (env.you, env.this);
        cx.s.pending.push(Pending { at, source, you, event: n.card, other: n.other, wave, cue: n.cue, sticky });
    }
}

/// Returns whether what happened is what a trigger waits for.
pub fn is_met<G: Game>(game: &G, s: &StateOf<G>, env: &Env, t: &crate::ir::Trigger, n: &Notice) -> bool {
    use crate::ir::Cause;
    let cause = match (t.cause, n.agent) {
        (Cause::Anything, _) => true,
        (Cause::Battle, agent) => agent == Agent::Battle,
        (Cause::Rule, agent) => agent == Agent::Rule,
        (Cause::Effect(side), Agent::Effect(seat)) => game.is_side(s, side, env.you, seat),
        (Cause::Effect(_), _) => false,
    };
    t.cue == n.cue
        && cause
        && game.is_side(s, t.side, env.you, n.seat)
        && (t.tests.is_empty() || n.card.card.is_some() && select::passes_all(game, s, env, n.card.card, &t.tests))
}

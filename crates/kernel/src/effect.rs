//! Resolving effects: one frame per effect under way, stepped until its text is done.
//!
//! A step that deals with cards first *binds* them: it finds the candidates and, when there is
//! a choice, asks. Then, if several cards go to an ordered zone, their order is asked. Then the
//! game performs the verb, which may push frames of its own; when those are done the effect goes
//! on. So the life of a step is `Fresh → (Asked →) Bound → (Ordering →) Acting`, and at each
//! arrow the match can be saved and resumed.

mod binding;
mod instead;
mod notice;
mod payment;
mod polling;
mod resolve;
mod rules;
mod verbs;
mod waiting;

pub use binding::{chooser, names_targets};
pub use instead::{Instead, all_instead, chosen_instead};
pub use notice::is_met;
pub use payment::{can_be_paid, can_choose, is_payable, is_spent, spend, unmet_gate, unspend, usable};
pub use resolve::tell_seen;
pub(crate) use resolve::{resume, step};
pub use rules::{EffectClauses, EffectRules, EffectVerbs};
pub use verbs::{MOST_MARKS, Moving, Task, can_do, changes_card};
pub use waiting::{Rank, Waiting, all as all_waiting};

use crate::changes;
use crate::continuous::{self, Until};
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::{AbilityRef, CardId, Cue, Ref, Seat, Verb, Zone};
use crate::ir::{Place, Side};
use crate::select::{self, Env, Span};
use crate::state::State;
use serde::{Deserialize, Serialize};
use std::ops::Range;

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
    pub part: EffectPart,
    /// The step it is at.
    pub pc: u16,
    /// Where it stops.
    end: u16,
    /// Where the innermost run that is followed alone ends, and the place of the step that governs it.
    hop: (u16, u16),
    /// How far the present step is.
    wait: Wait,
    /// What its words refer to.
    pub env: Env,
    /// The first object of the present step.
    first: Span,
    /// What the last step that dealt with cards dealt with.
    last: Span,
    /// The second object of the present step.
    second: Span,
    /// How many cards the present step is expected to deal with.
    expected: u16,
    /// How many it must deal with to be done as a whole.
    wanted: u16,
    /// The number of the present step, worked out before its cards are bound.
    amount: i32,
    /// Where the optional part ends that counts as done only if all of it is.
    whole: u16,
    /// Whether the step before was a choice, so that another one adds to it.
    choosing: bool,
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
    /// The place of the step that several opponents follow one after the other, if there is one.
    poll: u16,
    /// What those who were asked before chose.
    gathered: Span,
}

/// No place in a list of steps.
const NO_PLACE: u16 = u16::MAX;
/// No run is followed alone.
const NO_HOP: (u16, u16) = (NO_PLACE, 0);

/// Which part of an ability is under way.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EffectPart {
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
pub struct CardAction {
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
pub struct PlayerAction {
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
    pub cue: Cue,
    /// Whether the cue was about its own card.
    pub sticky: bool,
    /// Whether its card left by the cue, which the ability outlives.
    pub outlives: bool,
}

/// A part of an effect put off.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// The ability.
    pub at: AbilityRef,
    /// The first step.
    pub pc: u16,
    /// How many steps.
    pub len: u16,
    /// What its words refer to; stretches are of `cards`.
    pub env: Env,
    /// The cards it has at hand.
    pub cards: Vec<Ref>,
    /// When it is due.
    pub until: Until,
    /// Since which generation of waiting abilities it has been due, if it is.
    pub due: Option<u16>,
}

/// Something that happened, for abilities that wait for it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TriggerEvent {
    /// What.
    pub cue: Cue,
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
    /// To how many cards at once.
    pub count: u8,
    /// Where the card came from.
    pub origin: Option<Zone>,
    /// Whether the card is about to leave by it.
    pub leaving: bool,
}

impl TriggerEvent {
    /// Something that happened to a card of a seat, or to the seat itself, by rule.
    #[inline]
    pub fn new(cue: Cue, seat: Seat, card: Ref) -> TriggerEvent {
        let (other, agent) = (Ref::NONE, Agent::Rule);
        TriggerEvent { cue, seat, card, other, agent, only: None, count: 1, origin: None, leaving: false }
    }

    /// Returns the other card concerned: the one named, or else the one whose effect it was.
    pub fn other_card(&self) -> Ref {
        match self.agent {
            Agent::Effect { source, .. } if !self.other.card.is_some() => source,
            _ => self.other,
        }
    }

    /// The same, brought about by something else.
    #[inline]
    pub fn by(self, agent: Agent) -> TriggerEvent {
        TriggerEvent { agent, ..self }
    }

    /// The same, with another card concerned.
    #[inline]
    pub fn beside(self, other: Ref) -> TriggerEvent {
        TriggerEvent { other, ..self }
    }

    /// The same, for the abilities of one seat only.
    #[inline]
    pub fn only(self, seat: Seat) -> TriggerEvent {
        TriggerEvent { only: Some(seat), ..self }
    }

    /// The same, by which the card is about to leave.
    #[inline]
    pub fn leaving(self) -> TriggerEvent {
        TriggerEvent { leaving: true, ..self }
    }

    /// The same, of a card that came from a zone.
    #[inline]
    pub fn from(self, zone: Zone) -> TriggerEvent {
        TriggerEvent { origin: Some(zone), ..self }
    }

    /// The same, to so many cards at once.
    #[inline]
    pub fn times(self, count: usize) -> TriggerEvent {
        TriggerEvent { count: count.min(usize::from(u8::MAX)) as u8, ..self }
    }
}

/// What brought something about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Agent {
    /// An effect.
    Effect {
        /// Who controls it.
        seat: Seat,
        /// The card it is on.
        source: Ref,
    },
    /// A battle.
    Battle,
    /// A rule.
    Rule,
    /// The cost of an effect.
    Cost {
        /// Who pays it.
        seat: Seat,
        /// The card that the effect is on.
        source: Ref,
    },
}

impl Agent {
    /// Whether it is a rule or a cost.
    pub fn is_rule(self) -> bool {
        matches!(self, Agent::Rule | Agent::Cost { .. })
    }

    /// The same, a cost being a part of its effect.
    fn with_cost(self) -> Agent {
        match self {
            Agent::Cost { seat, source } => Agent::Effect { seat, source },
            other => other,
        }
    }
}

impl Pending {
    /// What the words of the ability refer to.
    pub fn env<D, F>(&self, s: &State<D, F>) -> Env {
        let mut env = Env::of_card(s, self.source.card);
        (env.you, env.this, env.event, env.other) = (self.you, self.source, self.event, self.other);
        env.outlives = self.outlives;
        env
    }
}

impl Effect {
    /// Makes an effect ready to pay its cost and resolve.
    pub fn new(at: AbilityRef, env: Env) -> Effect {
        Effect {
            at,
            used: at,
            needs: Span::default(),
            begun: 0,
            part: EffectPart::Cost,
            pc: 0,
            end: u16::MAX,
            hop: NO_HOP,
            wait: Wait::Fresh,
            env,
            first: Span::default(),
            last: Span::default(),
            second: Span::default(),
            expected: 0,
            wanted: 0,
            amount: 0,
            whole: 0,
            choosing: false,
            base: 0,
            failed: false,
            on_top: false,
            skip: 0,
            tag: 0,
            did: false,
            poll: NO_PLACE,
            gathered: Span::default(),
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

    /// Returns how many steps of the body were dealt with before it began.
    pub fn skipped(&self) -> usize {
        self.skip.into()
    }

    /// The agent that stands behind what this effect does.
    pub fn agent(&self) -> Agent {
        let (seat, source) = (self.env.you, self.env.this);
        match self.part {
            EffectPart::Cost => Agent::Cost { seat, source },
            EffectPart::Body => Agent::Effect { seat, source },
        }
    }
}

impl<G: Game> Cx<'_, G> {
    /// Starts an effect: its cost, then its body.
    pub fn start(&mut self, effect: Effect) {
        let base = self.s.bound_cards.len() as u16;
        let start = self.s.needs.len() as u16;
        let this = effect.env.this.card;
        if this.is_some() && self.s.card(this).affected & continuous::touch::ABILITY != 0 {
            let mut needs = std::mem::take(&mut self.s.needs);
            needs.extend(continuous::needs(self.game, self.s, this, effect.at));
            self.s.needs = needs;
        }
        let needs = Span { start, len: self.s.needs.len() as u16 - start };
        self.s.push_effect(Effect { base, needs, ..effect });
    }

    /// Carries out a part of an effect that was put off.
    pub fn start_delayed(&mut self, delayed: &Delayed) {
        self.start_part(delayed.at, delayed.env, delayed.pc..delayed.pc + delayed.len, &delayed.cards);
    }

    /// Carries out the body of an ability whose cost was paid before, from a step on, with the
    /// cards it had at hand then: see [`Env::take_cards`].
    pub fn start_body(&mut self, at: AbilityRef, env: Env, from: u16, cards: &[Ref]) {
        let end = self.game.pool().ability(at).body.len() as u16;
        self.start_part(at, env, from..end, cards);
    }

    fn start_part(&mut self, at: AbilityRef, env: Env, steps: Range<u16>, cards: &[Ref]) {
        let base = self.s.bound_cards.len() as u16;
        let mut effect = Effect::new(at, env);
        (effect.part, effect.pc, effect.end) = (EffectPart::Body, steps.start, steps.end);
        effect.base = base;
        effect.needs.start = self.s.needs.len() as u16;
        self.s.bound_cards.extend_from_slice(cards);
        effect.env.shift_by(base);
        self.s.push_effect(effect);
    }

    /// Returns the card at a place of a stretch, if it is still the one meant.
    #[inline]
    pub fn bound_card(&self, span: Span, i: u16) -> Option<CardId> {
        let r = *select::stretch(self.s, span).get(i as usize)?;
        self.s.is_current(r).then_some(r.card)
    }

    /// Returns what was put at a place of a stretch, stale or not.
    pub fn bound_ref(&self, span: Span, i: u16) -> Option<Ref> {
        select::stretch(self.s, span).get(i as usize).copied()
    }

    /// Puts cards at hand for frames of the game.
    pub fn bind_cards(&mut self, cards: impl IntoIterator<Item = Ref>) -> Span {
        let start = self.s.bound_cards.len();
        self.s.bound_cards.extend(cards);
        Span { start: start as u16, len: (self.s.bound_cards.len() - start) as u16 }
    }

    /// Gives back all stretches; only where no effect is under way.
    #[inline]
    pub fn unbind_all(&mut self) {
        self.s.bound_cards.clear();
    }

    /// Replaces a card of a stretch, after it has moved and is still meant.
    pub fn rebind_card(&mut self, span: Span, i: u16, r: Ref) {
        if let Some(place) = self.s.bound_cards.get_mut((span.start + i) as usize) {
            *place = r;
        }
    }

    /// Of the abilities that came to wait since then, leaves each once for each card it is about: what
    /// happened had several names.
    pub fn wait_once(&mut self, since: usize) {
        let pending = &mut self.s.pending;
        let mut i = since + 1;
        while i < pending.len() {
            let p = pending[i];
            if pending[since..i].iter().any(|q| (q.at, q.source, q.event) == (p.at, p.source, p.event)) {
                pending.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// Of the abilities that came to wait since then, leaves each once: what happened was one event.
    pub fn wait_for_one(&mut self, since: usize) {
        let pending = &mut self.s.pending;
        let mut i = since + 1;
        while i < pending.len() {
            let p = pending[i];
            if pending[since..i].iter().any(|q| (q.source, q.at) == (p.source, p.at)) {
                pending.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// Lets abilities wait that are set off by what happened.
    #[inline]
    pub fn fire(&mut self, n: &TriggerEvent) {
        let game = self.game;
        debug_assert!(
            game.vocabulary().cues[n.cue.index()].comes_in(self.s.phase),
            "{} in {:?}",
            game.vocabulary().cue(n.cue),
            self.s.phase
        );
        let odd = game.pool().odd_zones(n.cue);
        let live = if self.s.cues & (1 << n.cue.0) != 0 { game.effect_rules().live_zones } else { 0 };
        let is_counted = game.pool().is_counted(n.cue);
        // Mostly nothing listens.
        if odd | live != 0 || is_counted {
            self.be_heard(n, odd | live, is_counted);
        }
    }

    fn be_heard(&mut self, n: &TriggerEvent, zones: u32, is_counted: bool) {
        let n = &if self.game.effect_rules().costs_are_effects { n.by(n.agent.with_cost()) } else { *n };
        if is_counted {
            self.s.happened.push(*n);
            self.s.mark_changed(changes::LASTING);
        }
        if zones != 0 {
            notice::notice(self, n, zones);
        }
    }
}

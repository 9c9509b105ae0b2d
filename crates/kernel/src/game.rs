//! The static face: what a game tells the kernel, and the context its rules work in.

use crate::changes;
use crate::continuous::{ContinuousEffect, Until};
use crate::effect::{CardAction, Delayed, Effect, Pending, PlayerAction, Rank, Waiting};
use crate::event::{Log, Outcome, What};
use crate::ids::{AbilityRef, CardId, Clause, Cue, DefId, Gauge, Kind, Phase, Point, Ref, Seat, Stat, Verb, Zone};
use crate::ir::{EffectClauses, Side};
use crate::phrase::Phrase;
use crate::pool::Pool;
use crate::prompt::{Ask, Choice, Rejected, Reply, Why};
use crate::select::{self, Env};
use crate::state::{Card, Job, Memory, State};
use crate::view::View;
use crate::vocabulary::Vocabulary;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// The state of a match of the game `G`.
pub type StateOf<G> = State<<G as Game>::Data, <G as Game>::Frame>;

/// The rules of a game, with its revision, policies and cards fixed.
///
/// A match is a stack of frames. The kernel takes the top frame and hands it to [`Game::step`],
/// which does one thing and pushes the frame back if it has more to do, pushes frames to be done
/// before it, or asks. When the seat has answered, the frame that asked gets the answer through
/// [`Game::resume`]. Effects are frames too, run by the kernel, which calls back for every verb.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the game adds to the state.
    type Data: Clone + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The game's own frames.
    type Frame: Copy + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the card definitions.
    fn pool(&self) -> &Pool;
    /// Returns the words of the game.
    fn vocabulary(&self) -> &Vocabulary;
    /// Returns the clauses cited for what the interpreter does. A game whose cards have no
    /// effects names none.
    fn effect_clauses(&self) -> &EffectClauses {
        &EffectClauses::NONE
    }

    /// Does the next thing of a frame that was on top of the agenda and has been taken off.
    fn step(cx: &mut Cx<'_, Self>, frame: Self::Frame);
    /// Gives a frame the answer to what it asked.
    fn resume(cx: &mut Cx<'_, Self>, frame: Self::Frame, reply: Reply<'_>);
    /// Carries out a verb of an effect on cards and sets the tally to how many it dealt with.
    fn perform(cx: &mut Cx<'_, Self>, effect: &Effect, act: &CardAction) {
        let _ = (effect, act);
        cx.s.tally = 0;
    }
    /// Makes players carry out a verb of an effect and sets the tally.
    fn perform_players(cx: &mut Cx<'_, Self>, effect: &Effect, deed: &PlayerAction) {
        let _ = (effect, deed);
        cx.s.tally = 0;
    }
    /// Says when something that waits has its turn; `None` when it is not taken up now, as what was set off
    /// by another cue than the one that is named. By default all come as they came to wait.
    fn rank(&self, s: &StateOf<Self>, waiting: Waiting<'_>, only: Option<Cue>) -> Option<Rank> {
        let _ = s;
        let meant = only.is_none() || waiting.cue() == only;
        meant.then_some(Rank { place: 0, orderer: None, clause: Clause::NONE })
    }
    /// Uses an ability that has waited.
    fn use_waiting(cx: &mut Cx<'_, Self>, pending: Pending) {
        cx.start(Effect::new(pending.at, pending.env(cx.s)));
    }
    /// A part of an effect that was put off is about to be carried out.
    fn use_due(cx: &mut Cx<'_, Self>, part: &Delayed) {
        let _ = (cx, part);
    }
    /// A seat gives up: the match or, where a match is made of several games, the game under way.
    fn concede(cx: &mut Cx<'_, Self>, seat: Seat);
    /// Processing goes on for ever and nobody can stop it. Nobody wins unless the game says so.
    fn endless(cx: &mut Cx<'_, Self>) {
        cx.end(Clause::NONE, Outcome::Draw);
    }
    /// Whether the match is played in fair play: questions are asked alike whatever is held.
    #[inline]
    fn is_fair(&self) -> bool {
        false
    }
    /// Whether the open question is one that fair play asks whatever its seat holds. Those of effects about
    /// hidden cards are known to the kernel.
    fn is_window(&self, s: &StateOf<Self>) -> bool {
        let _ = s;
        false
    }
    /// Says why a seat cannot do something that is not offered.
    fn explain(&self, s: &StateOf<Self>, seat: Seat, choice: &Choice) -> Rejected;
    /// Returns what a seat could mean by taking card `a`, or by putting `a` on `b` (`CardId::NONE`
    /// when there is no second card), at whatever moment: the choices of the game's own verbs that
    /// these cards go with. Those that are not offered are handed to [`Game::explain`]. Choices name
    /// no other cards than `a` and `b`, both of which the seat knows; a choice without a second card
    /// stands for all that begin like it. What the open question offers need not be repeated.
    fn intents(&self, s: &StateOf<Self>, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        let _ = (s, seat, a, b);
        Vec::new()
    }
    /// Returns when an effect with this word for its duration lapses.
    fn until(&self, s: &StateOf<Self>, point: Point, by: Seat) -> Until {
        Until { point, seat: by, turn: s.turn }
    }

    /// Returns whether a prohibition or permission that lasts until then is in force now. Some are for
    /// one phase of a turn to come, and hold in that phase only.
    #[inline]
    fn is_due(&self, s: &StateOf<Self>, until: &Until) -> bool {
        let _ = (s, until);
        true
    }

    /// Returns when an effect on a card lapses. Differs from [`Game::until`] where the card says whose
    /// turn is meant.
    fn until_on(&self, s: &StateOf<Self>, point: Point, by: Seat, card: CardId) -> Until {
        let _ = card;
        self.until(s, point, by)
    }

    /// Returns whether a change in force has put another name in place of the printed one.
    fn is_renamed(&self, s: &StateOf<Self>, card: CardId) -> bool {
        let _ = (s, card);
        false
    }
    /// Returns the printed labels that a change in force has taken from a card, as a bit set.
    fn lost_labels(&self, s: &StateOf<Self>, card: CardId) -> u64 {
        let _ = (s, card);
        0
    }

    /// Whether a verb can be done to a card as a payment: it must change something.
    fn can_pay(&self, s: &StateOf<Self>, verb: Verb, card: CardId, env: &Env) -> bool {
        let _ = (s, verb, card, env);
        true
    }
    /// Whether a player can do a verb `n` times as a payment.
    fn can_pay_player(&self, s: &StateOf<Self>, verb: Verb, seat: Seat, n: i32, env: &Env) -> bool {
        let _ = (s, verb, seat, n, env);
        true
    }
    /// The activation cost has been paid; returns whether the body may be carried out.
    fn activated(cx: &mut Cx<'_, Self>, effect: &mut Effect) -> bool {
        let _ = (cx, effect);
        true
    }
    /// An effect has been resolved to its end, or given up.
    fn resolved(cx: &mut Cx<'_, Self>, effect: &Effect) {
        let _ = (cx, effect);
    }
    /// A card is about to leave its pile for another.
    fn leaving(cx: &mut Cx<'_, Self>, card: CardId) {
        let _ = (cx, card);
    }
    /// A card has come to another pile.
    fn moved(cx: &mut Cx<'_, Self>, card: CardId, from: (Seat, Zone), verb: Verb) {
        let _ = (cx, card, from, verb);
    }
    /// What the rules add to a stat, apart from effects.
    fn bonus(&self, s: &StateOf<Self>, card: CardId, stat: Stat) -> i32 {
        let _ = (s, card, stat);
        0
    }
    /// How a change is added to a running sum.
    #[inline]
    fn add_stat(&self, stat: Stat, sum: i32, change: i32) -> i32 {
        let _ = stat;
        sum + change
    }
    /// How a running sum is read: some stats are never below 0.
    fn read_stat(&self, stat: Stat, sum: i32) -> i32 {
        let _ = stat;
        sum
    }
    /// Whether an ability of a card works while the card lies as it does: not face down, say. Which
    /// zones it works in is another matter.
    #[inline]
    fn ability_active(&self, s: &StateOf<Self>, card: CardId, at: AbilityRef) -> bool {
        let _ = (s, card, at);
        true
    }
    /// Whether whoever must choose by a property among hidden cards may take none, since nobody can
    /// prove that there is one.
    fn may_fail_to_find(&self) -> bool {
        true
    }
    /// Whether a card that someone cannot see could be this one, going by where it lies.
    fn could_be(&self, s: &StateOf<Self>, card: CardId, def: DefId) -> bool {
        let _ = (s, card, def);
        true
    }
    /// Returns whether every card has a stat: 0 where none is printed.
    fn is_everywhere(&self, stat: Stat) -> bool {
        let _ = stat;
        false
    }
    /// The kind that a card counts as where it is.
    #[inline]
    fn kind_of(&self, s: &StateOf<Self>, card: CardId) -> Kind {
        self.pool().def(s.card(card).def).kind
    }
    /// Returns the clause by which a continuous effect on a card cannot come into force.
    fn refuses(&self, s: &StateOf<Self>, continuous: &ContinuousEffect) -> Option<Clause> {
        let _ = (s, continuous);
        None
    }
    /// An effect has put a continuous effect in force.
    fn changed(cx: &mut Cx<'_, Self>, continuous: &ContinuousEffect) {
        let _ = (cx, continuous);
    }
    /// The printed value of a stat as tests of it find it.
    fn tested_base(&self, s: &StateOf<Self>, card: CardId, stat: Stat) -> i32 {
        self.pool().def(s.card(card).def).stat(stat)
    }
    /// A number of the game's own about a seat.
    fn gauge(&self, s: &StateOf<Self>, gauge: Gauge, seat: Seat) -> i32 {
        let _ = (s, gauge, seat);
        0
    }
    /// The zones in which abilities work unless they say otherwise, as a bit set.
    fn live_zones(&self) -> u32 {
        self.vocabulary().live_zones()
    }
    /// The zone in which attached cards are.
    fn attach_zone(&self) -> Option<Zone> {
        None
    }
    /// The attacker and the attacked card of the battle under way.
    fn battle(&self, s: &StateOf<Self>) -> (Ref, Ref) {
        let _ = s;
        (Ref::NONE, Ref::NONE)
    }
    /// Whether `seat` is on a side, seen from `you`.
    fn is_side(&self, s: &StateOf<Self>, side: Side, you: Seat, seat: Seat) -> bool {
        let _ = s;
        select::is_side_of_two(side, you, seat)
    }
    /// Whether a pile of `seat` belongs to a side, seen from `you`. Differs from
    /// [`Game::is_side`] where a zone is shared.
    #[inline]
    fn is_side_at(&self, s: &StateOf<Self>, side: Side, you: Seat, seat: Seat, zone: Zone) -> bool {
        let _ = zone;
        self.is_side(s, side, you, seat)
    }
    /// The seat that comes `i`-th in turn order, counted from 0 with the active one.
    #[inline]
    fn in_turn(&self, s: &StateOf<Self>, i: u8) -> Seat {
        Seat((s.active.0 + i) % s.seats())
    }
    /// Whether text that asks for a card with an ability for a moment finds this one.
    fn has_cue(&self, s: &StateOf<Self>, card: CardId, cue: Cue) -> bool {
        self.pool().has_cue(s.card(card).def, cue)
    }
    /// The zones that each of several opponents has alone when a condition counts their cards, as a
    /// bit set; cards of other zones are counted together.
    fn apiece(&self) -> u32 {
        0
    }
    /// Whether it is a turn of a side, seen from `you`. Team mates may share their turns.
    #[inline]
    fn is_turn(&self, s: &StateOf<Self>, side: Side, you: Seat) -> bool {
        self.is_side(s, side, you, s.active)
    }
    /// Does what the rules do by themselves, at once, whenever something has changed. `changed`
    /// has the bits of [`changes`]. Called when permanents have come to rest.
    #[inline]
    fn attend(cx: &mut Cx<'_, Self>, changed: u32) {
        let _ = (cx, changed);
    }
    /// The clause by which an effect ends when it cannot choose as many cards as it asks for. By
    /// default it makes do with as many as there are.
    #[inline]
    fn all_or_nothing(&self) -> Option<Clause> {
        None
    }
    /// The fewest cards to take where "up to" some are chosen and there is one.
    #[inline]
    fn least_of_up_to(&self) -> i32 {
        0
    }
    /// Brings cards into being by an effect, such as tokens, and sets the tally.
    fn create(cx: &mut Cx<'_, Self>, effect: &Effect, verb: Verb, def: DefId, n: i32) {
        let _ = (effect, verb, def, n);
        cx.s.tally = 0;
    }
    /// Whether it makes no difference which of two cards is chosen.
    fn alike(&self, s: &StateOf<Self>, a: CardId, b: CardId) -> bool {
        let _ = (s, a, b);
        false
    }
    /// The verb of the question whether to use an optional effect or part of one.
    fn verbs(&self) -> &EffectVerbs {
        &EffectVerbs::NONE
    }
    /// Whether the rules let a seat look at a card that its zone hides.
    fn shows(&self, s: &StateOf<Self>, seat: Seat, card: CardId) -> bool {
        let _ = (s, seat, card);
        false
    }
    /// Whether processing that goes on for long is known to come to an end, such as a loop whose
    /// rounds are counted.
    fn will_end(&self, s: &StateOf<Self>) -> bool {
        let _ = s;
        false
    }
    /// Adds what only the game knows to a view: scores, arrows.
    fn extend_view(&self, s: &StateOf<Self>, view: &mut View) {
        let _ = (s, view);
    }
    /// How well a seat stands by itself, a plain card counting 100: what it has on the table, in hand
    /// and in reserve. Players that are programs compare tables by it; no rule does.
    fn evaluate(&self, s: &StateOf<Self>, seat: Seat) -> i32 {
        crate::foresight::plain_worth(self, s, seat)
    }
    /// How strongly a hasty player is drawn to an option of the open question, compared with the
    /// others; 0 keeps away from it. Rollouts go by it; no rule does.
    #[inline]
    fn rollout_weight(&self, s: &StateOf<Self>, choice: &Choice) -> u32 {
        let _ = (s, choice);
        1
    }
    /// Checks what must always hold, apart from what holds in every game.
    ///
    /// # Errors
    /// Says what does not.
    fn check(&self, s: &StateOf<Self>) -> Result<(), String> {
        let _ = s;
        Ok(())
    }
    /// How an option is said that the usual `verb card -> card` does not fit.
    fn phrase(&self, s: &StateOf<Self>, choice: &Choice) -> Option<Phrase> {
        let _ = (s, choice);
        None
    }
}

/// The verbs a game has for the questions of the interpreter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct EffectVerbs {
    /// Choose a card.
    pub choose: Verb,
    /// Stop choosing.
    pub done: Verb,
    /// Do the optional part.
    pub yes: Verb,
    /// Leave it.
    pub no: Verb,
    /// Take one of several options, by number.
    pub option: Verb,
    /// Put cards in an order.
    pub order: Verb,
    /// Put on top.
    pub top: Verb,
    /// Put at the bottom.
    pub bottom: Verb,
    /// Name a number.
    pub name: Verb,
    /// Take one of several waiting effects next.
    pub next: Verb,
}

impl EffectVerbs {
    /// For games whose cards have no effects: the interpreter never asks.
    pub const NONE: EffectVerbs = {
        let none = Verb(0);
        EffectVerbs {
            choose: none,
            done: none,
            yes: none,
            no: none,
            option: none,
            order: none,
            top: none,
            bottom: none,
            name: none,
            next: none,
        }
    };
}

/// What rules code works in: the rules, the state and the log.
pub struct Cx<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state.
    pub s: &'a mut StateOf<G>,
    /// The log.
    pub log: &'a mut Log,
}

/// The most steps between two questions before processing counts as endless.
pub const STEPS: u32 = 20_000;

impl<'a, G: Game> Cx<'a, G> {
    /// Makes a context.
    pub fn new(game: &'a G, s: &'a mut StateOf<G>, log: &'a mut Log) -> Self {
        Cx { game, s, log }
    }

    /// Pushes a frame of the game.
    #[inline]
    pub fn push(&mut self, frame: G::Frame) {
        self.s.agenda.push(Job::Game(frame));
    }

    /// Returns whether the match is over; multi-part actions stop then.
    #[inline]
    pub fn over(&self) -> bool {
        self.s.outcome.is_some()
    }

    /// Ends the match.
    pub fn end(&mut self, clause: Clause, outcome: Outcome) {
        if self.s.outcome.is_none() {
            self.s.outcome = Some(outcome);
            self.log.tell(clause, What::Ended { outcome });
        }
    }

    /// Returns the empty list of options for the next question.
    #[inline]
    pub fn options(&mut self) -> &mut Vec<Choice> {
        self.s.prompt.options.clear();
        &mut self.s.prompt.options
    }

    /// Adds an option to the next question.
    #[inline]
    pub fn offer(&mut self, choice: Choice) {
        self.s.prompt.options.push(choice);
    }

    /// Asks a seat, with the options that were put in place before. The frame that wants the
    /// answer must be on top of the agenda.
    #[inline]
    pub fn ask(&mut self, seat: Seat, why: Why, ask: Ask) {
        let prompt = &mut self.s.prompt;
        prompt.seat = seat;
        prompt.why = why;
        prompt.ask = ask;
        self.s.asking = true;
    }

    /// Begins a turn and tells it.
    pub fn begin_turn(&mut self, seat: Seat, clause: Clause) {
        self.s.active = seat;
        self.s.turn = self.s.turn.saturating_add(1);
        let number = self.s.turn;
        self.s.happened.clear();
        self.s.changes |= changes::TURN;
        self.log.tell(clause, What::TurnBegan { seat, number });
    }

    /// Begins a phase or step and tells it.
    pub fn begin_phase(&mut self, phase: Phase, clause: Clause) {
        self.s.phase = phase;
        self.s.changes |= changes::PHASE;
        self.log.tell(clause, What::PhaseBegan { phase });
    }

    /// Returns a stat of a card as it is now.
    #[inline]
    pub fn stat(&self, card: CardId, stat: Stat) -> i32 {
        crate::continuous::stat(self.game, self.s, card, stat)
    }

    /// Tells that a rule applied which no other event shows.
    #[inline]
    pub fn cite(&mut self, clause: Clause, seat: Seat, card: CardId) {
        self.tell_of([card, CardId::NONE], clause, What::Applied { seat, card });
    }

    /// Tells that a seat did something.
    #[inline]
    pub fn tell_did(&mut self, clause: Clause, seat: Seat, verb: Verb, card: CardId, other: CardId, n: i32) {
        self.log.tell(clause, What::Did { seat, verb, card, other, n });
    }

    /// Takes the open question back; the frame that asked it will ask anew.
    pub fn ask_again(&mut self) {
        if self.s.asking {
            self.s.asking = false;
            self.s.prompt.id += 1;
        }
    }

    /// Keeps in mind what a card is like now, for effects that ask when it has gone.
    pub fn remember(&mut self, id: CardId) {
        let mut stats = [0; crate::pool::STATS];
        for (i, value) in stats.iter_mut().enumerate() {
            *value = self.stat(id, Stat(i as u8));
        }
        let keywords = crate::continuous::keywords(self.game, self.s, id);
        let Card { rested, attached, marks, .. } = *self.s.card(id);
        let card = self.s.refer(id);
        let zone = self.game.attach_zone().filter(|_| attached > 0);
        let pile = zone.into_iter().flat_map(|zone| self.s.iter(self.s.card(id).side, zone));
        let carried = pile.filter(|&c| self.s.card(c).host == id).map(|c| self.s.refer(c)).collect();
        self.s.memory.push(Memory { card, stats, keywords, rested, attached, carried, marks });
    }

    /// Works until a question is open or the match is over.
    pub fn run(&mut self) {
        let mut steps = 0;
        loop {
            let rests = self.s.changes == 0 || self.recompute_permanents();
            if self.s.unattended != 0 && self.s.outcome.is_none() {
                let changed = std::mem::take(&mut self.s.unattended);
                G::attend(self, changed);
            }
            steps += 1;
            let endless = !rests || steps >= STEPS && !self.game.will_end(self.s);
            if endless && self.s.outcome.is_none() {
                G::endless(self);
            }
            if self.s.outcome.is_some() {
                self.s.clear_agenda();
                self.s.pending.clear();
                self.s.asking = false;
                return;
            }
            if self.s.asking {
                return;
            }
            match self.s.agenda.pop().expect("a match that is not over has work to do") {
                Job::Effect => {
                    let effect = self.s.pop_effect();
                    crate::effect::step(self, effect);
                }
                Job::Waiting(only) => self.step_waiting(only),
                Job::Game(frame) => G::step(self, frame),
            }
        }
    }

    /// Hands the answer to the frame that asked and works on.
    pub fn resume(&mut self, chosen: &[Choice], number: u32) {
        self.s.asking = false;
        self.s.prompt.id += 1;
        let reply = Reply { chosen, number };
        match self.s.agenda.pop().expect("an open question has a frame that asked it") {
            Job::Effect => {
                let effect = self.s.pop_effect();
                crate::effect::resume(self, effect, reply);
            }
            Job::Waiting(only) => self.resume_waiting(only, reply.one()),
            Job::Game(frame) => G::resume(self, frame, reply),
        }
        self.run();
    }

    /// Returns whether an ability of a card can be used now, as far as every game agrees: the
    /// card has it, it works where the card is, its gates are open, it is not spent and its cost
    /// can be paid.
    pub fn usable(&self, card: CardId, at: AbilityRef) -> bool {
        crate::effect::usable(self.game, self.s, card, at)
    }
}

//! What a game tells the kernel: traits by purpose, which together are a [`Game`].

use crate::continuous::{ContinuousEffect, Until};
use crate::cx::Cx;
use crate::effect::{
    self, Agent, CardAction, Delayed, Effect, EffectRules, Pending, PlayerAction, Rank, Task, Waiting,
};
use crate::event::Outcome;
use crate::ids::{AbilityRef, CardId, Clause, Cue, DefId, Gauge, Kind, Point, Ref, Seat, Stat, Verb, Zone};
use crate::ir::Side;
use crate::phrase::Phrase;
use crate::pool::Pool;
use crate::prompt::{Choice, Refusal, Reply};
use crate::select::{self, Env};
use crate::state::State;
use crate::view::View;
use crate::vocabulary::Vocabulary;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// The state of a match of the game `G`.
pub type StateOf<G> = State<<G as GameBase>::Data, <G as GameBase>::Frame>;

/// What a game is made of: the shape of its state, its cards and its words, with its revision, policies and
/// cards fixed.
pub trait GameBase: Sized + Send + Sync + 'static {
    /// What the game adds to the state.
    type Data: Clone + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The game's own frames.
    type Frame: Copy + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the card definitions.
    fn pool(&self) -> &Pool;
    /// Returns the words of the game.
    fn vocabulary(&self) -> &Vocabulary;
    /// Returns how the interpreter of effects works in this game.
    fn effect_rules(&self) -> &EffectRules {
        &EffectRules::NONE
    }
    /// Whether the match is played in fair play: questions are asked alike whatever is held.
    #[inline]
    fn is_fair(&self) -> bool {
        false
    }
}

/// The course of a match.
///
/// A match is a stack of frames. The kernel takes the top frame and hands it to [`Flow::step`],
/// which does one thing and pushes the frame back if it has more to do, pushes frames to be done
/// before it, or asks. When the seat has answered, the frame that asked gets the answer through
/// [`Flow::resume`]. Effects are frames too, run by the kernel, which calls back for every verb
/// ([`Effects`]).
pub trait Flow: GameBase {
    /// Does the next thing of a frame that was on top of the agenda and has been taken off.
    fn step(cx: &mut Cx<'_, Self>, frame: Self::Frame);
    /// Gives a frame the answer to what it asked.
    fn resume(cx: &mut Cx<'_, Self>, frame: Self::Frame, reply: Reply<'_>);
    /// Whether a seat may do something at the question that a frame asks. What is offered is what passes: the
    /// explanation of what is not offered, and what a card could mean, come from here. Cards that are named exist.
    ///
    /// # Errors
    /// With the clause that forbids it, and the numbers and cards behind it.
    fn check(&self, s: &StateOf<Self>, frame: Self::Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal>;
    /// Does what the rules do by themselves, at once, whenever something has changed. `changed`
    /// has the bits of [`changes`](crate::changes). Called when permanents have come to rest.
    #[inline]
    fn attend(cx: &mut Cx<'_, Self>, changed: u32) {
        let _ = (cx, changed);
    }
    /// A seat gives up: the match or, where a match is made of several games, the game under way.
    fn concede(cx: &mut Cx<'_, Self>, seat: Seat);
    /// Processing goes on for ever and nobody can stop it. Nobody wins unless the game says so.
    fn endless(cx: &mut Cx<'_, Self>) {
        cx.end(Clause::NONE, Outcome::Draw);
    }
    /// A card is about to leave its pile for another.
    fn leaving(cx: &mut Cx<'_, Self>, card: CardId) {
        let _ = (cx, card);
    }
    /// A card has come to another pile.
    fn moved(cx: &mut Cx<'_, Self>, card: CardId, from: (Seat, Zone), verb: Verb) {
        let _ = (cx, card, from, verb);
    }
    /// Whether processing that goes on for long is known to come to an end, such as a loop whose
    /// rounds are counted.
    fn will_end(&self, s: &StateOf<Self>) -> bool {
        let _ = s;
        false
    }
    /// Whether the open question is one that fair play asks whatever its seat holds. Those of effects about
    /// hidden cards are known to the kernel.
    fn is_window(&self, s: &StateOf<Self>) -> bool {
        let _ = s;
        false
    }
    /// Checks what must always hold, apart from what holds in every game.
    ///
    /// # Errors
    /// Says what does not.
    fn invariants(&self, s: &StateOf<Self>) -> Result<(), String> {
        let _ = s;
        Ok(())
    }
}

/// What the verbs of card text do. Verbs whose row says it ([`VerbRule`](crate::verb_rule::VerbRule)) carry themselves out; a game
/// adds what its document says beyond that.
pub trait Verbs: GameBase {
    /// Carries out a verb of an effect on cards and adds to the tally how many it dealt with.
    fn perform(cx: &mut Cx<'_, Self>, effect: &Effect, act: &CardAction)
    where
        Self: Game,
    {
        cx.carry_out(effect, act);
    }
    /// Makes players carry out a verb of an effect and adds to the tally what they did.
    fn perform_players(cx: &mut Cx<'_, Self>, effect: &Effect, order: &PlayerAction)
    where
        Self: Game,
    {
        cx.carry_out_players(effect, order);
    }
    /// Makes one player carry out a verb.
    fn act(cx: &mut Cx<'_, Self>, task: Task)
    where
        Self: Game,
    {
        cx.act(task);
    }
    /// Brings cards into being by an effect, such as tokens, and adds to the tally.
    fn create(cx: &mut Cx<'_, Self>, effect: &Effect, verb: Verb, def: DefId, n: i32) {
        let _ = (cx, effect, verb, def, n);
    }
    /// Takes in hand what is about to be done to a card, where something else may happen instead; returns whether
    /// it has done so.
    fn puts_off(cx: &mut Cx<'_, Self>, effect: &Effect, act: &CardAction, card: CardId) -> bool {
        let _ = (cx, effect, act, card);
        false
    }
    /// A player has no card left to take.
    fn lacks(cx: &mut Cx<'_, Self>, seat: Seat, verb: Verb) {
        let _ = (cx, seat, verb);
    }
    /// Returns the clause by which a verb is not done to a card, apart from what its row says. `to` is where a
    /// move leads.
    #[inline]
    fn barred(&self, s: &StateOf<Self>, verb: Verb, to: Option<Zone>, card: CardId, agent: Agent) -> Option<Clause> {
        let _ = (s, verb, to, card, agent);
        None
    }
    /// Returns the clause by which a card is not put on another, apart from what the row of the verb says.
    fn unfit(&self, s: &StateOf<Self>, verb: Verb, card: CardId, host: CardId) -> Option<Clause> {
        let _ = (s, verb, card, host);
        None
    }
    /// Returns the cards of which alone a player can choose for a verb, where not all of the pile are.
    fn choosable(&self, s: &StateOf<Self>, task: &Task) -> Option<Vec<CardId>> {
        let _ = (s, task);
        None
    }
    /// Returns the clause that says the same in the revision which is played.
    #[inline]
    fn in_force(&self, clause: Clause) -> Clause {
        clause
    }
    /// Whether a verb can be done to a card as a payment: it must change something.
    fn can_pay(&self, s: &StateOf<Self>, verb: Verb, card: CardId, env: &Env) -> bool
    where
        Self: Game,
    {
        effect::changes_card(self, s, verb, card, env)
    }
    /// Whether a player can do a verb `n` times as a payment.
    fn can_pay_player(&self, s: &StateOf<Self>, verb: Verb, seat: Seat, n: i32, env: &Env) -> bool
    where
        Self: Game,
    {
        let _ = env;
        effect::can_do(self, s, verb, seat, n)
    }
}

/// What waits and in which order, and what becomes of effects. A game whose cards have no effects says nothing here.
pub trait Effects: GameBase {
    /// Says when something that waits has its turn; `None` when it is not taken up now, as what was set off
    /// by another cue than the one that is named. By default all come as they came to wait.
    fn rank(&self, s: &StateOf<Self>, waiting: Waiting<'_>, only: Option<Cue>) -> Option<Rank> {
        let _ = s;
        let meant = only.is_none() || waiting.cue() == only;
        meant.then_some(Rank { place: 0, orderer: None, clause: Clause::NONE })
    }
    /// Uses an ability that has waited.
    fn use_waiting(cx: &mut Cx<'_, Self>, pending: Pending)
    where
        Self: Game,
    {
        cx.start(Effect::new(pending.at, pending.env(cx.s)));
    }
    /// A part of an effect that was put off is about to be carried out.
    fn use_due(cx: &mut Cx<'_, Self>, part: &Delayed) {
        let _ = (cx, part);
    }
    /// The activation cost has been paid; returns whether the body may be carried out.
    fn activated(cx: &mut Cx<'_, Self>, effect: &mut Effect) -> bool {
        let _ = (cx, effect);
        true
    }
    /// Returns the frame by which an effect uses the text of a card for a moment, where the game has rules for that
    /// card; by default the effect only does what the text says.
    fn use_text(&self, s: &StateOf<Self>, card: CardId, cue: Cue) -> Option<Self::Frame> {
        let _ = (s, card, cue);
        None
    }
    /// An effect has been resolved to its end, or given up.
    fn resolved(cx: &mut Cx<'_, Self>, effect: &Effect) {
        let _ = (cx, effect);
    }
    /// An effect has put a continuous effect in force.
    fn changed(cx: &mut Cx<'_, Self>, continuous: &ContinuousEffect) {
        let _ = (cx, continuous);
    }
    /// Returns the clause by which a continuous effect on a card cannot come into force.
    fn refuses(&self, s: &StateOf<Self>, continuous: &ContinuousEffect) -> Option<Clause> {
        let _ = (s, continuous);
        None
    }
}

/// Whose side a seat is on, whose turn it is, and until when things last. By default two players take turns.
pub trait Seating: GameBase {
    /// Whether `seat` is on a side, seen from `you`.
    fn is_side(&self, s: &StateOf<Self>, side: Side, you: Seat, seat: Seat) -> bool {
        let _ = s;
        select::is_side_of_two(side, you, seat)
    }
    /// Whether a pile of `seat` belongs to a side, seen from `you`. Differs from
    /// [`Seating::is_side`] where a zone is shared.
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
    /// Whether it is a turn of a side, seen from `you`. Team mates may share their turns.
    #[inline]
    fn is_turn(&self, s: &StateOf<Self>, side: Side, you: Seat) -> bool {
        self.is_side(s, side, you, s.active)
    }
    /// Returns when an effect with this word for its duration lapses.
    fn until(&self, s: &StateOf<Self>, point: Point, by: Seat) -> Until {
        Until { point, seat: by, turn: s.turn }
    }
    /// Returns when an effect on a card lapses. Differs from [`Seating::until`] where the card says whose
    /// turn is meant.
    fn until_on(&self, s: &StateOf<Self>, point: Point, by: Seat, card: CardId) -> Until {
        let _ = card;
        self.until(s, point, by)
    }
    /// Returns whether a prohibition or permission that lasts until then is in force now. Some are for
    /// one phase of a turn to come, and hold in that phase only.
    #[inline]
    fn is_due(&self, s: &StateOf<Self>, until: &Until) -> bool {
        let _ = (s, until);
        true
    }
}

/// What is read off a card, a player or the battle, where the rules add to what is printed and to effects.
pub trait Reads: GameBase {
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
    /// Returns whether every card has a stat: 0 where none is printed.
    fn is_everywhere(&self, stat: Stat) -> bool {
        let _ = stat;
        false
    }
    /// The printed value of a stat as tests of it find it.
    fn tested_base(&self, s: &StateOf<Self>, card: CardId, stat: Stat) -> i32 {
        self.pool().def(s.card(card).def).stat(stat)
    }
    /// The kind that a card counts as where it is.
    #[inline]
    fn kind_of(&self, s: &StateOf<Self>, card: CardId) -> Kind {
        self.pool().def(s.card(card).def).kind
    }
    /// Whether text that asks for a card with an ability for a moment finds this one.
    fn has_cue(&self, s: &StateOf<Self>, card: CardId, cue: Cue) -> bool {
        self.pool().has_cue(s.card(card).def, cue)
    }
    /// Whether an ability of a card works while the card lies as it does: not face down, say. Which
    /// zones it works in is another matter.
    #[inline]
    fn ability_active(&self, s: &StateOf<Self>, card: CardId, at: AbilityRef) -> bool {
        let _ = (s, card, at);
        true
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
    /// A number of the game's own about a seat.
    fn gauge(&self, s: &StateOf<Self>, gauge: Gauge, seat: Seat) -> i32 {
        let _ = (s, gauge, seat);
        0
    }
    /// The attacker and the attacked card of the battle under way.
    fn battle(&self, s: &StateOf<Self>) -> (Ref, Ref) {
        let _ = s;
        (Ref::NONE, Ref::NONE)
    }
}

/// What people see and are told: why not, what else, in which words.
pub trait Show: GameBase {
    /// Returns what a seat could mean by taking card `a`, or by putting `a` on `b` (`CardId::NONE`
    /// when there is no second card), at whatever moment: the choices of the game's own verbs that
    /// these cards go with. Those that are not offered are handed to [`Flow::check`]. Choices name
    /// no other cards than `a` and `b`, both of which the seat knows; a choice without a second card
    /// stands for all that begin like it. What the open question offers need not be repeated.
    fn intents(&self, s: &StateOf<Self>, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
        let _ = (s, seat, a, b);
        Vec::new()
    }
    /// How an option is said that the usual `verb card -> card` does not fit.
    fn phrase(&self, s: &StateOf<Self>, choice: &Choice) -> Option<Phrase> {
        let _ = (s, choice);
        None
    }
    /// Adds what only the game knows to a view: scores, arrows.
    fn extend_view(&self, s: &StateOf<Self>, view: &mut View) {
        let _ = (s, view);
    }
    /// Whether the rules let a seat look at a card that its zone hides.
    fn shows(&self, s: &StateOf<Self>, seat: Seat, card: CardId) -> bool {
        let _ = (s, seat, card);
        false
    }
    /// Whether it makes no difference which of two cards is chosen.
    fn alike(&self, s: &StateOf<Self>, a: CardId, b: CardId) -> bool {
        let _ = (s, a, b);
        false
    }
}

/// What players that are programs go by; no rule does.
pub trait Bot: GameBase {
    /// How well a seat stands by itself, a plain card counting 100: what it has on the table, in hand
    /// and in reserve. Players that are programs compare tables by it; no rule does.
    fn evaluate(&self, s: &StateOf<Self>, seat: Seat) -> i32
    where
        Self: Game,
    {
        crate::foresight::plain_worth(self, s, seat)
    }
    /// How strongly a hasty player is drawn to an option of the open question, compared with the
    /// others; 0 keeps away from it. Rollouts go by it; no rule does.
    #[inline]
    fn rollout_weight(&self, s: &StateOf<Self>, choice: &Choice) -> u32 {
        let _ = (s, choice);
        1
    }
    /// Whether a card that someone cannot see could be this one, going by where it lies.
    fn could_be(&self, s: &StateOf<Self>, card: CardId, def: DefId) -> bool {
        let _ = (s, card, def);
        true
    }
}

/// The rules of a game: all that the kernel asks of one.
pub trait Game: Flow + Verbs + Effects + Seating + Reads + Show + Bot {}

impl<G: Flow + Verbs + Effects + Seating + Reads + Show + Bot> Game for G {}

/// Says that a game leaves traits as they are by default: `by_default!(Tiny: Verbs, Effects, Seating, Reads);`.
#[macro_export]
macro_rules! by_default {
    ($game:ty: $($purpose:ident),+) => { $(impl $crate::$purpose for $game {})+ };
}

//! The game as the kernel sees it.

use crate::rules::habits::{Habit, Readiness};
use crate::rules::{self, Rules, clause};
use crate::state::{Data, Frame, Mark};
use crate::words::{self, cue, gauge, label, point, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::Until;
use baize_kernel::effect::{
    Agent, CardAction, Effect, EffectClauses, EffectRules, Pending, PlayerAction, Rank, Task, Waiting,
};
use baize_kernel::ir::Mode;
use baize_kernel::select::Env;
use baize_kernel::{
    AbilityRef, Ban, CardDef, CardId, Choice, Clause, Cue, DefId, Effects, Flow, GameBase, Gauge, Label, Outcome,
    Point, Pool, Reads, Ref, Refusal, Reply, Seat, Seating, Stat, StateOf, Verb, Verbs, Vocabulary, Zone,
};
use std::sync::{Arc, LazyLock};

/// The rules with readings and cards.
pub struct Duel {
    pool: Arc<Pool>,
    /// The readings.
    pub rules: Rules,
    effect_rules: EffectRules,
    habits: Arc<[Habit]>,
    /// The zones off the field from which effects of some cards are used, as a bit set.
    pub elsewhere: u32,
}

/// The context of rules code.
pub type Cx<'a> = baize_kernel::Cx<'a, Duel>;

/// The state of a match.
pub type St = StateOf<Duel>;

/// Life points at the start of a duel (D6.3).
pub const LIFE: i32 = 8000;

/// The most monsters, and the most spells and traps, of a player (D2.2, D2.4).
pub const PLACES: usize = 5;

/// The words of the game.
pub static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(words::vocabulary);

const CLAUSES: EffectClauses = EffectClauses {
    resolve: clause!("D9.5"),
    choose: clause!("D9.31"),
    order: clause!("D2.8"),
    search: clause!("D2.10"),
    may: clause!("D9.25"),
    change: clause!("D9.5"),
    permanent: clause!("D3.11"),
    look: clause!("D2.10"),
    reveal: clause!("D2.10"),
    unmet: clause!("D9.5"),
    pay: clause!("D9.15"),
    no_times: clause!("D9.5"),
    stay: clause!("D2.8"),
};

impl Duel {
    /// Makes the rules for a match.
    pub fn new(pool: Arc<Pool>, rules: Rules) -> Duel {
        let habits = Habit::all(&pool, &rules);
        let elsewhere = habits.iter().fold(0, |set, habit| set | habit.zones);
        let effect_rules = EffectRules {
            attach_zone: Some(zone::SPELLS),
            // D9.31: what is activated has been checked to find something, and it is found.
            may_fail_to_find: false,
            ..EffectRules::new(&VOCABULARY, CLAUSES)
        };
        Duel { pool, rules, effect_rules, habits, elsewhere }
    }

    /// Returns what is printed on a card.
    #[inline]
    pub fn def(&self, s: &St, card: CardId) -> &CardDef {
        self.pool.def(s.card(card).def)
    }

    /// Returns when cards of a definition can be used at all.
    #[inline]
    pub fn habit(&self, def: DefId) -> &Habit {
        &self.habits[def.index()]
    }

    /// Returns whether a card has an icon.
    #[inline]
    pub fn is(&self, s: &St, card: CardId, icon: Label) -> bool {
        self.def(s, card).has_label(icon)
    }
}

/// Returns the other player.
#[inline]
pub fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// Returns whether a zone is part of the field (D2.1).
#[inline]
pub fn is_field(at: Zone) -> bool {
    matches!(at, zone::MONSTERS | zone::SPELLS | zone::FIELD)
}

/// Returns whether a monster lies in attack position (D2.3).
#[inline]
pub fn in_attack(s: &St, card: CardId) -> bool {
    let c = s.card(card);
    c.zone == zone::MONSTERS && c.face_up && !c.rested
}

/// Returns whether something is noted about a card.
pub fn noted(s: &St, card: CardId, mark: Mark) -> bool {
    s.data.notes.iter().any(|n| n.card == card && n.mark == mark)
}

impl GameBase for Duel {
    type Data = Data;
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &VOCABULARY
    }

    fn effect_rules(&self) -> &EffectRules {
        &self.effect_rules
    }

    fn is_fair(&self) -> bool {
        self.rules.fair
    }
}

impl Flow for Duel {
    fn check(&self, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        rules::refusals::check(self, s, frame, seat, choice)
    }

    fn step(cx: &mut Cx<'_>, frame: Frame) {
        if !cx.s.data.falling.is_empty() && frame != Frame::Sweep {
            cx.push(frame);
            return rules::leaving::sweep(cx);
        }
        match frame {
            Frame::Setup(step) => rules::setup::step(cx, step),
            Frame::Turn(step) => rules::turn::step(cx, step),
            Frame::Main => rules::main_phase::step(cx),
            Frame::Leave(exit) => rules::priority::leave(cx, exit),
            Frame::Window { seat, passes, again } => rules::priority::window(cx, seat, passes, again),
            Frame::Respond { seat, passes } => rules::chain::respond(cx, seat, passes),
            Frame::Resolve => rules::chain::resolve(cx),
            Frame::LinkDone => rules::chain::link_done(cx),
            Frame::Triggers => rules::triggers::step(cx),
            Frame::MayTrigger(pending) => rules::triggers::ask(cx, pending),
            Frame::Tribute { card, n, set, way } => rules::summon::tribute(cx, card, n, set, way),
            Frame::Attempt { seat, passes } => rules::attempt::ask(cx, seat, passes),
            Frame::Attempted => rules::attempt::settle(cx),
            Frame::Arrive { card, seat, position, bond } => rules::summon::arrive(cx, card, seat, position, bond),
            Frame::Battle(step) => rules::battle::step(cx, step),
            Frame::Reduce => rules::turn::reduce(cx),
            Frame::PayThousands { seat, card } => rules::verbs::ask_thousands(cx, seat, card),
            Frame::Crush(seat) => rules::crush::ask(cx, seat),
            Frame::Ritual { seat, monster } => rules::ritual::step(cx, seat, monster),
            Frame::Sweep => rules::leaving::sweep(cx),
            Frame::Swap(seat) => rules::matches::ask_swap(cx, seat),
        }
    }

    fn resume(cx: &mut Cx<'_>, frame: Frame, reply: Reply<'_>) {
        match frame {
            Frame::Setup(step) => rules::setup::resume(cx, step, reply.one()),
            Frame::Main => rules::main_phase::resume(cx, reply.one()),
            Frame::Leave(exit) => rules::priority::resume_leave(cx, exit, reply.one()),
            Frame::Window { seat, passes, again } => {
                rules::priority::resume_window(cx, seat, passes, again, reply.one());
            }
            Frame::Respond { seat, passes } => rules::chain::resume_respond(cx, seat, passes, reply.one()),
            Frame::MayTrigger(pending) => rules::triggers::resume(cx, pending, reply.one()),
            Frame::Tribute { card, set, way, .. } => {
                let mut taken = std::mem::take(&mut cx.s.data.taken);
                taken.clear();
                taken.extend(reply.chosen.iter().map(|c| c.a));
                cx.s.data.taken = taken;
                rules::summon::offer_up(cx, card, set, way);
            }
            Frame::Attempt { seat, passes } => rules::attempt::resume(cx, seat, passes, reply.one()),
            Frame::Arrive { card, seat, bond, .. } => {
                let position = rules::summon::position_of(reply.one().verb);
                rules::summon::arrive(cx, card, seat, Some(position), bond);
            }
            Frame::Battle(step) => rules::battle::resume(cx, step, reply.one()),
            Frame::Reduce => rules::turn::resume_reduce(cx, reply.one()),
            Frame::PayThousands { seat, .. } => rules::verbs::pay_thousands(cx, seat, reply.number),
            Frame::Crush(seat) => rules::crush::resume(cx, seat, reply.one()),
            Frame::Ritual { seat, monster } => rules::ritual::resume(cx, seat, monster, reply.one()),
            Frame::Swap(seat) => rules::matches::resume_swap(cx, seat, reply.one()),
            Frame::Turn(_) | Frame::Resolve | Frame::LinkDone | Frame::Triggers | Frame::Attempted | Frame::Sweep => {
                unreachable!("this frame asks nothing")
            }
        }
    }

    #[inline]
    fn attend(cx: &mut Cx<'_>, changed: u32) {
        Readiness::attend(cx, changed);
    }

    fn concede(cx: &mut Cx<'_>, seat: Seat) {
        cx.tell_did(clause!("D6.1"), seat, verb::CONCEDE, CardId::NONE, CardId::NONE, 0);
        rules::matches::concede(cx, seat);
    }

    fn is_window(&self, s: &St) -> bool {
        rules::windows::is_open(s)
    }

    fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), verb: Verb) {
        rules::leaving::moved(cx, card, from, verb);
    }

    fn leaving(cx: &mut Cx<'_>, card: CardId) {
        rules::leaving::leaving(cx, card);
    }

    fn invariants(&self, s: &St) -> Result<(), String> {
        for seat in s.all_seats() {
            if s.count(seat, zone::MONSTERS) > PLACES {
                return Err("more than 5 monsters (D2.2)".into());
            }
            if s.count(seat, zone::SPELLS) > PLACES {
                return Err("more than 5 spells and traps (D2.4)".into());
            }
            if s.count(seat, zone::FIELD) > 1 {
                return Err("more than 1 field spell (D2.5)".into());
            }
            if s.count(seat, zone::EXTRA) > 0 {
                return Err("the extra deck is not empty (D1.8)".into());
            }
            if s.data.lp[seat.index()] < 0 {
                return Err("life points below 0 (R31)".into());
            }
            if s.iter(seat, zone::MONSTERS).any(|c| s.card(c).rested && !s.card(c).face_up) {
                return Err("a face-down monster is turned twice (D2.3)".into());
            }
        }
        if Readiness::is_stale(self, s) {
            return Err("what cards could be used for is not what is kept of it".into());
        }
        if s.prompt().is_some() && !s.data.falling.is_empty() {
            return Err("cards that must fall are still there (D5.11)".into());
        }
        Ok(())
    }
}

impl Verbs for Duel {
    fn perform(cx: &mut Cx<'_>, effect: &Effect, act: &CardAction) {
        rules::verbs::perform(cx, effect, act);
    }

    fn perform_players(cx: &mut Cx<'_>, effect: &Effect, deed: &PlayerAction) {
        rules::verbs::perform_players(cx, effect, deed);
    }

    fn can_pay(&self, s: &St, verb: Verb, card: CardId, env: &Env) -> bool {
        rules::verbs::can_pay(self, s, verb, card, env)
    }

    fn can_pay_player(&self, s: &St, verb: Verb, seat: Seat, n: i32, env: &Env) -> bool {
        rules::verbs::can_pay_player(s, verb, seat, n, env)
    }

    fn puts_off(cx: &mut Cx<'_>, _: &Effect, act: &CardAction, card: CardId) -> bool {
        rules::verbs::puts_off(cx, act, card)
    }

    fn barred(&self, s: &St, verb: Verb, _: Option<Zone>, card: CardId, _: Agent) -> Option<Clause> {
        rules::verbs::barred(s, verb, card)
    }

    fn unfit(&self, s: &St, _: Verb, card: CardId, host: CardId) -> Option<Clause> {
        rules::verbs::unfit(self, s, card, host)
    }

    fn choosable(&self, s: &St, task: &Task) -> Option<Vec<CardId>> {
        rules::verbs::choosable(self, s, task)
    }

    /// D6.5, R32: a draw that fails loses the duel.
    fn lacks(cx: &mut Cx<'_>, seat: Seat, _: Verb) {
        rules::matches::duel_over(cx, clause!("D6.5"), Outcome::won_by(opponent(seat)));
    }
}

impl Effects for Duel {
    fn rank(&self, s: &St, waiting: Waiting<'_>, only: Option<Cue>) -> Option<Rank> {
        match waiting {
            Waiting::Ability(p) => rules::triggers::rank(self, s, p, only),
            Waiting::Part(..) => None,
        }
    }

    fn use_waiting(cx: &mut Cx<'_>, pending: Pending) {
        rules::triggers::take(cx, pending);
    }

    fn activated(cx: &mut Cx<'_>, effect: &mut Effect) -> bool {
        rules::activation::paid(cx, effect)
    }
}

impl Seating for Duel {
    fn until(&self, s: &St, point: Point, by: Seat) -> Until {
        let (seat, turn) = match point {
            // The turn running now is never meant.
            point::OPPONENTS_NEXT_TURN => (opponent(by), s.turn + if s.active == by { 1 } else { 2 }),
            point::FOREVER => (by, u16::MAX),
            _ => (by, s.turn),
        };
        Until { point, seat, turn }
    }

    /// What is for the opponent's next turn has not begun before it.
    fn is_due(&self, s: &St, until: &Until) -> bool {
        until.point != point::OPPONENTS_NEXT_TURN || until.turn == s.turn
    }
}

impl Reads for Duel {
    /// Values are never below 0.
    #[inline]
    fn read_stat(&self, _: Stat, sum: i32) -> i32 {
        sum.max(0)
    }

    fn gauge(&self, s: &St, which: Gauge, seat: Seat) -> i32 {
        match which {
            gauge::LP => s.data.lp[seat.index()],
            gauge::WALL => {
                // Other cards count turns with their marks, not life points.
                let counts = |c: CardId| s.card(c).face_up && !self.def(s, c).has_keyword(words::keyword::THREE_TURNS);
                let walls = s.iter(seat, zone::SPELLS).filter(|&c| counts(c));
                walls.map(|c| i32::from(s.card(c).marks) * 1000).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    fn battle(&self, s: &St) -> (Ref, Ref) {
        s.data.battle.map_or((Ref::NONE, Ref::NONE), |b| (b.attacker, b.target))
    }

    /// D3.8, D5.13: face-down cards have no effects; what a card does on its way to the graveyard
    /// it does from face-down too.
    fn ability_active(&self, s: &St, card: CardId, at: AbilityRef) -> bool {
        let c = s.card(card);
        if !is_field(c.zone) {
            return true;
        }
        // R10: what a card does while it lies face-up begins when its activation has resolved.
        let waits = rules::chain::is_unresolved(s, card);
        let shown = c.face_up && !waits && s.data.attempt.is_none_or(|a| a.card.card != card);
        let unworked = |cue: Cue| cue == cue::SENT || cue == cue::FALLS && self.rules.closed_forest_unworked;
        shown || matches!(&self.pool.ability(at).mode, Mode::Auto(t) if t.iter().all(|t| unworked(t.cue)))
    }

    fn is_renamed(&self, s: &St, card: CardId) -> bool {
        noted(s, card, Mark::Copying)
    }

    /// A monster that copies another has that one's attribute instead of its own.
    fn lost_labels(&self, s: &St, card: CardId) -> u64 {
        if noted(s, card, Mark::Copying) { VOCABULARY.group_of(label::DARK) } else { 0 }
    }
}

/// Returns whether a prohibition is on a card against this agent.
pub fn is_banned(game: &Duel, s: &St, card: CardId, which: Ban, agent: Agent) -> bool {
    Attempt::of_card(s, which, card).by(agent).is_forbidden(game, s)
}

/// Returns whether a player may not do something with a card, or at all.
pub fn is_player_banned(game: &Duel, s: &St, seat: Seat, which: Ban, card: CardId) -> bool {
    Attempt::of_player(which, seat).with(card).is_forbidden(game, s)
}

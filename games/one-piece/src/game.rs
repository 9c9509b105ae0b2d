//! ONE PIECE as a [`Game`](baize_kernel::Game): where the kernel's questions go.

use crate::rules::{self, BasePower, Clamp, Rules, clause};
use crate::state::{Data, Frame};
use crate::words::{self, ban, keyword, phase, point, stat, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::Until;
use baize_kernel::effect::{
    self, Agent, CardAction, Effect, EffectClauses, EffectRules, Pending, PlayerAction, Rank, Task, Waiting,
};
use baize_kernel::select::Env;
use baize_kernel::{
    CardId, Choice, Clause, Cue, DefId, Effects, Flow, GameBase, Outcome, Point, Pool, Reads, Ref, Refusal, Reply,
    Seat, SeatSet, Seating, Stat, StateOf, Verb, Verbs, Vocabulary, Zone,
};
use std::sync::{Arc, LazyLock};

/// The rules with a revision, readings and cards.
pub struct OnePiece {
    pool: Arc<Pool>,
    /// The revision and readings.
    pub rules: Rules,
    effect_rules: EffectRules,
}

/// The context of rules code.
pub type Cx<'a> = baize_kernel::Cx<'a, OnePiece>;

/// The state of a match.
pub type St = StateOf<OnePiece>;

/// The most Characters in an area (3-7-6).
pub const MAX_CHARACTERS: usize = 5;

/// The number of DON!! cards (5-1-2).
pub const DON: usize = 10;

/// No DON!! deck has more cards than this, whatever a Leader's text says: a table holds only so many.
const MOST_DON: i32 = 50;

/// The number of DON!! cards of a deck with this Leader: what its text says comes before 5-1-2 (1-3-1).
pub fn don_cards(pool: &Pool, leader: DefId) -> usize {
    let leader = pool.def(leader);
    if leader.has_stat(stat::DON_DECK) { leader.stat(stat::DON_DECK).clamp(0, MOST_DON) as usize } else { DON }
}

/// The words of the game.
pub static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(words::vocabulary);

impl OnePiece {
    /// Makes the rules for a match.
    pub fn new(pool: Arc<Pool>, rules: Rules) -> OnePiece {
        let clauses = EffectClauses {
            resolve: clause!("8-4-1-5"),
            choose: clause!("8-4-4"),
            order: clause!("3-1-7"),
            search: clause!("8-4-4-4"),
            may: clause!("8-1-2"),
            change: rules.since(clause!("8-1-4-2"), clause!("8-4-1-5")),
            permanent: rules.since(clause!("8-1-3-3-4"), clause!("8-1-3-4-5")),
            look: clause!("11-3-1"),
            reveal: clause!("11-2-2"),
            unmet: rules.since(clause!("8-3-3"), clause!("8-2-1-2")),
            pay: clause!("8-4-1-3"),
            no_times: clause!("1-3-2-2"),
            stay: clause!("11-3-2"),
        };
        // 8-1-1: the activation cost is a part of the effect.
        let (attach_zone, costs_are_effects) = (Some(zone::GIVEN), true);
        let effect_rules = EffectRules { attach_zone, costs_are_effects, ..EffectRules::new(&VOCABULARY, clauses) };
        OnePiece { pool, rules, effect_rules }
    }
}

/// Returns the other player.
#[inline]
pub fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// Returns a player's Leader.
#[inline]
pub fn leader(s: &St, seat: Seat) -> CardId {
    s.front(seat, zone::LEADER).expect("a Leader never leaves its area (3-6-3)")
}

/// Returns a player's Leader and Characters.
pub fn fighters(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    s.iter(seat, zone::LEADER).chain(s.iter(seat, zone::CHARACTERS))
}

/// Returns the active DON!! cards in a player's cost area.
pub fn active_don(s: &St, seat: Seat) -> usize {
    s.count_active(seat, zone::COST)
}

/// Returns whether a card is in the Leader, Character or Stage area.
#[inline]
pub fn is_on_field(s: &St, card: CardId) -> bool {
    matches!(s.card(card).zone, zone::LEADER | zone::CHARACTERS | zone::STAGE)
}

impl GameBase for OnePiece {
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

impl Flow for OnePiece {
    fn check(&self, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        rules::refusals::check(self, s, frame, seat, choice)
    }

    fn step(cx: &mut Cx<'_>, frame: Frame) {
        match frame {
            Frame::Setup(step) => rules::setup::step(cx, step),
            Frame::Turn(step) => rules::turn::step(cx, step),
            Frame::Main => rules::main_phase::step(cx),
            Frame::Battle(step) => rules::battle::step(cx, step),
            Frame::Use(pending) => rules::activation::begin(cx, &pending),
            Frame::Play(card) => rules::playing::play(cx, card),
            Frame::Event(card, cue) => rules::playing::use_event(cx, card, cue),
            Frame::Put { card, entry, agent } => rules::playing::put(cx, card, entry, agent),
            Frame::AddDon { seat, n, rested } => rules::verbs::ask_add_don(cx, seat, n, rested),
            Frame::Damage { seat, left, step, banish, agent } => {
                rules::damage::step(cx, rules::damage::Damage { seat, left, step, banish, agent });
            }
            Frame::AfterTrigger(card) => rules::damage::after_trigger(cx, card),
            Frame::Remove(removal) => rules::removal::step(cx, removal),
            Frame::Replace(removal) => rules::replacement::ask(cx, removal),
            Frame::Delayed(seat) => rules::turn::delayed(cx, seat),
            Frame::Release => rules::defeat::release(cx),
            Frame::Pay { at, card, seat, tag } => rules::activation::ask_pay(cx, at, card, seat, tag),
            Frame::NameRounds(pending) => rules::loops::ask_rounds(cx, &pending),
        }
    }

    fn resume(cx: &mut Cx<'_>, frame: Frame, reply: Reply<'_>) {
        match frame {
            Frame::Setup(step) => rules::setup::resume(cx, step, reply),
            Frame::Main => rules::main_phase::resume(cx, reply.one()),
            Frame::Battle(step) => rules::battle::resume(cx, step, reply.one()),
            Frame::Use(pending) => rules::activation::resume(cx, &pending, reply.one()),
            Frame::Put { card, entry, agent } => rules::playing::resume_put(cx, card, entry, agent, reply.one()),
            Frame::AddDon { seat, rested, .. } => rules::verbs::add_don(cx, seat, reply.number as i32, rested),
            Frame::Damage { seat, left, step, banish, agent } => {
                rules::damage::resume(cx, rules::damage::Damage { seat, left, step, banish, agent }, reply.one());
            }
            Frame::Replace(removal) => rules::replacement::resume(cx, removal, reply.one()),
            Frame::Pay { at, card, seat, tag } => rules::activation::resume_pay(cx, at, card, seat, tag, reply.one()),
            Frame::NameRounds(pending) => rules::loops::resume_rounds(cx, &pending, reply.number),
            Frame::Turn(_)
            | Frame::Play(_)
            | Frame::Event(..)
            | Frame::AfterTrigger(_)
            | Frame::Remove(_)
            | Frame::Delayed(_)
            | Frame::Release => unreachable!("this frame asks nothing"),
        }
    }

    /// 1-2-3 (2023: 1-2-4): either player may give up at any time.
    fn concede(cx: &mut Cx<'_>, seat: Seat) {
        let clause = cx.game.rules.since(clause!("1-2-3"), clause!("1-2-4"));
        cx.tell_did(clause, seat, verb::CONCEDE, CardId::NONE, CardId::NONE, 0);
        // Obeys 1-2-4, 1-2-5: no card text is asked.
        cx.end(clause!("1-2-1"), Outcome::Won(SeatSet::one(opponent(seat))));
    }

    /// 11-1-1-1: nobody can stop it.
    fn endless(cx: &mut Cx<'_>) {
        // Obeys 11-1-1.
        cx.end(clause!("11-1-1-1"), Outcome::Draw);
    }

    fn is_window(&self, s: &St) -> bool {
        rules::windows::is_open(s)
    }

    fn leaving(cx: &mut Cx<'_>, card: CardId) {
        rules::playing::return_given(cx, card);
    }

    fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), verb: Verb) {
        rules::defeat::moved(cx, card, from, verb);
    }

    fn will_end(&self, s: &St) -> bool {
        rules::loops::is_counted(s)
    }

    fn invariants(&self, s: &St) -> Result<(), String> {
        for seat in s.all_seats() {
            if s.count(seat, zone::CHARACTERS) > MAX_CHARACTERS {
                return Err("more than 5 Characters (3-7-6)".into());
            }
            if s.count(seat, zone::STAGE) > 1 {
                return Err("more than 1 Stage (3-8-5)".into());
            }
            if s.turn > 0 && s.count(seat, zone::LEADER) != 1 {
                return Err("a Leader area without its Leader (3-6-3)".into());
            }
            let don = [zone::DON_DECK, zone::COST, zone::GIVEN].iter().map(|&z| s.count(seat, z)).sum::<usize>();
            // The Leader is in no area until it is placed (5-2-1-3).
            let leader = s.front(seat, zone::LEADER).or_else(|| s.front(seat, zone::NOWHERE));
            let due = leader.map_or(DON, |card| don_cards(self.pool(), s.card(card).def));
            if don != due {
                return Err(format!("{don} DON!! cards instead of {due} (5-1-2)"));
            }
        }
        Ok(())
    }
}

impl Verbs for OnePiece {
    fn perform(cx: &mut Cx<'_>, effect: &Effect, act: &CardAction) {
        rules::verbs::perform(cx, effect, act);
    }

    fn perform_players(cx: &mut Cx<'_>, effect: &Effect, deed: &PlayerAction) {
        rules::verbs::perform_players(cx, effect, deed);
    }

    fn act(cx: &mut Cx<'_>, task: Task) {
        rules::verbs::act(cx, task);
    }

    fn barred(&self, s: &St, verb: Verb, to: Option<Zone>, card: CardId, agent: Agent) -> Option<Clause> {
        rules::verbs::barred(self, s, verb, to, card, agent)
    }

    fn unfit(&self, s: &St, _: Verb, card: CardId, host: CardId) -> Option<Clause> {
        rules::verbs::unfit(s, card, host)
    }

    /// 2-9-4 is of later revisions.
    fn in_force(&self, clause: Clause) -> Clause {
        let later = self.rules.is_2023() && clause == clause!("2-9-4");
        if later { clause!("8-4-1-5") } else { clause }
    }

    fn can_pay(&self, s: &St, verb: Verb, card: CardId, env: &Env) -> bool {
        rules::verbs::changes_something(self, s, verb, card, env)
    }

    fn can_pay_player(&self, s: &St, verb: Verb, seat: Seat, n: i32, _: &Env) -> bool {
        match verb {
            verb::ADD_DON | verb::ADD_DON_RESTED => s.count(seat, zone::DON_DECK) as i32 >= n,
            _ => effect::can_do(self, s, verb, seat, n),
        }
    }
}

impl Effects for OnePiece {
    fn rank(&self, s: &St, waiting: Waiting<'_>, only: Option<Cue>) -> Option<Rank> {
        rules::pools::rank(self, s, waiting, only)
    }

    fn use_waiting(cx: &mut Cx<'_>, pending: Pending) {
        rules::pools::take(cx, pending);
    }

    /// 8-4-2, 8-5-4: an Event of the hand is activated like any other, but for its cost.
    fn use_text(&self, s: &St, card: CardId, cue: Cue) -> Option<Frame> {
        (s.card(card).zone == zone::HAND).then_some(Frame::Event(card, cue))
    }

    fn activated(cx: &mut Cx<'_>, effect: &mut Effect) -> bool {
        rules::activation::activated(cx, effect)
    }

    fn resolved(cx: &mut Cx<'_>, effect: &Effect) {
        rules::activation::resolved(cx, effect);
    }
}

impl Seating for OnePiece {
    fn until(&self, s: &St, point: Point, by: Seat) -> Until {
        let (seat, turn) = match point {
            point::YOUR_NEXT_START | point::YOUR_REFRESH => (by, s.turn + 1),
            point::YOUR_NEXT_END => (by, s.turn + if s.active == by { 2 } else { 1 }),
            // The end of the opponent's next turn is that of the turn that runs, if it is theirs.
            point::OPPONENTS_NEXT_END => (opponent(by), s.turn + u16::from(s.active == by)),
            point::OPPONENTS_REFRESH | point::OPPONENTS_NEXT_MAIN => {
                (opponent(by), s.turn + if s.active == by { 1 } else { 2 })
            }
            point::FOREVER => (by, u16::MAX),
            _ => (by, s.turn),
        };
        Until { point, seat, turn }
    }

    /// "In the next Refresh Phase" is no prohibition before it.
    fn is_due(&self, s: &St, until: &Until) -> bool {
        !matches!(until.point, point::OPPONENTS_REFRESH | point::YOUR_REFRESH)
            || s.phase == phase::REFRESH && s.active == until.seat && s.turn >= until.turn
    }
}

impl Reads for OnePiece {
    /// 6-5-5-2: in its owner's turn, 1000 for each DON!! given.
    #[inline]
    fn bonus(&self, s: &St, card: CardId, which: Stat) -> i32 {
        let c = s.card(card);
        if which == stat::POWER && c.side == s.active { i32::from(c.attached) * 1000 } else { 0 }
    }

    /// 1-3-6, 1-3-7: power may be negative, other values read as 0 then.
    #[inline]
    fn read_stat(&self, which: Stat, sum: i32) -> i32 {
        if which == stat::POWER { sum } else { sum.max(0) }
    }

    fn add_stat(&self, which: Stat, sum: i32, change: i32) -> i32 {
        let next = sum + change;
        if self.rules.nonpower_clamp == Clamp::OnWrite && which != stat::POWER { next.max(0) } else { next }
    }

    /// 4-9-2: base is what is printed; by later rulings what an effect has put in its place.
    fn tested_base(&self, s: &St, card: CardId, which: Stat) -> i32 {
        match self.rules.base_power {
            BasePower::Set => baize_kernel::continuous::base(self, s, card, which),
            BasePower::Printed => self.pool.def(s.card(card).def).stat(which),
        }
    }

    fn battle(&self, s: &St) -> (Ref, Ref) {
        s.data.battle.map_or((Ref::NONE, Ref::NONE), |b| (b.attacker, b.target))
    }
}

/// Returns whether a card has a keyword now.
#[inline]
pub fn has(cx: &OnePiece, s: &St, card: CardId, which: baize_kernel::Keyword) -> bool {
    baize_kernel::continuous::has_keyword(cx, s, card, which)
}

/// Returns whether a prohibition or permission speaks of `which` for a card toward another.
pub fn attempt(s: &St, which: baize_kernel::Ban, card: CardId, other: CardId) -> Attempt {
    Attempt::of_card(s, which, card).toward(other)
}

/// Returns whether a card may attack in the turn it was played (10-1-1-1).
pub fn has_rush(game: &OnePiece, s: &St, card: CardId) -> bool {
    has(game, s, card, keyword::RUSH)
}

/// 1-3-3: returns whether a prohibition is on a card, toward `other` and against `agent`.
pub fn is_banned(game: &OnePiece, s: &St, card: CardId, which: baize_kernel::Ban, other: CardId, agent: Agent) -> bool {
    Attempt::of_card(s, which, card).toward(other).by(agent).is_forbidden(game, s)
}

/// Returns whether a player may not do something with a card.
pub fn is_player_banned(game: &OnePiece, s: &St, seat: Seat, which: baize_kernel::Ban, card: CardId) -> bool {
    Attempt::of_player(which, seat).with(card).is_forbidden(game, s)
}

/// Returns whether a card can be rested now (Q&A: what cannot be rested cannot attack or block).
pub fn can_rest(game: &OnePiece, s: &St, card: CardId, agent: Agent) -> bool {
    !s.card(card).rested && !is_banned(game, s, card, ban::BE_RESTED, CardId::NONE, agent)
}

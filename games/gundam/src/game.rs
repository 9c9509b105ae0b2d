//! GUNDAM as a [`Game`](baize_kernel::Game): where the kernel's questions go.

use crate::rules::{self, OpponentState, Rules, UpTo, clause, seats};
use crate::state::{Data, Frame, Goal};
use crate::words::{self, keyword, kind, label, phase, point, stat, verb, zone};
use baize_kernel::continuous::{self, ContinuousEffect, Until};
use baize_kernel::effect::{
    self, CardAction, Effect, EffectClauses, EffectRules, Pending, PlayerAction, Rank, Task, Waiting,
};
use baize_kernel::ir::{Cond, Gate, Side, Subject};
use baize_kernel::select::{self, Env};
use baize_kernel::{
    CardId, Choice, Clause, Cue, DefId, Effects, Flow, GameBase, Gauge, Keyword, Kind, Point, Pool, Reads, Ref,
    Refusal, Reply, Seat, Seating, Stat, StateOf, Verb, Verbs, Vocabulary, Zone,
};
use std::sync::{Arc, LazyLock};

/// The rules with a mode, readings and cards.
pub struct Gundam {
    pool: Arc<Pool>,
    /// The mode and readings.
    pub rules: Rules,
    effect_rules: EffectRules,
    /// The cards that the rules themselves speak of.
    pub known: Known,
    /// What changes when a card may have no HP left, as bits of [`changes`](baize_kernel::changes).
    pub hurts: u32,
    /// Whether some card takes HP from the Unit it is paired with.
    pub has_burdens: bool,
    /// Whether some card has Support in print.
    pub has_support: bool,
}

/// Cards that the rules themselves speak of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The EX Base (5-17-3-1).
    pub ex_base: DefId,
    /// The EX Resource (5-17-3-2).
    pub ex_resource: DefId,
    /// The keyword effects Repair, Breach and Support, in this order.
    pub keywords: DefId,
}

impl Known {
    /// Finds them in a pool.
    pub fn find(pool: &Pool) -> Option<Known> {
        let [ex_base, ex_resource, keywords] = ["EXB-001", "EXR-001", "KEYWORDS"].map(|id| pool.find(id));
        Some(Known { ex_base: ex_base?, ex_resource: ex_resource?, keywords: keywords? })
    }
}

/// The context of rules code.
pub type Cx<'a> = baize_kernel::Cx<'a, Gundam>;

/// The state of a match.
pub type St = StateOf<Gundam>;

/// The most Units in a battle area (4-5-4).
pub const MAX_UNITS: usize = 6;
/// The most Resources in a resource area (4-4-2).
pub const MAX_RESOURCES: usize = 15;
/// The most EX Resources among them (4-4-2-1).
pub const MAX_EX: usize = 5;

/// The keyword effects with a number.
pub const NUMBERED: [Stat; 3] = [stat::REPAIR, stat::BREACH, stat::SUPPORT];

/// The words of the game.
pub static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(words::vocabulary);

const CLAUSES: EffectClauses = EffectClauses {
    resolve: clause!("1-3-7"),
    choose: clause!("10-3-3"),
    order: clause!("4-1-6"),
    search: clause!("10-3-5"),
    may: clause!("10-1-3"),
    change: clause!("10-1-1"),
    permanent: clause!("10-1-5-1"),
    look: clause!("10-3-5"),
    reveal: clause!("4-1-4"),
    unmet: clause!("10-2-1"),
    pay: clause!("10-1-7-2"),
    no_times: clause!("1-3-2-2"),
    stay: clause!("10-3-5"),
};

impl Gundam {
    /// Makes the rules for a match.
    pub fn new(pool: Arc<Pool>, rules: Rules, known: Known) -> Gundam {
        let hurts = rules::processing::what_hurts(&pool);
        let has_burdens = pool.iter().any(|(_, def)| def.stat(stat::HP) < 0);
        let has_support = pool.iter().any(|(_, def)| def.has_stat(stat::SUPPORT));
        let effect_rules = effect_rules(&rules);
        Gundam { pool, rules, effect_rules, known, hurts, has_burdens, has_support }
    }
}

/// Returns how effects work under the readings of a match.
fn effect_rules(rules: &Rules) -> EffectRules {
    // R59: hand, Lv, decks and trash are a player's own state; other cards of enemies are pooled.
    let own = [zone::HAND, zone::RESOURCES, zone::DECK, zone::RESOURCE_DECK, zone::TRASH];
    let pooled = rules.opponent_state == OpponentState::Pooled;
    EffectRules {
        attach_zone: Some(zone::PAIRED),
        apiece: if pooled { 0 } else { own.iter().fold(0, |set, z| set | 1 << z.0) },
        least_of_up_to: if rules.up_to == UpTo::AtLeastOne { 1 } else { 0 },
        all_or_nothing: Some(clause!("10-3-3-1")),
        // Obeys 10-1-6-3: an effect that waits for it triggers once.
        at_once: true,
        // 10-1-1: costs are a part of the effect.
        costs_are_effects: true,
        // 10-1-3: what the text orders is done, also with cards that others cannot see.
        may_fail_to_find: false,
        // 2-12-1, 3-4-6: a link condition and a Pilot's part are information on the card and not its effects.
        facts: [keyword::LINKED, keyword::PILOT_PART, keyword::UNIT_PART, keyword::EX_PAID]
            .iter()
            .fold(0, |set, k| set | 1 << k.0),
        ..EffectRules::new(&VOCABULARY, CLAUSES)
    }
}

/// Returns whether a card is a token (5-17).
#[inline]
pub fn is_token(game: &Gundam, s: &St, card: CardId) -> bool {
    game.pool.def(s.card(card).def).has_label(label::TOKEN)
}

/// Returns whether an area belongs to the field (4-1-1-2).
#[inline]
pub fn is_field(zone: Zone) -> bool {
    matches!(zone, zone::RESOURCES | zone::BATTLE | zone::BASE | zone::SHIELDS | zone::PAIRED)
}

/// Returns the Pilot beneath a Unit.
pub fn pilot_of(s: &St, unit: CardId) -> Option<CardId> {
    if s.card(unit).attached == 0 {
        return None;
    }
    s.iter(s.card(unit).side, zone::PAIRED).find(|&c| s.card(c).host == unit)
}

/// Returns whether a card has a keyword now.
#[inline]
pub fn has(game: &Gundam, s: &St, card: CardId, which: Keyword) -> bool {
    continuous::has_keyword(game, s, card, which)
}

impl GameBase for Gundam {
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

impl Flow for Gundam {
    fn check(&self, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        rules::refusals::check(self, s, frame, seat, choice)
    }

    fn step(cx: &mut Cx<'_>, frame: Frame) {
        match frame {
            Frame::Setup(step) => rules::setup::step(cx, step),
            Frame::Turn(step) => rules::turn::step(cx, step),
            Frame::Main => rules::main_phase::step(cx),
            Frame::Battle(step) => rules::battle::step(cx, step),
            Frame::Action => rules::action::step(cx),
            Frame::Use(pending) => rules::activation::begin(cx, &pending),
            Frame::Pay { seat, n } => rules::playing::pay(cx, seat, n),
            Frame::Deploy { card, rested, agent } => rules::playing::deploy(cx, card, rested, agent),
            Frame::Room { seat, n, newcomer } => rules::playing::ask_room(cx, seat, n, newcomer),
            Frame::Tokens { def, seat, n, rested, agent } => {
                rules::playing::tokens(cx, rules::playing::Batch { def, seat, n, rested, agent });
            }
            Frame::Pair { pilot, unit, agent } => rules::playing::pair(cx, pilot, unit, agent),
            Frame::Command(card, index) => rules::playing::use_command(cx, card, index),
            Frame::AfterCommand(card) => rules::playing::after_command(cx, card),
            Frame::AfterBurst(card) => rules::activation::after_burst(cx, card),
            Frame::Doom(since) => rules::processing::destroy_doomed(cx, since),
            Frame::Instead(fate) => rules::substitution::step(cx, fate),
            Frame::AfterInstead { fate, left, tally } => rules::substitution::after(cx, fate, left, tally),
            Frame::Arrange { seat, n, on_top } => rules::arranging::ask(cx, seat, n, on_top),
            Frame::Enemy(seat) => rules::verbs::ask_enemy(cx, seat),
        }
    }

    fn resume(cx: &mut Cx<'_>, frame: Frame, reply: Reply<'_>) {
        match frame {
            Frame::Setup(step) => rules::setup::resume(cx, step, reply.one()),
            Frame::Main => rules::main_phase::resume(cx, reply.one()),
            Frame::Battle(step) => rules::battle::resume(cx, step, reply.one()),
            Frame::Action => rules::action::resume(cx, reply.one()),
            Frame::Use(pending) => rules::activation::resume(cx, &pending, reply.one()),
            Frame::Pay { seat, n } => rules::playing::resume_pay(cx, seat, n, reply.number as u8),
            Frame::Room { .. } => rules::playing::resume_room(cx, reply),
            Frame::Instead(fate) => rules::substitution::resume(cx, fate, reply.one()),
            Frame::Arrange { seat, on_top, .. } => rules::arranging::resume(cx, seat, on_top, reply),
            Frame::Enemy(_) => rules::verbs::mean(cx, Seat(reply.one().n as u8)),
            Frame::Turn(step) => rules::turn::resume(cx, step, reply),
            Frame::Deploy { .. }
            | Frame::Tokens { .. }
            | Frame::Doom(_)
            | Frame::Pair { .. }
            | Frame::Command(..)
            | Frame::AfterCommand(_)
            | Frame::AfterBurst(_)
            | Frame::AfterInstead { .. } => unreachable!("this frame asks nothing"),
        }
    }

    /// 1-2-4: any player may give up at any time.
    fn concede(cx: &mut Cx<'_>, seat: Seat) {
        rules::leaving::concede(cx, seat);
    }

    fn is_window(&self, s: &St) -> bool {
        rules::windows::is_open(s)
    }

    fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), how: Verb) {
        rules::processing::moved(cx, card, from, how);
    }

    fn attend(cx: &mut Cx<'_>, changed: u32) {
        rules::processing::attend(cx, changed);
    }

    fn invariants(&self, s: &St) -> Result<(), String> {
        rules::processing::check(self, s)
    }
}

impl Verbs for Gundam {
    fn perform(cx: &mut Cx<'_>, effect: &Effect, act: &CardAction) {
        rules::verbs::perform(cx, effect, act);
    }

    fn perform_players(cx: &mut Cx<'_>, effect: &Effect, deed: &PlayerAction) {
        rules::verbs::perform_players(cx, effect, deed);
    }

    fn act(cx: &mut Cx<'_>, task: Task) {
        rules::verbs::act(cx, task);
    }

    fn create(cx: &mut Cx<'_>, effect: &Effect, which: Verb, def: DefId, n: i32) {
        let rested = which == verb::TOKEN_RESTED;
        rules::verbs::deploy_tokens(cx, effect, def, n, rested);
    }

    fn puts_off(cx: &mut Cx<'_>, effect: &Effect, act: &CardAction, card: CardId) -> bool {
        rules::verbs::puts_off(cx, effect, act, card)
    }

    fn unfit(&self, s: &St, _: Verb, card: CardId, host: CardId) -> Option<Clause> {
        rules::verbs::unfit(self, s, card, host)
    }

    fn can_pay(&self, s: &St, verb: Verb, card: CardId, env: &Env) -> bool {
        rules::verbs::changes_something(self, s, verb, card, env)
    }

    fn can_pay_player(&self, s: &St, verb: Verb, seat: Seat, n: i32, _: &Env) -> bool {
        match verb {
            verb::SPEND => rules::playing::active_resources(s, seat) as i32 >= n,
            _ => effect::can_do(self, s, verb, seat, n),
        }
    }
}

impl Effects for Gundam {
    fn rank(&self, s: &St, waiting: Waiting<'_>, _: Option<Cue>) -> Option<Rank> {
        Some(rules::triggers::rank(self, s, waiting))
    }

    fn use_waiting(cx: &mut Cx<'_>, pending: Pending) {
        rules::triggers::take(cx, pending);
    }

    fn activated(cx: &mut Cx<'_>, effect: &mut Effect) -> bool {
        rules::activation::activated(cx, effect)
    }

    fn resolved(cx: &mut Cx<'_>, effect: &Effect) {
        rules::activation::resolved(cx, effect);
    }

    /// 10-1-5-6: AP that cannot be reduced.
    fn refuses(&self, s: &St, continuous: &ContinuousEffect) -> Option<Clause> {
        rules::bans::keeps_ap(self, s, continuous).then_some(clause!("10-1-5-6"))
    }

    fn changed(cx: &mut Cx<'_>, continuous: &ContinuousEffect) {
        rules::verbs::notice_reduced(cx, continuous);
    }
}

impl Seating for Gundam {
    fn until(&self, s: &St, point: Point, by: Seat) -> Until {
        let (seat, turn) = match point {
            point::YOUR_NEXT_START | point::YOUR_NEXT_END => (seats::head(self, by), s.turn + 1),
            point::OPPONENTS_NEXT_END | point::OPPONENTS_START => (seats::next_opponent(self, s, by), s.turn + 1),
            point::FOREVER => (by, u16::MAX),
            _ => (by, s.turn),
        };
        Until { point, seat, turn }
    }

    /// A prohibition for the start phase of a turn to come holds then.
    fn is_due(&self, s: &St, until: &Until) -> bool {
        until.point != point::OPPONENTS_START
            || matches!(s.phase, phase::ACTIVE | phase::START) && s.active == until.seat && s.turn >= until.turn
    }

    /// R59: after a choice, the opponent whose next turn is meant is the owner of what was chosen.
    fn until_on(&self, s: &St, point: Point, by: Seat, card: CardId) -> Until {
        let owner = s.card(card).owner;
        let until = self.until(s, point, by);
        match point {
            point::OPPONENTS_NEXT_END | point::OPPONENTS_START if !seats::allied(self, by, owner) => {
                Until { seat: seats::head(self, owner), ..until }
            }
            _ => until,
        }
    }

    fn in_turn(&self, s: &St, i: u8) -> Seat {
        seats::nth(self, s, i)
    }

    /// 12-2-6, 12-3-10, 12-3-11: whose a player is, seen from another.
    #[inline]
    fn is_side(&self, s: &St, side: Side, you: Seat, seat: Seat) -> bool {
        match side {
            Side::Mine => seat == you,
            Side::Friendly => seats::allied(self, you, seat),
            Side::Theirs => !seats::allied(self, you, seat) && seats::is_in(s, seat),
            Side::Any => true,
        }
    }

    /// 12-3-3, R79: the shield area is the team's, so it is each member's own.
    #[inline]
    fn is_side_at(&self, s: &St, side: Side, you: Seat, seat: Seat, zone: Zone) -> bool {
        let shared = side == Side::Mine && matches!(zone, zone::BASE | zone::SHIELDS);
        self.is_side(s, if shared { Side::Friendly } else { side }, you, seat)
    }

    /// R73: a team's turn is the turn of both members.
    #[inline]
    fn is_turn(&self, s: &St, side: Side, you: Seat) -> bool {
        let side = if side == Side::Mine { Side::Friendly } else { side };
        self.is_side(s, side, you, s.active)
    }
}

impl Reads for Gundam {
    /// R49: an effect behind 【During Pair】 or 【During Link】 is there only while that holds.
    fn has_cue(&self, s: &St, card: CardId, cue: Cue) -> bool {
        let env = Env::of_card(s, card);
        let paired = |gate: &Gate| match gate {
            Gate::Attached(_) => true,
            Gate::While(Cond::Matches(subject, _)) => matches!(subject, Subject::This | Subject::Attached),
            _ => false,
        };
        continuous::abilities(self, s, card).any(|at| {
            let ability = self.pool.ability(at);
            baize_kernel::pool::cues_of(ability) & (1 << cue.0) != 0
                && ability.gates.iter().filter(|g| paired(g)).all(|g| select::gate_holds(self, s, &env, g))
        })
    }

    /// 13-1-1 to 13-1-3: a Unit without a keyword effect has none of it.
    fn is_everywhere(&self, which: Stat) -> bool {
        NUMBERED.contains(&which) || which == stat::REDUCTION
    }

    /// 3-4-6-3: what is paired is a Pilot; what is deployed as a Unit is one.
    #[inline]
    fn kind_of(&self, s: &St, card: CardId) -> Kind {
        match s.card(card).zone {
            zone::PAIRED => kind::PILOT,
            zone::BATTLE => kind::UNIT,
            _ => self.pool.def(s.card(card).def).kind,
        }
    }

    fn gauge(&self, s: &St, _: Gauge, seat: Seat) -> i32 {
        i32::from(seats::is_in(s, seat))
    }

    /// 2-7-3, 2-8-4: the Pilot's AP and HP count for its Unit; damage takes HP away (R41).
    #[inline]
    fn bonus(&self, s: &St, card: CardId, which: Stat) -> i32 {
        if which != stat::AP && which != stat::HP {
            // What loses its effects loses its keyword effects.
            let lost = NUMBERED.contains(&which) && continuous::is_muted(s, card, None);
            return if lost { -self.pool.def(s.card(card).def).stat(which) } else { 0 };
        }
        let damage = if which == stat::HP { i32::from(s.card(card).marks) } else { 0 };
        match pilot_of(s, card) {
            Some(pilot) => self.pool.def(s.card(pilot).def).stat(which) - damage,
            None => -damage,
        }
    }

    /// 1-3-6: below 0 reads as 0, and the sum is kept.
    #[inline]
    fn read_stat(&self, _: Stat, sum: i32) -> i32 {
        sum.max(0)
    }

    fn battle(&self, s: &St) -> (Ref, Ref) {
        s.data.battle.map_or((Ref::NONE, Ref::NONE), |b| {
            let target = if let Goal::Unit(unit) = b.target { unit } else { Ref::NONE };
            (b.attacker, target)
        })
    }
}

//! The damage step (D8.16 to D8.31), in the order of R24.

use super::{activation, attempt, clause, leaving, life, priority};
use crate::game::{Cx, in_attack, opponent};
use crate::state::{Battle, BattleStep, Frame};
use crate::words::{ban, cue, keyword, phase, point, stat, verb};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous;
use baize_kernel::effect::Agent;
use baize_kernel::select::Env;
use baize_kernel::{Ask, CardId, Choice, Clause, Ref, What, Why};

/// The damage step begins: the target is turned up (D8.19), then what is allowed may be used.
pub fn damage_step(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle.as_mut() else { return };
    b.open = false;
    let target = b.target.card;
    cx.begin_phase(phase::DAMAGE, clause!("D8.1"));
    cx.push(Frame::Battle(BattleStep::Calculation));
    priority::open(cx, true);
    let down = target.is_some() && !cx.s.card(target).face_up;
    if let Some(b) = cx.s.data.battle.as_mut() {
        b.was_down = down;
    }
    if down {
        cx.flip(target, true, clause!("D8.19"));
        cx.turn(target, true, clause!("D8.19"));
        // Obeys D8.20: no summon; the flip effect waits until after calculation (D8.21).
        attempt::turned_up(cx, target);
    }
}

/// D8.15, R20: the attack still stands, and so does what it is on.
fn stands(cx: &Cx<'_>, b: &Battle) -> bool {
    cx.s.is_current(b.attacker)
        && in_attack(cx.s, b.attacker.card)
        && (!b.target.card.is_some() || cx.s.is_current(b.target))
}

/// Damage calculation begins: effects that name it (R21, R24).
pub fn during(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle else { return };
    if !stands(cx, &b) {
        let seat = cx.s.active;
        cx.log.tell(clause!("D8.15"), What::Skipped { seat, verb: verb::ATTACK, card: CardId::NONE });
        return cx.push(Frame::Battle(BattleStep::Bury));
    }
    cx.begin_phase(phase::CALCULATION, clause!("D8.17"));
    cx.push(Frame::Battle(BattleStep::Compare));
    let target = b.target.card;
    if target.is_some() && activation::may_calculate(cx.game, cx.s, target).is_some() {
        cx.push(Frame::Battle(BattleStep::MayCalculate));
    }
}

/// Asks the target's player whether to use its effect.
pub fn ask(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle else { return };
    let target = b.target.card;
    cx.push(Frame::Battle(BattleStep::MayCalculate));
    cx.options();
    cx.offer(Choice::card(verb::ACTIVATE, target));
    cx.offer(Choice::plain(verb::PASS));
    let seat = cx.s.card(target).side;
    cx.ask(seat, Why { verb: verb::ACTIVATE, source: target, clause: clause!("D3.15") }, Ask::Pick);
}

/// Uses the target's effect, or not.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    if choice.verb != verb::ACTIVATE {
        return;
    }
    if let Some(at) = activation::may_calculate(cx.game, cx.s, choice.a) {
        let env = Env::of_card(cx.s, choice.a);
        cx.push(Frame::Respond { seat: opponent(env.you), passes: 0 });
        activation::start(cx, Some(at), &env, 0, false);
    }
}

/// What a comparison of values comes to.
struct Result {
    number: Clause,
    /// Who is destroyed: attacker, target.
    destroyed: (bool, bool),
    /// Damage to the attacker's player and to the defender.
    damage: (i32, i32),
}

/// The table of battle.
fn outcome(cx: &Cx<'_>, b: &Battle) -> Result {
    // D8.31, D3.6: by current values.
    let atk = cx.stat(b.attacker.card, stat::ATK);
    if !b.target.card.is_some() {
        return Result { number: clause!("D8.30"), destroyed: (false, false), damage: (0, atk) };
    }
    let target = b.target.card;
    // Obeys D8.23: with ATK or DEF, as the target lies.
    let (attacks, value) = match in_attack(cx.s, target) {
        true => (true, cx.stat(target, stat::ATK)),
        false => (false, cx.stat(target, stat::DEF)),
    };
    let both = cx.game.rules.zero_tie_destroys || atk > 0;
    let (number, destroyed, damage) = match (attacks, atk.cmp(&value)) {
        (true, std::cmp::Ordering::Greater) => (clause!("D8.24"), (false, true), (0, atk - value)),
        (true, std::cmp::Ordering::Equal) => (clause!("D8.25"), (both, both), (0, 0)),
        (true, std::cmp::Ordering::Less) => (clause!("D8.26"), (true, false), (value - atk, 0)),
        (false, std::cmp::Ordering::Greater) => (clause!("D8.27"), (false, true), (0, 0)),
        (false, std::cmp::Ordering::Equal) => (clause!("D8.28"), (false, false), (0, 0)),
        (false, std::cmp::Ordering::Less) => (clause!("D8.29"), (false, false), (value - atk, 0)),
    };
    Result { number, destroyed, damage }
}

/// Compares, deals damage, checks for a win, and fixes which monsters are doomed.
pub fn compare(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle else { return };
    if !stands(cx, &b) {
        return cx.push(Frame::Battle(BattleStep::Bury));
    }
    let seat = cx.s.active;
    let result = outcome(cx, &b);
    cx.cite(result.number, seat, b.attacker.card);
    cx.push(Frame::Battle(BattleStep::Bury));
    cx.begin_phase(phase::AFTER_DAMAGE, clause!("D8.21"));
    let harmless = continuous::has_keyword(cx.game, cx.s, b.attacker.card, keyword::HARMLESS);
    if !harmless {
        life::lose(cx, seat, result.damage.0, verb::TAKE_DAMAGE, result.number);
        life::lose(cx, opponent(seat), result.damage.1, verb::TAKE_DAMAGE, result.number);
    }
    cx.expire(clause!("D8.23"), |l| l.until.point == point::THIS_CALCULATION);
    if cx.s.data.battle.is_none() || cx.over() {
        return;
    }
    let (first, second) = (b.attacker, b.target);
    for (monster, foe, falls) in [(first, second, result.destroyed.0), (second, first, result.destroyed.1)] {
        let falling = |s| Attempt::of_card(s, ban::BE_DESTROYED, monster.card).toward(foe.card).by(Agent::Battle);
        if falls && !falling(&*cx.s).is_forbidden(cx.game, cx.s) {
            cx.s.data.doomed.push(monster);
        }
    }
    if b.was_down {
        attempt::own_notice(cx, b.target.card, cue::ATTACKED_FACE_DOWN);
    }
    if super::triggers::waiting(cx.s) {
        // Obeys D8.18, D8.21: flip and after-calculation effects in one chain.
        priority::open(cx, false);
    }
}

/// The doomed go to the graveyard; what waits for that forms the next chain.
pub fn bury(cx: &mut Cx<'_>) {
    if cx.s.phase != phase::AFTER_DAMAGE {
        cx.begin_phase(phase::AFTER_DAMAGE, clause!("D8.17"));
    }
    cx.expire(clause!("D8.23"), |l| l.until.point == point::THIS_CALCULATION);
    cx.push(Frame::Battle(BattleStep::Done));
    priority::open(cx, false);
    let Some(b) = cx.s.data.battle else { return };
    // Attacker and target are all that a battle can doom.
    let mut both = [Ref::NONE; 2];
    let mut count = 0;
    for i in 0..cx.s.data.doomed.len().min(2) {
        let monster = cx.s.data.doomed[i];
        if cx.s.is_current(monster) {
            both[count] = monster;
            count += 1;
        }
    }
    cx.s.data.doomed.clear();
    let alive = &both[..count];
    for &monster in alive {
        let other = if monster == b.attacker { b.target } else { b.attacker };
        leaving::battle_notice(cx, monster, other);
    }
    let clause = if alive.len() == 2 { clause!("D8.25") } else { clause!("D8.24") };
    let clause = match *alive {
        [only] if only == b.attacker => clause!("D8.26"),
        [only] if !in_attack(cx.s, only.card) => clause!("D8.27"),
        _ => clause,
    };
    leaving::destroy(cx, alive, Agent::Battle, clause);
}

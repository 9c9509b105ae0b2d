//! Attack and battle (section 8).
//!
//! An attack opens five steps in this order (8-1). If the attacker or the Unit it attacks has
//! changed area when one of the first three closes, the battle jumps to its end: see [`has_left`].

use super::{BaseStrikes, FirstStrikeTriggers, RoyaleBlock, action, bans, clause, damage, seats, triggers};
use crate::game::{Cx, Gundam, St, has};
use crate::state::{Battle, BattleStep, Frame, Goal};
use crate::words::{ban, cue, keyword, phase, point, stat, verb, zone};
use baize_kernel::changes;
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::{Ask, CardId, Choice, Clause, Cue, Ref, Refusal, Seat, What, Why};

/// The go of a team's leader in the block step after the other member has handed back.
const HANDED_BACK: u8 = 2;

/// 8-2-1: rests the attacker and names the target.
pub fn declare(cx: &mut Cx<'_>, choice: Choice) {
    let (attacker, target) = (choice.a, choice.b);
    let seat = cx.s.card(attacker).side;
    // Obeys 8-1, 7-5-4-1, 3-2-6-3, 12-2-7, 12-3-12: the Attack Step begins.
    cx.begin_phase(phase::ATTACK, clause!("8-2-1"));
    cx.turn(attacker, true, clause!("8-2-1"));
    let whom = if target.is_some() { 0 } else { i32::from(choice.n) };
    cx.tell_did(clause!("8-2-1"), seat, verb::ATTACK, attacker, target, whom);
    let goal = if target.is_some() { Goal::Unit(cx.s.refer(target)) } else { Goal::Player(Seat(choice.n as u8)) };
    let original = if target.is_some() { cx.s.refer(target) } else { Ref::NONE };
    set_battle(cx, Battle { attacker: cx.s.refer(attacker), target: goal, original });
    cx.tell_done(verb::REST, attacker, Agent::Rule);
    // 8-2-2, 8-2-3: 【Attack】 and "when attacking"; "during this battle" counts from now.
    let (this, other) = (cx.s.refer(attacker), original);
    // Obeys 13-2-7-1.
    tell(cx, cue::ATTACK, seat, this, other);
    tell(cx, cue::ATTACKS, seat, this, other);
    // Obeys 8-2-2.
    cx.push(Frame::Battle(BattleStep::AttackDone));
}

fn set_battle(cx: &mut Cx<'_>, battle: Battle) {
    cx.s.data.battle = Some(battle);
    cx.s.mark_changed(changes::PHASE);
}

fn tell(cx: &mut Cx<'_>, cue: Cue, seat: Seat, card: Ref, other: Ref) {
    cx.fire(&TriggerEvent::new(cue, seat, card).beside(other).by(Agent::Battle));
}

/// Goes through the steps of a battle; none begins while effects wait.
pub fn step(cx: &mut Cx<'_>, step: BattleStep) {
    if cx.is_waiting() {
        // R24: what a First Strike triggers waits for the return blow.
        let waits_too = cx.game.rules.first_strike_triggers == FirstStrikeTriggers::AfterReturn;
        if step != BattleStep::StrikeBack || !waits_too {
            // Obeys 7-1-3, 8-5-4, 8-6-2: first what waits.
            cx.push(Frame::Battle(step));
            return cx.take_up(None);
        }
    }
    match step {
        BattleStep::AttackDone => {
            if close(cx, clause!("8-2-4"), BattleStep::Block(0)) {
                open_block(cx);
            }
        }
        BattleStep::Block(n) => ask_block(cx, n),
        BattleStep::BlockDone => {
            if !close(cx, clause!("8-3-5"), BattleStep::ActionDone) {
                return;
            }
            cx.begin_phase(phase::ACTION, clause!("8-4-1"));
            action::open(cx);
        }
        BattleStep::ActionDone => {
            close(cx, clause!("8-4-2"), BattleStep::Damage);
        }
        BattleStep::Damage => damage_step(cx),
        BattleStep::StrikeBack => strike_back(cx),
        BattleStep::End => end(cx),
        BattleStep::Over => over(cx),
    }
}

/// Returns the battle under way.
pub fn battle(s: &St) -> Battle {
    s.data.battle.expect("a battle has an attacker until its end")
}

/// R43: only leaving matters: of the attacker, of the Unit attacked now, or of the player (R64).
pub fn has_left(s: &St) -> bool {
    let Battle { attacker, target, .. } = battle(s);
    let target_left = match target {
        Goal::Unit(unit) => !s.is_current(unit),
        Goal::Player(seat) => !seats::is_in(s, seat),
    };
    target_left || !s.is_current(attacker)
}

/// Ends a step: on to the next, or to battle end; returns whether it goes on.
fn close(cx: &mut Cx<'_>, clause: Clause, next: BattleStep) -> bool {
    let left = has_left(cx.s);
    if left {
        let (seat, card) = (cx.s.active, battle(cx.s).attacker.card);
        // The attacker may have gone where only its owner sees it.
        cx.tell_of([card, CardId::NONE], clause, What::Skipped { seat, verb: verb::ATTACK, card });
    }
    cx.push(Frame::Battle(if left { BattleStep::End } else { next }));
    !left
}

/// Returns the player or team that is attacked.
fn defender(game: &Gundam, s: &St) -> Seat {
    match battle(s).target {
        Goal::Player(seat) => seat,
        Goal::Unit(unit) => seats::head(game, s.card(unit.card).side),
    }
}

/// 8-3-1, 13-1-4-1: may this Unit block? `seat` is whose Unit it must be (R74).
pub fn may_block(game: &Gundam, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let Battle { attacker, original, .. } = battle(s);
    let c = s.card(card);
    if c.zone == zone::BATTLE && c.side != seat && seats::allied(game, c.side, seat) {
        return Err(seats::of_a_mate().about(card));
    }
    if c.zone != zone::BATTLE || c.side != seat {
        return Err(Refusal::new(clause!("8-3-1"), "not-your-unit").about(card));
    }
    // 8-3-3: not by the Unit that was attacked first.
    if s.refer(card) == original {
        return Err(Refusal::new(clause!("8-3-3"), "is-attacked").about(card));
    }
    if c.rested {
        return Err(Refusal::new(clause!("8-3-1"), "is-rested").about(card));
    }
    if !has(game, s, card, keyword::BLOCKER) {
        return Err(Refusal::new(clause!("13-1-4-1"), "no-blocker").about(card));
    }
    // Obeys 13-1-6-1, 13-1-6-2: no Blocker can.
    if has(game, s, attacker.card, keyword::HIGH_MANEUVER) {
        return Err(Refusal::new(clause!("13-1-6-1"), "high-maneuver").about(attacker.card));
    }
    bans::may(game, s, card, ban::BLOCK, attacker.card)?;
    bans::may(game, s, attacker.card, ban::BE_BLOCKED, card)
}

/// Begins the block step (8-1).
fn open_block(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::BLOCK, clause!("8-1"));
}

/// Who may block as the `n`-th: the attacked player or, by the policy, every standby player in turn
/// order (R11); of a team its leader, then the other member (R81). `None` when all have been.
fn blocker(game: &Gundam, s: &St, n: u8) -> Option<Seat> {
    if game.rules.is_royale() && game.rules.royale_block == RoyaleBlock::AllStandby {
        return (n + 1 < s.seats()).then(|| seats::nth(game, s, n + 1));
    }
    // R74: the leader comes once more when the other member has handed back.
    let head = defender(game, s);
    let again = (n == HANDED_BACK && game.rules.is_team()).then_some(head);
    seats::members(game, head).nth(n.into()).or(again)
}

/// Offers the Units of a player that may block; returns whether there are any.
fn offer_blocks(game: &Gundam, s: &St, seat: Seat, options: &mut Vec<Choice>) -> bool {
    let able = s.iter(seat, zone::BATTLE).filter(|&c| may_block(game, s, seat, c).is_ok());
    options.extend(able.map(|c| Choice::card(verb::BLOCK, c)));
    !options.is_empty()
}

fn ask_block(cx: &mut Cx<'_>, n: u8) {
    let Some(seat) = blocker(cx.game, cx.s, n).filter(|_| !has_left(cx.s)) else {
        return cx.push(Frame::Battle(BattleStep::BlockDone));
    };
    let team = cx.game.rules.is_team();
    let mut options = std::mem::take(cx.options());
    let mate = seats::partner(cx.game, seat).filter(|_| n != HANDED_BACK);
    let mate_can = mate.is_some_and(|mate| able_to_block(cx.game, cx.s, mate));
    let can = offer_blocks(cx.game, cx.s, seat, &mut options) || mate_can;
    if !can || !seats::is_in(cx.s, seat) {
        options.clear();
        *cx.options() = options;
        let next = if team { BattleStep::BlockDone } else { BattleStep::Block(n + 1) };
        return cx.push(Frame::Battle(next));
    }
    // R74, R81: the leader blocks, hands over or closes; the other member blocks or hands back.
    let leads = seats::head(cx.game, seat) == seat;
    if mate_can || !leads {
        options.push(Choice::plain(verb::HAND_OVER));
    }
    if leads {
        options.push(Choice::plain(verb::PASS));
    }
    *cx.options() = options;
    cx.push(Frame::Battle(BattleStep::Block(n)));
    let number = if team { clause!("12-3-13") } else { clause!("8-3-1") };
    cx.ask(seat, Why { verb: verb::BLOCK, source: battle(cx.s).attacker.card, clause: number }, Ask::Pick);
}

fn able_to_block(game: &Gundam, s: &St, seat: Seat) -> bool {
    s.iter(seat, zone::BATTLE).any(|c| may_block(game, s, seat, c).is_ok())
}

/// Takes the answer in the block step.
pub fn resume(cx: &mut Cx<'_>, step: BattleStep, choice: Choice) {
    let BattleStep::Block(n) = step else { return };
    match choice.verb {
        verb::BLOCK => {}
        verb::HAND_OVER => {
            let seat = blocker(cx.game, cx.s, n).unwrap_or(cx.s.active);
            cx.tell_did(clause!("12-3-4"), seat, verb::HAND_OVER, CardId::NONE, CardId::NONE, 0);
            return cx.push(Frame::Battle(BattleStep::Block(n + 1)));
        }
        _ => {
            // Obeys 8-3-4.
            let next = if cx.game.rules.is_team() { BattleStep::BlockDone } else { BattleStep::Block(n + 1) };
            return cx.push(Frame::Battle(next));
        }
    }
    // 8-3-2: once per attack, so nobody is asked again.
    cx.push(Frame::Battle(BattleStep::BlockDone));
    let blocker = choice.a;
    let seat = cx.s.card(blocker).side;
    // Obeys 8-3-2, 13-1-4-2.
    cx.turn(blocker, true, clause!("13-1-4-1"));
    cx.tell_did(clause!("8-3-1"), seat, verb::BLOCK, blocker, CardId::NONE, 0);
    let this = cx.s.refer(blocker);
    let now = battle(cx.s);
    set_battle(cx, Battle { target: Goal::Unit(this), ..now });
    cx.tell_done(verb::REST, blocker, Agent::Rule);
    tell(cx, cue::BLOCKS, seat, this, now.attacker);
}

/// 8-5-1: looks at the current target.
fn damage_step(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::DAMAGE, clause!("8-5-1"));
    cx.push(Frame::Battle(BattleStep::End));
    let Battle { attacker, target, .. } = battle(cx.s);
    match target {
        Goal::Player(seat) => strike_player(cx, attacker, seat),
        Goal::Unit(unit) => exchange(cx, attacker, unit),
    }
}

/// 8-5-2: the Base, else the top shield, else the player.
fn strike_player(cx: &mut Cx<'_>, attacker: Ref, seat: Seat) {
    // Obeys 8-5-2-1, 4-6-1.
    let ap = cx.stat(attacker.card, stat::AP);
    // Obeys 8-5-2-4-2.
    let base = damage::base_of(cx.game, cx.s, seat);
    damage::hit_area(cx, seat, ap, attacker, true);
    if let Some(base) = base.filter(|_| cx.game.rules.base_strikes == BaseStrikes::Back) {
        base_strikes_back(cx, attacker, base, seat);
    }
}

/// R8 by the policy: the Base strikes at the same instant, or after a First Strike if it stands.
fn base_strikes_back(cx: &mut Cx<'_>, attacker: Ref, base: CardId, seat: Seat) {
    let first = has(cx.game, cx.s, attacker.card, keyword::FIRST_STRIKE);
    if first && cx.stat(base, stat::HP) <= 0 {
        return cx.log.tell(clause!("13-1-5-2"), What::Skipped { seat, verb: verb::STRIKE, card: base });
    }
    let (ap, by) = (cx.stat(base, stat::AP), cx.s.refer(base));
    // Obeys 3-5-3-2.
    damage::deal(cx, attacker.card, ap, by, Agent::Battle);
}

/// 8-5-3: both strike at the same instant, unless the attacker strikes first (13-1-5).
fn exchange(cx: &mut Cx<'_>, attacker: Ref, unit: Ref) {
    let (a, u) = (cx.stat(attacker.card, stat::AP), cx.stat(unit.card, stat::AP));
    // Obeys 8-5-3-1.
    if has(cx.game, cx.s, attacker.card, keyword::FIRST_STRIKE) {
        // Obeys 8-5-3-2-2, 13-1-5-1, 13-1-5-2, 13-1-5-3.
        cx.push(Frame::Battle(BattleStep::StrikeBack));
        return damage::deal(cx, unit.card, a, attacker, Agent::Battle);
    }
    // Obeys 8-5-3-2.
    let since = cx.s.pending.len();
    damage::deal(cx, unit.card, a, attacker, Agent::Battle);
    damage::deal(cx, attacker.card, u, unit, Agent::Battle);
    cx.wait_for_one(since);
}

/// 13-1-5-2: a target that lives strikes after.
fn strike_back(cx: &mut Cx<'_>) {
    let Battle { attacker, target, .. } = battle(cx.s);
    let Goal::Unit(unit) = target else { return };
    if cx.s.is_current(unit) && cx.s.is_current(attacker) {
        let ap = cx.stat(unit.card, stat::AP);
        damage::deal(cx, attacker.card, ap, unit, Agent::Battle);
    } else {
        let seat = cx.s.card(unit.card).owner;
        cx.log.tell(clause!("13-1-5-2"), What::Skipped { seat, verb: verb::STRIKE, card: unit.card });
    }
}

/// 1-3-1: an effect changes the target of the attack under way to a Unit of those attacked; returns
/// whether it did.
pub fn redirect(cx: &mut Cx<'_>, seat: Seat, unit: CardId) -> bool {
    let Some(now) = cx.s.data.battle else { return false };
    let this = cx.s.refer(unit);
    let c = cx.s.card(unit);
    let hostile = !seats::allied(cx.game, c.side, cx.s.card(now.attacker.card).side);
    if c.zone != zone::BATTLE || !hostile || now.target == Goal::Unit(this) || cx.s.phase == phase::BATTLE_END {
        cx.log.tell(clause!("1-3-2"), What::Skipped { seat, verb: verb::REDIRECT, card: unit });
        return false;
    }
    cx.tell_did(clause!("1-3-1"), seat, verb::REDIRECT, unit, now.attacker.card, 0);
    set_battle(cx, Battle { target: Goal::Unit(this), ..now });
    true
}

/// R88: two Units deal battle damage to each other at one instant, by an effect and without an attack;
/// returns whether they did.
pub fn fight(cx: &mut Cx<'_>, one: CardId, other: CardId) -> bool {
    let is_unit = |card: CardId| cx.s.card(card).zone == zone::BATTLE;
    if one == other || !is_unit(one) || !is_unit(other) {
        return false;
    }
    cx.tell_did(clause!("1-3-1"), cx.s.card(one).side, verb::FIGHT, one, other, 0);
    let (a, b) = (cx.stat(one, stat::AP), cx.stat(other, stat::AP));
    let (by_one, by_other) = (cx.s.refer(one), cx.s.refer(other));
    damage::deal(cx, other, a, by_one, Agent::Battle);
    damage::deal(cx, one, b, by_other, Agent::Battle);
    true
}

/// 8-6-1: "during this battle" ends.
fn end(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::BATTLE_END, clause!("8-6-1"));
    cx.s.data.diverted.retain(|d| d.until != point::THIS_BATTLE);
    cx.expire(clause!("8-6-1"), |l| l.until.point == point::THIS_BATTLE);
    triggers::let_due(cx, &[point::THIS_BATTLE]);
    cx.push(Frame::Battle(BattleStep::Over));
}

/// 8-6-2: back to the main phase.
fn over(cx: &mut Cx<'_>) {
    cx.s.data.battle = None;
    cx.s.mark_changed(changes::PHASE);
    // A team's main phase goes on with its leader (R74).
    cx.s.data.asked = cx.s.active;
    cx.begin_phase(phase::MAIN, clause!("8-6-2"));
}

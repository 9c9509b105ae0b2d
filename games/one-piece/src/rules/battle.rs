//! Attack and battle (chapter 7).
//!
//! An attack opens five steps, always in this order (7-1). If attacker or target has changed
//! area when one of the first three closes, the battle jumps to its end (7-1-1-4, 7-1-2-2,
//! 7-1-3-2-3): see [`has_left`].

use super::refusals::banned_by;
use super::{clause, counter, damage, removal, turn};
use crate::game::{Cx, OnePiece, St, attempt, can_rest, fighters, has, opponent};
use crate::state::{Battle, BattleStep, Frame};
use crate::words::{ban, cue, keyword, phase, point, stat, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::effect::{Agent, Task, TriggerEvent};
use baize_kernel::{Ask, CardId, Choice, Clause, Cue, Ref, Refusal, Seat, What, Why};

/// 7-1-1-1, 7-1-1-2: rests the attacker and names the target.
pub fn declare(cx: &mut Cx<'_>, attacker: CardId, target: CardId) {
    let seat = cx.s.active;
    let tax = cx.stat(attacker, stat::ATTACK_TAX).clamp(0, u8::MAX.into()) as u8;
    // Obeys 7-1: one step after the other.
    turn::begin_phase(cx, phase::ATTACK, clause!("7-1-1-1"));
    cx.turn(attacker, true, clause!("7-1-1-1"));
    cx.tell_did(clause!("7-1-1-2"), seat, verb::ATTACK, attacker, target, 0);
    let battle = Battle { attacker: cx.s.refer(attacker), target: cx.s.refer(target), fought: false };
    cx.s.data.battle = Some(battle);
    cx.tell_done(verb::REST, attacker, Agent::Rule);
    // Obeys 7-1-1-3, 10-2-5-1, 10-2-16-1: one pool; the attacker's come first, being the turn player's.
    tell(cx, cue::WHEN_ATTACKING, seat, battle.attacker, battle.target, None);
    tell(cx, cue::ATTACKS, seat, battle.attacker, battle.target, None);
    let defender = opponent(seat);
    tell(cx, cue::ON_OPPONENTS_ATTACK, defender, battle.attacker, battle.target, Some(defender));
    cx.push(Frame::Battle(BattleStep::AttackDone));
    if tax > 0 {
        // 1-3-1: a text asks for cards of the hand with each attack.
        cx.act(Task { seat, verb: verb::DISCARD, n: tax, up_to: false, agent: Agent::Rule, pays: None });
    }
}

fn tell(cx: &mut Cx<'_>, cue: Cue, seat: Seat, card: Ref, other: Ref, only: Option<Seat>) {
    cx.fire(&TriggerEvent { only, ..TriggerEvent::new(cue, seat, card).beside(other).by(Agent::Battle) });
}

/// Goes through the steps of a battle; none begins while effects wait.
pub fn step(cx: &mut Cx<'_>, step: BattleStep) {
    if cx.is_waiting() {
        cx.push(Frame::Battle(step));
        return cx.take_up(None);
    }
    let rules = cx.game.rules;
    match step {
        BattleStep::AttackDone => close(cx, clause!("7-1-1-4"), BattleStep::Block),
        BattleStep::Block => ask_block(cx),
        BattleStep::BlockDone => {
            close(cx, rules.since(clause!("7-1-2-2"), clause!("7-1-2-3")), BattleStep::Attacked);
        }
        BattleStep::Attacked => attacked(cx),
        BattleStep::Counter => counter::ask(cx),
        BattleStep::Damage => damage_step(cx),
        BattleStep::End => end(cx),
        BattleStep::Lapse => lapse(cx),
    }
}

/// Takes the answer of the attacked player.
pub fn resume(cx: &mut Cx<'_>, step: BattleStep, choice: Choice) {
    match step {
        BattleStep::Block => block(cx, choice),
        _ => counter::resume(cx, choice),
    }
}

/// Returns the battle under way.
pub fn battle(s: &St) -> Battle {
    s.data.battle.expect("a battle has an attacker until its end")
}

/// Returns whether attacker or target has gone to another area. Only leaving matters: a target
/// that became active stays the target.
pub fn has_left(s: &St) -> bool {
    let Battle { attacker, target, .. } = battle(s);
    !s.is_current(attacker) || !s.is_current(target)
}

/// Ends a step: on to the next, or to the end of the battle.
pub fn close(cx: &mut Cx<'_>, clause: Clause, next: BattleStep) {
    if has_left(cx.s) {
        let seat = cx.s.active;
        cx.log.tell(clause, What::Skipped { seat, verb: verb::ATTACK, card: battle(cx.s).attacker.card });
        cx.push(Frame::Battle(BattleStep::End));
    } else {
        cx.push(Frame::Battle(next));
    }
}

/// 7-1-2-1, 10-1-4-1: may this card block? It must be active, have \[Blocker\] and not be the
/// target itself.
pub fn may_block(game: &OnePiece, s: &St, card: CardId) -> Result<(), Refusal> {
    let Battle { target, .. } = battle(s);
    let seat = s.card(target.card).side;
    let c = s.card(card);
    let fits = c.side == seat && matches!(c.zone, zone::LEADER | zone::CHARACTERS) && card != target.card;
    if !fits || c.rested || !has(game, s, card, keyword::BLOCKER) {
        let why = match () {
            () if card == target.card => "is-attacked",
            () if fits && c.rested => "is-rested",
            () => "no-blocker",
        };
        return Err(Refusal::new(clause!("10-1-4-1"), why).about(card));
    }
    let Battle { attacker, .. } = battle(s);
    let unblockable = has(game, s, attacker.card, keyword::UNBLOCKABLE)
        || attempt(s, ban::BE_BLOCKED, attacker.card, card).is_forbidden(game, s);
    if unblockable {
        return Err(Refusal::new(clause!("1-3-3"), "unblockable").about(attacker.card));
    }
    let barred = Attempt::of_player(ban::ACTIVATE_BLOCKER, seat).with(card).forbidden_by(game, s);
    match barred.or_else(|| attempt(s, ban::BLOCK, card, attacker.card).forbidden_by(game, s)) {
        Some(by) => Err(banned_by(by)),
        None if !can_rest(game, s, card, Agent::Rule) => Err(Refusal::new(clause!("1-3-3"), "forbidden-here")),
        None => Ok(()),
    }
}

fn ask_block(cx: &mut Cx<'_>) {
    turn::begin_phase(cx, phase::BLOCK, clause!("7-1-2-1"));
    let game = cx.game;
    let seat = cx.s.card(battle(cx.s).target.card).side;
    let mut options = std::mem::take(cx.options());
    let blockers = fighters(cx.s, seat).filter(|&c| may_block(game, cx.s, c).is_ok());
    options.extend(blockers.map(|c| Choice::card(verb::BLOCK, c)));
    if options.is_empty() {
        *cx.options() = options;
        return cx.push(Frame::Battle(BattleStep::BlockDone));
    }
    options.push(Choice::plain(verb::PASS));
    *cx.options() = options;
    cx.push(Frame::Battle(BattleStep::Block));
    let why = Why { verb: verb::BLOCK, source: battle(cx.s).attacker.card, clause: clause!("7-1-2-1") };
    cx.ask(seat, why, Ask::Pick);
}

fn block(cx: &mut Cx<'_>, choice: Choice) {
    // One [Blocker] in a battle: the step is not asked again.
    cx.push(Frame::Battle(BattleStep::BlockDone));
    if choice.verb != verb::BLOCK {
        return;
    }
    let blocker = choice.a;
    let seat = cx.s.card(blocker).side;
    cx.turn(blocker, true, clause!("10-1-4-1"));
    cx.tell_did(clause!("7-1-2-1"), seat, verb::BLOCK, blocker, CardId::NONE, 0);
    let this = cx.s.refer(blocker);
    let Battle { attacker, .. } = battle(cx.s);
    if let Some(b) = &mut cx.s.data.battle {
        b.target = this;
    }
    cx.tell_done(verb::REST, blocker, Agent::Rule);
    tell(cx, cue::ON_BLOCK, seat, this, attacker, None);
    // Obeys 10-2-15-1, 7-1-2-2.
    tell(cx, cue::BLOCKED, seat, this, attacker, None);
}

/// 7-1-3-1: the attacked player's "when attacked" effects. After a block only the blocker is attacked.
fn attacked(cx: &mut Cx<'_>) {
    turn::begin_phase(cx, phase::COUNTER, clause!("7-1-3-2"));
    let Battle { attacker, target, .. } = battle(cx.s);
    let seat = cx.s.card(target.card).side;
    tell(cx, cue::ATTACKED, seat, target, attacker, None);
    // Obeys 7-1-3-1.
    cx.push(Frame::Battle(BattleStep::Counter));
}

/// 7-1-4-1: the attacker wins when its power is at least the target's.
fn damage_step(cx: &mut Cx<'_>) {
    turn::begin_phase(cx, phase::DAMAGE, clause!("7-1-4-1"));
    let Battle { attacker, target, .. } = battle(cx.s);
    if let Some(b) = &mut cx.s.data.battle {
        b.fought = true;
    }
    let (a, t) = (cx.stat(attacker.card, stat::POWER), cx.stat(target.card, stat::POWER));
    cx.push(Frame::Battle(BattleStep::End));
    let seat = cx.s.active;
    if a < t {
        // 7-1-4-2: nothing happens to either card.
        cx.log.tell(clause!("7-1-4-2"), What::Skipped { seat, verb: verb::DAMAGE, card: attacker.card });
    } else if cx.s.card(target.card).zone == zone::LEADER {
        damage::by_attack(cx, attacker.card, cx.s.card(target.card).side);
    } else {
        // Obeys 7-1-4-1.
        removal::ko_in_battle(cx, target.card);
    }
}

/// 7-1-5-1, 7-1-5-2: "at the end of the battle", and "if this battles" when power was compared (R35).
fn end(cx: &mut Cx<'_>) {
    turn::begin_phase(cx, phase::BATTLE_END, clause!("7-1-5-1"));
    let Battle { attacker, target, fought } = battle(cx.s);
    let (tp, ntp) = (cx.s.active, opponent(cx.s.active));
    if fought {
        tell(cx, cue::BATTLED, tp, attacker, target, None);
        tell(cx, cue::BATTLED, ntp, target, attacker, None);
    }
    tell(cx, cue::BATTLE_ENDS, tp, attacker, target, None);
    // Obeys 7-1-5-2.
    cx.push(Frame::Battle(BattleStep::Lapse));
    // The last pushed comes first: the turn player's, in the order in which they were put off.
    for seat in [ntp, tp] {
        let due = |d: &baize_kernel::effect::Delayed| d.until.point == point::THIS_BATTLE && d.env.you == seat;
        while let Some(i) = cx.s.delayed.iter().rposition(due) {
            let delayed = cx.s.delayed.remove(i);
            // Obeys 7-1-5-2.
            cx.start_delayed(&delayed);
        }
    }
}

/// Card text beats 7-1-1-2 (1-3-1): the attack is now one on another card of the attacked player.
pub fn redirect(cx: &mut Cx<'_>, target: CardId) -> bool {
    let Some(mut battle) = cx.s.data.battle else { return false };
    let seat = cx.s.card(target).side;
    if !cx.s.is_current(battle.attacker) || cx.s.card(battle.attacker.card).side == seat || battle.target.card == target
    {
        return false;
    }
    battle.target = cx.s.refer(target);
    cx.s.data.battle = Some(battle);
    cx.tell_did(clause!("1-3-1"), seat, verb::REDIRECT, battle.attacker.card, target, 0);
    true
}

/// 7-1-5-3 to 7-1-5-5.
fn lapse(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    cx.expire(clause!("7-1-5-3"), |l| l.until.point == point::THIS_BATTLE && l.by == tp);
    cx.expire(clause!("7-1-5-4"), |l| l.until.point == point::THIS_BATTLE && l.by != tp);
    cx.s.data.battle = None;
    // Obeys 7-1-5-5.
    turn::begin_phase(cx, phase::MAIN, clause!("7-1-5-5"));
}

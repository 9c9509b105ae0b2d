//! The Counter Step (7-1-3).

use super::battle::{battle, close};
use super::{clause, playing, refusals, windows};
use crate::game::{Cx, OnePiece, St, active_don, fighters};
use crate::state::{BattleStep, Frame};
use crate::words::{cue, kind, point, stat, verb, zone};
use baize_kernel::continuous::{ContinuousEffect, Modifier, On, StepRef};
use baize_kernel::moves::Move;
use baize_kernel::{AbilityRef, Ask, CardId, Choice, DefId, GameBase, Refusal, Seat, Seating, Why, continuous};

/// 7-1-3-2: the attacked player counters in any order, any number of times.
pub fn ask(cx: &mut Cx<'_>) {
    let game = cx.game;
    let seat = cx.s.card(battle(cx.s).target.card).side;
    let mut options = std::mem::take(cx.options());
    let don = active_don(cx.s, seat);
    for card in cx.s.iter(seat, zone::HAND) {
        if may_use_icon(game, cx.s, seat, card).is_ok() {
            options.extend(fighters(cx.s, seat).map(|t| Choice::pair(verb::COUNTER, card, t)));
        } else if may_use_event(game, cx.s, seat, card, don).is_ok() {
            options.push(Choice::card(verb::COUNTER, card));
        }
    }
    let nothing = options.is_empty();
    options.push(Choice::plain(verb::PASS));
    *cx.options() = options;
    if nothing && !windows::opens_counter(cx.game, cx.s, seat) {
        return close(cx, clause!("7-1-3-2-3"), BattleStep::Damage);
    }
    cx.push(Frame::Battle(BattleStep::Counter));
    let why = Why { verb: verb::COUNTER, source: battle(cx.s).attacker.card, clause: clause!("7-1-3-2") };
    cx.ask(seat, why, Ask::Pick);
}

/// 7-1-3-2-1, 2-10-1: a Character card in hand with a Counter icon.
pub fn may_use_icon(game: &OnePiece, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let c = s.card(card);
    let def = game.pool().def(c.def);
    let has_counter =
        || continuous::has_stat(game, s, card, stat::COUNTER) && continuous::stat(game, s, card, stat::COUNTER) > 0;
    let fits = c.zone == zone::HAND && c.side == seat && def.kind == kind::CHARACTER && has_counter();
    if fits { Ok(()) } else { Err(Refusal::new(clause!("2-10-1"), "no-counter").about(card)) }
}

/// 7-1-3-2-1: the power goes to one's own Leader or a Character.
pub fn may_be_helped(s: &St, seat: Seat, target: CardId) -> Result<(), Refusal> {
    let fits = target.is_some() && fighters(s, seat).any(|card| card == target);
    if fits { Ok(()) } else { Err(Refusal::new(clause!("7-1-3-2-1"), "name-helped")) }
}

/// 7-1-3-2-2: an Event in hand with \[Counter\] whose cost can be paid.
pub fn may_use_event(game: &OnePiece, s: &St, seat: Seat, card: CardId, don: usize) -> Result<(), Refusal> {
    let c = s.card(card);
    let def = game.pool().def(c.def);
    if c.zone != zone::HAND || c.side != seat || def.kind != kind::EVENT || !game.pool().has_cue(c.def, cue::COUNTER) {
        return Err(Refusal::new(clause!("10-2-4-1"), "no-counter").about(card));
    }
    let cost = continuous::stat(game, s, card, stat::COST);
    if cost > don as i32 {
        return Err(Refusal::new(clause!("7-1-3-2-2"), "costs").needs(cost, don as i32));
    }
    refusals::is_free_to_play(game, s, seat, card)
}

/// Carries out the choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    if choice.verb != verb::COUNTER {
        return close(cx, clause!("7-1-3-2-3"), BattleStep::Damage);
    }
    cx.push(Frame::Battle(BattleStep::Counter));
    if choice.b.is_some() {
        use_icon(cx, choice.a, choice.b);
    } else {
        let seat = cx.s.card(choice.a).side;
        cx.tell_did(clause!("7-1-3-2-2"), seat, verb::COUNTER, choice.a, CardId::NONE, 0);
        // Obeys 10-2-4-1.
        playing::pay(cx, seat, choice.a, clause!("2-7-3"));
        cx.push(Frame::Event(choice.a, cue::COUNTER));
    }
}

/// 7-1-3-2-1: trashes the card; the Leader or a Character gains that power for this battle.
fn use_icon(cx: &mut Cx<'_>, card: CardId, target: CardId) {
    let seat = cx.s.card(card).side;
    cx.tell_did(clause!("7-1-3-2-1"), seat, verb::COUNTER, card, target, 0);
    // Obeys 2-10-1.
    let power = cx.stat(card, stat::COUNTER);
    cx.move_card(card, Move::to(seat, zone::TRASH, verb::COUNTER, clause!("7-1-3-2-1")).on_top());
    let until = cx.game.until(cx.s, point::THIS_BATTLE, seat);
    let source = cx.s.refer(card);
    let at = StepRef { ability: AbilityRef { def: DefId(0), index: u8::MAX }, pc: 0 };
    let on = On::Card(cx.s.refer(target));
    let shift = Modifier::Add(stat::POWER, power);
    cx.begin(clause!("7-1-3-2-1"), ContinuousEffect { on, shift, until, by: seat, source, at });
}

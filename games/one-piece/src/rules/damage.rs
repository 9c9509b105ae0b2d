//! Damage (4-6, 7-1-4-1-1) and \[Trigger\] (10-1-5).

use super::{activation, clause, defeat, replacement, windows};
use crate::game::{Cx, has, opponent};
use crate::rules::DealtDamage;
use crate::state::{DamageStep, Frame};
use crate::words::{cue, keyword, verb, zone};
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, GameBase, Ref, Seat, SeatSet, What, Why};

/// Damage under way.
#[derive(Copy, Clone, Debug)]
pub struct Damage {
    /// Whose Leader takes it.
    pub seat: Seat,
    /// How many points are left.
    pub left: u8,
    /// How far it is.
    pub step: DamageStep,
    /// Whether Life is trashed instead of taken.
    pub banish: bool,
    /// What deals it.
    pub agent: Agent,
}

impl Damage {
    fn frame(self) -> Frame {
        let Damage { seat, left, step, banish, agent } = self;
        Frame::Damage { seat, left, step, banish, agent }
    }
}

/// 7-1-4-1-1: a won attack on a Leader. Amount and kind are fixed now.
pub fn by_attack(cx: &mut Cx<'_>, attacker: CardId, seat: Seat) {
    let double = has(cx.game, cx.s, attacker, keyword::DOUBLE_ATTACK);
    let banish = has(cx.game, cx.s, attacker, keyword::BANISH);
    // Obeys 7-1-4-1, 10-1-2-1.
    let points = if double { 2 } else { 1 };
    cx.tell_did(clause!("7-1-4-1-1"), opponent(seat), verb::DAMAGE, attacker, CardId::NONE, points);
    // Obeys 7-1-4-1-1-1: with no Life when the damage is determined the attacker has won.
    deal(cx, seat, points as u8, banish, Agent::Battle);
}

/// 4-6-2: deals damage to a Leader, whatever deals it; its player carries it out.
pub fn deal(cx: &mut Cx<'_>, seat: Seat, points: u8, banish: bool, agent: Agent) {
    // Obeys 4-6-2.
    if points == 0 {
        // 4-6-2-2: 0 damage is nothing.
        cx.log.tell(clause!("4-6-2-2"), What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
        return;
    }
    cx.push(Damage { seat, left: points, step: DamageStep::Start, banish, agent }.frame());
}

/// Does the next thing.
pub fn step(cx: &mut Cx<'_>, d: Damage) {
    match d.step {
        DamageStep::Start => start(cx, d),
        DamageStep::Point => point(cx, d),
        DamageStep::Trigger => after_dealt(cx, d),
        DamageStep::Done => done(cx, d),
    }
}

/// 8-1-3-4: something may happen instead of the whole damage, each effect asked about once.
fn start(cx: &mut Cx<'_>, d: Damage) {
    let found = replacement::of_damage(cx, &taken(cx, &d));
    match found[..] {
        [] => begin(cx, d),
        [only] if !only.is_optional(cx.game) => cx.start_instead(only, activation::REPLACEMENT),
        _ => {
            cx.push(d.frame());
            replacement::offer(cx, &found);
        }
    }
}

/// What is told of this damage.
fn taken(cx: &Cx<'_>, d: &Damage) -> TriggerEvent {
    let card = cx.s.refer(crate::game::leader(cx.s, d.seat));
    let other = cx.s.data.battle.map_or(Ref::NONE, |b| b.attacker);
    TriggerEvent::new(cue::DAMAGE_TAKEN, d.seat, card).beside(other).by(d.agent)
}

fn begin(cx: &mut Cx<'_>, d: Damage) {
    // R10: the test for 0 Life is made once, now; only the Life step repeats.
    if cx.s.count(d.seat, zone::LIFE) == 0 {
        return defeat::damaged_to_death(cx, d.seat);
    }
    cx.push(Damage { step: DamageStep::Done, ..d }.frame());
    cx.push(Damage { step: DamageStep::Point, ..d }.frame());
    // R36: "deals damage to … Life", once for the whole damage.
    let card = cx.s.data.battle.map_or(Ref::NONE, |b| b.attacker);
    let seat = opponent(d.seat);
    let notice = TriggerEvent::new(cue::DAMAGE_DEALT, seat, card).by(d.agent);
    cx.fire(&notice);
}

/// One point: the top Life card (4-6-2-1).
fn point(cx: &mut Cx<'_>, d: Damage) {
    if d.left == 0 {
        return;
    }
    let Some(card) = cx.s.front(d.seat, zone::LIFE) else {
        // 7-1-4-1-1-3, R10: surplus points do nothing.
        let seat = d.seat;
        cx.log.tell(clause!("7-1-4-1-1-3"), What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
        return;
    };
    let rest = Damage { left: d.left - 1, ..d };
    // Obeys 4-6-2-2, 7-1-4-1-1-3.
    if d.banish {
        // 10-1-3-1: trashed instead, so no [Trigger] (4-6-3-1).
        cx.push(rest.frame());
        cx.move_card(card, Move::to(d.seat, zone::TRASH, verb::TRASH, clause!("10-1-3-1")).on_top());
        // Obeys 4-6-3-1.
        return;
    }
    cx.s.data.checked = card;
    // Its player has looked at it by now, whatever comes before the [Trigger] is asked about.
    cx.inform(card, SeatSet::one(d.seat));
    cx.push(Damage { step: DamageStep::Trigger, ..d }.frame());
    let early = cx.game.rules.dealt_damage_timing == DealtDamage::BeforeTrigger;
    if early && cx.s.pending.iter().any(|p| p.cue == cue::DAMAGE_DEALT) {
        cx.take_up(Some(cue::DAMAGE_DEALT));
    }
}

/// 10-1-5: asks about the \[Trigger\] of the card, if it has one.
fn after_dealt(cx: &mut Cx<'_>, d: Damage) {
    let card = cx.s.data.checked;
    if cx.s.card(card).zone != zone::LIFE {
        cx.s.data.checked = CardId::NONE;
        return cx.push(Damage { left: d.left - 1, step: DamageStep::Point, ..d }.frame());
    }
    // 4-6-3: face up or down, a Life card taken by damage may use its [Trigger].
    let has_trigger = cx.game.pool().has_cue(cx.s.card(card).def, cue::TRIGGER);
    if !has_trigger && !windows::opens_trigger(cx.game, cx.s, card) {
        return take(cx, d, card);
    }
    cx.push(d.frame());
    cx.options();
    if has_trigger {
        cx.offer(Choice::card(verb::TRIGGER, card));
    }
    cx.offer(Choice::card(verb::TAKE, card));
    let why = Why { verb: verb::TRIGGER, source: card, clause: clause!("4-6-3") };
    cx.ask(d.seat, why, Ask::Pick);
}

/// Takes the player's decision on what happens instead, or on the \[Trigger\].
pub fn resume(cx: &mut Cx<'_>, d: Damage, choice: Choice) {
    if d.step == DamageStep::Start {
        return match replacement::chosen(&replacement::of_damage(cx, &taken(cx, &d)), choice) {
            Some(chosen) => cx.start_instead(chosen, activation::REPLACEMENT),
            None => begin(cx, d),
        };
    }
    let card = choice.a;
    if choice.verb != verb::TRIGGER {
        // 10-1-5-2: declined, and so taken unrevealed.
        take(cx, d, card);
        cx.log.tell_to(clause!("10-1-5-2"), SeatSet::one(d.seat), What::Applied { seat: d.seat, card });
        return;
    }
    cx.s.data.checked = CardId::NONE;
    cx.push(Damage { left: d.left - 1, step: DamageStep::Point, ..d }.frame());
    use_trigger(cx, d.seat, card);
}

/// 4-6-2-1, 7-1-4-1-1-2: the Life card goes to hand.
fn take(cx: &mut Cx<'_>, d: Damage, card: CardId) {
    cx.s.data.checked = CardId::NONE;
    cx.push(Damage { left: d.left - 1, step: DamageStep::Point, ..d }.frame());
    // Obeys 7-1-4-1-1-2.
    cx.move_card(card, Move::to(d.seat, zone::HAND, verb::TAKE, clause!("4-6-2-1")));
}

/// 10-1-5-1, R25: revealed and in no area while its \[Trigger\] resolves.
fn use_trigger(cx: &mut Cx<'_>, seat: Seat, card: CardId) {
    cx.tell_did(clause!("10-1-5-1"), seat, verb::TRIGGER, card, CardId::NONE, 0);
    // Obeys 2-11-1, 7-1-4-1-1-2.
    // Obeys 8-6-2-1: the one effect that does not wait for the rest of the damage.
    cx.move_card(card, Move::to(seat, zone::NOWHERE, verb::TRIGGER, clause!("10-1-5-1")));
    let this = cx.s.refer(card);
    let notice = TriggerEvent::new(cue::TRIGGER_ACTIVATED, seat, this);
    cx.fire(&notice);
    cx.push(Frame::AfterTrigger(card));
    activation::use_text(cx, this, seat, cue::TRIGGER);
}

/// R25: if the effect did not put it elsewhere, it goes to its owner's trash.
pub fn after_trigger(cx: &mut Cx<'_>, card: CardId) {
    if cx.s.card(card).zone == zone::NOWHERE {
        let owner = cx.s.card(card).owner;
        cx.move_card(card, Move::to(owner, zone::TRASH, verb::TRASH, clause!("10-1-5-1")).on_top());
    }
}

/// 8-6-2: only now do the effects met in the meantime get their pool.
fn done(cx: &mut Cx<'_>, d: Damage) {
    cx.s.tally = i16::from(d.left);
    // Obeys 8-6-2.
    let taken = taken(cx, &d);
    cx.fire(&taken);
}

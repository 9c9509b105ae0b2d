//! Rule processing (section 11): at once, whatever else is going on (11-1-2).

use super::{Followers, clause, damage, leaving, playing, seats, substitution, verbs};
use crate::game::{Cx, Gundam, MAX_EX, MAX_RESOURCES, MAX_UNITS, St, is_field, is_token};
use crate::state::{Fate, Frame, Wound};
use crate::words::{cue, keyword, kind, stat, verb, zone};
use baize_kernel::changes;
use baize_kernel::continuous::touch;
use baize_kernel::effect::{Agent, Pending, TriggerEvent};
use baize_kernel::ir::Mode;
use baize_kernel::moves::Move;
use baize_kernel::{AbilityRef, CardDef, CardId, Clause, GameBase, Job, Pool, Ref, Seat, SeatSet, Verb, Zone};

/// The number of Breach among the keyword effects.
const BREACH: u8 = 1;

/// Returns what changes when a card may have no HP left. Coming and going is not among it, unless a card has
/// no HP to begin with or one without HP may stay for a while, because something happens instead.
pub fn what_hurts(pool: &Pool) -> u32 {
    let stands = |def: &CardDef| matches!(def.kind, kind::UNIT | kind::BASE) || def.has_keyword(keyword::UNIT_PART);
    let frail = pool.iter().any(|(_, def)| stands(def) && def.stat(stat::HP) <= 0);
    let mut abilities = pool.iter().flat_map(|(_, def)| &def.abilities);
    let instead = abilities.any(|ability| matches!(ability.mode, Mode::Instead(_)));
    let areas = 1 << zone::BATTLE.0 | 1 << zone::BASE.0;
    changes::MARKED | changes::STAT | changes::ATTACHED | if frail || instead { areas } else { 0 }
}

/// How a card comes to be destroyed (R51).
pub fn destruction(cx: &Cx<'_>, card: CardId, by: Ref, agent: Agent) -> Fate {
    Fate { cue: cue::DIES, card: cx.s.refer(card), by, agent, n: 0 }
}

/// What changes when somebody may have lost.
const LOSSES: u32 = 1 << zone::DECK.0 | 1 << zone::SHIELDS.0;

/// Looks at what has changed as far as it matters: losses, then destruction.
#[inline]
pub fn attend(cx: &mut Cx<'_>, changed: u32) {
    let matters = changed & (LOSSES | cx.game.hurts) != 0 || !cx.s.data.wounds.is_empty();
    if matters && cx.s.turn != 0 {
        process(cx, changed);
    }
}

fn process(cx: &mut Cx<'_>, changed: u32) {
    if changed & LOSSES != 0 {
        lose(cx);
    }
    if changed & cx.game.hurts == 0 && cx.s.data.wounds.is_empty() {
        return;
    }
    // Damage of the same instant that something may happen instead of is settled first.
    let is_open = |job: &Job<Frame>| match job {
        Job::Game(Frame::Instead(fate) | Frame::AfterInstead { fate, .. }) => fate.cue == cue::DAMAGED,
        _ => false,
    };
    if cx.s.agenda.iter().any(is_open) {
        return;
    }
    if changed & cx.game.hurts != 0 && !cx.over() {
        destroy_spent(cx);
    }
    cx.s.data.wounds.clear();
}

/// 11-2-1: all who meet a condition lose together.
fn lose(cx: &mut Cx<'_>) {
    let struck = cx.s.data.struck;
    let mut decked = SeatSet::NONE;
    for seat in seats::in_order(cx.game, cx.s) {
        // 1-2-2-2: no card left, without waiting for a draw that fails.
        if cx.s.count(seat, zone::DECK) == 0 {
            decked = decked.or(SeatSet::one(seat));
        }
    }
    if struck == SeatSet::NONE && decked == SeatSet::NONE {
        return;
    }
    cx.s.data.struck = SeatSet::NONE;
    // Obeys 1-2-2-2, 1-2-3, 11-1-1, 11-1-2, 11-2-1, 11-2-1-1, 11-2-1-2: all at one instant.
    leaving::defeat(cx, struck, decked);
}

/// 11-3-1: Units and Bases without HP left are destroyed, all at the same instant.
fn destroy_spent(cx: &mut Cx<'_>) {
    let mut spent: Vec<Fate> = Vec::new();
    for seat in seats::in_order(cx.game, cx.s) {
        for area in [zone::BATTLE, zone::BASE] {
            for card in cx.s.iter(seat, area) {
                if !is_sound(cx, card) && cx.stat(card, stat::HP) <= 0 && !substitution::is_awaiting(cx, card) {
                    spent.push(fate_of(cx, card));
                }
            }
        }
    }
    if spent.is_empty() {
        return;
    }
    // Obeys 2-8-2, 3-2-5-2, 3-5-3-3, 5-5-2, 8-5-2-4-1, 8-5-3-2-1, 8-5-3-2-3, 11-1-1, 11-1-2: without HP, all at once.
    destroy(cx, &spent, clause!("11-3-1"));
    // Whoever was just asked may have had one of them among the options.
    cx.ask_again();
}

/// A quick look: the damage on a card is less than its printed HP, and nothing else brings that down.
#[inline]
fn is_sound(cx: &Cx<'_>, card: CardId) -> bool {
    let c = cx.s.card(card);
    let changed = c.affected & touch::STAT != 0 && cx.s.changes_stat(stat::HP);
    let printed = cx.game.pool().def(c.def).stat(stat::HP);
    !changed && printed > i32::from(c.marks) && (c.attached == 0 || !cx.game.has_burdens)
}

/// Finds what brought a card down: the last that wounded it.
fn fate_of(cx: &Cx<'_>, card: CardId) -> Fate {
    let this = cx.s.refer(card);
    match cx.s.data.wounds.iter().rev().find(|wound| wound.card == this) {
        Some(&Wound { by, battle: true, .. }) => destruction(cx, card, by, Agent::Battle),
        // 5-10-1, R51: effect damage is no effect that destroys; rule processing does (11-3-1).
        Some(&Wound { by, .. }) => destruction(cx, card, by, Agent::Rule),
        None => destruction(cx, card, Ref::NONE, Agent::Rule),
    }
}

/// 5-10: destroys cards, unless something happens instead (10-1-9).
pub fn destroy(cx: &mut Cx<'_>, fates: &[Fate], clause: Clause) {
    if !fates.iter().any(|fate| substitution::is_due(cx, fate)) {
        return destroy_now(cx, fates, clause);
    }
    cx.push(Frame::Doom(cx.s.data.doomed.len() as u8));
    for &fate in fates {
        if substitution::is_due(cx, &fate) {
            substitution::put_off(cx, fate);
        } else {
            substitution::doom(cx, fate);
        }
    }
}

/// 8-5-3-2-3: those that nothing saved are destroyed at the same instant after all.
pub fn destroy_doomed(cx: &mut Cx<'_>, since: u8) {
    let doomed = &mut cx.s.data.doomed;
    let mut fates = doomed.split_off(usize::from(since).min(doomed.len()));
    fates.retain(|fate| cx.s.is_current(fate.card));
    cx.s.data.awaiting.retain(|r| !fates.iter().any(|fate| fate.card == *r));
    let by_effect = fates.iter().any(|fate| cx.stat(fate.card.card, stat::HP) > 0);
    destroy_now(cx, &fates, if by_effect { clause!("5-10-1") } else { clause!("11-3-1") });
}

/// 5-10: destroys cards at one instant. What waits for it is told while they are still there, so
/// that conditions see their last state (13-2-8-2-1); then they go.
pub fn destroy_now(cx: &mut Cx<'_>, fates: &[Fate], clause: Clause) {
    let since = cx.s.pending.len();
    for fate in fates {
        let card = fate.card;
        cx.remember(card.card);
        let seat = cx.s.card(card.card).owner;
        // 13-2-8-1: 【Destroyed】 is about Units and Bases.
        // Obeys 13-2-8-1, 13-2-8-2: only from the field.
        let own = matches!(cx.s.card(card.card).zone, zone::BATTLE | zone::BASE).then_some(cue::DESTROYED);
        for cue in own.into_iter().chain([cue::DIES]) {
            cx.fire(&TriggerEvent::new(cue, seat, card).beside(fate.by).by(fate.agent).leaving());
        }
        verbs::notice_left(cx, card.card, fate.agent);
        match fate.agent {
            Agent::Battle => tell_killer(cx, fate.by, card),
            // 11-3-1: the rules destroy a Base that effect damage has worn down.
            Agent::Rule if cx.s.card(card.card).zone == zone::BASE && fate.by.card.is_some() => {
                let agent = Agent::Effect { seat: cx.s.card(fate.by.card).owner, source: fate.by };
                damage::tell_breaker(cx, fate.by, card, agent);
            }
            _ => {}
        }
    }
    cx.wait_for_one(since);
    for fate in fates {
        let card = fate.card.card;
        let owner = cx.s.card(card).owner;
        // Obeys 5-10-1, 5-10-2, 4-9-1, 4-9-2.
        cx.move_card(card, Move::to(owner, zone::TRASH, verb::DESTROY, clause).on_top());
    }
    // What was done instead is of no more concern to those that were destroyed after all.
    let mut substituted = std::mem::take(&mut cx.s.data.substituted);
    substituted.retain(|x| cx.s.is_current(x.card));
    cx.s.data.substituted = substituted;
}

/// "When this Unit destroys an enemy … with battle damage", and Breach (13-1-2-1).
fn tell_killer(cx: &mut Cx<'_>, by: Ref, victim: Ref) {
    if !cx.s.is_current(by) {
        return;
    }
    let seat = cx.s.card(by.card).owner;
    let is_unit = cx.s.card(victim.card).zone == zone::BATTLE;
    let cue = if is_unit { cue::KILLS } else { cue::BREAKS };
    cx.fire(&TriggerEvent::new(cue, seat, by).beside(victim).by(Agent::Battle));
    // Obeys 13-1-2-5: several add up.
    let n = cx.stat(by.card, stat::BREACH);
    // Obeys 13-1-2-1.
    if !is_unit || n <= 0 || !seats::is_active(cx.game, cx.s, seat) {
        return;
    }
    cx.remember(by.card);
    let (at, wave) = (AbilityRef { def: cx.game.known.keywords, index: BREACH }, cx.s.wave);
    let (source, event, other) = (by, victim, by);
    cx.s.pending.push(Pending {
        at,
        source,
        you: seat,
        event,
        other,
        wave,
        cue: cue::KILLS,
        sticky: true,
        outlives: false,
    });
}

/// A card has come to another pile: Pilots follow their Unit (3-3-6), tokens cease to be (5-17-2-5).
pub fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), how: Verb) {
    // Obeys 4-1-5.
    if from.1 == zone::BATTLE && cx.s.card(card).attached > 0 {
        follow(cx, card, from.0, how);
    }
    let to = cx.s.card(card).zone;
    if from.1 == zone::RESOURCES && is_token(cx.game, cx.s, card) {
        let this = cx.s.refer(card);
        cx.fire(&TriggerEvent::new(cue::EX_LEFT, from.0, this));
    }
    if !is_field(to) && is_token(cx.game, cx.s, card) {
        // Obeys 5-17-2-5-1, 4-1-1-2: it has been there for an instant.
        cx.remove(card, clause!("5-17-2-5"));
    }
}

/// 3-3-6: the Pilot goes to the same kind of area, its owner's.
fn follow(cx: &mut Cx<'_>, unit: CardId, side: Seat, how: Verb) {
    let to = cx.s.card(unit).zone;
    let on_top = cx.s.front(cx.s.card(unit).side, to) == Some(unit);
    let mut at = cx.s.front(side, zone::PAIRED);
    while let Some(pilot) = at {
        at = cx.s.after(pilot);
        if cx.s.card(pilot).host == unit {
            let owner = cx.s.card(pilot).owner;
            if how == verb::DESTROY && cx.game.rules.following_pilot == Followers::Destroyed {
                tell_follower(cx, pilot, owner);
            }
            let shift = Move::to(owner, to, verb::FOLLOW, clause!("3-3-6"));
            cx.move_card(pilot, if on_top { shift.on_top() } else { shift });
        }
    }
}

/// R40 by the policy: a Pilot that follows its destroyed Unit is destroyed.
fn tell_follower(cx: &mut Cx<'_>, pilot: CardId, seat: Seat) {
    let card = cx.s.refer(pilot);
    // Obeys 5-10-1.
    cx.fire(&TriggerEvent::new(cue::DIES, seat, card).leaving());
}

/// 4-4-2, 4-4-2-1: whether another EX Resource may be placed.
pub fn room_for_ex(game: &Gundam, s: &St, seat: Seat) -> Result<(), Clause> {
    if s.iter(seat, zone::RESOURCES).filter(|&c| is_token(game, s, c)).count() >= MAX_EX {
        return Err(clause!("4-4-2-1"));
    }
    if s.count(seat, zone::RESOURCES) >= MAX_RESOURCES {
        return Err(clause!("4-4-2"));
    }
    Ok(())
}

/// Checks what must hold at every question.
pub fn check(game: &Gundam, s: &St) -> Result<(), String> {
    for seat in s.all_seats() {
        if playing::units_beside(game, s, seat) > MAX_UNITS {
            return Err("more than 6 Units (4-5-4)".into());
        }
        if seats::members(game, seat).map(|m| s.count(m, zone::BASE)).sum::<usize>() > 1 {
            return Err("more than 1 Base (4-6-3)".into());
        }
        if s.count(seat, zone::RESOURCES) > MAX_RESOURCES {
            return Err("more than 15 Resources (4-4-2)".into());
        }
        if s.iter(seat, zone::PAIRED).any(|pilot| !s.card(pilot).host.is_some()) {
            return Err("a Pilot without a Unit (3-3-3)".into());
        }
        if s.iter(seat, zone::BATTLE).any(|unit| s.card(unit).attached > 1) {
            return Err("a Unit with two Pilots (3-3-4)".into());
        }
        let wrong = |area: Zone, wanted| s.iter(seat, area).any(|c| game.pool().def(s.card(c).def).kind != wanted);
        if s.iter(seat, zone::BATTLE).any(|c| !playing::is_unit(game, s.card(c).def))
            || wrong(zone::BASE, kind::BASE)
            || wrong(zone::RESOURCES, kind::RESOURCE)
        {
            return Err("a card in an area that is not for its type (4-4-1, 4-5-1, 4-6-3)".into());
        }
        let left_over = |area: Zone| area != zone::REMOVAL && s.count(seat, area) > 0;
        if s.outcome.is_none() && s.data.out.has(seat) && (0..11).map(Zone).any(left_over) {
            return Err("cards of someone who has left (12-2-5)".into());
        }
    }
    Ok(())
}

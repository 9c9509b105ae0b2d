//! The choice of the main phase (7-5): playing, activating, attacking, ending.

use super::{activation, bans, battle, clause, playing, seats};
use crate::game::{Cx, Gundam, St, has};
use crate::state::{Frame, TurnStep};
use crate::words::{ban, cue, keyword, verb, zone};
use baize_kernel::{Ask, Ban, CardId, Choice, Refusal, Seat, Why, Zone};

/// 7-5-1: asks the active player, once nothing waits.
pub fn step(cx: &mut Cx<'_>) {
    if cx.is_waiting() {
        // Obeys 7-5-1.
        cx.push(Frame::Main);
        return cx.take_up(None);
    }
    cx.unbind_all();
    cx.s.memory.clear();
    cx.push(Frame::Main);
    let seat = cx.s.data.asked;
    let mut options = std::mem::take(cx.options());
    offer(cx.game, cx.s, seat, &mut options);
    // R74: the leader may hand over or close, the other member hands back.
    if seats::partner(cx.game, seat).is_some() && may_hand_over(cx.game, cx.s, seat) {
        options.push(Choice::plain(verb::HAND_OVER));
    }
    if seats::head(cx.game, seat) == seat {
        options.push(Choice::plain(verb::END));
    }
    *cx.options() = options;
    let clause = if cx.game.rules.is_team() { clause!("12-3-1") } else { clause!("7-5-1") };
    cx.ask(seat, Why::rule(verb::PLAY, clause), Ask::Pick);
}

/// R74, 12-3-4: a member who has handed back without an act has agreed with the leader, who acts or
/// closes then; after any act the go may change again.
pub fn may_hand_over(game: &Gundam, s: &St, seat: Seat) -> bool {
    seats::head(game, seat) != seat || !s.data.idle
}

/// The go passes to the other member of the team.
pub fn hand_over(cx: &mut Cx<'_>, seat: Seat) {
    cx.tell_did(clause!("12-3-4"), seat, verb::HAND_OVER, CardId::NONE, CardId::NONE, 0);
    cx.s.data.idle |= seats::head(cx.game, seat) == seat;
    cx.s.data.asked = seats::partner(cx.game, seat).unwrap_or(seat);
}

fn offer(game: &Gundam, s: &St, seat: Seat, options: &mut Vec<Choice>) {
    let means = playing::Means::of(s, seat);
    for card in s.iter(seat, zone::HAND).filter(|&card| playing::is_affordable(game, s, card, means)) {
        if playing::may_be_played(game, s, seat, card).is_ok() {
            options.push(Choice::card(verb::PLAY, card));
        }
        if playing::may_be_pilot(game, s, card).is_ok() {
            let units = s.iter(seat, zone::BATTLE).filter(|&unit| playing::may_take_pilot(game, s, seat, unit).is_ok());
            options.extend(units.map(|unit| Choice::pair(verb::PAIR, card, unit)));
        }
    }
    offer_activated(game, s, seat, cue::ACTIVATE_MAIN, options);
    // Mostly nothing is said about attacks, and all targets are open to all attackers.
    let plain = !ATTACK_BANS.iter().any(|&which| s.forbids(which) || s.permits(which));
    let mut alike = options.len()..options.len();
    for unit in s.iter(seat, zone::BATTLE).filter(|&unit| may_attack(game, s, seat, unit).is_ok()) {
        if !plain {
            offer_targets(game, s, seat, unit, options);
        } else if may_attack_yet(game, s, unit, CardId::NONE).is_err() {
            continue;
        } else if alike.is_empty() {
            offer_all_targets(game, s, seat, unit, options);
            alike.end = options.len();
        } else {
            Choice::repeat(options, alike.clone(), unit);
        }
    }
}

/// What is said of attacks and their targets, whether it is forbidden or permitted.
const ATTACK_BANS: [Ban; 7] = [
    ban::ATTACK,
    ban::ATTACK_NEW,
    ban::ATTACK_PLAYER,
    ban::BE_ATTACKED,
    ban::ATTACK_ACTIVE,
    ban::DRAW_ATTACKS,
    ban::DRAW_ALL_ATTACKS,
];

/// 8-2-1: opponents and their rested Units, where no card says anything about attacks.
fn offer_all_targets(game: &Gundam, s: &St, seat: Seat, unit: CardId, options: &mut Vec<Choice>) {
    let at_player = |enemy: Seat| Choice::card(verb::ATTACK, unit).numbered(enemy.0.into());
    if let Some(enemy) = seats::sole_opponent(s, seat) {
        options.push(at_player(enemy));
        return offer_rested(s, unit, enemy, options);
    }
    options.extend(seats::enemies(game, s, seat).map(at_player));
    for enemy in seats::opponents(game, s, seat) {
        offer_rested(s, unit, enemy, options);
    }
}

fn offer_rested(s: &St, unit: CardId, enemy: Seat, options: &mut Vec<Choice>) {
    for target in s.iter(enemy, zone::BATTLE) {
        if s.card(target).rested {
            options.push(Choice::pair(verb::ATTACK, unit, target));
        }
    }
}

/// Offers the activated effects of a player's Units and Base (7-5-3, 9-3-2).
pub fn offer_activated(game: &Gundam, s: &St, seat: Seat, which: baize_kernel::Cue, options: &mut Vec<Choice>) {
    let mut areas = activation::busy_areas(game, s, which) & ((1 << zone::NOWHERE.0) - 1);
    while areas != 0 {
        let area = Zone(areas.trailing_zeros() as u8);
        areas &= areas - 1;
        for card in s.iter(seat, area).filter(|&card| activation::may_have(game, s, card, which)) {
            for (n, at) in activation::activated_of(game, s, card, which) {
                if activation::may_use(game, s, card, at).is_ok() {
                    options.push(Choice::card(verb::ACTIVATE, card).numbered(n));
                }
            }
        }
    }
}

fn offer_targets(game: &Gundam, s: &St, seat: Seat, unit: CardId, options: &mut Vec<Choice>) {
    for enemy in seats::enemies(game, s, seat) {
        if may_attack_player(game, s, unit, enemy).is_ok() {
            options.push(Choice::card(verb::ATTACK, unit).numbered(enemy.0.into()));
        }
    }
    for enemy in seats::opponents(game, s, seat) {
        for target in s.iter(enemy, zone::BATTLE) {
            if may_target(game, s, unit, target).is_ok() {
                options.push(Choice::pair(verb::ATTACK, unit, target));
            }
        }
    }
}

/// 8-2-1: an active own Unit that may attack.
pub fn may_attack(game: &Gundam, s: &St, seat: Seat, unit: CardId) -> Result<(), Refusal> {
    let c = s.card(unit);
    // 3-2-3: only Units attack, from the own battle area (7-5-4-1).
    if c.zone != zone::BATTLE {
        return Err(Refusal::new(clause!("3-2-3"), "not-a-unit").about(unit));
    }
    if c.side != seat {
        return Err(Refusal::new(clause!("7-5-4-1"), "not-yours").about(unit));
    }
    if c.rested {
        return Err(Refusal::new(clause!("8-2-1"), "is-rested").about(unit));
    }
    bans::may(game, s, unit, ban::ATTACK, CardId::NONE)
}

/// 3-2-4: not in the turn it is deployed, unless it is a Link Unit (3-2-6-3) or card text allows it.
fn may_attack_yet(game: &Gundam, s: &St, unit: CardId, target: CardId) -> Result<(), Refusal> {
    let deployed = s.card(unit).since == s.turn;
    if !deployed {
        return Ok(());
    }
    bans::may(game, s, unit, ban::ATTACK_NEW, target)?;
    let may = has(game, s, unit, keyword::LINKED) || bans::is_permitted(game, s, unit, ban::ATTACK_NEW, target);
    if may { Ok(()) } else { Err(Refusal::new(clause!("3-2-4"), "deployed-this-turn").about(unit)) }
}

/// 8-2-1: an opponent as the target.
pub fn may_attack_player(game: &Gundam, s: &St, unit: CardId, enemy: Seat) -> Result<(), Refusal> {
    may_attack_yet(game, s, unit, CardId::NONE)?;
    bans::may(game, s, unit, ban::ATTACK_PLAYER, CardId::NONE)?;
    seats::members(game, enemy).try_for_each(|m| bans::may_player(game, s, m, ban::BE_ATTACKED, unit))?;
    may_turn_from(drawn(game, s, unit), 0)
}

/// 8-2-1: an opponent's Unit that can be attacked and that no other draws the attack from (1-3-1).
pub fn may_target(game: &Gundam, s: &St, unit: CardId, target: CardId) -> Result<(), Refusal> {
    may_choose(game, s, unit, target)?;
    may_turn_from(drawn(game, s, unit), draw_of(game, s, unit, target))
}

/// 1-3-1: what draws attacks is attacked before what draws them less.
fn may_turn_from((most, by): (u8, CardId), draws: u8) -> Result<(), Refusal> {
    if draws < most { Err(Refusal::new(clause!("1-3-1"), "drawn").about(by)) } else { Ok(()) }
}

/// How strongly a Unit draws the attacks of another: not at all, where possible, or before all else.
fn draw_of(game: &Gundam, s: &St, unit: CardId, target: CardId) -> u8 {
    let draws = |which| bans::is_permitted(game, s, target, which, unit);
    if draws(ban::DRAW_ALL_ATTACKS) { 2 } else { u8::from(draws(ban::DRAW_ATTACKS)) }
}

/// How strongly the attack of a Unit is drawn by those it may choose, and by which.
fn drawn(game: &Gundam, s: &St, unit: CardId) -> (u8, CardId) {
    // Hardly any card says so, so there is mostly nothing to look for.
    if !s.permits(ban::DRAW_ATTACKS) && !s.permits(ban::DRAW_ALL_ATTACKS) {
        return (0, CardId::NONE);
    }
    let targets = seats::opponents(game, s, s.card(unit).side).flat_map(|enemy| s.iter(enemy, zone::BATTLE));
    let chosen = targets.filter(|&target| may_choose(game, s, unit, target).is_ok());
    let by_each = chosen.map(|target| (draw_of(game, s, unit, target), target));
    by_each.max_by_key(|(draws, _)| *draws).unwrap_or((0, CardId::NONE))
}

/// 8-2-1: an opponent's rested Unit, or an active one where card text allows it (1-3-1).
fn may_choose(game: &Gundam, s: &St, unit: CardId, target: CardId) -> Result<(), Refusal> {
    let (u, t) = (s.card(unit), s.card(target));
    if t.zone != zone::BATTLE || seats::allied(game, u.side, t.side) {
        return Err(Refusal::new(clause!("7-5-4-1"), "no-enemy-unit").about(target));
    }
    may_attack_yet(game, s, unit, target)?;
    bans::may(game, s, unit, ban::ATTACK, target)?;
    if t.rested {
        return Ok(());
    }
    bans::may(game, s, unit, ban::ATTACK_ACTIVE, target)?;
    let may = bans::is_permitted(game, s, unit, ban::ATTACK_ACTIVE, target);
    if may { Ok(()) } else { Err(Refusal::new(clause!("8-2-1"), "not-a-target").about(target)) }
}

/// Carries out the choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    let seat = cx.s.data.asked;
    match choice.verb {
        verb::END => {
            cx.tell_did(clause!("7-5-5-1"), seat, verb::END, CardId::NONE, CardId::NONE, 0);
            // Obeys 7-5-5-2.
            return cx.push(Frame::Turn(TurnStep::EndAction));
        }
        verb::HAND_OVER => {
            hand_over(cx, seat);
            return cx.push(Frame::Main);
        }
        _ => cx.push(Frame::Main),
    }
    cx.s.data.idle = false;
    match choice.verb {
        verb::PLAY => playing::play(cx, seat, choice.a, cue::MAIN),
        verb::PAIR => playing::play_as_pilot(cx, seat, choice.a, choice.b),
        verb::ACTIVATE => {
            let found =
                activation::activated_of(cx.game, cx.s, choice.a, cue::ACTIVATE_MAIN).find(|(n, _)| *n == choice.n);
            // Obeys 7-5-3-1.
            if let Some((_, at)) = found {
                activation::activate(cx, choice.a, at);
            }
        }
        verb::ATTACK => battle::declare(cx, choice),
        _ => {}
    }
}

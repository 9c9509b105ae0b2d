//! Steps about players and requests: damage, negating, aiming anew, requests made by effects.

use super::amount;
use crate::actions::op::{Amount, Stop};
use crate::cards::{self, DIAMOND};
use crate::game::{Cx, opponent};
use crate::options::TrapMatch;
use crate::rules::resolve::{self, current, done, key_sum, negate as stop_request, pick_card, stop, target_unit};
use crate::rules::{clause, targets, units, zones};
use crate::state::{Aim, Request};
use crate::words::{verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, GameBase, What};

/// Damage to the target player, or to the opponent where there is no target line.
pub fn damage(cx: &mut Cx<'_>, by: Amount, clause: Clause) {
    let request = current(cx);
    let victim = match request.aim {
        Aim::Seat(seat) => seat,
        _ => opponent(request.seat),
    };
    let n = amount(cx, by);
    zones::damage(cx, victim, n, clause);
    done(cx);
}

/// A30.4: damage to the owner of the target, which has left the field by now.
pub fn damage_owner(cx: &mut Cx<'_>, by: Amount, clause: Clause) {
    if let Aim::Unit(r) = current(cx).aim {
        let n = amount(cx, by);
        zones::damage(cx, cx.s.card(r.card).owner, n, clause);
    }
    done(cx);
}

fn target_request(cx: &Cx<'_>) -> Option<Request> {
    match current(cx).aim {
        Aim::Request(serial) => targets::find(cx.s, serial).copied(),
        _ => None,
    }
}

/// A18.3, A18.4, A41.2, R54, R69: stops the target if it may.
pub fn negate(cx: &mut Cx<'_>, when: Stop, clause: Clause) {
    let request = current(cx);
    let Some(target) = target_request(cx) else { return done(cx) };
    let (fits, by) = match when {
        Stop::Always => (true, clause),
        Stop::ByNumber if target.key_count() == 2 => (true, clause!("A18.4")),
        Stop::ByNumber => (key_sum(cx, &request) >= key_sum(cx, &target), clause!("A18.3")),
        Stop::BySameCard => (target.keys().any(|k| matches(cx, k, request.keys[0])), clause),
    };
    // Obeys R69.
    if fits {
        stop_request(cx, target.serial, by);
    } else {
        cx.log.tell(by, What::Skipped { seat: request.seat, verb: verb::NEGATE, card: request.keys[0] });
    }
    done(cx);
}

/// R69: the same card, or by the option only the same number.
fn matches(cx: &Cx<'_>, a: CardId, b: CardId) -> bool {
    let (pool, a, b) = (cx.game.pool(), cx.s.card(a).def, cx.s.card(b).def);
    match cx.game.rules.trap_match {
        TrapMatch::Number => cards::number(pool, a) == cards::number(pool, b),
        TrapMatch::Card => cards::is_same(pool, a, b),
    }
}

/// A78, R85: asks which fitting request to stop; none is needed.
pub fn ask_negate(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    let own = key_sum(cx, &request);
    let fits = |r: &&Request| {
        r.serial != request.serial && (r.key_count() == 2 || r.key_count() == 1 && key_sum(cx, r) <= own)
    };
    let list: Vec<Choice> =
        cx.s.data.stage.iter().filter(fits).map(|r| targets::choice(Aim::Request(r.serial))).collect();
    match list.as_slice() {
        [] => {
            cx.cite(clause, request.seat, CardId::NONE);
            done(cx);
        }
        [only] => answer_negate(cx, &[*only], clause),
        _ => {
            cx.options().extend(list);
            resolve::ask(cx, request.seat, verb::TARGET, clause, Ask::Pick);
        }
    }
}

/// Stops the chosen request.
pub fn answer_negate(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(Aim::Request(serial)) = chosen.first().map(|c| targets::read(cx.s, c)) {
        stop_request(cx, serial, clause);
    }
    done(cx);
}

/// A22.2, R55: another legal target, seen by the redirected request's controller.
pub fn ask_aim(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let Some(target) = target_request(cx) else { return done(cx) };
    let list: Vec<Choice> = targets::all(cx.game, cx.s, &target)
        .into_iter()
        .filter(|&aim| aim != target.aim)
        .map(targets::choice)
        .collect();
    // Obeys A22.4: kings are no targets of what cannot be aimed at them.
    match list.as_slice() {
        [] => {
            cx.log.tell(clause!("R55"), What::Skipped { seat, verb: verb::REDIRECT, card: CardId::NONE });
            done(cx);
        }
        [only] => answer_aim(cx, &[*only], clause),
        _ => {
            cx.options().extend(list);
            resolve::ask(cx, seat, verb::TARGET, clause!("R55"), Ask::Pick);
        }
    }
}

/// A22.2, A22.3: the request has a new target, perhaps the Retarget itself.
pub fn answer_aim(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let request = current(cx);
    let (Some(target), Some(choice)) = (target_request(cx), chosen.first()) else { return done(cx) };
    let aim = targets::read(cx.s, choice);
    if let Some(redirected) = cx.s.data.stage.iter_mut().find(|r| r.serial == target.serial) {
        redirected.aim = aim;
    }
    cx.tell_did(clause, request.seat, verb::REDIRECT, CardId::NONE, CardId::NONE, i32::from(target.action));
    // Obeys A22.3.
    done(cx);
}

/// A72: takes the target's key numbers as damage and stops it, if they are 5 or more.
pub fn offset(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    if let Some(target) = target_request(cx) {
        let sum = key_sum(cx, &target);
        if sum >= 5 {
            zones::damage(cx, request.seat, sum, clause);
            stop_request(cx, target.serial, clause);
        }
    }
    done(cx);
}

/// A61, R84: an Attack that neither counts nor is limited.
pub fn request_attack(cx: &mut Cx<'_>) {
    let seat = current(cx).seat;
    make(cx, Request::new(4, seat));
    // Obeys R84.
    done(cx);
}

/// R31: a request made by an effect is staged when the effect has left.
fn make(cx: &mut Cx<'_>, request: Request) {
    cx.s.data.serial += 1;
    let serial = cx.s.data.serial;
    cx.s.data.made.push(Request { serial, ..request });
}

/// A74: asks for a ♢J-K of the own graveyard; without one the target dies.
pub fn repair(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let Some(unit) = target_unit(cx) else { return stop(cx) };
    if !targets::can_be_equipped(cx.game, cx.s, unit) {
        return done(cx);
    }
    let pool = cx.game.pool();
    let list = zones::cards_where(cx.s, seat, zone::GRAVE, |c| {
        let def = cx.s.card(c).def;
        cards::suits(pool, def) == DIAMOND && cards::number(pool, def) >= 11
    });
    if list.is_empty() {
        units::kill(cx, &[unit], verb::DIE, clause);
        return done(cx);
    }
    pick_card(cx, seat, verb::CHOOSE, &list, clause);
}

/// A74, R84: Equip is requested without cost, its key card taken from the graveyard.
pub fn answer_repair(cx: &mut Cx<'_>, chosen: &[Choice]) {
    let request = current(cx);
    if let Some(choice) = chosen.first() {
        cx.move_card(choice.a, Move::to(request.seat, zone::STAGE, verb::KEY, clause!("R84")));
        let mut equip = Request::new(14, request.seat);
        equip.keys[0] = choice.a;
        equip.aim = request.aim;
        make(cx, equip);
    }
    done(cx);
}

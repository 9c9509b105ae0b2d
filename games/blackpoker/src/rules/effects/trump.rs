//! Steps about trumps: opening, closing, the characters they become (R70 to R76).

use super::field::{is_face, take_out};
use crate::cards::{self, Face};
use crate::game::Cx;
use crate::rules::resolve::{current, done, pick_card, pick_way, stop};
use crate::rules::{clause, trumps, units, zones};
use crate::state::Aim;
use crate::words::{verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Choice, Clause, GameBase, Seat, What};

/// A42.2, A43.2, R71: asks which closed trump to open.
pub fn ask_open(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let list: Vec<CardId> = trumps::openable(cx.s, seat).collect();
    if list.is_empty() {
        return done(cx);
    }
    pick_card(cx, seat, verb::OPEN, &list, clause);
}

/// Opens it.
pub fn answer_open(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(choice) = chosen.first() {
        // Obeys R71.
        trumps::open(cx, choice.a, clause);
    }
    done(cx);
}

fn target(cx: &Cx<'_>) -> Option<CardId> {
    match current(cx).aim {
        Aim::Trump(r) => Some(r.card),
        _ => None,
    }
}

/// A44.2, G04: the target is closed and stays so this turn.
pub fn close_target(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(card) = target(cx) {
        trumps::close(cx, card, clause);
        cx.s.data.locked.push(card);
    }
    done(cx);
}

/// A45.2, R72: the target goes to the graveyard if the key is the same card.
pub fn break_target(cx: &mut Cx<'_>, clause: Clause) {
    let key = current(cx).keys[0];
    if let Some(card) = target(cx) {
        // Obeys R72: the same card, not only the same number.
        if cards::is_same(cx.game.pool(), cx.s.card(card).def, cx.s.card(key).def) {
            zones::bury(cx, &[card], verb::DIE, clause);
        }
    }
    done(cx);
}

/// R73: "if it is open" is read again at resolution.
pub fn if_open(cx: &mut Cx<'_>, face: Face, clause: Clause) {
    let seat = current(cx).seat;
    if trumps::is_open(cx.game, cx.s, seat, face) {
        return done(cx);
    }
    cx.log.tell(clause, What::Skipped { seat, verb: verb::ENTER, card: CardId::NONE });
    stop(cx);
}

/// R75: the trump and the key card enter together, charged.
pub fn form(cx: &mut Cx<'_>, face: Face, clause: Clause) {
    let request = current(cx);
    if let Some(trump) = trumps::find_open(cx.game, cx.s, request.seat, face) {
        units::form(cx, trump, request.keys[0], clause);
    }
    done(cx);
}

/// A55, A68, A80, A90: the jack becomes an open trump again, if it is in the graveyard.
pub fn revive(cx: &mut Cx<'_>, face: Face, clause: Clause) {
    let seat = current(cx).seat;
    let buried = cx.s.iter(seat, zone::GRAVE).find(|&c| is_face(cx, c, face));
    if let Some(card) = buried {
        cx.move_card(card, Move { face_up: true, ..Move::to(seat, zone::TRUMP, verb::OPEN, clause) });
    }
    done(cx);
}

/// A56, A69, R76: looks through all own zones for the second king.
pub fn king(cx: &mut Cx<'_>, first: Face, second: Face, clause: Clause) {
    let seat = current(cx).seat;
    let Some(trump) = trumps::find_open(cx.game, cx.s, seat, first) else { return done(cx) };
    let found = find_everywhere(cx, seat, second);
    match found {
        Some(card) => {
            take_out(cx, card, clause!("R76"));
            units::form(cx, trump, card, clause);
        }
        None => zones::bury(cx, &[trump], verb::DIE, clause),
    }
    cx.shuffle(seat, zone::LIFE, clause!("R76"));
    if !cx.s.data.opened[seat.index()] {
        cx.shuffle(seat, zone::PACK, clause!("R76"));
    }
    done(cx);
}

fn find_everywhere(cx: &Cx<'_>, seat: Seat, face: Face) -> Option<CardId> {
    let places = [
        zone::LIFE,
        zone::GRAVE,
        zone::WALLS,
        zone::SOLDIERS,
        zone::GEAR,
        zone::HAND,
        zone::FOG,
        zone::PACK,
        zone::RARE,
        zone::TRUMP,
    ];
    places.into_iter().flat_map(|place| cx.s.iter(seat, place)).find(|&c| is_face(cx, c, face))
}

/// A60: closes an own trump.
pub fn close_own(cx: &mut Cx<'_>, face: Face, clause: Clause) {
    let seat = current(cx).seat;
    if let Some(card) = trumps::find_open(cx.game, cx.s, seat, face) {
        trumps::close(cx, card, clause);
    }
    done(cx);
}

/// A85: closes all trumps of both sides.
pub fn close_all(cx: &mut Cx<'_>, clause: Clause) {
    for seat in cx.s.all_seats() {
        let open: Vec<CardId> = cx.s.iter(seat, zone::TRUMP).filter(|&c| cx.s.card(c).face_up).collect();
        for card in open {
            trumps::close(cx, card, clause);
        }
    }
    done(cx);
}

/// A73: closing what is open, or damage.
pub fn ask_exhaust(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let open = trumps::is_open(cx.game, cx.s, seat, trumps::LOSS);
    let ways = [verb::DAMAGE, verb::SHUT];
    pick_way(cx, seat, if open { &ways } else { &ways[..1] }, clause);
}

/// A73: the owner has chosen.
pub fn answer_exhaust(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let seat = current(cx).seat;
    match chosen.first().map(|c| c.verb) {
        Some(verb::SHUT) => {
            if let Some(card) = trumps::find_open(cx.game, cx.s, seat, trumps::LOSS) {
                trumps::close(cx, card, clause);
            }
        }
        _ => zones::damage(cx, seat, 2, clause),
    }
    done(cx);
}

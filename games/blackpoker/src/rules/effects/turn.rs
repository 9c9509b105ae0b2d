//! Steps of the turn: End, Charge, Draw (A01 to A03), and drawing in general.

use crate::game::{Cx, opponent};
use crate::rules::resolve::{current, done, end_battle, pick_cards, pick_way};
use crate::rules::{clause, trumps, units, zones};
use crate::words::{action, point, verb, zone};
use baize_kernel::{CardId, Choice, Clause, What};

/// A01.1: a hand that is too large is discarded down to so many.
pub fn discard_to(cx: &mut Cx<'_>, most: usize, clause: Clause) {
    let seat = current(cx).seat;
    let hand: Vec<CardId> = cx.s.iter(seat, zone::HAND).collect();
    let over = hand.len().saturating_sub(most);
    if over == 0 {
        return done(cx);
    }
    pick_cards(cx, seat, verb::DISCARD, &hand, (over, over), clause);
}

/// A01.2, R49: the own fog goes to the graveyard, without Generation Change.
pub fn clear_fog(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    for whose in cx.s.all_seats() {
        let cards: Vec<CardId> = cx.s.iter(whose, zone::FOG).collect();
        if whose == seat || cx.game.rules.end_clears_all_fog {
            zones::bury(cx, &cards, verb::DIE, clause);
        } else if !cards.is_empty() {
            // It stays, without effect, until that player's End.
            // Obeys R49.
        }
    }
    done(cx);
}

/// A01.3, R49: the turn passes, and what lasts this turn stops.
pub fn end_turn(cx: &mut Cx<'_>, clause: Clause) {
    let seat = cx.s.active;
    // Obeys R49.
    cx.expire(clause, |l| l.until.point == point::TURN_END);
    end_battle(cx);
    let data = &mut cx.s.data;
    data.locked.clear();
    (data.used, data.requests) = ([0; 2], [0; 2]);
    cx.begin_turn(opponent(seat), clause);
    done(cx);
}

/// A02.1: every character of the turn player becomes charged, unless Loss forbids it (T20, R80).
pub fn charge(cx: &mut Cx<'_>, clause: Clause) {
    let seat = cx.s.active;
    if trumps::forbids_charge(cx.game, cx.s) {
        cx.log.tell(clause!("T20"), What::Skipped { seat, verb: action(2), card: CardId::NONE });
        // Obeys R80.
        return done(cx);
    }
    cx.cite(clause, seat, CardId::NONE);
    let all: Vec<CardId> = units::characters(cx.s, seat).collect();
    for unit in all {
        cx.turn(unit, false, clause);
    }
    done(cx);
}

/// Draws cards.
pub fn draw(cx: &mut Cx<'_>, n: usize, clause: Clause) {
    // Obeys I9.
    draw_now(cx, n, clause);
    done(cx);
}

fn draw_now(cx: &mut Cx<'_>, n: usize, clause: Clause) {
    // Obeys R63, R14.1: as many as there are, and an empty life loses only later.
    zones::draw(cx, current(cx).seat, n, clause);
}

/// A03.2, R50: one more, decided after seeing the first.
pub fn ask_draw(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if cx.s.count(seat, zone::LIFE) == 0 {
        return done(cx);
    }
    pick_way(cx, seat, &[verb::YES, verb::NO], clause);
}

/// Draws one more if it is wanted.
pub fn answer_draw(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    // Obeys R50: the first has been seen by now.
    if chosen.first().is_some_and(|c| c.verb == verb::YES) {
        draw_now(cx, 1, clause);
    }
    done(cx);
}

/// A84: a hand of 2 or less draws 2, one of 3 draws 1.
pub fn refill(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let n = match cx.s.count(seat, zone::HAND) {
        0..=2 => 2,
        3 => 1,
        _ => 0,
    };
    draw_now(cx, n, clause);
    done(cx);
}

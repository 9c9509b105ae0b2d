//! Steps that turn up life cards or lay them down: B.J., Recruit, Reinforcements, walls from life.

use super::field::order_walls;
use crate::cards;
use crate::game::{Cx, opponent};
use crate::rules::resolve::{again, current, done, key_sum, part, pick_card, pick_order, pick_way, to_life};
use crate::rules::{clause, units, zones};
use crate::words::{verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Choice, Clause, GameBase, Seat};

/// R16: turns up life cards, as many as there are; returns how many.
fn reveal_top(cx: &mut Cx<'_>, seat: Seat, n: usize, clause: Clause) -> usize {
    let count = n.min(cx.s.count(seat, zone::LIFE));
    for _ in 0..count {
        if let Some(card) = cx.s.front(seat, zone::LIFE) {
            cx.move_card(card, Move::to(seat, zone::OPEN, verb::TURN_UP, clause));
        }
    }
    // Obeys R16, R63.
    count
}

fn open_cards(cx: &Cx<'_>, seat: Seat) -> Vec<CardId> {
    cx.s.iter(seat, zone::OPEN).collect()
}

/// A24.1 to A24.3: turns up a card and counts.
pub fn turn_up(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if cx.s.count(seat, zone::LIFE) == 0 {
        return stand(cx, seat);
    }
    reveal_top(cx, seat, 1, clause);
    let numbers: Vec<i32> =
        open_cards(cx, seat).iter().map(|&c| cards::number(cx.game.pool(), cx.s.card(c).def)).collect();
    if total(&numbers, cx.game.rules.bj_soft_ace) >= 22 {
        let all = open_cards(cx, seat);
        zones::bury(cx, &all, verb::DIE, clause!("A24.2"));
        return done(cx);
    }
    // R57: without a life card to turn up the player must stand.
    match cx.s.count(seat, zone::LIFE) {
        0 => stand(cx, seat),
        _ => pick_way(cx, seat, &[verb::HIT, verb::STAND], clause!("A24.3")),
    }
}

/// A24.1, R57: A counts 11, or 1 where 11 would be too much; with soft aces earlier ones are counted anew.
fn total(numbers: &[i32], soft: bool) -> i32 {
    let points = |n: i32| if n > 10 { 10 } else { n };
    if !soft {
        return numbers.iter().fold(0, |sum, &n| match n {
            1 if sum + 11 < 22 => sum + 11,
            n => sum + points(n),
        });
    }
    let low: i32 = numbers.iter().map(|&n| points(n)).sum();
    if numbers.contains(&1) && low + 10 <= 21 { low + 10 } else { low }
}

/// A24.3: hit or stand.
pub fn answer(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let seat = current(cx).seat;
    // Obeys R57.
    match chosen.first().map(|c| c.verb) {
        Some(verb::HIT) => turn_up(cx, clause),
        _ => stand(cx, seat),
    }
}

fn stand(cx: &mut Cx<'_>, seat: Seat) {
    for card in open_cards(cx, seat) {
        zones::to_hand(cx, card, verb::STAND, clause!("A24.3"), true);
    }
    // Obeys R57.
    done(cx);
}

/// A36.2, R64: of four cards the small ones enter, driven; entering is mandatory.
pub fn recruit(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    let seat = request.seat;
    reveal_top(cx, seat, 4, clause);
    let most = key_sum(cx, &request);
    for card in open_cards(cx, seat) {
        if cards::number(cx.game.pool(), cx.s.card(card).def) <= most {
            // Obeys R64.
            units::enter(cx, card, true, clause);
        }
    }
    let rest = open_cards(cx, seat);
    pick_order(cx, seat, &rest, clause!("A36.3"));
}

/// A36.3: the rest goes to the bottom, the first named first.
pub fn rest_to_bottom(cx: &mut Cx<'_>, chosen: &[Choice], _: Clause) {
    for choice in chosen {
        to_life(cx, choice.a, false, clause!("A36.3"));
    }
    done(cx);
}

/// A58: of two cards one enters, the other goes to the bottom.
pub fn reinforce(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if reveal_top(cx, seat, 2, clause) == 0 {
        return done(cx);
    }
    let open = open_cards(cx, seat);
    pick_card(cx, seat, verb::ENTER, &open, clause);
}

/// A58: the chosen card enters.
pub fn answer_reinforce(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let seat = current(cx).seat;
    if let Some(choice) = chosen.first() {
        units::enter(cx, choice.a, false, clause);
    }
    for card in open_cards(cx, seat) {
        to_life(cx, card, false, clause);
    }
    done(cx);
}

/// A31.1: one charged wall from life, or two driven ones; then, as they came together, in which order (R42).
pub fn ask_walls(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if part(cx) == 1 {
        let laid = cx.s.data.picked.clone();
        return pick_order(cx, seat, &laid, clause!("R42"));
    }
    if cx.s.count(seat, zone::LIFE) == 0 {
        return done(cx);
    }
    pick_way(cx, seat, &[verb::ONE, verb::TWO], clause);
}

/// A31.1: the walls come face down, two of them in the order their owner chose.
pub fn replenish(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    match chosen.first().map(|c| c.verb) {
        Some(verb::TWO) => {
            for _ in 0..2 {
                let laid = wall_from_life(cx, true, clause);
                cx.s.data.picked.extend(laid);
            }
            return again(cx, 1);
        }
        Some(verb::ORDER) => order_walls(cx, chosen, clause!("R42")),
        _ => _ = wall_from_life(cx, false, clause),
    }
    done(cx);
}

fn wall_from_life(cx: &mut Cx<'_>, driven: bool, clause: Clause) -> Option<CardId> {
    let seat = current(cx).seat;
    let top = cx.s.front(seat, zone::LIFE);
    match top {
        Some(card) => units::enter_wall(cx, card, false, driven, clause),
        None => cx.cite(clause!("R63"), seat, CardId::NONE),
    }
    top
}

/// A70: a charged wall from life, if the opponent has at least as many walls.
pub fn extra_wall(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if cx.s.count(opponent(seat), zone::WALLS) >= cx.s.count(seat, zone::WALLS) {
        wall_from_life(cx, false, clause);
    }
    done(cx);
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn aces_count_eleven_or_one() {
        assert_eq!((total(&[1, 10], true), total(&[1, 10], false)), (21, 21));
        assert_eq!((total(&[1, 10, 5], true), total(&[1, 10, 5], false)), (16, 26));
        assert_eq!((total(&[1, 1], true), total(&[1, 1], false)), (12, 12));
        assert_eq!((total(&[13, 12, 1], true), total(&[13, 12, 1], false)), (21, 21));
        assert_eq!((total(&[0, 11, 12, 2], true), total(&[10, 9, 1, 1], true)), (22, 21));
    }
}

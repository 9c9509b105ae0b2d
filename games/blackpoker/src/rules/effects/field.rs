//! Steps about characters: entering, growing, turning, converting, leaving.

use super::amount;
use crate::actions::op::{Amount, Group};
use crate::cards::{self, DIAMOND};
use crate::game::{Cx, opponent};
use crate::rules::resolve::{
    again, current, done, key_sum, key_unit, part, pick_card, pick_cards, pick_order, pick_way, stop, target_unit,
    to_life,
};
use crate::rules::{clause, units};
use crate::words::{verb, zone};
use baize_kernel::{CardId, Choice, Clause, GameBase, Seat};

/// The key card enters as a soldier, face up and charged.
pub fn enter_key(cx: &mut Cx<'_>, clause: Clause) {
    let key = current(cx).keys[0];
    units::enter(cx, key, false, clause);
    done(cx);
}

/// A12.3, R52: as an ace or as a wall, chosen now.
pub fn ask_entry(cx: &mut Cx<'_>, clause: Clause) {
    pick_way(cx, current(cx).seat, &[verb::ACE, verb::WALL], clause);
}

/// The key card enters as was chosen.
pub fn answer_entry(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let key = current(cx).keys[0];
    // Obeys R52.
    match chosen.first().map(|c| c.verb) {
        Some(verb::WALL) => units::enter_wall(cx, key, false, false, clause),
        _ => _ = units::enter(cx, key, false, clause),
    }
    done(cx);
}

/// A14.3: the key card joins the target, which is now an equipped soldier (C05).
pub fn equip(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(unit) = target_unit(cx) {
        let key = current(cx).keys[0];
        // Obeys C05, R38, R39: it stays the unit it was.
        units::join(cx, key, unit, crate::words::action(14), clause);
    }
    done(cx);
}

/// A15.3, A59: the target grows until the turn ends.
pub fn grow(cx: &mut Cx<'_>, by: Amount, clause: Clause) {
    let request = current(cx);
    let n = amount(cx, by);
    // Obeys R74.
    if let Some(unit) = target_unit(cx) {
        units::change_size(cx, unit, n, request.seat, request.keys[0], clause);
    }
    done(cx);
}

/// A16.3, A16.4, R36.1: only Down kills for a size of 0 or less.
pub fn shrink(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    let Some(unit) = target_unit(cx) else { return stop(cx) };
    let n = amount(cx, Amount::KeySum);
    if units::size(cx.game, cx.s, unit) - n <= 0 {
        // Obeys R36.1.
        units::kill(cx, &[unit], verb::DIE, clause);
        return stop(cx);
    }
    units::change_size(cx, unit, -n, request.seat, request.keys[0], clause!("A16.4"));
    done(cx);
}

/// A17.3, A26.2: charged or driven, as the controller chooses; or as it is, where that is allowed.
pub fn ask_turn(cx: &mut Cx<'_>, optional: bool, clause: Clause) {
    let ways = [verb::READY, verb::TIRE, verb::NO];
    pick_way(cx, current(cx).seat, if optional { &ways } else { &ways[..2] }, clause);
}

/// The target is turned as was chosen. Its battle role stays (R46.1).
pub fn answer_turn(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    // Obeys R32.
    match (target_unit(cx), chosen.first().map(|c| c.verb)) {
        (Some(unit), Some(verb::READY)) => _ = cx.turn(unit, false, clause),
        (Some(unit), Some(verb::TIRE)) => _ = cx.turn(unit, true, clause),
        _ => {}
    }
    done(cx);
}

/// The target goes to the graveyard.
pub fn kill_target(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(unit) = target_unit(cx) {
        units::kill(cx, &[unit], verb::DIE, clause);
    }
    done(cx);
}

/// A26.3, A26.4, R59: converts once, by the type before the step.
pub fn reverse(cx: &mut Cx<'_>, clause: Clause) {
    let Some(unit) = target_unit(cx) else { return done(cx) };
    let card = *cx.s.card(unit);
    // Obeys R59.
    if card.zone == zone::WALLS {
        units::raise(cx, unit, clause!("A26.4"));
        return done(cx);
    }
    if card.attached == 0 {
        units::lower(cx, unit, clause);
        return done(cx);
    }
    let all: Vec<CardId> = units::cards_of(cx.s, unit).collect();
    pick_order(cx, card.owner, &all, clause);
}

/// A26.3: the cards become one wall each, in the order their owner chose.
pub fn answer_reverse(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let order: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    if let Some(unit) = target_unit(cx) {
        units::split(cx, unit, &order, clause);
    }
    done(cx);
}

/// A27.3, R60: a charged target returns to the hand; a driven one stays.
pub fn return_target(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    match target_unit(cx) {
        Some(unit) if !cx.s.card(unit).rested => units::to_hand(cx, unit, clause),
        _ => cx.cite(clause!("R60"), seat, CardId::NONE),
    }
    done(cx);
}

/// A30.2: the size is not 0 and can be divided by the ♢ key.
pub fn if_divisible(cx: &mut Cx<'_>, clause: Clause) {
    let divisor = amount(cx, Amount::KeyOf(DIAMOND));
    let size = target_unit(cx).map_or(0, |u| units::size(cx.game, cx.s, u));
    cx.cite(clause, current(cx).seat, CardId::NONE);
    if size != 0 && divisor != 0 && size % divisor == 0 { done(cx) } else { stop(cx) }
}

/// A30.3, R61: the owner orders the cards that go on top of life.
pub fn ask_life_order(cx: &mut Cx<'_>, clause: Clause) {
    let Some(unit) = target_unit(cx) else { return stop(cx) };
    let all: Vec<CardId> = units::cards_of(cx.s, unit).collect();
    pick_order(cx, cx.s.card(unit).owner, &all, clause);
}

/// A30.3: the first named lies on top.
pub fn answer_life_order(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let order: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    units_to_life(cx, &order, true, clause);
    // Obeys R61.
    done(cx);
}

/// Puts cards of whole units on top of life or at its bottom, the first named above the others.
fn units_to_life(cx: &mut Cx<'_>, order: &[CardId], top: bool, clause: Clause) {
    // What lies on a unit's first card leaves before it.
    let (gear, heads): (Vec<CardId>, Vec<CardId>) = order.iter().partition(|&&c| cx.s.card(c).zone == zone::GEAR);
    for card in gear.into_iter().chain(heads) {
        to_life(cx, card, top, clause);
    }
    if order.len() > 1 {
        for i in 0..order.len() {
            let card = if top { order[order.len() - 1 - i] } else { order[i] };
            cx.rearrange(card, top, verb::ORDER, clause);
        }
    }
}

/// A34.2, G03: all own soldiers grow, also those that enter later.
pub fn force(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    let n = key_sum(cx, &request);
    units::change_all(cx, request.seat, n, request.keys[0], clause);
    // Obeys R53.1.
    done(cx);
}

fn both_sides(cx: &Cx<'_>) -> [Seat; 2] {
    [cx.s.active, opponent(cx.s.active)]
}

/// A35.2, A49, R64: small soldiers of both sides die together, with frozen sizes.
pub fn kill_up_to(cx: &mut Cx<'_>, most: Amount, clause: Clause) {
    let most = amount(cx, most);
    let mut all = Vec::new();
    for seat in both_sides(cx) {
        all.extend(units::soldiers(cx.s, seat).filter(|&u| units::size(cx.game, cx.s, u) <= most));
    }
    kill_together(cx, &all, clause);
}

/// A56, A69, A85: all of them die together.
pub fn kill_all(cx: &mut Cx<'_>, group: Group, clause: Clause) {
    let mut all = Vec::new();
    for seat in both_sides(cx) {
        all.extend(members(cx, seat, group));
    }
    kill_together(cx, &all, clause);
}

fn kill_together(cx: &mut Cx<'_>, all: &[CardId], clause: Clause) {
    // Obeys R64.
    units::kill(cx, all, verb::DIE, clause);
    done(cx);
}

fn members(cx: &Cx<'_>, seat: Seat, group: Group) -> Vec<CardId> {
    match group {
        Group::Soldiers => units::soldiers(cx.s, seat).collect(),
        Group::Walls => units::walls(cx.s, seat).collect(),
        Group::All => units::characters(cx.s, seat).collect(),
    }
}

/// A37.2: all own walls become soldiers; new ones stay new.
pub fn raise_walls(cx: &mut Cx<'_>, clause: Clause) {
    for wall in members(cx, current(cx).seat, Group::Walls) {
        units::raise(cx, wall, clause);
    }
    done(cx);
}

/// Own characters become charged.
pub fn charge_own(cx: &mut Cx<'_>, group: Group, clause: Clause) {
    for unit in members(cx, current(cx).seat, group) {
        cx.turn(unit, false, clause);
    }
    done(cx);
}

/// A71: the target becomes driven.
pub fn drive_target(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(unit) = target_unit(cx) {
        cx.turn(unit, true, clause);
    }
    done(cx);
}

/// A47, R74: the target dies if it is at most as large as the key unit.
pub fn slash(cx: &mut Cx<'_>, clause: Clause) {
    // Obeys R74.
    if let (Some(target), Some(unit)) = (target_unit(cx), key_unit(cx))
        && units::size(cx.game, cx.s, target) <= units::size(cx.game, cx.s, unit)
    {
        units::kill(cx, &[target], verb::DIE, clause);
    }
    done(cx);
}

/// A48: asks which own character goes to the bottom of life, and one of several cards in which order.
pub fn ask_drain(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if part(cx) == 1 {
        let cards = cx.s.data.picked.clone();
        return pick_order(cx, seat, &cards, clause);
    }
    let all = members(cx, seat, Group::All);
    if all.is_empty() {
        return stop(cx);
    }
    pick_card(cx, seat, verb::BOTTOM, &all, clause);
}

/// A48: all its cards go there, the last named to the very bottom.
pub fn answer_drain(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let Some(choice) = chosen.first() else { return stop(cx) };
    if part(cx) == 0 {
        cx.s.data.picked = units::cards_of(cx.s, choice.a).collect();
        return again(cx, 1);
    }
    let order: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    units_to_life(cx, &order, false, clause);
    done(cx);
}

/// A51: asks for one or more own soldiers.
pub fn ask_sacrifice(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let all = members(cx, seat, Group::Soldiers);
    if all.is_empty() {
        return stop(cx);
    }
    let most = all.len();
    pick_cards(cx, seat, verb::SACRIFICE, &all, (1, most), clause);
}

/// A51: the target dies if they are as large together.
pub fn answer_sacrifice(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let given: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    let sum: i32 = given.iter().map(|&u| units::size(cx.game, cx.s, u)).sum();
    let wanted = target_unit(cx).map_or(i32::MAX, |u| units::size(cx.game, cx.s, u));
    units::kill(cx, &given, verb::SACRIFICE, clause);
    if let Some(unit) = target_unit(cx)
        && sum >= wanted
    {
        units::kill(cx, &[unit], verb::DIE, clause);
    }
    done(cx);
}

/// A62, R81: the key wall becomes a charged soldier.
pub fn raise_unit(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(unit) = key_unit(cx).filter(|&u| cx.s.card(u).zone == zone::WALLS) {
        units::raise(cx, unit, clause);
        // Obeys R81.
        if units::is_unit(cx.s, unit) {
            cx.turn(unit, false, clause);
        }
    }
    done(cx);
}

/// A81: the key unit returns to the hand.
pub fn unit_to_hand(cx: &mut Cx<'_>, clause: Clause) {
    if let Some(unit) = key_unit(cx) {
        units::to_hand(cx, unit, clause);
    }
    done(cx);
}

/// A63: asks which own soldiers become walls.
pub fn ask_illusion(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let all = members(cx, seat, Group::Soldiers);
    let most = all.len();
    pick_cards(cx, seat, verb::CONVERT, &all, (0, most), clause);
}

/// A63, R81: they become charged walls; of several cards one wall each.
pub fn answer_illusion(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    for choice in chosen {
        let all: Vec<CardId> = units::cards_of(cx.s, choice.a).collect();
        match all.len() {
            1 => units::lower(cx, choice.a, clause),
            _ => units::split(cx, choice.a, &all, clause),
        }
        // Obeys R81.
        for card in all {
            cx.turn(card, false, clause);
        }
    }
    done(cx);
}

/// A63: the owner may put the walls into another order (R42).
pub fn ask_wall_order(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let walls = members(cx, seat, Group::Walls);
    if walls.len() < 2 {
        return done(cx);
    }
    pick_order(cx, seat, &walls, clause);
}

/// A63: the walls lie as was chosen.
pub fn answer_wall_order(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    order_walls(cx, chosen, clause);
    done(cx);
}

/// Lays walls at the end of their row in an order: the first named lies next to life.
pub fn order_walls(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    for choice in chosen {
        cx.rearrange(choice.a, false, verb::ORDER, clause);
    }
}

/// A64: large soldiers go on top of their owners' life, the turn player's first.
pub fn salvation(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    if part(cx) == 0 {
        let least = key_sum(cx, &request);
        let mut all = Vec::new();
        for seat in both_sides(cx) {
            let large = units::soldiers(cx.s, seat).filter(|&u| units::size(cx.game, cx.s, u) >= least);
            all.extend(large.flat_map(|u| units::cards_of(cx.s, u)));
        }
        cx.s.data.picked = all;
        // Obeys R64.
        return again(cx, 1);
    }
    let Some(&seat) = both_sides(cx).get(usize::from(part(cx)) - 1) else { return done(cx) };
    let own: Vec<CardId> = cx.s.data.picked.iter().copied().filter(|&c| cx.s.card(c).owner == seat).collect();
    pick_order(cx, seat, &own, clause);
}

/// A64: each owner chooses the order.
pub fn answer_salvation(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let order: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    units_to_life(cx, &order, true, clause);
    let next = part(cx) + 1;
    again(cx, next);
}

/// A65, R85: asks for a wall of either side.
pub fn ask_wall(cx: &mut Cx<'_>, clause: Clause) {
    let mut all = Vec::new();
    for seat in cx.s.all_seats() {
        all.extend(units::walls(cx.s, seat));
    }
    if all.is_empty() {
        return done(cx);
    }
    pick_card(cx, current(cx).seat, verb::CHOOSE, &all, clause);
}

/// A87, A89, R85: the opponent chooses one of their own.
pub fn ask_gift(cx: &mut Cx<'_>, group: Group, clause: Clause) {
    let giver = opponent(current(cx).seat);
    let all = members(cx, giver, group);
    if all.is_empty() {
        return done(cx);
    }
    pick_card(cx, giver, verb::CHOOSE, &all, clause);
}

/// The chosen character goes to the graveyard.
pub fn kill_chosen(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(choice) = chosen.first() {
        units::kill(cx, &[choice.a], verb::DIE, clause);
    }
    done(cx);
}

/// Returns whether a card is the given number and suit, for steps that look for one.
pub fn is_face(cx: &Cx<'_>, card: CardId, face: cards::Face) -> bool {
    let def = cx.s.card(card).def;
    cards::suits(cx.game.pool(), def) == face.suit && cards::number(cx.game.pool(), def) == face.number
}

/// Puts the card of a unit that is taken out of it aside: the others stay a unit.
pub fn take_out(cx: &mut Cx<'_>, card: CardId, clause: Clause) {
    let was = *cx.s.card(card);
    if was.attached == 0 {
        return;
    }
    let others: Vec<CardId> = units::cards_of(cx.s, card).skip(1).collect();
    let Some((&head, rest)) = others.split_first() else { return };
    let to = baize_kernel::moves::Move {
        face_up: true,
        ..baize_kernel::moves::Move::to(was.owner, zone::SOLDIERS, verb::CONVERT, clause)
    };
    cx.move_card(head, to);
    cx.s.card_mut(head).since = was.since;
    if was.rested {
        cx.turn(head, true, clause);
    }
    for &other in rest {
        units::join(cx, other, head, verb::CONVERT, clause);
    }
}

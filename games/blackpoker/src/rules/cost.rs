//! Costs and key cards (section 8): what can be paid, what is offered, and paying.

use super::means::{Means, from_hand};
use super::{clause, flow, targets, triggers, units, zones};
use crate::actions::{Action, Driver, Key};
use crate::cards;
use crate::game::{BlackPoker, Cx, St};
use crate::rules::units::Class;
use crate::state::{Draft, Request};
use crate::words::{action as verb_of, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, GameBase, Refusal, Seat, What};

/// C04.1, R41: returns how many cards an action makes its player discard.
pub fn discards(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> usize {
    let magician = || units::soldiers(s, seat).any(|u| units::class(game, s, u) == Class::Magician);
    let n = usize::from(action.price.discards);
    if n > 0 && action.is_eased_by(true) && magician() { 0 } else { n }
}

/// Returns why an action cannot be paid for (R22, R23).
///
/// # Errors
/// With the clause that demands what is missing, and how much there is.
pub fn may_pay(game: &BlackPoker, s: &St, means: &Means, action: &Action) -> Result<(), Refusal> {
    if !is_affordable(means, action) {
        return Err(shortage(means, action));
    }
    if let Some(driver) = action.unit {
        may_drive(game, s, means, driver)?;
    }
    // R35: a Joker is no soldier in Light, so it cannot be summoned there.
    if action.number == 40
        && let Some(joker) = s.iter(means.seat, zone::RARE).find(|&c| !units::can_be_soldier(game, s, c))
    {
        return Err(Refusal::new(clause!("R35"), "joker-in-light").about(joker));
    }
    Ok(())
}

/// Returns whether there is enough of all that an action takes.
#[inline]
fn is_affordable(means: &Means, action: &Action) -> bool {
    means.affordable >> action.number & 1 != 0 && means.has_keys(action.key)
}

/// What an action takes more of than there is.
#[cold]
fn shortage(means: &Means, action: &Action) -> Refusal {
    let price = action.price;
    let parts = [
        ("life", price.life.into(), means.life),
        ("walls", price.walls.into(), means.walls),
        ("victims", price.victims.into(), means.characters),
        ("keys", action.key.count(), means.keys(action.key)),
        ("hand", from_hand(action, means.magician), means.hand),
    ];
    let (key, needs, has) = parts.into_iter().find(|(_, needs, has)| has < needs).unwrap_or(("hand", 0, means.hand));
    Refusal::new(action.pay, key).needs(needs as i32, has as i32)
}

fn may_drive(game: &BlackPoker, s: &St, means: &Means, driver: Driver) -> Result<(), Refusal> {
    if let Driver::SoldierOf(face) | Driver::WallBy(face) = driver
        && !means.has_open(face)
    {
        return Err(Refusal::new(super::trumps::clause_of(face), "trump-closed"));
    }
    match drivers(game, s, means.seat, driver).next() {
        Some(_) => Ok(()),
        None => Err(Refusal::new(clause!("R24"), "no-driver")),
    }
}

/// R24, R74: the charged units that may be the key unit; new ones may (R39.1).
pub fn drivers(game: &BlackPoker, s: &St, seat: Seat, driver: Driver) -> impl Iterator<Item = CardId> {
    units::characters(s, seat).filter(move |&u| !s.card(u).rested && can_drive(game, s, seat, driver, u))
}

/// Returns whether a unit, charged or not, may be the key unit.
pub fn can_drive(game: &BlackPoker, s: &St, seat: Seat, driver: Driver, unit: CardId) -> bool {
    let soldier = s.card(unit).zone == zone::SOLDIERS;
    match driver {
        Driver::SoldierOf(face) => soldier && units::suits(game, s, unit) & face.suit != 0,
        Driver::WallBy(_) => !soldier,
        Driver::JackOf(face) => soldier && units::jacks(game, s, seat, face).any(|u| u == unit),
    }
}

/// Returns whether the hand, without one card, has the key cards of an action.
fn has_keys(game: &BlackPoker, s: &St, seat: Seat, action: &Action, but: CardId) -> bool {
    let hand = || s.iter(seat, zone::HAND).filter(|&c| c != but).map(|c| s.card(c).def);
    let pool = game.pool();
    match action.key {
        Key::None => true,
        Key::Rare => s.count(seat, zone::RARE) > 0,
        Key::One(_) => key_cards(game, s, seat, action, but).next().is_some(),
        Key::Both(a, b) => hand().any(|d| a.fits(pool, d)) && hand().any(|d| b.fits(pool, d)),
        Key::Two(filter) => hand().filter(|&d| filter.fits(pool, d)).count() >= 2,
        Key::TwoOfSuit | Key::TwoOfNumber | Key::Royal => groups(game, s, seat, action.key).next().is_some(),
    }
}

/// Returns the hand cards that can be the only key card of an action.
pub fn key_cards<'a>(
    game: &'a BlackPoker,
    s: &'a St,
    seat: Seat,
    action: &'a Action,
    but: CardId,
) -> impl Iterator<Item = CardId> + 'a {
    s.iter(seat, zone::HAND).filter(move |&c| {
        let Key::One(filter) = action.key else { return false };
        c != but && filter.fits(game.pool(), s.card(c).def) && targets::has_some_for(game, s, seat, action, c)
    })
}

/// R58: the suits or numbers that the hand has enough cards of.
pub fn groups(game: &BlackPoker, s: &St, seat: Seat, key: Key) -> impl Iterator<Item = u8> {
    let (all, needed) = match key {
        Key::TwoOfNumber => (0..=13u8, 2),
        Key::TwoOfSuit => (0..=3, 2),
        _ => (0..=3, 5),
    };
    all.filter(move |&group| s.iter(seat, zone::HAND).filter(|&c| in_group(game, s, key, group, c)).count() >= needed)
}

/// Returns whether a card belongs to a suit or number of key cards.
pub fn in_group(game: &BlackPoker, s: &St, key: Key, group: u8, card: CardId) -> bool {
    let def = s.card(card).def;
    let (suits, number) = (cards::suits(game.pool(), def), cards::number(game.pool(), def));
    match key {
        Key::TwoOfNumber => number == i32::from(group),
        Key::TwoOfSuit => suits == 1 << group,
        // Boards may have a card twice, and a flush takes each but once.
        _ => suits == 1 << group && Key::is_royal(number) && is_first(s, card),
    }
}

/// Returns whether a hand card is the first of its kind.
fn is_first(s: &St, card: CardId) -> bool {
    let def = s.card(card).def;
    s.iter(s.card(card).side, zone::HAND).find(|&c| s.card(c).def == def) == Some(card)
}

/// Returns the hand cards that can be discarded for an action without losing its key cards.
pub fn spare_cards(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> impl Iterator<Item = CardId> {
    // Of several cards that would do alone, any can be spared.
    let mut keys = key_cards(game, s, seat, action, CardId::NONE);
    let (one, more) = (keys.next(), keys.next().is_some());
    let spares = move |c: &CardId| match action.key {
        Key::One(_) => one.is_some_and(|key| more || key != *c),
        _ => has_keys(game, s, seat, action, *c),
    };
    s.iter(seat, zone::HAND).filter(spares)
}

/// R22: all parts are decided; pays the cost from left to right, lays the key cards and declares.
pub fn pay(cx: &mut Cx<'_>, draft: &Draft) {
    let mut request = draft.request;
    let (seat, action) = (request.seat, request.action());
    cx.s.data.serial += 1;
    request.serial = cx.s.data.serial;
    cx.s.data.requests[seat.index()] = cx.s.data.requests[seat.index()].saturating_add(1);
    if action.once.is_some() {
        // Obeys R25: the counter rises on request, whatever becomes of it.
        cx.s.data.used[seat.index()] |= action.once_bit();
    }
    declare(cx, &request);
    cite_needs(cx, &request);
    pay_letters(cx, draft);
    lay_keys(cx, &request);
    triggers::on_request(cx, &request);
    flow::launch_later(cx, request);
}

/// Z9: what is requested is public. Cards that lie face down are not named.
fn declare(cx: &mut Cx<'_>, request: &Request) {
    let action = request.action();
    let public = |card: CardId| {
        let open = card.is_some() && baize_kernel::moves::sight(cx.game, cx.s, card) == baize_kernel::SeatSet::ALL;
        if open { card } else { CardId::NONE }
    };
    let (aim, n) = match request.aim {
        crate::state::Aim::Unit(r) | crate::state::Aim::Trump(r) => (public(r.card), 0),
        crate::state::Aim::Seat(seat) => (CardId::NONE, i32::from(seat.0)),
        crate::state::Aim::Request(serial) => (CardId::NONE, i32::from(serial)),
        crate::state::Aim::None => (CardId::NONE, 0),
    };
    let unit = public(request.unit.card);
    cx.tell_did(action.clause, request.seat, verb_of(action.number), unit, aim, n);
    if action.target != crate::actions::Target::None {
        cx.cite(action.aim, request.seat, CardId::NONE);
    }
}

/// Cites the trump that allows the action.
fn cite_needs(cx: &mut Cx<'_>, request: &Request) {
    if let Some(face) = request.action().trump() {
        // Obeys R73.
        cx.cite(super::trumps::clause_of(face), request.seat, CardId::NONE);
    }
}

// A08.1, A09.1, A10.1, A11.1, A12.1, A13.1, A14.1, A15.1, A16.1, A17.1, A18.1, A25.1, A27.1, A34.1, A35.1, A36.1,
// A37.1, A39.1, A40.1, A42.1, A43.1: walls are driven, cards discarded, damage taken as the letters say.
fn pay_letters(cx: &mut Cx<'_>, draft: &Draft) {
    let request = &draft.request;
    let (seat, action) = (request.seat, request.action());
    for &wall in named(&draft.walls) {
        cx.turn(wall, true, action.pay);
    }
    let life = i32::from(action.price.life);
    if life > 0 {
        // Obeys R15.
        zones::lose(cx, seat, life, verb::PAY, action.pay);
    }
    let discards = named(&draft.discards);
    zones::discard(cx, seat, discards, action.pay);
    // Obeys C04.1, R41.
    let victims = named(&draft.victims);
    if !victims.is_empty() {
        units::kill(cx, victims, verb::SACRIFICE, action.pay);
    }
    // Obeys R23.
    if request.unit.card.is_some() {
        // Obeys R39.1.
        cx.turn(request.unit.card, true, clause!("R24"));
    }
}

/// Returns the places of a list that are filled; they come first.
fn named(list: &[CardId]) -> &[CardId] {
    let count = list.iter().take_while(|card| card.is_some()).count();
    &list[..count]
}

fn lay_keys(cx: &mut Cx<'_>, request: &Request) {
    let action = request.action();
    for card in request.keys() {
        let rare = cx.s.card(card).zone == zone::RARE;
        // A40.2, A41: the rare card lies on the stage for all to see.
        let clause = if rare && action.number == 40 { clause!("A40.2") } else { action.pay };
        cx.move_card(card, Move::to(request.seat, zone::STAGE, verb::KEY, clause));
        if rare {
            cx.cite(action.pay, request.seat, card);
        }
    }
    if request.key_count() == 2 {
        cx.log.tell(clause!("R58"), What::Applied { seat: request.seat, card: request.keys[0] });
    }
}

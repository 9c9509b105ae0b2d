//! Steps about cards in hand, life, graveyard, pack and fog.

use crate::cards::{self, Face, SPADE};
use crate::game::{Cx, opponent};
use crate::rules::resolve::{again, current, done, part, pick_card, pick_cards, pick_way, to_life};
use crate::rules::{clause, trumps, units, zones};
use crate::words::{verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Choice, Clause, GameBase, SeatSet, What};

fn first(chosen: &[Choice]) -> Option<CardId> {
    chosen.first().map(|c| c.a)
}

/// A07.1, A07.2, R48: digs for the next Joker, A, J, Q or K.
pub fn dig(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    // Obeys R48.1: where none is found, the whole life is gone.
    while let Some(card) = cx.s.front(seat, zone::LIFE) {
        if cards::is_legacy(cx.game.pool(), cx.s.card(card).def) {
            zones::to_hand(cx, card, verb::TAKE, clause!("A07.2"), true);
            break;
        }
        zones::lose(cx, seat, 1, verb::DIE, clause);
    }
    // Obeys R14.1.
    done(cx);
}

/// Asks for a hand card.
pub fn ask_hand(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let hand: Vec<CardId> = cx.s.iter(seat, zone::HAND).collect();
    if hand.is_empty() {
        return done(cx);
    }
    pick_card(cx, seat, verb::CHOOSE, &hand, clause);
}

/// A08.3: the hand card becomes a wall, face down and charged.
pub fn set_wall(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(card) = first(chosen) {
        // Obeys R42.
        units::enter_wall(cx, card, false, false, clause);
    }
    done(cx);
}

/// A card enters as a soldier, charged.
pub fn enter(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(card) = first(chosen) {
        units::enter(cx, card, false, clause);
    }
    done(cx);
}

/// A79: asks for the hand card that goes back.
pub fn ask_hand_to_life(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if part(cx) == 1 {
        return pick_way(cx, seat, &[verb::TOP, verb::BOTTOM], clause);
    }
    ask_hand(cx, clause);
}

/// A79: the card goes on top or to the bottom of life.
pub fn answer_hand_to_life(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let Some(choice) = chosen.first() else { return done(cx) };
    if part(cx) == 0 {
        set_chosen(cx, choice.a);
        return again(cx, 1);
    }
    let card = chosen_card(cx);
    to_life(cx, card, choice.verb == verb::TOP, clause);
    done(cx);
}

fn set_chosen(cx: &mut Cx<'_>, card: CardId) {
    if let Some(now) = &mut cx.s.data.now {
        now.chosen = card;
    }
}

fn chosen_card(cx: &Cx<'_>) -> CardId {
    cx.s.data.now.map_or(CardId::NONE, |now| now.chosen)
}

/// Asks for a card of the own graveyard; key cards are not there yet (R28.1).
pub fn ask_buried(cx: &mut Cx<'_>, clause: Clause) {
    ask_buried_where(cx, clause, |_, _| true);
}

/// A50: asks for a ♠ from two to ten of the own graveyard.
pub fn ask_spade(cx: &mut Cx<'_>, clause: Clause) {
    ask_buried_where(cx, clause, |suit, n| suit == SPADE && (2..=10).contains(&n));
}

fn ask_buried_where(cx: &mut Cx<'_>, clause: Clause, test: fn(cards::Suits, i32) -> bool) {
    let seat = current(cx).seat;
    let pool = cx.game.pool();
    let face = |c: CardId| cx.s.card(c).def;
    let fits = |c: CardId| test(cards::suits(pool, face(c)), cards::number(pool, face(c)));
    let list = zones::cards_where(cx.s, seat, zone::GRAVE, fits);
    if list.is_empty() {
        cx.log.tell(clause!("R28"), What::Skipped { seat, verb: verb::TAKE, card: CardId::NONE });
        return done(cx);
    }
    pick_card(cx, seat, verb::CHOOSE, &list, clause);
}

/// A19.1: the card is shown and goes to the hand.
pub fn take(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(card) = first(chosen) {
        // Obeys R16.
        zones::to_hand(cx, card, verb::TAKE, clause, true);
    }
    done(cx);
}

/// A32.2: the card is chosen before the target moves, so the target's cards cannot be (R62).
pub fn choose(cx: &mut Cx<'_>, chosen: &[Choice]) {
    if let Some(card) = first(chosen) {
        // Obeys R62.
        set_chosen(cx, card);
    }
    done(cx);
}

/// A32.3: the chosen card enters as a soldier, charged.
pub fn enter_chosen(cx: &mut Cx<'_>, clause: Clause) {
    let card = chosen_card(cx);
    match card.is_some() && cx.s.card(card).zone == zone::GRAVE {
        true if units::can_be_soldier(cx.game, cx.s, card) => _ = units::enter(cx, card, false, clause),
        // R35: it would go to the graveyard, where it is.
        true => cx.cite(clause!("R35"), cx.s.card(card).owner, CardId::NONE),
        // R62: nothing was there to be chosen.
        false => cx.cite(clause!("R62"), current(cx).seat, CardId::NONE),
    }
    done(cx);
}

/// A23.1: asks for a card of the own life.
pub fn ask_life(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let list: Vec<CardId> = cx.s.iter(seat, zone::LIFE).collect();
    // Obeys R56.
    if list.is_empty() {
        return done(cx);
    }
    pick_card(cx, seat, verb::TAKE, &list, clause);
}

/// A23.1, R56: the card is shown and taken, and life is shuffled.
pub fn found(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let seat = current(cx).seat;
    if let Some(card) = first(chosen) {
        // Obeys R16.
        zones::to_hand(cx, card, verb::TAKE, clause, true);
    }
    cx.shuffle(seat, zone::LIFE, clause);
    // Obeys R14.1.
    done(cx);
}

/// A33.2: the controller sees the opponent's whole hand.
pub fn look_at_hand(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let victim = opponent(seat);
    let hand: Vec<CardId> = cx.s.iter(victim, zone::HAND).collect();
    if hand.is_empty() {
        // Obeys R65.
        return done(cx);
    }
    let sees = SeatSet(SeatSet::one(seat).0 | SeatSet::one(victim).0);
    for &card in &hand {
        cx.inform(card, sees);
        let def = cx.s.card(card).def;
        cx.log.tell_to(clause!("A33.2"), sees, What::Seen { seat, card, def, reveal: false });
    }
    pick_card(cx, seat, verb::CHOOSE, &hand, clause);
}

/// A33.3, R65: the named card is discarded by its owner.
pub fn name(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let victim = opponent(current(cx).seat);
    if let Some(card) = first(chosen) {
        // Obeys R65.
        zones::discard(cx, victim, &[card], clause);
    }
    done(cx);
}

/// A38.1, A38.2: looks through the pack; the rare card may be taken instead.
pub fn look_at_pack(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    let mut list: Vec<CardId> = cx.s.iter(seat, zone::PACK).collect();
    for &card in &list {
        cx.inform(card, SeatSet::one(seat));
    }
    cx.s.data.opened[seat.index()] = true;
    cx.log.tell(clause!("A38.3"), What::Scored { seat, score: 0, was: 0, value: 1, verb: None });
    list.extend(cx.s.iter(seat, zone::RARE));
    pick_card(cx, seat, verb::TAKE, &list, clause);
}

/// A38.1 to A38.3, R66: the card is shown and taken; the rest stays in the opened pack.
pub fn take_from_pack(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    if let Some(card) = first(chosen) {
        let rare = cx.s.card(card).zone == zone::RARE;
        let clause = if rare { clause!("A38.2") } else { clause };
        // Obeys R66, R67.
        zones::to_hand(cx, card, verb::TAKE, clause, true);
    }
    done(cx);
}

/// A39.2, R67: the rare card goes to the hand.
pub fn take_rare(cx: &mut Cx<'_>, clause: Clause) {
    let seat = current(cx).seat;
    if let Some(card) = cx.s.front(seat, zone::RARE) {
        // Obeys R67.
        zones::to_hand(cx, card, verb::TAKE, clause, false);
    }
    done(cx);
}

/// A82: an opponent with at least as many cards discards some of their choice.
pub fn civil_war(cx: &mut Cx<'_>, n: usize, clause: Clause) {
    let seat = current(cx).seat;
    let victim = opponent(seat);
    let hand: Vec<CardId> = cx.s.iter(victim, zone::HAND).collect();
    if hand.len() < cx.s.count(seat, zone::HAND) || hand.is_empty() {
        return done(cx);
    }
    let n = n.min(hand.len());
    pick_cards(cx, victim, verb::DISCARD, &hand, (n, n), clause);
}

/// Discards the chosen cards of one player, in one event.
pub fn discard(cx: &mut Cx<'_>, chosen: &[Choice], clause: Clause) {
    let cards: Vec<CardId> = chosen.iter().map(|c| c.a).collect();
    if let Some(&card) = cards.first() {
        let seat = cx.s.card(card).owner;
        zones::discard(cx, seat, &cards, clause);
    }
    done(cx);
}

/// A86: the whole hand is discarded; an empty one costs the trump.
pub fn discard_hand(cx: &mut Cx<'_>, face: Face, clause: Clause) {
    let seat = current(cx).seat;
    let hand: Vec<CardId> = cx.s.iter(seat, zone::HAND).collect();
    if !hand.is_empty() {
        zones::discard(cx, seat, &hand, clause);
    } else if let Some(card) = trumps::find_open(cx.game, cx.s, seat, face) {
        zones::bury(cx, &[card], verb::DIE, clause);
    }
    done(cx);
}

/// A27.4: the key cards go back to the hand.
pub fn keys_to_hand(cx: &mut Cx<'_>, clause: Clause) {
    for key in current(cx).keys() {
        zones::to_hand(cx, key, verb::TAKE, clause, false);
    }
    done(cx);
}

/// R53: key cards lie in the fog of the player who used them.
pub fn keys_to_fog(cx: &mut Cx<'_>, clause: Clause) {
    let request = current(cx);
    for key in request.keys() {
        cx.move_card(key, Move::to(request.seat, zone::FOG, verb::LINGER, clause));
    }
    let fog = match request.action {
        15 => clause!("G01"),
        16 => clause!("G02"),
        34 => clause!("G03"),
        _ => clause!("G04"),
    };
    cx.cite(fog, request.seat, request.keys[0]);
    // Obeys R53, Z5.
    done(cx);
}

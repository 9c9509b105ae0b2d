//! Zones (section 4): life, damage, the graveyard and its top, discards.

use super::{clause, trumps};
use crate::cards::{CLUB, Face};
use crate::game::{Cx, St, opponent};
use crate::state::{Frame, Request};
use crate::words::{action, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Clause, Seat, SeatSet, Verb, What};

/// The number of cards from which on others cannot count a life (Z1).
pub const COUNTABLE: u16 = 10;

/// Moves cards together to their owners' graveyards; the last of each owner is seen (R17).
pub fn bury(cx: &mut Cx<'_>, cards: &[CardId], way: Verb, clause: Clause) {
    if cards.is_empty() {
        return;
    }
    for (i, &card) in cards.iter().enumerate() {
        let owner = cx.s.card(card).owner;
        let last = !cards[i + 1..].iter().any(|&c| cx.s.card(c).owner == owner);
        let shown = last && !cx.game.rules.asks_grave_top();
        cx.move_card(card, Move { reveal: shown, ..Move::to(owner, zone::GRAVE, way, clause).on_top() });
    }
    for seat in cx.s.all_seats() {
        let count = cards.iter().filter(|&&c| cx.s.card(c).owner == seat).count();
        if count > 0 {
            topped(cx, seat, count as u16);
        }
    }
}

/// Cards have come to a graveyard together: the last is its top, unless its owner may choose.
fn topped(cx: &mut Cx<'_>, seat: Seat, count: u16) {
    if cx.game.rules.asks_grave_top() {
        cx.s.data.heap[seat.index()] = count;
    }
    show_top(cx, seat);
}

/// Z2, R17: everyone sees the top card of a graveyard.
pub fn show_top(cx: &mut Cx<'_>, seat: Seat) {
    if cx.s.data.heap[seat.index()] > 1 {
        return;
    }
    let Some(top) = cx.s.front(seat, zone::GRAVE) else { return };
    match cx.s.card(top).known == SeatSet::ALL {
        true => cx.cite(clause!("R17"), seat, top),
        false => reveal(cx, seat, top, clause!("R17")),
    }
}

/// R16: shows a card to everyone.
pub fn reveal(cx: &mut Cx<'_>, seat: Seat, card: CardId, clause: Clause) {
    cx.inform(card, SeatSet::ALL);
    let def = cx.s.card(card).def;
    cx.log.tell(clause, What::Seen { seat, card, def, reveal: true });
}

/// R17: asks owners whose cards died together which of them lies on top. Returns whether it did.
pub fn ask_top(cx: &mut Cx<'_>) -> bool {
    if !cx.game.rules.asks_grave_top() {
        return false;
    }
    let Some(seat) = cx.s.all_seats().find(|seat| cx.s.data.heap[seat.index()] > 1) else { return false };
    cx.push(Frame::Top(seat));
    true
}

/// R17: the owner takes one of the cards as the new top.
pub fn step_top(cx: &mut Cx<'_>, seat: Seat) {
    let count = usize::from(cx.s.data.heap[seat.index()]);
    let cards: Vec<CardId> = cx.s.iter(seat, zone::GRAVE).take(count).collect();
    super::resolve::offer_cards(cx, verb::SHOW, &cards);
    cx.push(Frame::Top(seat));
    cx.ask(seat, baize_kernel::Why::rule(verb::SHOW, clause!("R17")), baize_kernel::Ask::Pick);
}

/// R17: the chosen card comes to lie on top.
pub fn resume_top(cx: &mut Cx<'_>, seat: Seat, card: CardId) {
    cx.s.data.heap[seat.index()] = 0;
    cx.rearrange(card, true, verb::SHOW, clause!("R17"));
    show_top(cx, seat);
}

/// R13: n damage moves the top n life cards to the graveyard, or all if there are fewer.
pub fn damage(cx: &mut Cx<'_>, seat: Seat, n: i32, clause: Clause) {
    if n <= 0 {
        return;
    }
    // T28, R83: tested just before the effect.
    if cx.s.data.now.is_some_and(|now| now.shielded.has(seat)) {
        cx.log.tell(clause!("R83"), What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
        return cx.cite(clause!("T28"), seat, CardId::NONE);
    }
    cx.tell_did(clause!("R13"), seat, verb::DAMAGE, CardId::NONE, CardId::NONE, n);
    lose(cx, seat, n, verb::DAMAGE, clause);
}

/// Moves the top n life cards to the graveyard.
pub fn lose(cx: &mut Cx<'_>, seat: Seat, n: i32, way: Verb, clause: Clause) {
    let count = (n.max(0) as usize).min(cx.s.count(seat, zone::LIFE));
    for i in 0..count {
        let Some(card) = cx.s.front(seat, zone::LIFE) else { break };
        let shown = i + 1 == count && !cx.game.rules.asks_grave_top();
        cx.move_card(card, Move { reveal: shown, ..Move::to(seat, zone::GRAVE, way, clause).on_top() });
    }
    if count > 0 {
        topped(cx, seat, count as u16);
    }
}

/// Draws cards, as many as there are; returns how many.
pub fn draw(cx: &mut Cx<'_>, seat: Seat, n: usize, clause: Clause) -> usize {
    let count = n.min(cx.s.count(seat, zone::LIFE));
    for _ in 0..count {
        if let Some(card) = cx.s.front(seat, zone::LIFE) {
            cx.move_card(card, Move::to(seat, zone::HAND, action(3), clause));
        }
    }
    count
}

/// R82: a player discards cards, in one event. The other player's Riot sees it (A83).
pub fn discard(cx: &mut Cx<'_>, seat: Seat, cards: &[CardId], clause: Clause) {
    if cards.is_empty() {
        return;
    }
    bury(cx, cards, verb::DISCARD, clause);
    let rioter = opponent(seat);
    if trumps::is_open(cx.game, cx.s, rioter, Face::new(CLUB, 5)) {
        // Obeys T25, R82.
        let riot = Request { count: cards.len() as i16, ..Request::new(83, rioter) };
        super::triggers::raise(cx, riot);
    }
}

/// Puts a card into its owner's hand, shown to all or not.
pub fn to_hand(cx: &mut Cx<'_>, card: CardId, way: Verb, clause: Clause, shown: bool) {
    let owner = cx.s.card(card).owner;
    cx.move_card(card, Move { reveal: shown, ..Move::to(owner, zone::HAND, way, clause) });
}

/// Returns the cards of a pile that pass a test.
pub fn cards_where(s: &St, seat: Seat, place: baize_kernel::Zone, test: impl Fn(CardId) -> bool) -> Vec<CardId> {
    s.iter(seat, place).filter(|&c| test(c)).collect()
}

//! The order of a Unit and its Pilot that go to a deck together (3-3-6, 4-1-6, 4-1-7).

use super::clause;
use crate::game::Cx;
use crate::state::Frame;
use crate::words::{verb, zone};
use baize_kernel::{Ask, CardId, Choice, Reply, Seat, SeatSet, Why};

/// Asks the owner for the order of the cards that came to an end of a deck last.
pub fn ask(cx: &mut Cx<'_>, seat: Seat, n: u8, on_top: bool) {
    cx.push(Frame::Arrange { seat, n, on_top });
    let mut cards: Vec<CardId> = cx.s.iter(seat, zone::DECK).collect();
    let n = usize::from(n).min(cards.len());
    let cards = if on_top { &cards[..n] } else { &cards.split_off(cards.len() - n)[..] };
    cx.options();
    for &card in cards {
        cx.inform(card, SeatSet::one(seat));
        cx.offer(Choice::card(verb::CHOOSE, card));
    }
    cx.ask(seat, Why::rule(verb::ORDER, clause!("4-1-6")), Ask::Arrange);
}

/// Puts them into the order chosen, which the others do not learn.
pub fn resume(cx: &mut Cx<'_>, seat: Seat, on_top: bool, reply: Reply<'_>) {
    let told = cx.log.len();
    let cards: Vec<CardId> = reply.chosen.iter().map(|choice| choice.a).collect();
    let order: Vec<CardId> = if on_top { cards.into_iter().rev().collect() } else { cards };
    for &card in &order {
        cx.rearrange(card, on_top, verb::ORDER, clause!("4-1-6"));
    }
    cx.log.hide_order(told);
    // Obeys 4-1-7.
    order.iter().for_each(|&card| cx.blur(card, SeatSet::one(seat)));
}

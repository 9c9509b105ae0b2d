//! Naming a card and looking for it in the other hand. Effect notation has no step that names a
//! card, so Mind Crush is a verb of its own.

use super::{clause, verbs};
use crate::game::{Cx, opponent};
use crate::state::Frame;
use crate::words::{verb, zone};
use baize_kernel::{Ask, CardId, Choice, DefId, GameBase, Seat, What, Why};

/// Asks for a card name: any of the list.
pub fn ask(cx: &mut Cx<'_>, seat: Seat) {
    cx.push(Frame::Crush(seat));
    let mut options = std::mem::take(cx.options());
    let pool = cx.game.pool();
    let mut names = Vec::new();
    for (id, def) in pool.iter() {
        // D1.7: cards of one name are one card.
        if !names.contains(&def.name) {
            names.push(def.name);
            options.push(Choice::plain(verb::DECLARE).numbered(id.0));
        }
    }
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::DECLARE, clause!("D3.7")), Ask::Pick);
}

/// The other player discards every copy, or the one who named the card discards one at random.
pub fn resume(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    let named = DefId(choice.n);
    let other = opponent(seat);
    cx.tell_did(clause!("D3.7"), seat, verb::DECLARE, CardId::NONE, CardId::NONE, i32::from(choice.n));
    // Obeys D1.7: cards of one name are one card.
    let name = cx.game.pool().def(named).name;
    let found: Vec<CardId> = cx.s.iter(other, zone::HAND).filter(|&c| cx.game.def(cx.s, c).name == name).collect();
    if !found.is_empty() {
        return verbs::throw(cx, &found);
    }
    // A miss shows nothing of the hand but that the card is not there.
    cx.log.tell(clause!("D10.4"), What::Skipped { seat: other, verb: verb::DISCARD, card: CardId::NONE });
    let own: Vec<CardId> = cx.s.iter(seat, zone::HAND).collect();
    if !own.is_empty() {
        let which = cx.roll(seat, own.len() as u16, clause!("D9.5"));
        verbs::throw(cx, &[own[usize::from(which)]]);
    }
}

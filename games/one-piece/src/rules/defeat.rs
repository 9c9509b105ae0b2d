//! Losing (1-2, chapter 9): rule processing that happens at once, whatever is under way.

use super::{clause, replacement};
use crate::game::{Cx, opponent};
use crate::words::{cue, phase, zone};
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::{CardId, Clause, Outcome, Seat, SeatSet, Verb, Zone};

/// A card has changed piles: looks whether that decides the game and tells those who watch Life.
pub fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), _: Verb) {
    if cx.s.phase == phase::SETUP {
        return;
    }
    let to = cx.s.card(card).zone;
    // 1-2-2-2, 9-1-2: the moment the last card leaves, not at the next draw.
    if from.1 == zone::DECK && cx.s.count(from.0, zone::DECK) == 0 {
        deck_out(cx);
    }
    if from.1 == zone::LIFE && to != zone::LIFE {
        tell_life(cx, cue::LIFE_REMOVED, from.0, card);
        if to == zone::HAND {
            tell_life(cx, cue::LIFE_TAKEN, from.0, card);
        }
        if cx.s.count(from.0, zone::LIFE) == 0 {
            tell_life(cx, cue::LIFE_ZERO, from.0, card);
        }
    }
    if to == zone::LIFE && from.1 != zone::LIFE {
        let seat = cx.s.card(card).side;
        tell_life(cx, cue::LIFE_ADDED, seat, card);
    }
}

fn tell_life(cx: &mut Cx<'_>, cue: baize_kernel::Cue, seat: Seat, card: CardId) {
    let agent = Agent::Rule;
    let card = cx.s.refer(card);
    cx.fire(&TriggerEvent::new(cue, seat, card).by(agent));
}

/// 9-2-1-2: whoever has no card in the deck loses; both at once is a draw (R2).
pub fn deck_out(cx: &mut Cx<'_>) {
    if cx.s.data.hold_defeat || cx.over() {
        return;
    }
    let empty = |seat| cx.s.count(seat, zone::DECK) == 0;
    let out: Vec<Seat> = cx.s.all_seats().filter(|&seat| empty(seat)).collect();
    // 1-3-1: something else may happen instead of losing.
    let losers: Vec<Seat> = out.into_iter().filter(|&seat| !replacement::of_deck_out(cx, seat)).collect();
    // Obeys 1-2-1-1-2, 1-2-2, 1-2-2-2, 9-1-1, 9-1-2: as soon as it is so, whatever is under way.
    match losers.as_slice() {
        [] => {}
        [loser] => lose(cx, *loser, clause!("9-2-1-2")),
        _ => draw(cx, clause!("9-2-1-2")),
    }
}

/// 9-2-1-1: a Leader took damage at 0 Life.
pub fn damaged_to_death(cx: &mut Cx<'_>, seat: Seat) {
    // Obeys 1-2-1-1-1, 1-2-2, 1-2-2-1, 9-1-1, 9-1-2.
    if cx.s.data.hold_defeat {
        cx.s.data.doomed = cx.s.data.doomed.or(SeatSet::one(seat));
    } else {
        lose(cx, seat, clause!("9-2-1-1"));
    }
}

/// 1-2-1: the game is over; who has not lost has won.
pub fn lose(cx: &mut Cx<'_>, loser: Seat, why: Clause) {
    // Obeys 9-2-1.
    cx.cite(why, loser, CardId::NONE);
    cx.end(clause!("1-2-1"), Outcome::Won(SeatSet::one(opponent(loser))));
}

/// R2; 2023: 1-2-3.
fn draw(cx: &mut Cx<'_>, why: Clause) {
    cx.cite(why, cx.s.active, CardId::NONE);
    let clause = cx.game.rules.since(clause!("9-2-1"), clause!("1-2-3"));
    cx.end(clause, Outcome::Draw);
}

/// 2023 has no 1-3-11: after both players have acted together, their losses count together.
pub fn release(cx: &mut Cx<'_>) {
    cx.s.data.hold_defeat = false;
    let doomed = std::mem::take(&mut cx.s.data.doomed);
    let lost = |cx: &Cx<'_>, seat| doomed.has(seat) || cx.s.count(seat, zone::DECK) == 0;
    let losers: Vec<Seat> = cx.s.all_seats().filter(|&seat| lost(cx, seat)).collect();
    match losers.as_slice() {
        [loser] if doomed.has(*loser) => lose(cx, *loser, clause!("9-2-1-1")),
        [_, _] if doomed != SeatSet::NONE => draw(cx, clause!("9-2-1-1")),
        _ => deck_out(cx),
    }
}

//! Summoning and setting monsters (D4).

use super::{attempt, chain, clause, forbidden, leaving};
use crate::game::{Cx, Duel, PLACES, St, noted};
use crate::state::{Frame, Mark, News, Position, Way};
use crate::words::{ban, cue, keyword, kind, label, stat, verb, zone};
use baize_kernel::bans;
use baize_kernel::effect::Agent;
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Ref, Refusal, Seat, Verb, Why};

/// The option to summon or set without the tributes that the level asks for.
pub const WITHOUT_TRIBUTE: u16 = 1;
/// The option to summon with three tributes.
pub const THREE_TRIBUTES: u16 = 2;

/// D4.8, D4.9: how many tributes a level asks for.
// Obeys D3.2.
pub fn tributes(level: i32) -> u8 {
    match level {
        ..=4 => 0,
        5..=6 => 1,
        _ => 2,
    }
}

/// The tributes of one way to summon or set a monster from the hand, if it has that way.
fn price(game: &Duel, s: &St, card: CardId, n: u16, set: bool) -> Option<u8> {
    let def = game.def(s, card);
    let usual = tributes(def.stat(stat::LEVEL));
    let king = def.has_keyword(keyword::BEAST_KING);
    match n {
        0 => Some(usual),
        WITHOUT_TRIBUTE if king && usual > 0 => Some(0),
        THREE_TRIBUTES if king && !set => Some(3),
        _ => None,
    }
}

/// The ways to the field by the turn's normal summon, those first that every monster has.
const WAYS: [(Verb, u16); 5] = [
    (verb::SUMMON, 0),
    (verb::SET, 0),
    (verb::SUMMON, WITHOUT_TRIBUTE),
    (verb::SET, WITHOUT_TRIBUTE),
    (verb::SUMMON, THREE_TRIBUTES),
];

/// The ways to the field by the turn's normal summon that a monster of the hand has.
pub fn ways(game: &Duel, s: &St, card: CardId) -> impl Iterator<Item = Choice> {
    let count = if game.def(s, card).has_keyword(keyword::BEAST_KING) { WAYS.len() } else { 2 };
    WAYS[..count].iter().map(move |&(verb, n)| Choice::card(verb, card).numbered(n))
}

/// Whether a player may normal summon or set a monster in a way.
pub fn may_summon(game: &Duel, s: &St, seat: Seat, card: CardId, n: u16, set: bool) -> Result<(), Refusal> {
    let (c, def) = (s.card(card), game.def(s, card));
    if c.zone != zone::HAND || c.side != seat || def.kind != kind::MONSTER {
        let clause = if set { clause!("D4.4") } else { clause!("D4.2") };
        let why = if def.kind == kind::MONSTER { "not-in-hand" } else { "no-monster" };
        return Err(Refusal::new(clause, why).about(card));
    }
    // D4.3: ritual monsters and those that say so are special summoned only.
    if def.has_label(label::RITUAL) || def.has_keyword(keyword::SPECIAL_ONLY) {
        return Err(Refusal::new(clause!("D4.3"), "special-only").about(card));
    }
    // D4.6, D7.22: one a turn, both main phases together.
    if let Some(used) = s.data.summoned {
        // Obeys D4.1, D7.11: once a turn, in both Main Phases together.
        let clause = if used == s.phase { clause!("D4.6") } else { clause!("D7.22") };
        return Err(Refusal::new(clause, "summoned-this-turn").about(card));
    }
    let Some(price) = price(game, s, card, n, set) else {
        return Err(Refusal::new(clause!("D4.8"), "no-such-way").about(card));
    };
    let (price, have) = (usize::from(price), s.count(seat, zone::MONSTERS));
    if have < price {
        let clause = if price == 1 { clause!("D4.8") } else { clause!("D4.9") };
        return Err(Refusal::new(clause, "tributes").about(card).needs(price as i32, have as i32));
    }
    // D2.11, D4.13: a tribute frees a place.
    if have - price >= PLACES { Err(no_place(card)) } else { Ok(()) }
}

/// D2.11: all places for a card are taken.
pub fn no_place(card: CardId) -> Refusal {
    Refusal::new(clause!("D2.11"), "no-place").about(card).needs(PLACES as i32, PLACES as i32)
}

/// Begins a normal summon or set.
pub fn begin(cx: &mut Cx<'_>, card: CardId, n: u16, set: bool) {
    let Some(price) = price(cx.game, cx.s, card, n, set) else { return };
    let way = match n {
        WITHOUT_TRIBUTE => Way::Lesser,
        THREE_TRIBUTES => Way::Three,
        _ => Way::Normal,
    };
    cx.push(Frame::Tribute { card, n: price, set, way });
}

/// Asks for the tributes, where there is a choice (D4.10).
pub fn tribute(cx: &mut Cx<'_>, card: CardId, n: u8, set: bool, way: Way) {
    let seat = cx.s.active;
    cx.s.data.taken.clear();
    if n == 0 || cx.s.count(seat, zone::MONSTERS) == usize::from(n) {
        let mut taken = std::mem::take(&mut cx.s.data.taken);
        if n > 0 {
            taken.extend(cx.s.iter(seat, zone::MONSTERS));
        }
        cx.s.data.taken = taken;
        return offer_up(cx, card, set, way);
    }
    cx.push(Frame::Tribute { card, n, set, way });
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::MONSTERS).map(|c| Choice::card(verb::CHOOSE, c)));
    *cx.options() = options;
    let ask = if n == 1 { Ask::Pick } else { Ask::Several { min: n, max: n } };
    cx.ask(seat, Why { verb: verb::TRIBUTE, source: card, clause: clause!("D4.10") }, ask);
}

/// The tributes leave and stay lost (R37); then the monster is set, or its summon attempted.
pub fn offer_up(cx: &mut Cx<'_>, card: CardId, set: bool, way: Way) {
    let seat = cx.s.active;
    let taken = std::mem::take(&mut cx.s.data.taken);
    // Obeys D4.13: they make room.
    for &c in &taken {
        leaving::send(cx, c, verb::TRIBUTE, clause!("D4.10"));
    }
    cx.s.data.summoned = Some(cx.s.phase);
    // Obeys D4.5, D4.12: to set is no summon, so nothing waits for one.
    if set {
        let clause = if taken.is_empty() { clause!("D4.4") } else { clause!("D4.11") };
        cx.move_card(card, Move::to(seat, zone::MONSTERS, verb::SET, clause));
        if way == Way::Lesser {
            leaving::note(cx, card, Mark::Lesser);
        }
        return;
    }
    let clause = match taken.len() {
        0 => clause!("D4.2"),
        1 => clause!("D4.8"),
        _ => clause!("D4.9"),
    };
    cx.tell_did(clause, seat, verb::SUMMON, card, CardId::NONE, taken.len() as i32);
    attempt::begin(cx, card, way);
}

/// D4.14 to D4.16: whether a monster may be flip summoned.
pub fn may_flip(s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let c = s.card(card);
    if c.side != seat || c.zone != zone::MONSTERS {
        return Err(Refusal::new(clause!("D4.14"), "not-your-monster").about(card));
    }
    if c.face_up {
        return Err(Refusal::new(clause!("D4.14"), "is-face-up").about(card));
    }
    if c.since == s.turn {
        return Err(Refusal::new(clause!("D4.16"), "set-this-turn").about(card));
    }
    was_moved(s, card)
}

/// D7.14, D7.15: whether a monster's attack or an earlier change forbids its player to change its
/// position, which a flip summon does too (D7.12).
fn was_moved(s: &St, card: CardId) -> Result<(), Refusal> {
    if noted(s, card, Mark::Attacked) {
        return Err(Refusal::new(clause!("D7.14"), "attacked-this-turn").about(card));
    }
    if noted(s, card, Mark::Changed) {
        return Err(Refusal::new(clause!("D7.15"), "changed-this-turn").about(card));
    }
    Ok(())
}

/// D7.12 to D7.15: whether the position of a face-up monster may be changed.
pub fn may_change(s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let c = s.card(card);
    if c.side != seat || c.zone != zone::MONSTERS {
        return Err(Refusal::new(clause!("D7.12"), "not-your-monster").about(card));
    }
    if !c.face_up {
        return Err(Refusal::new(clause!("D7.12"), "is-face-down").about(card));
    }
    if c.since == s.turn {
        return Err(Refusal::new(clause!("D7.13"), "came-this-turn").about(card));
    }
    was_moved(s, card)
}

/// Turns a face-up monster between attack and defence.
pub fn change(cx: &mut Cx<'_>, card: CardId) {
    let rested = cx.s.card(card).rested;
    cx.turn(card, !rested, clause!("D7.12"));
    leaving::note(cx, card, Mark::Changed);
}

/// D4.17, D4.21: whether a player may special summon this card by an effect.
pub fn may_special(game: &Duel, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if game.def(s, card).kind != kind::MONSTER {
        return Err(Refusal::new(clause!("D4.17"), "no-monster").about(card));
    }
    // R9: remembered in the graveyard and among banished cards, forgotten in hand and deck.
    if game.def(s, card).has_keyword(keyword::SPECIAL_ONLY) && !noted(s, card, Mark::Proper) {
        return Err(Refusal::new(clause!("D4.21"), "own-way-first").about(card));
    }
    may_bring(game, s, seat, card)?;
    has_room(game, s, seat)
}

/// Whether no lock forbids a player to special summon: a card, or at all.
pub fn may_bring(game: &Duel, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    forbidden(game, s, bans::Attempt::of_player(ban::SPECIAL_SUMMON, seat).with(card), clause!("D9.31"))
}

/// Whether a player may special summon at all: no lock, and a place (D2.11).
pub fn has_room(game: &Duel, s: &St, seat: Seat) -> Result<(), Refusal> {
    may_bring(game, s, seat, CardId::NONE)?;
    if s.count(seat, zone::MONSTERS) >= PLACES { Err(no_place(CardId::NONE)) } else { Ok(()) }
}

/// Returns the position that a choice stands for.
pub fn position_of(verb: Verb) -> Position {
    if verb == verb::DEFENCE_POSITION { Position::Defence } else { Position::Attack }
}

/// Special summons a card, asking for its position where that is open (D4.18).
pub fn arrive(cx: &mut Cx<'_>, card: Ref, seat: Seat, position: Option<Position>, bond: Ref) {
    if !cx.s.is_current(card) || has_room(cx.game, cx.s, seat).is_err() {
        cx.s.tally = 0;
        if cx.s.is_current(card) && cx.s.card(card.card).zone == zone::LIMBO {
            // D2.11: the chain on the attempt took the place, or the right to special summon.
            cx.s.data.notes.retain(|n| n.card != card.card || n.mark != Mark::Proper);
            leaving::send(cx, card.card, verb::SEND, clause!("D2.11"));
        }
        return;
    }
    let Some(position) = position else {
        cx.push(Frame::Arrive { card, seat, position: None, bond });
        cx.options();
        cx.offer(Choice::card(verb::ATTACK_POSITION, card.card));
        cx.offer(Choice::card(verb::DEFENCE_POSITION, card.card));
        let why = Why { verb: verb::SPECIAL_SUMMON, source: card.card, clause: clause!("D4.18") };
        return cx.ask(seat, why, Ask::Pick);
    };
    let id = card.card;
    let ritual = cx.game.is(cx.s, id, label::RITUAL) && !noted(cx.s, id, Mark::Proper);
    let number = if ritual { clause!("D4.25") } else { clause!("D4.17") };
    // Obeys D4.1: a special summon leaves the normal summon of the turn.
    cx.move_card(id, Move { face_up: true, ..Move::to(seat, zone::MONSTERS, verb::SPECIAL_SUMMON, number) });
    if position == Position::Defence {
        cx.turn(id, true, clause!("D4.18"));
    }
    if ritual {
        // Obeys D3.19: from now on it counts as summoned its own way.
        leaving::note(cx, id, Mark::Proper);
    }
    let now = cx.s.refer(id);
    if bond.card.is_some() {
        cx.s.data.bonds.push((bond, now));
    }
    cx.s.tally = 1;
    let news = News { cue: cue::SPECIAL_SUMMONED, seat, card: now, other: Ref::NONE };
    chain::happen(cx, news, Agent::Effect { seat, source: bond });
}

//! Trumps (section 12): which are open, and what they give while they are (R70).

use super::clause;
use crate::cards::{self, DIAMOND, Face};
use crate::game::{BlackPoker, Cx, St};
use crate::rules::units;
use crate::words::zone;
use baize_kernel::{CardId, Clause, Game, Seat};

/// T01: the trump that turns comparisons round.
pub const REVOLUTION: Face = Face::new(cards::SPADE, 1);
/// T20: the trump that forbids charging.
pub const LOSS: Face = Face::new(DIAMOND, 5);
/// T28: the trump that keeps off ♠ magic.
pub const FORTRESS: Face = Face::new(cards::CLUB, 9);

/// Finds an open trump of a player.
pub fn find_open(game: &BlackPoker, s: &St, seat: Seat, face: Face) -> Option<CardId> {
    if !game.rules.has_trumps() {
        return None;
    }
    s.iter(seat, zone::TRUMP).find(|&c| s.card(c).face_up && is(game, s, c, face))
}

/// Returns whether a trump of a player is open.
#[inline]
pub fn is_open(game: &BlackPoker, s: &St, seat: Seat, face: Face) -> bool {
    find_open(game, s, seat, face).is_some()
}

/// Returns whether a card is this one.
pub fn is(game: &BlackPoker, s: &St, card: CardId, face: Face) -> bool {
    let def = s.card(card).def;
    cards::suits(game.pool(), def) == face.suit && cards::number(game.pool(), def) == face.number
}

/// Returns the closed trumps of a player that may be opened now (G04).
pub fn openable(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    s.iter(seat, zone::TRUMP).filter(|&c| !s.card(c).face_up && !s.data.locked.contains(&c))
}

/// Opens a trump.
pub fn open(cx: &mut Cx<'_>, card: CardId, number: Clause) {
    cx.flip(card, true, number);
    cx.cite(clause!("R70"), cx.s.card(card).owner, card);
}

/// Closes a trump; closed ones have no ability.
pub fn close(cx: &mut Cx<'_>, card: CardId, number: Clause) {
    cx.flip(card, false, number);
}

/// T20, R80: whether Loss keeps Charge from charging anybody.
pub fn forbids_charge(game: &BlackPoker, s: &St) -> bool {
    s.all_seats().any(|seat| is_open(game, s, seat, LOSS) && units::charged_walls(s, seat).count() >= 2)
}

/// Returns the clause of the trump that an action needs open.
pub fn clause_of(face: Face) -> Clause {
    let place = TABLE.iter().position(|&f| f == face).unwrap_or_default();
    CLAUSES[place]
}

/// The thirty trumps that do something, in the order of the list.
pub const TABLE: [Face; 30] = {
    const S: u8 = cards::SPADE;
    const H: u8 = cards::HEART;
    const D: u8 = DIAMOND;
    const C: u8 = cards::CLUB;
    [
        Face::new(S, 1),
        Face::new(S, 2),
        Face::new(S, 3),
        Face::new(S, 4),
        Face::new(S, 5),
        Face::new(S, 7),
        Face::new(S, 11),
        Face::new(S, 13),
        Face::new(H, 2),
        Face::new(H, 3),
        Face::new(H, 4),
        Face::new(H, 5),
        Face::new(H, 7),
        Face::new(H, 8),
        Face::new(H, 11),
        Face::new(H, 13),
        Face::new(D, 1),
        Face::new(D, 3),
        Face::new(D, 4),
        Face::new(D, 5),
        Face::new(D, 8),
        Face::new(D, 9),
        Face::new(D, 11),
        Face::new(C, 4),
        Face::new(C, 5),
        Face::new(C, 7),
        Face::new(C, 8),
        Face::new(C, 9),
        Face::new(C, 10),
        Face::new(C, 11),
    ]
};

#[rustfmt::skip]
const CLAUSES: [Clause; 30] = [
    clause!("T01"), clause!("T02"), clause!("T03"), clause!("T04"), clause!("T05"), clause!("T06"),
    clause!("T07"), clause!("T08"), clause!("T09"), clause!("T10"), clause!("T11"), clause!("T12"),
    clause!("T13"), clause!("T14"), clause!("T15"), clause!("T16"), clause!("T17"), clause!("T18"),
    clause!("T19"), clause!("T20"), clause!("T21"), clause!("T22"), clause!("T23"), clause!("T24"),
    clause!("T25"), clause!("T26"), clause!("T27"), clause!("T28"), clause!("T29"), clause!("T30"),
];

//! Trumps (section 12): which are open, and what they give while they are (R70).

use super::clause;
use crate::cards::{self, CLUB, DIAMOND, Face, HEART, SPADE, Suits};
use crate::game::{BlackPoker, Cx, St};
use crate::rules::units;
use crate::words::zone;
use baize_kernel::{CardId, Clause, GameBase, Seat};

/// T01: the trump that turns comparisons round.
pub const REVOLUTION: Face = Face::new(SPADE, 1);
/// T20: the trump that forbids charging.
pub const LOSS: Face = Face::new(DIAMOND, 5);
/// T28: the trump that keeps off ♠ magic.
pub const FORTRESS: Face = Face::new(CLUB, 9);

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
pub fn open(cx: &mut Cx<'_>, card: CardId, clause: Clause) {
    // Obeys R70.
    cx.flip(card, true, clause);
}

/// Closes a trump; closed ones have no ability.
pub fn close(cx: &mut Cx<'_>, card: CardId, clause: Clause) {
    cx.flip(card, false, clause);
}

/// T20, R80: whether Loss keeps Charge from charging anybody.
pub fn forbids_charge(game: &BlackPoker, s: &St) -> bool {
    s.all_seats().any(|seat| is_open(game, s, seat, LOSS) && units::charged_walls(s, seat).count() >= 2)
}

/// A trump that does something while it is open.
#[derive(Copy, Clone, Debug)]
pub struct Trump {
    /// Its card.
    pub face: Face,
    /// Its name for people.
    pub name: &'static str,
    /// Its clause.
    pub clause: Clause,
}

/// Returns the trump that a card is, if it does something.
pub fn of(face: Face) -> Option<&'static Trump> {
    TABLE.iter().find(|trump| trump.face == face)
}

/// Returns the clause of the trump that an action needs open.
pub fn clause_of(face: Face) -> Clause {
    of(face).map_or(clause!("R70"), |trump| trump.clause)
}

/// Returns the name of a trump, and of the character it becomes.
pub fn name_of(face: Face) -> &'static str {
    of(face).map_or("without ability", |trump| trump.name)
}

const fn trump(suit: Suits, number: i32, name: &'static str, clause: Clause) -> Trump {
    Trump { face: Face::new(suit, number), name, clause }
}

/// The thirty trumps that do something, in the order of the list.
pub static TABLE: [Trump; 30] = [
    trump(SPADE, 1, "Revolution", clause!("T01")),
    trump(SPADE, 2, "Slash", clause!("T02")),
    trump(SPADE, 3, "Drain", clause!("T03")),
    trump(SPADE, 4, "Intimidation", clause!("T04")),
    trump(SPADE, 5, "Resurrection", clause!("T05")),
    trump(SPADE, 7, "Instant Kill", clause!("T06")),
    trump(SPADE, 11, "Reanimator", clause!("T07")),
    trump(SPADE, 13, "Demon Lord", clause!("T08")),
    trump(HEART, 2, "Reinforcements", clause!("T09")),
    trump(HEART, 3, "Rally", clause!("T10")),
    trump(HEART, 4, "Armistice", clause!("T11")),
    trump(HEART, 5, "Pursuit", clause!("T12")),
    trump(HEART, 7, "Phantom", clause!("T13")),
    trump(HEART, 8, "Salvation", clause!("T14")),
    trump(HEART, 11, "Chariot", clause!("T15")),
    trump(HEART, 13, "Giant", clause!("T16")),
    trump(DIAMOND, 1, "Extra Wall", clause!("T17")),
    trump(DIAMOND, 3, "Negotiation", clause!("T18")),
    trump(DIAMOND, 4, "Offset", clause!("T19")),
    trump(DIAMOND, 5, "Loss", clause!("T20")),
    trump(DIAMOND, 8, "Repair", clause!("T21")),
    trump(DIAMOND, 9, "Sufficiency", clause!("T22")),
    trump(DIAMOND, 11, "Strategist", clause!("T23")),
    trump(CLUB, 4, "Switch", clause!("T24")),
    trump(CLUB, 5, "Civil War", clause!("T25")),
    trump(CLUB, 7, "Hand Refill", clause!("T26")),
    trump(CLUB, 8, "Reset", clause!("T27")),
    trump(CLUB, 9, "Fortress", clause!("T28")),
    trump(CLUB, 10, "Last Ditch", clause!("T29")),
    trump(CLUB, 11, "Knight", clause!("T30")),
];

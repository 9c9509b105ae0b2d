//! Who plays with and against whom, and in which order (5-3, 12-2, 12-3).
//!
//! In Team Battle seats 0 and 1 are a team and seats 2 and 3 the other; the even seat leads
//! (12-3-2). The shared shields lie in the leader's shield section; a Base lies with its owner.

use super::{TeamActions, TeamTriggers, clause};
use crate::game::{Gundam, St};
use baize_kernel::{Refusal, Seat};

/// Returns whether a player is still in the game (12-2-5).
#[inline]
pub fn is_in(s: &St, seat: Seat) -> bool {
    !s.data.out.has(seat)
}

/// Returns the leader of a seat's team; outside Team Battle the seat itself.
#[inline]
pub fn head(game: &Gundam, seat: Seat) -> Seat {
    if game.rules.is_team() { Seat(seat.0 & !1) } else { seat }
}

/// Returns the team-mate, in Team Battle.
pub fn partner(game: &Gundam, seat: Seat) -> Option<Seat> {
    game.rules.is_team().then_some(Seat(seat.0 ^ 1))
}

/// Returns whether two seats play together.
#[inline]
pub fn allied(game: &Gundam, a: Seat, b: Seat) -> bool {
    head(game, a) == head(game, b)
}

/// 12-3-3: what refuses the use of a team-mate's card.
pub const fn of_a_mate() -> Refusal {
    Refusal::new(clause!("12-3-3"), "team-mates")
}

/// Returns the members of a seat's team, leader first; outside Team Battle the seat alone.
pub fn members(game: &Gundam, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
    let first = head(game, seat);
    std::iter::once(first).chain(partner(game, first))
}

/// Returns whether a seat's turn it is; a team's turn is both members' (R73).
#[inline]
pub fn is_active(game: &Gundam, s: &St, seat: Seat) -> bool {
    allied(game, seat, s.active)
}

/// Returns the players still in the game in turn order, the active one first (12-2-4, R72).
pub fn in_order(game: &Gundam, s: &St) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
    let (count, first, back, out) = (s.seats(), s.active.0, s.data.counterclockwise, s.data.out);
    let back = back && !game.rules.is_team();
    (0..count).map(move |i| place(count, first, back, i)).filter(move |&seat| !out.has(seat))
}

/// Returns who is `i` places after the active player in turn order, also who has left.
pub fn nth(game: &Gundam, s: &St, i: u8) -> Seat {
    place(s.seats(), s.active.0, s.data.counterclockwise && !game.rules.is_team(), i)
}

fn place(count: u8, first: u8, back: bool, i: u8) -> Seat {
    let place = if back { first + count - i } else { first + i };
    Seat(if place < count { place } else { place - count })
}

/// Returns the players whose turn it is: one, or both members of a team (R73).
pub fn turn_players(game: &Gundam, s: &St) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
    let out = s.data.out;
    members(game, s.active).filter(move |&seat| !out.has(seat))
}

/// Returns those who act as one, in turn order: players, or leaders of teams (R75).
pub fn heads(game: &Gundam, s: &St) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
    let team = game.rules.is_team();
    in_order(game, s).filter(move |seat| !team || seat.0 & 1 == 0)
}

/// Returns for whom a player's waiting effects are ordered: the leader or, by the policy, that member
/// (R75).
#[inline]
pub fn orderer(game: &Gundam, seat: Seat) -> Seat {
    if game.rules.team_triggers == TeamTriggers::Members { seat } else { head(game, seat) }
}

/// Returns as whom a player acts in an action step: as the leader or, by the policy, alone (R33).
#[inline]
pub fn actor(game: &Gundam, seat: Seat) -> Seat {
    if game.rules.team_actions == TeamActions::Members { seat } else { head(game, seat) }
}

/// Returns who has the go after a player in an action step.
pub fn next_actor(game: &Gundam, s: &St, seat: Seat) -> Seat {
    let alone = game.rules.is_team() && game.rules.team_actions == TeamActions::Members;
    if alone { Seat((seat.0 + 1) % s.seats()) } else { after(game, s, head(game, seat)) }
}

/// Returns who comes after a player or team in turn order (12-2-1, R66).
pub fn after(game: &Gundam, s: &St, seat: Seat) -> Seat {
    let count = s.seats();
    let step = if game.rules.is_team() {
        2
    } else if s.data.counterclockwise {
        count - 1
    } else {
        1
    };
    let mut next = seat;
    for _ in 0..count {
        next = Seat((next.0 + step) % count);
        if is_in(s, next) {
            return next;
        }
    }
    seat
}

/// Returns the opponent, or the leader of the opposing team, whose turn comes next (R59).
pub fn next_opponent(game: &Gundam, s: &St, you: Seat) -> Seat {
    let mut next = head(game, s.active);
    for _ in 0..s.seats() {
        next = after(game, s, next);
        if !allied(game, next, you) {
            break;
        }
    }
    next
}

/// Returns the only opponent, where two play.
#[inline]
pub fn sole_opponent(s: &St, you: Seat) -> Option<Seat> {
    (s.seats() == 2).then(|| Seat(1 - you.0))
}

/// Returns the opponents of a player, in turn order (12-2-6, R76).
pub fn opponents(game: &Gundam, s: &St, you: Seat) -> impl Iterator<Item = Seat> {
    in_order(game, s).filter(move |&seat| !allied(game, seat, you))
}

/// Returns the opposing players or teams that can be attacked (12-2-7, 12-3-12).
pub fn enemies(game: &Gundam, s: &St, you: Seat) -> impl Iterator<Item = Seat> {
    heads(game, s).filter(move |&seat| !allied(game, seat, you))
}

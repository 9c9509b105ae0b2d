//! Which actions may be requested (7.2, 7.3, R20 to R25, R51).

use super::{battle, clause, cost, targets, trumps, units};
use crate::actions::{Action, Cost, Need, Start, Target, Timing};
use crate::game::{BlackPoker, St, opponent};
use crate::words::zone;
use baize_kernel::{Clause, Seat};

/// R87: the most requests of a player in a turn.
pub const MOST_REQUESTS: u16 = 200;

/// Returns why a player with the chance may not request an action now.
///
/// # Errors
/// With the clause that forbids it.
pub fn may_request(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> Result<(), Clause> {
    may_declare(game, s, seat, action)?;
    for &need in action.needs {
        is_met(game, s, seat, need)?;
    }
    may_end(game, s, seat, action)?;
    cost::may_pay(game, s, seat, action)?;
    match action.target {
        _ if targets::has_some(game, s, seat, action) => Ok(()),
        // R54: there are requests, and none that Counter could stop.
        Target::Keyed { counter: true } if !s.data.stage.is_empty() => Err(clause!("R54")),
        _ => Err(no_target(action)),
    }
}

/// The clause for an action without a legal target.
fn no_target(action: &Action) -> Clause {
    if action.aim == action.clause { clause!("R22.1") } else { action.aim }
}

fn may_declare(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> Result<(), Clause> {
    let rules = &game.rules;
    if !action.is_in(rules.format, rules.frame) {
        let by_format = matches!(action.level, crate::actions::Level::Format(_));
        return Err(if by_format { rules.format_clause() } else { rules.frame_clause() });
    }
    if action.start == Start::Triggered {
        return Err(action.clause);
    }
    if s.data.requests[seat.index()] >= MOST_REQUESTS && action.number != 1 {
        return Err(clause!("R87"));
    }
    // R21, I3: main actions need the own turn and an empty stage.
    if action.timing == Timing::Main {
        if seat != s.active {
            return Err(clause!("R21"));
        }
        if !s.data.stage.is_empty() {
            return Err(clause!("I3"));
        }
    }
    match action.once {
        Some(number) if is_used(s, seat, action) => Err(number),
        _ => Ok(()),
    }
}

/// R25: whether a once-per-turn action was requested this turn.
pub fn is_used(s: &St, seat: Seat, action: &Action) -> bool {
    s.data.used[seat.index()] & action.once_bit() != 0
}

/// Conditions are read at declaration (R22, R51, R73).
fn is_met(game: &BlackPoker, s: &St, seat: Seat, need: Need) -> Result<(), Clause> {
    let check = |met: bool, number: Clause| if met { Ok(()) } else { Err(number) };
    match need {
        Need::Trump(face) => check(trumps::is_open(game, s, seat, face), trumps::clause_of(face)),
        Need::OtherTurn => check(seat != s.active, clause!("A12.2")),
        Need::ClosedPack => {
            check(!s.data.opened[seat.index()], clause!("A38.3"))?;
            check(s.count(seat, zone::PACK) > 0, clause!("R51"))
        }
        Need::RareCard => check(s.count(seat, zone::RARE) > 0, clause!("R51")),
        Need::LowLife => check(s.count(seat, zone::LIFE) <= 9, clause!("A39.1")),
        Need::LowLifeByErrata => check(!game.rules.errata_821 || s.count(seat, zone::LIFE) <= 9, clause!("R68")),
        Need::ClosedTrump => {
            let closed = s.iter(seat, zone::TRUMP).any(|c| !s.card(c).face_up);
            check(closed, clause!("R51"))?;
            check(trumps::openable(s, seat).next().is_some(), clause!("G04"))
        }
        Need::HandCard => check(s.count(seat, zone::HAND) > 0, clause!("R51")),
        Need::OwnCharacter => check(units::characters(s, seat).next().is_some(), clause!("R51")),
        Need::OwnSoldier => check(units::soldiers(s, seat).next().is_some(), clause!("R51")),
    }
}

/// R78: no End while an own Giant can attack and Attack is still to be had.
fn may_end(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> Result<(), Clause> {
    let attack = crate::actions::get(4);
    let free = !is_used(s, seat, attack) && s.data.requests[seat.index()] < MOST_REQUESTS;
    if action.number == 1 && free && battle::giants(game, s, seat).next().is_some() {
        return Err(clause!("R78"));
    }
    Ok(())
}

/// Returns whether the opponent's Fortress keeps damage of a request off (T28).
pub fn is_fended_off(game: &BlackPoker, s: &St, request: &crate::state::Request) -> Option<Seat> {
    let other = opponent(request.seat);
    let spade = request.keys().any(|k| crate::cards::suits(&game.pool, s.card(k).def) == crate::cards::SPADE);
    let fended =
        spade && trumps::is_open(game, s, other, trumps::FORTRESS) && units::characters(s, other).next().is_some();
    fended.then_some(other)
}

/// C04.1, R41: how many cards an action makes its player discard.
pub fn discards(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> usize {
    let n = action.letters(Cost::D);
    if n > 0 && cost::is_eased(game, s, seat, action) { 0 } else { n }
}

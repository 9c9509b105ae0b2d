//! Which actions may be requested (7.2, 7.3, R20 to R25, R51).

use super::means::Means;
use super::{clause, cost, targets, trumps, units};
use crate::actions::{Action, Level, Need, Start, Target, Timing};
use crate::game::{BlackPoker, St, opponent};
use crate::words::zone;
use baize_kernel::{Clause, Refusal, Seat};

/// R87: the most requests of a player in a turn.
pub const MOST_REQUESTS: u16 = 200;

/// A39.1, R68: the most cards of a life that counts as low.
const LOW_LIFE: usize = 9;

/// Returns why a player with the chance may not request an action now.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn may_request(game: &BlackPoker, s: &St, means: &Means, action: &Action) -> Result<(), Refusal> {
    may_declare(game, s, means.seat, action)?;
    for &need in action.needs {
        is_met(game, s, means, need)?;
    }
    may_end(s, means, action)?;
    cost::may_pay(game, s, means, action)?;
    let aimed = match action.target {
        Target::None => true,
        Target::OwnOfKeySuit => means.can_equip(action.key),
        _ => targets::has_some(game, s, means.seat, action),
    };
    if aimed { Ok(()) } else { Err(no_target(s, action)) }
}

/// Why an action has no legal target.
#[cold]
fn no_target(s: &St, action: &Action) -> Refusal {
    // R54: there are requests, and none that Counter could stop.
    if action.target == (Target::Keyed { counter: true }) && !s.data.stage.is_empty() {
        return Refusal::new(clause!("R54"), "no-target");
    }
    match action.target {
        // The key card must go with a soldier, so without one there is no key card.
        Target::OwnOfKeySuit => Refusal::new(action.pay, "no-soldier-of-suit"),
        _ if action.aim == action.clause => Refusal::new(clause!("R22.1"), "no-target"),
        _ => Refusal::new(action.aim, "no-target"),
    }
}

#[inline]
fn may_declare(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rules = &game.rules;
    if !action.is_in(rules.format, rules.frame) {
        return Err(match action.level {
            Level::Format(_) => Refusal::new(rules.format_clause(), "not-in-format"),
            Level::Frame(_) => Refusal::new(rules.frame_clause(), "not-in-frame"),
        });
    }
    if action.start == Start::Triggered {
        return Err(Refusal::new(action.clause, "comes-by-itself"));
    }
    let asked = s.data.requests[seat.index()];
    if asked >= MOST_REQUESTS && action.number != 1 {
        return Err(Refusal::new(clause!("R87"), "too-many-requests").needs(MOST_REQUESTS.into(), asked.into()));
    }
    // R21, I3: main actions need the own turn and an empty stage.
    if action.timing == Timing::Main {
        if seat != s.active {
            return Err(Refusal::new(clause!("R21"), "not-your-turn"));
        }
        let waiting = s.data.stage.len() as i32;
        if waiting > 0 {
            return Err(Refusal::new(clause!("I3"), "stage-in-use").needs(0, waiting));
        }
    }
    match action.once {
        Some(number) if is_used(s, seat, action) => Err(Refusal::new(number, "used-this-turn")),
        _ => Ok(()),
    }
}

/// R25: whether a once-per-turn action was requested this turn.
pub fn is_used(s: &St, seat: Seat, action: &Action) -> bool {
    // A04.1, A08.2, R86: counted by player, whatever became of the request.
    s.data.used[seat.index()] & action.once_bit() != 0
}

/// Conditions are read at declaration (R22, R51, R73).
#[inline]
fn is_met(game: &BlackPoker, s: &St, means: &Means, need: Need) -> Result<(), Refusal> {
    let check = |met: bool, clause: Clause, key| if met { Ok(()) } else { Err(Refusal::new(clause, key)) };
    let low_life = |clause| check(means.life <= LOW_LIFE, clause, "life-too-high");
    let low_life = |clause| low_life(clause).map_err(|why| why.needs(LOW_LIFE as i32, means.life as i32));
    let seat = means.seat;
    match need {
        Need::Trump(face) => check(means.has_open(face), trumps::clause_of(face), "trump-closed"),
        Need::OtherTurn => check(seat != s.active, clause!("A12.2"), "own-turn"),
        Need::ClosedPack => {
            check(!s.data.opened[seat.index()], clause!("A38.3"), "pack-opened")?;
            check(s.count(seat, zone::PACK) > 0, clause!("R51"), "no-pack")
        }
        Need::RareCard => check(means.rare > 0, clause!("R51"), "no-rare-card"),
        Need::LowLife => low_life(clause!("A39.1")),
        Need::LowLifeByErrata if game.rules.errata_821 => low_life(clause!("R68")),
        Need::LowLifeByErrata => Ok(()),
        Need::ClosedTrump => {
            let closed = s.iter(seat, zone::TRUMP).any(|c| !s.card(c).face_up);
            check(closed, clause!("R51"), "no-closed-trump")?;
            check(trumps::openable(s, seat).next().is_some(), clause!("G04"), "trumps-kept-closed")
        }
        Need::HandCard => check(means.hand > 0, clause!("R51"), "no-hand"),
        Need::OwnCharacter => check(means.characters > 0, clause!("R51"), "no-character"),
        Need::OwnSoldier => check(means.soldiers > 0, clause!("R51"), "no-soldier"),
    }
}

/// R78: no End while an own Giant can attack and Attack is still to be had.
#[inline]
fn may_end(s: &St, means: &Means, action: &Action) -> Result<(), Refusal> {
    if action.number != 1 || !means.giant.is_some() {
        return Ok(());
    }
    let seat = means.seat;
    let free = !is_used(s, seat, crate::actions::get(4)) && s.data.requests[seat.index()] < MOST_REQUESTS;
    if free { Err(Refusal::new(clause!("R78"), "giant-first").about(means.giant)) } else { Ok(()) }
}

/// Returns whether the opponent's Fortress keeps damage of a request off (T28).
pub fn is_fended_off(game: &BlackPoker, s: &St, request: &crate::state::Request) -> Option<Seat> {
    let other = opponent(request.seat);
    let spade = request.keys().any(|k| crate::cards::suits(&game.pool, s.card(k).def) == crate::cards::SPADE);
    let fended =
        spade && trumps::is_open(game, s, other, trumps::FORTRESS) && units::characters(s, other).next().is_some();
    fended.then_some(other)
}

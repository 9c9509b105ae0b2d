//! Target lines (R22.1, R29, R54): what a request may be aimed at.

use super::{clause, units};
use crate::actions::{Action, Target};
use crate::cards::{self, DIAMOND, Suits};
use crate::game::{BlackPoker, St, opponent};
use crate::rules::units::Class;
use crate::state::{Aim, Request};
use crate::words::{verb, zone};
use baize_kernel::{CardId, Choice, GameBase, Refusal, Seat};
use std::ops::ControlFlow;

/// Returns whether a player has any target for an action, whatever its key card.
pub fn has_some(game: &BlackPoker, s: &St, seat: Seat, action: &Action) -> bool {
    any(game, s, &Request::new(action.number, seat))
}

/// Returns whether a player has a target for an action with this key card.
pub fn has_some_for(game: &BlackPoker, s: &St, seat: Seat, action: &Action, key: CardId) -> bool {
    if action.target != Target::OwnOfKeySuit {
        return true;
    }
    let mut request = Request::new(action.number, seat);
    request.keys[0] = key;
    any(game, s, &request)
}

fn any(game: &BlackPoker, s: &St, request: &Request) -> bool {
    each(game, s, request, &mut |_| ControlFlow::Break(())).is_break()
}

/// Puts every target of a request among the options.
pub fn offer(game: &BlackPoker, s: &St, request: &Request, options: &mut Vec<Choice>) {
    let _ = each(game, s, request, &mut |aim| {
        options.push(choice(aim));
        ControlFlow::Continue(())
    });
}

/// Returns every target of a request.
// A15.2, A16.2, A17.2, A18.2, A20.1, A21.1, A21.2, A22.1, A25.2, A26.1, A27.2, A28.1, A29.1, A30.1, A32.1, A33.1,
// A41.1, A44.1, A45.1: what an action may be aimed at.
pub fn all(game: &BlackPoker, s: &St, request: &Request) -> Vec<Aim> {
    let mut list = Vec::new();
    let _ = each(game, s, request, &mut |aim| {
        list.push(aim);
        ControlFlow::Continue(())
    });
    list
}

/// Returns the option for a target.
pub fn choice(aim: Aim) -> Choice {
    match aim {
        Aim::None => Choice::plain(verb::TARGET),
        Aim::Unit(r) | Aim::Trump(r) => Choice::card(verb::TARGET, r.card),
        Aim::Seat(seat) => Choice::plain(verb::TARGET).numbered(u16::from(seat.0) + 1),
        // Seats are 1 and 2, requests come after them.
        Aim::Request(serial) => Choice::plain(verb::TARGET).numbered(serial + 2),
    }
}

/// Reads a target from its option.
pub fn read(s: &St, choice: &Choice) -> Aim {
    match (choice.a.is_some(), choice.n) {
        (true, _) if s.card(choice.a).zone == zone::TRUMP => Aim::Trump(s.refer(choice.a)),
        (true, _) => Aim::Unit(s.refer(choice.a)),
        (false, n @ 1..=2) => Aim::Seat(Seat(n as u8 - 1)),
        (false, n) => Aim::Request(n.saturating_sub(2)),
    }
}

/// Calls `tell` for every target of a request, in a stable order, until it has heard enough.
fn each(game: &BlackPoker, s: &St, request: &Request, tell: &mut dyn FnMut(Aim) -> ControlFlow<()>) -> ControlFlow<()> {
    match request.action().target {
        Target::None => ControlFlow::Continue(()),
        Target::Opponent => tell(Aim::Seat(opponent(request.seat))),
        Target::Player => s.all_seats().try_for_each(|seat| tell(Aim::Seat(seat))),
        Target::OpenTrump => s.all_seats().try_for_each(|seat| {
            s.iter(seat, zone::TRUMP).filter(|&c| s.card(c).face_up).try_for_each(|c| tell(Aim::Trump(s.refer(c))))
        }),
        Target::Keyed { .. } | Target::AnyKeyed | Target::RequestOf(_) | Target::Aimed => {
            let mut fitting = s.data.stage.iter().filter(|other| is_request_target(request, other));
            fitting.try_for_each(|other| tell(Aim::Request(other.serial)))
        }
        _ => s.all_seats().try_for_each(|seat| {
            let mut fitting = units::characters(s, seat).filter(|&u| may_target(game, s, request, u).is_ok());
            fitting.try_for_each(|unit| tell(Aim::Unit(s.refer(unit))))
        }),
    }
}

/// R54: whether a request may be aimed at another one; none at itself (R22.1).
fn is_request_target(request: &Request, other: &Request) -> bool {
    let keys = other.key_count();
    request.serial != other.serial
        && match request.action().target {
            Target::Keyed { counter } => (1..=2).contains(&keys) && !(counter && (34..=37).contains(&other.action)),
            Target::AnyKeyed => keys >= 1,
            Target::RequestOf(number) => other.action == number,
            Target::Aimed => other.aim != Aim::None,
            _ => false,
        }
}

/// Returns why a unit may not be the target of a request.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn may_target(game: &BlackPoker, s: &St, request: &Request, unit: CardId) -> Result<(), Refusal> {
    let action = request.action();
    let against = |key| Err(Refusal::new(action.aim, key).about(unit));
    if !units::is_unit(s, unit) {
        return against("no-character-there");
    }
    let c = s.card(unit);
    // C08, C10: no action may be aimed at them; they are of several cards.
    if c.attached > 0
        && let class = units::class(game, s, unit)
        && class.is_king()
    {
        return Err(Refusal::new(class.clause(), "untargetable").about(unit));
    }
    let own = c.side == request.seat;
    let soldier = c.zone == zone::SOLDIERS;
    match action.target {
        Target::OwnOfKeySuit => may_equip(game, s, request, unit),
        Target::OwnCharacter | Target::OwnWithDiamond if !own => against("not-yours"),
        Target::Character | Target::OwnCharacter => Ok(()),
        Target::Soldier | Target::OwnWithDiamond if !soldier => against("is-wall"),
        Target::OwnWithDiamond if !has_diamond(game, s, unit) => against("no-diamond"),
        Target::Soldier | Target::OwnWithDiamond => Ok(()),
        Target::Wall if soldier => against("no-wall"),
        Target::Wall => Ok(()),
        _ => against("not-a-target"),
    }
}

/// A14.2, R37: an own soldier of the key card's suit; no jack-character (C07, C09, C11, C12).
fn may_equip(game: &BlackPoker, s: &St, request: &Request, unit: CardId) -> Result<(), Refusal> {
    let key = request.keys[0];
    let suit: Suits = if key.is_some() { cards::suits(game.pool(), s.card(key).def) } else { 0 };
    let class = units::class(game, s, unit);
    let against = |number, key| Err(Refusal::new(number, key).about(unit));
    let aim = request.action().aim;
    match class {
        class if class.is_jack() => against(class.clause(), "not-equipped"),
        Class::Magician => against(clause!("R37"), "not-equipped"),
        _ if s.card(unit).side != request.seat => against(aim, "not-yours"),
        Class::Wall => against(aim, "is-wall"),
        _ if units::suits(game, s, unit) & suit == 0 => against(aim, "other-suit"),
        _ => Ok(()),
    }
}

/// Returns whether a unit may be equipped at all, whatever the card's suit.
pub fn can_be_equipped(game: &BlackPoker, s: &St, unit: CardId) -> bool {
    let class = units::class(game, s, unit);
    !class.is_king() && !class.is_jack() && !matches!(class, Class::Wall | Class::Magician)
}

fn has_diamond(game: &BlackPoker, s: &St, unit: CardId) -> bool {
    units::cards_of(s, unit).any(|c| {
        let def = s.card(c).def;
        cards::suits(game.pool(), def) == DIAMOND && (2..=10).contains(&cards::number(game.pool(), def))
    })
}

/// R29: whether the target of a request is still there and still fits the target line.
pub fn still_fits(game: &BlackPoker, s: &St, request: &Request) -> bool {
    match request.aim {
        Aim::None => request.action().target == Target::None,
        Aim::Seat(_) => true,
        Aim::Unit(r) => s.is_current(r) && may_target(game, s, request, r.card).is_ok(),
        Aim::Trump(r) => s.is_current(r) && s.card(r.card).face_up,
        Aim::Request(serial) => find(s, serial).is_some_and(|other| is_request_target(request, other)),
    }
}

/// Finds a request on the stage by its number.
pub fn find(s: &St, serial: u16) -> Option<&Request> {
    s.data.stage.iter().find(|r| r.serial == serial)
}

//! Quick magic (A15-A27).

use super::op::{Amount, Stop, step};
use super::{Action, Cost, Filter, Key, Level, Op, Sort, Target};
use crate::cards::{ANY, CLUB, DIAMOND, HEART, SPADE};
use crate::rules::clause;

const fn magic(number: u8, word: &'static str, name: &'static str, format: u8) -> Action {
    Action::direct(number, word, name, Level::Format(format), Sort::QuickMagic).quick()
}

/// A15 to A27.
pub const QUICK: [Action; 13] = [
    magic(15, "up", "Up", 1)
        .costs(&[Cost::D], Key::One(Filter::small(HEART)))
        .pay(clause!("A15.1"))
        .aims_by(Target::Soldier, clause!("A15.2"))
        .does(&[step(clause!("A15.3"), Op::Grow(Amount::KeySum)), step(clause!("A15.3"), Op::KeysToFog)]),
    magic(16, "down", "Down", 1)
        .costs(&[Cost::D], Key::One(Filter::small(SPADE)))
        .pay(clause!("A16.1"))
        .aims_by(Target::Soldier, clause!("A16.2"))
        .does(&[step(clause!("A16.3"), Op::Shrink), step(clause!("A16.4"), Op::KeysToFog)]),
    magic(17, "twist", "Twist", 1)
        .costs(&[Cost::D], Key::One(Filter::small(DIAMOND)))
        .pay(clause!("A17.1"))
        .aims_by(Target::Character, clause!("A17.2"))
        .does(&[step(clause!("A17.3"), Op::Twist)]),
    magic(18, "counter", "Counter", 1)
        .costs(&[Cost::D], Key::One(Filter::small(CLUB)))
        .pay(clause!("A18.1"))
        .aims_by(Target::Keyed { counter: true }, clause!("A18.2"))
        .does(&[step(clause!("A18.5"), Op::Negate(Stop::ByNumber))]),
    // L3: from Pro on.
    magic(19, "reunion", "Reunion", 3)
        .costs(&[], Key::Two(Filter::small(HEART)))
        .does(&[step(clause!("A19.1"), Op::TakeBuried)]),
    // L3: from Pro on.
    magic(20, "kill", "Kill", 3)
        .costs(&[], Key::Two(Filter::small(SPADE)))
        .aims_by(Target::Soldier, clause!("A20.1"))
        .does(&[step(clause!("A20.2"), Op::Kill)]),
    // L3: from Pro on.
    magic(21, "truce", "Truce", 3)
        .costs(&[], Key::Two(Filter::small(DIAMOND)))
        .aims_by(Target::RequestOf(6), clause!("A21.1"))
        .does(&[step(clause!("A21.2"), Op::Negate(Stop::Always))]),
    // L3: from Pro on.
    magic(22, "retarget", "Retarget", 3)
        .costs(&[], Key::Two(Filter::small(CLUB)))
        .aims_by(Target::Aimed, clause!("A22.1"))
        .does(&[step(clause!("A22.2"), Op::Retarget)]),
    magic(23, "search", "Search", 1)
        .instant()
        .costs(&[], Key::One(Filter::JOKER))
        .does(&[step(clause!("A23.1"), Op::Search)]),
    // Obeys L4: in Master.
    magic(24, "bj", "B.J.", 4)
        .costs(&[], Key::Both(Filter::new(ANY, 1, 1), Filter::new(ANY, 11, 11)))
        .does(&[step(clause!("A24.1"), Op::BlackJack)]),
    // Obeys L4: in Master.
    magic(25, "rsf", "R.S.F.", 4)
        .costs(&[Cost::B, Cost::B], Key::Royal)
        .pay(clause!("A25.1"))
        .aims_by(Target::Player, clause!("A25.2"))
        .does(&[step(clause!("A25.3"), Op::Damage(Amount::Just(40)))]),
    // L3: from Pro on.
    magic(26, "reverse", "Reverse", 3)
        .costs(&[], Key::TwoOfNumber)
        .aims_by(Target::Character, clause!("A26.1"))
        .does(&[step(clause!("A26.2"), Op::MayTurn), step(clause!("A26.3"), Op::Reverse)]),
    // L2: from Standard on.
    magic(27, "return", "Return", 2)
        .costs(&[Cost::B], Key::TwoOfSuit)
        .pay(clause!("A27.1"))
        .aims_by(Target::OwnCharacter, clause!("A27.2"))
        .does(&[step(clause!("A27.3"), Op::ReturnTarget), step(clause!("A27.4"), Op::KeysToHand)]),
];

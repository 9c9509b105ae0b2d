//! Main magic (A28-A37).

use super::op::{Amount, Group, step};
use super::{Action, Cost, Filter, Key, Level, Op, Sort, Target};
use crate::cards::{CLUB, DIAMOND, HEART, SPADE, Suits};
use crate::rules::clause;

const fn pair(number: u8, word: &'static str, name: &'static str, format: u8, a: Suits, b: Suits) -> Action {
    let key = Key::Both(Filter::full(a), Filter::full(b));
    Action::direct(number, word, name, Level::Format(format), Sort::MainMagic).costs(&[], key)
}

const fn great(number: u8, word: &'static str, name: &'static str) -> Action {
    Action::direct(number, word, name, Level::Format(4), Sort::MainMagic)
}

const fn two(suit: Suits) -> Key {
    Key::Two(Filter::small(suit))
}

/// A28 to A37.
pub const MAIN: [Action; 10] = [
    pair(28, "break-wall", "Break Wall", 1, HEART, DIAMOND)
        .aims_by(Target::Wall, clause!("A28.1"))
        .does(&[step(clause!("A28.2"), Op::Kill)]),
    pair(29, "throw", "Throw", 1, SPADE, CLUB)
        .aims_by(Target::Opponent, clause!("A29.1"))
        .does(&[step(clause!("A29.2"), Op::Damage(Amount::KeyOf(SPADE)))]),
    // L2: from Standard on.
    pair(30, "death-lance", "Death Lance", 2, SPADE, DIAMOND).aims_by(Target::Soldier, clause!("A30.1")).does(&[
        step(clause!("A30.2"), Op::IfDivisible),
        step(clause!("A30.3"), Op::TargetToLife),
        step(clause!("A30.4"), Op::DamageOwner(Amount::KeyOf(SPADE))),
    ]),
    pair(31, "replenish-wall", "Replenish Walls", 2, HEART, CLUB).does(&[step(clause!("A31.1"), Op::Replenish)]),
    // L2: from Standard on.
    pair(32, "reanimate", "Reanimate", 2, SPADE, HEART).aims_by(Target::OwnCharacter, clause!("A32.1")).does(&[
        step(clause!("A32.2"), Op::ChooseBuried),
        step(clause!("A32.2"), Op::SacrificeTarget),
        step(clause!("A32.3"), Op::EnterChosen),
    ]),
    // L2: from Standard on.
    pair(33, "hand-attack", "Hand Attack", 2, DIAMOND, CLUB)
        .aims_by(Target::Opponent, clause!("A33.1"))
        .does(&[step(clause!("A33.3"), Op::HandAttack)]),
    great(34, "force", "Force")
        .costs(&[Cost::B, Cost::B], two(HEART))
        .pay(clause!("A34.1"))
        .does(&[step(clause!("A34.2"), Op::Force), step(clause!("A34.2"), Op::KeysToFog)]),
    great(35, "sword-rain", "Sword Rain")
        .costs(&[Cost::B, Cost::B], two(SPADE))
        .pay(clause!("A35.1"))
        .does(&[step(clause!("A35.2"), Op::KillUpTo(Amount::KeySum))]),
    great(36, "recruit", "Recruit")
        .costs(&[Cost::B, Cost::B], two(DIAMOND))
        .pay(clause!("A36.1"))
        .does(&[step(clause!("A36.2"), Op::Recruit)]),
    great(37, "surprise", "Surprise")
        .costs(&[Cost::B, Cost::B], two(CLUB))
        .pay(clause!("A37.1"))
        .does(&[step(clause!("A37.2"), Op::RaiseWalls), step(clause!("A37.3"), Op::ChargeOwn(Group::Soldiers))]),
];

//! Summons (A08-A14).

use super::op::step;
use super::{Action, Cost, Filter, Key, Level, Need, Op, Sort, Target};
use crate::cards::ANY;
use crate::rules::clause;

const LIGHT: Level = Level::Format(1);

/// A08 to A14.
pub const SUMMONS: [Action; 7] = [
    Action::direct(8, "set-wall", "Set Wall", LIGHT, Sort::Summon)
        .instant()
        .costs(&[Cost::L], Key::None)
        .pay(clause!("A08.1"))
        .needs(&[Need::HandCard])
        .once(clause!("A08.2"))
        .does(&[step(clause!("A08.3"), Op::SetWall)]),
    Action::direct(9, "summon-soldier", "Summon Soldier", LIGHT, Sort::Summon)
        .costs(&[Cost::B, Cost::L], Key::One(Filter::plain(ANY)))
        .pay(clause!("A09.1"))
        .does(&[step(clause!("A09.2"), Op::EnterKey)]),
    Action::direct(10, "summon-hero", "Summon Hero", LIGHT, Sort::Summon)
        .costs(&[Cost::B, Cost::B, Cost::L], Key::One(Filter::new(ANY, 11, 13)))
        .pay(clause!("A10.1"))
        .does(&[step(clause!("A10.2"), Op::EnterKey)]),
    Action::direct(11, "summon-ace", "Summon Ace", LIGHT, Sort::Summon)
        .costs(&[Cost::L], Key::One(Filter::new(ANY, 1, 1)))
        .pay(clause!("A11.1"))
        .does(&[step(clause!("A11.2"), Op::EnterKey)]),
    // L3: from Pro on.
    Action::direct(12, "quick-summon", "Quick Summon", Level::Format(3), Sort::Summon)
        .quick()
        .costs(&[Cost::D], Key::One(Filter::new(ANY, 1, 1)))
        .pay(clause!("A12.1"))
        .needs(&[Need::OtherTurn])
        .does(&[step(clause!("A12.3"), Op::EnterAceOrWall)]),
    // L2: from Standard on.
    Action::direct(13, "summon-magician", "Summon Magician", Level::Format(2), Sort::Summon)
        .costs(&[Cost::B, Cost::D], Key::One(Filter::JOKER))
        .pay(clause!("A13.1"))
        .does(&[step(clause!("A13.2"), Op::EnterKey)]),
    Action::direct(14, "equip", "Equip", LIGHT, Sort::Summon)
        .costs(&[Cost::B, Cost::L], Key::One(Filter::full(ANY)))
        .pay(clause!("A14.1"))
        .aims_by(Target::OwnOfKeySuit, clause!("A14.2"))
        .does(&[step(clause!("A14.3"), Op::Equip)]),
];

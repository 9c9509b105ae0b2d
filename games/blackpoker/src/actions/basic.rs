//! Basic actions and Generation Change (A01-A07).

use super::op::step;
use super::{Action, Level, Op, Sort};
use crate::rules::clause;

const LIGHT: Level = Level::Format(1);

/// A01 to A07.
pub const BASIC: [Action; 7] = [
    Action::direct(1, "end", "End", LIGHT, Sort::Basic).does(&[
        step(clause!("A01.1"), Op::DiscardTo(7)),
        step(clause!("A01.2"), Op::ClearFog),
        step(clause!("A01.3"), Op::EndTurn),
    ]),
    Action::triggered(2, "charge", "Charge", LIGHT, Sort::Basic)
        .instant()
        .does(&[step(clause!("A02.1"), Op::ChargeTurn)]),
    Action::triggered(3, "draw", "Draw", LIGHT, Sort::Basic)
        .does(&[step(clause!("A03.1"), Op::Draw(1)), step(clause!("A03.2"), Op::MayDraw)]),
    Action::direct(4, "attack", "Attack", LIGHT, Sort::Basic)
        .once(clause!("A04.1"))
        .does(&[step(clause!("A04.2"), Op::Attack)]),
    Action::triggered(5, "block", "Block", LIGHT, Sort::Basic).does(&[step(clause!("A05.1"), Op::Block)]),
    Action::triggered(6, "damage-check", "Damage Check", LIGHT, Sort::Basic)
        .does(&[step(clause!("A06"), Op::DamageCheck)]),
    Action::triggered(7, "generation-change", "Generation Change", LIGHT, Sort::TriggeredMagic)
        .instant()
        .quick()
        .does(&[step(clause!("A07.1"), Op::Dig)]),
];

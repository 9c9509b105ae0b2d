//! Basic actions and Generation Change (A01-A07).

use super::op::step;
use super::{Action, Level, Op, Sort, When};
use crate::rules::clause;

const LIGHT: Level = Level::Format(1);

/// A01 to A07.
pub const BASIC: [Action; 7] = [
    Action::direct(1, "end", "End", LIGHT, Sort::Basic).does(&[
        step(clause!("A01.1"), Op::DiscardTo(7)),
        step(clause!("A01.2"), Op::ClearFog),
        step(clause!("A01.3"), Op::EndTurn),
    ]),
    Action::direct(2, "charge", "Charge", LIGHT, Sort::Basic)
        .when(When::Resolved(1))
        .instant()
        .does(&[step(clause!("A02.1"), Op::ChargeTurn)]),
    Action::direct(3, "draw", "Draw", LIGHT, Sort::Basic)
        .when(When::Resolved(2))
        .does(&[step(clause!("A03.1"), Op::Draw(1)), step(clause!("A03.2"), Op::MayDraw)]),
    Action::direct(4, "attack", "Attack", LIGHT, Sort::Basic)
        .once(clause!("A04.1"))
        .does(&[step(clause!("A04.2"), Op::Attack)]),
    Action::direct(5, "block", "Block", LIGHT, Sort::Basic)
        .when(When::Attacked)
        .does(&[step(clause!("A05.1"), Op::Block)]),
    Action::direct(6, "damage-check", "Damage Check", LIGHT, Sort::Basic)
        .when(When::Resolved(5))
        .does(&[step(clause!("A06"), Op::DamageCheck)]),
    Action::direct(7, "generation-change", "Generation Change", LIGHT, Sort::TriggeredMagic)
        .when(When::LegacyDies)
        .instant()
        .quick()
        .does(&[step(clause!("A07.1"), Op::Dig)]),
];

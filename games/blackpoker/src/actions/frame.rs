//! Frame actions: pack, rare card and trumps as such (A38-A45).

use super::op::{Stop, step};
use super::{Action, Cost, Filter, Key, Level, Need, Op, Sort, Target};
use crate::cards::ANY;
use crate::rules::clause;

/// A38 to A45.
pub const FRAME: [Action; 8] = [
    Action::direct(38, "open-pack", "Open Pack", Level::Frame(2), Sort::Pack)
        .instant()
        .quick()
        .needs(&[Need::ClosedPack])
        .does(&[step(clause!("A38.1"), Op::OpenPack)]),
    // F3: from RarePack on.
    Action::direct(39, "rare-draw", "Rare Draw", Level::Frame(3), Sort::Rare)
        .instant()
        .quick()
        .needs(&[Need::RareCard, Need::LowLife])
        .does(&[step(clause!("A39.2"), Op::TakeRare)]),
    // F3: from RarePack on.
    Action::direct(40, "rare-summon", "Rare Summon", Level::Frame(3), Sort::Summon)
        .quick()
        .costs(&[Cost::S], Key::Rare)
        .pay(clause!("A40.1"))
        .needs(&[Need::RareCard, Need::LowLifeByErrata])
        .does(&[step(clause!("A40.3"), Op::EnterKey)]),
    // F3: from RarePack on.
    Action::direct(41, "trap-counter", "Trap Counter", Level::Frame(3), Sort::Rare)
        .quick()
        .costs(&[], Key::Rare)
        .needs(&[Need::RareCard])
        .aims_by(Target::Keyed { counter: false }, clause!("A41.1"))
        .does(&[step(clause!("A41.2"), Op::Negate(Stop::BySameCard))]),
    // Obeys F5: in Extra.
    Action::direct(42, "quick-open", "Quick Open", Level::Frame(5), Sort::Trump)
        .instant()
        .quick()
        .costs(&[Cost::D, Cost::D], Key::None)
        .pay(clause!("A42.1"))
        .needs(&[Need::ClosedTrump])
        .does(&[step(clause!("A42.2"), Op::OpenTrump)]),
    // Obeys F5: in Extra.
    Action::direct(43, "main-open", "Main Open", Level::Frame(5), Sort::Trump)
        .instant()
        .costs(&[Cost::B, Cost::B, Cost::L], Key::None)
        .pay(clause!("A43.1"))
        .needs(&[Need::ClosedTrump])
        .does(&[step(clause!("A43.2"), Op::OpenTrump)]),
    // Obeys F5: in Extra.
    Action::direct(44, "close", "Close", Level::Frame(5), Sort::Trump)
        .quick()
        .costs(&[Cost::D], Key::One(Filter::new(ANY, 12, 12)))
        .aims_by(Target::OpenTrump, clause!("A44.1"))
        .does(&[step(clause!("A44.2"), Op::CloseTarget), step(clause!("A44.2"), Op::KeysToFog)]),
    // Obeys F5: in Extra.
    Action::direct(45, "trump-break", "Trump Break", Level::Frame(5), Sort::Trump)
        .quick()
        .costs(&[Cost::B], Key::One(Filter::full(ANY)))
        .aims_by(Target::OpenTrump, clause!("A45.1"))
        .does(&[step(clause!("A45.2"), Op::BreakTrump)]),
];

//! Actions of trumps that make no character of their own (A46-A51, A58-A64, A70-A76, A81-A86).

use super::op::{Amount, Group, Stop, step};
use super::{Action, Cost, Driver, Filter, Key, Level, Need, Op, Sort, Target, When};
use crate::cards::{CLUB, DIAMOND, Face, HEART, SPADE};
use crate::rules::clause;

pub(super) const FRAME: Level = Level::Frame(5);

const fn main(number: u8, word: &'static str, name: &'static str) -> Action {
    Action::direct(number, word, name, FRAME, Sort::MainMagic)
}

const fn quick(number: u8, word: &'static str, name: &'static str) -> Action {
    Action::direct(number, word, name, FRAME, Sort::QuickMagic).instant().quick()
}

const fn triggered(number: u8, word: &'static str, name: &'static str, when: When) -> Action {
    Action::direct(number, word, name, FRAME, Sort::TriggeredMagic).when(when).quick()
}

/// A46 to A51, A58 to A64, A70 to A76 and A81 to A86.
pub const TRUMP: [Action; 25] = [
    triggered(46, "revolution-draw", "Revolution Draw", When::Unblocked(Face::new(SPADE, 1)))
        .instant()
        .does(&[step(clause!("A46"), Op::Draw(1))]),
    // T02: while it is open.
    Action::direct(47, "slash", "Slash", FRAME, Sort::UnitDriven)
        .instant()
        .driven(Driver::SoldierOf(Face::new(SPADE, 2)))
        .aims(Target::Soldier)
        .does(&[step(clause!("A47"), Op::Slash)]),
    // T03: while it is open.
    main(48, "drain", "Drain")
        .needs(&[Need::Trump(Face::new(SPADE, 3)), Need::OwnCharacter])
        .aims(Target::Opponent)
        .does(&[step(clause!("A48"), Op::Drain), step(clause!("A48"), Op::Damage(Amount::Just(2)))]),
    main(49, "intimidate", "Intimidate")
        .costs(&[Cost::L], Key::None)
        .needs(&[Need::Trump(Face::new(SPADE, 4))])
        .does(&[step(clause!("A49"), Op::KillUpTo(Amount::Just(10)))]),
    main(50, "resurrect", "Resurrect")
        .costs(&[Cost::B, Cost::L], Key::None)
        .needs(&[Need::Trump(Face::new(SPADE, 5))])
        .does(&[step(clause!("A50"), Op::Resurrect)]),
    // T06: while it is open.
    quick(51, "instant-kill", "Instant Kill")
        .needs(&[Need::Trump(Face::new(SPADE, 7)), Need::OwnSoldier])
        .aims(Target::Soldier)
        .does(&[step(clause!("A51"), Op::InstantKill)]),
    // T09: while it is open.
    main(58, "reinforcements", "Reinforcements")
        .costs(&[Cost::B, Cost::L], Key::None)
        .needs(&[Need::Trump(Face::new(HEART, 2))])
        .once(clause!("R86"))
        .does(&[step(clause!("A58"), Op::Reinforce)]),
    // T10: while it is open.
    Action::direct(59, "rally", "Rally", FRAME, Sort::UnitDriven)
        .instant()
        .quick()
        .driven(Driver::SoldierOf(Face::new(HEART, 3)))
        .aims(Target::Soldier)
        .does(&[step(clause!("A59"), Op::Grow(Amount::UnitSize))]),
    // T11: while it is open.
    quick(60, "armistice", "Armistice").needs(&[Need::Trump(Face::new(HEART, 4))]).aims(Target::RequestOf(4)).does(&[
        step(clause!("A60"), Op::Negate(Stop::Always)),
        step(clause!("A60"), Op::CloseOwn(Face::new(HEART, 4))),
        step(clause!("A60"), Op::ChargeOwn(Group::All)),
    ]),
    // T12: while it is open.
    main(61, "pursuit", "Pursuit")
        .costs(&[Cost::B, Cost::D, Cost::D], Key::None)
        .needs(&[Need::Trump(Face::new(HEART, 5))])
        .once(clause!("R86"))
        .does(&[step(clause!("A61"), Op::ChargeOwn(Group::Soldiers)), step(clause!("R84"), Op::RequestAttack)]),
    // T13: while it is open.
    main(62, "phantom-reverse", "Phantom Reverse")
        .driven(Driver::WallBy(Face::new(HEART, 7)))
        .does(&[step(clause!("A62"), Op::RaiseUnit)]),
    triggered(63, "illusion", "Illusion", When::EndAsked(Face::new(HEART, 7)))
        .does(&[step(clause!("A63"), Op::Illusion), step(clause!("A63"), Op::OrderWalls)]),
    // T14: while it is open.
    main(64, "salvation", "Salvation")
        .costs(&[Cost::B], Key::One(Filter::full(HEART)))
        .needs(&[Need::Trump(Face::new(HEART, 8))])
        .does(&[step(clause!("A64"), Op::Salvation)]),
    // T17: while it is open.
    main(70, "extra-wall", "Extra Wall")
        .instant()
        .costs(&[Cost::L], Key::None)
        .needs(&[Need::Trump(Face::new(DIAMOND, 1))])
        .once(clause!("R86"))
        .does(&[step(clause!("A70"), Op::ExtraWall)]),
    // T18: while it is open.
    Action::direct(71, "negotiate", "Negotiate", FRAME, Sort::UnitDriven)
        .instant()
        .quick()
        .driven(Driver::SoldierOf(Face::new(DIAMOND, 3)))
        .aims(Target::Character)
        .does(&[step(clause!("A71"), Op::DriveTarget)]),
    // T19: while it is open.
    quick(72, "offset", "Offset")
        .costs(&[Cost::D], Key::None)
        .needs(&[Need::Trump(Face::new(DIAMOND, 4))])
        .aims(Target::AnyKeyed)
        .does(&[step(clause!("A72"), Op::Offset)]),
    triggered(73, "exhaust", "Exhaust", When::EndAsked(Face::new(DIAMOND, 5)))
        .does(&[step(clause!("A73"), Op::Exhaust)]),
    // T21: while it is open.
    main(74, "repair", "Repair")
        .instant()
        .costs(&[Cost::L], Key::None)
        .needs(&[Need::Trump(Face::new(DIAMOND, 8))])
        .aims(Target::OwnWithDiamond)
        .does(&[step(clause!("A74"), Op::Repair)]),
    // T22: while it is open.
    main(75, "rest", "Rest")
        .costs(&[Cost::B], Key::None)
        .needs(&[Need::Trump(Face::new(DIAMOND, 9))])
        .does(&[step(clause!("A75"), Op::ChargeOwn(Group::Soldiers))]),
    triggered(76, "satisfaction", "Satisfaction", When::EndAsked(Face::new(DIAMOND, 9)))
        .does(&[step(clause!("A76"), Op::ChargeOwn(Group::All))]),
    // T24: while it is open.
    Action::direct(81, "switch", "Switch", FRAME, Sort::UnitDriven)
        .instant()
        .quick()
        .driven(Driver::SoldierOf(Face::new(CLUB, 4)))
        .needs(&[Need::HandCard])
        .does(&[step(clause!("A81"), Op::EnterFromHand), step(clause!("A81"), Op::UnitToHand)]),
    main(82, "civil-war", "Civil War")
        .costs(&[Cost::B], Key::One(Filter::full(CLUB)))
        .needs(&[Need::Trump(Face::new(CLUB, 5))])
        .aims(Target::Opponent)
        .does(&[step(clause!("A82"), Op::CivilWar(2))]),
    triggered(83, "riot", "Riot", When::Discarded(Face::new(CLUB, 5)))
        .instant()
        .does(&[step(clause!("A83"), Op::Damage(Amount::TwiceCounted))]),
    // T26: while it is open.
    triggered(84, "hand-refill", "Hand Refill", When::EndAsked(Face::new(CLUB, 7)))
        .does(&[step(clause!("A84"), Op::Refill)]),
    // T27: while it is open.
    main(85, "reset", "Reset")
        .costs(&[Cost::L], Key::One(Filter::full(CLUB)))
        .needs(&[Need::Trump(Face::new(CLUB, 8))])
        .does(&[step(clause!("A85"), Op::KillAll(Group::All)), step(clause!("A85"), Op::CloseAll)]),
];

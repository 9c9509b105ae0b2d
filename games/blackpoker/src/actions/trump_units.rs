//! Actions of trumps that become characters, and Last Ditch (A52-A57, A65-A69, A77-A80, A86-A90).

use super::op::{Group, Stop, step};
use super::trump::FRAME;
use super::{Action, Cost, Driver, Filter, Key, Need, Op, Sort, Target, When};
use crate::cards::{CLUB, DIAMOND, Face, HEART, SPADE};
use crate::rules::clause;

const REANIMATOR: Face = Face::new(SPADE, 11);
const CHARIOT: Face = Face::new(HEART, 11);
const STRATEGIST: Face = Face::new(DIAMOND, 11);
const KNIGHT: Face = Face::new(CLUB, 11);
const DEMON_LORD: Face = Face::new(SPADE, 13);
const GIANT: Face = Face::new(HEART, 13);

const fn summon(number: u8, word: &'static str, name: &'static str, key: Filter) -> Action {
    Action::direct(number, word, name, FRAME, Sort::Summon).costs(&[Cost::B, Cost::L], Key::One(key))
}

const fn quick(number: u8, word: &'static str, name: &'static str, key: Filter) -> Action {
    Action::direct(number, word, name, FRAME, Sort::Summon).quick().costs(&[Cost::D], Key::One(key))
}

const fn driven(number: u8, word: &'static str, name: &'static str, unit: Face) -> Action {
    Action::direct(number, word, name, FRAME, Sort::UnitDriven).driven(Driver::JackOf(unit))
}

const fn revive(number: u8, word: &'static str, name: &'static str, jack: Face) -> Action {
    Action::direct(number, word, name, FRAME, Sort::Trump).when(When::JackDies(jack)).instant().quick()
}

/// A52 to A57, A65 to A69, A77 to A80 and A86 to A90.
pub const UNITS: [Action; 20] = [
    // T07: while it is open.
    summon(52, "summon-reanimator", "Summon Reanimator", Filter::plain(HEART)).needs(&[Need::Trump(REANIMATOR)]).does(
        &[
            step(clause!("R73"), Op::IfOpen(REANIMATOR)),
            step(clause!("A52"), Op::RaiseBuried),
            step(clause!("C07"), Op::Form(REANIMATOR)),
        ],
    ),
    quick(53, "quick-reanimator", "Quick Reanimator", Filter::plain(HEART)).needs(&[Need::Trump(REANIMATOR)]).does(&[
        step(clause!("R73"), Op::IfOpen(REANIMATOR)),
        step(clause!("A53"), Op::RaiseBuried),
        step(clause!("C07"), Op::Form(REANIMATOR)),
    ]),
    driven(54, "reanimator-reanimate", "Reanimator Reanimate", REANIMATOR).aims(Target::OwnCharacter).does(&[
        step(clause!("A54"), Op::ChooseBuried),
        step(clause!("A54"), Op::SacrificeTarget),
        step(clause!("A54"), Op::EnterChosen),
    ]),
    revive(55, "reanimator-revive", "Reanimator Revive", REANIMATOR)
        .does(&[step(clause!("A55"), Op::Revive(REANIMATOR))]),
    // T08: while it is open.
    Action::direct(56, "summon-demon-lord", "Summon Demon Lord", FRAME, Sort::Summon)
        .costs(&[Cost::S, Cost::S], Key::None)
        .needs(&[Need::Trump(DEMON_LORD)])
        .does(&[
            step(clause!("R73"), Op::IfOpen(DEMON_LORD)),
            step(clause!("A56"), Op::KillAll(Group::Soldiers)),
            step(clause!("A56.1"), Op::King(DEMON_LORD, Face::new(CLUB, 13))),
        ]),
    Action::direct(57, "demon-whisper", "Demon Whisper", FRAME, Sort::TriggeredMagic)
        .when(When::EndWithDemonLord)
        .instant()
        .quick()
        .does(&[step(clause!("A57"), Op::Dig)]),
    // T15: while it is open.
    summon(65, "summon-chariot", "Summon Chariot", Filter::plain(DIAMOND)).needs(&[Need::Trump(CHARIOT)]).does(&[
        step(clause!("R73"), Op::IfOpen(CHARIOT)),
        step(clause!("A65"), Op::KillWall),
        step(clause!("C09"), Op::Form(CHARIOT)),
    ]),
    quick(66, "quick-chariot", "Quick Chariot", Filter::plain(DIAMOND)).needs(&[Need::Trump(CHARIOT)]).does(&[
        step(clause!("R73"), Op::IfOpen(CHARIOT)),
        step(clause!("A66"), Op::KillWall),
        step(clause!("C09"), Op::Form(CHARIOT)),
    ]),
    driven(67, "chariot-break", "Chariot Break", CHARIOT).aims(Target::Wall).does(&[step(clause!("A67"), Op::Kill)]),
    revive(68, "chariot-revive", "Chariot Revive", CHARIOT).does(&[step(clause!("A68"), Op::Revive(CHARIOT))]),
    // T16: while it is open.
    Action::direct(69, "summon-giant", "Summon Giant", FRAME, Sort::Summon)
        .costs(&[Cost::S, Cost::S], Key::None)
        .needs(&[Need::Trump(GIANT)])
        .does(&[
            step(clause!("R73"), Op::IfOpen(GIANT)),
            step(clause!("A69"), Op::KillAll(Group::Walls)),
            step(clause!("A69"), Op::King(GIANT, Face::new(DIAMOND, 13))),
        ]),
    // Obeys A77.
    // T23: while it is open.
    summon(77, "summon-strategist", "Summon Strategist", Filter::plain(CLUB))
        .needs(&[Need::Trump(STRATEGIST)])
        .does(&[step(clause!("R73"), Op::IfOpen(STRATEGIST)), step(clause!("C11"), Op::Form(STRATEGIST))]),
    // Obeys A78.
    quick(78, "quick-strategist", "Quick Strategist", Filter::plain(CLUB)).needs(&[Need::Trump(STRATEGIST)]).does(&[
        step(clause!("R73"), Op::IfOpen(STRATEGIST)),
        step(clause!("R85"), Op::NegateChosen),
        step(clause!("C11"), Op::Form(STRATEGIST)),
    ]),
    driven(79, "foresee", "Foresee", STRATEGIST)
        .instant()
        .quick()
        .does(&[step(clause!("A79"), Op::Draw(2)), step(clause!("A79"), Op::HandToLife)]),
    revive(80, "strategist-revive", "Strategist Revive", STRATEGIST)
        .does(&[step(clause!("A80"), Op::Revive(STRATEGIST))]),
    // T29: while it is open.
    Action::direct(86, "last-ditch", "Last Ditch", FRAME, Sort::QuickMagic)
        .instant()
        .quick()
        .needs(&[Need::Trump(Face::new(CLUB, 10))])
        .aims(Target::AnyKeyed)
        .does(&[
            step(clause!("A86"), Op::Negate(Stop::Always)),
            step(clause!("A86"), Op::DiscardHand(Face::new(CLUB, 10))),
        ]),
    // T30: while it is open.
    summon(87, "summon-knight", "Summon Knight", Filter::plain(SPADE)).needs(&[Need::Trump(KNIGHT)]).does(&[
        step(clause!("R73"), Op::IfOpen(KNIGHT)),
        step(clause!("A87"), Op::OpponentGives(Group::Soldiers)),
        step(clause!("C12"), Op::Form(KNIGHT)),
    ]),
    quick(88, "quick-knight", "Quick Knight", Filter::plain(SPADE)).needs(&[Need::Trump(KNIGHT)]).does(&[
        step(clause!("R73"), Op::IfOpen(KNIGHT)),
        step(clause!("A88"), Op::OpponentGives(Group::Soldiers)),
        step(clause!("C12"), Op::Form(KNIGHT)),
    ]),
    driven(89, "sweep", "Sweep", KNIGHT)
        .instant()
        .quick()
        .aims(Target::Opponent)
        .does(&[step(clause!("A89"), Op::OpponentGives(Group::All))]),
    revive(90, "knight-revive", "Knight Revive", KNIGHT).does(&[step(clause!("A90"), Op::Revive(KNIGHT))]),
];

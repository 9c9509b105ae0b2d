//! Characters (section 5): what a unit is, how it enters, changes and leaves.

use super::zones::bury;
use super::{clause, triggers};
use crate::actions::{ACTIONS, Action, When};
use crate::cards::{self, DIAMOND, Face, HEART, SPADE, Suits};
use crate::game::{BlackPoker, Cx, St};
use crate::state::Request;
use crate::words::{stat, verb, zone};
use baize_kernel::continuous::{self, ContinuousEffect, On, StepRef, Until};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Clause, GameBase, Ref, Seat, Verb};

/// The class of a character (5.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Class {
    /// One card from two to ten.
    Regular,
    /// One J, Q or K.
    Hero,
    /// One A.
    Ace,
    /// One Joker.
    Magician,
    /// Two or more cards of one suit.
    Equipped,
    /// Any one card.
    Wall,
    /// ♠J and a ♡ from two to ten.
    Reanimator,
    /// ♠K and ♣K.
    DemonLord,
    /// ♡J and a ♢ from two to ten.
    Chariot,
    /// ♡K and ♢K.
    Giant,
    /// ♢J and a ♣ from two to ten.
    Strategist,
    /// ♣J and a ♠ from two to ten.
    Knight,
}

impl Class {
    /// Returns its clause.
    pub fn clause(self) -> Clause {
        match self {
            Class::Regular => clause!("C01"),
            Class::Hero => clause!("C02"),
            Class::Ace => clause!("C03"),
            Class::Magician => clause!("C04"),
            Class::Equipped => clause!("C05"),
            Class::Wall => clause!("C06"),
            Class::Reanimator => clause!("C07"),
            Class::DemonLord => clause!("C08"),
            Class::Chariot => clause!("C09"),
            Class::Giant => clause!("C10"),
            Class::Strategist => clause!("C11"),
            Class::Knight => clause!("C12"),
        }
    }

    /// Returns whether it is made of a jack trump and another card.
    pub fn is_jack(self) -> bool {
        matches!(self, Class::Reanimator | Class::Chariot | Class::Strategist | Class::Knight)
    }

    /// Returns whether it is made of two kings and can be no target.
    pub fn is_king(self) -> bool {
        matches!(self, Class::DemonLord | Class::Giant)
    }
}

/// Returns the cards of a unit, its first card first.
pub fn cards_of(s: &St, unit: CardId) -> impl Iterator<Item = CardId> {
    let more = (s.card(unit).attached > 0).then(|| s.iter(s.card(unit).side, zone::GEAR));
    let more = more.into_iter().flatten().filter(move |&c| s.card(c).host == unit);
    std::iter::once(unit).chain(more)
}

/// Returns the suits a unit counts as (R37).
pub fn suits(game: &BlackPoker, s: &St, unit: CardId) -> Suits {
    cards_of(s, unit).fold(0, |set, c| set | cards::suits(game.pool(), s.card(c).def))
}

/// Returns the class of a unit (R34).
pub fn class(game: &BlackPoker, s: &St, unit: CardId) -> Class {
    let card = s.card(unit);
    let (suit, number) = (cards::suits(game.pool(), card.def), cards::number(game.pool(), card.def));
    if card.zone == zone::WALLS {
        return Class::Wall;
    }
    if card.attached > 0 {
        let mixed = suits(game, s, unit) != suit;
        return match (mixed, number, suit) {
            (false, ..) => Class::Equipped,
            (true, 13, SPADE) => Class::DemonLord,
            (true, 13, _) => Class::Giant,
            (true, _, SPADE) => Class::Reanimator,
            (true, _, HEART) => Class::Chariot,
            (true, _, DIAMOND) => Class::Strategist,
            (true, ..) => Class::Knight,
        };
    }
    match number {
        0 => Class::Magician,
        1 => Class::Ace,
        2..=10 => Class::Regular,
        _ => Class::Hero,
    }
}

/// Returns the size of a soldier (R36), which is its number where nothing changes it (C01, C02).
#[inline]
pub fn size(game: &BlackPoker, s: &St, unit: CardId) -> i32 {
    continuous::stat(game, s, unit, stat::SIZE)
}

/// What further cards and Force add to the size of a soldier.
pub fn bonus(game: &BlackPoker, s: &St, unit: CardId) -> i32 {
    let card = s.card(unit);
    if card.zone != zone::SOLDIERS {
        return 0;
    }
    let gear: i32 = cards_of(s, unit).skip(1).map(|c| cards::number(game.pool(), s.card(c).def)).sum();
    // C07, C09, C11, C12: the size is that of the jack.
    let gear = if gear > 0 && class(game, s, unit).is_jack() { 0 } else { gear };
    // G03, R53.1: Force is on the player, so it reaches soldiers that enter later.
    let force = s.continuous.iter().filter(|l| l.on == On::Seat(card.side)).map(|l| match l.shift {
        continuous::Modifier::Add(stat::SIZE, n) => n,
        _ => 0,
    });
    gear + force.sum::<i32>()
}

/// Returns whether a unit has the label Haste (C03, C04, C05.1).
pub fn has_haste(game: &BlackPoker, s: &St, unit: CardId) -> bool {
    let numbers = || cards_of(s, unit).map(|c| cards::number(game.pool(), s.card(c).def));
    numbers().any(|n| n == 1) || (s.card(unit).attached == 0 && numbers().any(|n| n == 0))
}

/// Returns whether a unit came out this turn (R39).
#[inline]
pub fn is_new(s: &St, unit: CardId) -> bool {
    s.card(unit).since == s.turn
}

/// Returns whether a card lies on the field as the first card of a unit.
#[inline]
pub fn is_unit(s: &St, card: CardId) -> bool {
    matches!(s.card(card).zone, zone::WALLS | zone::SOLDIERS)
}

/// Returns the soldiers of a player.
pub fn soldiers(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    s.iter(seat, zone::SOLDIERS)
}

/// Returns the walls of a player, from the life side.
pub fn walls(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    s.iter(seat, zone::WALLS)
}

/// Returns all characters of a player.
pub fn characters(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    walls(s, seat).chain(soldiers(s, seat))
}

/// Returns the charged walls of a player.
pub fn charged_walls(s: &St, seat: Seat) -> impl Iterator<Item = CardId> {
    walls(s, seat).filter(|&w| !s.card(w).rested)
}

/// Returns whether a card can be a soldier: a Joker cannot in Light (R35).
pub fn can_be_soldier(game: &BlackPoker, s: &St, card: CardId) -> bool {
    game.rules.has_magicians() || !cards::is_joker(game.pool(), s.card(card).def)
}

/// R34: a card enters as a soldier, face up. Returns whether it did.
pub fn enter(cx: &mut Cx<'_>, card: CardId, driven: bool, clause: Clause) -> bool {
    let owner = cx.s.card(card).owner;
    if !can_be_soldier(cx.game, cx.s, card) {
        bury(cx, &[card], verb::DIE, clause!("R35"));
        return false;
    }
    cx.move_card(card, Move { face_up: true, ..Move::to(owner, zone::SOLDIERS, verb::ENTER, clause) });
    if driven {
        cx.turn(card, true, clause);
    }
    let class = class(cx.game, cx.s, card);
    // Obeys R34.
    cx.cite(class.clause(), owner, card);
    true
}

/// A card enters as a wall at the end of the row (C06, R42).
pub fn enter_wall(cx: &mut Cx<'_>, card: CardId, face_up: bool, driven: bool, clause: Clause) {
    let owner = cx.s.card(card).owner;
    cx.move_card(card, Move { face_up, ..Move::to(owner, zone::WALLS, verb::WALL, clause) });
    // Obeys C06, R18.
    if driven {
        cx.turn(card, true, clause);
    }
}

/// R75: a trump and another card enter as one new unit.
pub fn form(cx: &mut Cx<'_>, head: CardId, other: CardId, clause: Clause) {
    let owner = cx.s.card(head).owner;
    cx.move_card(head, Move { face_up: true, ..Move::to(owner, zone::SOLDIERS, verb::ENTER, clause) });
    join(cx, other, head, verb::ENTER, clause);
    let class = class(cx.game, cx.s, head);
    // Obeys R75.
    cx.cite(class.clause(), owner, head);
}

/// A card joins a unit; state, role, modifiers and entry turn stay (R38, R39).
pub fn join(cx: &mut Cx<'_>, card: CardId, unit: CardId, way: Verb, clause: Clause) {
    let owner = cx.s.card(unit).owner;
    cx.attach(card, unit, Move::to(owner, zone::GEAR, way, clause));
}

/// Moves units together to their owners' graveyards (R38, R64).
pub fn kill(cx: &mut Cx<'_>, units: &[CardId], way: Verb, clause: Clause) {
    let mut all = Vec::with_capacity(units.len() + 2);
    for &unit in units {
        let first = all.len();
        all.extend(cards_of(cx.s, unit));
        all[first..].reverse();
        revive_later(cx, unit);
    }
    // Obeys R38.
    // Obeys R5: to the graveyards of their owners, whoever killed them.
    bury(cx, &all, way, clause);
}

/// R75.1: a dying jack will become a trump again (A55, A68, A80, A90).
fn revive_later(cx: &mut Cx<'_>, unit: CardId) {
    if !class(cx.game, cx.s, unit).is_jack() {
        return;
    }
    let suit = cards::suits(cx.game.pool(), cx.s.card(unit).def);
    let dies = |action: &&Action| matches!(action.when, Some(When::JackDies(jack)) if jack.suit == suit);
    let Some(Action { number, .. }) = ACTIONS.iter().find(dies) else { return };
    let owner = cx.s.card(unit).owner;
    // Obeys R75.1.
    triggers::raise(cx, Request::new(*number, owner));
}

/// Returns all cards of a unit to their owner's hand.
pub fn to_hand(cx: &mut Cx<'_>, unit: CardId, clause: Clause) {
    let all: Vec<CardId> = cards_of(cx.s, unit).collect();
    for &card in all.iter().rev() {
        super::zones::to_hand(cx, card, verb::TAKE, clause, false);
    }
}

/// R40: a soldier of one card becomes a wall at the end of the row; id, state and entry turn stay.
pub fn lower(cx: &mut Cx<'_>, unit: CardId, clause: Clause) {
    // Obeys R40.
    convert(cx, unit, zone::WALLS, false, clause);
}

/// R40: a wall becomes a soldier; id, state and entry turn stay.
pub fn raise(cx: &mut Cx<'_>, unit: CardId, clause: Clause) {
    if !can_be_soldier(cx.game, cx.s, unit) {
        return bury(cx, &[unit], verb::DIE, clause!("R35"));
    }
    convert(cx, unit, zone::SOLDIERS, true, clause);
    let (owner, class) = (cx.s.card(unit).owner, class(cx.game, cx.s, unit));
    // Obeys R40.
    cx.cite(class.clause(), owner, unit);
}

/// R40.1: converting is not leaving the field: the unit stays the one it was.
fn convert(cx: &mut Cx<'_>, unit: CardId, to: baize_kernel::Zone, face_up: bool, clause: Clause) {
    let was = *cx.s.card(unit);
    cx.move_card(unit, Move { face_up, ..Move::to(was.owner, to, verb::CONVERT, clause) });
    let card = cx.s.card_mut(unit);
    (card.incarnation, card.since) = (was.incarnation, was.since);
    if was.rested {
        cx.turn(unit, true, clause);
    }
    // Obeys R40.1.
    release(cx, unit);
}

/// R38, R40: the cards of a soldier with several become one wall each, in this order. They are
/// new units with the old state and entry turn.
pub fn split(cx: &mut Cx<'_>, unit: CardId, order: &[CardId], clause: Clause) {
    let was = *cx.s.card(unit);
    release(cx, unit);
    // What lay on the first card goes before the card itself does.
    for &card in order.iter().filter(|&&c| c != unit).chain([&unit]) {
        cx.move_card(card, Move::to(was.owner, zone::WALLS, verb::CONVERT, clause));
        cx.s.card_mut(card).since = was.since;
        if was.rested {
            cx.turn(card, true, clause);
        }
    }
    // Obeys R40, R38, R40.1.
    for &card in order {
        cx.rearrange(card, false, verb::ORDER, clause!("R42"));
    }
}

/// A unit stops being attacker or blocker (A26.5, R46).
pub fn release(cx: &mut Cx<'_>, unit: CardId) {
    let data = &mut cx.s.data;
    // The places stay: who was blocked is known by them.
    let roles = data.attackers.iter_mut().chain(data.blockers.iter_mut().map(|(r, _)| r));
    // Obeys A26.5.
    for role in roles.filter(|r| r.card == unit) {
        *role = Ref::NONE;
    }
}

/// G01, G02: changes the size of a soldier until the turn ends (R49, R53).
pub fn change_size(cx: &mut Cx<'_>, unit: CardId, by: i32, seat: Seat, source: CardId, clause: Clause) {
    let on = On::Card(cx.s.refer(unit));
    last(cx, on, by, seat, source, clause);
}

/// G03: changes the size of all soldiers of a player until the turn ends.
pub fn change_all(cx: &mut Cx<'_>, seat: Seat, by: i32, source: CardId, clause: Clause) {
    last(cx, On::Seat(seat), by, seat, source, clause);
}

fn last(cx: &mut Cx<'_>, on: On, by: i32, seat: Seat, source: CardId, clause: Clause) {
    let until = Until { point: crate::words::point::TURN_END, seat, turn: cx.s.turn };
    let source = if source.is_some() { cx.s.refer(source) } else { Ref::NONE };
    let shift = continuous::Modifier::Add(stat::SIZE, by);
    cx.begin(clause, ContinuousEffect { on, shift, until, by: seat, source, at: StepRef::default() });
}

/// Returns the character that a jack trump becomes, if the player has it on the field.
pub fn jacks(game: &BlackPoker, s: &St, seat: Seat, jack: Face) -> impl Iterator<Item = CardId> {
    soldiers(s, seat).filter(move |&u| {
        let def = s.card(u).def;
        class(game, s, u).is_jack() && cards::suits(game.pool(), def) == jack.suit
    })
}

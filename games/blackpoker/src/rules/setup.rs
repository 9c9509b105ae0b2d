//! Set-up (6.3): the steps U1 to U12. No trigger fires and nobody wins or loses here, but for R8 (R12).

use super::{clause, trumps, units, zones};
use crate::cards;
use crate::game::{Cx, opponent};
use crate::options::PresetWall;
use crate::state::{Frame, SetupStep};
use crate::words::{action, phase, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, GameBase, Outcome, Reply, Seat, Verb, Why, Zone};

/// How many cards the pack has (U6).
const PACK: usize = 14;
/// How many cards the opening hand has (U8).
const HAND: usize = 7;

/// Does a step.
pub fn step(cx: &mut Cx<'_>, step: SetupStep) {
    let rules = cx.game.rules;
    match step {
        SetupStep::Trumps(seat) if rules.has_trumps() => ask(cx, step, seat, verb::LAY_TRUMP, 2, clause!("U2")),
        SetupStep::Hand(seat) if rules.chooses_hand() => ask(cx, step, seat, verb::KEEP, 3, clause!("U3")),
        SetupStep::Rare(seat) if rules.has_rare() => ask(cx, step, seat, verb::LAY_RARE, 1, clause!("U4")),
        SetupStep::Trumps(_) | SetupStep::Hand(_) | SetupStep::Rare(_) => cx.push(Frame::Setup(next(step))),
        SetupStep::Deal => deal(cx),
        SetupStep::OpenTrump(seat) => open_trump(cx, seat),
        SetupStep::Begin => begin(cx),
    }
}

/// The step after one of the secret choices; both players make each of them (R6).
fn next(step: SetupStep) -> SetupStep {
    let second = Seat(1);
    match step {
        SetupStep::Trumps(Seat(0)) => SetupStep::Trumps(second),
        SetupStep::Trumps(_) => SetupStep::Hand(Seat(0)),
        SetupStep::Hand(Seat(0)) => SetupStep::Hand(second),
        SetupStep::Hand(_) => SetupStep::Rare(Seat(0)),
        SetupStep::Rare(Seat(0)) => SetupStep::Rare(second),
        _ => SetupStep::Deal,
    }
}

fn ask(cx: &mut Cx<'_>, step: SetupStep, seat: Seat, which: Verb, n: u8, clause: Clause) {
    let cards: Vec<CardId> = cx.s.iter(seat, zone::DECK).collect();
    cx.options().extend(cards.into_iter().map(|c| Choice::card(which, c)));
    cx.push(Frame::Setup(step));
    let shape = if n == 1 { Ask::Pick } else { Ask::Several { min: n, max: n } };
    cx.ask(seat, Why::rule(which, clause), shape);
}

/// Takes a choice.
pub fn resume(cx: &mut Cx<'_>, step: SetupStep, reply: Reply<'_>) {
    let (place, way, number) = match step {
        SetupStep::Trumps(_) => (zone::TRUMP, verb::LAY_TRUMP, clause!("U2")),
        SetupStep::Hand(_) => (zone::HAND, verb::KEEP, clause!("U3")),
        SetupStep::Rare(_) => (zone::RARE, verb::LAY_RARE, clause!("U4")),
        SetupStep::OpenTrump(seat) => {
            trumps::open(cx, reply.one().a, clause!("U11"));
            return cx.push(Frame::Setup(after_open(cx, seat)));
        }
        SetupStep::Deal | SetupStep::Begin => return,
    };
    for choice in reply.chosen {
        let owner = cx.s.card(choice.a).owner;
        // Obeys R6.
        cx.move_card(choice.a, Move::to(owner, place, way, number));
    }
    cx.push(Frame::Setup(next(step)));
}

/// U5 to U10.
fn deal(cx: &mut Cx<'_>) {
    let rules = cx.game.rules;
    cx.cite(rules.format_clause(), Seat(0), CardId::NONE);
    cx.cite(rules.frame_clause(), Seat(0), CardId::NONE);
    // Obeys R2: playable like any other, and told.
    for seat in cx.s.all_seats() {
        // Obeys U1, R4.
        // What lies where is known to whom from now on.
        // Obeys Z1, Z2, Z3, Z4, I7, I8.
        let framed = [(2, clause!("Z6")), (3, clause!("Z7")), (5, clause!("Z8"))];
        for (_, number) in framed.into_iter().filter(|(frame, _)| rules.frame >= *frame) {
            cx.cite(number, seat, CardId::NONE);
        }
        while let Some(card) = cx.s.front(seat, zone::DECK) {
            cx.move_card(card, Move::to(seat, zone::LIFE, verb::DEAL, clause!("U7")));
        }
        cx.shuffle(seat, zone::LIFE, clause!("U5"));
        if rules.has_pack() {
            move_top(cx, seat, PACK, zone::PACK, clause!("U6"));
        }
        let drawn = HAND - cx.s.count(seat, zone::HAND);
        move_top(cx, seat, drawn, zone::HAND, clause!("U8"));
    }
    for seat in cx.s.all_seats() {
        preset(cx, seat);
        if cx.over() {
            return;
        }
    }
    let first = compare(cx);
    cx.s.active = first;
    cx.s.data.chance = first;
    cx.push(Frame::Setup(if rules.has_trumps() { SetupStep::OpenTrump(first) } else { SetupStep::Begin }));
}

fn move_top(cx: &mut Cx<'_>, seat: Seat, n: usize, place: Zone, clause: Clause) {
    for _ in 0..n {
        if let Some(card) = cx.s.front(seat, zone::LIFE) {
            let way = if place == zone::HAND { action(3) } else { verb::DEAL };
            cx.move_card(card, Move::to(seat, place, way, clause));
        }
    }
}

/// U9, U9.1, R7: a wall and a soldier, charged; they count as there before the game (R9).
fn preset(cx: &mut Cx<'_>, seat: Seat) {
    let hidden = cx.game.rules.has_trumps();
    let face_up = match cx.game.rules.preset_wall_face {
        PresetWall::Frame => !hidden,
        PresetWall::Up => true,
        PresetWall::Down => false,
    };
    if let Some(card) = cx.s.front(seat, zone::LIFE) {
        // Obeys R7.
        units::enter_wall(cx, card, face_up, false, clause!("U9"));
    }
    if hidden {
        if let Some(card) = cx.s.front(seat, zone::LIFE) {
            cx.move_card(card, Move::to(seat, zone::SOLDIERS, verb::ENTER, clause!("U9.1")));
        }
        return;
    }
    preset_soldier(cx, seat, clause!("U9"));
}

/// R8: what is no soldier goes to the graveyard and the next card is taken; without one the player loses.
fn preset_soldier(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    loop {
        let Some(card) = cx.s.front(seat, zone::LIFE) else {
            return cx.end(clause!("R8"), Outcome::won_by(opponent(seat)));
        };
        if units::can_be_soldier(cx.game, cx.s, card) {
            units::enter(cx, card, false, clause);
            return;
        }
        zones::bury(cx, &[card], verb::DIE, clause!("R8"));
    }
}

/// U10, R10: the higher top card goes first; ties repeat; before a last life card is taken chance decides.
fn compare(cx: &mut Cx<'_>) -> Seat {
    loop {
        if cx.s.all_seats().any(|seat| cx.s.count(seat, zone::LIFE) <= 1) {
            return Seat(cx.roll(Seat(0), 2, clause!("R10")) as u8);
        }
        let mut numbers = [0; 2];
        for seat in cx.s.all_seats() {
            if let Some(card) = cx.s.front(seat, zone::LIFE) {
                numbers[seat.index()] = cards::number(cx.game.pool(), cx.s.card(card).def);
                zones::bury(cx, &[card], verb::COMPARE, clause!("U10"));
            }
        }
        // Obeys R3.
        match numbers[0].cmp(&numbers[1]) {
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => return Seat(0),
            std::cmp::Ordering::Less => return Seat(1),
        }
    }
}

/// U11: the preset soldier is turned up, then one of the trumps is opened.
fn open_trump(cx: &mut Cx<'_>, seat: Seat) {
    if let Some(card) = cx.s.front(seat, zone::SOLDIERS).filter(|&c| !cx.s.card(c).face_up) {
        if units::can_be_soldier(cx.game, cx.s, card) {
            cx.flip(card, true, clause!("U11"));
            let class = units::class(cx.game, cx.s, card);
            cx.cite(class.clause(), seat, card);
        } else {
            zones::bury(cx, &[card], verb::DIE, clause!("R8"));
            preset_soldier(cx, seat, clause!("U11"));
        }
    }
    let closed: Vec<CardId> = trumps::openable(cx.s, seat).collect();
    cx.options().extend(closed.iter().map(|&c| Choice::card(verb::OPEN, c)));
    cx.push(Frame::Setup(SetupStep::OpenTrump(seat)));
    cx.ask(seat, Why::rule(verb::OPEN, clause!("U11")), Ask::Pick);
}

fn after_open(cx: &Cx<'_>, seat: Seat) -> SetupStep {
    if seat == cx.s.active { SetupStep::OpenTrump(opponent(seat)) } else { SetupStep::Begin }
}

/// U12, R11: the first player draws 1 and has turn and chance, without Charge and Draw.
fn begin(cx: &mut Cx<'_>) {
    let first = cx.s.active;
    zones::draw(cx, first, 1, clause!("U12"));
    cx.begin_phase(phase::PLAY, clause!("U12"));
    cx.begin_turn(first, clause!("U12"));
    // Obeys R11, R12, U12.1.
    cx.push(Frame::Chance);
}

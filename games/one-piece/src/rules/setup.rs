//! Before the game (5-2).

use super::clause;
use crate::game::{Cx, opponent};
use crate::rules::StartEffects;
use crate::state::{Frame, SetupStep, TurnStep};
use crate::words::{cue, phase, stat, verb, zone};
use baize_kernel::effect::TriggerEvent;
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, GameBase, Ref, Reply, Seat, What, Why};

/// How many cards a first hand has (5-2-1-6).
const FIRST_HAND: usize = 5;

/// 5-2-1: the steps before the game, in their order.
pub fn step(cx: &mut Cx<'_>, step: SetupStep) {
    match step {
        SetupStep::Place => place(cx),
        SetupStep::ChooseFirst => ask_first(cx),
        SetupStep::StartEffects(n) => start_effects(cx, n),
        SetupStep::ShuffleChanged(n) => shuffle_changed(cx, n),
        SetupStep::FirstHands => first_hands(cx),
        SetupStep::Redraw(n) => ask_redraw(cx, n),
        SetupStep::DealLife => deal_life(cx),
        SetupStep::Begin => begin(cx),
    }
}

/// Takes the answer of a player.
pub fn resume(cx: &mut Cx<'_>, step: SetupStep, reply: Reply<'_>) {
    match step {
        SetupStep::ChooseFirst => {
            let chooser = cx.s.data.chooser;
            let first = if reply.one().verb == verb::FIRST { chooser } else { opponent(chooser) };
            cx.tell_did(clause!("5-2-1-5"), chooser, reply.one().verb, CardId::NONE, CardId::NONE, 0);
            cx.s.data.first = first;
            cx.s.active = first;
            cx.push(Frame::Setup(SetupStep::StartEffects(0)));
        }
        SetupStep::Redraw(n) => {
            if reply.one().verb == verb::REDRAW {
                redraw(cx, seat_in_order(cx, n));
            }
            cx.push(Frame::Setup(if n == 0 { SetupStep::Redraw(1) } else { SetupStep::DealLife }));
        }
        _ => unreachable!("only these steps ask"),
    }
}

// Obeys 1-1-1, 5-2-1: one step after the other.
fn place(cx: &mut Cx<'_>) {
    for seat in cx.s.all_seats() {
        // Obeys 3-2-1, 3-2-2, 3-2-4, 3-3-1, 3-3-2: face down, and nobody knows its order.
        cx.shuffle(seat, zone::DECK, clause!("5-2-1-2"));
    }
    // 5-2-1-3: Leaders are shown only after both decks are placed.
    for seat in cx.s.all_seats() {
        let card = cx.s.front(seat, zone::NOWHERE).expect("a presented deck has a Leader (5-1-2)");
        // Obeys 3-6-1, 3-6-2: for all to see.
        cx.move_card(card, Move::to(seat, zone::LEADER, verb::PUT, clause!("5-2-1-3")));
    }
    // 5-2-1-4, R13: chance that nobody can steer.
    cx.s.data.chooser = Seat(cx.roll(Seat(0), 2, clause!("5-2-1-4")) as u8);
    cx.push(Frame::Setup(SetupStep::ChooseFirst));
}

fn ask_first(cx: &mut Cx<'_>) {
    cx.push(Frame::Setup(SetupStep::ChooseFirst));
    cx.options();
    cx.offer(Choice::plain(verb::FIRST));
    cx.offer(Choice::plain(verb::SECOND));
    let why = Why { verb: verb::FIRST, source: CardId::NONE, clause: clause!("5-2-1-5") };
    cx.ask(cx.s.data.chooser, why, Ask::Pick);
}

/// 5-2-1-5-1: Leaders' start-of-game effects, the chooser's first (R37).
fn start_effects(cx: &mut Cx<'_>, n: u8) {
    // 2023 has no such step.
    if n == 2 || cx.game.rules.is_2023() {
        return cx.push(Frame::Setup(SetupStep::FirstHands));
    }
    let head = match cx.game.rules.start_effects {
        StartEffects::Chooser => cx.s.data.chooser,
        StartEffects::FirstPlayer => cx.s.data.first,
    };
    let seat = if n == 0 { head } else { opponent(head) };
    cx.push(Frame::Setup(SetupStep::ShuffleChanged(n)));
    if cx.game.pool().any_cue(cue::GAME_STARTS) {
        let notice = TriggerEvent::new(cue::GAME_STARTS, seat, Ref::NONE).only(seat);
        cx.fire(&notice);
        if !cx.s.pending.is_empty() {
            // Obeys 5-2-1-5-1.
            cx.s.tally = 0;
            cx.take_up(None);
        }
    }
}

/// 5-2-1-5-2: a deck that such an effect changed is shuffled by its owner.
fn shuffle_changed(cx: &mut Cx<'_>, n: u8) {
    for seat in cx.s.all_seats() {
        let now = cx.s.count(seat, zone::DECK) as u16;
        if now != cx.s.data.deck_sizes[seat.index()] {
            cx.s.data.deck_sizes[seat.index()] = now;
            cx.shuffle(seat, zone::DECK, clause!("5-2-1-5-2"));
        }
    }
    cx.push(Frame::Setup(SetupStep::StartEffects(n + 1)));
}

fn seat_in_order(cx: &Cx<'_>, n: u8) -> Seat {
    if n == 0 { cx.s.data.first } else { opponent(cx.s.data.first) }
}

fn first_hands(cx: &mut Cx<'_>) {
    for n in 0..2 {
        draw_hand(cx, seat_in_order(cx, n));
    }
    cx.push(Frame::Setup(SetupStep::Redraw(0)));
}

fn draw_hand(cx: &mut Cx<'_>, seat: Seat) {
    for _ in 0..FIRST_HAND {
        if let Some(card) = cx.s.front(seat, zone::DECK) {
            // Obeys 3-4-2, 3-4-3: seen by its player alone.
            cx.move_card(card, Move::to(seat, zone::HAND, verb::DRAW, clause!("5-2-1-6")));
        }
    }
}

/// 5-2-1-6, R14: first player first, each may redraw once.
fn ask_redraw(cx: &mut Cx<'_>, n: u8) {
    cx.push(Frame::Setup(SetupStep::Redraw(n)));
    cx.options();
    cx.offer(Choice::plain(verb::KEEP));
    cx.offer(Choice::plain(verb::REDRAW));
    let why = Why { verb: verb::REDRAW, source: CardId::NONE, clause: clause!("5-2-1-6") };
    cx.ask(seat_in_order(cx, n), why, Ask::Pick);
}

/// 5-2-1-6-1: the whole hand goes back, the deck is shuffled, 5 are drawn.
fn redraw(cx: &mut Cx<'_>, seat: Seat) {
    cx.tell_did(clause!("5-2-1-6-1"), seat, verb::REDRAW, CardId::NONE, CardId::NONE, 0);
    while let Some(card) = cx.s.front(seat, zone::HAND) {
        cx.move_card(card, Move::to(seat, zone::DECK, verb::PUT_BACK, clause!("5-2-1-6-1")));
    }
    cx.shuffle(seat, zone::DECK, clause!("5-2-1-6-1"));
    draw_hand(cx, seat);
}

/// 5-2-1-7, 2-9-2: as many as the Leader's Life, each on top of the last (2-9-2-1).
fn deal_life(cx: &mut Cx<'_>) {
    for n in 0..2 {
        let seat = seat_in_order(cx, n);
        // Obeys 2-9-2, 2-9-2-1, 3-10-2: as many as the Leader says, face down.
        let life = cx.stat(crate::game::leader(cx.s, seat), stat::LIFE);
        for _ in 0..life {
            if let Some(card) = cx.s.front(seat, zone::DECK) {
                cx.move_card(card, Move::to(seat, zone::LIFE, verb::DEAL, clause!("5-2-1-7")).on_top());
            }
        }
    }
    cx.push(Frame::Setup(SetupStep::Begin));
}

/// 5-2-1-8.
fn begin(cx: &mut Cx<'_>) {
    cx.s.turn = 1;
    cx.s.active = cx.s.data.first;
    cx.s.phase = phase::REFRESH;
    let (seat, number) = (cx.s.active, cx.s.turn);
    cx.log.tell(clause!("5-2-1-8"), What::TurnBegan { seat, number });
    super::defeat::deck_out(cx);
    cx.push(Frame::Turn(TurnStep::RefreshStart));
}

//! Setting up a duel (D6.8 to D6.15).

use super::{clause, life, turn};
use crate::game::{Cx, LIFE, opponent};
use crate::state::{Frame, SetupStep};
use crate::words::{verb, zone};
use baize_kernel::{Ask, CardId, Choice, Seat, What, Why};

/// How many cards a player begins with (D6.14).
const OPENING_HAND: usize = 5;

/// Does the next thing before the first turn.
pub fn step(cx: &mut Cx<'_>, step: SetupStep) {
    match step {
        SetupStep::Shuffle => shuffle(cx),
        SetupStep::Toss => toss(cx),
        SetupStep::Choose(seat) => choose(cx, seat),
        SetupStep::Begin => begin(cx),
    }
}

fn shuffle(cx: &mut Cx<'_>) {
    cx.s.data.score.duels += 1;
    for seat in [Seat(0), Seat(1)] {
        // Obeys D6.9: it lies face-down, and nobody knows its order.
        cx.shuffle(seat, zone::DECK, clause!("D6.8"));
    }
    let next = match cx.s.data.score.loser {
        // D6.12: the loser of the last duel decides.
        Some(loser) => SetupStep::Choose(loser),
        // D6.13: there is none, in the first duel and after a draw.
        None => SetupStep::Toss,
    };
    cx.push(Frame::Setup(next));
}

fn toss(cx: &mut Cx<'_>) {
    // Obeys D6.13: there is a new toss.
    let winner = Seat(cx.roll(Seat(0), 2, clause!("D6.11")) as u8);
    cx.push(Frame::Setup(SetupStep::Choose(winner)));
}

fn choose(cx: &mut Cx<'_>, seat: Seat) {
    cx.push(Frame::Setup(SetupStep::Choose(seat)));
    cx.options();
    cx.offer(Choice::plain(verb::FIRST));
    cx.offer(Choice::plain(verb::SECOND));
    let clause = if cx.s.data.score.loser.is_some() { clause!("D6.12") } else { clause!("D6.11") };
    cx.ask(seat, Why::rule(verb::FIRST, clause), Ask::Pick);
}

/// Takes the choice of who goes first.
pub fn resume(cx: &mut Cx<'_>, step: SetupStep, choice: Choice) {
    if let SetupStep::Choose(seat) = step {
        let first = if choice.verb == verb::FIRST { seat } else { opponent(seat) };
        let clause = if cx.s.data.score.loser.is_some() { clause!("D6.12") } else { clause!("D6.11") };
        cx.tell_did(clause, seat, choice.verb, CardId::NONE, CardId::NONE, 0);
        cx.s.data.first = first;
        cx.push(Frame::Setup(SetupStep::Begin));
    }
}

fn begin(cx: &mut Cx<'_>) {
    let first = cx.s.data.first;
    for seat in [first, opponent(first)] {
        // Obeys D6.3: in every duel of a match.
        let was = cx.s.data.lp[seat.index()];
        if was != LIFE {
            cx.s.data.lp[seat.index()] = LIFE;
            cx.log.tell(clause!("D6.3"), What::Scored { seat, score: 0, was, value: LIFE, verb: None });
        }
        for _ in 0..OPENING_HAND {
            life::draw_one(cx, seat, clause!("D6.14"));
        }
    }
    cx.s.data.opening = cx.s.turn + 1;
    turn::begin(cx, first, clause!("D6.15"));
}

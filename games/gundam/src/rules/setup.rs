//! Preparing to play (6-2), with Battle Royale (12-2-1 to 12-2-3) and Team Battle (12-3-5 to 12-3-7).

use super::{ExBase, FirstShield, Mode, clause, seats};
use crate::game::Cx;
use crate::state::{Frame, SetupStep, TurnStep};
use crate::words::{phase, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, Seat, Why};

/// How many cards a first hand has (6-2-1-5).
const FIRST_HAND: usize = 5;
/// How many shields a player has (6-2-2).
const SHIELDS: usize = 6;
/// How many shields each member of a team lays (12-3-5).
const TEAM_SHIELDS: usize = 4;

/// 6-2: the steps before the game, in their order.
pub fn step(cx: &mut Cx<'_>, step: SetupStep) {
    match step {
        SetupStep::Place => place(cx),
        SetupStep::Choose => ask_first(cx),
        SetupStep::FirstHands => first_hands(cx),
        SetupStep::Redraw(n) => ask_redraw(cx, n),
        SetupStep::Shields => lay_out(cx),
        SetupStep::Begin => begin(cx),
    }
}

/// Takes the answer of a player.
pub fn resume(cx: &mut Cx<'_>, step: SetupStep, choice: Choice) {
    if let SetupStep::Redraw(n) = step {
        if choice.verb == verb::REDRAW {
            redraw(cx, seats::nth(cx.game, cx.s, n));
        }
        return cx.push(Frame::Setup(SetupStep::Redraw(n + 1)));
    }
    let chooser = cx.s.data.chooser;
    let clause = if cx.game.rules.is_royale() { clause!("12-2-1") } else { clause!("6-2-1-4") };
    cx.tell_did(clause, chooser, choice.verb, CardId::NONE, CardId::NONE, 0);
    let first = if choice.verb == verb::SECOND { seats::after(cx.game, cx.s, chooser) } else { chooser };
    cx.s.data.counterclockwise = choice.verb == verb::COUNTERCLOCKWISE;
    cx.s.data.first = first;
    cx.s.active = first;
    cx.push(Frame::Setup(SetupStep::FirstHands));
}

fn place(cx: &mut Cx<'_>) {
    // Obeys 1-1-1, 12-1, 12-2, 12-2-5, 12-3: how many play, and by which rule they win, is agreed on beforehand.
    for seat in cx.s.all_seats() {
        // Obeys 4-1-1-1, 4-1-3, 4-2-1, 4-2-2, 4-2-4, 5-2-1, 5-13-1, 6-2-1-1: the decks lie there.
        // Obeys 4-3-1, 4-3-2, 6-2-1-3: and the resource decks.
        cx.shuffle(seat, zone::DECK, clause!("6-2-1-2"));
    }
    let count = if cx.game.rules.is_team() { 2 } else { u16::from(cx.s.seats()) };
    let (number, per) = match cx.game.rules.mode {
        Mode::TwoPlayers => (clause!("6-2-1-4"), 1),
        Mode::FirstToWin | Mode::Elimination => (clause!("12-2-1"), 1),
        Mode::Team => (clause!("12-3-2"), 2),
    };
    cx.s.data.chooser = Seat(cx.roll(Seat(0), count, number) as u8 * per);
    cx.push(Frame::Setup(SetupStep::Choose));
}

/// 6-2-1-4: the winner of the method chooses; in Battle Royale the direction only (R58).
fn ask_first(cx: &mut Cx<'_>) {
    cx.s.data.chooser = remaining(cx, cx.s.data.chooser);
    cx.push(Frame::Setup(SetupStep::Choose));
    let royale = cx.game.rules.is_royale();
    let (options, number) = if royale {
        ([verb::CLOCKWISE, verb::COUNTERCLOCKWISE], clause!("12-2-1"))
    } else {
        ([verb::FIRST, verb::SECOND], if cx.game.rules.is_team() { clause!("12-3-2") } else { clause!("6-2-1-4") })
    };
    cx.options();
    options.iter().for_each(|&option| cx.offer(Choice::plain(option)));
    cx.ask(cx.s.data.chooser, Why::rule(options[0], number), Ask::Pick);
}

fn first_hands(cx: &mut Cx<'_>) {
    for seat in seats::in_order(cx.game, cx.s) {
        // Obeys 4-8-1, 4-8-2, 4-8-3: seen by its player alone.
        draw_hand(cx, seat, clause!("6-2-1-5"));
    }
    cx.push(Frame::Setup(SetupStep::Redraw(0)));
}

fn draw_hand(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    for _ in 0..FIRST_HAND {
        if let Some(card) = cx.s.front(seat, zone::DECK) {
            cx.move_card(card, Move::to(seat, zone::HAND, verb::DRAW, clause));
        }
    }
}

/// 6-2-1-6, 6-2-1-7, 12-2-3, R72: in turn order, each finished before the next decides.
fn ask_redraw(cx: &mut Cx<'_>, n: u8) {
    if n >= cx.s.seats() {
        return cx.push(Frame::Setup(SetupStep::Shields));
    }
    let seat = seats::nth(cx.game, cx.s, n);
    if !seats::is_in(cx.s, seat) {
        return cx.push(Frame::Setup(SetupStep::Redraw(n + 1)));
    }
    cx.push(Frame::Setup(SetupStep::Redraw(n)));
    cx.options();
    cx.offer(Choice::plain(verb::KEEP));
    cx.offer(Choice::plain(verb::REDRAW));
    let clause = match n {
        0 => clause!("6-2-1-6"),
        _ if cx.game.rules.is_royale() => clause!("12-2-3"),
        _ => clause!("6-2-1-7"),
    };
    cx.ask(seat, Why::rule(verb::REDRAW, clause), Ask::Pick);
}

/// 6-2-1-6-1, R1: the hand goes to the bottom, 5 are drawn, and only then the deck is shuffled.
fn redraw(cx: &mut Cx<'_>, seat: Seat) {
    let clause = clause!("6-2-1-6-1");
    cx.tell_did(clause, seat, verb::REDRAW, CardId::NONE, CardId::NONE, 0);
    while let Some(card) = cx.s.front(seat, zone::HAND) {
        cx.move_card(card, Move::to(seat, zone::DECK, verb::BOTTOM, clause));
    }
    draw_hand(cx, seat, clause);
    // Obeys 5-15-1.
    cx.shuffle(seat, zone::DECK, clause);
}

/// 6-2-2 to 6-2-4: shields, EX Bases and EX Resources.
fn lay_out(cx: &mut Cx<'_>) {
    let order: Vec<Seat> = seats::in_order(cx.game, cx.s).collect();
    for &seat in &order {
        if cx.game.rules.is_team() {
            if seats::head(cx.game, seat) == seat {
                lay_team_shields(cx, seat);
            }
        } else {
            // Obeys 4-6-2, 4-6-4, 4-6-4-1: face down, unseen by all.
            (0..SHIELDS).for_each(|_| lay_shield(cx, seat, seat, clause!("6-2-2")));
        }
    }
    for &seat in &order {
        // 12-3-7, R78: one EX Base for a team, the leader's or by the policy the other member's.
        if seats::head(cx.game, seat) == seat {
            let clause = if cx.game.rules.is_team() { clause!("12-3-7") } else { clause!("6-2-3") };
            let mate = seats::partner(cx.game, seat).filter(|_| cx.game.rules.ex_base == ExBase::Partner);
            // Obeys 4-6-3, 4-6-3-1, 5-4-2, 5-17-3-1-1, 5-17-3-1-2, 6-1-2: a Base token, active.
            cx.create(cx.game.known.ex_base, mate.unwrap_or(seat), zone::BASE, clause);
        }
        place_ex(cx, seat);
    }
    cx.push(Frame::Setup(SetupStep::Begin));
}

/// 6-2-4, 12-2-2, 12-3-6: an EX Resource for everybody but the first player or team.
fn place_ex(cx: &mut Cx<'_>, seat: Seat) {
    if seats::allied(cx.game, seat, remaining(cx, cx.s.data.first)) {
        return;
    }
    let clause = match cx.game.rules.mode {
        Mode::TwoPlayers => clause!("6-2-4"),
        Mode::FirstToWin | Mode::Elimination => clause!("12-2-2"),
        Mode::Team => clause!("12-3-6"),
    };
    // Obeys 4-4-3, 5-17-3-2-2: a Resource token.
    cx.create(cx.game.known.ex_resource, seat, zone::RESOURCES, clause);
}

/// 12-3-5: four each, laid in turn, one over the other (R29, R30).
fn lay_team_shields(cx: &mut Cx<'_>, leader: Seat) {
    let mut order: Vec<Seat> = seats::members(cx.game, leader).collect();
    if cx.game.rules.first_shield == FirstShield::Partner {
        order.reverse();
    }
    // Obeys 12-3-3.
    for _ in 0..TEAM_SHIELDS {
        order.iter().for_each(|&owner| lay_shield(cx, owner, leader, clause!("12-3-5")));
    }
}

/// 6-2-2: the deck's top card, unseen, over the shields that lie there (R29).
fn lay_shield(cx: &mut Cx<'_>, owner: Seat, to: Seat, clause: Clause) {
    if let Some(card) = cx.s.front(owner, zone::DECK) {
        cx.move_card(card, Move::to(to, zone::SHIELDS, verb::DEAL, clause).on_top());
    }
}

/// Returns a player or, if that one has left before the first turn (R34), the next in turn order.
fn remaining(cx: &Cx<'_>, seat: Seat) -> Seat {
    if seats::is_in(cx.s, seat) { seat } else { seats::after(cx.game, cx.s, seat) }
}

/// 6-2-5: the first player's turn begins the game.
fn begin(cx: &mut Cx<'_>) {
    cx.s.phase = phase::ACTIVE;
    let first = remaining(cx, cx.s.data.first);
    cx.s.data.first = first;
    cx.begin_turn(first, clause!("6-2-5"));
    cx.push(Frame::Turn(TurnStep::Active));
}

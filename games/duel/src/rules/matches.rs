//! How a duel ends, and the duels of a match (D6.1, D6.2, D1.5).

use super::clause;
use crate::game::{Cx, VOCABULARY, opponent};
use crate::state::{Data, Frame, Score, SetupStep};
use crate::words::{phase, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, DefId, Outcome, Seat, SeatSet, What, Why, Zone};

/// How many duels a match has at most (D6.2).
const DUELS: u8 = 3;

/// Ends the duel: the match goes on, or all is over.
pub fn duel_over(cx: &mut Cx<'_>, clause: Clause, outcome: Outcome) {
    if cx.over() {
        return;
    }
    if !cx.s.data.score.is_match {
        return cx.end(clause, outcome);
    }
    let mut score = cx.s.data.score;
    score.loser = None;
    if let Outcome::Won(seats) = outcome {
        let winner = if seats.has(Seat(0)) { Seat(0) } else { Seat(1) };
        score.wins[winner.index()] += 1;
        score.loser = Some(opponent(winner));
        let value = i32::from(score.wins[winner.index()]);
        cx.log.tell(clause, What::Scored { seat: winner, score: 1, was: value - 1, value, verb: None });
    } else {
        cx.cite(clause, cx.s.active, CardId::NONE);
    }
    // R14: with the other reading a drawn duel is played again.
    if outcome == Outcome::Draw && cx.game.rules.match_draws == super::MatchDraws::Replay {
        score.duels -= 1;
    }
    cx.s.data.score = score;
    match score.wins {
        [2, _] => end_match(cx, Seat(0)),
        [_, 2] => end_match(cx, Seat(1)),
        [a, b] if score.duels >= DUELS => match a.cmp(&b) {
            std::cmp::Ordering::Greater => end_match(cx, Seat(0)),
            std::cmp::Ordering::Less => end_match(cx, Seat(1)),
            std::cmp::Ordering::Equal => cx.end(clause!("D6.2"), Outcome::Draw),
        },
        _ => next_duel(cx),
    }
}

/// A player gives up: the duel under way or, between two duels, the match.
pub fn concede(cx: &mut Cx<'_>, seat: Seat) {
    if cx.s.data.score.is_match && cx.s.phase == phase::BETWEEN {
        return end_match(cx, opponent(seat));
    }
    duel_over(cx, clause!("D6.1"), Outcome::won_by(opponent(seat)));
}

/// Ends the match.
fn end_match(cx: &mut Cx<'_>, winner: Seat) {
    cx.end(clause!("D6.2"), Outcome::Won(SeatSet::one(winner)));
}

/// Clears the table and lets both players swap cards (D1.5) before the next duel.
fn next_duel(cx: &mut Cx<'_>) {
    cx.ask_again();
    cx.s.clear_agenda();
    cx.s.delayed.clear();
    cx.unbind_all();
    cx.expire(clause!("D6.1"), |_| true);
    for seat in [Seat(0), Seat(1)] {
        for at in (0..VOCABULARY.zones.len() as u8).map(Zone) {
            if !matches!(at, zone::DECK | zone::SIDE) {
                collect(cx, seat, at);
            }
        }
    }
    // What the collecting itself set off is of the duel that is over.
    cx.s.pending.clear();
    let score = cx.s.data.score;
    cx.s.data = Data { lp: cx.s.data.lp, first: cx.s.data.first, score, ..Data::default() };
    let loser = score.loser.unwrap_or(Seat(0));
    cx.begin_phase(phase::BETWEEN, clause!("D6.2"));
    cx.push(Frame::Setup(SetupStep::Shuffle));
    cx.push(Frame::Swap(opponent(loser)));
    cx.push(Frame::Swap(loser));
}

/// Puts the cards of a pile back into their owners' decks.
fn collect(cx: &mut Cx<'_>, seat: Seat, at: Zone) {
    while let Some(card) = cx.s.front(seat, at) {
        if cx.s.card(card).host.is_some() {
            cx.rehost(card, CardId::NONE, verb::FALL_OFF, clause!("D6.9"));
        }
        let owner = cx.s.card(card).owner;
        cx.move_card(card, Move::to(owner, zone::DECK, verb::MOVE, clause!("D6.9")));
    }
}

/// D1.5: the player exchanges cards one for one, pair by pair, until content.
pub fn ask_swap(cx: &mut Cx<'_>, seat: Seat) {
    if cx.s.count(seat, zone::SIDE) == 0 {
        return;
    }
    cx.push(Frame::Swap(seat));
    let mut options = std::mem::take(cx.options());
    // The list of cards being taken is free between duels: it saves one of our own per question.
    let mut cards = std::mem::take(&mut cx.s.data.taken);
    let s = &*cx.s;
    cards.extend(s.iter(seat, zone::SIDE));
    let split = cards.len();
    cards.extend(s.iter(seat, zone::DECK));
    let (sides, mains) = cards.split_at_mut(split);
    let def_of = |c: CardId| s.card(c).def;
    // In an order that tells nothing of where they lie.
    sides.sort_unstable_by_key(|&c| (def_of(c), c));
    mains.sort_unstable_by_key(|&c| (def_of(c), c));
    for &b in one_of_each(sides, def_of) {
        let others = one_of_each(mains, def_of).filter(|&&a| def_of(a) != def_of(b));
        options.extend(others.map(|&a| Choice::pair(verb::SWAP, a, b)));
    }
    cards.clear();
    cx.s.data.taken = cards;
    options.push(Choice::plain(verb::DONE));
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::SWAP, clause!("D1.5")), Ask::Pick);
}

/// D1.7: one card of each name stands for all of them; the cards are in the order of their names.
fn one_of_each(cards: &[CardId], def_of: impl Fn(CardId) -> DefId + Copy) -> impl Iterator<Item = &CardId> {
    let first = move |i: usize| i == 0 || def_of(cards[i - 1]) != def_of(cards[i]);
    cards.iter().enumerate().filter(move |(i, _)| first(*i)).map(|(_, card)| card)
}

/// Exchanges a pair of cards, or goes on.
// Obeys D6.10: card for card, so that the side deck keeps its size.
pub fn resume_swap(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    if choice.verb != verb::SWAP {
        let Score { side, .. } = cx.s.data.score;
        debug_assert_eq!(usize::from(side[seat.index()]), cx.s.count(seat, zone::SIDE));
        return;
    }
    cx.push(Frame::Swap(seat));
    for (card, to) in [(choice.a, zone::SIDE), (choice.b, zone::DECK)] {
        cx.move_card(card, Move::to(seat, to, verb::SWAP, clause!("D1.5")));
    }
}

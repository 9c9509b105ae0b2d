//! The window between the attempt and the success of a summon (D9.32, R37).

use super::priority::{self, Moment};
use super::{activation, chain, clause, leaving, windows};
use crate::game::{Cx, opponent};
use crate::state::{Attempt, Frame, Mark, News, Way};
use crate::words::{cue, point, stat, verb, zone};
use baize_kernel::continuous::{ContinuousEffect, Modifier, On, Until};
use baize_kernel::effect::Agent;
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Ref, Seat, Why};

/// The ATK of a monster that came without the tributes its level asks for.
const LESSER_ATK: i32 = 1900;

/// Attempts a summon: when somebody could answer, the monster is shown first.
pub fn begin(cx: &mut Cx<'_>, card: CardId, way: Way) {
    announce(cx, card, way);
    let seat = cx.s.card(card).side;
    let mut options = std::mem::take(cx.options());
    for seat in [Seat(0), Seat(1)] {
        priority::offer_if_ready(cx, seat, Moment::Attempt, &mut options);
    }
    // R33: a question that nobody could answer is left out, unless the policy wants it asked.
    let fair = [Seat(0), Seat(1)].into_iter().any(|seat| windows::opens(cx.game, cx.s, seat));
    let asked = !options.is_empty() || cx.game.rules.always_prompt || fair;
    options.clear();
    *cx.options() = options;
    if !asked {
        forget(cx);
        return succeed(cx, card, way);
    }
    if way == Way::Flip {
        cx.flip(card, true, clause!("D9.32"));
    } else {
        cx.move_card(card, Move::to(seat, zone::LIMBO, verb::SUMMON, clause!("D9.32")));
    }
    forget(cx);
    announce(cx, card, way);
    cx.push(Frame::Attempted);
    let seat = cx.s.active;
    cx.push(Frame::Attempt { seat, passes: 0 });
}

fn announce(cx: &mut Cx<'_>, card: CardId, way: Way) {
    let (seat, monster) = (cx.s.card(card).side, cx.s.refer(card));
    cx.s.data.attempt = Some(Attempt { card: monster, way, negated: false });
    let news = News { cue: cue::SUMMON_ATTEMPTED, seat, card: monster, other: Ref::NONE };
    cx.s.data.news.push(news);
}

fn forget(cx: &mut Cx<'_>) {
    cx.s.data.attempt = None;
    cx.s.data.news.retain(|n| n.cue != cue::SUMMON_ATTEMPTED);
}

/// Asks one player after the other for an answer to the attempt.
pub fn ask(cx: &mut Cx<'_>, seat: Seat, passes: u8) {
    let negated = cx.s.data.attempt.is_none_or(|a| a.negated);
    if negated {
        return;
    }
    if let Some((seat, passes)) = priority::next_to_act(cx, seat, passes, Moment::Attempt) {
        cx.push(Frame::Attempt { seat, passes });
        cx.ask(seat, Why::rule(verb::ACTIVATE, clause!("D9.32")), Ask::Pick);
    }
}

/// Takes an answer; the chain on it is played out before the attempt is settled. There is one such
/// chain at most (D9.30): if the answer to the attempt is itself negated, the summon succeeds.
pub fn resume(cx: &mut Cx<'_>, seat: Seat, passes: u8, choice: Choice) {
    if choice.verb == verb::PASS {
        return cx.push(Frame::Attempt { seat: opponent(seat), passes: passes + 1 });
    }
    activation::begin(cx, seat, choice.a, choice.n);
}

/// The attempt succeeds, or the monster goes to the graveyard and the normal summon stays used.
pub fn settle(cx: &mut Cx<'_>) {
    let Some(attempt) = cx.s.data.attempt else { return };
    forget(cx);
    // D9.32: what the monster does while it lies face-up may begin now.
    let card = attempt.card.card;
    chain::stir(cx, card);
    if !attempt.negated {
        return if cx.s.is_current(attempt.card) {
            succeed(cx, card, attempt.way)
        };
    }
    if cx.s.is_current(attempt.card) {
        leaving::send(cx, card, verb::SEND, clause!("D9.32"));
    }
    if super::triggers::waiting(cx.s) || !cx.s.data.news.is_empty() {
        priority::open(cx, false);
    }
}

/// The monster is summoned: what waits for that may be used now (D9.30).
fn succeed(cx: &mut Cx<'_>, card: CardId, way: Way) {
    priority::open(cx, false);
    let seat = cx.s.card(card).side;
    match way {
        Way::Own => {
            // D4.17, D4.18; summoned its own way, it may come back later (D4.21).
            let monster = cx.s.refer(card);
            leaving::note(cx, card, Mark::Proper);
            return cx.push(Frame::Arrive { card: monster, seat, position: None, bond: Ref::NONE });
        }
        Way::Flip => {
            // Obeys D4.15, D4.1: to attack position, and the normal summon of the turn is left.
            cx.flip(card, true, clause!("D4.14"));
            leaving::note(cx, card, Mark::Changed);
            turned_up(cx, card);
        }
        Way::Normal | Way::Lesser | Way::Three => {
            let to = Move::to(seat, zone::MONSTERS, verb::SUMMON, clause!("D4.2"));
            // Obeys D3.1: the card lies there with its values.
            cx.move_card(card, Move { face_up: true, ..to });
        }
    }
    let monster = cx.s.refer(card);
    if way == Way::Lesser {
        lessen(cx, card);
    }
    let rule = Agent::Rule;
    if way == Way::Three {
        own_notice(cx, card, cue::THREE_TRIBUTES);
    }
    let cue = if way == Way::Flip { cue::FLIP_SUMMONED } else { cue::NORMAL_SUMMONED };
    // Obeys D9.29: a summon is no activation and makes no link.
    chain::happen(cx, News { cue, seat, card: monster, other: Ref::NONE }, rule);
}

/// Lets the abilities of one card wait that are about it alone.
pub fn own_notice(cx: &mut Cx<'_>, card: CardId, cue: baize_kernel::Cue) {
    let this = cx.s.refer(card);
    leaving::tell_own(cx, cue, this, Ref::NONE, Agent::Rule);
}

/// A monster has turned face-up: flip effects (D3.18), and what was noted while it was hidden.
pub fn turned_up(cx: &mut Cx<'_>, card: CardId) {
    if cx.s.data.notes.iter().any(|n| n.card == card && n.mark == Mark::Lesser) {
        lessen(cx, card);
    }
    own_notice(cx, card, cue::FLIP);
}

/// The original ATK counts as 1900 while the monster stays.
fn lessen(cx: &mut Cx<'_>, card: CardId) {
    let (monster, by) = (cx.s.refer(card), cx.s.card(card).side);
    let until = Until { point: point::FOREVER, seat: by, turn: u16::MAX };
    let shift = Modifier::Base(stat::ATK, LESSER_ATK);
    let continuous = ContinuousEffect { on: On::Card(monster), shift, until, by, source: monster, at: super::NO_STEP };
    cx.begin(clause!("D4.8"), continuous);
}

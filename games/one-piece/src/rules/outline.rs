//! Principles (chapter 1): why something cannot be done.

use super::{battle, clause, counter, main_phase};
use crate::game::{OnePiece, St};
use crate::state::{BattleStep, Frame};
use crate::words::verb;
use baize_kernel::continuous::ContinuousEffect;
use baize_kernel::{CardId, Choice, Clause, GameBase, Job, Refusal, Rejected, Seat};

/// Says which clause keeps a seat from doing something that is not offered.
pub fn explain(game: &OnePiece, s: &St, seat: Seat, choice: &Choice) -> Rejected {
    let exists = |c: CardId| c == CardId::NONE || c.index() < s.card_count();
    let against = if !exists(choice.a) || !exists(choice.b) {
        Some(Refusal::from(clause!("8-4-4")))
    } else {
        match s.agenda.last() {
            Some(Job::Game(Frame::Main)) => main_phase::why_not(game, s, seat, choice),
            Some(Job::Game(Frame::Battle(BattleStep::Block))) => Some(battle::why_not_block(game, s, seat, choice)),
            Some(Job::Game(Frame::Battle(BattleStep::Counter))) => counter::why_not(game, s, seat, choice),
            _ => s.prompt().map(|p| Refusal::from(p.why.clause)),
        }
    };
    let what = format!("{} is not possible now", game.vocabulary().verb(choice.verb));
    Rejected::by(against.unwrap_or(Clause::NONE.into()), what)
}

/// 1-3-3: something in force forbids it.
pub fn banned_by(by: &ContinuousEffect) -> Refusal {
    Refusal::new(clause!("1-3-3"), "forbidden").about(by.source.card)
}

/// Returns whether the choice is an offer of the open question.
pub fn is_offered(s: &St, choice: &Choice) -> bool {
    s.prompt().is_some_and(|p| p.options.contains(choice))
}

/// The clause for a verb that belongs to another moment.
pub fn wrong_moment(which: baize_kernel::Verb) -> Clause {
    match which {
        // 10-2-4-1: [Counter] only in the Counter Step; 2-10-1 for the icon.
        verb::COUNTER => clause!("10-2-4-1"),
        verb::BLOCK => clause!("10-1-4-1"),
        verb::TRIGGER => clause!("4-6-3"),
        verb::ACTIVATE => clause!("10-2-2-1"),
        verb::ATTACK => clause!("7-1"),
        _ => clause!("6-5-2"),
    }
}

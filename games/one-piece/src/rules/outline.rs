//! Principles (chapter 1): prohibitions beat commands, and why something cannot be done.

use super::{battle, clause, counter, main_phase};
use crate::game::{OnePiece, St};
use crate::state::{BattleStep, Frame};
use crate::words::verb;
use baize_kernel::effect::Agent;
use baize_kernel::ir::{Cause, Change, Step};
use baize_kernel::lasting::{Lasting, On, Shift};
use baize_kernel::select::{self, Env};
use baize_kernel::{Ban, CardId, Choice, Clause, Game, Job, Rejected, Seat};

/// 1-3-3: returns whether a prohibition on a card is in force against `other` and `agent`.
pub fn bans(game: &OnePiece, s: &St, card: CardId, which: Ban, other: CardId, agent: Agent) -> bool {
    s.lasting.iter().any(|l| {
        matches!(l.on, On::Card(r) if r.card == card)
            && l.shift == Shift::Forbid(which)
            && fits(game, s, l, other, agent)
    })
}

/// 1-3-3: returns whether a prohibition on a player is in force for `other`.
pub fn player_bans(game: &OnePiece, s: &St, seat: Seat, which: Ban, other: CardId) -> bool {
    s.lasting
        .iter()
        .any(|l| l.on == On::Seat(seat) && l.shift == Shift::Forbid(which) && fits(game, s, l, other, Agent::Rule))
}

fn fits(game: &OnePiece, s: &St, l: &Lasting, other: CardId, agent: Agent) -> bool {
    let Step::Change { change: Change::Forbid(_, tests, cause), .. } =
        &game.pool().ability(l.at.ability).body[l.at.pc as usize]
    else {
        return true;
    };
    let caused = match (cause, agent) {
        (Cause::Anything, _) => true,
        (Cause::Battle, agent) => agent == Agent::Battle,
        (Cause::Rule, agent) => agent == Agent::Rule,
        (Cause::Effect(side), Agent::Effect(seat)) => game.is_side(s, *side, l.by, seat),
        (Cause::Effect(_), _) => false,
    };
    let mut env = Env::of_card(s, l.source.card);
    env.you = l.by;
    caused && (tests.is_empty() || other.is_some() && select::passes_all(game, s, &env, other, tests))
}

/// Says which clause keeps a seat from doing something that is not offered.
pub fn explain(game: &OnePiece, s: &St, seat: Seat, choice: &Choice) -> Rejected {
    let exists = |c: CardId| c == CardId::NONE || c.index() < s.card_count();
    let against = if !exists(choice.a) || !exists(choice.b) {
        Some(clause!("8-4-4"))
    } else {
        match s.agenda.last() {
            Some(Job::Game(Frame::Main)) => main_phase::why_not(game, s, seat, choice),
            Some(Job::Game(Frame::Battle(BattleStep::Block))) => Some(battle::why_not_block(game, s, seat, choice)),
            Some(Job::Game(Frame::Battle(BattleStep::Counter))) => counter::why_not(game, s, seat, choice),
            _ => s.prompt().map(|p| p.why.clause),
        }
    };
    let clause = against.unwrap_or(Clause::NONE);
    let what = format!("{} is not possible now", game.vocabulary().verb(choice.verb));
    Rejected::Forbidden { clause, what }
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

/// Returns whether a zone is the Leader, Character or Stage area.
pub fn is_field_area(area: baize_kernel::Zone) -> bool {
    matches!(area, crate::words::zone::LEADER | crate::words::zone::CHARACTERS | crate::words::zone::STAGE)
}

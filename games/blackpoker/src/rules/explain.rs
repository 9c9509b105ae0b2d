//! Why something that is not offered cannot be done.

use super::{battle, clause, draft, flow, request, targets, wishes};
use crate::actions::{self, Action, Op};
use crate::game::{BlackPoker, St};
use crate::state::{Frame, Part};
use crate::words::verb;
use baize_kernel::{CardId, Choice, Clause, Game, Job, Rejected, Seat};

/// Says which clause keeps a seat from doing something.
pub fn explain(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Rejected {
    let exists = |c: CardId| c == CardId::NONE || c.index() < s.card_count();
    let number = match exists(choice.a) && exists(choice.b) {
        true => why_not(game, s, seat, choice),
        false => None,
    };
    let clause = number.or(s.prompt().map(|p| p.why.clause)).unwrap_or(Clause::NONE);
    let what = format!("{} is not possible now", game.vocabulary().verb(choice.verb));
    Rejected::by(clause, what)
}

fn why_not(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    match s.agenda.last() {
        Some(Job::Game(Frame::Chance)) => at_chance(game, s, seat, choice),
        Some(Job::Game(Frame::Draft)) => in_draft(game, s, choice),
        Some(Job::Game(Frame::Effect)) => in_effect(game, s, seat, choice),
        _ => None,
    }
}

fn at_chance(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    if choice.verb == verb::PASS {
        return (!flow::may_pass(game, s, seat)).then_some(clause!("R20"));
    }
    let number = choice.verb.0.saturating_add(1);
    if !(1..=90).contains(&number) {
        return None;
    }
    let action = actions::get(number);
    let against =
        request::may_request(game, s, seat, action).err().or_else(|| why_not_so(game, s, seat, action, choice));
    // R22: a request is put together part by part, so with more words it is none.
    against.or(Some(clause!("R22")))
}

/// The clause against a request that may be made, but not with these cards.
fn why_not_so(game: &BlackPoker, s: &St, seat: Seat, action: &Action, choice: &Choice) -> Option<Clause> {
    if action.number == 4 && choice.a.is_some() {
        // R43: the attackers are named when Attack resolves.
        return battle::may_attack(game, s, seat, choice.a).err().or(Some(clause!("R43")));
    }
    if !choice.b.is_some() {
        return None;
    }
    match action.target.is_unit() {
        true => targets::may_target(game, s, &wishes::with_key(s, seat, action, choice.a), choice.b).err(),
        false => Some(action.aim),
    }
}

fn in_draft(game: &BlackPoker, s: &St, choice: &Choice) -> Option<Clause> {
    let draft = s.data.draft?;
    match (draft.part, choice.verb) {
        (Part::Target, verb::TARGET) if choice.a.is_some() => {
            let against = targets::may_target(game, s, &draft.request, choice.a).err();
            against.or(Some(draft::clause_of(&draft)))
        }
        (Part::Walls | Part::Discards | Part::Victims, verb::DRIVE | verb::DISCARD | verb::SACRIFICE) => {
            Some(clause!("R23"))
        }
        _ => Some(draft::clause_of(&draft)),
    }
}

fn in_effect(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    let now = s.data.now?;
    let step = now.request.action().effect.get(usize::from(now.pc))?;
    match step.op {
        Op::Attack if choice.a.is_some() => battle::may_attack(game, s, seat, choice.a).err(),
        Op::Block if choice.a.is_some() => match battle::may_block(s, seat, choice.a) {
            Err(number) => Some(number),
            // R44: a wall and soldiers, or two walls, never block together.
            Ok(()) => Some(clause!("R44")),
        },
        _ => None,
    }
}

//! Why something is not offered: the same functions that decide what is.

use super::{activation, battle, clause, main_phase, playing, seats};
use crate::game::{Gundam, St};
use crate::state::{BattleStep, Frame};
use crate::words::{cue, keyword, kind, stat, verb, zone};
use baize_kernel::{CardId, Choice, Clause, Cue, GameBase, Job, Refusal, Rejected, Seat, continuous};

/// Says which clause keeps a seat from doing something that is not offered.
pub fn explain(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Rejected {
    let exists = |c: CardId| c == CardId::NONE || c.index() < s.card_count();
    let asked = s.prompt().map_or(Clause::NONE, |p| p.why.clause);
    let clause = if !exists(choice.a) || !exists(choice.b) {
        asked
    } else {
        match s.agenda.last() {
            Some(Job::Game(Frame::Main)) => in_main_phase(game, s, seat, choice).unwrap_or(clause!("7-5-1")),
            Some(Job::Game(Frame::Action)) => in_action_step(game, s, seat, choice).unwrap_or(clause!("9-3")),
            Some(Job::Game(Frame::Battle(BattleStep::Block(_)))) => in_block_step(game, s, seat, choice),
            _ => asked,
        }
    };
    let what = format!("{} is not possible now", game.vocabulary().verb(choice.verb));
    Rejected::by(reason(game, s, seat, choice, clause), what)
}

/// What stands behind a refusal, in numbers and cards.
fn reason(game: &Gundam, s: &St, seat: Seat, choice: &Choice, clause: Clause) -> Refusal {
    let card = choice.a;
    if !card.is_some() || card.index() >= s.card_count() {
        return clause.into();
    }
    let say = |key| Refusal::new(clause, key).about(card);
    let read = |which| continuous::stat(game, s, card, which);
    match clause.as_str() {
        "2-9-1" => say("lv").needs(read(stat::LV), s.count(seat, zone::RESOURCES) as i32),
        "2-10-1" => say("costs").needs(read(stat::COST), playing::active_resources(s, seat) as i32),
        "3-2-4" => say("deployed-this-turn"),
        "3-3-3" => say("no-unit"),
        "3-3-4" => say("has-pilot").about(choice.b),
        "8-2-1" | "8-3-1" if s.card(card).rested => say("is-rested"),
        "8-2-1" if choice.b.is_some() => say("not-a-target").about(choice.b),
        "13-1-4-1" => say("no-blocker"),
        "10-1-8-1-1" | "10-2-2" => say("no-target"),
        "10-2-1" => say("condition"),
        "10-1-7-2" | "10-1-7-3" => say("cannot-pay"),
        "13-2-13-1" => say("used-this-turn"),
        _ => clause.into(),
    }
}

fn in_main_phase(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    let card = choice.a;
    if choice.verb == verb::HAND_OVER && game.rules.is_team() {
        return Some(clause!("12-3-4"));
    }
    if !card.is_some() {
        return None;
    }
    match choice.verb {
        verb::PLAY => playing::may_play(game, s, seat, card, playing::Means::of(s, seat)).err(),
        verb::PAIR if choice.b.is_some() => {
            playing::may_play_as_pilot(game, s, seat, card, playing::Means::of(s, seat))
                .and_then(|()| playing::may_take_pilot(game, s, seat, choice.b))
                .err()
        }
        verb::PAIR => playing::may_play_as_pilot(game, s, seat, card, playing::Means::of(s, seat))
            .err()
            .or(Some(clause!("3-3-3"))),
        verb::ATTACK => main_phase::may_attack(game, s, seat, card)
            .and_then(|()| match choice.b {
                CardId::NONE => may_attack_seat(game, s, seat, card, choice.n),
                target => main_phase::may_target(game, s, card, target),
            })
            .err(),
        verb::ACTIVATE => why_not_activate(game, s, seat, choice, cue::ACTIVATE_MAIN),
        verb::BLOCK => Some(clause!("13-1-4-1")),
        _ => None,
    }
}

fn may_attack_seat(game: &Gundam, s: &St, seat: Seat, unit: CardId, n: u16) -> Result<(), Clause> {
    if !seats::enemies(game, s, seat).any(|enemy| u16::from(enemy.0) == n) {
        return Err(clause!("8-2-1"));
    }
    main_phase::may_attack_player(game, s, unit, Seat(n as u8))
}

fn in_action_step(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Option<Clause> {
    let card = choice.a;
    if !card.is_some() {
        return None;
    }
    match choice.verb {
        verb::PLAY => playing::may_use_in_action(game, s, seat, card, playing::Means::of(s, seat)).err(),
        // 13-2-4-2: a Command is no Pilot in an action step.
        verb::PAIR if game.pool().def(s.card(card).def).has_keyword(keyword::PILOT_PART) => Some(clause!("13-2-4-2")),
        verb::ACTIVATE if activation::activated_of(game, s, card, cue::ACTIVATE_ACTION).next().is_none() => {
            Some(clause!("13-2-1-1"))
        }
        verb::ACTIVATE => why_not_activate(game, s, seat, choice, cue::ACTIVATE_ACTION),
        verb::ATTACK => Some(clause!("8-1")),
        _ => None,
    }
}

fn why_not_activate(game: &Gundam, s: &St, seat: Seat, choice: &Choice, which: Cue) -> Option<Clause> {
    let card = choice.a;
    if s.card(card).owner != seat {
        return Some(if seats::allied(game, seat, s.card(card).owner) {
            clause!("12-3-3")
        } else {
            clause!("7-5-3-1")
        });
    }
    if !activation::areas(game, which).any(|area| area == s.card(card).zone) {
        return Some(if s.card(card).zone == zone::HAND { clause!("2-11-2") } else { clause!("10-1-2") });
    }
    let other = if which == cue::ACTIVATE_MAIN { cue::ACTIVATE_ACTION } else { cue::ACTIVATE_MAIN };
    let found = activation::activated_of(game, s, card, which).find(|(n, _)| *n == choice.n);
    match found {
        Some((_, at)) => activation::may_use(game, s, card, at).err(),
        None if activation::activated_of(game, s, card, other).next().is_some() => {
            Some(if which == cue::ACTIVATE_MAIN { clause!("13-2-2-1") } else { clause!("13-2-1-1") })
        }
        None => None,
    }
}

fn in_block_step(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Clause {
    match choice.verb {
        verb::BLOCK if choice.a.is_some() => {
            battle::may_block(game, s, seat, choice.a).err().unwrap_or(clause!("8-3-1"))
        }
        verb::PLAY if choice.a.is_some() && game.pool().def(s.card(choice.a).def).kind == kind::COMMAND => {
            clause!("13-2-3-1")
        }
        _ => clause!("8-3-1"),
    }
}

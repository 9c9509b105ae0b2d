//! What may be done at a question, and why not: options, refusals and what a card could mean come from the
//! same functions.

use super::{activation, battle, clause, main_phase, playing, seats};
use crate::game::{Gundam, St};
use crate::state::{BattleStep, Frame};
use crate::words::{cue, keyword, kind, phase, verb, zone};
use baize_kernel::{CardId, Choice, Cue, GameBase, Refusal, Seat};
use playing::Means;

/// Whether a seat may do something at the question that a frame asks.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn check(game: &Gundam, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match frame {
        Frame::Main | Frame::Action | Frame::Battle(BattleStep::Block(_)) if !choice.a.is_some() => {
            plainly(game, s, frame, choice)
        }
        _ if !names_no_more(choice) => s.listed(choice),
        Frame::Main => in_main_phase(game, s, seat, choice),
        Frame::Action => in_action_step(game, s, seat, choice),
        Frame::Battle(BattleStep::Block(_)) => in_block_step(game, s, seat, choice),
        _ => s.listed(choice),
    }
}

/// Whether a choice names nothing that its verb is not about.
fn names_no_more(choice: &Choice) -> bool {
    match choice.verb {
        // A player is told by the number of the seat.
        verb::ATTACK => !choice.b.is_some() || choice.n == 0,
        verb::PAIR => choice.n == 0,
        verb::ACTIVATE => !choice.b.is_some(),
        verb::PLAY | verb::BLOCK => !choice.b.is_some() && choice.n == 0,
        _ => true,
    }
}

/// What is done without a card.
fn plainly(game: &Gundam, s: &St, frame: Frame, choice: &Choice) -> Result<(), Refusal> {
    let why = match frame {
        Frame::Main if choice.verb == verb::HAND_OVER && game.rules.is_team() => {
            Refusal::new(clause!("12-3-4"), "leader-decides")
        }
        Frame::Main => IN_MAIN_PHASE,
        Frame::Action => IN_ACTION_STEP,
        _ => IN_BLOCK_STEP,
    };
    s.listed(choice).map_err(|_| why)
}

const IN_MAIN_PHASE: Refusal = Refusal::new(clause!("7-5-1"), "in-main-phase");
const IN_ACTION_STEP: Refusal = Refusal::new(clause!("9-3"), "in-action-step");
const IN_BLOCK_STEP: Refusal = Refusal::new(clause!("8-3-1"), "in-block-step");

fn in_main_phase(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let (card, other) = (choice.a, choice.b);
    match choice.verb {
        verb::PLAY => playing::may_play(game, s, seat, card, Means::of(s, seat)),
        verb::PAIR => {
            playing::may_play_as_pilot(game, s, seat, card, Means::of(s, seat))?;
            match other {
                CardId::NONE => Err(Refusal::new(clause!("3-3-3"), "no-unit").about(card)),
                unit => playing::may_take_pilot(game, s, seat, unit),
            }
        }
        verb::ATTACK => {
            main_phase::may_attack(game, s, seat, card)?;
            match other {
                CardId::NONE => may_attack_seat(game, s, seat, card, choice.n),
                target => main_phase::may_target(game, s, card, target),
            }
        }
        verb::ACTIVATE => may_activate(game, s, seat, choice, cue::ACTIVATE_MAIN),
        verb::BLOCK => Err(Refusal::new(clause!("13-1-4-1"), "for-block-step").about(card)),
        _ => s.listed(choice).map_err(|_| IN_MAIN_PHASE),
    }
}

fn may_attack_seat(game: &Gundam, s: &St, seat: Seat, unit: CardId, n: u16) -> Result<(), Refusal> {
    if !seats::enemies(game, s, seat).any(|enemy| u16::from(enemy.0) == n) {
        return Err(Refusal::new(clause!("8-2-1"), "no-such-player"));
    }
    main_phase::may_attack_player(game, s, unit, Seat(n as u8))
}

fn in_action_step(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let card = choice.a;
    match choice.verb {
        verb::PLAY => playing::may_use_in_action(game, s, seat, card, Means::of(s, seat)),
        // 13-2-4-2: a Command is no Pilot in an action step.
        verb::PAIR if game.pool().def(s.card(card).def).has_keyword(keyword::PILOT_PART) => {
            Err(Refusal::new(clause!("13-2-4-2"), "pairs-in-main-phase").about(card))
        }
        verb::ACTIVATE => may_activate(game, s, seat, choice, cue::ACTIVATE_ACTION),
        verb::ATTACK => Err(Refusal::new(clause!("7-5-4-1"), "attacks-in-main-phase").about(card)),
        _ => s.listed(choice).map_err(|_| IN_ACTION_STEP),
    }
}

fn may_activate(game: &Gundam, s: &St, seat: Seat, choice: &Choice, which: Cue) -> Result<(), Refusal> {
    let card = choice.a;
    may_be_ones_own(game, s, seat, card)?;
    if !activation::areas(game, which).any(|area| area == s.card(card).zone) {
        let clause = if s.card(card).zone == zone::HAND { clause!("2-11-2") } else { clause!("10-1-2") };
        return Err(Refusal::new(clause, "not-on-field").about(card));
    }
    let mut found = activation::activated_of(game, s, card, which);
    match found.find(|(n, _)| *n == choice.n) {
        Some((_, at)) => activation::may_use(game, s, card, at),
        None => Err(without_effect(game, s, card, which)),
    }
}

/// 7-5-3-1: only effects of one's own cards are used.
fn may_be_ones_own(game: &Gundam, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let owner = s.card(card).owner;
    let why = match owner {
        _ if owner == seat => return Ok(()),
        _ if seats::allied(game, seat, owner) => seats::of_a_mate(),
        _ => Refusal::new(clause!("7-5-3-1"), "not-yours"),
    };
    Err(why.about(card))
}

/// A card without an effect for a moment: it has one for another (13-2-1-1, 13-2-2-1), or none at all.
fn without_effect(game: &Gundam, s: &St, card: CardId, which: Cue) -> Refusal {
    let has = |cue| activation::activated_of(game, s, card, cue).next().is_some();
    match which {
        cue::ACTIVATE_MAIN if has(cue::ACTIVATE_ACTION) => Refusal::new(clause!("13-2-2-1"), "for-action-step"),
        cue::ACTIVATE_MAIN => Refusal::new(clause!("7-5-3-1"), "no-activate-main"),
        _ if has(cue::ACTIVATE_MAIN) => Refusal::new(clause!("13-2-1-1"), "for-main-phase"),
        _ => Refusal::new(clause!("9-3-2"), "no-activate-action"),
    }
    .about(card)
}

fn in_block_step(game: &Gundam, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match choice.verb {
        verb::BLOCK => battle::may_block(game, s, seat, choice.a),
        verb::ACTIVATE => may_be_ones_own(game, s, seat, choice.a).and(Err(IN_BLOCK_STEP)),
        _ => s.listed(choice).map_err(|_| IN_BLOCK_STEP),
    }
}

/// What a player could mean by taking card `a`, or by putting it on `b` (7-5-1, 8-3-1, 9-3), possible or not.
pub fn intents(game: &Gundam, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    let def = game.pool().def(card.def);
    match card.zone {
        zone::RESOURCES | zone::RESOURCE_DECK | zone::NOWHERE => Vec::new(),
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::HAND if def.has_keyword(keyword::UNIT_PART) && !is_unit(s, b) => {
            vec![Choice::card(verb::PLAY, a), as_pilot(s, a, b)]
        }
        zone::HAND if def.kind == kind::PILOT => vec![as_pilot(s, a, b)],
        zone::HAND if def.has_keyword(keyword::PILOT_PART) && is_unit(s, b) => vec![as_pilot(s, a, b)],
        zone::HAND if def.has_keyword(keyword::PILOT_PART) => vec![Choice::card(verb::PLAY, a), as_pilot(s, a, b)],
        zone::BATTLE if b.is_some() => vec![onto(game, s, seat, a, b)],
        zone::BATTLE => {
            let attacks = seats::enemies(game, s, seat).map(|e| Choice::card(verb::ATTACK, a).numbered(e.0.into()));
            attacks.chain([Choice::card(verb::BLOCK, a)]).chain(activated(game, s, a)).collect()
        }
        zone::BASE => activated(game, s, a),
        zone::PAIRED => Vec::new(),
        _ => vec![Choice::card(verb::PLAY, a)],
    }
}

fn is_unit(s: &St, card: CardId) -> bool {
    card.is_some() && s.card(card).zone == zone::BATTLE
}

/// A card put beneath the Unit it is dropped on (5-9-1).
fn as_pilot(s: &St, a: CardId, b: CardId) -> Choice {
    Choice::pair(verb::PAIR, a, if is_unit(s, b) { b } else { CardId::NONE })
}

/// A Unit put on the attacking one blocks it (8-3-1); on another Unit it attacks that one, and on
/// any other card of an opponent the player (8-2-1).
fn onto(game: &Gundam, s: &St, seat: Seat, a: CardId, b: CardId) -> Choice {
    let blocks = s.phase == phase::BLOCK && s.data.battle.is_some() && battle::battle(s).attacker.card == b;
    match s.card(b) {
        _ if blocks => Choice::card(verb::BLOCK, a),
        target if target.zone != zone::BATTLE && !seats::allied(game, seat, target.side) => {
            Choice::card(verb::ATTACK, a).numbered(seats::head(game, target.side).0.into())
        }
        _ => Choice::pair(verb::ATTACK, a, b),
    }
}

/// The activated effects of a card at the moment; a card without any may still be tried.
fn activated(game: &Gundam, s: &St, card: CardId) -> Vec<Choice> {
    let now =
        if matches!(s.phase, phase::ACTION | phase::END_ACTION) { cue::ACTIVATE_ACTION } else { cue::ACTIVATE_MAIN };
    let count = activation::activated_of(game, s, card, now).count().max(1);
    (0..count as u16).map(|n| Choice::card(verb::ACTIVATE, card).numbered(n)).collect()
}

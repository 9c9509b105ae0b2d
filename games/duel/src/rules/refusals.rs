//! What may be done at a question, and why not: options, refusals and what a card could mean come from the
//! same functions.

use super::priority::Moment;
use super::{activation, battle, clause, main_phase, summon};
use crate::game::{Duel, St};
use crate::state::{BattleStep, Frame};
use crate::words::{kind, verb, zone};
use baize_kernel::{CardId, Choice, Refusal, Seat};

/// Whether a seat may do something at the question that a frame asks.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn check(game: &Duel, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match frame {
        _ if !is_complete(choice) => s.listed(choice),
        Frame::Main => in_main_phase(game, s, seat, choice),
        Frame::Battle(step @ (BattleStep::Choose | BattleStep::Replay)) => in_battle(game, s, seat, choice, step),
        _ => match moment(s, frame) {
            Some(moment) if choice.verb == verb::ACTIVATE => may_activate(game, s, seat, choice, moment),
            _ => for_another_moment(s, choice),
        },
    }
}

/// Whether a choice names what its verb is about, and nothing more.
fn is_complete(choice: &Choice) -> bool {
    let alone = !choice.b.is_some();
    match choice.verb {
        verb::ATTACK => choice.a.is_some() && choice.n == 0,
        verb::FLIP | verb::CHANGE | verb::SPECIAL => choice.a.is_some() && alone && choice.n == 0,
        verb::SUMMON | verb::SET | verb::ACTIVATE => choice.a.is_some() && alone,
        _ => true,
    }
}

/// The moment for which a frame asks what is activated.
fn moment(s: &St, frame: Frame) -> Option<Moment> {
    match frame {
        Frame::Window { .. } | Frame::Leave(_) => Some(Moment::Open),
        Frame::Respond { .. } => Some(Moment::Chain(s.data.chain.last().map_or(1, |l| l.speed))),
        Frame::Attempt { .. } => Some(Moment::Attempt),
        _ => None,
    }
}

fn in_main_phase(game: &Duel, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let card = choice.a;
    match choice.verb {
        verb::ACTIVATE => may_activate(game, s, seat, choice, Moment::Main),
        verb::SUMMON => summon::may_summon(game, s, seat, card, choice.n, false),
        verb::SET if game.def(s, card).kind == kind::MONSTER => summon::may_summon(game, s, seat, card, choice.n, true),
        verb::SET if choice.n == 0 => main_phase::may_set(game, s, seat, card),
        verb::FLIP => summon::may_flip(s, seat, card),
        verb::CHANGE => summon::may_change(s, seat, card),
        verb::SPECIAL => main_phase::may_special(game, s, seat, card),
        // D4.7: from the hand face-up in attack position, or face-down; nothing else.
        verb::DEFENCE_POSITION => Err(Refusal::new(clause!("D4.7"), "attack-position-only").about(card)),
        verb::BATTLE if *choice == Choice::plain(verb::BATTLE) => main_phase::may_battle(s),
        _ => for_another_moment(s, choice),
    }
}

fn in_battle(game: &Duel, s: &St, seat: Seat, choice: &Choice, step: BattleStep) -> Result<(), Refusal> {
    match choice.verb {
        verb::ATTACK => battle::may_fight(game, s, seat, choice, step),
        verb::ACTIVATE if step == BattleStep::Choose => may_activate(game, s, seat, choice, Moment::Open),
        _ => for_another_moment(s, choice),
    }
}

fn may_activate(game: &Duel, s: &St, seat: Seat, choice: &Choice, moment: Moment) -> Result<(), Refusal> {
    activation::may_activate(game, s, seat, choice.a, choice.n, moment, activation::Reason::Full)?;
    let known = choice.n < activation::uses(game, s, choice.a);
    if known { Ok(()) } else { Err(Refusal::new(clause!("D5.4"), "no-effect").about(choice.a)) }
}

/// Whether something is among the options of a question that is not about it.
fn for_another_moment(s: &St, choice: &Choice) -> Result<(), Refusal> {
    let refusal = match choice.verb {
        verb::SUMMON | verb::SET | verb::FLIP | verb::CHANGE | verb::SPECIAL => {
            Refusal::new(clause!("D7.10"), "main-phase")
        }
        verb::ATTACK => Refusal::new(clause!("D8.3"), "battle-phase"),
        verb::BATTLE => Refusal::new(clause!("D7.1"), "main-phase"),
        _ => return s.listed(choice),
    };
    s.listed(choice).map_err(|_| refusal.about(choice.a))
}

/// What a player could mean by taking card `a`, or by putting it on `b` (D7.10, D8.3, D5.4), possible or not.
pub fn intents(game: &Duel, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    match card.zone {
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::HAND if game.def(s, a).kind == kind::MONSTER => {
            let itself = main_phase::summons_itself(game, s, a).then(|| Choice::card(verb::SPECIAL, a));
            summon::ways(game, s, a).chain(itself).collect()
        }
        zone::HAND => activations(game, s, a).chain([Choice::card(verb::SET, a)]).collect(),
        zone::MONSTERS if b.is_some() => vec![Choice::pair(verb::ATTACK, a, b)],
        zone::MONSTERS => {
            let turn = if card.face_up { verb::CHANGE } else { verb::FLIP };
            let own = [Choice::card(turn, a), Choice::card(verb::ATTACK, a)];
            own.into_iter().chain(activations(game, s, a)).collect()
        }
        // D4.21, D3.8: from other places nothing is used, and the refusal says so.
        _ => activations(game, s, a).collect(),
    }
}

/// What a card can be activated for; a card without anything may still be tried.
fn activations(game: &Duel, s: &St, card: CardId) -> impl Iterator<Item = Choice> {
    let uses = activation::uses(game, s, card).max(1);
    (0..uses).map(move |n| Choice::card(verb::ACTIVATE, card).numbered(n))
}

//! What may be done at a question, and why not (chapter 1): options, refusals and what a card could mean come from
//! the same functions.

use super::{battle, clause, counter, main_phase};
use crate::game::{OnePiece, St, active_don};
use crate::state::{BattleStep, Frame};
use crate::words::{ban, kind, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::ContinuousEffect;
use baize_kernel::effect::Agent;
use baize_kernel::{CardId, Choice, GameBase, Refusal, Seat};

/// Whether a seat may do something at the question that a frame asks.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn check(game: &OnePiece, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match (frame, choice.verb) {
        _ if !choice.a.is_some() || !names_no_more(choice) => for_another_moment(game, s, choice),
        // 6-5-4-1: in no step effects of the other player's cards are used.
        (Frame::Battle(_), verb::ACTIVATE) if s.card(choice.a).side != seat => {
            main_phase::may_activate(game, s, seat, choice.a, choice.n)
        }
        (Frame::Main, _) => in_main_phase(game, s, seat, choice),
        (Frame::Battle(BattleStep::Block), verb::BLOCK) => battle::may_block(game, s, choice.a),
        (Frame::Battle(BattleStep::Counter), verb::COUNTER) => in_counter_step(game, s, seat, choice),
        _ => for_another_moment(game, s, choice),
    }
}

/// 1-3-3: whether nothing in force forbids a player to play a card, nor the card to be played.
///
/// # Errors
/// With what forbids it.
pub fn is_free_to_play(game: &OnePiece, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let card_barred = || Attempt::of_card(s, ban::BE_PLAYED, card).forbidden_by(game, s);
    let by = play_barred(game, s, seat, card, Agent::Rule).or_else(card_barred);
    by.map_or(Ok(()), |by| Err(banned_by(by)))
}

/// 1-3-3: what forbids a player to play a card, from where it lies.
pub fn play_barred<'s>(
    game: &OnePiece,
    s: &'s St,
    seat: Seat,
    card: CardId,
    agent: Agent,
) -> Option<&'s ContinuousEffect> {
    let barred = |ban| Attempt::of_player(ban, seat).with(card).by(agent).forbidden_by(game, s);
    let from_hand = || barred(ban::PLAY_FROM_HAND).filter(|_| s.card(card).zone == zone::HAND);
    barred(ban::PLAY).or_else(from_hand)
}

/// Whether a choice names nothing that its verb is not about.
fn names_no_more(choice: &Choice) -> bool {
    match choice.verb {
        verb::ATTACK | verb::COUNTER => choice.n == 0,
        verb::ACTIVATE => !choice.b.is_some(),
        verb::PLAY | verb::GIVE | verb::BLOCK => !choice.b.is_some() && choice.n == 0,
        _ => true,
    }
}

fn in_main_phase(game: &OnePiece, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let card = choice.a;
    match choice.verb {
        verb::PLAY => main_phase::may_play(game, s, seat, card, active_don(s, seat)),
        verb::GIVE => main_phase::may_give_to(game, s, seat, card),
        verb::ATTACK => {
            main_phase::may_attack(game, s, seat, card)?;
            // Without a target it is no attack yet.
            match choice.b {
                CardId::NONE => Err(Refusal::new(clause!("7-1-1-2"), "name-target").about(card)),
                target => main_phase::may_target(game, s, card, target),
            }
        }
        verb::ACTIVATE => main_phase::may_activate(game, s, seat, card, choice.n),
        _ => for_another_moment(game, s, choice),
    }
}

fn in_counter_step(game: &OnePiece, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    if game.pool().def(s.card(choice.a).def).kind == kind::EVENT {
        counter::may_use_event(game, s, seat, choice.a, active_don(s, seat))?;
        // An Event is not used for a card.
        let alone = Refusal::new(clause!("7-1-3-2-2"), "for-no-card").about(choice.a);
        return if choice.b.is_some() { Err(alone) } else { Ok(()) };
    }
    counter::may_use_icon(game, s, seat, choice.a)?;
    counter::may_be_helped(s, seat, choice.b)
}

/// Whether something is among the options of a question that is not about it.
fn for_another_moment(game: &OnePiece, s: &St, choice: &Choice) -> Result<(), Refusal> {
    let (clause, moment) = match choice.verb {
        // 10-2-4-1: [Counter] only in the Counter Step; 2-10-1 for the icon.
        verb::COUNTER if choice.a.is_some() && game.pool().def(s.card(choice.a).def).kind != kind::EVENT => {
            (clause!("2-10-1"), "for-counter-step")
        }
        verb::COUNTER => (clause!("10-2-4-1"), "for-counter-step"),
        verb::BLOCK => (clause!("10-1-4-1"), "for-block-step"),
        verb::TRIGGER => (clause!("4-6-3"), "for-damage"),
        verb::ACTIVATE => (clause!("10-2-2-1"), "for-main-phase"),
        verb::ATTACK => (clause!("7-1"), "for-main-phase"),
        verb::PLAY | verb::GIVE | verb::END => (clause!("6-5-2"), "for-main-phase"),
        _ => return s.listed(choice),
    };
    s.listed(choice).map_err(|_| Refusal::new(clause, moment))
}

/// 1-3-3: something in force forbids it.
pub fn banned_by(by: &ContinuousEffect) -> Refusal {
    Refusal::new(clause!("1-3-3"), "forbidden").about(by.source.card)
}

/// What a player could mean by taking card `a`, or by putting it on `b` (6-5-2, 7-1-2-1, 7-1-3-2), possible or not.
pub fn intents(game: &OnePiece, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    let kind = game.pool().def(card.def).kind;
    match card.zone {
        _ if card.side != seat && kind == kind::DON => Vec::new(),
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::COST | zone::GIVEN if b.is_some() => vec![Choice::card(verb::GIVE, b)],
        zone::COST | zone::GIVEN | zone::DON_DECK => Vec::new(),
        zone::HAND if kind == kind::CHARACTER => vec![Choice::card(verb::PLAY, a), Choice::pair(verb::COUNTER, a, b)],
        zone::HAND if kind == kind::EVENT => vec![Choice::card(verb::PLAY, a), Choice::card(verb::COUNTER, a)],
        zone::LEADER | zone::CHARACTERS if b.is_some() => with_target(s, seat, a, b),
        zone::LEADER | zone::CHARACTERS => {
            let verbs = [verb::ATTACK, verb::BLOCK, verb::GIVE];
            verbs.map(|verb| Choice::card(verb, a)).into_iter().chain(abilities(game, s, a)).collect()
        }
        zone::STAGE => abilities(game, s, a).collect(),
        _ => vec![Choice::card(verb::PLAY, a)],
    }
}

/// A fighter put on a card of the other player attacks it, or blocks when that one is attacking;
/// on a card of one's own side it can only be meant to attack it.
fn with_target(s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let attacks = s.data.battle.is_some_and(|battle| battle.attacker.card == b);
    if attacks && s.card(b).side != seat {
        return vec![Choice::card(verb::BLOCK, a)];
    }
    vec![Choice::pair(verb::ATTACK, a, b)]
}

/// The \[Activate: Main\] effects of a card; a card without any may still be tried.
fn abilities(game: &OnePiece, s: &St, card: CardId) -> impl Iterator<Item = Choice> {
    let count = main_phase::main_abilities(game, s, card).count().max(1) as u16;
    (0..count).map(move |n| Choice::card(verb::ACTIVATE, card).numbered(n))
}

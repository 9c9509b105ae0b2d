//! The turn and its phases (D7), apart from the choices of main phases and battle.

use super::{clause, leaving, life, matches, priority, triggers};
use crate::game::{Cx, PLACES, St, is_player_banned, opponent};
use crate::state::{BattleStep, Frame, Mark, TurnStep};
use crate::words::{ban, cue, keyword, phase, point, verb, zone};
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, Cue, Outcome, Ref, Seat, What, Why};

/// The most cards in hand when a turn ends (D7.24).
const HAND_LIMIT: usize = 6;

/// Goes through the steps of a turn.
pub fn step(cx: &mut Cx<'_>, step: TurnStep) {
    match step {
        TurnStep::Draw => draw(cx),
        TurnStep::Standby => standby(cx),
        TurnStep::Main1 => main(cx, phase::MAIN1),
        TurnStep::BattleStart => battle_start(cx),
        TurnStep::BattleEnd => battle_end(cx),
        TurnStep::Main2 => main(cx, phase::MAIN2),
        TurnStep::End => end(cx),
        TurnStep::EndEffects => end_effects(cx),
        TurnStep::Limit => limit(cx),
        TurnStep::Pass => pass(cx),
    }
}

/// Begins a player's turn.
pub fn begin(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    cx.s.active = seat;
    cx.s.turn = cx.s.turn.saturating_add(1);
    cx.s.mark_changed(baize_kernel::changes::TURN);
    let turn = cx.s.turn;
    cx.log.tell(clause, What::TurnBegan { seat, number: turn });
    cx.s.refresh_uses();
    cx.refresh_cues();
    cx.s.data.summoned = None;
    cx.s.data.battle_ends = false;
    cx.s.data.notes.retain(|n| !matches!(n.mark, Mark::Attacked | Mark::Changed));
    cx.push(Frame::Turn(TurnStep::Draw));
}

/// Returns whether it is the starting player's first turn (R15).
pub fn is_first(s: &St) -> bool {
    s.turn == s.data.opening
}

fn tell_moment(cx: &mut Cx<'_>, cue: Cue) {
    let seat = cx.s.active;
    cx.fire(&TriggerEvent::new(cue, seat, Ref::NONE));
}

/// D7.3: the turn player draws, then both may act (D7.6).
fn draw(cx: &mut Cx<'_>) {
    let seat = cx.s.active;
    cx.push(Frame::Turn(TurnStep::Standby));
    if is_player_banned(cx.game, cx.s, seat, ban::HAVE_DRAW_PHASE, CardId::NONE) {
        // R39: the card's words win; no draw, no window, no loss.
        cx.log.tell(clause!("D7.1"), What::Skipped { seat, verb: verb::DRAW_PHASE, card: CardId::NONE });
        let turn = cx.s.turn;
        return cx.expire(clause!("D7.1"), |l| l.until.point == point::OPPONENTS_NEXT_TURN && l.until.turn <= turn);
    }
    cx.begin_phase(phase::DRAW, clause!("D7.1"));
    if is_first(cx.s) {
        cx.log.tell(clause!("D7.4"), What::Skipped { seat, verb: verb::DRAW, card: CardId::NONE });
    } else if !life::draw_one(cx, seat, clause!("D7.3")) {
        // Obeys D6.5: at once.
        return matches::duel_over(cx, clause!("D7.5"), Outcome::won_by(opponent(seat)));
    }
    priority::open(cx, true);
}

/// D7.7, D7.8: what happens in this phase, and what is due; then both may act (D7.9).
fn standby(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::STANDBY, clause!("D7.1"));
    cx.push(Frame::Turn(TurnStep::Main1));
    priority::open(cx, true);
    tell_moment(cx, cue::UPKEEP);
    // Obeys D7.7: what names this phase is due.
    tell_moment(cx, cue::STANDBY);
    if triggers::is_due(cx.s, cue::UPKEEP) {
        cx.take_up(Some(cue::UPKEEP));
    }
}

fn main(cx: &mut Cx<'_>, which: baize_kernel::Phase) {
    // Obeys D7.10, D7.21: whatever it allows, as often as it allows it.
    cx.begin_phase(which, clause!("D7.1"));
    cx.push(Frame::Main);
}

fn battle_start(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::BATTLE_START, clause!("D8.2"));
    cx.push(Frame::Battle(BattleStep::Choose));
    priority::open(cx, true);
}

fn battle_end(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::BATTLE_END, clause!("D8.9"));
    cx.push(Frame::Turn(TurnStep::Main2));
    priority::open(cx, true);
}

fn end(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::END, clause!("D7.23"));
    tell_moment(cx, cue::END_PHASE);
    cx.push(Frame::Turn(TurnStep::Limit));
    priority::open(cx, true);
    cx.push(Frame::Turn(TurnStep::EndEffects));
}

/// What ends or falls "until" or "during" the End Phase.
fn end_effects(cx: &mut Cx<'_>) {
    let turn = cx.s.turn;
    cx.expire(clause!("D7.23"), |l| l.until.point == point::END_PHASE && l.until.turn <= turn);
    cx.s.data.notes.retain(|n| n.mark != Mark::Copying);
    give_back(cx);
    leaving::check_equips(cx);
    count_turns(cx);
    put_off(cx);
}

/// Carries out what effects have put off to this End Phase, in the order in which they did.
fn put_off(cx: &mut Cx<'_>) {
    while let Some(delayed) = cx.s.delayed.pop() {
        // Obeys D7.23: before the turn ends.
        cx.start_delayed(&delayed);
    }
}

/// Borrowed monsters go back, or to their owner's graveyard when there is no place.
fn give_back(cx: &mut Cx<'_>) {
    for (monster, to) in std::mem::take(&mut cx.s.data.loans) {
        if !cx.s.is_current(monster) || cx.s.card(monster.card).side == to {
            continue;
        }
        if cx.s.count(to, zone::MONSTERS) < PLACES {
            cx.cede(monster.card, to, verb::GIVE_BACK, clause!("D7.23"));
        } else {
            leaving::send(cx, monster.card, verb::SEND, clause!("D2.11"));
        }
    }
}

/// D1.15: cards that stay for three of the opponent's turns count them.
fn count_turns(cx: &mut Cx<'_>) {
    let seat = opponent(cx.s.active);
    let counts =
        |cx: &Cx<'_>, c: CardId| cx.s.card(c).face_up && cx.game.def(cx.s, c).has_keyword(keyword::THREE_TURNS);
    let staying: Vec<CardId> = cx.s.iter(seat, zone::SPELLS).filter(|&c| counts(cx, c)).collect();
    for card in staying {
        let turns = cx.s.card(card).marks + 1;
        cx.mark(card, turns, clause!("D1.15"));
        if turns >= 3 {
            leaving::destroy(
                cx,
                &[cx.s.refer(card)],
                Agent::Effect { seat, source: cx.s.refer(card) },
                clause!("D7.23"),
            );
        }
    }
}

/// D7.24, R17: a rule act without response, after everything else in the phase.
fn limit(cx: &mut Cx<'_>) {
    cx.push(Frame::Turn(TurnStep::Pass));
    cx.push(Frame::Reduce);
}

/// Asks for one card after the other until six are left.
pub fn reduce(cx: &mut Cx<'_>) {
    let seat = cx.s.active;
    if cx.s.count(seat, zone::HAND) <= HAND_LIMIT {
        return;
    }
    cx.push(Frame::Reduce);
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::HAND).map(|c| Choice::card(verb::CHOOSE, c)));
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::REDUCE, clause!("D7.24")), Ask::Pick);
}

/// Sends the chosen card to the graveyard.
pub fn resume_reduce(cx: &mut Cx<'_>, choice: Choice) {
    let owner = cx.s.card(choice.a).owner;
    cx.move_card(choice.a, Move::to(owner, zone::GRAVE, verb::REDUCE, clause!("D7.24")).on_top());
    cx.push(Frame::Reduce);
}

/// D7.2: the other player's turn begins.
fn pass(cx: &mut Cx<'_>) {
    let turn = cx.s.turn;
    cx.expire(clause!("D7.2"), |l| l.until.point == point::THIS_TURN && l.until.turn <= turn);
    begin(cx, opponent(cx.s.active), clause!("D7.2"));
}

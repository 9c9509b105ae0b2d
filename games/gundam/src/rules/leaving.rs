//! Defeat, conceding, and players who leave a game that goes on (1-2, 12-2-5, R34, R62 to R67).

use super::{
    DoubleDefeat, LeaverCards, LeaverDurations, LeaverEffects, LeaverPasses, LeaverTarget, LeaverTurn, Mode, Rules,
    SoleSurvivor, battle, clause, seats, turn,
};
use crate::game::{Cx, is_token};
use crate::state::{Frame, TurnStep};
use crate::words::{phase, verb, zone};
use baize_kernel::continuous::{On, Until};
use baize_kernel::moves::Move;
use baize_kernel::{CardId, Clause, Job, Outcome, Seat, SeatSet, Zone};

/// 1-2-4, R34: gives up. With two players or teams the game is over, else the player leaves it.
pub fn concede(cx: &mut Cx<'_>, seat: Seat) {
    if !seats::is_in(cx.s, seat) {
        return;
    }
    cx.tell_did(clause!("1-2-4"), seat, verb::CONCEDE, CardId::NONE, CardId::NONE, 0);
    // Obeys 1-2-5: no card text is asked.
    if cx.game.rules.is_royale() {
        leave(cx, SeatSet::one(seat), clause!("1-2-4"));
    } else {
        end_for(cx, SeatSet::one(seat), clause!("1-2-4"));
    }
}

/// Carries out a defeat by damage or by an empty deck.
pub fn defeat(cx: &mut Cx<'_>, struck: SeatSet, decked: SeatSet) {
    let all = struck.or(decked);
    match cx.game.rules.mode {
        Mode::TwoPlayers => end_for(cx, all, clause!("1-2-1")),
        Mode::Team => {
            let clause = if struck == SeatSet::NONE { clause!("12-3-9-2") } else { clause!("12-3-9-1") };
            // Obeys 12-3-9.
            end_for(cx, all, clause);
        }
        Mode::FirstToWin if struck != SeatSet::NONE => {
            // R67, R68: the owner of the attacking Unit alone wins, before anybody leaves.
            let winner = cx.s.data.battle.map_or(cx.s.active, |b| cx.s.card(b.attacker.card).owner);
            cx.end(clause!("12-2-5-1"), Outcome::won_by(winner));
        }
        Mode::FirstToWin => leave(cx, all, clause!("12-2-5-1")),
        Mode::Elimination => leave(cx, all, clause!("12-2-5-2")),
    }
}

/// Ends the game for the teams, or with two players the players, of those named (R22, R84).
fn end_for(cx: &mut Cx<'_>, losers: SeatSet, clause: Clause) {
    let mut winners = SeatSet::NONE;
    for seat in cx.s.all_seats() {
        let lost = seats::members(cx.game, seat).any(|member| losers.has(member));
        if !lost {
            winners = winners.or(SeatSet::one(seat));
        }
    }
    if winners == SeatSet::NONE && cx.game.rules.double_defeat == DoubleDefeat::ActiveLoses {
        let standby = cx.s.all_seats().filter(|&seat| !seats::is_active(cx.game, cx.s, seat));
        winners = standby.fold(SeatSet::NONE, |set, seat| set.or(SeatSet::one(seat)));
    }
    let outcome = if winners == SeatSet::NONE { Outcome::Draw } else { Outcome::Won(winners) };
    cx.end(clause, outcome);
}

/// 12-2-5: players leave, with all their cards and effects; the others play on.
pub fn leave(cx: &mut Cx<'_>, leavers: SeatSet, clause: Clause) {
    let gone: Vec<Seat> = seats::in_order(cx.game, cx.s).filter(|&seat| leavers.has(seat)).collect();
    for &seat in &gone {
        cx.tell_did(clause, seat, verb::LEAVE, CardId::NONE, CardId::NONE, 0);
    }
    cx.s.data.out = cx.s.data.out.or(leavers);
    let left: Vec<Seat> = seats::in_order(cx.game, cx.s).collect();
    match left[..] {
        // R67: one player left wins at once; nobody left is a draw.
        [] => return cx.end(clause, none_left(cx, leavers)),
        [last] => return cx.end(clause, one_left(cx, last)),
        _ => {}
    }
    for &seat in &gone {
        remove_cards(cx, seat, clause);
        end_effects(cx, seat, clause);
        forget(cx, seat);
    }
    if cx.game.rules.leaver_passes == LeaverPasses::Anew {
        cx.s.data.passed = SeatSet::NONE;
    }
    let at_once = cx.game.rules.leaver_target == LeaverTarget::AtOnce;
    if at_once && cx.s.data.battle.is_some() && battle::has_left(cx.s) {
        // R64 by the policy: the action step of the battle is cut off.
        cx.s.agenda.retain(|job| !matches!(job, Job::Game(Frame::Action)));
    }
    // Before the first turn there is none to cut off.
    if leavers.has(cx.s.active) && cx.s.turn > 0 {
        cut_turn(cx);
    }
    cx.ask_again();
}

/// R67: all who were left meet defeat at once.
fn none_left(cx: &Cx<'_>, leavers: SeatSet) -> Outcome {
    let others = SeatSet(leavers.0 & !SeatSet::one(cx.s.active).0);
    let spared = cx.game.rules.double_defeat == DoubleDefeat::ActiveLoses && others != SeatSet::NONE;
    if spared { Outcome::Won(others) } else { Outcome::Draw }
}

/// R35: one player is left.
fn one_left(cx: &Cx<'_>, last: Seat) -> Outcome {
    let Rules { mode, sole_survivor, .. } = cx.game.rules;
    let undecided = mode == Mode::FirstToWin && sole_survivor == SoleSurvivor::Draw;
    if undecided { Outcome::Draw } else { Outcome::won_by(last) }
}

/// R62: out of the game, from every area, and not a change of area for anything that waits.
fn remove_cards(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    // Pilots before the Units they are attached to.
    for pilots in [true, false] {
        for id in (0..cx.s.card_count() as u16).map(CardId) {
            let card = cx.s.card(id);
            if card.owner == seat && card.zone != Zone::GONE && (card.zone == zone::PAIRED) == pilots {
                let kept = cx.game.rules.leaver_cards == LeaverCards::Removal && !is_token(cx.game, cx.s, id);
                if kept {
                    cx.move_card(id, Move::to(seat, zone::REMOVAL, verb::LEAVE, clause));
                } else {
                    cx.remove(id, clause);
                }
            }
        }
    }
}

/// R63: the leaver's effects end at once, also those that wait or are under way.
fn end_effects(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    let all = cx.game.rules.leaver_effects == LeaverEffects::End;
    cx.expire(clause, |l| l.by == seat && (all || l.until == Until::PERMANENT) || l.on == On::Seat(seat));
    if cx.game.rules.leaver_durations == LeaverDurations::AtOnce {
        // R66 by the policy: what was to last until a turn of the leaver ends now.
        let over = move |until: &Until| turn::OF_A_TURN_TO_COME.contains(&until.point) && until.seat == seat;
        cx.expire(clause, |l| over(&l.until));
        cx.s.delayed.retain(|d| !over(&d.until));
    }
    cx.s.pending.retain(|p| p.you != seat);
    cx.s.delayed.retain(|d| d.env.you != seat);
    // What was being settled about the leaver's cards is settled.
    let mut substituted = std::mem::take(&mut cx.s.data.substituted);
    substituted.retain(|x| cx.s.card(x.card.card).owner != seat);
    cx.s.data.substituted = substituted;
    let mut awaiting = std::mem::take(&mut cx.s.data.awaiting);
    awaiting.retain(|r| cx.s.card(r.card).owner != seat);
    cx.s.data.awaiting = awaiting;
    cx.s.drop_effects(|effect| effect.env.you == seat);
    let mut agenda = std::mem::take(&mut cx.s.agenda);
    agenda.retain(|job| match job {
        Job::Game(frame) => whose(cx, frame) != Some(seat),
        Job::Act(task) => task.seat != seat,
        Job::Effect | Job::Waiting(_) => true,
    });
    cx.s.agenda = agenda;
}

/// R70: someone who has left sees what a spectator sees.
fn forget(cx: &mut Cx<'_>, seat: Seat) {
    let others = SeatSet(!SeatSet::one(seat).0);
    for id in (0..cx.s.card_count() as u16).map(CardId) {
        if cx.s.card(id).known != SeatSet::ALL {
            cx.blur(id, others);
        }
    }
}

/// Returns whose a frame is, apart from those of the turn.
fn whose(cx: &Cx<'_>, frame: &Frame) -> Option<Seat> {
    match frame {
        Frame::Use(p) => Some(p.you),
        Frame::Enemy(seat)
        | Frame::Arrange { seat, .. }
        | Frame::Pay { seat, .. }
        | Frame::Room { seat, .. }
        | Frame::Tokens { seat, .. } => Some(*seat),
        Frame::Deploy { card, .. } | Frame::AfterCommand(card) | Frame::AfterBurst(card) => {
            Some(cx.s.card(card.card).owner)
        }
        Frame::Instead(fate) | Frame::AfterInstead { fate, .. } => Some(cx.s.card(fate.card.card).owner),
        Frame::Pair { pilot, .. } => Some(cx.s.card(pilot.card).owner),
        Frame::Command(card, _) => Some(cx.s.card(*card).owner),
        _ => None,
    }
}

/// R65: the turn of someone who has left is cut off; what others have under way and waiting is
/// finished, then cleanup follows or, by the policy, an end phase.
fn cut_turn(cx: &mut Cx<'_>) {
    let ending = matches!(cx.s.phase, phase::END_ACTION | phase::END | phase::HAND | phase::CLEANUP);
    let whole = cx.game.rules.leaver_turn == LeaverTurn::EndPhase && !ending;
    let next = if whole { TurnStep::EndAction } else { TurnStep::Cleanup };
    cx.s.agenda.retain(|job| !matches!(job, Job::Game(frame) if frame.is_of_turn()));
    cx.s.agenda.insert(0, Job::Game(Frame::Turn(next)));
}

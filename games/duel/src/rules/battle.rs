//! The Battle Phase: attacks, answers to them, and replays (D8.1 to D8.15).

use super::{activation, calculation, chain, clause, forbidden, leaving, priority};
use crate::game::{Cx, Duel, St, in_attack, is_banned, noted, opponent};
use crate::state::{Battle, BattleStep, Exit, Frame, Mark, News, TurnStep};
use crate::words::{ban, cue, phase, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::effect::Agent;
use baize_kernel::{Ask, CardId, Choice, Clause, Ref, Refusal, Seat, What, Why};

/// Does the next thing of the Battle Phase.
pub fn step(cx: &mut Cx<'_>, step: BattleStep) {
    match step {
        BattleStep::Choose => choose(cx),
        BattleStep::Check => check(cx),
        BattleStep::Replay => ask_replay(cx),
        BattleStep::Damage => calculation::damage_step(cx),
        BattleStep::Calculation => calculation::during(cx),
        BattleStep::MayCalculate => calculation::ask(cx),
        BattleStep::Compare => calculation::compare(cx),
        BattleStep::Bury => calculation::bury(cx),
        BattleStep::Done => done(cx),
    }
}

/// Gives a step of the Battle Phase the answer to its question.
pub fn resume(cx: &mut Cx<'_>, step: BattleStep, choice: Choice) {
    match step {
        BattleStep::Replay => resume_replay(cx, choice),
        BattleStep::MayCalculate => calculation::resume(cx, choice),
        _ => resume_choose(cx, choice),
    }
}

/// The choice of the battle step: attack (D8.3), activate something, or end (D8.9).
fn choose(cx: &mut Cx<'_>) {
    if cx.s.phase != phase::BATTLE {
        cx.begin_phase(phase::BATTLE, clause!("D8.1"));
    }
    if cx.s.data.battle_ends {
        // R42: Negate Attack skips the rest of the Battle Phase.
        return cx.push(Frame::Turn(TurnStep::Main2));
    }
    cx.push(Frame::Battle(BattleStep::Choose));
    if super::triggers::waiting(cx.s) {
        return priority::open(cx, false);
    }
    cx.unbind_all();
    let seat = cx.s.active;
    let mut options = std::mem::take(cx.options());
    offer_attacks(cx.game, cx.s, seat, &mut options);
    activation::offer(cx.game, cx.s, seat, priority::Moment::Open, &mut options);
    options.push(Choice::plain(verb::END));
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::ATTACK, clause!("D8.3")), Ask::Pick);
}

fn resume_choose(cx: &mut Cx<'_>, choice: Choice) {
    match choice.verb {
        verb::END => {
            cx.tell_did(clause!("D8.9"), cx.s.active, verb::END, CardId::NONE, CardId::NONE, 0);
            cx.push(Frame::Leave(Exit::BattleEnd));
        }
        verb::ATTACK => {
            cx.push(Frame::Battle(BattleStep::Choose));
            declare(cx, choice.a, choice.b);
        }
        _ => {
            cx.push(Frame::Battle(BattleStep::Choose));
            activation::begin(cx, cx.s.active, choice.a, choice.n);
        }
    }
}

fn offer_attacks(game: &Duel, s: &St, seat: Seat, out: &mut Vec<Choice>) {
    for attacker in s.iter(seat, zone::MONSTERS) {
        if may_attack(game, s, seat, attacker).is_ok() {
            offer_targets(game, s, attacker, out);
        }
    }
}

fn offer_targets(game: &Duel, s: &St, attacker: CardId, out: &mut Vec<Choice>) {
    let defender = opponent(s.card(attacker).side);
    for target in s.iter(defender, zone::MONSTERS) {
        if may_target(game, s, attacker, target).is_ok() {
            out.push(Choice::pair(verb::ATTACK, attacker, target));
        }
    }
    if may_target(game, s, attacker, CardId::NONE).is_ok() {
        out.push(Choice::card(verb::ATTACK, attacker));
    }
}

/// D8.5, D8.6, D8.33: whether a monster may declare an attack.
// Obeys D8.10: when it came does not matter.
pub fn may_attack(game: &Duel, s: &St, seat: Seat, attacker: CardId) -> Result<(), Refusal> {
    let c = s.card(attacker);
    if c.side != seat || c.zone != zone::MONSTERS {
        return Err(Refusal::new(clause!("D8.5"), "not-your-monster").about(attacker));
    }
    if !in_attack(s, attacker) {
        return Err(Refusal::new(clause!("D8.5"), "no-attack-position").about(attacker));
    }
    if noted(s, attacker, Mark::Attacked) {
        return Err(Refusal::new(clause!("D8.6"), "attacked-this-turn").about(attacker));
    }
    for which in [ban::DECLARE_ATTACK, ban::ATTACK] {
        forbidden(game, s, Attempt::of_card(s, which, attacker), clause!("D8.33"))?;
    }
    forbidden(game, s, Attempt::of_player(ban::BATTLE, seat).with(attacker), clause!("D8.33"))
}

/// Whether a player may attack so in the battle step, or in a replay: there the monster whose attack became
/// void has declared it already (D8.12).
pub fn may_fight(game: &Duel, s: &St, seat: Seat, choice: &Choice, step: BattleStep) -> Result<(), Refusal> {
    let again = step == BattleStep::Replay && s.data.battle.is_some_and(|b| b.attacker.card == choice.a);
    if !again {
        may_attack(game, s, seat, choice.a)?;
    }
    may_target(game, s, choice.a, choice.b)
}

/// D8.3, D8.4: an opposing monster, or the player when there is none.
pub fn may_target(game: &Duel, s: &St, attacker: CardId, target: CardId) -> Result<(), Refusal> {
    let defender = opponent(s.card(attacker).side);
    if !target.is_some() {
        let monsters = s.count(defender, zone::MONSTERS) as i32;
        let refusal = Refusal::new(clause!("D8.4"), "has-monsters").about(attacker).needs(0, monsters);
        return if monsters == 0 { Ok(()) } else { Err(refusal) };
    }
    let t = s.card(target);
    if t.side != defender || t.zone != zone::MONSTERS {
        return Err(Refusal::new(clause!("D8.3"), "not-a-target").about(target));
    }
    for (which, card, other) in
        [(ban::BE_ATTACKED, target, attacker), (ban::DECLARE_ATTACK, attacker, target), (ban::ATTACK, attacker, target)]
    {
        forbidden(game, s, Attempt::of_card(s, which, card).toward(other), clause!("D8.33"))?;
    }
    Ok(())
}

/// Tells of an attack. A face-down target has no name to be told; that there is one is told by the number.
fn tell_attack(cx: &mut Cx<'_>, clause: Clause, attacker: CardId, target: CardId) {
    let is_hidden = target.is_some() && !cx.s.card(target).face_up;
    let shown = if is_hidden { CardId::NONE } else { target };
    cx.tell_did(clause, cx.s.active, verb::ATTACK, attacker, shown, i32::from(is_hidden));
}

/// Declares an attack; then it may be answered (D8.8).
pub fn declare(cx: &mut Cx<'_>, attacker: CardId, target: CardId) {
    let (seat, a) = (cx.s.active, cx.s.refer(attacker));
    let t = if target.is_some() { cx.s.refer(target) } else { Ref::NONE };
    cx.s.data.battle =
        Some(Battle { attacker: a, target: t, open: true, void: false, negated: false, was_down: false });
    // D8.6, D8.13, D8.14: the attack is made, whatever becomes of it.
    leaving::note(cx, attacker, Mark::Attacked);
    let clause = if target.is_some() { clause!("D8.3") } else { clause!("D8.4") };
    tell_attack(cx, clause, attacker, target);
    cx.push(Frame::Battle(BattleStep::Check));
    priority::open(cx, true);
    chain::happen(cx, News { cue: cue::ATTACK_DECLARED, seat, card: a, other: t }, Agent::Rule);
    attacked(cx, a, t);
}

fn attacked(cx: &mut Cx<'_>, attacker: Ref, target: Ref) {
    if target.card.is_some() {
        let seat = opponent(cx.s.active);
        chain::happen(cx, News { cue: cue::ATTACKED, seat, card: target, other: attacker }, Agent::Rule);
    }
}

/// Whether the attack goes on to the damage step (D8.7).
fn check(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle else { return };
    let (seat, card) = (cx.s.active, b.attacker.card);
    let end = |cx: &mut Cx<'_>, number| {
        cx.log.tell(number, What::Skipped { seat, verb: verb::ATTACK, card: CardId::NONE });
        cx.push(Frame::Battle(BattleStep::Done));
    };
    if b.negated {
        return end(cx, clause!("D8.32"));
    }
    if !cx.s.is_current(b.attacker) || !in_attack(cx.s, card) || cx.s.card(card).side != seat {
        return end(cx, clause!("D8.15"));
    }
    // R45: "cannot attack" stops an attack that has been declared, "cannot declare" does not.
    if is_banned(cx.game, cx.s, card, ban::ATTACK, Agent::Rule) {
        return end(cx, clause!("D8.33"));
    }
    if b.void {
        cx.log.tell(clause!("D8.11"), What::Skipped { seat, verb: verb::ATTACK, card });
        return cx.push(Frame::Battle(BattleStep::Replay));
    }
    cx.push(Frame::Battle(BattleStep::Damage));
}

/// D8.12: the same monster, another one, or none.
fn ask_replay(cx: &mut Cx<'_>) {
    let Some(b) = cx.s.data.battle else { return };
    let seat = cx.s.active;
    cx.push(Frame::Battle(BattleStep::Replay));
    let mut options = std::mem::take(cx.options());
    offer_targets(cx.game, cx.s, b.attacker.card, &mut options);
    offer_attacks(cx.game, cx.s, seat, &mut options);
    options.push(Choice::plain(verb::STOP));
    *cx.options() = options;
    cx.ask(seat, Why { verb: verb::ATTACK, source: b.attacker.card, clause: clause!("D8.12") }, Ask::Pick);
}

fn resume_replay(cx: &mut Cx<'_>, choice: Choice) {
    let Some(b) = cx.s.data.battle else { return };
    let seat = cx.s.active;
    if choice.verb == verb::STOP {
        // D8.14: the attack counts as made.
        cx.tell_did(clause!("D8.14"), seat, verb::STOP, b.attacker.card, CardId::NONE, 0);
        return cx.push(Frame::Battle(BattleStep::Done));
    }
    if choice.a != b.attacker.card || cx.game.rules.replay_redeclares {
        // Obeys D8.13: the first monster's attack counts as made.
        return declare(cx, choice.a, choice.b);
    }
    // R44: only the target is chosen anew; nothing is declared.
    let target = if choice.b.is_some() { cx.s.refer(choice.b) } else { Ref::NONE };
    tell_attack(cx, clause!("D8.12"), choice.a, choice.b);
    cx.s.data.battle = Some(Battle { target, void: false, ..b });
    cx.push(Frame::Battle(BattleStep::Check));
    priority::open(cx, true);
    attacked(cx, b.attacker, target);
}

/// Returns to the battle step.
// Obeys D8.7.
fn done(cx: &mut Cx<'_>) {
    cx.s.data.battle = None;
    cx.s.data.doomed.clear();
    if cx.s.phase != phase::BATTLE {
        cx.begin_phase(phase::BATTLE, clause!("D8.7"));
    }
}

/// R18: a monster has entered or left a half while an attack on it can still become void.
pub fn crossed(cx: &mut Cx<'_>, side: Seat) {
    let active = cx.s.active;
    if let Some(b) = cx.s.data.battle.as_mut()
        && b.open
        && side != active
    {
        b.void = true;
    }
}

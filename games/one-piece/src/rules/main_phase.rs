//! The choice of the Main Phase (6-5-2 to 6-5-6): what may be done, and why not.

use super::refusals::banned_by;
use super::{activation, battle, clause, playing, refusals};
use crate::game::{Cx, OnePiece, St, active_don, attempt, fighters, has_rush, is_on_field, opponent};
use crate::state::{Frame, TurnStep};
use crate::words::{ban, cue, kind, phase, stat, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::ContinuousEffect;
use baize_kernel::effect::Agent;
use baize_kernel::{AbilityRef, Ask, Ban, CardId, Choice, GameBase, Refusal, Seat, Why, continuous};

/// Asks the turn player what to do, once nothing waits any more (8-6).
pub fn step(cx: &mut Cx<'_>) {
    cx.push(Frame::Main);
    if cx.is_waiting() {
        return cx.take_up(None);
    }
    cx.s.phase = phase::MAIN;
    cx.s.data.loops.clear();
    cx.unbind_all();
    offer_all(cx);
    let why = Why { verb: verb::PLAY, source: CardId::NONE, clause: clause!("6-5-2") };
    cx.ask(cx.s.active, why, Ask::Pick);
}

/// 6-5-2: play, activate, give, battle; any order, any number of times.
fn offer_all(cx: &mut Cx<'_>) {
    let (game, seat) = (cx.game, cx.s.active);
    let mut options = std::mem::take(cx.options());
    let s = &*cx.s;
    let don = active_don(s, seat);
    for card in s.iter(seat, zone::HAND).filter(|&card| playing::cost_of(game, s, card) <= don as i32) {
        if may_play(game, s, seat, card, don).is_ok() {
            options.push(Choice::card(verb::PLAY, card));
        }
    }
    for area in [zone::LEADER, zone::CHARACTERS, zone::STAGE] {
        for card in s.iter(seat, area) {
            if game.pool().has_cue(s.card(card).def, cue::ACTIVATE_MAIN)
                || s.card(card).affected & continuous::touch::ABILITY != 0
            {
                offer_abilities(game, s, card, &mut options);
            }
        }
    }
    if don > 0 {
        let able = |host: &CardId| !s.forbids(ban::GIVE) || may_give(game, s, seat, don, *host).is_ok();
        fighters(s, seat).filter(able).for_each(|host| options.push(Choice::card(verb::GIVE, host)));
    }
    offer_attacks(game, s, seat, &mut options);
    options.push(Choice::plain(verb::END));
    *cx.options() = options;
}

/// What `may_attack` and `may_target` look at besides the cards themselves.
const ATTACK_BANS: [Ban; 6] =
    [ban::BE_ATTACKED, ban::ATTACK_TARGET, ban::ATTACK, ban::ATTACK_NEW, ban::ATTACK_ACTIVE, ban::ATTACK_LEADERS];

fn offer_attacks(game: &OnePiece, s: &St, seat: Seat, options: &mut Vec<Choice>) {
    // 6-5-6-1: see `may_attack`.
    if s.turn <= 2 {
        return;
    }
    // Mostly nothing is said about attacks, and all targets are open to all attackers.
    let plain = !ATTACK_BANS.iter().any(|&which| s.forbids(which) || s.permits(which));
    let is_free = plain && !s.forbids(ban::BE_RESTED) && !s.changes_stat(stat::ATTACK_TAX);
    let mut alike = options.len()..options.len();
    for attacker in fighters(s, seat).filter(|&card| !s.card(card).rested) {
        let able = if is_free { !is_hasty(game, s, attacker) } else { may_attack(game, s, seat, attacker).is_ok() };
        debug_assert_eq!(able, may_attack(game, s, seat, attacker).is_ok(), "a ban is not looked at");
        let first = options.len();
        if able && plain && !alike.is_empty() {
            Choice::repeat(options, alike.clone(), attacker);
        } else if able {
            offer_targets(game, s, attacker, plain, options);
            alike = first..options.len();
        }
        debug_assert!(!able || has_targets(game, s, attacker, &options[first..]), "a ban is not looked at");
    }
}

fn offer_targets(game: &OnePiece, s: &St, attacker: CardId, plain: bool, options: &mut Vec<Choice>) {
    for target in fighters(s, opponent(s.card(attacker).side)) {
        let open = if plain { is_target(s, target) } else { may_target(game, s, attacker, target).is_ok() };
        if open {
            options.push(Choice::pair(verb::ATTACK, attacker, target));
        }
    }
}

/// Returns whether these are the attacks that a card may make.
fn has_targets(game: &OnePiece, s: &St, attacker: CardId, attacks: &[Choice]) -> bool {
    let enemies = fighters(s, opponent(s.card(attacker).side));
    let allowed = enemies.filter(|&target| may_target(game, s, attacker, target).is_ok());
    attacks.iter().map(|attack| attack.b).eq(allowed)
}

fn offer_abilities(game: &OnePiece, s: &St, card: CardId, options: &mut Vec<Choice>) {
    for (n, at) in main_abilities(game, s, card) {
        if activation::may_use(game, s, card, at).is_ok() {
            options.push(Choice::card(verb::ACTIVATE, card).numbered(n));
        }
    }
}

/// Returns the \[Activate: Main\] effects of a card, counted from 0.
pub fn main_abilities(game: &OnePiece, s: &St, card: CardId) -> impl Iterator<Item = (u16, AbilityRef)> {
    continuous::abilities(game, s, card)
        .filter(|&at| activation::is_for(game, at, cue::ACTIVATE_MAIN))
        .enumerate()
        .map(|(n, at)| (n as u16, at))
}

/// 6-5-3-1, 2-7: a card in hand whose cost the active DON!! cards cover.
pub fn may_play(game: &OnePiece, s: &St, seat: Seat, card: CardId, don: usize) -> Result<(), Refusal> {
    let c = s.card(card);
    if c.zone != zone::HAND || c.side != seat {
        return Err(Refusal::new(clause!("6-5-3-1"), "not-in-hand").about(card));
    }
    let def = game.pool().def(c.def);
    let procedure = match def.kind {
        kind::CHARACTER => clause!("2-7-2"),
        kind::EVENT => clause!("2-7-3"),
        _ => clause!("2-7-4"),
    };
    // 10-2-3-1: an Event needs a [Main] effect; one with [Counter] alone waits for the Counter Step.
    if def.kind == kind::EVENT && !game.pool().has_cue(c.def, cue::MAIN) {
        return Err(Refusal::new(clause!("10-2-4-1"), "no-main").about(card));
    }
    let cost = playing::cost_of(game, s, card);
    if cost > don as i32 {
        return Err(Refusal::new(procedure, "costs").needs(cost, don as i32));
    }
    refusals::is_free_to_play(game, s, seat, card)
}

/// 6-5-5-1: an active DON!! in the cost area.
pub fn may_give(game: &OnePiece, s: &St, seat: Seat, don: usize, host: CardId) -> Result<(), Refusal> {
    if don == 0 {
        return Err(Refusal::new(clause!("6-5-5-1"), "no-don"));
    }
    match Attempt::of_player(ban::GIVE, seat).with(host).forbidden_by(game, s) {
        Some(by) => Err(banned_by(by)),
        None => Ok(()),
    }
}

/// 6-5-5-1: one's own Leader and Characters get it.
pub fn may_give_to(game: &OnePiece, s: &St, seat: Seat, host: CardId) -> Result<(), Refusal> {
    let c = s.card(host);
    if c.side != seat || !matches!(c.zone, zone::LEADER | zone::CHARACTERS) {
        return Err(Refusal::new(clause!("6-5-5-1"), "give-own").about(host));
    }
    may_give(game, s, seat, active_don(s, seat), host)
}

/// 7-1-1-1: an active Leader or Character that may attack.
pub fn may_attack(game: &OnePiece, s: &St, seat: Seat, attacker: CardId) -> Result<(), Refusal> {
    // 6-5-6-1: nobody battles in their own first turn, [Rush] or not.
    if s.turn <= 2 {
        return Err(Refusal::new(clause!("6-5-6-1"), "first-turn"));
    }
    let c = s.card(attacker);
    if c.side != seat || !matches!(c.zone, zone::LEADER | zone::CHARACTERS) || c.rested {
        let why = if c.rested { "is-rested" } else { "not-a-fighter" };
        return Err(Refusal::new(clause!("7-1-1-1"), why).about(attacker));
    }
    // 3-7-4: not in the turn it was played, unless [Rush] (10-1-1-1) or something permits it.
    let permitted = |target| attempt(s, ban::ATTACK_NEW, attacker, target).is_permitted(game, s);
    if is_hasty(game, s, attacker) && !fighters(s, opponent(seat)).any(permitted) {
        return Err(Refusal::new(clause!("3-7-4"), "played-this-turn").about(attacker));
    }
    let banned = |which| Attempt::of_card(s, which, attacker).forbidden_by(game, s);
    match banned(ban::ATTACK).or_else(|| banned(ban::BE_RESTED)) {
        Some(by) => Err(banned_by(by)),
        // 1-3-1: what a text asks for an attack must be there.
        None if continuous::stat(game, s, attacker, stat::ATTACK_TAX) > s.count(seat, zone::HAND) as i32 => {
            Err(Refusal::new(clause!("1-3-3"), "forbidden").about(attacker))
        }
        None => Ok(()),
    }
}

/// Returns whether a Character was played this turn and has no \[Rush\].
fn is_hasty(game: &OnePiece, s: &St, attacker: CardId) -> bool {
    let c = s.card(attacker);
    // Obeys 10-1-1-1.
    c.zone == zone::CHARACTERS && c.since == s.turn && !has_rush(game, s, attacker)
}

/// 7-1-1-2: a Leader or a rested Character.
#[inline]
fn is_target(s: &St, target: CardId) -> bool {
    let t = s.card(target);
    t.zone == zone::LEADER || t.zone == zone::CHARACTERS && t.rested
}

/// 7-1-1-2: a target of the opponent that no prohibition takes away, or that something adds.
pub fn may_target(game: &OnePiece, s: &St, attacker: CardId, target: CardId) -> Result<(), Refusal> {
    let toward = |which| attempt(s, which, attacker, target);
    let open = is_target(s, target)
        || s.card(target).zone == zone::CHARACTERS && toward(ban::ATTACK_ACTIVE).is_permitted(game, s);
    if s.card(target).side == s.card(attacker).side || !open {
        return Err(Refusal::new(clause!("7-1-1-2"), why_no_target(s, attacker, target)).about(target));
    }
    if is_hasty(game, s, attacker) && !toward(ban::ATTACK_NEW).is_permitted(game, s) {
        return Err(Refusal::new(clause!("3-7-4"), "played-this-turn").about(attacker));
    }
    let new = s.card(attacker).since == s.turn && s.card(attacker).zone == zone::CHARACTERS;
    let barred = attempt(s, ban::BE_ATTACKED, target, attacker)
        .forbidden_by(game, s)
        .or_else(|| toward(ban::ATTACK_TARGET).forbidden_by(game, s))
        .or_else(|| toward(ban::ATTACK).forbidden_by(game, s))
        .or_else(|| if s.card(target).zone == zone::LEADER { leaders_barred(game, s, attacker) } else { None })
        .or_else(|| if new { toward(ban::ATTACK_NEW).forbidden_by(game, s) } else { None });
    match barred {
        Some(by) => Err(banned_by(by)),
        None => Ok(()),
    }
}

fn why_no_target(s: &St, attacker: CardId, target: CardId) -> &'static str {
    let t = s.card(target);
    match t.zone {
        _ if t.side == s.card(attacker).side => "own-side",
        zone::CHARACTERS => "not-a-target",
        _ => "never-attacked",
    }
}

/// What forbids the player of a card to attack Leaders with it.
fn leaders_barred<'s>(game: &OnePiece, s: &'s St, attacker: CardId) -> Option<&'s ContinuousEffect> {
    Attempt::of_player(ban::ATTACK_LEADERS, s.card(attacker).side).with(attacker).forbidden_by(game, s)
}

/// Carries out the choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    let seat = cx.s.active;
    match choice.verb {
        verb::END => {
            cx.tell_did(clause!("6-5-2-1"), seat, verb::END, CardId::NONE, CardId::NONE, 0);
            cx.push(Frame::Turn(TurnStep::EndYours));
        }
        verb::PLAY => {
            cx.push(Frame::Main);
            cx.push(Frame::Play(choice.a));
        }
        verb::ACTIVATE => {
            cx.push(Frame::Main);
            let found = main_abilities(cx.game, cx.s, choice.a).find(|(n, _)| *n == choice.n);
            if let Some((_, at)) = found {
                activation::activate_main(cx, choice.a, at);
            }
        }
        verb::GIVE => {
            cx.push(Frame::Main);
            give(cx, seat, choice.a);
        }
        verb::ATTACK => {
            cx.push(Frame::Main);
            battle::declare(cx, choice.a, choice.b);
        }
        _ => cx.push(Frame::Main),
    }
}

/// 6-5-5-1: puts one active DON!! under the card, visibly.
fn give(cx: &mut Cx<'_>, seat: Seat, host: CardId) {
    let active = cx.s.iter(seat, zone::COST).find(|&c| !cx.s.card(c).rested);
    if let Some(don) = active {
        // Obeys 6-5-5-3.
        cx.put_on(don, host, verb::GIVE, Agent::Rule);
    }
}

/// 6-5-4-1: the turn player's \[Activate: Main\] effect of that number.
pub fn may_activate(game: &OnePiece, s: &St, seat: Seat, card: CardId, n: u16) -> Result<(), Refusal> {
    if s.card(card).side != seat {
        return Err(Refusal::new(clause!("6-5-4-1"), "not-yours").about(card));
    }
    if continuous::is_muted(s, card, Some(cue::ACTIVATE_MAIN)) {
        return Err(Refusal::new(clause!("8-2-1-1"), "muted").about(card));
    }
    if !is_on_field(s, card) {
        return Err(Refusal::new(clause!("2-8-2"), "not-on-field").about(card));
    }
    match main_abilities(game, s, card).find(|(i, _)| *i == n) {
        Some((_, at)) => activation::may_use(game, s, card, at),
        None => Err(Refusal::new(clause!("10-2-2-1"), "no-activate").about(card)),
    }
}

//! Triggers: mandatory and optional, in the order of the four groups (D9.24 to D9.27).

use super::{activation, clause, windows};
use crate::game::{Cx, Duel, St, opponent};
use crate::state::Frame;
use crate::words::{cue, phase, verb};
use baize_kernel::effect::{Effect, Pending, Rank};
use baize_kernel::ir::{Side, Step};
use baize_kernel::{Ask, CardId, Choice, Cue, GameBase, Job, What, Why};

/// Cues whose abilities are applied without a chain.
const AT_ONCE: [Cue; 3] = [cue::UPKEEP, cue::FALLS, cue::SPELL_RESOLVED];

/// Returns whether triggers wait that are to form a chain. In the damage step those that the turn
/// of a monster set off wait until damage has been calculated (D8.21); those that a chain sets off
/// wait until it has resolved (D9.17).
pub fn waiting(s: &St) -> bool {
    !matches!(s.phase, phase::DAMAGE | phase::CALCULATION)
        && s.data.chain.is_empty()
        && s.pending.iter().any(|p| !AT_ONCE.contains(&p.cue))
}

/// Returns whether abilities wait that are applied without a chain.
pub fn is_due(s: &St, cue: Cue) -> bool {
    s.pending.iter().any(|p| p.cue == cue)
}

/// Returns whether the player is free to use it: its whole effect is optional (D9.25).
fn is_optional(game: &Duel, p: &Pending) -> bool {
    let body = &game.pool().ability(p.at).body;
    matches!(body.first(), Some(Step::May { who: Side::Mine, len }) if usize::from(*len) + 1 == body.len())
}

/// Says when a trigger has its turn.
pub fn rank(game: &Duel, s: &St, p: &Pending, only: Option<Cue>) -> Option<Rank> {
    let theirs = u32::from(p.you != s.active);
    if AT_ONCE.contains(&p.cue) {
        // D9.28: without a chain, one after the other, the turn player's first.
        let place = s.data.chain.len() as u16 + 1;
        let timely = p.cue != cue::SPELL_RESOLVED || p.wave == place;
        return (only == Some(p.cue) && timely).then_some(Rank {
            place: theirs,
            orderer: None,
            clause: clause!("D9.28"),
        });
    }
    if only.is_some() {
        return None;
    }
    // Obeys D9.26: the turn player's mandatory, the other's, the turn player's optional, the other's.
    let group = u32::from(is_optional(game, p)) * 2 + theirs;
    // What the cost of one brings may let another be activated, so those that cannot be wait until none is left.
    let idle = is_optional(game, p) && !can_activate(game, s, p) && !windows::opens_trigger(game, s, p);
    let place = if is_gone(s, p) || times(s, p) > 1 { 0 } else { 1 + group * 2 + u32::from(idle) };
    // D9.27: within a group its player picks the order.
    let orderer = (place != 0 && !idle).then_some(p.you);
    Some(Rank { place, orderer, clause: clause!("D9.27") })
}

/// Returns whether the card of a trigger is gone.
fn is_gone(s: &St, p: &Pending) -> bool {
    let here = s.is_current(p.source) && s.card(p.source.card).face_up;
    !p.sticky && !here
}

/// Returns how often a trigger waits: the same happening may have set it off twice.
fn times(s: &St, p: &Pending) -> usize {
    s.pending.iter().filter(|q| (q.at, q.source, q.cue) == (p.at, p.source, p.cue)).count()
}

/// Goes on forming the chain; when no trigger is left, answers may follow (R36).
pub fn step(cx: &mut Cx<'_>) {
    let s = &*cx.s;
    if s.pending.iter().any(|p| !AT_ONCE.contains(&p.cue)) {
        cx.push(Frame::Triggers);
        return cx.take_up(None);
    }
    match s.data.chain.last() {
        Some(last) => {
            let seat = opponent(last.env.you);
            cx.push(Frame::Respond { seat, passes: 0 });
        }
        // A window that is open anyway has room for what has happened.
        None if s.data.news.is_empty() || matches!(s.agenda.last(), Some(Job::Game(Frame::Window { .. }))) => {}
        None => super::priority::open(cx, false),
    }
}

/// D9.31: whether an optional trigger can be paid for and could do something.
fn can_activate(game: &Duel, s: &St, p: &Pending) -> bool {
    let (env, ability) = (p.env(s), game.pool().ability(p.at));
    activation::can_pay(game, s, &env, p.at) && super::verbs::could_do(game, s, &env, &ability.body[1..])
}

/// Drops optional triggers that something has happened since (the other reading of R43).
pub fn miss(cx: &mut Cx<'_>) {
    let game = cx.game;
    cx.s.pending.retain(|p| AT_ONCE.contains(&p.cue) || !is_optional(game, p));
}

/// Activates a trigger that has its turn, asking first when it is optional.
pub fn take(cx: &mut Cx<'_>, p: Pending) {
    let (game, seat, card) = (cx.game, p.you, p.source.card);
    if AT_ONCE.contains(&p.cue) {
        return apply(cx, &p);
    }
    if is_gone(cx.s, &p) || times(cx.s, &p) > 0 {
        return;
    }
    if is_optional(game, &p) {
        if can_activate(game, cx.s, &p) || windows::opens_trigger(game, cx.s, &p) {
            return cx.push(Frame::MayTrigger(p));
        }
        return cx.log.tell(clause!("D9.31"), What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
    // Obeys D9.24: without asking.
    let env = p.env(cx.s);
    if activation::can_pay(game, cx.s, &env, p.at) {
        activation::start(cx, Some(p.at), &env, 0, false);
    } else {
        // R46: it is activated all the same.
        activation::start_idle(cx, p.at, &env);
    }
}

/// Applies an ability without a chain (D3.12).
fn apply(cx: &mut Cx<'_>, p: &Pending) {
    let there = cx.s.is_current(p.source) && cx.s.card(p.source.card).face_up;
    if p.sticky || there {
        let clause = if p.cue == cue::UPKEEP { clause!("D7.8") } else { clause!("D3.12") };
        cx.cite(clause, p.you, if there { p.source.card } else { CardId::NONE });
        cx.start(Effect::new(p.at, p.env(cx.s)).tagged(activation::TAG_AT_ONCE));
    }
}

/// Asks whether to activate an optional trigger.
pub fn ask(cx: &mut Cx<'_>, p: Pending) {
    let can = can_activate(cx.game, cx.s, &p);
    cx.push(Frame::MayTrigger(p));
    cx.options();
    if can {
        cx.offer(Choice::plain(verb::YES));
    }
    cx.offer(Choice::plain(verb::NO));
    cx.ask(p.you, Why { verb: verb::ACTIVATE, source: p.source.card, clause: clause!("D9.25") }, Ask::Pick);
}

/// Takes the decision about an optional trigger.
pub fn resume(cx: &mut Cx<'_>, p: Pending, choice: Choice) {
    let (seat, card) = (p.you, p.source.card);
    if choice.verb != verb::YES {
        return cx.log.tell(clause!("D9.25"), What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
    // Obeys D9.25: its player wants to.
    activation::start(cx, Some(p.at), &p.env(cx.s), 1, false);
}

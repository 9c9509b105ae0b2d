//! Triggers: mandatory and optional, in the order of the four groups (D9.24 to D9.27).

use super::{activation, clause, windows};
use crate::game::{Cx, Duel, St, opponent};
use crate::state::Frame;
use crate::words::{cue, phase, verb};
use baize_kernel::effect::{Effect, Pending};
use baize_kernel::ir::{Side, Step};
use baize_kernel::{Ask, CardId, Choice, Cue, Game, Job, Seat, What, Why};

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

/// D9.26: 0 the turn player's mandatory, 1 the other's, 2 the turn player's optional, 3 the other's.
fn group(game: &Duel, s: &St, p: &Pending) -> u8 {
    u8::from(is_optional(game, p)) * 2 + u8::from(p.you != s.active)
}

/// Goes on forming the chain; when no trigger is left, answers may follow (R36).
pub fn step(cx: &mut Cx<'_>) {
    tidy(cx);
    let (game, s) = (cx.game, &*cx.s);
    let due = |p: &Pending| !AT_ONCE.contains(&p.cue);
    let Some(first) = s.pending.iter().filter(|p| due(p)).map(|p| group(game, s, p)).min() else {
        return match s.data.chain.last() {
            Some(last) => {
                let seat = opponent(last.env.you);
                cx.push(Frame::Respond { seat, passes: 0 })
            }
            // A window that is open anyway has room for what has happened.
            None if s.data.news.is_empty() || matches!(s.agenda.last(), Some(Job::Game(Frame::Window { .. }))) => {}
            None => super::priority::open(cx, false),
        };
    };
    let next = next_group(game, s, first);
    match next[..] {
        [] => return skip_group(cx, first),
        [only] => return cx.push(Frame::MayTrigger(only as u16)),
        _ => {}
    }
    // D9.27: within a group its player picks the order.
    let seat = cx.s.pending[next[0]].you;
    cx.push(Frame::Triggers);
    cx.options();
    for (k, &i) in next.iter().enumerate() {
        let card = cx.s.pending[i].source.card;
        let n = next[..k].iter().filter(|&&j| cx.s.pending[j].source.card == card).count();
        cx.offer(Choice::card(verb::NEXT, card).numbered(n as u16));
    }
    cx.ask(seat, Why::rule(verb::NEXT, clause!("D9.27")), Ask::Pick);
}

/// The triggers of a group that can be activated now, by their places among those that wait (D9.31). What
/// the cost of one brings may let another be activated, so the rest waits until none is left.
fn next_group(game: &Duel, s: &St, which: u8) -> Vec<usize> {
    let could = |p: &Pending| can_activate(game, s, p) || windows::opens_trigger(game, s, p);
    let can = |p: &Pending| is_of(game, s, p, which) && (!is_optional(game, p) || could(p));
    (0..s.pending.len()).filter(|&i| can(&s.pending[i])).collect()
}

fn is_of(game: &Duel, s: &St, p: &Pending, which: u8) -> bool {
    !AT_ONCE.contains(&p.cue) && group(game, s, p) == which
}

/// D9.31: whether an optional trigger can be paid for and could do something.
fn can_activate(game: &Duel, s: &St, p: &Pending) -> bool {
    let (env, ability) = (p.env(s), game.pool().ability(p.at));
    activation::can_pay(game, s, &env, p.at) && super::verbs::could_do(game, s, &env, &ability.body[1..])
}

/// Passes over the triggers of a group of which none can be activated.
fn skip_group(cx: &mut Cx<'_>, which: u8) {
    cx.push(Frame::Triggers);
    while let Some(i) = cx.s.pending.iter().position(|p| is_of(cx.game, cx.s, p, which)) {
        let p = cx.s.pending.remove(i);
        cx.log.tell(clause!("D9.31"), What::Skipped { seat: p.you, verb: verb::ACTIVATE, card: p.source.card });
    }
}

/// Takes which trigger is next.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    let (game, s) = (cx.game, &*cx.s);
    let due = |p: &Pending| !AT_ONCE.contains(&p.cue);
    let first = s.pending.iter().filter(|p| due(p)).map(|p| group(game, s, p)).min().unwrap_or_default();
    let mut of_card = next_group(game, s, first).into_iter().filter(|&i| s.pending[i].source.card == choice.a);
    match of_card.nth(choice.n.into()) {
        Some(i) => cx.push(Frame::MayTrigger(i as u16)),
        None => cx.push(Frame::Triggers),
    }
}

/// Drops triggers whose card is gone, and those that the same happening set off twice.
fn tidy(cx: &mut Cx<'_>) {
    let mut i = 0;
    while i < cx.s.pending.len() {
        let p = cx.s.pending[i];
        let here = cx.s.is_current(p.source) && cx.s.card(p.source.card).face_up;
        let gone = !p.sticky && !here;
        let again = cx.s.pending[..i].iter().any(|q| (q.at, q.source, q.cue) == (p.at, p.source, p.cue));
        if !AT_ONCE.contains(&p.cue) && (gone || again) {
            cx.s.pending.remove(i);
        } else {
            i += 1;
        }
    }
}

/// Drops optional triggers that something has happened since (the other reading of R43).
pub fn miss(cx: &mut Cx<'_>) {
    let game = cx.game;
    cx.s.pending.retain(|p| AT_ONCE.contains(&p.cue) || !is_optional(game, p));
}

/// Activates a trigger, asking first when it is optional.
pub fn ask(cx: &mut Cx<'_>, i: u16) {
    let p = cx.s.pending[usize::from(i)];
    let env = p.env(cx.s);
    if !is_optional(cx.game, &p) {
        cx.s.pending.remove(i.into());
        cx.cite(clause!("D9.24"), p.you, p.source.card);
        cx.cite(clause!("D9.26"), p.you, p.source.card);
        cx.push(Frame::Triggers);
        return if activation::can_pay(cx.game, cx.s, &env, p.at) {
            activation::start(cx, Some(p.at), &env, 0, false)
        } else {
            // R46: it is activated all the same.
            activation::start_idle(cx, p.at, &env)
        };
    }
    let can = can_activate(cx.game, cx.s, &p);
    cx.push(Frame::MayTrigger(i));
    cx.options();
    if can {
        cx.offer(Choice::plain(verb::YES));
    }
    cx.offer(Choice::plain(verb::NO));
    cx.ask(p.you, Why { verb: verb::ACTIVATE, source: p.source.card, clause: clause!("D9.25") }, Ask::Pick);
}

/// Takes the decision about an optional trigger.
pub fn resume_ask(cx: &mut Cx<'_>, i: u16, choice: Choice) {
    let p = cx.s.pending.remove(i.into());
    cx.push(Frame::Triggers);
    if choice.verb == verb::YES {
        cx.cite(clause!("D9.25"), p.you, p.source.card);
        cx.cite(clause!("D9.26"), p.you, p.source.card);
        activation::start(cx, Some(p.at), &p.env(cx.s), 1, false);
    } else {
        let (seat, card) = (p.you, p.source.card);
        cx.log.tell(clause!("D9.25"), What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
}

/// Applies abilities without a chain (D3.12), one after the other, the turn player's first (D9.28).
pub fn at_once(cx: &mut Cx<'_>, which: Cue) {
    let active = cx.s.active;
    let place = cx.s.data.chain.len() as u16 + 1;
    let due = |p: &Pending| p.cue == which && (which != cue::SPELL_RESOLVED || p.wave == place);
    let of = |seat: Seat| cx.s.pending.iter().position(|p| due(p) && p.you == seat);
    let Some(i) = of(active).or_else(|| of(opponent(active))) else { return };
    let p = cx.s.pending.remove(i);
    cx.push(Frame::AtOnce(which));
    let there = cx.s.is_current(p.source) && cx.s.card(p.source.card).face_up;
    if p.sticky || there {
        let number = if which == cue::UPKEEP { clause!("D7.8") } else { clause!("D3.12") };
        cx.cite(number, p.you, if there { p.source.card } else { CardId::NONE });
        cx.start(Effect::new(p.at, p.env(cx.s)).tagged(activation::TAG_AT_ONCE));
    }
}

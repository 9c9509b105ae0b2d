//! Prohibitions and permissions in force (1-3-3, 10-1-5-6, 10-2-3).

use crate::game::{Gundam, St};
use crate::words::{phase, point};
use baize_kernel::effect::Agent;
use baize_kernel::ir::{Cause, Change, Step};
use baize_kernel::lasting::{Lasting, On, Shift, touch};
use baize_kernel::select::{self, Env};
use baize_kernel::{Ban, CardId, Game, Seat};

/// Returns whether a prohibition is on a card, counting only those whose tests fit `other` and
/// whose cause fits `agent`.
pub fn is_banned(game: &Gundam, s: &St, card: CardId, which: Ban, other: CardId, agent: Agent) -> bool {
    s.card(card).affected & touch::BAN != 0 && on(game, s, On::Card(s.refer(card)), Shift::Forbid(which), other, agent)
}

/// Returns whether something that the rules bar is allowed to a card.
pub fn is_permitted(game: &Gundam, s: &St, card: CardId, which: Ban, other: CardId) -> bool {
    s.card(card).affected & touch::BAN != 0
        && on(game, s, On::Card(s.refer(card)), Shift::Permit(which), other, Agent::Rule)
}

/// Returns whether a player may not do something, with or by `other`.
pub fn is_player_banned(game: &Gundam, s: &St, seat: Seat, which: Ban, other: CardId, agent: Agent) -> bool {
    !s.lasting.is_empty() && on(game, s, On::Seat(seat), Shift::Forbid(which), other, agent)
}

fn on(game: &Gundam, s: &St, on: On, shift: Shift, other: CardId, agent: Agent) -> bool {
    s.lasting.iter().any(|l| l.on == on && l.shift == shift && is_time(s, l) && fits(game, s, l, other, agent))
}

/// Whether it is the time a prohibition is for: one for the start phase of a turn to come holds then.
fn is_time(s: &St, l: &Lasting) -> bool {
    l.until.point != point::OPPONENTS_START
        || matches!(s.phase, phase::ACTIVE | phase::START) && s.active == l.until.seat && s.turn >= l.until.turn
}

fn fits(game: &Gundam, s: &St, l: &Lasting, other: CardId, agent: Agent) -> bool {
    let Step::Change { change, .. } = &game.pool().ability(l.at.ability).body[l.at.pc as usize] else { return true };
    let (tests, cause) = match change {
        Change::Forbid(_, tests, cause) => (tests, *cause),
        Change::Permit(_, tests) => (tests, Cause::Anything),
        _ => return true,
    };
    let caused = match (cause, agent) {
        (Cause::Anything, _) => true,
        (Cause::Battle, agent) => agent == Agent::Battle,
        (Cause::Rule, agent) => agent == Agent::Rule,
        (Cause::Effect(side), Agent::Effect(seat)) => game.is_side(s, side, l.by, seat),
        (Cause::Effect(_), _) => false,
    };
    let env = Env { you: l.by, ..Env::of_card(s, l.source.card) };
    caused && (tests.is_empty() || other.is_some() && select::passes_all(game, s, &env, other, tests))
}

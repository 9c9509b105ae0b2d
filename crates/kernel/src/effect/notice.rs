//! What happened, and the abilities that waited for it.

use super::payment::{is_spent, unmet_gate};
use super::{Pending, TriggerEvent};
use crate::continuous::{self, On, touch};
use crate::cx::Cx;
use crate::game::{Game, StateOf};
use crate::ids::{AbilityRef, CardId, Seat, Zone};
use crate::ir::{Ability, Mode};
use crate::select::{self, Env};

pub(super) fn notice<G: Game>(cx: &mut Cx<'_, G>, n: &TriggerEvent, zones: u32) {
    let game = cx.game;
    if !game.pool().is_overheard(n.cue) {
        return notice_own(cx, n, zones);
    }
    for i in 0..cx.s.seats() {
        let seat = Seat((cx.s.active.0 + i) % cx.s.seats());
        if n.only.is_some_and(|only| only != seat) {
            continue;
        }
        let mut left = zones;
        while left != 0 {
            let zone = Zone(left.trailing_zeros() as u8);
            left &= left - 1;
            let mut at = cx.s.pile(seat, zone).front;
            while at.is_some() {
                let card = at;
                at = cx.s.card(card).next;
                if may_wait(cx, n, card) {
                    notice_card(cx, n, card);
                }
            }
        }
        if cx.s.touched[seat.index()] & touch::ABILITY != 0 {
            notice_player(cx, n, seat);
        }
    }
}

/// What an effect made a player wait for, whatever becomes of the card that it came from.
fn notice_player<G: Game>(cx: &mut Cx<'_, G>, n: &TriggerEvent, seat: Seat) {
    let game = cx.game;
    for i in 0..cx.s.continuous.len() {
        let l = cx.s.continuous[i];
        let (On::Seat(on), continuous::Modifier::Ability(at)) = (l.on, l.shift) else { continue };
        let Mode::Auto(triggers) = &game.pool().ability(at).mode else { continue };
        let mut env = Env::of_card(cx.s, l.source.card);
        (env.you, env.this, env.event, env.other) = (seat, l.source, n.card, n.other_card());
        let met = on == seat && triggers.iter().any(|t| is_met(game, cx.s, &env, t, n));
        if met && unmet_gate(game, cx.s, &env, at).is_none() {
            let (source, wave, cue) = (l.source, cx.s.wave, n.cue);
            let (event, other) = (env.event, env.other);
            let (you, sticky, outlives) = (seat, false, false);
            cx.s.pending.push(Pending { at, source, you, event, other, wave, cue, sticky, outlives });
        }
    }
}

/// The same where abilities wait for what happens to their own card only.
fn notice_own<G: Game>(cx: &mut Cx<'_, G>, n: &TriggerEvent, zones: u32) {
    let id = n.card.card;
    if !id.is_some() {
        return;
    }
    let card = cx.s.card(id);
    let meant = n.only.is_none_or(|only| only == card.side);
    if meant && card.zone != Zone::GONE && zones & 1 << card.zone.0 != 0 && may_wait(cx, n, id) {
        notice_card(cx, n, id);
    }
}

/// A quick look whether a card can have an ability that waits for this.
#[inline]
fn may_wait<G: Game>(cx: &Cx<'_, G>, n: &TriggerEvent, card: CardId) -> bool {
    let card = cx.s.card(card);
    cx.game.pool().has_cue(card.def, n.cue) || card.affected & touch::ABILITY != 0
}

fn notice_card<G: Game>(cx: &mut Cx<'_, G>, n: &TriggerEvent, card: CardId) {
    let game = cx.game;
    let def = cx.s.card(card).def;
    let own = game.pool().def(def).abilities.len();
    for index in 0..own {
        let at = AbilityRef { def, index: index as u8 };
        let ability = game.pool().ability(at);
        if !ability.quoted && waits_for(ability, n) && continuous::is_valid(game, cx.s, card, at, Some(n.cue)) {
            notice_ability(cx, n, card, at);
        }
    }
    if cx.s.card(card).affected & touch::ABILITY != 0 {
        let mut i = 0;
        while i < cx.s.continuous.len() {
            let l = cx.s.continuous[i];
            if let (On::Card(r), continuous::Modifier::Ability(at)) = (l.on, l.shift)
                && r.card == card
                && waits_for(game.pool().ability(at), n)
                && continuous::is_valid(game, cx.s, card, at, Some(n.cue))
            {
                notice_ability(cx, n, card, at);
            }
            i += 1;
        }
    }
}

fn waits_for(ability: &Ability, n: &TriggerEvent) -> bool {
    matches!(&ability.mode, Mode::Auto(triggers) if triggers.iter().any(|t| t.cue == n.cue))
}

fn notice_ability<G: Game>(cx: &mut Cx<'_, G>, n: &TriggerEvent, card: CardId, at: AbilityRef) {
    let game = cx.game;
    let ability = game.pool().ability(at);
    let Mode::Auto(triggers) = &ability.mode else { return };
    let mut env = Env::of_card(cx.s, card);
    (env.event, env.other) = (n.card, n.other_card());
    let met = triggers.iter().any(|t| is_met(game, cx.s, &env, t, n));
    if met
        && select::works_in(game, ability, cx.s.card(card).zone)
        && game.ability_active(cx.s, card, at)
        && !(ability.once && is_spent(cx.s, card, at))
        && unmet_gate(game, cx.s, &env, at).is_none()
    {
        let sticky = n.card.card == card;
        let wave = cx.s.wave;
        let (you, source) = (env.you, env.this);
        let (event, other, cue) = (env.event, env.other, n.cue);
        let outlives = sticky && n.leaving;
        cx.s.pending.push(Pending { at, source, you, event, other, wave, cue, sticky, outlives });
    }
}

/// Returns whether what happened is what a trigger waits for.
pub fn is_met<G: Game>(game: &G, s: &StateOf<G>, env: &Env, t: &crate::ir::Trigger, n: &TriggerEvent) -> bool {
    // A card of an area that is shared is each sharer's own.
    let is_side = || match n.card.card {
        CardId::NONE => game.is_side(s, t.side, env.you, n.seat),
        card => game.is_side_at(s, t.side, env.you, n.seat, s.card(card).zone),
    };
    t.cue == n.cue
        && n.count >= t.at_least
        && (t.origin == 0 || n.origin.is_some_and(|zone| t.origin & 1 << zone.0 != 0))
        && select::is_caused(game, s, env, &t.cause, n.agent, n.other.card)
        && is_side()
        && (t.tests.is_empty() || n.card.card.is_some() && select::passes_all(game, s, env, n.card.card, &t.tests))
}

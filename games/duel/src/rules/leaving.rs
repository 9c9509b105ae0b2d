//! Leaving the field: destruction, graveyards, and what falls with what (D2.6 to D2.8, D5.11, D10.5).

use super::{battle, clause};
use crate::game::{Cx, Duel, St, is_banned, is_field};
use crate::state::{Mark, Note};
use crate::words::{ban, cue, kind, label, verb, zone};
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::ir::{Ability, Step, Target};
use baize_kernel::moves::Move;
use baize_kernel::select::{self, Env};
use baize_kernel::{CardId, Clause, Cue, GameBase, Ref, Seat, Verb, Zone};

/// Notes something about a card, once.
pub fn note(cx: &mut Cx<'_>, card: CardId, mark: Mark) {
    let note = Note { card, mark };
    if !cx.s.data.notes.contains(&note) {
        cx.s.data.notes.push(note);
    }
}

fn tell(cx: &mut Cx<'_>, cue: Cue, seat: Seat, card: Ref, other: Ref, agent: Agent) {
    cx.fire(&TriggerEvent::new(cue, seat, card).beside(other).by(agent));
}

/// Lets abilities wait that are about this very card.
pub fn tell_own(cx: &mut Cx<'_>, cue: Cue, card: Ref, other: Ref, agent: Agent) {
    let seat = cx.s.card(card.card).side;
    let before = cx.s.pending.len();
    cx.fire(&TriggerEvent::new(cue, seat, card).beside(other).by(agent).only(seat));
    let mut i = before;
    while i < cx.s.pending.len() {
        if cx.s.pending[i].source == card {
            i += 1;
        } else {
            cx.s.pending.remove(i);
        }
    }
}

/// Tells a monster that battle destroys it, and by what.
pub fn battle_notice(cx: &mut Cx<'_>, monster: Ref, other: Ref) {
    tell_own(cx, cue::BATTLE_DESTROYED, monster, other, Agent::Battle);
}

/// Returns the cards that this agent can destroy.
fn destructible(cx: &Cx<'_>, cards: &[Ref], agent: Agent) -> Vec<Ref> {
    let can = |r: &&Ref| cx.s.is_current(**r) && !is_banned(cx.game, cx.s, r.card, ban::BE_DESTROYED, agent);
    let mut out: Vec<Ref> = cards.iter().filter(can).copied().collect();
    // R29: cards that arrive together in zone order, monsters first.
    out.sort_by_key(|r| cx.s.card(r.card).zone);
    out
}

/// Destroys cards together: first everything hears of it, then they go. Sets the tally.
pub fn destroy(cx: &mut Cx<'_>, cards: &[Ref], agent: Agent, clause: Clause) {
    let cards = destructible(cx, cards, agent);
    for &card in &cards {
        let c = *cx.s.card(card.card);
        if !is_field(c.zone) || is_negated(cx, card) {
            continue;
        }
        tell(cx, cue::DESTROYED, c.side, card, Ref::NONE, agent);
        tell_own(cx, cue::FALLS, card, Ref::NONE, agent);
    }
    for &card in &cards {
        send_as(cx, card.card, verb::DESTROY, clause, agent);
    }
    cx.s.tally = cards.len() as i16;
    if super::triggers::is_due(cx.s, cue::FALLS) {
        cx.take_up(Some(cue::FALLS));
    }
}

/// D10.7, R47: a card whose activation has been negated was never on the field.
fn is_negated(cx: &Cx<'_>, card: Ref) -> bool {
    cx.s.data.chain.iter().any(|l| l.source() == card && l.negated && l.card)
}

/// Sends a card to its owner's graveyard (R30).
pub fn send(cx: &mut Cx<'_>, card: CardId, verb: Verb, clause: Clause) {
    send_as(cx, card, verb, clause, Agent::Rule);
}

fn send_as(cx: &mut Cx<'_>, card: CardId, verb: Verb, clause: Clause, agent: Agent) {
    let c = *cx.s.card(card);
    let this = cx.s.refer(card);
    let counts = is_field(c.zone) && !is_negated(cx, this);
    // Obeys D10.7: what was negated was not sent from the field.
    if counts {
        tell_own(cx, cue::SENT, this, Ref::NONE, agent);
        tell_own(cx, cue::LEFT, this, Ref::NONE, agent);
    }
    let copying = cx.s.data.notes.contains(&Note { card, mark: Mark::Copying });
    let to = if copying { zone::BANISHED } else { zone::GRAVE };
    let clause = if copying { clause!("D2.13") } else { clause };
    // Obeys D2.7, D2.8: face-up, to the owner's, on top; the order below stays.
    cx.move_card(card, Move::to(c.owner, to, verb, clause).on_top());
    if to == zone::GRAVE && (counts || c.zone == zone::DECK) {
        let now = cx.s.refer(card);
        tell(cx, cue::BURIED, c.owner, now, Ref::NONE, agent);
    }
}

/// D2.6, R26: a new field spell sends the player's own old one to the graveyard, by rule.
pub fn replace_field(cx: &mut Cx<'_>, seat: Seat) {
    if let Some(old) = cx.s.front(seat, zone::FIELD) {
        send(cx, old, verb::REPLACE, clause!("D2.6"));
    }
}

/// A card is about to leave its pile: equips on it come off and are to fall (D5.11).
pub fn leaving(cx: &mut Cx<'_>, card: CardId) {
    if cx.s.card(card).attached == 0 {
        return;
    }
    let equips: Vec<CardId> = cx.s.cards().filter(|(_, c)| c.host == card).map(|(id, _)| id).collect();
    for equip in equips {
        cx.rehost(equip, CardId::NONE, verb::FALL_OFF, clause!("D5.11"));
        let r = cx.s.refer(equip);
        cx.s.data.falling.push(r);
    }
}

/// A card has come to another pile: replays (R18), bonds, and what was noted about it.
pub fn moved(cx: &mut Cx<'_>, card: CardId, from: (Seat, Zone), which: Verb) {
    let to = (cx.s.card(card).side, cx.s.card(card).zone);
    let forgets = matches!(to.1, zone::HAND | zone::DECK | zone::SIDE);
    cx.s.data.notes.retain(|n| n.card != card || n.mark == Mark::Proper && !forgets);
    for (side, at) in [from, to] {
        if at == zone::MONSTERS && from.1 != to.1 {
            battle::crossed(cx, side);
        }
    }
    if !is_field(from.1) || cx.s.data.bonds.is_empty() {
        return;
    }
    let bonds = std::mem::take(&mut cx.s.data.bonds);
    for (trap, monster) in bonds {
        if trap.card == card {
            cx.s.data.falling.push(monster);
        } else if monster.card == card {
            // Only destruction of the monster takes the trap along.
            if which == verb::DESTROY {
                cx.s.data.falling.push(trap);
            }
        } else {
            cx.s.data.bonds.push((trap, monster));
        }
    }
}

/// Destroys what must fall because of something else; no link, no answer.
pub fn sweep(cx: &mut Cx<'_>) {
    let falling = std::mem::take(&mut cx.s.data.falling);
    for card in falling {
        if cx.s.is_current(card) {
            let monster = cx.game.def(cx.s, card.card).kind == kind::MONSTER;
            let agent =
                if monster { Agent::Effect { seat: cx.s.card(card.card).side, source: card } } else { Agent::Rule };
            let equip = cx.game.is(cx.s, card.card, label::EQUIP);
            let clause = if equip { clause!("D5.11") } else { clause!("D5.22") };
            destroy(cx, &[card], agent, clause);
        }
    }
}

/// D5.30, R48: equips whose monster no longer fits are destroyed.
pub fn check_equips(cx: &mut Cx<'_>) {
    for seat in cx.s.all_seats() {
        let mut at = cx.s.front(seat, zone::SPELLS);
        while let Some(equip) = at {
            at = cx.s.after(equip);
            let host = cx.s.card(equip).host;
            if host.is_some() && !fits(cx.game, cx.s, equip, host) {
                cx.rehost(equip, CardId::NONE, verb::FALL_OFF, clause!("D5.30"));
                let r = cx.s.refer(equip);
                cx.s.data.falling.push(r);
            }
        }
    }
}

/// Whether an equip card may be on a monster: face-up (D5.8), and what its target had to be like.
pub fn fits(game: &Duel, s: &St, equip: CardId, host: CardId) -> bool {
    if s.card(host).zone != zone::MONSTERS || !s.card(host).face_up {
        return false;
    }
    let env = Env::of_card(s, equip);
    let def = game.def(s, equip);
    // Other effects of the card have targets of their own.
    let equips = |a: &&Ability| a.body.iter().any(|step| matches!(step, Step::Do { verb: verb::EQUIP_TO, .. }));
    def.abilities.iter().filter(equips).flat_map(|a| &a.cost).all(|step| match step {
        Step::Do { verb: verb::TARGET, what: Target::Cards(sel), .. } => select::takes(game, s, &env, sel, host),
        _ => true,
    })
}

/// Returns whether a zone of the game keeps its cards hidden from the other player.
pub fn is_hidden(cx: &Cx<'_>, card: CardId) -> bool {
    let at = cx.s.card(card).zone;
    let open = cx.game.vocabulary().zones[at.index()].sight == baize_kernel::vocabulary::Sight::All;
    !open && !cx.s.card(card).face_up
}

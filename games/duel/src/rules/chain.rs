//! Chains: links, answers, and resolving backwards (D9.1 to D9.17).

use super::priority::{self, Moment};
use super::{activation, clause, leaving, triggers};
use crate::game::{Cx, Duel, St, is_field, opponent};
use crate::state::{Frame, Link, News};
use crate::words::{cue, keyword, kind, label, verb};
use baize_kernel::continuous::touch;
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::ir::Mode;
use baize_kernel::{Ask, CardId, Choice, Clause, GameBase, Job, Seat, What, Why};

/// Adds a link: something has been activated.
pub fn add(cx: &mut Cx<'_>, link: Link) {
    // Obeys D5.29, D9.13: any number of times in a turn, and each link on top of the one before.
    cx.s.data.chain.push(link.clone());
    let (seat, source) = (link.env.you, link.source());
    if link.card {
        // R10: what the card does while it lies face-up waits until the link has resolved.
        stir(cx, source.card);
    }
    let number = number_of(cx.game, cx.s, &link);
    let ability = link.at.map_or(0, |at| at.index);
    cx.tell_of([source.card, CardId::NONE], number, What::Activated { seat, card: source.card, ability });
    if link.card && cx.game.def(cx.s, source.card).kind == kind::SPELL {
        // Heard now, applied once the spell has resolved: what lies face-up later does not count.
        cx.s.wave = cx.s.data.chain.len() as u16;
        cx.fire(&TriggerEvent::new(cue::SPELL_RESOLVED, seat, source));
        cx.s.pending.retain(|p| p.cue != cue::SPELL_RESOLVED || p.source != source);
        cx.s.wave = 0;
    }
    // What waits for an activation comes when the chain has resolved (D9.17).
    let news: Vec<News> = activation::link_news(cx.game, cx.s, &link).collect();
    for News { cue, seat, card, .. } in news {
        cx.fire(&TriggerEvent::new(cue, seat, card));
    }
}

/// What a card does while it lies face-up may begin now, or has to wait.
pub fn stir(cx: &mut Cx<'_>, card: CardId) {
    if cx.game.pool().has_always(cx.s.card(card).def) || cx.s.card(card).affected & touch::ABILITY != 0 {
        cx.mark_card_changed(card);
    }
}

/// The clause by which something is activated.
// Obeys D3.10, D5.1: kind and icon say how it is used.
fn number_of(game: &Duel, s: &St, link: &Link) -> Clause {
    let def = game.def(s, link.source().card);
    let mode = link.at.map(|at| &game.pool().ability(at).mode);
    match def.kind {
        kind::TRAP if link.card && def.has_label(label::COUNTER) => clause!("D5.23"),
        kind::TRAP if link.card => clause!("D5.19"),
        kind::SPELL if link.card => clause!("D5.4"),
        _ => match mode {
            Some(Mode::Use(cues)) if cues.contains(&cue::QUICK) || cues.contains(&cue::CALCULATION) => clause!("D3.15"),
            Some(Mode::Auto(t)) if t.iter().any(|t| t.cue == cue::FLIP) => clause!("D3.18"),
            Some(Mode::Auto(t)) if t.iter().any(|t| t.cue == cue::LEFT) => clause!("D10.5"),
            Some(Mode::Auto(_)) => clause!("D3.17"),
            _ => clause!("D3.13"),
        },
    }
}

/// D9.2, D9.3: asks for an answer to the last link; two passes in a row end the building (D9.4).
pub fn respond(cx: &mut Cx<'_>, seat: Seat, passes: u8) {
    let Some(last) = cx.s.data.chain.last() else { return };
    let (you, source, speed) = (last.env.you, last.source().card, last.speed);
    let Some((seat, passes)) = priority::next_to_act(cx, seat, passes, Moment::Chain(speed)) else {
        // Obeys D9.4, D9.6: nobody wants to answer.
        // D9.30: what had happened before has had its chain.
        cx.s.data.news.clear();
        return cx.push(Frame::Resolve);
    };
    // Obeys D9.23: the other player is asked first.
    cx.push(Frame::Respond { seat, passes });
    let number = if seat == you { clause!("D9.3") } else { clause!("D9.2") };
    cx.ask(seat, Why { verb: verb::ACTIVATE, source, clause: number }, Ask::Pick);
}

/// Takes an answer, or a pass.
pub fn resume_respond(cx: &mut Cx<'_>, seat: Seat, passes: u8, choice: Choice) {
    if choice.verb == verb::PASS {
        return cx.push(Frame::Respond { seat: opponent(seat), passes: passes + 1 });
    }
    activation::begin(cx, seat, choice.a, choice.n);
}

/// Resolves the last link that is left (D9.5); when none is, the chain is over.
pub fn resolve(cx: &mut Cx<'_>) {
    let Some(link) = cx.s.data.chain.last().cloned() else { return finish(cx) };
    // Obeys D9.16: the next link follows without anybody being asked.
    cx.push(Frame::Resolve);
    cx.push(Frame::LinkDone);
    if cx.game.rules.missed_timing {
        // The other reading of R43: what an earlier link brought about is no longer the last event.
        cx.s.data.news.clear();
        triggers::miss(cx);
    }
    let (seat, source) = (link.env.you, link.source());
    let card = source.card;
    if link.negated {
        // Obeys D4.27: no tribute is taken.
        // D9.14: it does nothing.
        return cx.log.tell(clause!("D9.14"), What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
    // Obeys D5.22: a continuous trap does nothing once it is gone.
    if link.stays && !(cx.s.is_current(source) && cx.s.card(card).face_up) {
        // R10: such a card has an effect only while it lies face-up.
        let clause = if link.card { clause!("D5.21") } else { staying(cx.game, cx.s, card) };
        return cx.log.tell(clause, What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
    // D9.5: this link resolves, the last one first.
    cx.cite(clause!("D9.5"), seat, card);
    if link.idle {
        // R46: it had to be activated, and there is nothing it could do.
        return cx.log.tell(clause!("D9.31"), What::Skipped { seat, verb: verb::ACTIVATE, card });
    }
    let Some(at) = link.at else { return };
    // Obeys D5.6, D5.21: destroying is not negating, so a one-shot effect goes through.
    cx.start_body(at, link.env, link.skip, &link.cards);
}

/// Returns whether a card lies face-up because of an activation that has not resolved yet (R10).
pub fn is_unresolved(s: &St, card: CardId) -> bool {
    s.data.chain.iter().any(|l| l.card && l.source().card == card)
}

/// Returns whether a spell or trap stays on the field once it has been used.
pub fn must_stay(game: &Duel, s: &St, card: CardId) -> bool {
    let def = game.def(s, card);
    def.has_keyword(keyword::THREE_TURNS)
        || def.kind != kind::MONSTER
            && [label::CONTINUOUS, label::EQUIP, label::FIELD].iter().any(|&icon| def.has_label(icon))
}

/// The clause by which a card that stays works only while it lies face-up.
fn staying(game: &Duel, s: &St, card: CardId) -> Clause {
    let def = game.def(s, card);
    match def.kind {
        kind::TRAP => clause!("D5.22"),
        _ if def.has_label(label::EQUIP) => clause!("D5.9"),
        _ if def.has_label(label::FIELD) => clause!("D5.12"),
        _ => clause!("D5.7"),
    }
}

/// A link has been resolved: the card is used, and what waits for that is applied at once.
pub fn link_done(cx: &mut Cx<'_>) {
    let place = cx.s.data.chain.len() as u16;
    let Some(link) = cx.s.data.chain.last() else { return };
    let (link_card, negated, source) = (link.card, link.negated, link.source());
    let card = source.card;
    let on_field = |cx: &Cx<'_>| cx.s.is_current(source) && is_field(cx.s.card(card).zone);
    if link_card && negated && on_field(cx) {
        // D10.7: a card whose activation was negated goes to the graveyard, destroyed or not.
        leaving::send(cx, card, verb::USED, clause!("D10.7"));
    }
    cx.s.data.chain.pop();
    if link_card {
        // R10: what the card does from now on begins.
        stir(cx, card);
    }
    let here = on_field(cx);
    // Obeys D5.2: a card without an icon does not stay.
    if link_card && here && !must_stay(cx.game, cx.s, card) {
        cx.s.data.used.push(source);
    } else if link_card && here && cx.game.is(cx.s, card, label::EQUIP) && !cx.s.card(card).host.is_some() {
        // D5.30: the target is gone or does not fit.
        leaving::send(cx, card, verb::USED, clause!("D5.30"));
    }
    cx.s.pending.retain(|p| !negated || p.cue != cue::SPELL_RESOLVED || p.wave != place);
    if cx.s.pending.iter().any(|p| p.cue == cue::SPELL_RESOLVED && p.wave == place) {
        cx.take_up(Some(cue::SPELL_RESOLVED));
    }
}

/// The chain has resolved: used cards leave in the order they resolved (R40), then what the chain
/// set off forms a new one (D9.17).
fn finish(cx: &mut Cx<'_>) {
    for i in 0..cx.s.data.used.len() {
        let card = cx.s.data.used[i];
        if cx.s.is_current(card) {
            let clause = match cx.game.def(cx.s, card.card).kind {
                kind::TRAP => clause!("D5.20"),
                _ if cx.game.is(cx.s, card.card, label::RITUAL) => clause!("D4.26"),
                _ => clause!("D5.5"),
            };
            leaving::send(cx, card.card, verb::USED, clause);
        }
    }
    cx.s.data.used.clear();
    if cx.s.data.attempt.is_some() {
        return;
    }
    if cx.game.rules.missed_timing
        && let Some(last) = cx.s.data.news.last().map(|n| n.cue)
    {
        // The other reading of R43: only the last thing that happened may be answered.
        cx.s.data.news.retain(|n| n.cue == last);
    }
    // A window that is open anyway has room for what has happened.
    let open = matches!(cx.s.agenda.last(), Some(Job::Game(Frame::Window { passes: 0, .. })));
    // Obeys D9.17: what the chain set off forms the next one.
    if !open && (triggers::waiting(cx.s) || !cx.s.data.news.is_empty()) {
        priority::open(cx, false);
    }
}

/// Lets an event be answered in the first chain after it (D9.30), and triggers wait for it.
pub fn happen(cx: &mut Cx<'_>, news: News, agent: Agent) {
    cx.s.data.news.push(news);
    let News { cue, seat, card, other } = news;
    cx.fire(&TriggerEvent::new(cue, seat, card).beside(other).by(agent));
}

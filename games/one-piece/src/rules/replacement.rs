//! Replacement effects (8-1-3-4).
//!
//! One situation is a whole simultaneous event (R32): one use of one replacement covers every
//! card it fits, all or none, and its substitute is carried out once. The card's own come
//! first, then the turn player's, then the other's, each player's in that player's order
//! (8-1-3-4-2). 2023 has no such rules: there "instead" is card text that is followed once, the
//! turn player's first (1-3-1).

use super::{activation, clause};
use crate::game::{Cx, opponent};
use crate::state::{Candidate, Frame, Removal};
use crate::words::{cue, verb, zone};
use baize_kernel::effect::{self, Effect, TriggerEvent};
use baize_kernel::ir::{Mode, Step};
use baize_kernel::select::{self, Env, Span};
use baize_kernel::{AbilityRef, Ask, CardId, Choice, Cue, Game, Ref, Seat, What, Why, continuous};

/// Lets the next replacement effects be used; returns whether there are any.
pub fn begin(cx: &mut Cx<'_>, r: Removal) -> bool {
    if !cx.game.pool().any_cue(cue::KO) && !cx.game.pool().any_cue(cue::REMOVED) {
        return false;
    }
    let found = next(cx, &r);
    match found.as_slice() {
        [] => return false,
        [only] if !is_optional(cx, only) => apply(cx, r, only),
        _ => cx.push(Frame::Replace(r)),
    }
    true
}

/// Carries out what happens instead of a player's losing for want of a deck; returns whether it does.
pub fn of_deck_out(cx: &mut Cx<'_>, seat: Seat) -> bool {
    if !cx.game.pool().any_cue(cue::DECK_OUT) {
        return false;
    }
    let notice = TriggerEvent::new(cue::DECK_OUT, seat, Ref::NONE);
    let places =
        cx.s.all_seats().flat_map(|whose| [zone::LEADER, zone::CHARACTERS, zone::STAGE].map(|area| (whose, area)));
    let found = places.into_iter().find_map(|(whose, area)| {
        let fits = |(card, at): &(CardId, AbilityRef)| {
            let Mode::Instead(triggers) = &cx.game.pool().ability(*at).mode else { return false };
            let env = Env::of_card(cx.s, *card);
            is_in_force(cx, *card, *at) && triggers.iter().any(|t| effect::is_met(cx.game, cx.s, &env, t, &notice))
        };
        let of = |card| continuous::abilities(cx.game, cx.s, card).map(move |at| (card, at));
        cx.s.iter(whose, area).flat_map(of).find(fits)
    });
    let Some((card, at)) = found else { return false };
    // While it is carried out, the deck is still empty.
    if !cx.s.effects().iter().any(|e| e.at == at && e.env.this.card == card) {
        activation::spend(cx, card, at);
        cx.start(Effect::new(at, Env::of_card(cx.s, card)).tagged(activation::REPLACEMENT));
    }
    true
}

/// Returns the replacement effects among which one player now chooses.
fn next(cx: &Cx<'_>, r: &Removal) -> Vec<Candidate> {
    let tp = cx.s.active;
    // 8-1-3-4-2: those on the cards concerned, then TP's, then NTP's; 2023 knows no first group.
    let groups: &[fn(CardId, CardId) -> bool] = if cx.game.rules.is_2023() {
        &[|_, _| true]
    } else {
        &[|source, card| source == card, |source, card| source != card]
    };
    for fits in groups {
        for seat in [tp, opponent(tp)] {
            let found = of_seat(cx, r, seat, fits);
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// Returns the replacement effects of one player that may be used and have not been declined.
fn of_seat(cx: &Cx<'_>, r: &Removal, seat: Seat, fits: impl Fn(CardId, CardId) -> bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (source, at) in sources(cx, r, seat) {
        // What was given to a card twice is one effect of it: it covers all that it fits in one use (R32).
        let known = found.iter().any(|c: &Candidate| (c.at, c.source.card) == (at, source));
        if r.closed || known || is_declined(cx, r, source, at) {
            continue;
        }
        let saved = leaving(cx, r).find(|&card| fits(source, card) && covers(cx, r, source, at, card));
        if let Some(saved) = saved
            && is_possible(cx, r, source, at, saved)
        {
            found.push(Candidate { at, source: cx.s.refer(source), seat, saves: cx.s.refer(saved) });
        }
    }
    found
}

/// Returns the cards that would leave.
fn leaving(cx: &Cx<'_>, r: &Removal) -> impl Iterator<Item = CardId> {
    let cards = r.cards;
    (0..cards.len).filter_map(move |i| cx.bound_card(cards, i))
}

/// Returns the replacement effects of a player that are in force for a removal of this sort.
fn sources(cx: &Cx<'_>, r: &Removal, seat: Seat) -> impl Iterator<Item = (CardId, AbilityRef)> {
    let r = *r;
    let areas = [zone::LEADER, zone::CHARACTERS, zone::STAGE].into_iter();
    let cards = areas.flat_map(move |area| cx.s.iter(seat, area));
    let has = move |card: &CardId| {
        let def = cx.s.card(*card).def;
        cx.s.card(*card).affected & continuous::touch::ABILITY != 0
            || cues(&r).any(|cue| cx.game.pool().has_instead(def, cue))
    };
    let abilities = move |card| continuous::abilities(cx.game, cx.s, card).map(move |at| (card, at));
    cards.filter(has).flat_map(abilities).filter(|&(card, at)| is_in_force(cx, card, at))
}

fn cues(r: &Removal) -> impl Iterator<Item = Cue> + use<> {
    [(r.verb == verb::KO).then_some(cue::KO), Some(cue::REMOVED)].into_iter().flatten()
}

fn is_in_force(cx: &Cx<'_>, source: CardId, at: AbilityRef) -> bool {
    let ability = cx.game.pool().ability(at);
    let env = Env::of_card(cx.s, source);
    matches!(ability.mode, Mode::Instead(_))
        && select::works_in(cx.game, ability, cx.s.card(source).zone)
        && select::gates_hold(cx.game, cx.s, &env, &ability.gates)
        && !(ability.once && effect::is_spent(cx.s, source, at))
}

/// Returns whether a replacement effect is about this card leaving in this way.
fn covers(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef, card: CardId) -> bool {
    let Mode::Instead(triggers) = &cx.game.pool().ability(at).mode else { return false };
    let env = Env::of_card(cx.s, source);
    let seat = cx.s.card(card).side;
    let this = cx.s.refer(card);
    cues(r).any(|cue| {
        let notice = TriggerEvent::new(cue, seat, this).by(r.agent);
        triggers.iter().any(|t| effect::is_met(cx.game, cx.s, &env, t, &notice))
    })
}

/// 8-1-3-4-5: a substitute that cannot be carried out is none.
fn is_possible(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef, saved: CardId) -> bool {
    let ability = cx.game.pool().ability(at);
    let env = Env { event: cx.s.refer(saved), it: r.cards, ..Env::of_card(cx.s, source) };
    effect::is_payable(cx.game, cx.s, &env, &ability.cost) && effect::is_payable(cx.game, cx.s, &env, &ability.body)
}

fn is_optional(cx: &Cx<'_>, candidate: &Candidate) -> bool {
    activation::is_optional(cx.game.pool().ability(candidate.at))
}

fn key(source: CardId, at: AbilityRef) -> Ref {
    Ref { card: source, incarnation: u16::from(at.index) }
}

fn is_declined(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef) -> bool {
    (0..r.declined.len).any(|i| cx.bound_ref(r.declined, i) == Some(key(source, at)))
}

/// Tells which replacement effects would fit but do not apply, and why.
pub fn tell_barred(cx: &mut Cx<'_>, r: &Removal) {
    if !cx.log.is_on() || cx.game.rules.is_2023() {
        return;
    }
    for seat in cx.s.all_seats() {
        let fits = |(source, at)| {
            let saved = leaving(cx, r).find(|&card| covers(cx, r, source, at, card))?;
            Some((source, is_possible(cx, r, source, at, saved)))
        };
        let fitting: Vec<(CardId, bool)> = sources(cx, r, seat).filter_map(fits).collect();
        for (card, possible) in fitting {
            let clause = if !possible {
                clause!("8-1-3-4-5")
            } else if r.closed {
                // 8-1-3-4-3: what takes the place of something is not replaced in its turn.
                clause!("8-1-3-4-3")
            } else {
                continue;
            };
            cx.log.tell(clause, What::Skipped { seat, verb: verb::REPLACE, card });
        }
    }
}

/// Asks which of a player's replacement effects to use, or whether (8-1-3-4-1).
pub fn ask(cx: &mut Cx<'_>, r: Removal) {
    let found = next(cx, &r);
    let Some(first) = found.first() else { return cx.push(Frame::Remove(r)) };
    let (seat, source) = (first.seat, first.source.card);
    cx.push(Frame::Replace(r));
    cx.options();
    for candidate in &found {
        cx.offer(choice(&found, candidate));
    }
    if found.iter().all(|candidate| is_optional(cx, candidate)) {
        cx.offer(Choice::plain(verb::NO));
    }
    let several = if found.len() > 1 { clause!("8-1-3-4-2") } else { clause!("8-1-3-4-1") };
    let number = cx.game.rules.since(several, clause!("1-3-1"));
    cx.ask(seat, Why { verb: verb::REPLACE, source, clause: number }, Ask::Pick);
}

/// The option for a replacement effect; several of one card are told apart by number.
fn choice(found: &[Candidate], candidate: &Candidate) -> Choice {
    let earlier = found.iter().take_while(|c| c.at != candidate.at || c.source != candidate.source);
    let n = earlier.filter(|c| c.source == candidate.source).count();
    Choice::pair(verb::REPLACE, candidate.source.card, candidate.saves.card).numbered(n as u16)
}

/// Takes the decision.
pub fn resume(cx: &mut Cx<'_>, mut r: Removal, answer: Choice) {
    let found = next(cx, &r);
    if let Some(chosen) = found.iter().find(|candidate| choice(&found, candidate) == answer) {
        return apply(cx, r, chosen);
    }
    // Declined: the original goes on, and a [Once Per Turn] use is not spent.
    let clause = cx.game.rules.since(clause!("8-1-3-4-1"), clause!("1-3-1"));
    for candidate in &found {
        let card = candidate.source.card;
        cx.log.tell(clause, What::Skipped { seat: candidate.seat, verb: verb::REPLACE, card });
        let one = cx.bind_cards([key(card, candidate.at)]);
        r.declined = if r.declined.len == 0 { one } else { Span { len: r.declined.len + 1, ..r.declined } };
    }
    cx.push(Frame::Remove(r));
}

/// 8-1-3-4-3, R32: strikes out every card it fits and carries the substitute out once.
fn apply(cx: &mut Cx<'_>, mut r: Removal, candidate: &Candidate) {
    let Candidate { at, source, saves, .. } = *candidate;
    let mut saved: Vec<Ref> = Vec::new();
    for i in 0..r.cards.len {
        if let Some(card) = cx.bound_card(r.cards, i)
            && covers(cx, &r, source.card, at, card)
        {
            saved.push(cx.s.refer(card));
            cx.rebind_card(r.cards, i, Ref::NONE);
        }
    }
    // Obeys 8-1-3-4, 8-1-3-4-2, 8-1-3-4-3, 1-3-1: each card is saved once, by what comes first.
    r.replaced += saved.len() as u16;
    cx.push(Frame::Remove(r));
    activation::spend(cx, source.card, at);
    // "That card" is every card saved: they are what the substitute has at hand.
    let it = cx.bind_cards(saved);
    let env = Env { event: saves, it, ..Env::of_card(cx.s, source.card) };
    let skip = u16::from(matches!(cx.game.pool().ability(at).body.first(), Some(Step::May { .. })));
    // Obeys 8-1-3-4-4, 8-1-3-4-4-1: in its place, and the rest of the text goes on.
    cx.start(Effect::new(at, env).tagged(activation::REPLACEMENT).skipping(skip));
}

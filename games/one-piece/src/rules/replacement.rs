//! Replacement effects (8-1-3-4).
//!
//! One situation is a whole simultaneous event (R32): one use of one replacement covers every
//! card it fits, all or none, and its substitute is carried out once. The card's own come
//! first, then the turn player's, then the other's, each player's in that player's order
//! (8-1-3-4-2). 2023 has no such rules: there "instead" is card text that is followed once, the
//! turn player's first (1-3-1).

use super::{activation, clause};
use crate::game::{Cx, opponent};
use crate::state::{Frame, Removal};
use crate::words::{cue, verb, zone};
use baize_kernel::effect::{self, Instead, TriggerEvent};
use baize_kernel::select::{Env, Span};
use baize_kernel::{AbilityRef, Ask, CardId, Choice, Cue, GameBase, Ref, Seat, What, Why, Zone};

/// Where replacement effects are in force.
const AREAS: [Zone; 3] = [zone::LEADER, zone::CHARACTERS, zone::STAGE];

/// Lets the next replacement effects be used; returns whether there are any.
pub fn begin(cx: &mut Cx<'_>, r: Removal) -> bool {
    if !cues(&r).any(|cue| cx.game.pool().any_instead(cue)) {
        return false;
    }
    match next(cx, &r)[..] {
        [] => return false,
        [only] if !only.is_optional(cx.game) => apply(cx, r, only),
        _ => cx.push(Frame::Replace(r)),
    }
    true
}

/// Carries out what happens instead of a player's losing for want of a deck; returns whether it does.
pub fn of_deck_out(cx: &mut Cx<'_>, seat: Seat) -> bool {
    if !cx.game.pool().any_instead(cue::DECK_OUT) {
        return false;
    }
    let event = TriggerEvent::new(cue::DECK_OUT, seat, Ref::NONE);
    let of = |seat| effect::all_instead(cx.game, cx.s, seat, AREAS.into_iter(), std::iter::once(cue::DECK_OUT));
    let all = cx.s.all_seats().flat_map(of).map(|(card, at)| Instead { at, env: Env::of_card(cx.s, card) });
    let Some(found) = all.into_iter().find(|each| each.fits(cx.game, cx.s, &event)) else { return false };
    // While it is carried out, the deck is still empty.
    if !cx.s.effects().iter().any(|e| e.at == found.at && e.env.this == found.env.this) {
        cx.start_instead(found, activation::REPLACEMENT);
    }
    true
}

/// Returns what may happen instead of damage, of the one player who chooses first (8-1-3-4-2).
pub fn of_damage(cx: &Cx<'_>, event: &TriggerEvent) -> Vec<Instead> {
    if !cx.game.pool().any_instead(event.cue) {
        return Vec::new();
    }
    let of = |seat| effect::all_instead(cx.game, cx.s, seat, AREAS.into_iter(), std::iter::once(event.cue));
    let fitting = |seat| {
        let all = of(seat).map(|(card, at)| Instead { at, env: Env { event: event.card, ..Env::of_card(cx.s, card) } });
        // 8-1-3-4-5: a substitute that cannot be carried out is none.
        all.filter(|each| each.fits(cx.game, cx.s, event) && each.is_possible(cx.game, cx.s, true)).collect::<Vec<_>>()
    };
    let tp = cx.s.active;
    [tp, opponent(tp)].into_iter().map(fitting).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Asks their player which of these to use, or whether (8-1-3-4-1).
pub fn offer(cx: &mut Cx<'_>, found: &[Instead]) {
    let Some(first) = found.first() else { return };
    let (seat, source) = (first.env.you, first.env.this.card);
    cx.offer_instead(found, choice, verb::NO);
    let several = if found.len() > 1 { clause!("8-1-3-4-2") } else { clause!("8-1-3-4-1") };
    let number = cx.game.rules.since(several, clause!("1-3-1"));
    cx.ask(seat, Why { verb: verb::REPLACE, source, clause: number }, Ask::Pick);
}

/// The one of them that was chosen.
pub fn chosen(found: &[Instead], answer: Choice) -> Option<Instead> {
    effect::chosen_instead(found, choice, answer)
}

/// Returns the replacement effects among which one player now chooses.
fn next(cx: &Cx<'_>, r: &Removal) -> Vec<Instead> {
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
fn of_seat(cx: &Cx<'_>, r: &Removal, seat: Seat, fits: impl Fn(CardId, CardId) -> bool) -> Vec<Instead> {
    let mut found = Vec::new();
    for (source, at) in sources(cx, r, seat) {
        // What was given to a card twice is one effect of it: it covers all that it fits in one use (R32).
        let known = found.iter().any(|c: &Instead| (c.at, c.env.this.card) == (at, source));
        if r.closed || known || is_declined(cx, r, source, at) {
            continue;
        }
        let mut saved = leaving(cx, r).filter(|&card| fits(source, card));
        // 8-1-3-4-5: a substitute that cannot be carried out is none.
        let covering = saved.find_map(|card| covering(cx, r, source, at, card));
        found.extend(covering.filter(|each| each.is_possible(cx.game, cx.s, true)));
    }
    found
}

/// Returns the cards that would leave.
fn leaving(cx: &Cx<'_>, r: &Removal) -> impl Iterator<Item = CardId> {
    let cards = r.cards;
    (0..cards.len).filter_map(move |i| cx.bound_card(cards, i))
}

/// Returns the replacement effects of a player for a removal of this sort.
fn sources(cx: &Cx<'_>, r: &Removal, seat: Seat) -> impl Iterator<Item = (CardId, AbilityRef)> {
    effect::all_instead(cx.game, cx.s, seat, AREAS.into_iter(), cues(r))
}

fn cues(r: &Removal) -> impl Iterator<Item = Cue> + Clone + use<> {
    let leaves = if r.verb == verb::REST { cue::RESTED } else { cue::REMOVED };
    [(r.verb == verb::KO).then_some(cue::KO), Some(leaves)].into_iter().flatten()
}

/// Returns a replacement effect as it is about this card leaving in this way; `None` when it is not.
fn covering(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef, card: CardId) -> Option<Instead> {
    let event = cx.s.refer(card);
    let found = Instead { at, env: Env { event, it: r.cards, ..Env::of_card(cx.s, source) } };
    let mut events = cues(r).map(|cue| TriggerEvent::new(cue, cx.s.card(card).side, event).by(r.agent));
    events.any(|event| found.fits(cx.game, cx.s, &event)).then_some(found)
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
            let found = leaving(cx, r).find_map(|card| covering(cx, r, source, at, card))?;
            Some((source, found.is_possible(cx.game, cx.s, true)))
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
    if found.is_empty() {
        return cx.push(Frame::Remove(r));
    }
    cx.push(Frame::Replace(r));
    offer(cx, &found);
}

/// The option for a replacement effect.
fn choice(found: &Instead) -> Choice {
    Choice::pair(verb::REPLACE, found.env.this.card, found.env.event.card)
}

/// Takes the decision.
pub fn resume(cx: &mut Cx<'_>, mut r: Removal, answer: Choice) {
    let found = next(cx, &r);
    if let Some(chosen) = chosen(&found, answer) {
        return apply(cx, r, chosen);
    }
    // Declined: the original goes on, and a [Once Per Turn] use is not spent.
    let clause = cx.game.rules.since(clause!("8-1-3-4-1"), clause!("1-3-1"));
    for Instead { at, env } in found {
        let card = env.this.card;
        cx.log.tell(clause, What::Skipped { seat: env.you, verb: verb::REPLACE, card });
        let one = cx.bind_cards([key(card, at)]);
        r.declined = if r.declined.len == 0 { one } else { Span { len: r.declined.len + 1, ..r.declined } };
    }
    cx.push(Frame::Remove(r));
}

/// 8-1-3-4-3, R32: strikes out every card it fits and carries the substitute out once.
fn apply(cx: &mut Cx<'_>, mut r: Removal, Instead { at, env }: Instead) {
    let source = env.this.card;
    let mut saved: Vec<Ref> = Vec::new();
    for i in 0..r.cards.len {
        if let Some(card) = cx.bound_card(r.cards, i)
            && covering(cx, &r, source, at, card).is_some()
        {
            saved.push(cx.s.refer(card));
            cx.rebind_card(r.cards, i, Ref::NONE);
        }
    }
    // Obeys 8-1-3-4, 8-1-3-4-2, 8-1-3-4-3, 1-3-1: each card is saved once, by what comes first.
    r.replaced += saved.len() as u16;
    cx.push(Frame::Remove(r));
    // "That card" is every card saved: they are what the substitute has at hand.
    let it = cx.bind_cards(saved);
    // Obeys 8-1-3-4-4, 8-1-3-4-4-1: in its place, and the rest of the text goes on.
    cx.start_instead(Instead { at, env: Env { it, ..env } }, activation::REPLACEMENT);
}

//! Activating effects (8-3, 8-4): conditions, costs, and what using an effect means.

use super::{clause, loops};
use crate::game::{Cx, OnePiece, St};
use crate::state::Frame;
use crate::words::{cue, verb, zone};
use baize_kernel::continuous::{Modifier, On};
use baize_kernel::effect::{self, Effect, Pending};
use baize_kernel::ir::{Ability, From, Gate, Mode, Pick, Side, Step, Subject, Target};
use baize_kernel::select::{self, Env};
use baize_kernel::vocabulary::Sight;
use baize_kernel::{
    AbilityRef, Ask, CardId, Choice, Clause, Cue, GameBase, Ref, Refusal, Seat, What, Why, continuous, fair,
};

/// How an effect came to be used: by waiting for its cue.
pub const AUTO: u8 = 1;
/// By its own card's leaving, which it outlives (10-2-17-2).
pub const STICKY: u8 = 2;
/// By its player, \[Activate: Main\].
pub const ACTIVATE: u8 = 3;
/// As the text of an Event or a \[Trigger\].
pub const TEXT: u8 = 4;
/// Instead of something else.
pub const REPLACEMENT: u8 = 5;

/// Returns whether an ability is used at this moment.
pub fn is_for(game: &OnePiece, at: AbilityRef, cue: Cue) -> bool {
    matches!(&game.pool().ability(at).mode, Mode::Use(cues) if cues.contains(&cue))
}

/// Returns whether a player may decline to use an ability (8-1-2, 8-3-1-4).
pub fn is_optional(ability: &Ability) -> bool {
    !ability.cost.is_empty() || leads_with_may(ability)
}

/// Returns whether a "may" governs the whole body.
fn leads_with_may(ability: &Ability) -> bool {
    matches!(ability.body.first(), Some(Step::May { len, who: Side::Mine | Side::Any }) if *len as usize + 1 == ability.body.len())
}

/// The clause of a condition that fails (8-3-2).
fn gate_clause(gate: &Gate, added: bool) -> Clause {
    match gate {
        _ if added => clause!("8-3-2-2"),
        Gate::Attached(_) => clause!("8-3-2-3"),
        Gate::Turn(Side::Theirs) => clause!("8-3-2-5"),
        Gate::Turn(_) => clause!("8-3-2-4"),
        Gate::During(_) | Gate::While(_) => clause!("8-2-1-2"),
    }
}

/// 8-4-1: returns whether an ability can be activated, or the clause that forbids it.
pub fn may_use(game: &OnePiece, s: &St, card: CardId, at: AbilityRef) -> Result<(), Refusal> {
    let ability = game.pool().ability(at);
    let env = Env::of_card(s, card);
    // 2-8-2: text works in its own area.
    if !select::works_in(game, ability, s.card(card).zone) {
        return Err(Refusal::new(clause!("2-8-2"), "not-on-field").about(card));
    }
    if ability.once && effect::is_spent(s, card, at) {
        return Err(Refusal::new(clause!("10-2-13-3"), "used-this-turn").about(card));
    }
    if !continuous::is_valid(game, s, card, at, Some(cue::ACTIVATE_MAIN)) {
        return Err(Refusal::new(clause!("8-2-1-1"), "muted").about(card));
    }
    // 8-4-1-1: conditions first.
    if let Some((gate, added)) = effect::unmet_gate(game, s, &env, at) {
        let refusal = Refusal::new(gate_clause(gate, added), "condition").about(card);
        return Err(match gate {
            Gate::Attached(n) => {
                Refusal { key: "don-attached", ..refusal }.needs((*n).into(), s.card(card).attached.into())
            }
            Gate::Turn(_) => Refusal { key: "not-this-turn", ..refusal },
            _ => refusal,
        });
    }
    if !effect::can_be_paid(game, s, &env, at) {
        return Err(Refusal::new(clause!("8-3-1-3"), "cannot-pay").about(card));
    }
    Ok(())
}

/// 6-5-4-1: the turn player activates an \[Activate: Main\] effect.
pub fn activate_main(cx: &mut Cx<'_>, card: CardId, at: AbilityRef) {
    let seat = cx.s.card(card).side;
    // Obeys 6-5-4-1, 10-2-2-1, 8-1-3-2, 8-1-3-3, 8-4-1, 8-4-1-1: declared by the turn player, paid, resolved.
    cx.tell_did(clause!("8-4-1-2"), seat, verb::ACTIVATE, card, CardId::NONE, i32::from(at.index));
    spend(cx, card, at);
    let env = Env::of_card(cx.s, card);
    cx.start(Effect::new(at, env).tagged(ACTIVATE));
}

/// 10-2-13: takes the use of a \[Once Per Turn\] effect, which belongs to the card as it lies now.
pub fn spend(cx: &mut Cx<'_>, card: CardId, at: AbilityRef) {
    if !cx.game.pool().ability(at).once {
        return;
    }
    // Obeys 10-2-13-1, 10-2-13-2, 10-2-13-4: once a turn, by card; one that left and came back is another card.
    effect::spend(cx.s, card, at);
}

/// Uses the text of an Event or a \[Trigger\]: its conditions, then its cost, then its effect.
pub fn use_text(cx: &mut Cx<'_>, card: Ref, seat: Seat, cue: Cue) {
    let def = cx.s.card(card.card).def;
    let list = &cx.game.pool().def(def).abilities;
    let Some(index) = list.iter().position(|a| matches!(&a.mode, Mode::Use(cues) if cues.contains(&cue))) else {
        return;
    };
    let at = AbilityRef { def, index: index as u8 };
    let env = Env { you: seat, ..Env::of_card(cx.s, card.card) };
    if let Some((gate, added)) = effect::unmet_gate(cx.game, cx.s, &env, at) {
        return skip(cx, seat, card.card, gate_clause(gate, added));
    }
    // Obeys 10-2-3-1, 8-5-1: using the card is one thing, activating this effect of it another.
    if !has_cost(cx, card.card, at) {
        cx.start(Effect::new(at, env).tagged(TEXT));
    } else if effect::can_be_paid(cx.game, cx.s, &env, at) || fair::hides_cost(cx.game, cx.s, &env, at) {
        cx.push(Frame::Pay { at, card, seat, tag: TEXT });
    } else {
        skip(cx, seat, card.card, clause!("8-3-1-3"));
    }
}

/// Asks whether to pay the activation cost of a text (8-3-1-4).
pub fn ask_pay(cx: &mut Cx<'_>, at: AbilityRef, card: Ref, seat: Seat, tag: u8) {
    let env = Env { you: seat, ..Env::of_card(cx.s, card.card) };
    let payable = effect::can_be_paid(cx.game, cx.s, &env, at);
    cx.push(Frame::Pay { at, card, seat, tag });
    ask_yes_no(cx, seat, card.card, clause!("8-3-1-4"), payable);
}

/// Takes the decision.
pub fn resume_pay(cx: &mut Cx<'_>, at: AbilityRef, card: Ref, seat: Seat, tag: u8, choice: Choice) {
    if choice.verb != verb::YES {
        return skip(cx, seat, card.card, clause!("8-3-1-4"));
    }
    let env = Env { you: seat, ..Env::of_card(cx.s, card.card) };
    cx.start(Effect::new(at, env).tagged(tag));
}

/// Asks a player yes or no about an effect of a card; fair play also asks one who cannot pay for it.
pub fn ask_yes_no(cx: &mut Cx<'_>, seat: Seat, card: CardId, number: Clause, payable: bool) {
    cx.options();
    if payable {
        cx.offer(Choice::card(verb::YES, card));
    }
    cx.offer(Choice::card(verb::NO, card));
    cx.ask(seat, Why { verb: verb::YES, source: card, clause: number }, Ask::Pick);
}

/// Tells that an effect is not used, and by which clause.
fn skip(cx: &mut Cx<'_>, seat: Seat, card: CardId, clause: Clause) {
    cx.log.tell(clause, What::Skipped { seat, verb: verb::ACTIVATE, card });
}

/// Uses a waiting effect, unless something keeps it from that.
pub fn begin(cx: &mut Cx<'_>, p: &Pending) {
    if let Some(number) = obstacle(cx, p) {
        return skip(cx, p.you, p.source.card, number);
    }
    if !is_optional(cx.game.pool().ability(p.at)) && !has_cost(cx, p.source.card, p.at) {
        return use_now(cx, p);
    }
    if loops::decided(cx, p) {
        return;
    }
    let payable = effect::can_be_paid(cx.game, cx.s, &p.env(cx.s), p.at);
    cx.push(Frame::Use(*p));
    let number = option_clause(cx, p);
    ask_yes_no(cx, p.you, p.source.card, number, payable);
}

/// Returns whether using an ability of a card costs something, with what other effects add.
fn has_cost(cx: &Cx<'_>, card: CardId, at: AbilityRef) -> bool {
    let costs = |at| !cx.game.pool().ability(at).cost.is_empty();
    costs(at) || continuous::needs(cx.game, cx.s, card, at).any(costs)
}

/// The clause by which a waiting effect may be declined.
fn option_clause(cx: &Cx<'_>, p: &Pending) -> Clause {
    if has_cost(cx, p.source.card, p.at) { clause!("8-3-1-4") } else { clause!("8-1-2") }
}

/// Takes the decision on an optional waiting effect.
pub fn resume(cx: &mut Cx<'_>, p: &Pending, choice: Choice) {
    if choice.verb == verb::YES {
        return use_now(cx, p);
    }
    let number = option_clause(cx, p);
    skip(cx, p.you, p.source.card, number);
}

/// Returns the clause that keeps a waiting effect from being used.
fn obstacle(cx: &Cx<'_>, p: &Pending) -> Option<Clause> {
    let card = p.source.card;
    let ability = cx.game.pool().ability(p.at);
    let stayed = cx.s.is_current(p.source);
    if let Some(clause) = lost(cx.game, cx.s, p) {
        return Some(clause);
    }
    if ability.once && stayed && effect::is_spent(cx.s, card, p.at) {
        return Some(clause!("10-2-13-1"));
    }
    if stayed {
        if !is_players_own(cx.s, p) && !continuous::is_valid(cx.game, cx.s, card, p.at, Some(p.cue)) {
            return Some(clause!("8-2-1-1"));
        }
        // R33: conditions hold when the timing is met and still when the effect is used.
        if let Some((_, added)) = effect::unmet_gate(cx.game, cx.s, &p.env(cx.s), p.at) {
            return Some(if added { clause!("8-3-2-2") } else { clause!("8-3-2-1") });
        }
    }
    let env = p.env(cx.s);
    let payable = effect::can_be_paid(cx.game, cx.s, &env, p.at) || fair::hides_cost(cx.game, cx.s, &env, p.at);
    (!payable).then_some(clause!("8-3-1-3"))
}

/// Returns the clause by which a waiting effect is lost for good, its card having left.
pub fn lost(game: &OnePiece, s: &St, p: &Pending) -> Option<Clause> {
    if s.is_current(p.source) || is_players_own(s, p) {
        return None;
    }
    if !outlives(p) {
        // 8-1-3-1-3: lost with its card (2023: 2-8-2 and 3-1-6 point the same way).
        return Some(game.rules.since(clause!("8-1-3-1-3"), clause!("2-8-2")));
    }
    // 8-4-5: an own auto met by an own move works from an open area only; 2023 sets no limit.
    let open = game.vocabulary().zones[s.card(p.source.card).zone.index()].sight == Sight::All;
    (!open && !game.rules.is_2023()).then_some(clause!("8-4-5"))
}

/// Whether it is the player who waited, not a card.
fn is_players_own(s: &St, p: &Pending) -> bool {
    s.continuous.iter().any(|l| (l.on, l.shift) == (On::Seat(p.you), Modifier::Ability(p.at)))
}

/// R31: an effect outlives its card's move only when that move met its timing (8-4-5, 10-2-17).
fn outlives(p: &Pending) -> bool {
    p.sticky && matches!(p.cue, cue::ON_KO | cue::KO | cue::REMOVED)
}

/// Pays and resolves a waiting effect.
pub fn use_now(cx: &mut Cx<'_>, p: &Pending) {
    let card = p.source.card;
    let ability = cx.game.pool().ability(p.at);
    spend(cx, card, p.at);
    let env = p.env(cx.s);
    let skip = u16::from(leads_with_may(ability));
    // Obeys 10-2-17-2, 8-4-5: it resolves from where its card has gone.
    let tag = if cx.s.is_current(p.source) { AUTO } else { STICKY };
    // Obeys 8-1-3-1, 8-1-3-1-1, 8-1-3-1-2, 8-1-3-2-1, 8-1-3-2-2: without being declared.
    cx.start(Effect::new(p.at, env).tagged(tag).skipping(skip));
}

/// 8-4-1-4: the cost is paid and the effect activated; returns whether it resolves.
pub fn activated(cx: &mut Cx<'_>, e: &mut Effect) -> bool {
    let ability = cx.game.pool().ability(e.at);
    let card = e.env.this.card;
    if e.failed {
        // 8-3-1-7: not paid as printed, so nothing after the colon.
        let clause = cx.game.rules.since(clause!("8-3-1-7"), clause!("8-3-1-3"));
        skip(cx, e.env.you, card, clause);
        return false;
    }
    // Obeys 8-3-1, 8-3-1-1, 8-4-1-3, 8-1-3-2-2, 8-1-3-3-2: what it asks for is paid.
    // Obeys 8-2-1-2, 8-3-2-1, 8-3-2-2, 8-3-2-3, 8-3-2-4, 8-3-2-5: and its conditions hold.
    cx.tell_of(
        [card, CardId::NONE],
        clause!("8-4-1-4"),
        What::Activated { seat: e.env.you, card, ability: e.at.index },
    );
    // Obeys 8-5-3: what follows is no longer its activation.
    // R33: [DON!! x1] paid away with the cost leaves no result; other conditions were for using it.
    let stands = cx.s.is_current(e.env.this) && e.tag != STICKY;
    let lost = |gate: &&Gate| matches!(gate, Gate::Attached(n) if cx.s.card(card).attached < *n);
    if stands && has_cost(cx, card, e.at) && ability.gates.iter().any(|gate| lost(&gate)) {
        skip(cx, e.env.you, card, clause!("8-3-2-1"));
        e.failed = true;
        return false;
    }
    true
}

/// An effect has been resolved to its end.
pub fn resolved(cx: &mut Cx<'_>, e: &Effect) {
    if e.failed {
        return;
    }
    // Obeys 8-4-1-5, 8-1-4-1, 8-4-3: it is over, and its card stays where it is.
    if e.env.seen.len > 0 && !uses_all_seen(cx.game.pool().ability(e.at)) {
        put_back_seen(cx, e);
    }
}

/// Returns whether the text itself says where all the cards looked at go.
fn uses_all_seen(ability: &Ability) -> bool {
    ability.body.iter().any(|step| match step {
        Step::Move { what: Target::Subject(Subject::Seen), .. } => true,
        Step::Move { what: Target::Cards(sel), .. } => {
            sel.from == From::Group(Subject::Seen) && sel.pick == Pick::All && sel.tests.is_empty()
        }
        Step::Player { verb: verb::SHUFFLE, .. } => true,
        _ => false,
    })
}

/// 11-3-3: cards looked at that no text used go back as they were; 2023 puts them in random order.
fn put_back_seen(cx: &mut Cx<'_>, e: &Effect) {
    let seen = e.env.seen;
    let mut left: Vec<CardId> = (0..seen.len).filter_map(|i| cx.bound_card(seen, i)).collect();
    left.retain(|&c| matches!(cx.s.card(c).zone, zone::DECK | zone::LIFE));
    if left.is_empty() {
        return;
    }
    // Obeys 11-3-3: in the order they had.
    if cx.game.rules.is_2023() && left.len() > 1 {
        cx.s.chance.shuffle(&mut left);
        for &card in left.iter().rev() {
            cx.blur(card, baize_kernel::SeatSet::NONE);
            cx.rearrange(card, true, verb::PUT_BACK, clause!("11-3-3"));
        }
    }
}

//! What effects do beyond the rows of their verbs (chapter 4 and the verbs of card text).

use super::{activation, battle, clause, damage, refusals, removal};
use crate::game::{Cx, OnePiece, St, is_banned, is_player_banned, opponent};
use crate::state::{Entry, Frame, Removal};
use crate::words::{ban, cue, kind, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::effect::{self, Agent, CardAction, Effect, EffectPart, PlayerAction, Task, TriggerEvent};
use baize_kernel::ir::{Place, Step, Target};
use baize_kernel::moves::Move;
use baize_kernel::select::{Env, Span};
use baize_kernel::{Ask, CardId, Clause, GameBase, Outcome, Ref, Seat, SeatSet, Seating, Verb, What, Why, Zone};

/// Returns whether a verb would change something about a card (1-3-2-1): only that pays a cost.
pub fn changes_something(game: &OnePiece, s: &St, which: Verb, card: CardId, env: &Env) -> bool {
    let agent = Agent::Rule;
    match which {
        verb::KO | verb::TRASH | verb::RETURN | verb::MOVE => !removal::is_protected(game, s, which, card, agent),
        verb::ATTACH => !is_player_banned(game, s, env.you, ban::GIVE, card),
        verb::PUT | verb::PUT_RESTED | verb::PUT_ACTIVE => {
            refusals::play_barred(game, s, s.card(card).owner, card, agent).is_none()
                && !is_banned(game, s, card, ban::BE_PLAYED, CardId::NONE, agent)
        }
        _ => effect::changes_card(game, s, which, card, env),
    }
}

/// 1-3-3: DON!! cards of a player who may not set any active, and Life cards that may not be added to hand. Paying for
/// an own effect is using it, too.
pub fn barred(game: &OnePiece, s: &St, which: Verb, to: Option<Zone>, card: CardId, agent: Agent) -> Option<Clause> {
    let c = s.card(card);
    let attempt = match (c.zone, to) {
        (zone::COST, _) if which == verb::READY => Attempt::of_player(ban::READY_DON, c.side),
        (zone::LIFE, Some(zone::HAND)) => Attempt::of_player(ban::TAKE_LIFE, c.owner),
        _ => return None,
    };
    attempt.with(card).by(agent).is_forbidden(game, s).then_some(clause!("1-3-3"))
}

/// Carries out a verb on cards.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let agent = e.agent();
    match act.verb {
        verb::KO | verb::TRASH | verb::RETURN | verb::MOVE | verb::RETURN_DON => move_cards(cx, e, act, agent),
        verb::PUT | verb::PUT_RESTED | verb::PUT_ACTIVE => put_cards(cx, act, agent),
        verb::REST if cx.game.pool().any_instead(cue::RESTED) => rest_together(cx, e, act, agent),
        verb::REDIRECT => {
            if let Some(target) = cx.bound_card(act.cards, 0) {
                cx.s.tally = i16::from(battle::redirect(cx, target));
            }
        }
        _ => cx.carry_out(e, act),
    }
}

/// Moves cards: those on the field leave it together, with replacements; others just go.
fn move_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    let Some(place) = act.place else { return };
    let on_field = (0..act.cards.len).filter_map(|i| cx.bound_card(act.cards, i)).any(|c| leaves_field(cx.s, c));
    // 10-2-10-1: DON!! cards that go to the DON!! deck are returned, whichever verb says so.
    let paying_don = place.zone == zone::DON_DECK;
    if on_field && !paying_don {
        let closed = e.tag == activation::REPLACEMENT;
        let removal = Removal { on_top: act.on_top, closed, ..Removal::new(act.cards, act.verb, place, agent) };
        return removal::start(cx, removal);
    }
    // 11-2-1: what moves from one secret area to another because it fits must be shown.
    let place = Place { reveal: place.reveal || moved_for_its_looks(cx, e), ..place };
    cx.carry_out(e, &CardAction { place: Some(place), ..act.clone() });
    if paying_don && cx.s.tally > 0 {
        tell_returned_don(cx, e, act.cards, agent);
    }
}

/// Tells each player whose DON!! cards were returned how many they were.
fn tell_returned_don(cx: &mut Cx<'_>, e: &Effect, cards: Span, agent: Agent) {
    for seat in cx.s.all_seats() {
        let of_seat = |i: &u16| cx.bound_ref(cards, *i).is_some_and(|r| cx.s.card(r.card).owner == seat);
        let count = (0..cards.len).filter(of_seat).count();
        if count > 0 {
            cx.fire(&TriggerEvent::new(cue::DON_RETURNED, seat, e.env.this).by(agent).times(count));
        }
    }
}

fn leaves_field(s: &St, card: CardId) -> bool {
    matches!(s.card(card).zone, zone::LEADER | zone::CHARACTERS | zone::STAGE)
}

fn moved_for_its_looks(cx: &Cx<'_>, e: &Effect) -> bool {
    let ability = cx.game.pool().ability(e.at);
    let steps = if e.part == EffectPart::Cost { &ability.cost } else { &ability.body };
    let Some(Step::Move { what: Target::Cards(sel), .. }) = steps.get(e.pc as usize) else { return false };
    !sel.tests.is_empty()
}

/// Puts cards on the field, one after the other.
fn put_cards(cx: &mut Cx<'_>, act: &CardAction, agent: Agent) {
    let entry = match act.verb {
        verb::PUT_RESTED => Entry::Rested,
        verb::PUT_ACTIVE => Entry::Active,
        _ => Entry::Unsaid,
    };
    let mut count = 0;
    for i in (0..act.cards.len).rev() {
        if let Some(card) = cx.bound_card(act.cards, i) {
            let kind = cx.game.pool().def(cx.s.card(card).def).kind;
            let seat = cx.s.card(card).owner;
            // 1-3-3: who cannot play a card cannot do so by an effect either.
            let barred = refusals::play_barred(cx.game, cx.s, seat, card, agent).is_some();
            if barred || is_banned(cx.game, cx.s, card, ban::BE_PLAYED, CardId::NONE, agent) {
                cx.log.tell(clause!("1-3-3"), What::Skipped { seat, verb: act.verb, card });
                continue;
            }
            // Events never enter the field (2-2-5).
            if matches!(kind, kind::CHARACTER | kind::STAGE) && !leaves_field(cx.s, card) {
                let card = cx.s.refer(card);
                cx.push(Frame::Put { card, entry, agent });
                count += 1;
            }
        }
    }
    cx.s.tally = count;
}

/// 8-1-3-4: something else may happen instead of their resting.
fn rest_together(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    let closed = e.tag == activation::REPLACEMENT;
    // What is rested already stays what the effect is about.
    let cards: Vec<Ref> = (0..act.cards.len).filter_map(|i| cx.bound_ref(act.cards, i)).collect();
    let cards = cx.bind_cards(cards);
    let together = Removal::new(cards, act.verb, removal::trash_place(), agent);
    removal::start(cx, Removal { closed, ..together });
}

/// 6-5-5-1: DON!! cards are given to cards of their owner.
pub fn unfit(s: &St, don: CardId, host: CardId) -> Option<Clause> {
    (s.card(don).owner != s.card(host).side).then_some(clause!("6-5-5-1"))
}

/// Puts a DON!! into its owner's cost area.
pub fn don_to_cost(cx: &mut Cx<'_>, don: CardId, rested: bool, which: Verb, clause: Clause) {
    let owner = cx.s.card(don).owner;
    cx.move_card(don, Move::to(owner, zone::COST, which, clause));
    if rested {
        cx.turn(don, true, clause);
    }
}

/// 3-3-3, 3-9-3: one DON!! from the DON!! deck to the cost area; returns whether there was one.
pub fn place_don(cx: &mut Cx<'_>, seat: Seat, rested: bool, clause: Clause) -> bool {
    let Some(don) = cx.s.front(seat, zone::DON_DECK) else { return false };
    // Obeys 3-3-3, 3-9-3.
    don_to_cost(cx, don, rested, verb::ADD_DON, clause);
    true
}

/// Makes players carry out a verb, the turn player first (1-3-4, 1-3-11).
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    let both = cx.s.all_seats().all(|seat| cx.game.is_side(cx.s, deed.who, e.env.you, seat));
    if both && matches!(deed.verb, verb::WIN | verb::LOSE) {
        return decide_for_both(cx);
    }
    // Obeys 1-3-4, 1-3-11: in 2023 both act together; elsewhere rule processing strikes in between.
    if both && cx.game.rules.is_2023() {
        cx.s.data.hold_defeat = true;
        cx.push(Frame::Release);
    }
    // Obeys 1-3-2-2, 4-5-3, 4-5-4, 4-6-2-2, 8-4-4-3: no times is not at all, and never the opposite.
    cx.carry_out_players(e, deed);
}

/// Makes one player carry out a verb.
pub fn act(cx: &mut Cx<'_>, task: Task) {
    let Task { seat, n, agent, .. } = task;
    match task.verb {
        verb::DAMAGE => damage::deal(cx, seat, n, false, agent),
        verb::EXTRA_TURN => {
            cx.s.data.extra_turns = cx.s.data.extra_turns.saturating_add(1);
            cx.s.tally += 1;
        }
        verb::WIN => win(cx, seat),
        verb::LOSE => win(cx, opponent(seat)),
        verb::ADD_DON | verb::ADD_DON_RESTED => {
            let rested = task.verb == verb::ADD_DON_RESTED;
            let most = n.min(cx.s.count(seat, zone::DON_DECK) as u8);
            if task.up_to && most > 0 {
                cx.push(Frame::AddDon { seat, n: most, rested });
            } else {
                add_don(cx, seat, i32::from(most), rested);
            }
        }
        _ => cx.act(task),
    }
}

/// 1-2-5 (2023: 1-2-6): an effect decides the game while it is processed.
fn win(cx: &mut Cx<'_>, seat: Seat) {
    // Obeys 1-2-5, 1-2-6: at once.
    cx.end(clause!("1-2-1"), Outcome::Won(SeatSet::one(seat)));
}

/// No clause says who wins when an effect makes both players win or lose at once: nobody does.
fn decide_for_both(cx: &mut Cx<'_>) {
    let clause = cx.game.rules.since(clause!("1-2-5"), clause!("1-2-6"));
    cx.end(clause, Outcome::Draw);
}

/// Asks how many DON!! to add.
pub fn ask_add_don(cx: &mut Cx<'_>, seat: Seat, n: u8, rested: bool) {
    cx.push(Frame::AddDon { seat, n, rested });
    // Obeys 1-3-5-1.
    cx.options();
    let why = Why { verb: verb::ADD_DON, source: CardId::NONE, clause: clause!("4-8-1") };
    cx.ask(seat, why, Ask::Number { min: 0, max: u32::from(n) });
}

/// Adds DON!! cards from the DON!! deck.
pub fn add_don(cx: &mut Cx<'_>, seat: Seat, n: i32, rested: bool) {
    for _ in 0..n {
        if place_don(cx, seat, rested, clause!("8-4-1-5")) {
            cx.s.tally += 1;
        }
    }
}

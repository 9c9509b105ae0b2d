//! What effects do (chapter 4 and the verbs of card text).

use super::{activation, battle, clause, damage, removal};
use crate::game::{Cx, OnePiece, St, can_rest, is_banned, is_player_banned, opponent};
use crate::state::{Entry, Frame, Removal};
use crate::words::{ban, cue, kind, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::effect::{Agent, CardAction, Effect, EffectPart, PlayerAction, TriggerEvent};
use baize_kernel::ir::{Place, Step, Target};
use baize_kernel::moves::Move;
use baize_kernel::select::Span;
use baize_kernel::vocabulary::Sight;
use baize_kernel::{
    Ask, CardId, Choice, Clause, GameBase, Outcome, Reply, Seat, SeatSet, Seating, Verb, What, Why, Zone,
};

/// Returns whether a verb would change something about a card (1-3-2-1): only that pays a cost.
pub fn changes_something(game: &OnePiece, s: &St, which: Verb, card: CardId, agent: Agent, you: Seat) -> bool {
    let c = s.card(card);
    let turnable = matches!(c.zone, zone::LEADER | zone::CHARACTERS | zone::STAGE | zone::COST);
    match which {
        verb::REST => turnable && can_rest(game, s, card, agent),
        verb::READY => turnable && c.rested && !is_banned(game, s, card, ban::READY, CardId::NONE, agent),
        verb::TURN_UP => !c.face_up,
        verb::TURN_DOWN => c.face_up,
        verb::KO | verb::TRASH | verb::RETURN | verb::MOVE => !removal::is_protected(game, s, which, card, agent),
        verb::ATTACH => !is_player_banned(game, s, you, ban::GIVE, card),
        verb::PUT | verb::PUT_RESTED | verb::PUT_ACTIVE => {
            !is_player_banned(game, s, c.owner, ban::PLAY, card)
                && !is_banned(game, s, card, ban::BE_PLAYED, CardId::NONE, agent)
        }
        _ => true,
    }
}

/// Carries out a verb on cards.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let agent = e.agent();
    cx.s.tally = 0;
    match act.verb {
        verb::KO | verb::TRASH | verb::RETURN | verb::MOVE | verb::RETURN_DON => move_cards(cx, e, act, agent),
        verb::PUT | verb::PUT_RESTED | verb::PUT_ACTIVE => put_cards(cx, act, agent),
        verb::REST | verb::READY => turn_cards(cx, e, act, agent),
        verb::TURN_UP | verb::TURN_DOWN => flip_cards(cx, act),
        verb::ATTACH => attach_cards(cx, act, agent),
        verb::REDIRECT => {
            if let Some(target) = cx.bound_card(act.cards, 0) {
                cx.s.tally = i16::from(battle::redirect(cx, target));
            }
        }
        _ => {}
    }
}

fn each_card(cx: &mut Cx<'_>, span: Span, mut f: impl FnMut(&mut Cx<'_>, CardId)) {
    for i in 0..span.len {
        if cx.over() {
            return;
        }
        if let Some(card) = cx.bound_card(span, i) {
            f(cx, card);
        }
    }
}

/// Moves cards: those on the field leave it together, with replacements; others just go.
fn move_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    let Some(place) = act.place else { return };
    let on_field = (0..act.cards.len).filter_map(|i| cx.bound_card(act.cards, i)).any(|c| leaves_field(cx.s, c));
    let paying_don = act.verb == verb::RETURN_DON;
    if on_field && !paying_don {
        let closed = e.tag == activation::REPLACEMENT;
        let removal = Removal { on_top: act.on_top, closed, ..Removal::new(act.cards, act.verb, place, agent) };
        return removal::start(cx, removal);
    }
    // 11-2-1: what moves from one secret area to another because it fits must be shown.
    let fits = moved_for_its_looks(cx, e);
    let number = move_clause(cx, e, act, &place);
    drop_kept_life(cx, act, &place, agent);
    let moved = move_all(cx, act.cards, &place, act.verb, act.on_top, number, fits || place.reveal);
    cx.s.tally = moved as i16;
    if paying_don && moved > 0 {
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

/// 1-3-3: Life cards that may not be added to hand stay where they are.
fn drop_kept_life(cx: &mut Cx<'_>, act: &CardAction, place: &Place, agent: Agent) {
    if place.zone != zone::HAND {
        return;
    }
    // Paying for an own effect is using it, too.
    for i in 0..act.cards.len {
        let Some(card) = cx.bound_card(act.cards, i).filter(|&c| cx.s.card(c).zone == zone::LIFE) else { continue };
        let seat = cx.s.card(card).owner;
        if Attempt::of_player(ban::TAKE_LIFE, seat).with(card).by(agent).is_forbidden(cx.game, cx.s) {
            let told = if cx.s.card(card).face_up { card } else { CardId::NONE };
            cx.log.tell(clause!("1-3-3"), What::Skipped { seat, verb: act.verb, card: told });
            cx.rebind_card(act.cards, i, baize_kernel::Ref::NONE);
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

fn move_clause(cx: &Cx<'_>, e: &Effect, act: &CardAction, place: &Place) -> Clause {
    let from = cx.bound_card(act.cards, 0).map(|c| cx.s.card(c).zone);
    match (act.verb, from) {
        (verb::RETURN_DON, _) if e.part == EffectPart::Cost => clause!("8-3-1-6"),
        (verb::RETURN_DON, _) => clause!("10-2-10-1"),
        (verb::TRASH, Some(zone::HAND)) => clause!("10-2-14-1"),
        _ if place.zone == zone::LIFE && !cx.game.rules.is_2023() => clause!("2-9-4"),
        _ => clause!("8-4-1-5"),
    }
}

/// Moves the cards of a stretch, first on top; returns how many moved.
pub fn move_all(
    cx: &mut Cx<'_>,
    cards: Span,
    place: &Place,
    which: Verb,
    on_top: bool,
    clause: Clause,
    reveal: bool,
) -> u16 {
    let before = cx.log.len();
    let secret = cx.game.vocabulary().zones[place.zone.index()].sight != Sight::All;
    let mut moved = 0;
    for k in 0..cards.len {
        // Each is laid on top of the last, so the first comes last.
        let i = if on_top { cards.len - 1 - k } else { k };
        let Some(card) = cx.bound_card(cards, i) else { continue };
        if cx.over() {
            break;
        }
        move_one(cx, card, place, which, on_top, clause, reveal);
        moved += 1;
    }
    if secret && moved > 1 {
        // Obeys 3-1-8: the opponent may not learn the order.
        cx.log.hide_order(before);
        for i in 0..cards.len {
            if let Some(card) = cx.bound_ref(cards, i).map(|r| r.card).filter(|c| c.is_some()) {
                let owner = cx.s.card(card).owner;
                cx.blur(card, SeatSet::one(owner));
            }
        }
    }
    moved
}

fn move_one(cx: &mut Cx<'_>, card: CardId, place: &Place, which: Verb, on_top: bool, number: Clause, reveal: bool) {
    let c = *cx.s.card(card);
    let seat = c.owner;
    if c.zone == place.zone && c.side == seat {
        // 11-3-2: it never left, so it is no new card and nothing was removed; 3-10-3 keeps its facing.
        cx.rearrange(card, on_top, which, clause!("11-3-2"));
        // Obeys 3-10-3.
        if let Some(face_up) = place.face_up {
            cx.flip(card, face_up, number);
        }
        return;
    }
    let hidden = |zone: Zone| cx.game.vocabulary().zones[zone.index()].sight != Sight::All;
    let reveal = reveal && hidden(c.zone) && hidden(place.zone);
    let front = on_top || place.zone == zone::TRASH;
    let face_up = place.face_up == Some(true);
    // Obeys 4-2-1-1, 3-1-6, 3-2-3, 3-5-2, 11-2-1, 11-2-2, 3-10-2-1: to its owner's area, shown where the text says so.
    cx.move_card(card, Move { seat, zone: place.zone, front, face_up, verb: which, clause: number, reveal });
    if place.zone == zone::COST && place.rested {
        cx.turn(card, true, number);
    }
    if which == verb::TRASH && c.zone == zone::HAND {
        let this = cx.s.refer(card);
        let agent = Agent::Rule;
        cx.fire(&TriggerEvent::new(cue::DISCARDED, seat, this).by(agent));
    }
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
            let barred = Attempt::of_player(ban::PLAY, seat).with(card).by(agent).is_forbidden(cx.game, cx.s);
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

/// Rests cards or sets them active; what is so already is no action (1-3-2-1).
fn turn_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    // 8-1-3-4: something else may happen instead of their resting.
    if act.verb == verb::REST && cx.game.pool().any_instead(cue::RESTED) {
        let closed = e.tag == activation::REPLACEMENT;
        let together = Removal::new(act.cards, act.verb, removal::trash_place(), agent);
        return removal::start(cx, Removal { closed, ..together });
    }
    turn_now(cx, act.cards, act.verb, agent);
}

/// The same when nothing happens instead.
pub fn turn_now(cx: &mut Cx<'_>, cards: Span, which: Verb, agent: Agent) {
    let rest = which == verb::REST;
    each_card(cx, cards, |cx, card| {
        let seat = cx.s.card(card).side;
        if let Some(clause) = cannot_turn(cx, card, rest, agent) {
            return cx.log.tell(clause, What::Skipped { seat, verb: which, card });
        }
        // 8-3-1-5: resting DON!! as a cost; by an effect it is resting like any other.
        let paid = rest && agent == Agent::Rule && cx.s.card(card).zone == zone::COST;
        let clause = if paid { clause!("8-3-1-5") } else { clause!("4-4-1") };
        cx.turn(card, rest, clause);
        cx.s.tally += 1;
        notice_turned(cx, card, rest, agent);
    });
}

/// Returns the clause that keeps a card from being turned.
pub fn cannot_turn(cx: &Cx<'_>, card: CardId, rest: bool, agent: Agent) -> Option<Clause> {
    let c = cx.s.card(card);
    let turnable = matches!(c.zone, zone::LEADER | zone::CHARACTERS | zone::STAGE | zone::COST);
    if !turnable {
        // 4-4-1: a DON!! under a card is neither active nor rested.
        return Some(clause!("4-4-1"));
    }
    if c.rested == rest {
        return Some(clause!("1-3-2-1"));
    }
    let which = if rest { ban::BE_RESTED } else { ban::READY };
    let banned = is_banned(cx.game, cx.s, card, which, CardId::NONE, agent)
        || !rest && c.zone == zone::COST && is_player_banned(cx.game, cx.s, c.side, ban::READY_DON, card);
    banned.then_some(clause!("1-3-3"))
}

/// Tells those who watch that a card was turned.
pub fn notice_turned(cx: &mut Cx<'_>, card: CardId, rested: bool, agent: Agent) {
    let cue = if rested { cue::RESTED } else { cue::READIED };
    let (seat, card) = (cx.s.card(card).side, cx.s.refer(card));
    cx.fire(&TriggerEvent::new(cue, seat, card).by(agent));
}

fn flip_cards(cx: &mut Cx<'_>, act: &CardAction) {
    let up = act.verb == verb::TURN_UP;
    each_card(cx, act.cards, |cx, card| {
        if cx.flip(card, up, clause!("3-10-2-1")) {
            cx.s.tally += 1;
        } else {
            let seat = cx.s.card(card).side;
            let card = if cx.s.card(card).face_up { card } else { CardId::NONE };
            cx.log.tell(clause!("1-3-2-1"), What::Skipped { seat, verb: act.verb, card });
        }
    });
}

/// Gives DON!! cards to a Leader or Character by an effect.
fn attach_cards(cx: &mut Cx<'_>, act: &CardAction, agent: Agent) {
    for i in 0..act.onto.len {
        let Some(host) = cx.bound_card(act.onto, i) else { continue };
        for k in 0..act.cards.len {
            // Each of several gets as many: the first those that were chosen, the others like them.
            let chosen = cx.bound_ref(act.cards, k).map(|r| r.card).filter(|c| c.is_some());
            let don =
                if i == 0 { cx.bound_card(act.cards, k) } else { chosen.and_then(|don| another_like(cx, act, don)) };
            if let Some(don) = don {
                attach_one(cx, don, host, agent);
            }
        }
    }
}

/// Finds a DON!! card that lies as this one did before it was given away.
fn another_like(cx: &Cx<'_>, act: &CardAction, don: CardId) -> Option<CardId> {
    let owner = cx.s.card(don).owner;
    let given = |card: CardId| (0..act.onto.len).any(|i| cx.bound_card(act.onto, i) == Some(cx.s.card(card).host));
    let mut spare = cx.s.iter(owner, zone::COST).filter(|&card| !given(card));
    let was_active = cx.s.data.gave_active;
    spare.find(|&card| cx.s.card(card).rested != was_active)
}

fn attach_one(cx: &mut Cx<'_>, don: CardId, host: CardId, agent: Agent) {
    let (seat, owner) = (cx.s.card(host).side, cx.s.card(don).owner);
    let clause = if is_player_banned(cx.game, cx.s, seat, ban::GIVE, host) {
        Some(clause!("1-3-3"))
    } else if !matches!(cx.s.card(host).zone, zone::LEADER | zone::CHARACTERS) {
        // 6-5-5-1: DON!! cards are given to Leaders and Characters.
        Some(clause!("6-5-5-1"))
    } else if cx.s.card(don).host == host {
        // 1-3-2-1: it has it already.
        Some(clause!("1-3-2-1"))
    } else {
        // 6-5-5-1: DON!! cards are given to cards of their owner.
        (owner != seat).then_some(clause!("6-5-5-1"))
    };
    if let Some(clause) = clause {
        return cx.log.tell(clause, What::Skipped { seat, verb: verb::ATTACH, card: host });
    }
    cx.s.data.gave_active = cx.s.card(don).zone == zone::COST && !cx.s.card(don).rested;
    give_don(cx, don, host, verb::ATTACH, clause!("8-4-1-5"), agent);
    cx.s.tally += 1;
}

/// Puts a DON!! under a card (6-5-5-1, 6-5-5-2).
pub fn give_don(cx: &mut Cx<'_>, don: CardId, host: CardId, which: Verb, clause: Clause, agent: Agent) {
    let seat = cx.s.card(host).side;
    cx.attach(don, host, Move::to(seat, zone::GIVEN, which, clause));
    // Obeys 6-5-5-2.
    let card = cx.s.refer(host);
    cx.fire(&TriggerEvent::new(cue::DON_GIVEN, seat, card).by(agent));
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

/// Makes players carry out a verb. Each adds to the tally what was really done.
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    cx.s.tally = 0;
    let (agent, tp) = (e.agent(), cx.s.active);
    // Obeys 1-3-4: the turn player first.
    let both = [tp, opponent(tp)];
    let mut seats = both.into_iter().filter(|&x| cx.game.is_side(cx.s, deed.who, e.env.you, x));
    let (first, second) = (seats.next(), seats.next());
    if deed.n <= 0 && !matches!(deed.verb, verb::SHUFFLE | verb::WIN | verb::LOSE | verb::EXTRA_TURN) {
        return not_at_all(cx, e, deed);
    }
    // Obeys 8-4-4-3.
    let n = deed.n.clamp(0, 255) as u8;
    match (first, second) {
        (Some(seat), None) => act(cx, seat, deed.verb, n, deed.up_to, agent),
        _ if matches!(deed.verb, verb::WIN | verb::LOSE) => decide_for_both(cx),
        _ => {
            both_act(cx);
            // Frames are a stack: the last pushed acts first (1-3-11: the turn player).
            for seat in both.into_iter().rev() {
                cx.push(Frame::PlayerAction { seat, verb: deed.verb, n, up_to: deed.up_to, agent });
            }
        }
    }
}

/// 1-3-2-2: zero or fewer times is not at all, and never the opposite.
fn not_at_all(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    let (seat, card) = (e.env.you, e.env.this.card);
    // Obeys 1-3-2-2, 4-5-3, 4-5-4, 4-6-2-2: no times is not at all.
    cx.log.tell(clause!("1-3-2-2"), What::Skipped { seat, verb: deed.verb, card });
}

/// Lets both players act, the turn player first; in 2023 together.
fn both_act(cx: &mut Cx<'_>) {
    // Obeys 1-3-4, 1-3-11: elsewhere rule processing strikes in between.
    if cx.game.rules.is_2023() {
        cx.s.data.hold_defeat = true;
        cx.push(Frame::Release);
    }
}

/// Makes one player carry out a verb.
pub fn act(cx: &mut Cx<'_>, seat: Seat, which: Verb, n: u8, up_to: bool, agent: Agent) {
    match which {
        verb::DRAW => {
            if Attempt::of_player(ban::DRAW, seat).by(agent).is_forbidden(cx.game, cx.s) {
                cx.log.tell(clause!("1-3-3"), What::Skipped { seat, verb: verb::DRAW, card: CardId::NONE });
            } else {
                cx.push(Frame::Draw { seat, left: n, up_to });
            }
        }
        verb::DISCARD => cx.push(Frame::Discard { seat, n, up_to, agent }),
        verb::MILL => mill(cx, seat, n),
        verb::SHUFFLE => {
            cx.shuffle(seat, zone::DECK, clause!("3-2-4"));
            cx.s.tally += 1;
        }
        verb::DAMAGE => damage::deal(cx, seat, n, false, agent),
        verb::EXTRA_TURN => {
            cx.s.data.extra_turns = cx.s.data.extra_turns.saturating_add(1);
            cx.s.tally += 1;
        }
        verb::WIN => win(cx, seat),
        verb::LOSE => win(cx, opponent(seat)),
        verb::ADD_DON | verb::ADD_DON_RESTED => {
            let rested = which == verb::ADD_DON_RESTED;
            let most = n.min(cx.s.count(seat, zone::DON_DECK) as u8);
            if up_to && most > 0 {
                cx.push(Frame::AddDon { seat, n: most, rested });
            } else {
                add_don(cx, seat, i32::from(most), rested);
            }
        }
        _ => {}
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

/// 4-5-3, 4-5-4: draws one at a time; "up to" lets the player stop before each.
pub fn draw(cx: &mut Cx<'_>, seat: Seat, left: u8, up_to: bool) {
    if left == 0 {
        return;
    }
    if !up_to {
        // Obeys 4-5-3.
        for _ in 0..left {
            draw_one(cx, seat, clause!("4-5-2"));
            cx.s.tally += 1;
            if cx.over() {
                return;
            }
        }
        return;
    }
    cx.push(Frame::Draw { seat, left, up_to });
    cx.options();
    cx.offer(Choice::plain(verb::DRAW));
    cx.offer(Choice::plain(verb::PASS));
    // Obeys 4-5-4, 4-8-2.
    cx.ask(seat, Why { verb: verb::DRAW, source: CardId::NONE, clause: clause!("4-5-4-1") }, Ask::Pick);
}

/// 4-5-4-2, 4-5-4-3.
pub fn resume_draw(cx: &mut Cx<'_>, seat: Seat, left: u8, choice: Choice) {
    if choice.verb != verb::DRAW {
        return;
    }
    draw_one(cx, seat, clause!("4-5-4-2"));
    cx.s.tally += 1;
    // Obeys 4-5-4-3: until there are as many.
    if left > 1 {
        cx.push(Frame::Draw { seat, left: left - 1, up_to: true });
    }
}

/// 4-5-1: the top card of the deck to hand, unseen by the opponent.
pub fn draw_one(cx: &mut Cx<'_>, seat: Seat, clause: Clause) {
    let Some(card) = cx.s.front(seat, zone::DECK) else { return };
    cx.move_card(card, Move::to(seat, zone::HAND, verb::DRAW, clause));
    // Obeys 4-5-1.
    let card = cx.s.refer(card);
    cx.fire(&TriggerEvent::new(cue::DRAWN, seat, card));
}

/// Trashes from the top of the deck, one at a time (3-2-3).
fn mill(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    for _ in 0..n {
        let Some(card) = cx.s.front(seat, zone::DECK) else { return };
        cx.move_card(card, Move::to(seat, zone::TRASH, verb::MILL, clause!("3-2-3")).on_top());
        cx.s.tally += 1;
        if cx.over() {
            return;
        }
    }
}

/// 10-2-14-1: chooses cards in hand and trashes them, as many as there are (8-4-4-1).
pub fn discard(cx: &mut Cx<'_>, seat: Seat, n: u8, up_to: bool, agent: Agent) {
    let have = cx.s.count(seat, zone::HAND);
    let max = have.min(n as usize) as u8;
    if max == 0 {
        return cx.log.tell(clause!("1-3-2"), What::Skipped { seat, verb: verb::DISCARD, card: CardId::NONE });
    }
    // Obeys 1-3-2: as much of it as can be done.
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::HAND).map(|c| Choice::card(verb::CHOOSE, c)));
    if !up_to && have == max as usize {
        let reply = Reply { chosen: &options, number: 0 };
        resume_discard(cx, agent, reply);
        *cx.options() = options;
        return;
    }
    *cx.options() = options;
    cx.push(Frame::Discard { seat, n, up_to, agent });
    let why = Why { verb: verb::DISCARD, source: CardId::NONE, clause: clause!("10-2-14-1") };
    let ask = if max == 1 && !up_to { Ask::Pick } else { Ask::Several { min: if up_to { 0 } else { max }, max } };
    cx.ask(seat, why, ask);
}

/// Trashes the chosen cards.
pub fn resume_discard(cx: &mut Cx<'_>, agent: Agent, reply: Reply<'_>) {
    for choice in reply.chosen {
        let seat = cx.s.card(choice.a).side;
        cx.move_card(choice.a, Move::to(seat, zone::TRASH, verb::DISCARD, clause!("10-2-14-1")).on_top());
        cx.s.tally += 1;
        let card = cx.s.refer(choice.a);
        cx.fire(&TriggerEvent::new(cue::DISCARDED, seat, card).by(agent));
    }
}

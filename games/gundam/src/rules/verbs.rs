//! What effects do: the verbs of card text.

use super::{bans, battle, clause, damage, leaving, playing, processing, seats, substitution, triggers, turn};
use crate::game::{Cx, Gundam, MAX_UNITS, NUMBERED, St, has, is_field, pilot_of};
use crate::state::{Diverted, Fate, Frame};
use crate::words::{ban, cue, keyword, kind, point, stat, verb, zone};
use baize_kernel::continuous::{self, ContinuousEffect, On, StepRef};
use baize_kernel::effect::{Agent, CardAction, Effect, PlayerAction, TriggerEvent};
use baize_kernel::ir::Order;
use baize_kernel::moves::Move;
use baize_kernel::select::{self, Span};
use baize_kernel::vocabulary::Sight;
use baize_kernel::{
    Ask, CardId, Choice, Clause, DefId, GameBase, Outcome, Point, Ref, Reply, Seat, SeatSet, Seating, Verb, What, Why,
    Zone,
};

/// Returns whether a verb would change something about a card: only that meets a condition (1-3-2-1).
pub fn changes_something(game: &Gundam, s: &St, which: Verb, card: CardId) -> bool {
    let c = s.card(card);
    let turnable = is_turnable(c.zone);
    let free = |which| !bans::is_banned(game, s, card, which, CardId::NONE, Agent::Rule);
    match which {
        verb::REST => turnable && !c.rested && free(ban::BE_RESTED),
        verb::READY => turnable && c.rested && free(ban::READY),
        _ => true,
    }
}

/// 5-4-1: cards of these areas are active or rested.
fn is_turnable(area: Zone) -> bool {
    matches!(area, zone::BATTLE | zone::BASE | zone::RESOURCES)
}

/// Tells that something is left undone, and by which clause.
pub fn skip(cx: &mut Cx<'_>, seat: Seat, which: Verb, card: CardId, clause: Clause) {
    cx.log.tell(clause, What::Skipped { seat, verb: which, card });
}

/// Carries out a verb on cards.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let agent = e.agent();
    cx.s.tally = 0;
    let since = cx.s.pending.len();
    match act.verb {
        verb::DESTROY => destroy_cards(cx, e, act),
        verb::TRASH | verb::RETURN | verb::EXILE | verb::MOVE => move_cards(cx, e, act, agent),
        verb::DEPLOY | verb::DEPLOY_RESTED => deploy_cards(cx, act, agent),
        verb::REST | verb::READY => turn_cards(cx, e, act, agent),
        verb::DAMAGE => damage_cards(cx, e, act, agent),
        verb::RECOVER => each_card(cx, act.cards, |cx, card| {
            cx.s.tally += i16::from(damage::recover(cx, card, act.n, agent));
        }),
        verb::PAIR_UP => pair_cards(cx, act, agent),
        verb::TAKE | verb::REDIRECT | verb::FIGHT => fight_cards(cx, e, act),
        verb::DIVERT_TURN => divert(cx, act, point::THIS_TURN),
        verb::DIVERT_BATTLE => divert(cx, act, point::THIS_BATTLE),
        verb::COPY => copy_keywords(cx, e, act),
        _ => {}
    }
    // What happens to several cards at once is one event to an effect that waits for it.
    triggers::one_each(cx, since);
}

fn each_card(cx: &mut Cx<'_>, span: Span, mut f: impl FnMut(&mut Cx<'_>, CardId)) {
    for i in 0..span.len {
        if let Some(card) = cx.bound_card(span, i) {
            f(cx, card);
        }
    }
}

/// 5-10-1: an effect that says "destroy" (R51).
fn destroy_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let agent = e.agent();
    let mut fates: Vec<Fate> = Vec::new();
    each_card(cx, act.cards, |cx, card| {
        let seat = cx.s.card(card).side;
        if bans::is_banned(cx.game, cx.s, card, ban::BE_DESTROYED, e.env.this.card, agent) {
            skip(cx, seat, verb::DESTROY, card, clause!("10-2-3"));
        } else if cx.s.card(card).zone == zone::SHIELDS {
            damage::destroy_shield(cx, seat, card, e.env.this, agent);
            cx.s.tally += 1;
        } else if is_field(cx.s.card(card).zone) {
            fates.push(processing::destruction(cx, card, e.env.this, agent));
        }
    });
    cx.s.tally += fates.len() as i16;
    if !fates.is_empty() {
        processing::destroy(cx, &fates, clause!("5-10-1"));
    }
}

/// Damage of an effect to cards (5-5-4).
fn damage_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    each_card(cx, act.cards, |cx, card| {
        let (this, before) = (cx.s.refer(card), cx.s.card(card).marks);
        damage::deal(cx, card, act.n, e.env.this, agent);
        cx.s.tally += i16::from(cx.s.card(card).marks != before || !cx.s.is_current(this));
    });
}

/// Moves cards to their owner's area.
fn move_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    let Some(place) = act.place else { return };
    if matches!(place.zone, zone::BATTLE | zone::BASE | zone::PAIRED | zone::NOWHERE) {
        // 5-8-1, 5-9-1: to those a card is deployed or paired.
        return skip(cx, e.env.you, act.verb, e.env.this.card, clause!("1-3-2"));
    }
    let told = cx.log.len();
    let followed: Vec<CardId> = if place.zone == zone::DECK { pilots(cx, act.cards) } else { Vec::new() };
    for k in 0..act.cards.len {
        // Each is laid on top of the last, so the first comes last.
        let i = if act.on_top { act.cards.len - 1 - k } else { k };
        if let Some(card) = cx.bound_card(act.cards, i) {
            let by = e.env.this;
            let fate = Fate { cue: cue::RETURNED, card: cx.s.refer(card), by, agent, n: 0 };
            if is_return(cx, card, act) && bans::is_banned(cx.game, cx.s, card, ban::BE_RETURNED, by.card, agent) {
                skip(cx, cx.s.card(card).side, act.verb, card, clause!("10-2-3"));
                continue;
            }
            cx.s.tally += 1;
            if is_return(cx, card, act) && substitution::is_due(cx, &fate) {
                substitution::put_off(cx, fate);
            } else {
                move_one(cx, card, act, agent);
            }
        }
    }
    let closed = cx.game.vocabulary().zones[place.zone.index()].sight != Sight::All;
    if closed && cx.s.tally > 1 {
        // Obeys 4-1-7: the others do not learn the order.
        cx.log.hide_order(told);
        for i in 0..act.cards.len {
            if let Some(card) = cx.bound_ref(act.cards, i).map(|r| r.card).filter(|c| c.is_some()) {
                let owner = cx.s.card(card).owner;
                cx.blur(card, SeatSet::one(owner));
            }
        }
    }
    if !followed.is_empty() && place.order == Order::Chosen {
        arrange(cx, act, &followed);
    }
}

/// The Pilots that go with cards.
fn pilots(cx: &Cx<'_>, span: Span) -> Vec<CardId> {
    (0..span.len).filter_map(|i| cx.bound_card(span, i)).filter_map(|unit| pilot_of(cx.s, unit)).collect()
}

/// 4-1-6: the owner of Units that went to a deck with their Pilots puts all of them in an order.
fn arrange(cx: &mut Cx<'_>, act: &CardAction, pilots: &[CardId]) {
    let units = (0..act.cards.len).filter_map(|i| cx.bound_ref(act.cards, i)).map(|r| r.card);
    let cards: Vec<CardId> = units.chain(pilots.iter().copied()).collect();
    for seat in seats::in_order(cx.game, cx.s).rev() {
        let arrived = |card: &&CardId| (cx.s.card(**card).side, cx.s.card(**card).zone) == (seat, zone::DECK);
        let n = cards.iter().filter(arrived).count() as u8;
        if n > 1 {
            cx.push(Frame::Arrange { seat, n, on_top: act.on_top });
        }
    }
}

/// Whether a card of the field is returned to hand.
fn is_return(cx: &Cx<'_>, card: CardId, act: &CardAction) -> bool {
    act.verb == verb::RETURN && matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE)
}

/// Tells that a card of the field is about to go to its owner's hand.
fn notice_returned(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
    notice_left(cx, card.card, agent);
    cx.fire(&TriggerEvent::new(cue::RETURNED, seat, card).by(agent).leaving());
}

/// Tells that a Unit or Base is about to leave the field.
pub fn notice_left(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    if matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE) {
        let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
        cx.fire(&TriggerEvent::new(cue::LEFT, seat, card).by(agent).leaving());
    }
}

/// 5-2-2: a card of the field goes to its owner's hand.
pub fn return_now(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let owner = cx.s.card(card).owner;
    notice_returned(cx, card, agent);
    cx.move_card(card, Move::to(owner, zone::HAND, verb::RETURN, clause!("5-2-2")));
}

fn move_one(cx: &mut Cx<'_>, card: CardId, act: &CardAction, agent: Agent) {
    let Some(place) = act.place else { return };
    let c = *cx.s.card(card);
    let seat = c.owner;
    if c.zone == place.zone && c.side == seat {
        return cx.rearrange(card, act.on_top, act.verb, clause!("10-3-5"));
    }
    let number = match (act.verb, c.zone) {
        (verb::EXILE, _) => clause!("5-12-1"),
        (_, zone::SHIELDS) => clause!("4-6-4-1"),
        (verb::TRASH, zone::HAND) => clause!("5-11-1"),
        _ => clause!("1-3-7"),
    };
    if is_return(cx, card, act) {
        notice_returned(cx, card, agent);
    } else {
        notice_left(cx, card, agent);
    }
    let front = act.on_top || place.zone == zone::TRASH;
    let face_up = place.face_up == Some(true);
    // Obeys 5-2-2, 5-12-2, 4-7-1, 4-7-2, 12-3-8: to the area of whose card it is.
    cx.move_card(
        card,
        Move { seat, zone: place.zone, front, face_up, verb: act.verb, clause: number, reveal: place.reveal },
    );
    if act.verb == verb::TRASH && c.zone == zone::HAND {
        notice_discard(cx, card, agent);
    }
}

fn notice_discard(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
    cx.fire(&TriggerEvent::new(cue::DISCARDED, seat, card).by(agent));
}

/// Puts cards on the field (5-8-1).
fn deploy_cards(cx: &mut Cx<'_>, act: &CardAction, agent: Agent) {
    let mut newcomers: Vec<Ref> = Vec::new();
    each_card(cx, act.cards, |cx, card| {
        let kind = cx.game.pool().def(cx.s.card(card).def).kind;
        let deployed = kind == kind::BASE || playing::is_unit(cx.game, cx.s.card(card).def);
        let seat = cx.s.card(card).owner;
        if bans::is_player_banned(cx.game, cx.s, seat, ban::PLAY, card, agent) {
            return skip(cx, seat, act.verb, card, clause!("1-3-3"));
        }
        if deployed && !matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE | zone::PAIRED) {
            // Obeys 5-7-1-1.
            newcomers.push(cx.s.refer(card));
        }
    });
    // R53: more than an area holds do not come.
    newcomers.truncate(MAX_UNITS);
    cx.s.tally += newcomers.len() as i16;
    playing::deploy_together(cx, &newcomers, act.verb == verb::DEPLOY_RESTED, agent);
}

/// Rests cards or sets them active; what is so already is no action (1-3-2-1).
fn turn_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, agent: Agent) {
    let rest = act.verb == verb::REST;
    each_card(cx, act.cards, |cx, card| {
        let c = *cx.s.card(card);
        if c.rested == rest || !is_turnable(c.zone) {
            return skip(cx, c.side, act.verb, card, clause!("1-3-2-1"));
        }
        let which = if rest { ban::BE_RESTED } else { ban::READY };
        if bans::is_banned(cx.game, cx.s, card, which, CardId::NONE, agent) {
            return skip(cx, c.side, act.verb, card, clause!("1-3-3"));
        }
        cx.s.tally += 1;
        if !rest {
            cx.turn(card, false, clause!("5-4-1-1"));
            return notice_turned(cx, card, false, agent);
        }
        let fate = Fate { cue: cue::RESTED, card: cx.s.refer(card), by: e.env.this, agent, n: 0 };
        if substitution::is_due(cx, &fate) {
            return substitution::put_off(cx, fate);
        }
        rest_now(cx, card, agent);
    });
}

/// 5-4-1-2: an effect rests a card.
pub fn rest_now(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    cx.turn(card, true, clause!("5-4-1-2"));
    notice_turned(cx, card, true, agent);
}

/// Tells those who watch that a card was turned.
pub fn notice_turned(cx: &mut Cx<'_>, card: CardId, rested: bool, agent: Agent) {
    let cue = if rested { cue::RESTED } else { cue::READIED };
    let (seat, card) = (cx.s.card(card).side, cx.s.refer(card));
    cx.fire(&TriggerEvent::new(cue, seat, card).by(agent));
}

/// Tells those who watch that the AP of a Unit was reduced by an effect.
pub fn notice_reduced(cx: &mut Cx<'_>, continuous: &ContinuousEffect) {
    if let (On::Card(card), continuous::Modifier::Add(stat::AP, n)) = (continuous.on, continuous.shift)
        && n < 0
        && cx.s.card(card.card).zone == zone::BATTLE
    {
        let agent = Agent::Effect { seat: continuous.by, source: continuous.source };
        let seat = cx.s.card(card.card).side;
        cx.fire(&TriggerEvent::new(cue::AP_REDUCED, seat, card).by(agent));
    }
}

/// Verbs about battles: damage taken for another, another target, an exchange of blows.
fn fight_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let Some(card) = cx.bound_card(act.cards, 0) else { return };
    match act.verb {
        verb::TAKE => {
            cx.s.tally = 1;
            substitution::receive_for(cx, card);
        }
        verb::REDIRECT => cx.s.tally = i16::from(battle::redirect(cx, e.env.you, card)),
        _ => {
            let Some(other) = cx.bound_card(act.onto, 0) else { return };
            cx.s.tally = i16::from(battle::fight(cx, card, other));
        }
    }
}

/// 10-1-9-1: battle damage to each of the first cards is dealt to the second instead.
fn divert(cx: &mut Cx<'_>, act: &CardAction, until: Point) {
    let Some(to) = cx.bound_card(act.onto, 0).map(|card| cx.s.refer(card)) else { return };
    each_card(cx, act.cards, |cx, card| {
        let from = cx.s.refer(card);
        cx.s.data.diverted.push(Diverted { from, to, until });
        cx.s.tally += 1;
    });
}

/// 5-16-1: the second card gains the keyword effects of the first during this turn.
fn copy_keywords(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let (Some(from), Some(to)) = (cx.bound_card(act.cards, 0), cx.bound_card(act.onto, 0)) else { return };
    let all = [keyword::BLOCKER, keyword::FIRST_STRIKE, keyword::HIGH_MANEUVER, keyword::SUPPRESSION];
    let plain = all.into_iter().filter(|&k| has(cx.game, cx.s, from, k)).map(continuous::Modifier::Gain);
    let numbered = NUMBERED.map(|which| (which, cx.stat(from, which)));
    let numbered = numbered.into_iter().filter(|(_, n)| *n > 0).map(|(which, n)| continuous::Modifier::Add(which, n));
    let gained: Vec<continuous::Modifier> = plain.chain(numbered).collect();
    let (on, by, source) = (On::Card(cx.s.refer(to)), e.env.you, e.env.this);
    let until = cx.game.until(cx.s, point::THIS_TURN, by);
    let at = StepRef { ability: e.at, pc: e.pc };
    for shift in gained {
        cx.begin(clause!("5-16-1"), ContinuousEffect { on, shift, until, by, source, at });
        cx.s.tally += 1;
    }
}

/// Pairs a Pilot card with a Unit by an effect.
fn pair_cards(cx: &mut Cx<'_>, act: &CardAction, agent: Agent) {
    let (Some(card), Some(host)) = (cx.bound_card(act.cards, 0), cx.bound_card(act.onto, 0)) else { return };
    let seat = cx.s.card(card).owner;
    let def = cx.game.pool().def(cx.s.card(card).def);
    let is_pilot = def.kind == kind::PILOT || def.has_keyword(keyword::PILOT_PART);
    let may = if is_pilot { playing::may_take_pilot(cx.game, cx.s, seat, host) } else { Err(clause!("5-9-1").into()) };
    if let Err(refusal) = may {
        return skip(cx, seat, verb::PAIR_UP, card, refusal.clause);
    }
    let (pilot, unit) = (cx.s.refer(card), cx.s.refer(host));
    cx.push(Frame::Pair { pilot, unit, agent });
    cx.s.tally = 1;
}

/// Deploys tokens of the controller (5-17-1).
pub fn deploy_tokens(cx: &mut Cx<'_>, e: &Effect, def: DefId, n: i32, rested: bool) {
    let seat = e.env.you;
    cx.s.tally = 0;
    let n = n.clamp(0, MAX_UNITS as i32) as u8;
    if n == 0 {
        return skip(cx, seat, verb::TOKEN, CardId::NONE, clause!("1-3-2-2"));
    }
    cx.push(Frame::Tokens { def, seat, n, rested, agent: e.agent() });
}

/// Makes players carry out a verb; several do so in turn order (1-3-4, 12-2-4), as one event (R22).
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    cx.s.tally = 0;
    let mut who = SeatSet::NONE;
    for seat in seats::in_order(cx.game, cx.s).filter(|&s| select::is_meant(cx.game, cx.s, &e.env, deed.who, s)) {
        who = who.or(SeatSet::one(seat));
    }
    let seats = seats::in_order(cx.game, cx.s).filter(move |&seat| who.has(seat));
    let counted = !matches!(deed.verb, verb::SHUFFLE | verb::WIN | verb::LOSE | verb::CHOOSE_ENEMY);
    if deed.n <= 0 && counted {
        return skip(cx, e.env.you, deed.verb, e.env.this.card, clause!("1-3-2-2"));
    }
    // Obeys 1-3-4, 12-2-4, 12-2-6: the active player first.
    match deed.verb {
        verb::BREACH => return hit_areas(cx, e, who, deed.n),
        verb::REDUCE => return cx.s.tally = i16::from(substitution::receive_less(cx, deed.n)),
        verb::CHOOSE_ENEMY => return choose_enemy(cx, e.env.you),
        _ => {}
    }
    if matches!(deed.verb, verb::WIN | verb::LOSE) {
        return decide(cx, deed.verb, who);
    }
    let n = deed.n.clamp(0, 255) as u8;
    let agent = e.agent();
    if deed.verb == verb::SPEND {
        // 10-1-7-3: what waits for a cost to be paid is told whose effect it is paid for.
        let (seat, card, other) = (e.env.you, e.env.this, Ref::NONE);
        cx.fire(&TriggerEvent::new(cue::PAID, seat, card).beside(other).by(agent));
    }
    let since = cx.s.pending.len();
    if matches!(deed.verb, verb::DISCARD | verb::SPEND) {
        // What is done first is put on the agenda last.
        seats.rev().for_each(|seat| act(cx, seat, deed.verb, n, agent));
    } else {
        seats.for_each(|seat| act(cx, seat, deed.verb, n, agent));
    }
    // 4-2-3: cards moved together are one event to an effect that waits for it.
    triggers::one_each(cx, since);
}

fn act(cx: &mut Cx<'_>, seat: Seat, which: Verb, n: u8, agent: Agent) {
    match which {
        verb::DRAW if bans::is_player_banned(cx.game, cx.s, seat, ban::DRAW, CardId::NONE, agent) => {
            skip(cx, seat, verb::DRAW, CardId::NONE, clause!("10-2-3"));
        }
        verb::DRAW => (0..n).for_each(|_| cx.s.tally += i16::from(draw_one(cx, seat, clause!("5-14-1-1"), agent))),
        verb::MILL => mill(cx, seat, n),
        verb::SHUFFLE => {
            // Obeys 5-15-1-1: even one card.
            cx.shuffle(seat, zone::DECK, clause!("5-15-1"));
            cx.s.tally += 1;
        }
        verb::DISCARD => cx.push(Frame::Discard { seat, n, agent }),
        verb::SPEND if playing::active_resources(cx.s, seat) < n.into() => {
            // 2-10-1: a cost is paid whole or not at all.
            skip(cx, seat, verb::SPEND, CardId::NONE, clause!("2-10-1"));
        }
        verb::SPEND => cx.push(Frame::Pay { seat, n }),
        verb::PLACE_EX => (0..n).for_each(|_| cx.s.tally += i16::from(playing::place_ex(cx, seat, agent))),
        verb::PLACE_RESOURCE | verb::PLACE_RESTED_RESOURCE => {
            let rested = which == verb::PLACE_RESTED_RESOURCE;
            (0..n).for_each(|_| cx.s.tally += i16::from(turn::place_resource(cx, seat, rested, clause!("3-6-1"))));
        }
        _ => {}
    }
}

/// 5-5-4: damage to the first card of a shield area: of the player whose Unit was destroyed, where
/// that has set it off (13-1-2-1), else of those that the doers play against.
fn hit_areas(cx: &mut Cx<'_>, e: &Effect, who: SeatSet, n: i32) {
    cx.s.tally = 1;
    let victim = e.env.event;
    if e.at.def == cx.game.known.keywords && victim.card.is_some() {
        return damage::breach(cx, cx.s.card(victim.card).owner, e.env.this, n);
    }
    let other = Some(e.env.other.card).filter(|card| card.is_some()).map(|card| cx.s.card(card).owner);
    let that = other.filter(|&seat| !seats::allied(cx.game, seat, e.env.you));
    let enemies: Vec<Seat> = match (that, who.has(e.env.you)) {
        // "That opponent": whose card the event was about as well.
        (Some(seat), true) => vec![seat],
        (None, true) => seats::enemies(cx.game, cx.s, e.env.you)
            .filter(|&seat| e.env.they.is_none_or(|they| seats::allied(cx.game, they, seat)))
            .collect(),
        _ => vec![e.env.you],
    };
    for seat in enemies {
        damage::breach(cx, seat, e.env.this, n);
    }
}

/// Makes an opponent, of several the one chosen, the one whom the rest of the effect is about.
fn choose_enemy(cx: &mut Cx<'_>, you: Seat) {
    cx.s.tally = 1;
    let enemies: Vec<Seat> = seats::opponents(cx.game, cx.s, you).collect();
    match enemies[..] {
        [only] => mean(cx, only),
        _ => cx.push(Frame::Enemy(you)),
    }
}

/// Asks which opponent is meant (10-3-3).
pub fn ask_enemy(cx: &mut Cx<'_>, you: Seat) {
    cx.push(Frame::Enemy(you));
    let mut options = std::mem::take(cx.options());
    let enemies = seats::opponents(cx.game, cx.s, you);
    options.extend(enemies.map(|seat| Choice::plain(verb::CHOOSE_ENEMY).numbered(seat.0.into())));
    *cx.options() = options;
    cx.ask(you, Why::rule(verb::CHOOSE_ENEMY, clause!("10-3-3")), Ask::Pick);
}

/// From now on "they" are this opponent in the effect under way.
pub fn mean(cx: &mut Cx<'_>, seat: Seat) {
    cx.s.tally = 1;
    cx.s.mean(seat);
}

/// Card text that wins or loses the game (1-3-1). Those who lose a Battle Royale leave it.
fn decide(cx: &mut Cx<'_>, which: Verb, who: SeatSet) {
    if which == verb::LOSE && cx.game.rules.is_royale() {
        return leaving::leave(cx, who, clause!("1-3-1"));
    }
    let mut winners = SeatSet::NONE;
    for seat in seats::in_order(cx.game, cx.s) {
        let named = seats::members(cx.game, seat).any(|member| who.has(member));
        if named == (which == verb::WIN) {
            winners = winners.or(SeatSet::one(seat));
        }
    }
    let outcome = if winners == SeatSet::NONE { Outcome::Draw } else { Outcome::Won(winners) };
    cx.end(clause!("1-3-1"), outcome);
}

/// 5-14-1: the top card of the deck to hand; returns whether there was one.
pub fn draw_one(cx: &mut Cx<'_>, seat: Seat, clause: Clause, agent: Agent) -> bool {
    let Some(card) = cx.s.front(seat, zone::DECK) else {
        skip(cx, seat, verb::DRAW, CardId::NONE, clause!("1-3-2"));
        return false;
    };
    cx.move_card(card, Move::to(seat, zone::HAND, verb::DRAW, clause));
    // Obeys 5-14-1.
    cx.fire(&TriggerEvent::new(cue::DRAWN, seat, Ref::NONE).by(agent));
    true
}

/// 4-2-3: several cards together, one at a time from the top.
fn mill(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    for _ in 0..n {
        let Some(card) = cx.s.front(seat, zone::DECK) else { return };
        cx.move_card(card, Move::to(seat, zone::TRASH, verb::MILL, clause!("4-2-3")).on_top());
        cx.s.tally += 1;
    }
}

/// 5-11-1: discards, the player's choice, as many as there are (1-3-2).
pub fn discard(cx: &mut Cx<'_>, seat: Seat, n: u8, agent: Agent) {
    let have = cx.s.count(seat, zone::HAND);
    let max = have.min(n.into()) as u8;
    // Obeys 1-3-2.
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::HAND).map(|c| Choice::card(verb::CHOOSE, c)));
    if usize::from(max) == have {
        resume_discard(cx, agent, Reply { chosen: &options, number: 0 });
        options.clear();
        *cx.options() = options;
        return;
    }
    *cx.options() = options;
    cx.push(Frame::Discard { seat, n, agent });
    let ask = if max == 1 { Ask::Pick } else { Ask::Several { min: max, max } };
    cx.ask(seat, Why::rule(verb::DISCARD, clause!("5-11-1")), ask);
}

/// Discards the chosen cards.
pub fn resume_discard(cx: &mut Cx<'_>, agent: Agent, reply: Reply<'_>) {
    cx.s.tally = 0;
    let since = cx.s.pending.len();
    for choice in reply.chosen {
        let seat = cx.s.card(choice.a).side;
        cx.move_card(choice.a, Move::to(seat, zone::TRASH, verb::DISCARD, clause!("5-11-1")).on_top());
        cx.s.tally += 1;
        notice_discard(cx, choice.a, agent);
    }
    triggers::one_each(cx, since);
}

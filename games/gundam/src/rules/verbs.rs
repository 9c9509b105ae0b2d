//! What effects do: the verbs of card text.

use super::{bans, clause, damage, leaving, playing, processing, seats, substitution, triggers, turn};
use crate::game::{Cx, Gundam, MAX_UNITS, St, is_field};
use crate::state::{Fate, Frame};
use crate::words::{ban, cue, kind, verb, zone};
use baize_kernel::effect::{Act, Agent, Deed, Effect, Notice};
use baize_kernel::moves::Shift;
use baize_kernel::select::{self, Span};
use baize_kernel::vocabulary::Sight;
use baize_kernel::{Ask, CardId, Choice, Clause, DefId, Game, Outcome, Ref, Reply, Seat, SeatSet, Verb, What, Why};

/// Returns whether a verb would change something about a card: only that meets a condition (1-3-2-1).
pub fn changes_something(game: &Gundam, s: &St, which: Verb, card: CardId) -> bool {
    let c = s.card(card);
    let turnable = matches!(c.zone, zone::BATTLE | zone::BASE | zone::RESOURCES);
    match which {
        verb::REST => turnable && !c.rested,
        verb::READY => turnable && c.rested && !bans::is_banned(game, s, card, ban::READY, CardId::NONE, Agent::Rule),
        _ => true,
    }
}

/// Tells that something is left undone, and by which clause.
pub fn skip(cx: &mut Cx<'_>, seat: Seat, which: Verb, card: CardId, number: Clause) {
    cx.log.tell(number, What::Skipped { seat, verb: which, card });
}

/// Carries out a verb on cards.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &Act) {
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
        _ => {}
    }
    // What happens to several cards at once is one event to an effect that waits for it.
    triggers::one_each(cx, since);
}

fn each_card(cx: &mut Cx<'_>, span: Span, mut f: impl FnMut(&mut Cx<'_>, CardId)) {
    for i in 0..span.len {
        if let Some(card) = cx.at_hand(span, i) {
            f(cx, card);
        }
    }
}

/// 5-10-1: an effect that says "destroy" (R51).
fn destroy_cards(cx: &mut Cx<'_>, e: &Effect, act: &Act) {
    let agent = e.agent();
    let mut fates: Vec<Fate> = Vec::new();
    each_card(cx, act.cards, |cx, card| {
        let seat = cx.s.card(card).side;
        if cx.s.card(card).zone == zone::SHIELDS {
            damage::destroy_shield(cx, seat, card, e.env.this, agent);
            cx.s.tally += 1;
        } else if bans::is_banned(cx.game, cx.s, card, ban::BE_DESTROYED, e.env.this.card, agent) {
            skip(cx, seat, verb::DESTROY, card, clause!("10-2-3"));
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
fn damage_cards(cx: &mut Cx<'_>, e: &Effect, act: &Act, agent: Agent) {
    each_card(cx, act.cards, |cx, card| {
        let before = cx.s.card(card).marks;
        damage::deal(cx, card, act.n, e.env.this, agent);
        cx.s.tally += i16::from(cx.s.card(card).marks != before);
    });
}

/// Moves cards to their owner's area.
fn move_cards(cx: &mut Cx<'_>, e: &Effect, act: &Act, agent: Agent) {
    let Some(place) = act.place else { return };
    let told = cx.log.len();
    for k in 0..act.cards.len {
        // Each is laid on top of the last, so the first comes last.
        let i = if act.on_top { act.cards.len - 1 - k } else { k };
        if let Some(card) = cx.at_hand(act.cards, i) {
            let by = e.env.this;
            let fate = Fate { cue: cue::RETURNED, card: cx.s.refer(card), by, agent, n: 0 };
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
        // 4-1-7: the others do not learn the order.
        cx.log.hide_order(told);
        for i in 0..act.cards.len {
            if let Some(card) = cx.raw_at_hand(act.cards, i).map(|r| r.card).filter(|c| c.is_some()) {
                let owner = cx.s.card(card).owner;
                cx.blur(card, SeatSet::one(owner));
            }
        }
        cx.cite(clause!("4-1-7"), cx.s.active, CardId::NONE);
    }
}

/// Whether a card of the field is returned to hand.
fn is_return(cx: &Cx<'_>, card: CardId, act: &Act) -> bool {
    act.verb == verb::RETURN && matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE)
}

/// Tells that a card of the field is about to go to its owner's hand.
fn notice_returned(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
    cx.notice(&Notice::new(cue::RETURNED, seat, card).by(agent).leaving());
}

/// 5-2-2: a card of the field goes to its owner's hand.
pub fn return_now(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let owner = cx.s.card(card).owner;
    notice_returned(cx, card, agent);
    cx.shift(card, Shift::to(owner, zone::HAND, verb::RETURN, clause!("5-2-2")));
}

fn move_one(cx: &mut Cx<'_>, card: CardId, act: &Act, agent: Agent) {
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
    }
    let front = act.on_top || place.zone == zone::TRASH;
    let face_up = place.face_up == Some(true);
    cx.shift(
        card,
        Shift { seat, zone: place.zone, front, face_up, verb: act.verb, clause: number, reveal: place.reveal },
    );
    if act.verb == verb::EXILE {
        cx.cite(clause!("5-12-2"), seat, CardId::NONE);
        cx.cite(clause!("4-7-1"), seat, CardId::NONE);
        cx.cite(clause!("4-7-2"), seat, CardId::NONE);
    }
    if place.zone == zone::HAND {
        // 5-2-2: to the hand of whose card it is.
        cx.cite(clause!("5-2-2"), seat, CardId::NONE);
    }
    if c.zone == zone::SHIELDS && cx.game.rules.is_team() {
        cx.cite(clause!("12-3-8"), seat, CardId::NONE);
    }
    if act.verb == verb::TRASH && c.zone == zone::HAND {
        notice_discard(cx, card, agent);
    }
}

fn notice_discard(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
    cx.notice(&Notice::new(cue::DISCARDED, seat, card).by(agent));
}

/// Puts cards on the field (5-8-1).
fn deploy_cards(cx: &mut Cx<'_>, act: &Act, agent: Agent) {
    let mut newcomers: Vec<Ref> = Vec::new();
    each_card(cx, act.cards, |cx, card| {
        let kind = cx.game.pool().def(cx.s.card(card).def).kind;
        if matches!(kind, kind::UNIT | kind::BASE) && !matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE) {
            cx.cite(clause!("5-7-1-1"), cx.s.card(card).owner, CardId::NONE);
            newcomers.push(cx.s.refer(card));
        }
    });
    // R53: more than an area holds do not come.
    newcomers.truncate(MAX_UNITS);
    cx.s.tally += newcomers.len() as i16;
    playing::deploy_together(cx, &newcomers, act.verb == verb::DEPLOY_RESTED, agent);
}

/// Rests cards or sets them active; what is so already is no action (1-3-2-1).
fn turn_cards(cx: &mut Cx<'_>, e: &Effect, act: &Act, agent: Agent) {
    let rest = act.verb == verb::REST;
    each_card(cx, act.cards, |cx, card| {
        let c = *cx.s.card(card);
        if c.rested == rest {
            return skip(cx, c.side, act.verb, card, clause!("1-3-2-1"));
        }
        if !rest && bans::is_banned(cx.game, cx.s, card, ban::READY, CardId::NONE, agent) {
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
    cx.notice(&Notice::new(cue, seat, card).by(agent));
}

/// Pairs a Pilot card with a Unit by an effect.
fn pair_cards(cx: &mut Cx<'_>, act: &Act, agent: Agent) {
    let (Some(card), Some(host)) = (cx.at_hand(act.cards, 0), cx.at_hand(act.onto, 0)) else { return };
    let seat = cx.s.card(card).owner;
    if let Err(number) = playing::may_take_pilot(cx.game, cx.s, seat, host) {
        return skip(cx, seat, verb::PAIR_UP, card, number);
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
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &Deed) {
    cx.s.tally = 0;
    let mut who = SeatSet::NONE;
    for seat in seats::in_order(cx.game, cx.s).filter(|&s| select::is_meant(cx.game, cx.s, &e.env, deed.who, s)) {
        who = who.or(SeatSet::one(seat));
    }
    let seats = seats::in_order(cx.game, cx.s).filter(move |&seat| who.has(seat));
    let counted = !matches!(deed.verb, verb::SHUFFLE | verb::WIN | verb::LOSE);
    if deed.n <= 0 && counted {
        return skip(cx, e.env.you, deed.verb, e.env.this.card, clause!("1-3-2-2"));
    }
    if seats.clone().nth(1).is_some() {
        let number = if cx.game.rules.is_royale() { clause!("12-2-4") } else { clause!("1-3-4") };
        cx.cite(number, cx.s.active, CardId::NONE);
        if cx.game.rules.is_royale() {
            cx.cite(clause!("12-2-6"), e.env.you, CardId::NONE);
        }
    }
    if deed.verb == verb::BREACH {
        return damage::breach(cx, e.env.event, e.env.this, deed.n);
    }
    if matches!(deed.verb, verb::WIN | verb::LOSE) {
        return decide(cx, deed.verb, who);
    }
    let n = deed.n.clamp(0, 255) as u8;
    let agent = e.agent();
    if deed.verb == verb::SPEND {
        // 10-1-7-3: what waits for a cost to be paid is told whose effect it is paid for.
        let (seat, card, other) = (e.env.you, e.env.this, Ref::NONE);
        cx.notice(&Notice::new(cue::PAID, seat, card).beside(other).by(agent));
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
        verb::DRAW => (0..n).for_each(|_| cx.s.tally += i16::from(draw_one(cx, seat, clause!("5-14-1-1")))),
        verb::MILL => mill(cx, seat, n),
        verb::SHUFFLE => {
            cx.shuffle(seat, zone::DECK, clause!("5-15-1"));
            if cx.s.count(seat, zone::DECK) == 1 {
                cx.cite(clause!("5-15-1-1"), seat, CardId::NONE);
            }
            cx.s.tally += 1;
        }
        verb::DISCARD => cx.push(Frame::Discard { seat, n, agent }),
        verb::SPEND => cx.push(Frame::Pay { seat, n }),
        verb::PLACE_EX => (0..n).for_each(|_| cx.s.tally += i16::from(playing::place_ex(cx, seat, agent))),
        verb::PLACE_RESOURCE | verb::PLACE_RESTED_RESOURCE => {
            let rested = which == verb::PLACE_RESTED_RESOURCE;
            (0..n).for_each(|_| cx.s.tally += i16::from(turn::place_resource(cx, seat, rested, clause!("3-6-1"))));
        }
        _ => {}
    }
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
pub fn draw_one(cx: &mut Cx<'_>, seat: Seat, number: Clause) -> bool {
    let Some(card) = cx.s.front(seat, zone::DECK) else {
        skip(cx, seat, verb::DRAW, CardId::NONE, clause!("1-3-2"));
        return false;
    };
    cx.shift(card, Shift::to(seat, zone::HAND, verb::DRAW, number));
    cx.cite(clause!("5-14-1"), seat, CardId::NONE);
    let card = Ref::NONE;
    cx.notice(&Notice::new(cue::DRAWN, seat, card));
    true
}

/// 4-2-3: several cards together, one at a time from the top.
fn mill(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    for _ in 0..n {
        let Some(card) = cx.s.front(seat, zone::DECK) else { return };
        cx.shift(card, Shift::to(seat, zone::TRASH, verb::MILL, clause!("4-2-3")).on_top());
        cx.s.tally += 1;
    }
}

/// 5-11-1: discards, the player's choice, as many as there are (1-3-2).
pub fn discard(cx: &mut Cx<'_>, seat: Seat, n: u8, agent: Agent) {
    let have = cx.s.count(seat, zone::HAND);
    let max = have.min(n.into()) as u8;
    if have < n.into() {
        cx.cite(clause!("1-3-2"), seat, CardId::NONE);
    }
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
        cx.shift(choice.a, Shift::to(seat, zone::TRASH, verb::DISCARD, clause!("5-11-1")).on_top());
        cx.s.tally += 1;
        notice_discard(cx, choice.a, agent);
    }
    triggers::one_each(cx, since);
}

//! What effects do beyond the rows of their verbs.

use super::{bans, battle, clause, damage, leaving, playing, processing, seats, substitution, turn};
use crate::game::{Cx, Gundam, MAX_UNITS, NUMBERED, St, has, is_field, pilot_of};
use crate::state::{Diverted, Fate, Frame};
use crate::words::{ban, cue, keyword, kind, point, stat, verb, zone};
use baize_kernel::continuous::{self, ContinuousEffect, On, StepRef};
use baize_kernel::effect::{self, Agent, CardAction, Effect, PlayerAction, Task, TriggerEvent};
use baize_kernel::ir::Order;
use baize_kernel::select::{self, Env, Span};
use baize_kernel::{
    Ask, CardId, Choice, Clause, DefId, GameBase, Outcome, Point, Ref, Seat, SeatSet, Seating, Verb, Why,
};

/// Carries out a verb on cards.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let agent = e.agent();
    let since = cx.s.pending.len();
    match act.verb {
        verb::DESTROY => destroy_cards(cx, e, act),
        verb::TRASH | verb::RETURN | verb::EXILE | verb::MOVE => move_cards(cx, e, act),
        verb::DEPLOY | verb::DEPLOY_RESTED => deploy_cards(cx, act, agent),
        verb::DAMAGE => damage_cards(cx, e, act, agent),
        verb::TAKE | verb::REDIRECT | verb::FIGHT => fight_cards(cx, e, act),
        verb::DIVERT_TURN => divert(cx, act, point::THIS_TURN),
        verb::DIVERT_BATTLE => divert(cx, act, point::THIS_BATTLE),
        verb::COPY => copy_keywords(cx, e, act),
        _ => cx.carry_out(e, act),
    }
    // What happens to several cards at once is one event to an effect that waits for it.
    cx.wait_for_one(since);
}

/// Returns whether a verb would change something about a card: only that pays a cost (1-3-2-1).
pub fn changes_something(game: &Gundam, s: &St, which: Verb, card: CardId, env: &Env) -> bool {
    let free = |ban| !bans::is_banned(game, s, card, ban, env.this.card, Agent::Rule);
    match which {
        verb::DESTROY => free(ban::BE_DESTROYED),
        verb::DAMAGE => free(ban::BE_DAMAGED),
        _ => effect::changes_card(game, s, which, card, env),
    }
}

/// 10-1-9-1: what may be replaced waits for that to be chosen; a Pilot comes to its Unit after the rest.
pub fn puts_off(cx: &mut Cx<'_>, e: &Effect, act: &CardAction, card: CardId) -> bool {
    if let (verb::PAIR_UP, Some(host)) = (act.verb, cx.bound_card(act.onto, 0)) {
        let (pilot, unit) = (cx.s.refer(card), cx.s.refer(host));
        cx.push(Frame::Pair { pilot, unit, agent: e.agent() });
        return true;
    }
    let on_field = matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE);
    let to = act.place.map(|place| place.zone);
    let cue = match act.verb {
        verb::REST => cue::RESTED,
        verb::RETURN | verb::MOVE if on_field && to == Some(zone::HAND) => cue::RETURNED,
        _ => return false,
    };
    let fate = Fate { cue, card: cx.s.refer(card), by: e.env.this, agent: e.agent(), n: 0 };
    let due = substitution::is_due(cx, &fate);
    if due {
        substitution::put_off(cx, fate);
    }
    due
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
            cx.skip(seat, verb::DESTROY, card, clause!("10-2-3"));
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

/// Moves cards to their owner's area; Pilots that go along to a deck are put in order with their Units (4-1-6).
fn move_cards(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let to_deck = act.place.is_some_and(|place| place.zone == zone::DECK && place.order == Order::Chosen);
    let followed: Vec<CardId> = if to_deck { pilots(cx, act.cards) } else { Vec::new() };
    cx.carry_out(e, act);
    if !followed.is_empty() {
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

/// Tells that a Unit or Base is about to leave the field.
pub fn notice_left(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    if matches!(cx.s.card(card).zone, zone::BATTLE | zone::BASE) {
        let (seat, card) = (cx.s.card(card).owner, cx.s.refer(card));
        cx.fire(&TriggerEvent::new(cue::LEFT, seat, card).by(agent).leaving());
    }
}

/// Puts cards on the field (5-8-1).
fn deploy_cards(cx: &mut Cx<'_>, act: &CardAction, agent: Agent) {
    let mut newcomers: Vec<Ref> = Vec::new();
    each_card(cx, act.cards, |cx, card| {
        let kind = cx.game.pool().def(cx.s.card(card).def).kind;
        let deployed = kind == kind::BASE || playing::is_unit(cx.game, cx.s.card(card).def);
        let seat = cx.s.card(card).owner;
        if bans::is_player_banned(cx.game, cx.s, seat, ban::PLAY, card, agent) {
            return cx.skip(seat, act.verb, card, clause!("1-3-3"));
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

/// 5-9-1: what cannot be paired with a Unit by an effect.
pub fn unfit(game: &Gundam, s: &St, card: CardId, host: CardId) -> Option<Clause> {
    let def = game.pool().def(s.card(card).def);
    let is_pilot = def.kind == kind::PILOT || def.has_keyword(keyword::PILOT_PART);
    let may = || playing::may_take_pilot(game, s, s.card(card).owner, host);
    if is_pilot { may().err().map(|refusal| refusal.clause) } else { Some(clause!("5-9-1")) }
}

/// Deploys tokens of the controller (5-17-1).
pub fn deploy_tokens(cx: &mut Cx<'_>, e: &Effect, def: DefId, n: i32, rested: bool) {
    let seat = e.env.you;
    let n = n.clamp(0, MAX_UNITS as i32) as u8;
    if n == 0 {
        return cx.skip(seat, verb::TOKEN, CardId::NONE, clause!("1-3-2-2"));
    }
    cx.push(Frame::Tokens { def, seat, n, rested, agent: e.agent() });
}

/// Makes players carry out a verb; several do so in turn order (1-3-4, 12-2-4), as one event (R22).
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    let mut who = SeatSet::NONE;
    for seat in seats::in_order(cx.game, cx.s).filter(|&s| select::is_meant(cx.game, cx.s, &e.env, deed.who, s)) {
        who = who.or(SeatSet::one(seat));
    }
    // Obeys 1-3-4, 12-2-4, 12-2-6: the active player first; cards moved together are one event (4-2-3).
    match deed.verb {
        verb::BREACH if deed.n > 0 => hit_areas(cx, e, who, deed.n),
        verb::REDUCE if deed.n > 0 => cx.s.tally = i16::from(substitution::receive_less(cx, deed.n)),
        verb::CHOOSE_ENEMY => choose_enemy(cx, e.env.you),
        verb::WIN | verb::LOSE => decide(cx, deed.verb, who),
        _ => {
            if deed.verb == verb::SPEND && deed.n > 0 {
                // 10-1-7-3: what waits for a cost to be paid is told whose effect it is paid for.
                cx.fire(&TriggerEvent::new(cue::PAID, e.env.you, e.env.this).by(e.agent()).times(deed.n as usize));
            }
            cx.carry_out_players(e, deed);
        }
    }
}

/// Makes one player carry out a verb.
pub fn act(cx: &mut Cx<'_>, task: Task) {
    let Task { seat, n, agent, .. } = task;
    match task.verb {
        verb::SPEND if playing::active_resources(cx.s, seat) < n.into() => {
            // 2-10-1: a cost is paid whole or not at all.
            cx.skip(seat, verb::SPEND, CardId::NONE, clause!("2-10-1"));
        }
        verb::SPEND => cx.push(Frame::Pay { seat, n }),
        verb::PLACE_EX => (0..n).for_each(|_| cx.s.tally += i16::from(playing::place_ex(cx, seat, agent))),
        verb::PLACE_RESOURCE | verb::PLACE_RESTED_RESOURCE => {
            let rested = task.verb == verb::PLACE_RESTED_RESOURCE;
            (0..n).for_each(|_| cx.s.tally += i16::from(turn::place_resource(cx, seat, rested, clause!("3-6-1"))));
        }
        _ => cx.act(task),
    }
}

/// 5-5-4: damage to the first card of a shield area: of the player whose Unit was destroyed, where
/// that has set it off (13-1-2-1), else of those that the doers play against.
fn hit_areas(cx: &mut Cx<'_>, e: &Effect, who: SeatSet, n: i32) {
    let victim = e.env.event;
    if e.at.def == cx.game.known.keywords && victim.card.is_some() {
        cx.s.tally = i16::from(damage::breach(cx, cx.s.card(victim.card).owner, e.env.this, n));
        return;
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
        cx.s.tally += i16::from(damage::breach(cx, seat, e.env.this, n));
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

//! Playing cards (7-5-2, section 3): paying, deploying, pairing, Commands; and making room (11-4, 11-5).

use super::{ExcessUnits, TeamUnits, activation, bans, clause, processing, seats, verbs};
use crate::game::{Cx, Gundam, MAX_UNITS, St, has, is_token};
use crate::state::Frame;
use crate::words::{ban, cue, keyword, kind, point, stat, verb, zone};
use baize_kernel::continuous::{ContinuousEffect, On, StepRef, Until};
use baize_kernel::effect::{Agent, Effect, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::select::Env;
use baize_kernel::{
    AbilityRef, Ask, CardId, Choice, Clause, Cue, DefId, GameBase, Ref, Refusal, Reply, Seat, SeatSet, Why, Zone,
    continuous, discount,
};

/// Returns how many active Resources a player has.
pub fn active_resources(s: &St, seat: Seat) -> usize {
    s.count_active(seat, zone::RESOURCES)
}

/// What a player has to play cards with: counted once for many cards.
#[derive(Copy, Clone, Debug)]
pub struct Means {
    /// Resources, which Lv is held against.
    resources: i32,
    /// Active ones, which pay.
    active: i32,
}

impl Means {
    /// Counts a player's Resources.
    pub fn of(s: &St, seat: Seat) -> Means {
        Means { resources: s.count(seat, zone::RESOURCES) as i32, active: active_resources(s, seat) as i32 }
    }
}

/// 2-9-1, 2-10-1: Lv by the Resources in the area, cost by the active ones.
pub fn may_afford(game: &Gundam, s: &St, seat: Seat, card: CardId, means: Means) -> Result<(), Refusal> {
    let c = s.card(card);
    if c.zone != zone::HAND || c.side != seat {
        return Err(Refusal::new(clause!("5-7-1"), "not-in-hand").about(card));
    }
    if is_affordable(game, s, card, means) {
        return Ok(());
    }
    let lv = continuous::stat(game, s, card, stat::LV);
    if lv > means.resources {
        return Err(Refusal::new(clause!("2-9-1"), "lv").about(card).needs(lv, means.resources));
    }
    let cost = cost_of(game, s, card);
    Err(Refusal::new(clause!("2-10-1"), "costs").about(card).needs(cost, means.active))
}

/// Returns what a card costs now to be played from hand (2-10-1).
#[inline]
fn cost_of(game: &Gundam, s: &St, card: CardId) -> i32 {
    (continuous::stat(game, s, card, stat::COST) - discount::of_card(game, s, card)).max(0)
}

/// A quick look whether a card in hand can be paid for. 2-9-4: EX Resources count, active or rested.
#[inline]
pub fn is_affordable(game: &Gundam, s: &St, card: CardId, means: Means) -> bool {
    continuous::stat(game, s, card, stat::LV) <= means.resources && cost_of(game, s, card) <= means.active
}

/// 10-1-8-1: the effect of a Command at its timing, whose conditions hold, with its targets (10-1-8-1-1).
fn command_ability(game: &Gundam, s: &St, seat: Seat, card: CardId, which: Cue) -> Result<AbilityRef, Refusal> {
    // Obeys 13-2-3-1, 13-2-4-1.
    let mut why = match which {
        cue::MAIN => Refusal::new(clause!("13-2-4-1"), "no-main"),
        _ => Refusal::new(clause!("13-2-3-1"), "no-action"),
    }
    .about(card);
    // Obeys 3-4-5, 13-2-3-2, 13-2-4-3: with both it fits either.
    if !activation::may_have(game, s, card, which) {
        return Err(why);
    }
    let env = Env { you: seat, ..Env::of_card(s, card) };
    for at in continuous::abilities(game, s, card).filter(|&at| activation::is_for(game, at, which)) {
        let may = || match continuous::is_valid(game, s, card, at, Some(which)) {
            false => Err(Refusal::new(clause!("10-2-3"), "muted").about(card)),
            true => activation::may_begin(game, s, &env, at)
                .and_then(|()| activation::may_choose(game, s, &env, &game.pool().ability(at).body, false)),
        };
        match may() {
            Ok(()) => return Ok(at),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

fn may_command(game: &Gundam, s: &St, seat: Seat, card: CardId, which: Cue) -> Result<(), Refusal> {
    command_ability(game, s, seat, card, which).map(|_| ())
}

/// 7-5-2-1: a Unit, a Base, or a Command marked 【Main】 (13-2-3-1).
pub fn may_play(game: &Gundam, s: &St, seat: Seat, card: CardId, means: Means) -> Result<(), Refusal> {
    may_afford(game, s, seat, card, means)?;
    may_be_played(game, s, seat, card)
}

/// The same for a card that can be paid for.
pub fn may_be_played(game: &Gundam, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    bans::may_player(game, s, seat, ban::PLAY, card)?;
    match game.pool().def(s.card(card).def).kind {
        kind::UNIT | kind::BASE => Ok(()),
        kind::COMMAND => may_command(game, s, seat, card, cue::MAIN),
        // 1-3-1: card text can make a Pilot card a Unit.
        kind::PILOT if is_unit(game, s.card(card).def) => Ok(()),
        // 3-3-3: a Pilot needs a Unit.
        kind::PILOT => Err(Refusal::new(clause!("3-3-3"), "no-unit").about(card)),
        _ => Err(Refusal::new(clause!("7-5-2-1"), "never-played").about(card)),
    }
}

/// Returns whether a card is deployed as a Unit: a Unit card, or a Pilot card that says so (1-3-1).
pub fn is_unit(game: &Gundam, def: DefId) -> bool {
    let def = game.pool().def(def);
    def.kind == kind::UNIT || def.kind == kind::PILOT && def.has_keyword(keyword::UNIT_PART)
}

/// 9-3-1: a Command marked 【Action】.
pub fn may_use_in_action(game: &Gundam, s: &St, seat: Seat, card: CardId, means: Means) -> Result<(), Refusal> {
    if game.pool().def(s.card(card).def).kind != kind::COMMAND {
        return Err(Refusal::new(clause!("9-3"), "commands-only").about(card));
    }
    may_afford(game, s, seat, card, means)?;
    bans::may_player(game, s, seat, ban::PLAY, card)?;
    may_command(game, s, seat, card, cue::ACTION)
}

/// 3-3-1, 3-4-6-2: a Pilot card or a Command with 【Pilot】; its command effect does not matter (R37).
pub fn may_play_as_pilot(game: &Gundam, s: &St, seat: Seat, card: CardId, means: Means) -> Result<(), Refusal> {
    may_be_pilot(game, s, card)?;
    may_afford(game, s, seat, card, means)
}

/// The same for a card that can be paid for.
#[inline]
pub fn may_be_pilot(game: &Gundam, s: &St, card: CardId) -> Result<(), Refusal> {
    let def = game.pool().def(s.card(card).def);
    if def.kind != kind::PILOT && !def.has_keyword(keyword::PILOT_PART) {
        return Err(Refusal::new(clause!("5-9-1"), "no-pilot").about(card));
    }
    bans::may_player(game, s, s.card(card).side, ban::PLAY, card)
}

/// R36: a Unit in the own battle area without a Pilot (3-3-4).
pub fn may_take_pilot(game: &Gundam, s: &St, seat: Seat, unit: CardId) -> Result<(), Refusal> {
    let c = s.card(unit);
    if c.zone != zone::BATTLE || c.side != seat {
        let mates = c.zone == zone::BATTLE && seats::allied(game, seat, c.side);
        let why = if mates { seats::of_a_mate() } else { Refusal::new(clause!("3-3-1"), "not-your-unit") };
        return Err(why.about(unit));
    }
    if c.attached > 0 {
        return Err(Refusal::new(clause!("3-3-4"), "has-pilot").about(unit));
    }
    bans::may(game, s, unit, ban::BE_PAIRED, CardId::NONE)
}

/// 7-5-2-2 a to c: shows the card, checks the Lv and pays; `after` is step d.
fn begin(cx: &mut Cx<'_>, seat: Seat, card: CardId, unit: CardId, after: Frame) {
    let which = if unit.is_some() { verb::PAIR } else { verb::PLAY };
    cx.inform(card, SeatSet::ALL);
    cx.tell_did(clause!("7-5-2-2a"), seat, which, card, unit, 0);
    // Obeys 5-7-1, 7-5-2-1, 7-5-2-2, 7-5-2-2b, 2-9-1, 2-9-4: as much as it costs now.
    let cost = cost_of(cx.game, cx.s, card).clamp(0, 255) as u8;
    cx.use_discounts(clause!("7-5-2-2c"), card);
    // Obeys 7-5-2-2d: last what the card is for.
    cx.push(after);
    cx.push(Frame::Pay { seat, n: cost });
}

/// Plays a Unit, a Base or a Command.
pub fn play(cx: &mut Cx<'_>, seat: Seat, card: CardId, which: Cue) {
    let after = if cx.game.pool().def(cx.s.card(card).def).kind == kind::COMMAND {
        let index = command_ability(cx.game, cx.s, seat, card, which).map_or(0, |at| at.index);
        Frame::Command(card, index)
    } else {
        Frame::Deploy { card: cx.s.refer(card), rested: false, agent: Agent::Rule }
    };
    begin(cx, seat, card, CardId::NONE, after);
}

/// Plays a card as the Pilot of a Unit.
pub fn play_as_pilot(cx: &mut Cx<'_>, seat: Seat, card: CardId, unit: CardId) {
    // Obeys 3-4-6-2.
    let after = Frame::Pair { pilot: cx.s.refer(card), unit: cx.s.refer(unit), agent: Agent::Rule };
    begin(cx, seat, card, unit, after);
}

/// 2-10-1, 7-5-2-2c: pays with active Resources; how many EX Resources is the player's choice.
pub fn pay(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    let active = || cx.s.iter(seat, zone::RESOURCES).filter(|&c| !cx.s.card(c).rested);
    let ex = active().filter(|&c| is_token(cx.game, cx.s, c)).count() as u8;
    let usual = active().count() as u8 - ex;
    let (least, most) = (n.saturating_sub(usual), n.min(ex));
    if least >= most {
        return resume_pay(cx, seat, n, least);
    }
    cx.push(Frame::Pay { seat, n });
    cx.options();
    let why = Why::rule(verb::PAY, clause!("7-5-2-2c"));
    cx.ask(seat, why, Ask::Number { min: least.into(), max: most.into() });
}

/// Rests Resources; an EX Resource that pays leaves the game (5-17-3-2-3).
pub fn resume_pay(cx: &mut Cx<'_>, seat: Seat, n: u8, ex: u8) {
    let (mut left, mut left_ex) = (n - ex.min(n), ex);
    let since = cx.s.pending.len();
    let mut at = cx.s.front(seat, zone::RESOURCES);
    while let Some(card) = at {
        at = cx.s.after(card);
        let token = is_token(cx.game, cx.s, card);
        let wanted = if token { &mut left_ex } else { &mut left };
        if *wanted == 0 || cx.s.card(card).rested {
            continue;
        }
        *wanted -= 1;
        cx.turn(card, true, clause!("2-10-1"));
        if token {
            let this = cx.s.refer(card);
            if left_ex + 1 == ex {
                cx.fire(&TriggerEvent::new(cue::EX_USED, seat, this).times(ex.into()));
            }
            cx.fire(&TriggerEvent::new(cue::EX_LEFT, seat, this));
            // Obeys 5-17-3-2-1.
            cx.remove(card, clause!("5-17-3-2-3"));
        }
    }
    // Obeys 7-5-2-2c.
    cx.wait_for_one(since);
    cx.s.data.ex_spent = ex;
    cx.s.tally = i16::from(n - left - left_ex);
}

/// Notes on a card that is played that an EX Resource was used for it.
fn mark_paid(cx: &mut Cx<'_>, card: CardId) {
    if std::mem::take(&mut cx.s.data.ex_spent) == 0 {
        return;
    }
    let (by, source) = (cx.s.card(card).owner, cx.s.refer(card));
    let until = Until { point: point::THIS_TURN, seat: by, turn: cx.s.turn };
    let at = StepRef { ability: AbilityRef { def: cx.game.known.keywords, index: 0 }, pc: 0 };
    let shift = continuous::Modifier::Gain(keyword::EX_PAID);
    cx.begin(clause!("5-17-3-2-1"), ContinuousEffect { on: On::Card(source), shift, until, by, source, at });
}

/// 5-8-1: puts a Unit or Base on the field, whatever brings it there.
pub fn deploy(cx: &mut Cx<'_>, card: Ref, rested: bool, agent: Agent) {
    if !cx.s.is_current(card) {
        return;
    }
    let id = card.card;
    let seat = cx.s.card(id).owner;
    let def = cx.s.card(id).def;
    // Obeys 1-3-1.
    match if is_unit(cx.game, def) { kind::UNIT } else { cx.game.pool().def(def).kind } {
        kind::UNIT if units_beside(cx.game, cx.s, seat) >= MAX_UNITS => {
            cx.push(Frame::Deploy { card, rested, agent });
            // It is shown before room is made.
            cx.inform(id, SeatSet::ALL);
            make_room(cx, seat, 1, id);
        }
        kind::UNIT => arrive(cx, id, seat, zone::BATTLE, rested, agent),
        kind::BASE => {
            replace_base(cx, seat);
            arrive(cx, id, seat, zone::BASE, rested, agent);
        }
        _ => {}
    }
}

/// The players whose Units share the limit of a player's battle area: by the policy the whole team
/// (R31).
fn limited(game: &Gundam, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let together = game.rules.team_units == TeamUnits::PerTeam;
    seats::members(game, seat).filter(move |&member| together || member == seat)
}

/// Returns how many Units count against the limit of a player's battle area (4-5-4).
pub fn units_beside(game: &Gundam, s: &St, seat: Seat) -> usize {
    limited(game, seat).map(|member| s.count(member, zone::BATTLE)).sum()
}

/// Puts Units on the field that an effect deploys together: room for all of them is made by those
/// already there (11-4-2-2), and what still finds none is not deployed (R53).
pub fn deploy_together(cx: &mut Cx<'_>, cards: &[Ref], rested: bool, agent: Agent) {
    for &card in cards.iter().rev() {
        cx.push(Frame::Deploy { card, rested, agent });
    }
    for seat in seats::in_order(cx.game, cx.s) {
        let comes = |card: &&Ref| {
            let c = cx.s.card(card.card);
            c.owner == seat && is_unit(cx.game, c.def)
        };
        let n = cards.iter().filter(comes).count();
        if n > 1 {
            make_room(cx, seat, excess(cx.game, cx.s, seat, n), CardId::NONE);
        }
    }
}

/// How many Units have to leave when so many come: those too many or, by the policy, as many as come
/// (R53).
fn excess(game: &Gundam, s: &St, seat: Seat, n: usize) -> usize {
    let have = units_beside(game, s, seat);
    match (have + n).saturating_sub(MAX_UNITS) {
        0 => 0,
        _ if game.rules.excess_units == ExcessUnits::AsMany => n.min(have),
        over => over,
    }
}

/// 11-4-2: so many Units leave a battle area, all of them where that is not enough (R53).
fn make_room(cx: &mut Cx<'_>, seat: Seat, n: usize, newcomer: CardId) {
    if n == 0 {
        return;
    }
    if n < units_beside(cx.game, cx.s, seat) {
        return cx.push(Frame::Room { seat, n: n as u8, newcomer });
    }
    for member in limited(cx.game, seat) {
        while let Some(card) = cx.s.front(member, zone::BATTLE) {
            trash_excess(cx, card, clause!("11-4-2-2"));
        }
    }
}

/// 11-4-2, R14: Units already there make room, the player's choice.
pub fn ask_room(cx: &mut Cx<'_>, seat: Seat, n: u8, newcomer: CardId) {
    cx.push(Frame::Room { seat, n, newcomer });
    let mut options = std::mem::take(cx.options());
    for member in limited(cx.game, seat) {
        options.extend(cx.s.iter(member, zone::BATTLE).map(|c| Choice::card(verb::CHOOSE, c)));
    }
    *cx.options() = options;
    let why = Why { verb: verb::MAKE_ROOM, source: newcomer, clause: clause!("11-4-2") };
    cx.ask(seat, why, if n == 1 { Ask::Pick } else { Ask::Several { min: n, max: n } });
}

/// Trashes the chosen Units.
pub fn resume_room(cx: &mut Cx<'_>, reply: Reply<'_>) {
    // Obeys 11-4-1, 4-5-4, 11-4-2-1.
    let clause = if reply.chosen.len() > 1 { clause!("11-4-2-2") } else { clause!("11-4-2") };
    reply.chosen.iter().for_each(|choice| trash_excess(cx, choice.a, clause));
}

/// 11-4-2-1, 5-10-4: trashed for want of room is not destroyed.
fn trash_excess(cx: &mut Cx<'_>, card: CardId, clause: Clause) {
    let owner = cx.s.card(card).owner;
    verbs::notice_left(cx, card, Agent::Rule);
    // Obeys 5-10-4.
    cx.move_card(card, Move::to(owner, zone::TRASH, verb::MAKE_ROOM, clause).on_top());
}

/// 11-5-2: the Base already there goes to its owner's trash, not destroyed; a team has one (12-3-7).
fn replace_base(cx: &mut Cx<'_>, seat: Seat) {
    for member in seats::members(cx.game, seat) {
        while let Some(old) = cx.s.front(member, zone::BASE) {
            // Obeys 11-5-1, 11-5-2-1, 12-3-7: one Base at most.
            trash_excess(cx, old, clause!("11-5-2"));
        }
    }
}

fn arrive(cx: &mut Cx<'_>, card: CardId, seat: Seat, area: Zone, rested: bool, agent: Agent) {
    let clause = if area == zone::BATTLE { clause!("3-2-1") } else { clause!("3-5-1") };
    let origin = cx.s.card(card).zone;
    cx.move_card(card, Move::to(seat, area, verb::DEPLOY, clause));
    if agent == Agent::Rule {
        mark_paid(cx, card);
    }
    entered(cx, card, Some(origin), rested, agent);
}

/// 5-8-1: a Unit or Base is on the field.
fn entered(cx: &mut Cx<'_>, card: CardId, origin: Option<Zone>, rested: bool, agent: Agent) {
    let seat = cx.s.card(card).side;
    // Obeys 5-4-2, 5-8-1, 4-5-1, 4-5-2, 4-5-5, 4-6-2, 4-6-3, 4-6-3-1: active, for all to see.
    if rested || bans::is_player_banned(cx.game, cx.s, seat, ban::ENTER_ACTIVE, card, agent) {
        cx.turn(card, true, clause!("5-4-1-2"));
    }
    // 10-1-5-4: constant effects apply at once, before anything else looks.
    cx.recompute_permanents();
    let this = cx.s.refer(card);
    // Obeys 13-2-6-1, 2-2-5: whatever names are there.
    for cue in [cue::DEPLOY, cue::DEPLOYED] {
        cx.fire(&TriggerEvent { origin, ..TriggerEvent::new(cue, seat, this).by(agent) });
    }
}

/// Tokens to be deployed together.
#[derive(Copy, Clone, Debug)]
pub struct Batch {
    /// What they are.
    pub def: DefId,
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub n: u8,
    /// Whether they come rested.
    pub rested: bool,
    /// What deploys them.
    pub agent: Agent,
}

/// 5-17-1: tokens enter together; those already there make room (11-4-2-2, R53).
pub fn tokens(cx: &mut Cx<'_>, batch: Batch) {
    let Batch { def, seat, n, rested, agent } = batch;
    let excess = excess(cx.game, cx.s, seat, n.into());
    if excess == 0 || cx.game.pool().def(def).kind != kind::UNIT {
        return enter_tokens(cx, batch);
    }
    cx.push(Frame::Tokens { def, seat, n, rested, agent });
    make_room(cx, seat, excess, CardId::NONE);
}

fn enter_tokens(cx: &mut Cx<'_>, batch: Batch) {
    let since = cx.s.pending.len();
    let Batch { def, seat, n, rested, agent } = batch;
    let area = if cx.game.pool().def(def).kind == kind::BASE { zone::BASE } else { zone::BATTLE };
    for _ in 0..n.min(MAX_UNITS as u8) {
        if area == zone::BASE {
            replace_base(cx, seat);
        }
        // Obeys 5-17-2-1, 5-17-2-3, 5-17-2-4, 2-9-3, 2-10-3, 2-4-2: without colour, Lv and cost, else like a real card.
        let card = cx.create(def, seat, area, clause!("5-17-1"));
        entered(cx, card, None, rested, agent);
        cx.s.tally += 1;
    }
    cx.wait_for_one(since);
}

/// 5-9-1: puts a Pilot beneath a Unit.
pub fn pair(cx: &mut Cx<'_>, pilot: Ref, unit: Ref, agent: Agent) {
    if !cx.s.is_current(pilot) || !cx.s.is_current(unit) {
        return;
    }
    let (card, host) = (pilot.card, unit.card);
    let seat = cx.s.card(host).side;
    // Obeys 3-3-1, 3-3-5, 3-3-8, 3-3-8-1, 3-3-9-2, 4-5-3: beneath its Unit, and one with it.
    // Obeys 2-7-3, 2-8-4, 2-11-3: values add up.
    cx.put_on(card, host, verb::PAIR, agent);
    if agent == Agent::Rule {
        mark_paid(cx, card);
    }
    // Obeys 3-4-6-1, 3-4-6-3, 3-4-6-4, 5-17-2-2: from now on it is a Pilot.
    cx.recompute_permanents();
    let (this, other) = (cx.s.refer(host), cx.s.refer(card));
    let linked = has(cx.game, cx.s, host, keyword::LINKED);
    // Obeys 3-2-6-1, 3-2-6-2, 2-12-1: a Pilot that meets the condition makes a Link Unit.
    let links = [cue::WHEN_LINKED, cue::LINKED].into_iter().filter(|_| linked);
    // Obeys 13-2-9-1, 13-2-9-2, 13-2-11-1.
    for cue in [cue::WHEN_PAIRED, cue::PAIRED].into_iter().chain(links) {
        cx.fire(&TriggerEvent::new(cue, seat, this).beside(other).by(agent));
    }
}

/// 3-4-3, 10-3-2: a Command is in no area while its text is followed.
pub fn use_command(cx: &mut Cx<'_>, card: CardId, index: u8) {
    let seat = cx.s.card(card).owner;
    // Obeys 3-4-1, 4-1-2, 10-3-2, 10-1-8-1: it is used and leaves the hand.
    cx.move_card(card, Move::to(seat, zone::NOWHERE, verb::PLAY, clause!("3-4-3")));
    let this = cx.s.refer(card);
    let at = AbilityRef { def: cx.s.card(card).def, index };
    mark_paid(cx, card);
    cx.push(Frame::AfterCommand(this));
    let env = Env { you: seat, ..Env::of_card(cx.s, card) };
    cx.start(Effect::new(at, env).tagged(activation::COMMAND));
}

/// 3-4-4: to the trash, unless its effect moved it.
pub fn after_command(cx: &mut Cx<'_>, card: Ref) {
    if cx.s.is_current(card) {
        let owner = cx.s.card(card.card).owner;
        cx.move_card(card.card, Move::to(owner, zone::TRASH, verb::TRASH, clause!("3-4-4")).on_top());
        // Obeys 4-9-1.
        // What waits for its use means the card that was used.
        let used = cx.s.refer(card.card);
        cx.s.pending.iter_mut().filter(|p| p.event == card).for_each(|p| p.event = used);
    }
}

/// Puts an EX Resource into a resource area, within both limits (4-4-2, 4-4-2-1, R15).
pub fn place_ex(cx: &mut Cx<'_>, seat: Seat, agent: Agent) -> bool {
    if let Err(number) = processing::room_for_ex(cx.game, cx.s, seat) {
        cx.skip(seat, verb::PLACE_EX, CardId::NONE, number);
        return false;
    }
    let card = cx.create(cx.game.known.ex_resource, seat, zone::RESOURCES, clause!("5-17-1"));
    let this = cx.s.refer(card);
    cx.fire(&TriggerEvent::new(cue::EX_PLACED, seat, this).by(agent));
    true
}

//! What effects do: the verbs of card text.

use super::{battle, clause, leaving, life, matches, summon};
use crate::game::{Cx, Duel, PLACES, St, is_banned, is_field, noted};
use crate::state::{Frame, Link, Mark, Position};
use crate::words::{ban, cue, kind, label, point, stat, verb, zone};
use baize_kernel::continuous::{self, ContinuousEffect, Modifier, On, Until};
use baize_kernel::effect::{self, Agent, CardAction, Effect, EffectPart, PlayerAction, Task};
use baize_kernel::ir::{From, Num, Sel, Step, Target};
use baize_kernel::moves::Move;
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, Ask, CardId, Clause, DefId, GameBase, Label, Outcome, Ref, Seat, Verb, Why, changes};

/// Returns whether a verb special summons.
pub fn is_special_summon(which: Verb) -> bool {
    matches!(which, verb::SPECIAL_SUMMON | verb::SPECIAL_SUMMON_ATTACK | verb::SPECIAL_SUMMON_DEFENCE | verb::HAUNT)
}

/// Carries out a verb on cards and sets the tally.
pub fn perform(cx: &mut Cx<'_>, e: &Effect, act: &CardAction) {
    let there = |r: &Ref| cx.s.is_current(*r);
    let cards: Vec<Ref> = (0..act.cards.len).filter_map(|i| cx.bound_ref(act.cards, i)).filter(there).collect();
    match act.verb {
        verb::DESTROY => leaving::destroy(cx, &cards, e.agent(), clause!("D2.7")),
        verb::TARGET | verb::REVIVE_TARGET => aim(cx, e, &cards),
        verb::TAKE_CONTROL => cards.iter().for_each(|&r| take_control(cx, r, e.env.you)),
        verb::TURN_UP => cards.iter().for_each(|&r| turn_up(cx, r.card)),
        verb::TURN_DOWN => cards.iter().for_each(|&r| turn_down(cx, r.card)),
        verb::NEGATE_ATTACK => negate_attack(cx, &cards),
        verb::NEGATE => cards.iter().for_each(|&r| negate(cx, r)),
        verb::SHIELD => mark_links(cx, &cards, |link| link.shielded = true),
        verb::COPY => copy(cx, e, &cards),
        which if is_special_summon(which) => bring(cx, e, which, &cards),
        _ => cx.carry_out(e, act),
    }
}

/// Names targets (D9.31); a face-down one has no name to be told.
fn aim(cx: &mut Cx<'_>, e: &Effect, cards: &[Ref]) {
    for r in cards {
        let shown = if leaving::is_hidden(cx, r.card) { CardId::NONE } else { r.card };
        cx.tell_did(clause!("D9.31"), e.env.you, verb::TARGET, e.env.this.card, shown, 0);
    }
    cx.s.tally = cards.len() as i16;
}

/// What goes to a graveyard is sent there; what copies another is banished, wherever it goes. What leaves the field for
/// anywhere but the deck hears of it.
pub fn puts_off(cx: &mut Cx<'_>, act: &CardAction, card: CardId) -> bool {
    let (Some(place), from) = (act.place, cx.s.card(card).zone) else { return false };
    if place.zone == zone::GRAVE || is_field(from) && noted(cx.s, card, Mark::Copying) {
        let clause = if act.verb == verb::TRIBUTE { clause!("D4.10") } else { clause!("D2.7") };
        leaving::send(cx, card, act.verb, clause);
        return true;
    }
    if is_field(from) && place.zone != zone::DECK {
        super::attempt::own_notice(cx, card, cue::LEFT);
    }
    false
}

/// D7.16: only a face-up monster changes its position.
pub fn barred(s: &St, which: Verb, card: CardId) -> Option<Clause> {
    (matches!(which, verb::TO_ATTACK | verb::TO_DEFENCE) && !s.card(card).face_up).then_some(Clause::NONE)
}

/// D5.30: an equip card is put on a monster that still fits.
// Obeys D3.3, D3.4: what it may be put on is read from attribute and type.
pub fn unfit(game: &Duel, s: &St, equip: CardId, host: CardId) -> Option<Clause> {
    (!leaving::fits(game, s, equip, host)).then_some(Clause::NONE)
}

/// D4.20: special summons by an effect, to the half of the player whose effect it is.
fn bring(cx: &mut Cx<'_>, e: &Effect, which: Verb, cards: &[Ref]) {
    let position = match which {
        verb::SPECIAL_SUMMON => None,
        verb::SPECIAL_SUMMON_DEFENCE => Some(Position::Defence),
        _ => Some(Position::Attack),
    };
    let bond = if which == verb::HAUNT { e.env.this } else { Ref::NONE };
    let seat = e.env.you;
    // Obeys D4.20: from wherever the effect says.
    for &card in cards.iter().rev() {
        if summon::may_special(cx.game, cx.s, seat, card.card).is_ok() {
            cx.push(Frame::Arrive { card, seat, position, bond });
        }
    }
}

/// Control until the End Phase: the monster stays the one it was.
fn take_control(cx: &mut Cx<'_>, monster: Ref, seat: Seat) {
    let from = cx.s.card(monster.card).side;
    if from == seat || cx.s.count(seat, zone::MONSTERS) >= PLACES {
        return;
    }
    cx.cede(monster.card, seat, verb::TAKE_CONTROL, clause!("D2.1"));
    cx.s.data.loans.push((monster, from));
    leaving::check_equips(cx);
    battle::crossed(cx, from);
    battle::crossed(cx, seat);
    cx.s.tally += 1;
}

/// Turns a monster face-up by an effect: it stays in defence, and its flip effect works (D3.18).
fn turn_up(cx: &mut Cx<'_>, card: CardId) {
    if cx.flip(card, true, clause!("D3.18")) {
        // D7.16: an effect is free of the bans on changing positions.
        cx.turn(card, true, clause!("D7.16"));
        super::attempt::turned_up(cx, card);
        cx.s.tally += 1;
    }
}

/// Turns a monster face-down by an effect: equips on it fall (D5.11), and what it had used is new.
fn turn_down(cx: &mut Cx<'_>, card: CardId) {
    if !cx.s.card(card).face_up || cx.s.card(card).zone != zone::MONSTERS {
        return;
    }
    cx.turn(card, false, clause!("D7.16"));
    cx.flip(card, false, clause!("D7.16"));
    cx.s.data.notes.retain(|n| n.card != card || n.mark != Mark::UsedUp);
    leaving::leaving(cx, card);
    cx.s.tally += 1;
}

/// The attack ends; nothing may void it any more.
fn negate_attack(cx: &mut Cx<'_>, cards: &[Ref]) {
    if let Some(b) = cx.s.data.battle.as_mut()
        && b.open
        && !b.negated
        && cards.contains(&b.attacker)
    {
        // Obeys D8.32: without a Damage Step or a replay.
        b.negated = true;
        cx.s.tally = 1;
    }
}

/// Negates the summon that is attempted, or the activation of a card or effect (D9.14).
fn negate(cx: &mut Cx<'_>, card: Ref) {
    if let Some(attempt) = cx.s.data.attempt.as_mut()
        && attempt.card == card
    {
        attempt.negated = true;
        cx.s.tally = 1;
        return;
    }
    mark_links(cx, &[card], |link| link.negated = true);
}

/// Changes the links of these cards, all but the one that is being resolved.
fn mark_links(cx: &mut Cx<'_>, cards: &[Ref], change: impl Fn(&mut Link)) {
    let earlier = cx.s.data.chain.len().saturating_sub(1);
    for link in &mut cx.s.data.chain[..earlier] {
        if cards.contains(&link.source()) && !link.negated {
            change(link);
            cx.s.tally += 1;
        }
    }
}

/// Takes name, attribute, level, ATK and DEF of another monster until the End Phase.
fn copy(cx: &mut Cx<'_>, e: &Effect, cards: &[Ref]) {
    let [model] = cards else { return };
    let this = e.env.this;
    if !cx.s.is_current(this) {
        return;
    }
    let def = cx.game.def(cx.s, model.card);
    let stats = [stat::ATK, stat::DEF, stat::LEVEL].map(|which| Modifier::Base(which, def.stat(which)));
    let attributes = (label::DARK.0..=label::DIVINE.0).map(Label).filter(|&l| def.has_label(l)).map(Modifier::Label);
    let all: Vec<Modifier> = stats.into_iter().chain(attributes).chain([Modifier::Name(def.name)]).collect();
    let until = Until { point: point::END_PHASE, seat: e.env.you, turn: cx.s.turn };
    for shift in all {
        let continuous =
            ContinuousEffect { on: On::Card(this), shift, until, by: e.env.you, source: this, at: super::NO_STEP };
        cx.begin(clause!("D3.13"), continuous);
    }
    leaving::note(cx, this.card, Mark::Copying);
    cx.s.mark_changed(changes::ALL);
    // D5.30: what was equipped to the monster it was may not fit the one it is.
    leaving::check_equips(cx);
    cx.s.tally = 1;
}

/// Makes players carry out a verb, the turn player first (D9.28), and sets the tally.
pub fn perform_players(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction) {
    let seats: Vec<Seat> = continuous::seats_of(cx.game, cx.s, deed.who, e.env.you).collect();
    let n = deed.n.clamp(0, 255) as u8;
    if seats.len() > 1 && act_together(cx, e, deed, n) {
        return;
    }
    if matches!(deed.verb, verb::DRAW | verb::SHUFFLE | verb::DISCARD) {
        return cx.carry_out_players(e, deed);
    }
    // Obeys D9.28: the turn player first.
    for &seat in seats.iter().rev() {
        match deed.verb {
            verb::PAY_THOUSANDS => cx.push(Frame::PayThousands { seat, card: e.env.this }),
            verb::CRUSH => cx.push(Frame::Crush(seat)),
            verb::RITUAL => cx.push(Frame::Ritual { seat, monster: CardId::NONE }),
            _ => {}
        }
    }
    for seat in seats {
        act_now(cx, e, deed, seat);
        if cx.over() {
            return;
        }
    }
}

/// What happens to both players in one event: damage, and draws that neither can make (R32).
fn act_together(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction, n: u8) -> bool {
    let short = |seat: u8| cx.s.count(Seat(seat), zone::DECK) < usize::from(n);
    match deed.verb {
        verb::PAY_LP if !cx.s.all_seats().all(|seat| can_pay_player(cx.s, deed.verb, seat, deed.n, &e.env)) => false,
        verb::TAKE_DAMAGE | verb::PAY_LP => {
            let n = if deed.verb == verb::TAKE_DAMAGE && is_shielded(cx, e) { 0 } else { deed.n };
            cx.s.tally = points(n);
            life::lose_both(cx, n, deed.verb, clause!("D9.5"));
            true
        }
        verb::DRAW if short(0) && short(1) => {
            matches::duel_over(cx, clause!("D6.5"), Outcome::Draw);
            true
        }
        _ => false,
    }
}

/// Returns whether the damage of the link that is being resolved has become 0.
fn is_shielded(cx: &Cx<'_>, e: &Effect) -> bool {
    e.part == EffectPart::Body && cx.s.data.chain.last().is_some_and(|l| l.shielded)
}

/// The tally of life points: what was done is counted against what the text says.
fn points(n: i32) -> i16 {
    n.clamp(0, i32::from(i16::MAX)) as i16
}

fn act_now(cx: &mut Cx<'_>, e: &Effect, deed: &PlayerAction, seat: Seat) {
    match deed.verb {
        verb::TAKE_DAMAGE => {
            let shielded = is_shielded(cx, e);
            let n = if shielded { 0 } else { deed.n };
            cx.s.tally = points(n);
            life::lose(cx, seat, n, verb::TAKE_DAMAGE, clause!("D9.5"));
        }
        verb::GAIN_LP => {
            cx.s.tally = points(deed.n);
            life::gain(cx, seat, deed.n, clause!("D9.5"));
        }
        // R31: who has less does not pay at all.
        verb::PAY_LP if can_pay_player(cx.s, deed.verb, seat, deed.n, &e.env) => {
            cx.s.tally = points(deed.n);
            life::lose(cx, seat, deed.n, verb::PAY_LP, clause!("D9.15"));
        }
        verb::END_BATTLE => {
            cx.s.tally = 1;
            cx.s.data.battle_ends = true;
        }
        verb::RAISE_WALL => raise_wall(cx, e),
        verb::WIN => matches::duel_over(cx, clause!("D6.6"), Outcome::won_by(seat)),
        // D1.13: heads is something that was done. D1.14: the pips count.
        verb::TOSS => cx.s.tally = 1 - cx.roll(seat, 2, clause!("D1.13")) as i16,
        verb::ROLL => cx.s.tally = 1 + cx.roll(seat, 6, clause!("D1.14")) as i16,
        _ => {}
    }
}

/// Puts what was paid on the card as counters (D1.15).
fn raise_wall(cx: &mut Cx<'_>, e: &Effect) {
    let card = e.env.this;
    if cx.s.is_current(card) {
        cx.mark(card.card, e.env.named as i16, clause!("D1.15"));
        cx.s.mark_changed(changes::ALL);
        cx.s.tally = 1;
    }
}

/// Whether a verb can be done to a card as a payment, or the card named as a target.
pub fn can_pay(game: &Duel, s: &St, which: Verb, card: CardId, env: &Env) -> bool {
    let aimable = || {
        // Obeys D8.22: what damage calculation has doomed is no target.
        let agent = Agent::Effect { seat: env.you, source: env.this };
        !s.data.doomed.contains(&s.refer(card)) && !is_banned(game, s, card, ban::BE_TARGETED, agent)
    };
    match which {
        verb::TARGET => aimable(),
        verb::REVIVE_TARGET => aimable() && summon::may_special(game, s, env.you, card).is_ok(),
        _ => true,
    }
}

/// Whether a player can pay so much (R31: at least as much as the cost).
pub fn can_pay_player(s: &St, which: Verb, seat: Seat, n: i32, env: &Env) -> bool {
    match which {
        // The card that is paid for does not pay for itself.
        verb::DISCARD => s.iter(seat, zone::HAND).filter(|&c| c != env.this.card).count() as i32 >= n,
        verb::PAY_LP => s.data.lp[seat.index()] >= n,
        verb::PAY_THOUSANDS => s.data.lp[seat.index()] >= 1000,
        _ => true,
    }
}

/// What a step of an effect could do (R46).
enum Outlook {
    /// It must be possible, or the whole is not.
    Needed(bool),
    /// It may be the one thing that is done.
    Enough(bool),
    /// It is nothing by itself.
    Nothing,
}

/// D9.31, R46: whether an effect could do something, by what its player may know. What it draws and
/// special summons must be possible; of the rest one thing is enough.
pub fn could_do(game: &Duel, s: &St, env: &Env, body: &[Step]) -> bool {
    let (mut some, mut none) = (false, false);
    let mut at = 0;
    while let Some(step) = body.get(at) {
        at += 1;
        let outlook = match step {
            Step::OneOf { lens, .. } => {
                let runs = runs(&body[at..], lens);
                at += lens.iter().map(|&len| usize::from(len)).sum::<usize>();
                Outlook::Needed(runs.into_iter().any(|run| could_do(game, s, env, run)))
            }
            _ => outlook(game, s, env, step),
        };
        match outlook {
            Outlook::Needed(false) => return false,
            Outlook::Needed(true) | Outlook::Enough(true) => some = true,
            Outlook::Enough(false) => none = true,
            Outlook::Nothing => {}
        }
    }
    some || !none
}

/// The runs of steps of which one is carried out.
fn runs<'a>(mut steps: &'a [Step], lens: &[u16]) -> Vec<&'a [Step]> {
    let mut out = Vec::new();
    for &len in lens {
        let (run, rest) = steps.split_at(usize::from(len).min(steps.len()));
        out.push(run);
        steps = rest;
    }
    out
}

fn outlook(game: &Duel, s: &St, env: &Env, step: &Step) -> Outlook {
    match step {
        Step::Do { verb, what, .. } if is_special_summon(*verb) => Outlook::Needed(could_bring(game, s, env, what)),
        Step::Do { verb: verb::TAKE_CONTROL, .. } => Outlook::Needed(s.count(env.you, zone::MONSTERS) < PLACES),
        Step::Player { verb: verb::DRAW, n, who, .. } => Outlook::Needed(could_draw(game, s, env, n, *who)),
        Step::Player { verb: verb::RITUAL, .. } => Outlook::Needed(super::ritual::could(game, s, env.you)),
        Step::Player { verb: verb::CRUSH, .. } => {
            Outlook::Needed(s.all_seats().any(|seat| s.count(seat, zone::HAND) > 0))
        }
        Step::Move { what: Target::Cards(sel), .. } | Step::Do { what: Target::Cards(sel), .. } => {
            Outlook::Enough(select::count(game, s, env, sel) > 0)
        }
        // A shuffle is not what a card is used for, and a condition does nothing at all.
        Step::Player { verb: verb::SHUFFLE, .. } | Step::If { .. } | Step::Else { .. } | Step::May { .. } => {
            Outlook::Nothing
        }
        _ => Outlook::Enough(true),
    }
}

fn could_draw(game: &Duel, s: &St, env: &Env, n: &Num, who: baize_kernel::ir::Side) -> bool {
    let n = select::number(game, s, env, n).max(0) as usize;
    continuous::seats_of(game, s, who, env.you).all(|seat| s.count(seat, zone::DECK) >= n)
}

fn could_bring(game: &Duel, s: &St, env: &Env, what: &Target) -> bool {
    if summon::has_room(game, s, env.you).is_err() {
        return false;
    }
    let Target::Cards(sel) = what else { return true };
    let mut found = false;
    select::each(game, s, env, sel, |card| found |= summon::may_special(game, s, env.you, card).is_ok());
    found
}

/// Returns the cards of the hand that, discarded by the first step of a cost, would be what the
/// second one needs (R46).
pub fn brings<'a>(
    game: &'a Duel,
    s: &'a St,
    env: &'a Env,
    first: &Step,
    second: &'a Step,
    but: CardId,
) -> impl Iterator<Item = CardId> + 'a {
    let discards = matches!(first, Step::Player { verb: verb::DISCARD, .. });
    let sel = match second {
        Step::Do { what: Target::Cards(sel), .. } if discards && reaches_graveyard(sel) => Some(sel),
        _ => None,
    };
    let hand = s.iter(env.you, zone::HAND).filter(move |&c| c != but);
    hand.filter(move |&c| sel.is_some_and(|sel| select::passes_all(game, s, env, c, &sel.tests)))
}

fn reaches_graveyard(sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    sources.iter().any(|source| source.zones & (1 << zone::GRAVE.0) != 0)
}

/// The cards that a player can discard as a cost: not the one that is paid for, and where the rest of the cost needs
/// one of them, only such (R46).
pub fn choosable(game: &Duel, s: &St, task: &Task) -> Option<Vec<CardId>> {
    let (at, pc, but) = task.pays?;
    let others = || s.iter(task.seat, zone::HAND).filter(|&c| c != but).collect();
    Some(needed(game, s, task.seat, at, pc, but).unwrap_or_else(others))
}

/// The cards that must be among those discarded because the rest of the cost needs one.
fn needed(game: &Duel, s: &St, seat: Seat, at: AbilityRef, pc: u16, but: CardId) -> Option<Vec<CardId>> {
    let cost = &game.pool().ability(at).cost;
    let (first, second) = (cost.get(usize::from(pc))?, cost.get(usize::from(pc) + 1)?);
    let card = if but.is_some() { but } else { return None };
    let env = Env { you: seat, ..Env::of_card(s, card) };
    if effect::is_payable(game, s, &env, std::slice::from_ref(second)) {
        return None;
    }
    let cards: Vec<CardId> = brings(game, s, &env, first, second, but).collect();
    (!cards.is_empty()).then_some(cards)
}

/// Puts cards from the hand into their owners' graveyards.
pub fn throw(cx: &mut Cx<'_>, cards: &[CardId]) {
    for &card in cards {
        let owner = cx.s.card(card).owner;
        cx.move_card(card, Move::to(owner, zone::GRAVE, verb::DISCARD, clause!("D3.14")).on_top());
    }
    cx.s.tally = cards.len() as i16;
}

/// Asks how many thousand LP are paid, at least one.
pub fn ask_thousands(cx: &mut Cx<'_>, seat: Seat, card: Ref) {
    let max = (cx.s.data.lp[seat.index()] / 1000).max(1) as u32;
    cx.push(Frame::PayThousands { seat, card });
    cx.options();
    let why = Why { verb: verb::PAY_THOUSANDS, source: card.card, clause: clause!("D9.15") };
    cx.ask(seat, why, Ask::Number { min: 1, max });
}

/// Pays them.
pub fn pay_thousands(cx: &mut Cx<'_>, seat: Seat, thousands: u32) {
    cx.s.data.paid = thousands as i32;
    cx.s.tally = 1;
    life::lose(cx, seat, thousands as i32 * 1000, verb::PAY_LP, clause!("D9.15"));
}

/// Returns whether a definition is a monster that can be summoned by a ritual.
pub fn is_ritual_monster(game: &Duel, def: DefId) -> bool {
    let def = game.pool().def(def);
    def.kind == kind::MONSTER && def.has_label(label::RITUAL)
}

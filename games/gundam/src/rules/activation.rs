//! Using effects (10-1-6 to 10-1-8, 10-2, 10-3): conditions, targets, and what using one means.

use super::{DeckSearch, TeamBurst, clause, playing, seats};
use crate::game::{Cx, Gundam, St};
use crate::state::Frame;
use crate::words::{cue, stat, verb, zone};
use baize_kernel::effect::{self, Effect, Pending, TriggerEvent};
use baize_kernel::ir::{Ability, From, Gate, Mode, Pick, Scope, Sel, Source, Step, Target};
use baize_kernel::moves::Move;
use baize_kernel::select::{self, Env};
use baize_kernel::{
    AbilityRef, Ask, CardId, Choice, Clause, Cue, GameBase, Ref, Refusal, Seat, SeatSet, What, Why, Zone, continuous,
    fair,
};

/// How an effect came to be used: by waiting for its cue.
pub const AUTO: u8 = 1;
/// By its player, as an activated effect.
pub const ACTIVATE: u8 = 2;
/// As the text of a Command.
pub const COMMAND: u8 = 3;
/// As a Burst.
pub const BURST: u8 = 4;

/// The number of Support among the keyword effects.
const SUPPORT: u8 = 2;

/// Returns whether an ability is used at this moment.
pub fn is_for(game: &Gundam, at: AbilityRef, cue: Cue) -> bool {
    matches!(&game.pool().ability(at).mode, Mode::Use(cues) if cues.contains(&cue))
}

/// A quick look whether a card can have activated effects for a moment at all: printed ones, Support,
/// or what another effect gives it.
#[inline]
pub fn may_have(game: &Gundam, s: &St, card: CardId, cue: Cue) -> bool {
    let c = s.card(card);
    let given = c.affected & continuous::touch::STAT != 0 && s.changes_stat(stat::SUPPORT);
    let supports = || given || game.pool().def(c.def).has_stat(stat::SUPPORT);
    c.affected & continuous::touch::ABILITY != 0
        || game.pool().has_cue(c.def, cue)
        || cue == cue::ACTIVATE_MAIN && supports()
}

/// The areas in which some card may have an activated effect for a moment, as a bit set. Support is an effect of
/// Units (13-1-3-1).
#[inline]
pub fn busy_areas(game: &Gundam, s: &St, cue: Cue) -> u32 {
    let field = if s.expects(cue) { FIELD } else { 0 };
    let supports = cue == cue::ACTIVATE_MAIN && (game.has_support || s.changes_stat(stat::SUPPORT));
    field | game.pool().odd_zones(cue) | if supports { 1 << zone::BATTLE.0 } else { 0 }
}

/// The areas in which cards are at work.
const FIELD: u32 = Zone::set(&[zone::BATTLE, zone::BASE, zone::PAIRED]);

/// Returns the activated effects of a card for a moment, counted from 0; Support is one (13-1-3-1).
pub fn activated_of(game: &Gundam, s: &St, card: CardId, cue: Cue) -> impl Iterator<Item = (u16, AbilityRef)> {
    let is_own = move |at: &AbilityRef| is_for(game, *at, cue) && continuous::is_valid(game, s, card, *at, Some(cue));
    let own = continuous::abilities(game, s, card).filter(is_own);
    let muted = continuous::is_muted(s, card, Some(cue));
    let supports = cue == cue::ACTIVATE_MAIN && !muted && continuous::stat(game, s, card, stat::SUPPORT) > 0;
    let support = supports.then_some(AbilityRef { def: game.known.keywords, index: SUPPORT });
    own.chain(support).enumerate().map(|(n, at)| (n as u16, at))
}

/// The areas in which effects for a moment can be: the field, and where cards say they work.
pub fn areas(game: &Gundam, cue: Cue) -> impl Iterator<Item = Zone> + use<> {
    let set = FIELD | game.pool().odd_zones(cue);
    (0..zone::NOWHERE.0).map(Zone).filter(move |area| set & 1 << area.0 != 0)
}

/// The refusal by a condition that fails.
fn unmet(gate: &Gate, card: CardId) -> Refusal {
    match gate {
        Gate::Attached(_) => Refusal::new(clause!("13-2-10-1"), "not-paired").about(card),
        _ => Refusal::new(clause!("10-2-1"), "condition").about(card),
    }
}

/// 10-1-7: returns whether an activated effect can be used, or the clause that forbids it.
pub fn may_use(game: &Gundam, s: &St, card: CardId, at: AbilityRef) -> Result<(), Refusal> {
    let ability = game.pool().ability(at);
    let env = Env::of_card(s, card);
    let area = s.card(card).zone;
    let works = at.def == game.known.keywords && area == zone::BATTLE || select::works_in(game, ability, area);
    if !works {
        let clause = if area == zone::HAND { clause!("2-11-2") } else { clause!("10-1-2") };
        return Err(Refusal::new(clause, "not-on-field").about(card));
    }
    if ability.once && effect::is_spent(s, card, at) {
        return Err(Refusal::new(clause!("13-2-13-1"), "used-this-turn").about(card));
    }
    may_begin(game, s, &env, at)?;
    // R46: not without its targets, nor when its leading "if" fails.
    may_choose(game, s, &env, &ability.body, true)
}

/// Whether the conditions of an effect hold, those before its colon included, and what other effects
/// make it need.
pub fn may_begin(game: &Gundam, s: &St, env: &Env, at: AbilityRef) -> Result<(), Refusal> {
    if let Some((gate, _)) = effect::unmet_gate(game, s, env, at) {
        return Err(unmet(gate, env.this.card));
    }
    if !effect::can_be_paid(game, s, env, at) {
        return Err(unpayable(game, s, env.this.card, &game.pool().ability(at).cost));
    }
    Ok(())
}

/// The refusal by a condition before the colon that cannot be met.
fn unpayable(game: &Gundam, s: &St, card: CardId, cost: &[Step]) -> Refusal {
    let env = Env::of_card(s, card);
    let rests_itself = cost.iter().any(|step| matches!(step, Step::Do { verb: verb::REST, .. }));
    let spends = cost.iter().find_map(|step| match step {
        Step::Player { verb: verb::SPEND, n, .. } => Some(select::number(game, s, &env, n)),
        _ => None,
    });
    if rests_itself && !effect::changes_card(game, s, verb::REST, card, &env) {
        return Refusal::new(clause!("1-3-2-1"), "is-rested").about(card);
    }
    let active = playing::active_resources(s, s.card(card).side) as i32;
    match spends {
        Some(n) if n > active => Refusal::new(clause!("10-1-7-3"), "costs").needs(n, active),
        Some(_) => Refusal::new(clause!("10-1-7-3"), "cannot-pay").about(card),
        None => Refusal::new(clause!("10-1-7-2"), "cannot-pay").about(card),
    }
}

/// R44 to R46: whether the targets of the first part of a text can be chosen. That part ends with
/// the first instruction that asks for none.
pub fn may_choose(game: &Gundam, s: &St, env: &Env, body: &[Step], activated: bool) -> Result<(), Refusal> {
    let mut steps = body;
    if let Some(Step::If { cond, len }) = body.first() {
        let otherwise = matches!(body.get(usize::from(*len) + 1), Some(Step::Else { .. }));
        steps = &body[1..=usize::from(*len)];
        if otherwise {
            return Ok(());
        }
        if !select::holds(game, s, env, cond) {
            let asks = steps.first().is_some_and(|step| names_targets(game, step));
            let unmet = Refusal::new(clause!("10-2-1"), "condition").about(env.this.card);
            return if activated || asks { Err(unmet) } else { Ok(()) };
        }
    }
    let steps = followed(game, s, env, steps);
    if effect::can_choose(game, s, env, steps) {
        return Ok(());
    }
    let clause = if activated { clause!("10-2-2") } else { clause!("10-1-8-1-1") };
    Err(Refusal::new(clause, "no-target").about(env.this.card))
}

/// The steps that are followed: of another effect of the card, where the text says to use that.
fn followed<'a>(game: &'a Gundam, s: &St, env: &Env, steps: &'a [Step]) -> &'a [Step] {
    let Some(&Step::Use { cue, of: None }) = steps.first() else { return steps };
    let abilities = &game.pool().def(s.card(env.this.card).def).abilities;
    let used = abilities.iter().find(|a| matches!(&a.mode, Mode::Use(cues) if cues.contains(&cue)));
    used.map_or(steps, |ability| &ability.body)
}

/// Whether a text asks for targets.
fn names_targets(game: &Gundam, step: &Step) -> bool {
    match step {
        Step::Choose(sel)
        | Step::Move { what: Target::Cards(sel), .. }
        | Step::Do { what: Target::Cards(sel), .. }
        | Step::Change { on: Scope::Cards(Target::Cards(sel)), .. } => effect::names_targets(game, sel),
        _ => false,
    }
}

/// 7-5-3, 9-3-2: a player uses an activated effect.
pub fn activate(cx: &mut Cx<'_>, card: CardId, at: AbilityRef) {
    let seat = cx.s.card(card).side;
    // Obeys 10-1-7-1, 10-1-7-4, 10-1-7-5, 10-3-1-1, 13-2-1-1, 13-2-2-1, 13-1-3-1, 13-1-3-2: its player declares it.
    if cx.s.card(card).zone == zone::HAND {
        // Obeys 10-3-1-2: the others see it before they are told of its effect.
        effect::tell_seen(cx, clause!("10-3-1-2"), seat, card, SeatSet::ALL);
    }
    cx.tell_did(clause!("10-3-1-2"), seat, verb::ACTIVATE, card, CardId::NONE, i32::from(at.index));
    spend(cx, card, at);
    let env = Env::of_card(cx.s, card);
    cx.start(Effect::new(at, env).tagged(ACTIVATE));
}

/// 13-2-13: takes the use of a Once per Turn effect.
fn spend(cx: &mut Cx<'_>, card: CardId, at: AbilityRef) {
    if cx.game.pool().ability(at).once {
        // Obeys 13-2-13-2.
        effect::spend(cx.s, card, at);
    }
}

/// Tells that an effect is not used, and by which clause.
fn skip(cx: &mut Cx<'_>, seat: Seat, card: CardId, clause: Clause) {
    cx.log.tell(clause, What::Skipped { seat, verb: verb::ACTIVATE, card });
}

/// Uses a waiting effect; a Burst and one with a condition before its colon may be declined.
pub fn begin(cx: &mut Cx<'_>, p: &Pending) {
    let card = p.source.card;
    if p.cue == cue::BURST {
        return ask(cx, p, Why { verb: verb::BURST, source: card, clause: clause!("13-2-5-1") }, true);
    }
    let ability = cx.game.pool().ability(p.at);
    if ability.once && cx.s.is_current(p.source) && effect::is_spent(cx.s, card, p.at) {
        return skip(cx, p.you, card, clause!("13-2-13-1"));
    }
    let env = p.env(cx.s);
    let costs = |at| !cx.game.pool().ability(at).cost.is_empty();
    let added = continuous::needs(cx.game, cx.s, card, p.at).any(costs);
    if ability.cost.is_empty() && !added {
        return use_now(cx, p);
    }
    let payable = effect::can_be_paid(cx.game, cx.s, &env, p.at);
    if payable || fair::hides_cost(cx.game, cx.s, &env, p.at) {
        ask(cx, p, Why { verb: verb::YES, source: card, clause: clause!("10-1-3") }, payable);
    } else {
        skip(cx, p.you, card, clause!("10-2-1"));
    }
}

/// Asks whether to use an effect; fair play also asks one who cannot pay for it.
fn ask(cx: &mut Cx<'_>, p: &Pending, why: Why, payable: bool) {
    cx.push(Frame::Use(*p));
    cx.options();
    if payable {
        cx.offer(Choice::card(verb::YES, p.source.card));
    }
    cx.offer(Choice::card(verb::NO, p.source.card));
    // R32: the owner of a shared shield decides or, by the policy, the leader.
    let leads = p.cue == cue::BURST && cx.game.rules.team_burst == TeamBurst::Leader;
    cx.ask(if leads { seats::head(cx.game, p.you) } else { p.you }, why, Ask::Pick);
}

/// Takes the decision.
pub fn resume(cx: &mut Cx<'_>, p: &Pending, choice: Choice) {
    let yes = choice.verb == verb::YES;
    if p.cue == cue::BURST {
        cx.push(Frame::AfterBurst(p.source));
    }
    if yes {
        // Obeys 13-2-5-1, 3-3-9-1, 3-4-7: whatever kind of card it is of.
        use_now(cx, p);
    } else {
        let clause = if p.cue == cue::BURST { clause!("13-2-5-2") } else { clause!("10-1-3") };
        skip(cx, p.you, p.source.card, clause);
    }
}

fn use_now(cx: &mut Cx<'_>, p: &Pending) {
    let card = p.source.card;
    // Obeys 10-1-6-4: it happens although its card has gone.
    if cx.s.is_current(p.source) {
        spend(cx, card, p.at);
    }
    let tag = if p.cue == cue::BURST { BURST } else { AUTO };
    // Obeys 10-1-6-1, 10-1-6-1-1: by itself.
    cx.start(Effect::new(p.at, p.env(cx.s)).tagged(tag));
}

/// 13-2-5-3: the card of a Burst goes to the trash, unless it has moved.
pub fn after_burst(cx: &mut Cx<'_>, card: Ref) {
    // Obeys 13-2-5-3: one that has moved stays where it is.
    if !cx.s.is_current(card) {
        return;
    }
    let owner = cx.s.card(card.card).owner;
    cx.move_card(card.card, Move::to(owner, zone::TRASH, verb::DESTROY, clause!("13-2-5-3")).on_top());
}

/// 10-3-1-3: the condition is met and the effect activated; returns whether it goes on.
pub fn activated(cx: &mut Cx<'_>, e: &mut Effect) -> bool {
    let (seat, card) = (e.env.you, e.env.this.card);
    if e.failed {
        skip(cx, seat, card, clause!("10-1-7-2"));
        return false;
    }
    let ability = cx.game.pool().ability(e.at);
    let may = may_choose(cx.game, cx.s, &e.env, &ability.body[e.skipped()..], false);
    if may.is_err_and(|refusal| refusal.clause == clause!("10-1-8-1-1")) {
        // R44: all that the text names, or nothing of it.
        cx.skip(seat, verb::CHOOSE, card, clause!("10-3-3-1"));
        return false;
    }
    // Obeys 10-1-7-2, 10-1-7-3, 1-3-7, 10-3-4: its condition is met; who is not named is the card's owner.
    cx.tell_of([card, CardId::NONE], clause!("10-3-1-3"), What::Activated { seat, card, ability: e.at.index });
    if is_for(cx.game, e.at, cue::MAIN) || is_for(cx.game, e.at, cue::ACTION) {
        cx.fire(&TriggerEvent::new(cue::COMMAND_USED, seat, e.env.this));
    }
    true
}

/// Returns whether a text chooses from a whole deck (10-3-5, R19).
fn searches(ability: &Ability) -> bool {
    let from_deck = |sel: &Sel| {
        let deck = |source: &Source| source.zones & (1 << zone::DECK.0) != 0;
        matches!(&sel.from, From::Zones(sources) if sources.iter().any(deck))
            && matches!(sel.pick, Pick::Exactly(_) | Pick::UpTo(_) | Pick::Between(..))
    };
    ability.body.iter().any(|step| match step {
        Step::Choose(sel) | Step::Move { what: Target::Cards(sel), .. } | Step::Do { what: Target::Cards(sel), .. } => {
            from_deck(sel)
        }
        _ => false,
    })
}

/// 10-3-1-4: an effect has been resolved to its end. R48: a use that came to nothing is kept.
pub fn resolved(cx: &mut Cx<'_>, e: &Effect) {
    let card = e.env.this.card;
    // Obeys 10-3-1-4: all of it has been done.
    if cx.game.rules.deck_search == DeckSearch::Shuffled && searches(cx.game.pool().ability(e.at)) {
        cx.shuffle(e.env.you, zone::DECK, clause!("5-15-1"));
    }
    if cx.game.pool().ability(e.at).once && !e.did && cx.s.is_current(e.env.this) {
        effect::unspend(cx.s, card, e.at);
        skip(cx, e.env.you, card, clause!("13-2-13-1"));
    }
}

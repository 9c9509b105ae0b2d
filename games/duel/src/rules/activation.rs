//! Activating cards and effects: what may be activated when, and paying for it (D5, D9.31).

use super::habits::{self, Situation};
use super::priority::Moment;
use super::{Rules, chain, clause, forbidden, leaving, main_phase, summon, verbs};
use crate::game::{Cx, Duel, PLACES, St, is_field, noted, opponent};
use crate::state::{Frame, Link, Mark, News};
use crate::words::{ban, cue, keyword, kind, label, phase, stat, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::{self, touch};
use baize_kernel::effect::{self, Effect, TriggerEvent};
use baize_kernel::ir::{Ability, Change, Mode, Step, Target, Trigger};
use baize_kernel::moves::Move;
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, CardDef, CardId, Choice, Clause, Cue, DefId, GameBase, Pool, Ref, Refusal, Seat, Zone};

/// How an effect came to be used, as a note on it.
pub const TAG_LINK: u8 = 1;
/// A monster's own special summon, which is no activation.
pub const TAG_OWN_SUMMON: u8 = 2;
/// Applied at once, without a chain.
pub const TAG_AT_ONCE: u8 = 3;

/// How much is wanted of the reason why something cannot be activated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// That there is one: nobody asks which part of a cost it is.
    Brief,
    /// What somebody is told who asks.
    Full,
}

/// Lists everything a player may activate now.
pub fn offer(game: &Duel, s: &St, seat: Seat, moment: Moment, out: &mut Vec<Choice>) {
    let Some(situation) = Situation::of(s, seat, moment) else { return };
    for area in areas(game, s.active == seat) {
        let places = habits::places(area);
        let live = habits::is_live(s, area, moment);
        if !live && !cfg!(debug_assertions) {
            continue;
        }
        for card in s.iter(seat, area) {
            let c = s.card(card);
            let able = || c.affected & touch::ABILITY != 0 || game.habit(c.def).is_open(c, s.turn, places, &situation);
            let open = live && able();
            if open || cfg!(debug_assertions) {
                let count = out.len();
                offer_uses(game, s, seat, card, moment, out);
                debug_assert!(open || out.len() == count, "a card that can be activated is passed over");
            }
        }
    }
}

/// The areas from which a player's cards may be activated.
pub fn areas(game: &Duel, own_turn: bool) -> impl Iterator<Item = Zone> + use<> {
    // D5.3, D5.15, D5.17: outside the own turn nothing is activated from the hand, unless a card says so.
    let hand = if own_turn { 1 << zone::HAND.0 } else { 0 };
    let set = (game.effect_rules().live_zones | hand | game.elsewhere) & ((1 << zone::LIMBO.0) - 1);
    Zone::all(set)
}

fn offer_uses(game: &Duel, s: &St, seat: Seat, card: CardId, moment: Moment, out: &mut Vec<Choice>) {
    for n in 0..uses(game, s, card) {
        if may_activate(game, s, seat, card, n, moment, Reason::Brief).is_ok() {
            out.push(Choice::card(verb::ACTIVATE, card).numbered(n));
        }
    }
}

/// Returns whether a card's waiting abilities are answers to events rather than triggers: those of
/// cards that are used once.
pub fn is_one_shot(def: &CardDef) -> bool {
    def.kind != kind::MONSTER
        && ![label::CONTINUOUS, label::EQUIP, label::FIELD].iter().any(|&icon| def.has_label(icon))
}

/// Returns whether a player can activate this ability of a card by themselves.
pub fn is_use(pool: &Pool, rules: &Rules, def: DefId, ability: &Ability) -> bool {
    match &ability.mode {
        Mode::Use(cues) => cues.iter().any(|c| match *c {
            cue::IGNITION_BY_POLICY => rules.scanner_reads_graveyard,
            // With the policy a card has its other way instead.
            cue::IGNITION if rules.scanner_reads_graveyard => !pool.has_cue(def, cue::IGNITION_BY_POLICY),
            cue::ACTIVATE => pool.def(def).kind != kind::MONSTER,
            cue::IGNITION | cue::QUICK => true,
            _ => false,
        }),
        Mode::Auto(_) => is_one_shot(pool.def(def)),
        _ => false,
    }
}

/// Returns how many things a card can be activated for. A spell or trap without an effect to
/// resolve can still be activated.
pub fn uses(game: &Duel, s: &St, card: CardId) -> u16 {
    let count = game.habit(s.card(card).def).uses.count_ones() as u16 + gained_uses(game, s, card).count() as u16;
    if count == 0 && game.def(s, card).kind != kind::MONSTER { 1 } else { count }
}

/// The abilities that effects gave a card and that its player can activate.
fn gained_uses(game: &Duel, s: &St, card: CardId) -> impl Iterator<Item = AbilityRef> {
    let def = s.card(card).def;
    let is_use = move |at: &AbilityRef| is_use(game.pool(), &game.rules, def, game.pool().ability(*at));
    continuous::gained(s, card).filter(is_use)
}

/// Returns the ability that the `n`th use of a card is for: its own come first, then those it was given.
fn ability_of(game: &Duel, s: &St, card: CardId, n: u16) -> Option<AbilityRef> {
    let def = s.card(card).def;
    let mut own = game.habit(def).uses;
    let count = own.count_ones() as u16;
    if n >= count {
        return gained_uses(game, s, card).nth(usize::from(n - count));
    }
    (0..n).for_each(|_| own &= own - 1);
    Some(AbilityRef { def, index: own.trailing_zeros() as u8 })
}

/// Returns whether an ability is used where its card lies, rather than by activating the card from there.
fn is_elsewhere(ability: &Ability, at: Zone) -> bool {
    ability.zones & 1 << at.0 != 0 && !is_field(at)
}

/// Returns the spell speed.
// Obeys D9.7, D9.9, D9.11, D9.12, D3.16: one of three.
pub fn speed(game: &Duel, s: &St, card: CardId, at: Option<AbilityRef>) -> u8 {
    let def = game.def(s, card);
    let is_quick = |at: AbilityRef| {
        let quick = [cue::QUICK, cue::CALCULATION];
        matches!(&game.pool().ability(at).mode, Mode::Use(cues) if cues.iter().any(|c| quick.contains(c)))
    };
    match def.kind {
        kind::TRAP if def.has_label(label::COUNTER) => 3,
        kind::TRAP => 2,
        kind::SPELL if def.has_label(label::QUICK_PLAY) => 2,
        // D3.15, D3.16.
        _ if at.is_some_and(is_quick) => 2,
        _ => 1,
    }
}

/// Whether a player may activate a card or effect now.
pub fn may_activate(
    game: &Duel,
    s: &St,
    seat: Seat,
    card: CardId,
    n: u16,
    moment: Moment,
    reason: Reason,
) -> Result<(), Refusal> {
    if s.card(card).side != seat {
        return Err(Refusal::new(clause!("D2.1"), "not-yours").about(card));
    }
    let at = ability_of(game, s, card, n);
    let speed = speed(game, s, card, at);
    let elsewhere = at.is_some_and(|at| is_elsewhere(game.pool().ability(at), s.card(card).zone));
    match game.def(s, card).kind {
        kind::SPELL | kind::TRAP if !elsewhere => may_place(game, s, seat, card, at, moment)?,
        _ => may_use_there(game, s, card, at, moment)?,
    }
    fits_moment(card, speed, moment)?;
    fits_damage_step(game, s, card, at, speed)?;
    // What lies face-up is a card no more to be activated, and goes on working.
    if !s.card(card).face_up && !elsewhere {
        may_activate_card(game, s, seat, card)?;
    }
    match at {
        Some(at) => may_use(game, s, card, at, moment, reason),
        // D9.32: what has no ability to answer a summon with is not used while one is attempted.
        None if moment == Moment::Attempt => Err(Refusal::new(clause!("D9.32"), "only-answers").about(card)),
        None => Ok(()),
    }
}

/// Whether nothing forbids a player to activate traps or field spells.
fn may_activate_card(game: &Duel, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let may = |which| forbidden(game, s, Attempt::of_player(which, seat).with(card), clause!("D9.31"));
    if game.def(s, card).kind == kind::TRAP {
        may(ban::ACTIVATE_TRAP)?;
    }
    if game.is(s, card, label::FIELD) { may(ban::ACTIVATE_FIELD_SPELL) } else { Ok(()) }
}

/// D9.30, D9.31: whether an ability has an occasion, can be paid for and would do something.
fn may_use(game: &Duel, s: &St, card: CardId, at: AbilityRef, moment: Moment, reason: Reason) -> Result<(), Refusal> {
    let ability = game.pool().ability(at);
    let mut env = Env::of_card(s, card);
    let against = |number, key| Refusal::new(number, key).about(card);
    if matches!(ability.mode, Mode::Auto(_)) {
        let none = if moment == Moment::Attempt { "only-answers" } else { "no-occasion" };
        let news = answered(game, s, &env, ability, moment).ok_or(against(clause!("D9.30"), none))?;
        (env.event, env.other) = (news.card, news.other);
    } else if moment == Moment::Attempt {
        return Err(against(clause!("D9.32"), "only-answers"));
    }
    if ability.once && effect::is_spent(s, card, at) {
        return Err(against(clause!("D9.31"), "used-this-turn"));
    }
    if !is_valid(game, s, card, at) {
        return Err(against(clause!("D9.31"), "muted"));
    }
    if effect::unmet_gate(game, s, &env, at).is_some() {
        return Err(against(clause!("D9.31"), "condition"));
    }
    if !can_pay(game, s, &env, at) {
        return Err(match reason {
            Reason::Brief => against(clause!("D9.31"), "cannot-pay"),
            Reason::Full => why_not_paid(game, s, &env, &ability.cost),
        });
    }
    // D9.31, R46.
    let one_shot = is_one_shot(game.def(s, card)) && !game.def(s, card).has_keyword(keyword::THREE_TURNS);
    let needs_use = game.def(s, card).kind == kind::MONSTER || one_shot || summons(&ability.body);
    if needs_use && !game.rules.empty_activation && !verbs::could_do(game, s, &env, &ability.body) {
        return Err(against(clause!("D9.31"), "no-use"));
    }
    Ok(())
}

/// Returns whether nothing has made an ability invalid.
fn is_valid(game: &Duel, s: &St, card: CardId, at: AbilityRef) -> bool {
    match &game.pool().ability(at).mode {
        Mode::Use(cues) => cues.iter().any(|&cue| continuous::is_valid(game, s, card, at, Some(cue))),
        _ => continuous::is_valid(game, s, card, at, None),
    }
}

/// D3.8, D3.13, D3.15: effects of monsters on the field, and of cards that say where else they are used.
fn may_use_there(game: &Duel, s: &St, card: CardId, at: Option<AbilityRef>, moment: Moment) -> Result<(), Refusal> {
    let c = s.card(card);
    let works = |at| select::works_in(game, game.pool().ability(at), c.zone);
    let against = |number, key| Refusal::new(number, key).about(card);
    if !at.map_or(c.zone == zone::MONSTERS, works) {
        return Err(against(clause!("D3.8"), "not-from-there"));
    }
    if is_field(c.zone) && !c.face_up {
        return Err(against(clause!("D3.8"), "is-face-down"));
    }
    let Some(at) = at else { return Err(against(why_without_effect(game, s, card), "no-effect")) };
    let quick = matches!(&game.pool().ability(at).mode, Mode::Use(cues) if cues.contains(&cue::QUICK));
    if quick || moment == Moment::Main {
        return Ok(());
    }
    let chained = matches!(moment, Moment::Chain(_));
    Err(if chained { too_slow(card, clause!("D9.10"), 2, 1) } else { against(clause!("D3.13"), "main-phase-only") })
}

/// The clause by which a monster has nothing to activate: it has no effect, Special Summons itself, or works all the time.
fn why_without_effect(game: &Duel, s: &St, card: CardId) -> Clause {
    match game.def(s, card).abilities.is_empty() {
        true => clause!("D3.9"),
        false if main_phase::summons_itself(game, s, card) => clause!("D4.19"),
        false => clause!("D3.12"),
    }
}

/// D5: from where and when spell and trap cards are activated.
fn may_place(
    game: &Duel,
    s: &St,
    seat: Seat,
    card: CardId,
    at: Option<AbilityRef>,
    moment: Moment,
) -> Result<(), Refusal> {
    let (c, def) = (s.card(card), game.def(s, card));
    let against = |number, key| Err(Refusal::new(number, key).about(card));
    let quick_play = def.has_label(label::QUICK_PLAY);
    let set = c.zone != zone::HAND;
    if !matches!(c.zone, zone::HAND | zone::SPELLS | zone::FIELD) {
        // What has been used lies in the graveyard (D2.7).
        return against(if c.zone == zone::GRAVE { clause!("D2.7") } else { clause!("D5.4") }, "not-from-there");
    }
    if c.face_up && chain::is_unresolved(s, card) {
        // D5.21, R10: what it can do while it lies face-up waits until its activation has resolved.
        return against(clause!("D5.21"), "unresolved");
    }
    if c.face_up {
        // What lies face-up is not activated again; some have effects to use.
        let other = |at: AbilityRef| {
            let uses = [cue::IGNITION, cue::QUICK];
            matches!(&game.pool().ability(at).mode, Mode::Use(cues) if cues.iter().any(|c| uses.contains(c)))
        };
        return if at.is_some_and(other) { Ok(()) } else { against(clause!("D5.4"), "is-face-up") };
    }
    match def.kind {
        kind::TRAP if !set => return against(clause!("D5.17"), "set-first"),
        kind::TRAP if c.since == s.turn => return against(clause!("D5.18"), "set-this-turn"),
        kind::TRAP => {}
        _ if quick_play && set && c.since == s.turn => return against(clause!("D5.16"), "set-this-turn"),
        _ if quick_play && !set && s.active != seat => return against(clause!("D5.15"), "not-your-turn"),
        // D5.14: any phase of the own turn, from the hand or set earlier.
        _ if quick_play => {}
        // D5.3, D5.26.
        _ if s.active != seat => {
            return against(if set { clause!("D5.26") } else { clause!("D5.3") }, "not-your-turn");
        }
        _ if matches!(moment, Moment::Chain(_)) => return Err(too_slow(card, clause!("D9.10"), 2, 1)),
        _ if moment != Moment::Main => return against(clause!("D5.3"), "main-phase-only"),
        _ => {}
    }
    // D2.11; an own field spell makes room for the next one (D2.6).
    if !set && !def.has_label(label::FIELD) && s.count(seat, zone::SPELLS) >= PLACES {
        return Err(summon::no_place(card));
    }
    Ok(())
}

/// Says what may be put on top of what.
// Obeys D9.8: with speed 2 at least, and 3 on top of 3.
fn fits_moment(card: CardId, speed: u8, moment: Moment) -> Result<(), Refusal> {
    match moment {
        Moment::Main => Ok(()),
        _ if speed < 2 => Err(too_slow(card, clause!("D9.10"), 2, speed)),
        Moment::Chain(3) if speed < 3 => Err(too_slow(card, clause!("D9.12"), 3, speed)),
        _ => Ok(()),
    }
}

fn too_slow(card: CardId, clause: Clause, needs: u8, has: u8) -> Refusal {
    Refusal::new(clause, "too-slow").about(card).needs(needs.into(), has.into())
}

/// D8.16, D8.17: in the damage step only counter traps and what changes ATK or DEF, and only
/// before damage calculation. Triggers do not come this way (D8.18).
fn fits_damage_step(game: &Duel, s: &St, card: CardId, at: Option<AbilityRef>, speed: u8) -> Result<(), Refusal> {
    match s.phase {
        phase::DAMAGE => {
            let changes = at.is_some_and(|at| game.pool().ability(at).body.iter().any(changes_values));
            let refusal = Refusal::new(clause!("D8.16"), "damage-step").about(card);
            if speed == 3 || changes { Ok(()) } else { Err(refusal) }
        }
        phase::CALCULATION | phase::AFTER_DAMAGE => {
            Err(Refusal::new(clause!("D8.17"), "after-calculation").about(card))
        }
        _ => Ok(()),
    }
}

/// Returns whether a step changes ATK or DEF.
pub fn changes_values(step: &Step) -> bool {
    let battle_value = |which| matches!(which, stat::ATK | stat::DEF);
    match step {
        Step::Change { change: Change::Add(which, _) | Change::SetBase(which, _), .. } => battle_value(*which),
        _ => false,
    }
}

/// Returns whether an effect special summons.
pub fn summons(body: &[Step]) -> bool {
    body.iter().any(|step| match step {
        Step::Do { verb, .. } => verbs::is_special_summon(*verb),
        Step::Player { verb, .. } => *verb == verb::RITUAL,
        _ => false,
    })
}

/// D9.30: finds the event that a card answers: one that has just happened, or the last link.
fn answered(game: &Duel, s: &St, env: &Env, ability: &Ability, moment: Moment) -> Option<News> {
    let Mode::Auto(triggers) = &ability.mode else { return None };
    let fits = |news: &News| {
        let News { cue, seat, card, other } = *news;
        let notice = TriggerEvent::new(cue, seat, card).beside(other);
        // D9.32: in the attempt's window only what answers an attempt.
        let attempt = cue == cue::SUMMON_ATTEMPTED;
        let open = match moment {
            Moment::Attempt => attempt,
            Moment::Chain(_) => true,
            _ => !attempt,
        };
        // R43: every event counts, also one whose card has gone since; but what a card must be like
        // is asked of a card that is there.
        let gone = !s.is_current(card) && !matches!(cue, cue::SPELL_ACTIVATED | cue::TRAP_ACTIVATED);
        let met = |t: &Trigger| (!gone || t.tests.is_empty()) && effect::is_met(game, s, env, t, &notice);
        open && triggers.iter().any(met)
    };
    let link = s.data.chain.last().filter(|_| matches!(moment, Moment::Chain(_)));
    let on_link = link.into_iter().flat_map(|link| link_news(game, s, link));
    let attempt_open = s.data.attempt.is_some() && s.data.chain.is_empty();
    let past = s.data.news.iter().copied().filter(|n| n.cue != cue::SUMMON_ATTEMPTED || attempt_open);
    on_link.chain(past).find(fits)
}

/// Returns what the activation of a link tells those who answer it.
pub fn link_news(game: &Duel, s: &St, link: &Link) -> impl Iterator<Item = News> {
    let news = |cue: Cue| News { cue, seat: link.env.you, card: link.source(), other: Ref::NONE };
    let body = link.at.map_or(&[][..], |at| &game.pool().ability(at).body);
    let sort = game.def(s, link.source().card).kind;
    let as_card = match sort {
        kind::SPELL => Some(cue::SPELL_ACTIVATED),
        kind::TRAP => Some(cue::TRAP_ACTIVATED),
        _ => None,
    };
    let harms = |step: &Step| matches!(step, Step::Player { verb: verb::TAKE_DAMAGE, .. });
    let told = [
        as_card.filter(|_| link.card),
        summons(body).then_some(cue::SUMMON_ACTIVATED),
        (sort == kind::TRAP && body.iter().any(harms)).then_some(cue::DAMAGE_TRAP_ACTIVATED),
    ];
    told.into_iter().flatten().map(news)
}

/// D9.31, R46: whether a cost can be paid and targets exist, those included that the cost brings.
pub fn can_pay(game: &Duel, s: &St, env: &Env, at: AbilityRef) -> bool {
    let (cost, card) = (&game.pool().ability(at).cost, env.this.card);
    let payable = |steps| effect::is_payable(game, s, env, steps);
    let brought = |i: &usize| verbs::brings(game, s, env, &cost[i - 1], &cost[*i], card).next().is_some();
    effect::can_be_paid(game, s, env, at)
        || (1..cost.len()).filter(brought).any(|i| payable(&cost[..i]) && payable(&cost[i + 1..]))
}

/// Says what of a cost cannot be paid: there is no target, none that may be special summoned, or too little
/// to pay with.
pub fn why_not_paid(game: &Duel, s: &St, env: &Env, cost: &[Step]) -> Refusal {
    let against = |key| Refusal::new(clause!("D9.31"), key).about(env.this.card);
    let lp = s.data.lp[env.you.index()];
    let unpaid = cost.iter().find(|step| !effect::is_payable(game, s, env, std::slice::from_ref(step)));
    match unpaid {
        Some(Step::Do { verb: verb::REVIVE_TARGET, what: Target::Cards(sel), .. }) => {
            let mut why = None;
            select::each(game, s, env, sel, |c| why = why.or(summon::may_special(game, s, env.you, c).err()));
            why.unwrap_or(against("no-target"))
        }
        Some(Step::Do { .. } | Step::Choose(_)) => against("no-target"),
        Some(Step::Player { verb: verb::PAY_LP, n, .. }) => {
            against("costs-lp").needs(select::number(game, s, env, n), lp)
        }
        Some(Step::Player { verb: verb::PAY_THOUSANDS, .. }) => against("costs-lp").needs(1000, lp),
        Some(Step::Player { verb: verb::DISCARD, n, .. }) => {
            let others = s.iter(env.you, zone::HAND).filter(|&c| c != env.this.card).count();
            against("costs-discard").needs(select::number(game, s, env, n), others as i32)
        }
        _ => against("cannot-pay"),
    }
}

/// Activates a card or effect: it is put down (D5.4), paid for, and becomes a link.
pub fn begin(cx: &mut Cx<'_>, seat: Seat, card: CardId, n: u16) {
    let at = ability_of(cx.game, cx.s, card, n);
    let moment = match cx.s.data.chain.last() {
        Some(link) => Moment::Chain(link.speed),
        None if cx.s.data.attempt.is_some() => Moment::Attempt,
        None => Moment::Open,
    };
    let there = at.is_some_and(|at| is_elsewhere(cx.game.pool().ability(at), cx.s.card(card).zone));
    let was_up = cx.s.card(card).face_up || there;
    let mut event = (Ref::NONE, Ref::NONE);
    if let Some(at) = at {
        let env = Env::of_card(cx.s, card);
        // Obeys D9.30: the first chain after the event it names.
        let news = answered(cx.game, cx.s, &env, cx.game.pool().ability(at), moment);
        event = news.map_or(event, |n| (n.card, n.other));
    }
    if cx.game.def(cx.s, card).kind != kind::MONSTER && !was_up {
        put_down(cx, seat, card);
    }
    let env = Env { event: event.0, other: event.1, ..Env::of_card(cx.s, card) };
    // D9.2, D9.23: then the opponent may answer.
    cx.push(Frame::Respond { seat: opponent(seat), passes: 0 });
    start(cx, at, &env, 0, !was_up);
}

/// Puts a spell or trap face-up on the field, or turns it up where it lies (D5.4, D5.24).
fn put_down(cx: &mut Cx<'_>, seat: Seat, card: CardId) {
    if cx.s.card(card).zone != zone::HAND {
        let clause = match cx.game.def(cx.s, card).kind {
            kind::TRAP => clause!("D5.19"),
            _ if cx.game.is(cx.s, card, label::QUICK_PLAY) => clause!("D5.14"),
            _ => clause!("D5.25"),
        };
        cx.flip(card, true, clause);
        return;
    }
    let (to, clause) = if cx.game.is(cx.s, card, label::FIELD) {
        leaving::replace_field(cx, seat);
        (zone::FIELD, clause!("D5.12"))
    } else if cx.game.is(cx.s, card, label::QUICK_PLAY) {
        (zone::SPELLS, clause!("D5.14"))
    } else if cx.game.is(cx.s, card, label::RITUAL) {
        (zone::SPELLS, clause!("D4.23"))
    } else if cx.game.is(cx.s, card, label::EQUIP) {
        (zone::SPELLS, clause!("D5.10"))
    } else if cx.game.is(cx.s, card, label::CONTINUOUS) {
        (zone::SPELLS, clause!("D5.7"))
    } else {
        (zone::SPELLS, clause!("D5.4"))
    };
    cx.move_card(card, Move { face_up: true, ..Move::to(seat, to, verb::ACTIVATE, clause) });
}

/// Starts paying; without an ability the link is there at once.
pub fn start(cx: &mut Cx<'_>, at: Option<AbilityRef>, env: &Env, skip: u16, card: bool) {
    cx.s.data.paid = 0;
    let is_card = card && cx.game.def(cx.s, env.this.card).kind != kind::MONSTER;
    match at {
        None => chain::add(cx, link_of(cx, None, env, 0, is_card)),
        Some(at) => {
            // A note tells the hook below whether a card or an effect was activated.
            cx.s.data.card_link = is_card;
            cx.start(Effect::new(at, *env).skipping(skip).tagged(TAG_LINK));
        }
    }
}

/// Activates a mandatory effect that has no target: a link that will do nothing (R46).
pub fn start_idle(cx: &mut Cx<'_>, at: AbilityRef, env: &Env) {
    if cx.game.pool().ability(at).once {
        effect::spend(cx.s, env.this.card, at);
    }
    let link = Link { idle: true, ..link_of(cx, Some(at), env, 0, false) };
    chain::add(cx, link);
}

fn link_of(cx: &Cx<'_>, at: Option<AbilityRef>, env: &Env, skip: u16, card: bool) -> Link {
    let mut env = *env;
    if cx.s.data.paid > 0 {
        env.named = cx.s.data.paid;
    }
    let cards = env.take_cards(cx.s);
    let here = cx.s.is_current(env.this) && cx.s.card(env.this.card).face_up;
    let stays = here && chain::must_stay(cx.game, cx.s, env.this.card);
    let speed = speed(cx.game, cx.s, env.this.card, at);
    Link { at, env, cards, speed, skip, card, stays, negated: false, idle: false, shielded: false }
}

/// The cost of an ability has been paid (R25): it becomes a link, or a summon is attempted. Returns
/// whether the body is to be carried out right now.
pub fn paid(cx: &mut Cx<'_>, e: &mut Effect) -> bool {
    match e.tag {
        TAG_LINK => {
            if cx.game.pool().ability(e.at).once {
                effect::spend(cx.s, e.env.this.card, e.at);
            }
            if cx.game.def(cx.s, e.env.this.card).has_keyword(keyword::ONCE_FACE_UP) {
                leaving::note(cx, e.env.this.card, Mark::UsedUp);
            }
            let card = cx.s.data.card_link;
            let link = link_of(cx, Some(e.at), &e.env, e.pc, card);
            // Obeys D9.15: what is paid by now is not given back.
            chain::add(cx, link);
            false
        }
        TAG_OWN_SUMMON => {
            super::attempt::begin(cx, e.env.this.card, crate::state::Way::Own);
            false
        }
        _ => true,
    }
}

/// Returns whether an ability names targets as it is activated: a card that is paid is not one.
pub fn has_target(game: &Duel, at: AbilityRef) -> bool {
    let cost = &game.pool().ability(at).cost;
    cost.iter().any(|s| matches!(s, Step::Do { verb: verb::TARGET | verb::REVIVE_TARGET, .. } | Step::Choose(_)))
}

/// Returns whether a monster's effect for damage calculation may be used (R21, R24).
pub fn may_calculate(game: &Duel, s: &St, card: CardId) -> Option<AbilityRef> {
    let def = game.def(s, card);
    let index = def.abilities.iter().position(|a| matches!(&a.mode, Mode::Use(c) if c.contains(&cue::CALCULATION)))?;
    let at = AbilityRef { def: s.card(card).def, index: index as u8 };
    let used = def.has_keyword(keyword::ONCE_FACE_UP) && noted(s, card, Mark::UsedUp);
    let attacked = s.data.battle.is_some_and(|b| b.target.card == card);
    (attacked && !used && s.card(card).face_up && effect::usable(game, s, card, at)).then_some(at)
}

//! The choice of a main phase (D7.10 to D7.18).

use super::priority::Moment;
use super::{activation, attempt, clause, leaving, summon, turn};
use crate::game::{Cx, Duel, PLACES, St};
use crate::state::{Exit, Frame, Way};
use crate::words::{cue, kind, label, phase, verb, zone};
use baize_kernel::effect::Effect;
use baize_kernel::ir::Mode;
use baize_kernel::moves::Move;
use baize_kernel::select::Env;
use baize_kernel::{AbilityRef, Ask, CardId, Choice, GameBase, Refusal, Seat, SeatSet, What, Why};

/// Asks the turn player what to do.
pub fn step(cx: &mut Cx<'_>) {
    cx.push(Frame::Main);
    if super::triggers::waiting(cx.s) {
        return super::priority::open(cx, false);
    }
    cx.unbind_all();
    let seat = cx.s.active;
    let mut options = std::mem::take(cx.options());
    offer(cx.game, cx.s, seat, &mut options);
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::SUMMON, clause!("D7.10")), Ask::Pick);
}

fn offer(game: &Duel, s: &St, seat: Seat, out: &mut Vec<Choice>) {
    for card in s.iter(seat, zone::HAND) {
        if game.def(s, card).kind == kind::MONSTER {
            offer_monster(game, s, seat, card, out);
        } else if may_set(game, s, seat, card).is_ok() {
            out.push(Choice::card(verb::SET, card));
        }
    }
    for card in s.iter(seat, zone::MONSTERS) {
        if summon::may_flip(s, seat, card).is_ok() {
            out.push(Choice::card(verb::FLIP, card));
        }
        if summon::may_change(s, seat, card).is_ok() {
            out.push(Choice::card(verb::CHANGE, card));
        }
    }
    activation::offer(game, s, seat, Moment::Main, out);
    if may_battle(s).is_ok() {
        out.push(Choice::plain(verb::BATTLE));
    }
    // D7.18: nobody must battle.
    out.push(Choice::plain(verb::END));
}

fn offer_monster(game: &Duel, s: &St, seat: Seat, card: CardId, out: &mut Vec<Choice>) {
    // D4.6: none after the summon of the turn.
    if s.data.summoned.is_none() {
        // What may be summoned in the usual way may be set in it.
        let usual = summon::may_summon(game, s, seat, card, 0, false).is_ok();
        for way in summon::ways(game, s, card) {
            let other = || summon::may_summon(game, s, seat, card, way.n, way.verb == verb::SET).is_ok();
            let may = if way.n == 0 { usual } else { other() };
            if may {
                out.push(way);
            }
        }
    }
    if summons_itself(game, s, card) && may_special(game, s, seat, card).is_ok() {
        out.push(Choice::card(verb::SPECIAL, card));
    }
}

/// Returns whether a monster has a way to special summon itself.
// Obeys D4.19.
pub fn summons_itself(game: &Duel, s: &St, card: CardId) -> bool {
    let has = |cue| game.pool().has_cue(s.card(card).def, cue);
    has(cue::OWN_SUMMON) || has(cue::OWN_SUMMON_BY_POLICY)
}

/// D5.24, D7.17, D2.11: whether a spell or trap may be set.
pub fn may_set(game: &Duel, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let c = s.card(card);
    if c.zone != zone::HAND || c.side != seat {
        return Err(Refusal::new(clause!("D7.17"), "not-in-hand").about(card));
    }
    let full = !game.is(s, card, label::FIELD) && s.count(seat, zone::SPELLS) >= PLACES;
    if full { Err(summon::no_place(card)) } else { Ok(()) }
}

/// D7.19: whether there is a Battle Phase to go to.
pub fn may_battle(s: &St) -> Result<(), Refusal> {
    if s.phase != phase::MAIN1 {
        return Err(Refusal::new(clause!("D7.1"), "no-more-battle"));
    }
    if turn::is_first(s) { Err(Refusal::new(clause!("D7.19"), "first-turn")) } else { Ok(()) }
}

// Obeys D4.19.
/// The ability by which a monster special summons itself from the hand.
fn own_summon(game: &Duel, s: &St, card: CardId) -> Option<AbilityRef> {
    let wanted = |a: &baize_kernel::ir::Ability| {
        let Mode::Use(cues) = &a.mode else { return false };
        cues.contains(&cue::OWN_SUMMON) && !game.rules.gate_guardian_any_three
            || cues.contains(&cue::OWN_SUMMON) && !has_policy_way(game, s, card)
            || cues.contains(&cue::OWN_SUMMON_BY_POLICY) && game.rules.gate_guardian_any_three
    };
    let index = game.def(s, card).abilities.iter().position(wanted)?;
    Some(AbilityRef { def: s.card(card).def, index: index as u8 })
}

fn has_policy_way(game: &Duel, s: &St, card: CardId) -> bool {
    game.def(s, card)
        .abilities
        .iter()
        .any(|a| matches!(&a.mode, Mode::Use(c) if c.contains(&cue::OWN_SUMMON_BY_POLICY)))
}

/// D4.19: whether a monster may special summon itself; its tributes free places.
pub fn may_special(game: &Duel, s: &St, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let c = s.card(card);
    let against = |key| Refusal::new(clause!("D4.19"), key).about(card);
    if c.zone != zone::HAND || c.side != seat {
        return Err(against("not-in-hand"));
    }
    let at = own_summon(game, s, card).ok_or(against("no-own-summon"))?;
    let cost = &game.pool().ability(at).cost;
    let env = Env::of_card(s, card);
    if !activation::can_pay(game, s, &env, at) {
        return Err(Refusal { clause: clause!("D4.19"), ..activation::why_not_paid(game, s, &env, cost) });
    }
    summon::may_bring(game, s, seat, CardId::NONE)?;
    let frees = cost.iter().any(|step| matches!(step, baize_kernel::ir::Step::Move { verb: verb::TRIBUTE, .. }));
    let full = !frees && s.count(seat, zone::MONSTERS) >= PLACES;
    if full { Err(summon::no_place(card)) } else { Ok(()) }
}

/// Carries out the choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    let (seat, card) = (cx.s.active, choice.a);
    match choice.verb {
        verb::END => return leave(cx),
        verb::BATTLE => return cx.push(Frame::Leave(Exit::Battle)),
        _ => cx.push(Frame::Main),
    }
    match choice.verb {
        verb::SUMMON => summon::begin(cx, card, choice.n, false),
        verb::SET if cx.game.def(cx.s, card).kind == kind::MONSTER => summon::begin(cx, card, choice.n, true),
        verb::SET => set(cx, seat, card),
        verb::FLIP => {
            cx.tell_did(clause!("D4.14"), seat, verb::FLIP, card, CardId::NONE, 0);
            attempt::begin(cx, card, Way::Flip);
        }
        verb::CHANGE => summon::change(cx, card),
        verb::SPECIAL => {
            if let Some(at) = own_summon(cx.game, cx.s, card) {
                // It lies hidden until what it costs is paid.
                let did = What::Did { seat, verb: verb::SPECIAL, card, other: CardId::NONE, n: 0 };
                cx.log.tell_to(clause!("D4.19"), SeatSet::one(seat), did);
                cx.start(Effect::new(at, Env::of_card(cx.s, card)).tagged(activation::TAG_OWN_SUMMON));
            }
        }
        _ => activation::begin(cx, seat, card, choice.n),
    }
}

/// D7.23: the turn player declares the end; without a battle there is no second main phase (R16).
fn leave(cx: &mut Cx<'_>) {
    cx.tell_did(clause!("D9.22"), cx.s.active, verb::END, CardId::NONE, CardId::NONE, 0);
    cx.push(Frame::Leave(if ends_turn(cx.game, cx.s) { Exit::End } else { Exit::Main2 }));
}

/// Returns whether the turn is over with this main phase: without a battle there may be no second one (R16).
pub fn ends_turn(game: &Duel, s: &St) -> bool {
    // Obeys D7.18: without a battle.
    s.phase == phase::MAIN2 || s.phase == phase::MAIN1 && game.rules.main2_needs_battle
}

/// Sets a spell or trap face-down (D7.17); a field spell goes to its own zone (D5.13).
fn set(cx: &mut Cx<'_>, seat: Seat, card: CardId) {
    let (to, number) = if cx.game.is(cx.s, card, label::FIELD) {
        leaving::replace_field(cx, seat);
        (zone::FIELD, clause!("D5.13"))
    } else {
        (zone::SPELLS, clause!("D7.17"))
    };
    // Obeys D5.24, D5.27, D5.28: spells and traps alike, as many as have room, and nobody else can tell which it is.
    cx.move_card(card, Move::to(seat, to, verb::SET, number));
}

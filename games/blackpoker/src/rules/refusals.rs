//! What may be done at a question, and why not: options, refusals and what a card could mean come from the
//! same functions.

use super::means::Means;
use super::{battle, clause, cost, draft, flow, request, targets, trumps};
use crate::actions::{self, Action, Need, Op, Target};
use crate::game::{BlackPoker, St};
use crate::state::{Frame, Part, Request};
use crate::words::{action as verb_of, verb, zone};
use baize_kernel::{CardId, Choice, GameBase, Refusal, Seat};

/// Whether a seat may do something at the question that a frame asks.
///
/// # Errors
/// With the clause that forbids it, and what stands behind it.
pub fn check(game: &BlackPoker, s: &St, frame: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match frame {
        Frame::Chance => at_chance(game, s, seat, choice),
        Frame::Draft => s.listed(choice).map_err(|_| in_draft(game, s, choice)),
        Frame::Effect => s.listed(choice).map_err(|unasked| in_effect(game, s, seat, choice).unwrap_or(unasked)),
        _ => s.listed(choice),
    }
}

fn at_chance(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    if *choice == Choice::plain(verb::PASS) {
        return flow::may_pass(game, s, seat);
    }
    let number = choice.verb.0.saturating_add(1);
    if !(1..=90).contains(&number) {
        return s.listed(choice);
    }
    let action = actions::get(number);
    request::may_request(game, s, &Means::of(game, s, seat), action)?;
    if *choice == Choice::plain(choice.verb) { Ok(()) } else { Err(why_not_so(game, s, seat, action, choice)) }
}

/// Why an action that may be requested cannot be with these cards.
fn why_not_so(game: &BlackPoker, s: &St, seat: Seat, action: &Action, choice: &Choice) -> Refusal {
    // R22: a request is put together part by part, so with more words it is none.
    let whole = Refusal::new(clause!("R22"), "part-by-part");
    if action.number == 4 && choice.a.is_some() {
        // R43: the attackers are named when Attack resolves.
        let later = Refusal::new(clause!("R43"), "named-later").about(choice.a);
        return battle::may_attack(game, s, seat, choice.a).err().unwrap_or(later);
    }
    if !choice.b.is_some() {
        return whole;
    }
    match action.target.is_unit() {
        true => targets::may_target(game, s, &with_key(s, seat, action, choice.a), choice.b).err().unwrap_or(whole),
        false => Refusal::new(action.aim, "not-a-target").about(choice.b),
    }
}

/// Why something is not among what a part of a request can be.
fn in_draft(game: &BlackPoker, s: &St, choice: &Choice) -> Refusal {
    let Some(draft) = s.data.draft else { return Refusal::new(clause!("R22"), "not-asked") };
    let unfit = Refusal::new(draft::clause_of(&draft), "not-asked");
    match (draft.part, choice.verb) {
        (Part::Target, verb::TARGET) if choice.a.is_some() => {
            targets::may_target(game, s, &draft.request, choice.a).err().unwrap_or(unfit)
        }
        (Part::Walls, verb::DRIVE) => Refusal::new(clause!("R23"), "cannot-drive").about(choice.a),
        (Part::Discards, verb::DISCARD) => Refusal::new(clause!("R23"), "cannot-discard").about(choice.a),
        (Part::Victims, verb::SACRIFICE) => Refusal::new(clause!("R23"), "not-your-character").about(choice.a),
        (Part::Keys | Part::SecondKey, verb::KEY) if choice.a.is_some() => {
            Refusal::new(unfit.clause, "no-key").about(choice.a)
        }
        (Part::Unit, verb::UNIT) if choice.a.is_some() => Refusal::new(unfit.clause, "no-driver").about(choice.a),
        _ => unfit,
    }
}

/// Why a character is not among those that the effect under way asks for.
fn in_effect(game: &BlackPoker, s: &St, seat: Seat, choice: &Choice) -> Option<Refusal> {
    let now = s.data.now?;
    let step = now.request.action().effect.get(usize::from(now.pc))?;
    match step.op {
        Op::Attack if choice.a.is_some() && choice.verb == verb_of(4) => {
            battle::may_attack(game, s, seat, choice.a).err()
        }
        Op::Block if choice.a.is_some() && choice.verb == verb_of(5) => {
            // R44: a wall and soldiers, or two walls, never block together.
            let apart = Refusal::new(clause!("R44"), "wall-or-soldiers").about(choice.a);
            Some(battle::may_block(s, seat, choice.a).err().unwrap_or(apart))
        }
        _ => None,
    }
}

/// What a seat could mean by taking a card, or by putting it on another: the actions it could be used for,
/// whether they may be requested or not.
pub fn intents(game: &BlackPoker, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let fitting = actions::each(game.actions).map(actions::get).filter(|action| uses(game, s, seat, action, a));
    let mut list: Vec<Choice> = match b.is_some() {
        true => fitting.filter_map(|action| aimed(game, s, seat, action, a, b)).collect(),
        false => fitting.map(|action| plain(game, s, seat, action, a)).collect(),
    };
    let own_unit = s.card(a).side == seat && matches!(s.card(a).zone, zone::WALLS | zone::SOLDIERS);
    if own_unit && (b == CardId::NONE || is_attacker(s, b)) {
        // Blocking is no request: the question for blockers comes by itself.
        list.push(Choice::card(verb_of(5), a));
    }
    list
}

fn is_attacker(s: &St, card: CardId) -> bool {
    s.data.attackers.iter().any(|r| r.card == card && s.is_current(*r))
}

/// Returns whether a card could be part of a request: as key card, key unit, trump, rare card or pack.
fn uses(game: &BlackPoker, s: &St, seat: Seat, action: &Action, card: CardId) -> bool {
    let lies = s.card(card);
    let needs = |need: Need| action.needs.contains(&need);
    if lies.side != seat {
        return lies.zone == zone::TRUMP && lies.face_up && action.target == Target::OpenTrump;
    }
    match lies.zone {
        zone::HAND => needs(Need::HandCard) || action.key.takes(game.pool(), lies.def),
        zone::RARE => needs(Need::RareCard),
        zone::PACK => needs(Need::ClosedPack),
        zone::TRUMP if lies.face_up => {
            let needed = action.trump().is_some_and(|face| trumps::is(game, s, card, face));
            needed || action.target == Target::OpenTrump
        }
        zone::TRUMP => needs(Need::ClosedTrump),
        zone::WALLS | zone::SOLDIERS => {
            let driven = action.unit.is_some_and(|driver| cost::can_drive(game, s, seat, driver, card));
            action.number == 4 || driven
        }
        _ => false,
    }
}

/// The action alone; an attack by what cannot attack names it, so that it is told why.
fn plain(game: &BlackPoker, s: &St, seat: Seat, action: &Action, a: CardId) -> Choice {
    match action.number == 4 && battle::may_attack(game, s, seat, a).is_err() {
        true => Choice::card(verb_of(4), a),
        false => Choice::plain(verb_of(action.number)),
    }
}

/// The action aimed at a card, or nothing where it is aimed at no card; a target that does not fit is named,
/// so that it is told why.
fn aimed(game: &BlackPoker, s: &St, seat: Seat, action: &Action, a: CardId, b: CardId) -> Option<Choice> {
    if action.number == 4 {
        return (s.card(b).side != seat).then(|| plain(game, s, seat, action, a));
    }
    let verb = verb_of(action.number);
    match action.target {
        Target::OpenTrump => {
            let open = s.card(b).zone == zone::TRUMP && s.card(b).face_up;
            Some(if open { Choice::plain(verb) } else { Choice::pair(verb, a, b) })
        }
        target if target.is_unit() => {
            let fits = targets::may_target(game, s, &with_key(s, seat, action, a), b).is_ok();
            Some(if fits { Choice::plain(verb) } else { Choice::pair(verb, a, b) })
        }
        _ => None,
    }
}

/// Returns the request of an action with a hand card as its key card.
fn with_key(s: &St, seat: Seat, action: &Action, key: CardId) -> Request {
    let mut request = Request::new(action.number, seat);
    if key.is_some() && s.card(key).zone == zone::HAND {
        request.keys[0] = key;
    }
    request
}

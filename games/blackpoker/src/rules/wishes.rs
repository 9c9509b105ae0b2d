//! What a player could mean by a card: the actions it could be used for, whether they may be requested or not.

use super::{battle, cost, targets, trumps};
use crate::actions::{self, Action, Key, Need, Target};
use crate::cards;
use crate::game::{BlackPoker, St};
use crate::state::Request;
use crate::words::{action as verb_of, zone};
use baize_kernel::{CardId, Choice, Game, Seat};

/// Returns what a seat could mean by taking a card, or by putting it on another.
pub fn wishes(game: &BlackPoker, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let fitting =
        game.actions.iter().map(|&number| actions::get(number)).filter(|action| uses(game, s, seat, action, a));
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
        zone::HAND => needs(Need::HandCard) || can_be_key(game, s, action.key, card),
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

/// Returns whether a card could be among the key cards, whatever else the hand has.
fn can_be_key(game: &BlackPoker, s: &St, key: Key, card: CardId) -> bool {
    let (pool, def) = (game.pool(), s.card(card).def);
    let suited = cards::suits(pool, def) != 0;
    match key {
        Key::None | Key::Rare => false,
        Key::One(filter) | Key::Two(filter) => filter.fits(pool, def),
        Key::Both(one, other) => one.fits(pool, def) || other.fits(pool, def),
        Key::TwoOfSuit => suited,
        Key::TwoOfNumber => true,
        Key::Royal => suited && Key::is_royal(cards::number(pool, def)),
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
pub fn with_key(s: &St, seat: Seat, action: &Action, key: CardId) -> Request {
    let mut request = Request::new(action.number, seat);
    if key.is_some() && s.card(key).zone == zone::HAND {
        request.keys[0] = key;
    }
    request
}

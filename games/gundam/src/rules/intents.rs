//! What a player could mean by taking a card or putting it on another (7-5-1, 8-3-1, 9-3).

use super::{activation, battle, seats};
use crate::game::{Gundam, St};
use crate::words::{cue, keyword, kind, phase, verb, zone};
use baize_kernel::{CardId, Choice, GameBase, Seat};

/// Returns the choices of the game's verbs that go with card `a`, put on `b` if there is one.
/// Whether they are possible now is not asked.
pub fn intents(game: &Gundam, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    let def = game.pool().def(card.def);
    match card.zone {
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::HAND if def.has_keyword(keyword::UNIT_PART) && !is_unit(s, b) => {
            vec![Choice::card(verb::PLAY, a), as_pilot(s, a, b)]
        }
        zone::HAND if def.kind == kind::PILOT => vec![as_pilot(s, a, b)],
        zone::HAND if def.has_keyword(keyword::PILOT_PART) && is_unit(s, b) => vec![as_pilot(s, a, b)],
        zone::HAND if def.has_keyword(keyword::PILOT_PART) => vec![Choice::card(verb::PLAY, a), as_pilot(s, a, b)],
        zone::BATTLE if b.is_some() => vec![onto(game, s, seat, a, b)],
        zone::BATTLE => {
            let attacks = seats::enemies(game, s, seat).map(|e| Choice::card(verb::ATTACK, a).numbered(e.0.into()));
            attacks.chain([Choice::card(verb::BLOCK, a)]).chain(activated(game, s, a)).collect()
        }
        zone::BASE => activated(game, s, a),
        zone::RESOURCES | zone::RESOURCE_DECK | zone::PAIRED | zone::NOWHERE => Vec::new(),
        _ => vec![Choice::card(verb::PLAY, a)],
    }
}

fn is_unit(s: &St, card: CardId) -> bool {
    card.is_some() && s.card(card).zone == zone::BATTLE
}

/// A card put beneath the Unit it is dropped on (5-9-1).
fn as_pilot(s: &St, a: CardId, b: CardId) -> Choice {
    Choice::pair(verb::PAIR, a, if is_unit(s, b) { b } else { CardId::NONE })
}

/// A Unit put on the attacking one blocks it (8-3-1); on another Unit it attacks that one, and on
/// any other card of an opponent the player (8-2-1).
fn onto(game: &Gundam, s: &St, seat: Seat, a: CardId, b: CardId) -> Choice {
    let blocks = s.phase == phase::BLOCK && s.data.battle.is_some() && battle::battle(s).attacker.card == b;
    match s.card(b) {
        _ if blocks => Choice::card(verb::BLOCK, a),
        target if target.zone != zone::BATTLE && !seats::allied(game, seat, target.side) => {
            Choice::card(verb::ATTACK, a).numbered(seats::head(game, target.side).0.into())
        }
        _ => Choice::pair(verb::ATTACK, a, b),
    }
}

/// The activated effects of a card at the moment; a card without any may still be tried.
fn activated(game: &Gundam, s: &St, card: CardId) -> Vec<Choice> {
    let now =
        if matches!(s.phase, phase::ACTION | phase::END_ACTION) { cue::ACTIVATE_ACTION } else { cue::ACTIVATE_MAIN };
    let count = activation::activated_of(game, s, card, now).count().max(1);
    (0..count as u16).map(|n| Choice::card(verb::ACTIVATE, card).numbered(n)).collect()
}

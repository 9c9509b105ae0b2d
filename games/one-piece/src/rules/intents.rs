//! What a player could mean by taking a card or putting it on another (6-5-2, 7-1-2-1, 7-1-3-2).

use super::main_phase;
use crate::game::{OnePiece, St};
use crate::words::{kind, verb, zone};
use baize_kernel::{CardId, Choice, GameBase, Seat};

/// Returns the choices of the game's verbs that go with card `a`, put on `b` if there is one.
/// Whether they are possible now is not asked.
pub fn intents(game: &OnePiece, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    let kind = game.pool().def(card.def).kind;
    match card.zone {
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::COST | zone::GIVEN if b.is_some() => vec![Choice::card(verb::GIVE, b)],
        zone::COST | zone::GIVEN | zone::DON_DECK => Vec::new(),
        zone::HAND if kind == kind::CHARACTER => vec![Choice::card(verb::PLAY, a), Choice::pair(verb::COUNTER, a, b)],
        zone::HAND if kind == kind::EVENT => vec![Choice::card(verb::PLAY, a), Choice::card(verb::COUNTER, a)],
        zone::LEADER | zone::CHARACTERS if b.is_some() => with_target(s, seat, a, b),
        zone::LEADER | zone::CHARACTERS => {
            let verbs = [verb::ATTACK, verb::BLOCK, verb::GIVE];
            verbs.map(|verb| Choice::card(verb, a)).into_iter().chain(abilities(game, s, a)).collect()
        }
        zone::STAGE => abilities(game, s, a),
        _ => vec![Choice::card(verb::PLAY, a)],
    }
}

/// A fighter put on a card of the other player attacks it, or blocks when that one is attacking;
/// on a card of one's own side it can only be meant to attack it.
fn with_target(s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let attacks = s.data.battle.is_some_and(|battle| battle.attacker.card == b);
    if attacks && s.card(b).side != seat {
        return vec![Choice::card(verb::BLOCK, a)];
    }
    vec![Choice::pair(verb::ATTACK, a, b)]
}

/// The \[Activate: Main\] effects of a card; a card without any may still be tried.
fn abilities(game: &OnePiece, s: &St, card: CardId) -> Vec<Choice> {
    let count = main_phase::main_abilities(game, s, card).count().max(1);
    (0..count as u16).map(|n| Choice::card(verb::ACTIVATE, card).numbered(n)).collect()
}

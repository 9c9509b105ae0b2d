//! What a player could mean by taking a card or putting it on another (D7.10, D8.3, D5.4).

use super::{activation, summon};
use crate::game::{Duel, St};
use crate::words::{cue, keyword, kind, verb, zone};
use baize_kernel::{CardId, Choice, Game, Seat};

/// Returns the choices of the game's verbs that go with card `a`, put on `b` if there is one.
/// Whether they are possible now is not asked.
pub fn wishes(game: &Duel, s: &St, seat: Seat, a: CardId, b: CardId) -> Vec<Choice> {
    let card = s.card(a);
    let monster = game.def(s, a).kind == kind::MONSTER;
    match card.zone {
        _ if card.side != seat => vec![Choice::card(verb::ACTIVATE, a)],
        zone::HAND if monster => from_hand(game, s, a),
        zone::HAND => activations(game, s, a).chain([Choice::card(verb::SET, a)]).collect(),
        zone::MONSTERS if b.is_some() => vec![Choice::pair(verb::ATTACK, a, b)],
        zone::MONSTERS => {
            let turn = if card.face_up { verb::CHANGE } else { verb::FLIP };
            let own = [Choice::card(turn, a), Choice::card(verb::ATTACK, a)];
            own.into_iter().chain(activations(game, s, a)).collect()
        }
        zone::SPELLS | zone::FIELD => activations(game, s, a).collect(),
        // D4.21, D3.8: nothing is used from there, and the refusal says so.
        _ => vec![Choice::card(verb::ACTIVATE, a)],
    }
}

/// D4.1: the ways a monster of the hand may have to the field.
fn from_hand(game: &Duel, s: &St, card: CardId) -> Vec<Choice> {
    let (def, pool) = (s.card(card).def, game.pool());
    let mut out = vec![Choice::card(verb::SUMMON, card), Choice::card(verb::SET, card)];
    if game.def(s, card).has_keyword(keyword::BEAST_KING) {
        out.push(Choice::card(verb::SUMMON, card).numbered(summon::WITHOUT_TRIBUTE));
        out.push(Choice::card(verb::SET, card).numbered(summon::WITHOUT_TRIBUTE));
        out.push(Choice::card(verb::SUMMON, card).numbered(summon::THREE_TRIBUTES));
    }
    if pool.has_cue(def, cue::OWN_SUMMON) || pool.has_cue(def, cue::OWN_SUMMON_BY_POLICY) {
        out.push(Choice::card(verb::SPECIAL, card));
    }
    out
}

/// What a card can be activated for; a card without anything may still be tried.
fn activations(game: &Duel, s: &St, card: CardId) -> impl Iterator<Item = Choice> {
    let uses = activation::uses(game, s, card).max(1);
    (0..uses).map(move |n| Choice::card(verb::ACTIVATE, card).numbered(n))
}

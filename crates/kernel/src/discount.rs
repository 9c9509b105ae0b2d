//! What the next card of some sort costs less to play: `you discount 2 kind character this-turn`.
//!
//! A discount is a continuous effect on a player. It counts for every card that passes the tests of the step that
//! made it, also for one that comes to hand later, until one of them is played or its time is over.

use crate::continuous::{ContinuousEffect, Modifier, On, touch};
use crate::cx::Cx;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Clause};
use crate::ir::{Change, Step};
use crate::select::{self, Env};
use crate::witness;

/// Returns how much less a card costs its player now.
#[inline]
pub fn of_card<G: Game>(game: &G, s: &StateOf<G>, card: CardId) -> i32 {
    if s.touched[s.card(card).side.index()] & touch::STAT == 0 {
        return 0;
    }
    granted(game, s, card).map(|(_, n)| n).sum()
}

/// The discounts that a card would be played with, and by how much.
fn granted<'s, G: Game>(
    game: &'s G,
    s: &'s StateOf<G>,
    card: CardId,
) -> impl Iterator<Item = (&'s ContinuousEffect, i32)> {
    let on = On::Seat(s.card(card).side);
    s.continuous.iter().filter_map(move |l| match l.shift {
        Modifier::Discount(n) if l.on == on && is_meant(game, s, l, card) => Some((l, n)),
        _ => None,
    })
}

fn is_meant<G: Game>(game: &G, s: &StateOf<G>, l: &ContinuousEffect, card: CardId) -> bool {
    let step = game.pool().ability(l.at.ability).body.get(usize::from(l.at.pc));
    let Some(Step::Change { change: Change::Discount(_, tests), .. }) = step else { return false };
    let env = Env { you: l.by, this: l.source, ..Env::of_card(s, l.source.card) };
    select::passes_all(game, s, &env, card, tests)
}

impl<G: Game> Cx<'_, G> {
    /// A card is played: the discounts that it is played with are used up.
    pub fn use_discounts(&mut self, clause: Clause, card: CardId) {
        if of_card(self.game, self.s, card) == 0 {
            return;
        }
        let used: Vec<ContinuousEffect> = granted(self.game, self.s, card).map(|(l, _)| *l).collect();
        used.iter().for_each(|l| witness::note(l.at.ability));
        self.expire(clause, |l| used.contains(l));
    }
}

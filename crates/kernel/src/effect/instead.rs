//! What happens instead of something: abilities that take the place of an event before it happens.
//!
//! The kernel finds the abilities that are in force and fit an event, offers them, and starts the one that is taken.
//! A game says which event it is, where it looks for them, whose come first, who chooses, and what becomes of the
//! event.

use super::{Effect, TriggerEvent, can_be_paid, is_met, is_payable, is_spent, spend, unmet_gate};
use crate::continuous;
use crate::cx::Cx;
use crate::game::{Game, StateOf};
use crate::ids::{AbilityRef, CardId, Cue, Seat, Verb, Zone};
use crate::ir::{Ability, Mode, Step};
use crate::prompt::Choice;
use crate::select::{self, Env};

/// An ability that may take the place of an event, and what its words refer to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Instead {
    /// The ability.
    pub at: AbilityRef,
    /// Its card, its player, and the card that the event is about.
    pub env: Env,
}

impl Instead {
    /// Returns whether it may be left: it has a cost before its colon, or says "may".
    pub fn is_optional<G: Game>(&self, game: &G) -> bool {
        let ability = game.pool().ability(self.at);
        !ability.cost.is_empty() || says_may(ability)
    }

    /// Returns whether it is in force and takes the place of this event.
    pub fn fits<G: Game>(&self, game: &G, s: &StateOf<G>, event: &TriggerEvent) -> bool {
        let Instead { at, env } = self;
        let ability = game.pool().ability(*at);
        let Mode::Instead(triggers) = &ability.mode else { return false };
        triggers.iter().any(|t| is_met(game, s, env, t, event))
            && select::works_in(game, ability, s.card(env.this.card).zone)
            && !(ability.once && is_spent(s, env.this.card, *at))
            && unmet_gate(game, s, env, *at).is_none()
    }

    /// Returns whether it can be carried out: its cost, and what it may do, or with `whole` all that it does.
    pub fn is_possible<G: Game>(&self, game: &G, s: &StateOf<G>, whole: bool) -> bool {
        let ability = game.pool().ability(self.at);
        can_be_paid(game, s, &self.env, self.at)
            && (!whole && !says_may(ability) || is_payable(game, s, &self.env, &ability.body))
    }
}

fn says_may(ability: &Ability) -> bool {
    matches!(ability.body.first(), Some(Step::May { .. }))
}

/// Returns the abilities of a seat's cards in these zones that take the place of one of these events, in force or not.
pub fn all_instead<G: Game>(
    game: &G,
    s: &StateOf<G>,
    seat: Seat,
    zones: impl Iterator<Item = Zone>,
    cues: impl Iterator<Item = Cue> + Clone,
) -> impl Iterator<Item = (CardId, AbilityRef)> {
    let has = move |card: &CardId| {
        let card = s.card(*card);
        let granted = card.affected & continuous::touch::ABILITY != 0;
        granted || cues.clone().any(|cue| game.pool().has_instead(card.def, cue))
    };
    let of = move |card| continuous::abilities(game, s, card).map(move |at| (card, at));
    let says_instead = |(_, at): &(CardId, AbilityRef)| matches!(game.pool().ability(*at).mode, Mode::Instead(_));
    zones.flat_map(move |zone| s.iter(seat, zone)).filter(has).flat_map(of).filter(says_instead)
}

/// The option for each of several; those of one card are told apart by number.
fn choices(found: &[Instead], choice: impl Fn(&Instead) -> Choice) -> impl Iterator<Item = Choice> {
    let earlier = move |n: usize| found[..n].iter().filter(|c| c.env.this == found[n].env.this).count();
    (0..found.len()).map(move |n| choice(&found[n]).numbered(earlier(n) as u16))
}

/// Returns which of several an answer means.
pub fn chosen_instead(found: &[Instead], choice: impl Fn(&Instead) -> Choice, answer: Choice) -> Option<Instead> {
    let at = choices(found, choice).position(|each| each == answer)?;
    Some(found[at])
}

impl<G: Game> Cx<'_, G> {
    /// Offers what may happen instead, and to leave it where all of it may be left.
    pub fn offer_instead(&mut self, found: &[Instead], choice: impl Fn(&Instead) -> Choice, leave: Verb) {
        self.options();
        choices(found, choice).for_each(|each| self.offer(each));
        if found.iter().all(|each| each.is_optional(self.game)) {
            self.offer(Choice::plain(leave));
        }
    }

    /// Starts what happens instead, and takes its use if it has one each turn. Whoever may leave it has agreed.
    pub fn start_instead(&mut self, Instead { at, env }: Instead, tag: u8) {
        let ability = self.game.pool().ability(at);
        if ability.once {
            spend(self.s, env.this.card, at);
        }
        let agreed = u16::from(says_may(ability));
        self.start(Effect::new(at, env).tagged(tag).skipping(agreed));
    }
}

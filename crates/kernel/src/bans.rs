//! Prohibitions and permissions in force: who or what cannot do something, and who may although the
//! rules bar it.
//!
//! Both are put on cards or on players. On a card, the tests of the text are about the other card
//! concerned: the one attacked, the one fought. On a player they are about the card by which the player
//! would do it: "they cannot block with cards of 2000 power or less".

use crate::continuous::{ContinuousEffect, Modifier, On, touch};
use crate::effect::Agent;
use crate::game::{Game, StateOf};
use crate::ids::{Ban, CardId, Seat};
use crate::ir::{Change, Step};
use crate::select::{self, Env};
use crate::state::State;
use crate::witness;

/// Something that is about to be done, of which it is asked whether it is forbidden or permitted.
#[derive(Copy, Clone, Debug)]
pub struct Attempt {
    /// What is done.
    pub ban: Ban,
    /// The player who does it or whose card it is.
    pub seat: Seat,
    /// The card that does it or to which it is done.
    pub card: CardId,
    /// The other card concerned.
    pub other: CardId,
    /// What brings it about.
    pub agent: Agent,
}

impl<D, F> State<D, F> {
    /// Returns whether anybody or anything is forbidden to do this: a quick look before an [`Attempt`] is made.
    #[inline]
    pub fn forbids(&self, ban: Ban) -> bool {
        self.bans[0] & 1 << ban.0 != 0
    }

    /// Returns whether anybody or anything is permitted to do this although the rules bar it.
    #[inline]
    pub fn permits(&self, ban: Ban) -> bool {
        self.bans[1] & 1 << ban.0 != 0
    }
}

impl Attempt {
    /// A player does something by rule, with no card concerned.
    #[inline]
    pub fn of_player(ban: Ban, seat: Seat) -> Attempt {
        Attempt { ban, seat, card: CardId::NONE, other: CardId::NONE, agent: Agent::Rule }
    }

    /// Something is done by or to a card, by rule.
    #[inline]
    pub fn of_card<D, F>(s: &State<D, F>, ban: Ban, card: CardId) -> Attempt {
        Attempt { card, ..Attempt::of_player(ban, s.card(card).side) }
    }

    /// The same by a player with a card.
    #[inline]
    pub fn with(self, card: CardId) -> Attempt {
        Attempt { card, ..self }
    }

    /// The same with another card concerned.
    #[inline]
    pub fn toward(self, other: CardId) -> Attempt {
        Attempt { other, ..self }
    }

    /// The same, brought about by something.
    #[inline]
    pub fn by(self, agent: Agent) -> Attempt {
        Attempt { agent, ..self }
    }

    /// Returns what forbids it.
    #[inline]
    pub fn forbidden_by<'s, G: Game>(&self, game: &G, s: &'s StateOf<G>) -> Option<&'s ContinuousEffect> {
        if s.forbids(self.ban) { self.find(game, s, Modifier::Forbid(self.ban)) } else { None }
    }

    /// Returns whether something forbids it.
    #[inline]
    pub fn is_forbidden<G: Game>(&self, game: &G, s: &StateOf<G>) -> bool {
        self.forbidden_by(game, s).is_some()
    }

    /// Returns whether something permits it.
    #[inline]
    pub fn is_permitted<G: Game>(&self, game: &G, s: &StateOf<G>) -> bool {
        s.permits(self.ban) && self.find(game, s, Modifier::Permit(self.ban)).is_some()
    }

    fn find<'s, G: Game>(&self, game: &G, s: &'s StateOf<G>, shift: Modifier) -> Option<&'s ContinuousEffect> {
        let on_card = self.card.is_some() && s.card(self.card).affected & touch::BAN != 0;
        let on_seat = s.touched[self.seat.index()] & touch::BAN != 0;
        if !on_card && !on_seat {
            return None;
        }
        let found = s.continuous.iter().find(|l| l.shift == shift && self.is_meant(game, s, l));
        found.inspect(|l| witness::note(l.at.ability))
    }

    /// The other card concerned: the one named, or else the one whose effect it is.
    fn concerned(&self) -> CardId {
        match self.agent {
            Agent::Effect { source, .. } | Agent::Cost { source, .. } if !self.other.is_some() => source.card,
            _ => self.other,
        }
    }

    fn is_meant<G: Game>(&self, game: &G, s: &StateOf<G>, l: &ContinuousEffect) -> bool {
        let tested = match l.on {
            On::Card(r) if r.card == self.card => self.concerned(),
            On::Seat(seat) if seat == self.seat => self.card,
            _ => return false,
        };
        if !game.is_due(s, &l.until) {
            return false;
        }
        let step = game.pool().ability(l.at.ability).body.get(usize::from(l.at.pc));
        let Some(Step::Change { change: Change::Forbid(_, tests, cause) | Change::Permit(_, tests, cause), .. }) = step
        else {
            return true;
        };
        let env = Env { you: l.by, this: l.source, ..Env::of_card(s, l.source.card) };
        let fits = || tested.is_some() && select::passes_all(game, s, &env, tested, tests);
        select::is_caused(game, s, &env, cause, self.agent, self.other) && (tests.is_empty() || fits())
    }
}

//! What waits to be used, and in which order it comes.
//!
//! Abilities wait that something set off, and parts of effects that were put off to a moment which has
//! come. The game gives each a [`Rank`]; the kernel takes the earliest and asks whoever orders those that
//! are equally early. What comes to wait in the meantime belongs to a later generation (`wave`).

use super::{Delayed, Pending};
use crate::cx::Cx;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Clause, Cue, Ref, Seat};
use crate::prompt::{Ask, Choice, Why};
use crate::state::Job;

/// When something that waits has its turn.
#[derive(Copy, Clone, Debug)]
pub struct Rank {
    /// The lowest comes first.
    pub place: u32,
    /// Who orders those of the same place; when nobody does, they come as they came to wait.
    pub orderer: Option<Seat>,
    /// The clause by which they are ordered.
    pub clause: Clause,
}

/// Something that waits.
#[derive(Copy, Clone, Debug)]
pub enum Waiting<'a> {
    /// An ability that something set off.
    Ability(&'a Pending),
    /// A part of an effect that was put off and is due now, and the generation it came in.
    Part(&'a Delayed, u16),
}

impl Waiting<'_> {
    /// Returns whose it is.
    pub fn you(self) -> Seat {
        match self {
            Waiting::Ability(p) => p.you,
            Waiting::Part(part, _) => part.env.you,
        }
    }

    /// Returns its card.
    pub fn source(self) -> Ref {
        match self {
            Waiting::Ability(p) => p.source,
            Waiting::Part(part, _) => part.env.this,
        }
    }

    /// Returns the generation it came in.
    pub fn wave(self) -> u16 {
        match self {
            Waiting::Ability(p) => p.wave,
            Waiting::Part(_, wave) => wave,
        }
    }

    /// Returns what set it off.
    pub fn cue(self) -> Option<Cue> {
        match self {
            Waiting::Ability(p) => Some(p.cue),
            Waiting::Part(..) => None,
        }
    }
}

/// Where something waits.
#[derive(Copy, Clone)]
enum Index {
    Ability(usize),
    Part(usize),
}

/// Returns everything that waits.
pub fn all<G: Game>(s: &StateOf<G>) -> impl Iterator<Item = Waiting<'_>> {
    places::<G>(s).map(|(_, waiting)| waiting)
}

fn places<G: Game>(s: &StateOf<G>) -> impl Iterator<Item = (Index, Waiting<'_>)> {
    let abilities = s.pending.iter().enumerate().map(|(i, p)| (Index::Ability(i), Waiting::Ability(p)));
    let due = s.delayed.iter().enumerate().filter_map(|(i, d)| Some((Index::Part(i), Waiting::Part(d, d.due?))));
    abilities.chain(due)
}

/// The earliest of those that wait.
struct Next {
    rank: Rank,
    index: Index,
    /// Whether others are equally early.
    several: bool,
}

fn next<G: Game>(game: &G, s: &StateOf<G>, only: Option<Cue>) -> Option<Next> {
    let mut best: Option<Next> = None;
    for (index, waiting) in places::<G>(s) {
        let Some(rank) = game.rank(s, waiting, only) else { continue };
        match &mut best {
            Some(next) if next.rank.place < rank.place => {}
            Some(next) if next.rank.place == rank.place => next.several = true,
            _ => best = Some(Next { rank, index, several: false }),
        }
    }
    best
}

/// Returns those that are equally early.
fn equals<G: Game>(game: &G, s: &StateOf<G>, only: Option<Cue>, place: u32) -> impl Iterator<Item = (Index, CardId)> {
    let same = move |w| game.rank(s, w, only).is_some_and(|rank| rank.place == place);
    places::<G>(s).filter(move |(_, w)| same(*w)).map(|(index, w)| (index, w.source().card))
}

impl<G: Game> Cx<'_, G> {
    /// Returns whether something waits.
    #[inline]
    pub fn is_waiting(&self) -> bool {
        !self.s.pending.is_empty() || !self.s.delayed.is_empty() && self.s.delayed.iter().any(|d| d.due.is_some())
    }

    /// Takes up what waits, one after the other, before the frame below goes on; only what was set off
    /// by one cue, if it is named.
    pub fn take_up(&mut self, only: Option<Cue>) {
        self.s.agenda.push(Job::Waiting(only));
    }

    /// Lets parts of effects wait that were put off to a moment which has come.
    pub fn let_due(&mut self, is_due: impl Fn(&Delayed) -> bool) {
        let wave = self.s.wave;
        let timely = self.s.delayed.iter_mut().filter(|d| d.due.is_none() && is_due(d));
        timely.for_each(|d| d.due = Some(wave));
    }

    /// Takes what is next, asking when somebody has several to order.
    pub(crate) fn step_waiting(&mut self, only: Option<Cue>) {
        let Some(Next { rank, index, several }) = next(self.game, self.s, only) else {
            if !self.is_waiting() {
                self.s.wave = 0;
            }
            return;
        };
        self.take_up(only);
        match rank.orderer {
            Some(seat) if several => self.ask_next(only, rank, seat),
            _ => self.take(index),
        }
    }

    fn ask_next(&mut self, only: Option<Cue>, rank: Rank, seat: Seat) {
        let verb = self.game.effect_rules().verbs.next;
        let mut options = std::mem::take(self.options());
        for (_, card) in equals(self.game, self.s, only, rank.place) {
            // Several of one card are told apart by number.
            let n = options.iter().filter(|c: &&Choice| c.a == card).count();
            options.push(Choice::card(verb, card).numbered(n as u16));
        }
        *self.options() = options;
        self.ask(seat, Why::rule(verb, rank.clause), Ask::Pick);
    }

    /// Takes the choice of what is next.
    pub(crate) fn resume_waiting(&mut self, only: Option<Cue>, choice: Choice) {
        self.take_up(only);
        let Some(Next { rank, .. }) = next(self.game, self.s, only) else { return };
        let mut chosen = equals(self.game, self.s, only, rank.place).filter(|(_, card)| *card == choice.a);
        let index = chosen.nth(choice.n.into()).map(|(index, _)| index);
        drop(chosen);
        if let Some(index) = index {
            self.take(index);
        }
    }

    fn take(&mut self, index: Index) {
        match index {
            Index::Ability(i) => {
                let p = self.s.pending.remove(i);
                self.s.wave = self.s.wave.max(p.wave.saturating_add(1));
                G::use_waiting(self, p);
            }
            Index::Part(i) => {
                let part = self.s.delayed.remove(i);
                self.s.wave = self.s.wave.max(part.due.unwrap_or_default().saturating_add(1));
                G::use_due(self, &part);
                self.start_delayed(&part);
            }
        }
    }
}

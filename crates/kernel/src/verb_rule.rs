//! What verbs do by themselves, as rows of a game's vocabulary.
//!
//! Cards move, turn and are turned over, are put on others and take damage, and players draw, discard, mill and shuffle
//! in most games. What differs is
//! written beside the verb: from where to where, by which clause, what forbids it, and which cues it gives to
//! abilities that wait. The kernel carries it out (`effect/verbs.rs`).
//!
//! ```
//! use baize_kernel::verb_rule::{VerbRule, Operation};
//! use baize_kernel::effect::Agent;
//! use baize_kernel::{Clause, Cue, Zone};
//!
//! let (deck, hand) = (Zone(0), Zone(1));
//! let draw = VerbRule::takes(deck, hand, Clause::new("A3")).tells(Cue(2));
//! assert_eq!(draw.operation, Operation::Take { from: deck, to: hand });
//! assert_eq!(draw.clause_for(deck, hand, Agent::Rule), Clause::new("A3"));
//! ```

use crate::effect::Agent;
use crate::ids::{Ban, Clause, Cue, Zone};

/// What is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Cards go to a pile of their owner, as the sentence says.
    Move,
    /// Cards are turned sideways, or upright.
    Turn {
        /// Whether sideways.
        rested: bool,
    },
    /// Cards are turned over where they lie.
    Flip {
        /// Whether the face comes up.
        face_up: bool,
    },
    /// Players take cards from the top of a pile, one after the other.
    Take {
        /// The pile.
        from: Zone,
        /// Where the cards go.
        to: Zone,
    },
    /// Players choose cards of a pile, which go to another.
    Choose {
        /// The pile.
        from: Zone,
        /// Where the cards go.
        to: Zone,
    },
    /// Players shuffle a pile.
    Shuffle(Zone),
    /// Cards are put on the card after `to`; without one, the card whose effect it is on the card that is named.
    Attach {
        /// Where cards lie that are on others.
        zone: Zone,
    },
    /// Cards take damage, which marks on them show.
    Harm,
    /// Marks of damage come off.
    Heal,
}

/// When another clause is cited than the usual one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// Of cards that come from a zone.
    From(Zone),
    /// Of cards that go to a zone.
    To(Zone),
    /// Where it is a payment.
    Paid,
    /// Where cards of a zone pay.
    PaidFrom(Zone),
    /// Where a battle brings it about.
    Battle,
    /// Of cards that come from one of these zones, as a bit set, and go to a zone.
    Between(u32, Zone),
}

/// What is told to abilities that wait.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The cue.
    pub cue: Cue,
    /// Of cards that come from these zones, as a bit set; 0 means all.
    pub zones: u32,
    /// Whether it is told when a card is about to leave, and not when it has gone.
    pub leaving: bool,
}

/// What a verb does by itself.
#[derive(Clone, Debug)]
pub struct VerbRule {
    /// What is done.
    pub operation: Operation,
    /// The clause by which it is done.
    clause: Clause,
    /// Other clauses; the first that fits is cited.
    besides: Vec<(When, Clause)>,
    /// What is told to abilities that wait.
    pub cues: Vec<Told>,
    /// What forbids it, and the clause by which it is left undone then.
    pub ban: Option<(Ban, Clause)>,
    /// The clause by which nothing is done where nothing would change or nothing is there.
    pub idle: Clause,
    /// Of which zones cards can be turned or bear others, as a bit set with 0 for all, and the clause by which others
    /// are left.
    pub within: (u32, Clause),
    /// Where less may be done: the clause of the question before each card, and the one by which each is taken. Of damage
    /// the second is the clause of its marks.
    pub each: (Clause, Clause),
}

impl VerbRule {
    fn new(operation: Operation, clause: Clause) -> VerbRule {
        let (besides, cues, idle) = (Vec::new(), Vec::new(), Clause::NONE);
        VerbRule { operation, clause, besides, cues, ban: None, idle, within: (0, idle), each: (clause, clause) }
    }

    /// Cards go to a pile of their owner.
    pub fn moves(clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Move, clause)
    }

    /// Cards are turned sideways, or upright.
    pub fn turns(rested: bool, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Turn { rested }, clause)
    }

    /// Cards are turned over.
    pub fn flips(face_up: bool, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Flip { face_up }, clause)
    }

    /// Players take cards from the top of a pile.
    pub fn takes(from: Zone, to: Zone, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Take { from, to }, clause)
    }

    /// Players choose cards of a pile, which go to another.
    pub fn chooses(from: Zone, to: Zone, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Choose { from, to }, clause)
    }

    /// Players shuffle a pile.
    pub fn shuffles(zone: Zone, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Shuffle(zone), clause)
    }

    /// Cards are put on others, and lie in a zone then.
    pub fn attaches(zone: Zone, clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Attach { zone }, clause)
    }

    /// Cards take damage.
    pub fn harms(clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Harm, clause)
    }

    /// Marks of damage come off cards.
    pub fn heals(clause: Clause) -> VerbRule {
        VerbRule::new(Operation::Heal, clause)
    }

    /// The same, by another clause at times.
    pub fn by(mut self, when: When, clause: Clause) -> VerbRule {
        self.besides.push((when, clause));
        self
    }

    /// The same, of which abilities are told that wait for it.
    pub fn tells(self, cue: Cue) -> VerbRule {
        self.tells_of(cue, &[])
    }

    /// The same, of which abilities are told that wait for it where cards come from these zones.
    pub fn tells_of(mut self, cue: Cue, zones: &[Zone]) -> VerbRule {
        self.cues.push(Told { cue, zones: Zone::set(zones), leaving: false });
        self
    }

    /// The same, of which abilities are told before cards leave these zones.
    pub fn warns_of(mut self, cue: Cue, zones: &[Zone]) -> VerbRule {
        self.cues.push(Told { cue, zones: Zone::set(zones), leaving: true });
        self
    }

    /// The same, which can be forbidden, and the clause that says so.
    pub fn unless(self, ban: Ban, clause: Clause) -> VerbRule {
        VerbRule { ban: Some((ban, clause)), ..self }
    }

    /// The same, with the clause by which nothing is done where nothing would change or nothing is there.
    pub fn idle(self, clause: Clause) -> VerbRule {
        VerbRule { idle: clause, ..self }
    }

    /// The same, which turns cards of these zones only, or puts cards on these only, and the clause by which it leaves the others.
    pub fn only_in(self, zones: &[Zone], clause: Clause) -> VerbRule {
        VerbRule { within: (Zone::set(zones), clause), ..self }
    }

    /// The same, with the clauses for doing less: of the question before each card, and by which each is taken.
    pub fn one_by_one(self, ask: Clause, each: Clause) -> VerbRule {
        VerbRule { each: (ask, each), ..self }
    }

    /// The same, with the clause by which marks show the damage.
    pub fn marked_by(self, clause: Clause) -> VerbRule {
        VerbRule { each: (clause, clause), ..self }
    }

    /// Returns the clause by which it is done to a card of a zone.
    pub fn clause_for(&self, from: Zone, to: Zone, by: Agent) -> Clause {
        let fits = |when: &When| match *when {
            When::From(zone) => zone == from,
            When::To(zone) => zone == to,
            When::Paid => by.is_rule(),
            When::PaidFrom(zone) => by.is_rule() && zone == from,
            When::Battle => by == Agent::Battle,
            When::Between(zones, zone) => zones & 1 << from.0 != 0 && zone == to,
        };
        self.besides.iter().find(|(when, _)| fits(when)).map_or(self.clause, |(_, clause)| *clause)
    }
}

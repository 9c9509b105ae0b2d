//! The context that rules code works in, and the loop that steps a match.

use crate::changes;
use crate::event::{Log, Outcome, What};
use crate::game::{Game, GameBase, StateOf};
use crate::ids::{AbilityRef, CardId, Clause, Phase, Seat, Stat, Verb};
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::state::{Card, Job, Memory};

/// What rules code works in: the rules, the state and the log.
pub struct Cx<'a, G: GameBase> {
    /// The rules.
    pub game: &'a G,
    /// The state.
    pub s: &'a mut StateOf<G>,
    /// The log.
    pub log: &'a mut Log,
}

/// The most steps between two questions before processing counts as endless.
pub const STEPS: u32 = 20_000;

impl<'a, G: GameBase> Cx<'a, G> {
    /// Makes a context.
    pub fn new(game: &'a G, s: &'a mut StateOf<G>, log: &'a mut Log) -> Self {
        Cx { game, s, log }
    }

    /// Pushes a frame of the game.
    #[inline]
    pub fn push(&mut self, frame: G::Frame) {
        self.s.agenda.push(Job::Game(frame));
    }

    /// Returns whether the match is over; multi-part actions stop then.
    #[inline]
    pub fn over(&self) -> bool {
        self.s.outcome.is_some()
    }

    /// Ends the match.
    pub fn end(&mut self, clause: Clause, outcome: Outcome) {
        if self.s.outcome.is_none() {
            self.s.outcome = Some(outcome);
            self.log.tell(clause, What::Ended { outcome });
        }
    }

    /// Returns the empty list of options for the next question.
    #[inline]
    pub fn options(&mut self) -> &mut Vec<Choice> {
        self.s.prompt.options.clear();
        &mut self.s.prompt.options
    }

    /// Adds an option to the next question.
    #[inline]
    pub fn offer(&mut self, choice: Choice) {
        self.s.prompt.options.push(choice);
    }

    /// Asks a seat, with the options that were put in place before. The frame that wants the
    /// answer must be on top of the agenda.
    #[inline]
    pub fn ask(&mut self, seat: Seat, why: Why, ask: Ask) {
        let prompt = &mut self.s.prompt;
        prompt.seat = seat;
        prompt.why = why;
        prompt.ask = ask;
        self.s.asking = true;
    }

    /// Begins a turn and tells it.
    pub fn begin_turn(&mut self, seat: Seat, clause: Clause) {
        self.s.active = seat;
        self.s.turn = self.s.turn.saturating_add(1);
        let number = self.s.turn;
        self.s.happened.clear();
        self.s.changes |= changes::TURN;
        self.log.tell(clause, What::TurnBegan { seat, number });
    }

    /// Begins a phase or step and tells it.
    pub fn begin_phase(&mut self, phase: Phase, clause: Clause) {
        self.s.phase = phase;
        self.s.changes |= changes::PHASE;
        self.log.tell(clause, What::PhaseBegan { phase });
    }
}

impl<G: Game> Cx<'_, G> {
    /// Returns a stat of a card as it is now.
    #[inline]
    pub fn stat(&self, card: CardId, stat: Stat) -> i32 {
        crate::continuous::stat(self.game, self.s, card, stat)
    }

    /// Tells that a rule applied which no other event shows.
    #[inline]
    pub fn cite(&mut self, clause: Clause, seat: Seat, card: CardId) {
        self.tell_of([card, CardId::NONE], clause, What::Applied { seat, card });
    }

    /// Tells that a seat did something.
    #[inline]
    pub fn tell_did(&mut self, clause: Clause, seat: Seat, verb: Verb, card: CardId, other: CardId, n: i32) {
        self.log.tell(clause, What::Did { seat, verb, card, other, n });
    }

    /// Takes the open question back; the frame that asked it will ask anew.
    pub fn ask_again(&mut self) {
        if self.s.asking {
            self.s.asking = false;
            self.s.prompt.id += 1;
        }
    }

    /// Keeps in mind what a card is like now, for effects that ask when it has gone.
    pub fn remember(&mut self, id: CardId) {
        let mut stats = [0; crate::pool::STATS];
        for (i, value) in stats.iter_mut().enumerate() {
            *value = self.stat(id, Stat(i as u8));
        }
        let keywords = crate::continuous::keywords(self.game, self.s, id);
        let Card { rested, attached, marks, .. } = *self.s.card(id);
        let card = self.s.refer(id);
        let zone = self.game.effect_rules().attach_zone.filter(|_| attached > 0);
        let pile = zone.into_iter().flat_map(|zone| self.s.iter(self.s.card(id).side, zone));
        let carried = pile.filter(|&c| self.s.card(c).host == id).map(|c| self.s.refer(c)).collect();
        self.s.memory.push(Memory { card, stats, keywords, rested, attached, carried, marks });
    }

    /// Works until a question is open or the match is over.
    pub fn run(&mut self) {
        let mut steps = 0;
        loop {
            let rests = self.s.changes == 0 || self.recompute_permanents();
            if self.s.unattended != 0 && self.s.outcome.is_none() {
                let changed = std::mem::take(&mut self.s.unattended);
                G::attend(self, changed);
            }
            steps += 1;
            let endless = !rests || steps >= STEPS && !self.game.will_end(self.s);
            if endless && self.s.outcome.is_none() {
                G::endless(self);
            }
            if self.s.outcome.is_some() {
                self.s.clear_agenda();
                self.s.pending.clear();
                self.s.asking = false;
                return;
            }
            if self.s.asking {
                return;
            }
            match self.s.agenda.pop().expect("a match that is not over has work to do") {
                Job::Effect => {
                    let effect = self.s.pop_effect();
                    crate::effect::step(self, effect);
                }
                Job::Waiting(only) => self.step_waiting(only),
                Job::Act(task) => G::act(self, task),
                Job::Game(frame) => G::step(self, frame),
            }
        }
    }

    /// Hands the answer to the frame that asked and works on.
    pub fn resume(&mut self, chosen: &[Choice], number: u32) {
        self.s.asking = false;
        self.s.prompt.id += 1;
        let reply = Reply { chosen, number };
        match self.s.agenda.pop().expect("an open question has a frame that asked it") {
            Job::Effect => {
                let effect = self.s.pop_effect();
                crate::effect::resume(self, effect, reply);
            }
            Job::Waiting(only) => self.resume_waiting(only, reply.one()),
            Job::Act(task) => self.resume_act(task, reply),
            Job::Game(frame) => G::resume(self, frame, reply),
        }
        self.run();
    }

    /// Returns whether an ability of a card can be used now, as far as every game agrees: the
    /// card has it, it works where the card is, its gates are open, it is not spent and its cost
    /// can be paid.
    pub fn usable(&self, card: CardId, at: AbilityRef) -> bool {
        crate::effect::usable(self.game, self.s, card, at)
    }
}

//! The state of a match: cards in piles, work in progress, chance, the open question.

use crate::chance::Chance;
use crate::changes;
use crate::continuous::{ContinuousEffect, On};
use crate::effect::{Effect, Pending, Task, TriggerEvent};
use crate::event::Outcome;
use crate::ids::{AbilityRef, CardId, Clause, Cue, DefId, Phase, Ref, Seat, SeatSet, Zone};
use crate::prompt::{Ask, Choice, Prompt, Refusal, Why};
use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const SEATS: usize = 8;

/// A card of a match and all that is true of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    /// What is printed on it.
    pub def: DefId,
    /// Whose card it is for good.
    pub owner: Seat,
    /// On whose side it lies.
    pub side: Seat,
    /// In which zone.
    pub zone: Zone,
    /// Turned sideways.
    pub rested: bool,
    /// Face up although the zone would hide it, or revealed.
    pub face_up: bool,
    /// Which life of the card this is; a new one with every change of zone.
    pub incarnation: u16,
    pub(crate) prev: CardId,
    pub(crate) next: CardId,
    /// The card it is attached to.
    pub host: CardId,
    /// How many cards are attached to it.
    pub attached: u8,
    /// Abilities used this turn, as a bit set.
    pub spent: u16,
    /// The turn in which it came to its zone.
    pub since: u16,
    /// Seats that know what it is although they cannot see it.
    pub known: SeatSet,
    /// What sorts of continuous effects are on it, as bits of [`touch`](crate::continuous::touch), so that
    /// reading may skip the list.
    pub affected: u8,
    /// Whether its always-on abilities are to be looked at whatever they read.
    #[serde(skip)]
    pub(crate) stirred: bool,
    /// Whether it is among the cards with always-on abilities in force.
    #[serde(skip)]
    pub(crate) listed: bool,
    /// Damage or counters on it.
    pub marks: i16,
}

/// What was true of a card when it was about to go elsewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// The card as it was then.
    pub card: Ref,
    /// Its stats.
    pub stats: [i32; crate::pool::STATS],
    /// Its keywords.
    pub keywords: u32,
    /// Whether it was turned sideways.
    pub rested: bool,
    /// How many cards were attached to it.
    pub attached: u8,
    /// Which ones, as they were then.
    pub carried: Vec<Ref>,
    /// Its damage or counters.
    pub marks: i16,
}

/// A pile: one zone of one side, kept as a list through its cards. Front is top, or first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile {
    pub(crate) front: CardId,
    pub(crate) back: CardId,
    /// How many cards it has.
    pub len: u16,
    /// How many of them are turned sideways.
    #[serde(skip)]
    pub(crate) rested: u16,
}

/// A piece of work in progress.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Job<F> {
    /// The innermost effect being resolved that no job above it is, by the kernel.
    Effect,
    /// What waits, by the kernel; only what was set off by one cue, if it is named.
    Waiting(Option<Cue>),
    /// Anything else, by the game.
    Game(F),
    /// A verb that a player carries out, by the kernel.
    Act(Task),
}

/// The whole of a match. `D` is what the game adds, `F` its frames.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State<D, F> {
    pub(crate) cards: Vec<Card>,
    pub(crate) piles: Vec<Pile>,
    pub(crate) zones: u8,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn's number, from 1; 0 before the first.
    pub turn: u16,
    /// The phase or step.
    pub phase: Phase,
    /// Work in progress; the last is the innermost.
    pub agenda: Vec<Job<F>>,
    /// Effects in progress; the last is the innermost. Kept apart, so that other work stays small.
    pub(crate) effects: Vec<Effect>,
    /// Cards that effects in progress have at hand; each owns a stretch.
    pub(crate) bound_cards: Vec<Ref>,
    /// What other effects add to the costs of effects in progress; each owns a stretch.
    pub(crate) needs: Vec<AbilityRef>,
    /// What sorts of continuous effects are on each player, as bits of [`touch`](crate::continuous::touch).
    pub(crate) touched: [u8; SEATS],
    /// What some effect in force forbids, and what one permits, as bit sets by [`Ban`](crate::ids::Ban).
    pub(crate) bans: [u64; 2],
    /// Stats that some effect in force changes, as a bit set.
    #[serde(skip)]
    pub(crate) changed_stats: u8,
    /// Continuous effects in force.
    pub continuous: Vec<ContinuousEffect>,
    /// Abilities that wait to be used.
    pub pending: Vec<Pending>,
    /// A buffer for shuffling, empty in between.
    #[serde(skip)]
    pub(crate) sorting: Scrap<CardId>,
    #[serde(skip)]
    pub(crate) refs: Scrap<Ref>,
    #[serde(skip)]
    pub(crate) places: Scrap<On>,
    /// Cards of which something has changed since permanents were worked out; no card stands for any.
    #[serde(skip)]
    pub(crate) altered: Vec<CardId>,
    /// Parts of effects put off to a later moment.
    pub delayed: Vec<crate::effect::Delayed>,
    /// Cards as they last were before they went elsewhere, while effects may still ask.
    pub memory: Vec<Memory>,
    /// What has happened this turn, as far as some card counts it.
    pub(crate) happened: Vec<TriggerEvent>,
    /// The generation of abilities that now come to wait.
    pub wave: u16,
    /// How many cards or players the last step of an effect dealt with.
    pub tally: i16,
    /// Cards with always-on abilities in force.
    pub(crate) always: Vec<CardId>,
    /// Cues that some ability in play may wait for; a few too many do no harm.
    pub(crate) cues: u64,
    /// What the abilities of those cards look at.
    pub(crate) reads: u32,
    /// What has changed since permanents were worked out.
    pub(crate) changes: u32,
    /// What has changed, permanents worked out, since the rules looked at it. Nothing at a question.
    #[serde(skip)]
    pub(crate) unattended: u32,
    /// Chance.
    pub chance: Chance,
    pub(crate) asking: bool,
    pub(crate) prompt: Prompt,
    /// How the match ended, when it has.
    pub outcome: Option<Outcome>,
    /// What the game adds.
    pub data: D,
}

impl<D, F> State<D, F> {
    /// Makes an empty table with so many seats and zones per seat.
    ///
    /// # Panics
    /// When a game has more zones than sets of them have room for.
    pub fn new(seats: u8, zones: u8, seed: u64, data: D) -> Self {
        assert!(u32::from(zones) <= changes::WORD.trailing_zeros(), "a game has at most 21 zones");
        let pile = Pile { front: CardId::NONE, back: CardId::NONE, len: 0, rested: 0 };
        State {
            cards: Vec::new(),
            piles: vec![pile; seats as usize * zones as usize],
            zones,
            seats,
            active: Seat(0),
            turn: 0,
            phase: Phase(0),
            agenda: Vec::with_capacity(16),
            effects: Vec::with_capacity(4),
            bound_cards: Vec::with_capacity(64),
            needs: Vec::new(),
            touched: [0; SEATS],
            bans: [0; 2],
            changed_stats: 0,
            continuous: Vec::with_capacity(16),
            pending: Vec::with_capacity(8),
            sorting: Scrap::default(),
            refs: Scrap::default(),
            places: Scrap::default(),
            altered: Vec::new(),
            delayed: Vec::new(),
            memory: Vec::new(),
            happened: Vec::new(),
            wave: 0,
            tally: 0,
            always: Vec::with_capacity(8),
            cues: 0,
            reads: 0,
            changes: 0,
            unattended: 0,
            chance: Chance::new(seed),
            asking: false,
            prompt: Prompt {
                id: 0,
                seat: Seat(0),
                why: Why::default(),
                ask: Ask::Pick,
                options: Vec::with_capacity(64),
            },
            outcome: None,
            data,
        }
    }

    /// Puts an effect on the agenda.
    #[inline]
    pub(crate) fn push_effect(&mut self, effect: Effect) {
        self.effects.push(effect);
        self.agenda.push(Job::Effect);
    }

    /// Takes the innermost effect, whose job has been taken off the agenda.
    #[inline]
    pub(crate) fn pop_effect(&mut self) -> Effect {
        self.effects.pop().expect("every effect on the agenda is in progress")
    }

    /// Returns the effects in progress; the last is the innermost.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Makes one opponent the one whom the rest of the innermost effect is about.
    pub fn mean(&mut self, they: Seat) {
        if let Some(effect) = self.effects.last_mut() {
            effect.env.they = Some(they);
        }
    }

    /// Takes some effects off the agenda.
    pub fn drop_effects(&mut self, over: impl Fn(&Effect) -> bool) {
        let mut at = 0..;
        let effects = &self.effects;
        self.agenda.retain(|job| match job {
            Job::Effect => !at.next().and_then(|i: usize| effects.get(i)).is_some_and(&over),
            Job::Waiting(_) | Job::Act(_) | Job::Game(_) => true,
        });
        self.effects.retain(|effect| !over(effect));
    }

    /// Takes all work off the agenda.
    pub fn clear_agenda(&mut self) {
        self.agenda.clear();
        self.effects.clear();
    }

    /// Returns how many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns every seat, in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<D, F> {
        (0..self.seats).map(Seat)
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns a card, to change what is true of it. Zones change through
    /// [`Cx::move_card`](crate::cx::Cx::move_card) only.
    #[inline]
    pub fn card_mut(&mut self, id: CardId) -> &mut Card {
        self.mark_altered(id, changes::ALL);
        &mut self.cards[id.index()]
    }

    /// Returns every card of the match.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(i, c)| (CardId(i as u16), c))
    }

    /// Returns how many cards the match has.
    pub fn card_count(&self) -> usize {
        self.cards.len()
    }

    /// Returns the card as it is now, to recognise it later.
    #[inline]
    pub fn refer(&self, id: CardId) -> Ref {
        Ref { card: id, incarnation: self.cards[id.index()].incarnation }
    }

    /// Returns whether the card is still the one that was meant.
    #[inline]
    pub fn is_current(&self, r: Ref) -> bool {
        r.card.is_some() && self.cards[r.card.index()].incarnation == r.incarnation
    }

    /// Returns what a card was like before it went elsewhere, if that was kept in mind.
    pub fn recall(&self, r: Ref) -> Option<&Memory> {
        self.memory.iter().rev().find(|m| m.card == r)
    }

    /// Returns a pile.
    #[inline]
    pub fn pile(&self, seat: Seat, zone: Zone) -> &Pile {
        &self.piles[seat.index() * self.zones as usize + zone.index()]
    }

    #[inline]
    pub(crate) fn pile_mut(&mut self, seat: Seat, zone: Zone) -> &mut Pile {
        &mut self.piles[seat.index() * self.zones as usize + zone.index()]
    }

    /// Returns how many cards a pile has.
    #[inline]
    pub fn count(&self, seat: Seat, zone: Zone) -> usize {
        self.pile(seat, zone).len as usize
    }

    /// Returns how many cards of a pile are not turned sideways.
    #[inline]
    pub fn count_active(&self, seat: Seat, zone: Zone) -> usize {
        let pile = self.pile(seat, zone);
        usize::from(pile.len - pile.rested)
    }

    /// Returns the top or first card of a pile.
    #[inline]
    pub fn front(&self, seat: Seat, zone: Zone) -> Option<CardId> {
        Some(self.pile(seat, zone).front).filter(|c| c.is_some())
    }

    /// Returns the bottom or last card of a pile.
    #[inline]
    pub fn back(&self, seat: Seat, zone: Zone) -> Option<CardId> {
        Some(self.pile(seat, zone).back).filter(|c| c.is_some())
    }

    /// Returns the card behind this one in its pile.
    #[inline]
    pub fn after(&self, id: CardId) -> Option<CardId> {
        Some(self.card(id).next).filter(|c| c.is_some())
    }

    /// Gives every card its once-per-turn uses back.
    pub fn refresh_uses(&mut self) {
        for card in &mut self.cards {
            card.spent = 0;
        }
    }

    /// Returns the cards of a pile from front to back.
    #[inline]
    pub fn iter(&self, seat: Seat, zone: Zone) -> PileIter<'_> {
        PileIter { cards: &self.cards, at: self.pile(seat, zone).front }
    }

    /// Returns the open question.
    #[inline]
    pub fn prompt(&self) -> Option<&Prompt> {
        self.asking.then_some(&self.prompt)
    }

    /// Whether something is among the options of the open question.
    ///
    /// # Errors
    /// With the clause by which that question is asked.
    pub fn listed(&self, choice: &Choice) -> Result<(), Refusal> {
        let Some(prompt) = self.prompt() else { return Err(Refusal::new(Clause::NONE, "not-asked")) };
        let Why { clause, source, .. } = prompt.why;
        let asks_for_such = || prompt.options.iter().any(|o| o.verb == choice.verb && o.a.is_some());
        match prompt.options.contains(choice) {
            true => Ok(()),
            false if choice.a.is_some() && asks_for_such() => Err(Refusal::new(clause, "not-among").about(choice.a)),
            false => Err(Refusal::new(clause, "not-asked").about(source)),
        }
    }

    /// Returns whether an ability of a card at work may be for this cue: a quick look before cards are gone through.
    #[inline]
    pub fn expects(&self, cue: Cue) -> bool {
        self.cues & (1 << cue.0) != 0
    }

    /// Says that something changed that permanents may depend on, as bits of [`changes`].
    #[inline]
    pub fn mark_changed(&mut self, what: u32) {
        self.mark_altered(CardId::NONE, what);
    }

    /// Says that something of a card changed.
    #[inline]
    pub(crate) fn mark_altered(&mut self, card: CardId, what: u32) {
        // A state that was saved has not kept of which cards.
        if self.altered.is_empty() && self.changes != 0 {
            self.altered.push(CardId::NONE);
        }
        self.changes |= what;
        self.altered.push(card);
    }

    /// Returns what has changed and was not looked at yet, as bits of [`changes`]: what is kept of it is stale.
    #[inline]
    pub fn unseen_changes(&self) -> u32 {
        self.changes | self.unattended
    }

    /// Returns the memory the state takes, its lists included.
    pub fn bytes(&self) -> usize {
        use std::mem::size_of;
        size_of::<Self>()
            + self.cards.len() * size_of::<Card>()
            + self.piles.len() * size_of::<Pile>()
            + self.agenda.len() * size_of::<Job<F>>()
            + self.effects.len() * size_of::<Effect>()
            + self.bound_cards.len() * size_of::<Ref>()
            + self.continuous.len() * size_of::<ContinuousEffect>()
            + self.pending.len() * size_of::<Pending>()
            + self.always.len() * size_of::<CardId>()
            + self.memory.len() * size_of::<Memory>()
            + self.prompt.options.len() * size_of::<Choice>()
    }
}

/// The cards of a pile from front to back.
#[derive(Clone, Debug)]
pub struct PileIter<'a> {
    cards: &'a [Card],
    at: CardId,
}

impl Iterator for PileIter<'_> {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.at == CardId::NONE {
            return None;
        }
        let here = self.at;
        self.at = self.cards[here.index()].next;
        Some(here)
    }
}

/// A list kept only to save allocations: it is never part of what the state is.
#[derive(Debug)]
pub(crate) struct Scrap<T>(Vec<T>);

impl<T> Default for Scrap<T> {
    fn default() -> Self {
        Scrap(Vec::new())
    }
}

impl<T> Clone for Scrap<T> {
    fn clone(&self) -> Self {
        Scrap::default()
    }
}

impl<T> PartialEq for Scrap<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Scrap<T> {}

impl<T> std::hash::Hash for Scrap<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl<T> std::ops::Deref for Scrap<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T> std::ops::DerefMut for Scrap<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

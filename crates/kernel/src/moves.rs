//! Cards change places here and nowhere else.

use crate::changes;
use crate::continuous;
use crate::cx::Cx;
use crate::event::What;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Clause, DefId, Seat, SeatSet, Verb, Zone};
use crate::ir::Mode;
use crate::select;
use crate::state::{Card, State};
use crate::vocabulary::Sight;

/// Where and how a card moves.
#[derive(Copy, Clone, Debug)]
pub struct Move {
    /// The side whose pile it goes to.
    pub seat: Seat,
    /// The zone.
    pub zone: Zone,
    /// Whether it goes to the front (the top) rather than the back.
    pub front: bool,
    /// Whether it lies face up where the zone would hide it.
    pub face_up: bool,
    /// In which way it moves, for the log and for what watches.
    pub verb: Verb,
    /// The clause that moves it.
    pub clause: Clause,
    /// Whether everybody is shown the card on its way.
    pub reveal: bool,
}

impl Move {
    /// To the back of a pile, in the usual way.
    pub fn to(seat: Seat, zone: Zone, verb: Verb, clause: Clause) -> Move {
        Move { seat, zone, front: false, face_up: false, verb, clause, reveal: false }
    }

    /// To the front instead.
    pub fn on_top(self) -> Move {
        Move { front: true, ..self }
    }
}

impl<D, F> State<D, F> {
    fn unlink(&mut self, id: CardId) {
        let Card { prev, next, side, zone, rested, .. } = self.cards[id.index()];
        match prev {
            CardId::NONE => self.pile_mut(side, zone).front = next,
            before => self.cards[before.index()].next = next,
        }
        match next {
            CardId::NONE => self.pile_mut(side, zone).back = prev,
            after => self.cards[after.index()].prev = prev,
        }
        let pile = self.pile_mut(side, zone);
        pile.len -= 1;
        pile.rested -= u16::from(rested);
    }

    fn link(&mut self, id: CardId, seat: Seat, zone: Zone, front: bool) {
        let pile = *self.pile(seat, zone);
        let (prev, next) = if front { (CardId::NONE, pile.front) } else { (pile.back, CardId::NONE) };
        let card = &mut self.cards[id.index()];
        (card.prev, card.next, card.side, card.zone) = (prev, next, seat, zone);
        let rested = card.rested;
        match prev {
            CardId::NONE => self.pile_mut(seat, zone).front = id,
            before => self.cards[before.index()].next = id,
        }
        match next {
            CardId::NONE => self.pile_mut(seat, zone).back = id,
            after => self.cards[after.index()].prev = id,
        }
        let pile = self.pile_mut(seat, zone);
        pile.len += 1;
        pile.rested += u16::from(rested);
    }

    /// Turns a card in a pile sideways or upright.
    pub(crate) fn set_rested(&mut self, id: CardId, rested: bool) {
        let Card { side, zone, rested: was, .. } = self.cards[id.index()];
        self.cards[id.index()].rested = rested;
        let pile = self.pile_mut(side, zone);
        pile.rested = pile.rested + u16::from(rested) - u16::from(was);
    }

    /// Puts a new card at the back of a pile. Used for set-up and tokens.
    pub fn create(&mut self, def: DefId, owner: Seat, zone: Zone) -> CardId {
        let id = CardId(self.cards.len() as u16);
        self.cards.push(Card {
            def,
            owner,
            side: owner,
            zone,
            rested: false,
            face_up: false,
            incarnation: 0,
            prev: CardId::NONE,
            next: CardId::NONE,
            host: CardId::NONE,
            attached: 0,
            spent: 0,
            since: self.turn,
            known: SeatSet::NONE,
            affected: 0,
            stirred: false,
            listed: false,
            marks: 0,
        });
        self.link(id, owner, zone, false);
        self.mark_altered(id, 1 << zone.0);
        id
    }

    /// Lists a card among those with always-on abilities.
    pub(crate) fn list_always(&mut self, id: CardId) {
        if !std::mem::replace(&mut self.cards[id.index()].listed, true) {
            self.always.push(id);
        }
    }

    /// Strikes a card off that list.
    pub(crate) fn strike_always(&mut self, id: CardId) {
        if std::mem::replace(&mut self.cards[id.index()].listed, false) {
            self.always.retain(|&card| card != id);
        }
    }

    /// Attaches a card to another where they lie, for boards set up in mid-game.
    pub fn attach_card(&mut self, id: CardId, host: CardId) {
        self.cards[id.index()].host = host;
        self.cards[host.index()].attached += 1;
    }
}

impl<G: Game> Cx<'_, G> {
    /// Brings a card into being in an open pile of its owner, such as a token, and tells it.
    pub fn create(&mut self, def: DefId, owner: Seat, zone: Zone, clause: Clause) -> CardId {
        let id = self.s.create(def, owner, zone);
        self.s.cards[id.index()].known = SeatSet::ALL;
        self.refresh_always(id);
        self.expect_cues(id);
        self.log.tell(clause, What::Created { card: id, def, to: (owner, zone) });
        id
    }

    /// Makes a card cease to exist. It is in no pile from now on and nothing refers to it; cards
    /// attached to it must have gone before. What it was and whose stays known.
    pub fn remove(&mut self, id: CardId, clause: Clause) {
        let Card { side, zone, host, affected, .. } = *self.s.card(id);
        if zone == Zone::GONE {
            return;
        }
        self.detach(host);
        // Whoever is told of it has seen it: those who could not are told of some card only.
        let sees = sight(self.game, self.s, id);
        self.s.unlink(id);
        if affected != 0 {
            self.forget_on(id);
        }
        let card = &mut self.s.cards[id.index()];
        card.incarnation = card.incarnation.wrapping_add(1);
        (card.zone, card.host, card.rested, card.marks) = (Zone::GONE, CardId::NONE, false, 0);
        (card.prev, card.next) = (CardId::NONE, CardId::NONE);
        card.face_up = sees == SeatSet::ALL;
        self.refresh_always(id);
        self.s.mark_altered(id, 1 << zone.0 | changes::ATTACHED);
        self.log.tell_to(clause, sees, What::Removed { card: id, from: (side, zone) });
    }
}

/// Returns who sees the face of a card where it lies.
pub fn sight<G: Game>(game: &G, s: &StateOf<G>, id: CardId) -> SeatSet {
    let card = s.card(id);
    if card.face_up {
        return SeatSet::ALL;
    }
    if card.zone == Zone::GONE {
        return SeatSet::NONE;
    }
    match game.vocabulary().zones[card.zone.index()].sight {
        Sight::All => SeatSet::ALL,
        Sight::Owner => SeatSet::one(card.side),
        Sight::Nobody => SeatSet::NONE,
    }
}

impl<G: Game> Cx<'_, G> {
    /// Moves a card to another pile, where it is a new object: nothing that was on it follows.
    /// Cards attached to it are the game's business, in [`Flow::leaving`](crate::Flow::leaving).
    pub fn move_card(&mut self, id: CardId, to: Move) {
        G::leaving(self, id);
        let Card { side, zone, host, affected, .. } = *self.s.card(id);
        let before = sight(self.game, self.s, id);
        self.detach(host);
        self.s.unlink(id);
        self.s.cards[id.index()].rested = false;
        self.s.link(id, to.seat, to.zone, to.front);
        if affected != 0 {
            self.forget_on(id);
        }
        let turn = self.s.turn;
        let card = &mut self.s.cards[id.index()];
        card.incarnation = card.incarnation.wrapping_add(1);
        card.face_up = to.face_up;
        card.host = CardId::NONE;
        card.spent = 0;
        card.since = turn;
        card.marks = 0;
        let sees = before.or(sight(self.game, self.s, id)).or(if to.reveal { SeatSet::ALL } else { SeatSet::NONE });
        self.learn(id, (side, zone), sees);
        self.refresh_always(id);
        self.expect_cues(id);
        let detached = if host.is_some() { changes::ATTACHED } else { 0 };
        self.s.mark_altered(id, 1 << zone.0 | 1 << to.zone.0 | detached);
        self.tell_moved(id, (side, zone), sees, to.verb, to.clause);
        G::moved(self, id, (side, zone), to.verb);
    }

    /// One card fewer is attached to this one, if there is one.
    #[inline]
    fn detach(&mut self, host: CardId) {
        if host.is_some() {
            self.s.cards[host.index()].attached -= 1;
            self.mark_host_changed(host);
        }
    }

    /// Attaches a card to another: it goes to the game's zone for attached cards.
    pub fn attach(&mut self, id: CardId, host: CardId, to: Move) {
        G::leaving(self, id);
        let Card { side, zone, host: old, affected, .. } = *self.s.card(id);
        self.detach(old);
        self.s.unlink(id);
        self.s.cards[id.index()].rested = false;
        self.s.link(id, to.seat, to.zone, to.front);
        if affected != 0 {
            self.forget_on(id);
        }
        let turn = self.s.turn;
        let card = &mut self.s.cards[id.index()];
        card.incarnation = card.incarnation.wrapping_add(1);
        (card.since, card.spent) = (turn, 0);
        card.host = host;
        self.s.cards[host.index()].attached += 1;
        self.mark_host_changed(host);
        self.learn(id, (side, zone), SeatSet::ALL);
        self.refresh_always(id);
        self.expect_cues(id);
        self.s.mark_altered(id, 1 << zone.0 | 1 << to.zone.0 | changes::ATTACHED);
        self.tell_moved(id, (side, zone), SeatSet::ALL, to.verb, to.clause);
        G::moved(self, id, (side, zone), to.verb);
    }

    /// Attaches a card to another, or with `CardId::NONE` takes it off, where it lies; it stays the
    /// same object.
    pub fn rehost(&mut self, id: CardId, host: CardId, verb: Verb, clause: Clause) {
        let Card { side, zone, host: old, .. } = *self.s.card(id);
        self.detach(old);
        if host.is_some() {
            self.s.cards[host.index()].attached += 1;
            self.mark_host_changed(host);
        }
        self.s.cards[id.index()].host = host;
        self.s.mark_altered(id, changes::ATTACHED);
        let sees = sight(self.game, self.s, id);
        self.tell_moved(id, (side, zone), sees, verb, clause);
    }

    /// Puts a card in the same zone of another side; it stays the same object, with all that is on
    /// it, and its owner stays the owner.
    pub fn cede(&mut self, id: CardId, seat: Seat, verb: Verb, clause: Clause) {
        let Card { side, zone, rested, marks, .. } = *self.s.card(id);
        let before = sight(self.game, self.s, id);
        self.s.unlink(id);
        self.s.link(id, seat, zone, false);
        let sees = before.or(sight(self.game, self.s, id));
        self.inform(id, sees);
        self.mark_card_changed(id);
        self.s.mark_altered(id, 1 << zone.0);
        self.tell_moved(id, (side, zone), sees, verb, clause);
        // A card that comes to a pile lies upright and unmarked unless something else is said.
        if rested {
            self.log.tell_to(clause, sees, What::Turned { card: id, rested });
        }
        if marks != 0 {
            self.log.tell_to(clause, sees, What::Marked { card: id, marks });
        }
    }

    /// Puts a card to another place of the pile it is in; it stays the same object.
    pub fn rearrange(&mut self, id: CardId, front: bool, verb: Verb, clause: Clause) {
        let Card { side, zone, .. } = *self.s.card(id);
        self.s.unlink(id);
        self.s.link(id, side, zone, front);
        let sees = sight(self.game, self.s, id);
        self.tell_moved(id, (side, zone), sees, verb, clause);
    }

    #[inline]
    fn tell_moved(&mut self, id: CardId, from: (Seat, Zone), sees: SeatSet, verb: Verb, clause: Clause) {
        if self.log.is_on() {
            self.tell_move(id, from, sees, verb, clause);
        }
    }

    /// Kept out of the way of those who play without a log.
    #[cold]
    fn tell_move(&mut self, id: CardId, from: (Seat, Zone), sees: SeatSet, verb: Verb, clause: Clause) {
        let Card { def, side, zone, face_up, host, .. } = *self.s.card(id);
        // Where a card lies in a pile that is not open to all is told to nobody: the view shows
        // it to those who may see it.
        let hidden = self.game.vocabulary().zones[zone.index()].sight != Sight::All;
        let place = || self.s.iter(side, zone).position(|c| c == id).unwrap_or(0) as u16;
        let at = if hidden { u16::MAX } else { place() };
        let what = What::Moved { card: id, def, from, to: (side, zone), at, face_up, host, verb };
        self.log.tell_to(clause, sees, what);
    }

    /// Tells something by name to those who know the cards it is about; the others are told of some
    /// card only.
    #[inline]
    pub fn tell_of(&mut self, cards: [CardId; 2], clause: Clause, what: What) {
        if self.log.is_on() {
            self.tell_knowing(cards, clause, what);
        }
    }

    /// Kept out of the way of those who play without a log.
    #[cold]
    fn tell_knowing(&mut self, cards: [CardId; 2], clause: Clause, what: What) {
        let named = cards.into_iter().filter(|c| c.is_some());
        let knows = |id: CardId| sight(self.game, self.s, id).or(self.s.card(id).known);
        let sees = named.map(knows).fold(SeatSet::ALL, |all, seats| SeatSet(all.0 & seats.0));
        self.log.tell_to(clause, sees, what);
    }

    /// Keeps track of who knows a card. Whoever did not see it leave an unordered pile can no
    /// longer tell which of the cards there it was.
    fn learn(&mut self, id: CardId, from: (Seat, Zone), sees: SeatSet) {
        let card = &mut self.s.cards[id.index()];
        card.known = card.known.or(sees);
        let spec = &self.game.vocabulary().zones[from.1.index()];
        if spec.ordered || spec.sight == Sight::All || sees == SeatSet::ALL {
            return;
        }
        card.known = SeatSet(card.known.0 & sees.0);
        let mut at = self.s.pile(from.0, from.1).front;
        while at.is_some() {
            let card = &mut self.s.cards[at.index()];
            card.known = SeatSet(card.known.0 & sees.0);
            at = card.next;
        }
    }

    /// Lets seats know what a card is.
    pub fn inform(&mut self, id: CardId, seats: SeatSet) {
        let card = &mut self.s.cards[id.index()];
        card.known = card.known.or(seats);
    }

    /// Makes seats forget what a card is, all but those named: its place was changed in secret.
    pub fn blur(&mut self, id: CardId, but: SeatSet) {
        let card = &mut self.s.cards[id.index()];
        card.known = SeatSet(card.known.0 & but.0);
    }

    /// Lists the card among those with always-on abilities, or strikes it off; most cards have none.
    #[inline]
    pub(crate) fn refresh_always(&mut self, id: CardId) {
        let card = self.s.card(id);
        if card.listed || self.game.pool().has_always(card.def) {
            self.relist_always(id);
        }
    }

    fn relist_always(&mut self, id: CardId) {
        let card = self.s.card(id);
        let def = card.def;
        let works = self.game.pool().has_always(def) && {
            let zone = card.zone;
            let list = &self.game.pool().def(def).abilities;
            list.iter().any(|a| matches!(a.mode, Mode::Always) && !a.quoted && select::works_in(self.game, a, zone))
        };
        match (works, card.listed) {
            (true, false) => self.s.list_always(id),
            (false, true) => self.s.strike_always(id),
            (true, true) => {}
            (false, false) => return,
        }
        self.mark_card_changed(id);
        self.refresh_reads();
    }

    /// Works out anew what always-on abilities look at.
    pub(crate) fn refresh_reads(&mut self) {
        let pool = self.game.pool();
        let printed = self.s.always.iter().map(|&card| pool.reads(self.s.card(card).def));
        let granted = self.s.continuous.iter().filter_map(|l| match l.shift {
            continuous::Modifier::Ability(at) => Some(pool.ability_reads(at)),
            _ => None,
        });
        self.s.reads = printed.chain(granted).fold(0, |set, reads| set | changes::of_any_card(reads));
    }

    /// Lets the cues of a card in play be listened for.
    #[inline]
    pub(crate) fn expect_cues(&mut self, id: CardId) {
        let card = self.s.card(id);
        if self.game.effect_rules().live_zones & (1 << card.zone.0) != 0 {
            self.s.cues |= self.game.pool().cues(card.def);
        }
    }

    /// Works out anew which cues need listening for. Worth doing now and then: once a turn.
    pub fn refresh_cues(&mut self) {
        self.s.cues = 0;
        for seat in self.s.all_seats() {
            let mut zones = self.game.effect_rules().live_zones;
            while zones != 0 {
                let zone = Zone(zones.trailing_zeros() as u8);
                zones &= zones - 1;
                let cues = self.s.iter(seat, zone).fold(0, |set, c| set | self.game.pool().cues(self.s.card(c).def));
                self.s.cues |= cues;
            }
        }
        for i in 0..self.s.continuous.len() {
            if let continuous::Modifier::Ability(at) = self.s.continuous[i].shift {
                self.s.cues |= crate::pool::cues_of(self.game.pool().ability(at));
            }
        }
    }

    /// Turns a card sideways or upright; returns whether that changed anything.
    pub fn turn(&mut self, id: CardId, rested: bool, clause: Clause) -> bool {
        if self.s.card(id).rested == rested || self.s.card(id).zone == Zone::GONE {
            return false;
        }
        self.s.set_rested(id, rested);
        self.s.mark_altered(id, changes::TURNED);
        if self.log.is_on() {
            // All see that a card is turned, but a face-down one is not told by name.
            self.log.tell_to(clause, sight(self.game, self.s, id), What::Turned { card: id, rested });
        }
        true
    }

    /// Turns a card over where it lies; returns whether that changed anything.
    pub fn flip(&mut self, id: CardId, face_up: bool, clause: Clause) -> bool {
        let card = &mut self.s.cards[id.index()];
        if card.face_up == face_up {
            return false;
        }
        card.face_up = face_up;
        card.known = if face_up { SeatSet::ALL } else { card.known };
        let def = card.def;
        self.s.mark_altered(id, changes::MARKED);
        // Abilities may work on one face only.
        if self.s.card(id).listed {
            self.mark_card_changed(id);
        }
        self.log.tell(clause, What::Flipped { card: id, def, face_up });
        true
    }

    /// Sets the marks on a card.
    pub fn mark(&mut self, id: CardId, marks: i16, clause: Clause) {
        let card = &mut self.s.cards[id.index()];
        if card.marks != marks {
            card.marks = marks;
            self.s.mark_altered(id, changes::MARKED);
            self.tell_of([id, CardId::NONE], clause, What::Marked { card: id, marks });
        }
    }

    /// Shuffles a pile; nobody knows its cards afterwards.
    pub fn shuffle(&mut self, seat: Seat, zone: Zone, clause: Clause) {
        let mut order = std::mem::take(&mut self.s.sorting);
        order.clear();
        order.extend(self.s.iter(seat, zone));
        self.s.chance.shuffle(&mut order);
        for &id in order.iter() {
            self.s.unlink(id);
            self.s.link(id, seat, zone, false);
            self.s.cards[id.index()].known = SeatSet::NONE;
        }
        self.s.sorting = order;
        self.log.tell(clause, What::Shuffled { seat, zone });
    }

    /// Rolls for a rule or a card.
    pub fn roll(&mut self, seat: Seat, of: u16, clause: Clause) -> u16 {
        let result = self.s.chance.roll(of);
        self.log.tell(clause, What::Rolled { seat, of, result });
        result
    }
}

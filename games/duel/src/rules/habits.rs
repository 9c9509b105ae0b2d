//! What a card can be used for, at a glance: worked out once for every definition, so that most cards,
//! most of the time, are passed over without looking at their abilities.

use super::Rules;
use super::activation::{self, is_one_shot};
use super::priority::Moment;
use crate::game::{Cx, Duel, St};
use crate::words::{cue, kind, label, phase, zone};
use baize_kernel::changes;
use baize_kernel::continuous::touch;
use baize_kernel::ir::Mode;
use baize_kernel::kept::Kept;
use baize_kernel::{Card, CardDef, DefId, Pool, Seat, Zone};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// When a definition can be used at all.
#[derive(Copy, Clone, Debug)]
pub struct Habit {
    /// The situations and places in which it can be used, as a bit set from `first_bit` on.
    when: u64,
    /// The cues it answers, as a bit set; all of them if it can be used without any.
    answers: u64,
    /// The zones off the field from which it has an effect to use, as a bit set.
    pub zones: u32,
    /// The abilities that its player can activate, as a bit set.
    pub uses: u32,
    /// Whether it may be used in the damage step (D8.16).
    in_damage_step: bool,
    /// Whether it can be used at all where cards are looked at for that.
    is_usable: bool,
    /// Whether it can be used at another moment than the choice of a main phase.
    is_fast: bool,
}

/// The habits of the cards of a pool, as long as somebody plays with it.
struct Known {
    pool: Weak<Pool>,
    /// The one reading that makes a difference.
    policy: bool,
    habits: Arc<[Habit]>,
}

/// Where a card lies, as far as activating it goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the hand.
    Hand,
    /// Face-down among the spells and traps, since an earlier turn.
    SetEarlier,
    /// The same since this turn.
    SetNow,
    /// A face-up spell or trap.
    Up,
    /// A face-up monster.
    Monster,
    /// Anywhere else.
    Elsewhere,
}

/// Every place, in the order of their numbers.
const PLACES: [Place; 6] = [Place::Hand, Place::SetEarlier, Place::SetNow, Place::Up, Place::Monster, Place::Elsewhere];

/// Every moment that makes a difference.
const MOMENTS: [Moment; 5] = [Moment::Main, Moment::Open, Moment::Chain(2), Moment::Chain(3), Moment::Attempt];

/// A player's moment: what is asked, and whether it is the player's own turn.
#[derive(Copy, Clone, Debug)]
pub struct Situation {
    /// The bit of the first place in this situation.
    first: u32,
    /// What has just happened and may be answered, as a bit set of cues.
    heard: u64,
    in_damage_step: bool,
}

/// What the cards of a player could be used for outside the choice of a main phase, taken together: a quick look
/// before they are gone through.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Readiness {
    /// The situations in which a card can be used where it lies, as a bit set from `first_bit` on.
    when: u64,
    /// The same for cards that answer something.
    when_called: u64,
    /// The cues that these answer, as a bit set.
    answers: u64,
    /// Whether one of them may be used in the damage step (D8.16).
    in_damage_step: bool,
    /// Whether a card is to be asked about at any time.
    always: bool,
}

/// What [`Readiness`] is worked out from: where cards lie and which way up, what is given to them, and the turn.
const READ: u32 =
    !(changes::STAT | changes::TURNED | changes::ATTACHED | changes::HOST | changes::PHASE | changes::SOURCE);

impl Readiness {
    fn of(game: &Duel, s: &St, seat: Seat) -> Readiness {
        let mut ready = Readiness::default();
        for area in activation::areas(game, s.active == seat).filter(|&area| is_live(s, area, Moment::Open)) {
            let places = places(area);
            s.iter(seat, area).for_each(|card| ready.add(s.card(card), s.turn, places, game));
        }
        ready
    }

    fn add(&mut self, card: &Card, turn: u16, places: [Place; 3], game: &Duel) {
        let habit = game.habit(card.def);
        self.always |= card.affected & touch::ABILITY != 0;
        if !habit.is_fast {
            return;
        }
        self.always |= habit.zones & 1 << card.zone.0 != 0;
        let when = habit.when & FIRST_PLACES << place_of(card, turn, places) as u32;
        if when == 0 {
            return;
        }
        self.in_damage_step |= habit.in_damage_step;
        if card.face_up || habit.answers & WITHOUT_CUE != 0 {
            self.when |= when;
        } else {
            self.when_called |= when;
            self.answers |= habit.answers;
        }
    }

    /// Returns whether some card may be worth asking about: `false` only where none can be activated.
    #[inline]
    pub fn is_open(&self, at: &Situation) -> bool {
        let called = if self.answers & at.heard != 0 { self.when_called } else { 0 };
        let fits = (self.when | called) >> at.first & ((1 << PLACES.len()) - 1) != 0;
        self.always || fits && (self.in_damage_step || !at.in_damage_step)
    }

    /// Forgets what is kept when something it was worked out from has changed.
    #[inline]
    pub fn attend(cx: &mut Cx<'_>, changed: u32) {
        if changed & READ != 0 {
            cx.s.data.ready.iter_mut().for_each(Kept::forget);
        }
    }

    /// Returns whether what is kept is not what would be worked out now.
    pub fn is_stale(game: &Duel, s: &St) -> bool {
        let differs =
            |seat: Seat| s.data.ready[seat.index()].get().is_some_and(|kept| kept != Readiness::of(game, s, seat));
        s.unseen_changes() & READ == 0 && s.all_seats().any(differs)
    }

    /// Returns what a player's cards could be used for now, worked out anew only where something has changed.
    #[inline]
    pub fn now(cx: &mut Cx<'_>, seat: Seat) -> Readiness {
        Readiness::attend(cx, cx.s.unseen_changes());
        let kept = cx.s.data.ready[seat.index()].get();
        kept.unwrap_or_else(|| {
            let anew = Readiness::of(cx.game, cx.s, seat);
            cx.s.data.ready[seat.index()].keep(anew)
        })
    }
}

/// Whether a card of an area can be used at a moment at all: monsters have nothing but quick effects and, in a main
/// phase, ignition effects, printed or given.
#[inline]
pub fn is_live(s: &St, area: Zone, moment: Moment) -> bool {
    area != zone::MONSTERS || s.expects(cue::QUICK) || moment == Moment::Main && s.expects(cue::IGNITION)
}

/// The bits of the first place in all situations.
const FIRST_PLACES: u64 = {
    let (mut set, mut i) = (0, 0);
    while i < 2 * MOMENTS.len() {
        set |= 1 << (i * PLACES.len());
        i += 1;
    }
    set
};

/// Where a card lies, of the places that cards of its zone have.
#[inline]
fn place_of(card: &Card, turn: u16, places: [Place; 3]) -> Place {
    match card.face_up {
        true => places[0],
        false if card.since != turn => places[1],
        false => places[2],
    }
}

impl Situation {
    /// The situation of a player at a moment; nothing if nothing at all is activated then (D8.17).
    pub fn of(s: &St, seat: Seat, moment: Moment) -> Option<Situation> {
        if matches!(s.phase, phase::CALCULATION | phase::AFTER_DAMAGE) {
            return None;
        }
        let in_damage_step = s.phase == phase::DAMAGE;
        Some(Situation { first: first_bit(moment, s.active == seat), heard: heard(s, moment), in_damage_step })
    }
}

/// The bit of the first place at a moment of the own turn, or of the other's.
fn first_bit(moment: Moment, own_turn: bool) -> u32 {
    let moment = match moment {
        Moment::Main => 0,
        Moment::Open => 1,
        Moment::Chain(..=2) => 2,
        Moment::Chain(_) => 3,
        Moment::Attempt => 4,
    };
    (moment * 2 + u32::from(own_turn)) * PLACES.len() as u32
}

/// The places that cards of a zone have: face-up, face-down since an earlier turn, face-down since this one.
#[inline]
pub fn places(at: Zone) -> [Place; 3] {
    match at {
        zone::HAND => [Place::Hand; 3],
        zone::MONSTERS => [Place::Monster, Place::Elsewhere, Place::Elsewhere],
        zone::SPELLS | zone::FIELD => [Place::Up, Place::SetEarlier, Place::SetNow],
        _ => [Place::Elsewhere; 3],
    }
}

impl Habit {
    /// Works it out for every definition, in their order; once for all matches with the same cards.
    pub fn all(pool: &Arc<Pool>, rules: &Rules) -> Arc<[Habit]> {
        static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let policy = rules.scanner_reads_graveyard;
        let same = |k: &&Known| k.policy == policy && Weak::as_ptr(&k.pool) == Arc::as_ptr(pool);
        if let Some(found) = known.iter().find(same) {
            return found.habits.clone();
        }
        let habits: Arc<[Habit]> = (0..pool.len()).map(|i| Habit::of(pool, rules, DefId(i as u16))).collect();
        known.retain(|k| k.pool.strong_count() > 0);
        known.push(Known { pool: Arc::downgrade(pool), policy, habits: habits.clone() });
        habits
    }

    fn of(pool: &Pool, rules: &Rules, id: DefId) -> Habit {
        let def = pool.def(id);
        let counter = def.kind == kind::TRAP && def.has_label(label::COUNTER);
        let own = || def.abilities.iter().enumerate().filter(|(_, a)| !a.quoted);
        let used = own().filter(|(_, a)| activation::is_use(pool, rules, id, a));
        let uses = used.fold(0, |set, (i, _)| set | 1 << i.min(31));
        let (when, zones) = (when(pool, id), zones(def));
        Habit {
            when,
            answers: answers(def),
            zones,
            uses,
            is_usable: when != 0 || zones != 0,
            is_fast: zones != 0 || when >> first_bit(Moment::Open, false) != 0,
            in_damage_step: counter || own().any(|(_, a)| a.body.iter().any(activation::changes_values)),
        }
    }

    /// Returns whether a card may be worth asking about: `false` only where it cannot be activated.
    #[inline]
    pub fn is_open(&self, card: &Card, turn: u16, places: [Place; 3], at: &Situation) -> bool {
        if !self.is_usable {
            return false;
        }
        let place = place_of(card, turn, places);
        let fits = self.when >> (at.first + place as u32) & 1 != 0;
        let called = card.face_up || self.answers & at.heard != 0;
        (fits && called || self.zones & 1 << card.zone.0 != 0) && (self.in_damage_step || !at.in_damage_step)
    }
}

/// The situations in which a definition can be used from the hand or the field.
fn when(pool: &Pool, id: DefId) -> u64 {
    let mut set = 0;
    for (moment, own_turn) in MOMENTS.into_iter().flat_map(|moment| [(moment, false), (moment, true)]) {
        for place in PLACES.into_iter().filter(|&place| can_be_used(pool, id, place, moment, own_turn)) {
            set |= 1 << (first_bit(moment, own_turn) + place as u32);
        }
    }
    set
}

fn can_be_used(pool: &Pool, id: DefId, place: Place, moment: Moment, own_turn: bool) -> bool {
    let def = pool.def(id);
    let has = |cue| pool.has_cue(id, cue);
    let main = moment == Moment::Main;
    let quick_play = def.has_label(label::QUICK_PLAY);
    let counter = def.kind == kind::TRAP && def.has_label(label::COUNTER);
    // D9.12: only counter traps answer one another.
    let fast = moment != Moment::Chain(3) || counter;
    match (def.kind, place) {
        (kind::MONSTER, Place::Monster) => has(cue::QUICK) && fast || has(cue::IGNITION) && main,
        (kind::MONSTER, _) | (_, Place::Monster | Place::Elsewhere) => false,
        (_, Place::Up) => has(cue::QUICK) || has(cue::IGNITION),
        _ if moment == Moment::Attempt && !has(cue::SUMMON_ATTEMPTED) => false,
        (kind::TRAP, _) => place == Place::SetEarlier && fast,
        _ if quick_play => fast && (place == Place::SetEarlier || place == Place::Hand && own_turn),
        _ => main,
    }
}

fn zones(def: &CardDef) -> u32 {
    // A monster's own summon is no activation.
    let own = [cue::OWN_SUMMON, cue::OWN_SUMMON_BY_POLICY];
    let uses =
        def.abilities.iter().filter(|a| matches!(&a.mode, Mode::Use(cues) if !cues.iter().all(|c| own.contains(c))));
    let field = 1 << zone::MONSTERS.0 | 1 << zone::SPELLS.0 | 1 << zone::FIELD.0;
    uses.fold(0, |set, a| set | a.zones) & !field
}

/// Returns the cues that a card used once waits for, or all if it waits for none.
fn answers(def: &CardDef) -> u64 {
    let own = || def.abilities.iter().filter(|a| !a.quoted);
    let waits = |mode: &Mode| matches!(mode, Mode::Auto(_));
    let uses = |mode: &Mode| matches!(mode, Mode::Use(_));
    if !is_one_shot(def) || own().any(|a| uses(&a.mode)) || !own().any(|a| waits(&a.mode)) {
        return u64::MAX;
    }
    let waited = own().filter(|a| waits(&a.mode));
    waited.fold(0, |set, a| set | baize_kernel::pool::cues_of(a))
}

/// Returns the cues of what has just happened, as a bit set: those that may be answered now.
fn heard(s: &St, moment: Moment) -> u64 {
    const LINKS: u64 = 1 << cue::SPELL_ACTIVATED.0
        | 1 << cue::TRAP_ACTIVATED.0
        | 1 << cue::SUMMON_ACTIVATED.0
        | 1 << cue::DAMAGE_TRAP_ACTIVATED.0;
    let links = if matches!(moment, Moment::Chain(_)) { LINKS } else { 0 };
    // A card that waits for nothing is always open.
    s.data.news.iter().fold(WITHOUT_CUE | links, |set, news| set | 1 << news.cue.0)
}

/// A bit that no cue has, and that every card which can be used without a cue has in its answers.
const WITHOUT_CUE: u64 = 1 << 63;

//! What a card can be used for, at a glance: worked out once for every definition, so that most cards,
//! most of the time, are passed over without looking at their abilities.

use super::activation::is_one_shot;
use super::priority::Moment;
use crate::game::St;
use crate::words::{cue, kind, label, zone};
use baize_kernel::ir::Mode;
use baize_kernel::{Card, CardDef, DefId, Pool, Seat};

/// When a definition can be used at all.
#[derive(Copy, Clone, Debug)]
pub struct Habit {
    sort: Sort,
    /// Face-up it has an effect to use in any window.
    quick: bool,
    /// Face-up it has an effect to use in the main phase.
    ignition: bool,
    /// It answers a summon that is attempted.
    attempt: bool,
    /// The cues it answers, as a bit set; all of them if it can be used without any.
    answers: u64,
    /// The zones off the field from which it has an effect to use, as a bit set.
    zones: u32,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sort {
    Monster,
    Trap,
    QuickPlay,
    Spell,
}

impl Habit {
    /// Works it out for every definition, in their order.
    pub fn all(pool: &Pool) -> Vec<Habit> {
        (0..pool.len()).map(|i| Habit::of(pool, DefId(i as u16))).collect()
    }

    fn of(pool: &Pool, id: DefId) -> Habit {
        let def = pool.def(id);
        let sort = match def.kind {
            kind::MONSTER => Sort::Monster,
            kind::TRAP => Sort::Trap,
            _ if def.has_label(label::QUICK_PLAY) => Sort::QuickPlay,
            _ => Sort::Spell,
        };
        let has = |cue| pool.has_cue(id, cue);
        Habit {
            sort,
            quick: has(cue::QUICK),
            ignition: has(cue::IGNITION),
            attempt: has(cue::SUMMON_ATTEMPTED),
            answers: answers(def),
            zones: zones(def),
        }
    }

    /// Returns the zones off the field from which it has an effect to use, as a bit set.
    pub fn zones(&self) -> u32 {
        self.zones
    }

    /// Returns whether a card may be worth asking about: `false` only where it cannot be activated.
    #[inline]
    pub fn is_open(&self, s: &St, seat: Seat, card: &Card, moment: Moment, heard: u64) -> bool {
        if self.zones & 1 << card.zone.0 != 0 {
            return true;
        }
        if self.sort == Sort::Monster {
            let uses = self.quick || self.ignition && moment == Moment::Main;
            return uses && card.face_up && card.zone == zone::MONSTERS;
        }
        if card.face_up {
            return self.quick || self.ignition;
        }
        if self.sort == Sort::Spell && moment != Moment::Main {
            return false;
        }
        if self.answers & heard == 0 || moment == Moment::Attempt && !self.attempt {
            return false;
        }
        let set = card.zone != zone::HAND;
        match self.sort {
            Sort::Trap => set && card.since != s.turn,
            Sort::QuickPlay if set => card.since != s.turn,
            Sort::QuickPlay => s.active == seat,
            _ => true,
        }
    }
}

fn zones(def: &CardDef) -> u32 {
    let uses = def.abilities.iter().filter(|a| matches!(a.mode, Mode::Use(_)));
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
pub fn heard(s: &St, moment: Moment) -> u64 {
    let links = [cue::SPELL_ACTIVATED, cue::TRAP_ACTIVATED, cue::SUMMON_ACTIVATED, cue::DAMAGE_TRAP_ACTIVATED];
    let links = if matches!(moment, Moment::Chain(_)) { &links[..] } else { &[] };
    let news = s.data.news.iter().map(|news| news.cue);
    // A card that waits for nothing is always open.
    news.chain(links.iter().copied()).fold(WITHOUT_CUE, |set, cue| set | 1 << cue.0)
}

/// A bit that no cue has, and that every card which can be used without a cue has in its answers.
const WITHOUT_CUE: u64 = 1 << 63;

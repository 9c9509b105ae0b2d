//! Continuous effects: what is in force, and what it makes of a card.
//!
//! Effects that last (`+2000 power during this turn`) and permanents (`this gains +1000`) are
//! entries of one list in the order they came into force. Reading a stat or keyword folds the
//! entries on that card. Permanents are entries too, kept up to date by `recompute_permanents`: it starts
//! from what is in force, drops what no longer holds and adds what newly does, the active
//! player's first, until nothing changes. That keeps a permanent that holds only because it
//! is in force, which working it out from nothing would lose.

use crate::changes;
use crate::cx::Cx;
use crate::event::What;
use crate::game::{Game, StateOf};
use crate::ids::{AbilityRef, Ban, CardId, Clause, Cue, DefId, Keyword, Label, Point, Ref, Seat, SeatSet, Stat, Word};
use crate::ir::parts;
use crate::ir::{Ability, Change, Mode, Scope, Side, Step, Target};
use crate::pool::cues_of;
use crate::select::{self, Env};
use crate::state::Card;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A continuous effect in force.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ContinuousEffect {
    /// What it is on.
    pub on: On,
    /// What it changes.
    pub shift: Modifier,
    /// When it lapses.
    pub until: Until,
    /// Who controls it.
    pub by: Seat,
    /// The card it comes from.
    pub source: Ref,
    /// The step that made it, where its tests stand.
    pub at: StepRef,
}

/// What a continuous effect is on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum On {
    /// A card, while it stays where it is.
    Card(Ref),
    /// A player.
    Seat(Seat),
}

/// What a continuous effect changes, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// A stat, by this much.
    Add(Stat, i32),
    /// A printed stat counts as this.
    Base(Stat, i32),
    /// A stat is this, whatever it was.
    Set(Stat, i32),
    /// A keyword is gained.
    Gain(Keyword),
    /// A keyword is lost.
    Lose(Keyword),
    /// Something is forbidden.
    Forbid(Ban),
    /// Something that the rules bar is allowed.
    Permit(Ban),
    /// The abilities the card had are invalid.
    Mute,
    /// The abilities for one moment are invalid.
    MuteCue(Cue),
    /// An ability is gained.
    Ability(AbilityRef),
    /// Abilities need the gates and the cost of this one as well.
    Need(AbilityRef),
    /// A further name.
    Name(Word),
    /// A further trait.
    Trait(Word),
    /// A further label.
    Label(Label),
    /// The next card of some sort costs so much less to play; see [`crate::discount`].
    Discount(i32),
}

/// The moment at which a continuous effect lapses.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Until {
    /// Which point of the turn.
    pub point: Point,
    /// Whose turn.
    pub seat: Seat,
    /// Not before this turn.
    pub turn: u16,
}

impl Until {
    /// As long as a permanent holds.
    pub const PERMANENT: Until = Until { point: Point(u8::MAX), seat: Seat(0), turn: 0 };
}

/// A step of an ability.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct StepRef {
    /// The ability.
    pub ability: AbilityRef,
    /// The step's number in its body.
    pub pc: u16,
}

/// Sorts of changes, as bits: what reading a card asks about before it goes through the list.
pub mod touch {
    use super::Modifier;

    /// A stat.
    pub const STAT: u8 = 1;
    /// A keyword.
    pub const KEYWORD: u8 = 1 << 1;
    /// Something forbidden or permitted.
    pub const BAN: u8 = 1 << 2;
    /// An ability, or what abilities need.
    pub const ABILITY: u8 = 1 << 3;
    /// Abilities made invalid.
    pub const MUTE: u8 = 1 << 4;
    /// A name, a trait or a label.
    pub const WORD: u8 = 1 << 5;

    /// Returns the sort of a change.
    pub fn of(shift: Modifier) -> u8 {
        match shift {
            Modifier::Add(..) | Modifier::Base(..) | Modifier::Set(..) | Modifier::Discount(_) => STAT,
            Modifier::Gain(_) | Modifier::Lose(_) => KEYWORD,
            Modifier::Forbid(_) | Modifier::Permit(_) => BAN,
            Modifier::Ability(_) | Modifier::Need(_) => ABILITY,
            Modifier::Mute | Modifier::MuteCue(_) => MUTE,
            Modifier::Name(_) | Modifier::Trait(_) | Modifier::Label(_) => WORD,
        }
    }
}

/// The most rounds permanents get to come to rest before they count as an endless loop.
const ROUNDS: usize = 64;

/// Returns a stat of a card as it is now.
#[inline]
pub fn stat<G: Game>(game: &G, s: &StateOf<G>, id: CardId, stat: Stat) -> i32 {
    let card = s.card(id);
    if card.affected & touch::STAT != 0 && s.changes_stat(stat) {
        return changed_stat(game, s, id, stat);
    }
    game.read_stat(stat, game.pool().def(card.def).stat(stat) + game.bonus(s, id, stat))
}

/// Returns a stat of a card that effects may have changed.
#[inline(never)]
fn changed_stat<G: Game>(game: &G, s: &StateOf<G>, id: CardId, stat: Stat) -> i32 {
    let bonus = game.bonus(s, id, stat);
    // What counts as printed comes first, whenever it was said.
    let base = base(game, s, id, stat);
    let sum = shifts_on(s, id).fold(base + bonus, |sum, shift| match shift {
        Modifier::Add(st, value) if st == stat => game.add_stat(stat, sum, value),
        Modifier::Set(st, value) if st == stat => value,
        _ => sum,
    });
    game.read_stat(stat, sum)
}

/// Returns what counts as the printed stat of a card now.
#[inline]
pub fn base<G: Game>(game: &G, s: &StateOf<G>, id: CardId, stat: Stat) -> i32 {
    let card = s.card(id);
    let printed = game.pool().def(card.def).stat(stat);
    if card.affected & touch::STAT == 0 || !s.changes_stat(stat) {
        return printed;
    }
    shifts_on(s, id).fold(printed, |base, shift| match shift {
        Modifier::Base(st, value) if st == stat => value,
        _ => base,
    })
}

/// Returns whether a card has a stat now: printed, or given by an effect.
pub fn has_stat<G: Game>(game: &G, s: &StateOf<G>, id: CardId, stat: Stat) -> bool {
    let given = |shift: Modifier| matches!(shift, Modifier::Add(st, _) | Modifier::Base(st, _) | Modifier::Set(st, _) if st == stat);
    game.is_everywhere(stat)
        || game.pool().def(s.card(id).def).has_stat(stat)
        || s.card(id).affected & touch::STAT != 0 && shifts_on(s, id).any(given)
}

/// Returns the keywords of a card as they are now, as a bit set.
#[inline]
pub fn keywords<G: Game>(game: &G, s: &StateOf<G>, id: CardId) -> u32 {
    let card = s.card(id);
    // What other effects gave stays when the card loses its own.
    let kept = if is_muted(s, id, None) { game.effect_rules().facts } else { !0 };
    let mut set = game.pool().def(card.def).keywords & kept;
    if card.affected & touch::KEYWORD != 0 {
        for shift in shifts_on(s, id) {
            match shift {
                Modifier::Gain(k) => set |= 1 << k.0,
                Modifier::Lose(k) => set &= !(1 << k.0),
                _ => {}
            }
        }
    }
    set
}

/// Returns whether a card has a keyword now.
#[inline]
pub fn has_keyword<G: Game>(game: &G, s: &StateOf<G>, id: CardId, keyword: Keyword) -> bool {
    keywords(game, s, id) & (1 << keyword.0) != 0
}

/// Returns whether the printed abilities of a card, or those for a moment, are invalid now: the card
/// has lost them, or its player has.
#[inline]
pub fn is_muted<D, F>(s: &crate::state::State<D, F>, id: CardId, cue: Option<Cue>) -> bool {
    is_muted_but_by(s, id, cue, None)
}

/// The same, leaving out what one ability of the card itself does.
#[inline]
fn is_muted_but_by<D, F>(s: &crate::state::State<D, F>, id: CardId, cue: Option<Cue>, but: Option<AbilityRef>) -> bool {
    let card = s.card(id);
    (card.affected | s.touched[card.side.index()]) & touch::MUTE != 0 && finds_mute(s, id, cue, but)
}

/// The same for a card that something may have muted.
#[cold]
fn finds_mute<D, F>(s: &crate::state::State<D, F>, id: CardId, cue: Option<Cue>, but: Option<AbilityRef>) -> bool {
    let card = s.card(id);
    let mutes = |shift: Modifier| shift == Modifier::Mute || cue.is_some_and(|c| shift == Modifier::MuteCue(c));
    s.continuous.iter().any(|l| {
        let on = match l.on {
            On::Card(r) => r.card == id,
            On::Seat(seat) => seat == card.side,
        };
        on && mutes(l.shift) && (l.source.card != id || Some(l.at.ability) != but)
    })
}

/// Returns the changes in force on a player, in the order they came.
pub fn shifts_on_seat<D, F>(s: &crate::state::State<D, F>, seat: Seat) -> impl Iterator<Item = Modifier> {
    s.continuous.iter().filter(move |l| l.on == On::Seat(seat)).map(|l| l.shift)
}

/// Returns the changes in force on a card, in the order they came.
pub fn shifts_on<D, F>(s: &crate::state::State<D, F>, id: CardId) -> impl Iterator<Item = Modifier> {
    s.continuous.iter().filter(move |l| matches!(l.on, On::Card(r) if r.card == id)).map(|l| l.shift)
}

/// Returns the abilities a card has now, those it was granted included.
pub fn abilities<G: Game>(game: &G, s: &StateOf<G>, id: CardId) -> impl Iterator<Item = AbilityRef> {
    let def: DefId = s.card(id).def;
    let muted = is_muted(s, id, None);
    let list = &game.pool().def(def).abilities;
    let own = list.iter().enumerate().filter(move |(_, a)| !a.quoted && (!muted || is_fact(game, a)));
    let own = own.map(move |(i, _)| AbilityRef { def, index: i as u8 });
    let granted = (s.card(id).affected & touch::ABILITY != 0).then(|| {
        shifts_on(s, id).filter_map(move |shift| match shift {
            Modifier::Ability(at) if is_valid(game, s, id, at, None) => Some(at),
            _ => None,
        })
    });
    own.chain(granted.into_iter().flatten())
}

/// Returns whether a card has an ability and nothing that came later has made it invalid, for
/// one moment if it is named.
#[inline]
pub fn is_valid<G: Game>(game: &G, s: &StateOf<G>, id: CardId, at: AbilityRef, cue: Option<Cue>) -> bool {
    let printed = s.card(id).def == at.def && !game.pool().ability(at).quoted;
    // What another effect gave stays when the card loses its own, and nothing takes itself away.
    printed && (!is_muted_but_by(s, id, cue, Some(at)) || is_fact(game, game.pool().ability(at)))
        || s.card(id).affected & touch::ABILITY != 0 && shifts_on(s, id).any(|shift| shift == Modifier::Ability(at))
}

/// Returns whether an ability gives its card nothing but facts, which are no effects.
fn is_fact<G: Game>(game: &G, ability: &Ability) -> bool {
    let facts = game.effect_rules().facts;
    let gives = |step: &Step| matches!(step, Step::Change { change: Change::Gain(k), .. } if facts & 1 << k.0 != 0);
    facts != 0 && ability.mode == Mode::Always && ability.body.iter().all(gives)
}

/// Returns the abilities that effects gave to a card, in the order in which they did.
pub fn gained<D, F>(s: &crate::state::State<D, F>, id: CardId) -> impl Iterator<Item = AbilityRef> {
    let count = if s.card(id).affected & touch::ABILITY != 0 { s.continuous.len() } else { 0 };
    s.continuous[..count].iter().filter_map(move |l| match (l.on, l.shift) {
        (On::Card(r), Modifier::Ability(at)) if r.card == id => Some(at),
        _ => None,
    })
}

/// Returns what other effects add to the gates and cost of an ability of a card, in the order in
/// which they came into force.
pub fn needs<G: Game>(
    game: &G,
    s: &StateOf<G>,
    id: CardId,
    at: AbilityRef,
) -> impl Iterator<Item = AbilityRef> + Clone {
    let count = if s.card(id).affected & touch::ABILITY != 0 { s.continuous.len() } else { 0 };
    s.continuous[..count].iter().filter_map(move |l| match (l.on, l.shift) {
        (On::Card(r), Modifier::Need(need)) if r.card == id && is_meant(game, need, at) => Some(need),
        _ => None,
    })
}

fn is_meant<G: Game>(game: &G, need: AbilityRef, at: AbilityRef) -> bool {
    let (need, ability) = (game.pool().ability(need), game.pool().ability(at));
    let all = matches!(&need.mode, Mode::Use(cues) if cues.is_empty());
    !matches!(ability.mode, Mode::Always | Mode::Rule) && (all || cues_of(need) & cues_of(ability) != 0)
}

/// Returns the change that a step describes, with its number worked out.
pub fn shift_of<G: Game>(game: &G, s: &StateOf<G>, env: &Env, at: AbilityRef, change: &Change) -> Option<Modifier> {
    Some(match change {
        // What counts as the value of a card that is not there stays what it is.
        Change::SetBase(_, n) | Change::Set(_, n) if !select::is_known(game, s, env, n) => return None,
        Change::Add(stat, n) => Modifier::Add(*stat, select::number(game, s, env, n)),
        Change::SetBase(stat, n) => Modifier::Base(*stat, select::number(game, s, env, n)),
        Change::Set(stat, n) => Modifier::Set(*stat, select::number(game, s, env, n)),
        Change::Gain(k) => Modifier::Gain(*k),
        Change::Lose(k) => Modifier::Lose(*k),
        Change::Forbid(ban, ..) => Modifier::Forbid(*ban),
        Change::Permit(ban, ..) => Modifier::Permit(*ban),
        Change::Mute => Modifier::Mute,
        Change::MuteCue(cue) => Modifier::MuteCue(*cue),
        Change::Ability(i) => Modifier::Ability(AbilityRef { def: at.def, index: *i }),
        Change::Need(i) => Modifier::Need(AbilityRef { def: at.def, index: *i }),
        Change::Name(w) => Modifier::Name(*w),
        Change::Trait(w) => Modifier::Trait(*w),
        Change::Label(l) => Modifier::Label(*l),
        Change::Discount(n, _) => Modifier::Discount(select::number(game, s, env, n)),
        Change::Copies(_) => return None,
    })
}

impl<D, F> crate::state::State<D, F> {
    /// Returns whether some effect in force changes this stat of some card.
    #[inline]
    pub fn changes_stat(&self, stat: Stat) -> bool {
        self.changed_stats & 1 << stat.0 != 0
    }

    /// Keeps in mind at a glance what a change is about.
    fn note(&mut self, shift: Modifier) {
        match shift {
            Modifier::Forbid(ban) => self.bans[0] |= 1 << ban.0,
            Modifier::Permit(ban) => self.bans[1] |= 1 << ban.0,
            Modifier::Add(stat, _) | Modifier::Base(stat, _) | Modifier::Set(stat, _) => {
                self.changed_stats |= 1 << stat.0;
            }
            _ => {}
        }
    }

    /// Works out anew what the effects in force are about, after some of these sorts have gone.
    pub(crate) fn recount(&mut self, gone: u8) {
        if gone & (touch::BAN | touch::STAT) != 0 {
            (self.bans, self.changed_stats) = ([0; 2], 0);
            (0..self.continuous.len()).for_each(|i| self.note(self.continuous[i].shift));
        }
    }
}

impl<G: Game> Cx<'_, G> {
    /// Puts a continuous effect in force.
    pub fn begin(&mut self, clause: Clause, continuous: ContinuousEffect) {
        self.s.continuous.push(continuous);
        self.s.note(continuous.shift);
        let (card, seat) = self.name_of(continuous.on);
        self.soil_by(card, continuous.shift);
        if !card.is_some() {
            self.s.touched[seat.index()] |= touch::of(continuous.shift);
            if let Modifier::Ability(at) = continuous.shift {
                self.s.cues |= cues_of(self.game.pool().ability(at));
            }
        } else {
            self.s.cards[card.index()].affected |= touch::of(continuous.shift);
            if let Modifier::Ability(at) = continuous.shift {
                self.s.cues |= cues_of(self.game.pool().ability(at));
                if is_always(self.game, at) {
                    self.s.list_always(card);
                }
                self.s.reads |= changes::of_any_card(self.game.pool().ability_reads(at));
            }
        }
        let source = continuous.source.card;
        self.tell_of([card, source], clause, What::Began { card, seat, change: continuous.shift, source });
    }

    /// A continuous effect came or went; some make abilities come or go.
    fn soil_by(&mut self, card: CardId, shift: Modifier) {
        let what = match touch::of(shift) {
            touch::STAT => changes::STAT,
            touch::WORD => changes::LASTING | changes::WORD,
            _ => changes::LASTING,
        };
        self.s.mark_altered(card, what);
        let concerns_permanents = match shift {
            Modifier::Ability(at) => is_always(self.game, at),
            shift => shift == Modifier::Mute,
        };
        match concerns_permanents {
            true if card.is_some() => self.mark_card_changed(card),
            true => self.s.changes |= changes::SOURCES,
            false => {}
        }
    }

    /// The always-on abilities of a card may have come, gone or been made invalid.
    pub fn mark_card_changed(&mut self, card: CardId) {
        self.s.cards[card.index()].stirred = true;
        self.s.changes |= changes::SOURCE;
    }

    /// Something was attached to a card or taken off, which its own always-on abilities may look at.
    pub(crate) fn mark_host_changed(&mut self, host: CardId) {
        let card = &mut self.s.cards[host.index()];
        if card.listed {
            card.stirred = true;
            self.s.changes |= changes::HOST;
        }
    }

    /// Ends the continuous effects that `over` picks.
    pub fn expire(&mut self, clause: Clause, over: impl Fn(&ContinuousEffect) -> bool) {
        let mut i = 0;
        while i < self.s.continuous.len() {
            if over(&self.s.continuous[i]) {
                self.end_lasting(clause, i);
            } else {
                i += 1;
            }
        }
    }

    /// Forgets, without a word, the effects on a card that has become another one.
    pub(crate) fn forget_on(&mut self, card: CardId) {
        self.s.continuous.retain(|l| !matches!(l.on, On::Card(r) if r.card == card));
        self.s.recount(self.s.card(card).affected);
        self.s.cards[card.index()].affected = 0;
        self.s.mark_altered(card, changes::LASTING | changes::WORD | changes::STAT);
    }

    fn end_lasting(&mut self, clause: Clause, i: usize) {
        let gone = self.s.continuous.remove(i);
        self.s.recount(touch::of(gone.shift));
        let (card, seat) = self.name_of(gone.on);
        self.soil_by(card, gone.shift);
        if card.is_some() {
            let affected = shifts_on(self.s, card).fold(0, |set, shift| set | touch::of(shift));
            self.s.cards[card.index()].affected = affected;
        } else {
            self.s.touched[seat.index()] = shifts_on_seat(self.s, seat).fold(0, |set, shift| set | touch::of(shift));
        }
        let source = gone.source.card;
        self.tell_of([card, source], clause, What::Lapsed { card, seat, change: gone.shift, source });
    }

    fn name_of(&self, on: On) -> (CardId, Seat) {
        match on {
            On::Card(r) => (r.card, self.s.card(r.card).side),
            On::Seat(seat) => (CardId::NONE, seat),
        }
    }

    /// Works out which permanents are in force now, and keeps in mind what has changed for
    /// [`Flow::attend`](crate::Flow::attend). Returns `false` when they never come to rest.
    #[inline]
    pub fn recompute_permanents(&mut self) -> bool {
        let due = self.s.changes & (self.s.reads | changes::STIRRED);
        self.s.unattended |= self.s.changes;
        self.s.changes = 0;
        let rests = due == 0 || recompute_permanents(self, due);
        self.s.altered.clear();
        rests
    }
}

fn recompute_permanents<G: Game>(cx: &mut Cx<'_, G>, mut due: u32) -> bool {
    for _ in 0..ROUNDS {
        if due & (changes::SOURCE | changes::SOURCES) != 0 {
            drop_orphans(cx, due & changes::SOURCES != 0);
        }
        let sides = concerned_sides(cx, due);
        let (first, seats) = (cx.s.active.0, cx.s.seats);
        for seat in (0..seats).map(|turn| Seat((first + turn) % seats)).filter(|&seat| sides.has(seat)) {
            let mut i = 0;
            while i < cx.s.always.len() {
                let card = cx.s.always[i];
                if cx.s.card(card).side == seat && is_card_concerned(cx, card, due) {
                    settle_card(cx, card, due);
                }
                i += 1;
            }
        }
        // What the permanents themselves have changed may matter to others of them.
        due = cx.s.changes & (cx.s.reads | changes::STIRRED);
        cx.s.unattended |= cx.s.changes;
        cx.s.changes = 0;
        if due == 0 {
            return true;
        }
    }
    false
}

/// Returns the sides that have cards whose permanents what has changed concerns.
fn concerned_sides<G: Game>(cx: &Cx<'_, G>, due: u32) -> SeatSet {
    cx.s.always.iter().fold(SeatSet::NONE, |sides, &card| {
        if is_card_concerned(cx, card, due) { sides.or(SeatSet::one(cx.s.card(card).side)) } else { sides }
    })
}

/// Returns whether what has changed may concern permanents of a card.
#[inline]
fn is_card_concerned<G: Game>(cx: &Cx<'_, G>, id: CardId, due: u32) -> bool {
    let card = cx.s.card(id);
    let granted = card.affected & touch::ABILITY != 0;
    card.stirred || granted || is_concerned(cx, cx.game.pool().reads(card.def), due)
}

/// Ends permanents whose source is gone, muted or no longer has the ability: of the cards that are marked as
/// stirred, or of any card.
fn drop_orphans<G: Game>(cx: &mut Cx<'_, G>, of_any: bool) {
    let mut i = 0;
    while i < cx.s.continuous.len() {
        let l = cx.s.continuous[i];
        let concerned = || of_any || cx.s.card(l.source.card).stirred;
        let holds = || cx.s.is_current(l.source) && is_valid(cx.game, cx.s, l.source.card, l.at.ability, None);
        if l.until != Until::PERMANENT || !concerned() || holds() {
            i += 1;
        } else {
            let clause = cx.game.effect_rules().clauses.permanent;
            cx.end_lasting(clause, i);
        }
    }
}

/// Returns whether something that an ability reads has changed: before this round, or by now in it.
/// Where abilities of any card have come or gone, everything is looked at.
#[inline]
fn is_concerned<G: Game>(cx: &Cx<'_, G>, reads: u32, due: u32) -> bool {
    (due | cx.s.changes) & !changes::HOST & (reads | changes::SOURCES) != 0
}

fn is_always<G: Game>(game: &G, at: AbilityRef) -> bool {
    matches!(game.pool().ability(at).mode, Mode::Always)
}

/// Brings the permanents of one card up to date, as far as what has changed concerns them.
fn settle_card<G: Game>(cx: &mut Cx<'_, G>, card: CardId, due: u32) {
    let game = cx.game;
    let Card { def, stirred, .. } = *cx.s.card(card);
    let due = if stirred { due | changes::SOURCES } else { due };
    // What has become invalid in this round is ended when the next begins, so the mark stays until then.
    cx.s.cards[card.index()].stirred = stirred && cx.s.changes & changes::SOURCE != 0;
    if game.pool().has_always(def) && is_concerned(cx, game.pool().reads(def), due) {
        for (index, ability) in game.pool().def(def).abilities.iter().enumerate() {
            let at = AbilityRef { def, index: index as u8 };
            if matches!(ability.mode, Mode::Always)
                && !ability.quoted
                && is_concerned(cx, game.pool().ability_reads(at), due)
                && is_valid(game, cx.s, card, at, None)
            {
                settle_ability(cx, card, at, due);
            }
        }
    }
    if cx.s.card(card).affected & touch::ABILITY != 0 {
        // Settling one ability may change the list, so it is gone through by place.
        let mut i = 0;
        while i < cx.s.continuous.len() {
            if let (On::Card(r), Modifier::Ability(at)) = (cx.s.continuous[i].on, cx.s.continuous[i].shift)
                && r.card == card
                && is_always(game, at)
                && is_concerned(cx, game.pool().ability_reads(at), due)
                && is_valid(game, cx.s, card, at, None)
            {
                settle_ability(cx, card, at, due);
            }
            i += 1;
        }
    }
}

fn settle_ability<G: Game>(cx: &mut Cx<'_, G>, card: CardId, at: AbilityRef, due: u32) {
    let game = cx.game;
    let ability = game.pool().ability(at);
    let env = Env::of_card(cx.s, card);
    let open = select::works_in(game, ability, cx.s.card(card).zone)
        && game.ability_active(cx.s, card, at)
        && select::gates_hold(game, cx.s, &env, &ability.gates);
    let changed = (due | cx.s.changes) & (game.pool().ability_reads(at) | changes::SOURCES);
    let settled = open && changed & !changes::OF_CARDS == 0 && is_settled(cx, &env, at);
    if settled && !cfg!(debug_assertions) || !open && !has_permanents(cx, env.this) {
        return;
    }
    let before = if settled { cx.s.continuous.clone() } else { Vec::new() };
    settle_steps(cx, &env, at, 0..ability.body.len(), open);
    debug_assert!(!settled || before == cx.s.continuous, "a permanent that has come or gone is passed over");
}

/// A quick look at an ability that holds card by card: returns whether its own card is as it was, and it is on those of
/// the altered cards that it should be on, and on no others of them.
fn is_settled<G: Game>(cx: &Cx<'_, G>, env: &Env, at: AbilityRef) -> bool {
    let (game, s) = (cx.game, &*cx.s);
    let is_on = |card: CardId, pc: usize| {
        let (on, at) = (On::Card(s.refer(card)), StepRef { ability: at, pc: pc as u16 });
        s.continuous.iter().any(|l| l.on == on && l.at == at && l.source == env.this && l.until == Until::PERMANENT)
    };
    let is_right = |card: CardId| {
        game.pool().ability(at).body.iter().enumerate().all(|(pc, step)| match step {
            Step::Change { on: Scope::Cards(Target::Cards(sel)), .. } => {
                select::takes(game, s, env, sel, card) == is_on(card, pc)
            }
            _ => false,
        })
    };
    game.pool().is_card_by_card(at)
        && !s.altered.is_empty()
        && s.altered.iter().all(|&card| card.is_some() && card != env.this.card && is_right(card))
}

fn settle_steps<G: Game>(cx: &mut Cx<'_, G>, env: &Env, at: AbilityRef, steps: Range<usize>, open: bool) {
    let game = cx.game;
    let body = &game.pool().ability(at).body;
    let mut pc = steps.start;
    while pc < steps.end {
        let past = parts::past(body, pc);
        match &body[pc] {
            Step::If { cond, .. } => {
                let held = open && select::holds(game, cx.s, env, cond);
                settle_steps(cx, env, at, pc + 1..past, held);
                if let Some(other) = parts::else_of(body, pc) {
                    pc = parts::past(body, other);
                    settle_steps(cx, env, at, other + 1..pc, open && !held);
                    continue;
                }
            }
            Step::Change { on, change, .. } => {
                settle_step(cx, env, StepRef { ability: at, pc: pc as u16 }, on, change, open);
            }
            _ => {}
        }
        pc = past;
    }
}

/// Returns whether a card has permanents in force.
fn has_permanents<G: Game>(cx: &Cx<'_, G>, source: Ref) -> bool {
    cx.s.continuous.iter().any(|l| l.until == Until::PERMANENT && l.source == source)
}

fn settle_step<G: Game>(cx: &mut Cx<'_, G>, env: &Env, at: StepRef, scope: &Scope, change: &Change, open: bool) {
    let game = cx.game;
    let clause = game.effect_rules().clauses.permanent;
    let wanted = if open { shift_of(game, cx.s, env, at.ability, change) } else { None };
    let mut found = std::mem::take(&mut cx.s.places);
    found.clear();
    if wanted.is_some() {
        list_scope(game, cx.s, env, scope, &mut found);
    }
    // The amount may differ from card to card.
    let wanted_on = |s: &StateOf<G>, on: On| match on {
        On::Card(each) if !change.is_fixed() => shift_of(game, s, &Env { each, ..*env }, at.ability, change),
        _ => wanted,
    };
    // What no longer holds is dropped, the amount included; what is in force already is not new.
    let mut i = 0;
    while i < cx.s.continuous.len() {
        let l = cx.s.continuous[i];
        if l.until != Until::PERMANENT || l.source != env.this || l.at != at {
            i += 1;
            continue;
        }
        match found.iter().position(|&on| on == l.on && wanted_on(cx.s, on) == Some(l.shift)) {
            Some(k) => {
                found.remove(k);
                i += 1;
            }
            None => cx.end_lasting(clause, i),
        }
    }
    for &on in found.iter() {
        let Some(shift) = wanted_on(cx.s, on) else { continue };
        let continuous = ContinuousEffect { on, shift, until: Until::PERMANENT, by: env.you, source: env.this, at };
        if game.refuses(cx.s, &continuous).is_none() {
            cx.begin(clause, continuous);
        }
    }
    cx.s.places = found;
}

/// Lists what a scope covers.
fn list_scope<G: Game>(game: &G, s: &StateOf<G>, env: &Env, scope: &Scope, out: &mut Vec<On>) {
    match scope {
        Scope::Players(side) => {
            out.extend(s.all_seats().filter(|&seat| game.is_side(s, *side, env.you, seat)).map(On::Seat));
        }
        Scope::Cards(target @ (Target::Subject(_) | Target::Union(_))) => {
            out.extend(select::targets(game, s, env, target).filter(|&r| s.is_current(r)).map(On::Card));
        }
        Scope::Cards(Target::Cards(sel)) => select::each(game, s, env, sel, |card| out.push(On::Card(s.refer(card)))),
    }
}

/// Returns the seats a side means, the active player first.
pub fn seats_of<G: Game>(game: &G, s: &StateOf<G>, side: Side, you: Seat) -> impl Iterator<Item = Seat> {
    let order = (0..s.seats).map(move |i| game.in_turn(s, i));
    order.filter(move |&seat| game.is_side(s, side, you, seat))
}

//! Card definitions: what is printed on the cards of a match.
//!
//! ```
//! use baize_kernel::{CardDef, Kind, Lexicon, Pool};
//!
//! let mut lexicon = Lexicon::default();
//! let name = lexicon.intern("Wren");
//! let mut pool = Pool::new(lexicon);
//! let wren = pool.add(CardDef::new("B-001", name, Kind(0)));
//! assert_eq!(pool.find("B-001"), Some(wren));
//! assert_eq!(pool.name(wren), "Wren");
//! ```

use crate::changes;
use crate::ids::{AbilityRef, Cue, DefId, Keyword, Kind, Label, Stat, Word};
use crate::ir::parts::{Part, each_part};
use crate::ir::{Ability, Change, Mode, Num, Step, Subject, Test};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How many stats a card can have.
pub const STATS: usize = 8;

/// The value of a stat the card does not have.
pub const NO_STAT: i32 = i32::MIN;

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardDef {
    /// The card number, unique in its game.
    pub id: String,
    /// The name.
    pub name: Word,
    /// Further numbers by which lists of cards know it, the usual one first.
    pub codes: Vec<String>,
    /// The category.
    pub kind: Kind,
    /// Printed numbers; [`NO_STAT`] where there is none.
    pub stats: [i32; STATS],
    /// Colours, attributes and the like, as a bit set by [`Label`].
    pub labels: u64,
    /// Types or traits.
    pub traits: Vec<Word>,
    /// Printed keywords, as a bit set by [`Keyword`].
    pub keywords: u32,
    /// Abilities, those that are only granted included.
    pub abilities: Vec<Ability>,
    /// Text that was not understood. A card with some never counts as blank.
    pub unread: Vec<String>,
}

impl CardDef {
    /// Makes a card without text.
    pub fn new(id: impl Into<String>, name: Word, kind: Kind) -> CardDef {
        CardDef {
            id: id.into(),
            name,
            codes: Vec::new(),
            kind,
            stats: [NO_STAT; STATS],
            labels: 0,
            traits: Vec::new(),
            keywords: 0,
            abilities: Vec::new(),
            unread: Vec::new(),
        }
    }

    /// Returns a printed stat; 0 when the card has none.
    #[inline]
    pub fn stat(&self, stat: Stat) -> i32 {
        let value = self.stats[stat.index()];
        if value == NO_STAT { 0 } else { value }
    }

    /// Returns whether the stat is printed at all.
    pub fn has_stat(&self, stat: Stat) -> bool {
        self.stats[stat.index()] != NO_STAT
    }

    /// Returns whether the keyword is printed.
    #[inline]
    pub fn has_keyword(&self, keyword: Keyword) -> bool {
        self.keywords & (1 << keyword.0) != 0
    }

    /// Returns whether the label is printed.
    #[inline]
    pub fn has_label(&self, label: Label) -> bool {
        self.labels & (1 << label.0) != 0
    }

    /// Returns whether nothing at all is printed in the text box.
    pub fn is_blank(&self) -> bool {
        self.keywords == 0 && self.abilities.is_empty() && self.unread.is_empty()
    }
}

/// What the engine wants to know of a definition at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Digest {
    /// Cues that its own abilities wait for or are used at.
    cues: u64,
    /// Whether it has an always-on ability.
    always: bool,
    /// What its always-on abilities look at.
    reads: u32,
    /// What each of its abilities looks at, the granted ones included.
    each: Vec<u32>,
    /// Which of them hold card by card.
    by_card: Vec<bool>,
    /// Cues of its replacements.
    instead: u64,
    /// Its names, by print and by the rules text on it.
    names: Vec<Word>,
    /// Its traits, likewise.
    traits: Vec<Word>,
    /// Its labels, likewise.
    labels: u64,
}

/// All definitions of a match, and the words they use.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    defs: Vec<CardDef>,
    digests: Vec<Digest>,
    by_id: BTreeMap<String, DefId>,
    /// The place of each definition in the pool that this one is a part of; empty for a whole pool.
    origins: Vec<DefId>,
    /// Shared with the parts of this pool.
    lexicon: Arc<Lexicon>,
    /// Every cue that some ability waits for.
    cues: u64,
    /// Every cue whose event some ability takes the place of.
    replaced: u64,
    /// Every cue that some ability counts.
    counted: u64,
    /// Every cue of which some ability hears although it is about another card.
    overheard: u64,
    /// The zones in which abilities for each cue say they work.
    odd_zones: OddZones,
}

/// Zones by cue, as bit sets.
#[derive(Copy, Clone, Debug)]
struct OddZones([u32; CUES]);

impl Default for OddZones {
    fn default() -> OddZones {
        OddZones([0; CUES])
    }
}

/// The most cues a game can have: they are bits of a set.
const CUES: usize = u64::BITS as usize;

impl Pool {
    /// Makes a pool whose definitions use words of `lexicon`.
    pub fn new(lexicon: Lexicon) -> Pool {
        Pool { lexicon: Arc::new(lexicon), ..Pool::default() }
    }

    /// Returns the part of this pool that a match needs: the cards with these numbers, and those that
    /// their effects create. Numbers that no card has are left out. Definitions keep their order, so
    /// the same cards make the same pool, and the words are shared.
    ///
    /// What no ability of the match waits for need not be noticed: the fewer cards, the more is skipped.
    pub fn sub_pool<'a>(&self, numbers: impl IntoIterator<Item = &'a str>) -> Pool {
        let mut wanted: Vec<DefId> = numbers.into_iter().filter_map(|id| self.find(id)).collect();
        let mut kept = BTreeSet::new();
        while let Some(id) = wanted.pop() {
            if kept.insert(id) {
                wanted.extend(self.created_by(id));
            }
        }
        let mut part = Pool { lexicon: self.lexicon.clone(), ..Pool::default() };
        for id in kept {
            part.add(self.def(id).clone());
            part.origins.push(self.origin(id));
        }
        part
    }

    /// Returns the cards that the effects of a definition create.
    fn created_by(&self, id: DefId) -> impl Iterator<Item = DefId> {
        let steps = self.def(id).abilities.iter().flat_map(|a| a.cost.iter().chain(&a.body));
        steps.filter_map(|step| match step {
            Step::Create { card, .. } => self.find(self.lexicon.text(*card)),
            _ => None,
        })
    }

    /// Returns where a definition stands in the pool that this one is a part of, which is how it is
    /// known outside the match.
    pub fn origin(&self, id: DefId) -> DefId {
        self.origins.get(id.index()).copied().unwrap_or(id)
    }

    /// Adds a definition; one with the same number is replaced.
    pub fn add(&mut self, def: CardDef) -> DefId {
        let digest = digest(&def);
        for ability in &def.abilities {
            self.cues |= cues_of(ability);
            self.replaced |= if matches!(ability.mode, Mode::Instead(_)) { cues_of(ability) } else { 0 };
            self.counted |= counted_by(ability);
            self.overheard |= overheard_by(ability);
            let mut cues = if ability.zones == 0 { 0 } else { cues_of(ability) };
            while cues != 0 {
                self.odd_zones.0[cues.trailing_zeros() as usize] |= ability.zones;
                cues &= cues - 1;
            }
        }
        if let Some(&id) = self.by_id.get(&def.id) {
            self.defs[id.index()] = def;
            self.digests[id.index()] = digest;
            return id;
        }
        let id = DefId(self.defs.len() as u16);
        self.by_id.insert(def.id.clone(), id);
        self.defs.push(def);
        self.digests.push(digest);
        id
    }

    /// Returns a definition.
    #[inline]
    pub fn def(&self, id: DefId) -> &CardDef {
        &self.defs[id.index()]
    }

    /// Returns an ability.
    #[inline]
    pub fn ability(&self, at: AbilityRef) -> &Ability {
        &self.defs[at.def.index()].abilities[at.index as usize]
    }

    /// Returns the cues that the abilities of a definition wait for, as a bit set.
    #[inline]
    pub fn cues(&self, id: DefId) -> u64 {
        self.digests[id.index()].cues
    }

    /// Returns whether a definition has an ability of its own for this cue.
    #[inline]
    pub fn has_cue(&self, id: DefId, cue: Cue) -> bool {
        self.digests[id.index()].cues & (1 << cue.0) != 0
    }

    /// Returns whether any ability waits for this cue.
    #[inline]
    pub fn any_cue(&self, cue: Cue) -> bool {
        self.cues & (1 << cue.0) != 0
    }

    /// Returns whether any ability takes the place of what happens then: hardly any card says "instead".
    #[inline]
    pub fn any_instead(&self, cue: Cue) -> bool {
        self.replaced & (1 << cue.0) != 0
    }

    /// Returns whether any ability counts how often this happens.
    #[inline]
    pub fn is_counted(&self, cue: Cue) -> bool {
        self.counted & (1 << cue.0) != 0
    }

    /// Returns whether any ability waits for this cue to be about another card than its own.
    #[inline]
    pub fn is_overheard(&self, cue: Cue) -> bool {
        self.overheard & (1 << cue.0) != 0
    }

    /// Returns the zones in which abilities for this cue say they work, as a bit set.
    #[inline]
    pub fn odd_zones(&self, cue: Cue) -> u32 {
        self.odd_zones.0[cue.0 as usize]
    }

    /// Returns whether a definition has an always-on ability.
    #[inline]
    pub fn has_always(&self, id: DefId) -> bool {
        self.digests[id.index()].always
    }

    /// Returns what the always-on abilities of a definition look at, as bits of [`changes`].
    #[inline]
    pub fn reads(&self, id: DefId) -> u32 {
        self.digests[id.index()].reads
    }

    /// Returns what an ability looks at while it is always on, as bits of [`changes`].
    #[inline]
    pub fn ability_reads(&self, at: AbilityRef) -> u32 {
        self.digests[at.def.index()].each[at.index as usize]
    }

    /// Returns whether an always-on ability holds card by card: see [`changes::is_card_by_card`].
    #[inline]
    pub fn is_card_by_card(&self, at: AbilityRef) -> bool {
        self.digests[at.def.index()].by_card[at.index as usize]
    }

    /// Returns whether a definition has a replacement for this cue.
    #[inline]
    pub fn has_instead(&self, id: DefId, cue: Cue) -> bool {
        self.digests[id.index()].instead & (1 << cue.0) != 0
    }

    /// Finds a definition by its card number.
    pub fn find(&self, id: &str) -> Option<DefId> {
        self.by_id.get(id).copied()
    }

    /// Returns every definition with its id, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = (DefId, &CardDef)> {
        self.defs.iter().enumerate().map(|(i, d)| (DefId(i as u16), d))
    }

    /// Returns how many definitions there are.
    pub fn len(&self) -> usize {
        self.defs.len()
    }

    /// Returns whether there is no definition.
    pub fn is_empty(&self) -> bool {
        self.defs.is_empty()
    }

    /// Returns the name of a definition as text.
    pub fn name(&self, id: DefId) -> &str {
        self.lexicon.text(self.def(id).name)
    }

    /// Returns why a card cannot be played, when some of its text was not understood.
    pub fn unread(&self, id: DefId) -> Option<String> {
        let def = self.def(id);
        let why =
            || format!("{} ({}) cannot be played: some of its text is not understood yet.", self.name(id), def.id);
        (!def.unread.is_empty()).then(why)
    }

    /// Returns the words.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Returns the words, to add some.
    pub fn lexicon_mut(&mut self) -> &mut Lexicon {
        Arc::make_mut(&mut self.lexicon)
    }

    /// Returns the names a card has by print and by the rules text on it.
    #[inline]
    pub fn names(&self, id: DefId) -> impl Iterator<Item = Word> {
        self.digests[id.index()].names.iter().copied()
    }

    /// Returns the traits a card has by print and by the rules text on it.
    #[inline]
    pub fn traits(&self, id: DefId) -> impl Iterator<Item = Word> {
        self.digests[id.index()].traits.iter().copied()
    }

    /// Returns the labels a card has by print and by the rules text on it, as a bit set.
    #[inline]
    pub fn labels(&self, id: DefId) -> u64 {
        self.digests[id.index()].labels
    }

    /// Returns what the rules text on a card changes about the card itself, in every zone.
    pub fn rule_changes(&self, id: DefId) -> impl Iterator<Item = &Change> {
        rule_changes(self.def(id))
    }
}

fn rule_changes(def: &CardDef) -> impl Iterator<Item = &Change> {
    let rules = def.abilities.iter().filter(|a| a.mode == Mode::Rule);
    rules.flat_map(|a| &a.body).filter_map(|step| match step {
        Step::Change { change, .. } => Some(change),
        _ => None,
    })
}

fn digest(def: &CardDef) -> Digest {
    let mut out = Digest {
        each: def.abilities.iter().map(changes::reads).collect(),
        by_card: def.abilities.iter().map(changes::is_card_by_card).collect(),
        names: vec![def.name],
        traits: def.traits.clone(),
        labels: def.labels,
        ..Digest::default()
    };
    for change in rule_changes(def) {
        match change {
            Change::Name(word) => out.names.push(*word),
            Change::Trait(word) => out.traits.push(*word),
            Change::Label(label) => out.labels |= 1 << label.0,
            _ => {}
        }
    }
    for ability in def.abilities.iter().filter(|a| !a.quoted) {
        match &ability.mode {
            Mode::Auto(_) | Mode::Use(_) => out.cues |= cues_of(ability),
            Mode::Always => {
                out.always = true;
                out.reads |= changes::reads(ability);
            }
            Mode::Instead(_) => out.instead |= cues_of(ability),
            Mode::Rule => {}
        }
    }
    out
}

/// Returns the cues of an ability as a bit set.
pub fn cues_of(ability: &Ability) -> u64 {
    match &ability.mode {
        Mode::Auto(triggers) | Mode::Instead(triggers) => triggers.iter().fold(0, |set, t| set | 1 << t.cue.0),
        Mode::Use(cues) => cues.iter().fold(0, |set, c| set | 1 << c.0),
        Mode::Always | Mode::Rule => 0,
    }
}

/// Returns the cues that an ability waits for whichever card they are about, as a bit set.
fn overheard_by(ability: &Ability) -> u64 {
    let Mode::Auto(triggers) = &ability.mode else { return 0 };
    let others = triggers.iter().filter(|t| !t.tests.contains(&Test::Is(Subject::This)));
    others.fold(0, |set, t| set | 1 << t.cue.0)
}

/// Returns the cues that an ability counts, as a bit set.
fn counted_by(ability: &Ability) -> u64 {
    let mut set = 0;
    each_part(ability, &mut |part| {
        if let Part::Num(Num::Times(event)) = part {
            set |= 1 << event.cue.0;
        }
    });
    set
}

/// Interned words, so that names and traits compare as numbers.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    words: Vec<String>,
    ids: BTreeMap<String, Word>,
}

impl Lexicon {
    /// Returns the word for a text, adding it when it is new.
    pub fn intern(&mut self, text: &str) -> Word {
        if let Some(&word) = self.ids.get(text) {
            return word;
        }
        let word = Word(self.words.len() as u16);
        self.words.push(text.to_owned());
        self.ids.insert(text.to_owned(), word);
        word
    }

    /// Finds a word without adding it.
    pub fn find(&self, text: &str) -> Option<Word> {
        self.ids.get(text).copied()
    }

    /// Returns the text of a word.
    pub fn text(&self, word: Word) -> &str {
        self.words.get(word.index()).map_or("?", String::as_str)
    }

    /// Returns how many words there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Returns whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Verb;

    /// Four cards, of which the second creates the fourth.
    fn whole() -> Pool {
        let mut lexicon = Lexicon::default();
        let token = lexicon.intern("D");
        let mut defs = ["A", "B", "C", "D"].map(|id| CardDef::new(id, lexicon.intern(id), Kind(0)));
        let create = Step::Create { verb: Verb(0), card: token, n: Num::Const(1) };
        defs[1].abilities = vec![Ability {
            mode: Mode::Always,
            gates: Vec::new(),
            once: false,
            cost: Vec::new(),
            body: vec![create],
            zones: 0,
            quoted: true,
        }];
        let mut pool = Pool::new(lexicon);
        defs.into_iter().for_each(|def| _ = pool.add(def));
        pool
    }

    #[test]
    fn a_part_holds_what_is_asked_for_and_what_that_creates_in_the_old_order() {
        let pool = whole();
        let ids = |part: &Pool| part.iter().map(|(_, def)| def.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&pool.sub_pool(["C", "A", "C", "no such card"])), ["A", "C"]);
        let part = pool.sub_pool(["C", "B"]);
        assert_eq!(ids(&part), ["B", "C", "D"]);
        let origins = |part: &Pool| part.iter().map(|(id, _)| part.origin(id).0).collect::<Vec<_>>();
        assert_eq!(origins(&part), [1, 2, 3]);
        assert_eq!(origins(&part.sub_pool(["D"])), [3], "a part of a part is known by the first pool");
        assert_eq!(origins(&pool), [0, 1, 2, 3]);
        assert_eq!(part.name(DefId(2)), "D");
    }
}

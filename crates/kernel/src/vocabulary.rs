//! The words of a game: names for its zones, stats, verbs and the rest.
//!
//! The effect notation, the renderer, the scenario runner and every screen read these tables. The
//! position in a table is the id, so a game's constants and its tables stand side by side.
//!
//! ```
//! let words = baize_spark::book().vocabulary();
//! let deck = words.find_zone("deck").expect("there is a deck");
//! assert_eq!(words.zone(deck), "deck");
//! assert!(words.find_zone("no-such-zone").is_none());
//! ```

use crate::ids::{Ban, Cue, Gauge, Keyword, Kind, Label, Phase, Point, Stat, Verb, Zone};
use crate::ir::{End, Order};
use crate::message::Message;
use crate::verb_rule::{Operation, VerbRule};

/// Every word list of a game.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// Zones, by [`Zone`].
    pub zones: Vec<ZoneSpec>,
    /// Stats, by [`Stat`].
    pub stats: Vec<&'static str>,
    /// Kinds, by [`Kind`].
    pub kinds: Vec<&'static str>,
    /// Keywords, by [`Keyword`].
    pub keywords: Vec<&'static str>,
    /// Labels, by [`Label`].
    pub labels: Vec<LabelSpec>,
    /// Verbs, by [`Verb`].
    pub verbs: Vec<VerbSpec>,
    /// Cues, by [`Cue`].
    pub cues: Vec<CueSpec>,
    /// Phases, by [`Phase`].
    pub phases: Vec<&'static str>,
    /// Moments at which continuous effects lapse, by [`Point`].
    pub points: Vec<&'static str>,
    /// Those of them that are a phase to come, in which alone something is forbidden or permitted, as a
    /// bit set. No other change can be for such a time.
    pub windows: u32,
    /// Those of them to which a part of an effect can be put off, as a bit set; 0 means all.
    pub moments: u32,
    /// Those of them that come in these phases only, as bit sets.
    pub point_phases: Vec<(Point, u32)>,
    /// The phases in which there is a battle, as a bit set; 0 where there never is one.
    pub battle: u32,
    /// Stats that only cards of these kinds have, as bit sets.
    pub stat_kinds: Vec<(Stat, u16)>,
    /// Stats that effects change in these zones only, as bit sets; 0 where they stay as they are printed.
    pub stat_zones: Vec<(Stat, u32)>,
    /// Keywords that mean something for cards of these kinds only, as bit sets.
    pub keyword_kinds: Vec<(Keyword, u16)>,
    /// Things that can be forbidden, by [`Ban`].
    pub bans: Vec<BanSpec>,
    /// Numbers of the game's own, by [`Gauge`].
    pub gauges: Vec<&'static str>,
    /// Numbers of a player's own that views show, such as life points, in the order of
    /// [`View::scores`](crate::view::View::scores).
    pub scores: Vec<&'static str>,
    /// What cards are called depending on where they are.
    pub nouns: Vec<Noun>,
    /// What a card attached to another is called in a gate, such as `don`.
    pub attached: &'static str,
    /// The kinds of cards to which others can be attached, as a bit set; 0 means all.
    pub hosts: u16,
    /// Cards that are used once, by kind and label, and whether they can be used in answer to an event.
    /// None of their abilities waits on the field.
    pub one_use: Vec<(Kind, Label, bool)>,
}

/// A zone and who sees into it.
#[derive(Clone, Debug)]
pub struct ZoneSpec {
    /// The word for it.
    pub word: &'static str,
    /// Who sees the cards in it.
    pub sight: Sight,
    /// Whether its order means something.
    pub ordered: bool,
    /// Whether abilities of cards in it work unless they say otherwise.
    pub live: bool,
    /// Whether cards are laid on top of it unless something else is said.
    pub piled: bool,
    /// Whether cards come to it by rules and verbs of the game's own only, never by a plain move.
    pub by_rule: bool,
    /// The kinds of cards that can lie in it, as a bit set; 0 means all.
    pub kinds: u16,
    /// Whether each player has one card in it at most.
    pub lone: bool,
}

impl ZoneSpec {
    /// A zone without order in which abilities do not work.
    pub const fn new(word: &'static str, sight: Sight) -> ZoneSpec {
        ZoneSpec { word, sight, ordered: false, live: false, piled: false, by_rule: false, kinds: 0, lone: false }
    }

    /// The same zone with an order that means something.
    pub const fn ordered(self) -> ZoneSpec {
        ZoneSpec { ordered: true, ..self }
    }

    /// The same zone, in which abilities work.
    pub const fn live(self) -> ZoneSpec {
        ZoneSpec { live: true, ..self }
    }

    /// The same zone, on top of which cards are laid.
    pub const fn piled(self) -> ZoneSpec {
        ZoneSpec { piled: true, ..self }
    }

    /// The same zone, in which each player has one card at most.
    pub const fn lone(self) -> ZoneSpec {
        ZoneSpec { lone: true, ..self }
    }

    /// The same zone, in which only these kinds of cards lie.
    pub const fn of_kinds(self, kinds: &[Kind]) -> ZoneSpec {
        ZoneSpec { kinds: Kind::set(kinds), ..self }
    }

    /// The same zone, to which no plain move leads.
    pub const fn by_rule(self) -> ZoneSpec {
        ZoneSpec { by_rule: true, ..self }
    }
}

/// Who sees the faces of cards in a zone. A card turned face up is seen by all.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Everybody.
    All,
    /// Its owner.
    Owner,
    /// Nobody.
    Nobody,
}

impl LabelSpec {
    /// A label of a group.
    pub const fn of(group: &'static str, word: &'static str) -> LabelSpec {
        LabelSpec { word, group }
    }
}

/// A label and the group it belongs to, such as red of the colours.
#[derive(Clone, Debug)]
pub struct LabelSpec {
    /// The word for it.
    pub word: &'static str,
    /// The group.
    pub group: &'static str,
}

/// A verb and the shape of the sentence it makes.
#[derive(Clone, Debug)]
pub struct VerbSpec {
    /// The word for it.
    pub word: &'static str,
    /// The shape of its sentence.
    pub shape: Shape,
    /// The zones of cards to which it does something, as a bit set; 0 means all.
    pub zones: u32,
    /// The kinds of cards to which it does something, as a bit set; 0 means all.
    pub kinds: u16,
    /// The zones of the cards to which those are put, as a bit set; 0 means all.
    pub onto: u32,
    /// Whether it does something only where it happens instead of something else.
    pub instead: bool,
    /// Whether several players do it one after the other even where the rest happens at once.
    pub in_turn: bool,
    /// Whether it can be done up to a number of times; verbs that players carry out by their row can.
    pub up_to: bool,
    /// Whether it is done to one card, and to one card after `to`.
    pub single: bool,
    /// What it does by itself; without it the game carries the verb out.
    pub rule: Option<VerbRule>,
}

/// A set of zones in which no card lies.
const NO_ZONE: u32 = 1 << 31;

impl VerbSpec {
    /// A verb of effects.
    pub const fn new(word: &'static str, shape: Shape) -> VerbSpec {
        VerbSpec {
            word,
            shape,
            zones: 0,
            kinds: 0,
            onto: 0,
            instead: false,
            in_turn: false,
            up_to: false,
            single: false,
            rule: None,
        }
    }

    /// A verb for what players do, not used in effects.
    pub const fn action(word: &'static str) -> VerbSpec {
        VerbSpec::new(word, Shape::Action)
    }

    /// The same, of which only cards in these zones are the object.
    pub fn of_cards_in(self, zones: &[Zone]) -> VerbSpec {
        VerbSpec { zones: Zone::set(zones), ..self }
    }

    /// The same, which does this by itself. Players who take or choose cards can do so up to a number of times.
    pub fn does(self, rule: VerbRule) -> VerbSpec {
        let up_to = matches!(rule.operation, Operation::Take { .. } | Operation::Choose { .. });
        VerbSpec { rule: Some(rule), up_to, ..self }
    }

    /// The same, which can be done up to a number of times.
    pub fn up_to(self) -> VerbSpec {
        VerbSpec { up_to: true, ..self }
    }

    /// The same, which is done to one card at a time.
    pub fn single(self) -> VerbSpec {
        VerbSpec { single: true, ..self }
    }

    /// The same, which several players do one after the other.
    pub fn in_turn(self) -> VerbSpec {
        VerbSpec { in_turn: true, ..self }
    }

    /// The same, of which only cards of these kinds are the object.
    pub fn of_kinds(self, kinds: &[Kind]) -> VerbSpec {
        VerbSpec { kinds: Kind::set(kinds), ..self }
    }

    /// The same, of which only the card of an event is the object, wherever it is.
    pub fn of_event(self) -> VerbSpec {
        VerbSpec { zones: NO_ZONE, ..self }
    }

    /// The same, which is about what it happens instead of.
    pub fn instead(self) -> VerbSpec {
        VerbSpec { instead: true, ..self }
    }

    /// The same, whose second object are cards in these zones.
    pub fn onto(self, zones: &[Zone]) -> VerbSpec {
        VerbSpec { onto: Zone::set(zones), ..self }
    }
}

/// The shapes of sentences in effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Not used in effects; a player's action only.
    Action,
    /// `ko CARDS`: moves cards to a fixed place.
    MoveTo {
        /// The zone they go to, of their owner.
        zone: Zone,
        /// At which end.
        end: End,
    },
    /// `move CARDS to PLACE`: moves cards wherever it says.
    Move,
    /// `rest CARDS`.
    Cards,
    /// `attach CARDS to CARDS`.
    CardsTo,
    /// `harm N CARDS`: verbs with a number and cards.
    NumberCards,
    /// `create N "T-001"`: brings cards of that number into being.
    NumberOf,
    /// `draw N`: players do it, N times.
    Number,
    /// `win`: players do it.
    Plain,
    /// `roll`: players do it, and a number comes of it.
    Chance,
}

/// A cue and how abilities use it.
#[derive(Clone, Debug)]
pub struct CueSpec {
    /// The word for it.
    pub word: &'static str,
    /// How abilities use it.
    pub role: Role,
    /// The kinds of cards whose own abilities can be for it, or to which an event happens, as a bit set; 0 means all.
    pub kinds: u16,
    /// Whether something else can happen instead of it.
    pub replaced: bool,
    /// Whether abilities can wait for it.
    pub waits: bool,
    /// Whether a card that is used once can be used in answer to it.
    pub answered: bool,
    /// Cards of these kinds, as a bit set, have abilities for it only with this keyword.
    pub with: Option<(u16, Keyword)>,
    /// What can bring it about, as a bit set of [`causes`].
    pub causes: u8,
    /// Whether it is told how many there were at once.
    pub counts: bool,
    /// Whether it is told from which zone a card came.
    pub has_origin: bool,
    /// The phases in which it comes, as a bit set; 0 means all.
    pub phases: u32,
    /// In whose turns it comes, where not in all.
    pub turn: Option<Turn>,
    /// Whether it happens to players, and to no card.
    pub players: bool,
}

/// In whose turns something comes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// In those of the player whose ability it is.
    Mine,
    /// In those of an opponent.
    Theirs,
    /// In those of the player to whom it happens.
    Whose,
}

impl CueSpec {
    /// A moment for abilities of all kinds of cards, which nothing replaces.
    pub const fn new(word: &'static str, role: Role) -> CueSpec {
        CueSpec {
            word,
            role,
            kinds: 0,
            replaced: false,
            waits: true,
            answered: false,
            with: None,
            causes: causes::ALL,
            counts: false,
            has_origin: false,
            phases: 0,
            turn: None,
            players: false,
        }
    }

    /// The same, which comes in these phases only.
    pub const fn during(self, phases: &[Phase]) -> CueSpec {
        CueSpec { phases: Phase::set(phases), ..self }
    }

    /// The same, which happens to players.
    pub const fn of_players(self) -> CueSpec {
        CueSpec { players: true, ..self }
    }

    /// The same, which comes in turns of these players only.
    pub const fn in_turn(self, turn: Turn) -> CueSpec {
        CueSpec { turn: Some(turn), ..self }
    }

    /// The same, for abilities of these kinds of cards only, or for what happens to these.
    pub const fn on_kinds(self, kinds: &[Kind]) -> CueSpec {
        CueSpec { kinds: Kind::set(kinds), ..self }
    }

    /// The same, also for abilities of cards of these kinds that have a keyword.
    pub const fn or_with(self, kinds: &[Kind], keyword: Keyword) -> CueSpec {
        CueSpec { with: Some((Kind::set(kinds), keyword)), ..self }
    }

    /// The same, which only this brings about: a bit set of [`causes`].
    pub const fn by(self, causes: u8) -> CueSpec {
        CueSpec { causes, ..self }
    }

    /// The same, of which it is told how many there were at once.
    pub const fn counts(self) -> CueSpec {
        CueSpec { counts: true, ..self }
    }

    /// The same, of which it is told from which zone a card came.
    pub const fn has_origin(self) -> CueSpec {
        CueSpec { has_origin: true, ..self }
    }

    /// Returns whether it ever comes for abilities of a card of this kind with these keywords.
    pub fn comes_for(&self, kind: Kind, keywords: u32) -> bool {
        let with = |(kinds, keyword): (u16, Keyword)| kinds & 1 << kind.0 != 0 && keywords & 1 << keyword.0 != 0;
        self.kinds == 0 || self.kinds & 1 << kind.0 != 0 || self.with.is_some_and(with)
    }

    /// Returns whether it comes in a phase.
    pub fn comes_in(&self, phase: Phase) -> bool {
        self.phases == 0 || self.phases & 1 << phase.0 != 0
    }

    /// The same; something else can happen instead.
    pub const fn replaceable(self) -> CueSpec {
        CueSpec { replaced: true, ..self }
    }

    /// The same; cards that are used once can answer it.
    pub const fn answered(self) -> CueSpec {
        CueSpec { answered: true, ..self }
    }

    /// The same; cards that are used once can answer it, and nothing else can wait for it.
    pub const fn only_answered(self) -> CueSpec {
        CueSpec { answered: true, waits: false, ..self }
    }

    /// The same; something else can happen instead, and nothing can wait for it.
    pub const fn only_replaceable(self) -> CueSpec {
        CueSpec { replaced: true, waits: false, ..self }
    }
}

/// How abilities use a cue.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// An ability with this cue is used by its player.
    Use,
    /// A tag for an event that happens to this very card, such as On Play.
    Own,
    /// A tag for an event of the whole table, such as the end of your turn.
    Table,
    /// An event that needs words: whose, what sort of card.
    Event,
}

/// A prohibition and whether it is on cards or on players.
#[derive(Clone, Debug)]
pub struct BanSpec {
    /// The word for it.
    pub word: &'static str,
    /// Whether it is usually put on players rather than cards.
    pub player: bool,
    /// Whether it can be forbidden.
    pub forbid: bool,
    /// Whether the rules bar it, so that it can be permitted.
    pub permit: bool,
    /// The zones of cards for which it means something, as a bit set; none for what only players do.
    pub zones: u32,
    /// Whether it is asked when decks are made, so that only a `rule` says something of it.
    pub rule: bool,
    /// For what players do, the zones of which all cards can stand for their player, as a bit set.
    pub said_of: u32,
    /// What can bring it about, as a bit set of [`causes`]; none where there is nothing to tell apart.
    pub causes: u8,
    /// Whether a card is concerned that tests can be about.
    pub tested: bool,
}

/// What can bring something about, as bits.
pub mod causes {
    /// A battle.
    pub const BATTLE: u8 = 1;
    /// A rule, or a cost that is paid.
    pub const RULE: u8 = 1 << 1;
    /// An effect.
    pub const EFFECT: u8 = 1 << 2;
    /// Any of them.
    pub const ALL: u8 = BATTLE | RULE | EFFECT;
    /// The words for them, in this order.
    pub const WORDS: [&str; 3] = ["battle", "rule", "effect"];
}

impl BanSpec {
    /// Something that cards do or that is done to them, which can be forbidden.
    pub const fn of_cards(word: &'static str) -> BanSpec {
        BanSpec {
            word,
            player: false,
            forbid: true,
            permit: false,
            zones: !0,
            rule: false,
            said_of: 0,
            causes: 0,
            tested: true,
        }
    }

    /// Something that players do, which can be forbidden.
    pub const fn of_players(word: &'static str) -> BanSpec {
        BanSpec {
            word,
            player: true,
            forbid: true,
            permit: false,
            zones: 0,
            rule: false,
            said_of: 0,
            causes: 0,
            tested: true,
        }
    }

    /// The same; the rules bar it, and it can be permitted as well.
    pub const fn permissible(self) -> BanSpec {
        BanSpec { permit: true, ..self }
    }

    /// The same, which this brings about: a bit set of [`causes`].
    pub const fn by(self, causes: u8) -> BanSpec {
        BanSpec { causes, ..self }
    }

    /// The same, which concerns no other card that tests could be about.
    pub const fn alone(self) -> BanSpec {
        BanSpec { tested: false, ..self }
    }

    /// The same, which only a `rule` about decks can say.
    pub const fn of_decks(self) -> BanSpec {
        BanSpec { rule: true, ..self }
    }

    /// The same, of which all cards in these zones can be spoken instead of their player.
    pub const fn said_of(self, zones: &[Zone]) -> BanSpec {
        BanSpec { said_of: Zone::set(zones), ..self }
    }

    /// The same, for cards in these zones only.
    pub const fn in_zones(self, zones: &[Zone]) -> BanSpec {
        BanSpec { zones: Zone::set(zones), ..self }
    }

    /// Something that the rules bar and that can only be permitted.
    pub const fn permission(word: &'static str) -> BanSpec {
        BanSpec {
            word,
            player: false,
            forbid: false,
            permit: true,
            zones: !0,
            rule: false,
            said_of: 0,
            causes: 0,
            tested: true,
        }
    }
}

impl Noun {
    /// Cards of any kind in these zones.
    pub const fn in_zones(word: &'static str, zones: &[Zone]) -> Noun {
        Noun { word, zones: Zone::set(zones), kinds: 0 }
    }
}

/// A noun of card text.
#[derive(Clone, Debug)]
pub struct Noun {
    /// The singular.
    pub word: &'static str,
    /// Bit set of zones.
    pub zones: u32,
    /// Bit set of kinds; 0 means any.
    pub kinds: u16,
}

macro_rules! lookups {
    ($($(#[$doc:meta])* $find:ident, $name:ident: $list:ident[$id:ident] $(. $field:ident)?;)*) => {
        impl Vocabulary {$(
            $(#[$doc])*
            pub fn $find(&self, word: &str) -> Option<$id> {
                let is = |x: &&'static str| *x == word;
                self.$list.iter().position(|x| is(&x$(.$field)?)).map(|i| $id(i as _))
            }

            /// Returns the word for the id, or `?` when the game has none such.
            pub fn $name(&self, id: $id) -> &'static str {
                self.$list.get(id.index()).map_or("?", |x| x$(.$field)?)
            }
        )*}
    };
}

lookups! {
    /// Finds a zone by its word.
    find_zone, zone: zones[Zone].word;
    /// Finds a stat by its word.
    find_stat, stat: stats[Stat];
    /// Finds a kind by its word.
    find_kind, kind: kinds[Kind];
    /// Finds a keyword by its word.
    find_keyword, keyword: keywords[Keyword];
    /// Finds a label by its word.
    find_label, label: labels[Label].word;
    /// Finds a verb by its word.
    find_verb, verb: verbs[Verb].word;
    /// Finds a cue by its word.
    find_cue, cue: cues[Cue].word;
    /// Finds a phase by its word.
    find_phase, phase: phases[Phase];
    /// Finds a lapse point by its word.
    find_point, point: points[Point];
    /// Finds a prohibition by its word.
    find_ban, ban: bans[Ban].word;
    /// Finds a gauge by its word.
    find_gauge, gauge: gauges[Gauge];
}

impl Vocabulary {
    /// Returns the bit set of labels in the same group as `label`.
    pub fn group_of(&self, label: Label) -> u64 {
        let Some(spec) = self.labels.get(label.index()) else { return 0 };
        let same = self.labels.iter().enumerate().filter(|(_, l)| l.group == spec.group);
        same.fold(0, |set, (i, _)| set | 1 << i)
    }

    /// Returns labels by their words, as a list in a sentence.
    pub fn label_words(&self, set: u64) -> Message {
        let words = self.labels.iter().enumerate().filter(|(i, _)| set & 1 << i != 0).map(|(_, label)| label.word);
        Message::list(words.map(|word| Message::sentence(word, Vec::new())).collect(), " and ")
    }

    /// Returns the zones in which abilities usually work, as a bit set.
    #[inline]
    pub fn live_zones(&self) -> u32 {
        self.zones.iter().enumerate().fold(0, |set, (i, z)| set | u32::from(z.live) << i)
    }

    /// Returns whether not everybody sees into one of these zones.
    pub fn is_any_hidden(&self, zones: u32) -> bool {
        self.has_sight(zones, |sight| sight != Sight::All)
    }

    /// Returns whether nobody sees into one of these zones.
    pub fn is_any_unseen(&self, zones: u32) -> bool {
        self.has_sight(zones, |sight| sight == Sight::Nobody)
    }

    fn has_sight(&self, mut zones: u32, is_meant: impl Fn(Sight) -> bool) -> bool {
        while zones != 0 {
            let spec = self.zones.get(zones.trailing_zeros() as usize);
            if spec.is_some_and(|spec| is_meant(spec.sight)) {
                return true;
            }
            zones &= zones - 1;
        }
        false
    }

    /// Returns the zones in which an ability works that says `zones` of itself.
    pub fn zones_of(&self, zones: u32) -> u32 {
        if zones == 0 { self.live_zones() } else { zones }
    }

    /// Returns whether cards of a kind can lie where abilities work by themselves.
    pub fn is_ever_live(&self, kind: Kind) -> bool {
        self.zones_holding(kind) & self.live_zones() != 0
    }

    /// Returns the zones in which cards of a kind can lie, as a bit set.
    pub fn zones_holding(&self, kind: Kind) -> u32 {
        let holds = |zone: &ZoneSpec| zone.kinds == 0 || zone.kinds & 1 << kind.0 != 0;
        self.zones.iter().enumerate().fold(0, |set, (i, zone)| set | u32::from(holds(zone)) << i)
    }

    /// Returns the kinds of cards that have a stat, as a bit set.
    pub fn kinds_with_stat(&self, stat: Stat) -> u16 {
        self.stat_kinds.iter().find(|(of, _)| *of == stat).map_or(!0, |(_, kinds)| *kinds)
    }

    /// Returns the zones in which effects change a stat, as a bit set.
    pub fn zones_with_stat(&self, stat: Stat) -> u32 {
        self.stat_zones.iter().find(|(of, _)| *of == stat).map_or(!0, |(_, zones)| *zones)
    }

    /// Returns the kinds of cards for which a keyword means something, as a bit set.
    pub fn kinds_with_keyword(&self, keyword: Keyword) -> u16 {
        self.keyword_kinds.iter().find(|(of, _)| *of == keyword).map_or(!0, |(_, kinds)| *kinds)
    }

    /// Returns the words for a set of kinds, as a list.
    pub fn kind_words(&self, kinds: u16) -> String {
        let words = self.kinds.iter().enumerate().filter(|(i, _)| kinds & 1 << i != 0);
        words.map(|(_, word)| *word).collect::<Vec<_>>().join(", ")
    }

    /// Returns the phases in which a moment comes, as a bit set.
    pub fn phases_of(&self, point: Point) -> u32 {
        self.point_phases.iter().find(|(of, _)| *of == point).map_or(!0, |(_, phases)| *phases)
    }

    /// Returns the kinds of cards that can lie in one of these zones, as a bit set.
    pub fn kinds_in(&self, zones: u32) -> u16 {
        let or_any = |kinds: u16| if kinds == 0 { !0 } else { kinds };
        Zone::all(zones).filter_map(|zone| self.zones.get(zone.index())).fold(0, |set, zone| set | or_any(zone.kinds))
    }

    /// Returns the usual order of arrival for a zone: it matters only where order does.
    pub fn usual_order(&self, zone: Zone) -> Order {
        match self.zones.get(zone.index()) {
            Some(spec) if spec.ordered => Order::Chosen,
            _ => Order::Kept,
        }
    }
}

//! The effect representation: abilities as data.
//!
//! Three doors lead in (effect notation, compiled card text, Rust builders) and one way leads out
//! (rendering). Nothing here belongs to a game: zones, stats, verbs and cues are numbers that the
//! game's [`Vocabulary`](crate::vocabulary::Vocabulary) names. "You" is the ability's controller.
//!
//! The body of an ability is a flat list. A step that governs others (`If`, `May`, `Later` …) is
//! followed by them and says how many there are, so a place in an effect under way is one number
//! and a resolution in progress is plain data.

pub mod parts;

use crate::ids::{Ban, Cue, Gauge, Keyword, Kind, Label, Phase, Point, Stat, Verb, Word, Zone};
use crate::vocabulary::causes;
use serde::{Deserialize, Serialize};

/// One ability of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ability {
    /// What sets it off, or how it stays in force.
    pub mode: Mode,
    /// What must hold for it to be used or to be in force.
    pub gates: Vec<Gate>,
    /// Whether it may be used once a turn only, counted per incarnation.
    pub once: bool,
    /// What using it costs; paid whole or not at all. Always optional to the payer.
    pub cost: Vec<Step>,
    /// What it does, in order.
    pub body: Vec<Step>,
    /// The zones it works in; 0 means the game's usual ones.
    pub zones: u32,
    /// Whether it is only there for another ability to grant.
    pub quoted: bool,
}

/// How an ability comes to work.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// Waits for one of these and then resolves by itself.
    Auto(Vec<Trigger>),
    /// Is used by its player at one of these moments.
    Use(Vec<Cue>),
    /// Holds all the time while its gates hold. Its body has only `Change` and `If` steps.
    Always,
    /// Takes the place of one of these events when it would happen.
    Instead(Vec<Trigger>),
    /// Speaks about deck building, names or set-up and works in every zone.
    Rule,
}

/// An event an ability waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trigger {
    /// What happens.
    pub cue: Cue,
    /// Whose card, or which player, it happens to.
    pub side: Side,
    /// What the card it happens to must be like.
    pub tests: Vec<Test>,
    /// What must have brought it about.
    pub cause: Cause,
    /// To how many cards at least it must happen at once; 0 and 1 mean any number.
    pub at_least: u8,
    /// The zones the card must have come from, as a bit set; 0 means any.
    pub origin: u32,
}

impl Trigger {
    /// An event that happens to a card or player of a side, whatever brings it about.
    pub fn new(cue: Cue, side: Side, tests: Vec<Test>) -> Trigger {
        Trigger { cue, side, tests, cause: Cause::default(), at_least: 0, origin: 0 }
    }
}

/// What brings something about, and what the card behind it must be like.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cause {
    /// What sort of thing.
    pub by: By,
    /// Tests on the card whose effect it is, or which battles.
    pub tests: Vec<Test>,
}

/// What sort of thing brings something about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum By {
    /// Anything.
    #[default]
    Anything,
    /// An effect of a card on this side.
    Effect(Side),
    /// A battle.
    Battle,
    /// A rule, neither effect nor battle.
    Rule,
}

impl By {
    /// Returns what it names, as a bit set of [`causes`].
    pub const fn causes(self) -> u8 {
        match self {
            By::Anything => 0,
            By::Effect(_) => causes::EFFECT,
            By::Battle => causes::BATTLE,
            By::Rule => causes::RULE,
        }
    }
}

/// A condition in front of an ability, usually printed as a tag.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gate {
    /// Only in turns of this side.
    Turn(Side),
    /// Only with at least this many cards attached.
    Attached(u8),
    /// Only in one of these phases.
    During(Vec<Phase>),
    /// Only while this holds.
    While(Cond),
}

/// Whose, seen from the controller of the ability.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// The controller's own.
    Mine,
    /// The controller's or a team mate's.
    Friendly,
    /// An opponent's.
    Theirs,
    /// Anyone's.
    #[default]
    Any,
}

/// A condition.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cond {
    /// Two numbers compare like this.
    Compare(Num, Cmp, Num),
    /// The subject passes every test.
    Matches(Subject, Vec<Test>),
    /// It is a turn of this side.
    Turn(Side),
    /// All of the step before this one was done, or all of an optional part.
    Did,
    /// All of these hold.
    All(Vec<Cond>),
    /// At least one of these holds.
    Any(Vec<Cond>),
    /// This does not hold.
    Not(Box<Cond>),
}

/// A comparison.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cmp {
    /// Equal.
    Eq,
    /// At most.
    Le,
    /// At least.
    Ge,
    /// Less than.
    Lt,
    /// Greater than.
    Gt,
    /// Not equal.
    Ne,
}

impl Cmp {
    /// Returns the comparison that holds where this one does not.
    pub fn opposite(self) -> Cmp {
        match self {
            Cmp::Eq => Cmp::Ne,
            Cmp::Ne => Cmp::Eq,
            Cmp::Le => Cmp::Gt,
            Cmp::Gt => Cmp::Le,
            Cmp::Ge => Cmp::Lt,
            Cmp::Lt => Cmp::Ge,
        }
    }

    /// Returns whether `a` compares to `b` in this way.
    #[inline]
    pub fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Cmp::Eq => a == b,
            Cmp::Le => a <= b,
            Cmp::Ge => a >= b,
            Cmp::Lt => a < b,
            Cmp::Gt => a > b,
            Cmp::Ne => a != b,
        }
    }
}

/// A number worked out when it is needed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Num {
    /// This number.
    Const(i32),
    /// How many cards there are.
    Count(Box<Sel>),
    /// The sum of a stat over cards.
    Total(Box<Sel>, Stat),
    /// A stat of a card, as it is now.
    Stat(Subject, Stat),
    /// A stat of a card, as printed.
    Base(Subject, Stat),
    /// A number the game knows about a side.
    Gauge(Gauge, Side),
    /// `times` for every full `each` of a number.
    Per {
        /// How much each full measure is worth.
        times: i32,
        /// The measure.
        each: i32,
        /// What is measured.
        of: Box<Num>,
    },
    /// The sum of two numbers.
    Plus(Box<Num>, Box<Num>),
    /// The first number less the second.
    Minus(Box<Num>, Box<Num>),
    /// The number a player named in this effect.
    Named,
    /// How many cards the last step that dealt with cards dealt with.
    Moved,
    /// How often something has happened this turn.
    Times(Box<Trigger>),
}

/// A card or group of cards that the effect has at hand already.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Subject {
    /// The card the ability is on.
    This,
    /// What was chosen or dealt with last; choices made one after the other are one.
    It,
    /// What a step gave this name.
    Slot(Slot),
    /// Each card that the present step is about, one at a time.
    Each,
    /// The card that the event set off by happened to.
    Event,
    /// The other card of that event: what attacked, was attacked, was the source.
    Other,
    /// The cards being looked at or revealed.
    Seen,
    /// The card this one is attached to.
    Host,
    /// The cards attached to this one.
    Attached,
    /// The attacking card of the battle under way.
    Attacker,
    /// The attacked card of the battle under way.
    Attacked,
}

/// A name that a step gave to what it dealt with, by its number in the ability.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// The most names an ability can give.
pub const SLOTS: usize = 4;

/// Which cards a step deals with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// Cards at hand already.
    Subject(Subject),
    /// The cards of several subjects together.
    Union(Vec<Subject>),
    /// Cards to be found, and chosen when there is a choice.
    Cards(Sel),
}

/// A selection of cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sel {
    /// How many, and whether a player chooses.
    pub pick: Pick,
    /// Who chooses: `Mine` is the controller, `Theirs` the opponent.
    pub chooser: Side,
    /// Where the cards come from.
    pub from: From,
    /// What each card must be like.
    pub tests: Vec<Test>,
    /// What the chosen cards must be like together.
    pub limits: Vec<Limit>,
}

/// How many cards a selection takes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pick {
    /// All there are.
    All,
    /// This many, or as many as there are.
    Exactly(Num),
    /// From none to this many.
    UpTo(Num),
    /// From the first number to the second.
    Between(Num, Num),
    /// This many from the top of an ordered zone.
    Top(Num),
    /// From none to this many from the top of an ordered zone.
    UpToTop(Num),
    /// This many from the bottom of an ordered zone.
    Bottom(Num),
    /// This many at random.
    Random(Num),
    /// One from the top or the bottom of an ordered zone, as the chooser likes.
    EitherEnd,
}

/// Where the cards of a selection come from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum From {
    /// Zones.
    Zones(Vec<Source>),
    /// A group at hand already.
    Group(Subject),
}

/// A noun of card text: cards of some kinds in some zones of one side.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Source {
    /// Whose zones.
    pub side: Side,
    /// Bit set of zones.
    pub zones: u32,
    /// Bit set of kinds; 0 means any.
    pub kinds: u16,
}

/// A demand on the whole of a selection.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Limit {
    /// The sum of a stat is at most this.
    Total(Stat, Num),
    /// No two have the same name.
    DifferentNames,
    /// All have the same name.
    SameName,
}

/// A property of one card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Test {
    /// A stat as it is now.
    Stat(Stat, Cmp, Num),
    /// A stat as printed.
    Base(Stat, Cmp, Num),
    /// Has exactly this name.
    Named(Word),
    /// Has a name that contains this.
    NameHas(Word),
    /// Has exactly this trait.
    Trait(Word),
    /// Has a trait that contains this.
    TraitHas(Word),
    /// Has this label.
    Label(Label),
    /// Has at least two labels of the group of this one (multicoloured).
    Many(Label),
    /// Is of this kind.
    Kind(Kind),
    /// Has this keyword.
    Keyword(Keyword),
    /// Is in this state.
    State(State),
    /// Has an ability for this moment.
    Has(Cue),
    /// Has no printed text.
    Blank,
    /// Is one of these cards.
    Is(Subject),
    /// Has the card number that this word spells.
    Number(Word),
    /// Shares a name with the subject.
    SameName(Subject),
    /// Has the same value of a stat as the subject.
    SameStat(Stat, Subject),
    /// Shares a label of the group of this one with the subject.
    SameLabel(Label, Subject),
    /// Has at least this many cards attached.
    Attached(u8),
    /// Has a card attached that passes all of these.
    Carries(Vec<Test>),
    /// Has the highest of a stat among the cards that fit otherwise.
    Highest(Stat),
    /// Has the lowest of a stat among the cards that fit otherwise.
    Lowest(Stat),
    /// Belongs to this side.
    Side(Side),
    /// Passes all tests of at least one list.
    Any(Vec<Vec<Test>>),
    /// Does not pass this test.
    Not(Box<Test>),
}

/// A state a card on the table can be in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum State {
    /// Turned sideways.
    Rested,
    /// Upright.
    Active,
    /// Face up.
    FaceUp,
    /// Face down.
    FaceDown,
    /// Came to its zone this turn.
    New,
    /// Carries damage.
    Damaged,
}

/// One step of a body or of a cost.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Chooses cards; they are `It` from now on.
    Choose(Sel),
    /// Moves cards, in the way the verb says (K.O., trash, return, play …).
    Move {
        /// The way of moving.
        verb: Verb,
        /// What moves.
        what: Target,
        /// Where to.
        to: Place,
    },
    /// Does something to cards: rest, set active, turn over, attach to others.
    Do {
        /// What is done.
        verb: Verb,
        /// To which cards.
        what: Target,
        /// The second object of verbs that take two, such as the card to attach to.
        to: Option<Target>,
        /// The number of verbs that take one.
        n: Num,
    },
    /// Makes players do something: draw, discard, shuffle, take damage, win.
    Player {
        /// What they do.
        verb: Verb,
        /// Who does it.
        who: Side,
        /// How much of it.
        n: Num,
        /// Whether they may do less.
        up_to: bool,
    },
    /// Puts a continuous effect in force.
    Change {
        /// On what.
        on: Scope,
        /// What changes.
        change: Change,
        /// How long.
        until: Point,
    },
    /// Looks at or reveals cards; they are `Seen` from now on.
    Look {
        /// Which cards, usually the top of a deck.
        what: Sel,
        /// Whether everybody sees them.
        reveal: bool,
    },
    /// The next `len` steps are done only if the condition holds.
    If {
        /// The condition.
        cond: Cond,
        /// How many steps it governs.
        len: u16,
    },
    /// The next `len` steps are done only if the `If` just before did not hold.
    Else {
        /// How many steps it governs.
        len: u16,
    },
    /// A player may do the next `len` steps.
    May {
        /// Who may.
        who: Side,
        /// How many steps it governs.
        len: u16,
    },
    /// A player does one of several runs of steps, which follow one another.
    OneOf {
        /// Who chooses.
        who: Side,
        /// The length of each run.
        lens: Vec<u16>,
    },
    /// The next `len` steps are done later.
    Later {
        /// When.
        point: Point,
        /// How many steps it governs.
        len: u16,
    },
    /// A player names a number.
    Number {
        /// Who names it.
        who: Side,
        /// The largest that may be named.
        max: Num,
    },
    /// Brings cards into being, such as tokens.
    Create {
        /// In which way.
        verb: Verb,
        /// The card number of what they are.
        card: Word,
        /// How many.
        n: Num,
    },
    /// Does what another ability for that moment does.
    Use {
        /// The moment.
        cue: Cue,
        /// Whose ability it is; this card's when absent.
        of: Option<Target>,
    },
    /// Gives what the step before dealt with a name.
    Name(Slot),
}

/// What a continuous effect is on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Scope {
    /// Cards.
    Cards(Target),
    /// Players.
    Players(Side),
}

/// What a continuous effect changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Adds to a stat.
    Add(Stat, Num),
    /// Makes the printed value of a stat count as this.
    SetBase(Stat, Num),
    /// Makes the present value of a stat this; what is added later counts from there.
    Set(Stat, Num),
    /// Gives a keyword.
    Gain(Keyword),
    /// Takes a keyword away.
    Lose(Keyword),
    /// Forbids something; the tests say to or by which other cards.
    Forbid(Ban, Vec<Test>, Cause),
    /// Allows what the rules bar; the tests say to or by which other cards.
    Permit(Ban, Vec<Test>, Cause),
    /// Makes the card's abilities invalid.
    Mute,
    /// Makes the card's abilities for this moment invalid.
    MuteCue(Cue),
    /// Gives the ability of this number of the same card definition.
    Ability(u8),
    /// Makes abilities of the card need more: the gates and the cost of the ability of this number
    /// of the same card definition. Its mode says which abilities are meant, by a shared cue; a
    /// `Use` without cues means all that are used or wait.
    Need(u8),
    /// Gives a further name.
    Name(Word),
    /// Gives a trait.
    Trait(Word),
    /// Gives a label.
    Label(Label),
    /// Permits a number of copies of this card in a deck; a negative number means any.
    Copies(i32),
    /// Makes the next card that passes the tests cost its player so much less to play.
    Discount(Num, Vec<Test>),
}

impl Change {
    /// Returns whether it is the same for whatever card it is on.
    pub fn is_fixed(&self) -> bool {
        match self {
            Change::Add(_, n) | Change::SetBase(_, n) | Change::Set(_, n) | Change::Discount(n, _) => {
                matches!(n, Num::Const(_))
            }
            _ => true,
        }
    }
}

/// Where moved cards go.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Whose zone, as the text says it: cards go to their owner's, and `Any` says just that.
    pub side: Side,
    /// Which zone.
    pub zone: Zone,
    /// At which end.
    pub end: End,
    /// In which order several arrive.
    pub order: Order,
    /// Turned which way; `None` means the zone's usual way.
    pub face_up: Option<bool>,
    /// Whether they arrive rested.
    pub rested: bool,
    /// Whether everybody is shown what moves.
    pub reveal: bool,
}

/// An end of an ordered zone.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum End {
    /// On top, or first.
    Top,
    /// At the bottom, or last.
    #[default]
    Bottom,
    /// Top or bottom, as the controller chooses, for all of them together.
    Either,
}

/// The order in which several cards arrive.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Order {
    /// As the owner likes.
    #[default]
    Chosen,
    /// At random.
    Random,
    /// As they lay.
    Kept,
}

//! The phrase tree: what a line of card text says, before any language says it.
//!
//! It is made once from an ability, by [`plan`](super::plan). Steps have become sentences and clauses, what a step deals
//! with a noun phrase or a reference to one; words and their order are left to the language.

use baize_kernel::ir::{Change, Cond, Num, Place, Sel, Side, Subject, Target, Trigger};
use baize_kernel::{Cue, Point, Verb, Word};
use std::borrow::Cow;

/// A line of card text without its tags.
#[derive(Debug, Default)]
pub struct Line<'a> {
    /// What the line is about: an event, or the rules.
    pub opening: Opening<'a>,
    /// Whose turn it must be.
    pub turn: Option<Side>,
    /// What must hold all the while.
    pub gates: Vec<&'a Cond>,
    /// What using it costs.
    pub cost: Vec<Clause<'a>>,
    /// What it does.
    pub body: Vec<Sentence<'a>>,
}

/// How a line begins.
#[derive(Debug, Default)]
pub enum Opening<'a> {
    /// With what it does.
    #[default]
    Plain,
    /// "When …,"
    When(&'a [Trigger]),
    /// "If … would …, … instead."
    Instead(&'a [Trigger]),
    /// "Under the rules of this game,"
    Rule,
}

/// One sentence.
#[derive(Debug, Default)]
pub struct Sentence<'a> {
    /// Whether it goes on from the one before: "Then,".
    pub then: bool,
    /// What comes before the verb, the outermost first.
    pub premises: Vec<Premise<'a>>,
    /// What the cards that the premises speak of were called when they were chosen.
    pub noun: &'static str,
    /// Who may leave it undone.
    pub may: Option<Side>,
    /// What is done.
    pub clauses: Vec<Clause<'a>>,
    /// Who chooses one of several things to do.
    pub options: Option<(Side, Vec<Vec<Sentence<'a>>>)>,
    /// Whether it takes the place of what was said before it.
    pub instead: bool,
}

/// What comes before the verb of a sentence.
#[derive(Debug)]
pub enum Premise<'a> {
    /// "If …,"; all of them must hold.
    If(Vec<&'a Cond>),
    /// "Otherwise,"
    Otherwise,
    /// "At the end of this turn,"
    Later(Point),
}

/// A verb with what belongs to it.
#[derive(Debug)]
pub enum Clause<'a> {
    /// Something is done to cards.
    Act {
        /// What is done.
        verb: Verb,
        /// Who does it.
        agent: Side,
        /// To which cards; what is done to several is said once.
        what: Vec<Np<'a>>,
        /// Where they go, if the verb leaves it open or it is not the usual place.
        place: Option<Place>,
        /// The second object.
        to: Option<Np<'a>>,
        /// How much.
        n: Option<&'a Num>,
    },
    /// A player does something.
    Player {
        /// What.
        verb: Verb,
        /// Who.
        who: Side,
        /// How much of it.
        n: &'a Num,
        /// Whether less will do.
        up_to: bool,
    },
    /// A player chooses cards; several choices in a row are one.
    Choose(Vec<&'a Sel>),
    /// A player looks at cards, or shows them to all.
    Look {
        /// Which.
        what: &'a Sel,
        /// Whether everybody sees them.
        reveal: bool,
        /// Whether they may be several, if they are cards spoken of already.
        plural: bool,
    },
    /// Something about cards or players changes.
    Change {
        /// Of what.
        on: Topic<'a>,
        /// What changes, for the same time.
        changes: Vec<&'a Change>,
        /// For how long.
        until: Point,
        /// Whether the same cards were changed in this way before.
        again: bool,
    },
    /// A player names a number.
    Number(Side, &'a Num),
    /// Cards are made.
    Create(Verb, Word, &'a Num),
    /// Another ability is carried out.
    Use(Cue, Option<Np<'a>>),
}

/// What a change is on.
#[derive(Debug)]
pub enum Topic<'a> {
    /// Cards.
    Cards(Np<'a>),
    /// Players.
    Players(Side),
}

/// A noun phrase.
#[derive(Debug)]
pub enum Np<'a> {
    /// Cards spoken of already.
    Refer {
        /// Which.
        subject: Subject,
        /// Whether they may be several.
        plural: bool,
        /// What they were called when they were chosen.
        noun: &'static str,
    },
    /// What is left of the cards looked at.
    Rest {
        /// Whether they may be several.
        plural: bool,
    },
    /// Several of those spoken of already.
    Both(&'a [Subject]),
    /// Cards described.
    Cards(Cow<'a, Sel>),
}

/// Who chooses the cards of a target, and so does what is done to them.
pub fn agent(what: &Target) -> Side {
    match what {
        Target::Cards(sel) => sel.chooser,
        _ => Side::Mine,
    }
}

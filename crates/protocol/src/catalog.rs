//! What is the same for everybody and comes over HTTP: games, tables, card faces, deck checks.

use crate::lobby::Options;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// `GET /api/games?lang=en`: everything that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// The games; the usual ones first.
    pub games: Vec<GameInfo>,
    /// The bots that can be seated; the first is the usual one.
    pub bots: Vec<BotInfo>,
    /// Languages that words come in; the first is the usual one.
    pub languages: Vec<String>,
}

/// A game and what can be set. The first of each list is the default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// One line that says what playing it is like.
    pub blurb: String,
    /// Whether it is an example rather than a game to offer first.
    pub example: bool,
    /// Revisions of the rules.
    pub revisions: Vec<String>,
    /// Modes: how many play, and in which teams.
    pub modes: Vec<ModeInfo>,
    /// Formats: which cards and actions are in.
    pub formats: Vec<FormatInfo>,
    /// Readings of unclear places in the rules.
    pub policies: Vec<PolicyInfo>,
    /// The decks that ship, at a glance.
    pub decks: Vec<DeckInfo>,
}

/// A deck that ships, at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckInfo {
    /// Its name in wishes.
    pub name: String,
    /// The card it is built around: of a kind of which it has one only. Null when there is none.
    pub lead: Option<u16>,
    /// That card's name; empty when there is none.
    pub lead_name: String,
    /// Colours and the like of its cards, the most frequent first.
    pub labels: Vec<FaceLabel>,
    /// How many cards it has.
    pub cards: u32,
    /// How many cards there are of each value of the first stat that is drawn on a card, from 0; what
    /// is higher counts to the last.
    pub curve: Vec<u32>,
}

/// A mode of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ModeInfo {
    /// Its name in `options`.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// The fewest seats.
    pub min: u8,
    /// The most seats.
    pub max: u8,
    /// Which team each seat is in when the fewest play.
    pub teams: Vec<u8>,
}

/// A format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FormatInfo {
    /// Its name in `options`.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Whether it is one that the game's makers list.
    pub official: bool,
    /// The decks that ship and can be played in it; the first is the usual one.
    pub decks: Vec<String>,
}

/// A reading of an unclear place in the rules, as a switch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PolicyInfo {
    /// Its name in `options`.
    pub name: String,
    /// The reading it stands for, such as `R23`.
    pub reading: String,
    /// Its values; the first is the default.
    pub values: Vec<String>,
    /// What it decides, in a sentence.
    pub about: String,
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BotInfo {
    /// Its name.
    pub name: String,
    /// How it plays, in a few words.
    pub about: String,
    /// How strong it is: `easy`, `fair` or `strong`.
    pub level: String,
}

/// `GET /api/games/{id}/table?revision&mode&format&seats&lang`: how the table looks and what
/// things on it are called. Lists of words are by number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableLayout {
    /// The game's id.
    pub game: String,
    /// What is set, with defaults filled in.
    pub options: Options,
    /// Which team each seat is in.
    pub teams: Vec<u8>,
    /// How many columns and rows one seat's half has.
    pub grid: (u8, u8),
    /// Where zones lie on their owner's half.
    pub places: Vec<ZonePlace>,
    /// Which stats are drawn on a card, and in which corner.
    pub corners: Vec<StatCorner>,
    /// What a player must not run out of; null when there is no such thing.
    pub vital: Option<Vital>,
    /// The word for it; empty when there is none.
    pub vital_name: String,
    /// Which cards can be put on others, and what that means.
    pub gestures: Vec<Gesture>,
    /// The words.
    pub words: Words,
    /// The clauses of the rules, by number, in our words.
    pub clauses: BTreeMap<String, String>,
    /// What may be looked up besides cards and clauses, such as a list of actions.
    pub reference: Vec<Entry>,
    /// Words of the game by their names here, with what they are called in other languages.
    pub elsewhere: Vec<(String, Vec<String>)>,
}

/// What a player must not run out of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Vital {
    /// The cards of a zone.
    Cards {
        /// The zone.
        zone: u8,
    },
    /// A number of the player's own.
    Score {
        /// Its place among them.
        at: u8,
    },
}

/// Putting a ready card of a zone on another card means a verb, which is offered for the other card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Gesture {
    /// The zone of the card that is put.
    pub zone: u8,
    /// What it means.
    pub verb: u8,
}

/// Something to look up, such as an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Entry {
    /// Its word; where it is something to do, the key of that verb.
    pub word: String,
    /// Its name.
    pub title: String,
    /// What sort of thing it is, such as `action`.
    pub sort: String,
    /// Words to sort and filter by.
    pub tags: Vec<String>,
    /// What is known of it at a glance: names such as `cost` with their values.
    pub facts: Vec<(String, String)>,
    /// What it does, a sentence each.
    pub lines: Vec<EntryLine>,
    /// Its own clause; empty when it has none.
    pub clause: String,
    /// What else it is called: in other languages, and by its makers.
    pub also: Vec<String>,
}

/// A sentence of an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct EntryLine {
    /// The clause that demands it.
    pub clause: String,
    /// The sentence.
    pub text: String,
}

/// Where a zone lies on its owner's half, seen by the owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ZonePlace {
    /// The zone.
    pub zone: u8,
    /// Its first column and row, from the upper left.
    pub at: (u8, u8),
    /// How many columns and rows it takes.
    pub size: (u8, u8),
    /// How its cards lie.
    pub lie: Lie,
    /// Whether a team has one together: then it lies at the first seat of the team.
    pub shared: bool,
    /// Whether it lies between the halves, not on one. Its column and row are then those of the
    /// middle, where the piles of all seats lie beside one another.
    pub middle: bool,
    /// How many places for cards are drawn in it; 0 draws none.
    pub slots: u8,
    /// Whether its cards are all alike, and only how many there are matters: they lie close together.
    pub stock: bool,
}

/// How the cards of a zone lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lie {
    /// On one another; only the top is seen.
    Stack,
    /// Beside one another.
    Row,
    /// Held in the hand.
    Fan,
    /// One place for one card.
    Spot,
    /// Under the card they are attached to.
    Under,
}

/// Which stat is drawn in which corner of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StatCorner {
    /// The stat.
    pub stat: u8,
    /// The corner.
    pub corner: Corner,
}

/// A corner of a card's face.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// Upper left.
    UpperLeft,
    /// Upper right.
    UpperRight,
    /// Lower left.
    LowerLeft,
    /// Lower right.
    LowerRight,
    /// On the left edge.
    LeftEdge,
}

/// The words of a game in one language, each list by number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Words {
    /// Zones.
    pub zones: Vec<ZoneWords>,
    /// Stats.
    pub stats: Vec<String>,
    /// Kinds of cards.
    pub kinds: Vec<String>,
    /// Keywords.
    pub keywords: Vec<String>,
    /// Phases and steps.
    pub phases: Vec<String>,
    /// Verbs.
    pub verbs: Vec<String>,
    /// Numbers of a player's own.
    pub scores: Vec<String>,
    /// The game's own short keys, for themes and guides.
    pub keys: Keys,
}

/// The game's own short keys by number, the same in every language. Zones and labels carry theirs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Keys {
    /// Stats.
    pub stats: Vec<String>,
    /// Kinds of cards.
    pub kinds: Vec<String>,
    /// Keywords.
    pub keywords: Vec<String>,
    /// Phases and steps.
    pub phases: Vec<String>,
    /// Verbs.
    pub verbs: Vec<String>,
}

/// A zone's word and who sees into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ZoneWords {
    /// The word.
    pub name: String,
    /// The game's own short key for it, the same in every language.
    pub key: String,
    /// Who sees its cards: `all`, `owner` or `nobody`.
    pub sight: String,
    /// Whether its order means something.
    pub ordered: bool,
}

/// `GET /api/games/{id}/cards?lang`: every card face, by definition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Faces {
    /// The game's id.
    pub game: String,
    /// The faces; a card's `def` is its place here.
    pub faces: Vec<Face>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Face {
    /// The card number.
    pub id: String,
    /// The name.
    pub name: String,
    /// The kind, by number.
    pub kind: u8,
    /// Colours, attributes and the like.
    pub labels: Vec<FaceLabel>,
    /// Types or traits.
    pub traits: Vec<String>,
    /// Printed stats, by number; null where there is none.
    pub stats: Vec<Option<i32>>,
    /// Printed keywords, by number.
    pub keywords: Vec<u8>,
    /// The text, one ability a line.
    pub text: String,
    /// Printed text that the game does not understand, and does not act on.
    pub unread: Vec<String>,
    /// What the publisher prints on it in this language, where somebody imported it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub printed: Option<FacePrint>,
    /// Its names in other languages, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub also: Vec<String>,
}

/// What the publisher prints on a card in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FacePrint {
    /// The name.
    pub name: String,
    /// Types or traits.
    pub types: Vec<String>,
    /// The text, one ability a line.
    pub text: String,
}

/// A label of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FaceLabel {
    /// The game's own short key for it, the same in every language, such as `red`.
    pub key: String,
    /// The group it belongs to, such as `colour`.
    pub group: String,
    /// The word for it.
    pub name: String,
}

/// `POST /api/decks/check`: a list to be checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckCheck {
    /// The game's id.
    pub game: String,
    /// What is set.
    #[serde(default)]
    pub options: Options,
    /// The list, one card a line.
    pub list: String,
    /// The day by whose restrictions it is checked, such as 2026-04-01; today without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day: Option<String>,
}

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckVerdict {
    /// Whether it can be played.
    pub legal: bool,
    /// How many cards it has.
    pub cards: u32,
    /// Every reason against it.
    pub problems: Vec<DeckProblem>,
}

/// A reason against a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckProblem {
    /// The clause; empty when there is none.
    pub clause: String,
    /// What is wrong and how to mend it.
    pub message: String,
}

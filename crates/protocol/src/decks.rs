//! What comes over HTTP for building decks: lists read and written, decks that are kept, and trials between bots.

use crate::catalog::DeckProblem;
use crate::lobby::{DeckWish, Options};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/games/{id}/workshop?revision&mode&format`: what a deck builder needs besides the faces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Workshop {
    /// The game's id.
    pub game: String,
    /// How far what a card does is proven, by `def`: `by_hand`, `proven`, `compiled`, `partly_read` or `unread`.
    pub grades: Vec<String>,
    /// How many cards the opening hand has.
    pub hand: u8,
    /// How many cards whoever begins draws on the first turn.
    pub first: u8,
    /// How many cards are drawn on every other turn.
    pub each: u8,
    /// The kinds of cards that are listed with a deck and never drawn from it.
    pub aside: Vec<u8>,
    /// Those of them that lie ready without being listed.
    pub ready: Vec<u8>,
    /// Keys of labels of cards that no deck holds, such as tokens.
    pub barred: Vec<String>,
    /// The parts that a deck has besides the main one, such as `side`.
    pub parts: Vec<String>,
    /// Whether lists of restricted cards ship that change with the date. Without, a card's own status is in its labels.
    pub dated: bool,
    /// The decks that ship, as lists.
    pub decks: Vec<ShippedDeck>,
}

/// A deck that ships, as a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShippedDeck {
    /// Its name.
    pub name: String,
    /// Its lines.
    pub lines: Vec<DeckEntry>,
}

/// A line of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckEntry {
    /// How many.
    pub count: u16,
    /// The card, by its place among the faces.
    pub def: u16,
    /// The part of the deck; empty for the main one.
    pub part: String,
}

/// `POST /api/decks/read`: a list, a code or a link to be read, in any usual spelling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The game's id.
    pub game: String,
    /// The list.
    pub list: String,
}

/// A list that was read. Lines with problems are not in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckRead {
    /// The name that the list gives; empty when it gives none.
    pub name: String,
    /// The format that the list says it is for; empty when it says none.
    pub format: String,
    /// Its lines.
    pub lines: Vec<DeckEntry>,
    /// What could not be read.
    pub problems: Vec<DeckProblem>,
}

/// `POST /api/decks/write`: a deck to be written in every format that keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckDraft {
    /// The game's id.
    pub game: String,
    /// Its name.
    #[serde(default)]
    pub name: String,
    /// The format it is for; empty for none.
    #[serde(default)]
    pub format: String,
    /// The list.
    pub list: String,
}

/// A deck in other spellings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckForms {
    /// The deck as a word, which links carry after `#deck=`.
    pub code: String,
    /// The deck in each format that keeps it whole.
    pub forms: Vec<DeckForm>,
}

/// A deck in one format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckForm {
    /// The format, such as `count` or `ydk`.
    pub format: String,
    /// The text.
    pub text: String,
}

/// `GET /api/my/decks`, with the guest's token as `Authorization: Bearer`: the decks that are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SavedDecks {
    /// The decks, the one that changed last first.
    pub decks: Vec<SavedDeck>,
    /// How many may be kept.
    pub most: u32,
}

/// A deck that is kept for a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SavedDeck {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The format it is for; empty for none.
    pub format: String,
    /// The list, as it was sent.
    pub list: String,
    /// When it changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// `POST /api/trials`: games between bots to see how a deck fares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TrialWish {
    /// The game's id.
    pub game: String,
    /// What is set.
    #[serde(default)]
    pub options: Options,
    /// The decks, the one that is tried first.
    pub decks: Vec<DeckWish>,
    /// Who plays them, such as `greedy`.
    pub bot: String,
    /// How many games each two decks play.
    pub games: u32,
    /// The seed of everything; any number gives other games.
    #[serde(default)]
    pub seed: u32,
}

/// How a trial stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Trial {
    /// Its id.
    pub id: String,
    /// `waiting`, `playing`, `over`, `stopped` (by whoever asked), `late` (it took too long) or `failed`.
    pub state: String,
    /// How many games are over.
    pub played: u32,
    /// How many there are to be.
    pub total: u32,
    /// What came of it, when it has ended: the games that were played count.
    pub results: Option<TrialResults>,
    /// Why it failed; empty otherwise.
    pub why: String,
    /// The command that plays the same games, with the lists as files; empty until it has ended.
    pub command: String,
}

/// What a trial came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TrialResults {
    /// Deck by deck, in the order of the wish.
    pub decks: Vec<TrialDeck>,
    /// The games that two decks played, each pair once.
    pub pairs: Vec<TrialPair>,
    /// How many games were played.
    pub games: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that were given up as too long.
    pub unfinished: u32,
    /// The mean number of turns.
    pub turns: f64,
    /// How many games took how many turns: from, to, games.
    pub lengths: Vec<(u16, u16, u32)>,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// A number that depends on every game, as `baize sim` tells it.
    pub digest: String,
}

/// What a deck came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TrialDeck {
    /// Its name.
    pub name: String,
    /// How many games it played.
    pub games: u32,
    /// How many it won.
    pub wins: u32,
    /// The ends of the 95% interval (Wilson) of its share of wins.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What became of its cards.
    pub cards: Vec<TrialCard>,
}

/// What two decks played against one another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TrialPair {
    /// The decks, by their places.
    pub decks: (u16, u16),
    /// How many games.
    pub games: u32,
    /// How many each of them won.
    pub wins: (u32, u32),
}

/// What became of a card: games, and how many of those were won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TrialCard {
    /// The card, by its place among the faces.
    pub def: u16,
    /// Games in whose opening hand it was.
    pub opening: (u32, u32),
    /// Games in which it was drawn, the opening hand included.
    pub drawn: (u32, u32),
    /// Games in which it was played from the hand.
    pub played: (u32, u32),
}

//! The object-safe face: matches and games for server, scenario runner, command line and Python.
//!
//! ```
//! use baize_kernel::{Deck, Options};
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! assert!(book.decks().iter().all(|deck| book.check_deck(&options, &book.pool(), deck).is_empty()));
//! let empty = Deck::new("Nothing", []);
//! assert!(!book.check_deck(&options, &book.pool(), &empty).is_empty(), "each problem says what is wrong");
//! ```

use crate::chance::{Key, Scripted};
use crate::event::{Event, Outcome};
use crate::game_spec::GameSpec;
use crate::ids::{CardId, Clause, DefId, Kind, Phase, Seat, Zone};
use crate::layout::Layout;
use crate::message;
use crate::message::Message;
use crate::phrase::Phrase;
use crate::pool::Pool;
use crate::prompt::{Answer, Choice, Prompt, Rejected};
use crate::reference::Entry;
use crate::state::Card;
use crate::view::View;
use crate::vocabulary::Vocabulary;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A match at which anyone can sit down.
pub trait Match: Send {
    /// Returns the words of the game.
    fn vocabulary(&self) -> &Vocabulary;
    /// Returns the card definitions.
    fn pool(&self) -> &Pool;
    /// Returns how many seats there are.
    fn seats(&self) -> u8;
    /// Returns the open question; `None` once the match is over.
    fn prompt(&self) -> Option<&Prompt>;
    /// Returns whether the open question is asked whatever its seat holds, as fair play has it. One who
    /// answers at once for want of a choice would tell it all the same, so it is let stand for a while.
    fn is_window(&self) -> bool;
    /// Returns how the match ended, when it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Answers the open question, or concedes.
    ///
    /// # Errors
    /// When the answer does not fit; the match is then as it was.
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Vec<Event>, Rejected>;
    /// Says why a seat cannot do something that is not offered.
    fn explain(&self, seat: Seat, choice: &Choice) -> Rejected;
    /// Returns what a seat could mean by taking card `a`, or by putting `a` on `b`, and why it
    /// cannot be where it cannot: the answer to "why can't I?". `CardId::NONE` stands for no card,
    /// and so does any card that the seat may not know.
    fn intents(&self, seat: Seat, a: CardId, b: CardId) -> Vec<Intent>;
    /// Returns how an option is said, for a language to make a sentence of.
    fn phrase(&self, choice: &Choice) -> Phrase;
    /// Returns an option as scenario files spell it, such as `attack Zoro -> Kid`.
    fn words(&self, choice: &Choice) -> String;
    /// Returns the table through the eyes of a seat, or with `None` of a watcher.
    fn view(&self, viewer: Option<Seat>) -> View;
    /// Returns the events of the set-up, before the first answer.
    fn opening(&self) -> &[Event];
    /// Returns whose turn it is, its number and the phase.
    fn clock(&self) -> (Seat, u16, Phase);
    /// Returns the cards of a pile in truth, from front to back.
    fn pile(&self, seat: Seat, zone: Zone) -> Vec<CardId>;
    /// Returns what is true of a card.
    fn card(&self, id: CardId) -> &Card;
    /// Returns a stat of a card as it is now.
    fn stat(&self, id: CardId, stat: crate::ids::Stat) -> i32;
    /// Returns whether a card has a keyword now.
    fn has_keyword(&self, id: CardId, keyword: crate::ids::Keyword) -> bool;
    /// Returns a number that depends on the whole state, the same on every platform.
    fn digest(&self) -> u64;
    /// Writes the state down.
    fn save(&self) -> Vec<u8>;
    /// Reads a state that [`Match::save`] wrote, with these rules and cards. The bytes are not
    /// trusted: [`saved`](crate::saved) says what is promised of them.
    ///
    /// # Errors
    /// When the bytes are not such a state.
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn Match>, String>;
    /// Returns a copy.
    fn copy(&self) -> Box<dyn Match>;
    /// Returns a copy in which what the seat cannot know is drawn anew.
    fn resample(&self, viewer: Seat, seed: u64) -> Box<dyn Match>;
    /// Lists what a seat cannot know, for [`redraw`](Match::redraw).
    fn hidden(&self, viewer: Seat) -> Hidden {
        Hidden { viewer, owners: Vec::new() }
    }
    /// The same as [`resample`](Match::resample), with what the seat cannot know listed before: once for many
    /// draws.
    fn redraw(&self, hidden: &Hidden, seed: u64) -> Box<dyn Match> {
        self.resample(hidden.viewer, seed)
    }
    /// Checks what must always hold of a state.
    ///
    /// # Errors
    /// Says what does not.
    fn check(&self) -> Result<(), String>;
    /// Plays on with random answers and no log, as fast as it goes.
    fn playout(&mut self, seed: u64, limit: u32) -> Playout;
    /// Answers the open question for whoever is asked and tells nobody: for thinking ahead on a copy.
    ///
    /// # Errors
    /// When the answer does not fit; the match is then as it was.
    fn play(&mut self, answer: &Answer) -> Result<(), Rejected>;
    /// Plays on as hasty players would, for at most `limit` answers and `turns` turns after this one.
    fn rollout(&mut self, seed: u64, limit: u32, turns: u16) -> Playout;
    /// Returns how much better off a seat's side is than its opponents are, a plain card counting 100.
    fn evaluate(&self, seat: Seat) -> i32;
    /// Returns how strongly a hasty player is drawn to an option, compared with the others.
    fn rollout_weight(&self, choice: &Choice) -> u32;
    /// Returns whether a seat sees the face of a card now.
    fn sees(&self, seat: Seat, card: CardId) -> bool;
    /// Returns the memory of the state in bytes.
    fn bytes(&self) -> usize;
    /// Clones the state so many times and drops each clone: work for a benchmark to time.
    fn clone_often(&self, times: u32) {
        for _ in 0..times {
            std::hint::black_box(self.copy());
        }
    }
}

/// Something a seat could mean by a gesture with cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intent {
    /// What is wanted.
    pub choice: Choice,
    /// The words for it, such as `attack Zoro -> Kid`.
    pub words: String,
    /// Why it cannot be; `None` when it is offered.
    pub refusal: Option<Rejected>,
}

/// What a playout did.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// How many questions were answered.
    pub decisions: u32,
    /// The number of the last turn.
    pub turns: u16,
    /// How it ended; `None` when the limit came first.
    pub outcome: Option<Outcome>,
}

/// A game as a whole: what can be played, and the way to start it.
pub trait Rulebook: Send + Sync {
    /// Returns what the game says of itself.
    fn spec(&self) -> &GameSpec;
    /// Returns the id, such as `one-piece`.
    fn id(&self) -> &'static str {
        self.spec().id
    }
    /// Returns the name for people.
    fn title(&self) -> &'static str {
        self.spec().title
    }
    /// Returns what can be set.
    fn menu(&self) -> Menu;
    /// Returns the clauses of a revision.
    fn clauses(&self, revision: &str) -> &[ClauseRow];
    /// Returns the words of the game.
    fn vocabulary(&self) -> &Vocabulary;
    /// Returns the cards that ship.
    fn pool(&self) -> Arc<Pool>;
    /// Returns the decks that ship.
    fn decks(&self) -> &[Deck];
    /// Returns the official ways to play, which laws, fuzzing and measurements go through; the usual
    /// one comes first.
    fn ways(&self) -> Vec<Options> {
        self.menu().ways().into_iter().filter(|way| self.is_official(way)).collect()
    }
    /// Returns the decks that ship and can be played with these options.
    fn decks_for(&self, options: &Options) -> Vec<Deck> {
        let pool = self.pool();
        self.decks().iter().filter(|deck| self.check_deck(options, &pool, deck).is_empty()).cloned().collect()
    }
    /// Returns a deck for every seat: those that ship and fit, in turn from the `first` on. None
    /// when none fits.
    fn decks_in_turn(&self, options: &Options, first: usize) -> Vec<Deck> {
        let decks = self.decks_for(options);
        let seats = if decks.is_empty() { 0 } else { self.menu().seats(options) };
        (first..first + seats).map(|i| decks[i % decks.len()].clone()).collect()
    }
    /// Returns a deck for every seat of people who choose none, so that nobody begins ahead: those that are equal, in
    /// turn, where all of them fit, and else the first that fits for everybody. None when none fits.
    fn usual_decks(&self, options: &Options) -> Vec<Deck> {
        let decks = self.decks_for(options);
        let named = |name: &&str| decks.iter().find(|deck| deck.name == **name);
        let equal: Option<Vec<&Deck>> = self.spec().equal_decks.iter().map(named).collect();
        let usual = equal.filter(|equal| !equal.is_empty()).unwrap_or_else(|| decks.first().into_iter().collect());
        usual.into_iter().cycle().take(self.menu().seats(options)).cloned().collect()
    }
    /// Checks a deck, giving every reason against it.
    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem>;
    /// Reads what is set, checks decks and gets ready what all matches with them share; what it returns starts a
    /// match from its set-up, by its seed.
    ///
    /// # Errors
    /// With every reason why no match can start.
    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>>;
    /// Starts a match from its set-up.
    ///
    /// # Errors
    /// With every reason why it cannot start.
    fn open(
        &self,
        options: &Options,
        pool: Arc<Pool>,
        decks: &[Deck],
        seed: u64,
    ) -> Result<Box<dyn Match>, Vec<Problem>> {
        Ok(self.prepare(options, pool, decks)?(seed))
    }
    /// Starts a match in the middle.
    ///
    /// # Errors
    /// With every reason why the board cannot be.
    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>>;
    /// Returns a plain card that may lie in a zone, for boards that only say how many.
    fn filler(&self, pool: &Pool, zone: Zone) -> Option<DefId> {
        let _ = (pool, zone);
        None
    }
    /// Returns whether a way to play is one that the game's makers list. Others may be played all the
    /// same, and are told apart.
    fn is_official(&self, options: &Options) -> bool {
        let _ = options;
        true
    }
    /// Returns which team each seat is in, numbered from 0; whoever plays alone is a team of one.
    fn teams(&self, options: &Options) -> Vec<u8> {
        let menu = self.menu();
        let seats = (0..menu.seats(options) as u8).map(Seat);
        seats.map(|seat| menu.mode(options).map_or(seat.0, |mode| mode.team(seat))).collect()
    }
    /// Returns what a player may look up besides cards and clauses, such as a list of actions: what is
    /// there with these options, or with `None` all there is.
    fn reference(&self, options: Option<&Options>) -> Vec<Entry> {
        let _ = options;
        Vec::new()
    }
    /// Returns a legal deck of cards drawn at random from a pool; `None` where the game cannot make one.
    fn random_deck(&self, options: &Options, pool: &Pool, seed: u64) -> Option<Deck> {
        let _ = (options, pool, seed);
        None
    }
    /// Returns how a deck is drawn from, and which parts it has.
    fn draws(&self, options: &Options) -> Draws {
        let _ = options;
        self.spec().draws
    }
    /// Returns where things lie on the table.
    fn layout(&self, options: &Options) -> Layout;
}

/// How a deck is drawn from, as far as chance alone decides, and which parts it has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Draws {
    /// How many cards the opening hand has.
    pub hand: u8,
    /// How many cards whoever begins draws on the first turn.
    pub first: u8,
    /// How many cards are drawn on every other turn.
    pub each: u8,
    /// The kinds of cards that are listed with a deck and never drawn from it, as a bit set.
    pub aside: u16,
    /// Those of them that lie ready without being listed, as a bit set.
    pub ready: u16,
    /// Labels of cards that no deck holds, such as tokens, as a bit set.
    pub barred: u64,
    /// The parts that a deck has besides the main one, such as `side`.
    pub parts: &'static [&'static str],
}

impl Draws {
    /// Returns how many cards somebody has seen of a deck on a turn of theirs, counted from 1; 0 is the opening hand.
    pub fn seen(&self, turn: u16, begins: bool) -> u32 {
        let first = if begins { self.first } else { self.each };
        let later = u32::from(turn.saturating_sub(1)) * u32::from(self.each);
        u32::from(self.hand) + if turn == 0 { 0 } else { u32::from(first) + later }
    }

    /// Returns whether cards of a kind lie in the deck that is drawn from.
    pub fn draws(&self, kind: Kind) -> bool {
        self.aside & Kind::set(&[kind]) == 0
    }
}

/// What can be set for a game. The first of each list is the default.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    /// Revisions of the rules.
    pub revisions: Vec<&'static str>,
    /// Modes: how many play and in which teams.
    pub modes: Vec<ModeSpec>,
    /// Formats: which cards and actions are in.
    pub formats: Vec<&'static str>,
    /// Readings of unclear places, as switches.
    pub policies: Vec<Policy>,
}

/// Starts a match by its seed, as often as wanted: see [`Rulebook::prepare`].
pub type Opener<'a> = Box<dyn Fn(u64) -> Box<dyn Match> + Send + Sync + 'a>;

/// What a seat cannot know of a table.
#[derive(Clone, Debug)]
pub struct Hidden {
    /// The seat.
    pub viewer: Seat,
    /// Owner by owner: which cards, and what they are, in an order that does not tell which is which.
    pub(crate) owners: Vec<(Vec<CardId>, Vec<DefId>)>,
}

/// A mode of play.
#[derive(Clone, Debug)]
pub struct ModeSpec {
    /// Its name.
    pub name: &'static str,
    /// The name it had before, by which files and stored matches may still call it.
    pub formerly: &'static str,
    /// The fewest seats.
    pub min: u8,
    /// The most seats.
    pub max: u8,
    /// Which team each seat is in; empty where everyone plays alone.
    pub teams: &'static [u8],
}

impl ModeSpec {
    /// A mode in which everyone plays alone.
    pub const fn new(name: &'static str, min: u8, max: u8) -> ModeSpec {
        ModeSpec { name, formerly: "", min, max, teams: &[] }
    }

    /// The usual mode of most games.
    pub const TWO_PLAYERS: ModeSpec = ModeSpec::new("two-players", 2, 2);

    /// The same mode, which had another name before.
    pub const fn formerly(self, formerly: &'static str) -> ModeSpec {
        ModeSpec { formerly, ..self }
    }

    /// Returns whether it is called by this name.
    pub fn is_called(&self, name: &str) -> bool {
        !name.is_empty() && (name == self.name || name == self.formerly)
    }

    /// The same mode played in teams: the team of each seat.
    pub const fn in_teams(self, teams: &'static [u8]) -> ModeSpec {
        ModeSpec { teams, ..self }
    }

    /// Returns the team of a seat; whoever plays alone is a team of one.
    pub fn team(&self, seat: Seat) -> u8 {
        self.teams.get(seat.index()).copied().unwrap_or(seat.0)
    }
}

/// A reading of an unclear place in the rules, as a named value.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Its name.
    pub name: &'static str,
    /// The reading it stands for, such as `R23`.
    pub reading: &'static str,
    /// Its values; the first is the default.
    pub values: Vec<&'static str>,
    /// What it decides, in a sentence.
    pub about: &'static str,
}

/// What was set for a match. Empty fields mean the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// The revision.
    pub revision: String,
    /// The mode.
    pub mode: String,
    /// The format.
    pub format: String,
    /// How many seats; 0 means the fewest of the mode.
    pub seats: u8,
    /// Values of policies.
    pub policies: BTreeMap<String, String>,
    /// Fair play: questions are asked alike whatever is held, so that being asked tells nobody anything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fair: bool,
    /// The key of the match's chance. Without one it follows from the seed, by a faster way that can be foreseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// Results of chance laid down beforehand, for scenarios that start from the set-up. A game
    /// hands them to its chance before it rolls or shuffles for the first time.
    pub script: Vec<Scripted>,
}

/// A clause of a rules document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClauseRow {
    /// Its number.
    pub clause: Clause,
    /// What sort of rule it is.
    pub kind: String,
    /// Whether a scenario can show it.
    pub testable: bool,
    /// What it demands, in our words.
    pub text: String,
}

/// A reason against a deck, a board or a set of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The clause, where there is one.
    pub clause: Clause,
    /// What is wrong and how to mend it.
    pub message: Message,
}

impl Problem {
    /// A problem that a clause names.
    pub fn new(clause: Clause, message: impl Into<Message>) -> Problem {
        Problem { clause, message: message.into() }
    }

    /// A problem no clause speaks of, such as a card that does not exist.
    pub fn plain(message: impl Into<Message>) -> Problem {
        Problem { clause: Clause::NONE, message: message.into() }
    }

    /// Returns what is wrong, and by which clause.
    pub fn told(&self) -> Message {
        match self.clause {
            Clause::NONE => self.message.clone(),
            clause => message!("{message} ({clause})", message = &self.message, clause = clause.as_str()),
        }
    }
}

/// A deck list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// Its name.
    pub name: String,
    /// Its lines.
    pub lines: Vec<DeckLine>,
}

impl Deck {
    /// Makes a deck of one part.
    pub fn new<'a>(name: impl Into<String>, cards: impl IntoIterator<Item = (u16, &'a str)>) -> Deck {
        let line = |(count, id): (u16, &str)| DeckLine { count, id: id.to_owned(), part: String::new() };
        Deck { name: name.into(), lines: cards.into_iter().map(line).collect() }
    }

    /// Returns every card of the deck, copies one by one. Cards the pool has not are left out:
    /// checking the deck names them.
    pub fn cards<'a>(&'a self, pool: &'a Pool) -> impl Iterator<Item = DefId> + 'a {
        let known = self.lines.iter().filter_map(|line| Some((line.count, pool.find(&line.id)?)));
        known.flat_map(|(count, def)| std::iter::repeat_n(def, count.into()))
    }
}

/// A line of a deck list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckLine {
    /// How many.
    pub count: u16,
    /// The card number.
    pub id: String,
    /// The part of the deck it belongs to; empty for the main part.
    pub part: String,
}

/// A board to start from, for scenarios and puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// What each seat has.
    pub seats: Vec<SeatBoard>,
    /// Whose turn it is.
    pub active: Seat,
    /// The seat that went first.
    pub first: Option<Seat>,
    /// The turn's number.
    pub turn: Option<u16>,
    /// The phase, by its word; the game's usual one for play when absent.
    pub phase: Option<String>,
    /// Results of chance laid down beforehand.
    pub script: Vec<Scripted>,
}

/// What a seat has on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatBoard {
    /// Piles from front to back. A pile that is not named is filled as the game usually would.
    pub piles: Vec<(Zone, Vec<BoardCard>)>,
    /// Numbers of the player's own, by name.
    pub scores: Vec<(String, i32)>,
}

/// A card on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardCard {
    /// What it is.
    pub def: DefId,
    /// Turned sideways.
    pub rested: bool,
    /// Turned face up or down against the zone's usual way.
    pub face_up: Option<bool>,
    /// Damage or counters.
    pub marks: i16,
    /// Came to its zone this turn.
    pub new: bool,
    /// Cards attached to it.
    pub attached: Vec<BoardCard>,
}

impl BoardCard {
    /// A card as it usually lies.
    pub fn new(def: DefId) -> BoardCard {
        BoardCard { def, rested: false, face_up: None, marks: 0, new: false, attached: Vec::new() }
    }
}

/// A match begun in the middle.
pub struct Staged {
    /// The match.
    pub table: Box<dyn Match>,
    /// The ids of the board's cards, in the order the board lists them, attached ones after
    /// their host.
    pub cards: Vec<CardId>,
}

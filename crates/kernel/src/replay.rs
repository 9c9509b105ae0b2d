//! Replays: game, options, decks, seed and answers. Everything else is worked out anew and
//! checked against digests on the way.
//!
//! ```
//! use baize_kernel::replay::Recorder;
//! use baize_kernel::{Answer, Options};
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let mut recorder = Recorder::open(book, &options, book.pool(), &decks, 7).expect("these decks are legal");
//! let seat = recorder.table().prompt().expect("somebody is asked").seat;
//! recorder.answer(seat, &Answer::Concede).expect("anybody may give up");
//! let again = recorder.replay().run(book, book.pool(), |_, _, _| {}).expect("it comes to the same");
//! assert_eq!(again.outcome(), recorder.table().outcome());
//! ```

use crate::ids::Seat;
use crate::message;
use crate::message::Message;
use crate::pool::Pool;
use crate::prompt::Answer;
use crate::rulebook::{Deck, Match, Options, Rulebook};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A match written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replay {
    /// The version of this shape.
    pub version: u16,
    /// The game's id.
    pub game: String,
    /// What was set.
    pub options: Options,
    /// The decks, seat by seat.
    pub decks: Vec<Deck>,
    /// The seed of chance.
    pub seed: u64,
    /// Who answered what.
    pub moves: Vec<Move>,
    /// The digest after the set-up.
    pub start: u64,
}

/// An answer and the digest of the state after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub answer: Answer,
    /// The digest afterwards.
    pub digest: u64,
}

/// The version of replays written now.
pub const VERSION: u16 = 1;

/// How a replay differs from what the rules make of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.told())]
pub enum Difference {
    /// It was written in another shape.
    Version(u16),
    /// The match cannot be started.
    Start(Message),
    /// An answer is refused.
    Refused {
        /// Which answer, from 0.
        index: usize,
        /// Why.
        reason: String,
    },
    /// The state is another one than when it was recorded. Index 0 is after the set-up.
    Digest {
        /// After how many answers.
        index: usize,
    },
}

impl Difference {
    /// Returns the difference for people.
    pub fn told(&self) -> Message {
        match self {
            Difference::Version(version) => {
                let (version, ours) = (*version, VERSION);
                message!("the replay has version {version}; this program reads version {ours}", version, ours)
            }
            Difference::Start(why) => message!("the match cannot be started: {why}", why),
            Difference::Refused { index, reason } => {
                message!("answer {index} is refused: {reason}", index = *index, reason)
            }
            Difference::Digest { index } => {
                message!("after {index} answers the state differs from the recorded one", index = *index)
            }
        }
    }
}

/// Records a match as it is played.
pub struct Recorder {
    replay: Replay,
    table: Box<dyn Match>,
}

impl Recorder {
    /// Starts a match and its record.
    ///
    /// # Errors
    /// When the match cannot be started.
    pub fn open(
        book: &dyn Rulebook,
        options: &Options,
        pool: Arc<Pool>,
        decks: &[Deck],
        seed: u64,
    ) -> Result<Recorder, Vec<crate::rulebook::Problem>> {
        let table = book.open(options, pool, decks, seed)?;
        let replay = Replay {
            version: VERSION,
            game: book.id().to_owned(),
            options: options.clone(),
            decks: decks.to_vec(),
            seed,
            moves: Vec::new(),
            start: table.digest(),
        };
        Ok(Recorder { replay, table })
    }

    /// Returns the match.
    pub fn table(&self) -> &dyn Match {
        &*self.table
    }

    /// Answers, and records the answer when it is taken.
    ///
    /// # Errors
    /// When the answer does not fit.
    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Vec<crate::Event>, crate::Rejected> {
        let events = self.table.answer(seat, answer)?;
        let digest = self.table.digest();
        self.replay.moves.push(Move { seat, answer: answer.clone(), digest });
        Ok(events)
    }

    /// Returns the record so far.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }
}

impl Replay {
    /// Works the match out anew, calling `watch` before each answer, and checks every digest.
    ///
    /// # Errors
    /// At the first difference.
    pub fn run(
        &self,
        book: &dyn Rulebook,
        pool: Arc<Pool>,
        mut watch: impl FnMut(&dyn Match, Option<&Move>, &[crate::Event]),
    ) -> Result<Box<dyn Match>, Difference> {
        if self.version != VERSION {
            return Err(Difference::Version(self.version));
        }
        let opened = book.open(&self.options, pool, &self.decks, self.seed);
        let mut table = opened.map_err(|problems| {
            Difference::Start(Message::list(problems.iter().map(|p| p.message.clone()).collect(), "; "))
        })?;
        if table.digest() != self.start {
            return Err(Difference::Digest { index: 0 });
        }
        let opening = table.opening().to_vec();
        watch(&*table, None, &opening);
        for (index, step) in self.moves.iter().enumerate() {
            let events = table
                .answer(step.seat, &step.answer)
                .map_err(|e| Difference::Refused { index, reason: e.to_string() })?;
            if table.digest() != step.digest {
                return Err(Difference::Digest { index: index + 1 });
            }
            watch(&*table, Some(step), &events);
        }
        Ok(table)
    }
}

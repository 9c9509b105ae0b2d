//! A batch: the same seats meet many times.

use crate::cards::{self, Fates, Journal};
use crate::check::{self, Violation};
use crate::lineup::Lineup;
use crate::seeds::{Stream, derive};
use crate::stats::Counts;
use baize_ai::BotSpec;
use baize_kernel::rulebook::Opener;
use baize_kernel::{Deck, Match, Options, Outcome, Pool, Problem, Rulebook, Seat};
use rayon::prelude::*;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The most answers of a game before it counts as unfinished.
pub const LIMIT: u32 = 100_000;

/// How many results are held in memory at once.
const BLOCK: u64 = 1 << 16;

/// The same for checked games, which are slow: after a find, no more than this is played in vain.
const CHECKED_BLOCK: u64 = 1 << 7;

/// Seats that meet many times.
pub struct Batch<'a> {
    /// The game.
    pub book: &'a dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The cards.
    pub pool: Arc<Pool>,
    /// The decks, seat by seat.
    pub decks: Vec<Deck>,
    /// Who plays them.
    pub bots: Vec<BotSpec>,
    /// The seed of everything.
    pub seed: u64,
    /// The number of the first game, which tells its seed.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Whether every game is checked on the way.
    pub check: bool,
    /// Whether it is noted what becomes of the cards.
    pub cards: bool,
}

/// Somebody who watches games being played, and can end it.
pub trait Watch: Sync {
    /// Hears of every game.
    fn played(&self) {}
    /// Returns whether to go on; asked before every answer, and may take its time.
    fn goes_on(&self) -> bool {
        true
    }
}

/// Watches by a function that hears of every game.
pub struct Progress<'a>(pub &'a (dyn Fn() + Sync));

impl Watch for Progress<'_> {
    fn played(&self) {
        (self.0)();
    }
}

/// One game that was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How many questions were answered.
    pub decisions: u32,
    /// The number of the last turn.
    pub turns: u16,
    /// How it ended; `None` when it did not end within [`LIMIT`] answers.
    pub outcome: Option<Outcome>,
    /// The digest of the last state.
    pub digest: u64,
}

/// What many games came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Wins, seat by seat.
    pub wins: Vec<u64>,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that were given up as too long.
    pub unfinished: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Turns of each game.
    pub turns: Counts,
    /// What became of the cards, seat by seat; empty unless it was asked for.
    pub cards: Vec<Fates>,
}

/// A game, and what became of its cards when that was asked for.
type Noted = (Played, Option<Journal>);

/// Why a batch came to nothing.
#[derive(Debug)]
pub enum Failed {
    /// A match cannot be started.
    Start(Vec<Problem>),
    /// A check found something.
    Check(Box<Violation>),
}

impl Tally {
    /// Adds a game.
    fn add(&mut self, seats: usize, game: &Played) {
        self.wins.resize(seats, 0);
        self.games += 1;
        self.decisions += u64::from(game.decisions);
        self.turns.add(game.turns);
        match game.outcome {
            Some(Outcome::Won(winners)) => {
                for (seat, wins) in self.wins.iter_mut().enumerate() {
                    *wins += u64::from(winners.has(Seat(seat as u8)));
                }
            }
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }

    /// Adds what other games came to.
    pub(crate) fn join(&mut self, other: &Tally) {
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(&other.wins).for_each(|(own, wins)| *own += wins);
        self.cards.resize(self.cards.len().max(other.cards.len()), Fates::new());
        self.cards.iter_mut().zip(&other.cards).for_each(|(own, fates)| cards::merge(own, fates));
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.turns.merge(&other.turns);
    }
}

impl Batch<'_> {
    /// Plays all games on the current thread pool and adds what each came to to `digest`: a sum, so that parts
    /// that were played apart come to the same. When whoever watches ends it, the games that are over count.
    ///
    /// # Errors
    /// When the match cannot be started, or a check finds something.
    pub fn run(&self, digest: &mut u64, watch: &dyn Watch) -> Result<Tally, Failed> {
        let seats = self.decks.len();
        let mut tally = Tally { wins: vec![0; seats], ..Tally::default() };
        if self.cards {
            tally.cards = vec![Fates::new(); seats];
        }
        let open = self.prepare().map_err(Failed::Start)?;
        let end = self.first + self.games;
        let block = if self.check { CHECKED_BLOCK } else { BLOCK };
        let mut from = self.first;
        while from < end && watch.goes_on() {
            let to = end.min(from + block);
            // Results are looked at in the order of games, so the first failure is always the same.
            let games: Vec<Result<Option<Noted>, Failed>> =
                (from..to).into_par_iter().map(|index| self.play_watched(index, &open, watch)).collect();
            for (index, game) in (from..to).zip(games) {
                let Some((game, journal)) = game? else { continue };
                tally.add(seats, &game);
                if let Some(journal) = journal {
                    journal.count(game.outcome, &mut tally.cards);
                }
                *digest = digest.wrapping_add(xxh3_64_with_seed(&game.digest.to_le_bytes(), index));
            }
            from = to;
        }
        Ok(tally)
    }

    /// Plays one game.
    ///
    /// # Errors
    /// When the match cannot be started, or a check finds something.
    pub fn play(&self, index: u64) -> Result<Played, Failed> {
        let open = self.prepare().map_err(Failed::Start)?;
        let played = self.play_watched(index, &open, &Progress(&|| {}))?;
        Ok(played.expect("nobody ends the game from outside").0)
    }

    /// Plays one game; `None` when it was ended from outside.
    fn play_watched(&self, index: u64, open: &Opener<'_>, watch: &dyn Watch) -> Result<Option<Noted>, Failed> {
        if !watch.goes_on() {
            return Ok(None);
        }
        let played = if self.check {
            Some((check::play(self, index)?, None))
        } else {
            let mut table = open(self.match_seed(index));
            if self.is_random() && !self.cards {
                let played = table.playout(derive(self.seed, index, Stream::Bot(0)), LIMIT);
                let (decisions, turns, outcome) = (played.decisions, played.turns, played.outcome);
                Some((Played { decisions, turns, outcome, digest: table.digest() }, None))
            } else {
                self.lead(index, &mut *table, watch)
            }
        };
        played.iter().for_each(|_| watch.played());
        Ok(played)
    }

    /// Checks the decks, once for all games.
    ///
    /// # Errors
    /// With every reason why no game can start.
    pub fn prepare(&self) -> Result<Opener<'_>, Vec<Problem>> {
        self.book.prepare(&self.options, self.pool.clone(), &self.decks)
    }

    /// Returns the seed of the chance of a game.
    pub fn match_seed(&self, index: u64) -> u64 {
        derive(self.seed, index, Stream::Match)
    }

    fn is_random(&self) -> bool {
        self.bots.iter().all(BotSpec::is_random)
    }

    /// Returns the bots of a game. Random ones share their chance, as in a playout: whether cards are noted makes no
    /// difference to a game.
    fn lineup(&self, index: u64) -> Lineup {
        match self.is_random() {
            true => Lineup::random(derive(self.seed, index, Stream::Bot(0))),
            false => Lineup::seat(&self.bots, self.seed, index),
        }
    }

    /// Lets the bots answer until the game is over.
    fn lead(&self, index: u64, table: &mut dyn Match, watch: &dyn Watch) -> Option<Noted> {
        let mut bots = self.lineup(index);
        let mut journal = self.cards.then(|| Journal::new(self.book, &self.options, self.decks.len()));
        if let Some(journal) = &mut journal {
            journal.note(table.opening());
        }
        let mut decisions = 0;
        while decisions < LIMIT {
            if !watch.goes_on() {
                return None;
            }
            let Some((seat, answer)) = bots.answer(table) else { break };
            if let (Some(journal), Some(prompt)) = (&mut journal, table.prompt()) {
                journal.answered(prompt, &answer);
            }
            // A bot that answers what was not asked gives the game up: it must not hang a batch.
            let given = table.answer(seat, &answer).or_else(|_| table.answer(seat, &baize_kernel::Answer::Concede));
            let Ok(events) = given else { break };
            if let Some(journal) = &mut journal {
                journal.note(&events);
            }
            decisions += 1;
        }
        if let Some(journal) = &mut journal {
            journal.translate(table, &self.pool);
        }
        let played = Played { decisions, turns: table.clock().1, outcome: table.outcome(), digest: table.digest() };
        Some((played, journal))
    }
}

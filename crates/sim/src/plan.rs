//! A plan: which decks meet, and what came of it.

use crate::batch::{Batch, Failed, Progress, Tally, Watch};
use crate::cards::{self, Fates};
use crate::shard::Shard;
use crate::stats::{Counts, wilson};
use baize_ai::BotSpec;
use baize_kernel::{Deck, Options, Pool, Rulebook};
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

/// A deck and who plays it.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The deck.
    pub deck: Deck,
    /// Who plays it.
    pub bot: BotSpec,
}

/// Which decks meet, how often, from which seed.
pub struct Plan<'a> {
    /// The game.
    pub book: &'a dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The cards.
    pub pool: Arc<Pool>,
    /// Who takes part. As many as there are seats sit down together; more than that meet in
    /// pairs, everyone with everyone.
    pub entrants: Vec<Entrant>,
    /// How many seats a match has.
    pub seats: usize,
    /// How many games, for each pairing.
    pub games: u64,
    /// The seed of everything.
    pub seed: u64,
    /// Whether every game is checked on the way.
    pub check: bool,
    /// Whether it is noted what becomes of the cards.
    pub cards: bool,
    /// Which part of it is played.
    pub shard: Shard,
}

/// What one entrant came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The name of the deck.
    pub deck: String,
    /// The name of the bot.
    pub bot: String,
    /// How many games it took part in.
    pub games: u64,
    /// How many it won.
    pub wins: u64,
    /// The 95% interval of its share of wins.
    pub interval: (f64, f64),
    /// What became of its cards; empty unless it was asked for.
    pub cards: Fates,
}

/// What one pairing came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Which entrants met, seat by seat.
    pub entrants: Vec<usize>,
    /// What came of it.
    pub tally: Tally,
}

/// What a plan came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// Entrant by entrant.
    pub standings: Vec<Standing>,
    /// Pairing by pairing.
    pub meetings: Vec<Meeting>,
    /// How many games.
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that were given up as too long.
    pub unfinished: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Turns of each game.
    pub turns: Counts,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// A number that depends on the last state of every game, the same for any number of threads and parts.
    pub digest: u64,
}

impl Plan<'_> {
    /// Returns who meets whom, as places among the entrants.
    pub fn pairings(&self) -> Vec<Vec<usize>> {
        let count = self.entrants.len();
        if count <= self.seats {
            return vec![(0..count).collect()];
        }
        (0..count).flat_map(|a| (a + 1..count).map(move |b| vec![a, b])).collect()
    }

    /// Returns how many games there will be.
    pub fn total(&self) -> u64 {
        let games = self.part();
        games.end - games.start
    }

    /// Returns which games there will be, counted through all pairings.
    fn part(&self) -> Range<u64> {
        self.shard.games(self.games.saturating_mul(self.pairings().len() as u64))
    }

    /// Plays everything on the current thread pool. `progress` hears of every game.
    ///
    /// # Errors
    /// When a match cannot be started, or a check finds something.
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<Results, Failed> {
        self.run_watched(&Progress(progress))
    }

    /// Plays everything while whoever watches lets it go on; then what was played counts.
    ///
    /// # Errors
    /// When a match cannot be started, or a check finds something.
    pub fn run_watched(&self, watch: &dyn Watch) -> Result<Results, Failed> {
        let begin = Instant::now();
        let mut digest = 0;
        let mut meetings = Vec::new();
        for (number, entrants) in self.pairings().into_iter().enumerate() {
            let batch = self.batch(&entrants, number as u64);
            meetings.push(Meeting { tally: batch.run(&mut digest, watch)?, entrants });
        }
        Ok(self.sum(meetings, begin.elapsed().as_secs_f64(), digest))
    }

    fn batch(&self, entrants: &[usize], number: u64) -> Batch<'_> {
        let (part, own) = (self.part(), number * self.games..(number + 1) * self.games);
        let first = part.start.clamp(own.start, own.end);
        Batch {
            book: self.book,
            options: self.options.clone(),
            pool: self.pool.clone(),
            decks: entrants.iter().map(|&i| self.entrants[i].deck.clone()).collect(),
            bots: entrants.iter().map(|&i| self.entrants[i].bot.clone()).collect(),
            seed: self.seed,
            first,
            games: part.end.clamp(first, own.end) - first,
            check: self.check,
            cards: self.cards,
        }
    }

    pub(crate) fn sum(&self, meetings: Vec<Meeting>, seconds: f64, digest: u64) -> Results {
        let standings = self.entrants.iter().enumerate().map(|(i, entrant)| standing(i, entrant, &meetings)).collect();
        let total = |of: fn(&Tally) -> u64| meetings.iter().map(|m| of(&m.tally)).sum();
        let mut turns = Counts::default();
        meetings.iter().for_each(|m| turns.merge(&m.tally.turns));
        Results {
            standings,
            games: total(|t| t.games),
            draws: total(|t| t.draws),
            unfinished: total(|t| t.unfinished),
            decisions: total(|t| t.decisions),
            turns,
            seconds,
            digest,
            meetings,
        }
    }
}

fn standing(index: usize, entrant: &Entrant, meetings: &[Meeting]) -> Standing {
    let (mut games, mut wins) = (0, 0);
    let mut fates = Fates::new();
    for meeting in meetings {
        if let Some(seat) = meeting.entrants.iter().position(|&e| e == index) {
            games += meeting.tally.games;
            wins += meeting.tally.wins[seat];
            if let Some(own) = meeting.tally.cards.get(seat) {
                cards::merge(&mut fates, own);
            }
        }
    }
    let (deck, bot) = (entrant.deck.name.clone(), entrant.bot.name().to_owned());
    Standing { deck, bot, games, wins, interval: wilson(wins, games), cards: fates }
}

impl Results {
    /// Returns games per second.
    pub fn games_per_second(&self) -> f64 {
        per_second(self.games, self.seconds)
    }

    /// Returns decisions per second.
    pub fn decisions_per_second(&self) -> f64 {
        per_second(self.decisions, self.seconds)
    }

    /// Returns the share of games that `a` won against `b`, when they met.
    pub fn share(&self, a: usize, b: usize) -> Option<f64> {
        let meeting = self.meetings.iter().find(|m| m.entrants.contains(&a) && m.entrants.contains(&b))?;
        let seat = meeting.entrants.iter().position(|&e| e == a)?;
        (meeting.tally.games > 0).then(|| meeting.tally.wins[seat] as f64 / meeting.tally.games as f64)
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

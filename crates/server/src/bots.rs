//! Bots think on threads of their own, only so many at once and each guest's in turn, and never hold up a match.

use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::metrics::Metrics;
use crate::review;
use crate::turns::Turns;
use baize_ai::{BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Match};
use baize_protocol::catalog::BotInfo;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// The bot that is seated when none is named: the one that plays best.
pub const USUAL: &str = "search";

/// Where bots think.
#[derive(Debug)]
pub struct BotPool {
    turns: Turns,
    /// How many bots think or wait for it.
    thinking: AtomicUsize,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// Makes room for so many bots at once.
    pub fn new(at_once: usize, metrics: Arc<Metrics>) -> BotPool {
        BotPool { turns: Turns::new(at_once), thinking: AtomicUsize::new(0), metrics }
    }

    /// Returns whether a bot thinks or waits for it: others step back.
    pub fn is_busy(&self) -> bool {
        self.thinking.load(Ordering::Relaxed) > 0
    }

    /// Lets somebody think about the question they are asked, on behalf of a guest. Whoever fails takes any answer, so
    /// that nobody waits forever.
    pub async fn think(&self, for_whom: (Place, &GuestId), thinker: Thinker, seed: u64) -> Answer {
        let (began, plain) = (Instant::now(), thinker.any_answer(seed));
        if thinker.is_quick() {
            return plain;
        }
        let answer = self.in_turn(for_whom, move || thinker.answer(seed)).await;
        self.metrics.bot_answered(began.elapsed());
        answer.flatten().unwrap_or(plain)
    }

    /// Works something out when it is a guest's turn, on a thread that holds nobody up. Returns `None` when it panics.
    pub async fn in_turn<T: Send + 'static>(
        &self,
        (place, guest): (Place, &GuestId),
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _thinks = Thinks::new(&self.thinking);
        let turn = self.turns.wait(place, guest).await;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            catch_unwind(AssertUnwindSafe(work)).map_err(|panic| baize_record::panic_text(&*panic).to_owned())
        });
        let done = done.await.unwrap_or_else(|e| Err(e.to_string()));
        done.inspect_err(|why| {
            self.metrics.panics.inc();
            tracing::error!(why, "a bot failed; it takes any answer");
        })
        .ok()
    }
}

/// Somebody who thinks about a question, and what they are shown of the match.
pub enum Thinker {
    /// A bot, through the eyes of its seat.
    Bot(BotSpec, Observation),
    /// The best defence of a puzzle, before which everything lies open.
    Defender {
        /// The game.
        game: String,
        /// The number of the puzzle.
        n: u32,
        /// The match.
        table: Box<dyn Match>,
    },
}

impl Thinker {
    /// Returns whether it takes no time to think.
    pub fn is_quick(&self) -> bool {
        matches!(self, Thinker::Bot(bot, _) if bot.is_random())
    }

    /// Returns the match as it may be known.
    pub fn saved(&self) -> Vec<u8> {
        match self {
            Thinker::Bot(_, eyes) => eyes.imagine(0).save(),
            Thinker::Defender { table, .. } => table.save(),
        }
    }

    fn any_answer(&self, seed: u64) -> Answer {
        let any = |prompt| random_answer(prompt, &mut Chance::new(seed));
        match self {
            Thinker::Bot(_, eyes) => any(eyes.prompt()),
            Thinker::Defender { table, .. } => table.prompt().map_or(Answer::Pick(0), any),
        }
    }

    fn answer(&self, seed: u64) -> Option<Answer> {
        match self {
            Thinker::Bot(bot, eyes) => Some(bot.seat(seed).answer(eyes)),
            Thinker::Defender { game, n, table } => review::defence(game, *n, &**table),
        }
    }
}

/// Somebody who thinks or waits for it, until dropped.
struct Thinks<'a>(&'a AtomicUsize);

impl Thinks<'_> {
    fn new(count: &AtomicUsize) -> Thinks<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Thinks(count)
    }
}

impl Drop for Thinks<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Returns every bot that can be seated; the usual one first.
pub fn list() -> Vec<BotInfo> {
    let mut kinds: Vec<_> = baize_ai::kinds().iter().collect();
    kinds.sort_by_key(|kind| kind.name != USUAL);
    let info = |kind: &&baize_ai::BotKind| BotInfo {
        name: kind.name.to_owned(),
        about: kind.about.to_owned(),
        level: level(kind.name).to_owned(),
    };
    kinds.iter().map(info).collect()
}

/// Returns how strong a bot is, in a word: docs/bots.md has the figures.
fn level(name: &str) -> &'static str {
    match name {
        "random" => "easy",
        "greedy" => "fair",
        _ => "strong",
    }
}

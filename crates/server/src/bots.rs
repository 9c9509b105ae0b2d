//! Bots think on threads of their own, only so many at once and each guest's in turn, and never hold up a match.

use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::metrics::Metrics;
use crate::turns::Turns;
use baize_ai::{BotSpec, Observation};
use baize_kernel::Answer;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
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

    /// Lets a bot think about the question its eyes are shown, on behalf of a guest. A bot that fails takes
    /// any answer, so that nobody waits for it forever.
    pub async fn think(&self, (place, guest): (Place, &GuestId), bot: BotSpec, eyes: Observation, seed: u64) -> Answer {
        let began = Instant::now();
        let plain = random_answer(eyes.prompt(), &mut Chance::new(seed));
        if bot.is_random() {
            return plain;
        }
        let _thinks = Thinks::new(&self.thinking);
        let _turn = self.turns.wait(place, guest).await;
        let thought = tokio::task::spawn_blocking(move || {
            catch_unwind(AssertUnwindSafe(|| bot.seat(seed).answer(&eyes)))
                .map_err(|panic| baize_record::panic_text(&*panic).to_owned())
        });
        let answer = thought.await.unwrap_or_else(|e| Err(e.to_string()));
        self.metrics.bot_answered(began.elapsed());
        answer.unwrap_or_else(|why| {
            self.metrics.panics.inc();
            tracing::error!(why, "a bot failed; it takes any answer");
            plain
        })
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

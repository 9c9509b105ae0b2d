//! Many games: batches with statistics, checks along the way, reports and benchmarks.
//!
//! A [`Plan`] says which decks meet, led by which bots, how often and from which seed. Game `i` of
//! a plan draws its chance from the seed and `i` alone, so a plan gives the same results, and the
//! same digest, on one thread or on many.

pub mod batch;
pub mod bench;
pub mod cards;
pub mod check;
pub mod lineup;
pub mod plan;
pub mod random;
pub mod report;
pub mod seeds;
pub mod shard;
pub mod stats;

pub use batch::{Batch, Played, Tally, Watch};
pub use check::Violation;
pub use lineup::Lineup;
pub use plan::{Entrant, Plan, Results};
pub use shard::Shard;

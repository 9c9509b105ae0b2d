//! GUNDAM Card Game by the comprehensive rules 1.1.0: two players, Battle Royale and Team Battle.
//!
//! Start reading at [`rules`]; [`words`] has the ids of areas, verbs and cues, [`state`] the
//! frames, [`game`] the bridge to the kernel, and [`book`](mod@book) what can be set and started.

pub mod book;
pub mod cards;
pub mod clauses;
pub mod decks;
pub mod game;
pub mod rules;
pub mod show;
pub mod state;
pub mod words;
pub mod evaluation;

pub use book::book;

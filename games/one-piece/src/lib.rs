//! ONE PIECE Card Game by the comprehensive rules 1.1.8, and by the revision of 2023-01-19.
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

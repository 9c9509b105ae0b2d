//! ONE PIECE Card Game by the comprehensive rules 1.1.8, and by the revision of 2023-01-19.

pub mod clauses;
pub mod decks;
pub mod words;

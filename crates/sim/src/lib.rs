//! Batches of games.

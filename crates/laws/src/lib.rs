//! Laws for all games.

//! BlackPoker, edition 8.2: four formats, six frames, ninety actions of ordinary playing cards.
//!
//! A fan work based on BlackPoker. There are no phases and no card text: everything, even drawing
//! and blocking, is an action that goes through a stage of requests. `actions` has them as data,
//! [`rules`] what plays them, in the order of the digest that `data/clauses.tsv` lists.

pub mod actions;
pub mod book;
pub mod cards;
pub mod clauses;
pub mod decks;
pub mod game;
pub mod options;
pub mod reference;
pub mod rules;
pub mod show;
pub mod state;
pub mod words;
pub mod evaluation;

pub use book::book;

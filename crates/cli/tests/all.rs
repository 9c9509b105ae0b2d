//! All tests of the command in one program, which is linked once and not for every file.

mod abuse;
mod cards;
mod command;
mod database;
mod decks;
mod laid;
mod notation;
mod playthrough;
mod puzzles;
mod settings;
mod signed;

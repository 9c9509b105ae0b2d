//! The commands, one module for each subject.

pub mod bench;
pub mod deck;
pub mod games;
pub mod replay;
pub mod sim;

//! The commands, one module for each subject.

pub mod bench;
pub mod cards;
pub mod db;
pub mod deck;
pub mod games;
pub mod puzzle;
pub mod reference;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod work;

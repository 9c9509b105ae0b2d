//! Trials of the real server over real sockets.
//!
//! [`Client`] speaks the protocol and nothing else, so that whatever it learns any client can learn;
//! [`Player`] plays a match with it. The trials start the `baize` program itself: [`crash`] kills it
//! again and again, [`faults`] lets the disk under it fail, [`fuzz`] sends it nonsense, [`load`] seats a thousand matches at once,
//! [`cluster`] makes nodes, NATS and PostgreSQL fail under guests who note what they are told and shown, [`restore`] takes
//! a backup meanwhile.

pub mod client;
pub mod cluster;
pub mod crash;
pub mod dice;
pub mod disk;
pub mod echo;
pub mod faults;
pub mod fuzz;
pub mod ledger;
pub mod load;
pub mod nats;
pub mod network;
pub mod player;
pub mod postgres;
pub mod process;
pub mod proxy;
pub mod restore;
pub mod spread;
pub mod work;

pub use client::Client;
pub use dice::Dice;
pub use ledger::Ledger;
pub use player::Player;

/// What comes of a trial, or why it failed.
pub type Trial<T> = Result<T, String>;

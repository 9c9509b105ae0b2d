//! The scenario language: boards, answers and expectations that a judge can write.
//!
//! A scenario is a YAML file: a board, some answers in words, some expectations. It is the test
//! language of all games, the format of puzzles, and the way a ruling is recorded.
//! `docs/scenarios.md` teaches it. The path of a file: [`parse`] checks its shape and gives
//! [`Scenario`]s, [`run`] checks one against its game, plays it and gives a [`Verdict`],
//! [`run_paths`] does so for many, and [`coverage`] tells which clauses the verdicts show.
//!
//! ```
//! let text = "
//! title: The lead must be beaten when that can be done
//! game: tiny
//! cites: [T4]
//! board:
//!   A: {hand: [Five]}
//!   B: {hand: [Three, Nine]}
//! steps:
//!   - A: lead Five
//!   - offers: [answer Nine]
//!   - refuses: {B: answer Three, clause: T4}
//! ";
//! let scenarios = baize_scenario::parse("beat.yaml", text.as_bytes()).unwrap();
//! let verdict = baize_scenario::run(&scenarios[0], &|id| (id == "tiny").then(baize_tiny::book));
//! assert!(verdict.ok, "{}", verdict.message);
//! ```
//!
//! The crate names no game. It speaks to games through [`Rulebook`](baize_kernel::Rulebook) and
//! [`Match`](baize_kernel::Match) only; whoever runs scenarios says how a game is found.

mod answer;
mod cards;
mod check;
mod claims;
mod diagnostic;
mod events;
#[cfg(feature = "harness")]
pub mod harness;
mod lay;
mod model;
mod names;
mod parse;
mod parse_board;
mod proof;
mod read;
mod run;
mod schema;
mod show;
mod start;
mod suggest;
mod suite;
mod yaml;

pub use diagnostic::{Diagnostic, Position, Problems};
pub use lay::{Laid, lay};
pub use model::Scenario;
pub use parse::parse;
pub use proof::{Doubt, Proofs};
pub use run::{Find, Verdict, run, transcript};
pub use schema::{as_json, schema};
pub use suite::{Coverage, coverage, files, read, run_paths};

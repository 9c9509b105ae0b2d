//! Players that are programs, for any game, on what their seat may know and nothing else.
//!
//! A [`Bot`] answers a question it is shown through [`Observation`], which hold no card the seat may not
//! know: what is hidden was drawn anew before the bot came to see it. [`BotSpec`] names a bot and
//! how much it may think, such as `search:200`, and seats it.
//!
//! `random` takes any answer. `greedy` tries each answer on tables it imagines and takes the one
//! after which it stands best at the end of the turn. `search` grows a tree over what the players
//! can know (information-set Monte Carlo tree search), each time on another imagined table.

mod bot;
mod candidates;
mod observation;
mod greedy;
mod random;
mod search;
mod trial;
mod value;

pub use bot::{BadBot, Bot, BotKind, BotSpec, Budget, kinds};
pub use observation::Observation;

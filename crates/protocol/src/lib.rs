//! What crosses the wire between a table and those who sit at it, as plain data.
//!
//! Everything is JSON. A client opens a WebSocket, says [`ToServer::Hello`] and then sends and
//! receives one object a frame; what is the same for everybody, such as card faces, comes over
//! HTTP ([`catalog`]). Types here change on purpose only: the engine's own may change freely.
//! `docs/protocol.md` tells the story, `web/src/protocol` has the same types for TypeScript.
//!
//! ```
//! use baize_protocol::{Asking, Sent, ToServer, Answer};
//! let frame = r#"{"id":7,"type":"answer","table":"k3","prompt":12,"answer":{"type":"pick","at":0}}"#;
//! let sent: Sent = serde_json::from_str(frame).unwrap();
//! assert_eq!(sent.id, Some(7));
//! assert!(matches!(sent.body, ToServer::Answer { prompt: 12, answer: Answer::Pick { at: 0 }, .. }));
//! # let _ = Asking::Pick;
//! ```

pub mod catalog;
pub mod decks;
mod event;
mod lobby;
mod receive;
mod review;
mod send;
mod view;

pub use event::{Change, Told, What};
pub use lobby::{
    Client, ClockRule, DeckWish, LobbyTable, Options, PuzzleInfo, SeatInfo, SeatKind, SeatWish, Sitting, TableInfo,
    TableState,
};
pub use receive::{Because, DrawState, Ending, Outcome, Received, Refusal, ToClient};
pub use review::{
    BackMove, BackState, ChatLine, Finished, GoOn, Hands, Moment, Phrase, Review, ReviewFrame, ReviewFrames,
    ReviewOrigin, ReviewSeat, Saying,
};
pub use send::{Answer, DrawMove, Sent, ToServer};
pub use view::{Asking, Battle, Card, Clocks, Link, Offer, Pile, Prompt, Spot, Target, View, Waiting, Why};

/// The number of this protocol. Servers refuse others by name.
pub const PROTOCOL: u16 = 2;

/// The largest frame a server reads, in bytes.
pub const LARGEST_FRAME: usize = 64 << 10;

//! What nodes of a cluster say to each other.

use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::outbox::{Outbox, Visitor};
use crate::workshop::trials::TrialAsked;
use baize_presenter::serve;
use baize_protocol::decks::Trial;
use baize_protocol::{LobbyTable, ToServer};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;

/// A request to the node that has a table or a trial, as JSON.
#[derive(Serialize, Deserialize)]
pub struct Request {
    /// The node that asks.
    pub from: String,
    /// The table, or the trial.
    pub table: String,
    /// What is asked.
    pub what: What,
}

/// What a node asks of the node that has a table.
#[derive(Serialize, Deserialize)]
pub enum What {
    /// A guest asks for something.
    Asked {
        /// Who.
        caller: Caller,
        /// The number of the request.
        re: Option<u32>,
        /// What.
        ask: Box<ToServer>,
    },
    /// A connection is gone.
    Gone {
        /// Which.
        connection: u64,
    },
    /// The table has not changed for long.
    Stale,
    /// A guest sits at too many tables.
    GiveWay {
        /// Who.
        guest: GuestId,
    },
    /// A guest asks how a trial stands.
    Trial(TrialAsked),
}

/// What a node replies, as JSON.
#[derive(Serialize, Deserialize)]
pub enum Reply {
    /// The table has been told. What it says to that comes as a frame.
    Told,
    /// Whether the table is closed.
    GaveWay(bool),
    /// How the trial stands.
    Trial(Box<Trial>),
    /// What was asked for is not here, and has not been told.
    NotHere,
}

/// A guest whose connection another node has.
#[derive(Serialize, Deserialize)]
pub struct Caller {
    /// The connection.
    pub connection: u64,
    guest: GuestId,
    name: String,
    place: IpAddr,
    lang: String,
}

impl Caller {
    /// Describes a visitor.
    pub fn of(visitor: &Visitor) -> Caller {
        let Visitor { connection, guest, name, place, lang, .. } = visitor;
        let (guest, name, lang) = (guest.clone(), name.clone(), (*lang).to_owned());
        Caller { connection: *connection, guest, name, place: place.address(), lang }
    }

    /// Returns the visitor, who is told things by a way.
    pub fn visitor(self, out: Outbox) -> Visitor {
        let Caller { connection, guest, name, place, lang } = self;
        Visitor { connection, guest, name, place: Place::of(place), lang: serve(&lang), out }
    }
}

/// What is said to all nodes, as JSON.
#[derive(Serialize, Deserialize)]
pub enum News {
    /// A table is open, has changed, or is open no more.
    Table {
        /// The table.
        id: String,
        /// How the lobby lists it, if it does.
        listed: Option<LobbyTable>,
        /// The guests to whom it counts.
        people: Vec<GuestId>,
    },
    /// A node has stopped: its tables may be taken.
    Left {
        /// Which.
        node: String,
    },
}

/// What one node has to say to another, in order; as postcard, because frames are text already.
#[derive(Serialize, Deserialize)]
pub struct Parcel {
    /// The node that says it.
    pub from: String,
    /// Changes when some may be lost.
    pub epoch: u32,
    /// Counts from 1.
    pub count: u64,
    /// Frames, each with the connections it goes to; a connection without a frame is to be cut.
    pub frames: Vec<(Vec<u64>, Option<String>)>,
}

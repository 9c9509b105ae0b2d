//! The way to one connection: frames go into a queue that never makes the sender wait.

use crate::guest::GuestId;
use axum::extract::ws::Utf8Bytes;
use baize_protocol::{Received, ToClient};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// How many frames may wait for a connection. One that does not keep up is cut, and comes back for
/// a snapshot when it can.
pub const LONGEST_QUEUE: usize = 256;

/// The way to one connection.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    cut: Arc<Notify>,
}

impl Outbox {
    /// Makes a queue, and returns its other end.
    pub fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (queue, frames) = mpsc::channel(LONGEST_QUEUE);
        (Outbox { queue, cut: Arc::default() }, frames)
    }

    /// Puts a frame into the queue. Returns whether there was room; a connection without room does
    /// not keep up, and is cut.
    pub fn put(&self, frame: Utf8Bytes) -> bool {
        let put = self.queue.try_send(frame);
        if matches!(put, Err(mpsc::error::TrySendError::Full(_))) {
            self.cut.notify_one();
        }
        put.is_ok()
    }

    /// Says something, as a reply to a request or by itself.
    pub fn say(&self, re: Option<u32>, body: ToClient) {
        self.put(frame(re, body));
    }

    /// Says that a request cannot be carried out.
    pub fn object(&self, re: Option<u32>, complaint: &Complaint) {
        let Complaint { code, text, hint } = complaint;
        self.say(re, ToClient::Error { code: (*code).to_owned(), text: text.clone(), hint: hint.clone() });
    }

    /// Returns when the connection is to be cut.
    pub async fn is_cut(&self) {
        self.cut.notified().await;
    }
}

/// Returns what is said as the text of a frame.
pub fn frame(re: Option<u32>, body: ToClient) -> Utf8Bytes {
    let text = serde_json::to_string(&Received { re, body });
    text.expect("what is said is plain data with text for keys").into()
}

/// Why a request cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// For programs.
    pub code: &'static str,
    /// What is wrong.
    pub text: String,
    /// How to mend it.
    pub hint: String,
}

impl Complaint {
    /// Says what is wrong.
    pub fn new(code: &'static str, text: impl Into<String>) -> Complaint {
        Complaint { code, text: text.into(), hint: String::new() }
    }

    /// The same, with how to mend it.
    pub fn hint(self, hint: impl Into<String>) -> Complaint {
        Complaint { hint: hint.into(), ..self }
    }
}

/// Someone at the other end of a connection.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The connection.
    pub connection: u64,
    /// Who it is, by token.
    pub guest: GuestId,
    /// How the guest is called.
    pub name: String,
    /// The language that words come in.
    pub lang: &'static str,
    /// The way to the connection.
    pub out: Outbox,
}

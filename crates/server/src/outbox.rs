//! The way to one connection: frames go into a queue that never makes the sender wait.

use crate::cluster::FarEnd;
use crate::connection_limit::Place;
use crate::guest::GuestId;
use baize_kernel::Message;
use baize_presenter::tell;
use baize_protocol::{Received, ToClient};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many frames may wait for a connection, and how many bytes. One that does not keep up is cut, and comes
/// back for a snapshot when it can.
const LONGEST_QUEUE: usize = 256;
const MOST_BYTES: usize = 2 << 20;

/// The way to one connection.
#[derive(Clone, Debug)]
pub struct Outbox(To);

#[derive(Clone, Debug)]
enum To {
    /// A connection to this program.
    Here { queue: flume::Sender<Utf8Bytes>, bytes: Arc<AtomicUsize>, cut: Arc<Notify> },
    /// A connection to another node of the cluster.
    There(FarEnd),
}

/// The other end of an outbox.
#[derive(Debug)]
pub struct Frames {
    queue: flume::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
}

impl Frames {
    /// Returns the next frame; `None` when there will be no more.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let frame = self.queue.recv_async().await.ok()?;
        Some(self.taken(frame))
    }

    /// Returns the next frame if one waits.
    pub fn at_once(&mut self) -> Option<Utf8Bytes> {
        let frame = self.queue.try_recv().ok()?;
        Some(self.taken(frame))
    }

    fn taken(&self, frame: Utf8Bytes) -> Utf8Bytes {
        self.bytes.fetch_sub(frame.len(), Ordering::Relaxed);
        frame
    }
}

impl Outbox {
    /// Makes a queue, and returns its other end. It keeps no room while nothing waits: most connections are silent most
    /// of the time.
    pub fn new() -> (Outbox, Frames) {
        let (queue, frames) = flume::bounded(LONGEST_QUEUE);
        let bytes = Arc::<AtomicUsize>::default();
        (Outbox(To::Here { queue, bytes: bytes.clone(), cut: Arc::default() }), Frames { queue: frames, bytes })
    }

    /// The way to a connection of another node.
    pub fn far(end: FarEnd) -> Outbox {
        Outbox(To::There(end))
    }

    /// Puts a frame into the queue. Returns whether there was room; a connection without room does
    /// not keep up, and is cut.
    pub fn put(&self, frame: Utf8Bytes) -> bool {
        let (queue, bytes, cut) = match &self.0 {
            To::Here { queue, bytes, cut } => (queue, bytes, cut),
            To::There(end) => return end.put(frame),
        };
        let size = frame.len();
        let waiting = bytes.fetch_add(size, Ordering::Relaxed);
        // One frame always fits.
        let fits = waiting == 0 || waiting + size <= MOST_BYTES;
        if fits && queue.try_send(frame).is_ok() {
            return true;
        }
        bytes.fetch_sub(size, Ordering::Relaxed);
        cut.notify_one();
        false
    }

    /// Cuts the connection: whoever is at the other end cannot know any more how things stand, and comes back to
    /// see.
    pub fn cut(&self) {
        match &self.0 {
            To::Here { cut, .. } => cut.notify_one(),
            To::There(end) => end.cut(),
        }
    }

    /// Says something, as a reply to a request or by itself.
    pub fn say(&self, re: Option<u32>, body: ToClient) {
        self.put(frame(re, body));
    }

    /// Says in a language that a request cannot be carried out.
    pub fn object(&self, re: Option<u32>, complaint: &Complaint, lang: &str) {
        let Complaint { code, text, hint } = complaint;
        self.say(re, ToClient::Error { code: (*code).to_owned(), text: tell(lang, text), hint: tell(lang, hint) });
    }

    /// Returns when the connection is to be cut.
    pub async fn is_cut(&self) {
        match &self.0 {
            To::Here { cut, .. } => cut.notified().await,
            To::There(_) => std::future::pending().await,
        }
    }
}

/// Returns what is said as the text of a frame.
pub fn frame(re: Option<u32>, body: ToClient) -> Utf8Bytes {
    frame_with(128, re, body)
}

/// The same, with room for so many bytes from the start.
pub fn frame_with(room: usize, re: Option<u32>, body: ToClient) -> Utf8Bytes {
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, &Received { re, body }).expect("what is said is plain data with text for keys");
    String::from_utf8(text).expect("JSON is text").into()
}

/// Why a request cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// For programs.
    pub code: &'static str,
    /// What is wrong.
    pub text: Message,
    /// How to mend it.
    pub hint: Message,
}

impl Complaint {
    /// Says what is wrong.
    pub fn new(code: &'static str, text: Message) -> Complaint {
        Complaint { code, text, hint: Message::default() }
    }

    /// The same, with how to mend it.
    pub fn hint(self, hint: Message) -> Complaint {
        Complaint { hint, ..self }
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
    /// Where the connection comes from.
    pub place: Place,
    /// The language that words come in.
    pub lang: &'static str,
    /// The way to the connection.
    pub out: Outbox,
}

impl Visitor {
    /// Says that a request cannot be carried out.
    pub fn object(&self, re: Option<u32>, complaint: &Complaint) {
        self.out.object(re, complaint, self.lang);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_that_does_not_read_is_cut_by_bytes_as_well_as_by_frames() {
        let (out, mut frames) = Outbox::new();
        let large = Utf8Bytes::from("x".repeat(MOST_BYTES / 4));
        let put = (0..9).filter(|_| out.put(large.clone())).count();
        assert_eq!(put, 4);
        out.is_cut().await;
        assert!(frames.next().await.is_some() && out.put(large), "whoever reads gets more");
        let waiting = std::iter::from_fn(|| frames.at_once()).count();
        assert_eq!((waiting, frames.bytes.load(Ordering::Relaxed)), (4, 0), "all that waits is taken at once");
        let (out, _frames) = Outbox::new();
        assert_eq!((0..999).filter(|_| out.put("x".into())).count(), LONGEST_QUEUE);
        let (out, _frames) = Outbox::new();
        assert!(out.put("x".repeat(MOST_BYTES + 1).into()), "one frame always fits");
    }
}

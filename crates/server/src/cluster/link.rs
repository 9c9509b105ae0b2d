//! The way to the connections of another node: frames in order, many in one message.
//!
//! NATS delivers at most once. So messages are counted, one goes each second even when there is nothing to say, and
//! the other side takes a gap, or silence, for what it is: connections that may have missed something are cut, and
//! come back to be shown how things stand.

use super::wire::Parcel;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many frames may wait for a node.
const LONGEST_QUEUE: usize = 8192;

/// How much goes into one message, in bytes: NATS takes a mebibyte unless it is told otherwise.
const MOST_BYTES: usize = 256 << 10;

/// Something for a connection of the other node.
enum Word {
    Frame(u64, Utf8Bytes),
    Cut(u64),
    Beat,
}

/// The way to another node.
#[derive(Clone, Debug)]
pub struct Link {
    queue: mpsc::Sender<Word>,
    epoch: Arc<AtomicU32>,
}

/// The way to a connection of another node.
#[derive(Clone, Debug)]
pub struct FarEnd {
    link: Link,
    connection: u64,
}

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Word")
    }
}

impl FarEnd {
    /// Sends a frame. Returns whether there was room.
    pub fn put(&self, frame: Utf8Bytes) -> bool {
        self.link.send(Word::Frame(self.connection, frame))
    }

    /// Cuts the connection.
    pub fn cut(&self) {
        self.link.send(Word::Cut(self.connection));
    }
}

impl Link {
    /// Opens the way to a node that listens on a subject. It ends when the last who has it is gone.
    pub fn open(nats: async_nats::Client, subject: String, from: String) -> Link {
        let (queue, words) = mpsc::channel(LONGEST_QUEUE);
        let epoch = Arc::<AtomicU32>::default();
        let link = Link { queue, epoch: epoch.clone() };
        tokio::spawn(Pump { nats, subject, from, epoch, count: 0 }.run(words));
        link
    }

    /// Returns the way to one connection there.
    pub fn end(&self, connection: u64) -> FarEnd {
        FarEnd { link: self.clone(), connection }
    }

    /// Says that this node runs.
    pub fn beat(&self) {
        self.send(Word::Beat);
    }

    /// Says that something may be lost.
    pub fn reset(&self) {
        self.epoch.fetch_add(1, Ordering::Relaxed);
    }

    fn send(&self, word: Word) -> bool {
        let sent = self.queue.try_send(word).is_ok();
        if !sent {
            self.reset();
        }
        sent
    }
}

/// The task that sends.
struct Pump {
    nats: async_nats::Client,
    subject: String,
    from: String,
    epoch: Arc<AtomicU32>,
    count: u64,
}

impl Pump {
    async fn run(mut self, mut words: mpsc::Receiver<Word>) {
        while let Some(first) = words.recv().await {
            let frames = gather(first, &mut words);
            self.count += 1;
            let epoch = self.epoch.load(Ordering::Relaxed);
            let parcel = Parcel { from: self.from.clone(), epoch, count: self.count, frames };
            let bytes = postcard::to_stdvec(&parcel).expect("a parcel is plain data");
            if self.nats.publish(self.subject.clone(), bytes.into()).await.is_err() {
                self.epoch.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Takes what waits, as far as it fits into one message. The same frame for several connections goes once.
fn gather(first: Word, words: &mut mpsc::Receiver<Word>) -> Vec<(Vec<u64>, Option<String>)> {
    let (mut frames, mut last, mut bytes) = (Vec::<(Vec<u64>, Option<String>)>::new(), None::<Utf8Bytes>, 0);
    let mut next = Some(first);
    while let Some(word) = next {
        match word {
            Word::Frame(to, frame) => {
                let same = last.as_ref().is_some_and(|last| std::ptr::eq(last.as_str(), frame.as_str()));
                match frames.last_mut().filter(|_| same) {
                    Some((all, _)) => all.push(to),
                    None => {
                        bytes += frame.len();
                        frames.push((vec![to], Some(frame.to_string())));
                    }
                }
                last = Some(frame);
            }
            Word::Cut(to) => {
                frames.push((vec![to], None));
                last = None;
            }
            Word::Beat => {}
        }
        next = if bytes < MOST_BYTES { words.try_recv().ok() } else { None };
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_frame_for_several_goes_once_and_nothing_overtakes() {
        let (queue, mut words) = mpsc::channel(16);
        let (news, other) = (Utf8Bytes::from("news".to_owned()), Utf8Bytes::from("other".to_owned()));
        for word in
            [Word::Frame(2, news.clone()), Word::Beat, Word::Cut(3), Word::Frame(1, news), Word::Frame(1, other)]
        {
            queue.try_send(word).expect("there is room");
        }
        let first = Word::Frame(1, Utf8Bytes::from("first".to_owned()));
        let text = |text: &str| Some(text.to_owned());
        let expected = [
            (vec![1], text("first")),
            (vec![2], text("news")),
            (vec![3], None),
            (vec![1], text("news")),
            (vec![1], text("other")),
        ];
        assert_eq!(gather(first, &mut words), expected);
        let shared = Utf8Bytes::from("shared".to_owned());
        queue.try_send(Word::Frame(8, shared.clone())).expect("there is room");
        assert_eq!(gather(Word::Frame(7, shared), &mut words), [(vec![7, 8], text("shared"))]);
    }
}

//! Bytes on their way to a connection, gathered until all that waits is together: they are one write of the system,
//! and nobody keeps room for them afterwards.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How much is gathered before it is written without being asked to.
const MOST: usize = 64 << 10;

/// A connection that writes when it is flushed.
pub struct Gathered<S> {
    stream: S,
    waiting: Vec<u8>,
    /// How much of what waits is written already.
    written: usize,
}

impl<S: AsyncWrite + Unpin> Gathered<S> {
    /// Gathers what is written to a connection.
    pub fn new(stream: S) -> Gathered<S> {
        Gathered { stream, waiting: Vec::new(), written: 0 }
    }

    /// Writes what waits, and then lets go of its room.
    fn drain(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while self.written < self.waiting.len() {
            match ready!(Pin::new(&mut self.stream).poll_write(cx, &self.waiting[self.written..]))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                n => self.written += n,
            }
        }
        (self.waiting, self.written) = (Vec::new(), 0);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Gathered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if self.waiting.len() >= MOST {
            ready!(self.drain(cx))?;
        }
        self.waiting.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.drain(cx))?;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.drain(cx))?;
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Gathered<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// Counts writes, and takes some bytes of each.
    #[derive(Default)]
    struct Counting {
        writes: usize,
        bytes: Vec<u8>,
        at_once: usize,
    }

    impl AsyncWrite for Counting {
        fn poll_write(mut self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
            let taken = bytes.len().min(self.at_once);
            self.bytes.extend_from_slice(&bytes[..taken]);
            self.writes += 1;
            Poll::Ready(Ok(taken))
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    #[tokio::test]
    async fn what_waits_is_one_write_and_leaves_no_room_behind() {
        let mut gathered = Gathered::new(Counting { at_once: usize::MAX, ..Counting::default() });
        for piece in [&b"one, "[..], b"two, ", b"three"] {
            gathered.write_all(piece).await.expect("it is gathered");
        }
        assert_eq!(gathered.stream.writes, 0);
        gathered.flush().await.expect("it is written");
        assert_eq!((gathered.stream.writes, &gathered.stream.bytes[..]), (1, &b"one, two, three"[..]));
        assert_eq!(gathered.waiting.capacity(), 0);
    }

    #[tokio::test]
    async fn much_is_written_in_parts_and_nothing_is_lost_or_doubled() {
        let all: Vec<u8> = (0..5 * MOST).map(|n| (n % 251) as u8).collect();
        let mut gathered = Gathered::new(Counting { at_once: 1000, ..Counting::default() });
        for piece in all.chunks(700) {
            gathered.write_all(piece).await.expect("it is gathered");
            assert!(gathered.waiting.len() < MOST + 700);
        }
        gathered.shutdown().await.expect("it is written");
        assert!(gathered.stream.bytes == all);
    }

    #[tokio::test]
    async fn it_is_read_as_without() {
        let (here, mut there) = tokio::io::duplex(64);
        there.write_all(b"hello").await.expect("it is sent");
        let (mut gathered, mut read) = (Gathered::new(here), [0; 5]);
        gathered.read_exact(&mut read).await.expect("it is read");
        assert_eq!(&read, b"hello");
    }
}

//! Desks: work that takes a while is done on threads where it holds nobody up, so much of it at once, and places take
//! turns.

use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::outbox::Complaint;
use crate::turns::Turns;
use baize_kernel::message;

/// How many desks there are.
const DESKS: usize = 2;

/// Where lists are read, boards laid, and matches shown again.
#[derive(Debug)]
pub struct Desks(Turns);

impl Default for Desks {
    fn default() -> Desks {
        Desks(Turns::new(DESKS))
    }
}

impl Desks {
    /// Works something out when it is the turn of a place. The desk is taken until that is done, also when whoever asked
    /// has gone in the meantime.
    ///
    /// # Errors
    /// When the work fails.
    pub async fn work<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce() -> Result<T, Complaint> + Send + 'static,
    ) -> Result<T, Complaint> {
        let turn = self.0.wait(place, &GuestId(String::new())).await;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.unwrap_or_else(|_| {
            Err(Complaint::new("broken", message!("this could not be done because of a mistake in the program")))
        })
    }
}

/// Does something here that takes long where it is large; what else waits for the thread goes on elsewhere meanwhile.
pub fn aside<T>(is_large: bool, work: impl FnOnce() -> T) -> T {
    if is_large { tokio::task::block_in_place(work) } else { work() }
}

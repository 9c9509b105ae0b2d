//! Who is next, for a bot that thinks or for work at a desk: places take turns, and at a place its guests do, whatever many tables they have.

use crate::connection_limit::Place;
use crate::guest::GuestId;
use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Room for so many at once, given out in turn.
#[derive(Clone, Debug)]
pub struct Turns {
    queue: Arc<Mutex<Queue>>,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    places: Ring<Place, Ring<GuestId, VecDeque<oneshot::Sender<Turn>>>>,
}

/// Things by key, of which the one after the last comes next.
#[derive(Debug)]
struct Ring<K, V> {
    last: Option<K>,
    all: BTreeMap<K, V>,
}

impl<K, V> Default for Ring<K, V> {
    fn default() -> Ring<K, V> {
        Ring { last: None, all: BTreeMap::new() }
    }
}

impl<K: Ord + Clone, V> Ring<K, V> {
    /// Moves on, and returns whose turn it is.
    fn next(&mut self) -> Option<K> {
        let after = self.last.as_ref().map_or(Bound::Unbounded, Bound::Excluded);
        let next = self.all.range((after, Bound::Unbounded)).next().or_else(|| self.all.iter().next());
        self.last = next.map(|(key, _)| key.clone());
        self.last.clone()
    }
}

/// Somebody's turn, over when it is dropped.
#[derive(Debug)]
pub struct Turn {
    queue: Arc<Mutex<Queue>>,
}

impl Turns {
    /// Makes room for so many at once.
    pub fn new(at_once: usize) -> Turns {
        let queue = Queue { free: at_once.max(1), places: Ring::default() };
        Turns { queue: Arc::new(Mutex::new(queue)) }
    }

    /// Waits for a turn of a guest at a place.
    pub async fn wait(&self, place: Place, guest: &GuestId) -> Turn {
        let waiting = {
            let mut queue = lock(&self.queue);
            if queue.free > 0 {
                queue.free -= 1;
                return Turn { queue: self.queue.clone() };
            }
            let (turn, waiting) = oneshot::channel();
            let guests = queue.places.all.entry(place).or_default();
            guests.all.entry(guest.clone()).or_default().push_back(turn);
            waiting
        };
        // The queue lives as long as we do, and gives everybody a turn.
        waiting.await.unwrap_or_else(|_| Turn { queue: self.queue.clone() })
    }
}

impl Queue {
    /// Takes the one out who is next.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let place = self.places.next()?;
        let guests = self.places.all.get_mut(&place)?;
        let guest = guests.next()?;
        let waiting = guests.all.get_mut(&guest)?;
        let next = waiting.pop_front();
        if waiting.is_empty() {
            guests.all.remove(&guest);
        }
        if guests.all.is_empty() {
            self.places.all.remove(&place);
        }
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let next = {
            let mut queue = lock(&self.queue);
            let next = queue.next();
            if next.is_none() {
                queue.free += 1;
            }
            next
        };
        if let Some(next) = next {
            // Should nobody wait there any more, the turn comes back and is dropped, which calls the next.
            let _ = next.send(Turn { queue: self.queue.clone() });
        }
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn place(n: u8) -> Place {
        Place::of([192, 0, 2, n].into())
    }

    /// Lets guests wait for a number of turns each, and returns who had them in which order.
    async fn order(wishes: &[(u8, &str, usize)]) -> Vec<String> {
        let turns = Turns::new(1);
        let first = turns.wait(place(0), &GuestId("first".into())).await;
        let had = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (at, guest, times) in wishes {
            for _ in 0..*times {
                let (turns, had, at, guest) = (turns.clone(), had.clone(), place(*at), GuestId((*guest).to_owned()));
                waiting.push(tokio::spawn(async move {
                    let _turn = turns.wait(at, &guest).await;
                    had.lock().expect("no panic").push(guest.0);
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }));
                tokio::task::yield_now().await;
            }
        }
        // Somebody who goes away while waiting holds up nobody.
        waiting.remove(0).abort();
        tokio::task::yield_now().await;
        drop(first);
        for one in waiting {
            one.await.expect("everybody has a turn");
        }
        let had = had.lock().expect("no panic").clone();
        assert!(lock(&turns.queue).free == 1 && lock(&turns.queue).places.all.is_empty());
        had
    }

    #[tokio::test]
    async fn places_and_their_guests_take_turns() {
        let had = order(&[(1, "greedy", 21), (1, "sister", 1), (2, "player", 2)]).await;
        assert_eq!(had.len(), 23);
        let at = |who: &str| had.iter().position(|h| h == who).expect("a turn");
        assert!(at("player") <= 1, "{had:?}");
        assert!(at("sister") <= 3, "{had:?}");
        assert!(had[..4].iter().filter(|h| *h == "player").count() == 2, "{had:?}");
    }
}

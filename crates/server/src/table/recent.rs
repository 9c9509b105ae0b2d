//! What happened lately in a match, written down: it is read only when somebody comes, and waits in few bytes.

use baize_kernel::Event;

/// How many events are kept for those who come later.
const LONGEST: usize = 400;

/// How many more there may be before the oldest are dropped.
const SLACK: usize = 100;

/// The latest events of a match, in truth.
#[derive(Clone, Default)]
pub(super) struct Recent {
    bytes: Vec<u8>,
    count: usize,
}

impl Recent {
    /// Reads what [`Recent::bytes`] gave.
    pub fn of(bytes: Vec<u8>) -> Recent {
        let count = read(&bytes).count();
        Recent { bytes, count }
    }

    /// Adds events.
    pub fn add(&mut self, events: &[Event]) {
        for event in events {
            let bytes = postcard::to_extend(event, std::mem::take(&mut self.bytes));
            self.bytes = bytes.expect("an event is plain data and can be written");
        }
        self.count += events.len();
        if self.count > LONGEST + SLACK {
            let kept = self.events();
            *self = Recent::default();
            self.add(&kept);
        }
    }

    /// Returns the events, the oldest first.
    pub fn events(&self) -> Vec<Event> {
        read(&self.bytes).skip(self.count.saturating_sub(LONGEST)).collect()
    }

    /// Returns them as they are written down.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

fn read(mut bytes: &[u8]) -> impl Iterator<Item = Event> {
    std::iter::from_fn(move || {
        let (event, rest) = postcard::take_from_bytes(bytes).ok()?;
        bytes = rest;
        Some(event)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{Clause, Seat, SeatSet, What};

    #[test]
    fn the_latest_events_are_kept_as_they_were() {
        let event = |number| Event {
            clause: Clause::new("7-1-2-1"),
            sees: SeatSet::ALL,
            what: What::TurnBegan { seat: Seat(1), number },
        };
        let (mut recent, all) = (Recent::default(), (0..1234).map(event).collect::<Vec<_>>());
        for several in all.chunks(7) {
            recent.add(several);
        }
        assert_eq!(recent.events(), all[all.len() - LONGEST..]);
        assert!(recent.count <= LONGEST + SLACK && recent.bytes.len() < 32 * recent.count);
        assert_eq!(Recent::of(recent.bytes().to_vec()).events(), recent.events());
    }
}

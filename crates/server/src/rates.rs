//! How often somebody may ask for what costs us something, by the place they come from.

use crate::config::Limits;
use crate::connection_limit::Place;
use crate::outbox::Complaint;
use baize_kernel::message;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// How many pages of boards count as much as other work: they come one after another while a match is shown.
const BOARDS: u32 = 5;

/// For so many answers of a match, working it out counts once more.
const ANSWERS: usize = 250;

/// Something that costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Costly {
    /// To be a new guest.
    Guest,
    /// To open a table.
    Table,
    /// To have a deck checked, or a replay written.
    Work,
    /// To be shown boards of a match that is over.
    Board,
}

/// Leave to ask, by place.
#[derive(Debug)]
pub struct Rates {
    guests: DefaultKeyedRateLimiter<Place>,
    tables: DefaultKeyedRateLimiter<Place>,
    work: DefaultKeyedRateLimiter<Place>,
    boards: DefaultKeyedRateLimiter<Place>,
    notes: DefaultKeyedRateLimiter<Place>,
}

impl Rates {
    /// Leave as the limits give it. A minute's worth may be used at once.
    pub fn new(limits: &Limits) -> Rates {
        let a_minute = |n: u32| RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)));
        Rates {
            guests: a_minute(limits.guests_per_minute),
            tables: a_minute(limits.tables_per_minute),
            work: a_minute(limits.work_per_minute),
            boards: a_minute(limits.work_per_minute.saturating_mul(BOARDS)),
            notes: a_minute(1),
        }
    }

    /// Takes leave to ask for something once.
    ///
    /// # Errors
    /// When there is none left for now.
    pub fn take(&self, what: Costly, place: Place) -> Result<(), Complaint> {
        self.take_several(what, NonZeroU32::MIN, place)
    }

    /// Takes the further leave that working a match of so many answers out wants; none for one of usual length.
    ///
    /// # Errors
    /// When there is not so much left for now.
    pub fn take_for(&self, what: Costly, answers: usize, place: Place) -> Result<(), Complaint> {
        let more = u32::try_from(answers / ANSWERS).ok().and_then(NonZeroU32::new);
        more.map_or(Ok(()), |more| self.take_several(what, more, place))
    }

    fn take_several(&self, what: Costly, times: NonZeroU32, place: Place) -> Result<(), Complaint> {
        let (limiter, words) = match what {
            Costly::Guest => (&self.guests, message!("too many new guests come from your address")),
            Costly::Table => (&self.tables, message!("too many tables were opened from your address")),
            Costly::Work => (&self.work, message!("too much was asked from your address")),
            Costly::Board => (&self.boards, message!("too many boards were asked for from your address")),
        };
        // More than a whole minute's worth is never there.
        if matches!(limiter.check_key_n(&place, times), Ok(Ok(()))) {
            return Ok(());
        }
        self.note(place, "asks for too much");
        Err(Complaint::new("too_many", words).hint(message!("wait a minute")))
    }

    /// Notes that somebody does what they should not, once a minute for each place.
    pub fn note(&self, place: Place, what: &str) {
        if self.notes.check_key(&place).is_ok() {
            tracing::warn!(%place, what, "abuse");
        }
    }

    /// Forgets those who have not asked for long.
    pub fn forget(&self) {
        for limiter in [&self.guests, &self.tables, &self.work, &self.boards, &self.notes] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_runs_out_of_leave_and_another_does_not() {
        let limits = Limits { tables_per_minute: 3, ..Limits::default() };
        let rates = Rates::new(&limits);
        let [a, b] = ["192.0.2.1", "192.0.2.2"].map(|n| Place::of(n.parse().expect("an address")));
        let taken = (0..9).filter(|_| rates.take(Costly::Table, a).is_ok()).count();
        assert_eq!(taken, 3);
        assert!(rates.take(Costly::Table, b).is_ok() && rates.take(Costly::Guest, a).is_ok());
        rates.forget();
        assert!(rates.take(Costly::Table, a).is_err(), "what is recent is remembered");
        assert!(
            rates.take_for(Costly::Table, ANSWERS - 1, a).is_ok() && rates.take_for(Costly::Table, ANSWERS, a).is_err()
        );
        let taken = (0..9).filter(|_| rates.take_for(Costly::Table, 3 * ANSWERS, b).is_ok()).count();
        assert_eq!(taken, 0, "one was taken, and long matches count several times");
    }
}

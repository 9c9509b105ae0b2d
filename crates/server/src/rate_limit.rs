//! How fast a connection may talk: a bucket that fills steadily and holds only so much.

use std::time::Instant;

/// A bucket of leave to talk.
#[derive(Debug)]
pub struct RateLimit {
    a_second: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl RateLimit {
    /// A full bucket.
    pub fn new(a_second: u32, most: u32, now: Instant) -> RateLimit {
        RateLimit { a_second: a_second.into(), most: most.into(), left: most.into(), since: now }
    }

    /// Takes leave to say one thing. Returns whether there was any.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.since = now;
        self.left = (self.left + passed * self.a_second).min(self.most);
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_is_fine_and_then_it_is_so_many_a_second() {
        let start = Instant::now();
        let mut pace = RateLimit::new(10, 3, start);
        let taken = (0..5).filter(|_| pace.take(start)).count();
        assert_eq!(taken, 3);
        let later = start + Duration::from_millis(100);
        assert!(pace.take(later) && !pace.take(later));
        let much_later = start + Duration::from_secs(60);
        assert_eq!((0..5).filter(|_| pace.take(much_later)).count(), 3, "leave is not saved up");
    }
}

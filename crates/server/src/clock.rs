//! Thinking times: a bank for each seat that runs while it is asked, grows with each answer, and
//! stands still for a while when the connection is lost.
//!
//! Moments are milliseconds and are handed in, so that everything here can be tried without waiting.

use baize_protocol::{ClockRule, Clocks};
use serde::{Deserialize, Serialize};

/// How long the clock of a seat stands still, in a whole match, while its guest is not connected.
pub const GRACE: u64 = 120_000;

/// The shortest and longest bank, in seconds.
pub const BANK: std::ops::RangeInclusive<u32> = 10..=10_800;

/// The most that an answer can add, in seconds.
pub const MOST_INCREMENT: u32 = 120;

/// The clock of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    left: Vec<u64>,
    grace: Vec<u64>,
    running: Option<Running>,
}

/// Whose time passes, since when, and whether it is borrowed from the grace for lost connections.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Running {
    seat: usize,
    since: u64,
    away: bool,
}

/// A clock as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    left: Vec<u64>,
    grace: Vec<u64>,
    running: Option<(usize, bool)>,
    at: u64,
}

impl Saved {
    /// Returns the moment at which it was so.
    pub fn at(&self) -> u64 {
        self.at
    }
}

impl Clock {
    /// Sets the clocks of a new match.
    pub fn new(rule: ClockRule, seats: usize) -> Clock {
        let bank = u64::from(rule.bank) * 1000;
        Clock { rule, left: vec![bank; seats], grace: vec![GRACE; seats], running: None }
    }

    /// Takes a clock up again after the program had ended. Time passed until `alive`, the last moment
    /// at which the program is known to have run; after that it stood still, and still does until the
    /// guest is back.
    pub fn resume(rule: ClockRule, saved: &Saved, alive: u64, now: u64) -> Clock {
        let running = saved.running.map(|(seat, away)| Running { seat, since: saved.at, away });
        let running = running.filter(|r| r.seat < saved.left.len().min(saved.grace.len()));
        let mut clock = Clock { rule, left: saved.left.clone(), grace: saved.grace.clone(), running };
        clock.settle(alive.max(saved.at));
        clock.running = clock.running.map(|r| Running { since: now, away: true, ..r });
        clock
    }

    /// Returns the clock as it is stored.
    pub fn save(&self, now: u64) -> Saved {
        let mut clock = self.clone();
        clock.settle(now);
        Saved { left: clock.left, grace: clock.grace, running: clock.running.map(|r| (r.seat, r.away)), at: now }
    }

    /// Starts the clock of the seat that is asked, or of nobody. A moment to come is one until which it waits.
    pub fn ask(&mut self, seat: Option<usize>, away: bool, now: u64) {
        self.settle(now);
        self.running = seat.filter(|&s| s < self.left.len()).map(|seat| Running { seat, since: now, away });
    }

    /// Stops the clock of a seat that answered in time and adds what an answer adds.
    pub fn answered(&mut self, seat: usize, now: u64) {
        self.settle(now);
        if self.running.is_some_and(|r| r.seat == seat) {
            self.running = None;
            self.left[seat] += u64::from(self.rule.increment) * 1000;
        }
    }

    /// Notes that the guest of a seat lost the connection or is back. Returns whether that changed
    /// anything.
    pub fn set_away(&mut self, seat: usize, away: bool, now: u64) -> bool {
        self.settle(now);
        match &mut self.running {
            Some(running) if running.seat == seat && running.away != away => {
                running.away = away;
                true
            }
            _ => false,
        }
    }

    /// Returns the moment at which the time of the running seat is over, if nothing happens before.
    pub fn deadline(&self) -> Option<u64> {
        let r = self.running?;
        let grace = if r.away { self.grace[r.seat] } else { 0 };
        Some(r.since + grace + self.left[r.seat])
    }

    /// Returns the seat whose time is over.
    pub fn flagged(&self, now: u64) -> Option<usize> {
        self.deadline().filter(|&at| at <= now)?;
        self.running.map(|r| r.seat)
    }

    /// Returns the times as they are told.
    pub fn told(&self, now: u64) -> Clocks {
        let mut clock = self.clone();
        clock.settle(now);
        let lent = |r: &Running| if r.away { clock.grace[r.seat] } else { 0 };
        let waits = clock.running.map(|r| lent(&r) + r.since.saturating_sub(now)).filter(|ms| *ms > 0);
        let short = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        Clocks {
            left: clock.left.iter().map(|&ms| short(ms)).collect(),
            running: clock.running.map(|r| r.seat as u8),
            waits: waits.map(short),
        }
    }

    /// Charges the time that passed to whom it belongs.
    fn settle(&mut self, now: u64) {
        let Some(r) = &mut self.running else { return };
        let mut passed = now.saturating_sub(r.since);
        r.since = r.since.max(now);
        if r.away {
            let lent = passed.min(self.grace[r.seat]);
            self.grace[r.seat] -= lent;
            passed -= lent;
        }
        self.left[r.seat] = self.left[r.seat].saturating_sub(passed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule { bank: 60, increment: 5 };

    fn clock() -> Clock {
        let mut clock = Clock::new(RULE, 2);
        clock.ask(Some(0), false, 1000);
        clock
    }

    #[test]
    fn time_passes_for_the_seat_that_is_asked_and_an_answer_adds() {
        let mut clock = clock();
        assert_eq!(clock.told(11_000).left, [50_000, 60_000]);
        clock.answered(0, 11_000);
        clock.ask(Some(1), false, 11_000);
        assert_eq!(clock.told(12_000).left, [55_000, 59_000]);
        assert_eq!(clock.told(12_000).running, Some(1));
    }

    #[test]
    fn the_flag_falls_when_the_bank_is_empty() {
        let clock = clock();
        assert_eq!(clock.deadline(), Some(61_000));
        assert_eq!((clock.flagged(60_999), clock.flagged(61_000)), (None, Some(0)));
    }

    #[test]
    fn a_lost_connection_stops_the_clock_up_to_a_limit() {
        let mut clock = clock();
        assert!(clock.set_away(0, true, 2000));
        assert!(!clock.set_away(1, true, 2000), "nobody waits for the other seat");
        assert_eq!(clock.told(100_000).left[0], 59_000);
        assert_eq!(clock.deadline(), Some(2000 + GRACE + 59_000));
        assert_eq!(clock.told(2000 + GRACE + 1000).left[0], 58_000);
        clock.set_away(0, false, 50_000);
        clock.set_away(0, true, 50_000);
        assert_eq!(clock.told(50_000).waits, Some(120_000 - 48_000), "what was lent is not lent again");
    }

    #[test]
    fn the_time_in_which_the_program_did_not_run_is_nobodys() {
        let saved = clock().save(5000);
        let clock = Clock::resume(RULE, &saved, 8000, 500_000);
        assert_eq!(clock.told(500_000).left, [53_000, 60_000]);
        assert_eq!(clock.told(530_000).left[0], 53_000, "it stands still until the guest is back");
        let early = Clock::resume(RULE, &saved, 0, 500_000);
        assert_eq!(early.told(500_000).left[0], 56_000);
    }
}

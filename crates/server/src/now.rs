//! The time of day in milliseconds, which within one run of the program never goes back.
//!
//! Nodes of a cluster go by the clock of their database, so that they agree.

use std::sync::{LazyLock, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// How much the clock of the database is ahead of ours, in milliseconds.
static AHEAD: OnceLock<i64> = OnceLock::new();

fn ahead() -> i64 {
    AHEAD.get().copied().unwrap_or(0)
}

/// Goes by a clock from now on that says it is this moment. Only the first counts, so that time never goes back twice.
pub fn follow(moment: u64) {
    let ahead = moment as i64 - now() as i64;
    let _ = AHEAD.set(ahead);
}

/// When the program first asked, by the calendar and by a clock that nobody sets.
static START: LazyLock<(u64, Instant)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (wall.as_millis() as u64, Instant::now())
});

/// Returns the moment in milliseconds since 1970.
pub fn now() -> u64 {
    START.0.saturating_add_signed(ahead()) + START.1.elapsed().as_millis() as u64
}

/// Returns the instant of a moment, for timers.
pub fn instant(moment: u64) -> tokio::time::Instant {
    let after = moment.saturating_sub(START.0.saturating_add_signed(ahead()));
    tokio::time::Instant::from_std(START.1) + std::time::Duration::from_millis(after)
}

//! The time of day in milliseconds, which within one run of the program never goes back.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When the program first asked, by the calendar and by a clock that nobody sets.
static START: LazyLock<(u64, Instant)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (wall.as_millis() as u64, Instant::now())
});

/// Returns the moment in milliseconds since 1970.
pub fn now() -> u64 {
    START.0 + START.1.elapsed().as_millis() as u64
}

/// Returns the instant of a moment, for timers.
pub fn instant(moment: u64) -> tokio::time::Instant {
    let after = moment.saturating_sub(START.0);
    tokio::time::Instant::from_std(START.1) + std::time::Duration::from_millis(after)
}

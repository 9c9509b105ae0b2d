//! Fair play: the windows that open whatever is held.

use crate::game::St;
use crate::words::verb;

/// Everybody is asked with each chance (R19), whatever is held. On an empty stage the turn player is about to do
/// something anyway.
pub fn is_open(s: &St) -> bool {
    let Some(prompt) = s.prompt().filter(|prompt| prompt.why.verb == verb::PASS) else { return false };
    prompt.seat != s.active || !s.data.stage.is_empty()
}

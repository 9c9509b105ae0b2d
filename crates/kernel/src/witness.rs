//! Which abilities have done something: what the law "no word is idle" looks at.
//!
//! Off unless somebody watches on this thread. Noted are verbs that dealt with something, and
//! prohibitions and permissions that made a difference.

use crate::ids::AbilityRef;
use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static SEEN: RefCell<Option<BTreeSet<AbilityRef>>> = const { RefCell::new(None) };
}

/// Runs something and returns the abilities that did something meanwhile.
pub fn watch(run: impl FnOnce()) -> BTreeSet<AbilityRef> {
    SEEN.set(Some(BTreeSet::new()));
    run();
    SEEN.take().unwrap_or_default()
}

/// Notes that an ability did something.
#[inline]
pub(crate) fn note(at: AbilityRef) {
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            seen.insert(at);
        }
    });
}

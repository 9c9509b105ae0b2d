//! The rules, in the order of the document, and the readings of its unclear places.
//!
//! | module | sections |
//! |---|---|
//! | [`seats`] | who plays with and against whom, 12 |
//! | [`setup`] | 6 |
//! | [`turn`], [`main_phase`], [`playing`] | 7, 3 and 5 |
//! | [`battle`], [`damage`] | 8 and 5-5 |
//! | [`action`] | 9 |
//! | [`triggers`], [`activation`], [`substitution`], [`verbs`], [`bans`] | 10 |
//! | [`processing`], [`leaving`] | 11 and 12-2-5 |
//! | [`arranging`] | 4-1-6 |
//! | [`readings`] | what can be set |
//! | [`refusals`] | what may be done and why not, and what could be meant |

pub mod action;
pub mod activation;
pub mod arranging;
pub mod bans;
pub mod battle;
pub mod damage;
pub mod leaving;
pub mod main_phase;
pub mod playing;
pub mod processing;
pub mod readings;
pub mod refusals;
pub mod seats;
pub mod setup;
pub mod substitution;
pub mod triggers;
pub mod turn;
pub mod verbs;
pub mod windows;

/// A clause of the document, checked to exist by the tests of the laws.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;
pub use readings::*;

//! The rules, one module per section of the digest, in its order.
//!
//! Clauses are those of `data/clauses.tsv`, edition 8.2. Readings that could go either way are
//! fields of [`Rules`](crate::options::Rules).

pub mod zones;
pub mod units;
pub mod trumps;
pub mod setup;
pub mod flow;
pub mod means;
pub mod request;
pub mod draft;
pub mod triggers;
pub mod cost;
pub mod targets;
pub mod resolve;
pub mod battle;
pub mod effects;
pub mod refusals;
pub mod windows;

/// Cites a clause, checked to fit when the program is built.
macro_rules! clause {
    ($number:literal) => {
        const { baize_kernel::Clause::new($number) }
    };
}
pub(crate) use clause;

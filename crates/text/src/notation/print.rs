//! Prints abilities in canonical notation.

//! The table in the browser: guests, tables, matches, clocks and their storage.

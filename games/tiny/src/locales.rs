//! The words and the rules of Tiny in other languages than English.

/// The words in other languages than English, which says them as they are spelled.
pub const WORDS: &[(&str, &str)] = &[
    ("th", include_str!("../locales/th.ftl")),
    ("ja", include_str!("../locales/ja.ftl")),
    ("fa", include_str!("../locales/fa.ftl")),
];

/// The rules in other languages.
pub const CLAUSES: &[(&str, &str)] = &[
    ("th", include_str!("../locales/clauses.th.tsv")),
    ("ja", include_str!("../locales/clauses.ja.tsv")),
    ("fa", include_str!("../locales/clauses.fa.tsv")),
];

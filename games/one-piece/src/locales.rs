//! The game's words and clauses in languages.

/// The words of the game: what cards say, and what is said at the table.
pub const WORDS: &[(&str, &str)] = &[
    ("en", include_str!("../locales/en.ftl")),
    ("en", include_str!("../locales/en-table.ftl")),
    ("th", include_str!("../locales/th.ftl")),
    ("th", include_str!("../locales/th-table.ftl")),
    ("th", include_str!("../locales/th-names.ftl")),
    ("ja", include_str!("../locales/ja.ftl")),
    ("ja", include_str!("../locales/ja-table.ftl")),
    ("ja", include_str!("../locales/ja-names.ftl")),
    ("fa", include_str!("../locales/fa.ftl")),
    ("fa", include_str!("../locales/fa-table.ftl")),
];

/// The clauses in other languages than English.
pub const CLAUSES: &[(&str, &str)] = &[
    ("th", include_str!("../locales/clauses.th.tsv")),
    ("ja", include_str!("../locales/clauses.ja.tsv")),
    ("fa", include_str!("../locales/clauses.fa.tsv")),
];

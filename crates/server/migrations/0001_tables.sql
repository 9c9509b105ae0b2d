-- Plain SQL that SQLite and PostgreSQL read alike. Structured values are JSON in text columns: the
-- program reads and writes them whole, and never searches in them.

CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    -- waiting, playing, over or broken
    state TEXT NOT NULL,
    -- who sits where, what is set, decks, seed
    room TEXT NOT NULL,
    -- thinking times when they last changed without an answer
    clocks TEXT,
    -- milliseconds since 1970
    changed BIGINT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, changed);

CREATE TABLE answers (
    table_id TEXT NOT NULL,
    -- counts the answers of a table from 0
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    answer TEXT NOT NULL,
    -- the digest of the match afterwards, as 16 hexadecimal digits
    digest TEXT NOT NULL,
    -- why the seat gave up: concession or time; null for other answers
    cause TEXT,
    -- thinking times afterwards; null without a clock
    clocks TEXT,
    PRIMARY KEY (table_id, n)
);

-- What came after the first release. Every statement may be carried out again and again, and an older
-- release gets on with a database that has this, so going back to it works.

CREATE TABLE IF NOT EXISTS origins (
    table_id TEXT NOT NULL PRIMARY KEY,
    -- the program that opened the match
    engine TEXT NOT NULL,
    -- what the cards and rules of the game meant to it
    meaning TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS set_aside (
    table_id TEXT NOT NULL PRIMARY KEY,
    -- why the match cannot be taken up
    why TEXT NOT NULL,
    -- milliseconds since 1970
    since BIGINT NOT NULL
);

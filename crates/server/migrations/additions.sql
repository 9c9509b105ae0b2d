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

CREATE TABLE IF NOT EXISTS played (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    -- when the match was over, in milliseconds since 1970
    ended BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX IF NOT EXISTS played_by_guest ON played (guest, ended);

CREATE TABLE IF NOT EXISTS taken_back (
    table_id TEXT NOT NULL,
    -- when they were taken back, in milliseconds since 1970: the same for those of one time
    at BIGINT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    answer TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, at, n)
);

CREATE TABLE IF NOT EXISTS decks (
    id TEXT NOT NULL PRIMARY KEY,
    -- whose it is
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    -- the format it is for; empty for none
    format TEXT NOT NULL,
    -- the list, as it was sent
    list TEXT NOT NULL,
    -- milliseconds since 1970
    changed BIGINT NOT NULL
);

CREATE INDEX IF NOT EXISTS decks_by_guest ON decks (guest, changed);

-- The nodes of a cluster, on PostgreSQL only. Times are the database's own.
CREATE TABLE IF NOT EXISTS nodes (
    id TEXT NOT NULL PRIMARY KEY,
    -- when it last said that it runs, in milliseconds since 1970
    seen BIGINT NOT NULL,
    -- until when its tables are its own whatever happens, in milliseconds since 1970
    until BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    -- the node that has the table; empty when none does
    owner TEXT NOT NULL,
    -- goes up by one whenever the table is taken; what is written carries it
    token BIGINT NOT NULL,
    -- until when the table's last owner is known to have run, in milliseconds since 1970
    seen BIGINT NOT NULL
);

CREATE INDEX IF NOT EXISTS leases_by_owner ON leases (owner);

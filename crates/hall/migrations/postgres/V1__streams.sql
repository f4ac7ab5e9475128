-- A stream is the log of one game or of one competition. Its row names the present owner by a fencing number.
CREATE TABLE stream (
    stream  TEXT    NOT NULL PRIMARY KEY,
    kind    TEXT    NOT NULL,
    owner   TEXT    NOT NULL,
    fence   BIGINT  NOT NULL,
    seq     BIGINT  NOT NULL,
    hash    BYTEA   NOT NULL,
    closed  BOOLEAN NOT NULL DEFAULT FALSE,
    -- The owner's time line when it took the stream: the stream's instant, and the milliseconds since the owner's start.
    instant BIGINT  NOT NULL,
    since   BIGINT  NOT NULL
);
CREATE INDEX stream_open ON stream (kind, closed);

-- What happened, one row an act. The hash covers the row and the hash of the row before it in the same stream.
CREATE TABLE entry (
    stream  TEXT    NOT NULL,
    seq     BIGINT  NOT NULL,
    fence   BIGINT  NOT NULL,
    instant BIGINT  NOT NULL,
    client  TEXT,
    body    TEXT    NOT NULL,
    hash    BYTEA   NOT NULL,
    PRIMARY KEY (stream, seq)
);
CREATE UNIQUE INDEX entry_client ON entry (stream, client) WHERE client IS NOT NULL;

-- How long each owner is known to have been alive, in milliseconds since its start.
CREATE TABLE pulse (
    owner   TEXT    NOT NULL PRIMARY KEY,
    millis  BIGINT  NOT NULL
);

-- Small things that are looked up by name and replaced whole: accounts, sessions, links, envelopes.
CREATE TABLE item (
    kind    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    value   TEXT    NOT NULL,
    PRIMARY KEY (kind, name)
);

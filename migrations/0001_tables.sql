-- Tables, their games and everything that was ever entered in them.
--
-- Written for SQLite, in words that PostgreSQL also takes: bigint and text only, unix seconds for times,
-- JSON as text, no generated keys (the program numbers rows itself).

-- The content of every edition file that a game was begun on: a game plays on the values it began with,
-- whatever later builds bring.
create table editions (
    hash    text   not null primary key, -- names the content
    game    text   not null,             -- the game it is an edition of
    content text   not null
);

-- A table and the game on it, from its opening to its end and ever after. Nothing is deleted.
create table games (
    id       bigint not null primary key,
    place    text   not null, -- 'channel:ID', or 'try:CHALLENGE:PERSON' for a private try
    server   bigint,          -- the server of the channel: quotas and defaults are per server
    game     text   not null, -- which game is played
    status   text   not null, -- lobby, running, archived, over, cancelled
    version  bigint not null, -- raised by every change, and checked: nobody writes over what they have not seen
    host     bigint,          -- who may start and cancel; none once everybody has left or been forgotten
    options  text   not null, -- the chosen options of the game
    seed     text,            -- chosen beforehand, or drawn at the start; never shown while the game runs
    edition  text references editions (hash), -- none before the start
    begun    bigint,          -- the rules number the game was begun under
    rules    bigint,          -- the rules number under which the log, from its base on, was last known to replay
    entries  bigint not null, -- how many entries the log has
    outcome  text,            -- places and scores, once it is over
    message  bigint,          -- the post whose buttons are current: the lobby, or the newest turn message
    opened   bigint not null,
    started  bigint,
    moved    bigint not null, -- the last change: lobbies and games that nobody touches go to sleep by it
    ended    bigint
);

-- One open game in each place. An archived one has given its place up.
create unique index games_open_place on games (place) where status in ('lobby', 'running');

-- One try at each challenge, ended or not.
create unique index games_try on games (place) where substr(place, 1, 4) = 'try:';

-- How many open tables somebody has in a server.
create index games_open_host on games (host, server) where status in ('lobby', 'running');

-- Who sits where. Before the start, seats are numbered in the order of joining.
create table seats (
    game   bigint not null references games (id),
    seat   bigint not null, -- from 0
    person bigint,          -- none: somebody who asked to be forgotten
    name   text   not null, -- as it was when they joined
    since  bigint,          -- since when the game waits for them; none: it does not
    primary key (game, seat)
);

create index seats_person on seats (person);

-- What somebody did, once and for all: an interaction is carried out at most once, and asked about again it
-- gets the answer it got the first time.
create table interactions (
    id     text   not null primary key, -- given by whoever brought it: the id of a press, a command, a line
    game   bigint references games (id) deferrable initially deferred, -- it may be the one that opens the table
    person bigint,
    at     bigint not null,
    answer text   not null
);

-- The log of each game: the truth, never shortened.
create table entries (
    game        bigint not null references games (id),
    number      bigint not null, -- from 1
    entry       text   not null, -- 'seat: action', as people can read it
    interaction text   not null, -- not a reference: old interactions may be swept, the log may not
    at          bigint not null,
    primary key (game, number)
);

-- The settled position of each game: loading folds only the entries after it.
create table positions (
    game   bigint not null primary key references games (id),
    number bigint not null, -- how many entries it includes
    state  text   not null
);

-- Where a game was rebased: after an upgrade its log no longer led to its settled position, so that position
-- became its new beginning.
create table bases (
    game   bigint not null references games (id),
    number bigint not null, -- the log counts from the entry after this one
    rules  bigint not null, -- the rules number the entries before were played under
    state  text   not null,
    at     bigint not null,
    primary key (game, number)
);

-- What is to be said in public, and to whom. Rendered when it is delivered, so rows hold no words.
create table outbox (
    id       bigint not null primary key, -- in each address, posts are delivered in this order
    game     bigint references games (id),
    address  text   not null, -- 'channel:ID' or 'person:ID'
    post     text   not null, -- what it is: a lobby, a turn with whom to ping, an end, an edit
    about    bigint,          -- for edits and deletions: the post they change
    nonce    text   not null, -- the same at every attempt, so that the receiver can tell a repetition
    state    text   not null, -- waiting, sending, sent, dropped
    due      bigint not null, -- not before
    attempts bigint not null,
    begun    bigint,          -- the first attempt of which nobody knows whether it arrived
    error    text,            -- why the last attempt failed
    message  text             -- the id of what was delivered
);

create index outbox_order on outbox (address, id) where state in ('waiting', 'sending');
create index outbox_due on outbox (due) where state in ('waiting', 'sending');
create index outbox_about on outbox (about) where state in ('waiting', 'sending');

-- Solo challenges: the same game for everybody, each alone, until it closes.

create table challenges (
    id       bigint not null primary key,
    server   bigint,          -- the server of the channel
    channel  bigint not null, -- where it is posted
    game     text   not null, -- which game is played
    options  text   not null,
    edition  text   not null references editions (hash),
    seed     text   not null, -- never shown before it closes
    salt     text   not null, -- nor this; the post shows a hash of both
    seeded   text   not null, -- where the seed is from: drawn, typed, from:GAME
    title    text   not null,
    host     bigint,          -- who posted it; none: somebody who asked to be forgotten
    language text,            -- the language of its posts, if it is not the server's
    repeats  text,            -- daily or weekly; none: it does not
    stage    text   not null, -- open, closed
    message  bigint not null, -- the post that shows it
    shown    bigint not null, -- when that post was last brought up to date
    opened   bigint not null,
    closes   bigint not null,
    closed   bigint
);

create index challenges_server on challenges (server, id);

-- Who tries it. The game itself, its person and its end are in games and seats.
create table tries (
    game      bigint not null primary key references games (id) deferrable initially deferred,
    challenge bigint not null references challenges (id),
    ranked    bigint not null, -- 0: they had played this seed before
    feat      text,            -- what was reached, once it is finished
    finished  bigint
);

create index tries_challenge on tries (challenge);

-- Reviews of finished games: each is made once, when somebody has asked for it.
create table reviews (
    game    bigint not null primary key references games (id),
    person  bigint,          -- who asked; none: somebody who asked to be forgotten
    asked   bigint not null,
    moments text             -- JSON: what everybody could expect over time; none: it has not been made yet
);

-- How many somebody has asked for lately.
create index reviews_person on reviews (person, asked);
-- Those that are still to be made: how whoever leads finds them, after a restart too.
create index reviews_waiting on reviews (asked) where moments is null;

-- The decisions of a game that cost a player most. Nobody else sees them.
create table decisions (
    game   bigint not null references games (id),
    person bigint not null,
    found  text   not null, -- JSON
    primary key (game, person)
);

create index decisions_person on decisions (person);

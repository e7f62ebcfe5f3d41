-- A seat can be played on a page. A link is exchanged, once, for a session of its person at that seat.
create table sessions (
    hash   text   not null primary key, -- the SHA-256 of the secret in the link or in the cookie; the secret itself is nowhere
    stage  text   not null, -- link, session
    person bigint not null,
    game   bigint not null references games (id),
    seat   bigint not null,
    begun  bigint not null, -- when the link was made or exchanged
    ends   bigint not null
);

create index sessions_person on sessions (person, stage, begun);
create index sessions_seat on sessions (game, seat);

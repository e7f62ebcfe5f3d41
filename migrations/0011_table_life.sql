-- What keeps a table alive over weeks. Both columns are JSON: they are read and written whole with their row, and nothing
-- ever looks for a part of them.

alter table games add column life text not null default '{}'; -- the clock, open votes, whether the game is paused
alter table seats add column life text not null default '{}'; -- standing answers, time left, whether the seat is vacant

-- Who sat at a table before somebody else took the seat. Results name them, and they do not sit down there again.
create table sittings (
    game   bigint not null references games (id),
    seat   bigint not null,
    person bigint,          -- none: somebody who asked to be forgotten
    name   text   not null,
    until  bigint not null, -- when they got up
    primary key (game, seat, until)
);

create index sittings_person on sittings (person);

-- Who follows a game is a setting of theirs, found by its name.
create index settings_name on settings (name);

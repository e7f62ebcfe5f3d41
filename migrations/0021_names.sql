-- Columns and tables are called what the program calls what is in them.

alter table agenda rename column errand to job;
alter table seats rename column stirred to nudges_from;
alter table seats rename column nudges to nudges_sent;
alter table tries rename column feat to solo_result;

-- Who sat at a table before somebody else took the seat. Results name them, and they do not sit down there again.
create table former_players (
    game   bigint not null references games (id),
    seat   bigint not null,
    person bigint,          -- none: somebody who asked to be forgotten
    name   text   not null,
    until  bigint not null, -- when they got up
    primary key (game, seat, until)
);
insert into former_players (game, seat, person, name, until) select game, seat, person, name, until from sittings;
drop table sittings;
create index former_players_person on former_players (person);

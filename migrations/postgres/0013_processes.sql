-- Several processes on one database. SQLite has one process, and nothing of this.

-- Numbers that no other process uses. Posts are numbered in blocks, one for each change: within a block the process counts.
create sequence game_numbers;
create sequence challenge_numbers;
create sequence post_numbers increment by 1048576;

select setval('game_numbers', coalesce(max(id), 0) + 1, false) from games;
select setval('challenge_numbers', coalesce(max(id), 0) + 1, false) from challenges;
select setval('post_numbers', coalesce(max(id), 0) + 1, false) from outbox;

-- Which process sends, reminds and registers commands: the one that holds the lease, until it expires.
create table lease (
    name    text   not null primary key, -- there is one: 'leader'
    holder  text   not null, -- a name that each process draws for itself
    epoch   bigint not null, -- raised whenever another process takes it: what an earlier holder still writes is refused
    expires bigint not null  -- in milliseconds, by the clock of the database
);

-- The oldest program that may use this database, by the newest migration that it knows. Migrations only add at first; what takes
-- something away comes a release later, and raises this.
create table compatible (
    oldest bigint not null
);
insert into compatible (oldest) values (13);

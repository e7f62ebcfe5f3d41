-- 0007_fairness.sql as PostgreSQL says it: only the random key has another name there.

-- Open seeds, why a try is listed apart, and what stays of those who asked to be forgotten.

alter table games add column open_seed bigint not null default 0; -- 1: whoever opened the table chose its seed
update games set open_seed = 1 where status = 'lobby' and seed is not null;

-- Decided when a try is finished; none: it is ranked.
alter table tries add column apart text; -- played, author
update tries set apart = 'played' where ranked = 0 and feat is not null;
alter table tries drop column ranked;

-- With which people are hashed while the challenge is open; none once it has closed.
alter table challenges add column key text;
update challenges set key = replace(cast(gen_random_uuid() as text), '-', '') where stage = 'open';

-- Of those who asked to be forgotten, until the challenge closes: being forgotten gives no second try.
create table traces (
    challenge bigint not null references challenges (id),
    person    text   not null, -- the SHA-256 of 'key:person'
    trace     text   not null, -- tried, played, author
    primary key (challenge, person, trace)
);

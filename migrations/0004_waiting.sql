-- How the waiting for somebody has gone so far, in this turn of theirs.

alter table seats add column stirred bigint;                  -- their last step or reminder; none: nothing since they were asked
alter table seats add column nudges bigint not null default 0; -- how many reminders since their last step
alter table seats add column put_off bigint;                   -- to be called at this time instead
alter table seats add column muted bigint not null default 0;  -- 1: no more reminders in this turn

-- Games that wait already are looked after like any other.
insert into agenda (errand, due)
    select 'remind:' || cast(games.id as text), min(seats.since) + 43200
    from games join seats on seats.game = games.id
    where games.status = 'running' and substr(games.place, 1, 8) = 'channel:' and seats.since is not null
    group by games.id;

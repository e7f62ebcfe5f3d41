-- What falls due by itself. An errand says what is to be looked after, not what will be done: that is decided when its
-- time has come, from what is then.

create table agenda (
    errand text   not null primary key, -- 'close-lobby:GAME' and the like
    due    bigint not null              -- not before
);

create index agenda_due on agenda (due);

-- Lobbies that are open already close like any other.
insert into agenda (errand, due)
    select 'close-lobby:' || cast(id as text), moved + 1209600 from games where status = 'lobby';

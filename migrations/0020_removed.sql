-- What nobody needs any more.

-- The first release could archive a game: its place was free, and nothing brought it back. It goes on where its place still is
-- free; of several in one place the newest does. The others are closed, with their logs.
update games set status = 'running'
    where status = 'archived' and not exists (
        select 1 from games other
        where other.place = games.place and other.id <> games.id
        and (other.status in ('lobby', 'running') or other.status = 'archived' and other.id > games.id));
update games set status = 'cancelled', ended = moved where status = 'archived';
delete from outbox where post like '{"kind":"archived"%';

-- Hashes by which an open challenge recognised people who had asked to be forgotten.
drop table traces;
alter table challenges drop column key;

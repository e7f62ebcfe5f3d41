-- Ratings, statistics and seasons. Ratings and statistics are not stored: they are computed from the games that are over.

alter table games add column rated bigint not null default 0; -- 1: its result counts in the ratings; games begun earlier do not
alter table games add column deeds text;                      -- JSON: what each seat has built by the end, by name; none: not counted

-- The games that are over, server by server.
create index games_over on games (server, ended) where status = 'over';

-- A season is a series of weekly challenges; it is named by its first one.
alter table challenges add column season bigint;
alter table challenges add column week bigint; -- from 1

create index challenges_season on challenges (season) where season is not null;

-- Bots that sit at tables. What a bot thinks follows from a secret of its own, never from the seed of its game.

alter table seats add column level text;  -- how well the bot plays that sits there: easy, normal, hard; none: no bot does
alter table seats add column secret text; -- where its random numbers come from; never shown

alter table challenges add column par bigint; -- what a bot reached, once it has played it; none: it has not yet

-- The bots that are asked: how whoever leads finds them, after a restart too.
create index seats_bots on seats (game) where level is not null and since is not null;

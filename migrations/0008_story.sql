-- A channel that reads like a story: one turn message with the board, and lines of what happened above it. Games in threads.

alter table games add column board bigint; -- the turn message that shows the board; `message` may be a question after it
update games set board = message where status = 'running';

alter table games add column lobby bigint; -- the lobby on whose message the game's thread was opened: it tells how the game ended

-- In which order posts are delivered: 'message'; 'change', which holds up no message; 'behind', a change that waits for the
-- messages before it.
alter table outbox add column lane text not null default 'message';
update outbox set lane = 'change' where post = '{"kind":"refresh"}';
update outbox set lane = 'behind' where post = '{"kind":"strip"}';

-- The rules number of a game and the form in which its positions are written are counted apart. Whatever is stored
-- already has form 1, and every challenge was posted under rules 1.

alter table positions add column form bigint not null default 1;

alter table bases add column form bigint not null default 1;
alter table bases add column given_up bigint not null default 0; -- 1: unsettled steps before it were no longer legal

alter table challenges add column rules bigint not null default 1; -- the rules number it was posted under

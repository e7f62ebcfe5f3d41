-- What people, servers and tables have chosen for themselves: language, reminders, the look of texts.

create table settings (
    owner text not null, -- 'person:ID', 'server:ID' or 'game:ID'
    name  text not null,
    value text not null,
    primary key (owner, name)
);

-- A game can be watched on a page. The key of its address is a setting of its table, and tables are found by it.

create index settings_page on settings (value) where name = 'page';

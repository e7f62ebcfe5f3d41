-- What is due next, messages and edits apart, and the next edit of a message: found at once however long the outbox is.
create index outbox_due_messages on outbox (due, id) where state in ('waiting', 'sending') and lane = 'message';
create index outbox_due_changes on outbox (due, id) where state in ('waiting', 'sending') and lane <> 'message';
create index outbox_changes on outbox (about, id) where state in ('waiting', 'sending') and lane <> 'message';
drop index outbox_due;
drop index outbox_about;
drop index outbox_order;

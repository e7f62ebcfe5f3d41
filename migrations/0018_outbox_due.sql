-- What is due next, messages and edits apart, found at once however long the outbox is.
create index outbox_due_messages on outbox (due, id) where state in ('waiting', 'sending') and lane = 'message';
create index outbox_due_changes on outbox (due, id) where state in ('waiting', 'sending') and lane <> 'message';
drop index outbox_due;

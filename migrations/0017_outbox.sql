-- The next message of an address, found at once however long the outbox is: after an outage thousands of posts wait.
create index outbox_messages on outbox (address, id) where state in ('waiting', 'sending') and lane = 'message';

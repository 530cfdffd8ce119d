-- The first reply to a bid is kept where those to all other deals are (table idempotency), with a key or without.
alter table participation drop column last_automatic, drop column last_status, drop column last_reply;

-- What the bank tells of a Pix takes back a recording that contradicts it: decided by the program. No receipt is ever refused.
alter table receipt drop constraint receipt_check;
alter table receipt add constraint receipt_decided_check check (decided_by is null or decided_at is not null);
alter table receipt drop constraint receipt_state_check;
alter table receipt add constraint receipt_state_check check (state in ('counted', 'waiting', 'returned', 'reversed'));
drop index receipt_waiting;
create index receipt_waiting on receipt (recorded_at) where state = 'waiting';

-- Who has taken which work of the desk. It ends when the work is done, when its user leaves, and after a time without action.
create table taken_work (
  kind text not null check (kind in ('question', 'proposal', 'conditional-sale', 'cancellation', 'refund', 'verification', 'data-request',
    'suspicion', 'dead-mail', 'ended-offer')),
  code bigint not null,
  account_id bigint not null references account(id),
  taken_at timestamptz not null,
  primary key (kind, code)
);
create index taken_work_by_account on taken_work (account_id);

-- What the desk counts and shows first.
create index purchase_to_contact on purchase (created_at) where status = 'V' and negotiation_at is null and cancelled_at is null;
create index cancellation_waiting on cancellation (requested_at) where outcome = 'review';
create index identity_request_waiting on identity_request (created_at) where state = 'open';
create index purchase_cancelled on purchase (cancelled_at) where cancelled_at is not null;

-- What buyers were given back too much, which they owe: asked for, and given up by two users (decision 0163).
alter table book_account drop constraint book_account_kind_check;
alter table book_account add constraint book_account_kind_check check (kind in ('receivable', 'user', 'store', 'third-party',
  'house-revenue', 'house-bank', 'deposits', 'suspense', 'sending', 'paid-out', 'paying-out', 'store-commission', 'house-loss', 'buyer-loss'));
insert into book_account (kind) values ('buyer-loss');
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid',
  'kept', 'store-unrepaid', 'debt-forgiven', 'debt-restored', 'stray', 'stray-taken', 'bank-refund', 'bank-refund-undone', 'given-up', 'owed-again'));

-- The buyer of a charge is asked for what they were given back too much.
create table buyer_request (
  code bigint generated always as identity primary key,
  charge_code bigint not null references charge (code),
  -- What was owed then; the buyer pays what they owe now.
  amount_cents bigint not null check (amount_cents > 0),
  -- The buyer reads it.
  message text not null check (char_length(message) between 5 and 500),
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  -- Nothing is owed any more, or it is asked for no longer.
  ended_at timestamptz
);
create unique index buyer_request_open on buyer_request (charge_code) where ended_at is null;
create index buyer_request_of_charge on buyer_request (charge_code, code desc);
create index buyer_request_asked_by on buyer_request (asked_by);

create table buyer_give_up (
  code bigint generated always as identity primary key,
  charge_code bigint not null references charge (code),
  amount_cents bigint not null check (amount_cents > 0),
  -- proposed: another user has to release it; undone: the buyer owes it again.
  state text not null check (state in ('proposed', 'released', 'withdrawn', 'undone')),
  reason text not null check (char_length(reason) between 5 and 500),
  proposed_by bigint not null references account (id),
  proposed_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text check (char_length(decision) between 5 and 500),
  undone_by bigint references account (id),
  undone_at timestamptz,
  undo_reason text check (char_length(undo_reason) between 5 and 500),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (state = 'proposed')),
  check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (state <> 'undone')),
  -- Four eyes.
  check (state in ('proposed', 'withdrawn') or decided_by <> proposed_by),
  check (undone_by <> decided_by)
);
create unique index buyer_give_up_open on buyer_give_up (charge_code) where state = 'proposed';
create index buyer_give_up_of_charge on buyer_give_up (charge_code, code desc);
create index buyer_give_up_proposed_by on buyer_give_up (proposed_by);
create index buyer_give_up_decided_by on buyer_give_up (decided_by) where decided_by is not null;
create index buyer_give_up_undone_by on buyer_give_up (undone_by) where undone_by is not null;

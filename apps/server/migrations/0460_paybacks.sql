-- Money that is owed back to a buyer and what is decided about it, by two users (docs/payments.md).
create table payback (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  way text not null check (way in ('pix', 'transfer', 'set-off')),
  -- proposed: another user has to release it; sending: it is on its way; done; failed: all or part of it is owed again.
  state text not null check (state in ('proposed', 'sending', 'done', 'failed', 'withdrawn')),
  amount_cents bigint not null check (amount_cents > 0),
  -- Which charge it pays.
  target_charge bigint references charge (code),
  reason text not null check (char_length(reason) between 1 and 500),
  proposed_by bigint not null references account (id),
  proposed_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text check (char_length(decision) <= 500),
  ended_at timestamptz,
  -- Of the transfer.
  reference text check (char_length(reference) between 1 and 80),
  check ((way = 'set-off') = (target_charge is not null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Four eyes.
  check (state in ('proposed', 'withdrawn') or decided_by is not null and decided_by <> proposed_by),
  check ((state in ('done', 'failed', 'withdrawn')) = (ended_at is not null))
);
-- One decision at a time about the money of a purchase.
create unique index payback_open on payback (purchase_code) where state in ('proposed', 'sending');
-- A transfer is recorded once.
create unique index payback_reference on payback (reference) where reference is not null;
create index payback_of_purchase on payback (purchase_code);

create table payback_part (
  code bigint generated always as identity primary key,
  payback_code bigint not null references payback (code),
  charge_code bigint not null references charge (code),
  amount_cents bigint not null check (amount_cents > 0),
  -- A Pix goes back to who paid it, under an id of ours that is written before the bank is asked.
  end_to_end_id text references pix_payment (end_to_end_id),
  refund_id text unique check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  state text not null check (state in ('proposed', 'sending', 'done', 'failed', 'withdrawn')),
  -- The bank has it and takes its time.
  processing boolean not null default false,
  -- Why the bank did not do it, in its words.
  failure text check (char_length(failure) <= 300),
  -- When the bank is asked about it next; null: not by itself.
  read_at timestamptz,
  tries integer not null default 0,
  check ((end_to_end_id is null) = (refund_id is null)),
  check (read_at is null or state = 'sending')
);
create index payback_part_of on payback_part (payback_code);
create index payback_part_of_charge on payback_part (charge_code);
create index payback_part_of_payment on payback_part (end_to_end_id) where end_to_end_id is not null;
create index payback_part_to_read on payback_part (read_at) where read_at is not null;

alter table book_account drop constraint book_account_kind_check;
alter table book_account add constraint book_account_kind_check check (kind in ('receivable', 'user', 'store', 'third-party',
  'house-revenue', 'house-bank', 'deposits', 'suspense', 'sending'));
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in'));
insert into book_account (kind) values ('sending');

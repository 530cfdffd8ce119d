-- Money that arrived at the house's Pix key and names no charge of ours: booked on suspense once, until finance says whose it is (docs/payments.md).
create table stray_pix (
  code bigint generated always as identity primary key,
  end_to_end_id text not null unique check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  -- As the bank tells it: of nothing that we asked for.
  txid text check (txid ~ '^[a-zA-Z0-9]{1,35}$'),
  amount_cents bigint not null check (amount_cents > 0),
  -- What the payer wrote, as long as it may be kept.
  payer_text text check (char_length(payer_text) between 1 and 140),
  -- By the clock of the bank.
  paid_at timestamptz not null,
  recorded_at timestamptz not null,
  -- What of it arrived in the book by it: all, or nothing where staff had recorded the same money from a statement before.
  booked_cents bigint not null check (booked_cents between 0 and amount_cents),
  -- What of it stands on suspense.
  left_cents bigint not null check (left_cents between 0 and amount_cents)
);
create index stray_pix_left on stray_pix (paid_at) where left_cents > 0;
create index stray_pix_reference on stray_pix (upper(end_to_end_id));
create index stray_pix_paid_at on stray_pix (paid_at);
create index stray_pix_worded on stray_pix (recorded_at) where payer_text is not null;

-- It goes back to who paid it by two users.
create table stray_return (
  code bigint generated always as identity primary key,
  stray_code bigint not null references stray_pix (code),
  amount_cents bigint not null check (amount_cents > 0),
  -- proposed: another user has to release it; sending: it is on its way; failed: it stands on suspense again.
  state text not null check (state in ('proposed', 'sending', 'done', 'failed', 'withdrawn')),
  reason text not null check (char_length(reason) between 1 and 500),
  proposed_by bigint not null references account (id),
  proposed_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text check (char_length(decision) <= 500),
  ended_at timestamptz,
  -- Ours, written before the bank is asked.
  refund_id text not null unique check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  -- The bank has it and takes its time.
  processing boolean not null default false,
  -- Why the bank did not do it, in its words.
  failure text check (char_length(failure) <= 300),
  read_at timestamptz,
  tries integer not null default 0,
  check ((decided_by is null) = (decided_at is null)),
  -- Four eyes.
  check (state in ('proposed', 'withdrawn') or decided_by is not null and decided_by <> proposed_by),
  check ((state in ('done', 'failed', 'withdrawn')) = (ended_at is not null)),
  check (read_at is null or state = 'sending')
);
create unique index stray_return_open on stray_return (stray_code) where state in ('proposed', 'sending');
create index stray_return_of on stray_return (stray_code);
create index stray_return_to_read on stray_return (read_at) where read_at is not null;

-- A transaction of the book is about a charge, or about such a Pix.
alter table book_transaction alter column charge_code drop not null;
alter table book_transaction add column stray_code bigint references stray_pix (code);
alter table book_transaction add constraint book_transaction_subject check ((charge_code is null) <> (stray_code is null));
create index book_transaction_of_stray on book_transaction (stray_code) where stray_code is not null;
alter table book_entry alter column charge_code drop not null;
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid',
  'kept', 'store-unrepaid', 'debt-forgiven', 'debt-restored', 'stray', 'stray-taken'));

-- What the bank gave back of a Pix that arrived, and nobody here asked for: in its own app, or by the special return mechanism. Told by its list,
-- once for each id of it (decision 0160).
create table bank_refund (
  code bigint generated always as identity primary key,
  -- The Pix of which it is a refund.
  end_to_end_id text not null check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  -- Of the bank.
  refund_id text not null check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  -- By which statements know it; null: the bank does not say.
  return_id text check (return_id ~ '^[a-zA-Z0-9]{32}$'),
  amount_cents bigint not null check (amount_cents > 0),
  -- asked: in the name of the house; operational, fraud: by the special return mechanism.
  nature text not null check (nature in ('asked', 'operational', 'fraud')),
  -- As the bank says: processing: nothing has left yet; failed: nothing does.
  state text not null check (state in ('processing', 'done', 'failed')),
  told_at timestamptz not null,
  done_at timestamptz,
  -- What of it is not in the book yet, because nothing that the book has of the Pix can be taken; and what was recorded otherwise.
  open_cents bigint not null default 0,
  covered_cents bigint not null default 0,
  checked_by bigint references account (id),
  checked_at timestamptz,
  note text check (char_length(note) between 5 and 500),
  unique (end_to_end_id, refund_id),
  check (open_cents >= 0 and covered_cents >= 0 and open_cents + covered_cents <= amount_cents),
  check (state = 'done' or open_cents = 0 and covered_cents = 0),
  check ((checked_by is null) = (checked_at is null) and (checked_by is null) = (note is null)),
  check (checked_by is null or state <> 'processing')
);
create index bank_refund_open on bank_refund (code) where open_cents > 0;
create index bank_refund_unchecked on bank_refund (code) where state = 'done' and checked_by is null;
create index bank_refund_failed on bank_refund (code) where state = 'failed';
create index bank_refund_return_id on bank_refund (upper(return_id)) where return_id is not null;
create index bank_refund_checked_by on bank_refund (checked_by) where checked_by is not null;

-- Where it was booked: at a charge, which it no longer pays, or at a Pix without a charge.
create table bank_refund_part (
  code bigint generated always as identity primary key,
  refund_code bigint not null references bank_refund (code),
  charge_code bigint references charge (code),
  stray_code bigint references stray_pix (code),
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null,
  -- The bank said later that nothing left: it is booked in reverse.
  undone_at timestamptz,
  check ((charge_code is null) <> (stray_code is null))
);
create index bank_refund_part_of on bank_refund_part (refund_code);
create index bank_refund_part_of_charge on bank_refund_part (charge_code) where charge_code is not null;
create index bank_refund_part_of_stray on bank_refund_part (stray_code) where stray_code is not null;

alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid',
  'kept', 'store-unrepaid', 'debt-forgiven', 'debt-restored', 'stray', 'stray-taken', 'bank-refund', 'bank-refund-undone'));

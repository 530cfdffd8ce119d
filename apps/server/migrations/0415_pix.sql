-- Charges paid by Pix: what was asked for at the bank, and what the bank says has arrived (docs/payments.md).
create table pix_charge (
  -- In which order they were asked for.
  code bigint generated always as identity unique,
  txid text primary key check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  charge_code bigint not null references charge (code),
  amount_cents bigint not null check (amount_cents > 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- asked: the bank has not confirmed it yet; ended: nothing more is expected of it.
  state text not null check (state in ('asked', 'open', 'paid', 'ended')),
  -- The text to copy.
  copy_text text,
  -- When the bank is asked about it next; null: not by itself.
  read_at timestamptz,
  tries integer not null default 0,
  check (state in ('asked', 'ended') or copy_text is not null)
);
create index pix_charge_of_charge on pix_charge (charge_code, code);
create index pix_charge_to_read on pix_charge (read_at) where read_at is not null;

-- One row for each payment that the bank has told, written with its receipt.
create table pix_payment (
  end_to_end_id text primary key check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  txid text not null references pix_charge (txid),
  amount_cents bigint not null check (amount_cents > 0),
  -- By the clock of the bank.
  paid_at timestamptz not null,
  recorded_at timestamptz not null
);
create index pix_payment_of on pix_payment (txid);

-- News that named a charge of ours, so that the bank is asked once for each.
create table pix_news (
  end_to_end_id text primary key check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  txid text not null references pix_charge (txid),
  at timestamptz not null
);
create index pix_news_of on pix_news (txid, at);

-- Until when the list of received payments has been read, by our clock. One row.
create table pix_watermark (
  single boolean primary key default true check (single),
  until timestamptz not null
);

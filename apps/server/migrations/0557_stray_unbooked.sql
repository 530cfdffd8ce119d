-- Pix without a charge that the bank told of and that could not be booked: kept until they are, because the list of the bank is only read around the
-- last reading of it.
create table stray_unbooked (
  end_to_end_id text primary key,
  txid text,
  amount_cents bigint not null,
  payer_text text,
  paid_at timestamptz not null,
  seen_at timestamptz not null,
  -- How often it was tried, and when it is tried again.
  tries integer not null default 1,
  retry_at timestamptz not null
);
create index stray_unbooked_due on stray_unbooked (retry_at);

-- What is owed to each store, for the list of payouts: derived from the book by the program, which looks at it again by itself (docs/payments.md).
create table store_owing (
  partner_id bigint primary key references partner (id) on delete cascade,
  -- Due now, less commission and what the store gives back; and what is not due yet.
  due_cents bigint not null,
  coming_cents bigint not null,
  -- Since when anything is due; null: nothing is.
  due_since timestamptz,
  looked_at timestamptz not null,
  look_at timestamptz not null check (look_at > looked_at)
);
create index store_owing_look_at on store_owing (look_at);

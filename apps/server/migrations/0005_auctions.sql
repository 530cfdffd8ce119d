-- The hot half of an offer: one small row that bids lock and update, kept apart from the wide offer row.
create table auction (
  offer_code bigint primary key references offer on delete cascade,
  open boolean not null,
  base_cents bigint not null check (base_cents >= 0),
  price_cents bigint not null check (price_cents >= base_cents),
  bid_count integer not null default 0 check (bid_count >= 0),
  leader_id bigint references account,
  leader_maximum_cents bigint,
  leader_automatic boolean,
  leader_since timestamptz,
  increment_cents bigint not null check (increment_cents > 0),
  reserve_cents bigint check (reserve_cents > 0),
  end_at timestamptz(3) not null,
  original_end_at timestamptz(3) not null,
  soft_close_ms integer not null check (soft_close_ms between 0 and 600000),
  soft_close_cap_ms integer not null default 3600000 check (soft_close_cap_ms between 0 and 3600000),
  last_seq integer not null default 0,
  last_at timestamptz,                     -- instants of one ledger strictly increase
  last_hash text not null default repeat('0', 64) check (last_hash ~ '^[0-9a-f]{64}$'),
  -- Bidders appear under a keyed hash of their number: stable inside the offer, meaningless outside it.
  pseudonym_key uuid not null default gen_random_uuid(),
  closed_at timestamptz,
  outcome text check (outcome in ('sold', 'conditional', 'unsold', 'bought', 'accepted')),
  conditional_until timestamptz,           -- the sales team decides on an unmet reserve until then
  check ((leader_id is null) = (leader_maximum_cents is null)),
  check (leader_maximum_cents is null or leader_maximum_cents >= price_cents),
  check (open = (closed_at is null)),
  check ((closed_at is null) = (outcome is null)),
  check (end_at >= original_end_at and end_at <= original_end_at + interval '60 minutes')
) with (fillfactor = 50);
create index auction_due on auction (end_at) where open;
create index auction_led on auction (leader_id) where open and leader_id is not null;

-- Bids, maxima and proposals share their codes, so that a code names one thing.
create sequence bid_code_sequence;

-- The ledger. Rows are never changed: the trigger below refuses it, whoever asks.
create table bid (
  code bigint not null default nextval('bid_code_sequence'),
  offer_code bigint not null references auction,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  kind text not null check (kind in ('L', 'P', 'X', 'Z', 'F')),
  bidder_id bigint references account,
  value_cents bigint not null check (value_cents >= 0),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (offer_code, seq),
  check (kind not in ('L', 'P') or (bidder_id is not null and value_cents > 0))
);
create unique index bid_by_code on bid (code);
create index bid_by_bidder on bid (bidder_id, offer_code, seq desc) where bidder_id is not null;

-- Every maximum ever set by an automatic bid; with the ledger it decides who leads.
create table maximum (
  code bigint primary key default nextval('bid_code_sequence'),
  offer_code bigint not null references auction,
  bidder_id bigint not null references account,
  value_cents bigint not null check (value_cents > 0),
  at timestamptz not null
);
create index maximum_by_offer on maximum (offer_code, code);

-- One row per buyer and offer: his last bid (for the throttle and for double sending) and the terms under which he would buy.
create table participation (
  account_id bigint not null references account,
  offer_code bigint not null references auction,
  last_at timestamptz not null,
  last_amount_cents bigint not null,
  last_automatic boolean not null,
  last_status smallint not null,
  last_reply jsonb not null,
  freight text not null check (freight in ('S', 'N')),
  address_code bigint references address on delete set null,
  partner_id bigint references partner,
  primary key (account_id, offer_code)
) with (fillfactor = 70);
create index participation_by_offer on participation (offer_code);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger bid_is_append_only before update or delete on bid
  for each row execute function refuse_change();
create trigger bid_is_never_emptied before truncate on bid
  for each statement execute function refuse_change();
create trigger maximum_is_append_only before update or delete on maximum
  for each row execute function refuse_change();
create trigger maximum_is_never_emptied before truncate on maximum
  for each statement execute function refuse_change();

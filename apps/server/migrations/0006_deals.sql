create table proposal (
  code bigint primary key default nextval('bid_code_sequence'),
  offer_code bigint not null references offer,
  account_id bigint not null references account,
  value_cents bigint not null check (value_cents > 0),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null
    check (status in ('open', 'accepted', 'rejected', 'withdrawn', 'replaced', 'expired', 'countered')),
  freight text not null check (freight in ('S', 'N')),
  address_code bigint references address on delete set null,
  partner_id bigint references partner,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check (expires_at > created_at)
);
create unique index proposal_open on proposal (offer_code, account_id) where status = 'open';
create index proposal_by_account on proposal (account_id, offer_code, code desc);
create index proposal_due on proposal (expires_at) where status = 'open';

create table purchase (
  code bigint primary key default nextval('bid_code_sequence'),
  offer_code bigint not null references offer,
  account_id bigint not null references account,
  origin text not null check (origin in ('buy', 'bid', 'proposal')),
  value_cents bigint not null check (value_cents > 0),
  status text not null check (status in ('V', 'C', 'L', 'X')),
  freight text not null check (freight in ('S', 'N')),
  address_code bigint references address on delete set null,
  partner_id bigint references partner,
  created_at timestamptz not null,
  awaiting_contact_at timestamptz not null,
  negotiation_at timestamptz,
  awaiting_credit_at timestamptz,
  awaiting_withdrawal_at timestamptz,
  finished_at timestamptz,
  cancellation text check (cancellation in ('Q')),
  cancellation_requested_at timestamptz,
  sale_cancellation_requested_at timestamptz,
  cancellation_rejected_at timestamptz,
  sale_cancellation_rejected_at timestamptz,
  cancelled_at timestamptz,
  invoice_issued boolean,
  payment_approved boolean,
  payment_method text
);
-- An offer is sold once: a second purchase needs the first to be cancelled.
create unique index purchase_current on purchase (offer_code) where cancelled_at is null;
create index purchase_by_account on purchase (account_id, code desc);

create table cancel_reason (
  code integer primary key,
  description text not null,
  needs_text boolean not null
);

-- The first reply to a money call, given again for the same key for 24 h (rule 0.8).
create table idempotency (
  account_id bigint not null references account on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  body_hash bytea not null,
  status smallint not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_by_age on idempotency (created_at);

create table profile_limit (
  profile_code smallint not null check (profile_code in (4, 5, 6, 7)),
  kind text not null check (kind in ('PODE_DAR_LANCE', 'PODE_COMPRAR')),
  amount integer not null check (amount >= 0),
  primary key (profile_code, kind)
);
insert into profile_limit (profile_code, kind, amount) values
  (7, 'PODE_COMPRAR', 3), (4, 'PODE_COMPRAR', 10), (5, 'PODE_COMPRAR', 30), (6, 'PODE_COMPRAR', 1),
  (7, 'PODE_DAR_LANCE', 5), (4, 'PODE_DAR_LANCE', 20), (5, 'PODE_DAR_LANCE', 60), (6, 'PODE_DAR_LANCE', 2);

create table limit_release (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('PODE_DAR_LANCE', 'PODE_COMPRAR')),
  extra integer not null,                  -- negative takes away
  until timestamptz not null,
  granted_by bigint references account,
  reason text not null default ''
);
create index limit_release_by_account on limit_release (account_id, kind, until);

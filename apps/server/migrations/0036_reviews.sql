-- What looks as if a bidding was not fair, for people to judge. One row for each suspicion: the same kind on the same offer about
-- the same accounts is never raised twice. `evidence` holds counts, shares and instants, no personal data in clear.
create table review_flag (
  code bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  kind text not null check (kind in ('same-device', 'same-document', 'same-address', 'same-phone', 'seller-device', 'seller-address',
    'seller-phone', 'bidding-pattern')),
  account_ids bigint[] not null check (cardinality(account_ids) > 0),  -- rising
  evidence jsonb not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'confirmed')),
  raised_at timestamptz not null,
  reviewer_id bigint references account,
  reviewed_at timestamptz,
  note text not null default '' check (char_length(note) <= 1000),
  check ((status = 'open') = (reviewed_at is null)),
  check ((reviewer_id is null) = (reviewed_at is null)),
  unique (offer_code, kind, account_ids)
);
create index review_flag_open on review_flag (code) where status = 'open';
create index review_flag_open_by_offer on review_flag (offer_code) where status = 'open';

-- From where accounts sign in and deal, as keyed hashes: of the network and of network address and browser together. Neither can be
-- turned back; equal ones tell that two accounts may be one. Forgotten with the access logs.
create table device_trace (
  account_id bigint not null references account on delete cascade,
  device_mark bytea not null,
  network_mark bytea not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, device_mark)
);
create index account_of_staff on account (id) where staff_role is not null;
create index device_trace_by_age on device_trace (last_at);

-- Offers whose bidding is to be looked at, soon after something happened and once more when they end.
create table review_due (
  offer_code bigint primary key references offer on delete cascade,
  due_at timestamptz not null
);
create index review_due_by_time on review_due (due_at);

create function review_ended_auction() returns trigger language plpgsql as $$
begin
  insert into review_due (offer_code, due_at) values (new.offer_code, new.closed_at)
    on conflict (offer_code) do update set due_at = least(review_due.due_at, excluded.due_at);
  return null;
end $$;
create trigger auction_ended_is_reviewed after update on auction
  for each row when (old.open and not new.open and new.last_seq > 0) execute function review_ended_auction();

-- Releases are withdrawn, not deleted: who was allowed what remains known.
alter table limit_release
  add column granted_at timestamptz,
  add column withdrawn_at timestamptz;

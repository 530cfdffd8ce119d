-- A change of the e-mail or username of an account, which its owner can stop before it counts.
create table access_change (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('email', 'username')),
  before text not null check (char_length(before) between 1 and 320),
  after text not null check (char_length(after) between 1 and 320),
  reason text not null check (char_length(reason) between 5 and 500),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  effective_at timestamptz not null,
  outcome text check (outcome in ('applied', 'refused', 'cancelled', 'impossible')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index access_change_open on access_change (account_id) where outcome is null;
create index access_change_due on access_change (effective_at) where outcome is null;
create index access_change_by_account on access_change (account_id, code desc);

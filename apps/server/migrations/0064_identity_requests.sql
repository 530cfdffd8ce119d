-- What somebody hands in to have an identity verified (decision 0069). The files lie sealed in the storage; their rows say what they are.
create table identity_request (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account,
  reason text check (char_length(reason) between 1 and 500),
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null))
);
create unique index identity_request_open on identity_request (account_id) where state = 'open';
create index identity_request_by_account on identity_request (account_id, code desc);

create table identity_document (
  guid uuid primary key,
  request_code bigint not null references identity_request on delete cascade,
  kind text not null check (kind in ('documento', 'endereco', 'empresa', 'poderes')),
  type text not null check (type in ('pdf', 'png', 'jpg')),
  bytes integer not null check (bytes > 0),
  unique (request_code, kind)
);

-- What the house holds of an account, and how it came to it: account.deposit_cents is the last of them.
create table deposit (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  held_cents bigint not null check (held_cents >= 0),
  reason text not null check (char_length(reason) between 1 and 500),
  recorded_by bigint not null references account,
  at timestamptz not null
);
create index deposit_by_account on deposit (account_id, id desc);

-- The authenticator app of an account (RFC 6238). Until the first code was seen it counts for nothing.
create table authenticator (
  account_id bigint primary key references account on delete cascade,
  secret bytea not null,                   -- encrypted
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,                        -- of the last code that was taken: each is taken once
  wrong_tries smallint not null default 0 check (wrong_tries >= 0),
  wrong_since timestamptz,
  check ((wrong_tries = 0) = (wrong_since is null))
);

-- What opens the account instead of the app, each once. Keyed hashes: the codes themselves are nowhere.
create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Passkeys (WebAuthn): public keys only.
create table passkey (
  code bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id, code);

-- How an account is called towards the device that keeps its passkeys: random, so that it names nobody.
alter table account add column passkey_handle bytea unique check (octet_length(passkey_handle) = 32);

-- Challenges that wait for their answer, each good for one. Of a registration: whose, in which session.
create table passkey_challenge (
  challenge_hash bytea primary key,
  account_id bigint references account on delete cascade,
  session_id uuid,
  expires_at timestamptz not null,
  check ((account_id is null) = (session_id is null))
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);

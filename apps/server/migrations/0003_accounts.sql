create table partner (
  id bigint generated always as identity primary key,
  store text not null unique check (store ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  description text not null default '',
  photo text,
  phone text,
  email text,
  status text not null check (status in ('pending', 'approved', 'suspended')),
  member_since timestamptz not null
);

create table account (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  username text not null,
  password_hash text not null,
  name text not null check (char_length(name) between 1 and 100),
  surname text not null default '' check (char_length(surname) <= 100),
  document text,                          -- CPF or CNPJ, letters and digits only
  phone text,
  birth date,
  trade_name text,
  state_registration text,
  state_registration_exempt boolean not null default false,
  registration text,                      -- matrícula of an employee
  profile_code smallint not null check (profile_code in (4, 5, 6, 7)),
  kind text not null check (kind in ('F', 'J', 'C')),
  client_type smallint,
  company_type smallint,
  accepts_mail boolean not null default false,
  must_change_password boolean not null default false,
  two_step boolean not null default false,
  first_sign_in_at timestamptz,
  partner_id bigint references partner,
  staff_role text check (staff_role in ('sales', 'content', 'administrator')),
  blocked_at timestamptz,
  created_at timestamptz not null
);
create unique index account_by_email on account (email);
create unique index account_by_username on account (lower(username));
create unique index account_by_document on account (document) where document is not null;

create table session (
  id uuid primary key,
  account_id bigint not null references account on delete cascade,
  restricted boolean not null default false,  -- only good for a new password (S-34)
  token_hash bytea not null,
  token_expires_at timestamptz not null,
  refresh_hash bytea not null,
  previous_token_hash bytea,                  -- the one before, for calls already under way
  previous_token_until timestamptz,
  spent_refresh_hashes bytea[] not null default '{}',
  -- What the present secrets were made of, together with the ones before: a second tab that renews at once gets the same pair.
  rotation_salt bytea,
  rotated_at timestamptz,                     -- of the refresh secret
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  address text
);
create unique index session_by_token on session (token_hash);
create index session_by_previous_token on session (previous_token_hash) where previous_token_hash is not null;
create unique index session_by_refresh on session (refresh_hash);
create index session_by_spent_refresh on session using gin (spent_refresh_hashes);
create index session_by_account on session (account_id) where revoked_at is null;

create table access_code (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index access_code_by_account on access_code (account_id, id desc);

-- Tries to prove who one is, counted per subject (account or typed e-mail, hashed) and per network address (S-35). A try is written
-- before it is checked, so that many at once cannot slip through; a success takes it away again.
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  subject bytea not null,
  address text not null,
  pending boolean not null default true,
  at timestamptz not null
);
create index sign_in_attempt_by_subject on sign_in_attempt (subject, at);
create index sign_in_attempt_by_address on sign_in_attempt (address, at) where not pending;
create index sign_in_attempt_by_time on sign_in_attempt (at);

-- Mailed links for a forgotten password (S-34): single use.
create table password_link (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index password_link_by_account on password_link (account_id, created_at);

create table address (
  code bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  cep text not null check (cep ~ '^[0-9]{1,20}$'),
  street text not null,
  number text not null,
  complement text not null default '',
  district text not null,
  state_code integer not null references state,
  city_code integer not null references city,
  main boolean not null,
  created_at timestamptz not null
);
create index address_by_account on address (account_id, code);
create unique index address_main on address (account_id) where main;

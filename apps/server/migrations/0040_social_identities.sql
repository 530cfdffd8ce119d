-- Who signed up with Google or Facebook has no password until he makes one.
alter table account alter column password_hash drop not null;

-- Accounts at Google or Facebook that open an account here: one of each provider, each for one account (S-36).
create table social_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  account_id bigint not null references account on delete cascade,
  email text,                             -- as the provider told it when the two were linked, for the owner to know it by
  linked_at timestamptz not null,
  used_at timestamptz,
  primary key (provider, subject)
);
create unique index social_identity_by_account on social_identity (account_id, provider);

-- Signed tokens that have opened a session or made an account, until they lapse: none does so twice.
create table spent_identity_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_identity_token_by_end on spent_identity_token (expires_at);

-- What people answered about cookies: every answer is a row, withdrawing one is another row. No network address, no browser: the answer
-- belongs to an account, or to the random id that its browser made up (Lei 13.709/2018, art. 8).
create table consent (
  code bigint generated always as identity primary key,
  consent_id uuid not null,
  account_id bigint references account,
  policy_version date not null,
  performance boolean not null,
  functionality boolean not null,
  advertising boolean not null,
  given_at timestamptz not null
);
create index consent_by_id on consent (consent_id, code);
create index consent_by_account on consent (account_id, code) where account_id is not null;
create trigger consent_is_append_only before update or delete on consent
  for each row execute function refuse_change();
create trigger consent_is_never_emptied before truncate on consent
  for each statement execute function refuse_change();

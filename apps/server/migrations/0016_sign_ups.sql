-- What signing up answers: good for a day, for the interests and the store name of one account, and for nothing else (S-30).
create table interest_token (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index interest_token_by_account on interest_token (account_id);
create index interest_token_by_end on interest_token (expires_at);

-- What somebody agreed to when the account was made: the terms by their day, and whether offers may come by e-mail (Lei 13.709/2018,
-- art. 8). `request_key` is the caller's name for the request, so that a repeated one is answered as the first.
create table terms_consent (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  terms_version date not null,
  accepts_mail boolean not null,
  request_key text,
  given_at timestamptz not null
);
create index terms_consent_by_account on terms_consent (account_id, code);
create trigger terms_consent_is_append_only before update or delete on terms_consent
  for each row execute function refuse_change();
create trigger terms_consent_is_never_emptied before truncate on terms_consent
  for each statement execute function refuse_change();

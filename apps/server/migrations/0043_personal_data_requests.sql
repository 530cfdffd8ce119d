-- What people ask of the house about their own data (Lei 13.709/2018, art. 18), each with a number of its own and a day by which it is
-- answered. One export and one deletion of an account at a time.
create table personal_data_request (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('export', 'correction', 'deletion')),
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'undone')),
  subject text check (subject in ('document', 'email', 'company', 'birth', 'other')),
  text text not null default '' check (char_length(text) <= 2000),
  answer text check (char_length(answer) <= 2000),
  idiom text not null check (idiom in ('PTBR', 'EN')),
  opened_at timestamptz not null,
  due_at timestamptz not null check (due_at > opened_at),
  erase_at timestamptz,                    -- of a deletion: until then a sign-in undoes it
  answered_at timestamptz,
  answered_by bigint references account,   -- null: the program
  requested_by bigint references account,  -- staff who asked on behalf of the person; null: the person
  check ((kind = 'correction') = (subject is not null)),
  check ((kind = 'deletion') = (erase_at is not null)),
  check ((state = 'open') = (answered_at is null))
);
create unique index personal_data_request_open on personal_data_request (account_id, kind)
  where state = 'open' and kind <> 'correction';
create index personal_data_request_by_account on personal_data_request (account_id, code desc);
create index personal_data_request_due on personal_data_request (due_at, code) where state = 'open';

-- What an export holds, encrypted, for some days.
create table personal_data_file (
  request_code bigint primary key references personal_data_request on delete cascade,
  content bytea not null,
  expires_at timestamptz not null
);
create index personal_data_file_by_end on personal_data_file (expires_at);

alter table account add column erased_at timestamptz;

-- Who bought what, kept apart and encrypted after an account is gone, as long as the law makes us keep it.
create table sales_record (
  purchase_code bigint primary key references purchase,
  content bytea not null,
  kept_until timestamptz not null
);
create index sales_record_by_end on sales_record (kept_until);

-- A keyed hash of the document of an account that is gone while strikes or a block of it hold: who signs up again goes on where he was.
create table document_mark (
  mark bytea primary key check (octet_length(mark) = 32),
  account_id bigint not null unique references account,
  blocked boolean not null,
  until timestamptz,                       -- null: as long as the block
  check (blocked or until is not null)
);

-- What somebody answered about offers by e-mail after signing up: to which wording, and where. Never changed.
create table marketing_consent (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  accepted boolean not null,
  policy_version date not null,
  place text not null check (place in ('profile', 'personal-data')),
  given_at timestamptz not null
);
create index marketing_consent_by_account on marketing_consent (account_id, code);
create trigger marketing_consent_is_append_only before update or delete on marketing_consent
  for each row execute function refuse_change();
create trigger marketing_consent_is_never_emptied before truncate on marketing_consent
  for each statement execute function refuse_change();

-- Histories stay as they are, but words that name somebody whose account is erased are taken out of them: only the one column, and only
-- by a transaction that says so.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
declare
  erased text = tg_argv[0];
begin
  if tg_op = 'UPDATE' and current_setting('patio.erasure', true) = 'on'
    and to_jsonb(new) - erased = to_jsonb(old) - erased then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger proposal_step_is_append_only on proposal_step;
create trigger proposal_step_is_append_only before update or delete on proposal_step
  for each row execute function refuse_change_but_erasure('message');
drop trigger annulment_is_append_only on annulment;
create trigger annulment_is_append_only before update or delete on annulment
  for each row execute function refuse_change_but_erasure('note');
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change_but_erasure('details');

-- The company whose employee the user of an account is (S-31).
alter table account add column employer_id bigint references account
  check (employer_id is null or (profile_code = 6 and staff_role is null and partner_id is null));
create index account_by_employer on account (employer_id) where employer_id is not null;

-- A mailed link that makes its reader one of the staff, or an employee of a company.
create table account_invitation (
  code bigint generated always as identity primary key,
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  name text not null check (char_length(name) between 1 and 100),
  staff_role text check (staff_role in ('sales', 'content', 'finance', 'support', 'administrator')),
  employer_id bigint references account,
  registration text check (char_length(registration) between 1 and 30),  -- matrícula of an employee
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  idiom text not null check (idiom in ('PTBR', 'EN')),
  invited_by bigint references account,                                  -- null: by the operator's command
  invited_at timestamptz not null,
  sent_at timestamptz not null,                                          -- when its last link was sent
  expires_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'cancelled', 'replaced')),
  ended_at timestamptz,
  account_id bigint references account,                                  -- who accepted
  check (num_nonnulls(staff_role, employer_id) = 1),
  check ((registration is not null) = (employer_id is not null)),
  check ((outcome is null) = (ended_at is null)),
  check ((account_id is not null) = (outcome is not distinct from 'accepted'))
);
create unique index account_invitation_open on account_invitation (email) where outcome is null;
create index account_invitation_by_employer on account_invitation (employer_id) where employer_id is not null;

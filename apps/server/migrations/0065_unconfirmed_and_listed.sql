-- Accounts whose e-mail nobody has confirmed since they were made, and from when that counts: those that are there count from now on
-- (decision 0069). Null once it was confirmed, and for accounts that are not made by signing up alone.
alter table account add column never_confirmed_since timestamptz;
update account set never_confirmed_since = now()
where email_confirmed_at is null and staff_role is null and partner_id is null and erased_at is null;
create index account_never_confirmed on account (never_confirmed_since) where never_confirmed_since is not null;

-- Who neither deals nor opens another account to deal (decision 0069): keyed hashes of documents and devices, with what staff need to tell
-- one from the other. `account_id`: whose it was.
create table blocklist (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('document', 'representative', 'device')),
  mark bytea not null,
  hint text not null check (char_length(hint) <= 40),
  account_id bigint references account,
  reason text not null check (char_length(reason) between 1 and 500),
  listed_by bigint not null references account,
  listed_at timestamptz not null,
  lift_reason text check (char_length(lift_reason) between 1 and 500),
  lifted_by bigint references account,
  lifted_at timestamptz,
  check ((lifted_at is null) = (lift_reason is null) and (lifted_at is null) = (lifted_by is null))
);
-- The same number may stand for a person and for who represents a company: once is enough.
create unique index blocklist_standing on blocklist (mark) where lifted_at is null;
create index blocklist_by_account on blocklist (account_id);

-- Since when an account is on it by a document or by name of its own; devices are asked for with every deal.
alter table account add column listed_at timestamptz;

-- Accounts whose e-mail nobody has confirmed since they were made, and from when that counts: those that are there count from now on
-- (decision 0069). Null once it was confirmed, and for accounts that are not made by signing up alone.
alter table account add column never_confirmed_since timestamptz;
update account set never_confirmed_since = now()
where email_confirmed_at is null and staff_role is null and partner_id is null and erased_at is null;
create index account_never_confirmed on account (never_confirmed_since) where never_confirmed_since is not null;

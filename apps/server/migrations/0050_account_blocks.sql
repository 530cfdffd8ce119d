-- Why staff shut an account out, and why they let it in again. Whether it is shut out now is said by account.blocked_at; every block of
-- before this stands there without a reason.
create table account_block (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  reason text not null check (char_length(reason) between 1 and 500),
  blocked_by bigint not null references account,
  blocked_at timestamptz not null,
  lift_reason text check (char_length(lift_reason) between 1 and 500),
  lifted_by bigint references account,
  lifted_at timestamptz check (lifted_at >= blocked_at),
  check ((lifted_at is null) = (lift_reason is null) and (lifted_at is null) = (lifted_by is null))
);
create unique index account_block_open on account_block (account_id) where lifted_at is null;
create index account_block_by_account on account_block (account_id, id);

-- Cancellations whose money is to be sent back, or was.
create index cancellation_refund on cancellation (id) where outcome = 'accepted' and purchase_code is not null;

-- Mails that are done with and still hold their words, by when they were.
create index mail_with_words on mail (coalesce(sent_at, dead_at)) where text <> '' and coalesce(sent_at, dead_at) is not null;

-- A buyer who is owed money by transfer, and whose account nobody knows, is asked for their bank data (decision 0172).
create table payback_bank (
  purchase_code bigint primary key references purchase (code),
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  -- The buyer reads it.
  reason text not null check (char_length(reason) between 1 and 500),
  reminders integer not null default 0 check (reminders >= 0),
  reminded_at timestamptz,
  given_at timestamptz,
  -- Encrypted; gone some time after the money went back.
  bank_data bytea,
  check ((given_at is null) = (bank_data is null))
);
create index payback_bank_asked_by on payback_bank (asked_by);

-- A deposit that the bank no longer returns by Pix goes to an account that its buyer tells (decision 0158).
alter table bid_deposit
  -- Since when its buyer is asked for their bank data, since when they are there, and until when it is to be transferred.
  add column bank_asked_at timestamptz,
  add column bank_given_at timestamptz,
  add column transfer_by timestamptz,
  -- Encrypted; gone some time after the money went back.
  add column bank_data bytea,
  add constraint bid_deposit_bank check (bank_given_at is null or bank_asked_at is not null),
  add constraint bid_deposit_bank_data check (bank_data is null or bank_given_at is not null),
  add constraint bid_deposit_transfer_by check ((transfer_by is null) = (bank_given_at is null));
create index bid_deposit_with_bank_data on bid_deposit (code) where bank_data is not null;
create index bid_deposit_not_asked on bid_deposit (code) where state = 'returning' and bank_asked_at is null;
-- Who recorded a transfer does not take that back; how often it was.
alter table payback
  add column recorded_by bigint references account (id),
  add column undone integer not null default 0 check (undone >= 0);

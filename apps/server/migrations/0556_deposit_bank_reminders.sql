-- Who is asked for bank data for their deposit is reminded a few times (decision 0161).
alter table bid_deposit
  add column bank_reminders smallint not null default 0 check (bank_reminders between 0 and 3),
  add column bank_reminded_at timestamptz,
  add constraint bid_deposit_bank_reminded check ((bank_reminders = 0) = (bank_reminded_at is null)
    and (bank_reminders = 0 or bank_asked_at is not null));
create index bid_deposit_to_remind on bid_deposit (code) where bank_asked_at is not null and bank_data is null and bank_reminders < 3;
-- A refused return of a deposit that stands, or was kept or used, may grow too old as well.
create index payback_failed_of_deposit on payback (deposit_code) where state = 'failed' and deposit_code is not null;

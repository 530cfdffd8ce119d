-- A consumer may take back a deal made at a distance (Código de Defesa do Consumidor, art. 49), at once and without a reason.
alter table purchase
  add column regretted_at timestamptz,
  add constraint purchase_regret_is_a_cancellation check (regretted_at is null or cancelled_at is not null);
create index purchase_regretted on purchase (account_id, regretted_at desc) where regretted_at is not null;

-- It is kept among the cancellations, where its refund is followed up; its number is the protocol.
alter table cancellation
  add column regret boolean not null default false,
  alter column reason_code drop not null,
  add constraint cancellation_has_a_reason check ((reason_code is null) = regret),
  add constraint cancellation_regret_is_of_a_purchase check (not regret or (purchase_code is not null and outcome = 'done'));
create unique index cancellation_regret on cancellation (purchase_code) where regret;

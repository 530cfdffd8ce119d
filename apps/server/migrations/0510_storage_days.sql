-- What storage costs a purchase: the terms that held at its sale, and what became of them. Sales without a row never cost storage.
create table storage (
  purchase_code bigint primary key references purchase (code),
  free_days smallint not null check (free_days > 0),
  -- For each vehicle and day.
  daily_cents bigint not null check (daily_cents > 0),
  most_days smallint not null check (most_days > 0),
  keys text not null check (keys in ('always', 'paid')),
  -- The last day that is written down, or that of the release; null: not released yet.
  through date,
  waived_cents bigint not null default 0 check (waived_cents >= 0),
  charged_cents bigint not null default 0 check (charged_cents >= 0),
  -- The last free day of which the buyer was reminded, and when they were told that storage costs.
  last_free_told date,
  begun_told_at timestamptz,
  -- Charged for good: the purchase is completed.
  ended_at timestamptz,
  -- Rises with each charge and waiver, so that two users do not decide over each other.
  version integer not null default 0
);
create index storage_running on storage (through, purchase_code) where ended_at is null;

-- Working days of storage, written once when they are over.
create table storage_day (
  purchase_code bigint not null references storage (purchase_code),
  day date not null,
  outcome text not null check (outcome in ('livre', 'conta', 'entrega', 'cancelamento', 'reclamacao', 'documento', 'fechado', 'sem-horario',
    'sem-registro')),
  -- That stood in the yard.
  vehicles smallint not null check (vehicles > 0),
  primary key (purchase_code, day)
);
create trigger storage_day_is_append_only before update or delete on storage_day for each row execute function refuse_change();
create trigger storage_day_is_never_emptied before truncate on storage_day for each statement execute function refuse_change();

create table storage_waiver (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references storage (purchase_code),
  amount_cents bigint not null check (amount_cents > 0),
  -- It was charged already, and the charge was cancelled.
  of_charge boolean not null,
  reason text not null check (char_length(reason) between 1 and 500),
  by_id bigint not null references account (id),
  at timestamptz not null
);
create index storage_waiver_of on storage_waiver (purchase_code, code);
create index storage_waiver_by on storage_waiver (by_id);

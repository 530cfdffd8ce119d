-- What the provider said of a plate or chassis, for a day; `facts` null: it does not know the vehicle. Who asked stands in the audit.
create table vehicle_lookup (
  key text primary key check (key ~ '^[A-Z0-9]{7,17}$'),
  facts jsonb check (facts is null or jsonb_typeof(facts) = 'object'),
  answered_at timestamptz not null
);
create index vehicle_lookup_by_time on vehicle_lookup (answered_at);

-- How often the provider was asked on a day in Brasília.
create table vehicle_lookup_day (
  day date primary key,
  calls integer not null check (calls > 0)
);

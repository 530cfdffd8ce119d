-- The code with which the buyer of a released purchase collects it: encrypted for the buyer, and as a keyed mark by which the gate finds it.
create table pickup_code (
  purchase_code bigint primary key references purchase,
  sealed bytea not null,
  mark bytea not null unique,
  made_at timestamptz not null,
  -- How often it was replaced, because it had leaked.
  replacements integer not null default 0
);

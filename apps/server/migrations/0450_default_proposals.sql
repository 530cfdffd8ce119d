-- Purchases whose term for paying is over: sales decide what becomes of them.
create table default_proposal (
  purchase_code bigint primary key references purchase (code),
  -- Of the first charge that was not paid.
  due_at timestamptz not null,
  proposed_at timestamptz not null
);

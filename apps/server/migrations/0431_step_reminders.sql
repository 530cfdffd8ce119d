-- Of which steps of purchases who does them was reminded: near their last day, and once it was over.
create table step_reminder (
  purchase_code bigint not null references purchase,
  step text not null,
  due_on date not null,
  late boolean not null,
  at timestamptz not null,
  primary key (purchase_code, step, due_on, late)
);

-- The steps of a transfer are looked at once a day.
alter table transfer add column steps_seen_on date;

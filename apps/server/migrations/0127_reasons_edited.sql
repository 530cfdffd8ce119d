-- Reasons for cancelling are edited in the back office. Version 1 is that of the program, which its seeds may still change.
alter table cancel_reason
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz;

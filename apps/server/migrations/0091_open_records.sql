-- Who of the team has a record open, for as long as their screen says so. Nothing is lost with it, so it is not logged.
create unlogged table open_record (
  kind text not null,
  code bigint not null,
  account_id bigint not null references account(id),
  seen_at timestamptz not null,
  primary key (account_id, kind, code)
);
create index open_record_by_record on open_record (kind, code);

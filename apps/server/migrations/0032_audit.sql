-- What people of the house and of partners did in the back office: who, what, to what, when. Never changed.
create table audit (
  code bigint generated always as identity primary key,
  actor_id bigint not null references account,
  action text not null check (action ~ '^[a-z][a-z-]*$'),  -- the name of the operation
  subject text not null,                                    -- 'offer 12', 'account 7'
  details jsonb not null default '{}',
  at timestamptz not null
);
create index audit_by_subject on audit (subject, code desc);
create index audit_by_actor on audit (actor_id, code desc);
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_is_never_emptied before truncate on audit
  for each statement execute function refuse_change();

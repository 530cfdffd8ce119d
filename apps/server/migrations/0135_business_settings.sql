-- The settings of the business as administrators changed them, each change with its reason. The latest of each name applies; without a value,
-- the initial one of the environment does.
create table business_setting (
  code bigint generated always as identity primary key,
  name text not null,
  number integer not null check (number > 0),
  value text,
  reason text not null,
  changed_by bigint not null references account,
  changed_at timestamptz not null,
  unique (name, number)
);

create function refuse_setting_change() returns trigger language plpgsql as $$
begin
  raise exception 'a change of a setting stays as it was written';
end;
$$;
create trigger business_setting_append_only before update or delete on business_setting
  for each row execute function refuse_setting_change();

-- What came with the demo world: production does not start while any of it is left. `removed_at`: when it was taken out again.
alter table demo_world add column removed_at timestamptz;
create table demo_mark (
  kind text not null check (kind in ('account', 'offer', 'store')),
  id bigint not null,
  primary key (kind, id)
);
-- The demo world is loaded into an empty database only, so whatever is older than the loading came with it.
insert into demo_mark (kind, id)
  select 'account', a.id from account a cross join demo_world w where a.created_at < w.loaded_at
  union all
  select 'offer', o.code from offer o cross join demo_world w where o.created_at < w.loaded_at
  union all
  select 'store', p.id from partner p cross join demo_world w
  where p.member_since < w.loaded_at and p.store in ('loja-norte', 'frota-sul');

-- A sum over the password hash that was tried and is not of the demo password: each is tried once, not at every start.
alter table account add column own_password_sum bytea check (octet_length(own_password_sum) = 32);

-- When a second step was last shown in this session: staff and users of stores work with one only.
alter table session add column second_step_at timestamptz;

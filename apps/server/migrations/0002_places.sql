create table state (
  code integer primary key,               -- IBGE
  uf text not null unique check (uf ~ '^[A-Z]{2}$'),
  name text not null,
  region text not null
);

create table city (
  code integer primary key,               -- IBGE
  state_code integer not null references state,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index city_by_state on city (state_code, name);
create index city_by_name on city (search_text(name), state_code);

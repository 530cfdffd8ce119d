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

-- Postal codes: seeded ones (fetched_at null) and answers of the CEP service, kept for a while.
create table postal_code (
  cep text primary key check (cep ~ '^[0-9]{8}$'),
  street text not null,
  complement text not null default '',
  district text not null,
  city text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  fetched_at timestamptz
);

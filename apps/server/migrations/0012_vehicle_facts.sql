-- The legal sheet of a vehicle and its condition (Lei 13.111/2015). A vehicle without a row: nothing was informed.
create table vehicle_condition (
  vehicle_code bigint primary key references vehicle on delete cascade,
  legal jsonb not null default '[]',       -- [{item, status, cents, note, checkedOn, source}]; an absent item was not informed
  grade text check (grade in ('otimo', 'bom', 'regular', 'ruim', 'sucata')),
  odometer text check (odometer in ('conferido', 'declarado', 'divergente', 'inoperante')),
  chassis_restamped boolean,
  keys smallint check (keys between 0 and 20),
  manual boolean,
  owners smallint check (owners between 1 and 100),
  notes jsonb not null default '[]'        -- [{part, text, severity, photos: [guid]}]
);

-- Pictures of condition notes stand beside the notes, not among those of the offer.
alter table photo add column in_gallery boolean not null default true;

-- What FIPE calls a vehicle. A model of a whole table can be found by name; one of a few single facts is given by code only. The year of
-- a new vehicle is 32000, as FIPE numbers it.
create table reference_model (
  fipe_code text primary key check (fipe_code ~ '^[0-9]{6}-[0-9]$'),
  brand text not null,
  brand_key text not null,                 -- as the domain writes it: equal for every spelling of a brand
  model text not null,
  fuels jsonb not null default '{}',       -- {"2021": "Flex", …}: the model years and the fuel of each
  from_table boolean not null
);
create index reference_model_by_brand on reference_model (brand_key) where from_table;

create table reference_price (
  fipe_code text not null references reference_model,
  year_model smallint not null check (year_model between 1900 and 2100 or year_model = 32000),
  month date not null check (extract(day from month) = 1),
  cents bigint not null check (cents > 0),
  primary key (fipe_code, year_model, month)
);

-- Which model of FIPE a vehicle is; `given` when somebody said so and nothing was concluded from its name.
create table vehicle_reference (
  vehicle_code bigint primary key references vehicle on delete cascade,
  fipe_code text not null check (fipe_code ~ '^[0-9]{6}-[0-9]$'),
  given boolean not null
);

-- Vehicles in the yards, each from its intake until it leaves. `client_id` is given by the phone, so that what is sent again is taken once.
create table yard_vehicle (
  code bigint generated always as identity primary key,
  client_id uuid not null unique,
  partner_id bigint references partner,
  plate text check (plate ~ '^[A-Z0-9]{7}$'),
  serial text check (char_length(serial) between 1 and 30),
  kind text not null check (kind in ('carro', 'caminhao', 'onibus', 'maquina')),
  city_code integer not null references city,
  spot text not null default '' check (char_length(spot) <= 40),
  usage integer check (usage >= 0),
  counter text not null check (counter in ('Km', 'h')),
  keys smallint check (keys between 0 and 20),
  checklist jsonb not null check (jsonb_typeof(checklist) = 'object'),
  damages jsonb not null check (jsonb_typeof(damages) = 'array'),
  note text not null default '' check (char_length(note) <= 1000),
  -- What the clock of the phone said: a note, never compared.
  phone_time text check (char_length(phone_time) <= 40),
  -- The draft or the offer that it became.
  offer_code bigint,
  taken_by bigint not null references account,
  taken_at timestamptz not null,
  version integer not null default 0,
  left_at timestamptz,
  check (plate is not null or serial is not null)
);
-- A vehicle is in the yards of its seller once.
create unique index yard_vehicle_present on yard_vehicle (plate, coalesce(partner_id, 0)) where left_at is null and plate is not null;
create index yard_vehicle_by_offer on yard_vehicle (offer_code) where offer_code is not null;
create index yard_vehicle_by_taken on yard_vehicle (taken_at desc, code desc);

-- What became of a vehicle in the yard: who did what, and when.
create table yard_event (
  code bigint generated always as identity primary key,
  yard_code bigint not null references yard_vehicle,
  -- Given by the phone for what is sent later.
  client_id uuid unique,
  kind text not null check (kind in ('entrada', 'vistoria', 'mudanca', 'anuncio', 'saida', 'saida-desfeita')),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  by bigint not null references account,
  at timestamptz not null
);
create index yard_event_by_vehicle on yard_event (yard_code, code);

-- A vehicle of a purchase left through the gate. Who collected it is encrypted; the phone's id makes what is sent again one exit.
create table yard_exit (
  code bigint generated always as identity primary key,
  client_id uuid not null unique,
  purchase_code bigint not null references purchase,
  vehicle_code bigint not null,
  yard_code bigint references yard_vehicle,
  by_code boolean not null,
  collector bytea not null,
  third_party boolean not null,
  usage integer check (usage >= 0),
  keys smallint not null check (keys between 0 and 20),
  note text not null default '' check (char_length(note) <= 500),
  confirmed_by bigint not null references account,
  confirmed_at timestamptz not null,
  undone_by bigint references account,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create unique index yard_exit_once on yard_exit (purchase_code, vehicle_code) where undone_at is null;
create index yard_exit_by_yard on yard_exit (yard_code) where yard_code is not null;

-- Photos of the yard: of an intake or inspection, or of an exit.
create table yard_photo (
  guid uuid primary key,
  client_id uuid not null unique,
  yard_code bigint references yard_vehicle,
  exit_code bigint references yard_exit,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by bigint not null references account,
  added_at timestamptz not null,
  check ((yard_code is null) <> (exit_code is null))
);
create index yard_photo_by_vehicle on yard_photo (yard_code, added_at) where yard_code is not null;
create index yard_photo_by_exit on yard_photo (exit_code) where exit_code is not null;

-- Codes that were typed at the gate and were none: too many in a while stop their user.
create table gate_attempt (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  at timestamptz not null
);
create index gate_attempt_by_account on gate_attempt (account_id, at);

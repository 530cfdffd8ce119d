-- Checks of vehicles in registers, each as it was made: a later one counts, an earlier one stays. They belong to the plate of a vehicle of an
-- offer, which may still be a draft; `-` is the only vehicle of an offer, without plate.
create table legal_check (
  code bigint generated always as identity primary key,
  offer_code bigint not null,
  vehicle text not null check (char_length(vehicle) between 1 and 10),
  item text not null check (item in ('furto-roubo', 'multas', 'ipva', 'licenciamento', 'seguro-obrigatorio', 'alienacao-fiduciaria',
    'reserva-de-dominio', 'restricao-judicial', 'restricao-administrativa')),
  status text not null check (status in ('nada-consta', 'consta')),
  cents bigint check (cents > 0),
  payer text check (payer in ('vendedor', 'comprador')),
  source text not null check (char_length(source) between 1 and 120),
  note text check (char_length(note) between 1 and 500),
  checked_on date not null,
  -- A provider answered it; nobody typed it.
  by_register boolean not null,
  recorded_by bigint not null references account,
  recorded_at timestamptz not null,
  check (status = 'consta' or (cents is null and payer is null))
);
create index legal_check_by_offer on legal_check (offer_code, code desc);

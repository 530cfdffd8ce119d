-- Visits to see a vehicle before dealing on its offer. A pickup place takes them once who sells has given its hours.
create table visit_place (
  code bigint generated always as identity primary key,
  partner_id bigint references partner,
  city_code integer not null references city,
  open boolean not null,
  -- [{"weekday": 1, "from": 480, "until": 1080}], in minutes of the day.
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  -- Visits at the same time.
  capacity smallint not null check (capacity between 1 and 50),
  -- Who to ask for, and what else a visitor should know.
  contact text not null check (char_length(contact) between 2 and 100),
  notes text not null default '' check (char_length(notes) <= 500),
  version integer not null default 0,
  changed_by bigint references account,
  changed_at timestamptz not null,
  constraint visit_place_of_city unique nulls not distinct (partner_id, city_code)
);

-- Days on which a place takes no visits.
create table visit_closed_day (
  place_code bigint not null references visit_place on delete cascade,
  day date not null,
  reason text not null check (char_length(reason) between 5 and 500),
  closed_by bigint references account,
  closed_at timestamptz not null,
  primary key (place_code, day)
);

create table visit (
  code bigint generated always as identity primary key,
  account_id bigint not null references account,
  offer_code bigint not null references offer,
  place_code bigint not null references visit_place,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('pedida', 'marcada', 'passou', 'feita', 'faltou', 'cancelada', 'recusada')),
  -- Why it was cancelled, and the words of who decided.
  cause text check (cause in ('visitante', 'equipe', 'oferta', 'local', 'dia', 'prazo')),
  reason text check (char_length(reason) <= 500),
  -- Of who sells, for themselves.
  note text not null default '' check (char_length(note) <= 1000),
  booked_at timestamptz not null,
  changed_at timestamptz not null,
  reminded_at timestamptz,
  -- Rises with each change: two users do not decide over each other, and calendars replace what they had.
  version integer not null default 0,
  check (starts_at < ends_at),
  check ((state = 'cancelada') = (cause is not null))
);
-- One open visit of a user to an offer; the limit of all is checked under the lock of the account.
create unique index visit_open on visit (account_id, offer_code) where state in ('pedida', 'marcada');
create index visit_standing on visit (place_code, starts_at) where state in ('pedida', 'marcada');
create index visit_open_by_start on visit (starts_at) where state in ('pedida', 'marcada');
create index visit_by_account on visit (account_id, starts_at desc);
create index visit_by_offer on visit (offer_code);
create index visit_by_start on visit (starts_at desc, code desc);

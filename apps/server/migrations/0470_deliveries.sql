-- How purchases with freight reach their buyers: one delivery each, and what happened with it.
create table delivery (
  purchase_code bigint primary key references purchase (code),
  state text not null check (state in ('a-combinar', 'proposta', 'combinada', 'agendada', 'carregada', 'em-transito', 'tentativa', 'entregue',
    'contestada', 'confirmada', 'recusada')),
  -- Proposed or agreed; null: to be agreed.
  amount_cents bigint check (amount_cents >= 0),
  carrier text check (char_length(carrier) between 1 and 120),
  carrier_document text check (carrier_document ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  driver text check (char_length(driver) <= 120),
  truck_plate text check (truck_plate ~ '^[A-Z]{3}[0-9][0-9A-Z][0-9]{2}$'),
  pickup_on date,
  arrival_on date,
  tracking_code text check (char_length(tracking_code) <= 60),
  tracking_url text check (tracking_url ~ '^https://' and char_length(tracking_url) <= 500),
  -- The signed receipt, a document of the purchase.
  proof uuid,
  complaint_code bigint references complaint (code),
  -- Until when the next step should be taken, and when its buyer is reminded; null: never, or it was done.
  due_at timestamptz,
  remind_at timestamptz,
  agreed_at timestamptz,
  booked_at timestamptz,
  loaded_at timestamptz,
  -- When the vehicle was handed over, as who sells recorded it, and who did.
  delivered_at timestamptz,
  delivered_by bigint references account (id),
  confirmed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Rises with each step, so that two users do not decide over each other.
  version integer not null default 0,
  constraint delivery_amount check (state = 'a-combinar' or state = 'recusada' or amount_cents is not null),
  constraint delivery_carrier check (state not in ('agendada', 'carregada', 'em-transito', 'tentativa', 'entregue', 'contestada', 'confirmada')
    or (carrier is not null and carrier_document is not null and driver is not null and truck_plate is not null and pickup_on is not null
      and arrival_on >= pickup_on)),
  constraint delivery_handed_over check ((state in ('entregue', 'contestada', 'confirmada')) = (delivered_at is not null)
    and (delivered_at is null) = (proof is null) and (delivered_at is null) = (delivered_by is null)),
  constraint delivery_confirmed check ((state = 'confirmada') = (confirmed_at is not null))
);
create index delivery_by_due on delivery (due_at) where due_at is not null;
create index delivery_by_reminder on delivery (remind_at) where remind_at is not null;
create index delivery_by_complaint on delivery (complaint_code) where complaint_code is not null;
create index delivery_confirmed_by on delivery (confirmed_at) where confirmed_at is not null;
create index delivery_by_deliverer on delivery (delivered_by) where delivered_by is not null;

create table delivery_event (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  step text not null check (step in ('propor', 'retirar-proposta', 'reabrir', 'agendar', 'desmarcar', 'informar', 'falhar', 'reagendar',
    'entregar', 'desfazer-entrega', 'resolver', 'aceitar', 'recusar', 'confirmar', 'contestar', 'carregar', 'descarregar')),
  side text not null check (side in ('buyer', 'store', 'house', 'gate', 'clock')),
  -- Null: it happened by itself.
  author_id bigint references account (id),
  at timestamptz not null,
  -- When it happened outside, as it was recorded.
  happened_at timestamptz not null,
  place text check (char_length(place) <= 120),
  text text check (char_length(text) <= 2000),
  check ((side = 'clock') = (author_id is null))
);
create index delivery_event_of on delivery_event (purchase_code, code);
create index delivery_event_by_author on delivery_event (author_id);

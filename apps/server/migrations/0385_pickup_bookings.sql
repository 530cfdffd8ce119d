-- When a pickup place hands vehicles over; null: as usual.
alter table yard
  add column pickup_opens smallint check (pickup_opens between 0 and 1439),
  add column pickup_closes smallint check (pickup_closes between 1 and 1440),
  add column pickup_saturdays boolean not null default false,
  -- Bookings at the same time.
  add column pickup_capacity smallint check (pickup_capacity between 1 and 100),
  add constraint yard_pickup_hours check ((pickup_opens is null) = (pickup_closes is null) and pickup_opens < pickup_closes);

-- Slots in which buyers collect what they bought. That a vehicle was collected stands with its exit.
create table pickup_booking (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase,
  partner_id bigint references partner,
  city_code integer not null references city,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('booked', 'missed', 'cancelled')),
  -- Who comes instead of the buyer, encrypted; null: the buyer.
  third_party bytea,
  -- The team booked or moved it last, and its reason.
  by_team boolean not null,
  reason text check (char_length(reason) <= 500),
  booked_at timestamptz not null,
  changed_at timestamptz not null,
  reminded_at timestamptz,
  -- Rises with each change, so that two users do not decide over each other.
  version integer not null default 0,
  check (starts_at < ends_at)
);
create unique index pickup_booking_standing on pickup_booking (purchase_code) where state = 'booked';
create index pickup_booking_by_purchase on pickup_booking (purchase_code, code);
create index pickup_booking_taken on pickup_booking (city_code, starts_at) where state = 'booked';
create index pickup_booking_by_start on pickup_booking (starts_at, code);

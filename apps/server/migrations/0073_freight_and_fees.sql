-- What a purchase costs beside its price: freight by relation and kind of vehicle, the buyer's fee, and where vehicles stand.

-- A line is for a store (null = the house), a category, an origin and a destination; null = all of them. Without amounts the freight of the
-- relation is to be agreed on. Amounts per vehicle; kilometres in a straight line between the two cities.
create table freight_rate (
  code bigint generated always as identity primary key,
  partner_id bigint references partner on delete cascade,
  category_code integer check (category_code between 1 and 6),
  origin_uf text check (origin_uf ~ '^[A-Z]{2}$'),
  destination_uf text check (destination_uf ~ '^[A-Z]{2}$'),
  base_cents bigint check (base_cents between 0 and 100000000),
  per_km_cents bigint check (per_km_cents between 0 and 100000),
  minimum_cents bigint check (minimum_cents between 0 and 100000000),
  valid_from timestamptz not null,
  changed_by bigint references account,     -- null = came with the program
  changed_at timestamptz not null,
  check (num_nulls(base_cents, per_km_cents, minimum_cents) in (0, 3)),
  unique nulls not distinct (partner_id, category_code, origin_uf, destination_uf, valid_from)
);

-- Never changed: an offer goes by what held when it was published.
create table buyer_fee (
  code bigint generated always as identity primary key,
  offer_code bigint references offer on delete cascade,
  partner_id bigint references partner on delete cascade,
  category_code integer check (category_code between 1 and 6),
  basis_points integer not null check (basis_points between 0 and 10000),
  minimum_cents bigint not null check (minimum_cents between 0 and 100000000),
  fixed_cents bigint not null check (fixed_cents between 0 and 100000000),
  valid_from timestamptz not null,
  changed_by bigint not null references account,
  check (offer_code is null or (partner_id is null and category_code is null))
);
create index buyer_fee_by_offer on buyer_fee (offer_code);
create index buyer_fee_by_partner on buyer_fee (partner_id);

-- Where vehicles of the house (partner_id null) or of a store stand in a city, and when they can be fetched.
create table yard (
  partner_id bigint references partner on delete cascade,
  city_code integer not null references city,
  address text not null check (char_length(address) between 5 and 200),
  hours text not null default '' check (char_length(hours) <= 200),
  changed_by bigint references account,
  changed_at timestamptz not null,
  unique nulls not distinct (partner_id, city_code)
);

-- Fee and freight as they were shown at the yes: {"fee": {…}, "freight": centavos or null, "km": number or null}. Null: from before.
alter table participation add column costs jsonb;
alter table proposal add column costs jsonb;
alter table purchase add column costs jsonb;

-- A fresh house begins with what carriers commonly ask; one that has sold before, and is no demo, sets its own.
insert into freight_rate (category_code, origin_uf, destination_uf, base_cents, per_km_cents, minimum_cents, valid_from, changed_at)
select r.category, r.origin, r.destination, r.base, r.per_km, r.minimum, 'epoch', now()
from (
  select k.category, null as origin, null as destination, k.base, k.per_km, k.minimum
  from (values (1, 45000, 115, 65000), (2, 60000, 155, 85000), (3, 280000, 890, 350000),
               (4, 90000, 420, 150000), (5, 90000, 460, 160000), (6, 80000, 390, 140000)) k (category, base, per_km, minimum)
  union all
  -- By ferry: cars and vans at more, what is larger as it is agreed on.
  select k.category, case when f.back then f.uf end, case when f.back then null else f.uf end, k.base, k.per_km, k.minimum
  from (values (1, 190000, 160, 220000), (2, 240000, 210, 280000), (3, null, null, null), (4, null, null, null),
               (5, null, null, null), (6, null, null, null)) k (category, base, per_km, minimum)
  cross join (select uf, back from unnest(array['AM', 'AP', 'RR']) uf cross join unnest(array[false, true]) back) f
) r
where not exists (select from offer) or exists (select from demo_world);

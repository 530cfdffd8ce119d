create table category (
  code integer primary key,
  name text not null,
  position smallint not null unique,
  icon text not null                       -- name in the drawn icon set
);

create table subcategory (
  code integer primary key,
  category_code integer not null references category,
  name text not null,
  unique (category_code, name)
);

create table brand (
  code integer primary key,
  name text not null unique,
  logo text
);

create table model (
  code integer primary key,
  brand_code integer not null references brand,
  category_code integer not null references category,
  name text not null,
  unique (brand_code, category_code, name)
);
create index model_by_name on model (brand_code, search_text(name));

create table brand_category (
  brand_code integer not null references brand,
  category_code integer not null references category,
  primary key (category_code, brand_code)
);

-- Letters and digits only, so that the parser finds the same words in a text and in a search for it; plurals in -ões,
-- which the stemmer does not know without accents, as -ão.
create function search_words(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(search_text(regexp_replace(value, '<[^>]*>|&[a-z]+;', ' ', 'g')), '[^a-z0-9]+', ' ', 'g'),
    'oes\M', 'ao', 'g');

-- Sorts an offer without price after every other.
create function price_rank(cents bigint) returns bigint
  language sql immutable parallel safe
  return case when cents = 0 then 9007199254740991 else cents end;

-- Words of search_words(), both as written (a search may stop in the middle of one) and as stems.
create function search_vector(words text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('pg_catalog.portuguese', words) || to_tsvector('pg_catalog.simple', words);

-- Every word of the search, in any order; the last one may be unfinished. Null without words.
create function search_query(value text) returns tsquery
  language sql immutable parallel safe
  return (
    select string_agg(
      case
        when place < total and plainto_tsquery('pg_catalog.portuguese', word)::text = '' then null
        else '(' || concat_ws(' | ',
          nullif(plainto_tsquery('pg_catalog.portuguese', word)::text, ''),
          '''' || word || '''' || case when place = total then ':*' else '' end) || ')'
      end, ' & ')::tsquery
    from (
      select word, place, count(*) over () as total
      from regexp_split_to_table(trim(search_words(value)), ' +') with ordinality as w (word, place)
      where word <> ''
    ) words
  );

-- Great-circle distance on a sphere of 6371 km, as the screens reckon it (B§4).
create function distance_metres(latitude1 float8, longitude1 float8, latitude2 float8, longitude2 float8) returns float8
  language sql immutable parallel safe
  return 12742000 * asin(least(1, sqrt(
    power(sind((latitude2 - latitude1) / 2), 2)
    + cosd(latitude1) * cosd(latitude2) * power(sind((longitude2 - longitude1) / 2), 2))));

create table offer (
  code bigint primary key default nextval('code_sequence'),
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '',    -- sanitised HTML
  tags text not null default '',
  status text not null check (status in ('A', 'V', 'C', 'L', 'X', 'E')),
  published_at timestamptz,
  spotlight boolean not null default false,
  accepts_proposals boolean not null default false,
  proposal_floor_cents bigint check (proposal_floor_cents > 0),
  partner_id bigint references partner,
  owner_id bigint references account,
  buy_now_cents bigint not null default 0 check (buy_now_cents >= 0),
  report_code text unique,
  report_name text,
  preview_token text unique,
  increments integer[] not null default '{}',   -- centavos; empty = the default table
  import_key text unique,                  -- source and row identity of an imported offer
  import_hash text,                        -- of what was imported: an equal row changes nothing
  created_at timestamptz not null,

  -- What lists filter and sort by. Arrays hold the distinct values of the vehicles.
  vehicle_count smallint not null check (vehicle_count >= 1),
  list_price_cents bigint not null default 0,   -- buy-now price, else the current auction price (C-41)
  category_codes integer[] not null,
  subcategory_codes integer[] not null,
  brand_codes integer[] not null,
  model_codes integer[] not null,
  state_codes integer[] not null,
  city_codes integer[] not null,
  colours text[] not null,
  fuels text[] not null,
  gearboxes text[] not null,
  mileages integer[] not null,
  years integer[] not null,
  search tsvector not null
);
-- Lists walk these two in the order asked for. An offer without price comes last in both directions.
create index offer_newest on offer (code desc) include (published_at) where status = 'A';
create index offer_dearest on offer (list_price_cents desc, code desc) where status = 'A';
create index offer_cheapest on offer (price_rank(list_price_cents), code) where status = 'A';
create index offer_by_category on offer using gin (category_codes) where status = 'A';
create index offer_by_brand on offer using gin (brand_codes) where status = 'A';
create index offer_by_model on offer using gin (model_codes) where status = 'A';
create index offer_by_subcategory on offer using gin (subcategory_codes) where status = 'A';
create index offer_by_city on offer using gin (city_codes) where status = 'A';
create index offer_by_state on offer using gin (state_codes) where status = 'A';
create index offer_by_text on offer using gin (search) where status = 'A';
create index offer_by_partner on offer (partner_id, code desc) where partner_id is not null;
create index offer_spotlight on offer (code desc) where spotlight and status = 'A';

create table vehicle (
  code bigint primary key default nextval('code_sequence'),
  offer_code bigint not null references offer on delete cascade,
  position smallint not null check (position >= 0),
  category_code integer not null references category,
  subcategory_code integer references subcategory,
  brand_code integer references brand,
  model_code integer references model,
  version text not null default '',
  year_manufacture smallint check (year_manufacture between 1900 and 2100),
  year_model smallint check (year_model between 1900 and 2100),
  usage integer check (usage >= 0),        -- km or hours, see counter
  counter text not null default 'Km' check (counter in ('Km', 'h')),
  fuel text,
  colour text,
  gearbox text,
  plate text check (plate ~ '^[A-Z0-9]{7}$'),
  city_code integer references city,
  additional jsonb not null default '[]',  -- [{codigoAdditionalInformation, title, value}]
  optionals jsonb not null default '[]',   -- [{title, items: [{name, stars}]}]
  implements jsonb not null default '[]',
  tanks jsonb not null default '[]',
  unique (offer_code, position)
);

-- The buy-now price of a profile where it differs from the offer's own (rule 0.24).
create table profile_price (
  offer_code bigint not null references offer on delete cascade,
  profile_code smallint not null check (profile_code in (4, 5, 6, 7)),
  buy_now_cents bigint not null check (buy_now_cents >= 0),
  primary key (offer_code, profile_code)
);

-- A picture is either stored (files under its guid) or drawn on demand from its description.
create table photo (
  guid uuid primary key,
  offer_code bigint not null references offer on delete cascade,
  vehicle_code bigint references vehicle on delete cascade,
  profile_code smallint,
  position smallint not null,
  drawing jsonb,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index photo_by_offer on photo (offer_code, position);

create table video (
  offer_code bigint not null references offer on delete cascade,
  position smallint not null,
  address text not null,
  primary key (offer_code, position)
);

-- The parts of an offer that only an edit changes, as the wire has them: lists copy them instead of joining eight tables.
create table offer_document (
  offer_code bigint primary key references offer on delete cascade,
  vehicles json not null,
  photos json not null,
  profile_photos json                      -- {"7": [...]}, only where a profile has pictures of its own
);

create table favourite (
  account_id bigint not null references account on delete cascade,
  offer_code bigint not null references offer on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, offer_code)
);
create index favourite_by_offer on favourite (offer_code);

create table question (
  code bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  account_id bigint not null references account,
  text text not null check (char_length(text) between 1 and 2000),
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null
);
create index question_by_offer on question (offer_code, code);

-- Categories, subcategories, brands and models are edited in the back office: a version, whether they are offered, pictures of their own.
-- Version 1 is that of the program, which its seeds may still change.
create table name_icon (
  code integer primary key generated always as identity,
  -- Drawings of 48 x 48 that were checked: nothing in them runs or refers to anything outside.
  selected text not null check (octet_length(selected) <= 400000),
  plain text not null check (octet_length(plain) <= 400000)
);

alter table category
  add column active boolean not null default true,
  add column own_icon integer references name_icon,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz,
  -- Places are exchanged in one statement, which a unique place would refuse.
  drop constraint category_position_key;
alter table subcategory
  add column active boolean not null default true,
  add column own_icon integer references name_icon,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz;
alter table brand
  add column active boolean not null default true,
  add column own_icon integer references name_icon,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz;
alter table model
  add column active boolean not null default true,
  add column own_icon integer references name_icon,
  add column version integer not null default 1,
  add column changed_by bigint references account,
  add column changed_at timestamptz;

-- What two spellings of one name have in common: no accents, case or punctuation, and no house before a dash ("VW - VolksWagen").
create function name_key(name text) returns text language sql immutable parallel safe
  return regexp_replace(search_text(regexp_replace(name, '^.*\s[-–/]\s', '')), '[^a-z0-9]', '', 'g');

create index brand_by_key on brand using btree (name_key(name));
create index model_by_key on model using btree (brand_code, category_code, name_key(name));
create index subcategory_by_key on subcategory using btree (category_code, name_key(name));

create index vehicle_by_brand on vehicle using btree (brand_code);
create index vehicle_by_model on vehicle using btree (model_code);
create index vehicle_by_subcategory on vehicle using btree (subcategory_code);

alter table translation drop constraint translation_kind_check;
alter table translation add constraint translation_kind_check
  check (kind in ('category', 'subcategory', 'brand', 'model', 'banner'));

-- Names that were merged into another or deleted: old addresses, imports and the seeds of the program still know them.
create table retired_name (
  kind text not null check (kind in ('category', 'subcategory', 'brand', 'model')),
  code integer not null,
  name text not null,
  -- The brand of a model.
  brand_code integer,
  category_code integer,
  -- Null: deleted.
  into_code integer,
  retired_at timestamptz not null,
  primary key (kind, code)
);
create index retired_name_by_goal on retired_name using btree (kind, into_code);

-- Changes with every name, so that processes that keep names in memory read them again.
create table name_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into name_state (version) values (1);

-- Offers whose stored documents and search words still have the old names.
create table offer_to_rename (offer_code bigint primary key references offer on delete cascade);

alter table freight_rate
  drop constraint freight_rate_category_code_check,
  add constraint freight_rate_category_code_check check (category_code > 0);
alter table buyer_fee
  drop constraint buyer_fee_category_code_check,
  add constraint buyer_fee_category_code_check check (category_code > 0);

-- A search that somebody wants to hear about. What its filter tests stands in columns, so that one statement compares a batch of offers
-- with the searches that they can matter to.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  query text not null,                     -- canonical: the same choice has the same text
  store text,                              -- in whose store it was saved
  idiom text not null check (idiom in ('PTBR', 'EN')),
  frequency text not null check (frequency in ('at-once', 'daily', 'never')),
  by_mail boolean not null,
  by_notification boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,            -- of the last look at its offers
  alerted_at timestamptz,
  alert_due_at timestamptz,                -- null while there is nothing to tell

  -- An offer can match only with one of these among its own marks: the rarest criterion of the search, '*' without any.
  anchors text[] not null,
  category_code integer,
  subcategory_codes integer[] not null,
  brand_codes integer[] not null,
  model_codes integer[] not null,
  colours text[] not null,
  fuels text[] not null,
  gearboxes text[] not null,
  lots boolean not null,
  singles boolean not null,
  price_above bigint,                      -- centavos; bounds are exclusive
  price_below bigint,
  usage_above bigint,
  usage_below bigint,
  year_above bigint,
  year_below bigint,
  words tsquery,
  state_codes integer[],
  city_codes integer[],
  deal text check (deal in ('buy', 'bid', 'proposal')),
  partner_id bigint references partner on delete cascade,
  latitude float8,
  longitude float8,
  radius_metres float8
);
create unique index saved_search_once on saved_search (account_id, md5(coalesce(store, '') || '?' || query));
-- Read for every new offer, written now and then: no list of pending entries that each reading goes through.
create index saved_search_by_anchor on saved_search using gin (anchors) with (fastupdate = off);
create index saved_search_due on saved_search (alert_due_at) where alert_due_at is not null;

create table saved_search_match (
  search_id bigint not null references saved_search on delete cascade,
  offer_code bigint not null references offer on delete cascade,
  found_at timestamptz not null,
  told boolean not null,
  primary key (search_id, offer_code)
);
create index saved_search_match_by_offer on saved_search_match (offer_code);
create index saved_search_match_found on saved_search_match (search_id, found_at);
create index saved_search_match_untold on saved_search_match (search_id) where not told;

-- Offers that were published or became cheaper and have not been compared yet. Rows are taken away as they are worked through, so that
-- none is missed, whatever the order of commits.
create table offer_to_match (
  id bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  due_at timestamptz not null,
  fell_from bigint                         -- centavos: the price before; null for a publication
);
create index offer_to_match_due on offer_to_match (due_at, id);
create index offer_to_match_by_offer on offer_to_match (offer_code);

-- Without saved searches nothing is noted.
create function note_published_offers() returns trigger language plpgsql as $$
begin
  insert into offer_to_match (offer_code, due_at)
    select code, published_at from fresh
    where status = 'A' and published_at is not null and exists (select from saved_search)
    order by code;
  return null;
end $$;
create trigger offers_are_published after insert on offer
  referencing new table as fresh for each statement execute function note_published_offers();

create function note_offer_news() returns trigger language plpgsql as $$
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at, fell_from)
      values (new.code, new.published_at,
        case when old.status = 'A' and old.published_at is not distinct from new.published_at then old.list_price_cents end);
  end if;
  return null;
end $$;
-- Bids raise the price and pass by.
create trigger offer_has_news after update of status, published_at, list_price_cents on offer
  for each row when (
    new.status = 'A' and new.published_at is not null
    and (old.status <> 'A' or old.published_at is distinct from new.published_at
      or new.list_price_cents < old.list_price_cents)
  ) execute function note_offer_news();

-- Where a mail can be turned off with one click (RFC 8058).
alter table mail add column unsubscribe_address text;

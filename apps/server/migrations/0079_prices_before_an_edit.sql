-- A price falls from what was shown before to what is shown after. One edit changes several rows: opening value, price to buy at once, prices of
-- profiles. Each was compared on its own, so that a fall could be noted from a price between two statements, which nobody ever saw. Now the
-- first change of a transaction notes the prices as they were, and saved searches compare them with those they find (rule 0.29).
drop trigger offer_has_news on offer;
drop trigger auction_has_news on auction;
drop trigger profile_price_has_news on profile_price;
drop function note_fallen_price();
drop function note_profile_price_news();

alter table offer_to_match
  add column profile_prices jsonb not null default '{}',  -- centavos: prices of their own that profiles had before, by profile
  add column noted_in xid8 not null default pg_current_xact_id();
-- A fall for one profile alone.
update offer_to_match set profile_prices = jsonb_build_object(profile_code, fell_from), fell_from = 0 where profile_code is not null;
alter table offer_to_match drop column profile_code;

-- Fires for a publication, also one that is put off or made again.
create or replace function note_offer_news() returns trigger language plpgsql as $$
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at) values (new.code, new.published_at);
  end if;
  return null;
end $$;
create trigger offer_has_news after update of status, published_at on offer
  for each row when (
    new.status = 'A' and new.published_at is not null
    and (old.status <> 'A' or old.published_at is distinct from new.published_at)
  ) execute function note_offer_news();

-- Before a row changes: at the first change of a transaction everything still is as it was shown.
create function note_prices_before(of_offer bigint) returns void language sql as $$
  insert into offer_to_match (offer_code, due_at, fell_from, profile_prices)
    select o.code, o.published_at, price_to_have(o.buy_now_cents, a.price_cents, a.bid_count), coalesce((
      select jsonb_object_agg(p.profile_code, price_to_have(p.buy_now_cents, a.price_cents, a.bid_count))
      from profile_price p where p.offer_code = o.code), '{}')
    from offer o join auction a on a.offer_code = o.code
    where o.code = of_offer and o.status = 'A' and o.published_at is not null and exists (select from saved_search)
      and not exists (select from offer_to_match n where n.offer_code = of_offer and n.noted_in = pg_current_xact_id());
$$;

create function note_before_offer() returns trigger language plpgsql as $$
begin
  perform note_prices_before(old.code);
  return new;
end $$;
create trigger offer_had_prices before update of buy_now_cents on offer
  for each row when (old.buy_now_cents <> new.buy_now_cents) execute function note_before_offer();

create function note_before_auction() returns trigger language plpgsql as $$
begin
  perform note_prices_before(old.offer_code);
  return new;
end $$;
-- Bids raise the price and pass by. Edits, which there are before the first bid only, and bids that are taken back do not.
create trigger auction_had_prices before update of price_cents, bid_count on auction
  for each row when (
    new.price_cents < old.price_cents or new.bid_count < old.bid_count or (new.bid_count = 0 and new.price_cents <> old.price_cents)
  ) execute function note_before_auction();

create function note_before_profile_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_prices_before(old.offer_code);
    return old;
  end if;
  -- One that is written again as it was changes nothing.
  if not exists (select from profile_price p
      where p.offer_code = new.offer_code and p.profile_code = new.profile_code and p.buy_now_cents = new.buy_now_cents) then
    perform note_prices_before(new.offer_code);
  end if;
  return new;
end $$;
create trigger profile_price_had_prices before insert or delete or update of buy_now_cents on profile_price
  for each row execute function note_before_profile_price();

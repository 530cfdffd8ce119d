-- The price at which an offer can be had follows from its auction (price_to_have). A copy of it stood in the row of the offer, so that a bid
-- wrote that wide row and all of its indexes too. Lists learn of another price from the auction now, saved searches of a lower one.
drop trigger offer_has_news on offer;

-- Fires for what the offer itself decides: that it is published, and its price to buy at once.
create or replace function note_offer_news() returns trigger language plpgsql as $$
begin
  if exists (select from saved_search) then
    if old.status = 'A' and old.published_at is not distinct from new.published_at then
      insert into offer_to_match (offer_code, due_at, fell_from)
        select new.code, new.published_at, price.before
        from auction a
        cross join lateral (select
          price_to_have(old.buy_now_cents, a.price_cents, a.bid_count) as before,
          price_to_have(new.buy_now_cents, a.price_cents, a.bid_count) as after
        ) price
        where a.offer_code = new.code and price.after < price.before;
    else
      insert into offer_to_match (offer_code, due_at) values (new.code, new.published_at);
    end if;
  end if;
  return null;
end $$;

create trigger offer_has_news after update of status, published_at, buy_now_cents on offer
  for each row when (
    new.status = 'A' and new.published_at is not null
    and (old.status <> 'A' or old.published_at is distinct from new.published_at or old.buy_now_cents <> new.buy_now_cents)
  ) execute function note_offer_news();

create function note_fallen_price() returns trigger language plpgsql as $$
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at, fell_from)
      select o.code, o.published_at, price.before
      from offer o
      cross join lateral (select
        price_to_have(o.buy_now_cents, old.price_cents, old.bid_count) as before,
        price_to_have(o.buy_now_cents, new.price_cents, new.bid_count) as after
      ) price
      where o.code = new.offer_code and o.status = 'A' and o.published_at is not null and price.after < price.before;
  end if;
  return null;
end $$;

-- Bids raise the price and pass by; edits, and bids that are taken back, lower it.
create trigger auction_has_news after update of price_cents, bid_count on auction
  for each row when (new.price_cents < old.price_cents or new.bid_count < old.bid_count) execute function note_fallen_price();

create or replace function note_profile_price_news() returns trigger language plpgsql as $$
declare
  of_offer bigint = case tg_op when 'DELETE' then old.offer_code else new.offer_code end;
  of_profile smallint = case tg_op when 'DELETE' then old.profile_code else new.profile_code end;
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at, fell_from, profile_code)
      select o.code, o.published_at, price.before, of_profile
      from offer o join auction a on a.offer_code = o.code
      cross join lateral (select
        price_to_have(case when tg_op = 'INSERT' then o.buy_now_cents else old.buy_now_cents end, a.price_cents, a.bid_count) as before,
        price_to_have(case when tg_op = 'DELETE' then o.buy_now_cents else new.buy_now_cents end, a.price_cents, a.bid_count) as after
      ) price
      where o.code = of_offer and price.after < price.before and o.status = 'A' and o.published_at is not null
        and not exists (select from offer_to_match n where n.offer_code = o.code and n.fell_from is null);
  end if;
  return null;
end $$;

-- Every price that changes is news for the lists, also beside a price to buy at once: profiles may have a lower one, which bids pass first.
drop trigger auction_is_changed on auction;
create trigger auction_is_changed before update on auction
  for each row when (
    old.open is distinct from new.open or old.end_at is distinct from new.end_at or old.price_cents is distinct from new.price_cents
    or (old.bid_count > 0) is distinct from (new.bid_count > 0)
  ) execute function note_change();

-- With its two indexes, by which lists were sorted before they were counted in memory.
alter table offer drop column list_price_cents;
drop function price_rank(bigint);

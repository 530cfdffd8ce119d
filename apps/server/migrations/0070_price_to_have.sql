-- The price at which an offer can be had (C-41, rule 0.29): at once, until bidding has reached it, else by bids.
create function price_to_have(buy_now_cents bigint, auction_cents bigint, bid_count integer) returns bigint
  language sql immutable parallel safe
  return case when buy_now_cents > 0 and not (bid_count > 0 and auction_cents >= buy_now_cents) then buy_now_cents else auction_cents end;

-- Lists sort and filter by it. Until now a price to buy at once stood there though bidding had passed it.
update offer o set list_price_cents = a.price_cents from auction a
  where a.offer_code = o.code and a.bid_count > 0 and o.buy_now_cents > 0 and a.price_cents >= o.buy_now_cents
    and o.list_price_cents <> a.price_cents;

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
        case when tg_op = 'INSERT' then o.list_price_cents else price_to_have(old.buy_now_cents, a.price_cents, a.bid_count) end as before,
        case when tg_op = 'DELETE' then o.list_price_cents else price_to_have(new.buy_now_cents, a.price_cents, a.bid_count) end as after
      ) price
      where o.code = of_offer and price.after < price.before and o.status = 'A' and o.published_at is not null
        and not exists (select from offer_to_match n where n.offer_code = o.code and n.fell_from is null);
  end if;
  return null;
end $$;

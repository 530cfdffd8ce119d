-- A price of one profile alone that falls is news too, for the searches of those who have that profile.
alter table offer_to_match add column profile_code smallint;  -- null: the price of all who have none of their own

-- Without a price of its own a profile pays what all pay; a price of 0 leaves it the bids. Offers that are new anyway need no note.
create function note_profile_price_news() returns trigger language plpgsql as $$
declare
  of_offer bigint = case tg_op when 'DELETE' then old.offer_code else new.offer_code end;
  of_profile smallint = case tg_op when 'DELETE' then old.profile_code else new.profile_code end;
begin
  if exists (select from saved_search) then
    insert into offer_to_match (offer_code, due_at, fell_from, profile_code)
      select o.code, o.published_at, price.before, of_profile
      from offer o join auction a on a.offer_code = o.code
      cross join lateral (select
        case when tg_op = 'INSERT' then o.list_price_cents else coalesce(nullif(old.buy_now_cents, 0), a.price_cents) end as before,
        case when tg_op = 'DELETE' then o.list_price_cents else coalesce(nullif(new.buy_now_cents, 0), a.price_cents) end as after
      ) price
      where o.code = of_offer and price.after < price.before and o.status = 'A' and o.published_at is not null
        and not exists (select from offer_to_match n where n.offer_code = o.code and n.fell_from is null);
  end if;
  return null;
end $$;
create trigger profile_price_has_news after insert or update of buy_now_cents or delete on profile_price
  for each row execute function note_profile_price_news();

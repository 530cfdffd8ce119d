-- The transaction that last changed what lists filter, count and sort by. Processes that keep these facts in memory read what is new
-- since the oldest transaction that was still under way at their last reading, so that none is missed.
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

alter table offer add column changed xid8 not null default pg_current_xact_id();
create index offer_changed on offer (changed);
create trigger offer_is_changed before update on offer
  for each row execute function note_change();

-- Most bids change none of these facts, and their small updates stay as cheap as they were.
alter table auction add column changed xid8 not null default pg_current_xact_id();
create index auction_changed on auction (changed);
create trigger auction_is_changed before update on auction
  for each row when (
    old.open is distinct from new.open
    or old.end_at is distinct from new.end_at
    or (old.bid_count > 0) is distinct from (new.bid_count > 0)
    or (old.price_cents > 0) is distinct from (new.price_cents > 0)
  ) execute function note_change();

create table offer_removed (
  code bigint primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index offer_removed_changed on offer_removed (changed);

create function note_removal() returns trigger language plpgsql as $$
begin
  insert into offer_removed (code) values (old.code)
    on conflict (code) do update set changed = excluded.changed;
  return old;
end $$;
create trigger offer_is_removed after delete on offer
  for each row execute function note_removal();

-- Staff find accounts by a part of what they know of a person: the list of accounts searches this expression, which must stay equal.
create index account_search on account using gin (search_text(
  name || ' ' || surname || ' ' || email || ' ' || username || ' ' || coalesce(document, '') || ' ' || coalesce(phone, '') || ' ' ||
  coalesce(trade_name, '')) gin_trgm_ops);
create index account_by_age on account (created_at, id) where erased_at is null;

-- A notification of staff in English too, for accounts that chose it.
alter table broadcast add column title_en text, add column body_en text,
  add constraint broadcast_english_whole check ((title_en is null) = (body_en is null));

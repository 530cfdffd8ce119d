-- What the list of all offers is sorted and filtered by (decision 0180). A bid writes none of them except `auction_due`, as before: it moves
-- no price of an offer, and an auction with a leader is in `auction_by_price` only once it is over.
create index offer_by_title on offer (search_text(title), code);
create index offer_by_price on offer (buy_now_cents, code) where buy_now_cents > 0;
create index offer_without_price on offer (code) where buy_now_cents = 0;
create index offer_by_creation on offer (created_at, code);
create index offer_by_first_brand on offer ((brand_codes[1]), code);
create index offer_sold on offer (code) where status in ('V', 'C', 'L', 'X');
create index offer_off on offer (code) where published_at is null;
-- An offer that is scheduled is created before.
create index offer_scheduled on offer (published_at, code) where published_at > created_at;
-- Of every status.
drop index offer_spotlight;
create index offer_spotlight on offer (code desc) where spotlight;
create index offer_without_photos on offer_document (offer_code)
  where json_array_length(photos) = 0 and profile_photos is null;

-- Many offers of an import end at one instant.
drop index auction_due;
create index auction_due on auction (end_at, offer_code) where open;
create index auction_by_end on auction (end_at, offer_code) where not open;
create index auction_by_price on auction (price_cents, offer_code) where leader_id is null or not open;

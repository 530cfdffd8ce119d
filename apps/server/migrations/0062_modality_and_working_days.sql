-- By which right an offer is sold: directly, or by an official auctioneer with name, registration and notice. Goods of courts and public
-- bodies only so (decision 0068).
alter table offer
  add column goods_origin text not null default 'private' check (goods_origin in ('private', 'court', 'public-body')),
  add column auctioneer_name text check (char_length(auctioneer_name) between 1 and 120),
  add column auctioneer_registration text check (char_length(auctioneer_registration) between 1 and 60),
  add column auctioneer_notice text check (char_length(auctioneer_notice) between 1 and 200),
  add constraint offer_auctioneer_is_told
    check (num_nonnulls(auctioneer_name, auctioneer_registration, auctioneer_notice) in (0, 3)),
  add constraint offer_of_courts_by_auctioneers check (goods_origin = 'private' or auctioneer_name is not null);

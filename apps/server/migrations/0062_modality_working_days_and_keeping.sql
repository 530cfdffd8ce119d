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

-- Which days are no working days, beside weekends and the national holidays that the program computes. `working`: such a day is worked on after all.
create table holiday (
  code bigint generated always as identity primary key,
  day date not null,
  state_code integer references state,     -- null: in all of the country
  city_code integer references city,
  name text not null check (char_length(name) between 1 and 120),
  working boolean not null default false,
  actor_id bigint not null references account,
  at timestamptz not null,
  check (city_code is null or state_code is not null),
  unique nulls not distinct (day, state_code, city_code)
);

-- Where the house works, and until when of a day something counts for that day: whose holidays hold for its terms.
create table working_place (
  only_row boolean primary key default true check (only_row),
  state_code integer references state,
  city_code integer references city,
  cut_off_minutes smallint check (cut_off_minutes between 1 and 1439),
  actor_id bigint not null references account,
  at timestamptz not null,
  check (city_code is null or state_code is not null)
);

-- To whom a refund was paid, sealed, and the number of the transfer: they belong to the record of the sale and outlive the bank data.
alter table cancellation
  add column refund_payee bytea,
  add column refund_receipt text check (char_length(refund_receipt) between 1 and 120),
  add constraint cancellation_refund_record_is_of_a_refund
    check (refunded_at is not null or (refund_payee is null and refund_receipt is null));

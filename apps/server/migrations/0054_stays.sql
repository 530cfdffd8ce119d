-- Offers whose end stands still: their store was suspended, or staff took the offer off the site (rule 0.31). The end moves by the time stayed
-- when they are released. A table of its own, so that lists and bids never carry it.
create table stay (
  id bigint generated always as identity primary key,
  offer_code bigint not null references offer on delete cascade,
  cause text not null check (cause in ('store', 'offer')),
  reason text not null check (char_length(reason) between 1 and 500),
  began_at timestamptz(3) not null,
  begun_by bigint references account,                -- null: at the command line, or before this table
  published_before timestamptz,                      -- of an offer that was taken off the site
  withdrawals_at timestamptz(3),                     -- since when bidders may withdraw
  over_at timestamptz(3) check (over_at >= began_at),
  over_by bigint references account,
  outcome text check (outcome in ('released', 'annulled')),
  check ((over_at is null) = (outcome is null))
);
create unique index stay_open on stay (offer_code) where over_at is null;
create index stay_by_offer on stay (offer_code, id);
create index stay_to_open on stay (began_at) where over_at is null and withdrawals_at is null;

-- Stores that are suspended now: their open offers have waited for staff since.
insert into stay (offer_code, cause, reason, began_at)
select a.offer_code, 'store', 'Loja suspensa antes desta versão.', now()
from auction a join offer o on o.code = a.offer_code join partner p on p.id = o.partner_id
where a.open and p.status = 'suspended';

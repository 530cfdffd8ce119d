-- Deposits: who has to leave one before bidding above a value, and what became of each (decision 0154).
create table deposit_rule (
  code bigint generated always as identity primary key,
  -- One of both: an offer, or all offers of a store; that of the offer comes first.
  offer_code bigint unique references offer (code) on delete cascade,
  partner_id bigint unique references partner (id) on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  -- Bids above this need it.
  above_cents bigint not null check (above_cents >= 0),
  reason text not null check (char_length(reason) between 1 and 500),
  version integer not null default 1,
  set_by bigint not null references account (id),
  set_at timestamptz not null,
  check ((offer_code is null) <> (partner_id is null))
);

create table bid_deposit (
  code bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  offer_code bigint not null references offer (code),
  -- As it was told when it was asked for: a later rule changes none.
  amount_cents bigint not null check (amount_cents > 0),
  -- asked: a Pix is awaited; returning: it is the buyer's and goes back; lapsed: nobody paid.
  state text not null check (state in ('asked', 'held', 'returning', 'returned', 'kept', 'lapsed')),
  asked_at timestamptz not null,
  held_at timestamptz,
  -- The buyer asked it back, while others led.
  asked_back_at timestamptz,
  -- Of a declared default: finance may keep it until then, afterwards it goes back by itself.
  purchase_code bigint references purchase (code),
  decide_by timestamptz,
  decided_by bigint references account (id),
  decided_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  ended_at timestamptz,
  check ((purchase_code is null) = (decide_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'kept' or decided_by is not null and purchase_code is not null),
  check ((state in ('returned', 'kept', 'lapsed')) = (ended_at is not null)),
  check (state in ('asked', 'lapsed') or held_at is not null)
);
-- One at a time, for each offer.
create unique index bid_deposit_open on bid_deposit (account_id, offer_code) where state in ('asked', 'held');
create index bid_deposit_held on bid_deposit (account_id) include (amount_cents) where state = 'held';
create index bid_deposit_of_account on bid_deposit (account_id, code);
create index bid_deposit_of_offer on bid_deposit (offer_code);
create index bid_deposit_live on bid_deposit (code) where state in ('asked', 'held');

-- A charge is of a purchase, or of a deposit.
alter table charge alter column purchase_code drop not null;
alter table charge add column deposit_code bigint unique references bid_deposit (code);
alter table charge add constraint charge_subject check ((purchase_code is null) <> (deposit_code is null));
alter table charge add constraint charge_deposit check ((deposit_code is null) = (creditor <> 'deposit'));

-- What is open of a deposit is owed by its buyer: there is no purchase.
alter table book_account drop constraint book_account_check;
alter table book_account drop constraint book_account_check1;
alter table book_account add constraint book_account_purchase check (purchase_code is null or kind = 'receivable');
alter table book_account add constraint book_account_person check (case kind
  when 'user' then account_id is not null
  when 'receivable' then (account_id is null) <> (purchase_code is null)
  else account_id is null end);
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid',
  'kept'));

-- A deposit goes back to the account that paid it without anybody's decision; all other money by two users.
alter table payback alter column purchase_code drop not null;
alter table payback alter column proposed_by drop not null;
alter table payback add column deposit_code bigint references bid_deposit (code);
alter table payback add constraint payback_subject check ((purchase_code is null) <> (deposit_code is null));
alter table payback add constraint payback_proposer check (proposed_by is not null or deposit_code is not null and way = 'pix');
alter table payback drop constraint payback_check2;
alter table payback add constraint payback_four_eyes check (state in ('proposed', 'withdrawn') or deposit_code is not null and way = 'pix'
  or decided_by is not null and decided_by <> proposed_by);
create unique index payback_open_of_deposit on payback (deposit_code) where state in ('proposed', 'sending');
create index payback_of_deposit on payback (deposit_code) where deposit_code is not null;

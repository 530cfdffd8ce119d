-- Why staff annulled a bid: one row for each Z line of the ledger, with the line it strikes. The category is public, the note is not.
create table annulment (
  offer_code bigint not null,
  seq integer not null,
  struck_seq integer not null check (struck_seq < seq),
  reason text not null check (reason in ('mistake', 'payment', 'suspicious', 'rules', 'failure')),
  note text not null check (char_length(note) between 5 and 500),
  actor_id bigint not null references account,
  at timestamptz not null,
  primary key (offer_code, seq),
  unique (offer_code, struck_seq),
  foreign key (offer_code, seq) references bid,
  foreign key (offer_code, struck_seq) references bid
);
create trigger annulment_is_append_only before update or delete on annulment
  for each row execute function refuse_change();
create trigger annulment_is_never_emptied before truncate on annulment
  for each statement execute function refuse_change();

-- A sale may be undone because its buyer does not keep it, and go to the next bidder.
alter table auction drop constraint auction_outcome_check;
alter table auction add constraint auction_outcome_check
  check (outcome in ('sold', 'conditional', 'unsold', 'bought', 'accepted', 'defaulted', 'second-chance'));
create index auction_conditional on auction (conditional_until) where conditional_until is not null;

-- A purchase that its buyer did not keep is cancelled, and remains known as that.
alter table purchase
  add column defaulted_at timestamptz,
  add column default_reason text check (char_length(default_reason) between 5 and 500),
  add constraint purchase_default_is_a_cancellation check (defaulted_at is null or cancelled_at is not null),
  add constraint purchase_default_has_a_reason check ((defaulted_at is null) = (default_reason is null));
create index purchase_defaulted on purchase (offer_code) where defaulted_at is not null;

-- Noted against a buyer for each purchase not kept. Taken back, never deleted.
create table strike (
  code bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  purchase_code bigint not null unique references purchase,
  reason text not null check (char_length(reason) between 5 and 500),
  given_by bigint not null references account,
  at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint references account,
  removal_reason text check (char_length(removal_reason) between 5 and 500),
  check ((removed_at is null) = (removed_by is null)),
  check ((removed_at is null) = (removal_reason is null))
);
create index strike_by_account on strike (account_id, at desc);
create index strike_counting on strike (account_id, at desc) where removed_at is null;

-- The offer to the next bidder after a default: each bidder once, one at a time.
create table second_chance (
  code bigint primary key default nextval('bid_code_sequence'),
  offer_code bigint not null references offer,
  account_id bigint not null references account,
  value_cents bigint not null check (value_cents > 0),
  status text not null default 'offered' check (status in ('offered', 'accepted', 'declined', 'expired')),
  offered_by bigint not null references account,
  offered_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > offered_at),
  answered_at timestamptz,
  purchase_code bigint references purchase,
  unique (offer_code, account_id),
  check ((status = 'offered') = (answered_at is null)),
  check ((status = 'accepted') = (purchase_code is not null))
);
create unique index second_chance_open on second_chance (offer_code) where status = 'offered';
create index second_chance_due on second_chance (expires_at) where status = 'offered';
create index second_chance_by_account on second_chance (account_id, code desc);

-- What a buyer said when he cancelled a purchase, a proposal, or the best bid of a conditional sale (then neither code is there).
alter table cancel_reason add column description_en text not null default '';

create table cancellation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  offer_code bigint not null references offer,
  purchase_code bigint references purchase,
  proposal_code bigint references proposal,
  reason_code integer not null references cancel_reason,
  text text check (char_length(text) <= 500),
  -- 'done' at once; 'review' waits for the sales team, which makes it 'accepted' or 'rejected'.
  outcome text not null check (outcome in ('done', 'review', 'accepted', 'rejected')),
  -- Where to send money back to: encrypted, since who reads the database need not know it.
  bank_data bytea,
  language text not null check (language in ('PTBR', 'EN')),
  requested_at timestamptz not null,
  answered_at timestamptz,
  refunded_at timestamptz,
  check (num_nonnulls(purchase_code, proposal_code) <= 1),
  check ((answered_at is not null) = (outcome in ('accepted', 'rejected')))
);
create unique index cancellation_under_review on cancellation (offer_code, account_id) where outcome = 'review';
create index cancellation_by_account on cancellation (account_id, offer_code, id desc);
create index cancellation_with_bank_data on cancellation (id) where bank_data is not null;

-- A survey is asked on one occasion, in both languages.
alter table survey
  add column occasion text unique check (occasion in ('completed', 'cancelled', 'lost')),
  add column title_en text not null default '';
alter table survey_question add column statement_en text not null default '';

-- Whoever holds the link may answer, so every invitation has a name of its own that nobody can guess.
alter table survey_invitation rename column purchase_code to deal_code;
alter table survey_invitation
  add column guid uuid not null unique default gen_random_uuid(),
  add column offer_code bigint references offer,
  add column created_at timestamptz not null default now();
create index survey_invitation_by_account on survey_invitation (account_id, offer_code);

-- People are asked about what ended after the house began to ask.
create table survey_watch (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null
);
create index auction_by_close on auction (closed_at) where closed_at is not null;
create index purchase_by_finish on purchase (finished_at) where finished_at is not null;
create index purchase_by_cancellation on purchase (cancelled_at) where cancelled_at is not null;
create index proposal_by_withdrawal on proposal (decided_at) where status = 'withdrawn';

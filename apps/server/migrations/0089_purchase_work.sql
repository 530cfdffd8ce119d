-- The work of the team on a purchase: who takes care of it and what comes next. Its version increases with each change of it or of the
-- order data, so that the second of two editors is told. `step_since`: since when it is at its step.
alter table purchase
  add column assignee_id bigint references account(id),
  add column next_action text check (char_length(next_action) between 1 and 300),
  add column next_action_on date,
  add column version integer not null default 0,
  add column edited_by bigint references account(id),
  add column edited_at timestamptz,
  add column step_since timestamptz not null generated always as (coalesce(
    case status when 'X' then finished_at when 'L' then awaiting_withdrawal_at when 'C' then awaiting_credit_at else negotiation_at end,
    awaiting_contact_at)) stored,
  add constraint purchase_next_action_has_a_day check ((next_action is null) = (next_action_on is null));
create index purchase_by_assignee on purchase (assignee_id);
create index purchase_by_editor on purchase (edited_by);
create index purchase_newest on purchase (created_at, code);
create index purchase_by_value on purchase (value_cents, code);
create index purchase_by_step on purchase (step_since, code);
create index purchase_by_next_action on purchase (coalesce(next_action_on, 'infinity'), code);
create index offer_title_search on offer using gin (search_text(title) gin_trgm_ops);

-- Contacts with the buyer of a purchase, and notes about it.
create table contact_note (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase(code),
  author_id bigint not null references account(id),
  channel text not null check (channel in ('phone', 'whatsapp', 'mail', 'visit', 'note')),
  text text not null check (char_length(text) between 1 and 2000),
  promise text check (char_length(promise) between 1 and 300),
  promised_by text check (promised_by in ('buyer', 'team')),
  at timestamptz not null,
  check ((promise is null) = (promised_by is null))
);
create index contact_note_by_purchase on contact_note (purchase_code, code);
create index contact_note_by_author on contact_note (author_id);

-- A change of many records at once, with what they were before: undone as a whole within minutes.
create table bulk_change (
  code bigint generated always as identity primary key,
  token_hash bytea not null unique,
  actor_id bigint not null references account(id),
  action text not null,
  before jsonb not null,
  at timestamptz not null,
  undone_at timestamptz
);
create index bulk_change_by_actor on bulk_change (actor_id);

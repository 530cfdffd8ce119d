-- The transfer of ownership after a sale. What happened at its steps is only ever added; the state of a step is its latest event.
create table transfer_event (
  -- The highest of a purchase is the version of its checklist.
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  -- liberacao: an administrator lets the keys be released without what the house requires, or takes that back.
  step text not null check (step in ('gravame', 'atpv', 'assinatura-vendedor', 'assinatura-comprador', 'comunicacao', 'detran', 'liberacao')),
  -- sent: by the buyer, to be confirmed; waived: does not apply.
  kind text not null check (kind in ('sent', 'done', 'confirmed', 'refused', 'waived', 'undone')),
  side text not null check (side in ('buyer', 'store', 'house')),
  account_id bigint not null references account (id),
  at timestamptz not null,
  -- The day on which it was done, in São Paulo.
  done_on date,
  -- Its proof. A document can be deleted within ten minutes.
  document uuid references purchase_document (guid) on delete set null,
  -- A note of who did it, or the reason of a refusal, a waiver or an undoing.
  words text,
  constraint transfer_event_day check ((kind in ('sent', 'done', 'confirmed')) = (done_on is not null)),
  constraint transfer_event_reason check (kind in ('sent', 'done', 'confirmed') or words is not null)
);
create index transfer_event_by_purchase on transfer_event (purchase_code, code);
create index transfer_event_by_account on transfer_event (account_id);
create index transfer_event_by_document on transfer_event (document) where document is not null;

-- How far the checklist of a purchase is, for lists and reminders; derived from the purchase and the events, and brought up to date by both.
create table transfer (
  purchase_code bigint primary key references purchase (code),
  -- From before there were checklists.
  exempt boolean not null default false,
  state text check (state in ('open', 'late', 'done')),
  -- The buyer has marked a step that the team has not confirmed, since then.
  waiting_since timestamptz,
  -- The last day of whatever is due first, and of the buyer for the transfer at the Detran, while that is open.
  due_on date,
  buyer_due_on date,
  -- How far the buyer was reminded of that day.
  reminded text not null default 'none' check (reminded in ('none', 'ten', 'three', 'late')),
  reminded_for date,
  -- The facts from which it was derived, and the day.
  seen text not null default '',
  seen_on date
);
create index transfer_going_on on transfer (purchase_code) where not exempt and state is distinct from 'done';

insert into transfer (purchase_code, exempt) select code, status = 'X' or cancelled_at is not null from purchase;

-- Money handed over in notes and coins is a way of its own (docs/payments.md).
alter table receipt drop constraint receipt_source_check;
alter table receipt add constraint receipt_source_check check (source in ('transfer', 'cash', 'pix', 'opening'));

-- Operations that may have to be reported to the authority (Lei 9.613/1998, Resolução COAF 25/2013). Nothing of it is told to the person.
create table aml_case (
  code bigint generated always as identity primary key,
  -- Null: forgotten after its years.
  account_id bigint references account (id),
  flag text not null check (flag in ('cash', 'third-party', 'split', 'incomplete-registration', 'manual')),
  -- reporting: the report was decided, and its protocol is missing.
  state text not null check (state in ('open', 'analysis', 'reporting', 'closed')),
  total_cents bigint not null check (total_cents >= 0),
  -- Of its operations.
  first_at timestamptz not null,
  last_at timestamptz not null,
  opened_at timestamptz not null,
  -- Null: the program.
  opened_by bigint references account (id),
  assignee_id bigint references account (id),
  decision text check (decision in ('reported', 'dismissed')),
  decided_by bigint references account (id),
  decided_at timestamptz,
  report_due_at timestamptz,
  -- What the authority gave for the report, and the day of it.
  protocol text check (char_length(protocol) between 1 and 80),
  reported_on date,
  closed_at timestamptz,
  -- Who it is about as they were known then, encrypted.
  person bytea,
  forgotten_at timestamptz,
  version integer not null default 0,
  check ((forgotten_at is null) = (account_id is not null)),
  check ((decision is null) = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state in ('open', 'analysis')) = (decision is null)),
  check ((decision is not distinct from 'reported') = (report_due_at is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'analysis' or assignee_id is not null),
  check (forgotten_at is null or state = 'closed')
);
-- What comes later is added to the open one.
create unique index aml_case_open on aml_case (account_id, flag) where state <> 'closed';
create index aml_case_of_account on aml_case (account_id);
create index aml_case_to_forget on aml_case (closed_at) where forgotten_at is null;

create table aml_operation (
  code bigint generated always as identity primary key,
  case_code bigint not null references aml_case (code),
  kind text not null check (kind in ('receipt', 'purchase')),
  receipt_code bigint references receipt (code),
  purchase_code bigint references purchase (code),
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null,
  -- Of a receipt.
  way text check (way in ('transfer', 'cash', 'pix', 'opening')),
  -- Who paid, encrypted.
  payer bytea,
  check ((kind = 'receipt') = (way is not null))
);
create unique index aml_operation_receipt on aml_operation (case_code, receipt_code) where kind = 'receipt';
create unique index aml_operation_purchase on aml_operation (case_code, purchase_code) where kind = 'purchase';
create index aml_operation_of_receipt on aml_operation (receipt_code);
create index aml_operation_of_purchase on aml_operation (purchase_code);

-- Only ever added to.
create table aml_event (
  code bigint generated always as identity primary key,
  case_code bigint not null references aml_case (code),
  kind text not null check (kind in ('opened', 'added', 'taken', 'noted', 'report-decided', 'reported', 'dismissed', 'saved')),
  -- Null: the program.
  author_id bigint references account (id),
  at timestamptz not null,
  -- Encrypted.
  words bytea
);
create index aml_event_of_case on aml_event (case_code, code);

-- People with new operations, until a worker has looked at them.
create table aml_news (
  code bigint generated always as identity primary key,
  account_id bigint not null references account (id)
);

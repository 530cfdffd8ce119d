-- Statements of the bank that finance imports, and their movements (docs/payments.md, decision 0147).
create table bank_statement (
  code bigint generated always as identity primary key,
  format text not null check (format in ('ofx', 'csv')),
  account text not null check (char_length(account) between 1 and 80),
  file_name text not null check (char_length(file_name) between 1 and 120),
  -- Movements in the file, and those that were new.
  lines integer not null check (lines >= 0),
  added integer not null default 0 check (added between 0 and lines),
  -- At the end of a day, if the file says it. An account may be overdrawn.
  balance_cents bigint,
  balance_day date,
  imported_by bigint not null references account (id),
  imported_at timestamptz not null,
  check ((balance_cents is null) = (balance_day is null))
);
create index bank_statement_balance on bank_statement (balance_day) where balance_day is not null;

-- Whether a movement is booked is not kept here: a receipt with its reference says so.
create table statement_line (
  code bigint generated always as identity primary key,
  statement_code bigint not null references bank_statement (code),
  account text not null,
  -- SHA-256 of what the movement is known by, so that no statement adds it twice.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  day date not null,
  -- Above zero: it came in.
  amount_cents bigint not null check (amount_cents <> 0),
  bank_id text check (char_length(bank_id) between 1 and 80),
  words text not null check (char_length(words) <= 300),
  payer_name text check (char_length(payer_name) between 1 and 120),
  payer_document text check (char_length(payer_document) between 11 and 14),
  -- Of a Pix that was made for a charge.
  txid text references pix_charge (txid),
  reference text not null check (char_length(reference) between 1 and 76 and reference = upper(reference) and strpos(reference, '/') = 0),
  ignored_by bigint references account (id),
  ignored_at timestamptz,
  ignore_reason text check (char_length(ignore_reason) between 5 and 500),
  -- Since when words, name and document are gone.
  forgotten_at timestamptz,
  check ((ignored_by is null) = (ignored_at is null) and (ignored_by is null) = (ignore_reason is null)),
  check (forgotten_at is null or words = '' and payer_name is null and payer_document is null)
);
create unique index statement_line_key on statement_line (account, key);
create index statement_line_day on statement_line (day, code);
create index statement_line_reference on statement_line (reference);
create index statement_line_of on statement_line (statement_code);
create index statement_line_txid on statement_line (txid) where txid is not null;
create index statement_line_ignored_by on statement_line (ignored_by) where ignored_by is not null;

-- Parts of a movement that pays several charges have a number behind `/`.
create index receipt_of_line on receipt (split_part(reference, '/', 1)) where state <> 'reversed';
create index payback_part_of_pix on payback_part (upper(end_to_end_id)) where end_to_end_id is not null;
create index receipt_day on receipt (paid_on, amount_cents);

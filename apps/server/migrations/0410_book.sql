-- Charges of purchases, the receipts that pay them, and the book: double entry, only ever added to (docs/payments.md).
create table charge (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  kind text not null check (kind in ('price', 'commission', 'freight', 'documents', 'storage', 'deposit')),
  -- store: money of third parties, kept apart in the book until it is passed on; deposit: stays the buyer's.
  creditor text not null check (creditor in ('house', 'store', 'deposit')),
  partner_id bigint references partner (id),
  amount_cents bigint not null check (amount_cents > 0),
  -- sale: made by the sale, one of each kind.
  origin text not null check (origin in ('sale', 'staff')),
  due_at timestamptz not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  -- On which days the buyer was reminded, before and after the due date.
  reminded_before date,
  reminded_after date,
  check ((creditor = 'store') = (partner_id is not null))
);
create unique index charge_of_sale on charge (purchase_code, kind) where origin = 'sale';
create index charge_of_purchase on charge (purchase_code);
create index charge_due on charge (due_at) where cancelled_at is null;

create table receipt (
  code bigint generated always as identity primary key,
  charge_code bigint not null references charge (code),
  amount_cents bigint not null check (amount_cents > 0),
  -- The day of the bank, in São Paulo.
  paid_on date not null,
  payer_name text not null check (char_length(payer_name) between 1 and 120),
  payer_document text check (payer_document ~ '^[0-9A-Z]{11,14}$'),
  reference text not null check (char_length(reference) between 1 and 80),
  -- opening: paid before the book began.
  source text not null check (source in ('transfer', 'pix', 'opening')),
  -- waiting: another one than the buyer paid, and finance has not decided; reversed: it was a wrong recording.
  state text not null check (state in ('counted', 'waiting', 'refused', 'returned', 'reversed')),
  recorded_by bigint references account (id),
  recorded_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text,
  check ((decided_at is null) = (decided_by is null))
);
-- One receipt counts once; a wrong recording frees its reference.
create unique index receipt_reference on receipt (reference) where state <> 'reversed';
create index receipt_of_charge on receipt (charge_code);
create index receipt_waiting on receipt (recorded_at) where state in ('waiting', 'refused');

create table book_account (
  code bigint generated always as identity primary key,
  kind text not null check (kind in ('receivable', 'user', 'store', 'third-party', 'house-revenue', 'house-bank', 'deposits', 'suspense')),
  purchase_code bigint references purchase (code),
  account_id bigint references account (id),
  partner_id bigint references partner (id),
  unique nulls not distinct (kind, purchase_code, account_id, partner_id),
  check ((kind = 'receivable') = (purchase_code is not null)),
  check ((kind = 'user') = (account_id is not null)),
  check ((kind in ('store', 'third-party')) = (partner_id is not null))
);

create table book_transaction (
  code bigint generated always as identity primary key,
  kind text not null check (kind in ('charge', 'receipt', 'held', 'accepted', 'return', 'cancellation', 'reversal')),
  charge_code bigint not null references charge (code),
  receipt_code bigint references receipt (code),
  at timestamptz not null,
  -- Null: the program, by an event or a payment provider.
  by_id bigint references account (id),
  -- Of the bank.
  reference text,
  reason text,
  -- The same event is posted once.
  key text not null unique,
  made_in xid8 not null default pg_current_xact_id()
);
create index book_transaction_of on book_transaction (charge_code);
create index book_transaction_of_receipt on book_transaction (receipt_code) where receipt_code is not null;

create table book_entry (
  code bigint generated always as identity primary key,
  transaction_code bigint not null references book_transaction (code),
  account_code bigint not null references book_account (code),
  charge_code bigint not null references charge (code),
  -- Debits are positive, credits negative.
  amount_cents bigint not null check (amount_cents <> 0)
);
create index book_entry_of_transaction on book_entry (transaction_code);
create index book_entry_of_charge on book_entry (charge_code) include (account_code, amount_cents);
create index book_entry_of_account on book_entry (account_code) include (amount_cents);

-- At the end of the transaction the entries of each transaction of the book add up to zero; nothing is added to an earlier one.
create function check_book_transaction() returns trigger language plpgsql as $$
declare
  found record;
  whole bigint;
begin
  if tg_table_name = 'book_entry' then whole := new.transaction_code; else whole := new.code; end if;
  select count(*) as entries, coalesce(sum(amount_cents), 0) as total into found from book_entry where transaction_code = whole;
  if found.entries < 2 or found.total <> 0 then
    raise exception 'transaction % of the book does not balance', whole using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger book_entry_balances after insert on book_entry deferrable initially deferred
  for each row execute function check_book_transaction();
create constraint trigger book_transaction_balances after insert on book_transaction deferrable initially deferred
  for each row execute function check_book_transaction();

create function check_book_entry() returns trigger language plpgsql as $$
begin
  if (select made_in from book_transaction where code = new.transaction_code) is distinct from pg_current_xact_id() then
    raise exception 'an entry belongs to a transaction of now' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger book_entry_is_of_now before insert on book_entry for each row execute function check_book_entry();

create trigger book_account_is_append_only before update or delete on book_account for each row execute function refuse_change();
create trigger book_account_is_never_emptied before truncate on book_account for each statement execute function refuse_change();
create trigger book_transaction_is_append_only before update or delete on book_transaction for each row execute function refuse_change();
create trigger book_transaction_is_never_emptied before truncate on book_transaction for each statement execute function refuse_change();
create trigger book_entry_is_append_only before update or delete on book_entry for each row execute function refuse_change();
create trigger book_entry_is_never_emptied before truncate on book_entry for each statement execute function refuse_change();
insert into book_account (kind) values ('house-revenue'), ('house-bank'), ('deposits'), ('suspense');

-- What stores give back at the bank or in cash of money that was passed on to them (docs/payments.md).
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid'));

create table store_repayment (
  code bigint generated always as identity primary key,
  partner_id bigint not null references partner (id),
  amount_cents bigint not null check (amount_cents > 0),
  way text not null check (way in ('transfer', 'cash')),
  -- The day of the bank, or on which the cash was handed over.
  paid_on date not null,
  -- Of the bank, or the number of the receipt for cash.
  reference text not null check (char_length(reference) between 1 and 80),
  recorded_by bigint not null references account (id),
  recorded_at timestamptz not null
);
-- A transfer is recorded once.
create unique index store_repayment_reference on store_repayment (reference);
create index store_repayment_of_store on store_repayment (partner_id, code desc);
create trigger store_repayment_is_append_only before update or delete on store_repayment for each row execute function refuse_change();

create table store_repayment_part (
  repayment_code bigint not null references store_repayment (code),
  charge_code bigint not null references charge (code),
  -- Of what was passed on of the charge, and the commission that is given back with it.
  gross_cents bigint not null check (gross_cents > 0),
  commission_cents bigint not null check (commission_cents between 0 and gross_cents),
  primary key (repayment_code, charge_code)
);
create index store_repayment_part_of_charge on store_repayment_part (charge_code);
create trigger store_repayment_part_is_append_only before update or delete on store_repayment_part for each row execute function refuse_change();

-- Debts of stores that the house gives up, by two users, and what stores gave back that was recorded by mistake (decision 0157).
alter table book_account drop constraint book_account_kind_check;
alter table book_account add constraint book_account_kind_check check (kind in ('receivable', 'user', 'store', 'third-party',
  'house-revenue', 'house-bank', 'deposits', 'suspense', 'sending', 'paid-out', 'paying-out', 'store-commission', 'house-loss'));
insert into book_account (kind) values ('house-loss');
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out', 'store-repaid',
  'kept', 'store-unrepaid', 'debt-forgiven', 'debt-restored'));

alter table store_repayment
  add column reversed_by bigint references account (id),
  add column reversed_at timestamptz,
  add column reverse_reason text check (char_length(reverse_reason) between 5 and 500),
  add constraint store_repayment_reversal check ((reversed_by is null) = (reversed_at is null) and (reversed_by is null) = (reverse_reason is null)),
  -- Four eyes.
  add constraint store_repayment_four_eyes check (reversed_by <> recorded_by);
-- A transfer is recorded once; what was taken back is free again.
drop index store_repayment_reference;
create unique index store_repayment_reference on store_repayment (reference) where reversed_at is null;
create index store_repayment_reversed_by on store_repayment (reversed_by) where reversed_by is not null;
drop trigger store_repayment_is_append_only on store_repayment;
create function check_store_repayment() returns trigger language plpgsql as $$
begin
  if old.reversed_at is not null or new.reversed_at is null
    or (to_jsonb(new) - 'reversed_by' - 'reversed_at' - 'reverse_reason') <> (to_jsonb(old) - 'reversed_by' - 'reversed_at' - 'reverse_reason') then
    raise exception 'what a store gave back is only taken back' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger store_repayment_is_kept before update on store_repayment for each row execute function check_store_repayment();
create trigger store_repayment_is_not_deleted before delete on store_repayment for each row execute function refuse_change();

create table store_forgiveness (
  code bigint generated always as identity primary key,
  partner_id bigint not null references partner (id),
  -- What the store keeps, after the commission that it gets back with it.
  amount_cents bigint not null check (amount_cents > 0),
  -- proposed: another user has to release it; undone: the store owes it again.
  state text not null check (state in ('proposed', 'forgiven', 'withdrawn', 'undone')),
  reason text not null check (char_length(reason) between 5 and 500),
  proposed_by bigint not null references account (id),
  proposed_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text check (char_length(decision) between 5 and 500),
  undone_by bigint references account (id),
  undone_at timestamptz,
  undo_reason text check (char_length(undo_reason) between 5 and 500),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (state = 'proposed')),
  check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undo_reason is null) and (undone_by is null) = (state <> 'undone')),
  -- Four eyes.
  check (state in ('proposed', 'withdrawn') or decided_by <> proposed_by),
  check (undone_by <> decided_by)
);
-- One decision at a time about the debt of a store.
create unique index store_forgiveness_open on store_forgiveness (partner_id) where state = 'proposed';
create index store_forgiveness_of_store on store_forgiveness (partner_id, code desc);

create table store_forgiveness_part (
  forgiveness_code bigint not null references store_forgiveness (code),
  charge_code bigint not null references charge (code),
  -- Of what was passed on of the charge, and the commission that is given back with it.
  gross_cents bigint not null check (gross_cents > 0),
  commission_cents bigint not null check (commission_cents between 0 and gross_cents),
  primary key (forgiveness_code, charge_code)
);
create index store_forgiveness_part_of_charge on store_forgiveness_part (charge_code);
create trigger store_forgiveness_part_is_append_only before update or delete on store_forgiveness_part for each row execute function refuse_change();

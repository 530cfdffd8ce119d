-- What stores pay of a sale, where their money goes, and its payouts, by two users (docs/payments.md).
create table store_commission (
  code bigint generated always as identity primary key,
  -- Null: every store, every category.
  partner_id bigint references partner (id) on delete cascade,
  category_code integer check (category_code > 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  minimum_cents bigint not null check (minimum_cents between 0 and 100000000),
  maximum_cents bigint check (maximum_cents >= minimum_cents),
  valid_from timestamptz not null,
  changed_by bigint not null references account (id),
  reason text not null check (char_length(reason) between 5 and 500)
);
create trigger store_commission_is_append_only before update or delete on store_commission for each row execute function refuse_change();

-- The account of a store at a bank, encrypted. A change is a row of its own; the last one counts.
create table store_bank (
  code bigint generated always as identity primary key,
  partner_id bigint not null references partner (id),
  -- Null: it was replaced, and no payout names it.
  sealed bytea,
  -- For lists: the bank and the last characters of the account.
  shown text not null check (char_length(shown) between 1 and 120),
  changed_by bigint not null references account (id),
  changed_at timestamptz not null,
  -- From when on money may go there.
  usable_from timestamptz not null check (usable_from >= changed_at)
);
create index store_bank_of on store_bank (partner_id, code desc);

create table payout (
  code bigint generated always as identity primary key,
  partner_id bigint not null references partner (id),
  bank_code bigint not null references store_bank (code),
  -- proposed: another user has to release it; sending: it is on its way; failed: it is owed again.
  state text not null check (state in ('proposed', 'sending', 'done', 'failed', 'withdrawn')),
  -- What is transferred: gross, of all charges, less the commission.
  amount_cents bigint not null check (amount_cents > 0),
  gross_cents bigint not null,
  commission_cents bigint not null,
  reason text not null check (char_length(reason) between 5 and 500),
  proposed_by bigint not null references account (id),
  proposed_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision text check (char_length(decision) <= 500),
  ended_by bigint references account (id),
  ended_at timestamptz,
  -- Of the transfer.
  reference text check (char_length(reference) between 1 and 80),
  check (amount_cents = gross_cents - commission_cents),
  check ((decided_by is null) = (decided_at is null)),
  -- Four eyes.
  check (state in ('proposed', 'withdrawn') or decided_by is not null and decided_by <> proposed_by),
  check ((state in ('done', 'failed', 'withdrawn')) = (ended_at is not null)),
  check ((state = 'done') = (reference is not null))
);
-- One decision at a time about the money of a store.
create unique index payout_open on payout (partner_id) where state in ('proposed', 'sending');
-- A transfer is recorded once.
create unique index payout_reference on payout (reference) where reference is not null;
create index payout_of_store on payout (partner_id, code desc);

create table payout_part (
  payout_code bigint not null references payout (code),
  charge_code bigint not null references charge (code),
  -- Both negative where the store gives back.
  gross_cents bigint not null,
  commission_cents bigint not null,
  primary key (payout_code, charge_code),
  check (gross_cents <> 0 or commission_cents <> 0)
);
create index payout_part_of_charge on payout_part (charge_code);
create index charge_of_store on charge (partner_id) where partner_id is not null;

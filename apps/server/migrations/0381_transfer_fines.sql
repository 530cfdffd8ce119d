-- Fines that became known after a sale, with who pays them.
create table transfer_fine (
  code bigint generated always as identity primary key,
  purchase_code bigint not null references purchase (code),
  -- The day of the offence, in São Paulo.
  happened_on date not null,
  cents bigint not null check (cents > 0),
  -- What for, and its number at the authority.
  description text not null,
  payer text not null check (payer in ('buyer', 'seller')),
  -- Why another one pays than by the day of the delivery; null: as the rule says.
  reason text,
  recorded_by bigint not null references account (id),
  recorded_at timestamptz not null,
  removed_by bigint references account (id),
  removed_at timestamptz,
  removal_reason text,
  constraint transfer_fine_removal check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removal_reason is null))
);
create index transfer_fine_by_purchase on transfer_fine (purchase_code, code);
create index transfer_fine_by_recorder on transfer_fine (recorded_by);

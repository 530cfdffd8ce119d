-- Banks do not always name a Pix on a statement by the id under which they tell of it: a movement of the amount and day of a Pix without a charge
-- is that Pix, or other money, once a user says so (docs/payments.md).
alter table statement_line
  add column stray_code bigint references stray_pix (code),
  -- Why it is other money than a Pix without a charge that was known then.
  add column apart_reason text check (char_length(apart_reason) between 5 and 500),
  add column identified_by bigint references account (id),
  add column identified_at timestamptz,
  add constraint statement_line_identified check ((identified_by is null) = (identified_at is null)
    and (identified_by is null) = (stray_code is null and apart_reason is null) and (stray_code is null or apart_reason is null)),
  -- A Pix came in.
  add constraint statement_line_of_stray check (stray_code is null or amount_cents > 0);
-- A Pix is one movement.
create unique index statement_line_stray on statement_line (stray_code) where stray_code is not null;
create index statement_line_identified_by on statement_line (identified_by) where identified_by is not null;
create index statement_line_amount on statement_line (amount_cents, day);
create index stray_pix_amount on stray_pix (amount_cents);

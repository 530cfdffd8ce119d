-- The commission has a maximum too, and says why it was set. Null: none; a fee from before this was noted.
alter table buyer_fee
  add column maximum_cents bigint check (maximum_cents >= minimum_cents),
  add column reason text check (char_length(reason) <= 500);

-- When the money left, as the bank says; null: it does not say, and the day counts on which we learned of it.
alter table bank_refund add column settled_at timestamptz;

-- The way from the sale to the keys: until when the stage that a purchase is in should be over, and when payment and invoice were confirmed.
alter table purchase
  add column stage_due_at timestamptz,
  add column payment_approved_at timestamptz,
  add column invoice_issued_at timestamptz;

-- What is overdue is counted and listed.
create index purchase_stage_due on purchase (stage_due_at) where cancelled_at is null and status <> 'X' and stage_due_at is not null;

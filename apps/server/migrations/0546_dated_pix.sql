-- Codes that stay valid until the due date of their charge (`cobv`); null: one that is to be paid at once (`cob`). See decision 0156.
alter table pix_charge add column due_on date;
create index pix_charge_dated on pix_charge (asked_at) where due_on is not null and state in ('asked', 'open');

-- The access key of an electronic invoice, checked when it is added.
alter table purchase_document add column invoice_key text check (invoice_key is null or (kind = 'nota-fiscal' and length(invoice_key) = 44));

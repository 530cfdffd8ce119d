-- How often a held document could not be read or scanned while the scanner answered for others: those of fewer tries go first.
alter table purchase_document add column scan_tries integer not null default 0 check (scan_tries >= 0);
create index purchase_document_held on purchase_document (scan_tries, added_at, guid) where state = 'held';

-- Until when the bank was asked what it gave back by itself, by our clock: what it did since, however long that is, is looked for. Null: not yet.
alter table pix_watermark add column refunds_until timestamptz;

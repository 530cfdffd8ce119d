-- What the bank itself states of a day that is closed, by a statement that was imported (docs/payments.md).
alter table book_close
  add column statement_code bigint references bank_statement (code),
  add column stated_cents bigint,
  add constraint book_close_statement check ((statement_code is null) = (stated_cents is null)),
  -- Another balance than the bank states is explained.
  add constraint book_close_as_stated check (stated_cents = bank_cents or reason is not null or stated_cents is null);
create index book_close_of_statement on book_close (statement_code) where statement_code is not null;

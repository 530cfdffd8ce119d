-- A refund that is due again keeps its payee once its bank data is deleted: no other record has it.
alter table cancellation
  drop constraint cancellation_refund_record_is_of_a_refund,
  add constraint cancellation_refund_receipt_is_of_a_refund check (refunded_at is not null or refund_receipt is null);

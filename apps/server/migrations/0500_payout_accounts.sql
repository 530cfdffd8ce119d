-- Accounts of the book for money that is passed on to stores (docs/payments.md). What arrived for a store stays on third-party.
alter table book_account drop constraint book_account_kind_check;
alter table book_account add constraint book_account_kind_check check (kind in ('receivable', 'user', 'store', 'third-party',
  'house-revenue', 'house-bank', 'deposits', 'suspense', 'sending', 'paid-out', 'paying-out', 'store-commission'));
alter table book_account drop constraint book_account_check2;
alter table book_account add constraint book_account_check2 check ((kind in ('store', 'third-party', 'paid-out')) = (partner_id is not null));
alter table book_transaction drop constraint book_transaction_kind_check;
alter table book_transaction add constraint book_transaction_kind_check check (kind in ('charge', 'receipt', 'held', 'accepted', 'return',
  'cancellation', 'reversal', 'sending', 'sent', 'unsent', 'moved-out', 'moved-in', 'paying-out', 'paid-out', 'not-paid-out'));
insert into book_account (kind) values ('paying-out'), ('store-commission');

-- The list of refunds is searched in its order, what waits first; purchases lead to their refunds.
create index cancellation_refund_approved on cancellation (coalesce(answered_at, requested_at), id)
  where (outcome in ('accepted', 'defaulted') or regret) and purchase_code is not null;
create index cancellation_refund_waiting on cancellation (coalesce(answered_at, requested_at), id)
  where (outcome in ('accepted', 'defaulted') or regret) and purchase_code is not null and refunded_at is null;
create index cancellation_refund_made on cancellation (coalesce(refunded_at, coalesce(answered_at, requested_at)), id)
  where (outcome in ('accepted', 'defaulted') or regret) and purchase_code is not null;
create index cancellation_by_purchase on cancellation (purchase_code) where purchase_code is not null;
-- Replaced by those above.
drop index cancellation_refund;

-- Kind and level of an account are expressions, of which PostgreSQL has statistics only by an index that is not partial. It took them for
-- rare, and sorted every account.
create index account_by_kind_and_level on account ((case when kind = 'C' and staff_role is not null then 'equipe' else kind end),
  (case when email_confirmed_at is null then '0' when identity_verified_at is null then '1' when deposit_cents > 0 then '3' else '2' end));

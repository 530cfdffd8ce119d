-- A purchase that its buyer did not keep, but had paid, is followed up among the refunds without anybody having asked to cancel it.
alter table cancellation drop constraint cancellation_has_a_reason;
alter table cancellation add constraint cancellation_has_a_reason
  check (case when regret then reason_code is null else reason_code is not null or outcome = 'defaulted' end);

insert into cancellation (account_id, offer_code, purchase_code, outcome, language, requested_at, answered_at)
select p.account_id, p.offer_code, p.code, 'defaulted', coalesce(a.idiom, 'PTBR'), p.defaulted_at, p.defaulted_at
from purchase p join account a on a.id = p.account_id
where p.defaulted_at is not null and p.payment_approved
  and not exists (select from cancellation c where c.purchase_code = p.code and (c.outcome in ('accepted', 'defaulted') or c.regret));

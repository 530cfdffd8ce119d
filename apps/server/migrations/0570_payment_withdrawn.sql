-- Since when the payment of a purchase that was approved is not any more; null: it never was, or is again. Until then no key is handed over.
alter table purchase add column payment_withdrawn_at timestamptz;
update purchase p set payment_withdrawn_at = a.at
  from (select subject_code, max(at) as at from audit
    where action in ('follow-payment', 'save-order') and before->>'paymentApproved' = 'true' and after->>'paymentApproved' = 'false'
    group by subject_code) a
  where a.subject_code = p.code and p.payment_approved is false;

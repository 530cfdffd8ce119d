-- A freight that was agreed after the payment of its purchase took nothing of it back: what the sale charged is paid, only the freight is open.
update purchase p set payment_withdrawn_at = null
  where p.payment_withdrawn_at is not null and p.payment_approved is not true and p.cancelled_at is null
    and exists (select from charge f where f.purchase_code = p.code and f.kind = 'freight' and f.origin = 'staff')
    and exists (select from charge c where c.purchase_code = p.code and c.origin = 'sale')
    and not exists (select from charge c join book_entry e on e.charge_code = c.code
        join book_account k on k.code = e.account_code and k.kind = 'receivable'
      where c.purchase_code = p.code and c.origin = 'sale' group by c.code having sum(e.amount_cents) <> 0)
    and (select a.action from audit a where a.subject_code = p.code and a.action in ('follow-payment', 'save-order')
      and a.before->>'paymentApproved' = 'true' and a.after->>'paymentApproved' = 'false' order by a.code desc limit 1) = 'follow-payment';

-- A completed purchase whose Pix the bank took back stayed approved, so that its buyer was asked for money that they could not pay. What was approved
-- by hand stays, since then or because the book never saw all of the money.
update purchase p set payment_approved = false, payment_approved_at = null, payment_withdrawn_at = t.at
  from (select c.purchase_code, max(x.at) as at from bank_refund_part x join charge c on c.code = x.charge_code
    where x.undone_at is null and c.purchase_code is not null and c.kind <> 'storage' and c.cancelled_at is null
      and exists (select from book_entry e join book_account k on k.code = e.account_code and k.kind = 'receivable'
        join book_transaction b on b.code = e.transaction_code
        where e.charge_code = c.code
        having sum(e.amount_cents) > 0 and sum(e.amount_cents) filter (where b.kind <> 'bank-refund') <= 0)
    group by c.purchase_code) t
  where t.purchase_code = p.code and p.status = 'X' and p.cancelled_at is null and p.payment_approved
    and coalesce(p.payment_approved_at, p.created_at) < t.at;

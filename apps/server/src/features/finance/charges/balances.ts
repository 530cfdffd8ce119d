/** What the book says of a kind of account of a charge `c`, in centavos; `joined`: of some of its entries `e` alone. */
export const balanceOf = (kind: 'receivable' | 'user' | 'sending', joined = ''): string =>
  `(select coalesce(sum(e.amount_cents), 0)::bigint from book_entry e join book_account k on k.code = e.account_code ${joined}
    where e.charge_code = c.code and k.kind = '${kind}')`;

/** What is still to be paid of a charge `c`. */
export const OPEN = balanceOf('receivable');

/** What a deposit that its buyer chose for it will pay of a charge `c`, in centavos. */
export const RESERVED = `(case when c.kind = 'price' then coalesce((select d.amount_cents from bid_deposit d
    where d.chosen_purchase = c.purchase_code and d.state = 'held'), 0) else 0 end)::bigint`;

/** Whether its buyer is to pay a charge `c` of a purchase `p`: neither is cancelled nor about to be, and the payment was not approved. */
export const TO_BE_PAID = `(c.cancelled_at is null and p.cancelled_at is null and p.cancellation is distinct from 'Q'
  and p.payment_approved is not true)`;

/** Since when a charge `c` of a completed purchase `p` is to be paid again, because its payment was taken back; null: it is not. */
export const OWED_AGAIN_AT = `case when p.status = 'X' and c.kind <> 'storage' and ${TO_BE_PAID} and ${OPEN} > 0 then p.payment_withdrawn_at end`;

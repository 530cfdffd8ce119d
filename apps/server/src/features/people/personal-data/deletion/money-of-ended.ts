import { afterApproval } from '../../limits/public.ts';

/** The balance of accounts of a charge `c` in the book, in centavos. */
const balance = (...kinds: readonly string[]): string =>
  `(select coalesce(sum(e.amount_cents), 0) from book_entry e join book_account k on k.code = e.account_code
      where e.charge_code = c.code and k.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** As `returnable` of the domain, with what is on its way back: what the house had given up is not owed. */
const OWED_BACK = `(${balance('user', 'sending', 'buyer-loss')} < 0
  or exists (select from receipt r where r.charge_code = c.code and r.state = 'waiting')
  or exists (select from payback b where b.purchase_code = c.purchase_code and b.state in ('proposed', 'sending')))`;

/**
 * What the buyer is to pay: they are asked for what they were given back too much, or something of the charge is open. What sales approved by hand is open
 * in the book for ever and is not asked for, but for what was charged after it and what the bank gave back.
 */
const UNPAID = `(exists (select from buyer_request r where r.charge_code = c.code and r.ended_at is null)
  or c.cancelled_at is null and p.cancelled_at is null and ${balance('receivable')} > 0 and (p.payment_approved is not true or ${afterApproval('c')}
    or exists (select from bank_refund_part x where x.charge_code = c.code and x.undone_at is null)))`;

const ended = (kind: string, condition: string): string =>
  `select '${kind}' as kind, p.offer_code from purchase p where p.account_id = $1 and (p.cancelled_at is not null or p.finished_at is not null)
    and exists (select from charge c where c.purchase_code = p.code and ${condition})`;

/** Purchases of the account `$1` that are over, and whose money is not: `kind` and `offer_code`. */
export const MONEY_OF_ENDED = `${ended('owed-back', OWED_BACK)} union all ${ended('unpaid', UNPAID)}`;

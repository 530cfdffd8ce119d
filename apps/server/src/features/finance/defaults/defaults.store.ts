import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { unpaidAgain } from '../../sales/purchase-debts/public.ts';
import { OPEN, TO_BE_PAID } from '../charges/public.ts';

const WAITING = `(select coalesce(sum(r.amount_cents), 0)::bigint from receipt r where r.charge_code = c.code and r.state = 'waiting')`;

/** A charge that its buyer is to pay, and for all of which nothing has arrived. */
const UNPAID = `${TO_BE_PAID} and ${OPEN} > ${WAITING}`;

/** A purchase that can be undone because it is not paid: before its release, or once its payment is taken back and as long as nothing has left. */
const UNDOABLE = `(p.status in ('V', 'C') or p.status = 'L' and ${unpaidAgain('p')})`;

/** Since when a charge `c` is overdue: who has to pay again has the whole term from then on. */
const DUE = `greatest(c.due_at, case when p.status = 'L' then p.payment_withdrawn_at end)`;

const unpaid = statement({
  name: 'defaults.unpaid-of-purchase',
  text: `select c.code, ${DUE} as due_at, ${OPEN} as open_cents, ${UNDOABLE} as undoable
    from charge c join purchase p on p.code = c.purchase_code where c.purchase_code = $1 and ${UNPAID} order by 2, c.code`,
});

const overdue = statement({
  name: 'defaults.overdue',
  text: `select p.code as purchase_code, min(c.code) as charge, min(${DUE}) as due_at from charge c join purchase p on p.code = c.purchase_code
    where c.due_at < $1 and p.code > $2 and ${UNDOABLE} and ${UNPAID}
      and not exists (select from default_proposal d where d.purchase_code = c.purchase_code)
    group by p.code order by p.code limit $3`,
});

const propose = statement({
  name: 'defaults.propose-default',
  text: `insert into default_proposal (purchase_code, due_at, proposed_at) values ($1, $2, $3) on conflict do nothing`,
});

/** The charges of a purchase that its buyer is to pay, due first; none if it is cancelled, about to be, or approved. Centavos, epoch milliseconds. */
export function unpaidCharges(queries: Queries, purchase: number) {
  return queries.rows(unpaid, [purchase]);
}

/** The next purchases behind a place with charges that are overdue and not proposed for default. */
export function overduePurchases(queries: Queries, now: number, { after, limit }: Place) {
  return queries.rows(overdue, [new Date(now), after, limit]);
}

/** Puts a purchase before the sales team; false: it already was. Epoch milliseconds. */
export async function proposeDefault(
  transaction: Transaction,
  purchase: number,
  { dueAt, at }: { readonly dueAt: number; readonly at: number },
): Promise<boolean> {
  return (await transaction.run(propose, [purchase, new Date(dueAt), new Date(at)])) > 0;
}

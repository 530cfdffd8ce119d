import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { RESERVED } from '../charges/public.ts';

// A purchase whose payment is approved has nothing open, unless something was charged since or sales approved by hand.
const open = statement({
  name: 'statement-lines.open-charges',
  text: `select * from (
      select c.code, c.kind, c.purchase_code, o.title, p.account_id, trim(b.name || ' ' || b.surname) as buyer, b.document,
        (select coalesce(sum(e.amount_cents), 0)::bigint from book_entry e join book_account k on k.code = e.account_code
          where e.charge_code = c.code and k.kind = 'receivable') - ${RESERVED} as open_cents
      from charge c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code join account b on b.id = p.account_id
      where c.cancelled_at is null and p.cancelled_at is null and (p.payment_approved is not true or c.created_at > $1)) x
    where x.open_cents > 0 order by x.code limit 20000`,
  shape: shape<{ kind: ChargeKind }>(),
});

const pixCharges = statement({
  name: 'statement-lines.pix-charges',
  text: 'select txid, charge_code from pix_charge where txid = any($1::text[])',
});

const LOOKED_BACK_MS = 90 * 86_400_000;

/** The charges that are still to be paid; of approved purchases only those of the last months. Epoch milliseconds, centavos. */
export function openCharges(queries: Queries, now: number) {
  return queries.rows(open, [new Date(now - LOOKED_BACK_MS)]);
}

export type OpenChargeRow = Awaited<ReturnType<typeof openCharges>>[number];

/** For which charges Pix were made. */
export async function chargesOfPix(
  queries: Queries,
  txids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (txids.length === 0) return new Map();
  const rows = await queries.rows(pixCharges, [txids]);
  return new Map(rows.map(({ txid, charge_code: charge }) => [txid, charge]));
}

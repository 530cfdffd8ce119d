import type { Queries, Statement } from '../../platform/db/database.ts';
import type { Delivery } from '../costs/public.ts';

const find: Statement = {
  name: 'results.delivery',
  text: `select p.freight, s.uf as state from purchase p left join address a on a.code = p.address_code
         left join state s on s.code = a.state_code
         where p.offer_code = $1 and p.account_id = $2 and p.cancelled_at is null order by p.code desc limit 1`,
};

/** How the purchase of an offer by somebody travels; undefined when there is none. */
export function deliveryOf(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<Delivery | undefined> {
  return queries.row<Delivery & { freight: 'S' | 'N' }>(find, [offerCode, accountId]);
}

import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const erased = statement({
  name: 'annulments.erased-bidders',
  text: `select c.id from participation p join account c on c.id = p.account_id
         where p.offer_code = $1 and c.erased_at is not null order by c.id`,
});

/** Bidders whose accounts were erased. */
export async function erasedBidders(queries: Queries, offerCode: number): Promise<readonly number[]> {
  const rows = await queries.rows(erased, [offerCode]);
  return rows.map(({ id }) => id);
}

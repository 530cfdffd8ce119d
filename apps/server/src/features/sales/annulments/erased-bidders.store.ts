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

/** The account `c` may not deal: it is blocked, on the blocklist, or of staff by now. */
export const BARRED = '(c.blocked_at is not null or c.listed_at is not null or c.staff_role is not null)';

const barred = statement({
  name: 'annulments.barred-bidder',
  text: `select ${BARRED} as barred from account c where c.id = $1`,
});

/** Whether an account may not deal; one that is gone may not. */
export async function isBarred(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(barred, [accountId]))?.barred ?? true;
}

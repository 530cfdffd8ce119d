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

const barred = statement({
  name: 'annulments.barred-bidder',
  text: 'select blocked_at is not null or listed_at is not null or staff_role is not null as barred from account where id = $1',
});

/** Whether an account may not deal: blocked, on the blocklist, or of staff by now. */
export async function isBarred(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(barred, [accountId]))?.barred ?? true;
}

import type { Queries, Statement } from '../../platform/db/database.ts';

const open: Statement = {
  name: 'reviews.open',
  text: `select exists (select from review_flag where offer_code = $1 and status = 'open') as found`,
};

/** Whether something about the bidding on an offer waits for somebody's judgement. */
export async function hasOpenFlags(queries: Queries, offerCode: number): Promise<boolean> {
  return (await queries.row<{ found: boolean }>(open, [offerCode]))?.found ?? false;
}

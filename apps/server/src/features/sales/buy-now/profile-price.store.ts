import type { Queries, Statement } from '../../../platform/db/database.ts';

const find: Statement = {
  name: 'purchases.profile-price',
  text: `select buy_now_cents from profile_price where offer_code = $1 and profile_code = $2`,
};

/** The buy-now price of a profile where it has one of its own; centavos. */
export async function profilePrice(
  queries: Queries,
  offerCode: number,
  profileCode: number,
): Promise<number | undefined> {
  return (await queries.row<{ buy_now_cents: number }>(find, [offerCode, profileCode]))?.buy_now_cents;
}

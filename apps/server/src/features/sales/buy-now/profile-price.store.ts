import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const find = statement({
  name: 'purchases.profile-price',
  text: `select buy_now_cents from profile_price where offer_code = $1 and profile_code = $2`,
});

/** The buy-now price of a profile that has its own; centavos. */
export async function profilePrice(
  queries: Queries,
  offerCode: number,
  profileCode: number,
): Promise<number | undefined> {
  return (await queries.row(find, [offerCode, profileCode]))?.buy_now_cents;
}

import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const list = statement({
  name: 'cancellations.immediate',
  text: `select cancelled_at as at from purchase
    where account_id = $1 and cancelled_at_once and cancelled_at > $2
      and cancelled_at > coalesce((select max(at) from strike where account_id = $1 and given_by is null), '-infinity')
    order by cancelled_at`,
});

/** When a user cancelled purchases at once after an instant, except those that an automatic strike was given for; epoch milliseconds. */
export async function immediateCancellations(
  queries: Queries,
  accountId: number,
  since: number,
): Promise<readonly number[]> {
  return (await queries.rows(list, [accountId, new Date(since)])).map(({ at }) => at);
}

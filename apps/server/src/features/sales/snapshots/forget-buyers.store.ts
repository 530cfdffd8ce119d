import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const begin = statement({
  name: 'snapshots.begin-erasure',
  text: `select set_config('patio.erasure', 'on', true)`,
});

const forget = statement({
  name: 'snapshots.forget-buyers',
  text: `update purchase_snapshot set personal = null, salt = null where purchase_code in (
      ${claim('s.purchase_code', {
        from: 'purchase_snapshot s join purchase p on p.code = s.purchase_code',
        where: `s.personal is not null
          and coalesce(p.finished_at, p.cancelled_at) + make_interval(years => $2::int) <= $1::timestamptz`,
        limit: 500,
        of: 's',
      })})`,
});

/** Removes the buyer from the snapshots of purchases that ended so many years ago; at most 500. */
export async function forgetOldBuyers(database: Database, now: number, years: number): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.run(begin);
    await transaction.run(forget, [new Date(now), years]);
  });
}

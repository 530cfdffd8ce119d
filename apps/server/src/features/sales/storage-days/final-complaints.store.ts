import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const UNSETTLED = 'storage_told and not storage_settled and closed_at < $1';

const found = statement({
  name: 'storage.final-complaints',
  text: `select purchase_code as code from complaint where ${UNSETTLED} group by purchase_code order by min(closed_at) limit $2`,
});

const settled = statement({
  name: 'storage.settle-complaints',
  text: `update complaint set storage_settled = true where purchase_code = $2 and ${UNSETTLED}`,
});

/** Purchases with complaints that were closed before an instant and cannot be opened again, whose storage was not looked at since. */
export const finalComplaints = async (queries: Queries, closedBefore: number, limit: number) =>
  (await queries.rows(found, [new Date(closedBefore), limit])).map(({ code }) => code);

/** Notes that what these complaints left of storage is charged, if anything is. */
export async function markSettled(
  transaction: Transaction,
  purchase: number,
  closedBefore: number,
): Promise<void> {
  await transaction.run(settled, [new Date(closedBefore), purchase]);
}

import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { WAITS } from '../stages/handover-columns.ts';

const ofLeavers = statement({
  name: 'purchase-work.of-leavers',
  text: claim(`p.code, p.assignee_id as account_id, trim(a.name || ' ' || a.surname) as name`, {
    from: 'purchase p join account a on a.id = p.assignee_id',
    where: `${WAITS} and coalesce(a.staff_role, '') not in ('sales', 'administrator')`,
    order: 'p.code',
    limit: 200,
    of: 'p',
    lock: 'no key update',
  }),
});

const free = statement({
  name: 'purchase-work.free',
  text: 'update purchase set assignee_id = null, version = version + 1 where code = any($1::bigint[])',
});

/** Frees the purchases under way of users who can no longer be their assignees, and gives them. */
export async function freePurchasesOfLeavers(transaction: Transaction) {
  const rows = await transaction.rows(ofLeavers);
  if (rows.length > 0) await transaction.run(free, [rows.map(({ code }) => code)]);
  return rows;
}

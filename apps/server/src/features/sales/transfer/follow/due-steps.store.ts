import type { ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

const due = statement({
  name: 'transfer.claim-due-steps',
  text: claim('t.purchase_code', {
    from: 'transfer t join purchase p on p.code = t.purchase_code join account a on a.id = p.account_id',
    where: `t.state in ('open', 'late') and not t.exempt and t.due_on <= $2::date and t.steps_seen_on is distinct from $1::date
      and p.cancelled_at is null and p.cancellation is null and a.erased_at is null`,
    order: 't.purchase_code',
    limit: '$3',
    of: 't',
  }),
});

const mark = statement({
  name: 'transfer.mark-steps-seen',
  text: 'update transfer set steps_seen_on = $2 where purchase_code = any($1::bigint[])',
});

/** Purchases with a step of the transfer whose last day is near or over, each once a day. */
export async function claimDueSteps(
  transaction: Transaction,
  { today, last }: ReminderWindow,
  limit: number,
): Promise<readonly number[]> {
  const rows = await transaction.rows(due, [today, last, limit]);
  const codes = rows.map(({ purchase_code: code }) => code);
  await transaction.run(mark, [codes, today]);
  return codes;
}

import type { Reminder } from '@patio/domain/sales/transfer/transfer-reminders.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { Place } from '../../../../platform/jobs/in-turn.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

const due = statement({
  name: 'transfer.claim-reminders',
  text: claim(
    `t.purchase_code, t.buyer_due_on, case when t.reminded_for = t.buyer_due_on then t.reminded else 'none' end as reminded`,
    {
      from: 'transfer t join purchase p on p.code = t.purchase_code join account a on a.id = p.account_id',
      where: `t.state in ('open', 'late') and t.buyer_due_on <= $1::date + 10 and p.cancelled_at is null and a.erased_at is null
        and (t.reminded_for is distinct from t.buyer_due_on or t.reminded <> case when t.buyer_due_on < $1::date then 'late'
          when t.buyer_due_on <= $1::date + 3 then 'three' else 'ten' end)
        and t.purchase_code > $2`,
      order: 't.purchase_code',
      limit: '$3',
      of: 't',
    },
  ),
  shape: shape<{ reminded: Reminder; buyer_due_on: string }>(),
});

const mark = statement({
  name: 'transfer.mark-reminded',
  text: 'update transfer set reminded = $2, reminded_for = $3 where purchase_code = $1',
});

/** Purchases whose buyer is reminded today, locked: the last day as yyyy-mm-dd, and how far they were reminded of it. */
export const dueReminders = (transaction: Transaction, today: string, { after, limit }: Place) =>
  transaction.rows(due, [today, after, limit]);

/** Notes how far a buyer was reminded of a last day. */
export async function markReminded(
  transaction: Transaction,
  code: number,
  reminder: Reminder,
  dueOn: string,
): Promise<void> {
  await transaction.run(mark, [code, reminder, dueOn]);
}

import { refundStateAfter } from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { PixDeps } from '../pix/public.ts';
import { insertRefund, lockRefundsOf, writeRefundState, type ToldRefund } from './refunds.store.ts';

/**
 * Notes what the bank says of a refund that nobody here asked for, once for each id of it, however often it is read: what follows is booked
 * afterwards. Epoch milliseconds.
 */
export async function noteRefund(
  { clock, database, logger }: Pick<PixDeps, 'clock' | 'database' | 'logger'>,
  told: ToldRefund,
): Promise<void> {
  const at = clock.now();
  const { endToEndId, refundId, amount, nature, settledAt } = told;
  const noted = await database.transact(async (transaction) => {
    const isNew = await insertRefund(transaction, told, at);
    const known = (await lockRefundsOf(transaction, endToEndId)).find(({ refund_id: id }) => id === refundId);
    if (known === undefined) throw new Error('A refund was not written.');
    const before = isNew ? null : known.state;
    const state = refundStateAfter(before, told.state);
    if (before === state) return null;
    if (!isNew) await writeRefundState(transaction, known.code, { state, settledAt, at });
    await recordAudit(transaction, {
      actorId: null,
      command: 'payment',
      action: 'note-bank-refund',
      subject: `bank-refund ${known.code}`,
      details: { pix: endToEndId, reference: refundId, amount, nature },
      before: { state: before },
      after: { state },
      at,
    });
    return state;
  });
  if (noted === null) return;
  logger.warn(
    { endToEndId, refundId, amount, state: noted },
    'the bank gave back a Pix that nobody asked to return',
  );
}

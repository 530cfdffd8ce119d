import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { bookStray, changeLeft, lockStray } from '../../suspense/public.ts';
import { writePart } from '../refunds.store.ts';
import { referenceOf, type Taking } from './take-from-purchase.ts';

/** Takes a refund from what of a Pix without a charge stands on suspense. Returns how much was taken. */
export async function takeFromStray(
  transaction: Transaction,
  { refund, stray: code, most, at }: Taking & { readonly stray: number },
): Promise<number> {
  const stray = await lockStray(transaction, code);
  const amount = Math.min(most, stray?.left_cents ?? 0);
  if (amount === 0) return 0;
  await changeLeft(transaction, code, -amount);
  const part = await writePart(transaction, refund.code, { of: { stray: code }, amount, at });
  const reference = referenceOf(refund);
  const key = `bank-refund:${part}`;
  await bookStray(transaction, { stray: code, kind: 'bank-refund', amount, at, by: null, reference, key });
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'book-bank-refund',
    subject: `stray-pix ${code}`,
    details: { refund: refund.code, amount, reference },
    at,
  });
  return amount;
}

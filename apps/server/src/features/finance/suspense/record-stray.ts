import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { cameInWith } from '../bank-references/public.ts';
import { bookStray } from './book-stray.ts';
import { insertStray, recordedOf } from './strays.store.ts';
import { forgetUnbooked } from './unbooked.store.ts';

/** A Pix as the bank tells of it, as far as it is kept. */
export type ToldStray = Omit<BankPayment, 'key' | 'refunds'>;

/**
 * Books money that the bank tells of and that names no charge of ours: on suspense, once for each `endToEndId`. What staff recorded from a
 * statement under the same reference before is in the book already. False: it was recorded before.
 */
export async function recordStray(
  transaction: Transaction,
  payment: ToldStray,
  now: number,
): Promise<boolean> {
  const reference = bankReference(payment.endToEndId);
  await forgetUnbooked(transaction, payment.endToEndId);
  await cameInWith(transaction, reference);
  const booked = Math.max(0, payment.centavos - (await recordedOf(transaction, reference)));
  const code = await insertStray(transaction, payment, { booked, now });
  if (code === null) return false;
  if (booked > 0) {
    const key = `stray:${code}`;
    await bookStray(transaction, {
      stray: code,
      kind: 'stray',
      amount: booked,
      at: now,
      by: null,
      reference,
      key,
    });
  }
  return true;
}

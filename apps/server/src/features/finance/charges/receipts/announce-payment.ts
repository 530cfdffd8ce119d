import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySellers } from '../../../messaging/selling-side/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import type { OpenedPurchase } from './open-purchase.ts';

/** What became of a payment; amounts in centavos. */
export interface PaymentNews {
  readonly what: 'received' | 'held' | 'accepted' | 'reversed' | 'returned' | 'bank-refund';
  readonly amount: number;
  readonly open: number;
  readonly owed: number;
  readonly settled: boolean;
  readonly fact: string;
  readonly at: number;
}

/** Notifies buyer and sellers of a payment, in its transaction. */
export async function announcePayment(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { purchase, row }: Pick<OpenedPurchase, 'purchase' | 'row'>,
  { what, amount, open, owed, settled, fact, at }: PaymentNews,
): Promise<void> {
  const person = await personOf(transaction, purchase.account_id);
  if (person)
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      path: purchasePath(purchase.code),
      value: amount,
      fact: `${fact}-${what}`,
      at,
      write: (facts) => messages.paymentNews({ ...facts, what, amount, open, owed, settled }),
    });
  await notifySellers(deps, transaction, {
    offerCode: purchase.offer_code,
    fact: `${fact}-${what}`,
    officePath: officeRecordPath('purchase', purchase.code),
    write: (facts) => messages.salesPayment({ ...facts, purchaseCode: purchase.code, what, amount, settled }),
    now: at,
  });
}

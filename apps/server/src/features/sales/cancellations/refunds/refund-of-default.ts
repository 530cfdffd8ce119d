import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { RefundTerms } from '../../../messaging/mail/public.ts';
import { heldMoney } from '../../purchase-debts/public.ts';
import { cancellationWriter } from '../cancellations.store.ts';
import { defaultedRequest, insertDefaulted } from './default-refund.store.ts';
import { endCancellationRequests } from '../end-requests.store.ts';
import { refundTerms } from './refund-terms.ts';

interface Defaulted {
  readonly offerCode: number;
  readonly accountId: number;
  readonly purchaseCode: number;
  readonly idiom: Idiom;
  /** The user of the team who decided that the buyer defaulted. */
  readonly by: number;
  readonly at: number;
}

/**
 * Settles the cancellation request of a purchase that its buyer defaulted on, and adds their payment to the refunds, with or without a
 * request. Returns the refund information for the buyer; null if no payment is on record. The caller holds the lock of the offer and has
 * published the cancellation.
 */
export async function refundOfDefault(
  deps: ServerDeps,
  transaction: Transaction,
  { offerCode, accountId, purchaseCode, idiom, by, at }: Defaulted,
): Promise<RefundTerms | null> {
  await endCancellationRequests(transaction, {
    offerCode,
    accountId,
    purchaseCode,
    outcome: 'defaulted',
    by,
    at,
  });
  const purchase = await cancellationWriter(transaction).lockPurchase(offerCode, accountId);
  if (purchase?.code !== purchaseCode) return null;
  const cancellation = await defaultedRequest(transaction, purchaseCode);
  const paid = purchase.payment_approved === true || (await heldMoney(transaction, purchaseCode)) > 0;
  if (cancellation === undefined && !paid) return null;
  const id = cancellation ?? (await insertDefaulted(transaction, purchaseCode, { idiom, by, at }));
  return refundTerms(deps, transaction, { id, purchase, at });
}

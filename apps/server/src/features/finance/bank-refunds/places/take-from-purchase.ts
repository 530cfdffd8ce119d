import { postBankRefund } from '@patio/domain/finance/book/postings.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { writeBooking } from '../../book/public.ts';
import { followBook, openPurchase, ownersOf } from '../../charges/public.ts';
import type { PixDeps } from '../../pix/public.ts';
import { writePart, type RefundRow } from '../refunds.store.ts';

/** What is taken for a refund; centavos, epoch milliseconds. */
export interface Taking {
  readonly refund: RefundRow;
  readonly most: number;
  readonly at: number;
}

/** By which statements know a refund. */
export const referenceOf = ({ return_id: id, refund_id: own }: RefundRow): string =>
  (id ?? own).toUpperCase();

/**
 * Takes a refund from a charge of a purchase: first what is owed back of it, then what it has paid, so that it lacks that again. Buyer and seller are
 * told, as of a payment. `left`: what can still be taken there, read again under the locks: a recording may have been taken back meanwhile. Returns how
 * much was taken.
 */
export async function takeFromPurchase(
  deps: PixDeps,
  transaction: Transaction,
  {
    refund,
    charge: code,
    most,
    left,
    at,
  }: Taking & { readonly charge: number; readonly left: () => Promise<number> },
): Promise<number> {
  const opened = await openPurchase(transaction, code);
  const charge = opened?.charges.find((each) => each.code === code);
  if (opened === undefined || charge === undefined) return 0;
  const amount = Math.min(most, await left());
  if (amount <= 0) return 0;
  const part = await writePart(transaction, refund.code, { of: { charge: code }, amount, at });
  const key = `bank-refund:${part}`;
  const reference = referenceOf(refund);
  const booking = {
    kind: 'bank-refund',
    charge: code,
    receipt: null,
    at,
    by: null,
    reference,
    reason: null,
    key,
  } as const;
  const posted = { creditor: charge.creditor, ...opened.positionOf(code) };
  await writeBooking(transaction, booking, ownersOf(charge), postBankRefund(posted, amount));
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'book-bank-refund',
    subject: `purchase ${opened.purchase.code}`,
    details: { charge: code, refund: refund.code, amount, reference },
    at,
  });
  const news = { charge, what: 'bank-refund', amount, by: null, at, fact: `bank-refund-${part}` } as const;
  await followBook(deps, transaction, opened, news);
  return amount;
}

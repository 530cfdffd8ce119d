import { postHeld, postReceipt } from '@patio/domain/finance/book/postings.ts';
import { bankReference, isBuyer, type Payer } from '@patio/domain/finance/charges/payer.ts';
import type { ReceiptSource } from '@patio/domain/finance/charges/receipt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { cameInWith } from '../../bank-references/public.ts';
import { writeBooking } from '../../book/public.ts';
import { takeStray } from '../../suspense/public.ts';
import { ownersOf } from '../cancel-charges.ts';
import { followBook } from './follow-book.ts';
import { openPurchase } from './open-purchase.ts';
import { insertReceipt, receiptWith } from './receipts.store.ts';

/** Money that arrived for a charge, as staff read it from a statement or a payment provider reports it. */
export interface Received {
  readonly charge: number;
  /** Centavos, above zero. */
  readonly amount: number;
  /** `buyer`: nobody says who paid, and it counts as paid by the buyer. */
  readonly payer: Payer | 'buyer';
  /** Of the bank: one that was recorded before counts for nothing. */
  readonly reference: string;
  /** The day of the bank, in São Paulo, as `2026-11-27`. */
  readonly day: string;
  readonly source: Exclude<ReceiptSource, 'opening'>;
  /** Null: a payment provider. */
  readonly by: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type ReceiptOutcome =
  | { readonly kind: 'recorded'; readonly receipt: number; readonly state: 'counted' | 'waiting' }
  /** The reference was recorded before, for this charge or another one. */
  | {
      readonly kind: 'duplicate';
      readonly receipt: number;
      readonly charge: number;
      /** Null: of a deposit. */
      readonly purchase: number | null;
    }
  /** A store gave the money back. */
  | { readonly kind: 'of-store' }
  | { readonly kind: 'unknown-charge' };

/**
 * Records money for a charge, once for each reference, in the caller's transaction, which should have locked nothing: book, state of the
 * purchase, audit and notifications are all of it or nothing. Too much, or what comes after a cancellation, is owed back; what another one
 * than the buyer paid waits until finance decides. Throws RangeError for an amount that is none, and `receipt-less-left` for more than what is left of
 * a Pix that arrived without a charge.
 */
export async function recordReceipt(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  received: Received,
): Promise<ReceiptOutcome> {
  const { charge: code, amount, day, source, by, at } = received;
  const opened = await openPurchase(transaction, code);
  const charge = opened?.charges.find((each) => each.code === code);
  if (opened === undefined || charge === undefined) return { kind: 'unknown-charge' };
  const { purchase, positionOf } = opened;
  const reference = bankReference(received.reference);
  const buyer = { name: purchase.buyer, document: purchase.document };
  const payer = received.payer === 'buyer' ? buyer : received.payer;
  const state = payer === buyer || isBuyer(payer, buyer) ? 'counted' : 'waiting';
  const posted = { creditor: charge.creditor, ...positionOf(code) };
  const entries = state === 'counted' ? postReceipt(posted, amount) : postHeld(amount);
  const row = { charge: code, amount, day, payer, reference, source, state, by, at } as const;
  // What the bank itself tells of a charge is believed.
  if ((await cameInWith(transaction, reference)).of_store && source !== 'pix') return { kind: 'of-store' };
  const receipt = await insertReceipt(transaction, row);
  if (receipt === null) {
    const earlier = await receiptWith(transaction, reference);
    if (earlier === undefined) throw new Error('A receipt was reversed while it was recorded again.');
    return {
      kind: 'duplicate',
      receipt: earlier.code,
      charge: earlier.charge_code,
      purchase: earlier.purchase_code,
    };
  }
  const taken = await takeStray(transaction, { recording: receipt, amount, reference, by, at });
  // What is thrown leaves no receipt.
  if (taken === 'short') throw new ApiError('receipt-less-left');
  await writeBooking(
    transaction,
    {
      kind: state === 'counted' ? 'receipt' : 'held',
      charge: code,
      receipt,
      at,
      by,
      reference,
      reason: null,
      key: `receipt:${receipt}`,
    },
    ownersOf(charge),
    entries,
  );
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'payment' }),
    action: 'record-receipt',
    subject: `purchase ${purchase.code}`,
    details: { charge: code, receipt, amount, day, reference, source, state },
    at,
  });
  const what = state === 'waiting' ? 'held' : 'received';
  await followBook(deps, transaction, opened, { charge, what, amount, by, at, fact: `receipt-${receipt}` });
  return { kind: 'recorded', receipt, state };
}

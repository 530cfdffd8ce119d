import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { decideReferenceChange } from '@patio/domain/finance/charges/receipt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { cameInWith, lockReferences } from '../../bank-references/public.ts';
import { giveStrayBack, takeStray } from '../../suspense/public.ts';
import { moneyMoved } from '../money-moved.ts';
import { openReceipt } from './change-receipt.ts';
import { factsOf, isOfMovement, receiptWith, writeReference } from './receipts.store.ts';

const REFUSALS = {
  decided: 'receipt-decided',
  'no-recording': 'receipt-no-recording',
  'of-movement': 'receipt-of-movement',
} as const;

interface Correction {
  readonly receipt: number;
  readonly reference: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/**
 * Corrects the reference of a transfer that staff recorded by hand, under the locks of its purchase and of both references: what it names no longer
 * is on suspense again, and what it names now is taken from there. Returns the purchase, or why it is refused.
 */
export async function correctReference(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { receipt: code, reference: typed, reason, by, at }: Correction,
): Promise<number | ApiError> {
  const found = await openReceipt(transaction, code);
  if (found === undefined) return new ApiError('receipt-not-found');
  const { receipt, opened } = found;
  const { reference: before, amount_cents: amount } = receipt;
  const ofMovement = await isOfMovement(transaction, before);
  const decision = decideReferenceChange(factsOf(receipt), ofMovement);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { purchase } = opened;
  const reference = bankReference(typed);
  if (reference === before) return purchase.code;
  await lockReferences(transaction, 'in', [before, reference]);
  if ((await cameInWith(transaction, reference)).of_store) return new ApiError('repayment-reference');
  const other = await receiptWith(transaction, reference);
  if (other !== undefined)
    return new ApiError('receipt-duplicate', { parameters: { purchase: other.purchase_code ?? '—' } });
  await writeReference(transaction, code, reference);
  const recording = `correction-${code}-${at}` as const;
  await giveStrayBack(transaction, { recording, amount, reference: before, by, at });
  const taken = await takeStray(transaction, { recording, amount, reference, by, at });
  // What is thrown leaves the reference as it was.
  if (taken === 'short') throw new ApiError('receipt-less-left');
  await recordAudit(transaction, {
    actorId: by,
    action: 'correct-receipt-reference',
    subject: `purchase ${purchase.code}`,
    details: { charge: receipt.charge_code, receipt: code, amount, reason },
    before: { reference: before },
    after: { reference },
    at,
  });
  await moneyMoved.publish(null, transaction, { code: purchase.code, at });
  transaction.afterCommit(() => deps.live.publishNegotiation(purchase.account_id, purchase.offer_code));
  return purchase.code;
}

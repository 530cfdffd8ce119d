import { cancelPurchase } from '@patio/contract/sales/cancellations/cancel-purchase.ts';
import {
  listCancelReasons,
  type CancelReason,
} from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import { withdrawProposal } from '@patio/contract/sales/proposals/withdraw-proposal.ts';
import type { Request } from '@patio/contract/route/define-route.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** The reasons for cancelling; null when the call fails. */
export function loadReasons(): Promise<readonly CancelReason[] | null> {
  return browserCall(listCancelReasons).catch(() => null);
}

/** Result of a cancellation: done, or pending with the sales team. */
export type Cancelled = 'CANCELADO' | 'AGUARDANDO';

/** Withdraws a proposal. */
export function sendWithdrawal(body: Request<typeof withdrawProposal>['body']): Promise<Saved<Cancelled>> {
  return saved(async () => (await browserCall(withdrawProposal, { body }, { action: true })).data);
}

/** Cancels a purchase, or asks the sales team to; the key makes a repeated request harmless (rule 0.8). */
export function sendCancellation(
  body: Request<typeof cancelPurchase>['body'],
  idempotencyKey: string,
): Promise<Saved<Cancelled>> {
  return saved(
    async () => (await browserCall(cancelPurchase, { body }, { action: true, idempotencyKey })).data,
  );
}

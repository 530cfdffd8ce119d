import { regretProtocol } from '@patio/domain/sales/regrets/regret-protocol.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { AuctionRow } from '../../../trading/auctions/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import type { RequestedCancellation } from '../review/open-cancellations.store.ts';
import type { RefundState } from './refunds.store.ts';

interface Refunded {
  readonly cancellation: RequestedCancellation;
  readonly before: RefundState;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notifies the buyer that their money is on its way; with the reference number of their regret, if it was one. */
export async function notifyRefund(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { cancellation, before, at }: Refunded,
): Promise<void> {
  const person = await personOf(transaction, cancellation.account_id);
  if (!person) return;
  const { purchase_code: purchase } = cancellation;
  const protocol = cancellation.regret ? regretProtocol(cancellation.id, before.requested_at) : null;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    ...(purchase === null ? { path: '/negociacao?view=compra' } : { path: purchasePath(purchase) }),
    value: before.value_cents,
    fact: `refunded-${cancellation.id}`,
    at,
    write: (facts) => messages.refundSent({ ...facts, protocol }),
  });
}

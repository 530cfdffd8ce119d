import { regretProtocol } from '@patio/domain/sales/regrets/regret-protocol.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { AuctionRow } from '../../../trading/auctions/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announce, personOf } from '../../../trading/results/public.ts';
import type { RequestedCancellation } from '../review/open-cancellations.store.ts';
import type { RefundState } from './refunds.store.ts';

interface Refunded {
  readonly wish: RequestedCancellation;
  readonly before: RefundState;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Tells the buyer that their money is on its way back; under the protocol of their regret, if it was one. */
export async function tellRefund(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { wish, before, at }: Refunded,
): Promise<void> {
  const person = await personOf(transaction, wish.account_id);
  if (!person) return;
  const protocol = wish.regret ? regretProtocol(wish.id, before.requested_at) : null;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: '/negociacao?view=compra',
    value: before.value_cents,
    fact: `refunded-${wish.id}`,
    at,
    write: (facts) => messages.refundMade({ ...facts, protocol }),
  });
}

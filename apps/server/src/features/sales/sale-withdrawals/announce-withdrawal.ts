import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow, Bidder } from '../../trading/auctions/public.ts';
import { vehicleIsAwaited } from '@patio/domain/sales/cancellations/undoing.ts';
import { messages } from '../../messaging/mail/public.ts';
import { heldMoney } from '../purchase-debts/public.ts';
import { announce, purchasePath } from '../../trading/results/public.ts';
import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';
import type { WithdrawableRow } from './withdrawals.store.ts';

interface Notice {
  readonly person: Bidder;
  readonly sale: WithdrawableRow;
  readonly cause: StoredCause;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notifies the buyer of a sale that was withdrawn for cause, once that is booked. */
export async function announceWithdrawal(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { person, sale, cause, at }: Notice,
): Promise<void> {
  const refund = sale.payment_approved === true || (await heldMoney(transaction, sale.code)) > 0;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(sale.code),
    value: sale.value_cents,
    fact: `sale-withdrawn-${sale.code}`,
    at,
    write: (facts) => messages.saleWithdrawn({ ...facts, cause, refund, vehicle: vehicleIsAwaited(sale) }),
  });
}

import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { freightAgreed } from '../../purchase-events/public.ts';
import type { DeliveredPurchase } from '../deliveries.store.ts';
import { switchWay } from '../switch-way.ts';

/**
 * What follows from an accepted freight: it is part of the costs, and it is charged.
 * The caller holds the lock of the offer. Centavos.
 */
export async function agreeOnFreight(
  deps: ServerDeps,
  transaction: Transaction,
  { code, account_id: by }: DeliveredPurchase,
  amount: number,
  at: number,
): Promise<void> {
  await switchWay(deps, transaction, code, { freight: 'S', amount, at });
  if (amount === 0) return;
  await freightAgreed.publish(deps, transaction, { code, at, amount, by });
}

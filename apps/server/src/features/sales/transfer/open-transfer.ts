import { getTransfer } from '@patio/contract/sales/transfer/get-transfer.ts';
import type { TransferSide } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { ServerDeps } from '../../../deps.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { transferNow, type TransferNow } from './transfer-now.ts';
import { lockTransfer, transferredPurchase, type TransferredPurchase } from './transfer.store.ts';

/** From which side a transfer is opened. */
export type Door = 'own' | 'office';

/** A transfer with the side from which it is seen. */
export interface OpenedTransfer extends TransferNow {
  readonly side: TransferSide;
}

type Deps = Pick<ServerDeps, 'config'>;

interface Opening {
  readonly code: number;
  readonly actor: Actor;
  readonly door: Door;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens the transfer of a purchase. Errors: `purchase-not-found`, also for everyone whom it does not concern. */
export async function openTransfer(
  deps: Deps,
  queries: Queries,
  { code, actor, door, now }: Opening,
): Promise<OpenedTransfer> {
  const purchase = await transferredPurchase(queries, code);
  const side = purchase === undefined ? null : sideOf(actor, purchase, door);
  if (purchase === undefined || side === null) throw new ApiError('purchase-not-found');
  return { ...(await transferNow(deps, queries, purchase, now)), side };
}

/** The same, to change it: nothing else happens to it meanwhile. Errors: `purchase-over`. */
export async function openToChange(
  deps: Deps,
  transaction: Transaction,
  opening: Opening,
): Promise<OpenedTransfer> {
  await lockTransfer(transaction, opening.code);
  const opened = await openTransfer(deps, transaction, opening);
  if (opened.purchase.cancelled_at !== null) throw new ApiError('purchase-over');
  return opened;
}

function sideOf(actor: Actor, purchase: TransferredPurchase, door: Door): TransferSide | null {
  if (door === 'own') return purchase.account_id === actor.accountId ? 'buyer' : null;
  if (worksForTheHouse(actor, getTransfer)) return 'house';
  const { partnerId } = actor;
  return partnerId !== null && partnerId === purchase.partner_id ? 'store' : null;
}

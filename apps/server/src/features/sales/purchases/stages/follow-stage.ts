import {
  currentStage,
  stageDue,
  type PurchaseStage,
} from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { workingCalendar } from '../../working-days/public.ts';
import { stageFacts, writeStageDue } from './stages.store.ts';

interface Change {
  readonly code: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Makes a change of a purchase; when that begins another stage, its term is set. One that runs keeps the term it has. The caller holds the
 * lock of the purchase.
 */
export async function followStage(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code, at }: Change,
  change: () => Promise<void>,
): Promise<void> {
  const before = await stageOf(transaction, code);
  await change();
  const after = await stageOf(transaction, code);
  if (after !== before) await beginStage(deps, transaction, { code, at }, after);
}

/** Sets the term of the first stage of a new purchase. */
export async function beginFirstStage(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  change: Change,
): Promise<void> {
  await beginStage(deps, transaction, change, await stageOf(transaction, change.code));
}

async function beginStage(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code, at }: Change,
  stage: PurchaseStage | null,
): Promise<void> {
  const due =
    stage === null
      ? null
      : stageDue(stage, at, config.rules.stageDays, await workingCalendar(transaction, at));
  await writeStageDue(transaction, code, due);
}

async function stageOf(queries: Queries, code: number): Promise<PurchaseStage | null> {
  const row = await stageFacts(queries, code);
  if (row === undefined) return null;
  return currentStage({
    status: row.status,
    negotiationAt: row.negotiation_at,
    cancelledAt: row.cancelled_at,
    paymentApproved: row.payment_approved,
    paymentWithdrawn: row.payment_withdrawn,
    freight: row.freight,
  });
}

import type { correctRepaymentReference as contract } from '@patio/contract/finance/payouts/debts/correct-repayment-reference.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { decideRepaymentReference } from '@patio/domain/finance/payouts/decide-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cameInWith, lockReferences } from '../../bank-references/public.ts';
import { giveStrayBack, takeStray } from '../../suspense/public.ts';
import { lockStore } from '../claims.store.ts';
import { findRepayment, writeRepaymentReference } from '../debts/repayments.store.ts';
import { showStatement } from '../statement/show-statement.ts';

const REFUSALS = {
  undone: 'repayment-undone',
  cash: 'repayment-cash',
  'of-movement': 'repayment-of-movement',
} as const;

/** Corrects the reference under which finance recorded what a store gave back. */
export const correctRepaymentReference =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { referencia, motivo: reason } = body;
    const reference = bankReference(referencia);
    const asked = { code: params.id, reference, reason, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const store = await correct(transaction, asked);
      // What the store owes is as it was.
      return store instanceof ApiError ? store : showStatement(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('repayment-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reference: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/**
 * Corrects it under the locks of the store and of both references: what it names no longer is on suspense again, and what it names now is taken
 * from there. Returns the store.
 */
async function correct(
  transaction: Transaction,
  { code, reference, reason, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findRepayment(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const found = store && (await findRepayment(transaction, code));
  if (store === undefined || found === undefined) return new ApiError('repayment-not-found');
  const { reference: before, amount_cents: amount, undone, way, of_movement: ofMovement } = found;
  const decision = decideRepaymentReference({ undone, way, ofMovement });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  if (reference === before) return store.id;
  await lockReferences(transaction, 'in', [before, reference]);
  const known = await cameInWith(transaction, reference);
  if (known.of_buyer || known.of_store) return new ApiError('repayment-reference');
  await writeRepaymentReference(transaction, code, reference);
  const recording = `repayment-${code}-${at}` as const;
  await giveStrayBack(transaction, { recording, amount, reference: before, by, at });
  const taken = await takeStray(transaction, { recording, amount, reference, by, at });
  // What is thrown leaves the reference as it was.
  if (taken === 'short') throw new ApiError('receipt-less-left');
  await recordAudit(transaction, {
    actorId: by,
    action: 'correct-repayment-reference',
    subject: `partner ${store.id}`,
    details: { repayment: code, amount, reason },
    before: { reference: before },
    after: { reference },
    at,
  });
  return store.id;
}

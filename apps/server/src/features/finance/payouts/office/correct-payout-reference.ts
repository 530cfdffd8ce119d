import type { correctPayoutReference as contract } from '@patio/contract/finance/payouts/marks/correct-payout-reference.ts';
import { decideMarkReference } from '@patio/domain/finance/book/marked-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { takeOutgoing } from '../../bank-references/public.ts';
import { lockStore } from '../claims.store.ts';
import { markOf } from '../mark-of.ts';
import { findPayout, writePayoutReference } from '../payouts.store.ts';
import { showStatement } from '../statement/show-statement.ts';

const REFUSALS = {
  'not-made': 'payout-not-made',
  'by-bank': 'payout-of-movement',
  'of-movement': 'payout-of-movement',
} as const;

/** Corrects the reference under which the transfer of a payout was recorded. */
export const correctPayoutReference =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { referencia, motivo: reason } = body;
    const reference = bankReference(referencia);
    const asked = { code: params.id, reference, reason, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const store = await correct(transaction, asked);
      // What the store is owed is as it was.
      return store instanceof ApiError ? store : showStatement(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payout-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reference: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Corrects it under the locks of the store and of both references. Returns the store. */
async function correct(
  transaction: Transaction,
  { code, reference, reason, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findPayout(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const payout = store && (await findPayout(transaction, code));
  if (store === undefined || payout === undefined) return new ApiError('payout-not-found');
  const decision = decideMarkReference(markOf(payout));
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { reference: before, amount_cents: amount } = payout;
  if (before === null || reference === before) return store.id;
  if (!(await takeOutgoing(transaction, reference, before))) return new ApiError('payout-reference');
  await writePayoutReference(transaction, code, reference);
  await recordAudit(transaction, {
    actorId: by,
    action: 'correct-payout-reference',
    subject: `partner ${store.id}`,
    details: { payout: code, amount, reason },
    before: { reference: before },
    after: { reference },
    at,
  });
  return store.id;
}

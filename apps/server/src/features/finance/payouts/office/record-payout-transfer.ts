import type { recordPayoutTransfer as contract } from '@patio/contract/finance/payouts/record-payout-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { takeOutgoing } from '../../bank-references/public.ts';
import { announcePayout } from '../announce-payout.ts';
import { lockStore } from '../claims.store.ts';
import { bookPayout } from '../move-payout.ts';
import { findPayout, partsOf, writeEnd } from '../payouts.store.ts';
import { showChanged } from '../show-changed.ts';

/** Notes that the transfer of a released payout was made, or could not be made. */
export const recordPayoutTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const made = body.resultado === 'feito';
    const told: Told = {
      payout: params.id,
      reference: made ? bankReference(body.referencia) : null,
      reason: made ? null : body.motivo,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const ended = await end(deps, transaction, told);
      return ended instanceof ApiError ? ended : showChanged(deps, transaction, ended, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payout-not-found') : { data: outcome };
  };

interface Told {
  readonly payout: number;
  /** Of the bank; null: it could not be made, for a reason. */
  readonly reference: string | null;
  readonly reason: string | null;
  readonly by: number;
  readonly at: number;
}

async function end(
  deps: ServerDeps,
  transaction: Transaction,
  { payout: code, reference, reason, by, at }: Told,
): Promise<number | ApiError> {
  const seen = await findPayout(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const payout = store && (await findPayout(transaction, code));
  if (store === undefined || payout === undefined) return new ApiError('payout-not-found');
  if (payout.state !== 'sending') return new ApiError('payout-decided');
  if (reference !== null && !(await takeOutgoing(transaction, reference)))
    return new ApiError('payout-reference');
  const state = reference === null ? 'failed' : 'done';
  const parts = await partsOf(transaction, [code]);
  const kind = state === 'done' ? 'paid-out' : 'not-paid-out';
  await bookPayout(transaction, parts, { kind, by, at, reference, again: payout.undone });
  await writeEnd(transaction, code, { state, by, at, reference, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: 'record-payout-transfer',
    subject: `partner ${store.id}`,
    details: { payout: code, amount: payout.amount_cents, reference, ...(reason !== null && { reason }) },
    before: { state: payout.state },
    after: { state },
    at,
  });
  await announcePayout(deps, transaction, payout, { what: state, reference, storeName: store.name, at });
  return store.id;
}

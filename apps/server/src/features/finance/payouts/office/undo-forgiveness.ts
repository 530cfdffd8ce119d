import type { undoForgiveness as contract } from '@patio/contract/finance/payouts/debts/undo-forgiveness.ts';
import { decideForgivenessUndo } from '@patio/domain/finance/payouts/decide-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockStore } from '../claims.store.ts';
import { announceDebt } from '../debts/announce-debt.ts';
import { findForgiveness, forgivenParts, writeForgivenessUndone } from '../debts/forgivenesses.store.ts';
import { bookPayout } from '../move-payout.ts';
import { showChanged } from '../show-changed.ts';

const REFUSALS = { decided: 'forgiveness-decided', own: 'forgiveness-undo-own' } as const;

/** Has a store owe again what the house gave up. */
export const undoForgiveness =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const asked = { code: params.id, reason: body.motivo, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const undone = await undo(deps, transaction, asked);
      return undone instanceof ApiError ? undone : showChanged(deps, transaction, undone, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('forgiveness-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  { code, reason, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findForgiveness(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const found = store && (await findForgiveness(transaction, code));
  if (store === undefined || found === undefined) return new ApiError('forgiveness-not-found');
  const { state, decided_by: decidedBy, amount_cents: amount } = found;
  const decision = decideForgivenessUndo({ state, decidedBy }, by);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const parts = await forgivenParts(transaction, code);
  await bookPayout(transaction, parts, { kind: 'debt-restored', by, at, reference: null, reason });
  await writeForgivenessUndone(transaction, code, { reason, by, at });
  await recordAudit(transaction, {
    actorId: by,
    action: 'undo-forgiveness',
    subject: `partner ${store.id}`,
    details: { forgiveness: code, amount, reason },
    before: { state },
    after: { state: 'undone' },
    at,
  });
  await announceDebt(deps, transaction, { store, what: 'restored', code, amount, at });
  return store.id;
}

import type { decideForgiveness as contract } from '@patio/contract/finance/payouts/debts/decide-forgiveness.ts';
import {
  decideForgiveness as rule,
  forgivable,
  isSamePlan,
} from '@patio/domain/finance/payouts/decide-debt.ts';
import { planRepayment } from '@patio/domain/finance/payouts/plan-repayment.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockStore } from '../claims.store.ts';
import { announceDebt } from '../debts/announce-debt.ts';
import { findForgiveness, forgivenParts, writeForgiveness } from '../debts/forgivenesses.store.ts';
import { lockedDebts } from '../debts/locked-debts.ts';
import { bookPayout } from '../move-payout.ts';
import { showChanged } from '../show-changed.ts';

const REFUSALS = { decided: 'forgiveness-decided', own: 'forgiveness-own' } as const;

/** Releases that a debt is given up, or turns it down. */
export const decideForgiveness =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const reason = body.decisao === 'recusar' ? body.motivo : null;
    const outcome = await deps.database.transact(async (transaction) => {
      const decided = await decide(deps, transaction, params.id, { reason, by: actor.accountId, at: now });
      return decided instanceof ApiError ? decided : showChanged(deps, transaction, decided, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('forgiveness-not-found') : { data: outcome };
  };

interface Decision {
  /** Null: it is released. */
  readonly reason: string | null;
  readonly by: number;
  readonly at: number;
}

/** Decides under the locks of the store and of what it owes. Returns the store. */
async function decide(
  deps: ServerDeps,
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decision,
): Promise<number | ApiError> {
  const seen = await findForgiveness(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const found = store && (await findForgiveness(transaction, code));
  if (store === undefined || found === undefined) return new ApiError('forgiveness-not-found');
  const { state, proposed_by: proposedBy, amount_cents: amount } = found;
  const release = reason === null;
  const decision = rule({ state, proposedBy }, { release, by });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const parts = await forgivenParts(transaction, code);
  if (release) {
    const debts = await lockedDebts(deps, transaction, { store: store.id, at });
    const owed = forgivable(debts.map(({ standing, row }) => ({ standing, cancelled: row.cancelled })));
    if (!isSamePlan(parts, planRepayment(owed, amount) ?? [])) return new ApiError('forgiveness-changed');
    await bookPayout(transaction, parts, { kind: 'debt-forgiven', by, at, reference: null });
    await announceDebt(deps, transaction, { store, what: 'forgiven', code, amount, at });
  }
  await writeForgiveness(transaction, code, { reason, by, at });
  await recordAudit(transaction, {
    actorId: by,
    action: release ? 'release-forgiveness' : 'reject-forgiveness',
    subject: `partner ${store.id}`,
    details: { forgiveness: code, amount, ...(reason !== null && { reason }) },
    before: { state },
    after: { state: release ? 'forgiven' : 'withdrawn' },
    at,
  });
  return store.id;
}

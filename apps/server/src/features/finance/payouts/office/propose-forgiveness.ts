import type { proposeForgiveness as contract } from '@patio/contract/finance/payouts/debts/propose-forgiveness.ts';
import { forgivable } from '@patio/domain/finance/payouts/decide-debt.ts';
import { planRepayment } from '@patio/domain/finance/payouts/plan-repayment.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockStore } from '../claims.store.ts';
import { insertForgiveness, openForgivenesses, type NewForgiveness } from '../debts/forgivenesses.store.ts';
import { lockedDebts } from '../debts/locked-debts.ts';
import { showChanged } from '../show-changed.ts';

/** Proposes that the house gives up what a store owes. */
export const proposeForgiveness =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: store }, body, fail }, { actor, now }) => {
    const amount = centavosFromReais(body.valor);
    if (amount === null || amount === 0) return fail('forgiveness-too-much');
    const asked = { store, amount, reason: body.motivo, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const refused = await propose(deps, transaction, asked);
      return refused ?? showChanged(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('partner-not-found') : { data: outcome };
  };

async function propose(
  deps: ServerDeps,
  transaction: Transaction,
  asked: NewForgiveness,
): Promise<ApiError | null> {
  const { store, amount, reason, by, at } = asked;
  if ((await lockStore(transaction, store)) === undefined) return new ApiError('partner-not-found');
  if ((await openForgivenesses(transaction, store)).length > 0) return new ApiError('forgiveness-open');
  const debts = await lockedDebts(deps, transaction, { store, at });
  const parts = planRepayment(
    forgivable(debts.map(({ standing, row }) => ({ standing, cancelled: row.cancelled }))),
    amount,
  );
  if (parts === null) return new ApiError('forgiveness-too-much');
  const code = await insertForgiveness(transaction, asked, parts);
  await recordAudit(transaction, {
    actorId: by,
    action: 'propose-forgiveness',
    subject: `partner ${store}`,
    details: { forgiveness: code, amount, charges: parts.length, reason },
    at,
  });
  return null;
}

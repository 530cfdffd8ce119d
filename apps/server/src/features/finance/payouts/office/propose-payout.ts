import type { proposePayout as contract } from '@patio/contract/finance/payouts/propose-payout.ts';
import { planPayout } from '@patio/domain/finance/payouts/plan-payout.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { bankOf } from '../bank/banks.store.ts';
import { lockStore } from '../claims.store.ts';
import { insertPayout, openPayouts } from '../payouts.store.ts';
import { showChanged } from '../show-changed.ts';
import { standingsOf } from '../standings.ts';

/** Proposes a payout of all that is due to a store. */
export const proposePayout =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: store }, body, fail }, { actor, now }) => {
    const asked = {
      store,
      amount: centavosFromReais(body.valor),
      reason: body.motivo,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const refused = await propose(deps, transaction, asked);
      return refused ?? showChanged(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('partner-not-found') : { data: outcome };
  };

interface Asked {
  readonly store: number;
  /** Centavos, as it was read; null: none. */
  readonly amount: number | null;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

async function propose(
  deps: ServerDeps,
  transaction: Transaction,
  { store, amount, reason, by, at }: Asked,
): Promise<ApiError | null> {
  if ((await lockStore(transaction, store)) === undefined) return new ApiError('partner-not-found');
  if ((await openPayouts(transaction, store)).length > 0) return new ApiError('payout-open');
  const bank = await bankOf(transaction, store);
  if (bank === undefined) return new ApiError('store-bank-none');
  const claims = await standingsOf(deps, transaction, { store, now: at });
  const plan = planPayout(claims.map(({ standing }) => standing));
  if (plan.net <= 0) return new ApiError('payout-none');
  if (plan.net !== amount) return new ApiError('payout-changed');
  const payout = await insertPayout(transaction, { store, bank: bank.code, plan, reason, by, at });
  const { net, gross, commission } = plan;
  await recordAudit(transaction, {
    actorId: by,
    action: 'propose-payout',
    subject: `partner ${store}`,
    details: { payout, amount: net, gross, commission, charges: plan.parts.length, reason },
    at,
  });
  return null;
}

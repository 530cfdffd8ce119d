import type { recordStoreRepayment as contract } from '@patio/contract/finance/payouts/record-store-repayment.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { receiptProblem } from '@patio/domain/finance/charges/receipt.ts';
import { planRepayment } from '@patio/domain/finance/payouts/plan-repayment.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cameInWith } from '../../bank-references/public.ts';
import { takeStray } from '../../suspense/public.ts';
import { lockStore } from '../claims.store.ts';
import { lockedDebts } from '../debts/locked-debts.ts';
import { bookPayout } from '../move-payout.ts';
import { insertRepayment, type NewRepayment } from '../debts/repayments.store.ts';
import { showChanged } from '../show-changed.ts';

/** Records money that a store gave back of what it was passed on. */
export const recordStoreRepayment =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: store }, body, fail }, { actor, now }) => {
    const amount = centavosFromReais(body.valor);
    const problem = receiptProblem({ amount, day: body.dia }, dayOf(now));
    if (amount === null || problem !== null) return fail(`receipt-${problem ?? 'amount'}`);
    const given: NewRepayment = {
      store,
      amount,
      way: body.forma === 'especie' ? 'cash' : 'transfer',
      day: body.dia,
      reference: bankReference(body.referencia),
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const refused = await record(deps, transaction, given);
      return refused ?? showChanged(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('partner-not-found') : { data: outcome };
  };

/** Records it under the locks of the store and of what it owes, so that nothing is given back twice. */
async function record(
  deps: ServerDeps,
  transaction: Transaction,
  given: NewRepayment,
): Promise<ApiError | null> {
  const { store, amount, reference, by, at } = given;
  if ((await lockStore(transaction, store)) === undefined) return new ApiError('partner-not-found');
  const debts = await lockedDebts(deps, transaction, { store, at });
  const parts = planRepayment(
    debts.map(({ standing }) => standing),
    amount,
  );
  const known = await cameInWith(transaction, reference);
  if (known.of_buyer || known.of_store) return new ApiError('repayment-reference');
  if (parts === null) return new ApiError('repayment-too-much');
  const code = await insertRepayment(transaction, given, parts);
  const recording = `repayment-${code}` as const;
  const taken = await takeStray(transaction, { recording, amount, reference, by, at });
  // What is thrown leaves no repayment.
  if (taken === 'short') throw new ApiError('receipt-less-left');
  const kind = 'store-repaid';
  await bookPayout(
    transaction,
    parts.map((part) => ({ ...part, payout_code: code })),
    { kind, by, at, reference },
  );
  await recordAudit(transaction, {
    actorId: by,
    action: 'record-store-repayment',
    subject: `partner ${store}`,
    details: { repayment: code, amount, way: given.way, day: given.day, reference, charges: parts.length },
    at,
  });
  return null;
}

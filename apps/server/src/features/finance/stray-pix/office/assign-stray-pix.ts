import type { assignStrayPix as contract } from '@patio/contract/finance/stray-pix/assign-stray-pix.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { allotMoney } from '@patio/domain/finance/statements/allot-money.ts';
import { partReference } from '@patio/domain/finance/statements/line-identity.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { openPurchase, payableOf, recordReceipt } from '../../charges/public.ts';
import { usedReferences } from '../../bank-references/public.ts';
import { findStray } from '../strays-list.store.ts';
import { showStray } from '../show-stray.ts';
import { separateStray } from '../separate-stray.ts';

/** Assigns a Pix without a charge to charges of one purchase. */
export const assignStrayPix =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { cobrancas: charges, pagador: payer, outroDinheiro: apart } = body;
    const assigned = { charges, payer, apart, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const refusal = await assign(deps, transaction, params.id, assigned);
      if (refusal !== null) return refusal;
      return showStray(transaction, params.id, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('stray-not-found') : { data: outcome };
  };

interface Assigned {
  readonly charges: readonly number[];
  readonly payer: string;
  /** Whether what of the same amount and day is recorded is other money. */
  readonly apart: boolean;
  readonly by: number;
  readonly at: number;
}

/** Records what is left of it as receipts of charges of one purchase, which take it from suspense; why it cannot be, or null. */
async function assign(
  deps: ServerDeps,
  transaction: Transaction,
  code: number,
  { charges, payer, apart, by, at }: Assigned,
): Promise<ApiError | null> {
  const stray = await findStray(transaction, code);
  if (stray === undefined) return new ApiError('stray-not-found');
  if (stray.state !== 'decidir') return new ApiError('stray-changed');
  const opened = await openPurchase(transaction, charges[0] ?? 0);
  const payable = opened && payableOf(opened, charges);
  if (payable === undefined || new Set(charges).size !== charges.length) return new ApiError('stray-charges');
  const similar = await separateStray(transaction, code, { apart, by, at });
  if (similar !== null) return similar;
  const reference = bankReference(stray.end_to_end_id);
  const taken = new Set(await usedReferences(transaction, reference));
  let part = 0;
  for (const { charge, amount } of allotMoney(stray.left_cents, payable)) {
    do part += 1;
    while (taken.has(bankReference(partReference(reference, part))));
    const outcome = await recordReceipt(deps, transaction, {
      charge,
      amount,
      payer: { name: payer, document: null },
      reference: partReference(reference, part),
      day: dayOf(stray.paid_at),
      source: 'transfer',
      by,
      at,
    });
    // What is thrown leaves nothing of the parts before.
    if (outcome.kind !== 'recorded') throw new ApiError('stray-changed');
  }
  return null;
}

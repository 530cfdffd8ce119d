import type { correctReceiptReference as contract } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { correctReference } from '../receipts/correct-reference.ts';
import { showToStaff } from '../show-charges.ts';

/** Corrects the reference of a receipt that was recorded by hand. */
export const correctReceiptReference =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor, now }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const { referencia: reference, motivo: reason } = body;
      const by = actor.accountId;
      const asked = { receipt: params.id, reference, reason, by, at: now };
      const purchase = await correctReference(deps, transaction, asked);
      return purchase instanceof ApiError ? purchase : showToStaff(transaction, purchase, actor, now);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

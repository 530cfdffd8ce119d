import type { decidePayer as decideContract } from '@patio/contract/finance/charges/decide-payer.ts';
import type { undoReceipt as undoContract } from '@patio/contract/finance/charges/undo-receipt.ts';
import type { ReceiptChange } from '@patio/domain/finance/charges/receipt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { changeReceipt } from '../receipts/change-receipt.ts';
import { showToStaff } from '../show-charges.ts';

/** Takes a wrong recording back. */
export const undoReceipt =
  (deps: ServerDeps): Handler<typeof undoContract> =>
  ({ params, body }, context) =>
    changed(deps, { receipt: params.id, change: 'undo', reason: body.motivo }, context);

/** Decides on money of another payer. */
export const decidePayer =
  (deps: ServerDeps): Handler<typeof decideContract> =>
  ({ params, body }, context) => {
    const change = body.decisao === 'aceitar' ? 'accept' : 'returned';
    return changed(deps, { receipt: params.id, change, reason: body.motivo }, context);
  };

interface Asked {
  readonly receipt: number;
  readonly change: ReceiptChange;
  readonly reason: string;
}

async function changed(deps: ServerDeps, { receipt, ...asked }: Asked, { actor, now }: SignedInContext) {
  const outcome = await deps.database.transact(async (transaction) => {
    const by = actor.accountId;
    const purchase = await changeReceipt(deps, transaction, receipt, { ...asked, by, at: now });
    return purchase instanceof ApiError ? purchase : showToStaff(transaction, purchase, actor, now);
  });
  if (outcome instanceof ApiError) throw outcome;
  return { data: outcome };
}

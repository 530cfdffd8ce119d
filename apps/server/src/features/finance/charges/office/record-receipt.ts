import type { recordReceipt as contract } from '@patio/contract/finance/charges/record-receipt.ts';
import { payerDocument } from '@patio/domain/finance/charges/payer.ts';
import { receiptProblem } from '@patio/domain/finance/charges/receipt.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordReceipt as record } from '../receipts/record-receipt.ts';
import { findReceipt } from '../receipts/receipts.store.ts';
import { showToStaff } from '../show-charges.ts';

/** Records a transfer that finance has found at the bank. */
export const recordReceipt =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor, now }) => {
    const amount = centavosFromReais(body.valor);
    const problem = receiptProblem({ amount, day: body.dia }, dayOf(now));
    if (amount === null || problem !== null) throw new ApiError(`receipt-${problem ?? 'amount'}`);
    const document = body.documentoPagador === null ? null : payerDocument(body.documentoPagador);
    const outcome = await deps.database.transact(async (transaction) => {
      const recorded = await record(deps, transaction, {
        charge: params.id,
        amount,
        payer: { name: body.pagador, document },
        reference: body.referencia,
        day: body.dia,
        source: body.forma === 'especie' ? 'cash' : 'transfer',
        by: actor.accountId,
        at: now,
      });
      if (recorded.kind === 'unknown-charge') return new ApiError('charge-not-found');
      if (recorded.kind === 'of-store') return new ApiError('repayment-reference');
      if (recorded.kind === 'duplicate')
        return new ApiError('receipt-duplicate', { parameters: { purchase: recorded.purchase ?? '—' } });
      const receipt = await findReceipt(transaction, recorded.receipt);
      return showToStaff(transaction, receipt?.purchase_code ?? 0, actor, now);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

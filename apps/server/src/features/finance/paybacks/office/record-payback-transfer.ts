import type { recordPaybackTransfer as contract } from '@patio/contract/finance/paybacks/record-payback-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { endTransfer, type ToldTransfer } from '../end-transfer.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';

/** Notes that a released transfer was made, or could not be made. */
export const recordPaybackTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const made = body.resultado === 'feita';
    const told: ToldTransfer = {
      payback: params.id,
      reference: made ? bankReference(body.referencia) : null,
      failure: made ? null : body.motivo,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const ended = await endTransfer(deps, transaction, told);
      if (typeof ended === 'string') return new ApiError(ended);
      return showPayback(transaction, ended.purchase, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payback-not-found') : { data: outcome };
  };

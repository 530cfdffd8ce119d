import type { withdrawDebtRequest as contract } from '@patio/contract/finance/buyer-debts/withdraw-debt-request.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { endRequest } from '../announce-debt.ts';
import { changeDebt } from '../change-debt.ts';

/** Asks a buyer no longer; they owe it still. */
export const withdrawDebtRequest =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now: at }) =>
    changeDebt(deps, {
      actor,
      now: at,
      charge: async () => params.id,
      change: async (transaction, debtor) => {
        const amount = await endRequest(deps, transaction, debtor, { at });
        if (amount === null) return new ApiError('debt-not-asked');
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'withdraw-debt-request',
          subject: debtor.subject,
          details: { charge: debtor.charge, amount, reason: body.motivo },
          at,
        });
        await debtor.changed(at);
        return null;
      },
    });

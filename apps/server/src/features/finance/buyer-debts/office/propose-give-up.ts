import type { proposeDebtGiveUp as contract } from '@patio/contract/finance/buyer-debts/propose-debt-give-up.ts';
import { decideGiveUp } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { changeDebt } from '../change-debt.ts';
import { hasOpenProposal, insertProposal } from '../debts.store.ts';

const REFUSALS = { none: 'debt-none', open: 'debt-open' } as const;

/** Proposes that the house gives up what a buyer owes. */
export const proposeDebtGiveUp =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) =>
    changeDebt(deps, {
      actor,
      now,
      charge: async () => params.id,
      change: async (transaction, { charge, owed, subject }) => {
        const decision = decideGiveUp({ debt: owed, open: await hasOpenProposal(transaction, charge) });
        if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
        const by = actor.accountId;
        const reason = body.motivo;
        const code = await insertProposal(transaction, { charge, amount: owed, words: reason, by, at: now });
        await recordAudit(transaction, {
          actorId: by,
          action: 'propose-debt-give-up',
          subject,
          details: { giveUp: code, charge, amount: owed, reason },
          at: now,
        });
        return null;
      },
    });

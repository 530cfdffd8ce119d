import type { askBuyerDebt as contract } from '@patio/contract/finance/buyer-debts/ask-buyer-debt.ts';
import { decideAsk } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { personOf } from '../../../trading/results/public.ts';
import { announceDebt } from '../announce-debt.ts';
import { changeDebt } from '../change-debt.ts';
import { askedLast, hasOpenProposal, writeRequest } from '../debts.store.ts';

const REFUSALS = {
  none: 'debt-none',
  open: 'debt-open',
  erased: 'debt-erased',
  asked: 'debt-asked',
} as const;

/** Asks a buyer for what they were given back too much: from now on it can be paid on the page of the purchase. */
export const askBuyerDebt =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now: at }) =>
    changeDebt(deps, {
      actor,
      now: at,
      charge: async () => params.id,
      change: async (transaction, debtor) => {
        const { charge, debt: amount, opened, subject } = debtor;
        if (opened === null) return new ApiError('debt-of-deposit');
        const asked = await askedLast(transaction, charge);
        const open = await hasOpenProposal(transaction, charge);
        const erased = (await personOf(transaction, opened.purchase.account_id)) === undefined;
        const decision = decideAsk({ debt: amount, open, erased, asked }, at);
        if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
        const by = actor.accountId;
        const message = body.mensagem;
        const code = await writeRequest(transaction, { charge, amount, words: message, by, at });
        await recordAudit(transaction, {
          actorId: by,
          action: 'ask-buyer-debt',
          subject,
          details: { request: code, charge, amount, message },
          at,
        });
        await announceDebt(deps, transaction, debtor, { code, what: 'asked', amount, message, at });
        await debtor.changed(at);
        return null;
      },
    });

import type { askPaybackBank as contract } from '@patio/contract/finance/paybacks/bank/ask-payback-bank.ts';
import { decideAskBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import { planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { personOf } from '../../../trading/results/public.ts';
import { announceBank } from '../bank/announce-bank.ts';
import { writeBankAsked } from '../bank/banks.store.ts';
import { openPaidPurchase, owedCharges } from '../owed-money.ts';
import { standingOf } from '../payback-standing.ts';
import { showPayback } from '../show-payback.ts';
import { turnDown } from './turn-down.ts';

const REFUSALS = {
  'nothing-owed': 'payback-impossible',
  'given-up': 'payback-given-up',
  asked: 'payback-bank-asked',
  open: 'payback-open',
} as const;

/** Asks the buyer of a purchase for the account to which money is transferred back. */
export const askPaybackBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const purchase = params.id;
    const pix = offersPix(deps.config);
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openPaidPurchase(transaction, purchase);
      if (opened === undefined) return undefined;
      const plans = planPaybacks(await owedCharges(transaction, opened.charges, opened.positionOf), now);
      const { outdated, owed } = await standingOf(transaction, purchase, { plans, pix });
      const decision = decideAskBank(owed);
      if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
      if (!(await personOf(transaction, opened.purchase.account_id))) return new ApiError('payback-erased');
      const { accountId: by } = actor;
      const { motivo: reason } = body;
      if (outdated !== null) await turnDown(transaction, outdated, { reason, by, at: now });
      await writeBankAsked(transaction, { purchase, by, at: now, reason });
      await recordAudit(transaction, {
        actorId: by,
        action: 'ask-payback-bank',
        subject: `purchase ${purchase}`,
        details: { buyer: opened.purchase.account_id, amount: owed.owed, reason },
        at: now,
      });
      await announceBank(deps, transaction, opened, { what: 'asked', amount: owed.owed, reason, at: now });
      return showPayback(transaction, purchase, { actor, now, pix });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('purchase-not-found') : { data: outcome };
  };

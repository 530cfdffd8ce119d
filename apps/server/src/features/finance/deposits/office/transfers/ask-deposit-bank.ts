import type { askDepositBank as contract } from '@patio/contract/finance/deposits/ask-deposit-bank.ts';
import { decideAskBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import { recordAudit } from '../../../../../platform/audit/public.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { askForBank, owedDeposit } from '../../bank/owed-deposit.ts';
import { openDeposit } from '../../open-deposit.ts';
import { oneDeposit } from '../deposits-list.store.ts';
import { presentDeposit } from '../present-deposit.ts';

const REFUSALS = {
  'nothing-owed': 'deposit-nothing-owed',
  'given-up': 'payback-given-up',
  asked: 'deposit-bank-asked',
  open: 'payback-open',
} as const;

/** Asks who left a deposit for their bank data, because the bank does not return it by Pix. */
export const askDepositBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened === undefined) return undefined;
      const standing = await owedDeposit(transaction, opened);
      const decision = decideAskBank(standing);
      if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
      const { code, offer_code: offer, account_id: buyer } = opened.deposit;
      await askForBank(deps, transaction, opened, { amount: standing.owed, reason: body.motivo, at: now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'ask-deposit-bank',
        subject: `offer ${offer}`,
        details: { deposit: code, buyer, amount: standing.owed, reason: body.motivo },
        at: now,
      });
      return transaction.row(oneDeposit, [params.id]);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('deposit-not-found') : { data: presentDeposit(outcome, actor) };
  };

import type { askDepositBack as contract } from '@patio/contract/finance/deposits/ask-deposit-back.ts';
import { decideAskBack } from '@patio/domain/finance/deposits/deposit-step.ts';
import { beyondLimit } from '@patio/domain/people/trust/exposure.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { limitedAccount, usageOf } from '../../../people/limits/public.ts';
import { factsOf } from '../deposit-facts.ts';
import { findDeposit, writeAskedBack, type DepositRow } from '../deposits.store.ts';
import { openDeposit } from '../open-deposit.ts';
import { presentOwnDeposit } from './own-deposits.present.ts';
import { returnDeposit } from '../send-back.ts';

const REFUSALS = {
  'not-held': 'deposit-not-held',
  leads: 'deposit-leads',
  unpaid: 'deposit-unpaid',
  undecided: 'deposit-undecided',
  'over-limit': 'deposit-over-limit',
} as const;

/** Returns a deposit because who left it asks for it; one that is on its way already stays so. */
export const askDepositBack =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened?.deposit.account_id !== actor.accountId) return undefined;
      const { deposit } = opened;
      if (deposit.state === 'returning' || deposit.state === 'returned') return deposit;
      const at = deps.clock.now();
      const decision = decideAskBack(factsOf(deposit), await isOverLimit(deps, transaction, deposit, at));
      if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
      await writeAskedBack(transaction, deposit.code, at);
      await returnDeposit(deps, transaction, opened, { by: null, reason: null, at });
      return findDeposit(transaction, deposit.code);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('deposit-not-found') : { data: presentOwnDeposit(outcome) };
  };

/** Whether what they stand for elsewhere needs the deposit (rule 0.26). */
async function isOverLimit(
  { config }: ServerDeps,
  transaction: Transaction,
  { account_id: account, amount_cents: amount, state }: DepositRow,
  at: number,
): Promise<boolean> {
  const usage = await usageOf(transaction, account, saoPauloMonth(at).from, at);
  if (usage === undefined || state !== 'held') return false;
  const used = usage.leading_cents + usage.proposed_cents + usage.unpaid_cents;
  const without = limitedAccount({ ...usage, deposit_cents: usage.deposit_cents - amount });
  return used > 0 && beyondLimit(without, { used, amount: 0 }, config.rules.exposure) !== null;
}

import type { chooseDepositUse as contract } from '@patio/contract/finance/deposits/choose-deposit-use.ts';
import { decideUse } from '@patio/domain/finance/deposits/set-off.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { followApproval } from '../../charges/public.ts';
import { openPaidPurchase } from '../../paybacks/public.ts';
import { factsOf } from '../deposit-facts.ts';
import { findDeposit, writeChosen, type DepositRow } from '../deposits.store.ts';
import { openDeposit } from '../open-deposit.ts';
import { isChosen, presentOwnDeposit } from './own-deposits.present.ts';

const REFUSALS = {
  'not-held': 'deposit-not-held',
  'no-purchase': 'deposit-no-purchase',
  undecided: 'deposit-undecided',
} as const;

interface Choice {
  readonly use: boolean;
  readonly by: number;
  readonly at: number;
}

/** Lets a deposit of the caller pay the price of their purchase, or takes that back, under the locks of bidding. */
export const chooseDepositUse =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const choice = { use: body.usar, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened?.deposit.account_id !== actor.accountId) return undefined;
      return (await choose(deps, transaction, opened.deposit, choice)) ?? findDeposit(transaction, params.id);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('deposit-not-found') : { data: presentOwnDeposit(outcome) };
  };

async function choose(
  deps: ServerDeps,
  transaction: Transaction,
  deposit: DepositRow,
  { use, by, at }: Choice,
): Promise<ApiError | null> {
  // It may have paid the price while the page was open.
  if (deposit.state === 'used') return use ? null : new ApiError('deposit-used');
  const decision = decideUse(factsOf(deposit));
  if (decision !== 'allowed' || deposit.bought === null)
    return new ApiError(decision === 'allowed' ? 'deposit-no-purchase' : REFUSALS[decision]);
  if (isChosen(deposit) === use) return null;
  const purchase = deposit.bought;
  await writeChosen(transaction, deposit.code, use ? { purchase, at } : null);
  await recordAudit(transaction, {
    actorId: by,
    action: 'choose-deposit-use',
    subject: `purchase ${purchase}`,
    details: { deposit: deposit.code, amount: deposit.amount_cents },
    before: { use: !use },
    after: { use },
    at,
  });
  transaction.afterCommit(() => deps.live.publishNegotiation(by, deposit.offer_code));
  const paid = await openPaidPurchase(transaction, purchase);
  // The rest may be paid already; open Pix ask for another amount from now on.
  if (paid !== undefined) await followApproval(deps, transaction, paid, { by: null, at });
  return null;
}

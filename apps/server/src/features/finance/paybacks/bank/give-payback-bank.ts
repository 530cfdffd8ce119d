import type { givePaybackBank as contract } from '@patio/contract/finance/paybacks/bank/give-payback-bank.ts';
import { decideGiveBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readBankData } from '../../../sales/cancellations/public.ts';
import type { OpenedPurchase } from '../../charges/public.ts';
import { showOwnPaybacks } from '../list-own-paybacks.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { announceBank } from './announce-bank.ts';
import { withdrawProposal, writeBank } from './banks.store.ts';
import { owedPurchase, sealPaybackBank } from './payback-bank.ts';

const REFUSALS = { 'not-asked': 'payback-bank-not-asked', released: 'payback-bank-released' } as const;
const CHANGED = 'Quem recebe mudou os dados bancários.';

/** Keeps the account to which money of a purchase of the caller goes back, until its transfer is released. */
export const givePaybackBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom, reply }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openPaidPurchase(transaction, params.id);
      if (opened?.purchase.account_id !== actor.accountId) return undefined;
      const data = await readBankData(transaction, body, idiom);
      if (data instanceof ApiError) return data;
      const refused = await give(deps, transaction, opened, { data, at: deps.clock.now() });
      return refused ?? showOwnPaybacks(transaction, params.id);
    });
    if (outcome instanceof ApiError) throw outcome;
    reply.header('cache-control', 'no-store');
    return outcome === undefined ? fail('purchase-not-found') : { data: outcome };
  };

async function give(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedPurchase,
  { data, at }: { readonly data: BankData; readonly at: number },
): Promise<ApiError | null> {
  const { code, account_id: by } = opened.purchase;
  const owed = await owedPurchase(transaction, code);
  const decision = decideGiveBank(owed);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  // What was proposed names the account from before: nobody releases it to this one unseen.
  const withdrawn = await withdrawProposal(transaction, code, { decision: CHANGED, at });
  await writeBank(transaction, code, { sealed: sealPaybackBank(deps, code, data), at });
  await recordAudit(transaction, {
    actorId: by,
    action: 'give-payback-bank',
    subject: `purchase ${code}`,
    details: { ownAccount: data.holderIsBuyer, withdrawn },
    before: { given: owed.given },
    after: { given: true },
    at,
  });
  await announceBank(deps, transaction, opened, { what: 'given', amount: owed.owed, reason: null, at });
  return null;
}

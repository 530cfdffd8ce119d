import type { giveDepositBank as contract } from '@patio/contract/finance/deposits/give-deposit-bank.ts';
import { decideGiveBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import { DEPOSIT_TRANSFER_DAYS } from '@patio/domain/finance/deposits/transfer.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readBankData } from '../../../sales/cancellations/public.ts';
import { workingCalendar } from '../../../sales/working-days/public.ts';
import { announceDeposit } from '../announce-deposit.ts';
import { findDeposit } from '../deposits.store.ts';
import { openDeposit, type OpenedDeposit } from '../open-deposit.ts';
import { presentOwnDeposit } from '../own/own-deposits.present.ts';
import { withdrawTransfer } from '../office/transfers/transfers.store.ts';
import { writeBank } from './banks.store.ts';
import { sealDepositBank } from './deposit-bank.ts';
import { owedDeposit } from './owed-deposit.ts';

const REFUSALS = { 'not-asked': 'deposit-bank-not-asked', released: 'deposit-bank-released' } as const;
const CHANGED = 'Quem recebe mudou os dados bancários.';

/** Keeps the account to which a deposit of the caller goes back, until its transfer is released. */
export const giveDepositBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom, reply }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened?.deposit.account_id !== actor.accountId) return undefined;
      const data = await readBankData(transaction, body, idiom);
      if (data instanceof ApiError) return data;
      const refused = await give(deps, transaction, opened, { data, at: deps.clock.now() });
      return refused ?? findDeposit(transaction, params.id);
    });
    if (outcome instanceof ApiError) throw outcome;
    reply.header('cache-control', 'no-store');
    return outcome === undefined ? fail('deposit-not-found') : { data: presentOwnDeposit(outcome) };
  };

async function give(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { data, at }: { readonly data: BankData; readonly at: number },
): Promise<ApiError | null> {
  const { code, account_id: by, offer_code: offer } = opened.deposit;
  const owed = await owedDeposit(transaction, opened);
  const decision = decideGiveBank(owed);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  // What was proposed names the account from before: nobody releases it to this one unseen.
  const withdrawn = await withdrawTransfer(transaction, code, { decision: CHANGED, at });
  const transferBy = addWorkingDays(at, DEPOSIT_TRANSFER_DAYS, await workingCalendar(transaction, at));
  await writeBank(transaction, code, { sealed: sealDepositBank(deps, code, data), at, transferBy });
  await recordAudit(transaction, {
    actorId: by,
    action: 'give-deposit-bank',
    subject: `offer ${offer}`,
    details: { deposit: code, ownAccount: data.holderIsBuyer, withdrawn },
    before: { given: owed.given },
    after: { given: true },
    at,
  });
  const amount = owed.owed > 0 ? owed.owed : opened.deposit.amount_cents;
  await announceDeposit(deps, transaction, opened, { what: 'bank-given', amount, part: at, at });
  return null;
}

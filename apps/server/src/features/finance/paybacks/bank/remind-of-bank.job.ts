import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { remindInTurn, type Turn } from '../../bank-reminders/public.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { announceBank } from './announce-bank.ts';
import { purchasesToRemind, writeReminded } from './banks.store.ts';
import { owedPurchase } from './payback-bank.ts';

/** Reminds buyers who were asked for bank data for what is owed back of a purchase and gave none. */
export const remindOfPaybackBankJob = (deps: ServerDeps): Job =>
  remindInTurn(deps, {
    name: 'remind-of-payback-banks',
    failed: 'a buyer could not be reminded of bank data',
    find: purchasesToRemind,
    remind: (transaction, code, turn) => remind(deps, transaction, code, turn),
  });

async function remind(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  { at, dueOf }: Turn,
): Promise<void> {
  const opened = await openPaidPurchase(transaction, code);
  const { owed, given, givenUp, open, bank } = await owedPurchase(transaction, code);
  if (opened === undefined || bank === undefined || given || givenUp || owed <= 0 || open !== null) return;
  const { reminders, asked_at: askedAt, reminded_at: remindedAt } = bank;
  const what = dueOf({ askedAt, remindedAt, reminders });
  if (what === null) return;
  await writeReminded(transaction, code, at);
  await announceBank(deps, transaction, opened, { what, amount: owed, reason: null, at });
}

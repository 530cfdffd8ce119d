import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { remindInTurn, type Turn } from '../../bank-reminders/public.ts';
import { announceDeposit } from '../announce-deposit.ts';
import { openDeposit } from '../open-deposit.ts';
import { depositsToRemind, writeReminded } from './banks.store.ts';
import { owedDeposit } from './owed-deposit.ts';

/** Reminds buyers who were asked for bank data for their deposit and gave none. */
export const remindOfBankJob = (deps: ServerDeps): Job =>
  remindInTurn(deps, {
    name: 'remind-of-deposit-banks',
    failed: 'a deposit could not be reminded of',
    find: depositsToRemind,
    remind: (transaction, code, turn) => remind(deps, transaction, code, turn),
  });

async function remind(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  { at, dueOf }: Turn,
): Promise<void> {
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) return;
  const { bank_asked_at: askedAt, bank_reminded_at: remindedAt, bank_reminders: reminders } = opened.deposit;
  if (askedAt === null) return;
  const { owed, asked, given, givenUp, open } = await owedDeposit(transaction, opened);
  if (owed <= 0 || !asked || given || givenUp || open !== null) return;
  const due = dueOf({ askedAt, remindedAt, reminders });
  if (due === null) return;
  await writeReminded(transaction, code, at);
  await announceDeposit(deps, transaction, opened, { what: `bank-${due}`, amount: owed, part: at, at });
}

import { DEPOSIT_BANK_REMINDERS, nextBankReminder } from '@patio/domain/finance/deposits/transfer.ts';
import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { isGone } from '../../../../platform/db/failures.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { workingCalendar } from '../../../sales/working-days/public.ts';
import { announceDeposit } from '../announce-deposit.ts';
import { openDeposit } from '../open-deposit.ts';
import { depositsToRemind, writeReminded } from './banks.store.ts';
import { owedDeposit } from './owed-deposit.ts';

const batch = 50;

/**
 * Reminds who was asked for bank data for their deposit and gave none, by day, after ever longer pauses, a few times: then finance sees it on the
 * list alone. Each by itself: one that cannot be reminded keeps no other from it.
 */
export function remindOfBankJob(deps: ServerDeps): Job {
  let after = 0;
  return {
    name: 'remind-of-deposit-banks',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      if (reminderDays(at).length === 0) return false;
      const calendar = await workingCalendar(deps.database, at);
      const codes = await depositsToRemind(deps.database, {
        after,
        limit: batch,
        most: DEPOSIT_BANK_REMINDERS,
      });
      for (const code of codes)
        try {
          await deps.database.transact((transaction) => remind(deps, transaction, code, { at, calendar }));
        } catch (error) {
          if (isGone(error)) throw error;
          deps.logger.error({ err: error, deposit: code }, 'a deposit could not be reminded of');
        }
      after = codes.length === batch ? (codes.at(-1) ?? 0) : 0;
      return after > 0;
    },
  };
}

async function remind(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  { at, calendar }: { readonly at: number; readonly calendar: WorkingCalendar },
): Promise<void> {
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) return;
  const { bank_asked_at: askedAt, bank_reminded_at: remindedAt, bank_reminders: reminders } = opened.deposit;
  if (askedAt === null) return;
  const { owed, asked, given, givenUp, open } = await owedDeposit(transaction, opened);
  if (owed <= 0 || !asked || given || givenUp || open !== null) return;
  const due = nextBankReminder(
    { notifiedAt: remindedAt ?? askedAt, reminders },
    deps.config.rules.stepReminderDays,
    calendar,
  );
  if (due === null || at < due) return;
  await writeReminded(transaction, code, at);
  const last = reminders + 1 === DEPOSIT_BANK_REMINDERS;
  const what = last ? 'bank-last-reminder' : 'bank-reminder';
  await announceDeposit(deps, transaction, opened, { what, amount: owed, part: at, at });
}

import { DEPOSIT_BANK_REMINDERS, nextBankReminder } from '@patio/domain/finance/deposits/transfer.ts';
import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { isGone } from '../../../../platform/db/failures.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { workingCalendar } from '../../../sales/working-days/public.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { announceBank } from './announce-bank.ts';
import { erasePaybackBanks, purchasesToRemind, writeReminded } from './banks.store.ts';
import { owedPurchase } from './payback-bank.ts';

const DAY_MS = 86_400_000;
const batch = 50;

/**
 * Reminds buyers who were asked for bank data and gave none, by day, after ever longer pauses, a few times, as of deposits (decision 0161). Each by
 * itself: one that cannot be reminded keeps no other from it.
 */
export function remindOfPaybackBankJob(deps: ServerDeps): Job {
  let after = 0;
  return {
    name: 'remind-of-payback-banks',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      if (reminderDays(at).length === 0) return false;
      const calendar = await workingCalendar(deps.database, at);
      const most = DEPOSIT_BANK_REMINDERS;
      const codes = await purchasesToRemind(deps.database, { after, limit: batch, most });
      for (const code of codes)
        try {
          await deps.database.transact((transaction) => remind(deps, transaction, code, { at, calendar }));
        } catch (error) {
          if (isGone(error)) throw error;
          deps.logger.error({ err: error, purchase: code }, 'a buyer could not be reminded of bank data');
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
  const opened = await openPaidPurchase(transaction, code);
  const { owed, given, givenUp, open, bank } = await owedPurchase(transaction, code);
  if (opened === undefined || bank === undefined || given || givenUp || owed <= 0 || open !== null) return;
  const { reminders, asked_at: askedAt, reminded_at: remindedAt } = bank;
  const due = nextBankReminder(
    { notifiedAt: remindedAt ?? askedAt, reminders },
    deps.config.rules.stepReminderDays,
    calendar,
  );
  if (due === null || at < due) return;
  await writeReminded(transaction, code, at);
  const what = reminders + 1 === DEPOSIT_BANK_REMINDERS ? 'last-reminder' : 'reminder';
  await announceBank(deps, transaction, opened, { what, amount: owed, reason: null, at });
}

/** Deletes the bank data of paybacks as those of refunds: `bankDataDays` after the money went back (S-15). */
export function erasePaybackBanksJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'erase-payback-banks',
    everyMs: 60 * 60_000,
    run: async () =>
      (await erasePaybackBanks(database, clock.now() - config.rules.bankDataDays * DAY_MS)) === 500,
  };
}

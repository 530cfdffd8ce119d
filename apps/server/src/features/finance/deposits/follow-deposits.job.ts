import { DEPOSIT_ASKED_MS } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { dueDeposits } from './deposits.store.ts';
import { followDeposit } from './follow-deposit.ts';
import { openDeposit } from './open-deposit.ts';

const batch = 50;

/** Returns deposits of those who did not win, ends those that nobody paid, and puts those of defaults before finance: each by itself. */
export function followDepositsJob(deps: ServerDeps): Job {
  const { clock, database } = deps;
  return {
    name: 'follow-deposits',
    everyMs: 10_000,
    run: async () => {
      const now = clock.now();
      const codes = await dueDeposits(database, { now, asked: now - DEPOSIT_ASKED_MS, limit: batch });
      for (const code of codes)
        await database.transact(async (transaction) => {
          const opened = await openDeposit(transaction, code);
          if (opened) await followDeposit(deps, transaction, opened, clock.now());
        });
      return codes.length === batch;
    },
  };
}

import { DEPOSIT_ASKED_MS } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import { isGone } from '../../../platform/db/failures.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { dueDeposits } from './deposits.store.ts';
import { followDeposit } from './follow-deposit.ts';
import { openDeposit } from './open-deposit.ts';

const batch = 50;

/**
 * Returns deposits of those who did not win, ends those that nobody paid, and puts those of defaults before finance. Each by itself: one that
 * cannot be followed keeps no other from it.
 */
export function followDepositsJob(deps: ServerDeps): Job {
  let after = 0;
  return {
    name: 'follow-deposits',
    everyMs: 10_000,
    run: async () => {
      const now = deps.clock.now();
      const asked = now - DEPOSIT_ASKED_MS;
      const codes = await dueDeposits(deps.database, { now, asked, after, limit: batch });
      for (const code of codes) await followOne(deps, code);
      const more = codes.length === batch;
      after = more ? (codes.at(-1) ?? 0) : 0;
      return more;
    },
  };
}

async function followOne(deps: ServerDeps, code: number): Promise<void> {
  try {
    await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, code);
      if (opened) await followDeposit(deps, transaction, opened, deps.clock.now());
    });
  } catch (error) {
    if (isGone(error)) throw error;
    deps.logger.error({ err: error, deposit: code }, 'a deposit could not be followed');
  }
}

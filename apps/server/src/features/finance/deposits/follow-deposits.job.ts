import { DEPOSIT_ASKED_MS } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isGone } from '../../../platform/db/failures.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { askIfStuck, stuckDeposits } from './bank/owed-deposit.ts';
import { dueDeposits } from './deposits.store.ts';
import { followDeposit } from './follow-deposit.ts';
import { openDeposit, type OpenedDeposit } from './open-deposit.ts';

const batch = 50;

/**
 * Returns deposits of those who did not win, ends those that nobody paid, puts those of defaults before finance, and asks for the bank data of
 * those that the bank no longer returns. Each by itself: one that cannot be followed keeps no other from it.
 */
export function followDepositsJob(deps: ServerDeps): Job {
  let after = 0;
  let afterStuck = 0;
  return {
    name: 'follow-deposits',
    everyMs: 10_000,
    run: async () => {
      const now = deps.clock.now();
      const asked = now - DEPOSIT_ASKED_MS;
      const codes = await dueDeposits(deps.database, { now, asked, after, limit: batch });
      for (const code of codes)
        await withDeposit(deps, code, (transaction, opened) => followDeposit(deps, transaction, opened, now));
      const stuck = await stuckDeposits(deps.database, { now, after: afterStuck, limit: batch });
      for (const code of stuck)
        await withDeposit(deps, code, async (transaction, opened) => {
          await askIfStuck(deps, transaction, opened, { reason: null, at: now });
        });
      after = nextAfter(codes);
      afterStuck = nextAfter(stuck);
      return after > 0 || afterStuck > 0;
    },
  };
}

/** Behind which one the next ones are; 0: there may be no more. */
const nextAfter = (codes: readonly number[]): number => (codes.length === batch ? (codes.at(-1) ?? 0) : 0);

async function withDeposit(
  deps: ServerDeps,
  code: number,
  work: (transaction: Transaction, opened: OpenedDeposit) => Promise<void>,
): Promise<void> {
  try {
    await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, code);
      if (opened) await work(transaction, opened);
    });
  } catch (error) {
    if (isGone(error)) throw error;
    deps.logger.error({ err: error, deposit: code }, 'a deposit could not be followed');
  }
}

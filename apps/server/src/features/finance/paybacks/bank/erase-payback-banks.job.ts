import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { erasePaybackBanks } from './banks.store.ts';

const DAY_MS = 86_400_000;

/** Deletes the bank data of paybacks as those of refunds: `bankDataDays` after the money went back (S-15). */
export function erasePaybackBanksJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'erase-payback-banks',
    everyMs: 60 * 60_000,
    run: async () =>
      (await erasePaybackBanks(database, clock.now() - config.rules.bankDataDays * DAY_MS)) === 500,
  };
}

import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { eraseBankData } from './bank-data.store.ts';

const dayMs = 86_400_000;

/** Deletes bank data `bankDataDays` after the refund or the refusal (S-15). */
export function eraseBankDataJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'erase-bank-data',
    everyMs: 60 * 60_000,
    run: async () => (await eraseBankData(database, clock.now() - config.rules.bankDataDays * dayMs)) === 500,
  };
}

import type { ServerDeps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { eraseAccount } from './erase-account.ts';
import { dueDeletionsAt } from './requests.store.ts';

/** Erases the accounts whose days of grace are over, each in a transaction of its own. */
export function eraseAccountsJob(deps: ServerDeps): Job {
  return {
    name: 'erase-accounts',
    everyMs: 60_000,
    run: async () => {
      for (const { code } of await dueDeletionsAt(deps.database, deps.clock.now())) {
        await eraseAccount(deps, code);
      }
      return false;
    },
  };
}

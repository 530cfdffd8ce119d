import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lookAtPerson } from './look-at-person.ts';
import { takeNews } from './operations.store.ts';

const AT_ONCE = 20;

/** Looks at the operations of people who bought or paid something, and opens what they call for. */
export function lookAtOperationsJob(deps: ServerDeps): Job {
  return {
    name: 'look-at-operations',
    everyMs: 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const accounts = await takeNews(transaction, AT_ONCE);
        for (const account of accounts) await lookAtPerson(deps, transaction, account, deps.clock.now());
        return accounts.length > 0;
      }),
  };
}

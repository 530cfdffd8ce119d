import type { ServerDeps } from '../../../deps.ts';
import { isGone } from '../../../platform/db/failures.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lookAtPerson } from './look-at-person.ts';
import { postponeNews, takeNews } from './operations.store.ts';

const AT_ONCE = 20;

/** Looks at the operations of people who bought or paid something, and opens what they call for. */
export function lookAtOperationsJob(deps: ServerDeps): Job {
  return {
    name: 'look-at-operations',
    everyMs: 60_000,
    run: async () => {
      for (let looked = 0; looked < AT_ONCE; looked += 1) if (!(await lookAtNext(deps))) return false;
      return true;
    },
  };
}

/** Each person by themselves: one who cannot be looked at waits behind the others. False: nobody is left, or it failed. */
async function lookAtNext(deps: ServerDeps): Promise<boolean> {
  const { clock, database, logger } = deps;
  try {
    return await database.transact(async (transaction) => {
      const account = await takeNews(transaction);
      if (account === undefined) return false;
      await lookAtPerson(deps, transaction, account, clock.now());
      return true;
    });
  } catch (error) {
    if (isGone(error)) throw error;
    logger.error({ err: error }, 'operations of a person could not be looked at');
    await postponeNews(database);
    return false;
  }
}

import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { removeLapsed } from './spent-tokens.store.ts';

/** Deletes used proofs once they have expired. */
export function forgetSpentTokensJob({ clock, database }: ServerDeps): Job {
  return {
    name: 'forget-spent-tokens',
    everyMs: 3_600_000,
    run: async () => {
      await removeLapsed(database, clock.now());
      return false;
    },
  };
}

import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { removeLapsed } from './spent-tokens.store.ts';

/** Forgets proofs that were used up once they have lapsed by themselves. */
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

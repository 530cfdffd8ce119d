import type { ServerDeps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { removeInterestTokens } from './interests.store.ts';

/** Forgets the tokens of registrations once they have ended. */
export function tidyInterestTokensJob({ clock, database }: ServerDeps): Job {
  return {
    name: 'tidy-interest-tokens',
    everyMs: 3_600_000,
    run: async () => {
      await removeInterestTokens(database, clock.now());
      return false;
    },
  };
}

import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { removeSignUpTokens } from './sign-up-tokens.store.ts';

/** Deletes expired registration tokens. */
export function cleanUpSignUpTokensJob({ clock, database }: ServerDeps): Job {
  return {
    name: 'clean-up-sign-up-tokens',
    everyMs: 3_600_000,
    run: async () => {
      await removeSignUpTokens(database, clock.now());
      return false;
    },
  };
}

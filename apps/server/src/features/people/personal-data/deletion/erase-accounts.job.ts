import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { eraseAccount } from './erase-account.ts';
import { DELETIONS_AT_ONCE, dueDeletionsAt } from '../requests/requests.store.ts';

/**
 * Erases the accounts whose days of grace are over, each in its own transaction. One that fails or has to wait does not block the others.
 */
export function eraseAccountsJob(deps: ServerDeps): Job {
  return {
    name: 'erase-accounts',
    everyMs: 60_000,
    run: async () => {
      const now = deps.clock.now();
      let last = 0;
      for (;;) {
        const due = await dueDeletionsAt(deps.database, { now, after: last });
        for (const { code } of due) {
          await eraseAccount(deps, code).catch((error: unknown) =>
            deps.logger.error({ err: error, request: code }, 'account cannot be erased'),
          );
          last = code;
        }
        if (due.length < DELETIONS_AT_ONCE) return false;
      }
    },
  };
}

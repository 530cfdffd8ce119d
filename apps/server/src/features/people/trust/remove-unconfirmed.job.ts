import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { forgetEmailCodes } from '../../identity/email-confirmations/public.ts';
import { emptyAccount, holdAccount } from '../personal-data/public.ts';
import { isUnconfirmed, unconfirmedSince, type Overdue } from './unconfirmed.store.ts';
import { warnUnconfirmed } from './warn-unconfirmed.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Removes accounts that never confirmed their e-mail and have no deals, some days after they were created (rule 0.26): the address becomes
 * free for its owner. A day before, one mail to the address says how to keep the account; if it was late, the removal waits. Each in its
 * own transaction that locks the account, so that a concurrent confirmation or deal comes first or finds it gone.
 */
export function removeUnconfirmedJob(deps: ServerDeps): Job {
  const { clock, config, database, logger } = deps;
  return {
    name: 'remove-unconfirmed',
    everyMs: hourMs,
    run: async () => {
      const now = clock.now();
      await forgetEmailCodes(database, now);
      const { unconfirmedMs } = config.rules;
      if (unconfirmedMs === 0) return false;
      await warnUnconfirmed(deps, now);
      const overdue = { since: now - unconfirmedMs, warnedBy: now - dayMs };
      let last = 0;
      for (;;) {
        const ids = await unconfirmedSince(database, overdue, last);
        for (const id of ids) {
          await remove(deps, id, { overdue, now }).catch((error: unknown) =>
            logger.error({ err: error, account: id }, 'account cannot be removed'),
          );
          last = id;
        }
        if (ids.length === 0) return false;
      }
    },
  };
}

async function remove(
  deps: ServerDeps,
  accountId: number,
  { overdue, now }: { readonly overdue: Overdue; readonly now: number },
): Promise<void> {
  await deps.database.transact(async (transaction) => {
    await holdAccount(transaction, accountId);
    if (await isUnconfirmed(transaction, overdue, accountId)) {
      await emptyAccount(deps, transaction, accountId, now);
    }
  });
}

import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { recordSecurityEvent } from '../../identity/security/public.ts';
import { blockWriter, ENDED_AT_ONCE, endedBlocks } from './blocks.store.ts';
import { notifyUnblock } from './notify-block.ts';

/** Ends the blocks whose last day is over, and notifies the owners. What staff decided was audited with the block. */
export function liftEndedBlocksJob(deps: ServerDeps): Job {
  const { clock, database, logger } = deps;
  return {
    name: 'lift-ended-blocks',
    everyMs: 60_000,
    run: async () => {
      const due = await endedBlocks(database, clock.now());
      let failed = 0;
      for (const accountId of due) {
        await lift(deps, accountId).catch((error: unknown) => {
          failed += 1;
          logger.error({ err: error, account: accountId }, 'block cannot be ended');
        });
      }
      return due.length === ENDED_AT_ONCE && failed === 0;
    },
  };
}

async function lift(deps: ServerDeps, accountId: number): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (transaction) => {
    const writer = blockWriter(transaction);
    const person = await writer.lockEnded(accountId, at);
    // Staff were faster, or prolonged it.
    if (!person) return;
    await writer.end(accountId, at);
    await recordSecurityEvent(transaction, { now: at }, { accountId, kind: 'account-unblocked' });
    await notifyUnblock(deps, transaction, { person, reason: null, at });
  });
}

import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { takeDue } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { settleApart } from './settle-apart.ts';

const batch = 20;
/** A process that dies leaves its Pix to the others after this time. */
const LEASE_MS = 60_000;

/** Asks the bank about the Pix that are due: with news, at their end, or because an earlier question failed. */
export function settlePixJob(deps: PixDeps): Job {
  const { clock, database } = deps;
  return {
    name: 'settle-pix',
    everyMs: 5000,
    run: async () => {
      const now = clock.now();
      const txids = await takeDue(database, { now, again: now + LEASE_MS, limit: batch });
      for (const txid of txids) await settleApart(deps, txid);
      return txids.length === batch;
    },
  };
}

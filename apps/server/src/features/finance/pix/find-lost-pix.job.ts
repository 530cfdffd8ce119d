import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { knownTxids } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { forgetNews, raiseReadUntil, readUntil, recordedPayments } from './pix-payments.store.ts';
import { settleApart } from './settle-apart.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The bank’s clock may be this much before or behind ours, and it may list a payment this much later. */
const SLACK_MS = 2 * 60 * MINUTE;
/** Where the first reading begins. */
const FIRST_MS = 7 * DAY;
const MOST_PAGES = 1000;

/** Reads the bank’s list of received payments, and settles those that no news told of; what fails is left to the job that settles. */
export function findLostPixJob(deps: PixDeps): Job {
  const { clock, database, logger } = deps;
  return {
    name: 'find-lost-pix',
    everyMs: 3 * MINUTE,
    run: async () => {
      const now = clock.now();
      const until = (await readUntil(database)) ?? now - FIRST_MS;
      try {
        await readList(deps, until - SLACK_MS, now + SLACK_MS);
      } catch (error) {
        if (!(error instanceof PixError)) throw error;
        logger.warn({ failure: error.failure, kind: error.kind }, 'the bank did not list what was received');
        return false;
      }
      await raiseReadUntil(database, now);
      await forgetNews(database, now - 90 * DAY);
      return false;
    },
  };
}

async function readList(deps: PixDeps, from: number, to: number): Promise<void> {
  const { bank, database } = deps;
  const txids = new Set<string>();
  for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
    const read = await bank.listReceived(from, to, page);
    pages = read.pages;
    const recorded = await recordedPayments(
      database,
      read.payments.map(({ endToEndId }) => endToEndId),
    );
    for (const { endToEndId, txid } of read.payments)
      if (txid !== null && !recorded.has(endToEndId)) txids.add(txid);
  }
  const ours = await knownTxids(database, [...txids]);
  for (const txid of ours) await settleApart(deps, txid);
}
